//! Why hands are refused, in words.

use bridge::{DealError, PositionError};
use bridge_laws::SetupError;

use crate::{Lexicon, msg};

impl Lexicon {
    /// A text that is no deal.
    #[must_use]
    pub fn bad_deal(&self, why: &DealError) -> String {
        match why {
            DealError::NoSeat(found) => self.say(msg::SolveBadNoSeat { found }),
            DealError::Hands(n) => self.say(msg::SolveBadHands { n: *n }),
            DealError::Suits(found) => self.say(msg::SolveBadSuits { found }),
            DealError::Rank { found, hand } => {
                self.say(msg::SolveBadRank { found: &found.to_string(), hand: hand.as_str() })
            }
            DealError::Twice(card) => self.say(msg::SolveBadTwice { card: *card }),
        }
    }

    /// A bridge table that cannot begin like that.
    #[must_use]
    pub fn bad_setup(&self, why: &SetupError) -> String {
        match *why {
            SetupError::Twice(card) => self.say(msg::LiveBadTwice { card }),
            SetupError::TooMany { seat, known, count } => {
                self.say(msg::LiveBadTooMany { seat, n: known, total: usize::from(count) })
            }
            SetupError::Uneven { seat, cards, others } => {
                self.say(msg::LiveBadUneven { seat, n: usize::from(cards), total: usize::from(others) })
            }
            SetupError::Length { tricks, length } => {
                self.say(msg::LiveBadLength { tricks: usize::from(tricks), n: usize::from(length) })
            }
        }
    }

    /// A table of Doppelkopf that cannot begin like that.
    #[must_use]
    pub fn bad_doko_setup(&self, why: &doppelkopf_laws::SetupError) -> String {
        use doppelkopf_laws::SetupError;
        match *why {
            SetupError::NoSuchPosition(by) => self.say(msg::LiveDokoBadPosition { by: &by.to_string() }),
            SetupError::SitsOut(by) => self.say(msg::LiveDokoBadSitsOut { by: &by.to_string() }),
            SetupError::Count { position, cards } => {
                self.say(msg::LiveDokoBadMisdeal { by: &position.to_string(), n: usize::from(cards) })
            }
            SetupError::ThirdCopy(card) => self.say(msg::LiveDokoBadThird { card: card.into() }),
            SetupError::NobodyToForce => self.say(msg::LiveDokoBadNobody),
        }
    }

    /// Hands that make no position. What only a mistake of this program could cause is told as the library tells it.
    #[must_use]
    pub fn bad_position(&self, why: &PositionError) -> String {
        match *why {
            PositionError::Unknown(seat) => self.say(msg::SolveBadUnknown { seat }),
            PositionError::Empty => self.say(msg::SolveBadEmpty),
            PositionError::Twice { card, first, second } => {
                self.say(msg::SolveBadTwoHands { card, first, second })
            }
            PositionError::Unequal { seat, held, expected, leader, .. } => {
                self.say(msg::SolveBadCount { seat, n: held, leader, expected: &expected.to_string() })
            }
            PositionError::PlayedTwice { card, .. } => self.say(msg::SolveBadTwice { card }),
            PositionError::Revoked { seat, card, could } => {
                self.say(msg::SolveBadRevoke { seat, card, could: &self.card(could) })
            }
            PositionError::Trick(_) => why.to_string(),
        }
    }
}
