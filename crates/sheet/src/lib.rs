//! A ruling as it is shown to people, whatever they look at: the terminal, a page, a program that
//! reads JSON. It says what is on the sheet, in which order, and in the words of a [`Lexicon`](wording::Lexicon); how it
//! is drawn is left to others.

mod bridge;
mod lasting;
mod report;

pub use crate::bridge::{
    Way, after, before_choice, chooses, clauses, debated, effects, information, scene, ways, what_happened,
};
pub use crate::report::{Offered, Report, Stands, TableReport, Transfer, report};
