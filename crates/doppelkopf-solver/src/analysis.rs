//! Which cards of a game that was played cost points.

use doppelkopf::{Kind, Place, Play};
use doppelkopf_rules::Rules;

use crate::{Ending, Limits};

/// A card that was played, and what it cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// In which trick, from 1 on.
    pub trick: u8,
    /// Who played it.
    pub place: Place,
    /// The card.
    pub kind: Kind,
    /// The points with best play before it, seen from Re.
    pub before: i16,
    /// The points with best play after it, seen from Re.
    pub after: i16,
    /// The cards that would have cost nothing, if this one did.
    pub better: Vec<Kind>,
}

impl Step {
    /// The points that it gave away, as the party of its player sees it.
    #[must_use]
    pub const fn loss(&self) -> i16 {
        (self.after - self.before).abs()
    }
}

/// Looks at the cards of a game, each with the position in which it was played, from the last back to the
/// first that can be solved within the limits. What was not allowed is passed over. The steps come in the
/// order of play; of a game of which nothing can be solved there are none.
#[must_use]
pub fn analyse(played: &[(Play, Kind)], rules: Rules, limits: Limits) -> Vec<Step> {
    let mut steps = Vec::new();
    // The position that was solved last, with its points.
    let mut known: Option<(Play, i16)> = None;
    for (play, kind) in played.iter().rev() {
        let mut next = *play;
        let Some(place) = play.turn() else { continue };
        if next.play(place, *kind).is_err() {
            continue;
        }
        let after = match known {
            Some((position, value)) if position == next => Some(value),
            _ => worth(&next, rules, limits),
        };
        let Some(after) = after else { break };
        // With one card to choose from there is nothing to ask.
        let before = if play.legal().kinds().count() == 1 { Some(after) } else { worth(play, rules, limits) };
        let Some(before) = before else { break };
        known = Some((*play, before));
        let better = if before == after { Some(Vec::new()) } else { better(play, rules, limits) };
        let Some(better) = better else { break };
        let trick = play.course().tricks_done() + 1;
        steps.push(Step { trick, place, kind: *kind, before, after, better });
    }
    steps.reverse();
    steps
}

/// The points of a position with best play, or of a finished game.
fn worth(play: &Play, rules: Rules, limits: Limits) -> Option<i16> {
    match Ending::new(play, rules) {
        Ok(ending) => ending.value(limits).map(|(value, _)| value),
        Err(_) => crate::solve::finished(play, rules).map(|score| score.value),
    }
}

fn better(play: &Play, rules: Rules, limits: Limits) -> Option<Vec<Kind>> {
    Some(Ending::new(play, rules).ok()?.solve(limits)?.best().collect())
}
