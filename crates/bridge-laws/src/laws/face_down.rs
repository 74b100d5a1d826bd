//! The opening lead that lies face down: 41A.

use cards::Seat;

use super::Say;
use crate::{
    clause::Clause,
    facts::Facts,
    matter::{Kind, Matter},
    words::{Effect, Ruling},
};

/// A lead is laid face down first.
pub(crate) const LAID: Clause = Clause::L41A;

/// It lies in front of the wrong player: it goes back unseen, and nothing else happens.
pub(crate) fn by_the_wrong_player(seat: Seat, due: Seat) -> Ruling {
    Ruling::under(Clause::L41A).does(Effect::ReturnUnseen(seat)).does(Effect::ToLead(due))
}

/// It may not simply be changed: it lies there again, face down.
pub(crate) fn taken_back(_: &Facts, m: &Matter) -> Say {
    let Kind::FaceDownTakenBack { seat, .. } = m.kind else { return Ok(None) };
    Ok(Some(Ruling::under(Clause::L41A).does(Effect::LiesFaceDown(seat))))
}
