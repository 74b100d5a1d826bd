//! What has gone wrong and is not settled.
//!
//! A matter lies open until somebody claims it or nobody may any more (9.6). What it means is for the
//! laws; here stands when it was done and who may still claim it.

use doppelkopf::{Kind, Place};
use doppelkopf_rules::{Position, Positions};

use crate::{
    laws::claim::{self, Parties, Right, Until, With},
    offence::{Act, Offence},
};

/// An open matter.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Matter {
    /// Who did what.
    pub offence: Offence,
    /// At which event.
    pub at: u32,
    /// 9.6.1: what was certain of the parties when it was done.
    pub parties: Parties,
    /// Who may claim it; nothing while nobody can have noticed it.
    pub right: Option<Right>,
    /// It was noticed: those who may claim are asked.
    pub offered: bool,
    /// 9.6.4: who has asked which partner.
    pub asked: Option<(Position, Position)>,
    /// At which event it was claimed.
    pub claimed: Option<u32>,
    /// Nobody has to claim it: he who did it sits out (10.1.1), or deals and has turned up a card (3.3.8).
    pub for_referee: bool,
    /// 5.1.3: the offender has put it right, or has taken back this card.
    pub taken_back: Option<(Place, Kind)>,
}

impl Matter {
    /// Something that nobody can have noticed yet.
    pub fn hidden(offence: Offence, at: u32, parties: Parties) -> Matter {
        Matter {
            offence,
            at,
            parties,
            right: None,
            offered: false,
            asked: None,
            claimed: None,
            for_referee: false,
            taken_back: None,
        }
    }

    /// From now on everybody can have noticed it (9.6.1).
    pub fn appears(&mut self, players: Positions) {
        self.right.get_or_insert_with(|| Right::new(players, self.offence.by, self.parties));
    }

    /// Could everybody have noticed it? How many cards somebody holds anybody can count.
    pub fn could_be_noticed(&self) -> bool {
        self.right.is_some() || self.offence.act == Act::WrongCount
    }

    /// No right is needed: the referee acts.
    pub fn is_for_referee(&self) -> bool {
        self.for_referee || claim::until(self.offence.act.kind()) == Until::Always
    }

    /// May this player claim it, seen or only suspected?
    pub fn may_be_claimed_by(&self, who: Position, players: Positions) -> bool {
        self.claimed.is_none()
            && match self.right {
                _ if self.is_for_referee() => true,
                Some(right) => right.has(who),
                None => claim::entitled(players, self.offence.by, self.parties).contains(who),
            }
    }

    /// Those who may still claim what was noticed.
    pub fn open_to(&self) -> Positions {
        match (self.claimed, self.right) {
            (None, Some(right)) => right.open(),
            _ => Positions::default(),
        }
    }

    /// A player went on, or let the offender put it right (9.6.3).
    pub fn goes_on(&mut self, who: Position) {
        let until = claim::until(self.offence.act.kind());
        if !matches!(until, Until::PlayedOn | Until::TakenUp | Until::TakingUp) {
            return; // a right that ends otherwise
        }
        self.decline(who);
    }

    /// A player says that he plays on, however his right would end otherwise.
    pub fn decline(&mut self, who: Position) {
        if let Some(right) = &mut self.right {
            right.lost_by(who);
        }
    }

    /// Nobody may claim it any more: it is valid (9.6.3). `cards`: how many lie or lay on the table.
    pub fn is_valid_now(&self, cards: usize) -> bool {
        let closed = claim::until(self.offence.act.kind()) == Until::SecondCard && cards >= 2;
        let lost = !self.is_for_referee() && self.right.is_some_and(|right| right.is_gone());
        self.claimed.is_none() && (closed || lost)
    }

    /// Does it hang on a card that lies on the table?
    pub fn is_about_card(&self) -> bool {
        claim::with(self.offence.act.kind()) == With::Card
    }
}
