//! A suit from the top, as the claimer sees it: which cards his side plays first, and whether there is a guess.

use cards::{Card, CardSet, Suit};

/// A suit in the middle of a trick; the cards on the table count where they were when it began.
#[derive(Debug, Clone, Copy)]
pub(super) struct Holding {
    /// The highest cards of his side, with none of another hand between them.
    pub top: CardSet,
    /// Those of his side that come next.
    pub next: CardSet,
    /// The cards of the others between these two.
    gap: CardSet,
    /// All cards of the others.
    out: CardSet,
}

impl Holding {
    /// `own`: the cards that he counts as his; `out`: those of the others.
    pub fn new(suit: Suit, own: CardSet, out: CardSet) -> Holding {
        let (own, out) = (own.of(suit), out.of(suit));
        let top = run(own, out);
        let next = run(own - top, out);
        let gap = match (top.lowest(), next.highest()) {
            (Some(above), Some(below)) => out.iter().filter(|&card| below < card && card < above).collect(),
            _ => CardSet::EMPTY,
        };
        Holding { top, next, gap, out }
    }

    /// Does nobody else hold a higher card of the suit than this?
    pub fn is_master(&self, card: Card) -> bool {
        self.out.highest().is_none_or(|best| best < card)
    }

    /// N4: can one card of the opponents be caught in either hand, and in neither for sure? Both hands hold a card
    /// above it, all others of theirs are lower than two more of ours, and it need not fall alone.
    pub fn is_two_way(&self, hands: [CardSet; 2]) -> bool {
        self.top.lowest().is_some_and(|card| self.is_master(card))
            && hands.into_iter().all(|hand| !hand.is_disjoint(self.top))
            && self.gap.len() == 1
            && self.next.len() >= 2
            && self.out.len() >= 2
    }
}

/// The highest cards of `own` with none of `out` between them.
fn run(own: CardSet, out: CardSet) -> CardSet {
    let Some(highest) = own.highest() else { return CardSet::EMPTY };
    let below = out.iter().filter(|&card| card < highest).last();
    own.iter().filter(|&card| below.is_none_or(|below| card > below)).collect()
}

/// The lowest card as a set.
pub(super) fn lowest(cards: CardSet) -> CardSet {
    cards.lowest().into_iter().collect()
}
