//! The command line of the tournament.

mod lists;
mod players;

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};
use tournament::{Name, NameError};

use crate::{keep::KeepArgs, usage::from_to};

pub use lists::{
    AppealArgs, Became, CorrectArgs, DecideArgs, EnterArgs, How, Lateness, LineArgs, ListCheckArgs,
    ListCommand, Place, SettleArgs, WhichReading,
};
pub use players::{PlayersArgs, PlayersCommand};

/// `stich tournament`.
#[derive(Debug, Subcommand)]
pub enum TournamentCommand {
    /// Sets a tournament up.
    New(NewArgs),
    /// Which tournaments there are.
    List(ListArgs),
    /// Who takes part.
    Players(PlayersArgs),
    /// Draws rounds, or takes a seating changed by hand.
    Draw(DrawArgs),
    /// Enters the lists of tables.
    Enter(EnterArgs),
    /// Puts a line right, or strikes it out.
    Correct(CorrectArgs),
    /// Says which of two readings of a line is right.
    Settle(SettleArgs),
    /// Closes a round whose lists are all in.
    Close(CloseArgs),
    /// Opens the round again that was closed last, while the next has not begun.
    Reopen(ReopenArgs),
    /// Time is up: strikes the games left at all tables of a round that still play.
    TimeUp(TimeUpArgs),
    /// Notes an appeal to the Schiedsgericht.
    Appeal(AppealArgs),
    /// Notes what became of an appeal, and changes the line by which it is upheld.
    Decide(DecideArgs),
    /// Takes points off a player, as the Schiedsgericht decided.
    Deduct(DeductArgs),
    /// Takes a deduction back; it stays in the record and counts no more.
    TakeBack(TakeBackArgs),
    /// Disqualifies a player, as the Schiedsgericht decided.
    Disqualify(DisqualifyArgs),
    /// Shows where the tournament, a round or a table stands.
    Show(ShowArgs),
    /// The ranking, live or final.
    Rank(RankArgs),
    /// Writes players, seating, lists and ranking for other programs.
    Export(ExportArgs),
    /// Prints to PDF.
    Print(PrintArgs),
}

/// Which tournament.
#[derive(Debug, Clone, clap::Args)]
pub struct Of {
    /// The short name of the tournament, such as hall or spring-2026; tournament/list, where it is called like a command.
    #[arg(value_name = "TOURNAMENT", value_parser = named)]
    pub tournament: Name,
    /// Where it is kept.
    #[command(flatten)]
    pub keep: KeepArgs,
}

/// The name, or `tournament/` and the name: so also one that is called like a command (`tournament/list`).
fn named(text: &str) -> Result<Name, NameError> {
    text.strip_prefix(Name::STREAMS).unwrap_or(text).parse()
}

/// `stich tournament list`.
#[derive(Debug, clap::Args)]
pub struct ListArgs {
    /// Where they are kept.
    #[command(flatten)]
    pub keep: KeepArgs,
    /// As JSON.
    #[arg(long)]
    pub json: bool,
}

/// Who does something.
#[derive(Debug, Clone, clap::Args)]
pub struct Signed {
    /// Who does this (otherwise STICH_AS, or the name at this computer).
    #[arg(long = "as", id = "signed-by", value_name = "WHO")]
    pub by: Option<String>,
    /// The answer as JSON.
    #[arg(long)]
    pub json: bool,
}

/// `stich tournament new`.
#[derive(Debug, clap::Args)]
pub struct NewArgs {
    /// What it is to be called here.
    #[command(flatten)]
    pub of: Of,
    /// The name of the tournament.
    #[arg(long)]
    pub name: String,
    /// The day as it is printed (otherwise today).
    #[arg(long)]
    pub date: Option<String>,
    /// How many rounds.
    #[arg(long, default_value_t = 3)]
    pub rounds: usize,
    /// The rules: sheet (the tournament sheet) or tsr (Turnier-Spielregeln).
    #[arg(long, default_value = "sheet")]
    pub rules: String,
    /// An open point read the other way, such as A2 (may be repeated).
    #[arg(long = "other-reading", value_name = "POINT")]
    pub other_readings: Vec<String>,
    /// The seed of all lots (otherwise one is drawn at random, and kept).
    #[arg(long)]
    pub seed: Option<u64>,
    /// What decides between equal sums, in this order: best-round, last-round, won-pflichtsoli, lot.
    #[arg(long = "tie-break", value_name = "RULE", value_delimiter = ',')]
    pub tie_breaks: Vec<String>,
    /// Keeps club mates apart in round 1.
    #[arg(long)]
    pub clubs_apart: bool,
    /// Nobody sits at a table of five or more twice before everybody has been there, even if some then meet again.
    #[arg(long)]
    pub fair_fives: bool,
    /// Where those sit who are left over when tables of four are made: fives (tables of five), one-table (all at one of five, six or seven) or springer (tables of four, one or two players at two of them).
    #[arg(long, value_name = "WHERE", default_value = "fives")]
    pub remainder: String,
    /// The time limit: minutes at tables of four and of five, 0 for none (otherwise that of the rules: sheet none, tsr 100,125).
    #[arg(long, value_name = "FOUR,FIVE", num_args = 0..=1, default_missing_value = "100,125", value_delimiter = ',')]
    pub clock: Option<Vec<u16>>,
    /// Who, and how to answer.
    #[command(flatten)]
    pub signed: Signed,
}

/// `stich tournament draw`.
#[derive(Debug, clap::Args)]
pub struct DrawArgs {
    /// The tournament.
    #[command(flatten)]
    pub of: Of,
    /// The round (otherwise the next).
    #[arg(long, conflicts_with_all = ["all", "again"])]
    pub round: Option<usize>,
    /// All rounds that are not drawn yet.
    #[arg(long)]
    pub all: bool,
    /// All rounds in which nothing is entered, also those drawn before.
    #[arg(long)]
    pub again: bool,
    /// A seed of its own (otherwise that of the tournament).
    #[arg(long)]
    pub seed: Option<u64>,
    /// A seating changed by hand: a line a table, the start numbers from position 1 on.
    #[arg(long, value_name = "CSV", requires = "round")]
    pub edit: Option<PathBuf>,
    /// Who, and how to answer.
    #[command(flatten)]
    pub signed: Signed,
}

/// `stich tournament close`.
#[derive(Debug, clap::Args)]
pub struct CloseArgs {
    /// The tournament.
    #[command(flatten)]
    pub of: Of,
    /// The round.
    #[arg(long)]
    pub round: usize,
    /// Who, and how to answer.
    #[command(flatten)]
    pub signed: Signed,
}

/// `stich tournament reopen`.
#[derive(Debug, clap::Args)]
pub struct ReopenArgs {
    /// The tournament.
    #[command(flatten)]
    pub of: Of,
    /// The round.
    #[arg(long)]
    pub round: usize,
    /// Why.
    #[arg(long)]
    pub reason: String,
    /// Who, and how to answer.
    #[command(flatten)]
    pub signed: Signed,
}

/// `stich tournament time-up`.
#[derive(Debug, clap::Args)]
pub struct TimeUpArgs {
    /// The tournament.
    #[command(flatten)]
    pub of: Of,
    /// The round.
    #[arg(long)]
    pub round: usize,
    /// Only these tables (otherwise all that still play, and whose time is up where the round was called).
    #[arg(long, value_name = "TABLE", value_delimiter = ',')]
    pub tables: Vec<usize>,
    /// At these tables a game has been dealt already; it counts, and is entered afterwards.
    #[arg(long, value_name = "TABLE", value_delimiter = ',')]
    pub running: Vec<usize>,
    /// Why, where the tournament has no time limit.
    #[arg(long)]
    pub reason: Option<String>,
    /// Who, and how to answer.
    #[command(flatten)]
    pub signed: Signed,
}

/// `stich tournament deduct`.
#[derive(Debug, clap::Args)]
pub struct DeductArgs {
    /// The tournament.
    #[command(flatten)]
    pub of: Of,
    /// The start number.
    pub player: u32,
    /// The round.
    #[arg(long)]
    pub round: usize,
    /// How many points, 1 to 12.
    #[arg(long, value_parser = from_to::<1, 12>)]
    pub points: u8,
    /// Why.
    #[arg(long)]
    pub reason: String,
    /// Who, and how to answer.
    #[command(flatten)]
    pub signed: Signed,
}

/// `stich tournament take-back`.
#[derive(Debug, clap::Args)]
pub struct TakeBackArgs {
    /// The tournament.
    #[command(flatten)]
    pub of: Of,
    /// The start number.
    pub player: u32,
    /// Which of the player’s deductions, as `players NAME list` numbers them.
    #[arg(long, value_name = "NUMBER")]
    pub deduction: usize,
    /// Why.
    #[arg(long)]
    pub reason: String,
    /// Who, and how to answer.
    #[command(flatten)]
    pub signed: Signed,
}

/// `stich tournament disqualify`.
#[derive(Debug, clap::Args)]
pub struct DisqualifyArgs {
    /// The tournament.
    #[command(flatten)]
    pub of: Of,
    /// The start number.
    pub player: u32,
    /// Why.
    #[arg(long)]
    pub reason: String,
    /// Who, and how to answer.
    #[command(flatten)]
    pub signed: Signed,
}

/// `stich tournament show`.
#[derive(Debug, clap::Args)]
pub struct ShowArgs {
    /// The tournament.
    #[command(flatten)]
    pub of: Of,
    /// A round.
    #[arg(long)]
    pub round: Option<usize>,
    /// A table of it, with its list.
    #[arg(long, requires = "round")]
    pub table: Option<usize>,
    /// How each line came to be, and how its points are worked out.
    #[arg(long, requires = "table")]
    pub trace: bool,
    /// As JSON.
    #[arg(long)]
    pub json: bool,
}

/// `stich tournament rank`.
#[derive(Debug, clap::Args)]
pub struct RankArgs {
    /// The tournament.
    #[command(flatten)]
    pub of: Of,
    /// After this round (otherwise after all that have begun).
    #[arg(long)]
    pub after_round: Option<usize>,
    /// Teams: a line a team, its name and the start numbers of its members.
    #[arg(long, value_name = "CSV")]
    pub teams: Option<PathBuf>,
    /// Draws the lots for those who are equal to the end.
    #[arg(long)]
    pub draw_lots: bool,
    /// The seed of the lots (otherwise that of the tournament).
    #[arg(long, requires = "draw_lots")]
    pub seed: Option<u64>,
    /// Who, and how to answer.
    #[command(flatten)]
    pub signed: Signed,
}

/// What is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ExportFormat {
    /// The ranking with all rounds, for a program for tables.
    Csv,
    /// Everything.
    Json,
}

/// `stich tournament export`.
#[derive(Debug, clap::Args)]
pub struct ExportArgs {
    /// The tournament.
    #[command(flatten)]
    pub of: Of,
    /// What is written.
    #[arg(long, value_enum, default_value = "csv")]
    pub format: ExportFormat,
    /// Where to (otherwise to the screen).
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Overwrites a file of this name.
    #[arg(long, requires = "out")]
    pub replace: bool,
}

/// What is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Printout {
    /// A card for each player: round, table, position.
    Cards,
    /// Who sits where in a round, for the wall: by name and by table.
    Seating,
    /// Lists to fill in by hand.
    Sheets,
    /// Lists as they were entered.
    Lists,
    /// The ranking.
    Ranking,
}

/// `stich tournament print`.
#[derive(Debug, clap::Args)]
pub struct PrintArgs {
    /// The tournament.
    #[command(flatten)]
    pub of: Of,
    /// What is printed.
    #[arg(value_enum)]
    pub what: Printout,
    /// The PDF to be written.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Overwrites a file of this name.
    #[arg(long)]
    pub replace: bool,
    /// Only this round; for the ranking: after this round.
    #[arg(long)]
    pub round: Option<usize>,
    /// For the ranking: teams, a line a team, its name and the start numbers of its members.
    #[arg(long, value_name = "CSV")]
    pub teams: Option<PathBuf>,
}
