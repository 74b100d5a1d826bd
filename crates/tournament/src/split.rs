//! How many tables of four and of five.

use thiserror::Error;

use crate::TableSize;

/// The tables of a round: as few of five as possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Split {
    /// Tables of four.
    pub fours: usize,
    /// Tables of five, at most three.
    pub fives: usize,
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
    /// 6, 7 or 11.
    #[error(
        "{players} players make no tables of four and five: {fives} of five would be needed for the \
         remainder, that is {} players; {fewer} or {more} players would do",
        fives * 5
    )]
    NoTables {
        /// So many came.
        players: usize,
        /// The tables of five that the remainder asks for.
        fives: usize,
        /// The next smaller number that can be seated.
        fewer: usize,
        /// The next larger one.
        more: usize,
    },
}

impl Split {
    /// Splits the players; impossible for 1, 2, 3, 6, 7 and 11.
    ///
    /// ```
    /// use tournament::Split;
    /// assert_eq!(Split::of(22), Ok(Split { fours: 3, fives: 2 }));
    /// assert!(Split::of(11).is_err());
    /// ```
    ///
    /// # Errors
    /// Nobody, too few, or a number that four and five cannot make.
    pub fn of(players: usize) -> Result<Split, SplitError> {
        // Four tables of five seat as many as five tables of four: the remainder by four is enough.
        let fives = players % 4;
        match (players, players.checked_sub(fives * 5)) {
            (0, _) => Err(SplitError::Nobody),
            (1..=3, _) => Err(SplitError::TooFew(players)),
            (_, Some(rest)) => Ok(Split { fours: rest / 4, fives }),
            (_, None) => {
                let (fewer, more) = if players > 8 { (10, 12) } else { (5, 8) };
                Err(SplitError::NoTables { players, fives, fewer, more })
            }
        }
    }

    /// All tables.
    #[must_use]
    pub const fn tables(self) -> usize {
        self.fours + self.fives
    }

    /// All players.
    #[must_use]
    pub const fn players(self) -> usize {
        self.fours * 4 + self.fives * 5
    }

    /// The size of each table, those of four first.
    pub fn sizes(self) -> impl Iterator<Item = TableSize> {
        let fours = std::iter::repeat_n(TableSize::Four, self.fours);
        fours.chain(std::iter::repeat_n(TableSize::Five, self.fives))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_split_but_six() {
        let refused: Vec<usize> = (1..2000).filter(|&n| Split::of(n).is_err()).collect();
        assert_eq!(refused, [1, 2, 3, 6, 7, 11]);
        for n in (1..2000).filter(|n| !refused.contains(n)) {
            let split = Split::of(n).unwrap();
            assert_eq!(split.players(), n);
            assert_eq!(split.sizes().map(|size| usize::from(size.players())).sum::<usize>(), n);
            assert!(split.fives <= 3, "four tables of five are five of four");
        }
        assert_eq!(Split::of(0), Err(SplitError::Nobody));
    }

    #[test]
    fn the_neighbours_named_in_a_refusal_can_be_seated() {
        for n in [6, 7, 11] {
            let Err(SplitError::NoTables { fewer, more, .. }) = Split::of(n) else { panic!("{n}") };
            assert!(fewer < n && n < more);
            assert!(Split::of(fewer).is_ok() && Split::of(more).is_ok());
            assert!((fewer + 1..more).all(|between| Split::of(between).is_err()));
        }
    }
}
