//! A claim at a table, for the search of normal play.

use bridge_laws::Table;
use cards::Seat;
use claims::{Claimed, NormalPlay, Normals, Statement};

use crate::course;

/// What normal play comes to at a table at which this player has claimed or conceded. `None` where penalty cards
/// or restrictions bear on the play, or where that is more than so many positions to look through.
#[must_use]
pub fn normal_play(table: &Table, by: Seat, normals: Normals, limit: u64) -> Option<NormalPlay> {
    claimed(table, by)?.normal_play(normals, limit)
}

/// The claim as the search takes it, nothing stated. `None` where penalty cards or restrictions bear on the play.
#[must_use]
pub fn claimed(table: &Table, by: Seat) -> Option<Claimed> {
    let state = table.state();
    let position = course::position(state).filter(|_| !state.has_duties())?;
    Some(Claimed {
        position,
        strain: state.strain,
        declarer: state.declarer,
        by,
        shown_out: table.shown_out(),
        stated: Statement::default(),
        penalty: None,
    })
}
