//! Calls out of rotation: 28–34.

use bridge::Call;
use cards::Seat;
use ruling::Information;

use super::{
    accepts, also_withdrawn, cancelled, comparable, first_lead, information, insufficient, showed, shows,
};
use crate::{
    clause::{Clause, Edition, Point},
    facts::Facts,
    laws::procedure,
    matter::{IrregularCall, Replacement},
    words::{Answer, Bridge, Duty, Effect, Pending, Question, Replacing, Restriction, Ruling, Subject},
};

/// 28–32: not his turn.
pub const OUT_OF_ROTATION: Clause = Clause::L28to32;
/// 33: a call at the same moment as that of the player whose turn it is comes after it.
pub const AT_ONCE: Clause = Clause::L33;
/// 17D3: somebody has lost his turn to call.
pub const LOST_TURN: Clause = Clause::L17D3;

/// 28–32: a call at another player's turn.
pub(super) fn out_of_rotation(f: &Facts, m: &IrregularCall) -> Result<Ruling, Pending> {
    if let Some(ruling) = made_on_an_opponents_word(f, m)? {
        return Ok(ruling);
    }
    // What a pass is decides what refusing it brings, which is said before anybody chooses (10C1).
    let at_right = m.due == m.seat.previous();
    let plain_pass = m.call == Call::Pass && !(at_right && is_artificial(f, m)?);
    if accepts(f, m, &[OUT_OF_ROTATION, Clause::L29A, Clause::L29B])? {
        return Ok(accepted(m));
    }
    let mut ruling = cancelled(Ruling::under(OUT_OF_ROTATION).and(Clause::L29B), m);
    if m.too_low {
        ruling = insufficient::out_of_rotation_as_well(ruling);
    }
    let ruling = costs(f, m, ruling.does(Effect::ToCall(m.due)), plain_pass);
    Ok(with_the_partners(f, ruling, m))
}

/// The call is cancelled, and the partner has called at his own turn meanwhile.
pub(super) fn with_the_partners(f: &Facts, ruling: Ruling, m: &IrregularCall) -> Ruling {
    match m.partner {
        // DP24: that stands although he has seen too much (16C2).
        Some(_) if f.reads_other_way(Point::DP24) => without_the_partners(ruling, m),
        Some(call) => ruling.does(Effect::CallReplaced(m.due, call)),
        None => ruling,
    }
}

/// What the partner has called at his turn meanwhile is cancelled.
pub(super) fn without_the_partners(ruling: Ruling, m: &IrregularCall) -> Ruling {
    match m.partner {
        Some(call) => also_withdrawn(ruling.does(Effect::CallCancelled(m.due, call)), m.due, call),
        None => ruling,
    }
}

/// An opponent had said that it was his turn. 47E1 speaks of cards only; DP40: nobody is to gain by what he said, and the
/// call is cancelled without anything more.
fn made_on_an_opponents_word(f: &Facts, m: &IrregularCall) -> Result<Option<Ruling>, Pending> {
    let said = f.ask(Question::ToldItWasHisTurn(m.seat), &[OUT_OF_ROTATION])?;
    if said == Answer::No || f.reads_other_way(Point::DP40) {
        return Ok(None);
    }
    let ruling = procedure::nobody_gains(Ruling::under(OUT_OF_ROTATION));
    let ruling = ruling.does(Effect::CallCancelled(m.seat, m.call));
    let ruling = match said {
        // His own partner had said so as well.
        Answer::Both => information::for_its_owner_alone(ruling, m.seat, Subject::Call(m.seat, m.call)),
        _ => information::call_withdrawn(ruling, m.seat, m.call, m.seat.side().other()),
    };
    let ruling = ruling.does(Effect::ToCall(m.due));
    Ok(Some(match m.partner {
        Some(call) => ruling.does(Effect::CallReplaced(m.due, call)),
        None => ruling,
    }))
}

/// 29A: the next opponent lets it stand. What the partner called at his turn came too late then.
pub(super) fn accepted(m: &IrregularCall) -> Ruling {
    let ruling = without_the_partners(Ruling::under(OUT_OF_ROTATION).and(Clause::L29A), m);
    ruling.does(Effect::CallStands(m.seat, m.call))
}

/// What it costs that it was cancelled.
fn costs(f: &Facts, m: &IrregularCall, ruling: Ruling, plain_pass: bool) -> Ruling {
    let at_right = m.due == m.seat.previous();
    let pass_once = Restriction { seat: m.seat, duty: Duty::MustPass };
    match f.edition(OUT_OF_ROTATION) {
        Edition::E2017 if plain_pass && at_right => {
            // 30A: he must pass when it is his turn.
            let ruling = ruling.does(Effect::Restrict(pass_once, Clause::L30A)).and(Clause::L30A);
            let ruling = procedure::look_whether_aware(ruling);
            // DP22: the pass that he must make may tell something else than the one withdrawn.
            match f.reads_other_way(Point::DP22) {
                true => ruling,
                false => ruling.does(Effect::MayBearOnLead(m.seat, m.call, Call::Pass)),
            }
        }
        Edition::E2017 => {
            let why = if at_right { Replacing::AtRightHandOpponentsTurn } else { Replacing::OutOfRotation };
            let law = if plain_pass { Clause::L30B1 } else { ahead(m.call, at_right) };
            let ruling = if m.call == Call::Pass && !plain_pass { ruling.and(Clause::L30C) } else { ruling };
            ruling.and(law).does(Effect::Replaces(m.seat, m.call, why))
        }
        Edition::E2007 => procedure::look_whether_aware(costs_2007(f, m, ruling, plain_pass)),
    }
}

/// 30C: the pass itself is artificial, or it passes an artificial call of the partner.
fn is_artificial(f: &Facts, m: &IrregularCall) -> Result<bool, Pending> {
    let clauses = [Clause::L30A, Clause::L30C];
    if let Some(partners) = m.passes
        && !f.meaning(shows(m.seat.partner(), partners), &clauses)?.natural
    {
        return Ok(true);
    }
    Ok(!f.meaning(showed(m.seat, m.call), &clauses)?.natural)
}

/// 2007: what a call costs does not wait for the one in its place, except at the right-hand opponent's turn.
fn costs_2007(f: &Facts, m: &IrregularCall, ruling: Ruling, plain_pass: bool) -> Ruling {
    let at_right = m.due == m.seat.previous();
    let bind = |ruling: Ruling, seat, duty, law| {
        ruling.and(law).does(Effect::Restrict(Restriction { seat, duty }, law))
    };
    if plain_pass {
        let law = if m.bid_before { Clause::L30B1 } else { Clause::L30A };
        if at_right || !m.bid_before {
            return bind(ruling, m.seat, Duty::MustPass, law);
        }
        let ruling = bind(ruling, m.seat, Duty::MustPassThroughout, law);
        return bind(ruling, m.seat.partner(), Duty::MayNotDouble, law);
    }
    if at_right {
        let why = match m.call {
            Call::Bid(..) | Call::Pass => Replacing::RepeatingTheDenomination,
            Call::Double | Call::Redouble => Replacing::AfterRightHandOpponent,
        };
        return ruling.and(ahead(m.call, true)).does(Effect::Replaces(m.seat, m.call, why));
    }
    let ruling = bind(ruling, m.seat.partner(), Duty::MustPassThroughout, of_rotation(m.call, false).1);
    first_lead::may_say(f, ruling, m.seat, m.call)
}

/// The laws of a bid (or a pass under 30C) and of a double out of rotation: where the call is comparable, and where it is
/// not.
const fn of_rotation(call: Call, at_right: bool) -> (Clause, Clause) {
    match (call, at_right) {
        (Call::Bid(..) | Call::Pass, true) => (Clause::L31A2a, Clause::L31A2b),
        (Call::Bid(..) | Call::Pass, false) => (Clause::L31B, Clause::L31B),
        (Call::Double | Call::Redouble, true) => (Clause::L32A2, Clause::L32A2),
        (Call::Double | Call::Redouble, false) => (Clause::L32B, Clause::L32B),
    }
}

/// The law under which the next call of its maker will come.
const fn ahead(call: Call, at_right: bool) -> Clause {
    match (call, at_right) {
        (Call::Bid(..) | Call::Pass, true) => Clause::L31A1,
        (Call::Double | Call::Redouble, true) => Clause::L32A1,
        (call, false) => of_rotation(call, false).0,
    }
}

/// 30B, 31, 32: what was called in rotation in the place of the call out of rotation.
pub(super) fn in_rotation_instead(f: &Facts, m: &Replacement) -> Result<Ruling, Pending> {
    if m.must_repeat {
        return Ok(repeated(m));
    }
    let at_right = m.why != Replacing::OutOfRotation;
    let (same, other) = match (m.withdrawn, at_right) {
        (Call::Pass, false) => (Clause::L30B1, Clause::L30B1),
        (call, at_right) => of_rotation(call, at_right),
    };
    let bind = |clause, duty| {
        let duty = Restriction { seat: m.seat.partner(), duty };
        procedure::look_whether_aware(Ruling::under(clause).does(Effect::Restrict(duty, clause)))
    };
    match m.why {
        Replacing::RepeatingTheDenomination if repeats_the_denomination(f, m)? => {
            return Ok(also_withdrawn(bind(same, Duty::MustPass), m.seat, m.withdrawn));
        }
        Replacing::RepeatingTheDenomination | Replacing::AfterRightHandOpponent => {
            return Ok(comparable::another(f, bind(other, Duty::MustPassThroughout), m.seat, m.withdrawn));
        }
        _ => {}
    }
    let comparable = match (m.withdrawn, m.call) {
        // Of a pass of an artificial call (30C) a pass now passes something else.
        (Call::Pass, Call::Pass) if !at_right => comparable::is_pass_comparable(f, m.seat, &[same])?,
        calls => comparable::is_comparable(f, m.seat, calls, &[same])?,
    };
    let ruling = match comparable {
        true => comparable::comparable(Ruling::under(same), m.seat, m.withdrawn),
        false => comparable::another(f, bind(other, Duty::MustPass), m.seat, m.withdrawn),
    };
    // 29C: what counted was what the call withdrawn showed.
    let artificial = |meaning: crate::words::Meaning| !meaning.natural;
    let by_meaning =
        f.if_told(showed(m.seat, m.withdrawn)).is_some_and(|told| told.meaning().is_some_and(artificial));
    Ok(if by_meaning { ruling.and(Clause::L29C) } else { ruling })
}

/// 31A2a in 2007: the bid repeats the denomination of the one withdrawn, or of an artificial one (29C) what it showed.
fn repeats_the_denomination(f: &Facts, m: &Replacement) -> Result<bool, Pending> {
    let clauses = [Clause::L31A2a, Clause::L29C];
    let before = f.meaning(showed(m.seat, m.withdrawn), &clauses)?.specified(m.withdrawn);
    if before.is_empty() || !matches!(m.call, Call::Bid(..)) {
        return Ok(false);
    }
    Ok(f.meaning(shows(m.seat, m.call), &clauses)?.specified(m.call) == before)
}

/// 31A1, 32A1: what the call showed that comes again now is for everybody.
pub(crate) fn of_one_to_be_repeated(info: Information<Bridge>, call: Call) -> Information<Bridge> {
    Information { authorised: true, clause: ahead(call, true), ..info }
}

/// 31A1, 32A1: the right-hand opponent has passed, so the same call comes again, and everybody may use it.
fn repeated(m: &Replacement) -> Ruling {
    let clause = ahead(m.withdrawn, true);
    let ruling = information::call_for_all(Ruling::under(clause), m.seat, m.withdrawn, clause);
    if m.call == m.withdrawn {
        return ruling;
    }
    let ruling = ruling.does(Effect::CallWithdrawn(m.seat, m.call));
    also_withdrawn(ruling, m.seat, m.call).does(Effect::CallStands(m.seat, m.withdrawn))
}

/// 28A: his right-hand opponent had to pass; that pass is taken as made, and he has called at his turn.
pub(crate) fn passed_for(seat: Seat) -> Ruling {
    Ruling::under(Clause::L28A).does(Effect::CallStands(seat, Call::Pass))
}

/// 28B: the player whose turn it was has called before anything was ruled. The call out of rotation goes,
/// and nothing follows from it but what may be known.
pub(crate) fn called_by_due(f: &Facts, m: &IrregularCall) -> Ruling {
    // DP25: he is the next opponent as well, and could have meant to accept it.
    if m.due == m.seat.next() && f.reads_other_way(Point::DP25) {
        return accepted(m);
    }
    cancelled(Ruling::under(OUT_OF_ROTATION).and(Clause::L28B), m)
}

/// 17D3, 34: a player who has not had his turn gets it; the passes since are cancelled, and who passed out of rotation
/// has offended.
pub(crate) fn missed_turn(seat: Seat, cancelled: &[(Seat, Call)], out_of_rotation: &[Seat]) -> Ruling {
    let mut ruling = Ruling::under(LOST_TURN).and(Clause::L34);
    for &(by, call) in cancelled {
        ruling = ruling.does(Effect::CallCancelled(by, call));
        if out_of_rotation.contains(&by) {
            ruling = also_withdrawn(ruling, by, call);
        }
    }
    ruling.does(Effect::ToCall(seat))
}
