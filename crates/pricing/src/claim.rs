//! A claim at a table, for the search of normal play.

use bridge_laws::{State, Table, words::Duty};
use cards::{CardSet, Seat, SuitSet};
use claims::{Claimed, Duties, NormalPlay, Normals, Statement};

use crate::course;

/// What normal play comes to at a table at which this player has claimed or conceded. `None` where something binds the
/// play that is neither a penalty card nor a restricted lead, or where that is more than so many positions to look through.
#[must_use]
pub fn normal_play(table: &Table, by: Seat, normals: Normals, limit: u64) -> Option<NormalPlay> {
    claimed(table, by)?.normal_play(normals, limit)
}

/// The claim as the search takes it, nothing stated. `None` where something binds the play that is neither a penalty card
/// nor a restricted lead.
#[must_use]
pub fn claimed(table: &Table, by: Seat) -> Option<Claimed> {
    let state = table.state();
    let position = course::position(state)?;
    Some(Claimed {
        position,
        strain: state.strain,
        declarer: state.declarer,
        by,
        shown_out: table.shown_out(),
        stated: Statement::default(),
        duties: duties(state)?,
        options: false,
    })
}

/// The penalty cards that lie there, and the leads that are restricted. `None` where something else binds the play.
fn duties(state: &State) -> Option<Duties> {
    let mut duties = Duties { named: state.named, ..Duties::default() };
    for seat in Seat::ALL {
        duties.major = duties.major | state.major[seat];
        duties.minor = state.minor[seat].into_iter().fold(duties.minor, CardSet::with);
    }
    for r in &state.restrictions {
        let lead = &mut duties.leads[r.restriction.seat];
        match r.restriction.duty {
            Duty::RequireLead(suit) if lead.required.is_none() => lead.required = Some(suit),
            Duty::ForbidLead(suits) => lead.forbidden = suits.iter().fold(lead.forbidden, SuitSet::with),
            _ => return None,
        }
    }
    Some(duties).filter(|_| state.must_play.is_empty())
}
