//! The command line of `stich price`.

use std::path::PathBuf;

use crate::args::mebibytes;

/// `stich price`.
#[derive(Debug, clap::Args)]
pub struct PriceArgs {
    /// A case in which a choice is open, or that ends where play goes on.
    pub case: PathBuf,
    /// Every choice of the case, not only the first.
    #[arg(long)]
    pub all: bool,
    /// Without the lines of play.
    #[arg(long)]
    pub brief: bool,
    /// The laws, 2007 or 2017, instead of those that the case names.
    #[arg(long)]
    pub edition: Option<String>,
    /// How many positions may be looked at.
    #[arg(long, value_name = "POSITIONS", default_value_t = 2_000_000_000)]
    pub limit: u64,
    /// Memory for what has been proved, in MiB.
    #[arg(long, value_name = "MIB", default_value = "512", value_parser = mebibytes)]
    pub memory: usize,
    /// As JSON, one line a choice.
    #[arg(long)]
    pub json: bool,
}
