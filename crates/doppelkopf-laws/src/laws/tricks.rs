//! Tricks looked at, uncovered, or given away by shortening: I41 to I44.

use doppelkopf_rules::{Clause, Point, Position};
use doppelkopf_score::Party;

use super::class;
use crate::{
    facts::Facts,
    words::{Effect, Pending, Question, Ruling},
};

/// I41.
pub fn looked(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(class::geringfuegig_by_default(f, by)?.under(Clause::T5_3_5, &[]))
}

/// I42: the game is over with it.
pub fn uncovered(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(class::serious_unless_settled(f, by)?.ends().under(Clause::T5_3_8, &[]))
}

/// Who has played which card is disputed: the tricks are laid so that it can be seen. Where they do not show
/// it, it is for the referee. Ours.
pub fn card_disputed(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let ruling = Ruling::under(Clause::T5_3_4);
    Ok(if f.is_so(Question::Reconstructed, &[Clause::T5_3_4])? {
        ruling.does(Effect::AsReconstructed).does(Effect::GoesOn).weigh(Clause::T5_3_4)
    } else {
        ruling.and(Clause::T8_2).does(Effect::RefereeDecides).weigh(Clause::T8_2)
    })
}

/// I44: a known soloist may shorten. How a claim of his that does not hold is decided is an open point.
pub fn by_soloist(f: &Facts<'_>, by: Position) -> Result<Option<Ruling>, Pending> {
    if f.soloist(&[Clause::T5_4, Clause::T5_4_3])? != Some(by) {
        return Ok(None);
    }
    // 5.4: who gives his cards to the others gives up the rest.
    Ok(Some(if f.is_so(Question::HandedOver(by), &[Clause::T5_4])? {
        Ruling::under(Clause::T5_4).does(Effect::RestTo(Party::Kontra)).does(Effect::DealGoesOn)
    } else {
        let ruling = Ruling::under(Clause::T5_4).does(Effect::PlayedOut(by));
        ruling.does(Effect::DealGoesOn).depends_on(Point::B5)
    }))
}

/// I43: anybody else may not.
pub fn shortened(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(class::serious_unless_settled(f, by)?.ends().under(Clause::T5_4_3, &[]))
}
