//! What a player learnt from his partner otherwise than by calls and plays: 16A to 16B, 73.

use bridge_laws::{
    cite::{AT_ONES_OWN_RISK, AT_THE_END, NO_ADVANTAGE, RIGHTS_RESERVED},
    clause::{Clause, Edition},
};
use cards::{Seat, Side};

use super::{adjusted, director};
use crate::{
    facts::{Facts, Finds as _},
    words::{Answer, Effect, Pending, Pick, Poll, Question, Ruling},
};

pub(crate) fn ruled(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let called = f.pick(Question::Called, &[RIGHTS_RESERVED, AT_THE_END])?;
    let Some(established) = director::established(f)? else {
        return Ok(director::not_found());
    };
    let source = f.pick(Question::Source, &[Clause::L16B1a])?;
    if source == Pick::Pause && f.is_so(Question::PrescribedPause, &[AT_ONES_OWN_RISK])? {
        return Ok(established.and(AT_ONES_OWN_RISK).does(Effect::PauseTellsNothing));
    }
    let receiver = f.seat(Question::Receiver, &[Clause::L16B1a, NO_ADVANTAGE])?;
    match called {
        Pick::JustHappened => Ok(established.then(play_on(receiver))),
        _ => was_it_used(f, receiver).map(|used| established.then(used)),
    }
}

/// 16B2, 73C1: nothing has been done yet that could be ruled on.
fn play_on(receiver: Seat) -> Ruling {
    Ruling::under(RIGHTS_RESERVED)
        .and(NO_ADVANTAGE)
        .and(AT_ONES_OWN_RISK)
        .does(Effect::Noted)
        .does(Effect::NothingWrongYet)
        .does(Effect::ByHisCards(receiver))
        .does(Effect::CallMeBack)
        .look_at(AT_THE_END)
}

/// 16B1: an action may not be chosen that was demonstrably suggested over a logical alternative.
fn was_it_used(f: &Facts<'_>, receiver: Seat) -> Result<Ruling, Pending> {
    let polled = polled(f)?;
    let ruling = |clause| polled.into_iter().fold(Ruling::under(clause), Ruling::does);
    if !f.is_so(Question::LogicalAlternative, &[Clause::L16B1b])? {
        return Ok(ruling(Clause::L16B1b).does(Effect::NoAlternative));
    }
    let suggested = match f.edition(Clause::L16B1a) {
        Edition::E2007 => Question::CouldHaveSuggested,
        Edition::E2017 => Question::Suggested,
    };
    if !f.is_so(suggested, &[Clause::L16B1a])? {
        return Ok(ruling(Clause::L16B1a).and(Clause::L16B1b).does(Effect::NotSuggested));
    }
    let side = receiver.side();
    let ruling = ruling(Clause::L16B1a)
        .and(Clause::L16B1b)
        .and(NO_ADVANTAGE)
        .does(Effect::ShouldHaveDoneOtherwise(receiver));
    let ruling = if adjusted::is_damaged(f)? {
        ruling.and(AT_THE_END).then(adjusted::score_without(f, side)?)
    } else {
        ruling.and(AT_THE_END).does(Effect::NoDamage)
    };
    blatantly(f, ruling, side)
}

/// 16B1b: what his peers would have done, if any were asked.
fn polled(f: &Facts<'_>) -> Result<Option<Effect>, Pending> {
    let asked = f.number(Question::Polled, &[Clause::L16B1b])?;
    if asked == 0 {
        return Ok(None);
    }
    let otherwise = f.number(Question::PolledOtherwise, &[Clause::L16B1b])?;
    let considered = match otherwise < asked {
        true => f.number(Question::PolledConsidered, &[Clause::L16B1b])?,
        false => 0,
    };
    Ok(Some(Effect::Polled(Poll { asked, otherwise, considered })))
}

/// 73C2: who has used it in the teeth of the law may be penalised besides.
fn blatantly(f: &Facts<'_>, ruling: Ruling, side: Side) -> Result<Ruling, Pending> {
    if f.is_so(Question::Blatant, &[Clause::L73C2])? {
        return Ok(ruling.and(Clause::L73C2).does(Effect::PenaltyBesides(side)));
    }
    Ok(ruling)
}

/// A poll: no more can have said something than were asked, and who would have done something else is not counted
/// among those who only considered it.
pub(crate) fn counts_agree(
    question: Question,
    answer: Answer,
    told: &impl Fn(Question) -> Option<Answer>,
) -> bool {
    let Answer::Number(count) = answer else { return true };
    let number = |question| match told(question) {
        Some(Answer::Number(number)) => number,
        _ => 0,
    };
    match question {
        Question::PolledOtherwise => count <= number(Question::Polled),
        Question::PolledConsidered => {
            count <= number(Question::Polled).saturating_sub(number(Question::PolledOtherwise))
        }
        _ => true,
    }
}
