//! Cards that were played too early, shown, taken back or laid two at once: I35, I39, I40, I45.

use doppelkopf_rules::{Clause, Position};

use super::class::{self, Judged};
use crate::{
    facts::Facts,
    words::{Effect, Pending, Question, Ruling},
};

/// 5.1.3: a card goes back, and with it what was played on it: there was no such card.
pub fn back(f: &Facts<'_>, by: Position) -> Result<Vec<Effect>, Pending> {
    let others = f.is_so(Question::PlayedSince, &[Clause::T5_1_3])?;
    Ok([Effect::CardBack(by)].into_iter().chain(others.then_some(Effect::LaterCardsBack)).collect())
}

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

/// 5.1.3: who takes back a card that he might not play puts it right (I37); it is for the others to accept that, or to
/// claim the offence itself.
pub fn takes_back_a_wrong_card(f: &Facts<'_>, by: Position) -> Result<Option<Ruling>, Pending> {
    let allowed = f.is_so(Question::CardAllowed(by), &[Clause::T5_1_3])?;
    Ok((!allowed).then(|| Ruling::under(Clause::T5_1_3).does(Effect::CardBack(by)).does(Effect::GoesOn)))
}

/// I39.
pub fn taken_back(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(class::geringfuegig_by_default(f, by)?.under(Clause::T5_1_3, &[Effect::CardStays(by)]))
}

/// I40: the one that is not played was shown.
pub fn two_cards(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(class::by_partner(f, by)?.under(Clause::T5_2, &[Effect::IntendedPlayed(by)]))
}

/// I45: it need not be played.
pub fn exposed(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(class::by_partner(f, by)?.alone(&[Effect::PickedUp(by)]))
}
