//! What is stored: events in streams.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Damage;

/// The name of a stream: a tournament, a table, a book of rulings.
///
/// ```
/// use store::Stream;
/// assert!(Stream::new("tournament/2026-herbst").is_ok());
/// assert!(Stream::new("Tournament").is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Stream(String);

/// The longest name of a stream or key.
const LONGEST: usize = 120;

/// A text that names no stream, or is no key.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no name here: 1 to 120 of a–z, 0–9, `-`, `_` and `/`")]
pub struct BadName(pub String);

fn named(name: &str) -> Result<String, BadName> {
    let letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '_' | '/');
    let fits = (1..=LONGEST).contains(&name.len()) && name.chars().all(letter);
    if fits { Ok(name.to_owned()) } else { Err(BadName(name.chars().take(LONGEST).collect())) }
}

impl Stream {
    /// The stream of this name.
    ///
    /// # Errors
    /// The name is empty, too long or has other letters.
    pub fn new(name: &str) -> Result<Stream, BadName> {
        named(name).map(Stream)
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The names of streams from one up to another, each found behind the one before: their events are not read for it.
pub(crate) const NAMES: &str = "\
    WITH RECURSIVE name (stream) AS ( \
        SELECT min(stream) FROM event WHERE stream >= $1 AND stream < $2 \
        UNION ALL \
        SELECT (SELECT min(stream) FROM event WHERE event.stream > name.stream AND event.stream < $2) \
        FROM name WHERE name.stream IS NOT NULL)";

/// Stands behind all names that begin like this, and before all others behind them.
pub(crate) fn after_all(prefix: &str) -> String {
    format!("{prefix}\u{7f}")
}

impl fmt::Display for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for Stream {
    type Error = BadName;

    fn try_from(name: String) -> Result<Stream, BadName> {
        Stream::new(&name)
    }
}

impl From<Stream> for String {
    fn from(stream: Stream) -> String {
        stream.0
    }
}

/// The key of a request. Who sends a request a second time, because he did not hear the answer, sends
/// the same key, and what he asked for happens once.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Key {
    name: String,
    asked: String,
}

impl Key {
    /// This key.
    ///
    /// # Errors
    /// As for the name of a stream.
    pub fn new(key: &str) -> Result<Key, BadName> {
        named(key).map(|name| Key { name, asked: String::new() })
    }

    /// The same, for this request only: a short text in which any two requests differ, such as a checksum.
    #[must_use]
    pub fn of_request(mut self, asked: &str) -> Key {
        asked.clone_into(&mut self.asked);
        self
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.name
    }

    /// What is asked for under it; blank, if that was not said.
    #[must_use]
    pub fn asked(&self) -> &str {
        &self.asked
    }

    /// Was this asked for under it? What was stored before this was kept is as good as the same.
    #[must_use]
    pub(crate) fn is_of(&self, asked: &str) -> bool {
        asked.is_empty() || self.asked.is_empty() || asked == self.asked
    }
}

/// Something that happened, to be stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct New {
    /// When, in RFC 3339.
    pub at: String,
    /// Who did it.
    pub who: String,
    /// The version of the format of the payload.
    pub format: u32,
    /// What happened, as JSON.
    pub payload: String,
}

/// Something that happened, as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// Its number in its stream, from 1 on, without gaps.
    pub number: u64,
    /// What happened.
    pub what: New,
    /// Whether this is what was stored, after what stands before it.
    pub sound: bool,
}

/// The version of a format as it is kept. What no version has written is newer than all.
pub(crate) fn format(kept: i64) -> u32 {
    u32::try_from(kept).unwrap_or(u32::MAX)
}

/// So many that are missing in a row are told: a number that is damaged itself may be anything.
pub const MOST_MISSING: usize = 1000;

/// What is missing of these events of a stream, from its beginning, and what is not as it was stored.
pub fn damages(events: &[Event]) -> impl Iterator<Item = (u64, Damage)> {
    let mut next = 1;
    events.iter().flat_map(move |event| {
        let missing = (next..event.number).take(MOST_MISSING).map(|number| (number, Damage::Missing));
        next = event.number + 1;
        missing.chain((!event.sound).then_some((event.number, Damage::Changed)))
    })
}

/// How a request was stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Appended {
    /// The number of the first event.
    pub first: u64,
    /// The number of the last event.
    pub last: u64,
    /// The request had been stored before, under the same key; nothing was stored now.
    pub repeated: bool,
}

/// What those who watch are told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// A stream has events up to this number.
    Appended {
        /// Which.
        stream: Stream,
        /// The number of its newest event.
        number: u64,
    },
    /// Something may have been missed: read on from the last number you know.
    CatchUp,
}
