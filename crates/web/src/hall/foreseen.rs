//! What would come of something, before it is done: it is tried on a copy, so that whoever asks says nothing else
//! than what will happen.

use tournament::{Event, Tournament};
use wording::{Lexicon, msg};

use super::{asked::Asked, book::stamp, glance::at_position};
use crate::clock;

/// The tournament after these events; none if one of them is refused, which is said when it is tried.
pub fn foreseen(asked: &Asked, tournament: &Tournament, events: &[Event]) -> Option<Tournament> {
    let (by, mut after) = (stamp("?", &clock::now()), tournament.clone());
    for event in events {
        if !asked.rights.may(event, tournament) {
            return None;
        }
        after.apply(&by, event).ok()?;
    }
    Some(after)
}

/// The rounds that are drawn now and would not be then.
pub fn undrawn(now: &Tournament, after: &Tournament, words: &Lexicon) -> Option<String> {
    let rounds: Vec<String> =
        (after.rounds().len() + 1..=now.rounds().len()).map(|round| round.to_string()).collect();
    (!rounds.is_empty()).then(|| words.say(msg::HallUndrawWhat { rounds: &rounds.join(", ") }))
}

/// The table that one of these events stops, and what lapses with that.
pub fn stops(events: &[Event], after: &Tournament, words: &Lexicon) -> Option<(usize, String)> {
    events.iter().find_map(|event| {
        let Event::ListEnded { at, .. } = event else { return None };
        let table = after.table(*at).ok()?;
        let named = |position| at_position(after, table, position);
        Some((at.table, bulletin::show::lapsed(table.ended()?, &named, words)))
    })
}
