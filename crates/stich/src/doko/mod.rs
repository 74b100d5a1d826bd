//! `stich doko`: games of Doppelkopf, without a tournament.

mod replay;
mod score;

pub use replay::{run as replay, schema as replay_schema};
pub use score::score;
