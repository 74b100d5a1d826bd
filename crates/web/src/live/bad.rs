//! Why a table cannot be set up, in words.

use bridge::DealError;
use cards::Seat;
use doppelkopf::HandError;
use live::{
    bridge::{BadRecord, BadSetup},
    doko::BadDeal,
};
use wording::{Lexicon, msg};

/// A record that gives no board.
#[must_use]
pub fn record(bad: &BadRecord, words: &Lexicon) -> String {
    match bad {
        BadRecord::Format => words.say(msg::LiveBadFormat),
        BadRecord::Unreadable { why, found } => {
            let what = words.unreadable_record(why);
            words.say(msg::LiveBadLine { line: why.line, found, what: &what })
        }
        BadRecord::Empty => words.say(msg::LiveBadEmpty),
        BadRecord::Incomplete { board } => words.say(msg::LiveBadIncomplete { board }),
        BadRecord::Setup { board, why } => {
            words.say(msg::LiveBadOfBoard { board, reason: &setup(why, words) })
        }
    }
}

/// A board that cannot be played.
#[must_use]
pub fn setup(bad: &BadSetup, words: &Lexicon) -> String {
    match bad {
        BadSetup::Cards { seat, count } => words.say(msg::LiveBadCount { seat: *seat, n: *count }),
        BadSetup::Twice(card) => words.say(msg::LiveBadTwice { card: *card }),
        BadSetup::Auction(_) => words.say(msg::LiveBadAuction),
        BadSetup::PassedOut => words.say(msg::LiveBadPassedOut),
    }
}

/// A hand that was typed and is none.
#[must_use]
pub fn hand(bad: &DealError, seat: Seat, found: &str, words: &Lexicon) -> String {
    match bad {
        DealError::Twice(card) => words.say(msg::LiveBadTwice { card: *card }),
        _ => words.say(msg::LiveBadHand { seat, found }),
    }
}

/// A deal of Doppelkopf that cannot be played.
#[must_use]
pub fn deal(bad: &BadDeal, words: &Lexicon) -> String {
    match bad {
        BadDeal::Hand(_, HandError::ThirdCopy(card)) => {
            words.say(msg::LiveDokoBadThird { card: (*card).into() })
        }
        BadDeal::Count(chair, cards) => {
            words.say(msg::LiveDokoBadCount { by: &chair.to_string(), n: *cards })
        }
        BadDeal::Setup(why) => words.bad_doko_setup(why),
        // Neither the form nor the list of a round makes any of these.
        BadDeal::Hand(_, HandError::Card(_)) | BadDeal::RoundOver => bad.to_string(),
    }
}
