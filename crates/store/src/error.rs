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
    /// The key belongs to another request, or to one for another stream.
    #[error("this key was used for another request, in {0}; use a key only for one request")]
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
    #[error("nothing was stored: {reason}")]
    NotStored {
        /// What somebody can do about it.
        trouble: Trouble,
        /// What the database says.
        reason: String,
    },
    /// The connection was lost before the database confirmed.
    #[error("the database has not confirmed it: {0}; send it again under the same key")]
    NotConfirmed(String),
    /// SQLite said no.
    #[error("database: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// PostgreSQL said no.
    #[error("database: {0}")]
    Postgres(#[from] tokio_postgres::Error),
    /// No connection to PostgreSQL.
    #[error("database: {0}")]
    Pool(#[from] deadpool::managed::PoolError<tokio_postgres::Error>),
    /// The address of the database cannot be used.
    #[error("the address of the database cannot be used: {0}")]
    Address(String),
    /// A newer version of the program has changed the tables, in this step.
    #[error("a newer version of the program has changed the tables (step {0}); update this one")]
    Newer(u32),
    /// PostgreSQL is backed up by its own means.
    #[error("a PostgreSQL database is backed up with pg_dump")]
    Elsewhere,
    /// The store is shutting down.
    #[error("the store is closed")]
    Closed,
    /// One event of a stream is damaged. The others are as they were.
    #[error("event {number} of {stream} {damage}")]
    Damaged {
        /// Which stream.
        stream: Stream,
        /// Which of its events.
        number: u64,
        /// What is wrong with it.
        damage: Damage,
    },
    /// The file is of another program.
    #[error("the file is of another program")]
    NotOurs,
    /// What stands in the database is not what this program writes there.
    #[error("the database holds what this program did not write: {0}")]
    Foreign(String),
}

/// What is wrong with an event.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Damage {
    /// It is not there, and later ones are.
    #[error("is missing")]
    Missing,
    /// It, or what stands before it, is not what was stored: its sum says otherwise.
    #[error("is not what was stored, or what stands before it is not")]
    Changed,
    /// A newer version of the program has written it.
    #[error("has format {0}, newer than this program; update it")]
    Newer(u32),
    /// It says nothing that could have been written.
    #[error("cannot be read: {0}")]
    Unreadable(String),
}

impl Damage {
    /// One word for it.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Damage::Missing => "missing",
            Damage::Changed => "changed",
            Damage::Newer(_) => "newer",
            Damage::Unreadable(_) => "unreadable",
        }
    }
}

/// What somebody can do about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// Make room on the disk.
    Full,
    /// End the other program that keeps the database to itself.
    Locked,
    /// Let this user write there.
    ReadOnly,
    /// Choose another place: what lies here is another program's.
    NotOurs,
    /// Take the newer version of the program.
    Newer,
    /// Look at name, password and database in the address.
    Password,
    /// Start PostgreSQL, or look at host and port in the address.
    Unreachable,
    /// Something else.
    Other,
}

impl StoreError {
    /// What somebody can do about it.
    #[must_use]
    pub fn trouble(&self) -> Trouble {
        match self {
            StoreError::NotStored { trouble, .. } => return *trouble,
            StoreError::NotOurs => return Trouble::NotOurs,
            StoreError::Newer(_) => return Trouble::Newer,
            StoreError::File { source, .. } if source.kind() == std::io::ErrorKind::StorageFull => {
                return Trouble::Full;
            }
            _ => {}
        }
        // What the database has said may lie below what was to be done with it.
        let mut cause: Option<&(dyn std::error::Error + 'static)> = Some(self);
        while let Some(error) = cause {
            if let Some(trouble) = of_sqlite(error).or_else(|| of_postgres(error)) {
                return trouble;
            }
            cause = error.source();
        }
        Trouble::Other
    }
}

fn of_sqlite(error: &(dyn std::error::Error + 'static)) -> Option<Trouble> {
    use rusqlite::ErrorCode;
    Some(match error.downcast_ref::<rusqlite::Error>()?.sqlite_error_code()? {
        ErrorCode::DiskFull => Trouble::Full,
        ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => Trouble::Locked,
        ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied => Trouble::ReadOnly,
        ErrorCode::NotADatabase => Trouble::NotOurs,
        _ => return None,
    })
}

fn of_postgres(error: &(dyn std::error::Error + 'static)) -> Option<Trouble> {
    use tokio_postgres::error::SqlState;
    let error = error.downcast_ref::<tokio_postgres::Error>()?;
    Some(match error.code() {
        Some(&SqlState::DISK_FULL) => Trouble::Full,
        Some(
            &SqlState::INVALID_PASSWORD
            | &SqlState::INVALID_AUTHORIZATION_SPECIFICATION
            | &SqlState::INVALID_CATALOG_NAME,
        ) => Trouble::Password,
        Some(_) => return None,
        None => {
            let io = std::error::Error::source(error)?.downcast_ref::<std::io::Error>()?;
            match io.kind() {
                std::io::ErrorKind::InvalidInput | std::io::ErrorKind::InvalidData => return None,
                _ => Trouble::Unreachable,
            }
        }
    })
}
