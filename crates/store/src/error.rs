//! What can go wrong.

use std::path::PathBuf;

use thiserror::Error;

use crate::Stream;

/// Why the store could not do it.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else was faster: read what happened, and decide again.
    #[error("{stream} has {is} events, not {expected}: somebody else has written in the meantime")]
    Conflict {
        /// Which stream.
        stream: Stream,
        /// So many the writer knew of.
        expected: u64,
        /// So many there are.
        is: u64,
    },
    /// The key belongs to a request for another stream.
    #[error("this key was used for {0} before; use a key only for one request")]
    KeyUsed(Stream),
    /// A request without events.
    #[error("there is nothing to append")]
    Nothing,
    /// The folder or file cannot be used.
    #[error("{path}: {source}", path = path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The database could not write; nothing of the request is stored.
    #[error("nothing was stored: {0}")]
    NotStored(String),
    /// SQLite said no.
    #[error("database: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// PostgreSQL said no.
    #[error("database: {0}")]
    Postgres(#[from] tokio_postgres::Error),
    /// No connection to PostgreSQL.
    #[error("database: {0}")]
    Pool(#[from] deadpool_postgres::PoolError),
    /// The address of the database cannot be used.
    #[error("the address of the database cannot be used: {0}")]
    Address(String),
    /// The tables could not be made or brought up to date.
    #[error("bringing the database up to date: {0}")]
    Migration(#[from] Box<refinery::Error>),
    /// The store is shutting down.
    #[error("the store is closed")]
    Closed,
    /// What stands in the database is not what this program writes there.
    #[error("the database holds what this program did not write: {0}")]
    Foreign(String),
    /// A backup that cannot be read.
    #[error("line {line} of the backup: {reason}")]
    Backup {
        /// From 1 on.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// A stream of the backup exists already.
    #[error("{0} exists here already; a backup does not overwrite anything")]
    NotEmpty(Stream),
}
