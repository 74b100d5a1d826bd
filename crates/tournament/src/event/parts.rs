//! What an event tells by one word of a few: how a line came in, what a late game is, what an appeal is against.

use serde::{Deserialize, Serialize};

/// How a line came in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// By the table itself.
    Phone,
    /// From a list on paper, read from a file.
    Paper,
    /// Typed at the desk.
    Clerk,
}

/// What a game is that is entered after time was up at its table (TSR 8.5.1, 8.6). Any other does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Late {
    /// It was over before time was, and is only entered now.
    Played,
    /// It had been dealt when time ran out: it is the last that counts.
    Dealt,
    /// A Pflichtsolo that was owed.
    Pflichtsolo,
}

impl Late {
    /// Every answer, in the order in which it is asked.
    pub const ALL: [Late; 3] = [Late::Dealt, Late::Played, Late::Pflichtsolo];

    /// Its word in forms and events.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Late::Played => "played",
            Late::Dealt => "dealt",
            Late::Pflichtsolo => "pflichtsolo",
        }
    }
}

/// What was ruled on, so that everybody is told in the own language.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ruled {
    /// What was done, by the word that it has at the desk.
    pub act: String,
    /// The positions of those who did it, as far as it matters; who did it first is the first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by: Vec<u8>,
}

/// What somebody appeals against.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "against", rename_all = "kebab-case")]
pub enum Against {
    /// A line of the list.
    Line {
        /// Which, from 1 on.
        line: usize,
    },
    /// Penalty points of a ruling after which the game went on.
    Penalty {
        /// Which of those of the table, from 1 on; those taken back count too.
        penalty: usize,
    },
    /// A ruling that stands in no list.
    Ruling,
}

/// What became of an appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The Schiedsgericht ruled otherwise.
    Upheld,
    /// The ruling stands.
    Dismissed,
    /// Whoever appealed does not any more.
    Withdrawn,
}

impl Verdict {
    /// Every verdict.
    pub const ALL: [Verdict; 3] = [Verdict::Upheld, Verdict::Dismissed, Verdict::Withdrawn];

    /// Its word in forms and events.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::Upheld => "upheld",
            Verdict::Dismissed => "dismissed",
            Verdict::Withdrawn => "withdrawn",
        }
    }
}

/// Which of two readings of a line is right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reading {
    /// The first.
    First,
    /// The second.
    Second,
}
