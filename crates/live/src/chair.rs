//! The four places at a table, whatever the game calls them.

use std::fmt;

use cards::Seat;
use serde::{Deserialize, Serialize};

/// A place at the table, from 1 to 4: North, East, South, West at bridge, the positions at Doppelkopf.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "u8", extend("minimum" = 1, "maximum" = 4)))]
#[serde(try_from = "u8", into = "u8")]
pub struct Chair(u8);

/// A number that is no place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no place at a table; the places are 1 to 4")]
pub struct NoChair(u8);

impl Chair {
    /// All four.
    pub const ALL: [Chair; 4] = [Chair(1), Chair(2), Chair(3), Chair(4)];

    /// The place of this number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Chair> {
        if number >= 1 && number <= 4 { Some(Chair(number)) } else { None }
    }

    /// Its number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in a list of four.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The seat at a bridge table.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self.0 {
            1 => Seat::North,
            2 => Seat::East,
            3 => Seat::South,
            _ => Seat::West,
        }
    }
}

impl From<Seat> for Chair {
    fn from(seat: Seat) -> Chair {
        Chair(seat as u8 + 1)
    }
}

impl TryFrom<u8> for Chair {
    type Error = NoChair;

    fn try_from(number: u8) -> Result<Chair, NoChair> {
        Chair::new(number).ok_or(NoChair(number))
    }
}

impl From<Chair> for u8 {
    fn from(chair: Chair) -> u8 {
        chair.0
    }
}

impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
