//! Proofs that rest on the highest cards of each suit.
//!
//! A position is told by its *shape* (how long the hands are in every suit, who leads, and whatever else must agree
//! in full) and by *rows*: who owns each card, in order of rank. What a search proves of it depends on the owners
//! of the highest cards of each suit only: any position of the same shape with the same owners there has the same
//! bounds. Such a set of positions is a [`Pattern`].

#![allow(clippy::indexing_slicing, reason = "indices come from the table itself")]

use crate::spread;

/// What must agree in full between positions of which one proof speaks.
pub trait Shape: Copy + Eq {
    /// Any shape, to stand where none is.
    const NONE: Self;

    /// All of it in one number, its highest bits spread best.
    fn spread(&self) -> u64;
}

impl Shape for u64 {
    const NONE: u64 = 0;

    #[inline]
    fn spread(&self) -> u64 {
        spread(*self)
    }
}

/// Who owns the cards of all suits, in order of rank, as whoever asks writes it; or which bits of that matter. What
/// matters leaves the eight highest bits of the first two rows free.
pub type Rows<const W: usize> = [u64; W];

/// Positions of one shape that agree in these rows, as far as they matter, and what is proved of them.
#[derive(Debug, Clone, Copy)]
pub struct Pattern<const W: usize> {
    /// The eight highest bits of the first row hold the bounds: the side that is asked about wins at least, and at
    /// most, so many of the tricks that are left. Those of the second say how many bits matter.
    rows: Rows<W>,
    /// Which bits of the rows matter.
    mask: Rows<W>,
}

const LEAST: u32 = 56;
const MOST_TRICKS: u32 = 60;
const BITS: u32 = 56;

impl<const W: usize> Pattern<W> {
    /// A pattern with its bounds, 0 to 15.
    #[inline]
    #[must_use]
    pub fn new(mut rows: Rows<W>, mask: Rows<W>, least: i32, most: i32) -> Pattern<W> {
        const { assert!(W >= 2, "what is told of a pattern stands in the first two rows") };
        let mut bits = 0;
        for (row, mask) in rows.iter_mut().zip(mask) {
            *row &= mask;
            bits += u64::from(mask.count_ones());
        }
        rows[0] |= (least as u64) << LEAST | (most as u64) << MOST_TRICKS;
        rows[1] |= bits << BITS;
        Pattern { rows, mask }
    }

    /// The fewest tricks.
    #[inline]
    #[must_use]
    pub const fn least(&self) -> i32 {
        (self.rows[0] >> LEAST & 15) as i32
    }

    /// The most tricks.
    #[inline]
    #[must_use]
    pub const fn most(&self) -> i32 {
        (self.rows[0] >> MOST_TRICKS) as i32
    }

    /// How many bits matter: the fewer, the more positions it speaks for.
    #[inline]
    const fn bits(&self) -> u64 {
        self.rows[1] >> BITS
    }

    /// Which bits of the rows matter.
    #[inline]
    #[must_use]
    pub const fn mask(&self) -> Rows<W> {
        self.mask
    }

    /// Does it speak for a position with these rows?
    #[inline]
    fn speaks_for(&self, rows: &Rows<W>) -> bool {
        (0..W).all(|i| (self.rows[i] ^ rows[i]) & self.mask[i] == 0)
    }

    /// Do both speak for the same positions?
    fn is_like(&self, other: &Pattern<W>) -> bool {
        self.mask == other.mask && self.speaks_for(&other.rows)
    }
}

/// The patterns of one shape: where they lie in the store.
#[derive(Debug, Clone, Copy)]
struct Slot<K> {
    shape: K,
    start: u32,
    /// How many there are; a slot without any is free.
    len: u16,
    /// Room for `1 << class` patterns.
    class: u8,
}

/// Patterns by shape.
///
/// Of each shape those stand first that speak for most positions, and so they are found first: what rests on them
/// rests on less. It grows as it is used. When it is full, of each shape the half is forgotten that speaks for
/// fewest.
#[derive(Debug)]
pub struct ByPattern<K, const W: usize> {
    slots: Vec<Slot<K>>,
    used: usize,
    store: Vec<Pattern<W>>,
    /// Room that is free again, by size.
    free: [Vec<u32>; 16],
    /// How many bytes may be taken.
    limit: usize,
}

const SMALLEST: usize = 1 << 10;
/// Places in the store are 32 bits.
const MOST_PLACES: usize = 1 << 30;
/// Patterns of one shape: the largest room there is.
const MOST: usize = 1 << 15;

impl<K: Shape, const W: usize> Default for ByPattern<K, W> {
    fn default() -> ByPattern<K, W> {
        ByPattern::new()
    }
}

impl<K: Shape, const W: usize> ByPattern<K, W> {
    const LARGEST: usize = size_of::<Pattern<W>>() * MOST_PLACES;
    const FREE: Slot<K> = Slot { shape: K::NONE, start: 0, len: 0, class: 0 };
    const NOTHING: Pattern<W> = Pattern { rows: [0; W], mask: [0; W] };

    /// An empty table.
    #[must_use]
    pub fn new() -> ByPattern<K, W> {
        crate::takes_long();
        ByPattern {
            slots: vec![Self::FREE; SMALLEST],
            used: 0,
            store: Vec::new(),
            free: std::array::from_fn(|_| Vec::new()),
            limit: Self::LARGEST,
        }
    }

    /// Forgets everything; keeps the room.
    pub fn clear(&mut self) {
        if self.used > 0 {
            self.slots.fill(Self::FREE);
        }
        self.used = 0;
        self.store.clear();
        self.free.iter_mut().for_each(Vec::clear);
    }

    /// Bounds the memory. Of what was proved half is forgotten when there is no more room for it: that
    /// costs time and changes no result.
    pub fn limit(&mut self, bytes: usize) {
        self.limit = bytes.min(Self::LARGEST);
    }

    /// The bytes taken with so many slots, also while something grows: the slots are there one and a
    /// half times then, the store one and a quarter times (`room`).
    const fn taken_with(&self, slots: usize) -> usize {
        self.store.len() * size_of::<Pattern<W>>() / 4 * 5 + slots * size_of::<Slot<K>>() / 2 * 3
    }

    /// Makes sure that a shape and a pattern more have room.
    fn make_room(&mut self) {
        let crowded = |table: &Self| table.used * 2 >= table.slots.len();
        let wanted = |table: &Self| table.slots.len() << u32::from(crowded(table));
        while self.used > 0 && self.taken_with(wanted(self)) >= self.limit {
            self.halve();
        }
        if crowded(self) {
            let old = std::mem::take(&mut self.slots);
            self.spread(&old);
        }
    }

    #[inline]
    fn home(&self, shape: &K) -> usize {
        let bits = self.slots.len().trailing_zeros();
        (shape.spread() >> (64 - bits)) as usize
    }

    /// The slot of a shape, or the free one where it belongs.
    #[inline]
    fn find(&self, shape: &K) -> usize {
        let mut at = self.home(shape);
        loop {
            let found = &self.slots[at];
            if found.shape == *shape || found.len == 0 {
                return at;
            }
            at = (at + 1) & (self.slots.len() - 1);
        }
    }

    /// A pattern that the position belongs to and that decides whether `need` tricks are won.
    #[inline]
    pub fn look_up(&mut self, shape: &K, rows: &Rows<W>, need: i32) -> Option<Pattern<W>> {
        let slot = self.slots[self.find(shape)];
        let start = slot.start as usize;
        let patterns = self.store.get_mut(start..start + slot.len as usize)?;
        let place =
            patterns.iter().position(|p| p.speaks_for(rows) && (p.least() >= need || p.most() < need))?;
        let found = patterns[place];
        // What is asked for often moves to the front of those that speak for as many.
        if patterns[place / 2].bits() == found.bits() {
            patterns.swap(place, place / 2);
        }
        Some(found)
    }

    /// Adds what was proved.
    pub fn add(&mut self, shape: &K, new: Pattern<W>) {
        self.make_room();
        let at = self.find(shape);
        let mut slot = self.slots[at];
        if slot.len == 0 {
            slot = Slot { shape: *shape, start: self.room(0), len: 0, class: 0 };
            self.used += 1;
        }
        let known = &mut self.store[slot.start as usize..][..slot.len as usize];
        let from = known.partition_point(|old| old.bits() < new.bits());
        let mut as_many = known[from..].iter_mut().take_while(|old| old.bits() == new.bits());
        if let Some(old) = as_many.find(|old| old.is_like(&new)) {
            let (least, most) = (old.least().max(new.least()), old.most().min(new.most()));
            *old = Pattern::new(new.rows, new.mask, least, most);
            return;
        }
        if slot.len as usize == MOST {
            // Nobody looks through more than that: the last makes way.
            slot.len -= 1;
        } else if slot.len as usize == 1 << slot.class {
            let (old, start) = (slot.start as usize, self.room(slot.class + 1));
            self.store.copy_within(old..old + slot.len as usize, start as usize);
            self.free[slot.class as usize].push(slot.start);
            slot = Slot { start, class: slot.class + 1, ..slot };
        }
        let end = slot.start as usize + slot.len as usize;
        let place = (slot.start as usize + from).min(end);
        self.store.copy_within(place..end, place + 1);
        self.store[place] = new;
        slot.len += 1;
        self.slots[at] = slot;
    }

    /// Where `1 << class` patterns have room.
    fn room(&mut self, class: u8) -> u32 {
        if let Some(start) = self.free[class as usize].pop() {
            return start;
        }
        let (start, end) = (self.store.len(), self.store.len() + (1 << class));
        if end > self.store.capacity() {
            // From a quarter of what it may become the store grows to the whole, so that moving it never
            // takes more than that quarter besides.
            let (twice, most) = (2 * self.store.capacity(), self.limit / size_of::<Pattern<W>>() / 5 * 4);
            let wanted = if 2 * twice > most { twice.max(most) } else { twice };
            self.store.reserve_exact(wanted.max(end) - start);
        }
        self.store.resize(end, Self::NOTHING);
        start as u32
    }

    /// Forgets of each shape the half that speaks for fewest: those behind.
    fn halve(&mut self) {
        let mut kept: Vec<Slot<K>> = self.slots.iter().filter(|slot| slot.len > 1).copied().collect();
        kept.sort_unstable_by_key(|slot| slot.start);
        // Each moves down to where the one before it ends now, which is not beyond its own place.
        let mut end = 0;
        for slot in &mut kept {
            let (start, len) = (slot.start as usize, slot.len / 2);
            self.store.copy_within(start..start + len as usize, end);
            let class = len.next_power_of_two().trailing_zeros() as u8;
            *slot = Slot { start: end as u32, len, class, ..*slot };
            end += 1 << class;
        }
        self.store.truncate(end);
        self.free.iter_mut().for_each(Vec::clear);
        self.used = kept.len();
        self.spread(&kept);
    }

    /// Gives the slots in use places of which half at least stays free.
    fn spread(&mut self, slots: &[Slot<K>]) {
        let places = (self.used * 2 + 1).next_power_of_two().max(SMALLEST);
        self.slots = vec![Self::FREE; places];
        for slot in slots.iter().filter(|slot| slot.len > 0) {
            let at = self.find(&slot.shape);
            self.slots[at] = *slot;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owners(low: u64) -> Rows<2> {
        [low, 0]
    }

    #[test]
    fn a_pattern_speaks_for_all_positions_with_its_top_cards() {
        let mut table = ByPattern::<u64, 2>::new();
        table.add(&1, Pattern::new(owners(0b01_10), owners(0b11), 3, 13));
        for (asked, need, found) in
            [(0b01_10, 3, true), (0b11_10, 3, true), (0b11_10, 4, false), (0b01_11, 3, false)]
        {
            assert_eq!(table.look_up(&1, &owners(asked), need).is_some(), found, "{asked:b} {need}");
        }
        assert!(table.look_up(&2, &owners(0b01_10), 3).is_none());
    }

    #[test]
    fn of_two_patterns_that_decide_the_more_general_is_found() {
        let (general, special) = ((owners(0b10), owners(0b11)), (owners(0b01_10), owners(0b11_11)));
        for order in [[general, special], [special, general]] {
            let mut table = ByPattern::<u64, 2>::new();
            for (rows, mask) in order {
                table.add(&1, Pattern::new(rows, mask, 2, 13));
            }
            // However often it is asked for.
            for _ in 0..3 {
                let found = table.look_up(&1, &owners(0b01_10), 2);
                assert_eq!(found.map(|p| p.mask()), Some(general.1));
            }
        }
    }

    #[test]
    fn a_pattern_is_kept_once_with_both_its_bounds() {
        let mut table = ByPattern::<u64, 2>::new();
        table.add(&1, Pattern::new(owners(0b10), owners(0b11), 2, 13));
        table.add(&1, Pattern::new(owners(0b10), owners(0b11), 0, 5));
        assert_eq!(table.slots[table.find(&1)].len, 1);
        for need in [2, 6] {
            let found = table.look_up(&1, &owners(0b11_10), need);
            assert_eq!(found.map(|p| (p.least(), p.most())), Some((2, 5)));
        }
        // What is more special says more, where the general one does not decide.
        table.add(&1, Pattern::new(owners(0b11_10), owners(0b11_11), 4, 13));
        assert_eq!(table.look_up(&1, &owners(0b11_10), 4).map(|p| p.least()), Some(4));
        assert!(table.look_up(&1, &owners(0b01_10), 4).is_none());
    }

    #[test]
    fn what_is_full_is_halved_and_what_was_asked_for_stays() {
        let mut table = ByPattern::<u64, 2>::new();
        table.limit(1 << 20);
        // Sixteen patterns of each shape, and one of them asked for again and again.
        let often = |shape: u64| owners(shape % 16);
        for shape in 0..1000 {
            for owner in 0..16 {
                table.add(&shape, Pattern::new(owners(owner), owners(15), 1, 2));
            }
            for _ in 0..8 {
                assert!(table.look_up(&shape, &often(shape), 1).is_some());
            }
        }
        let before = table.store.len();
        table.halve();
        assert!(table.store.len() * 2 <= before);
        let left = |table: &mut ByPattern<u64, 2>, shape: u64| {
            (0..16).filter(|&owner| table.look_up(&shape, &owners(owner), 1).is_some()).count()
        };
        for shape in 0..1000 {
            let found = table.look_up(&shape, &often(shape), 1);
            assert_eq!(found.map(|p| (p.least(), p.most())), Some((1, 2)));
            assert_eq!(left(&mut table, shape), 8);
        }
    }

    #[test]
    fn the_memory_is_bounded_and_what_is_new_is_known() {
        for bytes in [0, 1 << 16, 1 << 20] {
            let mut table = ByPattern::<u64, 2>::new();
            table.limit(bytes);
            for shape in 0..50_000_u64 {
                for owner in 0..3 {
                    table.add(&shape, Pattern::new(owners(owner), owners(3), 1, 2));
                    assert!(table.look_up(&shape, &owners(owner), 1).is_some());
                }
                // The smallest table is larger than nothing, and the last shape may go beyond.
                let bound = bytes.max(1 << 18) + 5 * size_of::<Pattern<2>>();
                assert!(table.taken_with(table.slots.len()) <= bound);
                assert!(table.store.capacity() * size_of::<Pattern<2>>() <= bound);
            }
        }
    }
}
