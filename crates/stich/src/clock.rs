//! The time of day, as the clock on the wall of the club has it.

use std::sync::OnceLock;

use anyhow::bail;
use bulletin::clock::{self, TimeZone};
pub use bulletin::clock::{now, seconds};
use wording::{Lexicon, msg};

use crate::Usage;

/// Told once, when the program starts.
static ZONE: OnceLock<TimeZone> = OnceLock::new();

/// The zone that was named, or that of the system.
pub fn set(named: Option<&str>, words: &Lexicon) -> anyhow::Result<()> {
    let Some(name) = named else { return Ok(()) };
    let Some(zone) = clock::zone(name) else {
        bail!(Usage(words.say(msg::ErrorExpected { found: name, expected: "Europe/Berlin, UTC" })))
    };
    ZONE.get_or_init(|| zone);
    Ok(())
}

/// The zone of all times that are shown.
pub fn zone() -> &'static TimeZone {
    ZONE.get_or_init(TimeZone::system)
}

/// A stored time.
pub fn shown(at: &str, words: &Lexicon) -> String {
    clock::shown(at, zone(), words.lang())
}

/// The day that somebody wrote; today, if nothing is written.
pub fn day(text: Option<&str>, words: &Lexicon) -> anyhow::Result<clock::Date> {
    let today = clock::this_day(zone());
    let Some(text) = text else { return Ok(today) };
    clock::day(text, today).map_err(|error| Usage(bulletin::say::day(error, text, today, words)).into())
}
