//! What is played before anything has been ruled: 60.

use cards::Seat;

use super::{Say, exposed, penalty_card};
use crate::{
    clause::Clause,
    facts::Facts,
    matter::{Kind, Matter, Why},
    words::{Effect, Grade, Ruling},
};

/// 60A1, 60A2: an opponent has played on, so that nothing is rectified; the card counts as played in turn.
pub(crate) fn opponents_played_on() -> Ruling {
    Ruling::under(Clause::L60A1).and(Clause::L60A2)
}

/// 60A3: the penalty cards and restrictions that were there before are there still.
pub(crate) fn earlier_duties_stay(f: &Facts, ruling: Ruling, seat: Seat) -> Ruling {
    let bound = |seat: Seat| {
        !f.state.penalty_cards(seat).is_empty()
            || f.state.restrictions.iter().any(|r| r.restriction.seat == seat)
    };
    if bound(seat) || bound(seat.partner()) { ruling.and(Clause::L60A3) } else { ruling }
}

/// 60C: what the side that erred does meanwhile takes nothing from the others.
pub(crate) fn by_those_who_erred(ruling: Ruling) -> Ruling {
    ruling.and(Clause::L60C)
}

/// A defender's card that belongs to no trick.
pub(crate) fn stray(f: &Facts, m: &Matter) -> Say {
    let Kind::Stray { seat, card, why } = m.kind else { return Ok(None) };
    Ok(Some(match why {
        // 60B: too early, before declarer has led again.
        Why::AfterRetraction => {
            penalty_card::becomes(f, Ruling::under(Clause::L60B), seat, card, Grade::Major)
        }
        Why::OnLeadBeforeChoice => {
            let ruling = Ruling::under(Clause::L60C).does(Effect::Return(seat, card));
            exposed::as_penalty_card(f, ruling, seat, card, Grade::Major)
        }
    }))
}
