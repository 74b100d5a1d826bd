//! The auction itself: 17, 20A to 20E, 22, 33.

use bridge_laws::{
    cite::{self, Review, inspection::Asker},
    clause::{Clause, Point},
};

use super::tricks;
use crate::{
    facts::{Facts, Finds as _},
    words::{Effect, Pending, Pick, Question, Ruling},
};

pub(crate) fn ruled(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let laws = &[cite::REVIEW, cite::CALLED_AT_ONCE, cite::LOST_TURN, cite::CONTRACT];
    match f.pick(Question::AboutAuction, laws)? {
        Pick::AsksAgain => asks_again(f),
        Pick::ReviewWrong => repeated_wrongly(f),
        Pick::CalledAtOnce => called_at_once(f),
        Pick::TurnLost => turn_lost(f),
        Pick::WhoseLead => Ok(Ruling::under(Clause::L20C).does(Effect::DefendersMayAsk)),
        // 22: nobody has bid.
        _ => Ok(Ruling::under(cite::CONTRACT).does(Effect::NotDealtAgain)),
    }
}

/// 20A to 20C: somebody wants to hear calls again. All of them or none, but for one that was not heard.
fn asks_again(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let laws = &[Clause::L20A, cite::REVIEW, Clause::L20C, cite::REVIEW_AT_FIRST_TURN];
    match f.pick(Question::WhenAsked, laws)? {
        Pick::JustCalled => Ok(Ruling::under(Clause::L20A).does(Effect::SaidAgain)),
        Pick::FirstTurnToPlay => at_first_turn(f),
        Pick::LaterInPlay => Ok(Ruling::under(cite::CONTRACT_ONLY).does(Effect::ContractOnly)),
        when => in_auction(f, when == Pick::OwnTurn),
    }
}

fn in_auction(f: &Facts<'_>, own_turn: bool) -> Result<Ruling, Pending> {
    let must_pass = own_turn && f.is_so(Question::MustPassNow, &[cite::REVIEW])?;
    // Nobody is dummy yet.
    let (may, clause) = cite::may_have_review(Asker::Defender, Review::InAuction { own_turn, must_pass });
    Ok(match may {
        true => repeated(clause),
        false if own_turn => Ruling::under(clause).does(Effect::NotWhoMustPass),
        false => Ruling::under(clause).does(Effect::WaitForTurn),
    })
}

fn at_first_turn(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let who = tricks::asker(f, &[Clause::L20C])?;
    let (may, clause) = cite::may_have_review(who, Review::InPlay { first_turn: true });
    Ok(match may {
        true => repeated(Clause::L20C).and(clause),
        false => Ruling::under(Clause::L20C).does(Effect::NotForDummy),
    })
}

/// 20D: an opponent repeats it.
fn repeated(clause: Clause) -> Ruling {
    Ruling::under(clause).and(Clause::L20D).does(Effect::AuctionRepeated)
}

/// 20E: everybody puts it right at once. What it did until then is looked at afterwards.
fn repeated_wrongly(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let ruling = Ruling::under(Clause::L20E).does(Effect::RepeatedRightly);
    Ok(match f.is_so(Question::ReliedOnReview, &[Clause::L20E])? {
        true => ruling.does(Effect::LookAtEnd).look_at(cite::WEIGHTED),
        false => ruling,
    })
}

/// 33: the call of the player whose turn it was comes first.
fn called_at_once(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let ruling = Ruling::under(cite::CALLED_AT_ONCE);
    let out_of_rotation = |effect| ruling.clone().and(cite::OUT_OF_ROTATION).does(effect);
    Ok(if !f.is_so(Question::OneWasDue, &[cite::CALLED_AT_ONCE])? {
        out_of_rotation(Effect::BothOutOfRotation)
    } else if f.is_so(Question::OtherWasNext, &[cite::CALLED_AT_ONCE])? {
        ruling.does(Effect::CountsAsSecond)
    } else {
        out_of_rotation(Effect::SecondOutOfRotation)
    })
}

/// 17D3: three passes, and somebody never had his turn. Once the lead is faced the auction is over (17D).
fn turn_lost(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let laws = &[cite::LOST_TURN, Clause::L17D];
    let faced = f.is_so(Question::LeadFaced, laws)?;
    // DP23: read the other way it is not too late before dummy comes down.
    let too_late = faced && (!f.reads_other_way(Point::DP23) || f.is_so(Question::DummyDown, laws)?);
    if too_late {
        return Ok(Ruling::under(Clause::L17D).does(Effect::AuctionStands));
    }
    Ok(Ruling::under(cite::LOST_TURN)
        .and(cite::WITHDRAWN_FOR_OTHERS)
        .and(cite::WITHDRAWN_FOR_OFFENDERS)
        .does(Effect::TurnGivenBack))
}
