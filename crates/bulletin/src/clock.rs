//! Times: kept in UTC, shown as the clock on the wall of the hall has them.

use jiff::Timestamp;
pub use jiff::tz::TimeZone;
use wording::Lang;

/// Now, in RFC 3339, to the second.
#[must_use]
pub fn now() -> String {
    let now = Timestamp::now();
    Timestamp::from_second(now.as_second()).unwrap_or(now).to_string()
}

/// The zone of this name, such as `Europe/Berlin`, if there is one.
#[must_use]
pub fn zone(name: &str) -> Option<TimeZone> {
    TimeZone::get(name).ok()
}

fn written(at: &str, zone: &TimeZone, format: &str) -> String {
    match at.parse::<Timestamp>() {
        Ok(at) => at.to_zoned(zone.clone()).strftime(format).to_string(),
        // Whatever another program has kept there.
        Err(_) => at.to_owned(),
    }
}

/// A stored time as `2026-11-21 10:31`.
#[must_use]
pub fn shown(at: &str, zone: &TimeZone) -> String {
    written(at, zone, "%Y-%m-%d %H:%M")
}

/// The time of day: `14:05`.
#[must_use]
pub fn of_day(at: &str, zone: &TimeZone) -> String {
    written(at, zone, "%H:%M")
}

/// The day, as it is written in the language.
#[must_use]
pub fn today(lang: Lang, zone: &TimeZone) -> String {
    let format = match lang {
        Lang::De | Lang::Da | Lang::Nb => "%-d.%-m.%Y",
        Lang::Nl => "%-d-%-m-%Y",
        Lang::En => "%-d %B %Y",
    };
    Timestamp::now().to_zoned(zone.clone()).strftime(format).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_shown_as_it_is_in_the_hall() {
        for (at, name, expected) in [
            ("2026-11-21T16:40:00Z", "Europe/Berlin", "2026-11-21 17:40"),
            ("2026-07-01T22:30:00Z", "Europe/Berlin", "2026-07-02 00:30"),
            ("2026-11-21T16:40:00Z", "Atlantic/Faroe", "2026-11-21 16:40"),
            ("yesterday", "Europe/Oslo", "yesterday"),
        ] {
            assert_eq!(shown(at, &zone(name).expect(name)), expected);
        }
        assert!(zone("Nowhere/At_all").is_none());
    }
}
