//! How many tables of each size.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::TableSize;

/// Where those sit who are left over when tables of four are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remainder {
    /// At tables of five, one for each of them; a larger one only where that does not come out, with 6, 7 and 11
    /// players.
    #[default]
    Fives,
    /// All of them at one table, of five, six or seven: so that fewer sit at a large table.
    OneTable,
    /// At tables of four, for which one or two players sit at two tables each (the Springer, TSR 10). One left over
    /// makes a table of five: three would have to sit twice.
    Springer,
}

impl Remainder {
    /// All of them.
    pub const ALL: [Remainder; 3] = [Remainder::Fives, Remainder::OneTable, Remainder::Springer];

    /// The word for it in files and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Remainder::Fives => "fives",
            Remainder::OneTable => "one-table",
            Remainder::Springer => "springer",
        }
    }
}

/// A text that does not say where the rest sits.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` does not say where those sit who are left over; write fives, one-table or springer")]
pub struct ParseRemainderError(pub String);

impl FromStr for Remainder {
    type Err = ParseRemainderError;

    fn from_str(s: &str) -> Result<Remainder, ParseRemainderError> {
        Remainder::ALL
            .into_iter()
            .find(|one| one.word() == s)
            .ok_or_else(|| ParseRemainderError(s.to_owned()))
    }
}

/// The tables of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Split {
    /// Tables of four.
    pub fours: usize,
    /// Tables of five, at most three.
    pub fives: usize,
    /// Tables of six, at most one.
    pub sixes: usize,
    /// Tables of seven, at most one.
    pub sevens: usize,
    /// Players who sit at two tables of four, at most two; with two of them both sit at the same two tables.
    pub springers: usize,
}

/// Why so many players cannot be seated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SplitError {
    /// There is nobody.
    #[error("there is nobody to seat")]
    Nobody,
    /// Not even one table.
    #[error("{0} players are too few: a table needs four")]
    TooFew(usize),
}

impl Split {
    /// Splits the players; impossible for less than four.
    ///
    /// ```
    /// use tournament::{Remainder, Split};
    /// let tables = |n, remainder| Split::of(n, remainder).unwrap();
    /// assert_eq!(tables(22, Remainder::Fives), Split { fours: 3, fives: 2, ..Split::default() });
    /// assert_eq!(tables(22, Remainder::OneTable), Split { fours: 4, sixes: 1, ..Split::default() });
    /// assert_eq!(tables(11, Remainder::Fives), Split { fives: 1, sixes: 1, ..Split::default() });
    /// assert_eq!(tables(11, Remainder::Springer), Split { fours: 3, springers: 1, ..Split::default() });
    /// ```
    ///
    /// # Errors
    /// Nobody, or too few.
    pub const fn of(players: usize, remainder: Remainder) -> Result<Split, SplitError> {
        // Four tables of five seat as many as five tables of four: the remainder by four is enough.
        let (over, none) = (players % 4, Split { fours: 0, fives: 0, sixes: 0, sevens: 0, springers: 0 });
        let fives = match (players, remainder) {
            (0, _) => return Err(SplitError::Nobody),
            (1..=3, _) => return Err(SplitError::TooFew(players)),
            (_, Remainder::Springer) if over >= 2 => {
                return Ok(Split { fours: players / 4 + 1, springers: 4 - over, ..none });
            }
            (6 | 7, _) | (_, Remainder::OneTable) => {
                let fours = players / 4 - (over > 0) as usize;
                return Ok(match over {
                    0 => Split { fours, ..none },
                    1 => Split { fours, fives: 1, ..none },
                    2 => Split { fours, sixes: 1, ..none },
                    _ => Split { fours, sevens: 1, ..none },
                });
            }
            (11, Remainder::Fives) => return Ok(Split { fives: 1, sixes: 1, ..none }),
            (_, Remainder::Fives | Remainder::Springer) => over,
        };
        Ok(Split { fours: (players - fives * 5) / 4, fives, ..none })
    }

    /// All tables.
    #[must_use]
    pub const fn tables(self) -> usize {
        self.fours + self.larger()
    }

    /// The tables at which somebody sits out.
    #[must_use]
    pub const fn larger(self) -> usize {
        self.fives + self.sixes + self.sevens
    }

    /// How many tables of each size there are.
    #[must_use]
    pub const fn each(self) -> [(TableSize, usize); 4] {
        [
            (TableSize::Four, self.fours),
            (TableSize::Five, self.fives),
            (TableSize::Six, self.sixes),
            (TableSize::Seven, self.sevens),
        ]
    }

    /// The size of each table, the smallest first.
    pub fn sizes(self) -> impl Iterator<Item = TableSize> {
        self.each().into_iter().flat_map(|(size, many)| std::iter::repeat_n(size, many))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_from_four_on_is_seated() {
        for remainder in Remainder::ALL {
            assert_eq!(Split::of(0, remainder), Err(SplitError::Nobody));
            assert!((1..4).all(|n| Split::of(n, remainder) == Err(SplitError::TooFew(n))));
            for n in 4..2000 {
                let split = Split::of(n, remainder).unwrap();
                let seats = split.sizes().map(|size| usize::from(size.players())).sum::<usize>();
                assert_eq!(seats, n + split.springers);
                assert!(split.springers == 0 || (remainder, split.larger()) == (Remainder::Springer, 0));
                assert_eq!(split.sizes().count(), split.tables());
                assert!(split.larger() <= 3, "four tables of five are five of four");
                assert_eq!(remainder.word().parse(), Ok(remainder));
            }
        }
    }

    #[test]
    fn what_is_unusual_is_had_only_where_it_must_be_or_is_wanted() {
        let larger = |n, remainder| {
            let Split { fives, sixes, sevens, .. } = Split::of(n, remainder).unwrap();
            (fives, sixes, sevens)
        };
        let unusual = |n: &usize| !matches!(larger(*n, Remainder::Fives), (_, 0, 0));
        assert_eq!((4..2000).filter(unusual).collect::<Vec<_>>(), [6, 7, 11]);
        for (n, fives, one) in [
            (4, (0, 0, 0), (0, 0, 0)),
            (5, (1, 0, 0), (1, 0, 0)),
            (6, (0, 1, 0), (0, 1, 0)),
            (7, (0, 0, 1), (0, 0, 1)),
            (9, (1, 0, 0), (1, 0, 0)),
            (10, (2, 0, 0), (0, 1, 0)),
            (11, (1, 1, 0), (0, 0, 1)),
            (15, (3, 0, 0), (0, 0, 1)),
            (31, (3, 0, 0), (0, 0, 1)),
        ] {
            assert_eq!((larger(n, Remainder::Fives), larger(n, Remainder::OneTable)), (fives, one), "{n}");
        }
    }

    /// TSR 10: a player at two tables makes up for one who is missing.
    #[test]
    fn a_springer_stands_in_for_whom_a_table_of_four_lacks() {
        for (n, fours, fives, springers) in [
            (4, 1, 0, 0),
            (5, 0, 1, 0),
            (6, 2, 0, 2),
            (7, 2, 0, 1),
            (8, 2, 0, 0),
            (9, 1, 1, 0),
            (10, 3, 0, 2),
            (11, 3, 0, 1),
            (31, 8, 0, 1),
        ] {
            let split = Split { fours, fives, springers, ..Split::default() };
            assert_eq!(Split::of(n, Remainder::Springer), Ok(split), "{n}");
        }
    }
}
