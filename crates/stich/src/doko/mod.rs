//! `stich doko`: games of Doppelkopf, without a tournament.

mod refused;
mod replay;
mod score;
mod solve;

pub use replay::{run as replay, schema as replay_schema};
pub use score::{schema as score_schema, score};
pub use solve::{run as solve, schema as solve_schema};
