//! Portable Bridge Notation, version 2.1.

mod read;
mod scan;
mod section;
mod values;
mod write;

pub(crate) use read::{Before, read};
pub(crate) use scan::whole_games;
pub use write::{PBN_HEAD, pbn_game, write_pbn};
