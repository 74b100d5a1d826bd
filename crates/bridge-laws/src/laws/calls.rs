//! Calls that should not have been made, under the code of 2017: 23, 25–32, 36, 37.

use bridge::Call;
use cards::{Seat, Suit, SuitSet};

use super::{Say, information, procedure};
use crate::{
    clause::Clause,
    facts::Facts,
    matter::{CallFault, IrregularCall, Kind, Matter, Replacement},
    words::{Choice, Duty, Effect, Elects, Pending, Question, Replacing, Restriction, Ruling},
};

/// 25A: a call that came out unintended.
pub(crate) const UNINTENDED: Clause = Clause::L25A;
/// 25B: a change of mind.
pub(crate) const CHANGED: Clause = Clause::L25B;
/// 27: not high enough.
pub const INSUFFICIENT: Clause = Clause::L27;
/// 27C: put right before anybody had ruled.
pub(crate) const PUT_RIGHT: Clause = Clause::L27C;
/// 28–32: not his turn.
pub const OUT_OF_ROTATION: Clause = Clause::L28to32;
/// 36: a double of nothing that could be doubled.
pub const INADMISSIBLE: Clause = Clause::L36;

/// Rules on a call that should not have been made, and on the one in its place.
pub(crate) fn rule(f: &Facts, m: &Matter) -> Say {
    match &m.kind {
        Kind::Call(call) => irregular(f, call).map(Some),
        Kind::Replaced(replacement) => replaced(f, replacement).map(Some),
        _ => Ok(None),
    }
}

fn irregular(f: &Facts, m: &IrregularCall) -> Result<Ruling, Pending> {
    if let Some(meant) = m.instead
        && f.is_so(Question::UnintendedCall(m.seat), &[UNINTENDED])?
    {
        return Ok(slip(Effect::CallCancelled(m.seat, m.call), m.seat, meant));
    }
    match m.fault {
        CallFault::Insufficient => insufficient(f, m),
        CallFault::OutOfRotation => out_of_rotation(f, m),
        CallFault::Inadmissible => Ok(inadmissible(m)),
        CallFault::AgainstDuty => Ok(against_duty(m)),
        CallFault::Changed { first, since } => changed(f, m, first, since),
    }
}

/// 25A: the call that was meant comes into the place of the one that is gone.
fn slip(gone: Effect, seat: Seat, meant: Call) -> Ruling {
    Ruling::under(UNINTENDED).does(gone).does(Effect::CallReplaced(seat, meant))
}

/// 25: another call at the same turn. Meant from the beginning, it stands; a second thought stands only if
/// the next opponent accepts it.
fn changed(f: &Facts, m: &IrregularCall, first: Call, since: Option<Call>) -> Result<Ruling, Pending> {
    if f.is_so(Question::UnintendedCall(m.seat), &[UNINTENDED, CHANGED])? {
        let ruling = slip(Effect::CallWithdrawn(m.seat, first), m.seat, m.call);
        return Ok(match since {
            // The next opponent may change his.
            Some(call) => information::call_withdrawn(ruling, m.seat.next(), call, m.seat.side()),
            None => ruling,
        });
    }
    if since.is_some() {
        // The first call can no longer be withdrawn: this one is out of rotation.
        return out_of_rotation(f, m);
    }
    let (ruling, withdrawn) = match accepts(f, m, &[CHANGED])? {
        true => (second_stands(m, first), first),
        false => (cancelled(Ruling::under(CHANGED), m), m.call),
    };
    Ok(match f.is_so(Question::ComparableCall(m.seat), &[Clause::L23, Clause::L26B])? {
        true => comparable(ruling, m.seat, withdrawn),
        false => may_forbid_lead(ruling, m.seat),
    })
}

/// 23B: the call in the place of the one withdrawn is comparable. Nothing follows but a look at the score (23C).
fn comparable(ruling: Ruling, seat: Seat, withdrawn: Call) -> Ruling {
    let ruling = ruling.and(Clause::L23).look_at(Clause::L23);
    information::call_for_all(ruling, seat, withdrawn, Clause::L23)
}

/// 25B1: the first call is withdrawn.
fn second_stands(m: &IrregularCall, first: Call) -> Ruling {
    let ruling = Ruling::under(CHANGED)
        .does(Effect::CallWithdrawn(m.seat, first))
        .does(Effect::CallStands(m.seat, m.call));
    information::call_withdrawn(ruling, m.seat, first, m.seat.side())
}

/// The next opponent says whether the call stands.
fn accepts(f: &Facts, m: &IrregularCall, clauses: &[Clause]) -> Result<bool, Pending> {
    let options = vec![Choice::Accept, Choice::Refuse];
    Ok(f.one_choice(Elects::Call(m.seat, m.call), m.seat.next(), options, clauses)? == Choice::Accept)
}

/// 27: a bid that is too low.
fn insufficient(f: &Facts, m: &IrregularCall) -> Result<Ruling, Pending> {
    let base = Ruling::under(INSUFFICIENT);
    if accepts(f, m, &[INSUFFICIENT, Clause::L27A, Clause::L27B1, Clause::L27B2])? {
        return Ok(base.and(Clause::L27A).does(Effect::CallStands(m.seat, m.call)));
    }
    let ruling = cancelled(base, m).does(Effect::ToCall(m.seat));
    Ok(replaces(ruling, m, Replacing::Insufficient))
}

/// 28–32: a call at another player's turn.
fn out_of_rotation(f: &Facts, m: &IrregularCall) -> Result<Ruling, Pending> {
    let base = Ruling::under(OUT_OF_ROTATION);
    if accepts(f, m, &[OUT_OF_ROTATION, Clause::L29A, Clause::L29B])? {
        return Ok(base.and(Clause::L29A).does(Effect::CallStands(m.seat, m.call)));
    }
    let ruling = cancelled(base.and(Clause::L29B).and(of_rotation(m.call)), m).does(Effect::ToCall(m.due));
    let at_right = m.due == m.seat.previous();
    if at_right && m.call == Call::Pass {
        // 30A: he must pass when it is his turn.
        let duty = Restriction { seat: m.seat, duty: Duty::MustPass };
        return Ok(ruling.does(Effect::Restrict(duty, Clause::L30)));
    }
    let why = if at_right { Replacing::AtRightHandOpponentsTurn } else { Replacing::OutOfRotation };
    Ok(replaces(ruling, m, why))
}

/// The law of a pass, a bid, a double out of rotation.
const fn of_rotation(call: Call) -> Clause {
    match call {
        Call::Pass => Clause::L30,
        Call::Bid(..) => Clause::L31,
        Call::Double | Call::Redouble => Clause::L32,
    }
}

impl IrregularCall {
    /// 28B: is it gone when the player whose turn it was calls? An opponent's call does that, not the
    /// partner's; and what a double of nothing is for the next opponent 36A says.
    pub(crate) fn gives_way_to_due(&self) -> bool {
        match self.fault {
            CallFault::OutOfRotation => self.due.side() != self.seat.side(),
            CallFault::Inadmissible => self.due == self.seat.previous(),
            CallFault::Insufficient | CallFault::AgainstDuty | CallFault::Changed { .. } => false,
        }
    }
}

/// 34: a player who has not had his turn gets it.
pub(crate) fn missed_turn(seat: Seat) -> Ruling {
    Ruling::under(Clause::L34).does(Effect::ToCall(seat))
}

/// 28B: the player whose turn it was has called before anything was ruled. The call out of rotation goes,
/// and nothing follows from it but what may be known.
pub(crate) fn overtaken(m: &IrregularCall) -> Ruling {
    cancelled(Ruling::under(OUT_OF_ROTATION), m)
}

/// The next opponent has called over it: what that accepts.
pub(crate) fn called_over(m: &IrregularCall) -> Ruling {
    let stands = Effect::CallStands(m.seat, m.call);
    match m.fault {
        CallFault::Insufficient => Ruling::under(INSUFFICIENT).and(Clause::L27A).does(stands),
        CallFault::OutOfRotation | CallFault::Changed { since: Some(_), .. } => {
            Ruling::under(OUT_OF_ROTATION).and(Clause::L29A).does(stands)
        }
        // 36A: as if there had been nothing, the call over it included.
        CallFault::Inadmissible => Ruling::under(INADMISSIBLE)
            .does(Effect::CallCancelled(m.seat, m.call))
            .does(Effect::ToCall(m.due)),
        // 37A: it stands; who must pass to the end must still.
        CallFault::AgainstDuty => Ruling::under(Clause::L37).does(stands),
        CallFault::Changed { first, since: None } => second_stands(m, first),
    }
}

/// 36B: a double or redouble that is never allowed. He makes a legal call, and his partner must pass.
fn inadmissible(m: &IrregularCall) -> Ruling {
    let silent = Restriction { seat: m.seat.partner(), duty: Duty::MustPassThroughout };
    let ruling = cancelled(Ruling::under(INADMISSIBLE), m)
        .does(Effect::ToCall(m.due))
        .does(Effect::Restrict(silent, INADMISSIBLE));
    replaces(procedure::look_whether_aware(ruling), m, Replacing::Inadmissible)
}

/// 37B: he had to pass. A pass is put in its place, and both must pass to the end.
fn against_duty(m: &IrregularCall) -> Ruling {
    let mut ruling = cancelled(Ruling::under(Clause::L37), m).does(Effect::CallStands(m.seat, Call::Pass));
    for seat in [m.seat, m.seat.partner()] {
        let silent = Restriction { seat, duty: Duty::MustPassThroughout };
        ruling = ruling.does(Effect::Restrict(silent, Clause::L37));
    }
    procedure::look_whether_aware(may_forbid_lead(ruling, m.seat))
}

fn cancelled(ruling: Ruling, m: &IrregularCall) -> Ruling {
    let ruling = ruling.does(Effect::CallCancelled(m.seat, m.call));
    information::call_withdrawn(ruling, m.seat, m.call, m.seat.side())
}

/// Another call is to come; 27C: it may have come already.
fn replaces(ruling: Ruling, m: &IrregularCall, why: Replacing) -> Ruling {
    let ruling = ruling.does(Effect::Replaces(m.seat, m.call, why));
    match m.instead {
        Some(instead) if why == Replacing::Insufficient => {
            ruling.and(PUT_RIGHT).does(Effect::CallReplaced(m.seat, instead))
        }
        _ => ruling,
    }
}

/// Rules on the call in the place of the cancelled one.
fn replaced(f: &Facts, m: &Replacement) -> Result<Ruling, Pending> {
    match m.why {
        Replacing::Insufficient => sufficient_instead(f, m),
        Replacing::AtRightHandOpponentsTurn if m.must_repeat => Ok(repeated(m)),
        Replacing::AtRightHandOpponentsTurn | Replacing::OutOfRotation => in_rotation_instead(f, m),
        Replacing::Inadmissible => {
            let base = Ruling::under(INADMISSIBLE);
            Ok(match f.is_so(Question::ComparableCall(m.seat), &[Clause::L23, Clause::L26B])? {
                true => comparable(base, m.seat, m.withdrawn),
                false => may_forbid_lead(base, m.seat),
            })
        }
    }
}

/// 27B: what was called in the place of the insufficient bid.
fn sufficient_instead(f: &Facts, m: &Replacement) -> Result<Ruling, Pending> {
    let base = Ruling::under(INSUFFICIENT);
    if m.lowest {
        let ruling = base.and(Clause::L27B1).look_at(Clause::L27B1);
        return Ok(information::call_for_all(ruling, m.seat, m.withdrawn, Clause::L27B1));
    }
    let clauses = [Clause::L27B1, Clause::L27B2, Clause::L23];
    if f.is_so(Question::ComparableCall(m.seat), &clauses)? {
        return Ok(comparable(base.and(Clause::L27B1), m.seat, m.withdrawn));
    }
    let silent = Restriction { seat: m.seat.partner(), duty: Duty::MustPassThroughout };
    let ruling = base.and(Clause::L27B2).does(Effect::Restrict(silent, Clause::L27B2));
    if matches!(m.call, Call::Double | Call::Redouble) {
        // 27B3: a double or redouble may not be put in its place; he calls once more.
        return Ok(also_withdrawn(ruling, m).does(Effect::ToCall(m.seat)).does(Effect::Replaces(
            m.seat,
            m.withdrawn,
            Replacing::Insufficient,
        )));
    }
    Ok(procedure::look_whether_aware(may_forbid_lead(ruling, m.seat)))
}

/// The new call may not be made either.
fn also_withdrawn(ruling: Ruling, m: &Replacement) -> Ruling {
    let ruling = ruling.does(Effect::CallWithdrawn(m.seat, m.call));
    information::call_withdrawn(ruling, m.seat, m.call, m.seat.side())
}

/// 31A1, 32A1: the right-hand opponent has passed, so the same call comes again, and everybody may use it.
fn repeated(m: &Replacement) -> Ruling {
    let clause = of_rotation(m.withdrawn);
    let ruling = information::call_for_all(Ruling::under(clause), m.seat, m.withdrawn, clause);
    if m.call == m.withdrawn {
        return ruling;
    }
    also_withdrawn(ruling, m).does(Effect::CallStands(m.seat, m.withdrawn))
}

/// 30B, 31, 32: what was called in rotation in the place of the call out of rotation.
fn in_rotation_instead(f: &Facts, m: &Replacement) -> Result<Ruling, Pending> {
    let clause = of_rotation(m.withdrawn);
    let ruling = Ruling::under(clause);
    if f.is_so(Question::ComparableCall(m.seat), &[clause, Clause::L23])? {
        return Ok(comparable(ruling, m.seat, m.withdrawn));
    }
    let silent = Restriction { seat: m.seat.partner(), duty: Duty::MustPass };
    Ok(procedure::look_whether_aware(may_forbid_lead(ruling.does(Effect::Restrict(silent, clause)), m.seat)))
}

fn may_forbid_lead(ruling: Ruling, seat: Seat) -> Ruling {
    ruling.and(Clause::L26B).does(Effect::MayForbidLead(seat))
}

/// 26B: the partner of a defender whose call was withdrawn is to lead for the first time. Declarer may
/// forbid one suit that the offender has not named in the legal auction.
pub(crate) fn lead_after_withdrawn_call(
    f: &Facts,
    offender: Seat,
    named: SuitSet,
) -> Result<Ruling, Pending> {
    let leader = offender.partner();
    let free = Suit::ALL.into_iter().rev().filter(|&suit| !named.contains(suit));
    let mut options: Vec<Choice> = free.map(|suit| Choice::ForbidLead(SuitSet::only(suit))).collect();
    options.push(Choice::LeadFree);
    let choice = f.one_choice(Elects::FirstLead(offender), f.state.declarer, options, &[Clause::L26B])?;
    let ruling = Ruling::under(Clause::L26B);
    Ok(match choice {
        Choice::ForbidLead(suits) => {
            let duty = Restriction { seat: leader, duty: Duty::ForbidLead(suits) };
            ruling.does(Effect::Restrict(duty, Clause::L26B))
        }
        _ => ruling,
    })
}
