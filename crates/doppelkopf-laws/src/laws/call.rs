//! Calls that were not allowed: I50 to I57.

use doppelkopf_rules::{Clause, Point, Position};

use super::{
    class::{self, Judged},
    price::Column,
};
use crate::{
    facts::Facts,
    offence::Act,
    words::{Effect, Pending, Question, Ruling},
};

/// I51, I57: too late, or an Absage without an Erstansage; all depends on what was gained by it. A reply comes a card
/// later than others, and is no offence (S5.6). Whether a
/// claimed one stands is an open point.
pub fn late(f: &Facts<'_>, by: Position, act: Option<&Act>) -> Result<Ruling, Pending> {
    if f.is_so(Question::CallInTime(by), &[Clause::S5_1, Clause::S5_6])? {
        return Ok(class::legal(Clause::S5_1).and(Clause::S5_6));
    }
    let judged = class::by_criteria(f, by, |column| Ok(tells(f, by, column)? && class::can_decide(f, by)?))?;
    let void = [Effect::CallVoid(by)];
    let ruling = match act {
        // Where we know what was said, the limit of its level was passed.
        Some(Act::Call { spoken, .. }) => judged.under(doppelkopf::limit_clause(spoken.call), &void),
        _ => judged.alone(&void),
    };
    // Where the game does not count, nothing hangs on whether the call stands.
    let counts = ruling.effects.iter().any(|e| matches!(e, Effect::GoesOn | Effect::RestTo(_)));
    Ok(if counts { ruling.depends_on(Point::B7) } else { ruling })
}

/// Does the call tell anything, of the parties or of the cards?
fn tells(f: &Facts<'_>, by: Position, column: Column) -> Result<bool, Pending> {
    let criteria = [Clause::T9_3_1, Clause::T9_4_1];
    let clarified = column.is_solo() || f.is_so(Question::Clarified, &[Clause::T5_5])?;
    Ok(!clarified || f.is_so(Question::SaysNew(by), &criteria)?)
}

/// I52: before the game is found or the Hochzeit clarified. The parties are open then, so that it tells
/// something; nobody has made an Absage, and no solo is known.
pub fn early(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    let is_found = f.is_so(Question::GameFound, &[Clause::T4_1_1, Clause::S4_7])?;
    let broken = if is_found { Clause::S4_7 } else { Clause::T4_1_1 };
    let judged = class::before(f, by, class::can_decide(f, by)?)?;
    Ok(judged.under(broken, &[Effect::CallVoid(by)]))
}

/// I53: it changes nothing of the level.
pub fn repeated(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(class::geringfuegig(f, by)?.under(Clause::T6_4_7, &[Effect::CallVoid(by)]))
}

/// I54.
pub fn said_again() -> Ruling {
    class::legal(Clause::T6_4_7)
}

/// I55, I56. A solo that is known, and parties that are certain for all, make his party obvious (5.5).
pub fn other_party(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    let harmless = f.soloist(&[Clause::T5_5])?.is_some()
        || f.is_so(Question::Clarified, &[Clause::T5_5])?
        || f.is_so(Question::PartyObvious(by), &[Clause::T9_2_1])?
        || f.is_so(Question::PutRightAtOnce(by), &[Clause::T9_2_1])?;
    if harmless {
        return Ok(Judged::nothing(Clause::T9_2_1).under(Clause::T2_4, &[Effect::Corrected(by)]));
    }
    Ok(class::serious_unless_settled(f, by)?.under(Clause::T2_4, &[Effect::CallVoid(by)]))
}
