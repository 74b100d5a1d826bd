//! Inadmissible calls: 36–39.

use bridge::Call;
use cards::{Seat, Side};

use super::{cancelled, comparable, first_lead, information, rotation};
use crate::{
    clause::{Clause, Edition},
    facts::Facts,
    laws::procedure,
    matter::{IrregularCall, Replacement},
    words::{Duty, Effect, Pending, Replacing, Restriction, Ruling},
};

/// 36: a double of nothing that could be doubled.
pub const INADMISSIBLE: Clause = Clause::L36B;
/// 37B: he had to pass.
pub(crate) const HAD_TO_PASS: Clause = Clause::L37B;
/// 39: the auction was over.
const AFTER_THE_LAST_PASS: Clause = Clause::L39;

/// 36A, 36C: attention is drawn to it after the next opponent has called over it.
pub(super) fn called_over(f: &Facts, m: &IrregularCall) -> Ruling {
    if f.state.is_opening() { nothing_has_happened(m) } else { scored_without(m) }
}

/// 36B: a double or redouble that is never allowed. He makes a legal call, and his partner must pass.
pub(super) fn inadmissible(f: &Facts, m: &IrregularCall) -> Ruling {
    let ruling = partner_is_silenced(m);
    match f.edition(INADMISSIBLE) {
        Edition::E2007 => first_lead::may_say(f, ruling, m.seat, m.call),
        Edition::E2017 => {
            let in_turn = m.seat == m.due;
            let why = if in_turn { Replacing::Inadmissible } else { Replacing::InadmissibleOutOfRotation };
            ruling.does(Effect::Replaces(m.seat, m.call, why))
        }
    }
}

/// 36B: he wanted it in the place of a call of his own. That one stands, and it is for nobody to accept the other.
pub(super) fn instead_of(f: &Facts, m: &IrregularCall, first: Call) -> Ruling {
    let ruling = partner_is_silenced(m);
    match f.edition(INADMISSIBLE) {
        Edition::E2007 => first_lead::may_say(f, ruling, m.seat, m.call),
        Edition::E2017 => ruling.does(Effect::MayBearOnLead(m.seat, m.call, first)),
    }
}

fn partner_is_silenced(m: &IrregularCall) -> Ruling {
    let silent = Restriction { seat: m.seat.partner(), duty: Duty::MustPassThroughout };
    let ruling = cancelled(Ruling::under(INADMISSIBLE), m)
        .does(Effect::ToCall(m.due))
        .does(Effect::Restrict(silent, INADMISSIBLE));
    procedure::look_whether_aware(ruling)
}

/// 36B: the legal call that came in its place.
pub(super) fn admissible_instead(f: &Facts, m: &Replacement) -> Result<Ruling, Pending> {
    let base = Ruling::under(INADMISSIBLE);
    Ok(match comparable::is_comparable(f, m.seat, (m.withdrawn, m.call), &[INADMISSIBLE])? {
        true => comparable::comparable(base, m.seat, m.withdrawn),
        false => comparable::another(f, base, m.seat, m.withdrawn),
    })
}

/// 36A: it and all that was called after it is gone, as if there had been nothing.
pub(super) fn nothing_has_happened(m: &IrregularCall) -> Ruling {
    Ruling::under(Clause::L36A)
        .does(Effect::CallWithdrawn(m.seat, m.call))
        .does(Effect::LaterCallsCancelled)
        .does(Effect::ToCall(m.due))
}

/// 36C: attention is drawn to it after the opening lead. The contract is what it would be without it.
fn scored_without(m: &IrregularCall) -> Ruling {
    Ruling::under(Clause::L36C).does(Effect::CountsAsNotMade(m.seat, m.call))
}

/// 37A: it stands; who must pass to the end must still. What the partner called at his turn came too late then.
pub(super) fn let_stand(m: &IrregularCall) -> Ruling {
    let ruling = rotation::without_the_partners(Ruling::under(Clause::L37A), m);
    ruling.does(Effect::CallStands(m.seat, m.call))
}

/// 37A: he has called over a second call of who had passed, as he had to: that one stands.
pub(super) fn second_stands(m: &IrregularCall, first: Call) -> Ruling {
    let ruling = Ruling::under(Clause::L37A).does(Effect::CallWithdrawn(m.seat, first));
    ruling.does(Effect::CallStands(m.seat, m.call))
}

/// 37B: he had to pass. At his turn a pass is put in its place; at another's that one calls. Both must pass to the end.
pub(super) fn against_duty(f: &Facts, m: &IrregularCall) -> Ruling {
    let ruling = cancelled(Ruling::under(HAD_TO_PASS), m);
    let mut ruling = match m.seat == m.due {
        true => ruling.does(Effect::CallStands(m.seat, Call::Pass)),
        // What the partner has called already he called before he was bound.
        false => rotation::with_the_partners(f, ruling.does(Effect::ToCall(m.due)), m),
    };
    for seat in [m.seat, m.seat.partner()] {
        let silent = Restriction { seat, duty: Duty::MustPassThroughout };
        ruling = ruling.does(Effect::Restrict(silent, HAD_TO_PASS));
    }
    procedure::look_whether_aware(first_lead::may_say(f, ruling, m.seat, m.call))
}

/// 38: a bid above seven is never played. It is cancelled, a pass is put in its place, and both must pass to the end.
/// After the last pass nothing is left to be called, and only the first lead of a defender’s partner may be restricted.
pub(super) fn above_seven(f: &Facts, m: &IrregularCall, after_the_end: bool) -> Ruling {
    let ruling = no_bid(m, after_the_end);
    match after_the_end && !is_defender(m.seat, f.state.declarer.side()) {
        true => procedure::look_whether_aware(ruling),
        false => procedure::look_whether_aware(first_lead::may_forbid(ruling, m.seat)),
    }
}

/// 38: the next opponent has called over it. Both are cancelled, and nothing else follows.
pub(super) fn above_seven_called_over(m: &IrregularCall, after_the_end: bool) -> Ruling {
    no_bid(m, after_the_end).does(Effect::LaterCallsCancelled)
}

fn no_bid(m: &IrregularCall, after_the_end: bool) -> Ruling {
    let passes = m.seat == m.due && !after_the_end;
    let mut ruling = Ruling::under(Clause::L38).does(Effect::BidAboveSevenCancelled { seat: m.seat, passes });
    if !after_the_end {
        ruling = ruling.does(match passes {
            true => Effect::CallStands(m.seat, Call::Pass),
            false => Effect::ToCall(m.due),
        });
        for seat in [m.seat, m.seat.partner()] {
            let silent = Restriction { seat, duty: Duty::MustPassThroughout };
            ruling = ruling.does(Effect::Restrict(silent, Clause::L38));
        }
    }
    information::above_seven_withdrawn(ruling, m.seat)
}

/// 39: a call after the last pass is cancelled. Of a defender's bid, double or redouble something may follow.
pub(super) fn after_the_last_pass(f: &Facts, m: &IrregularCall) -> Ruling {
    let ruling = cancelled(Ruling::under(AFTER_THE_LAST_PASS), m);
    match is_defender(m.seat, f.state.declarer.side()) && m.call != Call::Pass {
        true => first_lead::may_say(f, ruling, m.seat, m.call),
        false => ruling,
    }
}

/// 39: the next opponent has called over it: both calls are cancelled, and nothing follows.
pub(super) fn called_after_the_last_pass(m: &IrregularCall) -> Ruling {
    cancelled(Ruling::under(AFTER_THE_LAST_PASS), m)
}

fn is_defender(seat: Seat, declaring: Side) -> bool {
    seat.side() != declaring
}
