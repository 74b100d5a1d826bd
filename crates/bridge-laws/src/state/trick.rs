//! Tricks: the one in progress, and those that are over.

use cards::{BySeat, Card, Seat, Suit};

/// The trick in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trick {
    /// Who led or is to lead to it.
    pub leader: Seat,
    /// The card of each seat.
    pub cards: BySeat<Option<Card>>,
}

impl Trick {
    pub(super) const fn to_be_led_by(leader: Seat) -> Trick {
        Trick { leader, cards: BySeat([None; 4]) }
    }

    /// The suit led.
    #[must_use]
    #[inline]
    pub fn led(&self) -> Option<Suit> {
        self.cards[self.leader].map(Card::suit)
    }

    /// Nobody has played to it?
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.led().is_none() && self.cards.0.iter().all(Option::is_none)
    }

    /// The first seat in rotation that has not played.
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        let mut seat = self.leader;
        for _ in 0..4 {
            if self.cards[seat].is_none() {
                return Some(seat);
            }
            seat = seat.next();
        }
        None
    }

    /// Who wins it with the cards played so far.
    #[must_use]
    pub fn winner(&self, trump: Option<Suit>) -> Seat {
        let Some(mut top) = self.cards[self.leader] else { return self.leader };
        let (mut best, mut seat) = (self.leader, self.leader);
        for _ in 0..3 {
            seat = seat.next();
            if let Some(card) = self.cards[seat]
                && beats(card, top, trump)
            {
                (best, top) = (seat, card);
            }
        }
        best
    }
}

/// 44E, 44F: does this card, played later, beat the best one so far?
#[inline]
fn beats(card: Card, top: Card, trump: Option<Suit>) -> bool {
    if card.suit() == top.suit() { card > top } else { Some(card.suit()) == trump }
}

/// A trick that is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quitted {
    /// The trick as it was played; a place is empty where a card is missing (67).
    pub trick: Trick,
    /// Who won it.
    pub winner: Seat,
}

/// The tricks that are over, first to last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct History {
    tricks: [Option<Quitted>; 13],
    pub(super) len: u8,
}

impl History {
    pub(super) const EMPTY: History = History { tricks: [None; 13], len: 0 };

    /// How many.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// None yet?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(super) fn push(&mut self, quitted: Quitted) {
        if let Some(place) = self.tricks.get_mut(self.len as usize) {
            *place = Some(quitted);
            self.len += 1;
        }
    }

    pub(super) fn pop(&mut self) -> Option<Quitted> {
        self.len = self.len.checked_sub(1)?;
        self.tricks.get_mut(self.len as usize)?.take()
    }

    /// The tricks, first to last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Quitted> {
        self.tricks.iter().flatten()
    }

    /// The `n`th trick that this table saw, from 0.
    #[must_use]
    pub fn get(&self, n: usize) -> Option<&Quitted> {
        self.tricks.get(n)?.as_ref()
    }

    pub(crate) fn get_mut(&mut self, n: usize) -> Option<&mut Quitted> {
        self.tricks.get_mut(n)?.as_mut()
    }
}
