//! `stich tournament players`.

use std::path::PathBuf;

use clap::Subcommand;
use tournament::Columns;

use super::{Of, Place, Signed};

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
    /// Adds players from a list; those who are in already are named and not added again.
    Import {
        /// The file: tabs, semicolons or commas, with or without headings.
        csv: PathBuf,
        /// What the columns hold, where it is not found out: `name,first,club,number`, and `-` for those not
        /// needed.
        #[arg(long)]
        columns: Option<Columns>,
        /// Only show how the list is read.
        #[arg(long)]
        dry_run: bool,
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
    /// Somebody leaves in the middle of a round; four or more are left at the table, and play on.
    Gone {
        /// The start number.
        number: u32,
        /// Where.
        #[command(flatten)]
        place: Place,
        /// Why.
        #[arg(long)]
        reason: String,
        /// Who, and how to answer.
        #[command(flatten)]
        signed: Signed,
    },
    /// Whoever left in the middle of a round is there after all.
    Back {
        /// The start number.
        number: u32,
        /// Where.
        #[command(flatten)]
        place: Place,
        /// Who, and how to answer.
        #[command(flatten)]
        signed: Signed,
    },
    /// Seats somebody who plays on for a player to the end of the round.
    Substitute {
        /// The start number.
        number: u32,
        /// Where.
        #[command(flatten)]
        place: Place,
        /// Who sits in.
        #[arg(long, required_unless_present = "back")]
        name: Option<String>,
        /// The player plays again.
        #[arg(long, conflicts_with = "name")]
        back: bool,
        /// Who, and how to answer.
        #[command(flatten)]
        signed: Signed,
    },
    /// Strikes somebody who has not played yet off the list.
    Strike {
        /// The start number.
        number: u32,
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
