//! A tournament is changed before it begins, renamed at any time, deleted, and brought back.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

mod common;

use common::{Dice, apply, drawn, entered, next_line, record, setup, stamp};
use tournament::{
    At, Clock, Entrant, Event, Number, Point, Preset, Record, Refused, Rules, Setup, Tie, Tournament,
};

const ONE: At = At { round: 1, table: 1 };

fn begin(tournament: &mut Tournament) {
    let line = next_line(tournament.table(ONE).unwrap().list(), &mut Dice(3));
    apply(tournament, &entered(ONE, line)).unwrap();
}

#[test]
fn before_it_begins_everything_can_be_changed_but_the_seed() {
    let mut tournament = drawn(8, 3);
    let rules = Rules::from(Preset::Tsr).other_way(*Point::ALL.iter().find(|p| p.has_switch()).unwrap());
    let new = Setup {
        name: "Winterturnier".to_owned(),
        date: "1.12.2026".to_owned(),
        place: Some("Linde".to_owned()),
        remainder: tournament::Remainder::OneTable,
        rounds: 2,
        rules,
        seed: 99,
        tie_breaks: vec![Tie::Lot],
        clubs_apart: true,
        fair_fives: true,
        clock: Some(Clock::TSR),
    };
    apply(&mut tournament, &Event::SetupChanged(new.clone())).unwrap();
    assert_eq!(*tournament.setup(), Setup { seed: 7, ..new });
    assert_eq!(tournament.rounds().len(), 2, "the third is not played any more");
    // The lists are kept by the rules of now.
    begin(&mut tournament);
    let mut other = Tournament::new(tournament.setup().clone()).unwrap();
    apply(&mut other, &common::entrants(8)).unwrap();
    let tables = tournament.rounds()[0].tables.iter().map(|t| t.players().to_vec()).collect();
    let draw = other.draw(tournament::Redraw::Next, 7).unwrap();
    apply(&mut other, &draw).unwrap();
    apply(&mut other, &Event::SeatingEdited { round: 1, tables }).unwrap();
    begin(&mut other);
    assert_eq!(other.table(ONE).unwrap().list(), tournament.table(ONE).unwrap().list());
}

#[test]
fn once_a_game_is_entered_only_what_is_printed_and_the_number_of_rounds_change() {
    let mut tournament = drawn(8, 3);
    begin(&mut tournament);
    let now = tournament.setup().clone();
    let renamed = Setup { name: "Kurzturnier".to_owned(), rounds: 1, ..now.clone() };
    apply(&mut tournament, &Event::SetupChanged(renamed.clone())).unwrap();
    assert_eq!((tournament.setup().name.as_str(), tournament.rounds().len()), ("Kurzturnier", 1));
    for new in [
        Setup { rules: Rules::from(Preset::Tsr), ..renamed.clone() },
        Setup { tie_breaks: vec![Tie::Lot], ..renamed.clone() },
        Setup { clock: Some(Clock::TSR), ..renamed.clone() },
    ] {
        assert_eq!(apply(&mut tournament, &Event::SetupChanged(new)), Err(Refused::SetupBegun));
    }
    let none = Setup { rounds: 0, ..renamed };
    assert_eq!(apply(&mut tournament, &Event::SetupChanged(none)), Err(Refused::Rounds(0)));
}

/// An earlier version took a tournament without a name, or with no minute to play. Whoever changes something else
/// leaves that as it is; nobody makes it worse.
#[test]
fn what_was_wrong_already_keeps_nobody_from_changing_something_else() {
    let now = drawn(8, 3).setup().clone();
    let none = Clock { four: 0, five: 125 };
    let stored = Setup { name: " ".to_owned(), clock: Some(none), ..now.clone() };
    assert_eq!(stored.faults(), [Refused::NoTitle, Refused::NoMinutes]);
    let changed = |setup: &Setup| Event::SetupChanged(setup.clone());
    assert_eq!(changed(&stored).is_sound(None), Err(Refused::NoTitle));
    for better in [
        Setup { place: Some("Linde".to_owned()), ..stored.clone() },
        Setup { name: now.name.clone(), ..stored.clone() },
        Setup { clock: now.clock, rounds: 2, ..stored.clone() },
    ] {
        assert_eq!(changed(&better).is_sound(Some(&stored)), Ok(()), "{better:?}");
    }
    let only_unnamed = Setup { clock: now.clock, ..stored.clone() };
    assert_eq!(changed(&stored).is_sound(Some(&only_unnamed)), Err(Refused::NoMinutes));
    let hidden = Setup { place: Some("L\u{202e}inde".to_owned()), ..stored.clone() };
    assert!(matches!(changed(&hidden).is_sound(Some(&stored)), Err(Refused::BadName(_))));
}

#[test]
fn no_round_is_left_out_that_somebody_comes_for_or_that_has_begun() {
    let mut tournament = drawn(8, 3);
    let late = Entrant { number: Number(9), name: "Late".to_owned(), club: None, from: 3 };
    apply(&mut tournament, &Event::PlayersAdded { players: vec![late] }).unwrap();
    let two = Event::SetupChanged(setup(2));
    assert_eq!(apply(&mut tournament, &two), Err(Refused::NoSuchRound { round: 3, rounds: 2 }));
    let mut begun = drawn(4, 2);
    let line = next_line(begun.table(ONE).unwrap().list(), &mut Dice(3));
    apply(&mut begun, &entered(At { round: 2, table: 1 }, line)).unwrap();
    assert_eq!(apply(&mut begun, &Event::SetupChanged(setup(1))), Err(Refused::RoundsBegun(2)));
}

#[test]
fn what_is_deleted_stays_as_it_is_until_it_is_brought_back() {
    let mut tournament = drawn(8, 1);
    begin(&mut tournament);
    let before = tournament.clone();
    assert_eq!(apply(&mut tournament, &Event::Restored), Err(Refused::NotDeleted));
    apply(&mut tournament, &Event::Deleted).unwrap();
    assert_eq!(tournament.deleted(), Some(&stamp("desk")));
    let line = next_line(tournament.table(ONE).unwrap().list(), &mut Dice(4));
    for event in [entered(ONE, line), Event::Deleted, Event::RoundStarted { round: 1 }] {
        assert_eq!(apply(&mut tournament, &event), Err(Refused::Deleted));
    }
    apply(&mut tournament, &Event::Restored).unwrap();
    assert_eq!(tournament, before);
}

#[test]
fn what_was_set_up_without_a_place_is_read() {
    let event = r#"[{"event":"created","name":"Alt","date":"1.1.2020","rounds":3,"rules":{"preset":"seed"},
        "seed":7,"tie-breaks":[],"clubs-apart":false,"fair-fives":false,"clock":null}]"#;
    let old = Record::of_event(2, "desk", "2026-11-21T10:00:00Z", event).unwrap();
    assert_eq!(Tournament::begin(&old).unwrap().setup().place, None);
    let new = Setup { place: Some("Linde".to_owned()), ..setup(1) };
    let kept = Record::payload(&[Event::SetupChanged(new.clone())]).unwrap();
    let read = Record::of_event(2, "desk", "now", &kept).unwrap();
    assert_eq!(read.events, [Event::SetupChanged(new)]);
    assert!(!Record::payload(&record(vec![Event::Created(setup(1))]).events).unwrap().contains("place"));
}
