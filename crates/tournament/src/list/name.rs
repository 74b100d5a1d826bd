//! What people call a line: by its game, as the list itself numbers them (8.5.3: a game that is dealt again keeps its number).

use std::{fmt, str::FromStr};

use thiserror::Error;

use super::List;
use crate::{Deal, Outcome};

/// A game of a list. Written `4`; one that was not played `4x`, and where that happened to it once more `4x2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineName {
    /// Its number.
    pub game: u8,
    /// For the how-manieth time it was not played; 0: it was played.
    pub not_played: u8,
}

/// Not written like one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a game is named by its number, such as 4; one that was not played 4x, the second time 4x2")]
pub struct ParseLineNameError;

impl fmt::Display for LineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.not_played {
            0 => write!(f, "{}", self.game),
            1 => write!(f, "{}x", self.game),
            times => write!(f, "{}x{times}", self.game),
        }
    }
}

impl FromStr for LineName {
    type Err = ParseLineNameError;

    fn from_str(text: &str) -> Result<LineName, ParseLineNameError> {
        let number = |text: &str| text.parse().ok().filter(|number| *number > 0);
        let (game, not_played) = match text.split_once('x') {
            None => (number(text), Some(0)),
            Some((game, "")) => (number(game), Some(1)),
            Some((game, times)) => (number(game), number(times)),
        };
        let told = game.zip(not_played).ok_or(ParseLineNameError)?;
        Ok(LineName { game: told.0, not_played: told.1 })
    }
}

impl List {
    /// What a line is called, from 1 on; after the last, what the game is called that comes next.
    #[must_use]
    pub fn name(&self, number: usize) -> Option<LineName> {
        let index = number.checked_sub(1)?;
        match self.lines().get(index) {
            Some(line) => {
                let not_played = line.deal == Deal::NotPlayed;
                Some(self.named(index, line.place.number, not_played))
            }
            None if index == self.lines().len() => self.next_name(Outcome::Game),
            None => None,
        }
    }

    /// What the line will be called in which this becomes of the game that comes next.
    #[must_use]
    pub fn next_name(&self, outcome: Outcome) -> Option<LineName> {
        let game = self.round().next()?.number;
        Some(self.named(self.lines().len(), game, outcome == Outcome::NotPlayed))
    }

    /// The line that is called so, from 1 on.
    #[must_use]
    pub fn called(&self, name: LineName) -> Option<usize> {
        (1..=self.lines().len()).find(|number| self.name(*number) == Some(name))
    }

    /// After so many lines.
    fn named(&self, lines: usize, game: u8, not_played: bool) -> LineName {
        let before = self.lines().iter().take(lines).filter(|line| line.place.number == game);
        let times = u8::try_from(before.count()).unwrap_or(u8::MAX);
        LineName { game, not_played: if not_played { times.saturating_add(1) } else { 0 } }
    }
}
