//! Why cards are refused, in words.

use solver::{PlayError, RecordError};
use wording::{Lexicon, msg};

use crate::NotKnown;

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
