//! Deception by what is no call and no play: 73D2, 73E2.

use bridge_laws::{
    cite,
    clause::{Clause, Point},
};

use super::{adjusted, director};
use crate::{
    facts::{Facts, Finds as _},
    words::{Effect, Pending, Question, Ruling},
};

/// All four are needed, and no intent: a false inference, from an opponent's manner, without a bridge reason, from
/// which he could know that he might profit.
pub(crate) fn ruled(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let side = f.side(Question::Offenders, &[Clause::L73D2, Clause::L73E2])?;
    let Some(established) = director::established(f)? else {
        return Ok(director::not_found());
    };
    let law = &[Clause::L73E2];
    let all = f.is_so(Question::FalseInference, law)?
        && !had_a_reason(f)?
        && f.is_so(Question::CouldBenefit, law)?;
    let ruling = established.and(Clause::L73E2);
    if !all {
        return Ok(ruling.and(cite::AT_ONES_OWN_RISK).does(Effect::NoDeception));
    }
    let ruling = ruling.and(Clause::L73D2).does(Effect::WasMisled);
    if !adjusted::is_damaged(f)? {
        return Ok(ruling.does(Effect::NoDamage));
    }
    Ok(ruling.then(adjusted::score(f, Some(side))?))
}

/// 73E2: a demonstrable bridge reason. DP30: which of two cards to play that are worth the same is none.
fn had_a_reason(f: &Facts<'_>) -> Result<bool, Pending> {
    let law = &[Clause::L73E2];
    Ok(f.is_so(Question::BridgeReason, law)?
        || f.is_so(Question::OnlyEqualCards, law)? && f.reads_other_way(Point::DP30))
}
