//! Boards without a result: artificial scores, 12C2, 86, 88.

use bridge::{Fault, artificial_imps, artificial_percent};
use bridge_laws::clause::{Clause, Point};
use cards::{BySide, Side};

use super::{adjusted, conduct};
use crate::{
    facts::{Facts, Finds as _},
    words::{Adjusted, Effect, Hundredths, Pending, Pick, Question, Ruling},
};

/// How far each side is to blame, as the director finds it.
struct Faults(BySide<Fault>);

impl Faults {
    fn found(f: &Facts<'_>) -> Result<Faults, Pending> {
        let of = |question| -> Result<Fault, Pending> {
            Ok(match f.pick(question, &[Clause::L12C2a, Clause::L88])? {
                Pick::NotAtFault => Fault::None,
                Pick::PartlyAtFault => Fault::Partly,
                _ => Fault::Directly,
            })
        };
        Ok(Faults(BySide([of(Question::FaultNorthSouth)?, of(Question::FaultEastWest)?])))
    }

    fn of(&self, side: Side) -> Fault {
        self.0[side]
    }

    fn anybody(&self, fault: Fault) -> bool {
        Side::ALL.into_iter().any(|side| self.of(side) == fault)
    }
}

/// The topic. In a team match the other table may have a result that is clearly good for one side (86B1).
pub(crate) fn ruled(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let faults = Faults::found(f)?;
    let ruling = if !in_matchpoints(f)? && is_better_elsewhere(f)? {
        Ruling::under(Clause::L86B1).does(Effect::AssignInstead).then(adjusted::assigned(f)?)
    } else {
        by_fault(f, &faults)?
    };
    // 90A: who keeps others waiting may be penalised besides.
    Ok(if faults.anybody(Fault::Directly) { ruling.look_at(conduct::PENALTY) } else { ruling })
}

/// 86B1: does the result at the other table clearly favour one side? DP37: more than what comparable pairs got on the board,
/// or at all.
fn is_better_elsewhere(f: &Facts<'_>) -> Result<bool, Pending> {
    let question = match f.reads_other_way(Point::DP37) {
        true => Question::OtherTableBetter,
        false => Question::OtherTableClear,
    };
    f.is_so(question, &[Clause::L86B1])
}

/// 12C1d, 12C2a: there is a result, which cannot stand: the side that has offended is directly to blame for it, the other
/// is not.
pub(crate) fn artificial_against(f: &Facts<'_>, offenders: Side) -> Result<Ruling, Pending> {
    let fault = |side| if side == offenders { Fault::Directly } else { Fault::None };
    by_fault(f, &Faults(BySide(Side::ALL.map(fault))))
}

/// 12C2: the same where a law says that neither side has offended, so that nobody asks how far one is to blame (82C).
pub(crate) fn artificial_for_innocent(f: &Facts<'_>) -> Result<Ruling, Pending> {
    by_fault(f, &Faults(BySide([Fault::None, Fault::None])))
}

fn by_fault(f: &Facts<'_>, faults: &Faults) -> Result<Ruling, Pending> {
    if in_matchpoints(f)? { in_percent(f, faults) } else { in_imps(f, faults) }
}

fn in_matchpoints(f: &Facts<'_>) -> Result<bool, Pending> {
    Ok(f.pick(Question::Scoring, &[Clause::L12C2a, Clause::L12C2b])? == Pick::Matchpoints)
}

/// 12C2a: percent of the matchpoints. 12C2c: who is better, or worse, on the other boards keeps that.
fn in_percent(f: &Facts<'_>, faults: &Faults) -> Result<Ruling, Pending> {
    let mut ruling = Ruling::under(Clause::L12C2a);
    let matters = |side| faults.of(side) != Fault::Partly;
    let known = Side::ALL.into_iter().any(matters) && f.is_so(Question::SessionKnown, &[Clause::L12C2c])?;
    for side in Side::ALL {
        let question = match side {
            Side::NorthSouth => Question::SessionNorthSouth,
            Side::EastWest => Question::SessionEastWest,
        };
        let session = match known && matters(side) {
            true => Some(f.percent(question, &[Clause::L12C2c])?),
            false => None,
        };
        let percent = artificial_percent(faults.of(side), session);
        if session == Some(percent) {
            ruling = ruling.and(Clause::L12C2c);
        }
        ruling = ruling.does(Effect::Gets(side, Adjusted::Percent(faults.of(side), Hundredths::of(percent))));
    }
    Ok(ruling)
}

/// 12C2b: three IMPs, for or against.
fn in_imps(f: &Facts<'_>, faults: &Faults) -> Result<Ruling, Pending> {
    let ruling = Ruling::under(Clause::L12C2b);
    let own = BySide(Side::ALL.map(|side| i64::from(artificial_imps(faults.of(side))).into()));
    if !adjusted::in_balance(f, own)? {
        return Ok(adjusted::balanced(ruling, own, adjusted::imps));
    }
    Ok(Side::ALL.into_iter().fold(ruling, |ruling, side| {
        let fault = faults.of(side);
        ruling.does(Effect::Gets(side, Adjusted::ArtificialImps(fault, artificial_imps(fault))))
    }))
}
