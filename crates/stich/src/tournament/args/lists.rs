//! What is said about lists and their lines.

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};
use tournament::At;

use super::{Of, Signed};

/// A table in a round.
#[derive(Debug, Clone, Copy, clap::Args)]
pub struct Place {
    /// The round, from 1 on.
    #[arg(long)]
    pub round: usize,
    /// The table, from 1 on.
    #[arg(long)]
    pub table: usize,
}

impl Place {
    /// As the tournament has it.
    #[must_use]
    pub const fn at(self) -> At {
        At { round: self.round, table: self.table }
    }
}

/// What a line says. Points, penalties and deductions are told from position 1 on.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct LineArgs {
    /// The game, such as "kind=normal re=1,3 augen=131 call=re:keine90@10 special=fox re".
    #[arg(long)]
    pub game: Option<String>,
    /// The points of the game, such as 3,-1,-1,-1.
    #[arg(long, value_delimiter = ',', allow_hyphen_values = true)]
    pub points: Option<Vec<i32>>,
    /// Who played a solo, where only points are given.
    #[arg(long, value_name = "POSITION")]
    pub solo: Option<u8>,
    /// The deal was stopped and is repeated.
    #[arg(long)]
    pub not_played: bool,
    /// Penalty points, such as 1,1,-3,1.
    #[arg(long, value_delimiter = ',', allow_hyphen_values = true)]
    pub penalty: Option<Vec<i32>>,
    /// Deductions for unsporting conduct, such as 0,12,0,0.
    #[arg(long, value_delimiter = ',')]
    pub deduction: Option<Vec<u8>>,
    /// What the penalty points or deductions are for.
    #[arg(long, value_name = "REASON")]
    pub penalty_reason: Option<String>,
    /// Who dealt, if it was not the one whose turn it was.
    #[arg(long, value_name = "POSITION")]
    pub dealt_by: Option<u8>,
}

/// How a line came in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum How {
    /// By the table itself.
    Phone,
    /// From a list on paper.
    Paper,
    /// Typed at the desk.
    Clerk,
}

/// What a game is that is entered after time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Lateness {
    /// It had been dealt when time ran out, and is the last that counts.
    Dealt,
    /// It was over before time was.
    Played,
    /// A Pflichtsolo that was owed.
    Pflichtsolo,
}

/// `stich tournament enter`.
#[derive(Debug, clap::Args)]
pub struct EnterArgs {
    /// The tournament.
    #[command(flatten)]
    pub of: Of,
    /// Lists as CSV or TOML. Round and table may stand in the name (r1-t3.csv) or in the file.
    pub lists: Vec<PathBuf>,
    /// The round.
    #[arg(long)]
    pub round: Option<usize>,
    /// The table.
    #[arg(long)]
    pub table: Option<usize>,
    /// A single line.
    #[command(flatten)]
    pub line: LineArgs,
    /// How it came in (otherwise paper for files, clerk for a single line).
    #[arg(long, value_enum)]
    pub how: Option<How>,
    /// What a single line is that is entered after time.
    #[arg(long, value_enum, conflicts_with_all = ["lists", "second"])]
    pub late: Option<Lateness>,
    /// The second reading of the same list, by somebody else.
    #[arg(long)]
    pub second: bool,
    /// Takes the list in place of the one entered before.
    #[arg(long, requires = "reason", conflicts_with = "second")]
    pub replace: bool,
    /// Time is up at this table.
    #[arg(long, conflicts_with_all = ["lists", "second"])]
    pub time_up: bool,
    /// With --time-up: a game has been dealt already; it counts, and is entered afterwards.
    #[arg(long, requires = "time_up")]
    pub running: bool,
    /// Time was not up after all: the games that were struck are played.
    #[arg(long, conflicts_with_all = ["lists", "second", "time_up"])]
    pub time_not_up: bool,
    /// Takes each line that does not say what it means as it was probably meant.
    #[arg(long, conflicts_with_all = ["second", "anyway"])]
    pub as_meant: bool,
    /// Takes lines that do not check; somebody answers for them.
    #[arg(long, requires = "reason")]
    pub anyway: bool,
    /// Why.
    #[arg(long)]
    pub reason: Option<String>,
    /// Who, and how to answer.
    #[command(flatten)]
    pub signed: Signed,
}

/// `stich tournament correct`.
#[derive(Debug, clap::Args)]
pub struct CorrectArgs {
    /// The tournament.
    #[command(flatten)]
    pub of: Of,
    /// Where.
    #[command(flatten)]
    pub place: Place,
    /// Which game, as the list names it: 4; not played 4x, the second time 4x2.
    #[arg(long = "line", value_name = "GAME")]
    pub number: String,
    /// What it should be.
    #[command(flatten)]
    pub line: LineArgs,
    /// Strikes the line out.
    #[arg(long)]
    pub strike: bool,
    /// Takes it though it does not check.
    #[arg(long)]
    pub anyway: bool,
    /// Why.
    #[arg(long)]
    pub reason: String,
    /// Who, and how to answer.
    #[command(flatten)]
    pub signed: Signed,
}

/// `stich tournament appeal`.
#[derive(Debug, clap::Args)]
pub struct AppealArgs {
    /// The tournament.
    #[command(flatten)]
    pub of: Of,
    /// Where.
    #[command(flatten)]
    pub place: Place,
    /// Against which game, as the list names it: 4; not played 4x (otherwise a ruling that stands in no line).
    #[arg(long, value_name = "GAME", conflicts_with = "penalty_points")]
    pub line: Option<String>,
    /// Against which penalty points of the table that wait for their game, from 1 on.
    #[arg(long, value_name = "NUMBER")]
    pub penalty_points: Option<usize>,
    /// Who appeals, by the start number.
    #[arg(long)]
    pub appellant: u32,
    /// Why.
    #[arg(long)]
    pub reason: String,
    /// Who, and how to answer.
    #[command(flatten)]
    pub signed: Signed,
}

/// What became of an appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Became {
    /// The Schiedsgericht ruled otherwise.
    Upheld,
    /// The ruling stands.
    Dismissed,
    /// Whoever appealed does not any more.
    Withdrawn,
}

/// `stich tournament decide`.
#[derive(Debug, clap::Args)]
pub struct DecideArgs {
    /// The tournament.
    #[command(flatten)]
    pub of: Of,
    /// Where.
    #[command(flatten)]
    pub place: Place,
    /// Which appeal of the table, from 1 on.
    #[arg(long)]
    pub appeal: usize,
    /// What became of it: upheld, dismissed, withdrawn.
    #[arg(value_enum)]
    pub verdict: Became,
    /// What the line should be that is appealed against.
    #[command(flatten)]
    pub line: LineArgs,
    /// Strikes that line out.
    #[arg(long)]
    pub strike: bool,
    /// The grounds.
    #[arg(long)]
    pub reason: String,
    /// Who, and how to answer.
    #[command(flatten)]
    pub signed: Signed,
}

/// The one or the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum WhichReading {
    /// The first reading.
    First,
    /// The second reading.
    Second,
}

/// `stich tournament settle`.
#[derive(Debug, clap::Args)]
pub struct SettleArgs {
    /// The tournament.
    #[command(flatten)]
    pub of: Of,
    /// Where.
    #[command(flatten)]
    pub place: Place,
    /// Which game, as the list names it: 4; not played 4x, the second time 4x2.
    #[arg(long = "line", value_name = "GAME")]
    pub number: String,
    /// Which reading is right.
    #[arg(long, value_enum)]
    pub reading: WhichReading,
    /// What was looked at.
    #[arg(long)]
    pub reason: String,
    /// Who, and how to answer.
    #[command(flatten)]
    pub signed: Signed,
}

/// `stich doko list`.
#[derive(Debug, Subcommand)]
pub enum ListCommand {
    /// Checks lists without a tournament, line by line.
    Check(ListCheckArgs),
}

/// `stich doko list check`.
#[derive(Debug, clap::Args)]
pub struct ListCheckArgs {
    /// Lists as CSV or TOML, or folders of them.
    #[arg(required = true)]
    pub paths: Vec<PathBuf>,
    /// The rules: sheet (the tournament sheet) or tsr (Turnier-Spielregeln).
    #[arg(long, default_value = "sheet")]
    pub rules: String,
    /// One line of JSON a list.
    #[arg(long)]
    pub json: bool,
}
