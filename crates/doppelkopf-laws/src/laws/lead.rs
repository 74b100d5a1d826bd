//! Leads out of turn: I30 to I33.

use doppelkopf::Kind;
use doppelkopf_rules::{Clause, Position};

use super::{
    cards,
    class::{self, Judged},
    price::Column,
};
use crate::{
    facts::Facts,
    offence::Act,
    words::{Pending, Question, Ruling},
};

/// A lead by the wrong player. If the game goes on, the card goes back and the right one leads; as long as somebody may
/// claim it the trick is not complete, since he has not played to it (9.6.3).
pub fn out_of_turn(f: &Facts<'_>, by: Position, act: Option<&Act>) -> Result<Ruling, Pending> {
    if !f.is_so(Question::FirstTrick, &[Clause::T5_1_1, Clause::T5_1_2])? {
        return back(f, by, class::by_influence(f, by)?, Clause::T5_1_2); // I33
    }
    let judged = match Column::of(f, by)? {
        // I30: a card that tells nothing much.
        Column::Normal if !high_or_called(f, act)? => class::geringfuegig_in(f, by, Column::Normal)?,
        // I31, I32.
        Column::Normal | Column::BySoloist | Column::ByKontra { .. } => class::by_influence_at_first(f, by)?,
    };
    back(f, by, judged, Clause::T5_1_1)
}

fn back(f: &Facts<'_>, by: Position, judged: Judged, broken: Clause) -> Result<Ruling, Pending> {
    let meanwhile = if judged.goes_on() { cards::back(f, by)? } else { Vec::new() };
    Ok(judged.under(broken, &meanwhile))
}

/// Was it ♥10, ♣D or ♦A, or came a call with it?
fn high_or_called(f: &Facts<'_>, act: Option<&Act>) -> Result<bool, Pending> {
    match act {
        Some(Act::LeadOutOfTurn { with_call: true, .. }) => Ok(true),
        Some(Act::LeadOutOfTurn { card: Some(card), .. }) => {
            Ok([Kind::HEART_TEN, Kind::ALTE, Kind::FOX].contains(card))
        }
        _ => f.is_so(Question::HighOrCalled, &[Clause::T9_3_1, Clause::T9_4_1]),
    }
}
