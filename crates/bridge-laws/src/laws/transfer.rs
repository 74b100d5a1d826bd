//! The tricks that go over for revokes: 64.

use cards::{BySide, Seat, Side, Suit};

use super::revoke;
use crate::{
    clause::{Clause, Edition},
    event::Moment,
    facts::Facts,
    state::{Revoke, State},
    words::{Effect, NoTransfer, Ruling},
};

/// 64A1: the player who revoked won the trick.
pub(crate) const HE_WON: Clause = Clause::L64A1;
/// 64A2: he did not, and his side won it or a later one.
pub(crate) const HIS_SIDE_WON: Clause = Clause::L64A2;

/// 64A: does it count whether his side has won a later trick? Not where his partner has won this one.
pub(crate) fn turns_on_later_tricks(offender: Seat, winner: Seat) -> bool {
    winner != offender.partner()
}

/// 64B4, 64B5: attention came too late.
pub(crate) const COMES_TOO_LATE: [Clause; 2] = [Clause::L64B4, Clause::L64B5];

/// 64B3: none for a penalty card that was not played.
pub(super) fn none_for_faced_cards(ruling: Ruling) -> Ruling {
    ruling.and(Clause::L64B3)
}

/// 64B6: none in the twelfth trick.
pub(super) fn none_in_the_twelfth(ruling: Ruling, seat: Seat) -> Ruling {
    ruling.and(Clause::L64B6).does(Effect::NoTransfer(seat, NoTransfer::InTheTwelfth))
}

/// 64B8: none where both revokes of a trick are corrected.
pub(super) fn none_where_both_are_corrected(ruling: Ruling) -> Ruling {
    ruling.and(Clause::L64B8)
}

/// 67B1: who has not played to a trick has revoked in it. 64B3: also of what dummy has not played no trick goes over.
pub(crate) fn deemed(state: &State, seat: Seat, trick: u8, suit: Suit) -> Revoke {
    Revoke {
        established: Some(revoke::REVOKED),
        due_faced: seat == state.dummy(),
        deemed: true,
        ..Revoke::new(seat, trick, None, suit)
    }
}

/// 64A2: a trick to which a card was missing counts as one with an established revoke.
pub(super) fn deemed_revoke(f: &Facts, ruling: Ruling, seat: Seat, trick: u8, suit: Suit) -> Ruling {
    after_play(f, ruling, &deemed(f.state, seat, trick, suit)).does(Effect::DeemedRevoke(seat, trick, suit))
}

/// 64C: what the tricks that went over have not made good, by the paragraphs under which it is looked at.
pub const NOT_MADE_GOOD: [Clause; 3] = [Clause::L64C1, Clause::L64C2a, Clause::L64C2b];

/// What an established revoke brings after the play (64A, 64B), and what is then looked at (64C).
pub(super) fn after_play(f: &Facts, ruling: Ruling, r: &Revoke) -> Ruling {
    let (tricks, clause) = automatic(f.state, f.edition(Clause::L64B7), r);
    // Who has won what from the revoke on is known after the play.
    let over = f.state.is_over() || f.state.agreed.is_some() || f.state.told_to_the_end == Some(true);
    let known = clause != Clause::L64B1 || over;
    let ruling = if known { ruling.and(clause) } else { ruling };
    let mut ruling = ruling.look_at(Clause::L64C1);
    // In 2007 there was but one paragraph for all of it.
    match f.edition(Clause::L64C1) {
        Edition::E2007 => {}
        Edition::E2017 if clause == Clause::L64B2 => ruling = ruling.look_at(Clause::L64C2a),
        Edition::E2017 if clause == Clause::L64B7 => ruling = ruling.look_at(Clause::L64C2b),
        Edition::E2017 => {}
    }
    let to = r.seat.side().other();
    // 64A: what his side may still win bears on it.
    let open = clause == Clause::L64B1 || clause == HE_WON && tricks < 2;
    match why_none(clause).filter(|_| known && tricks == 0) {
        _ if open && f.state.told_to_the_end == Some(false) => ruling.does(Effect::TransferOpen(to, tricks)),
        Some(why) => ruling.does(Effect::NoTransfer(r.seat, why)),
        None if tricks > 0 => ruling.does(Effect::Transfer(to, tricks)),
        None => ruling,
    }
}

/// What the clauses under which none go over say, in a word.
fn why_none(clause: Clause) -> Option<NoTransfer> {
    Some(match clause {
        Clause::L64B1 => NoTransfer::NothingWon,
        Clause::L64B2 => NoTransfer::SecondInSuit,
        Clause::L64B3 => NoTransfer::Faced,
        Clause::L64B4 | Clause::L64B5 => NoTransfer::TooLate,
        Clause::L64B6 => NoTransfer::InTheTwelfth,
        Clause::L64B7 => NoTransfer::BothSides,
        _ => return None,
    })
}

/// The clauses under which tricks go over, or none do, for the revokes to which attention was drawn.
pub(crate) fn clauses(state: &State, edition: Edition) -> impl Iterator<Item = Clause> + '_ {
    state.revokes.iter().filter(counts).map(move |r| automatic(state, edition, r).1)
}

/// Is it reckoned? Only what somebody has drawn attention to: of another revoke the director knows nothing, and what he rules on
/// this one must not tell of it (64B2, 64B7). Once attention is drawn to that, both are reckoned anew.
fn counts(r: &&Revoke) -> bool {
    r.established.is_some() && r.attention.is_some()
}

/// 64A, 64B: how many tricks go over for this revoke, and under which clause. Only the trick of the revoke and
/// later ones count.
fn automatic(state: &State, edition: Edition, r: &Revoke) -> (u8, Clause) {
    let side = r.seat.side();
    let others_put_right = || state.put_right.iter().any(|seat| seat.side() != side);
    let counts_put_right = match edition {
        Edition::E2007 => true,
        Edition::E2017 => false,
    };
    if state.revokes.iter().filter(counts).any(|o| o.seat.side() != side)
        || counts_put_right && others_put_right()
    {
        return (0, Clause::L64B7);
    }
    let mut of_suit = state.revokes.iter().filter(counts).filter(|o| o.seat == r.seat && o.suit == r.suit);
    if of_suit.any(|earlier| earlier.trick < r.trick) {
        return (0, Clause::L64B2);
    }
    if r.due_faced {
        return (0, Clause::L64B3);
    }
    match r.attention {
        Some(Moment::NextBoardCalled) => return (0, Clause::L64B4),
        Some(Moment::RoundEnded) => return (0, Clause::L64B5),
        Some(Moment::Play | Moment::HandsReturned) | None => {}
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
    if of_revoke == Some(r.seat) && !r.deemed {
        (if later > 0 { 2 } else { 1 }, HE_WON)
    } else if later > 0 || of_revoke.is_some_and(|winner| winner.side() == side) {
        (1, HIS_SIDE_WON)
    } else {
        (0, Clause::L64B1)
    }
}

/// The tricks that go over on this board for established revokes to which attention was drawn.
pub(crate) fn on_this_board(state: &State, edition: Edition) -> BySide<u8> {
    let mut to = BySide([0, 0]);
    for r in state.revokes.iter().filter(counts) {
        to[r.seat.side().other()] += automatic(state, edition, r).0;
    }
    // No side can lose more than it won from the first revoke on.
    for side in Side::ALL {
        to[side] = to[side].min(won_since_revoke(state, side.other()));
    }
    to
}

/// The tricks that this side has won from its first revoke on.
fn won_since_revoke(state: &State, side: Side) -> u8 {
    let of_side = state.revokes.iter().filter(counts).filter(|r| r.seat.side() == side);
    let Some(first) = of_side.map(|r| r.trick).min() else { return 0 };
    let since = (first..=13).filter_map(|n| state.winner_of(n)).filter(|winner| winner.side() == side);
    let agreed = state.agreed.map_or(0, |agreed| agreed[side]);
    agreed + u8::try_from(since.count()).unwrap_or(13)
}

/// 64B4, 64B5: how late attention is drawn. 64B4 speaks of a call on the next board by the side that did not
/// offend.
pub(crate) fn attention_now(state: &State, revoker: Seat) -> Moment {
    let others = revoker.side().other().seats();
    let only_offenders =
        !state.called_next.is_empty() && !others.iter().any(|&seat| state.called_next.contains(seat));
    match state.end {
        Moment::NextBoardCalled if only_offenders => Moment::HandsReturned,
        end => end,
    }
}

/// Revokes of which attention has been drawn to none are not reckoned; this one is now.
pub(crate) fn draw_attention(state: &mut State, seat: Seat, trick: u8) {
    let now = attention_now(state, seat);
    for r in state.revokes.iter_mut().filter(|r| r.seat == seat && r.trick == trick) {
        r.attention = r.attention.or(Some(now));
    }
}
