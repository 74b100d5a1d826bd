//! Backup and restore: all streams, or one, as lines of JSON that either database takes in.

use serde::{Deserialize, Serialize};

use crate::{Event, New, Store, StoreError, Stream};

/// The version of the format of a backup.
const FORMAT: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Line {
    /// The first line.
    Stichentscheid { backup: u32 },
    /// The events that follow are of this stream.
    Stream(Stream),
    /// An event.
    Event(Event),
    /// The last line: without it the file was cut off.
    End { events: u64 },
}

fn written(line: &Line) -> Result<String, StoreError> {
    let text = serde_json::to_string(line).map_err(|e| StoreError::Foreign(e.to_string()))?;
    Ok(text + "\n")
}

impl Store {
    /// The streams whose names begin like this, as text.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn backup(&self, prefix: &str) -> Result<String, StoreError> {
        let mut text = written(&Line::Stichentscheid { backup: FORMAT })?;
        let mut count = 0;
        for (stream, _) in self.streams(prefix).await? {
            text += &written(&Line::Stream(stream.clone()))?;
            for event in self.read(&stream, 0).await? {
                text += &written(&Line::Event(event))?;
                count += 1;
            }
        }
        text += &written(&Line::End { events: count })?;
        Ok(text)
    }

    /// Takes in what [`Store::backup`] has written. Everything is read and checked before anything is
    /// stored.
    ///
    /// # Errors
    /// The text is no backup or was cut off, or one of its streams exists here already.
    pub async fn restore(&self, text: &str) -> Result<u64, StoreError> {
        let streams = read(text)?;
        for (stream, _) in &streams {
            if !self.read(stream, 0).await?.is_empty() {
                return Err(StoreError::NotEmpty(stream.clone()));
            }
        }
        let mut count = 0;
        for (stream, events) in streams {
            count += events.len() as u64;
            self.append(&stream, 0, events, None).await?;
        }
        Ok(count)
    }
}

type Streams = Vec<(Stream, Vec<New>)>;

fn read(text: &str) -> Result<Streams, StoreError> {
    let bad = |line: usize, reason: String| StoreError::Backup { line, reason };
    let mut streams: Streams = Vec::new();
    let mut ended = None;
    let mut count = 0_u64;
    for (number, line) in (1..).zip(text.lines()) {
        let line: Line = serde_json::from_str(line).map_err(|e| bad(number, e.to_string()))?;
        match (number, line) {
            (1, Line::Stichentscheid { backup: FORMAT }) => {}
            (1, Line::Stichentscheid { backup }) => {
                return Err(bad(1, format!("format {backup} is not known here; update the program")));
            }
            (2.., Line::Stream(stream)) => streams.push((stream, Vec::new())),
            (2.., Line::Event(event)) => match streams.last_mut() {
                Some((_, events)) if event.number == events.len() as u64 + 1 => {
                    events.push(event.what);
                    count += 1;
                }
                _ => return Err(bad(number, format!("event {} does not follow", event.number))),
            },
            (2.., Line::End { events }) if ended.is_none() => ended = Some(events),
            _ => return Err(bad(number, "this line does not belong here".to_owned())),
        }
    }
    streams.retain(|(_, events)| !events.is_empty());
    match ended {
        Some(events) if events == count => Ok(streams),
        _ => Err(bad(text.lines().count() + 1, "the end is missing: the file was cut off".to_owned())),
    }
}
