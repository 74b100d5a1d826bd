//! Spectators: 76.

use bridge_laws::clause::{Clause, Point};

use super::{boards, director};
use crate::{
    facts::{Facts, Finds as _},
    words::{Effect, Pending, Pick, Question, Ruling},
};

pub(crate) fn ruled(f: &Facts<'_>) -> Result<Ruling, Pending> {
    match f.pick(Question::SpectatorDid, &[Clause::L76])? {
        Pick::DrewAttention => drew_attention(f),
        Pick::LookedIntoHands => {
            Ok(Ruling::under(Clause::L76).does(Effect::OneHandOnly).look_at(boards::LEARNT))
        }
        Pick::WasAsked => Ok(Ruling::under(Clause::L76).does(Effect::SpectatorMayAnswer)),
        _ => Ok(Ruling::under(Clause::L76).does(Effect::SilentOrGo).look_at(boards::LEARNT)),
    }
}

/// 76, 81C3: the director puts right what he hears of, however he hears of it. Who brought the spectator gains
/// nothing by it. Read the other way it is as if nobody had spoken.
fn drew_attention(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let ruling = Ruling::under(Clause::L76).does(Effect::SilentOrGo);
    if f.reads_other_way(Point::DP32) {
        return Ok(ruling);
    }
    let ruling = ruling.and(director::SEEN_HERSELF).does(Effect::RectifiedAllTheSame);
    if f.is_so(Question::SideResponsible, &[Clause::L76])? {
        let side = f.side(Question::SideOfSpectator, &[Clause::L76])?;
        return Ok(ruling.does(Effect::NoGainFor(side)));
    }
    Ok(ruling)
}
