//! The clock of a board: what is final when. Whatever hangs on it asks here.

use bridge_laws::{
    cite::{AFTER_THE_ROUND, CORRECTION_PERIOD, claim},
    clause::Clause,
};

use crate::{
    facts::{Facts, Finds as _},
    words::{Pending, Question},
};

/// 79C2: a score corrected after the correction period.
pub(super) const AFTER_THE_PERIOD: Clause = Clause::L79C2;
/// 92B: the appeal period.
pub(super) const APPEAL_PERIOD: Clause = Clause::L92B;

/// 69A: whoever went along with a claim has agreed once he calls on a later board, or the round is over. Until then he
/// objects in time.
pub(super) fn has_agreed(f: &Facts<'_>) -> Result<bool, Pending> {
    f.is_so(Question::CalledLater, &[claim::AGREED])
}

/// 79B3: after the round it takes more to change the tricks that were agreed on.
pub(super) fn round_is_over(f: &Facts<'_>) -> Result<bool, Pending> {
    f.is_so(Question::RoundOver, &[AFTER_THE_ROUND])
}

/// 79C1, 69B, 71: until the end of the correction period a score is corrected, and a trick given back.
pub(super) fn may_be_corrected(f: &Facts<'_>, law: Clause) -> Result<bool, Pending> {
    Ok(!f.is_so(Question::PeriodOver, &[CORRECTION_PERIOD, law])?)
}

/// 79C2: later only if the organiser's rules let it be, and beyond reasonable doubt.
pub(super) fn may_be_corrected_late(f: &Facts<'_>) -> Result<bool, Pending> {
    Ok(f.is_so(Question::LaterAllowed, &[AFTER_THE_PERIOD])?
        && f.is_so(Question::BeyondDoubt, &[AFTER_THE_PERIOD])?)
}

/// 92B: until the end of the appeal period a ruling may be appealed.
pub(super) fn may_be_appealed(f: &Facts<'_>) -> Result<bool, Pending> {
    Ok(!f.is_so(Question::TooLateToAppeal, &[APPEAL_PERIOD])?)
}
