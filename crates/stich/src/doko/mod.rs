//! `stich doko`: games of Doppelkopf, without a tournament.

mod refused;
mod replay;
mod score;
mod solve;

pub use replay::run as replay;
pub use score::score;
pub use solve::run as solve;
#[cfg(test)]
pub use {replay::schema as replay_schema, score::schema as score_schema, solve::schema as solve_schema};
