//! A board of bridge at a live table.

mod board;
mod recorded;
pub mod robot;
mod setup;
pub mod view;

use bridge::Call;
use bridge_laws::words::{Answer, Choice};
use cards::{Card, Seat, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Text;

pub use board::Board;
pub use recorded::{BadRecord, recorded};
pub use setup::{BadSetup, BoardSetup, Given, Vulnerable, shuffled};

/// What somebody does at a table of bridge.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = BridgeAct)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// A call in the auction.
    Call {
        /// Which.
        #[schema(value_type = String)]
        call: Text<Call>,
    },
    /// A card is laid face up.
    Play {
        /// Which.
        #[schema(value_type = String)]
        card: Text<Card>,
        /// From dummy's hand, by declarer.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        dummy: bool,
    },
    /// Two cards are laid at once (58B).
    PlayTwo {
        /// Which.
        #[schema(value_type = [String; 2])]
        cards: [Text<Card>; 2],
        /// The second cannot be seen: it lies under the first.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        covered: bool,
        /// From dummy's hand, by declarer.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        dummy: bool,
    },
    /// The director has found that the last two cards fell at the same moment (58A).
    AtOnce,
    /// The opening lead is laid face down (41A).
    LeadFaceDown {
        /// Which card.
        #[schema(value_type = String)]
        card: Text<Card>,
    },
    /// The face-down lead is turned up.
    TurnUp,
    /// A card is dropped or shown: seen, and not played.
    Show {
        /// Which.
        #[schema(value_type = String)]
        card: Text<Card>,
        /// By accident.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        dropped: bool,
    },
    /// A player takes his card of the trick back.
    TakeBack {
        /// Which.
        #[schema(value_type = String)]
        card: Text<Card>,
        /// It is dummy's, and declarer takes it back.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        dummy: bool,
    },
    /// The director is called.
    CallDirector {
        /// About a revoke; otherwise about what has just happened.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        revoke: Option<Suspected>,
    },
    /// The director is called about a trick with too many cards or too few (67).
    CallAboutTrick {
        /// Which, from 1.
        trick: u8,
    },
    /// So many of the tricks that remain are claimed.
    Claim {
        /// How many.
        tricks: u8,
        /// How they will be made.
        #[serde(default)]
        line: String,
    },
    /// So many of the tricks that remain are given up.
    Concede {
        /// How many.
        tricks: u8,
    },
    /// The claim or concession is agreed to.
    Agree,
    /// The claim or concession is objected to.
    Object,
    /// The director awards so many of the tricks that remained, after a claim or concession that is
    /// contested or withdrawn (69B, 70, 71).
    Award {
        /// To which side.
        side: Pair,
        /// How many; the others go to the other side.
        tricks: u8,
    },
    /// A choice that was offered is made.
    Choose {
        /// What is chosen.
        #[schema(value_type = String)]
        choice: Text<Choice>,
        /// By whom, where the director says what he has heard.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(value_type = Option<String>)]
        by: Option<Text<Seat>>,
    },
    /// The director answers the question that is open.
    Answer {
        /// The id of the question.
        question: String,
        /// What he has found.
        #[schema(value_type = String)]
        with: Text<Answer>,
    },
}

/// Two partners.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Pair {
    NorthSouth,
    EastWest,
}

impl From<Pair> for Side {
    fn from(pair: Pair) -> Side {
        match pair {
            Pair::NorthSouth => Side::NorthSouth,
            Pair::EastWest => Side::EastWest,
        }
    }
}

/// A revoke that somebody suspects.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Suspected {
    /// Of whom.
    #[schema(value_type = String)]
    pub by: Text<Seat>,
    /// In which trick, from 1.
    pub trick: u8,
}
