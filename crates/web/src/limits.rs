//! How much may be asked for. A whole hall comes in behind one router: who has a role counts for himself, and with all
//! who came by the same link; the address bounds strangers only. Whoever opens a link that is in force is not
//! hindered by those who guess.

use std::{hash::Hash, net::IpAddr, num::NonZeroU32};

use axum::http::{Method, Uri};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::{
    caller::Caller,
    doors::{Id, Visitor},
    settings::Pace,
};

/// What all who came by one link may ask for, as many times as one of them.
const OF_A_LINK: u32 = 5;

/// The limits, and who has used up how much of them.
pub struct Limits {
    strangers: Bound<IpAddr>,
    known: Bound<Caller>,
    of_a_link: Bound<Id>,
    /// Styles and scripts, which everybody needs before he has a role.
    assets: DefaultKeyedRateLimiter<IpAddr>,
    /// Links that open, by the hash of their token.
    links: DefaultKeyedRateLimiter<String>,
    /// Tries at the door that failed.
    failed: DefaultKeyedRateLimiter<IpAddr>,
    failed_by: DefaultKeyedRateLimiter<Visitor>,
    passwords: DefaultKeyedRateLimiter<IpAddr>,
    passwords_by: DefaultKeyedRateLimiter<Visitor>,
    /// Practice tables: by device, by address, and all together.
    practising: DefaultKeyedRateLimiter<Visitor>,
    practice_of: DefaultKeyedRateLimiter<IpAddr>,
    practice: DefaultDirectRateLimiter,
}

/// Pages and changes.
struct Bound<K: Clone + Hash + Eq> {
    pages: DefaultKeyedRateLimiter<K>,
    changes: DefaultKeyedRateLimiter<K>,
}

impl<K: Clone + Hash + Eq> Bound<K> {
    fn new(pace: Pace, times: u32) -> Bound<K> {
        Bound {
            pages: a_second(pace.pages.saturating_mul(times)),
            changes: a_second(pace.changes.saturating_mul(times)),
        }
    }

    fn allow(&self, key: &K, reading: bool) -> bool {
        self.pages.check_key(key).is_ok() && (reading || self.changes.check_key(key).is_ok())
    }

    fn tidy(&self) {
        self.pages.retain_recent();
        self.changes.retain_recent();
    }
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
            strangers: Bound::new(pace, 1),
            known: Bound::new(pace, 1),
            of_a_link: Bound::new(pace, OF_A_LINK),
            assets: a_second(pace.pages.saturating_mul(OF_A_LINK)),
            links: a_minute(pace.links),
            failed: a_minute(pace.doors),
            failed_by: a_minute(pace.tries),
            passwords: a_minute(pace.passwords),
            passwords_by: a_minute(pace.tries),
            practising: RateLimiter::keyed(an_hour(pace.practice)),
            practice_of: RateLimiter::keyed(an_hour(pace.practice.saturating_mul(5))),
            practice: RateLimiter::direct(an_hour(pace.practice.saturating_mul(25))),
        }
    }

    /// Forgets those who have been quiet.
    pub fn tidy(&self) {
        self.strangers.tidy();
        self.known.tidy();
        self.of_a_link.tidy();
        for limiter in [&self.assets, &self.failed, &self.passwords, &self.practice_of] {
            limiter.retain_recent();
        }
        for limiter in [&self.failed_by, &self.passwords_by, &self.practising] {
            limiter.retain_recent();
        }
        self.links.retain_recent();
    }

    /// May somebody at this address ask for this?
    #[must_use]
    pub fn allow(&self, caller: &Caller, from: IpAddr, method: &Method, uri: &Uri) -> bool {
        let reading = is_reading(method);
        if reading && uri.path().starts_with("/assets/") {
            return self.assets.check_key(&from).is_ok();
        }
        match caller {
            Caller::Known { by, .. } => {
                self.known.allow(caller, reading) && self.of_a_link.allow(by, reading)
            }
            // Which link it is stands in the form: it is looked at there, and what does not open counts.
            Caller::Stranger(_) if uri.path() == "/in" => true,
            Caller::Stranger(address) => self.strangers.allow(address, reading),
        }
    }

    /// May somebody come in by the link whose token has this hash, and which opens?
    #[must_use]
    pub fn may_open(&self, hash: &String) -> bool {
        self.links.check_key(hash).is_ok()
    }

    /// May somebody try once more, whose link has opened nothing? A device that is not known yet counts by its address
    /// alone.
    #[must_use]
    pub fn may_fail(&self, visitor: &Visitor) -> bool {
        self.failed.check_key(&visitor.address).is_ok()
            && (visitor.device.is_none() || self.failed_by.check_key(visitor).is_ok())
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
        self.passwords_by.check_key(visitor).is_ok() && self.passwords.check_key(&visitor.address).is_ok()
    }
}
