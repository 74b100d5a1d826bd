//! Players from lines, late ones and those who leave.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

use proptest::prelude::*;
use tournament::{
    Applicant, ChangeError, Column, Columns, ColumnsError, Like, LineError, Listing, Number, Roster, decode,
    draw,
};

/// Everybody of a list that is read as it seems to be.
fn applicants(text: &str, roster: &Roster) -> Vec<Applicant> {
    let list = Listing::read(text);
    let (all, wrong) = list.applicants(list.columns(), roster);
    assert_eq!(wrong, [], "{text}");
    all
}

/// A roster with these people added, doubles left out.
fn with(mut roster: Roster, text: &str) -> Roster {
    let new: Vec<Applicant> = applicants(text, &roster).into_iter().filter(|one| !one.is_double()).collect();
    for one in roster.entrants(&new, 1) {
        roster.add(one.number, one.name, one.club, one.from);
    }
    roster
}

fn read(text: &str) -> Roster {
    with(Roster::default(), text)
}

fn names(roster: &Roster) -> Vec<(u32, &str, Option<&str>)> {
    roster.players().map(|p| (p.number.0, p.name.as_str(), p.club.as_deref())).collect()
}

#[test]
fn commas_semicolons_and_tabs() {
    let expected = [(1, "Anna", Some("SV")), (2, "Ben", None), (5, "O \"K\" Carl", Some("SV"))];
    for text in [
        "\u{feff}name,club,number\r\nAnna,SV,\r\nBen\r\n\"O \"\"K\"\" Carl\",SV,5\r\n",
        "Anna;SV\n\nBen;;2\n\"O \"\"K\"\" Carl\";SV;5",
        "Anna\tSV\t1\rBen\t\t\r\"O \"\"K\"\" Carl\"\tSV\t5",
        "5;O \"K\" Carl;SV\n1;Anna;SV\n2;Ben;",
    ] {
        assert_eq!(names(&read(text)), expected, "{text}");
    }
}

/// Columns come in any order, under headings of any of the languages or of none.
#[test]
fn columns_are_told_by_their_headings_and_by_what_stands_in_them() {
    for (text, columns) in [
        ("Nr.;Verein;Vorname;Name\n7;SV Blau;Jürgen;Müller", "number,club,first,name"),
        ("Startnummer\tNavn\tKlub\tTelefon\n1\tOle\tAarhus\t1234", "number,name,club,-"),
        ("Achternaam,Voornaam,Vereniging\nJansen,Piet,De Vier", "name,first,club"),
        ("Teilnehmer 2026;;\n\nName;Bezahlt;Start-Nr.\nAnna;ja;3", "name,-,number"),
        // Without headings: numbers are start numbers if each is another, what comes again is a club.
        ("Anna Berg\nBen Wolf", "name"),
        ("12;Anna Berg;SV Blau\n13;Ben Wolf;SV Blau", "number,name,club"),
        ("SV Blau\t10", "name,number"),
        ("Müller, Jürgen\nBerg, Anna-Lena\nWolf, Ben", "name,first"),
        ("Berg;Anna;SV Rot\nWolf;Ben;SV Blau\nKern;Ida;SV Rot", "name,first,club"),
        ("Anna,SV\nBen,SV\nCai,TSV", "name,club"),
        ("Anna Berg;10;SV Rot\nBen Wolf;10;SV Blau", "name,-,club"),
    ] {
        assert_eq!(Listing::read(text).columns().to_string(), columns, "{text}");
    }
}

/// Lists in mails and messages are numbered, or have a dash before each name, and the club in brackets.
#[test]
fn what_stands_before_each_line_is_no_name() {
    let expected = [(1, "Heinz Bäcker", None), (2, "Klaus Töpfer", Some("SV Blau")), (3, "Ida Kern", None)];
    for text in [
        "1. Heinz Bäcker\n2. Klaus Töpfer (SV Blau)\n3. Ida Kern",
        "1) Heinz Bäcker\n2) Klaus Töpfer (SV Blau)\n 3) Ida Kern",
        "- Heinz Bäcker\n- Klaus Töpfer (SV Blau)\n- Ida Kern\n",
        "Angemeldet:\n\n• Heinz Bäcker\n• Klaus Töpfer (SV Blau)\n• Ida Kern",
        "1. Bäcker, Heinz\n2. Töpfer, Klaus (SV Blau)\n3. Kern, Ida",
    ] {
        let roster = read(text);
        let all: Vec<_> = names(&roster).into_iter().filter(|(_, name, _)| *name != "Angemeldet:").collect();
        let (people, clubs): (Vec<_>, Vec<_>) = all.iter().map(|(_, name, club)| (*name, *club)).unzip();
        assert_eq!(people, expected.map(|(_, name, _)| name), "{text}");
        assert_eq!(clubs, expected.map(|(_, _, club)| club), "{text}");
    }
    assert_eq!(names(&read("Ida Kern (jun.)\nBen Wolf (2)"))[0].1, "Ida Kern (jun.)");
    // Twice the same list: everybody is there already.
    let again = applicants("2. Kern, Ida\n1. Bäcker, Heinz", &read("1. Heinz Bäcker\n2. Ida Kern"));
    assert!(again.iter().all(Applicant::is_double), "{again:?}");
}

#[test]
fn a_name_is_written_the_other_way_round() {
    let expected = [(1, "Jürgen Müller", Some("SV Blau")), (2, "Ida Kern", None)];
    for text in [
        "\"Müller, Jürgen\",SV Blau\n\"Kern, Ida\",",
        "Müller, Jürgen;SV Blau\nKern, Ida;",
        "Müller, Jürgen\tSV Blau\nIda  Kern",
        "Name;Vorname;Verein\nMüller;Jürgen;SV Blau\nKern;Ida;",
        // The same letters, written with accents apart, as some file systems and programs do.
        "Mu\u{308}ller, Ju\u{308}rgen\tSV\u{a0}Blau\nKern, Ida",
    ] {
        assert_eq!(names(&read(text)), expected, "{text}");
    }
}

#[test]
fn files_are_read_however_their_letters_are_written() {
    let text = "Müller, Jürgen;Grün-Weiß Äpfelchen\nŠkoda, Zoë;";
    let expected = [(1, "Jürgen Müller", Some("Grün-Weiß Äpfelchen")), (2, "Zoë Škoda", None)];
    let utf16 = |little: bool| {
        let bytes = |unit: u16| if little { unit.to_le_bytes() } else { unit.to_be_bytes() };
        text.encode_utf16().flat_map(bytes).collect::<Vec<u8>>()
    };
    // Š is 0x8A where Windows is, and nothing in Latin-1; the others are the same in both.
    let windows = |c: char| if c == 'Š' { 0x8a } else { u8::try_from(u32::from(c)).unwrap() };
    for (how, bytes) in [
        ("UTF-8", text.as_bytes().to_vec()),
        ("UTF-8 with its mark", [b"\xef\xbb\xbf", text.as_bytes()].concat()),
        ("UTF-16", [vec![0xff, 0xfe], utf16(true)].concat()),
        ("UTF-16, the other end first", [vec![0xfe, 0xff], utf16(false)].concat()),
        ("UTF-16 without its mark", utf16(true)),
        ("UTF-16, the other end first, without its mark", utf16(false)),
        ("Windows-1252", text.chars().map(windows).collect()),
    ] {
        assert_eq!(decode(&bytes).trim_start_matches('\u{feff}'), text, "{how}");
        let list = Listing::of_file(&bytes);
        let (all, wrong) = list.applicants(&"name,club".parse().unwrap(), &Roster::default());
        assert_eq!(wrong, [], "{how}");
        let read: Vec<_> = all.iter().zip(1..).map(|(one, n)| (n, &*one.name, one.club.as_deref())).collect();
        assert_eq!(read, expected, "{how}");
    }
}

#[test]
fn a_cell_may_hold_ends_of_lines_and_a_mark_left_open_swallows_one_line_only() {
    let list = Listing::read("Anna;\"SV Blau\n1904 e.V.\"\nBen;SV Rot\n");
    let rows: Vec<_> = list.rows().iter().map(|row| (row.line, row.cell(0), row.cell(1))).collect();
    assert_eq!(rows, [(1, "Anna", "SV Blau 1904 e.V."), (3, "Ben", "SV Rot")]);
    let list = Listing::read("Anna;SV\n\"Dora;SV\nKarl \"Kalle\" Wolf;SV\n");
    let (all, wrong) = list.applicants(list.columns(), &Roster::default());
    assert_eq!(all.iter().map(|one| &*one.name).collect::<Vec<_>>(), ["Anna", "Karl \"Kalle\" Wolf"]);
    assert_eq!(wrong.iter().map(|e| (e.line, &e.what)).collect::<Vec<_>>(), [(2, &LineError::Quote)]);
}

#[test]
fn every_wrong_line_is_named() {
    let text = format!("Name,Club,No\nAnna,SV,1\n,SV,3\nCarl,SV,x\nDora,SV,0\n{},SV,\n", "x".repeat(81));
    let list = Listing::read(&text);
    let (all, wrong) = list.applicants(list.columns(), &Roster::default());
    assert_eq!(all.len(), 1);
    let found: Vec<(usize, LineError)> = wrong.into_iter().map(|e| (e.line, e.what)).collect();
    let expected = [
        (3, LineError::NoName),
        (4, LineError::NotANumber("x".into())),
        (5, LineError::NotANumber("0".into())),
        (6, LineError::Long),
    ];
    assert_eq!(found, expected);
}

#[test]
fn a_sum_below_the_list_is_nobody() {
    let sums = ["Summe: 31", "Anzahl Spieler: 31", "Gesamt", "total 31", "Antal", "I alt: 31"];
    for sum in sums {
        let list = Listing::read(&format!("Nr\tName\tVerein\n1\tAnna\tSV\n\t{sum}\t\n"));
        let (all, wrong) = list.applicants(list.columns(), &Roster::default());
        let found: Vec<_> = wrong.iter().map(|error| (error.line, &error.what)).collect();
        assert_eq!((all.len(), found), (1, vec![(3, &LineError::Sum)]), "{sum}");
    }
    // Names with numbers are names all the same.
    assert_eq!(applicants("Gast 1\nGast 2\nAnzal Summer\nTotal Tina", &Roster::default()).len(), 4);
}

#[test]
fn columns_that_name_nobody_are_refused() {
    for (text, error) in [
        ("club,number", ColumnsError::NoName),
        ("name,name", ColumnsError::Twice(Column::Name)),
        ("name,shoe", ColumnsError::Unknown("shoe".into())),
    ] {
        assert_eq!(text.parse::<Columns>(), Err(error));
    }
    assert_eq!("name,-,-,first".parse::<Columns>().unwrap().to_string(), "name,-,-,first");
}

/// The same list twice adds nobody, in whatever order and form; who bears a name that is there is named.
#[test]
fn who_is_there_already_is_found() {
    let list = "3;Fritz Kern;SV\n7;Fritz Kern;SV\n8;Anna Berg;SV\n9;Cai Wolf;\n";
    let roster = read(list);
    assert_eq!(roster.players().count(), 4, "father and son have two numbers");
    for again in [list, "Kern, Fritz;sv\nKERN, Fritz;SV\nBerg,  Anna;SV\nWolf, Cai;\n"] {
        let found = applicants(again, &roster);
        assert!(found.iter().all(|one| matches!(one.like, Some(Like::Player(_)))), "{found:?}");
        assert_eq!(with(roster.clone(), again), roster);
    }
    let like = |text: &str| applicants(text, &roster).last().unwrap().like;
    assert_eq!(like("Anna Berg;TSV"), Some(Like::OtherClub(Number(8))));
    assert_eq!(like("Anna Berg;"), Some(Like::Perhaps(Number(8))));
    assert_eq!(like("Cai Wolf;SV"), Some(Like::Perhaps(Number(9))));
    assert_eq!(like("Dora Lang;SV\ndora lang;"), Some(Like::PerhapsLine(1)));
    assert_eq!(like("Dora Lang;\nDora Lang;SV"), Some(Like::PerhapsLine(1)));
    assert_eq!(like("Dora Lang;SV\nDora Lang;TSV"), None);
    assert_eq!(like("Dora Lang;SV\nEva Lang;SV\ndora lang;SV"), Some(Like::Line(1)));
    assert_eq!(like("20;Anna Berg;SV\n21;Anna Berg;SV"), None, "two numbers: the second is another");
}

#[test]
fn late_and_leaving_players_are_drawn_where_they_are() {
    let lines: String = (1..=20).map(|n| format!("P{n},Club {}\n", n % 6)).collect();
    let mut roster = read(&lines);
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
    let roster = read(&format!("A,,{}", u32::MAX));
    assert_eq!(roster.next_number(), Number(u32::MAX - 1));
}

#[test]
fn a_second_list_keeps_its_numbers_where_they_are_free() {
    let roster = read("Anna;1\nBen;2\nCarl;7");
    for (list, numbers) in [
        ("Dora\nEmil", [8, 9]),
        ("Dora;4\nEmil;9", [4, 9]),
        ("Dora;1\nEmil;9", [8, 9]),
        ("Dora;1\nEmil;8", [9, 8]),
        ("Name;Nr\nDora;5\nEmil;5", [5, 8]),
    ] {
        let late = roster.entrants(&applicants(list, &roster), 2);
        let found: Vec<_> = late.iter().map(|one| (one.number.0, &*one.name, one.from)).collect();
        assert_eq!(found, [(numbers[0], "Dora", 2), (numbers[1], "Emil", 2)], "{list}");
    }
}

proptest! {
    #[test]
    fn any_text_is_read(text in "[\\PC\n\r\t\";,]*") {
        let lines = text.replace("\r\n", "\n").split(['\n', '\r']).count();
        let list = Listing::read(&text);
        let (all, wrong) = list.applicants(list.columns(), &Roster::default());
        prop_assert!(all.len() + wrong.len() <= lines);
        prop_assert!(all.iter().map(|one| one.line).chain(wrong.iter().map(|e| e.line)).all(|n| (1..=lines).contains(&n)));
    }

    #[test]
    fn any_file_is_read(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = Listing::of_file(&bytes);
    }

    #[test]
    fn names_come_back_as_they_were(names in proptest::collection::vec("[a-z\";]{1,8}", 1..20)) {
        let quoted = |(i, name): (usize, &String)| format!("\"x{}\";\"c\";{}\n", name.replace('"', "\"\""), i + 1);
        let text: String = names.iter().enumerate().map(quoted).collect();
        let roster = read(&text);
        let read: Vec<String> = roster.players().map(|p| p.name.clone()).collect();
        prop_assert_eq!(read, names.iter().map(|n| format!("x{n}")).collect::<Vec<_>>());
    }
}
