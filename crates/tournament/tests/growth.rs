//! What a line costs does not depend on how many were written before it. Counted is what a change copies, not time.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

mod common;

use std::{ptr, sync::Arc};

use common::{Dice, drawn, next_line, record};
use tournament::{At, Event, Source, Tournament};

/// The tables that are not one and the same in both, and whether the players are.
fn copied(before: &Tournament, after: &Tournament) -> (usize, bool) {
    let tables = |of: &Tournament| -> Vec<_> {
        of.rounds().iter().flat_map(|seated| seated.tables.iter().map(Arc::clone)).collect()
    };
    let (before_, after_) = (tables(before), tables(after));
    assert_eq!(before_.len(), after_.len());
    let others = before_.iter().zip(&after_).filter(|(one, other)| !Arc::ptr_eq(one, other));
    (others.count(), !ptr::eq(before.roster(), after.roster()))
}

/// Every table of a round writes its list to the end, line by line; with each line the tournament is looked at as a page
/// does it, and the line is tried as whoever stores it does.
#[test]
fn a_line_copies_its_own_table_and_nothing_else() {
    let mut tournament = drawn(40, 3);
    let mut dice = Dice(19);
    let mut lines = 0;
    for table in 1..=tournament.rounds()[0].tables.len() {
        let at = At { round: 1, table };
        while tournament.table(at).unwrap().list().round().next().is_some() {
            let shown = tournament.clone();
            assert_eq!(copied(&tournament, &shown), (0, false), "a copy that only looks copies nothing");
            let line = next_line(tournament.table(at).unwrap().list(), &mut dice);
            let line =
                record(vec![Event::LineEntered { at, line, how: Source::Clerk, anyway: None, late: None }]);
            let mut tried = tournament.clone();
            tried.apply_all(&line).unwrap();
            assert_eq!(copied(&shown, &tried), (1, false), "line {lines} at {at:?}");
            tournament.apply_all(&line).unwrap();
            assert_eq!(copied(&shown, &tournament), (1, false), "line {lines} at {at:?}");
            assert_eq!(tried, tournament);
            lines += 1;
        }
    }
    assert!(lines >= 200, "ten lists were written, not {lines} lines");
}

/// What was tried and refused has not touched what is shown: the tables of both are the same in memory still.
#[test]
fn what_is_tried_on_a_copy_stays_there() {
    let mut tournament = drawn(8, 1);
    let at = At { round: 1, table: 1 };
    let line = next_line(tournament.table(at).unwrap().list(), &mut Dice(3));
    let line = Event::LineEntered { at, line, how: Source::Clerk, anyway: None, late: None };
    let before = tournament.clone();
    let closed = Event::RoundClosed { round: 1 };
    assert!(tournament.apply_all(&record(vec![line.clone(), closed])).is_err(), "games are left");
    assert_eq!(copied(&before, &tournament), (0, false));
    assert_eq!(tournament.table(at).unwrap().list().lines().len(), 0);
    tournament.apply_all(&record(vec![line])).unwrap();
    assert_eq!(before.table(at).unwrap().list().lines().len(), 0, "what was shown before is as it was");
}
