//! The solver against trying everything.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod common;

use bridge::Strain;
use cards::Seat;
use common::{after, exhaustive, played_on, random_hands, rng};
use solver::Solver;

/// Cards a hand, how many deals.
const ENDINGS: [(usize, usize); 5] = [(1, 60), (2, 120), (3, 40), (4, 5), (5, 1)];

#[test]
fn every_ending_is_worth_what_trying_everything_says() {
    let mut rng = rng(1);
    let mut solver = Solver::default();
    for (n, deals) in ENDINGS {
        for deal in 0..deals {
            let hands = random_hands(&mut rng, n, (deal % 4 + 1).max(n.div_ceil(3)));
            for strain in Strain::ALL {
                for leader in Seat::ALL {
                    let position = hands.led_by(leader);
                    let true_value = exhaustive(&position, strain);
                    assert_eq!(solver.tricks(&position, strain), true_value, "{strain} {position:?}");
                }
            }
            let table = solver.table(&hands);
            for strain in Strain::ALL {
                for declarer in Seat::ALL {
                    let position = hands.led_by(declarer.next());
                    let true_value = exhaustive(&position, strain)[declarer.side()];
                    assert_eq!(table.tricks(strain, declarer), true_value, "{strain} {position:?}");
                }
            }
        }
    }
}

#[test]
fn every_card_in_the_middle_of_a_trick_too() {
    let mut rng = rng(2);
    let mut solver = Solver::default();
    for (n, deals) in ENDINGS {
        for deal in 0..deals {
            let hands = random_hands(&mut rng, n, deal % 3 + 2);
            for strain in Strain::ALL {
                let start = hands.led_by(Seat::ALL[deal % 4]);
                let position = played_on(&mut rng, start, strain, deal % (4 * n));
                assert_eq!(solver.tricks(&position, strain), exhaustive(&position, strain), "{position:?}");
                let cards = solver.cards(&position, strain);
                assert_eq!(cards.len(), position.legal().len());
                for found in cards {
                    let side = position.turn().side();
                    let true_value = after(&position, strain, found.card)[side];
                    assert_eq!(found.tricks, true_value, "{strain} {} {position:?}", found.card);
                }
            }
        }
    }
}

#[test]
fn a_record_is_worth_at_each_card_what_the_position_is_worth() {
    let mut rng = rng(3);
    let mut solver = Solver::default();
    for deal in 0..60 {
        let hands = random_hands(&mut rng, 4, 4);
        let strain = Strain::ALL[deal % 5];
        let start = hands.led_by(Seat::ALL[deal % 4]);
        let (mut at, mut record, mut won) = (start, Vec::new(), [0, 0]);
        let mut values = Vec::new();
        while !at.is_over() {
            let side = at.turn().side();
            let rest = exhaustive(&at, strain);
            let card = at.legal().nth(deal % at.legal().len()).unwrap();
            values.push(won[side as usize] + rest[side]);
            record.push(card);
            if let Some(winner) = at.play(card, strain).unwrap() {
                won[winner.side() as usize] += 1;
            }
        }
        let steps = solver.analyse(&start, strain, &record).unwrap();
        assert_eq!(steps.iter().map(|s| s.before).collect::<Vec<_>>(), values);
        assert!(steps.iter().all(|s| s.after <= s.before), "nobody gains by a card of his own");
        let lost: i32 = steps
            .iter()
            .map(|s| i32::from(s.lost()) * if (s.seat as u8).is_multiple_of(2) { -1 } else { 1 })
            .sum();
        let first = exhaustive(&start, strain).0[0];
        assert_eq!(i32::from(first) + lost, i32::from(won[0]));
        assert_eq!((steps[0].trick, steps[15].trick), (1, 4));
    }
}
