//! Many questions about one deal in one denomination.

use bridge::{Position, Strain};
use cards::{BySide, Card, CardSet, Side};

use crate::solve::Solver;

/// A deal taken up in one denomination: what is proved of one position serves the others.
///
/// All positions asked about must come of the one it began with.
#[derive(Debug)]
pub struct Inquiry<'a> {
    solver: &'a mut Solver,
}

impl Solver {
    /// Takes up a position, to ask about it and those that come of it.
    pub fn inquire(&mut self, start: &Position, strain: Strain) -> Inquiry<'_> {
        let engine = self.engine();
        engine.deal(start);
        engine.strain(strain.trump());
        Inquiry { solver: self }
    }
}

impl Inquiry<'_> {
    /// Does this side win at least so many tricks from here on, the one on the table included? With it come the
    /// cards that decide it: it is as true of every position in which the hands are as long in every suit, and
    /// the cards of each suit from the top down to the lowest of these are held by the same hands.
    pub fn proof(&mut self, position: &Position, side: Side, tricks: u8) -> (bool, CardSet) {
        let left = position.tricks_left();
        let engine = self.solver.engine();
        let root = engine.root(position);
        match side {
            Side::NorthSouth => engine.proof(&root, tricks),
            Side::EastWest if tricks > left => (false, CardSet::EMPTY),
            Side::EastWest => {
                let (theirs, ranks) = engine.proof(&root, left - tricks + 1);
                (!theirs, ranks)
            }
        }
    }

    /// Cards of whoever is in turn, one of each group of equals, in the order in which the solver would
    /// try them where this side needs so many tricks: what it found to be enough in such a position first.
    pub fn promising(&mut self, position: &Position, side: Side, tricks: u8) -> Vec<Card> {
        let left = position.tricks_left();
        let engine = self.solver.engine();
        let root = engine.root(position);
        let need = match side {
            Side::NorthSouth => tricks,
            Side::EastWest => (left + 1).saturating_sub(tricks),
        };
        engine.promising(&root, need)
    }

    /// The tricks that each side wins from here on.
    pub fn tricks(&mut self, position: &Position, guess: BySide<u8>) -> BySide<u8> {
        let left = position.tricks_left();
        let engine = self.solver.engine();
        let root = engine.root(position);
        let ours = engine.tricks(&root, guess[Side::NorthSouth].min(left));
        BySide([ours, left - ours])
    }

    /// Positions looked at so far by this solver.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.solver.nodes()
    }
}
