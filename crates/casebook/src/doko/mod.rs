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

use crate::error::{CaseError, word};

pub use run::{Played, run};

/// A case that says `[[game]]` instead of `game = "doppelkopf"` and `[[score]]`.
pub(crate) fn of_games(text: &str, games: toml::value::Array) -> Result<format::CaseFile, CaseError> {
    let mut case: toml::Table = toml::from_str(text)?;
    case.insert("game".to_owned(), "doppelkopf".into());
    match case.insert("score".to_owned(), games.into()) {
        None => Ok(case.try_into()?),
        Some(_) => Err(word("[[score]]", "score", "allowed beside [[game]]: they are the same")),
    }
}
