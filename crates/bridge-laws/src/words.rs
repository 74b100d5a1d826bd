//! The vocabulary of the bridge laws: what is asked, answered, chosen, and what a ruling does.
//! Its texts are those of the case format (`told-it-was-his-turn`, `forbid-lead:D,H`).

mod answer;
mod choice;
mod duty;
mod effect;
mod irregularity;
mod meaning;
mod nonsense;
mod not_allowed;
mod question;
mod said;

use cards::Seat;
use ruling::Game;
use thiserror::Error;

pub use answer::{Answer, Wants};
pub use choice::{Choice, Elects};
pub use duty::{Duty, Grade, Lasts, Restriction};
pub use effect::{Effect, NoTransfer, Replacing, Subject};
pub use irregularity::Irregularity;
pub use meaning::{Meaning, Purpose, Span, Specified};
pub use nonsense::Nonsense;
pub use not_allowed::NotAllowed;
pub use question::{Question, QuestionId};
pub use said::Said;

use crate::{
    clause::{Clause, Point},
    facts::Rules,
};

/// Duplicate bridge, for the machinery of [`ruling`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bridge;

impl Game for Bridge {
    type Laws = Rules;
    type Seat = Seat;
    type Deed = crate::story::Deed;
    type Question = Question;
    type Answer = Answer;
    type Elects = Elects;
    type Choice = Choice;
    type Effect = Effect;
    type Subject = Subject;
    type Clause = Clause;
    type Point = Point;
}

/// A ruling of the bridge laws.
pub type Ruling = ruling::Ruling<Bridge>;
/// What a bridge law waits for.
pub type Pending = ruling::Pending<Bridge>;
/// A choice that a player has under the bridge laws.
pub type Election = ruling::Election<Bridge>;
/// What the director has judged, and why.
pub type Finding = ruling::Finding<Bridge>;
/// What has been told at a bridge table.
pub type Told = ruling::Told<Bridge>;

/// A text that is none of the words of the laws.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{found}` is not {expected}")]
pub struct ParseWordError {
    /// What was found.
    pub found: String,
    /// What was expected.
    pub expected: &'static str,
}
