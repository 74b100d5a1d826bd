//! What can be read off the state: tricks by number, who won, duties, what everybody has seen.

use bridge::PartialDeal;
use cards::{BySeat, Card, CardSet, Seat};

use super::{Hand, InForce, State, Trick};
use crate::{
    clause::Clause,
    words::{Duty, Lasts, Restriction},
};

impl Hand {
    /// The hands of a deal; one of which nobody knows the cards has so many.
    #[must_use]
    pub fn dealt(deal: PartialDeal, count: u8) -> BySeat<Hand> {
        BySeat(deal.hands.0.map(|cards| Hand {
            known: cards.unwrap_or_default(),
            count: cards.map_or(count, |cards| u8::try_from(cards.len()).unwrap_or(count).min(count)),
            ..Hand::default()
        }))
    }
}

impl State {
    /// Has every hand one card left, or played it?
    #[must_use]
    #[inline]
    pub fn is_last_trick(&self) -> bool {
        self.trick_number() == 13
    }

    pub(crate) fn restrict(&mut self, restriction: Restriction, law: Clause) {
        // Who must pass at his next turn, or to the end, is not bound twice: not by a second card of his partner's, and not
        // once who is bound to the end.
        let to_calls = matches!(restriction.duty.lasts(), Lasts::NextCall | Lasts::Auction);
        let bound =
            |duty| self.restrictions.iter().any(|r| r.restriction == Restriction { duty, ..restriction });
        let is_once = restriction.duty == Duty::MustPass;
        if to_calls && (bound(restriction.duty) || is_once && bound(Duty::MustPassThroughout)) {
            return;
        }
        if restriction.duty == Duty::MustPassThroughout {
            let once = Restriction { duty: Duty::MustPass, ..restriction };
            self.restrictions.retain(|r| r.restriction != once);
        }
        let since = self.trick_number();
        // What was chosen about a lead to a trick after this one, which has been opened again, is chosen anew.
        self.restrictions.retain(|r| r.restriction.seat != restriction.seat || r.since <= since);
        self.restrictions.push(InForce { restriction, law, since });
    }

    /// The trick of this number (from 1), quitted or in progress.
    pub(crate) fn trick_by_number(&self, number: u8) -> Option<&Trick> {
        if number == self.trick_number() {
            return Some(&self.trick);
        }
        let n = number.checked_sub(self.before + 1)?;
        self.history.get(n as usize).map(|quitted| &quitted.trick)
    }

    /// In which trick this hand has played the card.
    pub(crate) fn number_of(&self, seat: Seat, card: Card) -> Option<u8> {
        (self.before + 1..=self.trick_number())
            .find(|&number| self.trick_by_number(number).is_some_and(|trick| trick.cards[seat] == Some(card)))
    }

    /// Who won the trick of this number.
    pub(crate) fn winner_of(&self, number: u8) -> Option<Seat> {
        let n = number.checked_sub(self.before + 1)?;
        self.history.get(n as usize).map(|quitted| quitted.winner)
    }

    /// The cards of the trick in which this card lies, in rotation.
    pub(crate) fn trick_of(&self, seat: Seat, card: Card) -> Vec<(Seat, Card)> {
        let last = self.history.iter().next_back().map(|quitted| quitted.trick);
        let trick = [Some(self.trick), last].into_iter().flatten().find(|t| t.cards[seat] == Some(card));
        let Some(trick) = trick else { return Vec::new() };
        trick.leader.round().into_iter().filter_map(|s| trick.cards[s].map(|c| (s, c))).collect()
    }

    /// Does anything but following suit bear on the next cards: restrictions, penalty cards, a card
    /// that must be played?
    #[must_use]
    #[inline]
    pub fn has_duties(&self) -> bool {
        !self.restrictions.is_empty() || !self.must_play.is_empty() || self.has_penalty_cards()
    }

    /// Has declarer said what this hand must lead? What he has only forbidden leaves him a choice about another card.
    pub(crate) fn is_told_what_to_lead(&self, seat: Seat) -> bool {
        let required =
            |r: &InForce| r.restriction.seat == seat && r.restriction.duty.lasts() == Lasts::ThisLead;
        self.restrictions.iter().any(required)
            || self.named.is_some_and(|card| self.major[seat].contains(card))
    }

    /// Has nothing happened that bears on the next card, or that it would decide?
    #[inline]
    pub(crate) fn is_undisturbed(&self) -> bool {
        !self.has_duties()
            && self.laid.is_empty()
            && self.revokes.is_empty()
            && self.takebacks.is_empty()
            && self.next.lead().is_none()
            && !self.is_any_shown()
            // Where the lead has gone back, what lies there has to follow the next.
            && (self.trick.led().is_some() || self.trick.is_empty())
    }

    /// Does any penalty card lie on the table?
    #[inline]
    pub(crate) fn has_penalty_cards(&self) -> bool {
        self.major.0.iter().any(|cards| !cards.is_empty()) || self.minor.0.iter().any(Option::is_some)
    }

    /// Does this card lie there, shown and not played, for anybody to see?
    #[must_use]
    pub fn is_shown(&self, card: Card) -> bool {
        self.shown_to.0.iter().any(|cards| cards.contains(card))
    }

    fn is_any_shown(&self) -> bool {
        self.shown_to.0.iter().any(|cards| !cards.is_empty())
    }

    /// These see this card lie there.
    pub(crate) fn show(&mut self, card: Card, seats: impl IntoIterator<Item = Seat>) {
        seats.into_iter().for_each(|seat| self.shown_to[seat].insert(card));
    }

    /// It is played, taken up, or has become something else.
    #[inline]
    pub(crate) fn no_longer_shown(&mut self, card: Card) {
        // Seldom anything to take out, and what is not written need not be read again.
        if self.is_shown(card) {
            self.shown_to.0.iter_mut().for_each(|cards| cards.remove(card));
        }
    }

    /// All that lies there of this hand is taken up.
    pub(crate) fn takes_up_all(&mut self, hand: Seat) {
        let held = self.hands[hand].known;
        self.shown_to.0.iter_mut().for_each(|cards| *cards = *cards - held);
    }

    /// The cards that everybody has seen: played, open on the table, and the hand laid open.
    pub(crate) fn seen_by_all(&self) -> CardSet {
        let quitted = self.history.iter().flat_map(|q| q.trick.cards.0).flatten();
        let lying = self.trick.cards.0.into_iter().flatten();
        let open = self.spread.map_or(CardSet::EMPTY, |seat| self.hands[seat].known);
        quitted.chain(lying).collect::<CardSet>() | open | self.laid
    }
}
