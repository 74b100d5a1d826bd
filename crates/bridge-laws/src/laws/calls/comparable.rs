//! Comparable calls: 23.

use bridge::Call;
use cards::Seat;

use super::{first_lead, information, showed, shows};
use crate::{
    clause::{Clause, Point},
    facts::Facts,
    words::{Answer, Meaning, Pending, Purpose, Question, Ruling},
};

/// 23A: does the call in its place tell the same as the one withdrawn, or only narrow it down, or do the same job? What
/// the two show says it where it is plain; else the director does.
pub(super) fn is_comparable(
    f: &Facts,
    seat: Seat,
    (withdrawn, call): (Call, Call),
    clauses: &[Clause],
) -> Result<bool, Pending> {
    let clauses: Vec<Clause> = clauses.iter().copied().chain([Clause::L23A]).collect();
    let judged = Question::ComparableCall(seat);
    if f.if_told(judged).is_none() {
        // Who judges is asked what there is to judge first.
        f.meaning(showed(seat, withdrawn), &clauses)?;
        f.meaning(shows(seat, call), &clauses)?;
    }
    let meaning = |question| f.if_told(question).and_then(Answer::meaning);
    if let (Some(before), Some(now)) = (meaning(showed(seat, withdrawn)), meaning(shows(seat, call)))
        && is_plainly_comparable(f, (before, withdrawn), (now, call))
        && f.if_told(judged).is_none()
    {
        return Ok(true);
    }
    f.is_so(judged, &clauses)
}

/// 23A2, 23A3: is it contained in the other, or does it do the same job?
fn is_plainly_comparable(
    f: &Facts,
    (before, withdrawn): (Meaning, Call),
    (now, call): (Meaning, Call),
) -> bool {
    let is_job = before.purpose.is_some_and(Purpose::is_a_job) && before.purpose == now.purpose;
    let nothing_besides = before.specified(withdrawn).is_empty() && now.specified(call).is_empty();
    is_job && nothing_besides
        || now.narrows(call, before, withdrawn, 0, 0)
        // DP34: a point or two more, or a card, does not matter.
        || now.narrows(call, before, withdrawn, 2, 1) && !f.reads_other_way(Point::DP34)
}

/// 23B: the call in the place of the one withdrawn is comparable. Nothing follows but a look at the score (23C).
pub(super) fn comparable(ruling: Ruling, seat: Seat, withdrawn: Call) -> Ruling {
    let ruling = first_lead::free(ruling.and(Clause::L23A).and(Clause::L23B)).look_at(Clause::L23C);
    information::call_for_all(ruling, seat, withdrawn, Clause::L23B)
}
