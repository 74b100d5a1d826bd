//! What is said on the command line beside what every room says of a tournament.

use std::{io, path::Path};

use ledger::{Damage, LedgerError};
use tournament::{ListError, Refused, Tournament};
use wording::{Lexicon, msg};

pub use bulletin::say::*;

use crate::screen::DIM;

/// The file of a tournament that cannot be read or written.
pub fn ledger(error: &LedgerError, words: &Lexicon) -> String {
    let shown = |path: &Path| path.display().to_string();
    match error {
        LedgerError::Io { file, source } if source.kind() == io::ErrorKind::NotFound => {
            words.say(msg::ErrorNotFound { file: &shown(file) })
        }
        LedgerError::Io { file, source } => {
            words.say(msg::ErrorCannotWrite { file: &shown(file), reason: &source.to_string() })
        }
        LedgerError::Exists(file) => words.say(msg::TournamentFileExists { file: &shown(file) }),
        LedgerError::Empty(file) => words.say(msg::TournamentFileEmpty { file: &shown(file) }),
        LedgerError::Busy(file) => words.say(msg::TournamentFileBusy { file: &shown(file) }),
        LedgerError::Damaged { file, line, damage } => words.say(msg::TournamentFileDamaged {
            file: &shown(file),
            line: *line,
            what: &spoilt(damage, words),
        }),
        LedgerError::Record(error) => words.say(msg::TournamentDamageRecord { reason: &error.to_string() }),
    }
}

fn spoilt(damage: &Damage, words: &Lexicon) -> String {
    match damage {
        Damage::Shape(_) => words.say(msg::TournamentDamageShape),
        Damage::Number { found, expected } => words
            .say(msg::TournamentDamageNumber { found: &found.to_string(), expected: &expected.to_string() }),
        Damage::Sum => words.say(msg::TournamentDamageSum),
        Damage::Record(reason) => words.say(msg::TournamentDamageRecord { reason }),
    }
}

/// A line with something beside the point after it, if there is anything.
pub fn with_note(line: &str, note: &str) -> String {
    let line = line.trim_end();
    if note.is_empty() { line.to_owned() } else { format!("{line}  {DIM}{note}{DIM:#}") }
}

/// Why something cannot happen, and how it is said here that a line is to stand all the same.
pub fn refused(error: &Refused, tournament: Option<&Tournament>, words: &Lexicon) -> String {
    let text = bulletin::say::refused(error, tournament, words);
    match error {
        Refused::Line { error: ListError::Flaws(_), .. } => {
            format!("{text}\n{}", words.say(msg::TournamentAnywayHint))
        }
        _ => text,
    }
}
