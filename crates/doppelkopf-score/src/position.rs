//! Who sits where, and what each has in the list.

use std::fmt;

use thiserror::Error;

/// A position at the table, as the list numbers them.
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
    /// All positions; a table of four has only the first four.
    pub const ALL: [Self; 5] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five];

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

    fn try_from(number: u8) -> Result<Self, NoSuchPosition> {
        Self::ALL.into_iter().find(|p| p.number() == number).ok_or(NoSuchPosition(number))
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A set of positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Positions(u8);

impl Positions {
    /// Whether the position is one of them.
    #[must_use]
    pub const fn contains(self, position: Position) -> bool {
        self.0 & position.bit() != 0
    }

    /// How many they are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The positions, in order.
    pub fn iter(self) -> impl Iterator<Item = Position> {
        Position::ALL.into_iter().filter(move |&p| self.contains(p))
    }
}

impl FromIterator<Position> for Positions {
    fn from_iter<I: IntoIterator<Item = Position>>(positions: I) -> Self {
        Self(positions.into_iter().fold(0, |set, p| set | p.bit()))
    }
}

/// The size of a table and who has no cards in this deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Table {
    /// Four positions, all play.
    #[default]
    Four,
    /// Five positions, one sits out (S1.8).
    Five {
        /// Who sits out: the dealer.
        sits: Position,
    },
}

impl Table {
    /// The four who play.
    #[must_use]
    pub fn players(self) -> Positions {
        let sits = match self {
            Self::Four => Position::Five,
            Self::Five { sits } => sits,
        };
        Position::ALL.into_iter().filter(|&p| p != sits).collect()
    }
}

/// The points of each position; 0 for whoever sits out (S7.3) and for a fifth position that is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Points(pub [i16; 5]);

impl Points {
    /// The points of one position.
    #[must_use]
    pub const fn of(self, position: Position) -> i16 {
        let [one, two, three, four, five] = self.0;
        match position {
            Position::One => one,
            Position::Two => two,
            Position::Three => three,
            Position::Four => four,
            Position::Five => five,
        }
    }
}
