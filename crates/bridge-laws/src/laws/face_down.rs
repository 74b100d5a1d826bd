//! The opening lead that lies face down: 41A.

use cards::Seat;

use super::{Say, exposed};
use crate::{
    clause::Clause,
    facts::Facts,
    matter::{Kind, Matter},
    words::{Effect, Grade, Ruling},
};

/// A lead is laid face down first.
pub(crate) const LAID: Clause = Clause::L41A;

/// It lies in front of the wrong player: it goes back unseen, and nothing else happens.
pub(crate) fn by_the_wrong_player(seat: Seat, due: Seat) -> Ruling {
    Ruling::under(Clause::L41A).does(Effect::ReturnUnseen(seat)).does(Effect::ToLead(due))
}

/// It may not simply be changed: it lies there again, face down. What he has faced in its place was only shown, unless
/// the next hand has played to it.
pub(crate) fn taken_back(f: &Facts, m: &Matter) -> Say {
    let Kind::FaceDownTakenBack { seat, .. } = m.kind else { return Ok(None) };
    let ruling = Ruling::under(Clause::L41A);
    let trick = &f.state.trick;
    let faced = trick.cards[seat].filter(|_| trick.leader == seat);
    Ok(Some(match faced {
        Some(faced) if f.played_after(seat, faced).is_empty() => {
            exposed::as_penalty_card(f, ruling, seat, faced, Grade::Major).does(Effect::LiesFaceDown(seat))
        }
        Some(_) => ruling.does(Effect::PlayGoesOn),
        None => ruling.does(Effect::LiesFaceDown(seat)),
    }))
}
