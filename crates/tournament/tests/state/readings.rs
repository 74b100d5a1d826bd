//! Lists that are read twice, lines that are put right, and what earlier formats meant by them.

use tournament::{
    ByPosition, CloseError, Event, FORMAT, Flaw, Flaws, ListError, Position, Reading, Record, Redraw,
    Refused, Told, Tournament, Written,
};

use super::{ONE, apply, points};
use crate::common::{drawn, entered, entrants, record, setup, stamp};

#[test]
fn a_correction_knows_who_when_why_before_and_after() {
    let mut tournament = drawn(8, 1);
    apply(&mut tournament, &entered(ONE, points([1, 1, -1, -1, 0]))).unwrap();
    let (before, after) = (points([1, 1, -1, -1, 0]), points([3, 3, -3, -3, 0]));
    let corrected = |before: &Written, after: &Written, why: &str, anyway: bool| Event::LineCorrected {
        at: ONE,
        number: 1,
        before: before.clone(),
        after: after.clone(),
        why: why.to_owned(),
        anyway,
    };
    let wrong = points([3, 3, -3, -2, 0]);
    let table = [
        (corrected(&after, &before, "misread", false), Refused::Changed { at: ONE, number: 1 }),
        (corrected(&before, &after, " ", false), Refused::NoReason),
        (
            corrected(&before, &wrong, "misread", false),
            Refused::Line {
                at: ONE,
                number: 1,
                error: ListError::Flaws(Flaws(vec![Flaw::GameSum(1), Flaw::UnequalSides, Flaw::Parity])),
            },
        ),
    ];
    for (event, refused) in table {
        assert_eq!(apply(&mut tournament, &event), Err(refused));
    }
    apply(&mut tournament, &corrected(&before, &after, "misread", false)).unwrap();
    apply(&mut tournament, &corrected(&after, &wrong, "as the referee says", true)).unwrap();
    let table = tournament.table(ONE).unwrap();
    let trace: Vec<_> =
        table.changes().iter().map(|c| (c.number, c.why.as_str(), c.before.clone())).collect();
    assert_eq!(
        trace,
        [(1, "misread", Some(before.clone())), (1, "as the referee says", Some(after.clone()))]
    );
    assert_eq!(table.list().lines()[0].flaws, [Flaw::GameSum(1), Flaw::UnequalSides, Flaw::Parity]);
    assert_eq!(table.list().totals(), ByPosition::from([3, 3, -3, -2, 0]));
    let struck = Event::LineStruck { at: ONE, number: 1, before: wrong, why: "twice".into() };
    apply(&mut tournament, &struck).unwrap();
    let table = tournament.table(ONE).unwrap();
    assert_eq!((table.list().lines().len(), table.changes().len()), (0, 3));
    assert_eq!(apply(&mut tournament, &struck), Err(Refused::NoSuchLine { at: ONE, number: 1 }));
}

/// 7.3.3: until format 4 a normal game was taken with the penalty points of a solo. Such a line stays, whatever
/// becomes of the lines beside it; written today it does not check.
#[test]
fn a_line_of_an_earlier_format_stays_in_the_list() {
    let two = points([1, 1, -1, -1, 0]);
    let odd = Written { penalty: ByPosition::from([3, 0, 0, -3, 0]), ..two.clone() };
    let refused = |number| Refused::Line {
        at: ONE,
        number,
        error: ListError::Flaws(Flaws(vec![Flaw::NoSoloist(Position::One)])),
    };
    let corrected = |number, before: &Written, after: &Written| Event::LineCorrected {
        at: ONE,
        number,
        before: before.clone(),
        after: after.clone(),
        why: "misread".into(),
        anyway: false,
    };
    let inserted = |line: &Written| Event::LineInserted {
        at: ONE,
        number: 1,
        line: line.clone(),
        why: "forgotten".into(),
        anyway: false,
    };
    let record = |format, events| Record { format, stamp: stamp("desk"), events };
    for format in 1..=3 {
        let mut tournament = drawn(4, 1);
        let old = [
            entered(ONE, odd.clone()),
            entered(ONE, two.clone()),
            corrected(2, &two, &odd),
            inserted(&odd),
            entered(ONE, two.clone()),
        ];
        tournament.apply_all(&record(format, old.to_vec())).unwrap();
        for event in [entered(ONE, odd.clone()), corrected(4, &two, &odd), inserted(&odd)] {
            let number = match event {
                Event::LineEntered { .. } => 5,
                Event::LineCorrected { .. } => 4,
                _ => 1,
            };
            assert_eq!(tournament.apply_all(&record(FORMAT, vec![event])), Err(refused(number)));
        }
        apply(&mut tournament, &corrected(4, &two, &points([2, -2, 2, -2, 0]))).unwrap();
        apply(&mut tournament, &inserted(&two)).unwrap();
        let lines = tournament.table(ONE).unwrap().list().lines();
        assert_eq!(lines.iter().filter(|line| line.written == odd).count(), 3);
    }
}

/// 9.4: until format 5 the even ones among these were not asked about, nor what a serious offence stops.
#[test]
fn a_line_of_format_4_stays_in_the_list() {
    let two = points([1, 1, -1, -1, 0]);
    for penalty in [[12, 0, 0, -12, 0], [-12, 4, 4, 4, 0], [2, -2, 2, -2, 0], [2, -2, 0, 0, 0]] {
        let line = Written { penalty: ByPosition::from(penalty), ..two.clone() };
        let record =
            |format| Record { format, stamp: stamp("desk"), events: vec![entered(ONE, line.clone())] };
        let mut tournament = drawn(4, 1);
        tournament.apply_all(&record(4)).unwrap();
        // Two minor offences of each side.
        let stands = penalty == [2, -2, 2, -2, 0];
        assert_eq!(tournament.apply_all(&record(FORMAT)).is_ok(), stands, "{penalty:?}");
    }
}

#[test]
fn two_readings_are_compared_and_only_what_is_settled_counts() {
    let mut tournament = drawn(4, 1);
    let lines = [points([1, 1, -1, -1, 0]), points([2, -2, 2, -2, 0]), points([4, 4, -4, -4, 0])];
    for line in &lines {
        apply(&mut tournament, &entered(ONE, line.clone())).unwrap();
    }
    let read = |line: &Written| Event::SecondReading { at: ONE, line: line.clone() };
    let other = points([2, 2, -2, -2, 0]);
    assert_eq!(
        apply(&mut tournament, &read(&lines[0])),
        Err(Refused::SamePerson { at: ONE, who: "desk".into() })
    );
    let karl = stamp("Karl");
    // The second reader tells the game of which the first told the points: the same line.
    let game = "kind=normal re=1,2 augen=125".parse().unwrap();
    tournament.apply(&karl, &read(&Told::Game { played: game, points: None }.into())).unwrap();
    tournament.apply(&karl, &read(&other)).unwrap();
    tournament.apply(&karl, &read(&other)).unwrap();
    assert_eq!(tournament.apply(&karl, &read(&other)), Err(Refused::NothingToCompare { at: ONE, lines: 3 }));
    let table = tournament.table(ONE).unwrap();
    assert_eq!(table.disputed(), [2, 3]);
    let first = ByPosition::from([1, 1, -1, -1, 0]);
    assert_eq!(table.points(), first, "disputed lines do not count");
    assert_eq!(table.running(), [first; 3], "nor do they where they stand");
    assert_eq!(tournament.standings(1).disputed, 2);
    assert_eq!(
        apply(&mut tournament, &Event::RoundClosed { round: 1 }),
        Err(Refused::Disputed { at: ONE, numbers: vec![2, 3] })
    );
    let settled = |number, reading| Event::Settled { at: ONE, number, reading, why: "looked it up".into() };
    assert_eq!(
        apply(&mut tournament, &settled(1, Reading::First)),
        Err(Refused::NothingToSettle { at: ONE, number: 1 })
    );
    apply(&mut tournament, &settled(2, Reading::First)).unwrap();
    apply(&mut tournament, &settled(3, Reading::Second)).unwrap();
    let table = tournament.table(ONE).unwrap();
    assert_eq!(table.disputed(), [0; 0]);
    assert_eq!(table.points(), ByPosition::from([5, 1, -1, -5, 0]));
    assert_eq!(
        table.running(),
        [[1, 1, -1, -1, 0], [3, -1, 1, -3, 0], [5, 1, -1, -5, 0]].map(ByPosition::from)
    );
    assert_eq!((table.changes().len(), table.settled().len()), (1, 1));
    assert_eq!(
        apply(&mut tournament, &Event::RoundClosed { round: 1 }),
        Err(Refused::Incomplete { at: ONE, error: CloseError::GamesLeft { left: 21 } })
    );
}

/// A list of three lines that Karl has read a second time, the second line otherwise.
fn read_twice(format: u32) -> (Vec<Record>, [Written; 4]) {
    let by = |who: &str, events| Record { format, stamp: stamp(who), events };
    let lines = [1, 2, 3, 4].map(|n| points([n, n, -n, -n, 0]));
    let [one, two, three, other] = lines.clone();
    let created = by("desk", vec![Event::Created(setup(1)), entrants(4)]);
    let draw = Tournament::begin(&created).unwrap().draw(Redraw::Rest, 7).unwrap();
    let entered = [one.clone(), two, three.clone()].map(|line| entered(ONE, line));
    let read = |line: &Written| Event::SecondReading { at: ONE, line: line.clone() };
    let read = by("Karl", vec![read(&one), read(&other), read(&three)]);
    (vec![created, by("desk", vec![draw]), by("desk", entered.to_vec()), read], lines)
}

fn corrected(number: usize, before: &Written, after: &Written) -> Event {
    let (before, after, why) = (before.clone(), after.clone(), "looked at the paper".to_owned());
    Event::LineCorrected { at: ONE, number, before, after, why, anyway: false }
}

fn struck(number: usize, before: &Written) -> Event {
    Event::LineStruck { at: ONE, number, before: before.clone(), why: "twice".into() }
}

fn first_holds(number: usize) -> Event {
    Event::Settled { at: ONE, number, reading: Reading::First, why: "looked it up".into() }
}

#[test]
fn a_correction_of_what_two_have_read_alike_is_the_last_word() {
    let (records, [one, two, _, other]) = read_twice(FORMAT);
    let mut tournament = Tournament::replay(&records).unwrap();
    // What is disputed stays so, whatever it is corrected to, until it is settled.
    apply(&mut tournament, &corrected(2, &two, &one)).unwrap();
    assert_eq!(tournament.table(ONE).unwrap().disputed(), [2]);
    apply(&mut tournament, &corrected(2, &one, &two)).unwrap();
    apply(&mut tournament, &first_holds(2)).unwrap();
    let table = tournament.table(ONE).unwrap();
    assert_eq!((table.disputed(), table.second(1)), (vec![], Some(&other)), "what he has read stays known");
    for (number, before) in [(1, &one), (2, &two)] {
        apply(&mut tournament, &corrected(number, before, &other)).unwrap();
        apply(&mut tournament, &corrected(number, &other, &points([5, 5, -5, -5, 0]))).unwrap();
    }
    let table = tournament.table(ONE).unwrap();
    assert_eq!(table.disputed(), [0; 0]);
    assert_eq!((table.points(), table.read_twice()), (ByPosition::from([13, 13, -13, -13, 0]), 3));
}

#[test]
fn a_line_struck_or_put_in_leaves_the_others_read_twice() {
    let (records, [one, two, three, other]) = read_twice(FORMAT);
    let mut tournament = Tournament::replay(&records).unwrap();
    apply(&mut tournament, &struck(1, &one)).unwrap();
    let table = tournament.table(ONE).unwrap();
    assert_eq!((table.read_twice(), table.unread(), table.disputed()), (2, 2..2, vec![1]));
    assert_eq!((table.second(0), table.second(1)), (Some(&other), Some(&three)));
    // A line that was forgotten is the only one that he has to read.
    let (line, why) = (two.clone(), "forgotten".to_owned());
    apply(&mut tournament, &Event::LineInserted { at: ONE, number: 2, line, why, anyway: false }).unwrap();
    apply(&mut tournament, &entered(ONE, one.clone())).unwrap();
    let table = tournament.table(ONE).unwrap();
    assert_eq!((table.read_twice(), table.unread(), table.second(1)), (2, 1..2, None));
    for (line, unread) in [(&two, 3..4), (&one, 4..4)] {
        let read = Event::SecondReading { at: ONE, line: line.clone() };
        tournament.apply(&stamp("Karl"), &read).unwrap();
        assert_eq!(tournament.table(ONE).unwrap().unread(), unread);
    }
    assert_eq!(tournament.table(ONE).unwrap().disputed(), [1]);
}

/// Before format 3 a correction was compared again, and from a line struck on all was read again: what was kept then
/// comes out as it did.
#[test]
fn what_was_kept_before_format_3_means_what_it_meant() {
    let (mut records, [one, two, three, other]) = read_twice(2);
    let karl = |line: &Written| Event::SecondReading { at: ONE, line: line.clone() };
    let more = [
        ("desk", vec![first_holds(2), corrected(2, &two, &other), first_holds(2)]),
        ("desk", vec![corrected(3, &three, &other), struck(1, &one)]),
        ("Karl", vec![karl(&other), karl(&three)]),
    ];
    records.extend(more.map(|(who, events)| Record { format: 2, stamp: stamp(who), events }));
    let tournament = Tournament::replay(&records).unwrap();
    let table = tournament.table(ONE).unwrap();
    assert_eq!((table.read_twice(), table.disputed()), (2, vec![2]));
    // From now on it is as it is now.
    records.push(record(vec![first_holds(2), corrected(1, &other, &one)]));
    let tournament = Tournament::replay(&records).unwrap();
    assert_eq!(tournament.table(ONE).unwrap().points(), ByPosition::from([5, 5, -5, -5, 0]));
}
