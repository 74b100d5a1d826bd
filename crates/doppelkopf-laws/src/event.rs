//! What can happen at a table. Anything physically possible is an event, allowed or not. There is no other
//! list of it: the table, cases, live tables and programs all speak of these.

mod form;

use doppelkopf::{CallRefusal, Kind, Naming, Party, Refusal, Say, ShortenRefusal, Spoken};
use doppelkopf_rules::{Clause, Position, Positions};
use doppelkopf_score::{ByParty, Calls, GameError, Special};
use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use form::{BadForm, Form, OfParties};

use crate::{
    offence::Offence,
    words::{Answer, Choice, Question, QuestionId},
};

/// Something that happened. Written as in cases: `{"play": "2:HT"}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
#[allow(missing_docs, reason = "the fields are named for what they hold")]
pub enum Event {
    /// Gesund or Vorbehalt, in turn or not; said again, it is a change.
    Say { by: Position, say: Say },
    /// Yes or no to the question for a Pflichtsolo or Lustsolo.
    Solo { by: Position, yes: bool },
    /// A game is named.
    Name { by: Position, naming: Naming },
    /// A card laid face up, in turn or not.
    Play { by: Position, card: Kind },
    /// A call. `cards`: how many the speaker holds, where the table does not see them played.
    Announce { by: Position, spoken: Spoken, cards: Option<u8> },
    /// Cards seen but not played.
    Expose { by: Position, cards: Vec<Kind> },
    /// A player takes his card back of his own accord, to put something right or not.
    TakeBack { by: Position, card: Kind },
    /// Two cards laid at once: the one meant or seen first, and the other.
    TwoCards { by: Position, card: Kind, other: Kind },
    /// Something that is not allowed and that cards and words do not show: a fault in dealing, a remark,
    /// a revoke of a hand that nobody knows.
    Offence(Offence),
    /// 9.6.2: anybody says that something was wrong, or that this player has done wrong, which nobody need have seen;
    /// those who may claim are asked.
    PointOut { by: Position, about: Option<Position> },
    /// The referee is called; whatever is wrong is pointed out to him.
    CallReferee { by: Position },
    /// 9.6.1: the last offence is claimed, or the last of this player.
    ClaimOffence { by: Position, about: Option<Position> },
    /// 9.6.6: several claims at the same moment: the offence that was committed first is ruled on first.
    ClaimAtOnce { claims: Vec<(Position, Option<Position>)> },
    /// 9.6.3: a player does not claim what lies open; a correction is accepted by it.
    PlayOn { by: Position },
    /// 9.6.4: "claim or play on?"
    AskPartner { by: Position, partner: Position },
    /// 9.6.4: the partner's answer; it binds both.
    PartnerSays { by: Position, choice: Choice },
    /// A fact that the referee has found. Whom it is about need not be said of the question that is open.
    Answer { question: QuestionId, seat: Option<Position>, with: Answer },
    /// A choice that was offered.
    Choose { by: Position, choice: Choice },
    /// 5.4: a player claims all remaining tricks; with these cards in this order, if he says one.
    Shorten { by: Position, line: Option<Vec<Kind>> },
    /// 5.4: a player hands over his cards and concedes the rest.
    HandOver { by: Position },
    /// 5.3.7: a player leaves his tricks lying from now on.
    LeaveTricks { by: Position },
    /// 5.3.7: he takes them in.
    TakeIn { by: Position },
    /// The game is over and counted, at a table where nobody recorded the cards.
    Counted(Counted),
}

impl Event {
    /// The answer to this question.
    #[must_use]
    pub fn answer(question: Question, with: Answer) -> Event {
        Event::Answer { question: question.into(), seat: question.seat(), with }
    }
}

/// How it is written.
#[cfg(feature = "schema")]
impl schemars::JsonSchema for Event {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "DoppelkopfEvent".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Form::json_schema(generator)
    }
}

/// What the players counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted {
    /// The players of Re.
    pub re: Positions,
    /// Their Augen.
    pub augen_re: u8,
    /// Their tricks; needed only where a side has no Augen.
    pub tricks_re: Option<u8>,
    /// The highest call of each side; `None`: those made at the table.
    pub calls: Option<Calls>,
    /// What may give Sonderpunkte.
    pub special: ByParty<Special>,
}

/// Why an event cannot have happened; the table is as it was.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refused {
    /// Nobody was offered this.
    #[error("{choice:?} was not offered to position {by}")]
    NotOffered {
        /// Who chose.
        by: Position,
        /// What he chose.
        choice: Choice,
    },
    /// The card is not in that hand.
    #[error("{card} is not in the hand of position {by} any more, or never was")]
    NotInHand {
        /// Whose hand.
        by: Position,
        /// Which card.
        card: Kind,
    },
    /// It cannot happen now.
    #[error("{0}")]
    NotPossible(Impossible),
}

/// Why something cannot happen now.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Impossible {
    /// A fifth position at a table of four, or somebody without cards.
    #[error("position {0} has no cards in this deal")]
    NoCards(Position),
    /// Nobody plays any more.
    #[error("the game is over")]
    Over,
    /// 9.6.1: claimed, and not ruled on.
    #[error("an offence was claimed: nothing goes on before the referee has ruled")]
    Frozen,
    /// The game is not named yet.
    #[error("the game is not found yet")]
    NotFound,
    /// Finding the game does not take this.
    #[error(transparent)]
    Query(#[from] Refusal),
    /// No call can be made any more.
    #[error(transparent)]
    Call(#[from] CallRefusal),
    /// 6.4.5: an Absage of a player whose side nobody knows.
    #[error("say for which side position {0} calls: nobody knows to which he belongs")]
    WhichSide(Position),
    /// More cards than he can hold.
    #[error("position {by} holds {held} cards, not {told}")]
    CardsInHand {
        /// Whose hand.
        by: Position,
        /// As the table counts.
        held: u8,
        /// As told.
        told: u8,
    },
    /// An empty list of cards.
    #[error("no card was named")]
    NoCard,
    /// No such card lies there.
    #[error("a card of this player like this does not lie on the table")]
    NothingToTakeBack,
    /// There is no open offence of this kind.
    #[error("there is no offence that could still be claimed")]
    NothingToClaim,
    /// 9.6.1: the offender, his certain partner, or somebody without cards.
    #[error("position {0} may not claim this")]
    NoRight(Position),
    /// 9.6.3.
    #[error("position {0} has lost the right to claim this by going on")]
    RightLost(Position),
    /// 5.4.3.
    #[error("position {0} has shortened the game and claims nothing that was done before")]
    HasShortened(Position),
    /// 9.6.4.
    #[error("position {asker} may not ask position {partner}: that is no certain partner who may claim")]
    NoPartner {
        /// Who asks.
        asker: Position,
        /// Whom.
        partner: Position,
    },
    /// Nobody waits for his answer.
    #[error("position {0} was not asked")]
    NotAsked(Position),
    /// Nothing is offered.
    #[error("no choice is open")]
    NoElection,
    /// An answer that leaves open whom it is about.
    #[error("say whom `{0}` is about: it is not the question that is open")]
    WhichPlayer(QuestionId),
    /// Another kind of answer is needed.
    #[error("the answer does not fit the question")]
    AnswerDoesNotFit,
    /// 5.3.7, 5.4.
    #[error(transparent)]
    Shorten(#[from] ShortenRefusal),
    /// What was counted cannot be.
    #[error(transparent)]
    Count(#[from] CountError),
}

/// Why a count cannot be entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum CountError {
    /// Cards were recorded: the table counts by itself.
    #[error("the cards were recorded; the table counts them itself")]
    Recorded,
    /// S2, S4: who is Re follows from the game.
    #[error("the players of Re do not go with the game that was found")]
    Parties,
    /// A call that was heard is missing.
    #[error("{0} made a higher call than this")]
    Calls(Party),
    /// It is no game.
    #[error(transparent)]
    Game(#[from] GameError),
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

    /// The clause that forbids it, where one does.
    #[must_use]
    pub const fn clause(&self) -> Option<Clause> {
        let Refused::NotPossible(why) = self else { return None };
        match why {
            Impossible::Query(refusal) => Some(refusal.clause()),
            Impossible::Call(refusal) => Some(refusal.clause()),
            Impossible::NoCards(_) => Some(Clause::T10_1_1),
            Impossible::NotFound => Some(Clause::T4_1_1),
            Impossible::Frozen => Some(Clause::T9_6_1),
            Impossible::WhichSide(_) => Some(Clause::T6_4_5),
            Impossible::NoRight(_) => Some(Clause::T9_6_1),
            Impossible::NothingToClaim | Impossible::RightLost(_) => Some(Clause::T9_6_3),
            Impossible::HasShortened(_) => Some(Clause::T5_4_3),
            Impossible::NoPartner { .. } | Impossible::NotAsked(_) => Some(Clause::T9_6_4),
            Impossible::Shorten(refusal) => Some(refusal.clause()),
            _ => None,
        }
    }
}
