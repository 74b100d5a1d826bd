//! Whether a claim of all remaining tricks is true. This is exact, and needs no search of all ways to
//! play: a claim is broken by the first trick that Kontra wins, and the player who wins it needs no help.

use proved::ByKey;

use super::said::Said;
use crate::{
    layout::{Cards, TRUMP, hand},
    node::{Node, bits},
};

/// The soloist's cards with those of a defender who cannot break the claim with them.
struct Safe(ByKey<()>);

impl Safe {
    /// Places, as a power of two: a stated order leaves each defender some thousands of ways to follow it.
    const BITS: u32 = 14;

    fn new() -> Safe {
        Safe(ByKey::new(Safe::BITS))
    }

    /// Remembers them; whether that is new.
    fn insert(&mut self, own: Cards, place: u8, against: Cards) -> bool {
        // The soloist leads: he holds a card, and this is never zero.
        let key = u64::from(own) | u64::from(against) << 16 | u64::from(place) << 32;
        let is_new = self.0.get(key).is_none();
        if is_new {
            self.0.put(key, ());
        }
        is_new
    }
}

/// Whether Re gets every remaining trick, the open one included, whatever Kontra does.
pub(super) fn holds(said: &Said<'_>, node: &Node) -> bool {
    holds_from(said, node, &mut Safe::new())
}

fn holds_from(said: &Said<'_>, node: &Node, safe: &mut Safe) -> bool {
    if node.is_over() {
        return true;
    }
    if node.laid == 0 && node.leader == said.soloist {
        let own = hand(node.held, said.soloist);
        let mut defenders = (0..4).filter(|&place| place != said.soloist);
        return defenders.all(|place| !breaks(said, own, place, hand(node.held, place), safe));
    }
    // A trick is open, or Kontra leads: all ways to finish it.
    let last = node.is_last();
    bits(node.distinct(said.layout, said.options(node), None)).all(|bit| {
        let after = node.with(said.layout, bit, last);
        match after.laid {
            4 => after.winner == said.soloist && holds_from(said, &after.next(), safe),
            _ => holds_from(said, &after, safe),
        }
    })
}

/// Whether a defender wins a trick of the soloist, who leads them all until then.
fn breaks(said: &Said<'_>, own: Cards, place: u8, against: Cards, safe: &mut Safe) -> bool {
    let Some(lead) = said.stated_next(own) else { return breaks_unsaid(said, own, place, against) };
    // Whatever is known is safe: the first break ends everything.
    if !safe.insert(own, place, against) {
        return false;
    }
    let led = said.layout.card(said.soloist, lead);
    let following = said.following(place, against, led.led);
    let legal = if following == 0 { against } else { following };
    bits(legal).any(|bit| {
        said.beats(led, said.layout.card(place, bit), own.count_ones() == 1)
            || breaks(said, own & !(1 << lead), place, against & !(1 << bit), safe)
    })
}

/// The same where the soloist has not said what he leads: the suit is led in which he is beaten. Other
/// suits before it would not help the defender, who could only throw away what he needs.
fn breaks_unsaid(said: &Said<'_>, own: Cards, place: u8, against: Cards) -> bool {
    let trumps = said.following(place, against, TRUMP);
    (0..=TRUMP).any(|led| {
        let leads = said.following(said.soloist, own, led);
        let follows = said.following(place, against, led);
        // He ruffs when he has followed so often that he can no more.
        let ruffs = led != TRUMP && trumps != 0 && follows.count_ones() < leads.count_ones();
        // He keeps his highest card, and follows with the others before it.
        let rounds = follows.count_ones() as usize;
        ruffs
            || follows.checked_ilog2().is_some_and(|top| {
                let top = said.layout.card(place, top);
                let mut leads = said.top_down(leads).take(rounds);
                leads.any(|card| said.beats(card, top, own.count_ones() == 1))
            })
    })
}
