//! A play record, card by card: who gave a trick away, and where.

use bridge::{PlayError, Position, Strain};
use cards::{Card, Seat, Side};
use thiserror::Error;

use crate::solve::Solver;

/// One card of a record and what it did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The trick, from 1, counted from the beginning of the record.
    pub trick: u8,
    /// Who played.
    pub seat: Seat,
    /// What.
    pub card: Card,
    /// The tricks that the player's side wins in all, had everybody played on without error before
    /// this card.
    pub before: u8,
    /// The same after it.
    pub after: u8,
}

impl Step {
    /// The tricks that the card gave away.
    #[must_use]
    pub const fn lost(&self) -> u8 {
        self.before.saturating_sub(self.after)
    }
}

/// Where a play record stops being one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("card {number} of the record: {why}")]
pub struct RecordError {
    /// Which card of the record, from 1.
    pub number: usize,
    /// What is wrong with it.
    #[source]
    pub why: PlayError,
}

impl Solver {
    /// What every card of a record did, from this position on.
    ///
    /// # Errors
    /// A card that is not held by whoever is in turn, a revoke, or a card too many: nothing is solved.
    pub fn analyse(
        &mut self,
        start: &Position,
        strain: Strain,
        record: &[Card],
    ) -> Result<Vec<Step>, RecordError> {
        let (mut at, mut won) = (*start, 0);
        let mut stops = Vec::with_capacity(record.len() + 1);
        for (place, &card) in record.iter().enumerate() {
            stops.push((at, won));
            let winner = at.play(card, strain).map_err(|why| RecordError { number: place + 1, why })?;
            won += u8::from(winner.is_some_and(|seat| seat.side() == Side::NorthSouth));
        }
        stops.push((at, won));
        // From the end: what is proved of the small positions serves the large ones.
        self.engine().deal(start);
        self.engine().strain(strain.trump());
        let mut guess = 0;
        let mut values: Vec<u8> = Vec::with_capacity(stops.len());
        for &(position, won) in stops.iter().rev() {
            let root = self.engine().root(&position);
            let rest = self.engine().tricks(&root, guess);
            guess = rest;
            values.push(won + rest);
        }
        values.reverse();
        let whole = start.tricks_left();
        let first = start.trick().count();
        let steps = stops.iter().zip(record).zip(values.iter().zip(values.iter().skip(1))).enumerate();
        Ok(steps
            .map(|(place, ((&(position, _), &card), (&before, &after)))| {
                let seat = position.turn();
                let of_side = |ours| if seat.side() == Side::NorthSouth { ours } else { whole - ours };
                let trick = ((first + place) / 4 + 1) as u8;
                Step { trick, seat, card, before: of_side(before), after: of_side(after) }
            })
            .collect())
    }
}
