//! A claim at a table, for the search of normal play.

use bridge_laws::{State, Table};
use cards::{BySeat, Card, Seat, SuitSet};
use claims::{Claimed, NormalPlay, Normals};

use crate::course;

/// What normal play comes to at a table at which this player has claimed or conceded. `None` where penalty cards
/// or restrictions bear on the play, or where that is more than so many positions to look through.
#[must_use]
pub fn normal_play(table: &Table, by: Seat, normals: Normals, limit: u64) -> Option<NormalPlay> {
    let state = table.state();
    let position = course::position(state).filter(|_| !state.has_duties())?;
    let shown_out = shown_out(state);
    let claimed = Claimed { position, strain: state.strain, declarer: state.declarer, by, shown_out };
    claimed.normal_play(normals, limit)
}

/// 70E1: where a hand had failed to follow before the claim. One that holds a card of that suit after all has
/// revoked, and has shown nothing.
fn shown_out(state: &State) -> BySeat<SuitSet> {
    let mut out = BySeat::<SuitSet>::default();
    for quitted in state.history.iter() {
        let Some(led) = quitted.trick.cards[quitted.trick.leader].map(Card::suit) else { continue };
        for seat in Seat::ALL {
            let failed = quitted.trick.cards[seat].is_some_and(|card| card.suit() != led);
            if failed && !state.hands[seat].known.has(led) {
                out[seat] = out[seat].with(led);
            }
        }
    }
    out
}
