//! Topics of the ruling desk, and lines that need more than one message.

use bridge_laws::{Likely, Topic, event::Did};
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
            Topic::IncompleteDesignation => self.say(msg::TopicIncompleteDesignation),
            Topic::CallOutOfRotation => self.say(msg::TopicCallOutOfRotation),
            Topic::InsufficientBid => self.say(msg::TopicInsufficientBid),
            Topic::CallChanged => self.say(msg::TopicCallChanged),
            Topic::InadmissibleCall => self.say(msg::TopicInadmissibleCall),
            Topic::CardInAuction => self.say(msg::TopicCardInAuction),
            Topic::TwoPenaltyCards => self.say(msg::TopicTwoPenaltyCards),
            Topic::FromDummy => self.say(msg::TopicFromDummy),
            Topic::DefectiveTrick => self.say(msg::TopicDefectiveTrick),
            Topic::AsItHappened => self.say(msg::TopicAsItHappened),
        }
    }

    /// Something that may well have happened next, as a line to choose from: `South played a card`.
    #[must_use]
    pub fn likely(&self, likely: Likely) -> String {
        match (likely.told(), likely.seat, likely.did) {
            (Some(then), ..) => self.did(then),
            (None, Some(seat), Did::Played) => self.say(msg::SincePlayed { seat }),
            (None, Some(seat), Did::Led) => self.say(msg::SinceLed { seat }),
            (None, Some(seat), Did::Dropped) => self.say(msg::SinceDropped { seat }),
            (None, None, Did::Showed) => self.say(msg::SinceSomebodyShowed),
            (None, seat, did) => {
                let who = seat.map(|seat| format!("{}: ", self.seat(seat))).unwrap_or_default();
                who + &self.deed(did)
            }
        }
    }

    /// What somebody did with a card, as a line to choose from.
    #[must_use]
    pub fn deed(&self, did: Did) -> String {
        match did {
            Did::Played => self.say(msg::DeedPlay),
            Did::Led => self.say(msg::DeedLead),
            Did::AtOnce => self.say(msg::DeedAtOnce),
            Did::LedFaceDown => self.say(msg::DeedLeadFaceDown),
            Did::TookBack => self.say(msg::DeedWithdraw),
            Did::Dropped => self.say(msg::DeedDrop),
            Did::Showed => self.say(msg::DeedShow),
            Did::Spread => self.say(msg::DeedSpread),
            Did::Named => self.say(msg::DeedName),
            Did::PutOut => self.say(msg::DeedDummyPutsOut),
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
