//! Cases of Doppelkopf.

mod announce;
mod compare;
mod desk;
mod draw;
pub mod format;
mod read;
mod round;
mod run;
mod score;
mod split;
mod steps;
mod table;
mod trick;
mod witness;

use crate::error::{CaseError, beside};
use format::NameOrGames;

pub use run::{Played, run};

/// Reads a case. One that says `[[game]]` means `game = "doppelkopf"` and `[[score]]`.
pub(crate) fn read(text: &str) -> Result<format::CaseFile, CaseError> {
    let mut case: format::CaseFile = toml::from_str(text)?;
    if let NameOrGames::Games(games) = case.game {
        if !case.score.is_empty() {
            return Err(beside("[[score]]", "score", "game"));
        }
        case.game = NameOrGames::Name("doppelkopf".to_owned());
        case.score = games;
    }
    Ok(case)
}
