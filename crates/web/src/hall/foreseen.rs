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
    let rounds = rounds(now, after);
    let n = rounds.len();
    (n > 0).then(|| words.say(msg::HallUndrawWhat { n, rounds: &words.and(rounds) }))
}

fn rounds(now: &Tournament, after: &Tournament) -> Vec<String> {
    (after.rounds().len() + 1..=now.rounds().len()).map(|round| round.to_string()).collect()
}

/// For the address of the page after that: which rounds are not drawn any more, so that it says so and leads to the draw.
pub fn no_more_drawn(now: &Tournament, after: &Tournament) -> String {
    match rounds(now, after) {
        rounds if rounds.is_empty() => String::new(),
        rounds => format!("?undrawn={}", rounds.join("-")),
    }
}

/// What that page says, as long as it is so; and what the button is called that leads to the draw.
pub fn to_draw_again(address: &str, now: &Tournament, words: &Lexicon) -> Option<(String, String)> {
    let next = now.rounds().len() + 1;
    let rounds: Vec<usize> = address.split('-').filter_map(|round| round.parse().ok()).take(100).collect();
    let rounds: Vec<String> =
        rounds.iter().filter(|&&r| r >= next && r <= now.setup().rounds).map(ToString::to_string).collect();
    let n = rounds.len();
    let draw = words.say(msg::HallDrawNext { round: &next.to_string() });
    (n > 0).then(|| (words.say(msg::HallUndrawn { n, rounds: &words.and(rounds) }), draw))
}

/// The table at which the others play on when somebody leaves by one of these events.
pub fn plays_on(events: &[Event]) -> Option<usize> {
    events.iter().find_map(|event| match event {
        Event::LeftTable { at, .. } => Some(at.table),
        _ => None,
    })
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
