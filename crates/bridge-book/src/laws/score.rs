//! The score, and its correction: 79.

use bridge_laws::cite::{AFTER_CLAIM, AFTER_THE_ROUND, CORRECTION_PERIOD, TRICKS_AGREED, TRICKS_DISPUTED};

use crate::{
    facts::{Facts, Finds as _},
    laws::{clock, tricks},
    words::{Effect, Pending, Pick, Question, Ruling},
};

pub(crate) fn ruled(f: &Facts<'_>) -> Result<Ruling, Pending> {
    match f.pick(Question::WhatIsWrong, &[TRICKS_DISPUTED, CORRECTION_PERIOD])? {
        Pick::TricksDisputed => tricks_disputed(f),
        _ => agreed_but_wrong(f),
    }
}

/// 79B: the sides do not agree on the tricks.
fn tricks_disputed(f: &Facts<'_>) -> Result<Ruling, Pending> {
    if f.is_so(Question::ClaimOrConcession, &[AFTER_CLAIM])? {
        // 79B1: what was claimed or conceded is withdrawn under 69B or 71, or not at all.
        return Ok(Ruling::under(AFTER_CLAIM).does(Effect::UnderClaims));
    }
    let order = f.pick(Question::QuittedTricks, tricks::ORDER_DECIDES)?;
    // What lies there is no doubt, whenever it is looked at.
    if order != Pick::InOrder && clock::round_is_over(f)? {
        return after_the_round(f);
    }
    if let Some(settled) = tricks::by_the_order(order) {
        let ruling = Ruling::under(TRICKS_DISPUTED).then(settled);
        let mixed = order != Pick::InOrder;
        return Ok(if mixed { ruling.does(Effect::AgreeBeforeReturning) } else { ruling });
    }
    let tricks = f.number(Question::TricksWon, &[TRICKS_DISPUTED])?;
    let ruling = Ruling::under(TRICKS_DISPUTED).and(TRICKS_AGREED);
    Ok(ruling.does(Effect::TricksRuled(tricks)).does(Effect::AgreeBeforeReturning))
}

/// 79B3: the director was called too late to be easily convinced. When nothing is corrected any more, this is not either.
fn after_the_round(f: &Facts<'_>) -> Result<Ruling, Pending> {
    if !clock::may_be_corrected(f, AFTER_THE_ROUND)? && !clock::may_be_corrected_late(f)? {
        return Ok(Ruling::under(clock::AFTER_THE_PERIOD).does(Effect::ScoreStands));
    }
    let ruling = Ruling::under(AFTER_THE_ROUND);
    if f.is_so(Question::ClearlyConvinced, &[AFTER_THE_ROUND])? {
        return Ok(ruling.does(Effect::CorrectedForBoth));
    }
    if f.is_so(Question::LowerOneSide, &[AFTER_THE_ROUND])? {
        let side = f.side(Question::SideLowered, &[AFTER_THE_ROUND])?;
        return Ok(ruling.does(Effect::LoweredFor(side)));
    }
    Ok(ruling.does(Effect::ScoreStands))
}

/// 79C: what was agreed on was written down or reckoned wrongly.
fn agreed_but_wrong(f: &Facts<'_>) -> Result<Ruling, Pending> {
    if clock::may_be_corrected(f, CORRECTION_PERIOD)? {
        return Ok(Ruling::under(CORRECTION_PERIOD).does(Effect::EntryCorrected));
    }
    let ruling = Ruling::under(clock::AFTER_THE_PERIOD);
    Ok(ruling.does(if clock::may_be_corrected_late(f)? {
        Effect::EntryCorrected
    } else {
        Effect::ScoreStands
    }))
}
