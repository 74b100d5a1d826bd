//! The time of day: stored in UTC, shown as the clock on the wall has it.

use jiff::{Timestamp, tz::TimeZone};

/// Now, in RFC 3339, to the second.
#[must_use]
pub fn now() -> String {
    let now = Timestamp::now();
    Timestamp::from_second(now.as_second()).unwrap_or(now).to_string()
}

/// So many minutes ago, in RFC 3339, to the second.
#[must_use]
pub fn ago(minutes: i64) -> String {
    Timestamp::from_second(Timestamp::now().as_second() - minutes * 60)
        .map_or_else(|_| now(), |at| at.to_string())
}

/// A stored time as `2026-11-21 10:31`, where the server stands.
#[must_use]
pub fn shown(at: &str) -> String {
    match at.parse::<Timestamp>() {
        Ok(at) => at.to_zoned(TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string(),
        Err(_) => at.to_owned(),
    }
}

/// Now, in seconds since 1970.
#[must_use]
pub fn seconds() -> i64 {
    Timestamp::now().as_second()
}

/// A stored time in seconds since 1970.
#[must_use]
pub fn seconds_of(at: &str) -> Option<i64> {
    at.parse::<Timestamp>().ok().map(Timestamp::as_second)
}

/// The time of day, as the clock on the wall has it: `14:05`.
#[must_use]
pub fn of_day(at: &str) -> String {
    match at.parse::<Timestamp>() {
        Ok(at) => at.to_zoned(TimeZone::system()).strftime("%H:%M").to_string(),
        Err(_) => at.to_owned(),
    }
}

/// The day, as it is written in the language.
#[must_use]
pub fn today(lang: wording::Lang) -> String {
    let format = match lang {
        wording::Lang::De | wording::Lang::Da | wording::Lang::Nb => "%-d.%-m.%Y",
        wording::Lang::Nl => "%-d-%-m-%Y",
        wording::Lang::En => "%-d %B %Y",
    };
    Timestamp::now().to_zoned(TimeZone::system()).strftime(format).to_string()
}
