//! Cards that were played too early, shown, taken back or laid two at once: I35, I39, I40, I45.

use doppelkopf_rules::{Clause, Position};

use super::class::{self, Judged};
use crate::{
    facts::Facts,
    words::{Effect, Pending, Question, Ruling},
};

/// I35, Vorwerfen: to a trick that was led to, before it was his turn.
pub fn played_early(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    let must = [Effect::MustBePlayed(by)];
    // Of the last trick nothing is left to be decided.
    let judged = if f.is_so(Question::LastTrick, &[Clause::T9_2_2])? {
        Judged::nothing(Clause::T9_2_2)
    } else {
        class::by_partner(f, by)?
    };
    Ok(judged.under(Clause::T5_2, &must))
}

/// I39.
pub fn taken_back(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(class::geringfuegig(f, by)?.by_default().under(Clause::T5_1_3, &[Effect::CardStays(by)]))
}

/// I40: the one that is not played was shown.
pub fn two_cards(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(class::by_partner(f, by)?.under(Clause::T5_2, &[Effect::IntendedPlayed(by)]))
}

/// I45: it need not be played.
pub fn exposed(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(class::by_partner(f, by)?.alone(&[Effect::CardBack(by)]))
}
