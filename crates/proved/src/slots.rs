//! Where the lists of a store lie, each under its key.

#![allow(clippy::indexing_slicing, reason = "indices come from the table itself")]

use std::ops::Range;

/// What can be a key.
pub trait Spread: Copy + Eq {
    /// Any key, to stand where none is.
    const NONE: Self;

    /// All of it in one number, its highest bits spread best.
    fn spread(&self) -> u64;
}

/// A list in the store.
#[derive(Debug, Clone, Copy)]
pub struct List {
    pub start: u32,
    /// How many are in it; where there are none, it is nowhere.
    pub len: u16,
    /// It has room for `1 << class`.
    pub class: u8,
}

impl List {
    const NONE: List = List { start: 0, len: 0, class: 0 };

    #[inline]
    pub const fn range(&self) -> Range<usize> {
        self.start as usize..self.start as usize + self.len as usize
    }
}

#[derive(Debug, Clone, Copy)]
struct Slot<K> {
    key: K,
    list: List,
}

impl<K: Spread> Slot<K> {
    const FREE: Slot<K> = Slot { key: K::NONE, list: List::NONE };
}

/// Lists by key. Half of the slots at least are free, so that few are looked at.
#[derive(Debug)]
pub struct Slots<K> {
    slots: Vec<Slot<K>>,
    used: usize,
    /// From this class on a list is parted, and so it stays.
    parted: u8,
}

const SMALLEST: usize = 1 << 10;

impl<K: Spread> Slots<K> {
    pub fn new(parted: u8) -> Slots<K> {
        Slots { slots: vec![Slot::FREE; SMALLEST], used: 0, parted }
    }

    /// From which class on lists are to be parted; while there are none.
    pub fn part_from(&mut self, class: u8) {
        debug_assert!(self.is_empty(), "what is parted stays so");
        self.parted = class;
    }

    pub fn clear(&mut self) {
        if self.used > 0 {
            self.slots.fill(Slot::FREE);
        }
        self.used = 0;
    }

    pub const fn is_empty(&self) -> bool {
        self.used == 0
    }

    const fn is_crowded(&self) -> bool {
        self.used * 2 >= self.slots.len()
    }

    /// The bytes taken if a slot more is used, also while they grow: then they are there one and a half times.
    pub const fn taken(&self) -> usize {
        (self.slots.len() << self.is_crowded() as u32) * size_of::<Slot<K>>() / 2 * 3
    }

    /// Makes sure that a slot more is free.
    pub fn make_room(&mut self) {
        if self.is_crowded() {
            self.tidy();
        }
    }

    /// The slot of a key, or the free one where it belongs.
    #[inline]
    pub fn find(&self, key: &K) -> usize {
        let bits = self.slots.len().trailing_zeros();
        let mut at = (key.spread() >> (64 - bits)) as usize;
        loop {
            let found = &self.slots[at];
            if found.key == *key || found.list.len == 0 {
                return at;
            }
            at = (at + 1) & (self.slots.len() - 1);
        }
    }

    /// The list of a slot.
    #[inline]
    pub fn list(&self, at: usize) -> List {
        self.slots[at].list
    }

    /// Sets the list of a slot that was found for this key; it has something in it.
    #[inline]
    pub fn set(&mut self, at: usize, key: &K, list: List) {
        self.used += usize::from(self.slots[at].list.len == 0);
        self.slots[at] = Slot { key: *key, list };
    }

    /// Is it parted?
    #[inline]
    pub const fn is_parted(&self, list: &List) -> bool {
        list.class >= self.parted
    }

    /// All lists, and from which class on they are parted.
    pub fn lists(&mut self) -> impl Iterator<Item = (&mut List, u8)> {
        let parted = self.parted;
        let lists = self.slots.iter_mut().map(|slot| &mut slot.list);
        lists.filter(|list| list.len > 0).map(move |list| (list, parted))
    }

    /// Gives all that are in use places anew.
    pub fn tidy(&mut self) {
        let old = std::mem::take(&mut self.slots);
        let used = old.iter().filter(|slot| slot.list.len > 0);
        self.used = used.clone().count();
        self.slots = vec![Slot::FREE; (self.used * 2 + 1).next_power_of_two().max(SMALLEST)];
        for slot in used {
            let at = self.find(&slot.key);
            self.slots[at] = *slot;
        }
    }
}
