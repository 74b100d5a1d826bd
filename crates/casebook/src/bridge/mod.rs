//! Cases of bridge.

mod book;
mod compare;
mod draw;
pub mod format;
mod read;
mod run;
mod score;
mod steps;

pub use run::{Broken, Played, Seen, Stop, run};
