//! Not following: I36.

use doppelkopf_rules::{Clause, Position};

use super::class;
use crate::{
    facts::Facts,
    words::{Effect, Pending, Question, Ruling},
};

/// A revoke, or none: who has none of it follows with anything. If the game goes on, the card goes back and a
/// legal one is played. Into his hand nobody looks before it is claimed.
pub fn revoke(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    if !f.is_so(Question::CouldFollow(by), &[Clause::T5_2_2])? {
        return Ok(class::legal(Clause::T5_2_2));
    }
    Ok(class::by_influence(f, by)?.under(Clause::T5_2_2, &[Effect::CardBack(by)]))
}
