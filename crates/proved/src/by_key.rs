//! Proofs of single positions.

#![allow(clippy::indexing_slicing, reason = "a place is masked to the size of the table")]

use std::marker::PhantomData;

use crate::SPREADING;

/// What is proved of a position, as it is kept: in one word.
pub trait Word: Copy {
    /// As a number.
    fn pack(self) -> u64;
    /// From that number.
    fn unpack(word: u64) -> Self;
}

/// Nothing but that it is proved.
impl Word for () {
    fn pack(self) -> u64 {
        0
    }

    fn unpack(_: u64) {}
}

/// A key and a word; no entry has the key zero.
type Entry = [u64; 2];

/// A table made of pairs of places: what is new of a pair stands first, what stood there moves on to the second
/// place. What was in that is forgotten, once the table is as large as it may be; before, it grows.
///
/// A key is the whole of a position in 64 bits, and never zero.
#[derive(Debug)]
pub struct ByKey<T> {
    entries: Vec<Entry>,
    /// How many of them are taken.
    used: usize,
    /// The largest that it may be, as a power of two.
    most_bits: u32,
    kept: PhantomData<T>,
}

/// So large it begins, as a power of two: most searches are small.
const FIRST_BITS: u32 = 10;
/// The largest table that [`ByKey::for_nodes`] makes.
const MOST_BITS: u32 = 21;

impl<T: Word> ByKey<T> {
    /// With 2 to the power of `bits` places at most, and two at least.
    #[must_use]
    pub fn new(bits: u32) -> ByKey<T> {
        crate::takes_long();
        let most_bits = bits.max(1);
        let entries = vec![[0, 0]; 1 << most_bits.min(FIRST_BITS)];
        ByKey { entries, used: 0, most_bits, kept: PhantomData }
    }

    /// With room for what so many nodes can prove, and 32 MiB at most.
    #[must_use]
    pub fn for_nodes(nodes: u64) -> ByKey<T> {
        ByKey::new(nodes.max(64).ilog2().min(MOST_BITS))
    }

    /// How many places fit into so many MiB, as a power of two.
    #[must_use]
    pub fn most_bits(memory: usize) -> u32 {
        (memory.saturating_mul(1 << 20) / size_of::<Entry>()).max(2).ilog2()
    }

    /// The first place of the pair where this key belongs.
    #[inline]
    fn pair(&self, key: u64) -> usize {
        // Every bit of the key counts: two positions that differ in who leads alone stand apart.
        let product = u128::from(key) * u128::from(SPREADING);
        (product as u64 ^ (product >> 64) as u64) as usize & (self.entries.len() - 2)
    }

    /// What is known of this position.
    #[inline]
    #[must_use]
    pub fn get(&self, key: u64) -> Option<T> {
        let pair = self.pair(key);
        let (first, second) = (self.entries[pair], self.entries[pair + 1]);
        match key {
            _ if first[0] == key => Some(T::unpack(first[1])),
            _ if second[0] == key => Some(T::unpack(second[1])),
            _ => None,
        }
    }

    /// From now on this is known of it.
    #[inline]
    pub fn put(&mut self, key: u64, proved: T) {
        debug_assert!(key != 0, "a key of zero is no entry");
        let mut pair = self.pair(key);
        if self.entries[pair][0] != key {
            let second = self.entries[pair + 1][0];
            if second != 0 && second != key && self.is_crowded() {
                self.grow();
                pair = self.pair(key);
            }
            self.lay(pair);
        }
        self.entries[pair] = [key, proved.pack()];
    }

    /// Makes the first place of a pair free.
    #[inline]
    fn lay(&mut self, pair: usize) {
        let [first, second] = [self.entries[pair], self.entries[pair + 1]];
        if first[0] != 0 {
            self.used += usize::from(second[0] == 0);
            self.entries[pair + 1] = first;
        } else {
            self.used += 1;
        }
    }

    /// Is a quarter taken, and may it be larger?
    #[inline]
    fn is_crowded(&self) -> bool {
        self.used * 4 >= self.entries.len() && self.entries.len() >> self.most_bits == 0
    }

    /// Four times as large, or as large as it may be. The entries of a pair spread over several then, so that none is
    /// forgotten.
    #[cold]
    fn grow(&mut self) {
        let bits = (self.entries.len().trailing_zeros() + 2).min(self.most_bits);
        let old = std::mem::replace(&mut self.entries, vec![[0, 0]; 1 << bits]);
        // The second one of a pair is the older one.
        for entry in old.chunks_exact(2).flat_map(|pair| pair.iter().rev()).filter(|entry| entry[0] != 0) {
            let pair = self.pair(entry[0]);
            self.entries[pair + 1] = self.entries[pair];
            self.entries[pair] = *entry;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use chacha20::ChaCha8Rng;
    use rand::{RngExt as _, SeedableRng as _};

    use super::*;

    impl Word for u64 {
        fn pack(self) -> u64 {
            self
        }

        fn unpack(word: u64) -> u64 {
            word
        }
    }

    #[test]
    fn what_is_found_is_what_was_said_last() {
        let mut dice = ChaCha8Rng::seed_from_u64(1);
        for bits in [0, 1, 6, 12] {
            let (mut table, mut said) = (ByKey::<u64>::new(bits), HashMap::new());
            let mut found = 0;
            for _ in 0..20_000 {
                let key = dice.random_range(1..3000);
                if let Some(known) = table.get(key) {
                    assert_eq!(said.get(&key), Some(&known), "{key} in {bits}");
                    found += 1;
                }
                let word: u64 = dice.random();
                table.put(key, word);
                said.insert(key, word);
                assert_eq!(table.get(key), Some(word), "{key} in {bits}");
            }
            assert!(found > 0, "{bits}");
        }
    }

    #[test]
    fn the_oldest_of_a_pair_is_forgotten() {
        let mut table = ByKey::<u64>::new(4);
        let home = table.pair(1);
        let keys: Vec<u64> = (1..).filter(|&key| table.pair(key) == home).take(3).collect();
        let [one, two, three] = keys[..] else { unreachable!() };
        let known = |table: &ByKey<u64>| [one, two, three].map(|key| table.get(key));
        table.put(one, 1);
        table.put(two, 2);
        assert_eq!(known(&table), [Some(1), Some(2), None]);
        // Said again, it drives nothing out; of the older one only what is new is known.
        table.put(two, 3);
        assert_eq!(known(&table), [Some(1), Some(3), None]);
        table.put(one, 4);
        assert_eq!(known(&table), [Some(4), Some(3), None]);
        table.put(three, 5);
        assert_eq!(known(&table), [Some(4), None, Some(5)]);
    }

    #[test]
    fn it_grows_without_forgetting_and_no_further_than_it_may() {
        for (nodes, places) in [(0, 64), (64, 64), (5000, 4096), (u64::MAX, 1 << 21)] {
            let mut table = ByKey::<u64>::for_nodes(nodes);
            assert!(table.entries.len() <= 1 << FIRST_BITS, "{nodes}");
            for key in 1..1_000_000 {
                let (len, used) = (table.entries.len(), table.used);
                table.put(key, 2 * key);
                if table.entries.len() > len {
                    // All that was there, and the new one.
                    let known = (1..=key).filter(|&key| table.get(key) == Some(2 * key)).count();
                    assert_eq!((known, table.used), (used + 1, used + 1), "{nodes} {len}");
                }
            }
            let taken = table.entries.iter().filter(|entry| entry[0] != 0).count();
            assert_eq!((table.entries.len(), table.used), (places, taken), "{nodes}");
        }
        assert_eq!(ByKey::<()>::most_bits(1), 16);
        assert_eq!(ByKey::<()>::most_bits(0), 1);
    }
}
