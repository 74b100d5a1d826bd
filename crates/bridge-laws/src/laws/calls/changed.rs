//! Changes of call: 25.

use bridge::Call;
use cards::Seat;

use super::{accepts, also_withdrawn, cancelled, first_lead, inadmissible, information, rotation};
use crate::{
    clause::{Clause, Edition, Point},
    facts::Facts,
    matter::{IrregularCall, Late},
    words::{Answer, Bridge, Effect, Pending, Question, Ruling},
};

/// 25A: a call that came out unintended.
pub(crate) const UNINTENDED: Clause = Clause::L25A;
/// 25B1: a change of mind.
pub(crate) const CHANGED: Clause = Clause::L25B1;

/// 25A: did the first call come out unintended? In 2007 it also had to be changed without pause for thought.
pub(crate) fn is_a_slip(f: &ruling::Facts<Bridge>, seat: Seat, clauses: &[Clause]) -> Result<bool, Pending> {
    let is_so = |question| Ok(f.ask(question, clauses)? == Answer::Yes);
    Ok(is_so(Question::UnintendedCall(seat))?
        && match f.edition(UNINTENDED) {
            Edition::E2007 => is_so(Question::WithoutPause)?,
            Edition::E2017 => true,
        })
}

/// 25A: the call that was meant comes into the place of the one that is gone.
pub(super) fn slip(gone: Effect, seat: Seat, meant: Call) -> Ruling {
    Ruling::under(UNINTENDED).does(gone).does(Effect::CallReplaced(seat, meant))
}

/// 25A: the first call came out unintended, and this is the one that was meant.
pub(super) fn meant(m: &IrregularCall, first: Call, since: Option<Call>) -> Ruling {
    let ruling = slip(Effect::CallWithdrawn(m.seat, first), m.seat, m.call);
    match since {
        // 25A6: the next opponent may change his.
        Some(call) => information::call_withdrawn(ruling, m.seat.next(), call, m.seat.side()),
        None => ruling,
    }
}

/// 25: another call at the same turn. Meant from the beginning, it stands; a second thought stands only if
/// the next opponent accepts it.
pub(super) fn changed(
    f: &Facts,
    m: &IrregularCall,
    first: Call,
    since: Option<Call>,
    late: Option<Late>,
) -> Result<Ruling, Pending> {
    let in_time = match (late, f.edition(Clause::L25A5)) {
        // 25A4.
        (Some(Late::PartnerHasCalled), _) | (Some(Late::AuctionOver), Edition::E2007) => false,
        (Some(Late::AuctionOver) | None, _) => true,
    };
    if in_time && is_a_slip(f, m.seat, &[UNINTENDED, CHANGED])? {
        let ruling = meant(m, first, since);
        return Ok(if late == Some(Late::AuctionOver) { ruling.and(Clause::L25A5) } else { ruling });
    }
    if m.of_nothing {
        return Ok(inadmissible::instead_of(f, m, first));
    }
    if m.had_to_pass {
        return Ok(inadmissible::against_duty(f, m));
    }
    let may_accept = match late {
        // DP27: nobody has called over the second call, and it is no call of its own.
        Some(Late::PartnerHasCalled) if f.reads_other_way(Point::DP27) => {
            return rotation::out_of_rotation(f, m);
        }
        Some(Late::PartnerHasCalled | Late::AuctionOver) => false,
        // DP28: he has called over the first, not over the second.
        None => since.is_none() || !f.reads_other_way(Point::DP28),
    };
    let (mut ruling, withdrawn, stands) = match may_accept && accepts(f, m, &[CHANGED, Clause::L25B2])? {
        true => (second_stands(m, first), first, m.call),
        false => {
            let ruling = cancelled(Ruling::under(Clause::L25B2), m);
            (ruling.does(Effect::FirstCallStands(m.seat, first)), m.call, first)
        }
    };
    if late == Some(Late::PartnerHasCalled) {
        ruling = ruling.and(Clause::L25A4);
    }
    if let (true, Some(call)) = (stands == m.call, since) {
        // 25B3: what the next opponent has called over the first is gone with it.
        ruling = information::call_withdrawn(ruling, m.seat.next(), call, m.seat.side());
    }
    // 26B: whether the two are comparable is found out when it matters, at the lead.
    Ok(match f.edition(CHANGED) {
        Edition::E2007 => first_lead::may_say(f, ruling, m.seat, withdrawn),
        Edition::E2017 => ruling.does(Effect::MayBearOnLead(m.seat, withdrawn, stands)),
    })
}

/// 25A, 25B: he only wants to change his call, and has made no other one. There is nothing that could be accepted.
pub(crate) fn only_wished(seat: Seat, first: Call, too_late: bool) -> Ruling {
    let ruling = Ruling::under(UNINTENDED).does(Effect::FirstCallStands(seat, first));
    let ruling = if too_late { ruling.and(Clause::L25A4) } else { ruling };
    information::look_at_partner(ruling)
}

/// 25B1: the first call is withdrawn.
fn second_stands(m: &IrregularCall, first: Call) -> Ruling {
    let ruling = Ruling::under(CHANGED)
        .does(Effect::CallWithdrawn(m.seat, first))
        .does(Effect::CallStands(m.seat, m.call));
    also_withdrawn(ruling, m.seat, first)
}

/// 25B2: what he has called himself in the place of an irregular call is gone with the ruling on that, unless it comes
/// there (25A, 27C).
pub(super) fn without_the_second(ruling: Ruling, m: &IrregularCall) -> Ruling {
    match m.instead {
        Some(second) if !ruling.effects.contains(&Effect::CallReplaced(m.seat, second)) => {
            let ruling = ruling.and(Clause::L25B2).does(Effect::CallCancelled(m.seat, second));
            also_withdrawn(ruling, m.seat, second)
        }
        _ => ruling,
    }
}

/// 25B1: the next opponent has called over the second call.
pub(super) fn called_over(m: &IrregularCall, first: Call) -> Ruling {
    second_stands(m, first).does(Effect::MayBearOnLead(m.seat, first, m.call))
}
