//! A deal of Doppelkopf at a live table.

mod deal;
mod may;
pub mod robot;
pub(crate) mod round;
mod setup;
mod told;
pub mod view;

pub use deal::{Deal, Word};
pub use may::NOTED;
pub use round::{LineKind, LineView, NextView, RoundSetup, RoundView};
pub use setup::{BadDeal, DealSetup, position, shuffled};
pub use told::{Earlier, Told};
