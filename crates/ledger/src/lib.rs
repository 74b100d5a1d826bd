//! A file to which records are only ever added, and which loses nothing that was reported as saved.
//!
//! One record is one line of JSON: `{"n":3,"sum":"9ae0daaf","record":{…}}`. The number counts from 1;
//! the sum goes over the line before, the number and the record, so that a line changed, taken out or
//! put in by hand is noticed and named. [`Writer::append`] comes back only when the line is on the
//! disk. A line that power failure has torn was never reported: it is passed over in reading, and cut
//! off with the next record.
//!
//! Two writers at once wait for one another. Reading never writes.

mod line;
mod read;
mod write;

use std::{io, path::PathBuf};

use thiserror::Error;

pub use line::Damage;
pub use read::{Book, read};
pub use write::Writer;

/// Why a file cannot be read or written.
#[derive(Debug, Error)]
pub enum LedgerError {
    /// The system refuses.
    #[error("{file}: {source}", file = .file.display())]
    Io {
        /// The file.
        file: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Nothing may be overwritten.
    #[error("{file} is there already", file = .0.display())]
    Exists(PathBuf),
    /// There is no record in it.
    #[error("{file} holds no records", file = .0.display())]
    Empty(PathBuf),
    /// Another program has been writing for too long.
    #[error("{file} is being written by another program", file = .0.display())]
    Busy(PathBuf),
    /// A line is not as it was written.
    #[error("{file}, line {line}: {damage}", file = .file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// The line, from 1 on.
        line: usize,
        /// What is wrong with it.
        damage: Damage,
    },
    /// The record cannot be put into JSON.
    #[error("the record cannot be written: {0}")]
    Record(serde_json::Error),
}
