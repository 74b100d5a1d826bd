//! Why a line or a list is refused.

use std::fmt;

use doppelkopf_score::GameError;
use thiserror::Error;

use super::{Flaw, LineName};
use crate::{Positions, RoundError};

/// All that does not check in a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flaws(pub Vec<Flaw>);

impl fmt::Display for Flaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, flaw) in self.0.iter().enumerate() {
            write!(f, "{}{flaw}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

/// Why a line is refused.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ListError {
    /// It cannot have happened at this table.
    #[error(transparent)]
    Round(#[from] RoundError),
    /// The game that is told cannot have been.
    #[error("{0}")]
    Game(GameError),
    /// It does not check, and nobody answers for it.
    #[error("{0}")]
    Flaws(Flaws),
    /// There is no such line.
    #[error("the list has no line {0}")]
    NoSuchLine(usize),
    /// 8.5.2: the round is over.
    #[error("the round is over: the tournament management can correct a line, not strike one or put one in")]
    Closed,
    /// The correction takes a deal or a Pflichtsolo out of a round that is over.
    #[error("the round is over, but after this correction {0}")]
    Incomplete(#[from] CloseError),
    /// An override without a name or a reason.
    #[error("who accepts a line that does not check must say who he is and why")]
    NoReason,
    /// After the correction a later line cannot be.
    #[error("after this correction game {line} cannot be: {source}")]
    Later {
        /// The first line that does not fit any more, as it was called.
        line: LineName,
        /// Why.
        source: Box<ListError>,
    },
}

/// Why a list cannot be handed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum CloseError {
    /// Counted games are missing.
    #[error("{left} deals are missing, Pflichtsoli included")]
    GamesLeft {
        /// So many.
        left: u8,
    },
    /// Only Pflichtsoli are missing.
    #[error("the Pflichtsolo of position {0} is missing")]
    Owing(Positions),
}
