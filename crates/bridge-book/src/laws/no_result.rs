//! Boards without a result: artificial scores, 12C2, 86, 88.

use bridge::{Fault, artificial_imps, artificial_percent};
use bridge_laws::clause::Clause;
use cards::Side;

use super::{adjusted, conduct};
use crate::{
    facts::{Facts, Finds as _},
    words::{Adjusted, Effect, Pending, Pick, Question, Ruling, Tenths},
};

pub(crate) fn ruled(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let of = |question| -> Result<Fault, Pending> {
        Ok(match f.pick(question, &[Clause::L12C2a, Clause::L88])? {
            Pick::NotAtFault => Fault::None,
            Pick::PartlyAtFault => Fault::Partly,
            _ => Fault::Directly,
        })
    };
    let (north_south, east_west) = (of(Question::FaultNorthSouth)?, of(Question::FaultEastWest)?);
    let fault = |side| match side {
        Side::NorthSouth => north_south,
        Side::EastWest => east_west,
    };
    let ruling = artificial(f, fault)?;
    // 90A: who keeps others waiting may be penalised besides.
    let to_blame = Side::ALL.into_iter().filter(|&side| fault(side) == Fault::Directly);
    Ok(to_blame.fold(ruling, |ruling, _| ruling.look_at(conduct::PENALTY)))
}

/// 12C2: what each side gets for what it is to blame for.
pub(crate) fn artificial(f: &Facts<'_>, fault: impl Fn(Side) -> Fault) -> Result<Ruling, Pending> {
    match f.pick(Question::Scoring, &[Clause::L12C2a, Clause::L12C2b])? {
        Pick::Matchpoints => in_percent(f, fault),
        _ => in_imps(f, fault),
    }
}

/// 12C2a: percent of the matchpoints. 12C2c: who is better, or worse, on the other boards keeps that.
fn in_percent(f: &Facts<'_>, fault: impl Fn(Side) -> Fault) -> Result<Ruling, Pending> {
    let mut ruling = Ruling::under(Clause::L12C2a);
    let matters = |side| fault(side) != Fault::Partly;
    let known = Side::ALL.into_iter().any(matters) && f.is_so(Question::SessionKnown, &[Clause::L12C2c])?;
    for side in Side::ALL {
        let question = match side {
            Side::NorthSouth => Question::SessionNorthSouth,
            Side::EastWest => Question::SessionEastWest,
        };
        let session = match known && matters(side) {
            true => Some(f64::from(f.number(question, &[Clause::L12C2c])?)),
            false => None,
        };
        let percent = artificial_percent(fault(side), session);
        if session == Some(percent) {
            ruling = ruling.and(Clause::L12C2c);
        }
        ruling = ruling.does(Effect::Gets(side, Adjusted::Percent(fault(side), Tenths::of(percent))));
    }
    Ok(ruling)
}

/// 12C2b, 86B1: in a team match the other table may have a result that is clearly good for one side.
fn in_imps(f: &Facts<'_>, fault: impl Fn(Side) -> Fault) -> Result<Ruling, Pending> {
    if f.is_so(Question::OtherTableClear, &[Clause::L86B1])? {
        let ruling = Ruling::under(Clause::L86B1).does(Effect::AssignInstead);
        return Ok(ruling.then(adjusted::assigned(f)?));
    }
    let gets = |ruling: Ruling, side| {
        let imps = artificial_imps(fault(side));
        ruling.does(Effect::Gets(side, Adjusted::ArtificialImps(fault(side), imps)))
    };
    Ok(Side::ALL.into_iter().fold(Ruling::under(Clause::L12C2b), gets))
}
