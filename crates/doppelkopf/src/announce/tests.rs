use proptest::prelude::*;

use super::*;
use crate::Rules;

use Call::{Keine30, Keine60, Keine90, Schwarz, Won};

/// What a side has called; a late reply is noted behind the call.
fn side(highest: Option<Call>, late_reply: bool) -> Announced {
    Announced { highest, late_reply }
}

#[test]
fn micro_cases_t01_to_t32() {
    const NO: Option<Call> = None;
    const LATE: Result<As, &str> = Err("too late");
    const SKIP: Result<As, &str> = Err("skipped");
    // id, own side, opponents, call, cards, shift
    let table = [
        ("T01", NO, NO, Won, 12, 0, Ok(As::Erstansage)),
        ("T02", NO, NO, Won, 11, 0, Ok(As::Erstansage)),
        ("T03", NO, NO, Won, 10, 0, LATE),
        ("T04", NO, Some(Won), Won, 10, 0, Ok(As::Erwiderung)),
        ("T05", NO, Some(Won), Won, 9, 0, LATE),
        ("T06", NO, Some(Keine90), Won, 9, 0, Ok(As::Erwiderung)),
        ("T07", NO, Some(Keine90), Won, 8, 0, LATE),
        ("T08", NO, Some(Keine60), Won, 8, 0, Ok(As::Erwiderung)),
        ("T09", NO, Some(Keine30), Won, 7, 0, Ok(As::Erwiderung)),
        ("T10", NO, Some(Schwarz), Won, 6, 0, Ok(As::Erwiderung)),
        ("T11", NO, Some(Schwarz), Won, 5, 0, LATE),
        ("T12", NO, NO, Keine90, 11, 0, Ok(As::Jump)),
        ("T13", NO, NO, Keine90, 10, 0, SKIP),
        ("T14", NO, NO, Schwarz, 11, 0, Ok(As::Jump)),
        ("T15", Some(Won), NO, Keine90, 10, 0, Ok(As::Absage)),
        ("T16", Some(Won), NO, Keine90, 9, 0, LATE),
        ("T17", Some(Won), NO, Schwarz, 10, 0, Ok(As::Jump)),
        ("T18", Some(Won), NO, Keine60, 9, 0, SKIP),
        ("T19", Some(Keine90), NO, Keine60, 9, 0, Ok(As::Absage)),
        ("T20", Some(Keine90), NO, Schwarz, 9, 0, Ok(As::Jump)),
        ("T21", Some(Keine90), NO, Keine30, 8, 0, SKIP),
        ("T22", Some(Keine30), NO, Schwarz, 7, 0, Ok(As::Absage)),
        ("T23", Some(Won), Some(Won), Keine90, 10, 0, Err("late reply")),
        ("T24", Some(Won), Some(Won), Keine90, 10, 0, Ok(As::Absage)),
        ("T25", Some(Keine90), Some(Won), Keine90, 10, 0, Err("repeat")),
        ("T26", NO, NO, Won, 10, 1, Ok(As::Erstansage)),
        ("T27", NO, NO, Won, 9, 1, LATE),
        ("T28", NO, NO, Won, 9, 2, Ok(As::Erstansage)),
        ("T29", Some(Won), NO, Keine90, 8, 2, Ok(As::Absage)),
        ("T30", NO, Some(Won), Won, 8, 2, Ok(As::Erwiderung)),
        ("T31", NO, Some(Keine90), Won, 8, 1, Ok(As::Erwiderung)),
        ("T32", NO, NO, Keine30, 9, 2, Ok(As::Jump)),
    ];
    for (id, own, theirs, call, cards, shift, expected) in table {
        let own = side(own, id == "T23");
        let theirs = side(theirs, false);
        for (party, calls) in [
            (Party::Re, Announcements { re: own, kontra: theirs, ..Announcements::default() }),
            (Party::Kontra, Announcements { re: theirs, kontra: own, ..Announcements::default() }),
        ] {
            let found = calls.check(party, call, cards, shift).map_err(|refusal| match refusal {
                CallRefusal::TooLate { .. } | CallRefusal::TooLateToReply { .. } => "too late",
                CallRefusal::Skipped { .. } => "skipped",
                CallRefusal::NoRegularErstansage => "late reply",
                CallRefusal::Repeat => "repeat",
                CallRefusal::NotClarified | CallRefusal::OtherParty(_) | CallRefusal::Shortened => "other",
            });
            assert_eq!(found, expected, "{id} {party}");
        }
    }
}

#[test]
fn windows_by_cards_still_held() {
    let limits = |shift| Call::ALL.map(|call| limit(call, shift));
    assert_eq!(limits(0), [11, 10, 9, 8, 7]);
    assert_eq!(limits(1), [10, 9, 8, 7, 6]);
    assert_eq!(limits(2), [9, 8, 7, 6, 5]);
}

#[test]
fn replies_by_the_highest_call_of_the_others() {
    for (shift, lowest) in [(0, [10, 9, 8, 7, 6]), (1, [9, 8, 7, 6, 5]), (2, [8, 7, 6, 5, 4])] {
        for (theirs, lowest) in Call::ALL.into_iter().zip(lowest) {
            let calls = Announcements { re: side(Some(theirs), false), ..Announcements::default() };
            let first = (0..=12).find(|&n| calls.check(Party::Kontra, Won, n, shift).is_ok());
            assert_eq!(first, Some(lowest), "{theirs:?} shift {shift}");
        }
    }
}

#[test]
fn no_absage_after_a_late_reply() {
    let mut calls = Announcements::default();
    assert_eq!(calls.make(Party::Re, Won, 11, 0), Ok(As::Erstansage));
    assert_eq!(calls.make(Party::Kontra, Won, 10, 0), Ok(As::Erwiderung));
    assert!(calls.of(Party::Kontra).is_late_reply());
    let refusal = calls.make(Party::Kontra, Keine90, 11, 0).unwrap_err();
    assert_eq!(refusal, CallRefusal::NoRegularErstansage);
    assert_eq!((refusal.clause().under(Rules::SHEET), refusal.clause().under(Rules::TSR)), ("S5.7", "6.4.4"));
    // A reply with enough cards is an Erstansage, and Absagen may follow.
    let mut calls = Announcements::default();
    calls.make(Party::Re, Won, 12, 0).unwrap();
    assert_eq!(calls.make(Party::Kontra, Won, 11, 0), Ok(As::Erstansage));
    assert_eq!(calls.make(Party::Kontra, Keine90, 10, 0), Ok(As::Absage));
    assert_eq!(calls.of(Party::Kontra).highest(), Some(Keine90));
}

/// What was called so far (each side's highest), then a call of Kontra with so many cards.
type Row = (Point, Option<Call>, Option<Call>, Call, u8, Result<As, &'static str>);

#[test]
fn replies_where_the_sheet_is_read_otherwise() {
    const LATE: Result<As, &str> = Err("late");
    let table: [Row; 9] = [
        // A6: any call is a reply, measured by its own limit …
        (Point::A6, Some(Won), None, Won, 10, Ok(As::Erwiderung)),
        (Point::A6, Some(Keine90), None, Won, 9, LATE),
        (Point::A6, Some(Keine90), Some(Won), Keine90, 9, Ok(As::Erwiderung)),
        (Point::A6, Some(Keine90), Some(Won), Keine90, 8, LATE),
        // … but not without a call of the others, nor with an Erstansage that is only a reply.
        (Point::A6, None, Some(Won), Keine90, 9, LATE),
        (Point::A6, Some(Keine90), None, Keine90, 10, LATE),
        (Point::A6, Some(Keine90), None, Keine90, 11, Ok(As::Jump)),
        // A8: Absagen after a late reply.
        (Point::A8, Some(Won), None, Won, 10, Ok(As::Erwiderung)),
        (Point::A8, Some(Won), None, Won, 9, LATE),
    ];
    for (point, theirs, own, call, cards, expected) in table {
        let calls = Announcements {
            re: side(theirs, false),
            kontra: side(own, false),
            ..Announcements::under(Rules::SHEET.other_way(point))
        };
        let found = calls.check(Party::Kontra, call, cards, 0).map_err(|_| "late");
        assert_eq!(found, expected, "{point} {theirs:?} {own:?} {call:?} {cards}");
    }
    for (rules, expected) in [
        (Rules::SHEET, Err(CallRefusal::NoRegularErstansage)),
        (Rules::SHEET.other_way(Point::A8), Ok(As::Absage)),
        (Rules::TSR.other_way(Point::A8), Err(CallRefusal::NoRegularErstansage)),
    ] {
        let mut calls = Announcements::under(rules);
        calls.make(Party::Re, Won, 11, 0).unwrap();
        calls.make(Party::Kontra, Won, 10, 0).unwrap();
        assert_eq!(calls.make(Party::Kontra, Keine90, 10, 0), expected);
        assert!(calls.of(Party::Kontra).is_late_reply());
    }
}

#[test]
fn a_refusal_names_the_clause_of_its_level() {
    let calls = Announcements::default();
    let clause = |call, cards, shift| calls.check(Party::Re, call, cards, shift).unwrap_err().clause();
    assert_eq!(clause(Won, 10, 0).under(Rules::SHEET), "S5.1");
    let replied = Announcements { kontra: side(Some(Won), false), ..calls };
    assert_eq!(replied.check(Party::Re, Won, 9, 0).unwrap_err().clause().under(Rules::SHEET), "S5.6");
    assert_eq!(clause(Keine60, 8, 0).under(Rules::SHEET), "S5.3");
    assert_eq!(clause(Keine60, 9, 0).under(Rules::SHEET), "S5.8");
}

#[test]
fn calls_read_back() {
    for text in ["re", "kontra", "keine90", "keine60", "keine30", "schwarz", "re keine60", "kontra schwarz"] {
        assert_eq!(text.parse::<Spoken>().unwrap().to_string(), text);
    }
    assert!("re or kontra".parse::<Spoken>().is_err() && "keine 90".parse::<Spoken>().is_err());
}

proptest! {
    /// What is allowed with some cards is allowed with one more, all else unchanged.
    #[test]
    fn more_cards_allow_no_less(
        own in 0usize..6, theirs in 0usize..6, late: bool, call in 0usize..5, cards in 0u8..12, shift in 0u8..3,
        any: bool, regular: bool
    ) {
        let level = |n: usize| Call::ALL.into_iter().take(n).next_back();
        let calls = Announcements {
            re: side(level(own), late && own == 1),
            kontra: side(level(theirs), false),
            replies: Replies { any, regular },
        };
        let call = Call::ALL[call];
        if calls.check(Party::Re, call, cards, shift).is_ok() {
            prop_assert!(calls.check(Party::Re, call, cards + 1, shift).is_ok());
        }
    }
}
