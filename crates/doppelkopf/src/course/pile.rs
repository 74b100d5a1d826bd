//! What a player has won.

use crate::{ByPlace, Hand, Kind};

/// Tricks of a player. A table at which nobody knows the hands takes any card, even one that the pack has
/// not: its Augen count, though a hand cannot hold it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub(super) struct Pile {
    pub(super) cards: Hand,
    pub(super) augen: u8,
    pub(super) tricks: u8,
}

impl Pile {
    #[inline]
    pub(super) fn take(&mut self, trick: &ByPlace<Kind>, augen: u8) {
        let pile = |cards: Hand, &kind| cards.with(kind).unwrap_or(cards);
        self.cards = trick.0.iter().fold(self.cards, pile);
        self.augen = self.augen.saturating_add(augen);
        self.tricks += 1;
    }

    /// With these tricks too.
    pub(super) fn and(self, more: Pile) -> Pile {
        Pile {
            cards: self.cards.joined(more.cards).unwrap_or(self.cards),
            augen: self.augen.saturating_add(more.augen),
            tricks: self.tricks + more.tricks,
        }
    }

    /// Without these.
    pub(super) fn without(self, lost: Pile) -> Pile {
        Pile {
            cards: self.cards.minus(lost.cards),
            augen: self.augen.saturating_sub(lost.augen),
            tricks: self.tricks.saturating_sub(lost.tricks),
        }
    }
}
