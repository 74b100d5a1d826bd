//! Writing.

use std::io::Write;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use store::{Event, Store, StoreError, Stream, damages};

use crate::{
    ArchiveError, FORMAT,
    line::{Chain, Payload, Record, What},
    seal::{Seal, Sum},
};

/// What was written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Packed {
    /// So many streams.
    pub streams: usize,
    /// With so many events in all.
    pub events: usize,
}

/// Writes these streams as they are now, signed by the house. What happens meanwhile is in it or not, each event as a whole.
///
/// # Errors
/// The store does not answer, or the file cannot be written; or an event is missing or is not what was stored.
pub async fn write(
    store: &Store,
    streams: &[Stream],
    seal: &Seal,
    to: &mut (dyn Write + Send),
) -> Result<Packed, ArchiveError> {
    let mut lines = Lines { chain: Chain::default(), sum: Sum::default(), to };
    let mut packed = Packed::default();
    lines.add(&Record::Stichentscheid { file: FORMAT })?;
    for stream in streams {
        lines.add(&Record::Stream(stream.clone()))?;
        packed.streams += 1;
        let events = store.read(stream, 0).await?;
        // The house signs nothing that it has not stored so.
        if let Some((number, damage)) = damages(&events).next() {
            return Err(StoreError::Damaged { stream: stream.clone(), number, damage }.into());
        }
        for event in events {
            lines.event(event)?;
            packed.events += 1;
        }
    }
    let signed = Some(seal.sign(&lines.sum));
    lines.add(&Record::End { events: packed.events as u64, signed })?;
    Ok(packed)
}

struct Lines<'a> {
    chain: Chain,
    sum: Sum,
    to: &'a mut (dyn Write + Send),
}

impl Lines<'_> {
    fn event(&mut self, Event { number, what, .. }: Event) -> Result<(), ArchiveError> {
        let payload = Payload::new(&what.payload).map_err(|e| foreign(&e))?;
        self.add(&Record::Event(What { number, at: what.at, who: what.who, format: what.format, payload }))
    }

    fn add(&mut self, record: &impl Serialize) -> Result<(), ArchiveError> {
        let record: Box<RawValue> = to_raw_value(record).map_err(|e| foreign(&e))?;
        let line = self.chain.write(&record).map_err(|e| foreign(&e))?;
        self.sum.add(line.as_bytes());
        Ok(self.to.write_all(line.as_bytes())?)
    }
}

fn foreign(error: &serde_json::Error) -> StoreError {
    StoreError::Foreign(error.to_string())
}
