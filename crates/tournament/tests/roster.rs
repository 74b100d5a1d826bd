//! Players from lines, late ones and those who leave.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

use proptest::prelude::*;
use tournament::{ChangeError, LineError, Number, Roster, draw};

fn names(roster: &Roster) -> Vec<(u32, &str, Option<&str>)> {
    roster.players().map(|p| (p.number.0, p.name.as_str(), p.club.as_deref())).collect()
}

#[test]
fn commas_semicolons_and_tabs() {
    let expected = [(1, "Anna", Some("SV")), (2, "Ben", None), (5, "O \"K\", Carl", Some("SV"))];
    for text in [
        "\u{feff}name,club,number\r\nAnna,SV,\r\nBen\r\n\"O \"\"K\"\", Carl\",SV,5\r\n",
        "Anna;SV\n\nBen;;2\n\"O \"\"K\"\", Carl\";SV;5",
        "Anna\tSV\t1\nBen\t\t\n\"O \"\"K\"\", Carl\"\tSV\t5",
    ] {
        assert_eq!(names(&Roster::read(text).unwrap()), expected);
    }
}

#[test]
fn every_wrong_line_is_named() {
    let text = "Anna,SV,1\nBen,SV,1\n,SV,3\nCarl,SV,x\n\"Dora,SV\nE,F,7,8\nFritz,SV\nFritz,sv\nG,,0\n";
    let errors = Roster::read(text).unwrap_err();
    let found: Vec<(usize, LineError)> = errors.into_iter().map(|e| (e.line, e.what)).collect();
    let expected = [
        (2, LineError::NumberTaken(Number(1))),
        (3, LineError::NoName),
        (4, LineError::NotANumber("x".into())),
        (5, LineError::Quote),
        (6, LineError::Columns(4)),
        (8, LineError::SameAgain("Fritz".into())),
        (9, LineError::NotANumber("0".into())),
    ];
    assert_eq!(found, expected);
}

#[test]
fn late_and_leaving_players_are_drawn_where_they_are() {
    let lines: String = (1..=20).map(|n| format!("P{n},Club {}\n", n % 6)).collect();
    let mut roster = Roster::read(&lines).unwrap();
    let late = roster.next_number();
    assert_eq!(late, Number(21));
    roster.add(late, "Late".into(), Some("CLUB 1".into()), 2);
    roster.leaves(Number(3), 2).unwrap();
    roster.comes(Number(4), 2).unwrap();
    let never = ChangeError::Never { player: late, from: 2, until: 1 };
    assert_eq!(roster.leaves(late, 1), Err(never));
    assert_eq!(roster.comes(Number(99), 1), Err(ChangeError::NoSuchPlayer(Number(99))));
    let (field, numbers) = roster.field(3);
    assert_eq!(field.present.iter().map(Vec::len).collect::<Vec<_>>(), [19, 21, 20]);
    assert_eq!(field.clubs[20], field.clubs[0], "clubs are the same in small letters");
    let three = draw(&field, &[], 1).unwrap();
    let sits =
        |round: usize, n: u32| three.rounds[round].0.iter().flatten().any(|&p| numbers[p] == Number(n));
    assert_eq!((0..3).map(|r| sits(r, 3)).collect::<Vec<_>>(), [true, true, false]);
    assert_eq!((0..3).map(|r| sits(r, 4)).collect::<Vec<_>>(), [false, true, true]);
}

#[test]
fn the_highest_number_does_not_stop_a_late_player() {
    let roster = Roster::read(&format!("A,,{}", u32::MAX)).unwrap();
    assert_eq!(roster.next_number(), Number(u32::MAX - 1));
}

#[test]
fn a_second_list_goes_on_with_the_next_numbers() {
    let roster = Roster::read("Anna\nBen\nCarl,,7").unwrap();
    for (list, numbers) in
        [("Dora\nEmil", [8, 9]), ("Dora,,4\nEmil,,9", [4, 9]), ("Dora,,1\nEmil,,9", [8, 16])]
    {
        let late = roster.entrants(&Roster::read(list).unwrap(), 2);
        let found: Vec<_> = late.iter().map(|one| (one.number.0, &*one.name, one.from)).collect();
        assert_eq!(found, [(numbers[0], "Dora", 2), (numbers[1], "Emil", 2)], "{list}");
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "[\\PC\n\r\t\";,]*") {
        let lines = text.lines().count();
        match Roster::read(&text) {
            Ok(roster) => prop_assert!(roster.players().count() <= lines),
            Err(errors) => prop_assert!(errors.iter().all(|e| (1..=lines).contains(&e.line))),
        }
    }

    #[test]
    fn names_come_back_as_they_were(names in proptest::collection::vec("[a-z\";,]{1,8}", 1..20)) {
        let quoted = |(i, name): (usize, &String)| format!("\"x{}\";\"c\";{}\n", name.replace('"', "\"\""), i + 1);
        let text: String = names.iter().enumerate().map(quoted).collect();
        let roster = Roster::read(&text).unwrap();
        let read: Vec<String> = roster.players().map(|p| p.name.clone()).collect();
        prop_assert_eq!(read, names.iter().map(|n| format!("x{n}")).collect::<Vec<_>>());
    }
}
