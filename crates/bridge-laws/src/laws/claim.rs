//! Claims and concessions, as far as they end or do not end the play: 68, 69A. What a contested claim is worth
//! the director weighs (70, 71).

use cards::Side;

use super::{Say, information};
use crate::{
    clause::{Clause, Edition},
    facts::Facts,
    matter::{Claim, ClaimAnswer, Kind, Matter},
    words::{Effect, Pending, Question, Ruling},
};

/// 68A: tricks are claimed.
pub(crate) const CLAIMS: Clause = Clause::L68A;

/// 68 preamble: it concerns the trick in progress alone.
pub(crate) fn about_this_trick() -> Ruling {
    Ruling::under(Clause::L68)
}

/// 68A: it was meant as a claim, and is judged as one.
pub(crate) fn is_one(ruling: Ruling) -> Ruling {
    ruling.and(Clause::L68A).weigh(Clause::L70)
}

/// A claim or concession is made: play is suspended until it is answered (68D).
pub(crate) fn made(c: &Claim) -> Ruling {
    named(c).and(Clause::L68D)
}

fn named(c: &Claim) -> Ruling {
    Ruling::under(if c.concession { Clause::L68B1 } else { Clause::L68A }).and(Clause::L68)
}

/// Rules on a claim or concession that was answered.
pub(crate) fn answered(f: &Facts, m: &Matter) -> Say {
    let Kind::Claimed(c) = &m.kind else { return Ok(None) };
    Ok(Some(match c.answer {
        None => made(c),
        Some(ClaimAnswer::Agreed) => agreed(f, c),
        // 68B2: no concession, no claim; cards shown are no penalty cards.
        Some(ClaimAnswer::Objected(by)) if withdraws_concession(f, c, by) => {
            let ruling = Ruling::under(Clause::L68B2).does(Effect::ClaimVoid(c.by)).does(Effect::PlayGoesOn);
            let shown =
                f.story.since(0).iter().filter(|deed| deed.what.seat == c.by && deed.laid().is_none());
            let ruling = shown
                .filter_map(|deed| deed.what.card)
                .fold(ruling, |r, card| information::not_for_partner(r, c.by, card));
            information::look_at_withdrawn(information::may_have_told(ruling))
        }
        Some(ClaimAnswer::Objected(_)) => disputed(f, c)?,
    }))
}

fn withdraws_concession(f: &Facts, c: &Claim, by: cards::Seat) -> bool {
    // Who claims some of the tricks gives up the others (68B1).
    by == c.by.partner() && c.own_tricks < c.remaining && f.state.is_defender(c.by)
}

/// 68D: the director weighs it, or play goes on. In 2007 nothing could make it go on.
fn disputed(f: &Facts, c: &Claim) -> Result<Ruling, Pending> {
    let plays_on = match f.edition() {
        Edition::E2007 => false,
        Edition::E2017 => f.is_so(Question::PlayOn(c.by), &[Clause::L68D, Clause::L68D2])?,
    };
    if plays_on {
        return Ok(named(c).and(Clause::L68D2).does(Effect::ClaimVoid(c.by)));
    }
    let ruling = named(c).and(Clause::L68D).weigh(Clause::L70);
    let ruling = ruling.weigh(if c.concession { Clause::L71 } else { Clause::L70D }).weigh(Clause::L68C);
    let no_trump_out = c.stated && f.state.strain.trump().is_none();
    Ok(if no_trump_out { ruling } else { ruling.weigh(Clause::L70C) })
}

fn agreed(f: &Facts, c: &Claim) -> Ruling {
    let side = c.by.side();
    // A trick may have been opened again since he spoke.
    let remaining = 13 - (f.state.trick_number() - 1);
    named(c)
        .and(Clause::L69A)
        .does(Effect::Agreed(side, c.own_tricks))
        .does(Effect::Agreed(side.other(), remaining.saturating_sub(c.own_tricks)))
}

/// 69B, 70, 71: the director has weighed a claim or concession: so many of the tricks that remained for
/// this side, the others for that one.
pub(crate) fn awarded(c: &Claim, side: Side, tricks: u8) -> Ruling {
    let ruling = if c.concession { Ruling::under(Clause::L71) } else { Ruling::under(Clause::L70) };
    ruling
        .does(Effect::Agreed(side, tricks))
        .does(Effect::Agreed(side.other(), c.remaining.saturating_sub(tricks)))
}

/// 71: a trick given up that no normal play loses is given back.
pub(crate) fn taken_back_after_agreement() -> Ruling {
    Ruling::under(Clause::L71).weigh(Clause::L71)
}
