//! What dummy says or does unasked: 42, 43.

use bridge_laws::cite::{
    AT_THE_END, DUMMY_LOOKED, DUMMY_MAY_NOT_SPEAK, DUMMY_MAY_PREVENT, DUMMY_SUGGESTED, DummySpoke as Spoke,
    LEAD_BY_DECLARER, dummy_may_say, dummy_without_rights,
};

use super::director;
use crate::{
    facts::{Facts, Finds as _},
    words::{Effect, Pending, Pick, Question, Ruling},
};

pub(crate) fn ruled(f: &Facts<'_>) -> Result<Ruling, Pending> {
    match f.pick(Question::DummyDid, &[DUMMY_MAY_PREVENT, DUMMY_MAY_NOT_SPEAK, DUMMY_LOOKED])? {
        Pick::Warned => spoke(f, Spoke::Warned),
        Pick::AskedDeclarer => spoke(f, Spoke::AskedDeclarer),
        Pick::PointedOut => spoke(f, Spoke::PointedOut { over: false }),
        Pick::PointedOutOwn => pointed_out(f),
        Pick::AskedDefender => {
            let (_, clause) = dummy_may_say(Spoke::AskedDefender);
            let ruling = Ruling::under(clause).does(Effect::OnlyDeclarerAsked);
            let ruling = ruling.and(director::SEEN_HERSELF).does(Effect::RevokeIsARevoke);
            Ok(ruling.does(Effect::PartnerMayNotUse).look_at(AT_THE_END))
        }
        // 55A: the lead is made, whatever he says.
        Pick::WarnedTooLate => {
            Ok(Ruling::under(DUMMY_MAY_NOT_SPEAK).and(LEAD_BY_DECLARER).does(Effect::LeadWasMade))
        }
        Pick::Looked => Ok(Ruling::under(DUMMY_LOOKED).does(Effect::RightsLost)),
        _ => {
            let ruling = Ruling::under(DUMMY_MAY_NOT_SPEAK).and(DUMMY_SUGGESTED);
            Ok(ruling.does(Effect::DummyTakesNoPart).look_at(DUMMY_SUGGESTED))
        }
    }
}

/// What he may say as long as he has his rights, and what it brings afterwards.
fn spoke(f: &Facts<'_>, what: Spoke) -> Result<Ruling, Pending> {
    let what = match what {
        Spoke::PointedOut { .. } => Spoke::PointedOut { over: is_over(f)? },
        other => other,
    };
    // 43B3: once play is over there is nothing that he could be too early with.
    if what != (Spoke::PointedOut { over: true }) && f.is_so(Question::DummyLostRights, &[DUMMY_LOOKED])? {
        return Ok(without_rights(what));
    }
    Ok(with_rights(what))
}

fn is_over(f: &Facts<'_>) -> Result<bool, Pending> {
    f.is_so(Question::PlayOver, &[DUMMY_MAY_PREVENT, DUMMY_MAY_NOT_SPEAK])
}

/// Of something that his own side did wrong: that he had looked gave him no right against it (43B3).
fn pointed_out(f: &Facts<'_>) -> Result<Ruling, Pending> {
    Ok(with_rights(Spoke::PointedOut { over: is_over(f)? }))
}

fn with_rights(what: Spoke) -> Ruling {
    let (may, clause) = dummy_may_say(what);
    let ruling = Ruling::under(clause).does(if may { Effect::DummyMay } else { Effect::DummyWaits });
    match what {
        // 81C3: however the director hears of it.
        Spoke::PointedOut { over: false } => {
            ruling.and(director::SEEN_HERSELF).does(Effect::RectifiedAllTheSame)
        }
        Spoke::PointedOut { over: true } => ruling.does(Effect::RectifiedAllTheSame),
        Spoke::Warned | Spoke::AskedDeclarer | Spoke::AskedDefender => ruling,
    }
}

/// 43B: he was the first to say it, and had lost his rights.
fn without_rights(what: Spoke) -> Ruling {
    let law = dummy_without_rights(what);
    let ruling = Ruling::under(law);
    match what {
        Spoke::Warned => ruling.does(Effect::DefendersChooseHand),
        Spoke::AskedDeclarer | Spoke::AskedDefender => ruling.does(Effect::CorrectedAndCounts),
        Spoke::PointedOut { .. } => ruling.does(Effect::NotPutRightNow).look_at(law),
    }
}
