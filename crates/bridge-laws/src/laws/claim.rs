//! Claims and concessions, as far as they end or do not end the play: 68, 69A, 63A3. What a
//! contested claim is worth the director weighs (70, 71).

use cards::Side;

use crate::{
    clause::Clause,
    facts::Facts,
    matter::Claim,
    words::{Effect, Pending, Question, Ruling},
};

/// Rules on a claim or concession.
///
/// # Errors
/// What is not known yet: whether play is to go on.
pub(crate) fn claim(f: &Facts, c: &Claim) -> Result<Ruling, Pending> {
    let base = if c.concession { Clause::L68B1 } else { Clause::L68A };
    let ruling = Ruling::under(base).and(Clause::L68);
    if c.objection == Some(c.by.partner()) && c.concession && f.state.is_defender(c.by) {
        // 68B2: no concession, no claim; cards shown are no penalty cards.
        return Ok(Ruling::under(Clause::L68B2)
            .does(Effect::PlayGoesOn)
            .weigh(Clause::L16B)
            .look_at(Clause::L16C2));
    }
    if c.objection.is_some() {
        // 68D: play is suspended. In 2007 nothing could make it go on.
        if !f.is_2007() && f.is_so(Question::PlayOn(c.by), &[Clause::L68D, Clause::L68D2])? {
            return Ok(ruling.and(Clause::L68D2).does(Effect::ClaimVoid(c.by)));
        }
        let ruling = ruling.and(Clause::L68D).weigh(Clause::L70).weigh(if c.concession {
            Clause::L71
        } else {
            Clause::L70D
        });
        return Ok(if c.stated && f.state.strain.trump().is_none() {
            ruling.weigh(Clause::L68C)
        } else {
            ruling.weigh(Clause::L68C).weigh(Clause::L70C)
        });
    }
    if c.agreed.is_some() {
        let side = c.by.side();
        return Ok(ruling
            .and(Clause::L69A)
            .and(Clause::L63A4)
            .does(Effect::Agreed(side, c.own_tricks))
            .does(Effect::Agreed(side.other(), c.remaining.saturating_sub(c.own_tricks))));
    }
    Ok(ruling.and(Clause::L68D))
}

/// 69B, 70, 71: the director has weighed a claim or concession: so many of the tricks that remained for
/// this side, the others for that one.
pub(crate) fn awarded(c: &Claim, side: Side, tricks: u8) -> Ruling {
    let ruling = if c.concession { Ruling::under(Clause::L71) } else { Ruling::under(Clause::L70) };
    ruling
        .does(Effect::Agreed(side, tricks))
        .does(Effect::Agreed(side.other(), c.remaining.saturating_sub(tricks)))
}
