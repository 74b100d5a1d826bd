use std::ops::{Index, IndexMut};

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
    positions: u8,
    dealer: u8,
}

impl Seating {
    /// A table of four or five positions, counted from 1, at which `dealer` deals.
    pub const fn new(positions: u8, dealer: u8) -> Result<Seating, SeatingError> {
        if positions != 4 && positions != 5 {
            return Err(SeatingError::Positions(positions));
        }
        if dealer == 0 || dealer > positions {
            return Err(SeatingError::Dealer { dealer, positions });
        }
        Ok(Seating { positions, dealer })
    }

    /// The position that sits there.
    #[must_use]
    pub const fn position(self, place: Place) -> u8 {
        (self.dealer + place as u8) % self.positions + 1
    }

    /// Where a position sits. S1.8: at a table of five the dealer has no cards and no place.
    #[must_use]
    pub fn place(self, position: u8) -> Option<Place> {
        Place::ALL.into_iter().find(|&place| self.position(place) == position)
    }
}

/// Why there is no such table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SeatingError {
    /// Neither four nor five.
    #[error("{0} at a table; Doppelkopf is played at tables of four or five")]
    Positions(u8),
    /// Nobody sits there.
    #[error("position {dealer} cannot deal; the positions are 1 to {positions}")]
    Dealer {
        /// Who was said to deal.
        dealer: u8,
        /// How many sit there.
        positions: u8,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dealer_is_last_or_sits_out() {
        let four = Seating::new(4, 2).unwrap();
        assert_eq!(Place::ALL.map(|place| four.position(place)), [3, 4, 1, 2]);
        assert_eq!(four.place(2), Some(Place::Fourth));
        let five = Seating::new(5, 4).unwrap();
        assert_eq!(Place::ALL.map(|place| five.position(place)), [5, 1, 2, 3]);
        assert_eq!((five.place(4), five.place(6), five.place(0)), (None, None, None));
        assert!(Seating::new(6, 1).is_err() && Seating::new(4, 5).is_err() && Seating::new(4, 0).is_err());
    }

    #[test]
    fn places_go_round() {
        assert_eq!(Place::Fourth.next(), Place::First);
        assert_eq!(Place::Third.plus(6), Place::First);
        assert_eq!(Place::Third.before().count() + Place::Third.after().count(), 3);
    }
}
