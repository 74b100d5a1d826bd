//! Why positions and cards are refused, in words.

use solver::{PlayError, PositionError, RecordError};
use wording::{Lexicon, msg};

use crate::NotKnown;

/// Hands that make no position. What only a mistake of this program could cause is told as the library
/// tells it.
#[must_use]
pub fn position(why: &PositionError, words: &Lexicon) -> String {
    match *why {
        PositionError::Unknown(seat) => words.say(msg::SolveBadUnknown { seat }),
        PositionError::Empty => words.say(msg::SolveBadEmpty),
        PositionError::Twice { card, first, second } => {
            words.say(msg::SolveBadTwoHands { card, first, second })
        }
        PositionError::Unequal { seat, held, expected, leader, .. } => {
            words.say(msg::SolveBadCount { seat, n: held, leader, expected: &expected.to_string() })
        }
        PositionError::Trick(_) | PositionError::PlayedTwice { .. } | PositionError::Revoked { .. } => {
            why.to_string()
        }
    }
}

/// A card that cannot be played.
#[must_use]
pub fn card(why: &PlayError, words: &Lexicon) -> String {
    match *why {
        PlayError::Over(card) => words.say(msg::SolveBadOver { card }),
        PlayError::NotHeld { seat, card } => words.say(msg::SolveBadNotHeld { seat, card }),
        PlayError::Revoke { seat, card, could } => {
            words.say(msg::SolveBadRevoke { seat, card, could: &words.card(could) })
        }
    }
}

/// A recorded play that cannot have been.
#[must_use]
pub fn record(why: &RecordError, words: &Lexicon) -> String {
    words.say(msg::SolveBadRecord { n: why.number, reason: &card(&why.why, words) })
}

/// Hands or cards that cannot be known.
#[must_use]
pub fn known(why: &NotKnown, words: &Lexicon) -> String {
    match *why {
        NotKnown::Cards { seat, cards } => words.say(msg::SampleBadCount { seat, n: cards }),
        NotKnown::NotHeld { seat, card } => words.say(msg::SolveBadNotHeld { seat, card }),
        NotKnown::Revoked { seat, card } => words.say(msg::SampleBadRevoke { seat, card }),
        NotKnown::TooMany => words.say(msg::SampleBadTooMany),
    }
}
