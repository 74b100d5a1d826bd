//! Spielabkürzung (5.4): what a soloist claims, whether it is true, and what becomes of it if not.
//!
//! A claim without words must be true whatever he left unsaid. He plays from the top within the trumps
//! and within each plain suit, but nothing says which of them he leads first, and nobody has to believe
//! that trumps come first (5.4.5); not on lead, he takes over with any card that does, and ruffs with any
//! trump (5.4.4). What he did not say is therefore chosen against him, as a good defence chooses its own
//! cards. Whoever needs an order has to state it; a stated order is kept, card by card, each time the
//! first of it that he may play. A card that cannot take the trick comes from the top of its suit too.
//!
//! B5: a claim that does not hold is decided by the best defence, all cards being seen: the fewest Augen
//! for Re, then the fewest tricks.

mod holds;
mod least;
mod said;

use doppelkopf::{ByPlace, Course, Hand, Kind, Party, Place, Play, ShortenRefusal, Shortened};

use crate::{ending::node, layout::Layout};
use holds::holds;
use said::Said;

/// How a soloist shortens the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shorten<'a> {
    /// He shows his cards and says nothing, or asks whether he may shorten (5.4.2, 5.4.4): all the
    /// remaining tricks are his.
    Silent,
    /// The same, and he will play in this order (5.4.5); what the order does not name comes last.
    InOrder(&'a [Kind]),
    /// He hands his cards over: all the remaining tricks are Kontra's (5.4.6).
    HandOver,
}

/// What is to be thought of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It is true against any defence.
    Holds,
    /// It would be true with all trumps first; he had to say so (5.4.5).
    NeedsTrumpsFirst,
    /// It is not true.
    Fails,
    /// He claimed nothing, but gave up.
    Conceded,
}

/// The decision on a shortened game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Decision {
    /// The claim.
    pub verdict: Verdict,
    /// How the remaining tricks go.
    pub rest: Rest,
}

/// How the remaining tricks go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rest {
    /// Like this.
    Decided(Shortened),
    /// The claim is not true, and there are too many ways to play on to see which is best for Kontra: so far it is
    /// proved that Re gets so many of the remaining Augen. The referee decides.
    Between {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
}

impl Rest {
    /// How they go, if that is decided.
    #[must_use]
    pub const fn decided(self) -> Option<Shortened> {
        match self {
            Rest::Decided(rest) => Some(rest),
            Rest::Between { .. } => None,
        }
    }
}

/// How many cards the search for the best defence may try before it leaves the decision to the referee.
pub const NODES: u64 = 16_000_000;

/// What becomes of the game if this player shortens now. The search tries up to `nodes` cards (see
/// [`NODES`]).
pub fn judge_shortening(
    play: &Play,
    place: Place,
    how: Shorten<'_>,
    nodes: u64,
) -> Result<Decision, ShortenRefusal> {
    play.course().check_soloist(place)?;
    let stated = match how {
        Shorten::HandOver => {
            let rest = Shortened { augen: 0, tricks: 0, kontra_may_call: true };
            return Ok(Decision { verdict: Verdict::Conceded, rest: Rest::Decided(rest) });
        }
        Shorten::Silent => &[][..],
        Shorten::InOrder(cards) => cards,
    };
    check_order(play.hand(place), stated)?;
    let layout = alone(play.course(), &ByPlace::from_fn(|place| play.hand(place)), place);
    let (node, said) = (node(&layout, play), Said::new(&layout, place, stated));
    if holds(&said, &node) {
        return Ok(Decision { verdict: Verdict::Holds, rest: Rest::Decided(all_to_re(play.course())) });
    }
    let verdict = if said.is_silent() && holds(&said.trumps_first(), &node) {
        Verdict::NeedsTrumpsFirst
    } else {
        Verdict::Fails
    };
    let rest = match least::least(&said, &node, nodes) {
        Ok((augen, tricks)) => Rest::Decided(Shortened { augen, tricks, kontra_may_call: false }),
        Err((least, most)) => Rest::Between { least, most: most.unwrap_or(play.course().augen_left()) },
    };
    Ok(Decision { verdict, rest })
}

/// The same, and the game ends with it, unless the referee has to decide.
pub fn shorten(play: &mut Play, place: Place, how: Shorten<'_>) -> Result<Decision, ShortenRefusal> {
    let decision = judge_shortening(play, place, how, NODES)?;
    if let Some(rest) = decision.rest.decided() {
        play.end_with(place, rest)?;
    }
    Ok(decision)
}

/// Hands of which one player is Re alone.
fn alone(course: &Course, hands: &ByPlace<Hand>, soloist: Place) -> Layout {
    let party = |place| if place == soloist { Party::Re } else { Party::Kontra };
    Layout::new(course, hands, &ByPlace::from_fn(party))
}

fn check_order(hand: Hand, stated: &[Kind]) -> Result<(), ShortenRefusal> {
    let rest = stated.iter().try_fold(hand, |hand: Hand, &kind| hand.without(kind));
    rest.map(|_| ()).ok_or(ShortenRefusal::NotInHand)
}

fn all_to_re(course: &Course) -> Shortened {
    Shortened { augen: course.augen_left(), tricks: 12 - course.tricks_done(), kontra_may_call: false }
}

#[cfg(test)]
mod tests;
