//! Four hands before a lead.

use bridge::{PartialDeal, Position, PositionError};
use cards::{BySeat, CardSet, Seat};

/// Four known hands with equally many cards, no card twice: whatever is one can be solved, whoever
/// leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hands(BySeat<CardSet>);

impl Hands {
    /// Hands that fit one another.
    ///
    /// # Errors
    /// Says what does not fit.
    pub fn new(hands: BySeat<CardSet>) -> Result<Hands, PositionError> {
        Position::new(hands, Seat::North).map(|_| Hands(hands))
    }

    /// The position with this hand on lead.
    #[must_use]
    pub fn led_by(&self, leader: Seat) -> Position {
        Position::before_lead(self.0, leader)
    }

    /// The cards of each hand.
    #[must_use]
    pub const fn by_seat(&self) -> &BySeat<CardSet> {
        &self.0
    }

    /// How many cards each hand has.
    #[must_use]
    pub fn tricks(&self) -> u8 {
        self.0[Seat::North].len() as u8
    }
}

impl TryFrom<&PartialDeal> for Hands {
    type Error = PositionError;

    fn try_from(deal: &PartialDeal) -> Result<Hands, PositionError> {
        Position::from_deal(deal, Seat::North).map(|position| Hands(*position.hands()))
    }
}
