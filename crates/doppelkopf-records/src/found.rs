//! What in a record is against the rules.

use doppelkopf::{Call, CallRefusal, Clause, Kind, Party, Refusal};
use doppelkopf_rules::Position;

/// Something irregular, where it happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Found {
    /// What.
    pub what: Irregular,
    /// By whom.
    pub position: Option<Position>,
    /// In which trick, from 1 on; nothing in the query.
    pub trick: Option<u8>,
}

/// What can be irregular.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Irregular {
    /// He led, though the trick before was another's, or though another leads to the first.
    Lead {
        /// Who leads.
        turn: Position,
    },
    /// He played though another was to play; from here on the record makes no sense.
    OutOfTurn {
        /// Who was to play.
        turn: Position,
    },
    /// He has no such card.
    NotInHand(Kind),
    /// He could follow.
    MustFollow(Kind),
    /// A call that is not allowed.
    Call {
        /// For which side.
        party: Party,
        /// Which.
        call: Call,
        /// Why not.
        refusal: CallRefusal,
    },
    /// Something said in the query that is not allowed.
    Query(Refusal),
    /// There are more of these than the pack has.
    ThirdCopy(Kind),
    /// A hand has not twelve cards.
    WrongCount {
        /// How many.
        cards: usize,
    },
    /// More than 48 cards.
    TooManyCards,
    /// Fewer than 48.
    Unfinished {
        /// How many.
        cards: u8,
    },
}

impl Irregular {
    /// The rule behind it.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Irregular::Lead { .. } => Clause::T5_1_2,
            Irregular::OutOfTurn { .. } => Clause::T5_2,
            Irregular::NotInHand(_) | Irregular::ThirdCopy(_) => Clause::S1_6,
            Irregular::WrongCount { .. } => Clause::T3_3_9,
            Irregular::MustFollow(_) => Clause::T5_2_2,
            Irregular::Call { refusal, .. } => refusal.clause(),
            Irregular::Query(refusal) => refusal.clause(),
            Irregular::TooManyCards | Irregular::Unfinished { .. } => Clause::T5_3_1,
        }
    }

    /// Its name for programs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Irregular::Lead { .. } => "lead-out-of-turn",
            Irregular::OutOfTurn { .. } => "play-out-of-turn",
            Irregular::NotInHand(_) => "not-in-hand",
            Irregular::MustFollow(_) => "revoke",
            Irregular::Call { .. } => "call",
            Irregular::Query(_) => "query",
            Irregular::ThirdCopy(_) => "third-copy",
            Irregular::WrongCount { .. } => "wrong-count",
            Irregular::TooManyCards => "too-many-cards",
            Irregular::Unfinished { .. } => "unfinished",
        }
    }
}
