//! What the points of a game of Doppelkopf are for. The sides and the calls are the same in every language.

use doppelkopf_score::{Call, Item, Party, Reason, Under};

use crate::{Lexicon, msg};

/// A side of a game.
#[must_use]
pub const fn doko_party(party: Party) -> &'static str {
    match party {
        Party::Re => "Re",
        Party::Kontra => "Kontra",
    }
}

/// How far a call goes: `keine 90`; Re and Kontra themselves say 120.
#[must_use]
pub const fn doko_absage(call: Call) -> &'static str {
    match call {
        Call::Won => "120",
        Call::Keine90 => "keine 90",
        Call::Keine60 => "keine 60",
        Call::Keine30 => "keine 30",
        Call::Schwarz => "schwarz",
    }
}

impl Lexicon {
    /// The reason for points of a reckoning.
    #[must_use]
    pub fn doko_reason(&self, item: Item) -> String {
        match item.reason {
            Reason::Won => self.say(msg::DokoWon),
            Reason::Under(Under::Ninety) => self.say(msg::DokoUnder90),
            Reason::Under(Under::Sixty) => self.say(msg::DokoUnder60),
            Reason::Under(Under::Thirty) => self.say(msg::DokoUnder30),
            Reason::Under(Under::Schwarz) => self.say(msg::DokoSchwarz),
            Reason::Called(by) => self.say(msg::DokoCalled { what: doko_party(by) }),
            Reason::Absage(by, call) => {
                self.say(msg::DokoAbsage { what: doko_absage(call), by: doko_party(by) })
            }
            Reason::Against(call) => {
                let augen = match call {
                    Call::Won | Call::Keine90 => "120",
                    Call::Keine60 => "90",
                    Call::Keine30 => "60",
                    Call::Schwarz => "30",
                };
                self.say(msg::DokoAgainst { augen, what: doko_absage(call) })
            }
            Reason::GegenRe => self.say(msg::DokoGegenRe),
            Reason::Doppelkopf => self.say(msg::DokoDoppelkopf),
            Reason::Fox => self.say(msg::DokoFox),
            Reason::Karlchen => self.say(msg::DokoKarlchen),
        }
    }
}
