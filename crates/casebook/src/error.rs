use thiserror::Error;

use crate::said::Why;

/// Why a case cannot be read.
#[derive(Debug, Error)]
pub enum CaseError {
    /// No TOML, or an unknown key; with line and column.
    #[error("{0}")]
    Toml(#[from] toml::de::Error),
    /// A later format.
    #[error("format {0}; this version reads format 1")]
    Format(u32),
    /// Another game.
    #[error("game `{0}`; this version reads `bridge` and `doppelkopf`")]
    Game(String),
    /// A word that is none of the words expected there.
    #[error("{place}: `{found}` is not {expected}")]
    Word {
        /// Where: `step 3`, `[board] deal`.
        place: String,
        /// What stands there.
        found: String,
        /// What is expected; what is typed, between backticks.
        expected: String,
    },
    /// Something that cannot be, or may not.
    #[error("{place}: `{found}` cannot be: {why}")]
    Impossible {
        /// Where.
        place: String,
        /// What stands there.
        found: String,
        /// Why not.
        why: Box<Why>,
    },
    /// A key that does not stand beside another.
    #[error("{place}: `{found}` does not stand beside `{beside}`")]
    Beside {
        /// Where.
        place: String,
        /// The key.
        found: &'static str,
        /// The other.
        beside: &'static str,
    },
    /// What a step says happened is not understood.
    #[error("step {step}: {why}")]
    Step {
        /// Which, from 1.
        step: usize,
        /// Why.
        why: String,
    },
    /// Something is missing.
    #[error("{place}: {what} is missing")]
    Missing {
        /// Where.
        place: String,
        /// What.
        what: &'static str,
    },
    /// A step must be one thing.
    #[error("step {0} says more than one thing, or nothing; one key each, then `expect`")]
    OneThing(usize),
    /// The hands are no deal.
    #[error("[board] deal: {0}")]
    Deal(#[from] bridge::DealError),
    /// The bridge table cannot be.
    #[error("[board]: {0}")]
    Board(#[from] bridge_laws::SetupError),
    /// The Doppelkopf table cannot be.
    #[error("[table]: {0}")]
    Table(#[from] doppelkopf_laws::SetupError),
}

/// Something that cannot be at this place, and why not.
pub(crate) fn impossible(place: &str, found: &str, why: Why) -> CaseError {
    CaseError::Impossible { place: place.to_owned(), found: found.to_owned(), why: Box::new(why) }
}

/// A key that does not stand beside another.
pub(crate) fn beside(place: &str, found: &'static str, beside: &'static str) -> CaseError {
    CaseError::Beside { place: place.to_owned(), found, beside }
}

/// These words of the format between backticks, as they are typed: `a`, `b`.
pub(crate) fn typed(words: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    words.into_iter().map(|word| format!("`{}`", word.as_ref())).collect::<Vec<_>>().join(", ")
}

/// A word that is none of the words expected at this place; what is typed stands between backticks.
pub(crate) fn word(place: &str, found: &str, expected: impl Into<String>) -> CaseError {
    CaseError::Word { place: place.to_owned(), found: found.to_owned(), expected: expected.into() }
}

/// Something that must stand at this place and does not.
pub(crate) fn missing(place: &str, what: &'static str) -> CaseError {
    CaseError::Missing { place: place.to_owned(), what }
}
