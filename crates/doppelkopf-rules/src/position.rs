//! Who sits where.

use std::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

use thiserror::Error;

/// A position at the table, clockwise: 1 to 4, or up to 7 at a larger one. Position 1 deals first (S8.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Position {
    One = 1,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
}

/// A number that is no position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("there is no position {0}: a table has positions 1 to 4, a larger one up to 7")]
pub struct NoSuchPosition(pub u8);

impl Position {
    /// All seven; a table of four has the first four.
    pub const ALL: [Position; 7] = [
        Position::One,
        Position::Two,
        Position::Three,
        Position::Four,
        Position::Five,
        Position::Six,
        Position::Seven,
    ];

    /// The number in the list, 1 to 7.
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
#[error("`{0}` is no position: a table has positions 1 to 4, a larger one up to 7")]
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
    /// The dealer gets no cards, nor does another. The TSR only say that there may be such a table (10); who sits
    /// out is ours.
    Six,
    /// The dealer gets no cards, nor do two others.
    Seven,
}

/// How often the deal has gone round the table: in a lap everybody deals one counted game, and five laps are a round.
/// At a table of six or seven it decides who sits out beside the dealer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
pub struct Lap(u8);

impl Lap {
    /// The first.
    pub const FIRST: Lap = Lap(0);

    /// The laps of a round.
    pub const ALL: [Lap; 5] = [Lap(0), Lap(1), Lap(2), Lap(3), Lap(4)];

    /// The lap in which a table is after so many counted games. When they are over the scheme begins anew: somebody
    /// may still owe his Pflichtsolo.
    #[must_use]
    pub const fn after(counted: u8, size: TableSize) -> Lap {
        Lap(counted / size.players() % 5)
    }

    /// 1 to 5.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

/// Who sits out beside the dealer in each lap: so many places to his left.
const BESIDE_AT_SIX: [&[u8]; 5] = [&[1], &[2], &[3], &[4], &[5]];
/// The same at a table of seven.
const BESIDE_AT_SEVEN: [&[u8]; 5] = [&[1, 3], &[2, 3], &[1, 2], &[2, 4], &[1, 4]];

impl TableSize {
    /// All of them, the smallest first.
    pub const ALL: [TableSize; 4] = [TableSize::Four, TableSize::Five, TableSize::Six, TableSize::Seven];

    /// The table for so many players.
    #[must_use]
    pub const fn of(players: usize) -> Option<TableSize> {
        match players {
            4 => Some(TableSize::Four),
            5 => Some(TableSize::Five),
            6 => Some(TableSize::Six),
            7 => Some(TableSize::Seven),
            _ => None,
        }
    }

    /// Four to seven.
    #[must_use]
    pub const fn players(self) -> u8 {
        match self {
            TableSize::Four => 4,
            TableSize::Five => 5,
            TableSize::Six => 6,
            TableSize::Seven => 7,
        }
    }

    /// S1.2, S1.3: the counted games of a round, without the Pflichtsoli. At tables of six and seven, where nothing
    /// is said, as many a player, so that everybody takes part in 20 of them there too (S1.4).
    #[must_use]
    pub const fn counted_games(self) -> u8 {
        self.players() * 5
    }

    /// The deals of a round: the counted games and one Pflichtsolo a player (S1.5).
    #[must_use]
    pub const fn deals(self) -> u8 {
        self.players() * 6
    }

    /// S8.2, S8.4: who keeps the list, unless a volunteer does: the last position.
    #[must_use]
    pub const fn keeps_list(self) -> Position {
        match self {
            TableSize::Four => Position::Four,
            TableSize::Five => Position::Five,
            TableSize::Six => Position::Six,
            TableSize::Seven => Position::Seven,
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
        if position.number() >= self.players() {
            return Position::One;
        }
        match position {
            Position::One => Position::Two,
            Position::Two => Position::Three,
            Position::Three => Position::Four,
            Position::Four => Position::Five,
            Position::Five => Position::Six,
            Position::Six | Position::Seven => Position::Seven,
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

    /// Who gets no cards when this position deals: at a table of five the dealer (10.1.1), at larger ones others
    /// beside him. The TSR do not say who. In our scheme everybody sits out equally often, and any four of the table
    /// play equally often: at six twice, at seven once. At seven everybody has played with everybody equally often
    /// after the first lap already, and after the second, where time may cut a round short.
    #[must_use]
    #[allow(
        clippy::indexing_slicing,
        reason = "a lap is one of five, and the steps end before the slice does"
    )]
    pub const fn sits_out(self, dealer: Position, lap: Lap) -> Positions {
        let beside = match self {
            TableSize::Four => return Positions::NONE,
            TableSize::Five => &[],
            TableSize::Six => BESIDE_AT_SIX[lap.0 as usize],
            TableSize::Seven => BESIDE_AT_SEVEN[lap.0 as usize],
        };
        let (mut sits, mut at) = (Positions::of(dealer), dealer);
        let (mut steps, mut i) = (0, 0);
        while i < beside.len() {
            while steps < beside[i] {
                at = self.next(at);
                steps += 1;
            }
            sits = sits.with(at);
            i += 1;
        }
        sits
    }

    /// Who gets cards when this position deals, in the order of seats from the dealer's left. The first leads and
    /// speaks first, unless a Pflichtsolo is played.
    pub fn plays(self, dealer: Position, lap: Lap) -> impl Iterator<Item = Position> {
        let sits = self.sits_out(dealer, lap);
        self.after(dealer).filter(move |&position| !sits.contains(position))
    }
}

/// Some of the positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Positions(u8);

impl Positions {
    /// Nobody.
    pub const NONE: Positions = Positions(0);

    /// This one.
    #[must_use]
    pub const fn of(position: Position) -> Positions {
        Positions(position.bit())
    }

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

    /// And this one.
    #[must_use]
    pub const fn with(self, position: Position) -> Positions {
        Positions(self.0 | position.bit())
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
pub struct ByPosition<T>(pub [T; 7]);

/// From position 1 on; at the others there is nothing.
impl<T: Default, const N: usize> From<[T; N]> for ByPosition<T> {
    fn from(values: [T; N]) -> ByPosition<T> {
        const { assert!(N <= 7, "a table has seven positions at most") }
        let mut values = values.into_iter();
        ByPosition::from_fn(|_| values.next().unwrap_or_default())
    }
}

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

#[allow(clippy::indexing_slicing, reason = "a position is always one of the seven places")]
impl<T> Index<Position> for ByPosition<T> {
    type Output = T;

    fn index(&self, position: Position) -> &T {
        &self.0[position as usize - 1]
    }
}

#[allow(clippy::indexing_slicing, reason = "a position is always one of the seven places")]
impl<T> IndexMut<Position> for ByPosition<T> {
    fn index_mut(&mut self, position: Position) -> &mut T {
        &mut self.0[position as usize - 1]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// S1.4, and at six and seven what our scheme promises: counted over the counted games of a round.
    #[test]
    fn everybody_sits_out_and_meets_everybody_equally_often() {
        // The table, games a player, first leads, games two have together, how often four play together.
        for (size, games, leads, together, four) in [
            (TableSize::Four, 20, 5, 20, 20),
            (TableSize::Five, 20, 5, 15, 5),
            (TableSize::Six, 20, 5, 12, 2),
            (TableSize::Seven, 20, 5, 10, 1),
        ] {
            let (mut played, mut led, mut fours) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
            let mut pairs = BTreeMap::new();
            for counted in 0..size.counted_games() {
                let lap = Lap::after(counted, size);
                let dealer = Position::ALL[usize::from(counted % size.players())];
                let sits = size.sits_out(dealer, lap);
                assert_eq!(sits.len(), size.players() - 4);
                assert!(sits.contains(dealer) || size == TableSize::Four);
                assert!(sits.iter().all(|p| size.has(p)));
                let mut plays: Vec<Position> = size.plays(dealer, lap).collect();
                *led.entry(plays[0]).or_insert(0) += 1;
                plays.sort_unstable();
                for (i, &one) in plays.iter().enumerate() {
                    *played.entry(one).or_insert(0) += 1;
                    plays[i + 1..].iter().for_each(|&other| *pairs.entry((one, other)).or_insert(0) += 1);
                }
                *fours.entry(plays).or_insert(0) += 1;
                // Where time cuts a round short, two have met as often as any two after each of two laps.
                if size == TableSize::Seven && (counted == 6 || counted == 13) {
                    assert!(pairs.len() == 21 && pairs.values().all(|times| *times == 2 * lap.number()));
                }
            }
            let all = |counts: &BTreeMap<_, u8>, each| counts.values().all(|count| *count == each);
            assert!(all(&played, games) && all(&led, leads) && all_pairs(&pairs, together), "{size:?}");
            assert!(fours.values().all(|times| *times == four), "{size:?}");
            let n = usize::from(size.players());
            assert_eq!((played.len(), pairs.len()), (n, n * (n - 1) / 2));
            assert_eq!(fours.len(), [1, 5, 15, 35][n - 4]);
        }
        fn all_pairs(counts: &BTreeMap<(Position, Position), u8>, each: u8) -> bool {
            counts.values().all(|count| *count == each)
        }
    }

    #[test]
    fn the_scheme_as_it_is_printed() {
        let sits = |size: TableSize, dealer, lap: usize| size.sits_out(dealer, Lap::ALL[lap - 1]).to_string();
        assert_eq!(sits(TableSize::Five, Position::Three, 4), "3");
        assert_eq!(sits(TableSize::Six, Position::One, 1), "1, 2");
        assert_eq!(sits(TableSize::Six, Position::Five, 3), "2, 5");
        assert_eq!(sits(TableSize::Seven, Position::One, 1), "1, 2, 4");
        assert_eq!(sits(TableSize::Seven, Position::Seven, 2), "2, 3, 7");
        assert_eq!(TableSize::Seven.next(Position::Seven), Position::One);
        assert_eq!(TableSize::Six.next(Position::Five), Position::Six);
    }
}
