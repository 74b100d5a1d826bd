//! What is priced is what comes of playing out everything at the table itself.
//!
//! `STICH_PRICED` says how many endings, `STICH_PRICED_CARDS` how many cards a hand at most.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "helpers of tests may panic"
)]

mod support;

use std::collections::BTreeMap;

use pricing::{Limits, NoPrice, price};

#[test]
fn prices_are_what_playing_everything_out_gives() {
    let count = support::from_env("STICH_PRICED", 400);
    let cards = support::from_env("STICH_PRICED_CARDS", 4) as usize;
    let mut solver = support::solver();
    let mut seen = BTreeMap::new();
    let mut refused: BTreeMap<String, u32> = BTreeMap::new();
    let mut priced = 0;
    for seed in 0.. {
        if priced == count {
            break;
        }
        let (table, path) = support::ending(seed, cards);
        let prices = match price(&table, &mut solver, Limits::default()) {
            Ok(prices) => prices,
            Err(NoPrice::Unsettled(why)) => {
                *refused.entry(why.to_string()).or_default() += 1;
                continue;
            }
            Err(NoPrice::Revokes) => {
                *refused.entry("revokes".to_owned()).or_default() += 1;
                continue;
            }
            Err(other) => panic!("ending {seed}: {other}"),
        };
        priced += 1;
        if let Err(why) = support::compare(&table, &prices, &mut seen) {
            panic!("ending {seed}: {why}\nafter {path:?}\nat {:?}", table.state());
        }
    }
    println!("{priced} endings: {seen:?}\nrefused: {refused:?}");
    let kinds = [
        "accept",
        "refuse",
        "require-lead",
        "forbid-lead",
        "lead-free",
        "play-highest or lowest",
        "play-suit",
        "forbid-suit",
        "play",
        "major penalty cards of both",
        "several in one hand",
        "a minor penalty card",
        "a restriction",
        "a card that must be played",
        "in a trick",
    ];
    for kind in kinds {
        assert!(seen.get(kind).is_some_and(|&n| n > 0), "the generator made no {kind}");
    }
}
