//! What an offence costs: the table of prices (9.3 to 9.5), each price in one function. Every line sums
//! to 0, and who sits out has 0.

use doppelkopf_rules::{ByPosition, Clause, Position, Positions};

use crate::{
    facts::Facts,
    words::{Pending, Question},
};

/// Which column of the table of prices holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Column {
    /// No solo is known: the normal game, a Hochzeit up to and including its Klärungsstich and with its
    /// partner, a stille Hochzeit until the second ♣D lies.
    Normal,
    /// A solo is known, and the soloist did it.
    BySoloist,
    /// A solo is known, and a player of Kontra did it.
    ByKontra {
        /// The soloist.
        soloist: Position,
    },
}

impl Column {
    /// The column for this offender.
    pub fn of(f: &Facts<'_>, by: Position) -> Result<Column, Pending> {
        Ok(match f.soloist(&[Clause::T9_3_1, Clause::T9_4_1])? {
            None => Column::Normal,
            Some(soloist) if soloist == by => Column::BySoloist,
            Some(soloist) => Column::ByKontra { soloist },
        })
    }

    /// Is a solo known?
    pub const fn is_solo(self) -> bool {
        !matches!(self, Column::Normal)
    }
}

/// The offender has a price for each of the three others to pay out.
fn shared(players: Positions, by: Position, each: i32) -> ByPosition<i32> {
    ByPosition::from_fn(|who| match who {
        _ if who == by => -3 * each,
        _ if players.contains(who) => each,
        _ => 0,
    })
}

/// The offender pays to the soloist alone.
fn to_soloist(by: Position, soloist: Position, points: i32) -> ByPosition<i32> {
    ByPosition::from_fn(|who| match who {
        _ if who == by => -points,
        _ if who == soloist => points,
        _ => 0,
    })
}

/// 9.3: −3, and +1 for each of the others; if Kontra may harm the soloist, +3 for him.
pub fn geringfuegig(f: &Facts<'_>, by: Position, column: Column) -> Result<ByPosition<i32>, Pending> {
    let players = f.players()?;
    Ok(match column {
        Column::ByKontra { soloist } if f.is_so(Question::MayHarmSoloist(by), &[Clause::T9_3_1])? => {
            to_soloist(by, soloist, 3)
        }
        Column::Normal | Column::BySoloist | Column::ByKontra { .. } => shared(players, by, 1),
    })
}

/// 9.4: −(12 + 3a), and 4 + a for each of the others, where the other side has made `absagen` Absagen; in a
/// solo all that Kontra pays goes to the soloist.
pub fn schwerwiegend(
    f: &Facts<'_>,
    by: Position,
    column: Column,
    absagen: u8,
) -> Result<ByPosition<i32>, Pending> {
    let each = 4 + i32::from(absagen);
    Ok(match column {
        Column::Normal | Column::BySoloist => shared(f.players()?, by, each),
        Column::ByKontra { soloist } => to_soloist(by, soloist, 3 * each),
    })
}
