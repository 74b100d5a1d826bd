//! What is said on the command line beside what every room says of a tournament.

use tournament::{Flaw, ListError, Refused, Tournament};
use wording::{Lexicon, msg};

pub use bulletin::say::*;

use crate::screen::DIM;

/// A line with something beside the point after it, if there is anything.
pub fn with_note(line: &str, note: &str) -> String {
    let line = line.trim_end();
    if note.is_empty() { line.to_owned() } else { format!("{line}  {DIM}{note}{DIM:#}") }
}

/// May a line stand though this is wrong, where somebody answers for it? For more than there is nobody can (9.7.2).
pub fn may_stand(error: &ListError) -> bool {
    match error {
        ListError::Flaws(flaws) => !flaws.0.iter().any(|flaw| matches!(flaw, Flaw::Deduction { .. })),
        _ => false,
    }
}

/// Why something cannot happen, and how it is said here that a line is to stand all the same.
pub fn refused(error: &Refused, tournament: Option<&Tournament>, words: &Lexicon) -> String {
    let text = bulletin::say::refused(error, tournament, words);
    match error {
        Refused::Line { error, .. } if may_stand(error) => {
            format!("{text}\n{}", words.say(msg::TournamentAnywayHint))
        }
        _ => text,
    }
}
