//! Deals that are the same again once the table is turned and their suits have other names.
//!
//! The deals that are hardest to search are often made this way: each hand lies to the next one as that lies to the one
//! after it. What one hand on lead comes to in one denomination, another comes to in another one, and it is searched once.

use bridge::Strain;
use cards::{Seat, Suit};

use crate::hands::Hands;

/// A turn of the table, and the new names of clubs, diamonds, hearts and spades, that give the same deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Alike {
    turn: usize,
    suits: [Suit; 4],
}

impl Alike {
    /// All of a deal but the one that changes nothing; mostly there are none. Of suits that lie in the same way
    /// one way of renaming is enough.
    pub fn of(hands: &Hands) -> Vec<Alike> {
        let ranks = |seat: Seat, suit| hands.by_seat()[seat].of(suit).iter().map(|card| card.rank());
        let lies_as = |suit, other, turn| {
            Seat::ALL.into_iter().all(|seat| ranks(seat, suit).eq(ranks(turned(seat, turn), other)))
        };
        let renamed = |turn: usize| {
            let mut free = Suit::ALL.to_vec();
            let mut name = |suit| {
                let place = free.iter().rposition(|&other| lies_as(suit, other, turn))?;
                Some(free.remove(place))
            };
            let [clubs, diamonds, hearts, spades] = Suit::ALL;
            let suits = [name(clubs)?, name(diamonds)?, name(hearts)?, name(spades)?];
            (turn > 0 || suits != Suit::ALL).then_some(Alike { turn, suits })
        };
        (0..4).filter_map(renamed).collect()
    }

    /// What the same hand is after the turn, in the same denomination by its new name.
    pub fn after(&self, strain: Strain, seat: Seat) -> (Strain, Seat) {
        let suits = Suit::ALL.into_iter().zip(self.suits);
        let name = strain.trump().and_then(|trump| suits.into_iter().find(|&(suit, _)| suit == trump));
        (name.map_or(Strain::NoTrump, |(_, name)| name.into()), turned(seat, self.turn))
    }

    /// Do North and South sit where East and West sat?
    pub const fn sides_change(&self) -> bool {
        self.turn % 2 == 1
    }
}

fn turned(seat: Seat, turn: usize) -> Seat {
    (0..turn).fold(seat, |seat, _| seat.next())
}
