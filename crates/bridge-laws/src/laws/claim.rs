//! Claims and concessions, as far as they end or do not end the play: 68, 69A. What a contested claim is worth
//! the director weighs (70, 71).

use cards::{Seat, Side};

use super::{Say, dummy, information, transfer};
use crate::{
    clause::{Clause, Edition, Point},
    event::Moment,
    facts::Facts,
    matter::{Claim, ClaimAnswer, Kind, Matter, Settled},
    state::State,
    words::{Effect, Pending, Question, Ruling},
};

/// 68 preamble: what is a claim, and what concerns the trick in progress alone.
pub const MEANT: Clause = Clause::L68;
/// 68A: tricks are claimed.
pub const CLAIMS: Clause = Clause::L68A;
/// 68B1: tricks are given up.
const CONCEDES: Clause = Clause::L68B1;
/// 68B2: a defender concedes, and his partner objects at once.
pub const PARTNER_OBJECTS: Clause = Clause::L68B2;
/// 68C: what is said with it of how.
pub const STATEMENT: Clause = Clause::L68C;
/// 68D: play stops.
pub const STOPS: Clause = Clause::L68D;
/// 68D2: all four play on.
pub const ALL_PLAY_ON: Clause = Clause::L68D2;
/// 69A: agreement.
pub const AGREED: Clause = Clause::L69A;
/// 69B: agreement is withdrawn.
pub const WITHDRAWN: Clause = Clause::L69B;
/// 70: a contested claim.
pub const CONTESTED: Clause = Clause::L70;
/// 70C: a trump that was forgotten.
pub const TRUMP_FORGOTTEN: Clause = Clause::L70C;
/// 70D: no line that was not stated.
pub const NEW_LINE: Clause = Clause::L70D;
/// 71: a concession cancelled.
pub const CONCESSION: Clause = Clause::L71;

/// 68D2: can the four go on after an objection, if they all want to? Not in 2007.
#[must_use]
pub const fn may_play_on(edition: Edition) -> bool {
    match edition {
        Edition::E2007 => false,
        Edition::E2017 => true,
    }
}

/// 68 preamble: it concerns the trick in progress alone.
pub(crate) fn about_this_trick() -> Ruling {
    Ruling::under(MEANT)
}

/// 68 preamble: the last trick has been led to, and there is no other that could be claimed.
pub(crate) fn in_the_last_trick(state: &State) -> Option<Ruling> {
    let last = state.is_last_trick() && !state.trick.is_empty();
    last.then(|| about_this_trick().does(Effect::PlayGoesOn))
}

/// 68A, 48B2: declarer has shown his cards and meant it as a claim: of all the tricks, unless he says another number. In the
/// last trick nothing is left to be claimed.
pub(crate) fn is_one(state: &State, ruling: Ruling) -> Ruling {
    let ruling = ruling.and(CLAIMS);
    match in_the_last_trick(state) {
        Some(last) => ruling.then(last),
        None => ruling.and(STOPS).does(Effect::PlayStops(state.declarer)),
    }
}

/// 68 preamble: may these words have been about the trick in progress alone? They were about one trick, and somebody has
/// played to it.
pub(crate) fn may_be_about_this_trick(state: &State, tricks: u8) -> bool {
    tricks == 1 && !state.trick.is_empty()
}

/// A claim or concession is made: play is suspended until it is answered (68D).
pub(crate) fn made(c: &Claim) -> Ruling {
    named(c).and(STOPS).does(Effect::PlayStops(c.by))
}

fn named(c: &Claim) -> Ruling {
    by_name(c.concession).and(MEANT)
}

fn by_name(concession: bool) -> Ruling {
    Ruling::under(if concession { CONCEDES } else { CLAIMS })
}

/// 68A, 43A1: any player may claim or concede but dummy. What he says is neither, and may have told declarer something.
pub(crate) fn by_dummy(concession: bool) -> Ruling {
    let ruling = by_name(concession).and(dummy::MAY_NOT_SPEAK).does(Effect::PlayGoesOn);
    information::may_have_told(ruling)
}

/// 69A: it is an opponent’s claim or concession that a side goes along with. What the claimer’s partner says leaves it
/// open.
pub(crate) fn may_agree(claimer: Seat, by: Seat) -> bool {
    claimer.side() != by.side()
}

/// Rules on a claim or concession that was answered.
pub(crate) fn answered(f: &Facts, m: &Matter) -> Say {
    let Kind::Claimed(c) = &m.kind else { return Ok(None) };
    Ok(Some(match c.answer {
        // 68 preamble: it is asked where it may have been about the trick in progress alone.
        None if f.is_so(Question::OnlyThisTrick(c.by), &[MEANT])? => {
            about_this_trick().does(Effect::PlayGoesOn)
        }
        None => made(c),
        Some(ClaimAnswer::Agreed) => agreed(f, c),
        Some(ClaimAnswer::Objected(by)) if withdraws_concession(f, c, by) => not_conceded(f, c),
        Some(ClaimAnswer::Objected(_)) => disputed(f, c)?,
        // 68B2: whoever agrees quickly does not forestall him. 71: later it stands, if the trick can be lost.
        Some(ClaimAnswer::ObjectedAfterwards(by)) => {
            match f.is_so(Question::ObjectedAtOnce(by), &[PARTNER_OBJECTS])? {
                true => not_conceded(f, c),
                false => called_back(f.state, c.by, by),
            }
        }
    }))
}

/// 68B2: no concession, no claim; cards shown are no penalty cards.
fn not_conceded(f: &Facts, c: &Claim) -> Ruling {
    let ruling = Ruling::under(PARTNER_OBJECTS).does(Effect::ClaimVoid(c.by)).does(Effect::PlayGoesOn);
    let shown = f.story.since(0).iter().filter(|deed| deed.what.seat == c.by && deed.laid().is_none());
    let ruling = shown
        .filter_map(|deed| deed.what.card)
        .fold(ruling, |r, card| information::not_for_partner(r, c.by, card));
    information::look_at_withdrawn(information::may_have_told(ruling))
}

/// 68B2: the opponents have agreed; may his partner’s objection still have come at once? Not when he has let it be, or the
/// hands are back.
pub(crate) fn may_have_objected_at_once(f: &Facts, c: &Claim, by: Seat) -> bool {
    c.settled == Settled::Open && f.state.end == Moment::Play && withdraws_concession(f, c, by)
}

/// 68D2: any player may doubt it, dummy included; not who has made it.
pub(crate) fn may_doubt(claimer: Seat, by: Seat) -> bool {
    claimer != by
}

/// 68C: who claims faces his hand, so that the others can say what they think of it. A defender’s partner, who may still
/// object and may not use what he sees (68B2, 16C), need not see it; whoever only gives up tricks shows nothing.
pub(crate) fn faces_his_hand_to(state: &State, c: &Claim, by: Seat) -> bool {
    !c.concession && c.own_tricks > 0 && !(by == c.by.partner() && state.is_defender(by))
}

fn withdraws_concession(f: &Facts, c: &Claim, by: Seat) -> bool {
    // He does not object at once who has played on.
    let at_once = !c.was_played_on(f.state);
    // Who claims some of the tricks gives up the others (68B1); or else what he claims is judged.
    let gives_up = || {
        c.own_tricks < c.remaining && !(!c.concession && c.own_tricks > 0 && f.reads_other_way(Point::DP16))
    };
    at_once && by == c.by.partner() && f.state.is_defender(c.by) && gives_up()
}

/// 68D: the director weighs it, or play goes on.
fn disputed(f: &Facts, c: &Claim) -> Result<Ruling, Pending> {
    if may_play_on(f.edition(ALL_PLAY_ON)) && f.is_so(Question::PlayOn(c.by), &[STOPS, ALL_PLAY_ON])? {
        return Ok(named(c).and(ALL_PLAY_ON).does(Effect::ClaimVoid(c.by)));
    }
    let ruling = named(c).and(STOPS).does(Effect::PlayIsOver(c.by)).weigh(CONTESTED);
    let ruling = ruling.weigh(if c.concession { CONCESSION } else { NEW_LINE }).weigh(STATEMENT);
    let no_trump_out = c.stated && f.state.strain.trump().is_none();
    Ok(if no_trump_out { ruling } else { ruling.weigh(TRUMP_FORGOTTEN) })
}

fn agreed(f: &Facts, c: &Claim) -> Ruling {
    let side = c.by.side();
    // A trick may have been opened again since he spoke, or have come to an end with what was put right.
    let remaining = 14 - f.state.trick_number();
    let own = c.own_tricks.min(remaining);
    named(c).and(AGREED).does(Effect::Agreed(side, own)).does(Effect::Agreed(side.other(), remaining - own))
}

/// 69A: may this player still object to what was agreed to? Until his side has called on a later board or the round is over.
pub(crate) fn may_still_object(state: &State, claimer: Seat, by: Seat) -> bool {
    may_agree(claimer, by) && transfer::attention_now(state, claimer) < Moment::NextBoardCalled
}

/// 69B, 70, 71: the director has weighed a claim or concession: so many of the tricks that remained for
/// this side, the others for that one. `agreed`: it had been agreed to.
pub(crate) fn awarded(state: &State, c: &Claim, agreed: bool, side: Side, tricks: u8) -> Ruling {
    let others = c.left(state).saturating_sub(tricks);
    let claimers = if side == c.by.side() { tricks } else { others };
    let clause = match c.concession {
        _ if agreed && claimers < c.own_tricks => WITHDRAWN,
        _ if agreed && claimers > c.own_tricks => CONCESSION,
        true => CONCESSION,
        false => CONTESTED,
    };
    Ruling::under(clause).does(Effect::Agreed(side, tricks)).does(Effect::Agreed(side.other(), others))
}

/// 69B, 71: the director is called about what was agreed to: by the side that has agreed, or by the one that has given up a
/// trick that no normal play loses. Nobody is bound yet who may still object (69A, 70).
pub(crate) fn called_back(state: &State, claimer: Seat, by: Seat) -> Ruling {
    let clause = match may_agree(claimer, by) {
        false => CONCESSION,
        true if may_still_object(state, claimer, by) => CONTESTED,
        true => WITHDRAWN,
    };
    Ruling::under(clause).weigh(clause)
}
