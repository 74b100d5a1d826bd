//! Bounds on what is held for a time, such as connections: so many for each who share one.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Who holds how many.
#[derive(Debug)]
pub struct Shares<K>(Arc<Mutex<HashMap<K, usize>>>);

impl<K> Default for Shares<K> {
    fn default() -> Shares<K> {
        Shares(Arc::default())
    }
}

/// What somebody holds, until it is dropped.
#[derive(Debug)]
pub struct Held<K: Eq + Hash> {
    of: Vec<K>,
    shares: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Clone + Eq + Hash> Shares<K> {
    /// One more of each of these, unless one of them has as many as it may.
    #[must_use]
    pub fn take(&self, bounds: &[(K, usize)]) -> Option<Held<K>> {
        let mut counts = lock(&self.0);
        if bounds.iter().any(|(share, most)| counts.get(share).is_some_and(|count| count >= most)) {
            return None;
        }
        for (share, _) in bounds {
            *counts.entry(share.clone()).or_default() += 1;
        }
        let of = bounds.iter().map(|(share, _)| share.clone()).collect();
        Some(Held { of, shares: Arc::clone(&self.0) })
    }
}

impl<K: Eq + Hash> Drop for Held<K> {
    fn drop(&mut self) {
        let mut counts = lock(&self.shares);
        for share in &self.of {
            match counts.get_mut(share) {
                Some(count) if *count > 1 => *count -= 1,
                // Nobody is remembered who holds nothing.
                _ => drop(counts.remove(share)),
            }
        }
    }
}

fn lock<K>(counts: &Mutex<HashMap<K, usize>>) -> MutexGuard<'_, HashMap<K, usize>> {
    counts.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_full_until_something_is_given_back() {
        let shares = Shares::default();
        let bounds = |one: &'static str| vec![(one, 2), ("all", 3)];
        let mut held: Vec<_> = (0..3).map(|_| shares.take(&bounds("a"))).collect();
        assert_eq!(held.iter().flatten().count(), 2);
        held.push(shares.take(&bounds("b")));
        assert!(held[3].is_some() && shares.take(&bounds("b")).is_none(), "three together");
        held.remove(0);
        assert!(shares.take(&bounds("a")).is_some());
        held.clear();
        assert!(lock(&shares.0).is_empty());
    }
}
