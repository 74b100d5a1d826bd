//! The values of duplicate bridge: contract, call, deal, auction, score.
//!
//! No laws of irregularities here (they are in `bridge-laws`) and no files (they are in `records`).

mod auction;
mod contract;
mod deal;
mod score;

pub use auction::{Auction, IllegalCall, Outcome};
pub use contract::{
    Call, Contract, Doubled, Level, ParseCallError, ParseContractError, Strain, Vulnerability,
};
pub use deal::{DealError, PartialDeal, dealer_of_board, vulnerability_of_board};
pub use score::{
    average_plus, imps, matchpoints, score, self_inflicted, weighted_imps, weighted_matchpoints,
    weighted_score,
};
