//! A deal of which every step is checked.

use std::fmt::Write;

use doppelkopf::Hand;
use doppelkopf_laws::{
    Setup, Table,
    event::{Event, Refused},
};
use doppelkopf_rules::{ByPosition, Position};

use super::{Broken, checks, hold};

/// A deal in progress, and what happened so far.
#[derive(Clone)]
pub struct Watched {
    pub setup: Setup,
    pub deal: ByPosition<Hand>,
    pub table: Table,
    /// What was accepted.
    pub events: Vec<Event>,
    /// A ruling was made: what goes on then may depend on hidden cards.
    pub ruled: bool,
}

impl Watched {
    pub fn new(setup: Setup, deal: ByPosition<Hand>) -> Watched {
        let table = Table::new(&setup).expect("the deal is possible");
        Watched { setup, deal, table, events: Vec::new(), ruled: false }
    }

    /// The cards that a player really holds, known to the table or not.
    pub fn hand(&self, by: Position) -> Hand {
        checks::real_hand(&self.table, &self.deal, by)
    }

    /// Records an event and checks everything.
    pub fn record(&mut self, event: &Event) -> Result<Result<(), Refused>, Broken> {
        let before = self.table.clone();
        let result = self.table.record(event);
        if result.is_err() {
            hold(self.table == before, "a refused event left a trace", || format!("{event:?}: {result:?}"))?;
            return Ok(result);
        }
        self.events.push(event.clone());
        self.ruled |= !self.table.rulings().is_empty() || self.table.pending().is_some();
        checks::conserved(&self.table, &self.deal)?;
        checks::views(&self.table, &self.deal)?;
        checks::line(&self.table)?;
        checks::goes_on(&self.table, &self.deal)?;
        Ok(result)
    }

    /// The same events on a fresh table lead to the same table.
    pub fn replay(&self) -> Result<(), Broken> {
        let mut table = Table::new(&self.setup).expect("as before");
        for event in &self.events {
            let result = table.record(event);
            hold(result.is_ok(), "a replay is refused", || format!("{event:?}: {result:?}"))?;
        }
        hold(table == self.table, "a replay leads to another table", String::new)
    }

    /// Two tables that differ only in cards which two players still hold look the same to all others,
    /// as long as nobody has looked into the hands for a ruling. Whether there was something to compare.
    pub fn leaks_nothing(&self, one: Position, other: Position, nth: usize) -> Result<bool, Broken> {
        if one == other {
            return Ok(false);
        }
        let hands = (self.hand(one), self.hand(other));
        let pick = |hand: Hand| hand.kinds().nth(nth % usize::from(hand.len().max(1)));
        let (Some(a), Some(b)) = (pick(hands.0), pick(hands.1)) else { return Ok(false) };
        let Some(setup) = checks::exchanged(&self.setup, (one, a), (other, b)) else { return Ok(false) };
        let Ok(mut table) = Table::new(&setup) else { return Ok(false) };
        for event in &self.events {
            let unsaid = matches!(event, Event::Announce { spoken, .. } if spoken.party.is_none());
            if unsaid
                || table.record(event).is_err()
                || table.pending().is_some()
                || !table.rulings().is_empty()
            {
                return Ok(false);
            }
        }
        let two = [one, other];
        let (mine, theirs) = (checks::seen_by_others(&self.table, two), checks::seen_by_others(&table, two));
        let differ = mine.iter().zip(&theirs).find(|(mine, theirs)| mine != theirs);
        hold(differ.is_none(), "a view leaks a hidden card", || {
            format!("{a} of {one} for {b} of {other}: {differ:?}")
        })?;
        Ok(a != b)
    }
}

/// Does this list of events (those refused left out) break something?
pub fn breaks(setup: &Setup, deal: &ByPosition<Hand>, events: &[Event]) -> Option<(Broken, Vec<Event>)> {
    let mut watched = Watched::new(setup.clone(), *deal);
    for event in events {
        if let Err(broken) = watched.record(event) {
            if watched.events.last() != Some(event) {
                watched.events.push(event.clone());
            }
            return Some((broken, watched.events));
        }
    }
    watched.replay().err().map(|broken| (broken, watched.events))
}

/// The shortest list that can be found by leaving events out and that breaks the same property.
pub fn shrunk(setup: &Setup, deal: &ByPosition<Hand>, events: &[Event], broken: &Broken) -> Vec<Event> {
    let mut events = events.to_vec();
    let mut size = events.len().next_power_of_two();
    loop {
        let length = events.len();
        let mut end = length;
        while end > 0 {
            let from = end.saturating_sub(size);
            let mut fewer = events.clone();
            fewer.drain(from..end.min(events.len()));
            if let Some((same, shorter)) = breaks(setup, deal, &fewer)
                && same.what == broken.what
                && shorter.len() < events.len()
            {
                events = shorter;
            }
            end = from.min(events.len());
        }
        if size > 1 {
            size /= 2;
        } else if events.len() == length {
            return events;
        }
    }
}

/// The story of a deal, for a person.
pub fn report(setup: &Setup, deal: &ByPosition<Hand>, events: &[Event]) -> String {
    let mut text = String::new();
    let known = setup.hands.0.map(|hand| hand.is_some());
    let _ = writeln!(text, "{setup:?}\nknown {known:?}");
    for (position, hand) in deal.iter() {
        let _ = writeln!(text, "{position}: {hand}");
    }
    let mut table = Table::new(setup).expect("as before");
    for event in events {
        let result = table.record(event);
        let _ =
            writeln!(text, "{event:?} -> {result:?}, {:?}, open {:?}", table.status(), table.open_offences());
        for ruling in table.rulings() {
            let _ = writeln!(text, "    {:?} {:?}", ruling.clauses, ruling.effects);
        }
    }
    text
}
