//! Revokes that stand (61–64): the tricks that go over, and what would have happened without them.

use bridge_laws::{Revoke, State};
use cards::{BySeat, BySide, Card, CardSet, Seat, Side};
use solver::{Position, Solver};

/// For each revoke (who, in which trick) the tricks of declarer's side in all, if from just before it
/// everybody had followed suit and played as well as can be (64C); `None` where more than that bore on the
/// play from there on.
pub(crate) fn without(state: &State, solver: &mut Solver) -> Vec<(Seat, u8, Option<u8>)> {
    let mut tricks = |revoke: &Revoke| {
        let (position, won) = before(state, revoke)?;
        let side = state.declarer.side();
        Some(won[side] + solver.tricks(&position, state.strain)[side])
    };
    state.revokes.iter().map(|revoke| (revoke.seat, revoke.trick, tricks(revoke))).collect()
}

/// The position just before a revoke, with the tricks won until then, where only following suit bore on
/// the play since.
fn before(state: &State, revoke: &Revoke) -> Option<(Position, BySide<u8>)> {
    let penalties = |cards: &CardSet| !cards.is_empty();
    if state.major.0.iter().any(penalties)
        || state.minor.0.iter().any(Option::is_some)
        || penalties(&state.played_major)
        || penalties(&state.played_minor)
        || !state.restrictions.is_empty()
        || state.revokes.iter().any(|r| r.broke.is_some())
        || !state.surplus.is_empty()
    {
        return None;
    }
    revoke.card?;
    let done = usize::from(revoke.trick.checked_sub(state.before + 1)?);
    let mut hands = BySeat::from_fn(|seat| state.hands[seat].known);
    let mut won = BySide([0, 0]);
    for side in Side::ALL {
        let since = state.history.iter().skip(done).filter(|quitted| quitted.winner.side() == side).count();
        won[side] = state.won[side].checked_sub(u8::try_from(since).ok()?)?;
    }
    let tricks: Vec<_> =
        state.history.iter().map(|quitted| quitted.trick).chain([state.trick]).skip(done).collect();
    for (seat, card) in tricks.iter().flat_map(|trick| trick.cards.iter()) {
        if let Some(card) = card {
            hands[seat].insert(*card);
        }
    }
    let trick = tricks.first()?;
    let turns = trick.leader.round().into_iter().take_while(|&seat| seat != revoke.seat);
    let played: Vec<Card> = turns.map(|seat| trick.cards[seat]).collect::<Option<_>>()?;
    for (seat, card) in trick.leader.round().into_iter().zip(&played) {
        hands[seat].remove(*card);
    }
    Some((Position::in_trick(hands, trick.leader, &played).ok()?, won))
}
