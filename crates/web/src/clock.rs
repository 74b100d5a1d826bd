//! The time of day: stored in UTC, shown as the clock on the wall has it, where the reader is.

use axum::http::HeaderMap;
pub use bulletin::clock::{Date, TimeZone, day, now, of_day, seconds, shown, stored_day, this_day, today};
use jiff::Timestamp;

use crate::person::cookie;

/// The cookie in which the browser says where it is.
const ZONE_COOKIE: &str = "stich-zone";

/// Where the reader is; where he does not say so, he is where the server stands.
#[must_use]
pub fn zone(headers: &HeaderMap) -> TimeZone {
    let told = cookie(headers, ZONE_COOKIE).filter(|name| name.len() < 64);
    told.and_then(bulletin::clock::zone).unwrap_or_else(TimeZone::system)
}

/// So many minutes ago, in RFC 3339, to the second.
#[must_use]
pub fn ago(minutes: i64) -> String {
    Timestamp::from_second(Timestamp::now().as_second() - minutes * 60)
        .map_or_else(|_| now(), |at| at.to_string())
}
