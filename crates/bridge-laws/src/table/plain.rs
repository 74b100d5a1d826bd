//! The short way for the play that nothing has to be said about: nearly every one. No law is here: what would
//! call for one sends the card the long way.

use cards::{Card, Seat};

use super::Table;
use crate::{
    event::{Did, Refused},
    laws::{regular, revoke},
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
            && self.first_leads.is_empty()
    }

    /// Is all in order, and nothing left to be said of the last event? Then the next card, if it is played in
    /// turn and follows suit, changes nothing but the trick. Looked up once, after whatever is not such a card.
    pub(super) fn is_in_order(&self) -> bool {
        let knows_all = Seat::ALL.into_iter().all(|seat| self.state.hands[seat].is_open_book());
        let said = self.noticed.is_empty() && self.debated.is_empty() && self.rulings.is_empty();
        self.is_plain()
            && said
            && knows_all
            && self.allowed.is_none()
            && self.state.spread.is_some()
            && self.state.is_undisturbed()
            && !self.is_over()
    }

    /// A card in turn that breaks nothing, where all is in order.
    #[inline]
    pub(super) fn is_as_it_should_be(&self, seat: Seat, card: Card) -> bool {
        let state = &self.state;
        self.in_order
            && state.trick.turn() == Some(seat)
            && state.hands[seat].known.contains(card)
            && revoke::failed_to_follow(state, seat, card).is_none()
    }

    /// Lays such a card.
    #[inline]
    pub(super) fn lay_in_turn(&mut self, seat: Seat, card: Card) {
        self.count(seat, card);
        let leads = self.state.trick.leader == seat;
        let discards = self.state.trick.led().is_some_and(|led| led != card.suit());
        let tricks = self.state.history.len();
        self.state.put_in_order(seat, card);
        let over = self.state.history.len() > tricks;
        self.applied = regular::play(leads, discards, over.then_some(self.state.strain));
        if over && self.state.is_over() {
            self.in_order = false;
        }
    }

    /// A card where nothing is open: refused before anything has changed, or not at all.
    pub(super) fn record_card(&mut self, seat: Seat, card: Card) -> Result<(), Refused> {
        self.can_be_laid(seat, card)?;
        self.begin_step();
        self.lay(seat, card, Did::Played, None)?;
        if !self.matters.is_empty() || self.state.has_duties() {
            self.settle();
            self.look_at_the_claim();
        } else {
            self.story.end();
        }
        self.in_order = self.is_in_order();
        Ok(())
    }
}
