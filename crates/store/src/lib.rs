//! The store: an append-only log of events in streams, in SQLite or in PostgreSQL.
//!
//! Who appends says how many events he knows of; if there are more, he is told ([`StoreError::Conflict`])
//! and nothing is stored, so of two who write at the same moment one decides again. What was
//! acknowledged is on the disk. A request sent twice under one [`Key`] is stored once.
//!
//! It knows no game: a payload is text with the version of its format.

mod closed;
mod database;
mod error;
mod event;
mod index;
mod migrations;
mod postgres;
mod sqlite;
mod sum;

use std::{path::Path, pin::Pin, sync::Arc};

use tokio::sync::broadcast;

pub use error::{Damage, StoreError, Trouble};
pub use event::{Appended, BadName, Change, Event, Key, MOST_MISSING, New, Stream, damages};
pub use index::{Hits, Indexing, Sought, words};

use crate::{database::Database, postgres::Postgres, sqlite::Sqlite};

/// How many changes may wait for somebody who watches; who is slower catches up by number.
const WAITING: usize = 1 << 14;

/// The store. It is cheap to clone; all clones are the same store.
#[derive(Clone)]
pub struct Store {
    database: Arc<dyn Database>,
    changes: broadcast::Sender<Change>,
}

/// The file in the folder.
pub const FILE: &str = "stichentscheid.db";

impl Store {
    /// Whether something is kept in this folder. Looking leaves nothing behind.
    #[must_use]
    pub fn is_in_folder(folder: &Path) -> bool {
        folder.join(FILE).is_file()
    }

    /// Makes the folder if it is not there, and sees to it that nobody but its user reads what is kept in it: names,
    /// and the key of the cookies. Whether others could until now.
    ///
    /// # Errors
    /// The folder cannot be made, or belongs to somebody else.
    pub fn close(folder: &Path) -> Result<bool, StoreError> {
        closed::close(folder, FILE).map_err(|source| StoreError::File { path: folder.to_owned(), source })
    }

    /// The SQLite file in this folder; folder and file are made if they are not there.
    ///
    /// # Errors
    /// The folder cannot be made, or the file is no store.
    pub fn in_folder(folder: &Path) -> Result<Store, StoreError> {
        Store::close(folder)?;
        let (changes, _) = broadcast::channel(WAITING);
        let sqlite = Sqlite::open(&folder.join(FILE), changes.clone())?;
        // What was made just now.
        Store::close(folder)?;
        Ok(Store { database: Arc::new(sqlite), changes })
    }

    /// The PostgreSQL database at this address (`postgres://user:password@host/name`).
    ///
    /// # Errors
    /// The address cannot be used, or the database does not answer.
    // Boxed, and what is asked of a database as well: so its client is compiled here, and not by everybody who asks.
    pub fn at(url: &str) -> Pin<Box<dyn Future<Output = Result<Store, StoreError>> + Send + '_>> {
        Box::pin(async move {
            let (changes, _) = broadcast::channel(WAITING);
            let postgres = Postgres::connect(url, changes.clone()).await?;
            Ok(Store { database: Arc::new(postgres), changes })
        })
    }

    /// Appends events to a stream of which `expected` events are known, all or none.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if there are more or fewer; nothing is stored then, nor with any other
    /// error.
    pub async fn append(
        &self,
        stream: &Stream,
        expected: u64,
        events: Vec<New>,
        key: Option<Key>,
    ) -> Result<Appended, StoreError> {
        if events.is_empty() {
            return Err(StoreError::Nothing);
        }
        self.database.append(stream, expected, events, key).await
    }

    /// Writes and reads something that is no event: does the database do both?
    ///
    /// # Errors
    /// It does not.
    pub async fn pulse(&self) -> Result<(), StoreError> {
        self.database.pulse().await
    }

    /// The events of a stream after this number; 0 for all.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn read(&self, stream: &Stream, after: u64) -> Result<Vec<Event>, StoreError> {
        self.database.read(stream, after).await
    }

    /// What a request under this key has stored before, if it has.
    ///
    /// # Errors
    /// [`StoreError::KeyUsed`] if it was another request, or one for another stream; or the database does not answer.
    pub async fn earlier(&self, stream: &Stream, key: &Key) -> Result<Option<Appended>, StoreError> {
        self.database.earlier(stream, key).await
    }

    /// The streams whose names begin like this, each with the number of its newest event.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn streams(&self, prefix: &str) -> Result<Vec<(Stream, u64)>, StoreError> {
        self.database.streams(prefix).await
    }

    /// The streams whose names begin like this, each with its first event; what was begun last comes first.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn beginnings(&self, prefix: &str) -> Result<Vec<(Stream, Event)>, StoreError> {
        self.database.beginnings(prefix).await
    }

    /// Puts more of a stream into its index. Whether it was done: otherwise somebody else has put something in meanwhile.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn index(&self, stream: &Stream, more: Indexing) -> Result<bool, StoreError> {
        self.database.index(stream, more).await
    }

    /// So many events of a stream are in its index.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn indexed(&self, stream: &Stream) -> Result<u64, StoreError> {
        self.database.indexed(stream).await
    }

    /// The entries of a stream that have all of this, as far as its index goes; none where it is quicker to read
    /// everything.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn search(&self, stream: &Stream, sought: &Sought) -> Result<Option<Hits>, StoreError> {
        if sought.is_nothing() {
            return Ok(None);
        }
        self.database.search(stream, sought).await
    }

    /// Is everything in one file of this machine?
    #[must_use]
    pub fn is_file(&self) -> bool {
        self.database.is_file()
    }

    /// Writes all of it into a file of its own, as it is at this moment, also while others write; a file of this name is
    /// replaced. It is there whole or not at all.
    ///
    /// # Errors
    /// The file cannot be written, or there is none to copy: PostgreSQL is backed up by its own means (`pg_dump`).
    pub async fn copy_to(&self, file: &Path) -> Result<(), StoreError> {
        self.database.copy_to(file).await
    }

    /// What the database finds wrong with itself; nothing, if all is well. PostgreSQL looks after itself.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        self.database.faults().await
    }

    /// What is stored from now on, here or by another server. Who lags behind or is told
    /// [`Change::CatchUp`] reads on from the number he knows.
    #[must_use]
    pub fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }
}
