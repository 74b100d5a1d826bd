//! The values of duplicate bridge: contract, call, deal, auction, score.
//!
//! No laws of irregularities here (they are in `bridge-laws`) and no files (they are in `records`).

mod adjusted;
mod auction;
mod contract;
mod deal;
mod ending;
mod position;
mod score;

pub use adjusted::{
    Artificial, Fault, Worth, artificial_imps, artificial_percent, knockout, self_inflicted, weighted_imps,
    weighted_matchpoints, weighted_score,
};
pub use auction::{Auction, IllegalCall, Outcome};
pub use contract::{
    Call, Contract, Doubled, Level, ParseCallError, ParseContractError, Strain, Vulnerability,
};
pub use deal::{DealError, PartialDeal, dealer_of_board, vulnerability_of_board};
pub use ending::{Ending, ParseEndingError};
pub use position::{PlayError, Position, PositionError, beats};
pub use score::{imps, matchpoints, score};
