//! The command line.

use std::{error::Error, path::PathBuf};

use clap::{Parser, Subcommand, ValueEnum};

use crate::keep::{BackupArgs, DoctorArgs, ExportArgs, ImportArgs, KeepArgs, RestoreArgs};
use crate::serve::ServeArgs;
use crate::tournament::args::{ListCommand, TournamentCommand};
use crate::usage::{NoMemory, TooMuchMemory, from_to};
pub use crate::{price::args::PriceArgs, sample::args::SampleArgs, weigh::args::WeighArgs};

/// The referee of the card room: rules on what went wrong at a bridge table.
#[derive(Debug, Parser)]
#[command(name = "stich", version, about, propagate_version = true)]
pub struct Args {
    /// Language: en, de, da, nl or nb (otherwise that of the system).
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<String>,
    /// The zone in which times are shown and printed, such as Europe/Berlin (otherwise that of the system).
    #[arg(long, global = true, value_name = "ZONE")]
    pub timezone: Option<String>,
    /// No suit symbols and no lines beyond ASCII.
    #[arg(long, global = true)]
    pub ascii: bool,
    /// Does not open the browser.
    #[arg(long)]
    pub no_open: bool,
    /// What to do; without it the web app starts.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Starts the web app; so does `stich` alone.
    Serve(ServeArgs),
    /// Asks what happened, and rules.
    Desk(DeskArgs),
    /// Prints all paths through a topic of the desk.
    Chart(ChartArgs),
    /// Runs cases of the case book.
    Check(CheckArgs),
    /// Lists and explains the clauses.
    Laws(LawsArgs),
    /// Shows the terms that the texts of a language keep to, so that a federation can correct them.
    Terms(TermsArgs),
    /// Texts of the program that people have proposed to say better.
    #[command(subcommand)]
    Words(WordsCommand),
    /// Judges records of bridge: PBN, LIN and cases.
    Replay(ReplayArgs),
    /// Computes what deals are worth when all cards are seen: tricks, par, every lead.
    Solve(SolveArgs),
    /// Computes what each option of an open choice of a case is worth, with best play under the laws.
    Price(PriceArgs),
    /// Draws layouts that fit what is known, and says how often a contract or a card comes to what.
    Sample(SampleArgs),
    /// Weighs outcomes for an assigned score: points, IMPs, matchpoints. The director decides.
    Weigh(WeighArgs),
    /// Doppelkopf.
    #[command(subcommand)]
    Doko(DokoCommand),
    /// A tournament of Doppelkopf: players, draw, lists, ranking, printouts.
    #[command(subcommand)]
    Tournament(TournamentCommand),
    /// Writes everything that is kept into a file; also while a server runs.
    Backup(BackupArgs),
    /// Takes a backup in. Nothing that is there is overwritten.
    Restore(RestoreArgs),
    /// Looks through everything that is kept: what is damaged or missing, and whether the last backup still has it.
    Doctor(DoctorArgs),
    /// Writes a tournament, a table or a book of rulings into a file, for another computer.
    Export(ExportArgs),
    /// Takes such a file in, or a tournament of an older version.
    Import(ImportArgs),
    /// Prints the JSON Schema of the case format, or of what the tournament answers.
    Schema {
        /// Of what.
        #[arg(long, value_enum, default_value = "case")]
        of: SchemaOf,
    },
    /// Prints the completions for a shell.
    Completions {
        /// Which shell.
        shell: clap_complete::Shell,
    },
    /// Writes the man pages into a folder.
    Man {
        /// The folder.
        folder: PathBuf,
    },
}

/// Bytes, from a number of MiB.
///
/// # Errors
/// No number, nothing at all, or more than can be counted.
pub fn mebibytes(text: &str) -> Result<usize, Box<dyn Error + Send + Sync>> {
    let number: usize = text.parse()?;
    if number == 0 {
        // Nothing would be remembered, and no search would end.
        return Err(NoMemory.into());
    }
    Ok(number.checked_mul(1 << 20).ok_or(TooMuchMemory)?)
}

/// What has a schema.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum SchemaOf {
    /// The case format.
    Case,
    /// The answers of `stich tournament` and `stich doko list` with --json.
    Tournament,
    /// The answer of `stich doko score --json`.
    DokoScore,
    /// The lines of `stich doko replay --json`.
    DokoReplay,
    /// The lines of `stich doko solve --json`.
    DokoSolve,
    /// The lines of `stich price --json`.
    Price,
    /// The answer of `stich sample --json`.
    Sample,
    /// The answer of `stich weigh --json`.
    Weigh,
    /// The lines of `stich solve --json`.
    Solve,
}

/// Which laws, and how they are read.
#[derive(Debug, Clone, clap::Args)]
pub struct RulesArgs {
    /// The game.
    #[arg(long, value_enum, default_value = "bridge")]
    pub game: Game,
    /// Bridge: the code of laws, 2007 or 2017 (the default).
    #[arg(long)]
    pub edition: Option<String>,
    /// Doppelkopf: the rules, tsr (Turnier-Spielregeln) or sheet (the tournament sheet, the default).
    #[arg(long)]
    pub rules: Option<String>,
    /// A debated point read the other way, such as DP7 or A6 (may be repeated).
    #[arg(long = "other-reading", value_name = "POINT")]
    pub other_readings: Vec<String>,
}

/// `stich desk`.
#[derive(Debug, clap::Args)]
pub struct DeskArgs {
    /// What happened; without it you are asked.
    pub topic: Option<String>,
    /// What is known, such as `leader=E` or `offender=2` (may be repeated).
    #[arg(long = "fact", value_name = "FACT=VALUE")]
    pub facts: Vec<String>,
    /// What happened next, before the director came, in order, such as `play:S:H8` (may be repeated).
    #[arg(long, value_name = "WHAT:SEAT:CARD")]
    pub then: Vec<String>,
    /// What was chosen, one choice after another, such as `refuse/forbid-lead:D`.
    #[arg(long, value_name = "CHOICES")]
    pub choose: Option<String>,
    /// The ruling as JSON.
    #[arg(long)]
    pub json: bool,
    /// Which laws.
    #[command(flatten)]
    pub rules: RulesArgs,
}

/// How a chart is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ChartFormat {
    /// A tree in letters.
    Text,
    /// A flow chart for Mermaid.
    Mermaid,
    /// A picture.
    Svg,
}

/// `stich chart`.
#[derive(Debug, clap::Args)]
pub struct ChartArgs {
    /// The topic.
    pub topic: String,
    /// How it is written.
    #[arg(long, value_enum, default_value = "text")]
    pub format: ChartFormat,
    /// Which laws.
    #[command(flatten)]
    pub rules: RulesArgs,
}

/// `stich check`.
#[derive(Debug, clap::Args)]
pub struct CheckArgs {
    /// Case files, or folders of them.
    #[arg(required = true)]
    pub paths: Vec<PathBuf>,
    /// One line of JSON a case.
    #[arg(long)]
    pub json: bool,
}

/// Which game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Game {
    /// Bridge.
    Bridge,
    /// Tournament Doppelkopf.
    Doppelkopf,
}

/// `stich terms`.
#[derive(Debug, clap::Args)]
pub struct TermsArgs {
    /// The table as JSON.
    #[arg(long)]
    pub json: bool,
}

/// `stich words`.
#[derive(Debug, clap::Subcommand)]
pub enum WordsCommand {
    /// Writes what was proposed as a patch.
    Export(KeepArgs),
}

/// `stich laws`.
#[derive(Debug, clap::Args)]
pub struct LawsArgs {
    /// A clause such as 50D2, or a whole law such as 50; in Doppelkopf S2.2, S5, 4.3.1 or 4.1. Also a point
    /// that is read in two ways, such as DP7 or A6. Without it all are listed.
    pub number: Option<String>,
    /// The game.
    #[arg(long, value_enum, default_value = "bridge")]
    pub game: Game,
    /// Fails if a clause that is carried out is reached by no case.
    #[arg(long)]
    pub coverage: bool,
    /// What differs between two editions.
    #[arg(long, num_args = 2, value_names = ["OLD", "NEW"])]
    pub diff: Option<Vec<String>>,
    /// Where the cases are.
    #[arg(long, default_value = "cases")]
    pub cases: PathBuf,
    /// Bridge: the code of laws, 2007 or 2017 (the default).
    #[arg(long)]
    pub edition: Option<String>,
    /// Doppelkopf: the rules, tsr (Turnier-Spielregeln) or sheet (the tournament sheet, the default).
    #[arg(long)]
    pub rules: Option<String>,
}

/// `stich replay`.
#[derive(Debug, clap::Args)]
#[command(after_help = "Certain: however the record is read, something is wrong there. \
                        Anything else may also be a slip of whoever wrote it down. \
                        Ends with 0 if everything was read, whatever was found; \
                        with 1 if something could not be read, judged or written; with 2 if used wrongly")]
pub struct ReplayArgs {
    /// Files, folders of them, or the standard input (-).
    #[arg(required = true)]
    pub paths: Vec<PathBuf>,
    /// One line of JSON a board.
    #[arg(long)]
    pub json: bool,
    /// Only the boards with something irregular, and the summary.
    #[arg(long)]
    pub only_irregular: bool,
    /// Writes the boards into this file as PBN 2.1, with marks on what was irregular for certain.
    #[arg(long, value_name = "FILE")]
    pub pbn: Option<PathBuf>,
    /// Overwrites a file of this name.
    #[arg(long, requires = "pbn")]
    pub replace: bool,
    /// Only findings of this kind (may be repeated).
    #[arg(long, value_name = "KIND", value_parser = replay_kinds())]
    pub only: Vec<String>,
    /// Instead, one line a finding, with the same columns in each and nothing nested.
    #[arg(long, value_enum, value_name = "FORMAT", conflicts_with = "json")]
    pub findings: Option<FindingsFormat>,
}

/// How findings are written for programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum FindingsFormat {
    /// A table with semicolons.
    Csv,
    /// JSON, line by line.
    Json,
}

/// What can be found, and that something cannot be read.
fn replay_kinds() -> clap::builder::PossibleValuesParser {
    records::Kind::IDS.into_iter().chain(["unreadable"]).collect::<Vec<_>>().into()
}

/// `stich doko`.
#[derive(Debug, Subcommand)]
pub enum DokoCommand {
    /// Score lists without a tournament.
    #[command(subcommand)]
    List(ListCommand),
    /// What a game is worth, item by item, with the clause of each.
    Score(DokoScoreArgs),
    /// Plays recorded games again, card by card, and compares the points.
    Replay(DokoReplayArgs),
    /// What each card is worth with all cards open, and which cards of a recorded game cost points.
    Solve(DokoSolveArgs),
}

/// Which rules of Doppelkopf, and how they are read.
#[derive(Debug, clap::Args)]
pub struct DokoRulesArgs {
    /// The rules: sheet (the tournament sheet, the default) or tsr (Turnier-Spielregeln).
    #[arg(long)]
    pub rules: Option<String>,
    /// An open point read the other way, such as A6 (may be repeated).
    #[arg(long = "other-reading", value_name = "POINT")]
    pub other_readings: Vec<String>,
}

/// `stich doko replay`.
#[derive(Debug, clap::Args)]
pub struct DokoReplayArgs {
    /// Files of games (JSON), or folders of them.
    #[arg(required = true)]
    pub paths: Vec<PathBuf>,
    /// Which rules.
    #[command(flatten)]
    pub rules: DokoRulesArgs,
    /// Only the games with something irregular or recorded differently, and the summary.
    #[arg(long)]
    pub only_irregular: bool,
    /// One line of JSON a game.
    #[arg(long)]
    pub json: bool,
}

/// `stich doko solve`.
#[derive(Debug, clap::Args)]
pub struct DokoSolveArgs {
    /// A file of games (JSON): every card that cost points, as far back as can be seen.
    #[arg(conflicts_with = "hands")]
    pub path: Option<PathBuf>,
    /// Only this game of the file, from 1 on.
    #[arg(long, value_name = "NUMBER", requires = "path", conflicts_with = "hands")]
    pub game: Option<usize>,
    /// The beginning of this trick: each legal card with its points, and best play.
    #[arg(long, value_name = "TRICK", requires = "path", conflicts_with = "hands")]
    pub trick: Option<u8>,
    /// An ending instead: the hands of positions 1 to 4, such as "CQ HT / DA SA / HK DJ / C9 C9".
    #[arg(long, requires = "re")]
    pub hands: Option<String>,
    /// The positions of Re, such as 1,3; one is alone.
    #[arg(long, value_delimiter = ',', requires = "hands", conflicts_with = "path")]
    pub re: Vec<u8>,
    /// The position that leads.
    #[arg(long, value_name = "POSITION", default_value_t = 1, conflicts_with = "path")]
    pub lead: u8,
    /// The Augen of Re so far.
    #[arg(long, default_value_t = 0, value_parser = from_to::<0, 240>, conflicts_with = "path")]
    pub augen: u8,
    /// The tricks of Re so far.
    #[arg(long, default_value_t = 0, value_parser = from_to::<0, 12>, conflicts_with = "path")]
    pub tricks: u8,
    /// In a solo its kind: damen, buben, fleischlos or farbe:C, farbe:S, farbe:H, farbe:D.
    #[arg(long, requires = "hands", conflicts_with = "path")]
    pub solo: Option<String>,
    /// The cards that lie in the open trick already, such as CQ,DJ. They are in the hands too.
    #[arg(long, value_delimiter = ',', requires = "hands", conflicts_with = "path")]
    pub table: Vec<String>,
    /// The highest call of a party, such as re:keine90 (may be repeated).
    #[arg(long = "call", value_name = "PARTY:CALL", requires = "hands", conflicts_with = "path")]
    pub calls: Vec<String>,
    /// A Sonderpunkt so far, such as "fox re" (may be repeated).
    #[arg(long, requires = "hands", conflicts_with = "path")]
    pub special: Vec<String>,
    /// How many cards may be tried for a position before it is too large.
    #[arg(long, default_value_t = 10_000_000)]
    pub nodes: u64,
    /// Which rules.
    #[command(flatten)]
    pub rules: DokoRulesArgs,
    /// As JSON, one line a game.
    #[arg(long)]
    pub json: bool,
}

/// `stich doko score`.
#[derive(Debug, clap::Args)]
pub struct DokoScoreArgs {
    /// The kind: normal, hochzeit, hochzeit-alone, still or solo.
    #[arg(long, default_value = "normal")]
    pub kind: String,
    /// The positions of Re, such as 1,3.
    #[arg(long, value_delimiter = ',', required = true)]
    pub re: Vec<u8>,
    /// The Augen of Re.
    #[arg(long, value_parser = from_to::<0, 240>)]
    pub augen: u8,
    /// The tricks of Re; needed where a party has no Augen.
    #[arg(long, value_parser = from_to::<0, 12>)]
    pub tricks: Option<u8>,
    /// The highest call of a party, such as re:keine90 (may be repeated).
    #[arg(long = "call", value_name = "PARTY:CALL")]
    pub calls: Vec<String>,
    /// A Sonderpunkt, such as "fox re" (may be repeated).
    #[arg(long)]
    pub special: Vec<String>,
    /// At a table of five: who sits out; at a larger one all of them, such as 1,2.
    #[arg(long, value_name = "POSITION", value_delimiter = ',')]
    pub sits_out: Vec<u8>,
    /// Which rules.
    #[command(flatten)]
    pub rules: DokoRulesArgs,
    /// As JSON.
    #[arg(long)]
    pub json: bool,
}

/// `stich solve`.
#[derive(Debug, clap::Args)]
pub struct SolveArgs {
    /// Files of boards (PBN, LIN, also packed), or folders of them.
    #[arg(conflicts_with = "deal")]
    pub paths: Vec<PathBuf>,
    /// Who lost a trick where in the recorded play, instead of the tables.
    #[arg(long, requires = "paths", conflicts_with = "deal")]
    pub play: bool,
    /// One deal instead, such as "N:AKQJ.A2.. .KQ3.54.3 T9.54.32. 8.T9.T9.2".
    #[arg(long)]
    pub deal: Option<String>,
    /// Who leads: then every card is shown with the tricks it leads to.
    #[arg(long, value_name = "SEAT", requires = "deal", conflicts_with = "paths")]
    pub lead: Option<String>,
    /// Only this denomination: C, D, H, S or NT.
    #[arg(long, requires = "lead")]
    pub strain: Option<String>,
    /// The cards already played, such as SA,S2,S3.
    #[arg(long, value_name = "CARDS", value_delimiter = ',', requires = "lead")]
    pub played: Vec<String>,
    /// Memory for what has been proved, in MiB, for all threads together.
    #[arg(long, value_name = "MIB", default_value = "512", value_parser = mebibytes)]
    pub memory: usize,
    /// One line of JSON a board.
    #[arg(long)]
    pub json: bool,
}
