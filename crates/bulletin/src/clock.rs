//! Times and days: kept in UTC and as 2026-11-21, written and read as people do in their language, by the clock on
//! the wall of the hall.

pub use jiff::civil::Date;
pub use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};
use tournament::{At, RoundClock, Tournament};
use wording::Lang;

/// Now, in RFC 3339, to the second.
#[must_use]
pub fn now() -> String {
    let now = Timestamp::now();
    Timestamp::from_second(now.as_second()).unwrap_or(now).to_string()
}

/// Now, in seconds since 1970.
#[must_use]
pub fn seconds() -> i64 {
    Timestamp::now().as_second()
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

/// A stored time as it is written in the language: `21.11.2026, 10:31`, `21.11.2026 kl. 10.31`.
#[must_use]
pub fn shown(at: &str, zone: &TimeZone, lang: Lang) -> String {
    let between = match lang {
        Lang::Da | Lang::Nb => " kl. ",
        Lang::De | Lang::Nl | Lang::En => ", ",
    };
    written(at, zone, &format!("{}{between}{}", day_format(lang), time_format(lang)))
}

/// The time of day as it is written in the language: `14:05`, `14.05`.
#[must_use]
pub fn of_day(at: &str, zone: &TimeZone, lang: Lang) -> String {
    written(at, zone, time_format(lang))
}

const fn time_format(lang: Lang) -> &'static str {
    match lang {
        Lang::Da | Lang::Nb => "%H.%M",
        Lang::De | Lang::Nl | Lang::En => "%H:%M",
    }
}

/// A stored time in seconds since 1970.
#[must_use]
pub fn seconds_of(at: &str) -> Option<i64> {
    at.parse::<Timestamp>().ok().map(Timestamp::as_second)
}

/// When a clock that runs so many minutes is up, in seconds since 1970. Its pauses are left out; one that goes
/// on is left out up to `now`. None if it holds a time that is none.
#[must_use]
pub fn up_at(clock: &RoundClock, minutes: u32, now: i64) -> Option<i64> {
    let called = seconds_of(&clock.called.when)?;
    let pauses = clock.pauses().map(|(from, until)| {
        let until = until.map_or(Some(now), |until| seconds_of(&until.when))?;
        Some((until - seconds_of(&from.when)?).max(0))
    });
    let stood = pauses.sum::<Option<i64>>()?;
    Some(called + (i64::from(minutes) + clock.extended()) * 60 + stood)
}

/// Was the time of this table up at this second (8.5.1)?
#[must_use]
pub fn is_over(tournament: &Tournament, at: At, then: i64) -> bool {
    let until = || {
        let seated = tournament.round(at.round).ok()?;
        up_at(seated.clock()?, seated.minutes(tournament.setup().clock?, at.table), then)
    };
    until().is_some_and(|until| until <= then)
}

/// Today, as it is written in the language.
#[must_use]
pub fn today(lang: Lang, zone: &TimeZone) -> String {
    written_day(this_day(zone), lang)
}

/// Why a text is no day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DayError {
    /// It is written as a day, and there is none like that: 31.2.2026.
    NoSuchDay,
    /// It is not written as a day.
    NotADay,
}

/// Months by what their names begin with, in the five languages.
const MONTHS: [&[&str]; 12] = [
    &["jan"],
    &["feb"],
    &["mär", "mae", "mar", "maa", "mrt", "mrz"],
    &["apr"],
    &["mai", "maj", "may", "mei"],
    &["jun"],
    &["jul"],
    &["aug"],
    &["sep"],
    &["okt", "oct"],
    &["nov"],
    &["dez", "dec", "des"],
];

/// A day as people write it in any of the five languages: `21.11.2026`, `21-11-26`, `Sa., 21. November 2026`,
/// `21st Nov 2026`, `2026-11-21`. Without a year it is the next such day, or one not long ago. Day before month,
/// unless only the other way makes a day.
///
/// # Errors
/// It is none, or there is no such day.
pub fn day(text: &str, today: Date) -> Result<Date, DayError> {
    let lower = text.trim().to_lowercase();
    let words = lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let (mut month, mut numbers) = (None, Vec::new());
    for word in words {
        let figures: String = word.chars().take_while(char::is_ascii_digit).collect();
        if figures.is_empty() {
            let named = MONTHS.iter().position(|names| names.iter().any(|name| word.starts_with(name)));
            month = named.or(month);
        } else if figures.len() <= 4
            && matches!(word.get(figures.len()..), Some("" | "st" | "nd" | "rd" | "th"))
        {
            numbers.push((figures.len(), figures.parse::<i16>().map_err(|_| DayError::NotADay)?));
        } else {
            return Err(DayError::NotADay);
        }
    }
    let named = month.and_then(|month| i16::try_from(month + 1).ok());
    let full = |(length, year): (usize, i16)| if length <= 2 { 2000 + year } else { year };
    let (year, month, date) = match (named, numbers.as_slice()) {
        (Some(month), [(_, date)]) => (None, month, *date),
        (Some(month), [(4, year), (_, date)]) => (Some(*year), month, *date),
        (Some(month), [(_, date), year]) => (Some(full(*year)), month, *date),
        (None, [(4, year), (_, month), (_, date)]) => (Some(*year), *month, *date),
        (None, [(_, date), (_, month)]) => (None, *month, *date),
        (None, [(_, month), (_, date), year]) if *date > 12 && *month <= 12 && lower.contains('/') => {
            (Some(full(*year)), *month, *date)
        }
        (None, [(_, date), (_, month), year]) => (Some(full(*year)), *month, *date),
        _ => return Err(DayError::NotADay),
    };
    let of = |year: i16| {
        let (month, date) = (i8::try_from(month).ok()?, i8::try_from(date).ok()?);
        Date::new(year, month, date).ok()
    };
    let found = match year {
        Some(year) => of(year),
        None => [today.year(), today.year() + 1]
            .into_iter()
            .filter_map(of)
            .find(|day| *day + Span::new().days(180) > today),
    };
    found.ok_or(DayError::NoSuchDay)
}

/// A day as it is written in the language.
#[must_use]
pub fn written_day(day: Date, lang: Lang) -> String {
    day.strftime(day_format(lang)).to_string()
}

const fn day_format(lang: Lang) -> &'static str {
    match lang {
        Lang::De | Lang::Da | Lang::Nb => "%-d.%-m.%Y",
        Lang::Nl => "%-d-%-m-%Y",
        Lang::En => "%-d %B %Y",
    }
}

/// The day of a tournament as it is written in the language. Before days were read, anything could stand there:
/// what is no day is shown as it stands.
#[must_use]
pub fn stored_day(stored: &str, lang: Lang) -> String {
    // A day without a year says nothing here, and none is guessed.
    let years = [Date::constant(2000, 6, 1), Date::constant(2010, 6, 1)].map(|today| day(stored, today));
    match years {
        [Ok(day), Ok(same)] if day == same => written_day(day, lang),
        _ => stored.to_owned(),
    }
}

/// The day on which it is now.
#[must_use]
pub fn this_day(zone: &TimeZone) -> Date {
    Timestamp::now().to_zoned(zone.clone()).date()
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
        for (at, name, lang, expected) in [
            ("2026-11-21T16:40:00Z", "Europe/Berlin", Lang::De, "21.11.2026, 17:40"),
            ("2026-07-01T22:30:00Z", "Europe/Berlin", Lang::Nl, "2-7-2026, 00:30"),
            ("2026-11-21T16:40:00Z", "Atlantic/Faroe", Lang::En, "21 November 2026, 16:40"),
            ("2026-11-22T06:41:00Z", "Europe/Copenhagen", Lang::Da, "22.11.2026 kl. 07.41"),
            ("yesterday", "Europe/Oslo", Lang::Nb, "yesterday"),
        ] {
            assert_eq!(shown(at, &zone(name).expect(name), lang), expected);
        }
        assert!(zone("Nowhere/At_all").is_none());
    }
    const TODAY: Date = Date::constant(2026, 11, 10);

    #[test]
    fn a_day_is_read_as_people_write_it() {
        for text in [
            "21.11.2026",
            "21.11.26",
            "21. 11. 2026",
            "21/11/2026",
            "11/21/2026",
            "21-11-2026",
            "2026-11-21",
            "Samstag, 21. November 2026",
            "lør. 21. nov. 2026",
            "Saturday, November 21st, 2026",
            "21 nov 26",
            "21.11.",
            "21. November",
        ] {
            assert_eq!(day(text, TODAY), Ok(Date::constant(2026, 11, 21)), "{text}");
        }
        for (text, expected) in [
            ("1. März 2027", Date::constant(2027, 3, 1)),
            ("1 mei 2027", Date::constant(2027, 5, 1)),
            ("2. mrt 2027", Date::constant(2027, 3, 2)),
            ("31. desember", Date::constant(2026, 12, 31)),
            ("3.1.", Date::constant(2027, 1, 3)),
            ("29.2.2028", Date::constant(2028, 2, 29)),
        ] {
            assert_eq!(day(text, TODAY), Ok(expected), "{text}");
        }
    }

    #[test]
    fn a_day_that_does_not_exist_is_none() {
        for text in
            ["31.2.2026", "29.2.2027", "30. Februar", "2026-13-01", "0.5.2026", "32. Mai 2026", "21.13.2026"]
        {
            assert_eq!(day(text, TODAY), Err(DayError::NoSuchDay), "{text}");
        }
        for text in ["", "soon", "2026", "12", "1.2.3.4", "21112026", "21.11.2026 10"] {
            assert_eq!(day(text, TODAY), Err(DayError::NotADay), "{text}");
        }
    }

    #[test]
    fn what_stands_in_a_tournament_is_shown_in_the_language() {
        for (stored, lang, expected) in [
            ("2026-11-21", Lang::De, "21.11.2026"),
            ("21.11.2026", Lang::En, "21 November 2026"),
            ("21 November 2026", Lang::Nl, "21-11-2026"),
            ("Herbst 2026", Lang::De, "Herbst 2026"),
            ("21.11.", Lang::De, "21.11."),
        ] {
            assert_eq!(stored_day(stored, lang), expected);
        }
    }

    #[test]
    fn every_language_reads_what_it_writes() {
        for lang in Lang::ALL {
            for month in 1..=12 {
                let one = Date::constant(2026, 1, 28).with().month(month).build().expect("a day");
                assert_eq!(day(&written_day(one, lang), TODAY), Ok(one), "{lang:?}");
            }
        }
    }
}
