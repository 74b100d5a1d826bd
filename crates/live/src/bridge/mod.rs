//! A board of bridge at a live table.

mod board;
mod may;
mod recorded;
pub mod robot;
mod setup;
mod told;
pub mod view;

pub use board::Board;
pub use recorded::{BadRecord, recorded};
pub use setup::{BadSetup, BoardSetup, Given, Vulnerable, shuffled};
pub use told::Told;
