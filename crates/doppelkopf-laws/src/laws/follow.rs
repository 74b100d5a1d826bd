//! Not following: I36.

use doppelkopf_rules::{Clause, Position};

use super::{cards, class};
use crate::{
    facts::Facts,
    words::{Effect, Pending, Question, Ruling},
};

/// A revoke, or none: who has none of it follows with anything. If the game goes on, the card goes back and a
/// legal one is played, as long as the next trick is not led to: after that the trick is complete (5.3.1). Into his hand
/// nobody looks before it is claimed.
pub fn revoke(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    if !f.is_so(Question::CouldFollow(by), &[Clause::T5_2_2])? {
        return Ok(class::legal(Clause::T5_2_2));
    }
    let judged = class::by_influence(f, by)?;
    if !judged.goes_on() {
        return Ok(judged.under(Clause::T5_2_2, &[]));
    }
    if f.is_so(Question::NextTrickLed, &[Clause::T5_3_1])? {
        return Ok(judged.under(Clause::T5_2_2, &[Effect::TrickStands]).and(Clause::T5_3_1));
    }
    Ok(judged.under(Clause::T5_2_2, &cards::back(f, by)?))
}
