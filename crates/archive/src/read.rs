//! Reading.

use std::collections::BTreeSet;

use store::{New, Stream};

use crate::{
    ArchiveError, Damage, FORMAT, Kept, UNSIGNED,
    line::{Chain, OldTournament, Record, What},
    seal::{House, Sum},
};

/// What a file holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Contents {
    /// Streams.
    Streams {
        /// They.
        kept: Vec<Kept>,
        /// The house that signed the file; `None`: nobody did, it was written before files were signed.
        house: Option<House>,
    },
    /// A tournament that the command line kept in a file of its own; it has no name.
    OldTournament {
        /// What happened in it.
        events: Vec<New>,
        /// So many bytes at the end are a record that was never finished and never reported as saved.
        torn: usize,
    },
}

/// Reads a file.
///
/// # Errors
/// It is not as it was written: what is wrong with it, and where.
pub fn read(bytes: &[u8]) -> Result<Contents, ArchiveError> {
    let (good, torn) = bytes.split_at(whole(bytes));
    let mut chain = Chain::default();
    let mut sum = Sum::default();
    let mut reading = Reading::Nothing;
    for (line, number) in good.split_inclusive(|&b| b == b'\n').zip(1..) {
        let damaged = |damage| ArchiveError::Damaged { line: number, damage };
        let text = std::str::from_utf8(line.strip_suffix(b"\n").unwrap_or(line))
            .map_err(|e| damaged(Damage::Shape(e.to_string())))?;
        let record = chain.read(text).map_err(damaged)?.get();
        reading = match reading {
            Reading::Nothing => Reading::begin(record)?.map_err(damaged)?,
            Reading::Old(mut events) => {
                events.push(old(record).map_err(damaged)?);
                Reading::Old(events)
            }
            Reading::Streams(mut streams) => {
                streams.take(record, &sum).map_err(damaged)?;
                Reading::Streams(streams)
            }
        };
        sum.add(line);
    }
    match reading {
        Reading::Nothing if torn.is_empty() => Err(ArchiveError::Empty),
        Reading::Nothing => Err(ArchiveError::Damaged {
            line: 1,
            damage: Damage::Shape("it does not end as a line does".to_owned()),
        }),
        Reading::Old(events) => Ok(Contents::OldTournament { events, torn: torn.len() }),
        Reading::Streams(Streams { kept, end: Some(end), .. }) if torn.is_empty() => match end {
            End::Unsigned => Ok(Contents::Streams { kept, house: None }),
            End::Signed(house) => Ok(Contents::Streams { kept, house: Some(house) }),
            End::Forged => Err(ArchiveError::Forged),
        },
        Reading::Streams(_) => Err(ArchiveError::Cut(good.iter().filter(|&&b| b == b'\n').count())),
    }
}

/// Where the last whole line ends. After a power failure the end of the file may also be there
/// without its contents: then it is nothing but zeros, which no line has.
fn whole(bytes: &[u8]) -> usize {
    let end = |part: &[u8]| part.iter().rposition(|&b| b == b'\n').map_or(0, |at| at + 1);
    let mut good = end(bytes);
    while let Some(before) = bytes.get(..good.saturating_sub(1)) {
        let begin = end(before);
        match before.get(begin..) {
            Some(line) if line.contains(&0) => good = begin,
            _ => break,
        }
    }
    good
}

enum Reading {
    Nothing,
    Old(Vec<New>),
    Streams(Streams),
}

impl Reading {
    /// The first record says which kind of file it is.
    fn begin(record: &str) -> Result<Result<Reading, Damage>, ArchiveError> {
        match serde_json::from_str(record) {
            Ok(Record::Stichentscheid { file: file @ (UNSIGNED | FORMAT) }) => {
                Ok(Ok(Reading::Streams(Streams { signed: file == FORMAT, ..Streams::default() })))
            }
            Ok(Record::Stichentscheid { file }) => Err(ArchiveError::Newer(file)),
            _ => Ok(old(record).map(|event| Reading::Old(vec![event]))),
        }
    }
}

fn old(record: &str) -> Result<New, Damage> {
    let record: OldTournament = serde_json::from_str(record).map_err(|e| Damage::Record(e.to_string()))?;
    let OldTournament { format, who, when, events } = record;
    Ok(New { at: when, who, format, payload: events.get().to_owned() })
}

#[derive(Default)]
struct Streams {
    kept: Vec<Kept>,
    names: BTreeSet<Stream>,
    count: u64,
    /// A signature is due.
    signed: bool,
    end: Option<End>,
}

/// What the last line says of who wrote the file.
enum End {
    Unsigned,
    Signed(House),
    Forged,
}

impl Streams {
    /// What stands in the next line; `sum`: of those before.
    fn take(&mut self, record: &str, sum: &Sum) -> Result<(), Damage> {
        let record = serde_json::from_str(record).map_err(|e| Damage::Record(e.to_string()))?;
        let fits = match record {
            _ if self.end.is_some() => false,
            Record::Stichentscheid { .. } => false,
            Record::Stream(stream) => self.begin(stream),
            Record::Event(what) => self.add(what)?,
            Record::End { events, signed } => {
                self.end = Some(match (self.signed, signed) {
                    (false, _) => End::Unsigned,
                    (true, signed) => {
                        signed.and_then(|signed| signed.by(sum)).map_or(End::Forged, End::Signed)
                    }
                });
                events == self.count
            }
        };
        if fits { Ok(()) } else { Err(Damage::Record("it does not belong here".to_owned())) }
    }

    /// A stream stands in a file once.
    fn begin(&mut self, stream: Stream) -> bool {
        let new = self.names.insert(stream.clone());
        if new {
            self.kept.push(Kept { stream, events: Vec::new() });
        }
        new
    }

    fn add(&mut self, what: What) -> Result<bool, Damage> {
        let Some(kept) = self.kept.last_mut() else { return Ok(false) };
        let follows = what.number == kept.events.len() as u64 + 1;
        kept.events.push(what.read()?);
        self.count += 1;
        Ok(follows)
    }
}
