//! What every room of Doppelkopf shares: the clauses of both sources with their numbers, the open
//! points and how they are read, and the positions of a table.
//!
//! Nothing is played or reckoned here.

mod clause;
mod point;
mod position;
mod rules;

pub use clause::Clause;
pub use point::{ParsePointError, Point};
pub use position::{ByPosition, Lap, NoSuchPosition, ParsePositionError, Position, Positions, TableSize};
pub use rules::{ParseRulesError, Preset, ROUNDS, Rules};
