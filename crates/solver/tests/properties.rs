//! What may change a deal and must not change its results.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod common;

use std::sync::atomic::{AtomicUsize, Ordering};

use bridge::Strain;
use cards::{BySeat, Card, CardSet, Rank, Seat, Suit};
use common::{random_hands, rng};
use proptest::{collection::vec, prelude::*};
use solver::{Hands, Settings, Solver, tables};

fn mapped(hands: &Hands, seat: impl Fn(Seat) -> Seat, card: impl Fn(Card) -> Card) -> Hands {
    let mut out = BySeat::<CardSet>::default();
    for (from, hand) in hands.by_seat().iter() {
        out[seat(from)] = hand.iter().map(&card).collect();
    }
    Hands::new(out).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn turning_the_table_turns_the_results(seed in any::<u64>(), n in 1usize..9) {
        let hands = random_hands(&mut rng(seed), n, 4);
        let turned = mapped(&hands, Seat::next, |card| card);
        let mut solver = Solver::default();
        let (before, after) = (solver.table(&hands), solver.table(&turned));
        for strain in Strain::ALL {
            for seat in Seat::ALL {
                prop_assert_eq!(before.tricks(strain, seat), after.tricks(strain, seat.next()));
            }
        }
    }

    #[test]
    fn suits_by_another_name_play_as_well(seed in any::<u64>(), n in 1usize..9, by in 1usize..4) {
        let hands = random_hands(&mut rng(seed), n, 4);
        let other = |suit: Suit| Suit::ALL[(suit as usize + by) % 4];
        let renamed = mapped(&hands, |seat| seat, |card| Card::new(other(card.suit()), card.rank()));
        let mut solver = Solver::default();
        let (before, after) = (solver.table(&hands), solver.table(&renamed));
        for seat in Seat::ALL {
            prop_assert_eq!(before.tricks(Strain::NoTrump, seat), after.tricks(Strain::NoTrump, seat));
            for suit in Suit::ALL {
                prop_assert_eq!(before.tricks(suit.into(), seat), after.tricks(other(suit).into(), seat));
            }
        }
    }

    /// What is the same again after a turn is searched once, and each result stands where it belongs.
    #[test]
    fn deals_alike_on_all_sides_have_the_results_of_each(owners in vec(0usize..4, 1..9), by in 1usize..4) {
        // Each suit lies as the one before it lies one hand further on, or two, or three.
        let mut deal = BySeat::<CardSet>::default();
        for (turn, suit) in Suit::ALL.into_iter().enumerate() {
            for (&owner, rank) in owners.iter().zip(Rank::ALL) {
                deal[Seat::ALL[(owner + by * turn) % 4]].insert(Card::new(suit, rank));
            }
        }
        if let Ok(hands) = Hands::new(deal) {
            let mut solver = Solver::default();
            let table = solver.table(&hands);
            let searched = solver.nodes();
            for strain in Strain::ALL {
                for declarer in Seat::ALL {
                    let alone = solver.tricks(&hands.led_by(declarer.next()), strain);
                    prop_assert_eq!(alone[declarer.side()], table.tricks(strain, declarer));
                }
            }
            prop_assert!(owners.len() < 4 || searched < solver.nodes() - searched);
        }
    }

    #[test]
    fn only_the_order_of_ranks_matters(seed in any::<u64>(), n in 1usize..9) {
        let hands = random_hands(&mut rng(seed), n, 4);
        let all = hands.by_seat().iter().fold(CardSet::EMPTY, |all, (_, hand)| all | *hand);
        // Every card as low as it goes.
        let lowered = |card: Card| {
            let below = all.of(card.suit()).iter().take_while(|other| *other != card).count();
            Card::new(card.suit(), Rank::ALL[below])
        };
        let low = mapped(&hands, |seat| seat, lowered);
        let mut solver = Solver::default();
        prop_assert_eq!(solver.table(&hands), solver.table(&low));
    }

    #[test]
    fn each_answer_is_the_same_however_it_is_asked(seed in any::<u64>(), n in 1usize..8) {
        let hands = random_hands(&mut rng(seed), n, 4);
        let mut solver = Solver::default();
        let table = solver.table(&hands);
        for strain in Strain::ALL {
            for declarer in Seat::ALL {
                let position = hands.led_by(declarer.next());
                let alone = Solver::default().tricks(&position, strain);
                prop_assert_eq!(alone[declarer.side()], table.tricks(strain, declarer));
                let best = solver.cards(&position, strain).iter().map(|c| c.tricks).max();
                prop_assert_eq!(best, Some(alone[declarer.side().other()]));
            }
        }
    }
}

#[test]
fn little_memory_and_many_threads_change_no_result() {
    let mut rng = rng(4);
    let mut deals: Vec<Hands> = (0..12).map(|_| random_hands(&mut rng, 9, 4)).collect();
    deals.push(deals[3]);
    let told = AtomicUsize::new(0);
    let progress = |done: usize| {
        told.fetch_max(done, Ordering::Relaxed);
    };
    let on = |threads: usize, memory: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| tables(&deals, Settings { memory }, &progress))
    };
    let plenty = on(1, 512 << 20);
    assert_eq!(plenty.len(), deals.len());
    assert_eq!(plenty[3], plenty[12]);
    assert_eq!(told.load(Ordering::Relaxed), deals.len());
    assert_eq!(on(3, 512 << 20), plenty);
    assert_eq!(on(2, 0), plenty);
}
