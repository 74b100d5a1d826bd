//! The book of rulings: what was found, read aloud and chosen, at which table, by whom.

mod book;
pub mod form;
pub mod pages;
mod record;

pub use book::{Book, Damaged, Entry, RulingEvent};
pub use record::{Details, Fact, Record, RecordError, recorded};
