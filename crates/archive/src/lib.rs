//! Streams of the store in one file, which any other store takes in: a backup of everything, or one
//! tournament, one table, one book of rulings.
//!
//! One record is one line of JSON: `{"n":3,"sum":"9ae0daaf","record":{…}}`. The number counts from 1;
//! the sum goes over the line before, the number and the record, so that a line changed, taken out or
//! put in by hand is noticed and named. The last line says that it is the last, so that a file that was
//! cut off is noticed, too. It also holds the signature of the house that wrote the file ([`Seal`]): sums show
//! what was changed by mistake, the signature what was changed on purpose.
//!
//! The files in which the command line kept tournaments before there was a store are chained in the same
//! way, and are read.

mod line;
mod read;
mod restore;
mod seal;
mod write;

use std::io;

use store::{New, StoreError, Stream};
use thiserror::Error;

pub use line::Damage;
pub use read::{Contents, read};
pub use restore::{Taken, restore};
pub use seal::{House, Seal};
pub use write::{Packed, write};

/// The version of the format of a file: 2, the last line holds the signature of the house.
const FORMAT: u32 = 2;
/// The version without signatures.
const UNSIGNED: u32 = 1;

/// A stream with all that happened in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// Its name.
    pub stream: Stream,
    /// Its events, the first first.
    pub events: Vec<New>,
}

/// Why a file cannot be written, read or taken in.
#[derive(Debug, Error)]
pub enum ArchiveError {
    /// The file cannot be written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The store does not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no record in it.
    #[error("there is nothing in it that this program has written")]
    Empty,
    /// It was written by a newer version.
    #[error("the file has format {0}; this version knows format {FORMAT}")]
    Newer(u32),
    /// A line is not as it was written.
    #[error("line {line}: {damage}")]
    Damaged {
        /// The line, from 1 on.
        line: usize,
        /// What is wrong with it.
        damage: Damage,
    },
    /// Whoever wrote it does not have the key of the house in whose name it is.
    #[error("it is not what the house has signed: it was changed after it was written")]
    Forged,
    /// The last lines are missing.
    #[error("after line {0} something is missing: the file was cut off")]
    Cut(usize),
    /// Something else happened in this stream here; nothing of the file is taken in.
    #[error("{0} is here already, and it is not the same; nothing was changed")]
    Differs(Stream),
}
