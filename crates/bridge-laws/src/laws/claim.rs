//! Claims and concessions, as far as they end or do not end the play: 68, 69A, 63A3. What a
//! contested claim is worth the director weighs (70, 71).

use cards::Side;

use crate::{
    clause::Clause,
    facts::Facts,
    matter::{Claim, ClaimAnswer},
    words::{Effect, Pending, Question, Ruling},
};

/// A claim or concession is made: play is suspended until it is answered (68D).
pub(crate) fn made(c: &Claim) -> Ruling {
    named(c).and(Clause::L68D)
}

fn named(c: &Claim) -> Ruling {
    Ruling::under(if c.concession { Clause::L68B1 } else { Clause::L68A }).and(Clause::L68)
}

/// Rules on a claim or concession that was answered.
///
/// # Errors
/// What is not known yet: whether play is to go on.
pub(crate) fn answered(f: &Facts, c: &Claim, answer: ClaimAnswer) -> Result<Ruling, Pending> {
    match answer {
        ClaimAnswer::Agreed => Ok(agreed(c)),
        // 68B2: no concession, no claim; cards shown are no penalty cards.
        ClaimAnswer::Objected(by) if by == c.by.partner() && c.concession && f.state.is_defender(c.by) => {
            Ok(Ruling::under(Clause::L68B2)
                .does(Effect::PlayGoesOn)
                .weigh(Clause::L16B)
                .look_at(Clause::L16C2))
        }
        ClaimAnswer::Objected(_) => disputed(f, c),
    }
}

/// 68D: the director weighs it, or play goes on. In 2007 nothing could make it go on.
fn disputed(f: &Facts, c: &Claim) -> Result<Ruling, Pending> {
    if !f.is_2007() && f.is_so(Question::PlayOn(c.by), &[Clause::L68D, Clause::L68D2])? {
        return Ok(named(c).and(Clause::L68D2).does(Effect::ClaimVoid(c.by)));
    }
    let ruling = named(c).and(Clause::L68D).weigh(Clause::L70);
    let ruling = ruling.weigh(if c.concession { Clause::L71 } else { Clause::L70D }).weigh(Clause::L68C);
    let no_trump_out = c.stated && f.state.strain.trump().is_none();
    Ok(if no_trump_out { ruling } else { ruling.weigh(Clause::L70C) })
}

fn agreed(c: &Claim) -> Ruling {
    let side = c.by.side();
    named(c)
        .and(Clause::L69A)
        .and(Clause::L63A4)
        .does(Effect::Agreed(side, c.own_tricks))
        .does(Effect::Agreed(side.other(), c.remaining.saturating_sub(c.own_tricks)))
}

/// 69B, 70, 71: the director has weighed a claim or concession: so many of the tricks that remained for
/// this side, the others for that one.
pub(crate) fn awarded(c: &Claim, side: Side, tricks: u8) -> Ruling {
    let ruling = if c.concession { Ruling::under(Clause::L71) } else { Ruling::under(Clause::L70) };
    ruling
        .does(Effect::Agreed(side, tricks))
        .does(Effect::Agreed(side.other(), c.remaining.saturating_sub(tricks)))
}
