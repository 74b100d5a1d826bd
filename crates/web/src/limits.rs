//! How much may be asked for. A whole hall comes in behind one router, so an address is only the widest bound:
//! what is tried at the door counts by device and by link.

use std::{hash::Hash, net::IpAddr, num::NonZeroU32};

use axum::http::Method;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::{doors::Visitor, settings::Pace};

/// The limits, and who has used up how much of them.
pub struct Limits {
    pages: DefaultKeyedRateLimiter<IpAddr>,
    changes: DefaultKeyedRateLimiter<IpAddr>,
    doors: DefaultKeyedRateLimiter<IpAddr>,
    passwords: DefaultKeyedRateLimiter<IpAddr>,
    devices: DefaultKeyedRateLimiter<Visitor>,
    links: DefaultKeyedRateLimiter<String>,
    /// Practice tables: by device, by address, and all together.
    practising: DefaultKeyedRateLimiter<Visitor>,
    practice_of: DefaultKeyedRateLimiter<IpAddr>,
    practice: DefaultDirectRateLimiter,
}

/// Methods that change nothing.
#[must_use]
pub fn is_reading(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

/// So many a second; three times as many for a moment.
fn a_second<K: Clone + Hash + Eq>(n: u32) -> DefaultKeyedRateLimiter<K> {
    RateLimiter::keyed(Quota::per_second(at_least_one(n)).allow_burst(at_least_one(n.saturating_mul(3))))
}

/// So many a minute, all at once if need be.
fn a_minute<K: Clone + Hash + Eq>(n: u32) -> DefaultKeyedRateLimiter<K> {
    RateLimiter::keyed(Quota::per_minute(at_least_one(n)))
}

/// So many an hour, all at once if need be.
fn an_hour(n: u32) -> Quota {
    Quota::per_hour(at_least_one(n))
}

impl Limits {
    /// Limits of this pace.
    #[must_use]
    pub fn new(pace: Pace) -> Limits {
        Limits {
            pages: a_second(pace.pages),
            changes: a_second(pace.changes),
            doors: a_minute(pace.doors),
            passwords: a_minute(pace.passwords),
            devices: a_minute(pace.tries),
            links: a_minute(pace.links),
            practising: RateLimiter::keyed(an_hour(pace.practice)),
            practice_of: RateLimiter::keyed(an_hour(pace.practice.saturating_mul(5))),
            practice: RateLimiter::direct(an_hour(pace.practice.saturating_mul(25))),
        }
    }

    /// Forgets those who have been quiet.
    pub fn tidy(&self) {
        for limiter in [&self.pages, &self.changes, &self.doors, &self.passwords] {
            limiter.retain_recent();
        }
        self.devices.retain_recent();
        self.links.retain_recent();
        self.practising.retain_recent();
        self.practice_of.retain_recent();
    }

    /// May this address ask for this?
    #[must_use]
    pub fn allow(&self, from: IpAddr, method: &Method, path: &str) -> bool {
        let reading = is_reading(method);
        let door = !reading && matches!(path, "/in" | "/password") || path.starts_with("/in/");
        self.pages.check_key(&from).is_ok()
            && (reading || self.changes.check_key(&from).is_ok())
            && (!door || self.doors.check_key(&from).is_ok())
    }

    /// May somebody try the link whose token has this hash? A device that is not known yet counts by its
    /// address alone.
    #[must_use]
    pub fn may_try_link(&self, visitor: &Visitor, hash: Option<&String>) -> bool {
        hash.is_none_or(|hash| self.links.check_key(hash).is_ok())
            && (visitor.device.is_none() || self.devices.check_key(visitor).is_ok())
    }

    /// May somebody set up a practice table? What one asks in vain is taken from nobody else.
    #[must_use]
    pub fn may_practise(&self, visitor: &Visitor) -> bool {
        self.practising.check_key(visitor).is_ok()
            && self.practice_of.check_key(&visitor.address).is_ok()
            && self.practice.check().is_ok()
    }

    /// May somebody try a password? Who does not say which device he has counts as one with all others at his
    /// address.
    #[must_use]
    pub fn may_try_password(&self, visitor: &Visitor) -> bool {
        self.passwords.check_key(&visitor.address).is_ok() && self.devices.check_key(visitor).is_ok()
    }
}
