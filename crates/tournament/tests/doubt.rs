//! A list as an expert reads it: what is asked, what was most likely meant, and what is left alone.

#![allow(clippy::unwrap_used, reason = "tests")]

use tournament::{
    ByPosition, Doubt, Duty, List, Mark, Outcome, Position, SheetFile, TableSize, Told, Trumps, Written,
    read_sheet,
};

fn points(outcome: Outcome, points: [i32; 5]) -> Written {
    Told::Points { outcome, points: ByPosition::from(points) }.into()
}

/// A list with these games before, points only; a solo is who plays it.
fn after(size: TableSize, before: &[(Outcome, [i32; 5])]) -> List {
    let mut list = List::new(size);
    for (outcome, told) in before {
        list.enter(points(*outcome, *told)).unwrap();
    }
    list
}

/// How a line is written in this test: `2 -2 2 -2`, `solo1 …`, `still …`.
fn shown(written: &Written) -> String {
    let Told::Points { outcome, points } = &written.told else { return "a game".to_owned() };
    let kind = match (outcome, written.mark) {
        (Outcome::Solo(p), _) => format!("solo{p} "),
        (_, Some(mark)) => format!("{mark} "),
        _ => String::new(),
    };
    format!("{kind}{}", points.0.iter().take(5).map(ToString::to_string).collect::<Vec<_>>().join(" "))
}

#[track_caller]
fn check(list: &List, written: &Written, duty: Option<Duty>, doubt: Option<Doubt>, meant: &[&str]) {
    let found = list.doubt(written, duty);
    assert_eq!(found.as_ref().map(|found| found.doubt), doubt, "{}", shown(written));
    let offered: Vec<String> =
        found.iter().flat_map(|found| &found.meant).map(|line| shown(&line.written)).collect();
    assert_eq!(offered, meant, "{}", shown(written));
    // What is offered stands, without another question.
    for line in found.iter().flat_map(|found| &found.meant).map(|line| &line.written) {
        assert_eq!(list.doubt(line, None), None, "{} for {}", shown(line), shown(written));
        assert!(list.clone().enter(line.clone()).is_ok(), "{}", shown(line));
    }
}

const GAME: Outcome = Outcome::Game;
const ONE: Outcome = Outcome::Solo(Position::One);
const FOUR: TableSize = TableSize::Four;

/// What each line was read as, and what its points could be.
#[test]
fn what_a_line_is_read_as() {
    use doppelkopf_score::Kind;
    use tournament::Deal;
    let all = [
        (ONE, [6, -2, -2, -2, 0]),
        (ONE, [6, -2, -2, -2, 0]),
        (GAME, [2, -2, 2, -2, 0]),
        (GAME, [-3, 9, -3, -3, 0]),
        (GAME, [0, 0, 0, 0, 0]),
        (Outcome::NotPlayed, [0, 0, 0, 0, 0]),
    ];
    let list = after(FOUR, &all);
    let single = vec![Kind::Solo, Kind::Still, Kind::HochzeitAlone];
    let pairs = vec![Kind::Normal, Kind::Hochzeit];
    let expected = [
        (Deal::Pflichtsolo(Position::One), single.clone()),
        (Deal::Lustsolo(Position::One), single.clone()),
        (Deal::Game, pairs.clone()),
        (Deal::Game, single),
        (Deal::Game, pairs),
        (Deal::NotPlayed, Vec::new()),
    ];
    for (i, (deal, could_be)) in expected.into_iter().enumerate() {
        let read = list.read_as(i).unwrap();
        let kind = deal.soloist().map(|_| (Kind::Solo, None));
        assert_eq!((read.deal, read.kind, read.could_be), (deal, kind, could_be), "line {i}");
    }
    assert_eq!(list.read_as(all.len()), None);
    // A marked line is read as it is marked.
    let mut list = List::new(FOUR);
    let marked = Written { mark: Some(Mark::Still), ..points(GAME, [-3, 9, -3, -3, 0]) };
    list.enter(marked).unwrap();
    assert_eq!(list.read_as(0).unwrap().kind, Some((Kind::Still, None)));
}

#[test]
fn what_an_expert_asks_about() {
    let fresh = List::new(FOUR);
    let had = after(FOUR, &[(ONE, [6, -2, -2, -2, 0])]);
    let alone = Some(Doubt::Alone(Position::One));
    for (list, line, doubt, meant) in [
        // One against three without a soloist: whoever still owes his Pflichtsolo has played it.
        (
            &fresh,
            points(GAME, [9, -3, -3, -3, 0]),
            alone,
            vec!["solo1 9 -3 -3 -3 0", "still 9 -3 -3 -3 0", "hochzeit-alone 9 -3 -3 -3 0"],
        ),
        // Who has had it has rather kept quiet about his queens.
        (
            &had,
            points(GAME, [-9, 3, 3, 3, 0]),
            alone,
            vec!["still -9 3 3 3 0", "hochzeit-alone -9 3 3 3 0", "solo1 -9 3 3 3 0"],
        ),
        // A sign was forgotten: whose, the table knows.
        (
            &fresh,
            points(GAME, [2, 2, 2, -2, 0]),
            Some(Doubt::Slip),
            vec!["-2 2 2 -2 0", "2 -2 2 -2 0", "2 2 -2 -2 0", "solo4 2 2 2 -6 0"],
        ),
        (&fresh, points(GAME, [3, -3, 3, 0, 0]), Some(Doubt::Slip), vec!["3 -3 3 -3 0"]),
        (&fresh, points(GAME, [3, -3, 3, -2, 0]), Some(Doubt::Slip), vec!["3 -3 3 -3 0"]),
        (&fresh, points(ONE, [9, -3, -3, 3, 0]), Some(Doubt::Slip), vec!["solo1 9 -3 -3 -3 0"]),
        (&fresh, points(ONE, [3, -1, -1, -2, 0]), Some(Doubt::Slip), vec!["solo1 3 -1 -1 -1 0"]),
        // Another one has played the solo than is marked.
        (&fresh, points(ONE, [-2, 6, -2, -2, 0]), Some(Doubt::Slip), vec!["solo2 -2 6 -2 -2 0"]),
        // Nothing that one slip explains: the reasons stand for themselves.
        (&fresh, points(GAME, [1, 2, 3, 4, 0]), None, vec![]),
        // Two against two, as it is in most lines; and nothing was won.
        (&fresh, points(GAME, [2, -2, 2, -2, 0]), None, vec![]),
        (&fresh, points(GAME, [0, 0, 0, 0, 0]), None, vec![]),
        (&fresh, points(Outcome::NotPlayed, [0; 5]), None, vec![]),
    ] {
        check(list, &line, None, doubt, &meant);
    }
}

#[test]
fn what_is_marked_is_not_asked_about_and_what_cannot_be_marked_so_is() {
    let list = List::new(FOUR);
    let marked = |mark, told| Written { mark: Some(mark), ..points(GAME, told) };
    for mark in [Mark::Still, Mark::HochzeitAlone] {
        check(&list, &marked(mark, [9, -3, -3, -3, 0]), None, None, &[]);
        check(&list, &marked(mark, [2, -2, 2, -2, 0]), None, Some(Doubt::Together), &["normal 2 -2 2 -2 0"]);
    }
    let hochzeit = marked(Mark::Hochzeit, [9, -3, -3, -3, 0]);
    let meant = ["solo1 9 -3 -3 -3 0", "still 9 -3 -3 -3 0", "hochzeit-alone 9 -3 -3 -3 0"];
    check(&list, &hochzeit, None, Some(Doubt::Alone(Position::One)), &meant);
}

/// 9.4: a Kontra player's offence in a solo costs him 15, and the soloist has them. Who it was the line must say.
#[test]
fn what_only_a_soloist_gets_says_whose_solo_it_was() {
    let list = List::new(FOUR);
    let stopped =
        |mark| Written { penalty: ByPosition::from([15, 0, 0, -15, 0]), mark, ..points(GAME, [0; 5]) };
    let meant = ["solo1 0 0 0 0 0", "still 0 0 0 0 0", "hochzeit-alone 0 0 0 0 0"];
    check(&list, &stopped(None), None, Some(Doubt::Slip), &meant);
    check(&list, &stopped(Some(Mark::Hochzeit)), None, Some(Doubt::Slip), &meant);
    check(&list, &stopped(Some(Mark::Still)), None, None, &[]);
    // Two against two were no solo, whatever is written beside it.
    let normal = Written { penalty: ByPosition::from([3, 0, 0, -3, 0]), ..points(GAME, [2, -2, 2, -2, 0]) };
    check(&list, &normal, None, None, &[]);
}

#[test]
fn the_first_solo_is_the_pflichtsolo_whatever_it_is_called() {
    let fresh = List::new(FOUR);
    let solo = points(ONE, [6, -2, -2, -2, 0]);
    let asked = |list: &List, duty| list.doubt(&solo, Some(duty)).map(|found| found.doubt);
    let Some(Doubt::Duty { is, said: Duty::Lust }) = asked(&fresh, Duty::Lust) else { panic!() };
    assert_eq!(is.pflichtsolo(), Some(Position::One));
    assert_eq!(asked(&fresh, Duty::Pflicht), None);
    let had = after(FOUR, &[(ONE, [6, -2, -2, -2, 0])]);
    assert_eq!(asked(&had, Duty::Lust), None);
    assert!(matches!(asked(&had, Duty::Pflicht), Some(Doubt::Duty { said: Duty::Pflicht, .. })));
}

#[test]
fn when_only_pflichtsoli_are_left_whoever_played_alone_played_his() {
    let mut list = List::new(FOUR);
    list.time_is_up();
    // Position 1 has dealt: the first to be forced is position 2.
    let normal = points(GAME, [-2, 6, -2, -2, 0]);
    check(&list, &normal, None, Some(Doubt::Slip), &["solo2 -2 6 -2 -2 0"]);
    check(&list, &points(GAME, [6, -2, -2, -2, 0]), None, None, &[]);
}

#[test]
fn at_a_table_of_five_whoever_sits_out_is_not_made_to_have_points() {
    // Position 1 deals, and sits out.
    let list = List::new(TableSize::Five);
    check(&list, &points(GAME, [0, 2, -2, 2, 0]), None, Some(Doubt::Slip), &["0 2 -2 2 -2"]);
}

#[test]
fn a_game_and_other_points_beside_it() {
    let list = List::new(FOUR);
    let played = "kind=normal re=1,2 augen=151".parse().unwrap();
    let line = Written::from(Told::Game { played, points: Some(ByPosition::from([1, 1, -1, -1, 0])) });
    let found = list.doubt(&line, None).unwrap();
    assert_eq!(found.doubt, Doubt::Slip);
    assert_eq!(
        found.meant.iter().map(|line| shown(&line.written)).collect::<Vec<_>>(),
        ["a game", "normal 1 1 -1 -1 0"]
    );
}

#[test]
fn files_keep_the_kind_of_solo_and_what_is_said_of_it() {
    let text = "Nr;Art;Solo;1;2;3;4\n1;Damensolo;;6;-2;-2;-2\n2;Lustsolo Herz;2;-2;6;-2;-2\n3;SH;;-2;-2;6;-2\n\
                4;ps ♣;4;-2;-2;-2;6\n5;;;2;-2;2;-2\n";
    let Ok(SheetFile::List(sheet)) = read_sheet(text, false) else { panic!() };
    let kinds: Vec<_> =
        sheet.lines.iter().map(|line| (line.written.kind().map(|(_, t)| t), line.duty)).collect();
    let farbe = |suit: &str| Some(Some(format!("farbe:{suit}").parse::<Trumps>().unwrap()));
    assert_eq!(
        kinds,
        [
            (Some(Some(Trumps::Damen)), None),
            (farbe("H"), Some(Duty::Lust)),
            (Some(None), None),
            (farbe("C"), Some(Duty::Pflicht)),
            (None, None)
        ]
    );
    let checked = sheet.check(tournament::Rules::default());
    let asked: Vec<_> =
        checked.lines.iter().filter(|line| line.reading.doubt.is_some()).map(|line| line.line).collect();
    assert_eq!(asked, [3], "a Lustsolo that is the first solo");
    assert!(checked.lines.iter().all(|line| line.reading.error.is_none()));
}

#[test]
fn a_line_in_a_stream_keeps_its_kind() {
    for text in [
        r#"{"points":[6,-2,-2,-2,0],"solo":1,"kind":"farbe:H"}"#,
        r#"{"points":[6,-2,-2,-2,0],"kind":"still"}"#,
        r#"{"game":"kind=solo trumps=damen re=1 augen=130"}"#,
    ] {
        let line: Written = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&line).unwrap(), text);
    }
    for wrong in [
        r#"{"points":[6,-2,-2,-2,0],"kind":"damen"}"#,
        r#"{"points":[6,-2,-2,-2,0],"solo":1,"kind":"still"}"#,
        r#"{"points":[6,-2,-2,-2,0],"solo":1,"kind":"skat"}"#,
        r#"{"not-played":true,"kind":"normal"}"#,
        r#"{"game":"kind=normal trumps=damen re=1,2 augen=130"}"#,
        r#"{"game":"kind=normal re=1,2 augen=130","kind":"normal"}"#,
    ] {
        assert!(serde_json::from_str::<Written>(wrong).is_err(), "{wrong}");
    }
}

/// 9.4.1: points beside a deal that was not played are its penalty, and not somebody's solo.
#[test]
fn points_of_a_deal_that_was_not_played_are_a_penalty() {
    let written = points(Outcome::NotPlayed, [-12, 4, 4, 4, 0]);
    let doubt = List::new(FOUR).doubt(&written, None).unwrap();
    let meant: Vec<_> = doubt.meant.iter().map(|line| (line.deal, line.entry.penalty)).collect();
    assert_eq!(meant, [(tournament::Deal::NotPlayed, ByPosition::from([-12, 4, 4, 4, 0]))]);
    // No offence costs that: nothing is offered.
    assert_eq!(List::new(FOUR).doubt(&points(Outcome::NotPlayed, [-10, 4, 4, 2, 0]), None), None);
}
