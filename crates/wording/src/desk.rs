//! Topics of the ruling desk, and lines that need more than one message.

use bridge_laws::{Likely, Topic, event::Did};
use cards::{Card, Seat, SeatSet};

use crate::{Grade, Lexicon, message::File, msg};

impl Lexicon {
    /// What else a topic is called and looked for by, its laws among it.
    #[must_use]
    pub fn topic_also(&self, topic: Topic) -> Option<String> {
        self.try_id(File::Desk, msg::topic_id(&topic), Some("also"))
    }

    /// A topic in the players' words.
    #[must_use]
    pub fn topic(&self, topic: Topic) -> String {
        let id = msg::topic_id(&topic);
        self.try_id(File::Desk, id, None).unwrap_or_else(|| id.to_owned())
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
