//! A ruling as it is shown to people, whatever they look at: the terminal, a page, a program that
//! reads JSON. It says what is on the sheet, in which order, and in the words of a [`Lexicon`](wording::Lexicon); how it
//! is drawn is left to others. A game whose interview is [`Spoken`] has all of that.

mod book;
mod bridge;
pub mod doppelkopf;
pub mod refused;
mod report;
mod spoken;

pub use crate::bridge::{
    Onward, after, before_choice, chooses, clauses, debated, effects, information, ways, what_happened,
};
pub use crate::report::{
    AssumedReport, BookReport, DokoReport, FindingReport, Offered, OfferedWay, Report, Reported, Stands,
    TableReport, Transfer, report,
};
pub use crate::spoken::{
    Answer, Choice, Clause, Elsewhere, Judgement, Laws, Point, Question, Seat, Spoken, UnknownLaws, Way,
    commonest, laws, point, unasked,
};
