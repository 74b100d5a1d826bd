//! Deals for tests, and the slow way to the truth.
#![allow(dead_code, reason = "each test uses its part")]

use bridge::Strain;
use cards::{BySeat, BySide, Card, CardSet, Rank, Seat, Suit};
use chacha20::ChaCha8Rng;
use rand::{Rng as _, RngExt as _, SeedableRng as _};
use solver::{Hands, Position};

pub fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// Hands of `n` cards each from the first `suits` suits.
pub fn random_hands(rng: &mut ChaCha8Rng, n: usize, suits: usize) -> Hands {
    let mut pack: Vec<Card> = Suit::ALL
        .into_iter()
        .take(suits)
        .flat_map(|suit| Rank::ALL.map(|rank| Card::new(suit, rank)))
        .collect();
    let mut hands = BySeat::<CardSet>::default();
    for place in 0..4 * n {
        let card = pack.swap_remove((rng.next_u32() as usize) % pack.len());
        hands[Seat::ALL[place % 4]].insert(card);
    }
    Hands::new(hands).unwrap()
}

/// A position after `cards` random legal cards.
pub fn played_on(rng: &mut ChaCha8Rng, mut position: Position, strain: Strain, cards: usize) -> Position {
    for _ in 0..cards {
        if position.is_over() {
            break;
        }
        let legal = position.legal();
        let card = legal.nth(rng.random_range(0..legal.len())).unwrap();
        position.play(card, strain).unwrap();
    }
    position
}

/// Tricks with best play, by trying everything: no bounds, no memory, no equal cards.
pub fn exhaustive(position: &Position, strain: Strain) -> BySide<u8> {
    if position.is_over() {
        return BySide([0, 0]);
    }
    let side = position.turn().side();
    position
        .legal()
        .iter()
        .map(|card| after(position, strain, card))
        .max_by_key(|tricks| tricks[side])
        .unwrap()
}

/// The same once this card is played.
pub fn after(position: &Position, strain: Strain, card: Card) -> BySide<u8> {
    let mut next = *position;
    let winner = next.play(card, strain).unwrap();
    let mut tricks = exhaustive(&next, strain);
    if let Some(winner) = winner {
        tricks[winner.side()] += 1;
    }
    tricks
}
