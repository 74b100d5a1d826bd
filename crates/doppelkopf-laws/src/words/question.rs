//! What only a person can find out.

use std::{fmt, str::FromStr};

use doppelkopf_rules::Position;
use thiserror::Error;

use super::Wants;

macro_rules! questions {
    ($($(#[$doc:meta])+ $name:ident $(($seat:ident))? $id:literal $wants:expr,)*) => {
        /// What only a person can find out. Where a table is there, it answers what it knows.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Question {
            $($(#[$doc])+ $name $(($seat))?,)*
        }

        impl Question {
            /// The id in cases and on the command line: the position stands beside it.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(questions!(@any $name $($seat)?) => $id,)*
                }
            }

            /// What sort of answer it wants.
            #[must_use]
            pub const fn wants(self) -> Wants {
                match self {
                    $(questions!(@any $name $($seat)?) => $wants,)*
                }
            }

            /// The position it is about, if it is about one.
            #[must_use]
            pub const fn seat(self) -> Option<Position> {
                match self {
                    $(questions!(@bind $name $($seat)? seat) => questions!(@seat $($seat)? seat),)*
                }
            }

            /// The question of this id; about a position where it needs one.
            #[must_use]
            pub fn from_id(id: &str, seat: Option<Position>) -> Option<Question> {
                match id {
                    $($id => questions!(@build $name $($seat)? seat),)*
                    _ => None,
                }
            }

            /// All ids.
            pub const IDS: &'static [&'static str] = &[$($id),*];
        }
    };
    (@any $name:ident) => { Question::$name };
    (@any $name:ident $seat:ident) => { Question::$name(_) };
    (@bind $name:ident $var:ident) => { Question::$name };
    (@bind $name:ident $seat:ident $var:ident) => { Question::$name($var) };
    (@seat $var:ident) => { None };
    (@seat $seat:ident $var:ident) => { Some($var) };
    (@build $name:ident $var:ident) => { Some(Question::$name) };
    (@build $name:ident $seat:ident $var:ident) => { $var.map(Question::$name) };
}

questions! {
    // Who sits where and what happened: the desk asks, a table knows.

    /// How many are at the table?
    Table "table" Wants::Table,
    /// Who deals? At a table of five or more he sits out (10.1.1).
    Dealer "dealer" Wants::Player,
    /// Who sits out beside the dealer at a table of six or seven? (10)
    SitsOutToo "sits-out-too" Wants::Players,
    /// Who did it?
    Offender "offender" Wants::Player,
    /// What was done?
    Act "act" Wants::Act,
    /// Who has claimed it in time, if anybody, or was it put right and accepted? (9.6.1, 9.6.3)
    Claimed "claimed" Wants::Claimed,

    // What the classes and prices depend on, in the order in which it is asked.

    /// Is a side certain of all remaining tricks, whatever is played, and which? (9.2.2)
    RestCertain "rest-certain" Wants::PartyOrNobody,
    /// Has a side won already by complete tricks, calls included, and which? (9.5)
    AlreadyWon "already-won" Wants::PartyOrNobody,
    /// Is a solo known, and who plays it? A stille Hochzeit is known once the second ♣D lies, a Hochzeiter
    /// plays alone after three own tricks. (9.3, 9.4)
    Soloist "soloist" Wants::PlayerOrNobody,
    /// To which side does this player belong? Look, do not ask aloud. (2.4)
    PartyOf(Position) "party-of" Wants::Party,
    /// How many Absagen has the side against this player made? Re and Kontra do not count. (9.4)
    AbsagenAgainst(Position) "absagen-against" Wants::Absagen,
    /// Were the parties certain for all four when it happened? (5.5, 9.6.1)
    Clarified "clarified" Wants::YesNo,
    /// Who is the partner of this player, as everybody knew? (9.6.1)
    PartnerOf(Position) "partner-of" Wants::Player,
    /// Can what this player did decide who wins? (9.3.1, 9.4.1)
    CanDecide(Position) "can-decide" Wants::YesNo,
    /// Can the partner of this player profit decisively? (I35, I45)
    PartnerProfits(Position) "partner-profits" Wants::YesNo,
    /// Can what this player of Kontra did harm the soloist? (9.3)
    MayHarmSoloist(Position) "may-harm-soloist" Wants::YesNo,

    // What comes after a game that is stopped.

    /// Is the solo a Pflichtsolo? (4.2.5, 9.4)
    Pflichtsolo "pflichtsolo" Wants::YesNo,
    /// Is the time of the round up? (8.5.3)
    TimeUp "time-up" Wants::YesNo,
    /// Is it a Vorführung: the counted games are over, and somebody must play his Pflichtsolo? (4.2.5, 8.5.3)
    Forced "forced" Wants::YesNo,

    // Dealing and the count of the cards.

    /// Who should have dealt? (I01)
    ShouldHaveDealt "should-have-dealt" Wants::Player,
    /// Does the second card of the first trick lie? (I01)
    SecondCardLies "second-card-lies" Wants::YesNo,
    /// Had the one who objects taken up a card already? (3.3.10)
    CardsTakenUp "cards-taken-up" Wants::YesNo,
    /// Was it noticed while the cards were taken up? (3.3.10)
    NoticedTakingUp "noticed-taking-up" Wants::YesNo,
    /// Had the dealer a part in it? (3.3.8)
    DealersFault "dealers-fault" Wants::YesNo,
    /// Is the first card led? (9.6.5, 4.4.5)
    FirstCardLed "first-card-led" Wants::YesNo,
    /// Who else has not twelve cards? (3.3.9)
    AlsoWrongCount "also-wrong-count" Wants::Players,

    // Finding the game.

    /// Was what this player said still to be changed: nobody after him has spoken, nothing goes on? (4.1.2)
    InTime(Position) "in-time" Wants::YesNo,
    /// Could the remark of this player help a side? (I16)
    RemarkHelps(Position) "remark-helps" Wants::YesNo,
    /// Was it certain that nobody ranks before him? (4.1.8)
    CertainlyHighest(Position) "certainly-highest" Wants::YesNo,
    /// Is what this player has named being played already? (9.6.3)
    PlayedSo(Position) "played-so" Wants::YesNo,

    // Play.

    /// Was it the lead to the first trick? (I30)
    FirstTrick "first-trick" Wants::YesNo,
    /// Was it ♥10, ♣D or ♦A, or came a call with it? (I31)
    HighOrCalled "high-or-called" Wants::YesNo,
    /// Was it the last trick? (I35)
    LastTrick "last-trick" Wants::YesNo,
    /// Could this player follow? Look at his cards, do not ask. (5.2.2)
    CouldFollow(Position) "could-follow" Wants::YesNo,

    /// Was the card that this player took back one that he might play? (5.1.3)
    CardAllowed(Position) "card-allowed" Wants::YesNo,
    /// Has the next trick been led to since? Then this one is complete, and stays (5.3.1).
    NextTrickLed "next-trick-led" Wants::YesNo,
    /// Has somebody else played a card since this one? It goes back with it. (5.1.3)
    PlayedSince "played-since" Wants::YesNo,

    /// Do the tricks and the hands show who has played which card? (5.3.4)
    Reconstructed "reconstructed" Wants::YesNo,

    // Shortening.

    /// Has this soloist given his cards to the others? Then he gives up the rest. (5.4.7)
    HandedOver(Position) "handed-over" Wants::YesNo,
    /// Does the claim of this soloist hold against any defence? (5.4.4, I44)
    ClaimHolds(Position) "claim-holds" Wants::YesNo,
    /// How many Augen does this soloist get of the cards that were not played? (I44)
    RestAugen(Position) "rest-augen" Wants::Number,
    /// How many of the tricks that were not played does this soloist get? (I44)
    RestTricks(Position) "rest-tricks" Wants::Number,

    // Calls.

    /// Was the call of this player in time after all? (6.2.2, 6.3.4, 6.4.4)
    CallInTime(Position) "call-in-time" Wants::YesNo,
    /// Was the game found, and only the Hochzeit not clarified? (I52)
    GameFound "game-found" Wants::YesNo,
    /// Did the call of this player tell something new? (I51)
    SaysNew(Position) "says-new" Wants::YesNo,
    /// Was the party of this player obvious from play? (I55)
    PartyObvious(Position) "party-obvious" Wants::YesNo,
    /// Did this player put it right at once? (I56)
    PutRightAtOnce(Position) "put-right-at-once" Wants::YesNo,

    // Conduct and list.

    /// Did this player do it on purpose? (9.7)
    Deliberate(Position) "deliberate" Wants::YesNo,
    /// Did the warning of this player tell cards or a party? (I63)
    ToldCards(Position) "told-cards" Wants::YesNo,
    /// Had something serious happened, do all four want a new deal, and does the referee agree? (9.1.3)
    AllAgreed "all-agreed" Wants::YesNo,
    /// Did it influence the game? (I65)
    InfluencedGame "influenced-game" Wants::YesNo,
    /// Is the round over: nobody wants to check any more? (8.5.2)
    RoundOver "round-over" Wants::YesNo,
    /// Is the first game of the round scored? (I72)
    FirstGameScored "first-game-scored" Wants::YesNo,
}

/// A question without whom it is about: so an answer names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QuestionId(&'static str);

impl QuestionId {
    /// The question of this id; about a position where it needs one.
    #[must_use]
    pub fn about(self, seat: Option<Position>) -> Option<Question> {
        Question::from_id(self.0, seat)
    }
}

impl From<Question> for QuestionId {
    fn from(question: Question) -> QuestionId {
        QuestionId(question.id())
    }
}

impl fmt::Display for QuestionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl FromStr for QuestionId {
    type Err = NoSuchQuestion;

    fn from_str(s: &str) -> Result<QuestionId, NoSuchQuestion> {
        let id = Question::IDS.iter().find(|id| **id == s);
        id.map(|id| QuestionId(id)).ok_or_else(|| NoSuchQuestion(s.to_owned()))
    }
}

/// A text that is the id of no question.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{found}` is no question: {}", Question::IDS.join(", "), found = .0)]
pub struct NoSuchQuestion(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_question_is_found_by_its_id() {
        let seat = Position::Three;
        for id in Question::IDS {
            let question = Question::from_id(id, Some(seat)).unwrap();
            assert_eq!(question.id(), *id);
            assert_eq!(Question::from_id(id, None).is_some(), question.seat().is_none());
            assert!(question.seat().is_none_or(|s| s == seat));
        }
        assert_eq!(Question::from_id("nothing", None), None);
    }
}
