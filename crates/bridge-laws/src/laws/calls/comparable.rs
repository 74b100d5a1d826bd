//! Comparable calls: 23.

use bridge::Call;
use cards::Seat;

use super::{also_withdrawn, first_lead, information, showed, shows};
use crate::{
    clause::{Clause, Point},
    facts::Facts,
    words::{Answer, Meaning, Pending, Purpose, Question, Ruling},
};

/// 23C: the withdrawn call has helped its maker's side, although the one in its place was comparable.
pub const HELPED: Clause = Clause::L23C;

/// What a call shows, and the call.
type Made = (Meaning, Call);

/// 23A: does the call in its place tell the same as the one withdrawn, or only narrow it down, or do the same job?
pub(super) fn is_comparable(
    f: &Facts,
    seat: Seat,
    calls: (Call, Call),
    clauses: &[Clause],
) -> Result<bool, Pending> {
    found(f, seat, calls, clauses, is_plainly_comparable)
}

/// 23A: a pass in the place of a pass.
pub(super) fn is_pass_comparable(f: &Facts, seat: Seat, clauses: &[Clause]) -> Result<bool, Pending> {
    // DP33: over an opening it tells much the same as before one.
    let alike = |f: &Facts, before, now| {
        is_natural_pass(before) && is_natural_pass(now) && !f.reads_other_way(Point::DP33)
    };
    found(f, seat, (Call::Pass, Call::Pass), clauses, alike)
}

/// What the two show says it where it is plain; else the director does.
fn found(
    f: &Facts,
    seat: Seat,
    (withdrawn, call): (Call, Call),
    clauses: &[Clause],
    is_plain: impl Fn(&Facts, Made, Made) -> bool,
) -> Result<bool, Pending> {
    let clauses: Vec<Clause> = clauses.iter().copied().chain([Clause::L23A]).collect();
    let judged = Question::ComparableCall(seat, call);
    let told = |question| f.if_told(question).and_then(Answer::meaning);
    let (mut before, mut now) = (told(showed(seat, withdrawn)), told(shows(seat, call)));
    let is_judged = f.if_told(judged).is_some();
    if is_plainly_another(f, seat, (withdrawn, call), judged, &clauses)? {
        return Ok(false);
    }
    if !is_judged {
        // Who judges is asked what there is to judge first.
        before = Some(f.meaning(showed(seat, withdrawn), &clauses)?);
        now = Some(f.meaning(shows(seat, call), &clauses)?);
    }
    if let (Some(before), Some(now)) = (before, now) {
        let (before, now) = ((before, withdrawn), (now, call));
        if is_plain(f, before, now) && !is_judged {
            return Ok(true);
        }
        if is_a_double_for_its_suit(before, now) && f.reads_other_way(Point::DP35) {
            return Ok(false);
        }
    }
    f.is_so(judged, &clauses)
}

/// Was a natural bid withdrawn, and is a pass in its place, or a natural bid of another suit? Then there is nothing to be
/// judged.
pub(super) fn is_plainly_another(
    f: &Facts,
    seat: Seat,
    (withdrawn, call): (Call, Call),
    judged: Question,
    clauses: &[Clause],
) -> Result<bool, Pending> {
    let naturally = |meaning: Meaning, call| {
        let only = meaning.natural && meaning.purpose.is_none() && meaning.either.is_empty();
        only.then(|| meaning.specified(call)).filter(|shown| !shown.is_empty())
    };
    if f.if_told(judged).is_some() || matches!(call, Call::Double | Call::Redouble) {
        return Ok(false);
    }
    let Some(before) = naturally(f.meaning(showed(seat, withdrawn), clauses)?, withdrawn) else {
        return Ok(false);
    };
    if call == Call::Pass {
        return Ok(true);
    }
    let now = naturally(f.meaning(shows(seat, call), clauses)?, call);
    Ok(now.is_some_and(|now| now.are_other_suits_than(before) && before.are_other_suits_than(now)))
}

/// 23A2, 23A3: is it contained in the other, or does it do the same job?
fn is_plainly_comparable(f: &Facts, before: Made, now: Made) -> bool {
    let ((old, withdrawn), (new, call)) = (before, now);
    let is_job = old.purpose.is_some_and(Purpose::is_a_job) && old.purpose == new.purpose;
    let nothing_besides = old.specified(withdrawn).is_empty() && new.specified(call).is_empty();
    let contained = || {
        new.narrows(call, old, withdrawn, 0, 0)
            // DP34: a point or two more, or a card, does not matter.
            || new.narrows(call, old, withdrawn, 2, 1) && !f.reads_other_way(Point::DP34)
    };
    is_job && nothing_besides
        // DP26: a pass says as little as the relay did.
        || old.only_relays(withdrawn) && is_natural_pass(now) && !f.reads_other_way(Point::DP26)
        || contained() && !(is_a_double_for_its_suit(before, now) && f.reads_other_way(Point::DP35))
}

fn is_natural_pass((meaning, call): Made) -> bool {
    call == Call::Pass && meaning.natural
}

/// A double that shows the suit of the bid withdrawn. DP35: read the other way no double shows a denomination.
fn is_a_double_for_its_suit((old, withdrawn): Made, (new, call): Made) -> bool {
    let shown = old.specified(withdrawn);
    call == Call::Double && !shown.is_empty() && shown == new.specified(call)
}

/// The call in the place of the one withdrawn tells something else: what that has told is still not for the partner
/// (16C2), and declarer may have something to say about his first lead (26).
pub(super) fn another(f: &Facts, ruling: Ruling, seat: Seat, withdrawn: Call) -> Ruling {
    also_withdrawn(first_lead::may_say(f, ruling, seat, withdrawn), seat, withdrawn)
}

/// 23B: the call in the place of the one withdrawn is comparable. Nothing follows but a look at the score (23C).
pub(super) fn comparable(ruling: Ruling, seat: Seat, withdrawn: Call) -> Ruling {
    let ruling = first_lead::free(ruling.and(Clause::L23A).and(Clause::L23B)).look_at(HELPED);
    information::call_for_all(ruling, seat, withdrawn, Clause::L23B)
}
