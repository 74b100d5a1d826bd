//! What opponents were told: 20F, 21, 40, 75.

use bridge::Call;
use bridge_laws::{
    cite::{self, Due},
    clause::{Clause, Edition, Point},
    words::{Meaning, Span},
};
use cards::{Side, SuitSet};

use super::adjusted;
use crate::{
    facts::{Facts, Finds as _},
    words::{Answer, Effect, Pending, Pick, Question, Ruling},
};

/// What was said of a call, held against the agreement (7.2 of the digest: E = A).
enum Found {
    /// It was that.
    AsExplained,
    /// It was that, but for what did not matter.
    NearEnough,
    /// It was that, and what mattered was left out.
    TooLittle,
    /// It was something else.
    Otherwise,
    /// They have agreed on nothing.
    NoAgreement,
    /// Nothing shows whether the explanation was the mistake or the call.
    NoEvidence,
}

const LAW: &[Clause] = &[Clause::L75D, cite::CALL_MAY_CHANGE];

pub(crate) fn ruled(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let misled = f.side(Question::Misled, &[cite::CALL_MAY_CHANGE, Clause::L75B])?;
    let explainers = misled.other();
    let (found, heard) = found(f, misled)?;
    let ruling = match found {
        // 75C: only the call was wrong. His partner's words have told him that he was misunderstood (75A).
        Found::AsExplained => {
            let right = Ruling::under(Clause::L75C).and(Clause::L75A).does(Effect::ExplanationWasRight);
            return Ok(right.does(Effect::MayNotUseExplanation(explainers)).look_at(cite::AT_THE_END));
        }
        Found::NearEnough => {
            let enough = Ruling::under(Clause::L40B3).and(Clause::L75A).does(Effect::ToldEnough);
            return Ok(enough.does(Effect::MayNotUseExplanation(explainers)).look_at(cite::AT_THE_END));
        }
        Found::TooLittle => {
            Ruling::under(Clause::L75B).and(Clause::L40B3).does(Effect::ToldTooLittle(misled))
        }
        // 21B1b: without evidence of a mistaken call it was the explanation.
        Found::NoEvidence => Ruling::under(cite::CALL_MAY_CHANGE)
            .and(Clause::L75B)
            .does(Effect::TakenToBeWrong)
            .does(Effect::ToldWrongly(misled)),
        // 75D2 says of its own since 2017: who describes an agreement that there is not has misinformed them.
        Found::NoAgreement => {
            let clause = match f.edition(Clause::L75D) {
                Edition::E2007 => Clause::L75B,
                Edition::E2017 => Clause::L75D,
            };
            Ruling::under(clause).does(Effect::ShouldHaveHeardNoAgreement(misled))
        }
        Found::Otherwise => Ruling::under(Clause::L75B).does(Effect::ToldWrongly(misled)),
    };
    let noticed = f.pick(
        Question::Noticed,
        &[cite::EXPLAINER_CORRECTS, cite::PARTNER_CORRECTS, cite::CALL_MAY_CHANGE, cite::TOO_LATE_FOR_A_CALL],
    )?;
    if noticed == Pick::AfterPlay {
        // 21B3, 40B3, 75B: nothing is left but the score.
        let ruling = heard.into_iter().fold(ruling, Ruling::does).and(cite::TOO_LATE_FOR_A_CALL);
        if !adjusted::is_damaged(f)? {
            return Ok(ruling.and(Clause::L40B3).does(Effect::NoDamage).look_at(cite::AT_THE_END));
        }
        let ruling = ruling.and(Clause::L40B3);
        return Ok(redress(f, ruling, misled)?.look_at(cite::AT_THE_END));
    }
    let known = !matches!(found, Found::NoEvidence);
    let ruling = put_right(f, ruling, (noticed, explainers), heard, known)?;
    let ruling = match noticed {
        Pick::DuringPlay => in_the_play(f, ruling, misled)?,
        _ => in_the_auction(f, ruling, misled)?,
    };
    // 75A: whatever was explained, his partner knows now that it was understood as another thing.
    let ruling = ruling.and(Clause::L75A).does(Effect::MayNotUseExplanation(explainers));
    Ok(ruling.look_at(cite::TOO_LATE_FOR_A_CALL).look_at(cite::AT_THE_END))
}

/// 40B3, 75B: what the damage comes to. DP38: who suspects something and does not ask loses that only where the regulations
/// say that he has to protect himself; or it is of his own making.
fn redress(f: &Facts<'_>, ruling: Ruling, misled: Side) -> Result<Ruling, Pending> {
    if !f.is_so(Question::SuspectedIt, &[Clause::L40B3])? {
        return Ok(ruling.then(adjusted::score(f, Some(misled.other()))?));
    }
    let ruling = ruling.does(Effect::ShouldHaveAsked(misled));
    if f.reads_other_way(Point::DP38) {
        return Ok(ruling.then(adjusted::score_of_own_making(f, misled.other())?));
    }
    if f.is_so(Question::MustProtectItself, &[Clause::L40B3])? {
        return Ok(ruling.does(Effect::NoRedress));
    }
    Ok(ruling.does(Effect::RedressAllTheSame).then(adjusted::score(f, Some(misled.other()))?))
}

/// What the director finds, and what this side should have heard of the call.
fn found(f: &Facts<'_>, misled: Side) -> Result<(Found, Option<Effect>), Pending> {
    let Answer::Call(call) = f.ask(Question::ExplainedCall, LAW)? else {
        // Suits and strength do not tell it: she holds the two against each other herself.
        let found = match f.pick(Question::Agreement, LAW)? {
            Pick::AsExplained => Found::AsExplained,
            Pick::NoAgreement => Found::NoAgreement,
            Pick::NoEvidence => Found::NoEvidence,
            _ => Found::Otherwise,
        };
        return Ok((found, None));
    };
    let said = f.ask(Question::Explained(call), LAW)?;
    let agreed = f.ask(Question::Agreed(call), LAW)?;
    let found = match (said, agreed) {
        (_, Answer::Pick(Pick::NoEvidence)) => Found::NoEvidence,
        (Answer::Meaning(said), Answer::Meaning(agreed)) => match beside(call, said, agreed) {
            Said::Right => Found::AsExplained,
            Said::Wrong => Found::Otherwise,
            // 40B: everything special is told, what everybody knows is not.
            Said::TooLittle if f.is_so(Question::LeftOut, &[Clause::L40B3])? => Found::TooLittle,
            Said::TooLittle => Found::NearEnough,
        },
        (Answer::Meaning(_), _) => Found::NoAgreement,
        (_, Answer::Meaning(_)) => Found::Otherwise,
        _ => Found::AsExplained,
    };
    let heard = match agreed {
        Answer::Meaning(agreed) => Some(Effect::ShouldHaveHeard(misled, call, agreed)),
        _ => None,
    };
    Ok((found, heard))
}

/// Something that was said of a call, beside what is agreed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Said {
    /// It is that.
    Right,
    /// Of it nothing was said.
    TooLittle,
    /// It is something else, or nothing of it is agreed.
    Wrong,
}

/// 75: was this what is agreed? Words do not count, but what the call shows.
fn beside(call: Call, said: Meaning, agreed: Meaning) -> Said {
    fn part<T: PartialEq>(said: Option<T>, agreed: Option<T>) -> Said {
        match (said, agreed) {
            (said, agreed) if said == agreed => Said::Right,
            (None, _) => Said::TooLittle,
            _ => Said::Wrong,
        }
    }
    let (shown, shows) = (said.specified(call), agreed.specified(call));
    let among =
        shown.suits.iter().all(|suit| shows.suits.contains(suit)) && (shows.notrump || !shown.notrump);
    let denominations = match shown.is_empty() {
        // A call that shows none is natural or not: a pass, a double, an alert and no word.
        true if said.natural != agreed.natural => Said::Wrong,
        _ if shown == shows => Said::Right,
        _ if among => Said::TooLittle,
        _ => Said::Wrong,
    };
    let told = |span: Option<Span>| span.filter(|span| span.is_told());
    let lengths =
        said.suits.into_iter().zip(agreed.suits).map(|(said, agreed)| part(told(said), told(agreed)));
    let open = |suits: SuitSet| (!suits.is_empty()).then_some(suits);
    let others = [
        denominations,
        part(open(said.either), open(agreed.either)),
        part(said.points, agreed.points),
        part(said.purpose, agreed.purpose),
    ];
    lengths.chain(others).max().unwrap_or(Said::Right)
}

/// 20F4, 20F5: who says so, and when. As long as his partner has to wait nobody hears from the director what is agreed.
fn put_right(
    f: &Facts<'_>,
    ruling: Ruling,
    (noticed, explainers): (Pick, Side),
    heard: Option<Effect>,
    known: bool,
) -> Result<Ruling, Pending> {
    let (clause, does) =
        match f.pick(Question::WhoNoticed, &[cite::EXPLAINER_CORRECTS, cite::PARTNER_CORRECTS])? {
            Pick::Themselves => (Some(cite::EXPLAINER_CORRECTS), own_mistake(f, noticed)),
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
                (Some(cite::PARTNER_CORRECTS), when)
            }
            _ => (None, Effect::RightExplanation),
        };
    let heard = heard.filter(|_| does != Effect::PartnerWaits);
    let ruling = heard.into_iter().fold(ruling, Ruling::does);
    let ruling = clause.into_iter().fold(ruling, Ruling::and);
    // Where nothing shows what is agreed, nobody can say what would be right.
    let ruling = if known || does != Effect::RightExplanation { ruling.does(does.clone()) } else { ruling };
    Ok(match does {
        // 16B1a: he has spoken up too early, and his partner has heard it.
        Effect::PartnerWaits | Effect::DefenderWaits => ruling.does(Effect::MayNotUseCorrection(explainers)),
        _ => ruling,
    })
}

/// 20F4: who finds his own mistake says so at once; since 2017 he has time until the lead is faced, and must say it at
/// once only in the play (75B2).
fn own_mistake(f: &Facts<'_>, noticed: Pick) -> Effect {
    match f.edition(cite::EXPLAINER_CORRECTS) {
        Edition::E2017 if noticed != Pick::DuringPlay => Effect::PutRightOwn,
        Edition::E2007 | Edition::E2017 => Effect::PutRightOwnAtOnce,
    }
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
    // 21B3: an earlier call on it cannot be changed any more.
    if !f.is_so(influenced, &[cite::CALL_MAY_CHANGE])? {
        return Ok(ruling.does(Effect::CallMeIfItCost));
    }
    let ruling = ruling.does(Effect::MayChangeCall(misled));
    let ruling = ruling.and(cite::NEXT_MAY_CHANGE).does(Effect::ThenOpponentMay(misled.other()));
    Ok(withdrawn(ruling).does(Effect::WithdrawnKnown(misled)).does(Effect::CallMeIfItCost))
}

/// 16C: who has misinformed them is the offending side.
fn withdrawn(ruling: Ruling) -> Ruling {
    ruling.and(cite::WITHDRAWN_FOR_OTHERS).and(cite::WITHDRAWN_FOR_OFFENDERS)
}

/// 47E2: a card may be changed as long as nobody has played after it; in 2007 to the same trick. An opening lead stays
/// once dummy has faced a card.
fn in_the_play(f: &Facts<'_>, ruling: Ruling, misled: Side) -> Result<Ruling, Pending> {
    let law = &[cite::CARD_MAY_CHANGE, cite::TOO_LATE_FOR_A_CARD];
    let last = f.is_so(Question::CardStillChangeable, law)?;
    let last_to_trick = match f.edition(cite::CARD_MAY_CHANGE) {
        Edition::E2007 => last || f.is_so(Question::LastToTrick, law)?,
        Edition::E2017 => last,
    };
    let too_late = |ruling: Ruling| ruling.and(cite::TOO_LATE_FOR_A_CARD).does(Effect::TooLateToChange);
    if !cite::is_last_card(f.edition(cite::CARD_MAY_CHANGE), last, last_to_trick) {
        return Ok(too_late(ruling));
    }
    let ruling = ruling.and(cite::CARD_MAY_CHANGE);
    // Only a defender has led to the first trick.
    let defends = f.is_so(Question::ExplainersDeclare, &[cite::CARD_MAY_CHANGE])?;
    if defends && f.is_so(Question::LeadAndDummyFaced, &[cite::CARD_MAY_CHANGE])? {
        return Ok(too_late(ruling));
    }
    let ruling = withdrawn(ruling.does(Effect::MayChangeCard(misled)));
    Ok(ruling.does(Effect::WithdrawnCardKnown(misled)))
}
