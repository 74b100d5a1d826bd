//! A table calls the referee; his ruling goes into its list.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

mod common;

use common::{drawn, entered, stamp};
use tournament::{
    At, ByPosition, Deal, Event, Outcome, Position, Redraw, Refused, Source, Told, Tournament, Written,
};

const ONE: At = At { round: 1, table: 1 };
const TWO: At = At { round: 2, table: 1 };

fn points(outcome: Outcome, points: [i32; 5]) -> Written {
    Told::Points { outcome, points: ByPosition::from(points) }.into()
}

fn game(of: [i32; 5]) -> Written {
    points(Outcome::Game, of)
}

fn noted(penalty: &[i32]) -> Event {
    Event::PenaltyNoted {
        at: ONE,
        penalty: penalty.to_vec(),
        why: "looked at a trick".to_owned(),
        ruled: None,
    }
}

#[track_caller]
fn happens(tournament: &mut Tournament, event: &Event) {
    tournament.apply(&stamp("desk"), event).unwrap();
}

fn refused(tournament: &Tournament, event: &Event) -> Refused {
    tournament.clone().apply(&stamp("desk"), event).unwrap_err()
}

fn penalties(tournament: &Tournament) -> Vec<[i32; 5]> {
    let first = |points: ByPosition<i32>| std::array::from_fn(|i| points.0[i]);
    tournament.table(ONE).unwrap().list().lines().iter().map(|line| first(line.entry.penalty)).collect()
}

#[test]
fn a_call_rings_until_somebody_comes_and_is_over_when_he_has_ruled() {
    let mut tournament = drawn(8, 2);
    let call = Event::RefereeCalled { at: ONE };
    happens(&mut tournament, &call);
    assert_eq!(refused(&tournament, &call), Refused::Called(ONE));
    assert_eq!(tournament.call(ONE).unwrap().comes, None);
    tournament.apply(&stamp("Roth"), &Event::RefereeComes { at: ONE }).unwrap();
    // A second one who goes there is no trouble; the table knows whom it waits for.
    tournament.apply(&stamp("Wolf"), &Event::RefereeComes { at: ONE }).unwrap();
    assert_eq!(tournament.call(ONE).unwrap().comes.as_ref().unwrap().who, "Roth");
    happens(&mut tournament, &Event::RefereeDone { at: ONE });
    assert!(tournament.calls().is_empty());
    let none = Refused::NotCalled(ONE);
    for event in [
        Event::RefereeDone { at: ONE },
        Event::RefereeComes { at: ONE },
        Event::RefereeCallTakenBack { at: ONE },
    ] {
        assert_eq!(refused(&tournament, &event), none);
    }
    // Others sit there after another draw: they did not call.
    happens(&mut tournament, &Event::RefereeCalled { at: TWO });
    happens(&mut tournament, &Event::RefereeCalled { at: ONE });
    happens(&mut tournament, &entered(ONE, game([1, 1, -1, -1, 0])));
    let draw = tournament.draw(Redraw::NotBegun, 9).unwrap();
    happens(&mut tournament, &draw);
    assert_eq!(tournament.calls().iter().map(|call| call.at).collect::<Vec<_>>(), [ONE]);
}

/// 9.3: the game goes on, and the points stand in its line, apart from those of the game.
#[test]
fn penalty_points_wait_for_the_line_of_their_game() {
    let mut tournament = drawn(8, 1);
    for bad in [&[3, -1, -1][..], &[-3, 1, 1, 0], &[0; 4], &[-3, 1, 1, 1, 0]] {
        assert_eq!(refused(&tournament, &noted(bad)), Refused::Penalty, "{bad:?}");
    }
    happens(&mut tournament, &noted(&[-3, 1, 1, 1]));
    happens(&mut tournament, &entered(ONE, game([2, 2, -2, -2, 0])));
    assert_eq!(penalties(&tournament), [[-3, 1, 1, 1, 0]]);
    assert_eq!(tournament.table(ONE).unwrap().list().totals(), [-1, 3, -1, -1, 0].into());
    // The line is struck: the points wait again, for the game that is entered in its place.
    let line = tournament.table(ONE).unwrap().list().lines()[0].written.clone();
    let strike = Event::LineStruck { at: ONE, number: 1, before: line, why: "not this one".into() };
    happens(&mut tournament, &strike);
    assert!(tournament.table(ONE).unwrap().noted()[0].is_open());
    happens(&mut tournament, &entered(ONE, game([1, -1, -1, 1, 0])));
    happens(&mut tournament, &entered(ONE, game([1, -1, -1, 1, 0])));
    assert_eq!(penalties(&tournament), [[-3, 1, 1, 1, 0], [0; 5]], "once, and in one line");
}

#[test]
fn a_table_that_writes_the_penalty_itself_does_not_pay_twice() {
    let mut tournament = drawn(8, 1);
    happens(&mut tournament, &noted(&[-3, 1, 1, 1]));
    let told = Written { penalty: ByPosition::from([-3, 1, 1, 1, 0]), ..game([2, 2, -2, -2, 0]) };
    happens(&mut tournament, &entered(ONE, told));
    assert_eq!(penalties(&tournament), [[-3, 1, 1, 1, 0]]);
    assert_eq!(tournament.table(ONE).unwrap().noted()[0].line, Some(1));
    // What it writes otherwise stays as written, and what was noted stays to be looked at.
    happens(&mut tournament, &noted(&[1, -3, 1, 1]));
    let told = Written { penalty: ByPosition::from([1, 1, -3, 1, 0]), ..game([2, 2, -2, -2, 0]) };
    happens(&mut tournament, &entered(ONE, told));
    assert_eq!(penalties(&tournament)[1], [1, 1, -3, 1, 0]);
    assert!(tournament.table(ONE).unwrap().noted()[1].is_open());
    let back = |number| Event::PenaltyTakenBack { at: ONE, number, why: "misheard".into() };
    assert_eq!(refused(&tournament, &back(1)), Refused::NotNoted { at: ONE, number: 1 });
    happens(&mut tournament, &back(2));
    assert_eq!(refused(&tournament, &back(2)), Refused::NotNoted { at: ONE, number: 2 });
    happens(&mut tournament, &entered(ONE, game([1, 1, -1, -1, 0])));
    assert_eq!(penalties(&tournament)[2], [0; 5]);
}

/// 10.1.1: whoever sits out has not played, and has no part in it.
#[test]
fn who_sits_out_pays_nothing() {
    let mut tournament = drawn(5, 1);
    assert_eq!(refused(&tournament, &noted(&[1, -3, 1, 1, 0])), Refused::Penalty, "position 1 deals");
    happens(&mut tournament, &noted(&[0, -3, 1, 1, 1]));
}

/// 9.4: not played, the same player deals again; a solo that Kontra has spoiled counts as played.
#[test]
fn a_game_that_a_ruling_has_stopped_has_a_line_of_its_own() {
    let mut tournament = drawn(8, 1);
    let stopped =
        |outcome, penalty| Written { penalty: ByPosition::from(penalty), ..points(outcome, [0; 5]) };
    let enter = |line| Event::LineEntered { at: ONE, line, how: Source::Clerk, anyway: None, late: None };
    let not_played = stopped(Outcome::NotPlayed, [4, -12, 4, 4, 0]);
    let as_played = stopped(Outcome::Solo(Position::Three), [-12, 0, 12, 0, 0]);
    assert!(not_played.is_stopped() && as_played.is_stopped());
    assert!(!stopped(Outcome::Game, [4, -12, 4, 4, 0]).is_stopped());
    assert!(!points(Outcome::NotPlayed, [0; 5]).is_stopped(), "nobody ruled there");
    assert!(!points(Outcome::Solo(Position::One), [6, -2, -2, -2, 0]).is_stopped());
    happens(&mut tournament, &enter(not_played));
    let dealer = |tournament: &Tournament| {
        let next = tournament.table(ONE).unwrap().list().round().next().unwrap();
        (next.number, next.dealer)
    };
    assert_eq!(dealer(&tournament), (1, Position::One));
    happens(&mut tournament, &enter(as_played));
    let table = tournament.table(ONE).unwrap();
    assert_eq!(table.list().lines()[1].deal, Deal::Pflichtsolo(Position::Three));
    assert_eq!(table.list().totals(), [-8, -12, 16, 4, 0].into());
    assert_eq!(dealer(&tournament), (2, Position::One), "the deal after a Pflichtsolo is the same player’s");
}

/// 8.2, 9.7: what the referee has entered the table does not change, and all else of its last line it does.
#[test]
fn a_table_leaves_alone_what_the_referee_has_entered() {
    let may = |tournament: &Tournament, after: Option<&Written>| {
        let table = tournament.table(ONE).unwrap();
        table.may_change_itself(table.list().lines().len(), after)
    };
    let by_phone =
        |line: Written| Event::LineEntered { at: ONE, line, how: Source::Phone, anyway: None, late: None };
    let with = |penalty: [i32; 5]| Written { penalty: penalty.into(), ..game([2, 2, -2, -2, 0]) };
    let mut tournament = drawn(8, 1);
    // A game of its own, with points that it has told itself.
    happens(&mut tournament, &by_phone(with([-3, 1, 1, 1, 0])));
    assert!(may(&tournament, Some(&with([0; 5]))) && may(&tournament, None));
    let (before, after) = (with([-3, 1, 1, 1, 0]), with([1, -3, 1, 1, 0]));
    let why = "the other one".to_owned();
    let corrected = Event::LineCorrected { at: ONE, number: 1, before, after, why, anyway: false };
    happens(&mut tournament, &corrected);
    assert!(!may(&tournament, Some(&with([0; 5]))) && !may(&tournament, None));
    assert!(may(&tournament, Some(&Written { penalty: [1, -3, 1, 1, 0].into(), ..game([3, 3, -3, -3, 0]) })));
    // Points that waited for the line: the game is the table's, and without it they wait again.
    happens(&mut tournament, &noted(&[-3, 1, 1, 1]));
    happens(&mut tournament, &by_phone(game([1, 1, -1, -1, 0])));
    assert!(may(&tournament, Some(&with([-3, 1, 1, 1, 0]))) && may(&tournament, None));
    assert!(!may(&tournament, Some(&with([0; 5]))));
    assert_eq!(tournament.table(ONE).unwrap().own_line(), Some(2));
    // Nobody takes points off himself, nor gives them back.
    let deducted = |points: u8| Written { deduction: [0, points, 0, 0, 0].into(), ..with([-3, 1, 1, 1, 0]) };
    assert!(!may(&tournament, Some(&deducted(5))));
    let (before, after) = (with([-3, 1, 1, 1, 0]), deducted(5));
    let before = Written { told: game([1, 1, -1, -1, 0]).told, ..before };
    let corrected =
        Event::LineCorrected { at: ONE, number: 2, before, after, why: "late".into(), anyway: false };
    happens(&mut tournament, &corrected);
    assert!(!may(&tournament, None) && !may(&tournament, Some(&with([-3, 1, 1, 1, 0]))));
    // A game that a ruling has stopped is no line of the table at all.
    let stopped = Written { penalty: [-12, 4, 4, 4, 0].into(), ..points(Outcome::NotPlayed, [0; 5]) };
    happens(&mut tournament, &entered(ONE, stopped));
    assert_eq!(tournament.table(ONE).unwrap().own_line(), None);
}

/// What the points of a game that was stopped are for stands beside its line, and goes with it.
#[test]
fn the_line_of_a_game_that_was_stopped_tells_why() {
    let mut tournament = drawn(8, 1);
    let ruled = |number, why: &str| Event::LineRuled { at: ONE, number, why: why.to_owned(), ruled: None };
    happens(&mut tournament, &entered(ONE, game([1, 1, -1, -1, 0])));
    assert_eq!(refused(&tournament, &ruled(1, "revoked")), Refused::Penalty);
    assert_eq!(refused(&tournament, &ruled(2, "revoked")), Refused::NoSuchLine { at: ONE, number: 2 });
    let stopped = Written { penalty: [-12, 4, 4, 4, 0].into(), ..points(Outcome::NotPlayed, [0; 5]) };
    happens(&mut tournament, &entered(ONE, stopped.clone()));
    assert_eq!(refused(&tournament, &ruled(2, " ")), Refused::NoReason);
    happens(&mut tournament, &ruled(2, "revoked"));
    let noted = tournament.table(ONE).unwrap().noted()[0].clone();
    assert_eq!((noted.why.as_str(), noted.line, noted.penalty), ("revoked", Some(2), stopped.penalty));
    // A line before it is taken out: it is the first now. Without its line nothing waits.
    let strike =
        |number, before: Written| Event::LineStruck { at: ONE, number, before, why: "twice".to_owned() };
    happens(&mut tournament, &strike(1, game([1, 1, -1, -1, 0])));
    assert_eq!(tournament.table(ONE).unwrap().noted()[0].line, Some(1));
    happens(&mut tournament, &strike(1, stopped));
    let noted = tournament.table(ONE).unwrap().noted()[0].clone();
    assert!(!noted.is_open() && noted.taken_back.is_some_and(|back| back.why == "twice"));
    happens(&mut tournament, &entered(ONE, game([2, 2, -2, -2, 0])));
    assert_eq!(penalties(&tournament), [[0; 5]]);
}

/// What earlier versions have kept has only the sentence in which it was entered.
#[test]
fn a_ruling_of_an_earlier_format_has_its_sentence() {
    let old = r#"[{"event":"penalty-noted","round":1,"table":1,"penalty":[1,1,-3,1],"why":"Platz 3: nicht bedient."}]"#;
    let events = tournament::Record::events_of(old).unwrap();
    assert!(
        matches!(&events[..], [Event::PenaltyNoted { ruled: None, why, .. }] if why == "Platz 3: nicht bedient.")
    );
}
