//! A tournament as its stream tells it.

use tournament::{Event, FORMAT, Record, Refused, Stamp, Tournament};

use crate::{failure::Failure, fold::Fold};

/// A tournament, kept in memory.
#[derive(Default)]
pub struct Hall {
    tournament: Option<Tournament>,
    /// The first event that cannot have happened. Nothing is told of such a tournament.
    broken: Option<(u64, Refused)>,
}

impl Fold for Hall {
    type Event = Vec<Event>;
    const FORMAT: u32 = FORMAT;

    fn read(payload: &str) -> serde_json::Result<Vec<Event>> {
        Record::events_of(payload)
    }

    fn written(events: &Vec<Event>) -> serde_json::Result<String> {
        Record::payload(events)
    }

    fn happened(&mut self, number: u64, at: &str, who: &str, events: Vec<Event>) {
        let record = Record { format: FORMAT, stamp: stamp(who, at), events };
        if self.broken.is_none()
            && let Err(refused) = Tournament::happen(&mut self.tournament, &record)
        {
            self.broken = Some((number, refused));
        }
    }
}

/// Who, and when.
pub fn stamp(who: &str, when: &str) -> Stamp {
    Stamp { who: who.to_owned(), when: when.to_owned() }
}

impl Hall {
    /// The tournament; `None` if it is not set up yet.
    ///
    /// # Errors
    /// What is stored is no tournament.
    pub fn tournament(&self) -> Result<Option<&Tournament>, Failure> {
        match &self.broken {
            Some((number, refused)) => Err(Failure::Server(format!("event {number} cannot be: {refused}"))),
            None => Ok(self.tournament.as_ref()),
        }
    }
}
