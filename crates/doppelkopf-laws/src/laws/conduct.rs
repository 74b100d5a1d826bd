//! Counting, remarks, incitement, warnings, breaking off, spectators and who sits out: I60 to I65.

use doppelkopf_rules::{Clause, Position};

use super::{again, class};
use crate::{
    facts::Facts,
    words::{Effect, Pending, Question, Ruling},
};

/// I60.
pub fn counted_aloud(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(class::by_partner(f, by)?.under(Clause::T9_1_4, &[]))
}

/// I61: on purpose it is unsporting as well.
pub fn remark(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    or_unsporting(f, class::by_partner(f, by)?.under(Clause::T9_1_5, &[]), by)
}

/// 9.7.2: on purpose it is unsporting, whether anybody claims or not.
pub fn or_unsporting(f: &Facts<'_>, ruling: Ruling, by: Position) -> Result<Ruling, Pending> {
    Ok(if f.is_so(Question::Deliberate(by), &[Clause::T9_7])? { unsporting(ruling, by) } else { ruling })
}

/// 9.7.2: the Schiedsgericht decides, not the program.
fn unsporting(ruling: Ruling, by: Position) -> Ruling {
    ruling.and(Clause::T9_7).does(Effect::Schiedsgericht(by)).weigh(Clause::T9_7)
}

/// I62: who leads another to an offence is unsporting, and nobody is credited anything for that. The one who
/// commits it is ruled on by himself.
pub fn incited(by: Position) -> Ruling {
    unsporting(Ruling::under(Clause::T9_1_6), by)
}

/// I63: to point out what has happened is everybody's right (9.6.2), and so is a warning that tells nothing;
/// one that does is like counting aloud.
pub fn told_nothing(f: &Facts<'_>, by: Position) -> Result<Option<Ruling>, Pending> {
    let told = f.is_so(Question::ToldCards(by), &[Clause::T9_6_2, Clause::T9_1_4])?;
    Ok((!told).then(|| class::legal(Clause::T9_6_2)))
}

/// I64: only after something serious, with all four and the referee, is a game given up; else it may be
/// unsporting.
pub fn broken_off(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    let ruling = Ruling::under(Clause::T9_1_3);
    if f.is_so(Question::AllAgreed, &[Clause::T9_1_3])? {
        again::redeal(f, ruling, None)
    } else {
        Ok(unsporting(ruling, by))
    }
}

/// I65: what it has done to the game is for the referee. That he is sent away is ours.
pub fn spectator(f: &Facts<'_>) -> Result<Ruling, Pending> {
    weighed(f, Ruling::under(Clause::T8_2).and(Clause::T9_1_5).does(Effect::SpectatorRemoved))
}

/// 10.1.1: who sits out plays no part in the deal and pays nothing; what he says or shows is as a spectator's, but it is
/// his table. That he is only warned is ours.
pub fn by_sitter(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    weighed(f, Ruling::under(Clause::T10_1_1).and(Clause::T9_1_5).and(Clause::T8_2).does(Effect::Warning(by)))
}

fn weighed(f: &Facts<'_>, ruling: Ruling) -> Result<Ruling, Pending> {
    Ok(if f.is_so(Question::InfluencedGame, &[Clause::T8_2])? {
        ruling.weigh(Clause::T8_2)
    } else {
        ruling.weigh(Clause::T9_1_5).does(Effect::GoesOn)
    })
}
