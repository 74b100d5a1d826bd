//! Topics of the ruling desk, and lines that need more than one message.

use bridge_laws::Topic;
use cards::{Card, Seat, SeatSet};

use crate::{Grade, Lexicon, msg};

impl Lexicon {
    /// A topic in the players' words.
    #[must_use]
    pub fn topic(&self, topic: Topic) -> String {
        match topic {
            Topic::OpeningLeadOutOfTurn => self.say(msg::TopicOpeningLeadOutOfTurn),
            Topic::LeadOutOfTurn => self.say(msg::TopicLeadOutOfTurn),
            Topic::Revoke => self.say(msg::TopicRevoke),
            Topic::DeclarersLeadOutOfTurn => self.say(msg::TopicDeclarersLeadOutOfTurn),
            Topic::PenaltyCard => self.say(msg::TopicPenaltyCard),
            Topic::CardExposed => self.say(msg::TopicCardExposed),
            Topic::PrematurePlay => self.say(msg::TopicPrematurePlay),
            Topic::Simultaneous => self.say(msg::TopicSimultaneous),
            Topic::Designation => self.say(msg::TopicDesignation),
            Topic::Claim => self.say(msg::TopicClaim),
            Topic::CallOutOfRotation => self.say(msg::TopicCallOutOfRotation),
            Topic::InsufficientBid => self.say(msg::TopicInsufficientBid),
            Topic::CallChanged => self.say(msg::TopicCallChanged),
        }
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
