//! How a deal begins.

use doppelkopf::{Hand, Kind};
use doppelkopf_rules::{ByPosition, Lap, Position, Positions, Rules, TableSize};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::stored::Stored;

/// How many cards a player can have by a mistake in dealing: a packet of three too few or too many.
const MISDEALT: std::ops::RangeInclusive<u8> = 9..=15;

/// When offences are noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watch {
    /// At once: those who may claim are asked.
    Always,
    /// When somebody claims or points out; what the others do meanwhile has its effect.
    #[default]
    OnCall,
}

/// How a deal begins.
///
/// It is stored as text, with the keys of the table of a case; with the events after it that is all there is to store of a
/// deal.
///
/// ```
/// use doppelkopf_laws::Setup;
///
/// let hand = "CQ CQ HT HT SA SA CA CA S9 S9 CK CK";
/// let text = format!(r#"{{ "rules": "tsr", "players": 5, "dealer": 1, "hands": {{ "2": "{hand}" }}, "owes": [3] }}"#);
/// let setup: Setup = serde_json::from_str(&text)?;
/// assert_eq!(setup.owes.iter().count(), 1);
/// assert_eq!(serde_json::from_str::<Setup>(&serde_json::to_string(&setup)?)?, setup);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Setup {
    /// The rules in force.
    pub rules: Rules,
    /// How many are at the table.
    pub players: TableSize,
    /// How often the deal has gone round: at tables of six and seven it decides who sits out beside the dealer.
    pub lap: Lap,
    /// Who should deal.
    pub dealer: Position,
    /// Who dealt, if it was another.
    pub dealt_by: Option<Position>,
    /// The cards of each, where they are known; nothing for who sits out. If they are not twelve, that is an
    /// offence of the one who has not counted them (3.3.9).
    pub hands: ByPosition<Option<Hand>>,
    /// Who still owes his Pflichtsolo (S2.1).
    pub owes: Positions,
    /// 4.1.9: the counted games are over; the first of these after the dealer must play a solo.
    pub forced: bool,
    /// 8.5.3: the time is up: nothing is dealt again but a Vorführung.
    pub time_up: bool,
    /// When offences are noticed.
    pub watch: Watch,
}

/// Why a table cannot begin like that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Nobody sits there.
    #[error("there is no position {0} at this table")]
    NoSuchPosition(Position),
    /// 10.1.1.
    #[error("position {0} sits out and gets no cards")]
    SitsOut(Position),
    /// Fewer or more than a packet dealt wrongly can make of twelve.
    #[error("position {position} has {cards} cards, not 12, nor 9 to 15 as after a mistake in dealing")]
    Count {
        /// Whose hand.
        position: Position,
        /// How many.
        cards: u8,
    },
    /// S1.6.
    #[error("{0} was dealt a third time")]
    ThirdCopy(Kind),
    /// 4.1.9.
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
            lap: Lap::FIRST,
            dealer,
            dealt_by: None,
            hands: ByPosition::default(),
            owes: Positions::all(players),
            forced: false,
            time_up: false,
            watch: Watch::default(),
        }
    }

    pub(super) fn check(&self) -> Result<(), SetupError> {
        let dealt = self.dealt_by.unwrap_or(self.dealer);
        if let Some(absent) = [self.dealer, dealt].into_iter().find(|&p| !self.players.has(p)) {
            return Err(SetupError::NoSuchPosition(absent));
        }
        let sits_out = self.players.sits_out(dealt, self.lap);
        let mut pack = Hand::EMPTY;
        for (position, hand) in self.hands.iter() {
            let Some(hand) = hand else { continue };
            if !self.players.has(position) {
                return Err(SetupError::NoSuchPosition(position));
            }
            if sits_out.contains(position) {
                return Err(SetupError::SitsOut(position));
            }
            if !MISDEALT.contains(&hand.len()) {
                return Err(SetupError::Count { position, cards: hand.len() });
            }
            for kind in hand.iter() {
                pack = pack.with(kind).map_err(|_| SetupError::ThirdCopy(kind))?;
            }
        }
        Ok(())
    }
}
