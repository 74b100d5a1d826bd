//! Why what is told of a table of bridge is refused, in words.

use bridge_laws::event::{Impossible, Refused};
use wording::{Lexicon, msg};

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
        Impossible::NoCallToChange => words.say(msg::EventNoCallToChange),
        Impossible::CallInQuestion => words.say(msg::EventCallInQuestion),
        Impossible::NothingFaceDown => words.say(msg::EventNothingFaceDown),
        Impossible::FaceUnknown => words.say(msg::EventFaceUnknown),
        Impossible::NoOpeningLead => words.say(msg::EventNoOpeningLead),
        Impossible::NothingToTakeBack => words.say(msg::EventNothingToTakeBack),
        Impossible::NothingDesignated => words.say(msg::EventNothingDesignated),
        Impossible::DummyUnknown => words.say(msg::EventDummyUnknown),
        Impossible::NothingToRename => words.say(msg::EventNothingToRename),
        Impossible::OnlyLowered => words.say(msg::EventOnlyLowered),
        Impossible::NothingClaimed => words.say(msg::EventNothingClaimed),
        Impossible::TooManyTricks(most) => words.say(msg::EventTooManyTricks { n: most.into() }),
        Impossible::NotExposed => words.say(msg::EventNotExposed),
        Impossible::NoCards => words.say(msg::EventNoCards),
        Impossible::LiesThere => words.say(msg::EventLiesThere),
        Impossible::NotSeveral => words.say(msg::EventNotSeveral),
        Impossible::NotTwoHands => words.say(msg::EventNotTwoHands),
        Impossible::SeveralHands => words.say(msg::EventSeveralHands),
        Impossible::NoSuchTrick => words.say(msg::EventNoSuchTrick),
        Impossible::PlayNotOver => words.say(msg::EventPlayNotOver),
        Impossible::NoSuchCall => words.say(msg::EventNoSuchCall),
        Impossible::NotHisToExplain => words.say(msg::EventNotHisToExplain),
        Impossible::Words => words.say(msg::EventWords),
        Impossible::NoElection => words.say(msg::EventNoElection),
        Impossible::NotHisHand => words.say(msg::EventNotHisHand),
        Impossible::AnswerDoesNotFit => words.say(msg::EventAnswerDoesNotFit),
    }
}
