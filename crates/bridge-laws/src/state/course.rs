//! The course of a play in which everybody does only what he may: whose turn it is to play or to
//! choose, and what follows. The table does the same and keeps records of it besides.

use cards::{Card, CardSet, Seat};

use super::State;
use crate::{
    laws::penalty_card,
    words::{Choice, Restriction},
};

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

    /// Is declarer's choice about this lead due (50D2)?
    pub(crate) fn choice_about_lead_is_due(&self) -> bool {
        let leader = self.trick.leader;
        !self.choice_made
            && !self.major[leader.partner()].is_empty()
            && self.trick.is_empty()
            && self.is_defender(leader)
            && !self.is_over()
    }

    /// 51A: the penalty cards of this hand of which declarer has to name one.
    pub(crate) fn penalty_cards_to_name_from(&self, seat: Seat) -> Option<CardSet> {
        if self.named.is_some() || self.major[seat].len() < 2 {
            return None;
        }
        Some(self.playable_penalty_cards(seat)).filter(|cards| cards.len() > 1)
    }

    /// The major penalty cards that this hand could play now.
    pub(crate) fn playable_penalty_cards(&self, seat: Seat) -> CardSet {
        self.major[seat] & self.legal(seat).cards
    }

    /// What declarer may choose about the lead that is due.
    #[must_use]
    pub fn options_about_lead(&self) -> Vec<Choice> {
        penalty_card::options_about_lead(self)
    }

    /// Declarer chooses about the lead that is due. `may_lie`: a card that the leader led too soon may lie
    /// there as the lead (point DP14 read the other way).
    pub fn choose_about_lead(&mut self, choice: Choice, may_lie: bool) {
        let leader = self.trick.leader;
        let chosen = penalty_card::chosen_about_lead(self, choice, may_lie);
        for card in chosen.picked_up {
            self.pick_up(leader.partner(), card);
        }
        if let Some(duty) = chosen.duty {
            self.restrict(Restriction { seat: leader, duty }, chosen.law);
        }
        self.choice_made = true;
        if let Some(card) = chosen.led {
            self.pick_up(leader, card);
            self.put(leader, card);
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
