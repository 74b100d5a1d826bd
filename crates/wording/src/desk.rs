//! Topics of the ruling desk, and lines that need more than one message.

use cards::{Card, Seat, SeatSet};

use crate::{Grade, Lexicon, msg};

/// The topics of the desk, as they are written in cases and on the command line, the commonest
/// first.
pub const TOPICS: [&str; 13] = [
    "opening-lead-out-of-turn",
    "lead-out-of-turn",
    "revoke",
    "call-out-of-rotation",
    "insufficient-bid",
    "declarers-lead-out-of-turn",
    "penalty-card",
    "card-exposed",
    "premature-play",
    "simultaneous",
    "designation",
    "claim",
    "call-changed",
];

impl Lexicon {
    /// A topic in the players' words; `None` if there is no topic of this id.
    #[must_use]
    pub fn topic(&self, id: &str) -> Option<String> {
        Some(match id {
            "opening-lead-out-of-turn" => self.say(msg::TopicOpeningLeadOutOfTurn),
            "lead-out-of-turn" => self.say(msg::TopicLeadOutOfTurn),
            "revoke" => self.say(msg::TopicRevoke),
            "declarers-lead-out-of-turn" => self.say(msg::TopicDeclarersLeadOutOfTurn),
            "penalty-card" => self.say(msg::TopicPenaltyCard),
            "card-exposed" => self.say(msg::TopicCardExposed),
            "premature-play" => self.say(msg::TopicPrematurePlay),
            "simultaneous" => self.say(msg::TopicSimultaneous),
            "designation" => self.say(msg::TopicDesignation),
            "claim" => self.say(msg::TopicClaim),
            "call-out-of-rotation" => self.say(msg::TopicCallOutOfRotation),
            "insufficient-bid" => self.say(msg::TopicInsufficientBid),
            "call-changed" => self.say(msg::TopicCallChanged),
            _ => return None,
        })
    }

    /// A penalty card on the table: `East: ♣3 (major)`.
    #[must_use]
    pub fn penalty_card(&self, owner: Seat, card: Card, grade: Grade) -> String {
        match grade {
            Grade::Major => self.say(msg::DeskPenaltyCardMajor { owner, card }),
            Grade::Minor => self.say(msg::DeskPenaltyCardMinor { owner, card }),
        }
    }

    /// Who chooses, where several may: `East or West`.
    #[must_use]
    pub fn seats_or(&self, seats: SeatSet) -> String {
        self.or(seats.iter().map(|seat| self.seat(seat)).collect())
    }
}
