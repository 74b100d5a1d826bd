//! How a deal begins.

use doppelkopf::{Hand, Kind};
use doppelkopf_rules::{ByPosition, Position, Positions, Rules, TableSize};
use thiserror::Error;

use crate::laws::claim;

/// When offences are noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub enum Watch {
    /// At once: those who may claim are asked.
    Always,
    /// When somebody claims or points out; what the others do meanwhile has its effect.
    #[default]
    OnCall,
}

/// How a deal begins.
#[derive(Debug, Clone, PartialEq)]
pub struct Setup {
    /// The rules in force.
    pub rules: Rules,
    /// Four or five at the table.
    pub players: TableSize,
    /// Who should deal.
    pub dealer: Position,
    /// Who dealt, if it was another.
    pub dealt_by: Option<Position>,
    /// The twelve cards of each, where they are known; nothing for who sits out.
    pub hands: ByPosition<Option<Hand>>,
    /// Who still owes his Pflichtsolo (S2.1).
    pub owes: Positions,
    /// S2.13: the counted games are over; the first of these after the dealer must play a solo.
    pub forced: bool,
    /// When offences are noticed.
    pub watch: Watch,
}

/// Why a table cannot begin like that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Nobody sits there.
    #[error("there is no position {0} at this table")]
    NoSuchPosition(Position),
    /// S1.8.
    #[error("position {0} deals at a table of five and gets no cards")]
    SitsOut(Position),
    /// Not twelve.
    #[error("position {position} has {cards} cards, not 12")]
    Count {
        /// Whose hand.
        position: Position,
        /// How many.
        cards: u8,
    },
    /// S1.6.
    #[error("{0} was dealt a third time")]
    ThirdCopy(Kind),
    /// S2.13.
    #[error("nobody with cards owes a Pflichtsolo, so nobody can be made to play one")]
    NobodyToForce,
}

impl Setup {
    /// An ordinary deal of which nobody knows a card, everybody owing his Pflichtsolo.
    #[must_use]
    pub fn new(players: TableSize, dealer: Position) -> Setup {
        Setup {
            rules: Rules::default(),
            players,
            dealer,
            dealt_by: None,
            hands: ByPosition::default(),
            owes: Positions::all(players),
            forced: false,
            watch: Watch::default(),
        }
    }

    pub(super) fn check(&self) -> Result<(), SetupError> {
        let dealt = self.dealt_by.unwrap_or(self.dealer);
        if let Some(absent) = [self.dealer, dealt].into_iter().find(|&p| !self.players.has(p)) {
            return Err(SetupError::NoSuchPosition(absent));
        }
        let playing = claim::players(self.players, dealt);
        let mut pack = Hand::EMPTY;
        for (position, hand) in self.hands.iter() {
            let Some(hand) = hand else { continue };
            if !self.players.has(position) {
                return Err(SetupError::NoSuchPosition(position));
            }
            if !playing.contains(position) {
                return Err(SetupError::SitsOut(position));
            }
            if hand.len() != 12 {
                return Err(SetupError::Count { position, cards: hand.len() });
            }
            for kind in hand.iter() {
                pack = pack.with(kind).map_err(|_| SetupError::ThirdCopy(kind))?;
            }
        }
        Ok(())
    }
}
