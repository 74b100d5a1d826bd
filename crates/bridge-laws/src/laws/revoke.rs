//! Revokes: 61–64.

use cards::{BySide, Card, Seat, Side, Suit};

use super::{information, penalty_card};
use crate::{
    clause::Clause,
    facts::Facts,
    state::{Moment, Revoke, State},
    words::{Effect, Grade, Pending, Ruling},
};

/// Rules on a revoke to which attention was drawn, or that is suspected.
pub(crate) fn revoke(f: &Facts, seat: Seat, trick: u8, suit: Suit) -> Result<Ruling, Pending> {
    let Some(found) = f.state.revokes.iter().find(|r| r.seat == seat && r.trick == trick) else {
        // The hand is not known: somebody must look.
        return Ok(if f.holds(seat, suit, &[Clause::L61A])? {
            Ruling::under(Clause::L61A).does(Effect::Revoked(seat, trick, suit))
        } else {
            Ruling::under(Clause::L61A).does(Effect::PlayGoesOn)
        });
    };
    let twelfth = trick == 12 && f.state.end < Moment::HandsReturned;
    let both = f.state.revokes.iter().any(|r| r.trick == trick && r.seat.side() != seat.side());
    let other_not_on = both && f.state.revokes.iter().any(|r| r.trick == trick && !r.established);
    if found.established && !twelfth && (f.is_2007() || !other_not_on) {
        return Ok(established(f, found));
    }
    Ok(corrected(f, found, twelfth && found.established, both))
}

/// 63B: it stands as played; 64 is worked out after the play.
fn established(f: &Facts, r: &Revoke) -> Ruling {
    let ruling =
        Ruling::under(Clause::L61A).and(Clause::L63A1).and(Clause::L63B).does(Effect::Established(r.seat));
    let (tricks, clause) = automatic(f.state, r);
    let mut ruling = ruling.and(clause).look_at(Clause::L64C1);
    if matches!(clause, Clause::L64B2 | Clause::L64B7) && !f.is_2007() {
        ruling = ruling.look_at(Clause::L64C2);
    }
    if tricks > 0 { ruling.does(Effect::Transfer(r.seat.side().other(), tricks)) } else { ruling }
}

/// 62: the card goes back and a legal one is played.
fn corrected(f: &Facts, r: &Revoke, twelfth: bool, both: bool) -> Ruling {
    let mut ruling = Ruling::under(Clause::L62A).and(Clause::L61A).and(Clause::L47B);
    if twelfth {
        ruling = ruling.and(Clause::L62D1).and(Clause::L64B6);
    }
    let together: Vec<&Revoke> = if both && !f.is_2007() {
        ruling = ruling.and(Clause::L62C3).and(Clause::L64B8);
        f.state.revokes.iter().filter(|other| other.trick == r.trick).collect()
    } else {
        vec![r]
    };
    for revoke in &together {
        ruling = one_card_back(f, ruling, revoke, twelfth);
    }
    ruling = ruling.does(Effect::Reopened(r.trick));
    if together.len() == 1 {
        ruling = later_cards(f, ruling, r.seat, r.trick);
    }
    ruling
}

fn one_card_back(f: &Facts, mut ruling: Ruling, r: &Revoke, twelfth: bool) -> Ruling {
    let Some(card) = r.card else { return ruling };
    ruling = ruling.does(Effect::TakeOut(r.seat, card, r.trick));
    if f.state.is_defender(r.seat) && !r.faced_hand {
        ruling = penalty_card::becomes(f, ruling.and(Clause::L62B1), r.seat, card, Grade::Major);
        if twelfth && !f.is_2007() {
            // The partner may not choose between his last two cards by what he saw.
            ruling = information::seen(ruling.and(Clause::L62D2), r.seat, card, Clause::L62D2);
        }
    } else {
        ruling = information::withdrawn(ruling.and(Clause::L62B2), r.seat, card, r.seat.side());
    }
    ruling.does(Effect::Replace(r.seat))
}

/// 62C1: the other side may change what it played after the revoke.
fn later_cards(f: &Facts, mut ruling: Ruling, revoker: Seat, number: u8) -> Ruling {
    let Some(trick) = f.state.trick_by_number(number) else { return ruling };
    let after = |seat: Seat| trick.leader.steps_to(seat) > trick.leader.steps_to(revoker);
    for seat in revoker.side().other().seats() {
        if let Some(card) = trick.cards[seat].filter(|_| after(seat)) {
            ruling = ruling.and(Clause::L62C1).does(Effect::MayTakeBack(seat, card, Clause::L62C1));
        }
    }
    if number < f.state.trick_number() {
        // A lead to the next trick by the other side may change as well.
        for seat in revoker.side().other().seats() {
            if let Some(card) = f.state.trick.cards[seat] {
                ruling = ruling.and(Clause::L62C1).does(Effect::MayTakeBack(seat, card, Clause::L62C1));
            }
        }
    }
    ruling
}

/// 64A, 64B: how many tricks go over for this revoke, and under which clause.
fn automatic(state: &State, r: &Revoke) -> (u8, Clause) {
    let side = r.seat.side();
    let first_of_suit = state.revokes.iter().find(|o| o.established && o.seat == r.seat && o.suit == r.suit);
    if state.revokes.iter().any(|o| o.established && o.seat.side() != side) {
        return (0, Clause::L64B7);
    }
    if first_of_suit.is_some_and(|first| first.trick < r.trick) {
        return (0, Clause::L64B2);
    }
    if r.faced_hand {
        return (0, Clause::L64B3);
    }
    match r.attention {
        Some(Moment::NextBoardCalled) => return (0, Clause::L64B4),
        Some(Moment::RoundEnded) => return (0, Clause::L64B5),
        _ => {}
    }
    if r.trick == 12 {
        return (0, Clause::L64B6);
    }
    let won = |number: u8| state.winner_of(number);
    let by_agreement = usize::from(state.agreed.map_or(0, |agreed| agreed[side]));
    let later =
        (r.trick + 1..=13).filter_map(won).filter(|winner| winner.side() == side).count() + by_agreement;
    let of_revoke = won(r.trick);
    // 64A1 speaks of the player: a trick won in dummy is not won by declarer.
    if of_revoke == Some(r.seat) && r.card.is_some() {
        (if later > 0 { 2 } else { 1 }, Clause::L64A1)
    } else if later > 0 || of_revoke.is_some_and(|winner| winner.side() == side) {
        (1, Clause::L64A2)
    } else {
        (0, Clause::L64B1)
    }
}

/// The tricks that go over on this board for established revokes to which attention was drawn.
pub(crate) fn transfer(state: &State) -> BySide<u8> {
    let mut to = BySide([0, 0]);
    for revoke in state.revokes.iter().filter(|r| r.established && r.attention.is_some()) {
        to[revoke.seat.side().other()] += automatic(state, revoke).0;
    }
    // No side can lose more than it won.
    for side in Side::ALL {
        to[side] =
            to[side].min(state.won[side.other()] + state.agreed.map_or(0, |agreed| agreed[side.other()]));
    }
    to
}

/// Did this card break the duty to follow suit? Then the suit that was led.
pub(crate) fn failed_to_follow(state: &State, seat: Seat, card: Card) -> Option<Suit> {
    let led = state.trick.led().filter(|_| state.trick.leader != seat)?;
    (card.suit() != led && state.holds(seat, led) == Some(true)).then_some(led)
}
