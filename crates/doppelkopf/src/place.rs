use std::ops::{Index, IndexMut};

use doppelkopf_rules::{Lap, Position, Positions, TableSize};
use doppelkopf_score::Table;
use thiserror::Error;

/// One of the four players who hold cards, counted clockwise from the dealer's left: the order in
/// which they are asked and in which equal claims rank (S2.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Place {
    First,
    Second,
    Third,
    Fourth,
}

impl Place {
    /// From the dealer's left.
    pub const ALL: [Place; 4] = [Place::First, Place::Second, Place::Third, Place::Fourth];

    /// The next to play.
    #[must_use]
    pub const fn next(self) -> Place {
        self.plus(1)
    }

    /// So many places clockwise from here.
    #[must_use]
    #[inline]
    pub const fn plus(self, steps: u8) -> Place {
        match (self as u8 + (steps & 3)) & 3 {
            0 => Place::First,
            1 => Place::Second,
            2 => Place::Third,
            _ => Place::Fourth,
        }
    }

    /// Those who come before, nearest to the dealer's left first.
    pub fn before(self) -> impl Iterator<Item = Place> {
        Place::ALL.into_iter().filter(move |&place| place < self)
    }

    /// Those who come after.
    pub fn after(self) -> impl Iterator<Item = Place> {
        Place::ALL.into_iter().filter(move |&place| place > self)
    }
}

/// One value for each of the four players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct ByPlace<T>(pub [T; 4]);

impl<T> ByPlace<T> {
    /// Builds the value of each.
    pub fn from_fn(f: impl FnMut(Place) -> T) -> ByPlace<T> {
        ByPlace(Place::ALL.map(f))
    }

    /// Place and value, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Place, &T)> {
        Place::ALL.into_iter().zip(&self.0)
    }
}

#[allow(clippy::indexing_slicing, reason = "a place is always one of the four")]
impl<T> Index<Place> for ByPlace<T> {
    type Output = T;

    #[inline]
    fn index(&self, place: Place) -> &T {
        &self.0[place as usize]
    }
}

#[allow(clippy::indexing_slicing, reason = "a place is always one of the four")]
impl<T> IndexMut<Place> for ByPlace<T> {
    #[inline]
    fn index_mut(&mut self, place: Place) -> &mut T {
        &mut self.0[place as usize]
    }
}

/// A table and its dealer: which position holds cards, and in which order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seating {
    size: TableSize,
    dealer: Position,
    lap: Lap,
}

/// There is no such seating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("position {dealer} cannot deal at a table of {}", .size.players())]
pub struct SeatingError {
    /// Who was said to deal.
    pub dealer: Position,
    /// At which table.
    pub size: TableSize,
}

impl Seating {
    /// A table at which `dealer` deals. At tables of six and seven the lap decides who sits out beside him.
    pub const fn new(size: TableSize, dealer: Position, lap: Lap) -> Result<Seating, SeatingError> {
        if size.has(dealer) { Ok(Seating { size, dealer, lap }) } else { Err(SeatingError { dealer, size }) }
    }

    /// A table of four at which these players come in the order of places: `first` is asked first.
    #[must_use]
    pub const fn of_four(first: Position) -> Option<Seating> {
        // The dealer sits three on from his left neighbour.
        let size = TableSize::Four;
        let dealer = size.next(size.next(size.next(first)));
        if size.has(first) { Some(Seating { size, dealer, lap: Lap::FIRST }) } else { None }
    }

    /// How many sit there.
    #[must_use]
    pub const fn size(self) -> TableSize {
        self.size
    }

    /// Who deals.
    #[must_use]
    pub const fn dealer(self) -> Position {
        self.dealer
    }

    /// The position that sits there.
    #[must_use]
    pub const fn position(self, place: Place) -> Position {
        let sits = self.sits_out();
        let (mut position, mut before) = (self.dealer, place as u8 + 1);
        while before > 0 {
            position = self.size.next(position);
            if !sits.contains(position) {
                before -= 1;
            }
        }
        position
    }

    /// Who has no cards.
    #[must_use]
    pub const fn sits_out(self) -> Positions {
        self.size.sits_out(self.dealer, self.lap)
    }

    /// Where a position sits. 10.1.1: at a table of five the dealer has no cards and no place.
    #[must_use]
    pub fn place(self, position: Position) -> Option<Place> {
        Place::ALL.into_iter().find(|&place| self.position(place) == position)
    }

    /// The table of a reckoning.
    #[must_use]
    pub fn table(self) -> Table {
        Table::of(self.size, self.sits_out()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dealer_is_last_or_sits_out() {
        use Position::{Five, Four, One, Seven, Six, Three, Two};
        let four = Seating::new(TableSize::Four, Two, Lap::FIRST).unwrap();
        assert_eq!(Place::ALL.map(|place| four.position(place)), [Three, Four, One, Two]);
        assert_eq!((four.place(Two), four.table()), (Some(Place::Fourth), Table::FOUR));
        let five = Seating::new(TableSize::Five, Four, Lap::FIRST).unwrap();
        assert_eq!(Place::ALL.map(|place| five.position(place)), [Five, One, Two, Three]);
        assert_eq!((five.place(Four), five.sits_out()), (None, Positions::of(Four)));
        assert_eq!(five.table().players().to_string(), "1, 2, 3, 5");
        let seven = Seating::new(TableSize::Seven, Four, Lap::FIRST).unwrap();
        assert_eq!(Place::ALL.map(|place| seven.position(place)), [Six, One, Two, Three]);
        assert_eq!(
            (seven.place(Five), seven.place(Seven), seven.place(Three)),
            (None, None, Some(Place::Fourth))
        );
        assert!(Seating::new(TableSize::Four, Five, Lap::FIRST).is_err());
        assert_eq!(Seating::of_four(Three), Some(four));
        assert_eq!(Seating::of_four(Five), None);
    }

    #[test]
    fn places_go_round() {
        assert_eq!(Place::Fourth.next(), Place::First);
        assert_eq!(Place::Third.plus(6), Place::First);
        assert_eq!(Place::Third.before().count() + Place::Third.after().count(), 3);
    }
}
