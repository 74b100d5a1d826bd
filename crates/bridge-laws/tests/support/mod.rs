//! What the property tests share: a board watched step by step.

#![allow(dead_code, reason = "each test uses its part")]

pub mod checks;
pub mod players;
pub mod watched;

use std::fmt;

/// A property that does not hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broken {
    /// Which property.
    pub what: &'static str,
    /// How it showed.
    pub how: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.what, self.how)
    }
}

/// Fails with this property unless it holds.
pub fn hold(holds: bool, what: &'static str, how: impl FnOnce() -> String) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(Broken { what, how: how() }) }
}

/// A number from the environment.
pub fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.replace('_', "").parse().ok()).unwrap_or(otherwise)
}
