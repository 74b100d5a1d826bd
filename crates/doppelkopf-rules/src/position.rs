//! Who sits where.

use std::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

use thiserror::Error;

/// A position at the table, 1 to 4 or 5, clockwise. Position 1 deals first (S8.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Position {
    One = 1,
    Two,
    Three,
    Four,
    Five,
}

/// A number that is no position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("there is no position {0}: a table has positions 1 to 4, or 1 to 5")]
pub struct NoSuchPosition(pub u8);

impl Position {
    /// All five; a table of four has the first four.
    pub const ALL: [Position; 5] =
        [Position::One, Position::Two, Position::Three, Position::Four, Position::Five];

    /// The number in the list, 1 to 5.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    const fn bit(self) -> u8 {
        1 << (self as u8)
    }
}

impl TryFrom<u8> for Position {
    type Error = NoSuchPosition;

    fn try_from(number: u8) -> Result<Position, NoSuchPosition> {
        Position::ALL.into_iter().find(|p| p.number() == number).ok_or(NoSuchPosition(number))
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A text that is no position.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no position: a table has positions 1 to 4, or 1 to 5")]
pub struct ParsePositionError(pub String);

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(s: &str) -> Result<Position, ParsePositionError> {
        let number = s.parse::<u8>().ok().and_then(|number| Position::try_from(number).ok());
        number.ok_or_else(|| ParsePositionError(s.to_owned()))
    }
}

/// How many sit at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TableSize {
    /// All four play every deal.
    Four,
    /// 10.1.1: the dealer gets no cards.
    Five,
}

impl TableSize {
    /// The table for so many players.
    #[must_use]
    pub const fn of(players: usize) -> Option<TableSize> {
        match players {
            4 => Some(TableSize::Four),
            5 => Some(TableSize::Five),
            _ => None,
        }
    }

    /// Four or five.
    #[must_use]
    pub const fn players(self) -> u8 {
        match self {
            TableSize::Four => 4,
            TableSize::Five => 5,
        }
    }

    /// S1.2, S1.3: the counted games of a round, without the Pflichtsoli.
    #[must_use]
    pub const fn counted_games(self) -> u8 {
        self.players() * 5
    }

    /// The deals of a round: the counted games and one Pflichtsolo a player (S1.5).
    #[must_use]
    pub const fn deals(self) -> u8 {
        self.players() * 6
    }

    /// S8.2, S8.4: who keeps the list, unless a volunteer does.
    #[must_use]
    pub const fn keeps_list(self) -> Position {
        match self {
            TableSize::Four => Position::Four,
            TableSize::Five => Position::Five,
        }
    }

    /// Is there such a position at this table?
    #[must_use]
    pub const fn has(self, position: Position) -> bool {
        position.number() <= self.players()
    }

    /// The positions of this table, from 1 on.
    pub fn positions(self) -> impl Iterator<Item = Position> + Clone {
        Position::ALL.into_iter().filter(move |&position| self.has(position))
    }

    /// The left neighbour: the next clockwise (3.3.1).
    #[must_use]
    pub const fn next(self, position: Position) -> Position {
        match (position, self) {
            (Position::One, _) => Position::Two,
            (Position::Two, _) => Position::Three,
            (Position::Three, _) => Position::Four,
            (Position::Four, TableSize::Five) => Position::Five,
            (Position::Four, TableSize::Four) | (Position::Five, _) => Position::One,
        }
    }

    /// Everybody in the order of seats after `dealer`: his left neighbour first, he himself last (S2.7).
    pub fn after(self, dealer: Position) -> impl Iterator<Item = Position> {
        let mut position = dealer;
        (0..self.players()).map(move |_| {
            position = self.next(position);
            position
        })
    }

    /// 10.1.1: who gets no cards when this position deals.
    #[must_use]
    pub const fn sits_out(self, dealer: Position) -> Option<Position> {
        match self {
            TableSize::Four => None,
            TableSize::Five => Some(dealer),
        }
    }
}

/// Some of the positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Positions(u8);

impl Positions {
    /// Everybody at a table.
    #[must_use]
    pub fn all(size: TableSize) -> Positions {
        size.positions().collect()
    }

    /// Is it one of them?
    #[must_use]
    pub const fn contains(self, position: Position) -> bool {
        self.0 & position.bit() != 0
    }

    /// Nobody?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Without this one.
    #[must_use]
    pub const fn without(self, position: Position) -> Positions {
        Positions(self.0 & !position.bit())
    }

    /// From 1 on.
    pub fn iter(self) -> impl Iterator<Item = Position> {
        Position::ALL.into_iter().filter(move |&position| self.contains(position))
    }
}

impl FromIterator<Position> for Positions {
    fn from_iter<I: IntoIterator<Item = Position>>(positions: I) -> Positions {
        Positions(positions.into_iter().fold(0, |bits, position| bits | position.bit()))
    }
}

impl fmt::Display for Positions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, position) in self.iter().enumerate() {
            write!(f, "{}{position}", if i == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

/// One value for each position; at a table of four nobody looks at the fifth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct ByPosition<T>(pub [T; 5]);

impl<T> ByPosition<T> {
    /// Builds the value of each position.
    pub fn from_fn(f: impl FnMut(Position) -> T) -> ByPosition<T> {
        ByPosition(Position::ALL.map(f))
    }

    /// Position and value, from 1 on.
    pub fn iter(&self) -> impl Iterator<Item = (Position, &T)> {
        Position::ALL.into_iter().zip(&self.0)
    }
}

#[allow(clippy::indexing_slicing, reason = "a position is always one of the five places")]
impl<T> Index<Position> for ByPosition<T> {
    type Output = T;

    fn index(&self, position: Position) -> &T {
        &self.0[position as usize - 1]
    }
}

#[allow(clippy::indexing_slicing, reason = "a position is always one of the five places")]
impl<T> IndexMut<Position> for ByPosition<T> {
    fn index_mut(&mut self, position: Position) -> &mut T {
        &mut self.0[position as usize - 1]
    }
}
