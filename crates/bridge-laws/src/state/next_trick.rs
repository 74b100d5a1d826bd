//! The trick after the one in progress, as far as it has been begun.

use cards::{Card, Seat};

use super::State;

/// What was led and played to the next trick before this one was over, or was opened again. It waits, and is laid again
/// as it was when this one is over.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct NextTrick {
    lead: Option<(Seat, Card)>,
    followed: Vec<Followed>,
}

/// What was played to that lead.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Followed {
    pub seat: Seat,
    pub card: Card,
    /// Could he have followed suit when he played it?
    pub revoked: bool,
}

impl NextTrick {
    /// The lead to it.
    #[must_use]
    pub const fn lead(&self) -> Option<(Seat, Card)> {
        self.lead
    }

    /// All that waits: the lead, then what had been played to it, in the order of the trick.
    pub fn cards(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        self.lead.into_iter().chain(self.followed.iter().map(|followed| (followed.seat, followed.card)))
    }

    /// This is the lead to it.
    pub(crate) const fn led(&mut self, seat: Seat, card: Card) {
        self.lead = Some((seat, card));
    }

    /// This has been played to it.
    pub(crate) fn follow(&mut self, followed: Followed) {
        self.followed.push(followed);
    }

    /// A card that waited does not any more.
    #[inline]
    pub(crate) fn without(&mut self, seat: Seat, card: Card) {
        if self.lead == Some((seat, card)) {
            self.lead = None;
        }
        // Seldom anything waits.
        if !self.followed.is_empty() {
            self.followed.retain(|waiting| (waiting.seat, waiting.card) != (seat, card));
        }
    }

    /// The lead, which waits no more; what had been played to it still does.
    pub(crate) const fn take_lead(&mut self) -> Option<(Seat, Card)> {
        self.lead.take()
    }

    /// What had been played to the lead; it waits no more.
    pub(crate) fn take_followed(&mut self) -> Vec<Followed> {
        std::mem::take(&mut self.followed)
    }
}

impl State {
    /// 67: it is no card of this trick, which is over, but of the next; of one in progress it has still to be put there.
    pub(crate) fn move_to_next(&mut self, seat: Seat, card: Card, number: u8) {
        let Some(n) = number.checked_sub(self.before + 1) else { return };
        if let Some(quitted) = self.history.get_mut(usize::from(n)) {
            quitted.trick.cards[seat] = None;
            // That he has none of the suit led was only read from this card.
            if let Some(led) = quitted.trick.led() {
                self.hands[seat].void = self.hands[seat].void.without(led);
            }
        }
        match self.history.get_mut(usize::from(n) + 1) {
            Some(quitted) => quitted.trick.cards[seat] = Some(card),
            None => self.give_back(seat, card),
        }
    }
}
