//! Insufficient bids: 27.

use bridge::Call;

use super::{accepts, also_withdrawn, cancelled, comparable, first_lead, information, showed, shows};
use crate::{
    clause::{Clause, Edition},
    facts::Facts,
    laws::procedure,
    matter::{IrregularCall, Replacement},
    words::{Duty, Effect, Pending, Question, Replacing, Restriction, Ruling},
};

/// 27: not high enough.
pub const INSUFFICIENT: Clause = Clause::L27;
/// 27D: the insufficient bid has helped its maker's side, although nothing followed from it.
pub const HELPED: Clause = Clause::L27D;
/// 27C: put right before anybody had ruled.
pub(crate) const PUT_RIGHT: Clause = Clause::L27C;

/// 27A2: too low as well as out of rotation, which counts.
pub(super) fn out_of_rotation_as_well(ruling: Ruling) -> Ruling {
    ruling.and(Clause::L27A2)
}

/// 27: a bid that is too low.
pub(super) fn insufficient(f: &Facts, m: &IrregularCall) -> Result<Ruling, Pending> {
    let clauses = [INSUFFICIENT, Clause::L27A1, Clause::L27B1a, Clause::L27B1b, Clause::L27B2];
    let why = match (m.again, f.edition(Clause::L27B1b)) {
        // 27B4: the second one that is too low is dealt with like a double.
        (true, _) => Replacing::Silenced,
        (false, Edition::E2007) => Replacing::MoreExactly,
        (false, Edition::E2017) => Replacing::Insufficient,
    };
    // 27C: what refusing it brings hangs on the call that has come in its place, and is said before anybody chooses (10C1).
    let put_right = || m.put_right.map(|it| sufficient_instead(f, &Replacement { why, ..it })).transpose();
    f.beforehand(put_right)?;
    if accepts(f, m, &clauses)? {
        put_right()?;
        return Ok(accepted(m));
    }
    let mut ruling = cancelled(Ruling::under(INSUFFICIENT), m).does(Effect::ToCall(m.seat));
    if m.again {
        ruling = procedure::look_whether_aware(silenced(ruling.and(Clause::L27B4), m.seat));
    }
    let ruling = ruling.does(Effect::Replaces(m.seat, m.call, why));
    Ok(match m.instead {
        // 27C: another call has come already.
        Some(instead) => ruling.and(PUT_RIGHT).does(Effect::CallReplaced(m.seat, instead)),
        None => ruling,
    })
}

/// 27A1: the next opponent lets it stand.
pub(super) fn accepted(m: &IrregularCall) -> Ruling {
    Ruling::under(INSUFFICIENT).and(Clause::L27A1).does(Effect::CallStands(m.seat, m.call))
}

/// 27B2: the partner passes to the end.
fn silenced(ruling: Ruling, seat: cards::Seat) -> Ruling {
    let silent = Restriction { seat: seat.partner(), duty: Duty::MustPassThroughout };
    ruling.does(Effect::Restrict(silent, Clause::L27B2))
}

/// 27B: what was called in the place of the insufficient bid.
pub(super) fn sufficient_instead(f: &Facts, m: &Replacement) -> Result<Ruling, Pending> {
    let base = Ruling::under(INSUFFICIENT);
    if m.why == Replacing::Silenced {
        return after_silence(f, m);
    }
    if is_lowest_of_its_kind(f, m)? {
        let ruling = base.and(Clause::L27B1a).look_at(HELPED);
        return Ok(information::call_for_all(ruling, m.seat, m.withdrawn, Clause::L27B1a));
    }
    if says_no_more(f, m)? {
        let ruling = base.and(Clause::L27B1b).look_at(HELPED);
        return Ok(match f.edition(Clause::L27B1b) {
            Edition::E2007 => information::call_for_all(ruling, m.seat, m.withdrawn, Clause::L27B1b),
            Edition::E2017 => comparable::comparable(ruling, m.seat, m.withdrawn),
        });
    }
    let ruling = procedure::look_whether_aware(silenced(base.and(Clause::L27B2), m.seat));
    if cannot_replace(m.call) {
        // He calls once more.
        let ruling = ruling.and(Clause::L27B3).does(Effect::CallWithdrawn(m.seat, m.call));
        return Ok(also_withdrawn(ruling, m.seat, m.call)
            .does(Effect::ToCall(m.seat))
            .does(Effect::Replaces(m.seat, m.withdrawn, Replacing::Silenced)));
    }
    Ok(comparable::another(f, ruling, m.seat, m.withdrawn))
}

/// 27B1a: is it the lowest sufficient bid that shows the same denominations? In 2007 the same one named, if neither was
/// artificial.
fn is_lowest_of_its_kind(f: &Facts, m: &Replacement) -> Result<bool, Pending> {
    if !matches!(m.call, Call::Bid(..)) {
        return Ok(false);
    }
    let clauses = [Clause::L27B1a];
    let before = f.meaning(showed(m.seat, m.withdrawn), &clauses)?;
    let now = f.meaning(shows(m.seat, m.call), &clauses)?;
    match f.edition(Clause::L27B1a) {
        Edition::E2007 => return Ok(m.lowest_named && before.natural && now.natural),
        Edition::E2017 => {}
    }
    let (was, is) = (before.specified(m.withdrawn), now.specified(m.call));
    if was.is_empty() || was != is {
        return Ok(false);
    }
    // Nothing below it names the same; and what else could show it is asked where that is not so.
    let plain = m.lowest_of_all || m.lowest_named && before.natural && now.natural;
    Ok(plain || !f.is_so(Question::LowerShowsTheSame(m.seat), &clauses)?)
}

/// 27B1b: comparable; in 2007 fully contained in what the first bid meant.
fn says_no_more(f: &Facts, m: &Replacement) -> Result<bool, Pending> {
    let clauses = [Clause::L27B1b, Clause::L27B2];
    match f.edition(Clause::L27B1b) {
        Edition::E2007 => {
            let (calls, judged) = ((m.withdrawn, m.call), Question::Contained(m.seat));
            let another = comparable::is_plainly_another(f, m.seat, calls, judged, &clauses)?;
            Ok(!another && f.is_so(judged, &clauses)?)
        }
        Edition::E2017 => comparable::is_comparable(f, m.seat, (m.withdrawn, m.call), &clauses),
    }
}

/// 27B3: a double or redouble that does not help may not be put in the place of an insufficient bid.
pub(crate) const fn cannot_replace(call: Call) -> bool {
    matches!(call, Call::Double | Call::Redouble)
}

/// 27B3, 27B4: the partner is silent whatever comes; only the lead is still to be seen to.
fn after_silence(f: &Facts, m: &Replacement) -> Result<Ruling, Pending> {
    let ruling = procedure::look_whether_aware(Ruling::under(INSUFFICIENT).and(Clause::L27B3));
    if cannot_replace(m.call) {
        let ruling = ruling.does(Effect::CallWithdrawn(m.seat, m.call)).does(Effect::ToCall(m.seat));
        let again = Effect::Replaces(m.seat, m.withdrawn, Replacing::Silenced);
        return Ok(also_withdrawn(ruling, m.seat, m.call).does(again));
    }
    let free = match f.edition(Clause::L27B3) {
        Edition::E2007 => false,
        Edition::E2017 => {
            is_lowest_of_its_kind(f, m)?
                || comparable::is_comparable(f, m.seat, (m.withdrawn, m.call), &[Clause::L27B3])?
        }
    };
    Ok(match free {
        true => first_lead::free(ruling),
        false => comparable::another(f, ruling, m.seat, m.withdrawn),
    })
}
