//! The short way for the play that nothing has to be said about: nearly every one. No law is
//! here: what would call for one sends the card the long way.

use cards::{Card, Seat};

use super::Table;
use crate::{
    event::{Did, Refused},
    laws::revoke,
};

impl Table {
    /// Nothing is open, so a card is a card.
    #[inline]
    pub(super) fn is_plain(&self) -> bool {
        self.pending.is_none()
            && self.matters.is_empty()
            && self.auction.is_none()
            && self.face_down.is_none()
            && self.designated.is_none()
            && self.may_forbid.is_empty()
    }

    #[inline]
    pub(super) fn record_plain(&mut self, seat: Seat, card: Card) -> Result<(), Refused> {
        if self.is_as_it_should_be(seat, card) {
            self.begin_step();
            self.lay_in_turn(seat, card);
            return Ok(());
        }
        self.record_card(seat, card)
    }

    /// A card where nothing is open: refused before anything has changed, or not at all.
    fn record_card(&mut self, seat: Seat, card: Card) -> Result<(), Refused> {
        self.can_be_laid(seat, card)?;
        self.begin_step();
        self.lay(seat, card, Did::Played, None)?;
        if !self.matters.is_empty() || self.state.has_penalty_cards() {
            self.settle();
        } else {
            self.story.end();
        }
        Ok(())
    }

    /// A card in turn that breaks nothing, from a hand that is known, and nothing else bears on it:
    /// all that [`Table::lay`] looks for beyond that is not there.
    #[inline]
    fn is_as_it_should_be(&self, seat: Seat, card: Card) -> bool {
        let state = &self.state;
        state.hands[seat].known.contains(card)
            && state.trick.turn() == Some(seat)
            && revoke::failed_to_follow(state, seat, card).is_none()
            && state.knows(seat)
            && state.is_undisturbed()
            && !self.is_over()
    }

    /// Lays such a card.
    #[inline]
    fn lay_in_turn(&mut self, seat: Seat, card: Card) {
        self.count(seat, card);
        self.set_down(seat, card);
    }
}
