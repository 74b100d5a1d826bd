//! The case book: what happened at a table, step by step, and what the laws make of it.
//!
//! A case is a TOML file of format 1 ([`CaseFile`]); [`parse`] reads it, [`run`] plays it and says
//! what did not come true.

mod compare;
mod draw;
pub mod format;
mod read;
mod run;
mod score;

pub use draw::{draw, status};
pub use format::CaseFile;
pub use read::{CaseError, parse};
pub use run::{Failure, Outcome, Seen, run};

/// The JSON Schema of the case format.
#[must_use]
pub fn schema() -> serde_json::Value {
    schemars::schema_for!(CaseFile).into()
}
