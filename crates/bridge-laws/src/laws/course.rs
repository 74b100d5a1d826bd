//! The course of a play in which everybody does only what he may: whose turn it is to play or to
//! choose, and what follows. The table does the same and keeps records of it besides.

use cards::{Card, CardSet, Seat};
use ruling::Laws as _;

use super::penalty_card;
use crate::{facts::Rules, state::State, words::Choice};

/// What comes next where nothing is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// Declarer chooses about the lead of this defender (50D2, 51B).
    AboutLead(Seat),
    /// Declarer names one of these penalty cards of this defender (51A).
    WhichPenaltyCard(Seat, CardSet),
    /// A card of this hand.
    Play(Seat),
    /// All tricks have been played.
    Over,
}

impl State {
    /// What comes next, as long as nothing is wrong.
    #[must_use]
    pub fn turn(&self) -> Turn {
        let Some(seat) = self.trick.turn().filter(|_| !self.is_over()) else { return Turn::Over };
        if self.choice_about_lead_is_due() {
            return Turn::AboutLead(seat);
        }
        match self.penalty_cards_to_name_from(seat) {
            Some(cards) => Turn::WhichPenaltyCard(seat, cards),
            None => Turn::Play(seat),
        }
    }

    /// What declarer may choose about the lead that is due under these rules.
    #[must_use]
    pub fn options_about_lead(&self, rules: Rules) -> Vec<Choice> {
        penalty_card::options_about_lead(self, |point| rules.is_other_way(point))
    }

    /// Declarer chooses about the lead that is due.
    pub fn choose_about_lead(&mut self, choice: Choice, rules: Rules) {
        let ruling = penalty_card::chosen_about_lead(self, choice, |point| rules.is_other_way(point));
        for effect in &ruling.effects {
            self.apply(effect);
        }
    }

    /// Declarer names the penalty card to be played (51A).
    pub fn name_penalty_card(&mut self, card: Card) {
        self.named = Some(card);
    }

    /// A legal card of the hand in turn is played.
    #[inline]
    pub fn play_on(&mut self, seat: Seat, card: Card) {
        self.put(seat, card);
    }
}
