//! What the points of a game are for.

use doppelkopf_score::{Item, Reason, Under};
use wording::{Lexicon, msg};

use super::{absage, party};

/// The reason for points of a reckoning.
#[must_use]
pub fn reason(item: Item, words: &Lexicon) -> String {
    match item.reason {
        Reason::Won => words.say(msg::DokoWon),
        Reason::Under(Under::Ninety) => words.say(msg::DokoUnder90),
        Reason::Under(Under::Sixty) => words.say(msg::DokoUnder60),
        Reason::Under(Under::Thirty) => words.say(msg::DokoUnder30),
        Reason::Under(Under::Schwarz) => words.say(msg::DokoSchwarz),
        Reason::Called(by) => words.say(msg::DokoCalled { what: party(by) }),
        Reason::Absage(by, call) => {
            words.say(msg::DokoAbsage { what: &format!("{}: {}", party(by), absage(call)) })
        }
        Reason::Against(call) => words.say(msg::DokoAgainst { what: absage(call) }),
        Reason::GegenRe => words.say(msg::DokoGegenRe),
        Reason::Doppelkopf => words.say(msg::DokoDoppelkopf),
        Reason::Fox => words.say(msg::DokoFox),
        Reason::Karlchen => words.say(msg::DokoKarlchen),
    }
}
