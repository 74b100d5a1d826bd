//! The time, as RFC 3339 has it.

use std::time::{SystemTime, UNIX_EPOCH};

const DAY: u64 = 86_400;

/// Year, month and day of so many days after the first of January 1970, in the calendar as it is
/// reckoned from the first of March, so that the leap day is the last of its year.
const fn civil(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (month, day) = (if month < 10 { month + 3 } else { month - 9 }, day - (153 * month + 2) / 5 + 1);
    (era * 400 + year + if month <= 2 { 1 } else { 0 }, month, day)
}

fn seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs())
}

/// Now, in universal time.
pub fn now() -> String {
    let (date, second) = (today(), seconds() % DAY);
    format!("{date}T{:02}:{:02}:{:02}Z", second / 3600, second / 60 % 60, second % 60)
}

/// Today, in universal time.
pub fn today() -> String {
    let (year, month, day) = civil(seconds() / DAY);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::civil;

    #[test]
    fn days_of_the_calendar() {
        let table = [
            (0, (1970, 1, 1)),
            (58, (1970, 2, 28)),
            (59, (1970, 3, 1)),
            (11_016, (2000, 2, 29)),
            (11_017, (2000, 3, 1)),
            (20_453, (2025, 12, 31)),
            (20_454, (2026, 1, 1)),
            (47_540, (2100, 2, 28)),
            (47_541, (2100, 3, 1)),
        ];
        for (days, date) in table {
            assert_eq!(civil(days), date);
        }
    }
}
