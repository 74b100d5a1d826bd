//! How many sit at the table, and who of them plays.

use doppelkopf_rules::{Position, Positions};

/// The size of a table and who has no cards in this deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Table {
    /// Four positions, all play.
    #[default]
    Four,
    /// Five positions, one sits out (10.1.1).
    Five {
        /// Who sits out: the dealer.
        sits: Position,
    },
}

impl Table {
    /// The four who play.
    #[must_use]
    pub fn players(self) -> Positions {
        let sits = match self {
            Self::Four => Position::Five,
            Self::Five { sits } => sits,
        };
        Position::ALL.into_iter().filter(|&p| p != sits).collect()
    }
}
