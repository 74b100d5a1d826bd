//! Looking through everything that is kept: what can be read, what not, and what is missing.

use archive::Kept;
use store::{Damage, Event, Store, StoreError, Stream, damages};

use crate::{
    doors::Doors,
    fold::Fold,
    hall::Hall,
    intake::{Unfit, What, fits},
    rulings::Book,
    words::{self, Words},
};

/// What was found.
#[derive(Debug, Default)]
pub struct Findings {
    /// So many streams there are.
    pub streams: usize,
    /// So many events in them.
    pub events: usize,
    /// What is wrong.
    pub wrong: Vec<Wrong>,
}

/// Something that is wrong.
#[derive(Debug)]
pub enum Wrong {
    /// With the file of the database, in its own words.
    File(String),
    /// A stream cannot be read at all.
    Stream(Stream, String),
    /// An event is missing, or cannot be read.
    Event(Stream, u64, Damage),
    /// A tournament or a table is told of what cannot have happened there.
    Story(Box<Unfit>),
}

/// Looks through everything.
///
/// # Errors
/// The database does not say what there is.
pub async fn examine(store: &Store) -> Result<Findings, StoreError> {
    let mut found = Findings::default();
    found.wrong.extend(store.faults().await?.into_iter().map(Wrong::File));
    for (stream, _) in store.streams("").await? {
        found.streams += 1;
        let events = match store.read(&stream, 0).await {
            Ok(events) => events,
            Err(error) => {
                found.wrong.push(Wrong::Stream(stream, error.to_string()));
                continue;
            }
        };
        found.events += events.len();
        let damaged = damaged(&stream, &events);
        if !damaged.is_empty() {
            let wrong = |(number, damage)| Wrong::Event(stream.clone(), number, damage);
            found.wrong.extend(damaged.into_iter().map(wrong));
            continue;
        }
        let kept = Kept { stream, events: events.into_iter().map(|event| event.what).collect() };
        if let Err(unfit) = fits(&kept) {
            found.wrong.push(Wrong::Story(Box::new(unfit)));
        }
    }
    Ok(found)
}

/// What of this stream is missing or cannot be read.
#[must_use]
pub fn damaged(stream: &Stream, events: &[Event]) -> Vec<(u64, Damage)> {
    match (What::of(stream), stream.as_str()) {
        (What::Tournament(_), _) => each::<Hall>(events),
        (What::Table(_), _) => each::<::live::Room>(events),
        (What::House, crate::app::DOORS) => each::<Doors>(events),
        (What::House, crate::app::RULINGS) => each::<Book>(events),
        (What::House, words::STREAM) => each::<Words>(events),
        (What::House, _) => damages(events).collect(),
    }
}

fn each<F: Fold>(events: &[Event]) -> Vec<(u64, Damage)> {
    let mut wrong: Vec<_> = damages(events).collect();
    for Event { number, what, sound } in events {
        if !sound {
            // It was said what it is.
        } else if what.format > F::FORMAT {
            wrong.push((*number, Damage::Newer(what.format)));
        } else if let Err(why) = F::read(&what.payload) {
            wrong.push((*number, Damage::Unreadable(why.to_string())));
        }
    }
    wrong.sort_by_key(|(number, _)| *number);
    wrong
}
