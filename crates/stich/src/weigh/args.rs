//! The command line of `stich weigh`.

use std::path::PathBuf;

/// `stich weigh`.
#[derive(Debug, clap::Args)]
pub struct WeighArgs {
    /// An outcome with its weight in percent, such as 4SN=@60 or 4SN-1@40; also pass@10, and a score of North-South:
    /// -50@30 (may be repeated).
    #[arg(long = "outcome", short = 'o', value_name = "RESULT@WEIGHT", allow_hyphen_values = true)]
    pub outcomes: Vec<String>,
    /// The outcomes of a contract from `stich sample --json`, instead.
    #[arg(long, value_name = "FILE", conflicts_with = "outcomes")]
    pub sample: Option<PathBuf>,
    /// Who is vulnerable: none, ns, ew or all.
    #[arg(long, default_value = "none")]
    pub vulnerable: String,
    /// The result of the other table, as an outcome or as a score of North-South: for IMPs.
    #[arg(long, value_name = "RESULT", allow_hyphen_values = true)]
    pub against: Option<String>,
    /// The scores of North-South at the other tables: for matchpoints.
    #[arg(long, value_name = "SCORES", value_delimiter = ',', allow_hyphen_values = true)]
    pub field: Vec<i32>,
    /// As JSON.
    #[arg(long)]
    pub json: bool,
}
