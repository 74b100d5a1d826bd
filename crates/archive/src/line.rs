//! One line, and the chain of sums that holds the lines together.

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use store::{New, Stream};
use thiserror::Error;

use crate::seal::Signed;

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Damage {
    /// Not a line of such a file at all.
    #[error("this is not a line of such a file: {0}")]
    Shape(String),
    /// A line before it was taken out or put in.
    #[error("this is record {found}, expected is record {expected}: a line was taken out or put in")]
    Number {
        /// What stands there.
        found: u64,
        /// What should stand there.
        expected: u64,
    },
    /// The line, or the one before it, was changed after it was written.
    #[error("the sum does not agree: the line was changed after it was written")]
    Sum,
    /// As it was written, but of a kind unknown here.
    #[error("the record is of a kind unknown to this version: {0}")]
    Record(String),
}

#[derive(Serialize, Deserialize)]
struct Line<'a> {
    n: u64,
    sum: String,
    #[serde(borrow)]
    record: &'a RawValue,
}

/// Where the chain stands: how many records there are, and the sum of the last.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Chain {
    pub(crate) records: u64,
    sum: u32,
}

impl Chain {
    fn after(self, n: u64, record: &str) -> Chain {
        let mut hasher = crc32fast::Hasher::new();
        hasher.update(&self.sum.to_le_bytes());
        hasher.update(&n.to_le_bytes());
        hasher.update(record.as_bytes());
        Chain { records: n, sum: hasher.finalize() }
    }

    /// The next line, with its end.
    pub(crate) fn write(&mut self, record: &RawValue) -> Result<String, serde_json::Error> {
        let next = self.after(self.records + 1, record.get());
        let line = Line { n: next.records, sum: format!("{:08x}", next.sum), record };
        let text = serde_json::to_string(&line)? + "\n";
        *self = next;
        Ok(text)
    }

    /// Reads the next line, without its end.
    pub(crate) fn read<'a>(&mut self, line: &'a str) -> Result<&'a RawValue, Damage> {
        let read: Line<'a> = serde_json::from_str(line).map_err(|e| Damage::Shape(e.to_string()))?;
        let expected = self.records + 1;
        if read.n != expected {
            return Err(Damage::Number { found: read.n, expected });
        }
        let next = self.after(read.n, read.record.get());
        if read.sum != format!("{:08x}", next.sum) {
            return Err(Damage::Sum);
        }
        *self = next;
        Ok(read.record)
    }
}

/// What stands in a line.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Record {
    /// The first.
    Stichentscheid { file: u32 },
    /// The events that follow are of this stream.
    Stream(Stream),
    /// An event.
    Event(What),
    /// The last. Files of format 1 are not signed.
    End {
        events: u64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        signed: Option<Signed>,
    },
}

/// An event, as it stands in a line.
#[derive(Serialize, Deserialize)]
pub(crate) struct What {
    pub(crate) number: u64,
    pub(crate) at: String,
    pub(crate) who: String,
    pub(crate) format: u32,
    pub(crate) payload: Payload,
}

impl What {
    pub(crate) fn read(self) -> Result<New, Damage> {
        let What { at, who, format, payload, .. } = self;
        let payload = payload.text().map_err(|e| Damage::Record(e.to_string()))?;
        Ok(New { at, who, format, payload })
    }
}

/// What happened: JSON as it was written, so that people can read it in any editor. What would not fit
/// into a line, or is a plain text, stands there as a text.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Payload(Box<RawValue>);

impl Payload {
    pub(crate) fn new(text: &str) -> Result<Payload, serde_json::Error> {
        let plain = text.starts_with(['{', '[']) && !text.contains(['\n', '\r']);
        match RawValue::from_string(text.to_owned()) {
            Ok(json) if plain && json.get() == text => Ok(Payload(json)),
            _ => to_raw_value(text).map(Payload),
        }
    }

    fn text(self) -> Result<String, serde_json::Error> {
        let json = self.0.get();
        if json.starts_with('"') { serde_json::from_str(json) } else { Ok(json.to_owned()) }
    }
}

/// A record of the files in which the command line kept a tournament before there was a store.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct OldTournament {
    pub(crate) format: u32,
    pub(crate) who: String,
    pub(crate) when: String,
    pub(crate) events: Box<RawValue>,
}
