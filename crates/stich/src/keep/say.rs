//! What is wrong with the data, or with a file of them, in words.

use std::{io, path::Path};

use archive::{ArchiveError, Damage};
use store::{StoreError, Trouble};
use web::ServeError;
use wording::{Lexicon, msg};

/// The store cannot do it.
pub fn store(error: &StoreError, place: &str, words: &Lexicon) -> String {
    match error {
        StoreError::File { path, source } => {
            let (place, reason) = (&path.display().to_string(), &source.to_string());
            words.say(msg::KeepFolder { place, reason })
        }
        error => match error.trouble() {
            Trouble::Locked => words.say(msg::KeepLocked { place }),
            Trouble::Full => words.say(msg::KeepFull { place }),
            Trouble::Other => words.say(msg::KeepDatabase { place, reason: &error.to_string() }),
        },
    }
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
        ArchiveError::Io(reason) => words.say(msg::ErrorCannotWrite { file, reason: &reason.to_string() }),
        ArchiveError::Store(error) => store(error, place, words),
        ArchiveError::Empty => words.say(msg::KeepFileEmpty { file }),
        ArchiveError::Newer(found) => words.say(msg::KeepFileNewer { file, found: &found.to_string() }),
        ArchiveError::Damaged { line, damage } => {
            words.say(msg::KeepFileDamaged { file, line: *line, what: &spoilt(damage, words) })
        }
        ArchiveError::Cut(line) => words.say(msg::KeepFileCut { file, line: *line }),
        ArchiveError::Differs(stream) => words.say(msg::KeepDiffers { stream: stream.as_str() }),
    }
}

fn spoilt(damage: &Damage, words: &Lexicon) -> String {
    match damage {
        Damage::Shape(_) => words.say(msg::KeepDamageShape),
        Damage::Number { found, expected } => {
            words.say(msg::KeepDamageNumber { found: &found.to_string(), expected: &expected.to_string() })
        }
        Damage::Sum => words.say(msg::KeepDamageSum),
        Damage::Record(reason) => words.say(msg::KeepDamageRecord { reason }),
    }
}
