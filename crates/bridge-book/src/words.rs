//! The vocabulary: what is asked and answered, and what a ruling does.

mod answer;
mod cards_left;
mod effect;
mod question;

use std::convert::Infallible;

use bridge_laws::{
    Rules,
    clause::{Clause, Point},
};
use cards::Seat;

pub use answer::{Answer, Branch, Field, Form, MOST_TABLES, Pick, Wants};
pub use cards_left::{BadHands, Hands, Trick, Voids};
pub use effect::{Adjusted, Effect, Hundredths, Poll, Shares};
pub use question::{Could, MOST_BRANCHES, Question};

use crate::Topic;

/// The law book beside the table, for the machinery of [`ruling`]. Nobody has a choice here that a law offers:
/// where somebody may choose, the director says what was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Book;

impl ruling::Game for Book {
    type Laws = Rules;
    type Seat = Seat;
    type Deed = Topic;
    type Question = Question;
    type Answer = Answer;
    type Elects = Infallible;
    type Choice = Infallible;
    type Effect = Effect;
    type Subject = Infallible;
    type Clause = Clause;
    type Point = Point;
}

/// A ruling of the book.
pub type Ruling = ruling::Ruling<Book>;
/// What a law waits for.
pub type Pending = ruling::Pending<Book>;
/// What the director has judged, and why.
pub type Finding = ruling::Finding<Book>;
/// What has been told.
pub type Told = ruling::Told<Book>;
