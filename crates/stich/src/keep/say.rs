//! What is wrong with the data, or with a file of them, in words.

use std::{io, path::Path};

use archive::ArchiveError;
use store::{Damage, StoreError, Stream, Trouble};
use web::ServeError;
use wording::{Lexicon, msg};

use crate::files;

/// The store cannot do it.
pub fn store(error: &StoreError, place: &str, words: &Lexicon) -> String {
    match error {
        StoreError::File { path, source } => {
            let (place, reason) = (&path.display().to_string(), &files::reason(source, words));
            words.say(msg::KeepFolder { place, reason })
        }
        StoreError::Damaged { stream, number, damage } => damaged(stream, *number, damage, words),
        error => match error.trouble() {
            Trouble::Locked => words.say(msg::KeepLocked { place }),
            Trouble::Full => words.say(msg::KeepFull { place }),
            Trouble::ReadOnly => words.say(msg::KeepReadOnly { place }),
            Trouble::NotOurs => words.say(msg::KeepNotOurs { place, file: store::FILE }),
            Trouble::Newer => words.say(msg::KeepNewer { place }),
            Trouble::Password => words.say(msg::KeepPassword { reason: &innermost(error) }),
            Trouble::Unreachable => words.say(msg::KeepUnreachable { reason: &innermost(error) }),
            Trouble::Other => words.say(msg::KeepDatabase { place, reason: &error.to_string() }),
        },
    }
}

/// An event is missing or cannot be read.
pub fn damaged(stream: &Stream, number: u64, damage: &Damage, words: &Lexicon) -> String {
    let why = &words.say(msg::WebDamage { why: damage.id() });
    words.say(msg::DoctorEvent { stream: stream.as_str(), number: &number.to_string(), why })
}

/// What the database itself says.
fn innermost(error: &StoreError) -> String {
    let mut cause: &dyn std::error::Error = error;
    while let Some(below) = cause.source() {
        cause = below;
    }
    cause.to_string()
}

/// The server does not start.
pub fn serve(error: &ServeError, place: &str, words: &Lexicon) -> String {
    match error {
        ServeError::Store(error) => store(error, place, words),
        // The text of the error names its causes already.
        other => other.to_string(),
    }
}

/// A file of the data cannot be written, read or taken in.
pub fn archive(error: &ArchiveError, file: &Path, place: &str, words: &Lexicon) -> String {
    let file = &file.display().to_string();
    match error {
        ArchiveError::Io(reason) if reason.kind() == io::ErrorKind::NotFound => {
            words.say(msg::ErrorNotFound { file })
        }
        ArchiveError::Io(reason) => {
            words.say(msg::ErrorCannotWrite { file, reason: &files::reason(reason, words) })
        }
        ArchiveError::Store(error) => store(error, place, words),
        error => web::intake::archive_said(error, file, words).unwrap_or_else(|| error.to_string()),
    }
}
