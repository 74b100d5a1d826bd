//! One trick of a record.

use bridge_laws::Trick;
use cards::{BySeat, Card, CardSet, Seat, Suit};

/// A card in a trick.
#[derive(Debug, Clone, Copy)]
pub(super) struct Slot {
    pub card: Card,
    pub revoke: bool,
    pub lead: bool,
}

/// A trick, seat by seat, whoever led.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Row {
    pub slots: BySeat<Option<Slot>>,
    /// The seat of each place of the record.
    pub seats: [Option<Seat>; 4],
    /// Two cards of one hand, or one of no hand.
    pub strange: bool,
}

impl Row {
    pub fn is_complete(&self) -> bool {
        self.slots.0.iter().all(Option::is_some)
    }

    pub fn led(&self, leader: Seat) -> Option<Suit> {
        self.slots[leader].map(|slot| slot.card.suit())
    }

    /// Is this card in `seat` a revoke if `leader` led?
    pub fn revokes(&self, seat: Seat, leader: Seat, hands: &BySeat<CardSet>) -> bool {
        match (self.led(leader), self.slots[seat]) {
            (Some(led), Some(slot)) => seat != leader && slot.card.suit() != led && hands[seat].has(led),
            _ => false,
        }
    }

    pub fn count_revokes(&self, leader: Seat, hands: &BySeat<CardSet>) -> usize {
        Seat::ALL.into_iter().filter(|&seat| self.revokes(seat, leader, hands)).count()
    }

    pub fn winner(&self, leader: Seat, trump: Option<Suit>) -> Seat {
        let cards = BySeat(self.slots.0.map(|slot| slot.map(|slot| slot.card)));
        Trick { leader, cards }.winner(trump)
    }
}
