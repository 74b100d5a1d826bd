//! Facts, what players did themselves, the director's own errors, appeals: 10, 11, 82 to 85, 92.

use bridge_laws::{
    cite::CORRECTION_PERIOD,
    clause::{Clause, Point},
};

use super::{adjusted, clock};
use crate::{
    facts::{Facts, Finds as _},
    words::{Effect, Pending, Pick, Question, Ruling},
};

/// What the director has seen for herself, or learns in any other way, she rules on.
pub(super) const SEEN_HERSELF: Clause = Clause::L81C3;

/// 84, 85A: what both sides say is so; else what is more likely. `None`: it is not found to have been.
pub(crate) fn established(f: &Facts<'_>) -> Result<Option<Ruling>, Pending> {
    if f.is_so(Question::FactsAgreed, &[Clause::L84, Clause::L85A])? {
        return Ok(Some(Ruling::under(Clause::L84)));
    }
    let found = f.is_so(Question::WasThere, &[Clause::L85A])?;
    Ok(found.then(|| Ruling::under(Clause::L85A)))
}

/// 85A: it is not found to have been.
pub(crate) fn not_found() -> Ruling {
    Ruling::under(Clause::L85A).does(Effect::NotFound)
}

/// 82C: a wrong ruling that cannot be put right: neither side is taken to have offended.
pub(crate) fn own_error() -> Ruling {
    Ruling::under(Clause::L82C).does(Effect::BothInnocent)
}

pub(crate) fn ruled(f: &Facts<'_>) -> Result<Ruling, Pending> {
    match f.pick(Question::Matter, &[Clause::L10B, Clause::L82C, Clause::L85A, Clause::L92A])? {
        Pick::FactsDisputed => disputed(f),
        Pick::ActedThemselves => acted_themselves(f),
        Pick::WrongRuling => wrong_ruling(f),
        Pick::SeenMyself => seen_herself(f),
        _ => appeal(f),
    }
}

/// 85: by the balance of probabilities; where that says nothing, so that play goes on.
fn disputed(f: &Facts<'_>) -> Result<Ruling, Pending> {
    if f.is_so(Question::Established, &[Clause::L85A, Clause::L85B])? {
        return Ok(Ruling::under(Clause::L85A)
            .and(Clause::L83)
            .does(Effect::TakenAsFound)
            .does(Effect::MayAppeal));
    }
    let ruling = Ruling::under(Clause::L85B).and(Clause::L83).does(Effect::SoThatPlayGoesOn);
    Ok(ruling.does(Effect::MayAppeal))
}

/// 10A, 10B, 11A: players rule on nothing themselves. What stands may have cost the side that had not offended its right;
/// who gained by it because the others did not know the law does not keep that, and the others keep their score.
fn acted_themselves(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let ruling = Ruling::under(Clause::L10B).does(Effect::OnlyDirectorDecides);
    if f.pick(Question::Settlement, &[Clause::L10B])? == Pick::Undone {
        return Ok(ruling.does(Effect::SettlementUndone));
    }
    let ruling = ruling.does(Effect::SettlementStands);
    let ruling = match f.is_so(Question::InnocentActed, &[Clause::L11A])? {
        true => ruling.and(Clause::L11A).does(match is_forfeited(f)? {
            true => Effect::RectificationForfeited,
            false => Effect::RectificationKept,
        }),
        false => ruling,
    };
    if f.is_so(Question::GainedByIgnorance, &[Clause::L11A])? {
        let side = f.side(Question::SideGained, &[Clause::L11A])?;
        return Ok(ruling.and(Clause::L11A).does(Effect::GainTakenAway(side)));
    }
    Ok(ruling)
}

/// 11A: it may be. DP31: only where acting first has harmed somebody, or whenever one of them did.
fn is_forfeited(f: &Facts<'_>) -> Result<bool, Pending> {
    Ok(f.reads_other_way(Point::DP31) || f.is_so(Question::ActingHarmed, &[Clause::L11A])?)
}

/// 82C: what the director did wrong is put right, or both sides are taken not to have offended.
fn wrong_ruling(f: &Facts<'_>) -> Result<Ruling, Pending> {
    if f.is_so(Question::CanBePutRight, &[Clause::L82C])? {
        return Ok(Ruling::under(Clause::L82C).does(Effect::ErrorPutRight));
    }
    Ok(own_error().then(adjusted::score(f, None)?))
}

/// 81C3: however she learns of it, as long as a score may be corrected (79C).
fn seen_herself(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let ruling = Ruling::under(SEEN_HERSELF);
    Ok(if clock::may_be_corrected(f, SEEN_HERSELF)? {
        ruling.does(Effect::SeenAndRectified)
    } else {
        ruling.and(CORRECTION_PERIOD).does(Effect::ScoreStands)
    })
}

/// 92: through the director, in time, and by both.
fn appeal(f: &Facts<'_>) -> Result<Ruling, Pending> {
    if !clock::may_be_appealed(f)? {
        return Ok(Ruling::under(clock::APPEAL_PERIOD).does(Effect::AppealTooLate));
    }
    if !f.is_so(Question::BothAppeal, &[Clause::L92D])? {
        return Ok(Ruling::under(Clause::L92D).does(Effect::BothMustAppeal));
    }
    Ok(Ruling::under(Clause::L92A).and(Clause::L93).does(Effect::AppealTaken))
}
