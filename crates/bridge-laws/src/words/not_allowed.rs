//! Why a call is never allowed.

use std::{fmt, str::FromStr};

use super::ParseWordError;

/// Why a call is inadmissible (35).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NotAllowed {
    /// A double or redouble of nothing that could be doubled (36).
    NothingToDouble,
    /// Its maker had to pass (37).
    HadToPass,
    /// A bid above seven (38).
    AboveSeven,
    /// The auction was over (39).
    AfterTheLastPass,
}

impl NotAllowed {
    /// All of them, the commonest first.
    pub const ALL: [NotAllowed; 4] = [
        NotAllowed::NothingToDouble,
        NotAllowed::HadToPass,
        NotAllowed::AfterTheLastPass,
        NotAllowed::AboveSeven,
    ];

    const fn id(self) -> &'static str {
        match self {
            NotAllowed::NothingToDouble => "nothing-to-double",
            NotAllowed::HadToPass => "had-to-pass",
            NotAllowed::AboveSeven => "above-seven",
            NotAllowed::AfterTheLastPass => "after-the-last-pass",
        }
    }
}

impl fmt::Display for NotAllowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for NotAllowed {
    type Err = ParseWordError;

    fn from_str(s: &str) -> Result<NotAllowed, ParseWordError> {
        let unknown = || ParseWordError { found: s.to_owned(), expected: EXPECTED };
        NotAllowed::ALL.into_iter().find(|why| why.id() == s).ok_or_else(unknown)
    }
}

/// What is expected, for an error.
pub(super) const EXPECTED: &str =
    "why the call is not allowed: `nothing-to-double`, `had-to-pass`, `above-seven` or `after-the-last-pass`";
