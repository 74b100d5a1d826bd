//! Why deals, positions, cards and what is told of a table of bridge are refused, in words.

use bridge::DealError;
use bridge_laws::event::{Impossible, Refused};
use pricing::NotKnown;
use solver::{PlayError, PositionError, RecordError};
use wording::{Lexicon, msg};

/// A text that is no deal.
#[must_use]
pub fn deal(why: &DealError, words: &Lexicon) -> String {
    match why {
        DealError::NoSeat(found) => words.say(msg::SolveBadNoSeat { found }),
        DealError::Hands(n) => words.say(msg::SolveBadHands { n: *n }),
        DealError::Suits(found) => words.say(msg::SolveBadSuits { found }),
        DealError::Rank { found, hand } => {
            words.say(msg::SolveBadRank { found: &found.to_string(), hand: hand.as_str() })
        }
        DealError::Twice(card) => words.say(msg::SolveBadTwice { card: *card }),
    }
}

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

/// Something that cannot have happened at a table.
#[must_use]
pub fn event(why: &Refused, words: &Lexicon) -> String {
    match why {
        Refused::NotOffered { what, offered, .. } => {
            words.say(msg::ErrorNotOffered { found: &what.to_string(), known: offered })
        }
        Refused::NotInHand { seat, card } => words.say(msg::EventNotInHand { seat: *seat, card: *card }),
        Refused::NotPossible(why) => impossible(*why, words),
    }
}

fn impossible(why: Impossible, words: &Lexicon) -> String {
    match why {
        Impossible::PlayIsOver => words.say(msg::EventPlayIsOver),
        Impossible::AuctionOpen => words.say(msg::EventAuctionOpen),
        Impossible::AuctionOver => words.say(msg::EventAuctionOver),
        Impossible::CallNotRuledOn => words.say(msg::EventCallNotRuledOn),
        Impossible::CallInQuestion => words.say(msg::EventCallInQuestion),
        Impossible::NothingFaceDown => words.say(msg::EventNothingFaceDown),
        Impossible::FaceUnknown => words.say(msg::EventFaceUnknown),
        Impossible::NoOpeningLead => words.say(msg::EventNoOpeningLead),
        Impossible::NothingToTakeBack => words.say(msg::EventNothingToTakeBack),
        Impossible::NothingDesignated => words.say(msg::EventNothingDesignated),
        Impossible::NothingClaimed => words.say(msg::EventNothingClaimed),
        Impossible::TooManyTricks => words.say(msg::EventTooManyTricks),
        Impossible::NotExposed => words.say(msg::EventNotExposed),
        Impossible::NoCards => words.say(msg::EventNoCards),
        Impossible::SeveralHands => words.say(msg::EventSeveralHands),
        Impossible::NoSuchTrick => words.say(msg::EventNoSuchTrick),
        Impossible::NoElection => words.say(msg::EventNoElection),
        Impossible::NotHisHand => words.say(msg::EventNotHisHand),
        Impossible::AnswerDoesNotFit => words.say(msg::EventAnswerDoesNotFit),
    }
}
