//! Calls that should not have been made: 23, 25–39. What several of these laws need is here; each clause is in the
//! module of its topic.

mod changed;
mod comparable;
mod first_lead;
mod inadmissible;
mod insufficient;
mod rotation;

use bridge::Call;
use cards::Seat;

use super::{Say, information};
use crate::{
    clause::Clause,
    facts::Facts,
    matter::{CallFault, IrregularCall, Kind, Late, Matter, Replacement},
    words::{Choice, Effect, Elects, Pending, Question, Replacing, Ruling},
};

pub(crate) use changed::{CHANGED, UNINTENDED, is_a_slip, only_wished};
pub use comparable::HELPED as WITHDRAWN_CALL_HELPED;
pub(crate) use first_lead::{FirstLead, lead_after_withdrawn_call};
pub(crate) use inadmissible::HAD_TO_PASS;
pub use inadmissible::INADMISSIBLE;
pub use insufficient::{HELPED as INSUFFICIENT_BID_HELPED, INSUFFICIENT};
pub(crate) use insufficient::{PUT_RIGHT, cannot_replace};
pub use rotation::{AT_ONCE, LOST_TURN, OUT_OF_ROTATION};
pub(crate) use rotation::{called_by_due, missed_turn, of_one_to_be_repeated, passed_for};

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
        && changed::is_a_slip(f, m.seat, &[UNINTENDED])?
    {
        return Ok(changed::slip(Effect::CallCancelled(m.seat, m.call), m.seat, meant));
    }
    if let Some((first, since)) = m.since
        && changed::is_a_slip(f, m.seat, &[UNINTENDED])?
    {
        return Ok(changed::meant(m, first, Some(since)));
    }
    if m.called_over {
        return Ok(inadmissible::called_over(f, m));
    }
    let ruling = match m.fault {
        CallFault::Insufficient => insufficient::insufficient(f, m),
        CallFault::OutOfRotation => rotation::out_of_rotation(f, m),
        CallFault::Inadmissible => Ok(inadmissible::inadmissible(f, m)),
        CallFault::AgainstDuty => Ok(inadmissible::against_duty(f, m)),
        CallFault::AfterTheLastPass => Ok(inadmissible::after_the_last_pass(f, m)),
        CallFault::AboveSeven { after_the_end } => Ok(inadmissible::above_seven(f, m, after_the_end)),
        CallFault::Changed { first, since, late } => changed::changed(f, m, first, since, late),
    };
    ruling.map(|ruling| changed::without_the_second(ruling, m))
}

/// Rules on the call in the place of the cancelled one.
fn replaced(f: &Facts, m: &Replacement) -> Result<Ruling, Pending> {
    match m.why {
        Replacing::Insufficient | Replacing::MoreExactly | Replacing::Silenced => {
            insufficient::sufficient_instead(f, m)
        }
        Replacing::AtRightHandOpponentsTurn
        | Replacing::RepeatingTheDenomination
        | Replacing::AfterRightHandOpponent
        | Replacing::OutOfRotation => rotation::in_rotation_instead(f, m),
        Replacing::Inadmissible | Replacing::InadmissibleOutOfRotation => {
            inadmissible::admissible_instead(f, m)
        }
    }
}

/// The next opponent has called over it: what that accepts.
pub(crate) fn called_over(m: &IrregularCall) -> Ruling {
    let ruling = match m.fault {
        CallFault::Insufficient => insufficient::accepted(m),
        CallFault::OutOfRotation => rotation::accepted(m),
        CallFault::Inadmissible => inadmissible::nothing_has_happened(m),
        CallFault::AgainstDuty => inadmissible::let_stand(m),
        CallFault::AfterTheLastPass | CallFault::Changed { late: Some(Late::AuctionOver), .. } => {
            inadmissible::called_after_the_last_pass(m)
        }
        CallFault::AboveSeven { after_the_end } => inadmissible::above_seven_called_over(m, after_the_end),
        CallFault::Changed { first, .. } if m.had_to_pass => inadmissible::second_stands(m, first),
        CallFault::Changed { first, .. } => changed::called_over(m, first),
    };
    changed::without_the_second(ruling, m)
}

/// The next opponent says whether the call stands.
fn accepts(f: &Facts, m: &IrregularCall, clauses: &[Clause]) -> Result<bool, Pending> {
    let options = vec![Choice::Accept, Choice::Refuse];
    Ok(f.one_choice(Elects::Call(m.seat, m.call), m.seat.next(), options, clauses)? == Choice::Accept)
}

/// It is cancelled: the others may use what it told, its own side may not.
fn cancelled(ruling: Ruling, m: &IrregularCall) -> Ruling {
    also_withdrawn(ruling.does(Effect::CallCancelled(m.seat, m.call)), m.seat, m.call)
}

fn also_withdrawn(ruling: Ruling, seat: Seat, call: Call) -> Ruling {
    information::call_withdrawn(ruling, seat, call, seat.side())
}

impl IrregularCall {
    /// 28B: is it gone when the player whose turn it was calls? An opponent's call does that, not the
    /// partner's; and what a double of nothing is for the next opponent 36A says, a call against a duty to pass 37A.
    pub(crate) fn gives_way_to_due(&self) -> bool {
        match self.fault {
            CallFault::OutOfRotation => self.due.side() != self.seat.side(),
            CallFault::Inadmissible | CallFault::AgainstDuty => self.due == self.seat.previous(),
            CallFault::Insufficient
            | CallFault::AfterTheLastPass
            | CallFault::AboveSeven { .. }
            | CallFault::Changed { .. } => false,
        }
    }
}

/// What the call withdrawn could be taken to show.
const fn showed(seat: Seat, call: Call) -> Question {
    Question::Showed(seat, call)
}

/// What the call in its place shows.
const fn shows(seat: Seat, call: Call) -> Question {
    Question::Shows(seat, call)
}
