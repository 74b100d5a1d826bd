//! The vocabulary: what is asked, answered and chosen, and what a ruling does. Its texts are those of
//! the case format.

mod answer;
mod effect;
mod question;

use std::{fmt, str::FromStr};

use doppelkopf::Kind;
use doppelkopf_rules::{Clause, Point, Position, Rules};
use thiserror::Error;

use crate::offence::ActKind;

pub use answer::{Answer, Wants};
pub use effect::Effect;
pub use question::{NoSuchQuestion, Question, QuestionId};

/// Tournament Doppelkopf, for the machinery of [`ruling`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Doppelkopf;

impl ruling::Game for Doppelkopf {
    type Laws = Rules;
    type Seat = Position;
    type Deed = ActKind;
    type Question = Question;
    type Answer = Answer;
    type Elects = Elects;
    type Choice = Choice;
    type Effect = Effect;
    type Subject = Kind;
    type Clause = Clause;
    type Point = Point;
}

/// A ruling of the rules of Doppelkopf.
pub type Ruling = ruling::Ruling<Doppelkopf>;
/// What a rule waits for.
pub type Pending = ruling::Pending<Doppelkopf>;
/// A choice that somebody has.
pub type Election = ruling::Election<Doppelkopf>;
/// What has been told.
pub type Told = ruling::Told<Doppelkopf>;

/// A text that is none of the words of the rules.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{found}` is not {expected}")]
pub struct ParseWordError {
    /// What was found.
    pub found: String,
    /// What was expected.
    pub expected: &'static str,
}

/// How grave an offence is (9.2 to 9.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// 9.2: no influence.
    Unerheblich,
    /// 9.3: no decisive influence on who wins.
    Geringfuegig,
    /// 9.5: it would stop the game, but a side has won already.
    Decided,
    /// 9.4: a decisive advantage is possible.
    Schwerwiegend,
}

impl Class {
    /// All of them, the lightest first.
    pub const ALL: [Class; 4] =
        [Class::Unerheblich, Class::Geringfuegig, Class::Decided, Class::Schwerwiegend];

    /// The id in cases.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Class::Unerheblich => "unerheblich",
            Class::Geringfuegig => "geringfuegig",
            Class::Decided => "decided",
            Class::Schwerwiegend => "schwerwiegend",
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Class {
    type Err = ParseWordError;

    fn from_str(s: &str) -> Result<Class, ParseWordError> {
        Class::ALL.into_iter().find(|class| class.id() == s).ok_or_else(|| ParseWordError {
            found: s.to_owned(),
            expected: "a class: `unerheblich`, `geringfuegig`, `decided` or `schwerwiegend`",
        })
    }
}

/// What an election is about: whether this act of this player, the number of its event beside it, is claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Elects(pub ActKind, pub Position, pub u32);

/// What somebody who may claim does (9.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// He claims the offence.
    Claim,
    /// He plays on.
    PlayOn,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Choice::Claim => "claim",
            Choice::PlayOn => "play-on",
        })
    }
}

impl FromStr for Choice {
    type Err = ParseWordError;

    fn from_str(s: &str) -> Result<Choice, ParseWordError> {
        match s {
            "claim" => Ok(Choice::Claim),
            "play-on" => Ok(Choice::PlayOn),
            _ => Err(ParseWordError { found: s.to_owned(), expected: "`claim` or `play-on`" }),
        }
    }
}
