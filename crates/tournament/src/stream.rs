//! A tournament as a stream of events that some store keeps: its name there, and what one event of the
//! store holds. The web and the command line read and write it by this alone.
//!
//! One command is one event of the store: all of it counts or nothing. Who and when stand in the event of
//! the store; its payload is what happened, and its format is [`FORMAT`].

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Event, FORMAT, Record, Refused, Stamp, Tournament};

/// The short name of a tournament, as it stands in addresses and on the command line: `herbst-2026`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// A text that is no [`Name`].
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` names no tournament; write 1 to 60 of a–z, 0–9 and `-`, no `-` at either end")]
pub struct NameError(pub String);

impl Name {
    /// What the names of all streams of tournaments begin with.
    pub const STREAMS: &str = "tournament/";
    const LONGEST: usize = 60;

    /// The name of the stream.
    #[must_use]
    pub fn stream(&self) -> String {
        format!("{}{}", Name::STREAMS, self.0)
    }

    /// The tournament of this stream, if it is one.
    #[must_use]
    pub fn of_stream(stream: &str) -> Option<Name> {
        stream.strip_prefix(Name::STREAMS)?.parse().ok()
    }

    /// A name made of what people call a tournament: `Über die Brücke 2026` becomes `ueber-die-bruecke-2026`.
    ///
    /// # Errors
    /// There is no letter or figure in it that can stand in a name.
    pub fn made_of(title: &str) -> Result<Name, NameError> {
        let mut name = String::new();
        for letter in title.chars().flat_map(char::to_lowercase) {
            match letter {
                'ä' | 'æ' => name.push_str("ae"),
                'ö' | 'ø' => name.push_str("oe"),
                'ü' => name.push_str("ue"),
                'å' => name.push_str("aa"),
                'ß' => name.push_str("ss"),
                'é' | 'è' | 'ê' | 'ë' => name.push('e'),
                'a'..='z' | '0'..='9' => name.push(letter),
                '\'' | '’' => {}
                _ if name.ends_with('-') => {}
                _ => name.push('-'),
            }
        }
        // Nothing but letters of one byte is left.
        name = name.trim_start_matches('-').to_owned();
        name.truncate(Name::LONGEST);
        name.trim_end_matches('-').parse().map_err(|_| NameError(title.to_owned()))
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Name {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Name, NameError> {
        let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let fits = (1..=Name::LONGEST).contains(&name.len()) && name.chars().all(letter);
        if fits && !name.starts_with('-') && !name.ends_with('-') {
            Ok(Name(name.to_owned()))
        } else {
            Err(NameError(name.chars().take(Name::LONGEST).collect()))
        }
    }
}

impl TryFrom<String> for Name {
    type Error = NameError;

    fn try_from(name: String) -> Result<Name, NameError> {
        name.parse()
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// An event of a store from which no record can be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PayloadError {
    /// Written by a newer version.
    #[error("it has format {0}; this version knows formats 1 to {FORMAT}")]
    Format(u32),
    /// Not what this program writes.
    #[error("this is nothing that happens in a tournament: {0}")]
    Foreign(String),
}

impl Record {
    /// What the event of the store holds: what happened, as JSON.
    ///
    /// # Errors
    /// Never with the events there are.
    pub fn payload(events: &[Event]) -> serde_json::Result<String> {
        serde_json::to_string(events)
    }

    /// What happened, as the event of the store holds it.
    ///
    /// # Errors
    /// It is nothing that happens in a tournament.
    pub fn events_of(payload: &str) -> serde_json::Result<Vec<Event>> {
        serde_json::from_str(payload)
    }

    /// The record that an event of the store holds.
    ///
    /// # Errors
    /// [`PayloadError`]
    pub fn of_event(format: u32, who: &str, when: &str, payload: &str) -> Result<Record, PayloadError> {
        if !(1..=FORMAT).contains(&format) {
            return Err(PayloadError::Format(format));
        }
        let events = Record::events_of(payload).map_err(|e| PayloadError::Foreign(e.to_string()))?;
        Ok(Record { format, stamp: Stamp { who: who.to_owned(), when: when.to_owned() }, events })
    }
}

impl Tournament {
    /// The tournament that its first record sets up.
    ///
    /// # Errors
    /// It is not the first record of a tournament, or something in it cannot happen.
    pub fn begin(record: &Record) -> Result<Tournament, Refused> {
        if !(1..=FORMAT).contains(&record.format) {
            return Err(Refused::Format(record.format));
        }
        let Some((Event::Created(setup), others)) = record.events.split_first() else {
            return Err(Refused::NotCreated);
        };
        let mut tournament = Tournament::new(setup.clone())?;
        others.iter().try_for_each(|event| tournament.apply_as(record.format, &record.stamp, event))?;
        Ok(tournament)
    }

    /// Lets everything happen that one command did, to a tournament that may not be set up yet; or nothing
    /// of it.
    ///
    /// # Errors
    /// The first event that cannot happen.
    pub fn happen(tournament: &mut Option<Tournament>, record: &Record) -> Result<(), Refused> {
        match tournament {
            Some(tournament) => tournament.apply_all(record),
            None => Tournament::begin(record).map(|begun| *tournament = Some(begun)),
        }
    }
}
