//! What is dealt after a game that was not played, or that was dealt wrongly (8.5.3).

use doppelkopf_rules::{Clause, Position};

use crate::{
    facts::Facts,
    words::{Effect, Pending, Question, Ruling},
};

/// Is the time of the round up?
pub fn time_is_up(f: &Facts<'_>) -> Result<bool, Pending> {
    f.is_so(Question::TimeUp, &[Clause::T8_5_3])
}

/// Is it a Vorführung?
pub fn is_forced(f: &Facts<'_>) -> Result<bool, Pending> {
    f.is_so(Question::Forced, &[Clause::T4_1_9])
}

/// 8.5.3: when the time is up nothing is repeated but a Vorführung.
pub fn is_repeated(f: &Facts<'_>) -> Result<bool, Pending> {
    Ok(!time_is_up(f)? || is_forced(f)?)
}

/// 8.5.3.
pub fn not_repeated(ruling: Ruling) -> Ruling {
    ruling.and(Clause::T8_5_3).does(Effect::NotRepeated)
}

/// The pack is dealt again, by this player or by the same, if there is still time for it.
pub fn redeal(f: &Facts<'_>, ruling: Ruling, dealer: Option<Position>) -> Result<Ruling, Pending> {
    Ok(if is_repeated(f)? { ruling.does(Effect::Redeal(dealer)) } else { not_repeated(ruling) })
}
