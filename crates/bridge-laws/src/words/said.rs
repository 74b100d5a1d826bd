//! What declarer said for a card of dummy.

use std::{fmt, str::FromStr};

use super::ParseWordError;

/// What declarer said, where suit or rank was missing, or no such card lies in dummy (46B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Said {
    /// A suit.
    Suit,
    /// A rank.
    Rank,
    /// High, or the like.
    High,
    /// Low, or the like.
    Low,
    /// Ruff, take it, and the like.
    Win,
    /// Play anything.
    Anything,
    /// A card that is not in dummy.
    NotThere,
}

impl Said {
    /// All of them, the commonest first.
    pub const ALL: [Said; 7] =
        [Said::Suit, Said::Rank, Said::Low, Said::High, Said::Win, Said::Anything, Said::NotThere];

    const fn id(self) -> &'static str {
        match self {
            Said::Suit => "suit",
            Said::Rank => "rank",
            Said::High => "high",
            Said::Low => "low",
            Said::Win => "win",
            Said::Anything => "anything",
            Said::NotThere => "not-there",
        }
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Said {
    type Err = ParseWordError;

    fn from_str(s: &str) -> Result<Said, ParseWordError> {
        let unknown = || ParseWordError {
            found: s.to_owned(),
            expected: "what declarer said: `suit`, `rank`, `high`, `low`, `win`, `anything` or `not-there`",
        };
        Said::ALL.into_iter().find(|said| said.id() == s).ok_or_else(unknown)
    }
}
