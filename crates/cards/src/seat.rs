use std::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

use thiserror::Error;

/// A seat at the table, clockwise from North.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Seat {
    North,
    East,
    South,
    West,
}

impl Seat {
    /// Clockwise from North.
    pub const ALL: [Seat; 4] = [Seat::North, Seat::East, Seat::South, Seat::West];

    const fn from_index(i: u8) -> Seat {
        match i & 3 {
            0 => Seat::North,
            1 => Seat::East,
            2 => Seat::South,
            _ => Seat::West,
        }
    }

    /// Left-hand opponent, the next in rotation.
    #[must_use]
    pub const fn next(self) -> Seat {
        Seat::from_index(self as u8 + 1)
    }

    /// The player opposite.
    #[must_use]
    pub const fn partner(self) -> Seat {
        Seat::from_index(self as u8 + 2)
    }

    /// Right-hand opponent.
    #[must_use]
    pub const fn previous(self) -> Seat {
        Seat::from_index(self as u8 + 3)
    }

    /// The pair this seat belongs to.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Seat::North | Seat::South => Side::NorthSouth,
            Seat::East | Seat::West => Side::EastWest,
        }
    }

    /// The four seats clockwise, beginning here.
    #[must_use]
    pub const fn round(self) -> [Seat; 4] {
        [self, self.next(), self.partner(), self.previous()]
    }

    /// How many places clockwise `other` sits from here (0 to 3).
    #[must_use]
    pub const fn steps_to(self, other: Seat) -> u8 {
        (other as u8 + 4 - self as u8) & 3
    }

    /// `N E S W`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Seat::North => 'N',
            Seat::East => 'E',
            Seat::South => 'S',
            Seat::West => 'W',
        }
    }

    /// Reads `N E S W`, upper or lower case.
    #[must_use]
    pub const fn from_char(c: char) -> Option<Seat> {
        match c {
            'N' | 'n' => Some(Seat::North),
            'E' | 'e' => Some(Seat::East),
            'S' | 's' => Some(Seat::South),
            'W' | 'w' => Some(Seat::West),
            _ => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A text that is not a seat.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is not a seat; write one of N, E, S, W")]
pub struct ParseSeatError(pub String);

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(s: &str) -> Result<Seat, ParseSeatError> {
        let mut chars = s.chars();
        match (chars.next().and_then(Seat::from_char), chars.next()) {
            (Some(seat), None) => Ok(seat),
            _ => Err(ParseSeatError(s.to_owned())),
        }
    }
}

/// A pair of partners.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Side {
    NorthSouth,
    EastWest,
}

impl Side {
    /// North-South, East-West.
    pub const ALL: [Side; 2] = [Side::NorthSouth, Side::EastWest];

    /// The opponents.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::NorthSouth => Side::EastWest,
            Side::EastWest => Side::NorthSouth,
        }
    }

    /// Its two seats, North or East first.
    #[must_use]
    pub const fn seats(self) -> [Seat; 2] {
        match self {
            Side::NorthSouth => [Seat::North, Seat::South],
            Side::EastWest => [Seat::East, Seat::West],
        }
    }
}

/// One value for each seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> BySeat<T> {
    /// Builds the value of each seat.
    pub fn from_fn(mut f: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::ALL.map(&mut f))
    }

    /// Seat and value, clockwise from North.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }
}

#[allow(clippy::indexing_slicing, reason = "a seat is always one of the four places")]
impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }
}

#[allow(clippy::indexing_slicing, reason = "a seat is always one of the four places")]
impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }
}

/// One value for each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct BySide<T>(pub [T; 2]);

#[allow(clippy::indexing_slicing, reason = "a side is always one of the two places")]
impl<T> Index<Side> for BySide<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        &self.0[side as usize]
    }
}

#[allow(clippy::indexing_slicing, reason = "a side is always one of the two places")]
impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side as usize]
    }
}
