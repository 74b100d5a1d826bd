//! The texts of the program, and what people propose instead: those who speak a language can mend it.

mod book;
pub mod pages;

/// The stream of them.
pub const STREAM: &str = "house/words";

pub use book::{Proposed, WordEvent, Words};
