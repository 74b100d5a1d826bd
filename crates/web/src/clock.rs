//! The time of day: stored in UTC, shown as the clock on the wall has it.

use jiff::{Timestamp, tz::TimeZone};

/// Now, in RFC 3339, to the second.
#[must_use]
pub fn now() -> String {
    let now = Timestamp::now();
    Timestamp::from_second(now.as_second()).unwrap_or(now).to_string()
}

/// A stored time as `2026-11-21 10:31`, where the server stands.
#[must_use]
pub fn shown(at: &str) -> String {
    match at.parse::<Timestamp>() {
        Ok(at) => at.to_zoned(TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string(),
        Err(_) => at.to_owned(),
    }
}
