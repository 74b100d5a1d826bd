//! Seeded deals and positions.

use bridge::Strain;
use cards::{BySeat, Card, CardSet, Seat, Suit};
use rand::{RngExt as _, SeedableRng as _, seq::SliceRandom as _};
pub use chacha20::ChaCha8Rng;
use solver::{Hands, Position};

pub fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A deal of 52 cards.
pub fn deal(rng: &mut ChaCha8Rng) -> Hands {
    let mut pack: Vec<Card> = CardSet::PACK.iter().collect();
    pack.shuffle(rng);
    let mut hands = BySeat::<CardSet>::default();
    for (place, card) in pack.into_iter().enumerate() {
        hands[Seat::ALL[place % 4]].insert(card);
    }
    Hands::new(hands).expect("every card was dealt once")
}

/// How many times a hand has no card of a suit.
pub fn voids(hands: &Hands) -> usize {
    let of_hand = |hand: &CardSet| Suit::ALL.into_iter().filter(|&suit| !hand.has(suit)).count();
    hands.by_seat().iter().map(|(_, hand)| of_hand(hand)).sum()
}

/// A position after so many random legal cards, and these cards.
pub fn play(rng: &mut ChaCha8Rng, start: Position, strain: Strain, cards: usize) -> (Position, Vec<Card>) {
    let (mut position, mut record) = (start, Vec::new());
    for _ in 0..cards {
        let legal = position.legal();
        let card = legal.nth(rng.random_range(0..legal.len())).expect("a legal card");
        position.play(card, strain).expect("a legal card");
        record.push(card);
    }
    (position, record)
}
