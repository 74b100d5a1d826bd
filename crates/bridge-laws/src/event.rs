//! What can happen at a table. Anything physically possible is an event, allowed or not.

use bridge::Call;
use cards::{Card, Rank, Seat, Side, Suit};
use thiserror::Error;

use crate::words::{Answer, Choice, Question, QuestionId};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named for what they hold")]
pub enum Event {
    /// A call in the auction.
    Call { seat: Seat, call: Call },
    /// A card laid face up by this hand (dummy's by dummy's seat).
    Play { seat: Seat, card: Card },
    /// An opening lead laid face down; nobody need have seen the card.
    LeadFaceDown { seat: Seat, card: Option<Card> },
    /// The face-down lead is turned up, and is this card.
    Face { seat: Seat, card: Option<Card> },
    /// Cards laid at the same moment by different hands.
    Simultaneous(Vec<(Seat, Card)>),
    /// One hand lays several cards at once; these of them with their face to be seen.
    TwoCards { seat: Seat, cards: Vec<Card>, visible: Vec<Card> },
    /// Cards seen but not played.
    Expose { cards: Vec<(Seat, Card)>, how: Exposure, seen_by_partner: bool },
    /// A hand laid open, whole or begun with these cards.
    Spread { seat: Seat, cards: Vec<Card> },
    /// Declarer's call from dummy as spoken.
    Designate(Designation),
    /// A player takes a card of his back of his own accord.
    Withdraw { seat: Seat, card: Card },
    /// Dummy touches or moves a card unasked.
    DummySuggests { card: Card },
    /// A player asks for something.
    Request { by: Seat, what: Request },
    /// Attention is drawn to something, and the director comes.
    CallDirector { by: Seat, about: About },
    /// A fact that the director has found. Without a seat or suit it answers the question about any.
    Answer { question: QuestionId, seat: Option<Seat>, suit: Option<Suit>, with: Answer },
    /// A choice, or several said at about the same time (55A).
    Choose(Vec<(Seat, Choice)>),
    /// So many of the remaining tricks are claimed.
    Claim { by: Seat, tricks: u8, line: Option<String> },
    /// So many of the remaining tricks are given up.
    Concede { by: Seat, tricks: u8 },
    /// A claim or concession is agreed to.
    Agree { by: Seat },
    /// A claim or concession is objected to.
    Object { by: Seat },
    /// The director awards so many of the tricks that remained to this side, where a claim or concession
    /// is contested or withdrawn (69B, 70, 71).
    Award { side: Side, tricks: u8 },
    /// A moment on which rights end.
    Happens { what: Happening, by: Option<Seat> },
}

impl Event {
    /// The director has found this answer to this question.
    #[must_use]
    pub fn answer(question: Question, with: Answer) -> Event {
        Event::Answer { question: question.into(), seat: question.seat(), suit: question.suit(), with }
    }
}

/// How a card came to be seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exposure {
    /// Dropped, or stuck behind another.
    Accident,
    /// Shown on purpose.
    Deliberate,
    /// Said to be in the hand.
    Named,
    /// Taken out and held in sight at his turn (45C).
    Held,
    /// Shown with words about the trick in progress only (68 preamble).
    ThisTrick,
}

/// Declarer's call for a card of dummy; suit or rank may be missing (46).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Designation {
    Card { suit: Option<Suit>, rank: Option<Rank> },
    High,
    Low,
    Win,
    Anything,
}

/// What a player may ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Request {
    /// A review of the auction.
    Review,
    /// An explanation of a call or play.
    Explanation,
    /// What the contract is.
    Contract,
    /// The trick just played faced again, or an earlier one by its number (from 1).
    InspectTrick(Option<u8>),
    /// His own last card.
    OwnLastCard,
    /// Whether this player has none of the suit led.
    HavingNone(Seat),
    /// That an irregularity of this player be seen.
    DrawAttention(Option<Seat>),
}

/// What the director is called about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named for what they hold")]
pub enum About {
    /// What has just happened.
    ThisNow,
    /// A revoke of this player in this trick (from 1).
    Revoke { by: Seat, trick: u8 },
    /// This player explained wrongly and misled that one.
    WrongExplanation { by: Seat, misled: Seat },
    /// Something is wrong with this trick (from 1).
    Trick(u8),
}

/// A moment on which rights end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Happening {
    HandsReturned,
    NextBoardCalled,
    RoundEnded,
}

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
    #[error(
        "it is another player's turn to call, or the call is not allowed; such calls are ruled on under the code of 2017 only"
    )]
    CallNotRuledOn,
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
    #[error("nobody has claimed or conceded")]
    NothingClaimed,
    #[error("not so many tricks remained")]
    TooManyTricks,
    #[error("no card was named")]
    NoCards,
    #[error("the cards are not all of one hand")]
    SeveralHands,
    #[error("no trick of that number has been played")]
    NoSuchTrick,
    #[error("no choice is open")]
    NoElection,
    #[error("this player has no hand at this table to speak for")]
    NotHisHand,
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
