//! How many sit at the table, and who of them plays.

use doppelkopf_rules::{Position, Positions, TableSize};

/// A table, and the four of it who play this deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Table {
    size: TableSize,
    players: Positions,
}

impl Default for Table {
    fn default() -> Table {
        Table::FOUR
    }
}

impl Table {
    /// Four positions, all play.
    pub const FOUR: Table = Table {
        size: TableSize::Four,
        players: Positions::of(Position::One).with(Position::Two).with(Position::Three).with(Position::Four),
    };

    /// A table of this size at which these sit out (10.1.1); none, unless four are left.
    #[must_use]
    pub fn of(size: TableSize, sit_out: Positions) -> Option<Table> {
        let players: Positions = size.positions().filter(|&p| !sit_out.contains(p)).collect();
        let there = sit_out.iter().all(|p| size.has(p));
        (there && players.len() == 4).then_some(Table { size, players })
    }

    /// How many sit there.
    #[must_use]
    pub const fn size(self) -> TableSize {
        self.size
    }

    /// The four who play.
    #[must_use]
    pub const fn players(self) -> Positions {
        self.players
    }
}
