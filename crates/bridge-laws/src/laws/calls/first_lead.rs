//! The first lead of the partner of a defender whose call was withdrawn: 26.

use bridge::Call;
use cards::{Seat, Suit, SuitSet};

use super::{comparable, showed, shows};
use crate::{
    clause::{Clause, Edition, Point},
    facts::Facts,
    state::InForce,
    words::{Choice, Duty, Effect, Elects, Pending, Question, Restriction, Ruling},
};

/// 26B: what declarer has forbidden because of a withdrawn call.
const NO_SUCH_LEAD: Clause = Clause::L26B;

/// A call was withdrawn, and if its maker defends, declarer may have something to say about his partner's first lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct FirstLead {
    /// Whose call it was.
    pub offender: Seat,
    /// Which; where it only counts that one was (2017), `None`.
    pub withdrawn: Option<Call>,
    /// The call that stands in its place, where nobody has found yet whether it is comparable.
    pub instead: Option<Call>,
}

/// 26B: the call withdrawn was not replaced by a comparable one.
pub(super) fn may_say(f: &Facts, ruling: Ruling, seat: Seat, withdrawn: Call) -> Ruling {
    match f.edition(Clause::L26A) {
        Edition::E2007 => ruling.and(Clause::L26A).does(Effect::MayDirectLead(seat, withdrawn)),
        Edition::E2017 => may_forbid(ruling, seat),
    }
}

/// 26B: declarer may forbid any one suit that its maker has not shown.
pub(super) fn may_forbid(ruling: Ruling, seat: Seat) -> Ruling {
    ruling.and(NO_SUCH_LEAD).does(Effect::MayForbidLead(seat))
}

/// 26A: a comparable call restricts no lead.
pub(super) fn free(ruling: Ruling) -> Ruling {
    ruling.and(Clause::L26A)
}

/// The partner of a defender whose call was withdrawn is to lead for the first time. `legal`: the calls of that defender
/// that stand; at the desk only some of them are known.
pub(crate) fn lead_after_withdrawn_call(
    f: &Facts,
    first: FirstLead,
    legal: &[Call],
    all_known: bool,
) -> Result<Ruling, Pending> {
    let FirstLead { offender, withdrawn, instead } = first;
    let leader = offender.partner();
    let comparable = match (f.edition(Clause::L26A), withdrawn, instead) {
        (Edition::E2017, Some(Call::Pass), Some(Call::Pass)) => {
            comparable::is_pass_comparable(f, offender, &[NO_SUCH_LEAD])?
        }
        (Edition::E2017, Some(withdrawn), Some(instead)) => {
            comparable::is_comparable(f, offender, (withdrawn, instead), &[NO_SUCH_LEAD])?
        }
        (Edition::E2007 | Edition::E2017, ..) => false,
    };
    if comparable {
        return Ok(free(Ruling::under(NO_SUCH_LEAD)));
    }
    // Shown, not named; a pass says nothing about a suit.
    let mut shown = SuitSet::EMPTY;
    for &call in legal.iter().filter(|call| **call != Call::Pass) {
        let meaning = f.meaning(shows(offender, call), &[NO_SUCH_LEAD])?;
        shown = meaning.specified(call).suits.iter().fold(shown, SuitSet::with);
        // DP36: of two suits of which he has one neither is shown.
        if !meaning.either.is_empty() && f.reads_other_way(Point::DP36) {
            shown = meaning.either.iter().fold(shown, SuitSet::with);
        }
    }
    for suit in Suit::ALL.into_iter().rev().filter(|_| !all_known) {
        if !shown.contains(suit) && f.is_so(Question::ShownByCall(offender, suit), &[NO_SUCH_LEAD])? {
            shown = shown.with(suit);
        }
    }
    let (clause, mut options) = match (f.edition(NO_SUCH_LEAD), withdrawn) {
        (Edition::E2007, Some(withdrawn)) => of_2007(f, offender, withdrawn, shown)?,
        (Edition::E2007 | Edition::E2017, _) => (NO_SUCH_LEAD, forbidding(shown)),
    };
    if options.is_empty() {
        return Ok(Ruling::under(clause));
    }
    options.push(Choice::LeadFree);
    let duty = match f.one_choice(Elects::FirstLead(offender), f.state.declarer, options, &[clause])? {
        Choice::ForbidLead(suits) => Duty::ForbidLead(suits),
        Choice::RequireLead(suit) => Duty::RequireLead(suit),
        _ => return Ok(Ruling::under(clause)),
    };
    let duty = Restriction { seat: leader, duty };
    Ok(Ruling::under(clause).does(Effect::Restrict(duty, NO_SUCH_LEAD)))
}

/// Any one suit but these.
fn forbidding(shown: SuitSet) -> Vec<Choice> {
    let free = Suit::ALL.into_iter().rev().filter(|&suit| !shown.contains(suit));
    free.map(|suit| Choice::ForbidLead(SuitSet::only(suit))).collect()
}

/// 2007: of a call that was about suits (26A) declarer may require or forbid one of these, unless its maker has shown it
/// again; of any other call (26B) he may forbid any one suit.
fn of_2007(
    f: &Facts,
    offender: Seat,
    withdrawn: Call,
    shown: SuitSet,
) -> Result<(Clause, Vec<Choice>), Pending> {
    let about =
        f.meaning(showed(offender, withdrawn), &[Clause::L26A, NO_SUCH_LEAD])?.specified(withdrawn).suits;
    if about.is_empty() {
        return Ok((NO_SUCH_LEAD, forbidding(SuitSet::EMPTY)));
    }
    let left = Suit::ALL.into_iter().rev().filter(|&suit| about.contains(suit) && !shown.contains(suit));
    let either = |suit| [Choice::RequireLead(suit), Choice::ForbidLead(SuitSet::only(suit))];
    Ok((Clause::L26A, left.flat_map(either).collect()))
}

impl InForce {
    /// Is it a matter of the auction, and not of a penalty card?
    #[must_use]
    pub fn comes_of_the_auction(&self) -> bool {
        self.law == NO_SUCH_LEAD
    }
}
