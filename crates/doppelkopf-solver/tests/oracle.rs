//! The solver against a search without any idea, which plays every card of every ending on the table of
//! `doppelkopf` and asks `doppelkopf-score` at the end.

#![allow(missing_docs, clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod support;

use doppelkopf_solver::{Ending, Limits};
use support::{KINDS, after, cards_left, ending, naive, rules};

/// Value, every card and the line of an ending.
fn compare(seed: u64, kind: usize, left: u8) {
    let rules = rules(seed);
    let play = ending(seed, kind, left, rules);
    let solution = Ending::new(&play, rules).unwrap().solve(Limits::default()).unwrap();
    let cards: Vec<(doppelkopf::Kind, i16)> = solution.cards.iter().map(|c| (c.kind, c.value)).collect();
    let expected: Vec<_> =
        play.legal().kinds().map(|kind| (kind, naive(&after(&play, kind), rules))).collect();
    assert_eq!(cards, expected, "seed {seed}, kind {kind}, {left} cards\n{play:?}");
    assert_eq!(solution.value, naive(&play, rules), "seed {seed}, kind {kind}, {left} cards");
    assert_eq!(solution.score.value, solution.value);
    assert_eq!(solution.line.len(), usize::from(cards_left(&play)));
    assert_eq!(Some(solution.turn), play.turn());
    assert!(solution.best().any(|kind| kind == solution.line[0].1));
}

#[test]
fn small_endings_of_every_kind_of_game() {
    for seed in 0..250 {
        for kind in 0..KINDS {
            compare(seed, kind, 1 + (seed % 10) as u8);
        }
    }
}

#[test]
fn endings_of_three_and_four_cards_a_hand() {
    for seed in 1000..1020 {
        for kind in 0..KINDS {
            compare(seed, kind, 11 + (seed % 4) as u8);
        }
    }
}
