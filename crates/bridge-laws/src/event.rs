//! What can happen at a table. Anything physically possible is an event, allowed or not. There is no other
//! list of it: the table, cases, live tables, programs and the desk all speak of these.

pub(crate) mod form;
mod refused;
mod then;

use bridge::Call;
use cards::{Card, Rank, Seat, SeatSet, Side, Suit};
use serde::{Deserialize, Serialize};

pub use form::{BadForm, Form};
pub use refused::{Impossible, Refused};
pub use then::{Did, Then};

use crate::words::{Answer, Choice, Question, QuestionId};

/// Something that happened. Written as in cases: `{"play": "E:D2"}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
#[allow(missing_docs, reason = "the fields are named for what they hold")]
pub enum Event {
    /// A call in the auction.
    Call { seat: Seat, call: Call },
    /// A player changes his last call, or tries to, also when his partner has called since or the auction is over.
    ChangeCall { seat: Seat, call: Call },
    /// A bid above seven.
    AboveSeven { seat: Seat },
    /// Calls made at the same moment.
    CallsAtOnce(Vec<(Seat, Call)>),
    /// A card laid face up by this hand (dummy's by dummy's seat). What it is follows from where it falls.
    Play { seat: Seat, card: Card },
    /// A card laid face up that was plainly meant as a lead, also on top of an unfinished trick.
    Lead { seat: Seat, card: Card },
    /// An opening lead laid face down; nobody need have seen the card.
    LeadFaceDown { seat: Seat, card: Option<Card> },
    /// The face-down lead is turned up, and is this card.
    Face { seat: Seat, card: Option<Card> },
    /// Cards laid at the same moment by different hands.
    Simultaneous(Vec<(Seat, Card)>),
    /// One hand lays several cards at once; these of them with their face to be seen.
    TwoCards { seat: Seat, cards: Vec<Card>, visible: Vec<Card> },
    /// Cards seen but not played.
    Expose { cards: Vec<(Seat, Card)>, how: Exposure, seen: Seen },
    /// The director says that this exposed card is no penalty card (50).
    Spare { seat: Seat, card: Card },
    /// A hand laid open, whole or begun with these cards.
    Spread { seat: Seat, cards: Vec<Card> },
    /// Declarer's call from dummy as spoken.
    Designate(Designation),
    /// Declarer names another card instead of the one he named last (45C4b), also after its trick was over.
    DesignateInstead(Designation),
    /// Dummy puts out a card that was not named (45D, 45F). The card that was named completed a trick: then it
    /// must be said which it was.
    DummyPutsOut { seat: Seat, card: Card, instead_of: Option<Card> },
    /// A player takes a card of his back of his own accord; without a card, the one that lies face down.
    Withdraw { seat: Seat, card: Option<Card> },
    /// Dummy touches or moves a card unasked.
    DummySuggests { seat: Seat, card: Card },
    /// A player asks for something.
    Request { by: Seat, what: Request },
    /// A player alerts a call of his partner: the last, or the one with this number (from 1, the dealer's first).
    Alert { by: Seat, call: Option<u8> },
    /// A player says what a call means: of his partner, or of his own where his partner has explained it wrongly.
    Explain { by: Seat, call: Option<u8>, words: String },
    /// A player says that this one has broken tempo, and that he may come back to it (16B2).
    BreakInTempo { by: Seat, of: Seat },
    /// Attention is drawn to something, and the director comes.
    CallDirector { by: Seat, about: About },
    /// A fact that the director has found. Without a seat, suit or call it answers the question about any.
    Answer { question: QuestionId, seat: Option<Seat>, suit: Option<Suit>, call: Option<Call>, with: Answer },
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
    /// A player says how many tricks declarer's side has won (79A).
    TricksWon { by: Seat, tricks: u8 },
    /// The director rules how many tricks declarer's side has won, or that it was entered wrongly (79B, 79C). `only`: by that
    /// number this side's score alone is lowered (79B3).
    CorrectTricks { tricks: u8, only: Option<Side> },
    /// A moment on which rights end.
    Happens { what: Happening, by: Option<Seat> },
}

/// How it is written.
#[cfg(feature = "schema")]
impl schemars::JsonSchema for Event {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "BridgeEvent".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Form::json_schema(generator)
    }
}

impl Event {
    /// The director has found this answer to this question.
    #[must_use]
    pub fn answer(question: Question, with: Answer) -> Event {
        let (seat, suit, call) = (question.seat(), question.suit(), question.call());
        Event::Answer { question: question.into(), seat, suit, call, with }
    }
}

/// So many letters an explanation has at most.
pub const LONGEST_WORDS: usize = 120;

/// Who could see the face of a card, whether or not he did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Seen {
    /// All.
    #[default]
    Everybody,
    /// These.
    By(SeatSet),
    /// It has still to be found out whether the owner's partner could.
    Unknown,
}

impl Seen {
    /// All but the partner of this player.
    #[must_use]
    pub fn not_by_partner_of(owner: Seat) -> Seen {
        Seen::By(Seat::ALL.into_iter().filter(|&seat| seat != owner.partner()).collect())
    }

    /// Does this seat see what this player has shown? Where it is to be found out about the partner, he does not yet.
    pub(crate) fn by(self, seat: Seat, owner: Seat) -> bool {
        match self {
            Seen::Everybody => true,
            Seen::By(seats) => seat == owner || seats.contains(seat),
            Seen::Unknown => seat != owner.partner(),
        }
    }

    /// Could the partner of the owner see it? `None`: nobody has found out.
    #[must_use]
    pub fn by_partner_of(self, owner: Seat) -> Option<bool> {
        match self {
            Seen::Everybody => Some(true),
            Seen::By(seats) => Some(seats.contains(owner.partner())),
            Seen::Unknown => None,
        }
    }
}

/// How a card came to be seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
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
    /// An explanation of the auction, or of the call with this number (from 1, the dealer's first).
    Explanation(Option<u8>),
    /// What the contract is.
    Contract,
    /// The trick just played faced again, or an earlier one by its number (from 1).
    InspectTrick(Option<u8>),
    /// His own last card.
    OwnLastCard,
    /// Whether this player has none of the suit led.
    HavingNone(Seat),
    /// That an irregularity of this player be seen; of nobody: that a card of the last trick points wrongly.
    DrawAttention(Option<Seat>),
    /// That declarer does not lead from the wrong hand.
    WarnOfWrongHand,
}

/// What the director is called about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named for what they hold")]
pub enum About {
    /// What has just happened, whoever has noticed it: told by somebody who has seen all that was played.
    ThisNow,
    /// What has just happened, as far as the player who calls can see it. A revoke in a hand that he does not see he does
    /// not mean: he asks about one with [`About::Revoke`].
    AsSeen,
    /// A revoke of this player in this trick (from 1).
    Revoke { by: Seat, trick: u8 },
    /// This player explained wrongly and misled that one.
    WrongExplanation { by: Seat, misled: Seat },
    /// Something is wrong with this trick (from 1).
    Trick(u8),
    /// A hand holds more or fewer cards than it should, and nobody knows since which trick.
    HandsDiffer,
}

/// A moment on which rights end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Happening {
    HandsReturned,
    NextBoardCalled,
    RoundEnded,
}

/// How far the board has gone, for rights that end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Moment {
    /// The play; the hands are not all back in the board yet.
    Play,
    /// All four hands are back in the board.
    HandsReturned,
    /// The other side has called on the next board.
    NextBoardCalled,
    /// The round has ended.
    RoundEnded,
}

impl Moment {
    /// All of them, in order, with their ids.
    pub(crate) const ALL: [(Moment, &'static str); 4] = [
        (Moment::Play, "in-play"),
        (Moment::HandsReturned, "hands-returned"),
        (Moment::NextBoardCalled, "next-board-called"),
        (Moment::RoundEnded, "round-ended"),
    ];

    /// The id.
    #[must_use]
    pub fn id(self) -> &'static str {
        Moment::ALL.iter().find(|(moment, _)| *moment == self).map_or("", |(_, id)| id)
    }

    /// The moment of this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Moment> {
        Moment::ALL.into_iter().find(|(_, known)| *known == id).map(|(moment, _)| moment)
    }

    /// What had happened by then.
    pub(crate) const fn began_with(self) -> Option<Happening> {
        match self {
            Moment::Play => None,
            Moment::HandsReturned => Some(Happening::HandsReturned),
            Moment::NextBoardCalled => Some(Happening::NextBoardCalled),
            Moment::RoundEnded => Some(Happening::RoundEnded),
        }
    }
}

impl From<Happening> for Moment {
    fn from(what: Happening) -> Moment {
        match what {
            Happening::HandsReturned => Moment::HandsReturned,
            Happening::NextBoardCalled => Moment::NextBoardCalled,
            Happening::RoundEnded => Moment::RoundEnded,
        }
    }
}
