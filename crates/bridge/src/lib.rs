//! The values of duplicate bridge: contract, call, deal, auction, score.
//!
//! No laws of irregularities here (they are in `bridge-laws`) and no files (they are in `records`).

mod contract;

pub use contract::{Call, Contract, Doubled, Level, ParseCallError, ParseContractError, Strain, Vulnerability};
