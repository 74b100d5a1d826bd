//! What a seat may see: decided here and nowhere else.

use cards::{BySeat, CardSet, Seat};

use crate::table::Table;

/// What one player sees of the hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub seat: Seat,
    /// The cards of each hand that he sees.
    pub hands: BySeat<CardSet>,
    /// How many cards each hand holds.
    pub counts: BySeat<u8>,
}

impl Table {
    /// What a seat may see: its own hand, the hand laid open, and cards open on the table.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        let state = &self.state;
        let hands = BySeat::from_fn(|of| {
            let known = state.hands[of].known;
            if of == seat || state.spread == Some(of) {
                known
            } else {
                known & (state.penalty_cards(of) | state.laid)
            }
        });
        View { seat, hands, counts: BySeat(state.hands.0.map(|hand| hand.count)) }
    }
}
