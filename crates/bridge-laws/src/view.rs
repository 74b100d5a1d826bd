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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Setup, event::Event};

    #[test]
    fn the_first_of_two_cards_for_the_next_trick_is_in_the_hand_again() {
        let contract = Some(("1NT".parse().unwrap(), Seat::South));
        let mut table = Table::new(&Setup::full(BySeat([None; 4]), Seat::South, contract)).unwrap();
        let mut play =
            |seat, card: &str| table.record(&Event::Play { seat, card: card.parse().unwrap() }).unwrap();
        play(Seat::West, "S2");
        play(Seat::North, "S3");
        play(Seat::East, "S4");
        play(Seat::South, "SA");
        play(Seat::South, "H2");
        play(Seat::West, "H3");
        // South wins anyhow, and puts out one card for the next trick, then another.
        play(Seat::South, "D2");
        play(Seat::South, "C2");
        let seen = table.view(Seat::West).hands[Seat::South];
        assert!(seen.contains("C2".parse().unwrap()) && !seen.contains("D2".parse().unwrap()), "{seen:?}");
    }
}
