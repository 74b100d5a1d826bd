//! Times: kept in UTC, shown as the clock on the wall of the hall has them.

use jiff::Timestamp;
pub use jiff::tz::TimeZone;
use tournament::RoundClock;
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

/// A stored time in seconds since 1970.
#[must_use]
pub fn seconds_of(at: &str) -> Option<i64> {
    at.parse::<Timestamp>().ok().map(Timestamp::as_second)
}

/// When a clock that runs so many minutes is up, in seconds since 1970. Its pauses are left out; one that goes
/// on is left out up to `now`. None if it holds a time that is none.
#[must_use]
pub fn up_at(clock: &RoundClock, minutes: u16, now: i64) -> Option<i64> {
    let called = seconds_of(&clock.called.when)?;
    let pauses = clock.pauses().map(|(from, until)| {
        let until = until.map_or(Some(now), |until| seconds_of(&until.when))?;
        Some((until - seconds_of(&from.when)?).max(0))
    });
    let stood = pauses.sum::<Option<i64>>()?;
    Some(called + (i64::from(minutes) + clock.extended()) * 60 + stood)
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
    use tournament::ClockStep;

    use super::*;

    #[test]
    fn pauses_do_not_count_and_minutes_added_do() {
        let stamp =
            |time: &str| tournament::Stamp { who: "desk".to_owned(), when: format!("2026-11-21T{time}:00Z") };
        let seconds = |time: &str| seconds_of(&stamp(time).when).expect(time);
        let mut clock = RoundClock { called: stamp("14:00"), steps: Vec::new() };
        let up = |clock: &RoundClock, now: &str| up_at(clock, 100, seconds(now)).expect(now);
        assert_eq!(up(&clock, "14:30"), seconds("15:40"));
        clock.steps.push(ClockStep::Paused(stamp("14:30")));
        clock.steps.push(ClockStep::GoesOn(stamp("14:50")));
        clock.steps.push(ClockStep::Extended(stamp("14:51"), 5));
        assert_eq!(up(&clock, "15:00"), seconds("16:05"));
        clock.steps.push(ClockStep::Paused(stamp("15:10")));
        // While it stands, as much is left as when it was stopped.
        assert_eq!(up(&clock, "15:10"), seconds("16:05"));
        assert_eq!(up(&clock, "15:40"), seconds("16:35"));
    }

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
