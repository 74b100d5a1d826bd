//! The book of rulings: what was found, read aloud and chosen, at which table, by whom.

mod book;
pub mod form;
pub mod pages;
mod record;
mod search;

pub use book::{Book, Damaged, Entry, RulingEvent};
pub use record::{Details, Fact, Record, RecordError, recorded};
pub use search::{read_through, search};
