//! Whether a claim of all remaining tricks is true. This is exact, and needs no search of all ways to
//! play: a claim is broken by the first trick that Kontra wins, and the player who wins it needs no help.

use std::collections::HashSet;

use super::state::{Next, State, Table};
use crate::{Hand, Kind, Led, Place};

/// The soloist's cards and those of a defender who cannot break the claim with them.
type Safe = HashSet<(Hand, Hand)>;

/// Whether Re gets every remaining trick, the open one included, whatever Kontra does.
pub(super) fn holds(table: &Table<'_>, state: &State) -> bool {
    holds_from(table, state, &mut Safe::new())
}

fn holds_from(table: &Table<'_>, state: &State, safe: &mut Safe) -> bool {
    if state.is_fresh() && state.leader == table.soloist {
        let hand = state.hands[table.soloist];
        let mut defenders = Place::ALL.into_iter().filter(|&place| place != table.soloist);
        return defenders.all(|place| !breaks(table, hand, state.hands[place], safe));
    }
    // A trick is open, or Kontra leads: all ways to finish it.
    if state.hands.0.iter().all(|hand| hand.is_empty()) {
        return true;
    }
    table.options(state).kinds().all(|kind| match state.with(table, kind) {
        Next::Open(state) => holds_from(table, &state, safe),
        Next::Trick { state, winner, .. } => winner == table.soloist && holds_from(table, &state, safe),
    })
}

/// Whether a defender wins a trick of the soloist, who leads them all until then.
fn breaks(table: &Table<'_>, hand: Hand, against: Hand, safe: &mut Safe) -> bool {
    let Some(led) = table.stated_lead(hand) else { return breaks_unsaid(table, hand, against) };
    // Whatever is known is safe: the first break ends everything.
    if !safe.insert((hand, against)) {
        return false;
    }
    let rest = hand.without(led).unwrap_or(hand);
    let following = against.only(table.order.following(table.order.led(led)));
    let legal = if following.is_empty() { against } else { following };
    legal.kinds().any(|kind| {
        beats(table, led, kind, hand.len() == 1)
            || against.without(kind).is_some_and(|against| breaks(table, rest, against, safe))
    })
}

/// The same where the soloist has not said what he leads: the suit is led in which he is beaten. Other
/// suits before it would not help the defender, who could only throw away what he needs.
fn breaks_unsaid(table: &Table<'_>, hand: Hand, against: Hand) -> bool {
    let trumps = against.only(table.order.following(Led::Trump));
    Led::ALL.into_iter().any(|led| {
        let leads = table.top_down(hand, led);
        let follows = against.only(table.order.following(led));
        // He ruffs when he has followed so often that he can no more.
        let ruffs = led != Led::Trump && !trumps.is_empty() && usize::from(follows.len()) < leads.len();
        // He keeps his highest card, and follows with the others before it.
        let rounds = usize::from(follows.len());
        ruffs
            || table.top(follows, led).is_some_and(|top| {
                leads.into_iter().take(rounds).any(|card| beats(table, card, top, hand.len() == 1))
            })
    })
}

/// Whether a card beats the one that was led.
fn beats(table: &Table<'_>, led: Kind, kind: Kind, last: bool) -> bool {
    table.order.winner(&[led, kind], table.equal(last)) == Some(1)
}

impl Table<'_> {
    /// What he said he would lead with these cards in hand.
    fn stated_lead(&self, hand: Hand) -> Option<Kind> {
        self.stated_next(hand, hand)
    }
}
