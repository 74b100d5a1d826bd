//! What a value of the forms is written as.

use std::{fmt, str::FromStr};

use cards::{Card, Rank, Seat, Suit};

use crate::words::ParseWordError;

/// A hand and something of it: `E:D2`, `S:1NT`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Of<T>(pub Seat, pub T);

impl<T: fmt::Display> fmt::Display for Of<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.0, self.1)
    }
}

impl<T: FromStr> FromStr for Of<T> {
    type Err = ParseWordError;

    fn from_str(s: &str) -> Result<Of<T>, ParseWordError> {
        let parts = s.split_once(':').map(|(seat, thing)| (seat.parse(), thing.parse()));
        match parts {
            Some((Ok(seat), Ok(thing))) => Ok(Of(seat, thing)),
            _ => Err(ParseWordError {
                found: s.to_owned(),
                expected: "a seat with its card or call, such as `E:D2` or `S:1NT`",
            }),
        }
    }
}

/// A hand, and its card where that is known: `E:D2`, `E`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Perhaps(pub Seat, pub Option<Card>);

impl fmt::Display for Perhaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.1 {
            Some(card) => write!(f, "{}:{card}", self.0),
            None => write!(f, "{}", self.0),
        }
    }
}

impl FromStr for Perhaps {
    type Err = ParseWordError;

    fn from_str(s: &str) -> Result<Perhaps, ParseWordError> {
        match s.parse() {
            Ok(seat) => Ok(Perhaps(seat, None)),
            Err(_) => s.parse().map(|Of(seat, card)| Perhaps(seat, Some(card))),
        }
    }
}

/// A rank by its letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RankLetter(pub Rank);

impl fmt::Display for RankLetter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.letter())
    }
}

impl FromStr for RankLetter {
    type Err = ParseWordError;

    fn from_str(s: &str) -> Result<RankLetter, ParseWordError> {
        let mut chars = s.chars();
        match (chars.next().and_then(Rank::from_char), chars.next()) {
            (Some(rank), None) => Ok(RankLetter(rank)),
            _ => Err(ParseWordError {
                found: s.to_owned(),
                expected: "a rank: `2–9`, `T`, `J`, `Q`, `K`, `A`",
            }),
        }
    }
}

/// A suit by its letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SuitLetter(pub Suit);

impl fmt::Display for SuitLetter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.letter())
    }
}

impl FromStr for SuitLetter {
    type Err = ParseWordError;

    fn from_str(s: &str) -> Result<SuitLetter, ParseWordError> {
        let mut chars = s.chars();
        match (chars.next().and_then(Suit::from_char), chars.next()) {
            (Some(suit), None) => Ok(SuitLetter(suit)),
            _ => Err(ParseWordError { found: s.to_owned(), expected: "a suit: `C`, `D`, `H` or `S`" }),
        }
    }
}
