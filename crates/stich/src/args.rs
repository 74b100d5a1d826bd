//! The command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};

/// The referee of the card room: rules on what went wrong at a bridge table.
#[derive(Debug, Parser)]
#[command(name = "stich", version, about, propagate_version = true)]
pub struct Args {
    /// Language: en, de, da, nl or nb (otherwise that of the system).
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<String>,
    /// No suit symbols and no lines beyond ASCII.
    #[arg(long, global = true)]
    pub ascii: bool,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Asks what happened, and rules.
    Desk(DeskArgs),
    /// Prints all ways through a topic of the desk.
    Chart(ChartArgs),
    /// Runs cases of the case book.
    Check(CheckArgs),
    /// Lists and explains the clauses.
    Laws(LawsArgs),
    /// Judges records of bridge: PBN, LIN and cases.
    Replay(ReplayArgs),
    /// Doppelkopf.
    #[command(subcommand)]
    Doko(DokoCommand),
    /// Prints the JSON Schema of the case format.
    Schema,
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

/// Which laws, and how they are read.
#[derive(Debug, Clone, clap::Args)]
pub struct RulesArgs {
    /// The code of laws: 2017 or 2007.
    #[arg(long, default_value = "2017")]
    pub edition: String,
    /// A debated point read the other way, such as DP7 (may be repeated).
    #[arg(long = "other-reading", value_name = "POINT")]
    pub other_readings: Vec<String>,
}

/// `stich desk`.
#[derive(Debug, clap::Args)]
pub struct DeskArgs {
    /// What happened; without it you are asked.
    pub topic: Option<String>,
    /// What is known, such as `leader=E` (may be repeated).
    #[arg(long = "fact", value_name = "FACT=VALUE")]
    pub facts: Vec<String>,
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

/// `stich laws`.
#[derive(Debug, clap::Args)]
pub struct LawsArgs {
    /// A clause such as 50D2, or a whole law such as 50; without it all are listed.
    pub number: Option<String>,
    /// Fails if a clause that is carried out is reached by no case.
    #[arg(long)]
    pub coverage: bool,
    /// What differs between two editions.
    #[arg(long, num_args = 2, value_names = ["OLD", "NEW"])]
    pub diff: Option<Vec<String>>,
    /// Where the cases are.
    #[arg(long, default_value = "cases")]
    pub cases: PathBuf,
    /// The code of laws: 2017 or 2007.
    #[arg(long, default_value = "2017")]
    pub edition: String,
}

/// `stich replay`.
#[derive(Debug, clap::Args)]
pub struct ReplayArgs {
    /// Files, or folders of them.
    #[arg(required = true)]
    pub paths: Vec<PathBuf>,
    /// One line of JSON a board.
    #[arg(long)]
    pub json: bool,
    /// Only the boards with something irregular, and the summary.
    #[arg(long)]
    pub only_irregular: bool,
    /// Writes the boards into this file as PBN 2.1, with the marks of what was irregular.
    #[arg(long, value_name = "FILE")]
    pub pbn: Option<PathBuf>,
}

/// `stich doko`.
#[derive(Debug, Subcommand)]
pub enum DokoCommand {
    /// What a game is worth, item by item, with the clause of each.
    Score(DokoScoreArgs),
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
    #[arg(long)]
    pub augen: u8,
    /// The tricks of Re; needed where a party has no Augen.
    #[arg(long)]
    pub tricks: Option<u8>,
    /// The highest call of a party, such as re:keine90 (may be repeated).
    #[arg(long = "call", value_name = "PARTY:CALL")]
    pub calls: Vec<String>,
    /// A Sonderpunkt, such as "fox re" (may be repeated).
    #[arg(long)]
    pub special: Vec<String>,
    /// At a table of five: who sits out.
    #[arg(long, value_name = "POSITION")]
    pub sits_out: Option<u8>,
    /// The rules: seed (the tournament sheet) or tsr (Turnier-Spielregeln).
    #[arg(long, default_value = "seed")]
    pub rules: String,
    /// As JSON.
    #[arg(long)]
    pub json: bool,
}
