//! What a value of the forms is written as.

use std::{fmt, str::FromStr};

use doppelkopf::{Kind, ParseKindError, ParseSpokenError, Spoken};
use doppelkopf_rules::Position;
use thiserror::Error;

use crate::words::ParseWordError;

/// A position and something of it: `2:gesund`, `3:HT`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Of<T>(pub Position, pub T);

/// What is not a position with something of it.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BadOf<E> {
    /// It does not say who.
    #[error("`{0}` is not what a position did, such as `2:gesund` or `3:HT`")]
    Who(String),
    /// It does not say what.
    #[error("{0}")]
    What(E),
}

impl<T: fmt::Display> fmt::Display for Of<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.0, self.1)
    }
}

impl<T: FromStr> FromStr for Of<T> {
    type Err = BadOf<T::Err>;

    fn from_str(s: &str) -> Result<Of<T>, BadOf<T::Err>> {
        let who = || BadOf::Who(s.to_owned());
        let (by, what) = s.split_once(':').ok_or_else(who)?;
        Ok(Of(by.parse().map_err(|_| who())?, what.parse().map_err(BadOf::What)?))
    }
}

/// `yes` or `no`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct YesNo(pub bool);

impl fmt::Display for YesNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 { "yes" } else { "no" })
    }
}

impl FromStr for YesNo {
    type Err = ParseWordError;

    fn from_str(s: &str) -> Result<YesNo, ParseWordError> {
        match s {
            "yes" => Ok(YesNo(true)),
            "no" => Ok(YesNo(false)),
            _ => Err(ParseWordError { found: s.to_owned(), expected: "`yes` or `no`" }),
        }
    }
}

/// A call, and how many cards its speaker holds, where that is told: `re`, `keine90 10`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Called {
    /// What was said.
    pub spoken: Spoken,
    /// With how many cards.
    pub cards: Option<u8>,
}

impl fmt::Display for Called {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.cards {
            Some(cards) => write!(f, "{} {cards}", self.spoken),
            None => write!(f, "{}", self.spoken),
        }
    }
}

impl FromStr for Called {
    type Err = ParseSpokenError;

    fn from_str(s: &str) -> Result<Called, ParseSpokenError> {
        let with_cards = s.rsplit_once(' ').map(|(call, cards)| (call, cards.parse()));
        let (call, cards) = match with_cards {
            Some((call, Ok(cards))) => (call, Some(cards)),
            _ => (s, None),
        };
        Ok(Called { spoken: call.parse()?, cards })
    }
}

/// Cards with blanks between them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kinds(pub Vec<Kind>);

impl fmt::Display for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, kind) in self.0.iter().enumerate() {
            write!(f, "{}{kind}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl FromStr for Kinds {
    type Err = ParseKindError;

    fn from_str(s: &str) -> Result<Kinds, ParseKindError> {
        s.split_whitespace().map(str::parse).collect::<Result<_, _>>().map(Kinds)
    }
}
