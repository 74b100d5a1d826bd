//! What the commands answer with `--json`. The schema is `stich schema --of tournament`.

use serde::Serialize;

pub use bulletin::json::*;

/// An answer.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum Answer {
    /// Something was done and is saved.
    Done(Done),
    /// The tournament as a whole.
    Tournament(TournamentJson),
    /// A round.
    Round(RoundJson),
    /// A table with its list.
    Table(Box<TableJson>),
    /// A ranking.
    Ranking(RankingJson),
    /// A list checked without a tournament.
    List(CheckedJson),
    /// Everything there is.
    Export(Box<ExportJson>),
    /// The tournaments there are.
    Tournaments(ListedJson),
}

/// The tournaments there are.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ListedJson {
    /// All of them, in the order of their short names.
    pub tournaments: Vec<ListedTournament>,
}

/// A tournament among others.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ListedTournament {
    /// Its short name, by which commands call it.
    pub tournament: String,
    /// Its name.
    pub name: String,
    /// The day, as it is printed.
    pub date: String,
    /// So many players.
    pub players: usize,
    /// So many rounds.
    pub rounds: usize,
}

/// Something was done.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Done {
    /// What, in words.
    pub said: Vec<String>,
}

/// A list checked without a tournament.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CheckedJson {
    /// The file.
    pub file: String,
    /// Why it cannot be read.
    pub error: Option<String>,
    /// Its lines.
    pub lines: Vec<CheckedLineJson>,
    /// The totals of all lines that can be.
    pub totals: Vec<i32>,
    /// What is missing to the end of the round.
    pub missing: Option<String>,
    /// Something wrong with the list as a whole.
    pub wrong: Option<String>,
}

/// A line of such a list.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CheckedLineJson {
    /// The line of the file.
    pub line: usize,
    /// The points of the game.
    pub points: Vec<i32>,
    /// What does not check, in words.
    pub problems: Vec<String>,
    /// What stands beside it and is not used.
    pub notes: Vec<String>,
    /// What it was read as, in words.
    pub read_as: Option<String>,
    /// The kinds of game that can give these points, in words, the commonest first.
    pub could_be: Vec<String>,
}
