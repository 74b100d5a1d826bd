//! What opponents were told: 20F, 21, 40, 75.

use bridge_laws::{
    cite::{self, Due},
    clause::{Clause, Edition},
};
use cards::Side;

use super::adjusted;
use crate::{
    facts::{Facts, Finds as _},
    words::{Effect, Pending, Pick, Question, Ruling},
};

pub(crate) fn ruled(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let misled = f.side(Question::Misled, &[cite::CALL_MAY_CHANGE, Clause::L75B])?;
    let explainers = misled.other();
    let ruling = match f.pick(Question::Agreement, &[Clause::L75D, cite::CALL_MAY_CHANGE])? {
        // 75C: only the call was wrong. His partner's words have told him that he was misunderstood (75A).
        Pick::AsExplained => {
            let right = Ruling::under(Clause::L75C).and(Clause::L75A).does(Effect::ExplanationWasRight);
            return Ok(right.does(Effect::MayNotUseExplanation(explainers)).look_at(cite::AT_THE_END));
        }
        // 21B1b: without evidence of a mistaken call it was the explanation.
        Pick::NoEvidence => Ruling::under(cite::CALL_MAY_CHANGE)
            .and(Clause::L75B)
            .does(Effect::TakenToBeWrong)
            .does(Effect::ToldWrongly(misled)),
        // 75D2 says of its own since 2017: who describes an agreement that there is not has misinformed them.
        Pick::NoAgreement => {
            let clause = match f.edition(Clause::L75D) {
                Edition::E2007 => Clause::L75B,
                Edition::E2017 => Clause::L75D,
            };
            Ruling::under(clause).does(Effect::ShouldHaveHeardNoAgreement(misled))
        }
        _ => Ruling::under(Clause::L75B).does(Effect::ToldWrongly(misled)),
    };
    let noticed = f.pick(
        Question::Noticed,
        &[cite::EXPLAINER_CORRECTS, cite::PARTNER_CORRECTS, cite::CALL_MAY_CHANGE, cite::TOO_LATE_FOR_A_CALL],
    )?;
    if noticed == Pick::AfterPlay {
        // 21B3, 40B3, 75B: nothing is left but the score.
        let ruling = ruling.and(cite::TOO_LATE_FOR_A_CALL);
        if !adjusted::is_damaged(f)? {
            return Ok(ruling.and(Clause::L40B3).does(Effect::NoDamage).look_at(cite::AT_THE_END));
        }
        let score = adjusted::score(f, Some(explainers))?;
        return Ok(ruling.and(Clause::L40B3).then(score).look_at(cite::AT_THE_END));
    }
    let ruling = put_right(f, ruling, noticed)?;
    let ruling = match noticed {
        Pick::DuringPlay => in_the_play(f, ruling, misled)?,
        _ => in_the_auction(f, ruling, misled)?,
    };
    // 75A: whatever was explained, his partner knows now that it was understood as another thing.
    let ruling = ruling.and(Clause::L75A).does(Effect::MayNotUseExplanation(explainers));
    Ok(ruling.look_at(cite::TOO_LATE_FOR_A_CALL).look_at(cite::AT_THE_END))
}

/// 20F4, 20F5: who says so, and when.
fn put_right(f: &Facts<'_>, ruling: Ruling, noticed: Pick) -> Result<Ruling, Pending> {
    Ok(match f.pick(Question::WhoNoticed, &[cite::EXPLAINER_CORRECTS, cite::PARTNER_CORRECTS])? {
        Pick::Themselves => ruling.and(cite::EXPLAINER_CORRECTS).does(Effect::PutRightOwn),
        Pick::TheirPartner => {
            let auction_open = noticed == Pick::DuringAuction;
            let defends =
                !auction_open && !f.is_so(Question::ExplainersDeclare, &[cite::PARTNER_CORRECTS])?;
            let when = match cite::partner_may_correct(auction_open, false, defends) {
                Due::AfterAuction => Effect::PartnerWaits,
                Due::AfterPlay => Effect::DefenderWaits,
                Due::Now if noticed == Pick::BeforeLeadFaced => Effect::PartnerPutsRight,
                Due::Now => Effect::RightExplanation,
            };
            ruling.and(cite::PARTNER_CORRECTS).does(when)
        }
        _ => ruling.does(Effect::RightExplanation),
    })
}

/// 21B1, 21B2: until the auction period is over, the last call of a player whose partner has not called since.
fn in_the_auction(f: &Facts<'_>, ruling: Ruling, misled: Side) -> Result<Ruling, Pending> {
    let ruling = ruling.and(cite::CALL_MAY_CHANGE);
    if !f.is_so(Question::MayStillChange, &[cite::CALL_MAY_CHANGE])? {
        return Ok(ruling.does(Effect::TooLateToChange));
    }
    let influenced = match f.edition(cite::CALL_MAY_CHANGE) {
        Edition::E2007 => Question::ProbablyInfluenced,
        Edition::E2017 => Question::Influenced,
    };
    if !f.is_so(influenced, &[cite::CALL_MAY_CHANGE])? {
        return Ok(ruling);
    }
    let ruling = ruling.does(Effect::MayChangeCall(misled));
    let ruling = ruling.and(cite::NEXT_MAY_CHANGE).does(Effect::ThenOpponentMay(misled.other()));
    Ok(ruling.and(cite::WITHDRAWN_FOR_OTHERS).does(Effect::WithdrawnKnown(misled)))
}

/// 47E2: a card may be changed as long as nobody has played after it; in 2007 to the same trick.
fn in_the_play(f: &Facts<'_>, ruling: Ruling, misled: Side) -> Result<Ruling, Pending> {
    let law = &[cite::CARD_MAY_CHANGE, cite::TOO_LATE_FOR_A_CARD];
    let last = f.is_so(Question::CardStillChangeable, law)?;
    let last_to_trick = match f.edition(cite::CARD_MAY_CHANGE) {
        Edition::E2007 => last || f.is_so(Question::LastToTrick, law)?,
        Edition::E2017 => last,
    };
    if cite::is_last_card(f.edition(cite::CARD_MAY_CHANGE), last, last_to_trick) {
        return Ok(ruling.and(cite::CARD_MAY_CHANGE).does(Effect::MayChangeCard(misled)));
    }
    Ok(ruling.and(cite::TOO_LATE_FOR_A_CARD).does(Effect::TooLateToChange))
}
