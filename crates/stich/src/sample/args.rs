//! The command line of `stich sample`.

use crate::args::mebibytes;

/// `stich sample`.
#[derive(Debug, clap::Args)]
pub struct SampleArgs {
    /// The hands as dealt, those not seen as `-`: "N:AKQ2.A2.K32.5432 - J543.KQ43.AQ.876 -".
    #[arg(long)]
    pub deal: String,
    /// The contract, such as 4S or 3NTX.
    #[arg(long)]
    pub contract: String,
    /// Who declares.
    #[arg(long, value_name = "SEAT")]
    pub declarer: String,
    /// The cards already played, from the opening lead on, such as HQ,HA,H5.
    #[arg(long, value_name = "CARDS", value_delimiter = ',')]
    pub played: Vec<String>,
    /// What else is known of a hand as it was dealt, points or length: E:hcp=12-14 (12 to 14 points), E:hcp=12 (exactly),
    /// W:S=5- (five spades or more), N:D=-3 (three diamonds at most); may be repeated. Only what the director allows to be
    /// known.
    #[arg(long = "know", value_name = "FACT")]
    pub known: Vec<String>,
    /// What each card of the hand in turn comes to, instead of the contract.
    #[arg(long)]
    pub cards: bool,
    /// How many layouts.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub number: usize,
    /// The same seed gives the same layouts.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Memory for what has been proved, in MiB, for all threads together.
    #[arg(long, value_name = "MIB", default_value = "512", value_parser = mebibytes)]
    pub memory: usize,
    /// As JSON, which `stich weigh --sample` reads.
    #[arg(long)]
    pub json: bool,
}
