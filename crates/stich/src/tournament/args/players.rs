//! `stich tournament players`.

use std::path::PathBuf;

use clap::Subcommand;

use super::{Of, Signed};

/// `stich tournament players`.
#[derive(Debug, clap::Args)]
pub struct PlayersArgs {
    /// The tournament.
    #[command(flatten)]
    pub of: Of,
    /// What to do.
    #[command(subcommand)]
    pub what: PlayersCommand,
}

/// What is done about players.
#[derive(Debug, Subcommand)]
pub enum PlayersCommand {
    /// Adds a player; once rounds have begun, from the next one on.
    Add {
        /// The name.
        name: String,
        /// The club.
        #[arg(long)]
        club: Option<String>,
        /// The start number (otherwise the next free one).
        #[arg(long)]
        number: Option<u32>,
        /// The first round in which the player takes part.
        #[arg(long)]
        round: Option<usize>,
        /// Who, and how to answer.
        #[command(flatten)]
        signed: Signed,
    },
    /// Adds players from a file with name, club and number.
    Import {
        /// The file.
        csv: PathBuf,
        /// The first round that they play.
        #[arg(long)]
        round: Option<usize>,
        /// Who, and how to answer.
        #[command(flatten)]
        signed: Signed,
    },
    /// Puts a name or a club right.
    Change {
        /// The start number.
        number: u32,
        /// The name.
        #[arg(long)]
        name: Option<String>,
        /// The club; an empty one takes it away.
        #[arg(long)]
        club: Option<String>,
        /// Who, and how to answer.
        #[command(flatten)]
        signed: Signed,
    },
    /// A player comes late.
    Late {
        /// The start number.
        number: u32,
        /// The first round in which the player takes part.
        #[arg(long)]
        round: usize,
        /// Who, and how to answer.
        #[command(flatten)]
        signed: Signed,
    },
    /// A player leaves.
    Leave {
        /// The start number.
        number: u32,
        /// The last round in which the player takes part.
        #[arg(long)]
        after: usize,
        /// Who, and how to answer.
        #[command(flatten)]
        signed: Signed,
    },
    /// A player misses a round and plays the next.
    Miss {
        /// The start number.
        number: u32,
        /// The round.
        #[arg(long)]
        round: usize,
        /// Who, and how to answer.
        #[command(flatten)]
        signed: Signed,
    },
    /// Lists the players.
    List {
        /// As JSON.
        #[arg(long)]
        json: bool,
    },
}
