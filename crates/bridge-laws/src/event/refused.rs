//! Why something cannot have happened.

use cards::{Card, Seat};
use thiserror::Error;

use crate::words::Choice;

/// Why an event cannot have happened; the table is as it was.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refused {
    /// Nobody was offered this.
    #[error("{what} was not offered to {by}; on offer: {offered}")]
    NotOffered {
        /// Who chose.
        by: Seat,
        /// What he chose.
        what: Choice,
        /// What is on offer, as text of the case format.
        offered: String,
    },
    /// The card is not in that hand.
    #[error("{card} is not in {seat}'s hand any more, or never was")]
    NotInHand {
        /// Whose hand.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// It cannot happen now.
    #[error("{0}")]
    NotPossible(Impossible),
}

/// Why something cannot happen now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "the message says what each is")]
pub enum Impossible {
    #[error("the play is over")]
    PlayIsOver,
    #[error("the auction is still open")]
    AuctionOpen,
    #[error("the auction is over")]
    AuctionOver,
    #[error("this player has made no call that could be changed")]
    NoCallToChange,
    #[error("another call is being ruled on: finish that first")]
    CallInQuestion,
    #[error("this player has no card lying face down")]
    NothingFaceDown,
    #[error("the face-down card is not known: say which card it is")]
    FaceUnknown,
    #[error("an opening lead is not due")]
    NoOpeningLead,
    #[error("a card of this player does not lie on the table")]
    NothingToTakeBack,
    #[error("dummy holds no card that this call can mean")]
    NothingDesignated,
    #[error("dummy's cards are not all known: name the suit and the rank")]
    DummyUnknown,
    #[error("declarer has named no card of dummy that he could still change")]
    NothingToRename,
    #[error("nobody has claimed or conceded")]
    NothingClaimed,
    /// There are at most so many.
    #[error("there are not so many tricks: {0} at most")]
    TooManyTricks(u8),
    #[error("for one side alone the score can only be lowered, and only after the round")]
    OnlyLowered,
    #[error("this card does not lie there as a penalty card or exposed")]
    NotExposed,
    #[error("no card was named")]
    NoCards,
    #[error("this card lies on the table already")]
    LiesThere,
    #[error("these must be at least two different cards, and those that could be seen are among them")]
    NotSeveral,
    #[error("cards laid at the same moment come from at least two hands, one from each")]
    NotTwoHands,
    #[error("the cards are not all of one hand")]
    SeveralHands,
    #[error("no trick of that number has been played")]
    NoSuchTrick,
    #[error("no choice is open")]
    NoElection,
    #[error("this player has no hand at this table to speak for")]
    NotHisHand,
    #[error("the play is not over yet")]
    PlayNotOver,
    #[error("no such call has been made")]
    NoSuchCall,
    #[error("another player tells what this call means")]
    NotHisToExplain,
    #[error("an explanation has a few words, and at most {} letters", super::LONGEST_WORDS)]
    Words,
    #[error("the answer does not fit the question")]
    AnswerDoesNotFit,
}

impl From<Impossible> for Refused {
    fn from(why: Impossible) -> Refused {
        Refused::NotPossible(why)
    }
}

impl Refused {
    /// The id in cases.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Refused::NotOffered { .. } => "not-offered",
            Refused::NotInHand { .. } => "not-in-hand",
            Refused::NotPossible(_) => "not-possible",
        }
    }
}
