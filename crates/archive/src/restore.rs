//! Taking in.

use store::{Event, Store};

use crate::{ArchiveError, Kept};

/// What was taken in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Taken {
    /// So many events are new here.
    pub new: usize,
    /// So many were here already, all the same.
    pub known: usize,
}

/// Takes these streams in. Nothing is overwritten: of a stream that is here already the beginning must be
/// the same, and only the rest is added, so that what was broken off can be done again. Everything is
/// compared before anything is stored.
///
/// # Errors
/// [`ArchiveError::Differs`], or the store does not do it.
pub async fn restore(store: &Store, kept: Vec<Kept>) -> Result<Taken, ArchiveError> {
    let mut taken = Taken::default();
    let mut rests = Vec::with_capacity(kept.len());
    for Kept { stream, mut events } in kept {
        let here: Vec<Event> = store.read(&stream, 0).await?;
        let same = here.len() <= events.len()
            && here.iter().map(|event| &event.what).eq(events.iter().take(here.len()));
        if !same {
            return Err(ArchiveError::Differs(stream));
        }
        let rest = events.split_off(here.len());
        taken.known += here.len();
        taken.new += rest.len();
        rests.push((stream, here.len() as u64, rest));
    }
    for (stream, known, rest) in rests {
        if !rest.is_empty() {
            store.append(&stream, known, rest, None).await?;
        }
    }
    Ok(taken)
}
