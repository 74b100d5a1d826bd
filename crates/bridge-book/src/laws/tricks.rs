//! Quitted tricks: 65, 66.

use bridge_laws::{
    cite::{
        self,
        inspection::{self, Asker},
    },
    clause::{Clause, Edition},
};
use cards::Side;

use crate::{
    facts::{Facts, Finds as _},
    words::{Effect, Pending, Pick, Question, Ruling},
};

/// Who disturbs the order of his tricks has the doubt against him (65D, 66D).
pub(crate) const ORDER_DECIDES: &[Clause] = &[Clause::L65D, inspection::AFTER_PLAY];

/// What the order of the quitted tricks settles by itself; nothing, if nobody's lie as they were played.
pub(crate) fn by_the_order(order: Pick) -> Option<Ruling> {
    let ruling = Ruling::under(inspection::AFTER_PLAY);
    let against = |side| ruling.clone().and(Clause::L65D).does(Effect::DoubtAgainst(side));
    match order {
        Pick::InOrder => Some(ruling.does(Effect::CountAsTheyLie)),
        Pick::NorthSouthMixed => Some(against(Side::NorthSouth)),
        Pick::EastWestMixed => Some(against(Side::EastWest)),
        _ => None,
    }
}

/// Who wants it.
pub(crate) fn asker(f: &Facts<'_>, clauses: &[Clause]) -> Result<Asker, Pending> {
    Ok(match f.pick(Question::WhoWants, clauses)? {
        Pick::Declarer => Asker::Declarer,
        Pick::Dummy => Asker::Dummy,
        _ => Asker::Defender,
    })
}

pub(crate) fn ruled(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let what = f.pick(
        Question::AboutTrick,
        &[inspection::POINTED, inspection::LAST_TRICK, inspection::OWN_LAST_CARD, inspection::NO_OTHER],
    )?;
    let who = asker(f, &[inspection::POINTED, inspection::LAST_TRICK])?;
    match (what, who) {
        (Pick::WrongWay, _) => pointed_wrongly(f, who),
        (_, Asker::Dummy) => {
            Ok(Ruling::under(inspection::NO_OTHER).and(inspection::AFTER_PLAY).does(Effect::DummyMayNotLook))
        }
        (Pick::LookAtOwn, _) => own_card(f, who),
        _ => all_four(f, who, what == Pick::LookAtLast),
    }
}

/// 65B3: what decides is asked: in 2017 whether somebody has led to the next trick, in 2007 whether his side has played.
fn pointed_wrongly(f: &Facts<'_>, who: Asker) -> Result<Ruling, Pending> {
    let law = &[inspection::POINTED];
    let (led, played) = match (f.edition(inspection::POINTED), who) {
        (Edition::E2017, Asker::Declarer) => (false, false),
        (Edition::E2017, Asker::Dummy | Asker::Defender) => (f.is_so(Question::NextTrickLed, law)?, false),
        (Edition::E2007, _) => (false, f.is_so(Question::OwnSidePlayed, law)?),
    };
    let ruling = Ruling::under(inspection::POINTED);
    if inspection::may_point_out(f.edition(inspection::POINTED), who, led, played) {
        return Ok(ruling.does(Effect::TurnedRight));
    }
    // Later it may tell his partner something.
    Ok(ruling.does(Effect::StaysAsItIs).does(Effect::PartnerMayNotUse).look_at(cite::AT_THE_END))
}

/// 66A, 66C, 66D: all four cards of a trick.
fn all_four(f: &Facts<'_>, who: Asker, last_trick: bool) -> Result<Ruling, Pending> {
    let over = f.is_so(Question::PlayOver, &[inspection::AFTER_PLAY])?;
    let played = !over && last_trick && f.is_so(Question::OwnSidePlayed, &[inspection::LAST_TRICK])?;
    let (may, clause) = inspection::may_inspect(who, over, last_trick, played);
    let ruling = Ruling::under(clause);
    Ok(match (may, over) {
        (false, _) => ruling.does(Effect::MayNotLook),
        (true, true) => ruling.does(Effect::LookedAtTogether),
        // His own card must still lie open; if not, his own is what is left to him.
        (true, false) if f.is_so(Question::OwnCardTurned, &[clause])? => {
            ruling.and(inspection::OWN_LAST_CARD).does(Effect::OwnShown)
        }
        (true, false) => ruling.does(Effect::AllShown),
    })
}

/// 66B: his own last card.
fn own_card(f: &Facts<'_>, who: Asker) -> Result<Ruling, Pending> {
    let played = f.is_so(Question::OwnSidePlayed, &[inspection::OWN_LAST_CARD])?;
    let (may, clause) = inspection::may_see_own(who, played);
    Ok(Ruling::under(clause).does(if may { Effect::OwnShown } else { Effect::MayNotLook }))
}
