//! Revokes and tricks that are wrong: what comes of them with best play, and what would
//! have happened without them.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "helpers of tests may panic"
)]

mod support;

use std::collections::BTreeMap;

use bridge_laws::{Status, Table, Watch, event::Event};
use cards::Card;
use chacha20::ChaCha8Rng;
use pricing::{Assumed, Limits, NoPrice, price};
use rand::{Rng, RngExt, SeedableRng, seq::IteratorRandom};

/// Careless players of whom nobody takes notice: what they play, and the table before each card.
fn careless(rng: &mut impl Rng, surplus: bool) -> (Table, Vec<Table>) {
    let length = rng.random_range(3..=5);
    let mut setup = support::setup(rng, length);
    setup.rules.watch = Watch::OnCall;
    let mut table = Table::new(&setup).unwrap();
    let mut before = Vec::new();
    for _ in 0..rng.random_range(1..=4 * (length - 2) + 3) {
        let Status::Play(seat) = table.status() else { break };
        before.push(table.clone());
        let hand = table.state().hands[seat].known;
        let legal = table.legal(seat).cards;
        let wrong = (hand - legal).iter().choose(rng).filter(|_| rng.random_bool(0.4));
        // A hand from which a card too many has gone has none left at the end.
        let Some(card) = wrong.or_else(|| legal.iter().choose(rng)) else { break };
        if surplus && hand.len() > 1 && rng.random_bool(0.1) {
            let cards: Vec<Card> = hand.iter().sample(rng, 2);
            let _ = table.record(&Event::TwoCards { seat, visible: Vec::new(), cards });
            continue;
        }
        table.record(&Event::Play { seat, card }).unwrap();
    }
    (table, before)
}

#[test]
fn a_revoke_costs_what_playing_everything_out_gives() {
    let (mut solver, mut other) = (support::solver(), support::solver());
    let mut rng = ChaCha8Rng::seed_from_u64(64);
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for round in 0..3000 {
        let (table, before) = careless(&mut rng, round % 4 == 0);
        let revokes = table.state().revokes.clone();
        if revokes.is_empty() && round % 4 > 0 {
            continue;
        }
        let prices = match price(&table, &mut solver, Limits::default()) {
            Ok(prices) => prices,
            Err(why) => {
                let why = match why {
                    NoPrice::Revokes => "one side better off with less",
                    NoPrice::Unsettled(_) => "unsettled",
                    other => panic!("{round}: {other}"),
                };
                *seen.entry(why).or_default() += 1;
                continue;
            }
        };
        if let Err(why) = support::compare(&table, &prices, &mut seen) {
            panic!("{round}: {why}\nat {:?}\nassumed {:?}", table.state(), prices.assumed);
        }
        let assumed = |is: fn(&Assumed) -> bool| u32::from(prices.assumed.iter().any(is));
        *seen.entry("a revoke is noticed").or_default() += assumed(|a| matches!(a, Assumed::Revoke(..)));
        *seen.entry("a wrong trick").or_default() += assumed(|a| matches!(a, Assumed::Defective(_)));
        // Without it: the table as it was before that card.
        assert_eq!(prices.without.len(), revokes.len());
        for (without, revoke) in prices.without.iter().zip(&revokes) {
            let Some(worth) = without.worth else {
                *seen.entry("without: not known").or_default() += 1;
                continue;
            };
            let at = before
                .iter()
                .rev()
                .find(|table| {
                    !table.state().revokes.iter().any(|r| (r.seat, r.trick) == (revoke.seat, revoke.trick))
                })
                .unwrap();
            assert_eq!(Some(worth.tricks), support::plain(at, &mut other), "{round}: {revoke:?}");
            *seen.entry("without").or_default() += 1;
        }
    }
    println!("{seen:?}");
    for kind in ["tricks go over", "a revoke is noticed", "a wrong trick", "without"] {
        assert!(seen.get(kind).is_some_and(|&n| n > 20), "{kind}: {seen:?}");
    }
}
