//! The open points of both sources.

use std::{fmt, str::FromStr};

use thiserror::Error;

macro_rules! points {
    ($($name:ident = $number:literal $switch:literal,)*) => {
        /// A place that can be read in two ways: A1 to A25 in the sheet, B1 to B8 in the TSR.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "the names are the numbers of the list of open points")]
        #[repr(u8)]
        pub enum Point {
            $($name = $number,)*
        }

        impl Point {
            /// All of them.
            pub const ALL: &'static [Point] = &[$(Point::$name),*];

            /// `A10`.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Point::$name => stringify!($name),)*
                }
            }

            /// Can it be switched to the other reading? The others have one sensible reading only.
            #[must_use]
            pub const fn has_switch(self) -> bool {
                match self {
                    $(Point::$name => $switch,)*
                }
            }
        }
    };
}

points! {
    A1 = 1 false,
    A2 = 2 true,
    A3 = 3 true,
    A4 = 4 false,
    A5 = 5 false,
    A6 = 6 true,
    A7 = 7 false,
    A8 = 8 true,
    A9 = 9 true,
    A10 = 10 true,
    A11 = 11 true,
    A12 = 12 true,
    A13 = 13 false,
    A14 = 14 false,
    A15 = 15 false,
    A16 = 16 false,
    A17 = 17 true,
    A18 = 18 false,
    A19 = 19 false,
    A20 = 20 false,
    A21 = 21 false,
    A22 = 22 false,
    A23 = 23 false,
    A24 = 24 false,
    A25 = 25 false,
    B1 = 33 false,
    B2 = 34 false,
    B3 = 35 false,
    B4 = 36 false,
    B5 = 37 false,
    B6 = 38 false,
    B7 = 39 false,
    B8 = 40 true,
}

impl Point {
    /// Its number among the readings.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Is it open in the TSR too?
    #[must_use]
    pub const fn is_of_tsr(self) -> bool {
        self.number() > 32
    }

    /// The point of this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Point> {
        Point::ALL.iter().copied().find(|point| point.id() == id)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A text that names no point.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no open point of the rules; write A1 to A25 or B1 to B8")]
pub struct ParsePointError(pub String);

impl FromStr for Point {
    type Err = ParsePointError;

    fn from_str(s: &str) -> Result<Point, ParsePointError> {
        Point::from_id(s).ok_or_else(|| ParsePointError(s.to_owned()))
    }
}
