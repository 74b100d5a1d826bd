//! What a line of the list holds.

use super::{Checks, Flaw, Written};
use crate::{ByPosition, Deal, Next, Outcome, Position, Positions};

/// What a line comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Entry {
    /// What became of the deal.
    pub outcome: Outcome,
    /// Who dealt, if it was not he whose turn it was.
    pub dealt_by: Option<Position>,
    /// The points of the game.
    pub game: ByPosition<i32>,
    /// Penalty points and their credit to the others; a part of its own, so that the game can be checked.
    pub penalty: ByPosition<i32>,
    /// Deductions for unsporting conduct, 0 to 12 each, which nobody gets credit for.
    pub deduction: ByPosition<u8>,
}

impl Entry {
    /// A deal without penalties.
    #[must_use]
    pub fn new(outcome: Outcome, game: impl Into<ByPosition<i32>>) -> Entry {
        Entry {
            outcome,
            dealt_by: None,
            game: game.into(),
            penalty: ByPosition::default(),
            deduction: ByPosition::default(),
        }
    }

    /// What the line adds to each player's total.
    #[must_use]
    pub fn total(&self) -> ByPosition<i32> {
        ByPosition::from_fn(|p| {
            let points = self.game[p].saturating_add(self.penalty[p]);
            points.saturating_sub(i32::from(self.deduction[p]))
        })
    }

    /// The winners, who are marked in the list.
    #[must_use]
    pub fn winners(&self) -> Positions {
        self.game.iter().filter(|(_, points)| **points > 0).map(|(position, _)| position).collect()
    }
}

/// Somebody answers for a line that does not check, or for a correction after the round.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Override {
    /// Who.
    pub by: String,
    /// Why.
    pub reason: String,
}

/// One line of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Number, dealer, who sits out.
    pub place: Next,
    /// What it was in the books; the column of the Pflichtsolo follows from it.
    pub deal: Deal,
    /// What was written.
    pub written: Written,
    /// What it comes to.
    pub entry: Entry,
    /// The running totals after this line.
    pub running: ByPosition<i32>,
    /// What does not check, if somebody answered for it.
    pub flaws: Vec<Flaw>,
    /// Who accepted or corrected the line, and why.
    pub accepted: Option<Override>,
    /// What it was checked for when it was entered.
    pub(crate) checks: Checks,
}
