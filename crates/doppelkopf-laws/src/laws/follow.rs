//! Not following: I36.

use doppelkopf_rules::{Clause, Position};

use super::class;
use crate::{
    facts::Facts,
    words::{Effect, Pending, Question, Ruling},
};

/// Who has none of it follows with anything.
pub fn could_not(f: &Facts<'_>, by: Position) -> Result<Option<Ruling>, Pending> {
    let could = f.is_so(Question::CouldFollow(by), &[Clause::S1_10])?;
    Ok((!could).then(|| class::legal(Clause::S1_10)))
}

/// A revoke. If the game goes on, the card goes back and a legal one is played.
pub fn revoke(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(class::by_influence(f, by)?.under(Clause::S1_10, &[Effect::CardBack(by)]))
}
