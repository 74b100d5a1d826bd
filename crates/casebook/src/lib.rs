//! The case book: what happened at a table, step by step, and what the laws make of it.
//!
//! A case is a TOML file of format 1. [`parse`] reads it, [`run`] plays it and says what did not come
//! true. Its `game` decides which of the two forms it has: [`bridge`] or [`doko`].

pub mod bridge;
pub mod doko;
mod error;
mod findings;
mod form;
mod outcome;
pub mod reached;
pub mod said;

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use doko::format::NameOrGames;
pub use error::CaseError;
pub use outcome::{Failure, Outcome, Part, Played};
pub use reached::Reached;

/// A case of either game.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Case {
    /// Bridge.
    Bridge(Box<bridge::format::CaseFile>),
    /// Doppelkopf.
    Doppelkopf(Box<doko::format::CaseFile>),
}

impl Case {
    /// What the case shows, in a sentence.
    #[must_use]
    pub fn title(&self) -> &str {
        match self {
            Case::Bridge(case) => &case.title,
            Case::Doppelkopf(case) => &case.title,
        }
    }
}

/// What every case begins with.
#[derive(Deserialize)]
struct Head {
    format: u32,
    game: NameOrGames,
}

/// Every case in this folder and those in it, sorted.
///
/// # Errors
/// If a folder cannot be read.
pub fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let (mut folders, mut found) = (vec![folder.to_owned()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "toml") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Reads a case.
///
/// # Errors
/// [`CaseError`], if it is no case of format 1.
pub fn parse(text: &str) -> Result<Case, CaseError> {
    let head: Head = toml::from_str(text)?;
    if head.format != 1 {
        return Err(CaseError::Format(head.format));
    }
    match head.game {
        NameOrGames::Name(name) if name == "bridge" => Ok(Case::Bridge(toml::from_str(text)?)),
        NameOrGames::Name(name) if name != "doppelkopf" => Err(CaseError::Game(name)),
        NameOrGames::Name(_) | NameOrGames::Games(_) => Ok(Case::Doppelkopf(Box::new(doko::read(text)?))),
    }
}

/// Runs a case.
///
/// # Errors
/// [`CaseError`], if the case says something that is none of the words of the format.
pub fn run(case: &Case) -> Result<Outcome, CaseError> {
    match case {
        Case::Bridge(case) => bridge::run(case),
        Case::Doppelkopf(case) => doko::run(case),
    }
}

/// The JSON Schema of the case format.
pub const SCHEMA: &str = include_str!("../../../docs/case-format-1.schema.json");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_schema_is_that_of_the_types() {
        let schema = schemars::schema_for!(Case).to_value();
        if std::env::var_os("STICH_GOLDEN").is_some() {
            let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/case-format-1.schema.json");
            fs::write(file, format!("{schema:#}\n")).unwrap();
        } else {
            let written: serde_json::Value = serde_json::from_str(SCHEMA).unwrap();
            assert_eq!(written, schema, "write it anew: STICH_GOLDEN=1 cargo test -p casebook schema");
        }
    }
}
