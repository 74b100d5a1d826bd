//! Cards and boards that are wrong: 6, 13 to 15, 16D, 87.

use bridge_laws::{
    cite,
    clause::{Clause, Edition},
};

use super::conduct;

use crate::{
    facts::{Facts, Finds as _},
    words::{Answer, Effect, Pending, Pick, Question, Ruling},
};

/// 16D1: somebody knows what he should not.
pub(crate) const LEARNT: Clause = Clause::L16D1;

pub(crate) fn ruled(f: &Facts<'_>) -> Result<Ruling, Pending> {
    match f.pick(
        Question::WithTheBoard,
        &[Clause::L13A, Clause::L15A, Clause::L15B, Clause::L16D1, Clause::L87, Clause::L6D1, Clause::L6D2],
    )? {
        Pick::CountIsWrong => match f.pick(Question::Count, &[Clause::L13A, Clause::L13C, Clause::L14A])? {
            Pick::MoreAndFewer => more_and_fewer(f),
            Pick::StrangeCard => strange_card(f),
            _ => cards_missing(f),
        },
        Pick::HandOfAnotherBoard => hand_of_another_board(f),
        Pick::WrongBoard => wrong_board(f),
        Pick::WrongDirection => wrong_direction(f),
        Pick::LearntOfBoard => learnt_of_board(f),
        Pick::TheDeal => deal(f),
        _ => fouled(f),
    }
}

/// 87: those who played another form of it are not compared with each other. In a match of teams nobody else is there to
/// be compared with.
fn fouled(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let ruling = Ruling::under(Clause::L87);
    match f.is_so(Question::TeamMatch, &[Clause::L87])? {
        true => cancelled_or_anew(f, ruling, &[Clause::L87]),
        false => Ok(ruling.does(Effect::TwoFields).look_at(conduct::PENALTY)),
    }
}

/// 6D: not the hands are wrong, but how they came about.
fn deal(f: &Facts<'_>) -> Result<Ruling, Pending> {
    match f.pick(Question::WithTheDeal, &[Clause::L6D1, Clause::L6D2])? {
        Pick::NotShuffled => not_made_for_this_session(f),
        what => {
            if !f.is_so(Question::AnybodyCalled, &[Clause::L6D1])? {
                return dealt_again(f, Ruling::under(Clause::L6D1), None, Effect::NotPlayed);
            }
            // 6D1 is over with the first call: a card seen is then something known, and a wrong deal is a deal.
            if what == Pick::SeenInTheDeal {
                return learnt_of_board(f);
            }
            Ok(Ruling::under(Clause::L6D1).does(Effect::DealStands))
        }
    }
}

/// 6D2: cards that nobody shuffled, or the deal of an earlier session.
fn not_made_for_this_session(f: &Facts<'_>) -> Result<Ruling, Pending> {
    cancelled_or_anew(f, Ruling::under(Clause::L6D2), &[Clause::L6D2])
}

/// What was played counts at no table; where there is time it is played anew.
fn cancelled_or_anew(f: &Facts<'_>, ruling: Ruling, law: &[Clause]) -> Result<Ruling, Pending> {
    let ruling = ruling.look_at(conduct::PENALTY);
    if f.is_so(Question::CanBePlayedAnew, law)? {
        return dealt_again(f, ruling, Some(Effect::NothingCounts), Effect::Cancelled);
    }
    Ok(ruling.does(Effect::Cancelled).look_at(cite::AVERAGE_PLUS))
}

/// 86A: no board in place of another where somebody could know what it would decide; `instead` is done then, and else
/// what comes `before` the new deal.
fn dealt_again(
    f: &Facts<'_>,
    ruling: Ruling,
    before: Option<Effect>,
    instead: Effect,
) -> Result<Ruling, Pending> {
    if f.is_so(Question::MatchKnown, &[Clause::L86A])? {
        return Ok(ruling.and(Clause::L86A).does(instead).look_at(cite::AVERAGE_PLUS));
    }
    Ok(before.into_iter().fold(ruling, Ruling::does).does(Effect::DealtAgain))
}

/// 13: one hand has too many cards, another too few.
fn more_and_fewer(f: &Facts<'_>) -> Result<Ruling, Pending> {
    if f.is_so(Question::PlayOver, &[Clause::L13D])? {
        // 13D: nothing that was played with such hands counts.
        let ruling = Ruling::under(Clause::L13D);
        return match f.is_so(Question::TeamMatch, &[Clause::L13D])? {
            true => cancelled_or_anew(f, ruling, &[Clause::L13D]),
            false => {
                let ruling = ruling.does(Effect::Cancelled).look_at(cite::AVERAGE_PLUS);
                Ok(ruling.look_at(conduct::PENALTY))
            }
        };
    }
    if f.is_so(Question::WrongHandCalled, &[Clause::L13B1, Clause::L13A])? {
        return if f.is_so(Question::PlayableUnchanged, &[Clause::L13B1])? {
            let ruling = Ruling::under(Clause::L13B1).does(Effect::PutRightAndPlay);
            Ok(moved_card(f, ruling.does(Effect::LookAfterwards).look_at(Clause::L13B1)))
        } else {
            let ruling = Ruling::under(Clause::L13B2).does(Effect::NotPlayed).look_at(cite::WEIGHTED);
            Ok(ruling.look_at(conduct::PENALTY))
        };
    }
    let ruling = Ruling::under(Clause::L13A);
    if !f.is_so(Question::CardSeen, &[Clause::L13A])? {
        return Ok(ruling.does(Effect::PutRightAndPlay));
    }
    let too_much = match f.edition(Clause::L13A) {
        // 13D of 2007: the director may find that too much is known of the hands.
        Edition::E2007 => f.is_so(Question::TooMuchSeen, &[Clause::L13A])?,
        Edition::E2017 => false,
    };
    if too_much {
        return Ok(ruling.does(Effect::NotPlayed).look_at(cite::AVERAGE_PLUS));
    }
    let ruling = ruling.does(Effect::PutRightAndPlay).does(Effect::LookAfterwards).look_at(Clause::L13A);
    Ok(match f.edition(Clause::L13A2) {
        Edition::E2007 => moved_card(f, ruling),
        // 13A2: played and scored; adjusted if what was seen mattered.
        Edition::E2017 => ruling.and(Clause::L13A2).look_at(conduct::PENALTY),
    })
}

/// 13E of 2007: the board is played, and what is known of the card that was moved is not for the partners of those whose
/// hands were wrong.
fn moved_card(f: &Facts<'_>, ruling: Ruling) -> Ruling {
    match f.edition(Clause::L13A2) {
        Edition::E2007 => ruling.and(Clause::L13A2).does(Effect::MovedCardKnown).look_at(cite::AT_THE_END),
        Edition::E2017 => ruling,
    }
}

/// 13C: a card that does not belong to this deal.
fn strange_card(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let ruling = Ruling::under(Clause::L13C).does(Effect::StrangeCardAway);
    if f.is_so(Question::StrangeCardPlayed, &[Clause::L13C])? {
        return Ok(ruling.does(Effect::LookAfterwards).look_at(cite::WEIGHTED));
    }
    Ok(ruling)
}

/// 14: cards are missing, and nobody has too many.
fn cards_missing(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let later = f.is_so(Question::LeadFaced, &[Clause::L14A, Clause::L14B])?;
    let clause = if later { Clause::L14B } else { Clause::L14A };
    let found = f.pick(Question::Found, &[clause])?;
    let restored = match (found, later) {
        // 14B1: too many lie in a trick.
        (Pick::AmongPlayed, _) => return Ok(Ruling::under(Clause::L14B).does(Effect::AsDefectiveTrick)),
        (Pick::NotFound, _) => Effect::MadeUp,
        _ => Effect::BackToHand,
    };
    let mut ruling = Ruling::under(clause).does(restored);
    if later {
        // 14B4: it has belonged to the hand all along.
        let of = f.pick(Question::MissingFrom, &[clause])?;
        let owed = f.is_so(Question::MissingCardOwed, &[clause, cite::REVOKE])?;
        ruling = match (owed, of) {
            (true, Pick::Dummy) => ruling.and(cite::REVOKE).does(Effect::DummysMissingCard),
            (true, _) => ruling.and(cite::REVOKE).does(Effect::MissingCardRevoke),
            (false, _) => ruling.does(Effect::NoRevokeByIt),
        };
        // 48A: no card of the declaring side is a penalty card, and dummy has nobody to tell anything.
        if of != Pick::Defender {
            return Ok(ruling);
        }
        if found == Pick::Elsewhere && f.is_so(Question::PartnerSawIt, &[cite::PENALTY_CARD_GRADED])? {
            ruling = ruling.and(cite::PENALTY_CARD_GRADED).does(Effect::MissingCardPenalty);
        }
    }
    // 14C: what is known of it is not for the partner of its owner.
    Ok(ruling.and(Clause::L14C).does(Effect::MissingCardKnown).look_at(cite::AT_THE_END))
}

/// 15A: a call with the hand of another board.
fn hand_of_another_board(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let law = &[Clause::L15A];
    let ruling = Ruling::under(Clause::L15A).look_at(conduct::PENALTY);
    let partner_called = || f.is_so(Question::PartnerCalled, law);
    let opponent_called = match f.edition(Clause::L15A) {
        Edition::E2007 => f.is_so(Question::OpponentCalled, law)?,
        Edition::E2017 if partner_called()? => {
            return Ok(ruling.does(Effect::NotPlayed).look_at(cite::WEIGHTED));
        }
        Edition::E2017 => false,
    };
    // 17D2 of 2007: the opponent's call stands only if the one before it is made again as it was.
    if opponent_called && (partner_called()? || f.is_so(Question::CallDiffers, law)?) {
        return Ok(ruling.does(Effect::NotPlayed).look_at(cite::AVERAGE_PLUS));
    }
    // What is withdrawn is known to the others only (16C).
    let ruling = ruling
        .and(cite::WITHDRAWN_FOR_OTHERS)
        .and(cite::WITHDRAWN_FOR_OFFENDERS)
        .does(Effect::CallsCancelled);
    let ruling = if opponent_called { ruling.does(Effect::OpponentRepeats) } else { ruling };
    // 15A3: that board is played as long as he makes the same call there.
    Ok(ruling.does(Effect::CallMeAtTheOtherBoard).look_at(Clause::L15A))
}

/// 15B: a board that was not meant for these players in this round.
fn wrong_board(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let ruling = Ruling::under(Clause::L15B);
    let begins_anew = match f.edition(Clause::L15B) {
        // 15C of 2007: as long as no lead is faced, those play it for whom it is meant.
        Edition::E2007 => !f.is_so(Question::LeadFaced, &[Clause::L15B])?,
        Edition::E2017 => false,
    };
    if begins_anew {
        return Ok(ruling.does(Effect::RightPlayersBegin));
    }
    if f.is_so(Question::PlayedBefore, &[Clause::L15B])? {
        return Ok(ruling.does(Effect::DoesNotCount).look_at(cite::AVERAGE_PLUS));
    }
    Ok(ruling.does(Effect::PlayedAndCounts))
}

/// 5: the pairs that were meant to play it, North-South where East-West belong.
fn wrong_direction(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let ruling = Ruling::under(Clause::L5);
    if f.is_so(Question::Comparable, &[Clause::L5])? {
        return Ok(ruling.does(Effect::ScoredAsPlayed));
    }
    Ok(ruling.does(Effect::NotComparable).look_at(cite::AVERAGE_PLUS).look_at(conduct::PENALTY))
}

/// 14: a card that is missing cannot lie in a trick before one has been played.
pub(crate) fn can_be_found(
    question: Question,
    answer: Answer,
    told: &impl Fn(Question) -> Option<Answer>,
) -> bool {
    let before_the_lead = || told(Question::LeadFaced) == Some(Answer::No);
    (question, answer) != (Question::Found, Answer::Pick(Pick::AmongPlayed)) || !before_the_lead()
}

/// 16D: somebody knows something of a board that he plays or will play.
fn learnt_of_board(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let called = f.is_so(Question::AnybodyCalled, &[Clause::L16D2, Clause::L16D3])?;
    let clause = if called { Clause::L16D3 } else { Clause::L16D2 };
    let ruling = Ruling::under(Clause::L16D1).and(clause);
    if !f.is_so(Question::Interferes, &[clause])? {
        return Ok(ruling.does(Effect::PlayedReady).look_at(clause));
    }
    let question = if called { Question::LaterRemedy } else { Question::Remedy };
    Ok(match f.pick(question, &[clause])? {
        Pick::ChangeSeats => ruling.does(Effect::SeatsChanged),
        Pick::DealAgain => ruling.does(Effect::DealtAgain),
        Pick::PlayOn => ruling.does(Effect::PlayedReady).look_at(clause),
        _ => ruling.does(Effect::NotPlayed).look_at(cite::AVERAGE_PLUS),
    })
}
