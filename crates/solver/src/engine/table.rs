//! What has been proved of positions: the transposition table.
//!
//! A position at the beginning of a trick is known by its *shape* (how many cards of each suit each
//! hand holds, and who leads) and by the owners of the cards in order of rank. What the search
//! proves of it depends on the owners of the highest cards of each suit only: any position of the
//! same shape with the same owners there has the same bounds. Such a set of positions is a
//! [`Pattern`].

#![allow(clippy::indexing_slicing, reason = "indices come from the table itself")]

/// Owners of the cards of all four suits: the rows of clubs and diamonds, of hearts and spades.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Owners {
    pub low: u64,
    pub high: u64,
}

impl Owners {
    /// Joins the rows of clubs, diamonds, hearts and spades.
    #[inline]
    pub const fn new(rows: [u32; 4]) -> Owners {
        Owners { low: rows[0] as u64 | (rows[1] as u64) << 32, high: rows[2] as u64 | (rows[3] as u64) << 32 }
    }

    #[inline]
    const fn agrees(self, other: Owners, mask: Owners) -> bool {
        (self.low ^ other.low) & mask.low | (self.high ^ other.high) & mask.high == 0
    }

    #[inline]
    const fn includes(self, other: Owners) -> bool {
        other.low & !self.low | other.high & !self.high == 0
    }

    /// The bits of one suit.
    #[inline]
    pub const fn suit(self, suit: u32) -> u32 {
        let half = if suit & 2 == 0 { self.low } else { self.high };
        (half >> ((suit & 1) * 32)) as u32
    }
}

/// Positions of one shape whose highest cards have these owners, and what is proved of them.
#[derive(Debug, Clone, Copy)]
pub struct Pattern {
    /// The owners. The four highest bits of `low` and of `high` hold the bounds: North-South win at
    /// least, and at most, so many of the tricks that are left.
    owners: Owners,
    /// Which bits of the owners matter.
    mask: Owners,
}

const BOUND: u32 = 60;

impl Pattern {
    /// A pattern with its bounds. `mask` covers rank bits only.
    pub const fn new(owners: Owners, mask: Owners, least: i32, most: i32) -> Pattern {
        Pattern {
            owners: Owners {
                low: owners.low & mask.low | (least as u64) << BOUND,
                high: owners.high & mask.high | (most as u64) << BOUND,
            },
            mask,
        }
    }

    #[inline]
    pub const fn least(&self) -> i32 {
        (self.owners.low >> BOUND) as i32
    }

    #[inline]
    pub const fn most(&self) -> i32 {
        (self.owners.high >> BOUND) as i32
    }

    /// Which bits of the owners matter.
    #[inline]
    pub const fn mask(&self) -> Owners {
        self.mask
    }

    fn tighten(&mut self, least: i32, most: i32) {
        *self = Pattern::new(self.owners, self.mask, self.least().max(least), self.most().min(most));
    }
}

/// The patterns of one shape: where they lie in the store.
#[derive(Debug, Clone, Copy, Default)]
struct Slot {
    /// Shape and leader; 0 is a free slot.
    shape: u64,
    start: u32,
    len: u16,
    /// Room for `1 << class` patterns.
    class: u8,
}

/// Patterns by shape.
#[derive(Debug)]
pub struct Table {
    slots: Vec<Slot>,
    used: usize,
    store: Vec<Pattern>,
    /// Room that is free again, by size.
    free: [Vec<u32>; 16],
    /// How many bytes may be taken.
    limit: usize,
}

const SMALLEST: usize = 1 << 10;
/// Places in the store are 32 bits.
const LARGEST: usize = size_of::<Pattern>() << 30;
/// With how many patterns of its shape a new one is compared: those asked for most stand in front.
/// Comparing with all keeps the table smaller and costs more than it saves.
const COMPARED: usize = 4;
/// Patterns of one shape: the largest room there is.
const MOST: usize = 1 << 15;
const NOTHING: Pattern = Pattern::new(Owners { low: 0, high: 0 }, Owners { low: 0, high: 0 }, 0, 0);

impl Table {
    /// An empty table.
    pub fn new() -> Table {
        Table {
            slots: vec![Slot::default(); SMALLEST],
            used: 0,
            store: Vec::new(),
            free: std::array::from_fn(|_| Vec::new()),
            limit: LARGEST,
        }
    }

    /// Forgets everything; keeps the room.
    pub fn clear(&mut self) {
        if self.used > 0 {
            self.slots.fill(Slot::default());
        }
        self.used = 0;
        self.store.clear();
        self.free.iter_mut().for_each(Vec::clear);
    }

    /// Bounds the memory. Of what was proved half is forgotten when there is no more room for it: that
    /// costs time and changes no result.
    pub fn limit(&mut self, bytes: usize) {
        self.limit = bytes.min(LARGEST);
    }

    /// The bytes taken with so many slots, also while something grows: the slots are there one and a
    /// half times then, the store one and a quarter times (`room`).
    const fn taken_with(&self, slots: usize) -> usize {
        self.store.len() * size_of::<Pattern>() / 4 * 5 + slots * size_of::<Slot>() / 2 * 3
    }

    /// Makes sure that a shape and a pattern more have room.
    fn make_room(&mut self) {
        let crowded = |table: &Table| table.used * 4 >= table.slots.len() * 3;
        let wanted = |table: &Table| table.slots.len() << u32::from(crowded(table));
        while self.used > 0 && self.taken_with(wanted(self)) >= self.limit {
            self.halve();
        }
        if crowded(self) {
            let old = std::mem::take(&mut self.slots);
            self.spread(&old);
        }
    }

    #[inline]
    fn home(&self, shape: u64) -> usize {
        let bits = self.slots.len().trailing_zeros();
        (shape.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - bits)) as usize
    }

    /// The slot of a shape, or the free one where it belongs.
    #[inline]
    fn find(&self, shape: u64) -> usize {
        let mut at = self.home(shape);
        loop {
            let found = self.slots[at].shape;
            if found == shape || found == 0 {
                return at;
            }
            at = (at + 1) & (self.slots.len() - 1);
        }
    }

    /// A pattern that the position belongs to and that decides whether North-South win `need` tricks.
    #[inline]
    pub fn look_up(&mut self, shape: u64, owners: Owners, need: i32) -> Option<Pattern> {
        let slot = self.slots[self.find(shape)];
        let start = slot.start as usize;
        let patterns = self.store.get_mut(start..start + slot.len as usize)?;
        let place = patterns
            .iter()
            .position(|p| owners.agrees(p.owners, p.mask) && (p.least() >= need || p.most() < need))?;
        let found = patterns[place];
        // What is asked for often moves to the front.
        patterns.swap(place, place / 2);
        Some(found)
    }

    /// Adds what was proved.
    pub fn add(&mut self, shape: u64, mut new: Pattern) {
        self.make_room();
        let at = self.find(shape);
        let slot = self.slots[at];
        let (start, mut len) = (slot.start as usize, slot.len as usize);
        let mut i = 0;
        while i < len.min(COMPARED) {
            let old = &mut self.store[start + i];
            let same = old.owners.agrees(
                new.owners,
                Owners { low: old.mask.low & new.mask.low, high: old.mask.high & new.mask.high },
            );
            if same && new.mask.includes(old.mask) {
                // The old one is as general: what it says holds for the new one too.
                new.tighten(old.least(), old.most());
                if old.mask == new.mask {
                    *old = new;
                    return;
                }
            } else if same && old.mask.includes(new.mask) {
                old.tighten(new.least(), new.most());
                if old.least() == new.least() && old.most() == new.most() {
                    // It says no more than the new one, of fewer positions.
                    len -= 1;
                    self.store.swap(start + i, start + len);
                    continue;
                }
            }
            i += 1;
        }
        self.push(at, shape, len, new);
    }

    fn push(&mut self, at: usize, shape: u64, mut len: usize, new: Pattern) {
        let mut slot = self.slots[at];
        if slot.shape == 0 {
            slot = Slot { shape, start: self.room(0), len: 0, class: 0 };
            self.used += 1;
        } else if len == MOST {
            // Nobody looks through more than that: the last makes way.
            len -= 1;
        } else if len == 1 << slot.class {
            let start = self.room(slot.class + 1);
            self.store.copy_within(slot.start as usize..slot.start as usize + len, start as usize);
            self.free[slot.class as usize].push(slot.start);
            slot = Slot { start, class: slot.class + 1, ..slot };
        }
        // What is new is asked for again soon: it goes towards the front.
        let start = slot.start as usize;
        self.store[start + len] = new;
        self.store.swap(start + len, start + len / 4);
        slot.len = len as u16 + 1;
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
            let (twice, most) = (2 * self.store.capacity(), self.limit / size_of::<Pattern>() / 5 * 4);
            let wanted = if 2 * twice > most { twice.max(most) } else { twice };
            self.store.reserve_exact(wanted.max(end) - start);
        }
        self.store.resize(end, NOTHING);
        start as u32
    }

    /// Forgets of each shape the half that was asked for least: those behind.
    fn halve(&mut self) {
        let mut kept: Vec<Slot> = self.slots.iter().filter(|slot| slot.len > 1).copied().collect();
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

    /// Gives the slots in use places of which a quarter at least stays free.
    fn spread(&mut self, slots: &[Slot]) {
        let places = (self.used * 4 / 3 + 1).next_power_of_two().max(SMALLEST);
        self.slots = vec![Slot::default(); places];
        for slot in slots.iter().filter(|slot| slot.shape != 0) {
            let at = self.find(slot.shape);
            self.slots[at] = *slot;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owners(low: u64) -> Owners {
        Owners { low, high: 0 }
    }

    #[test]
    fn a_pattern_speaks_for_all_positions_with_its_top_cards() {
        let mut table = Table::new();
        table.add(1, Pattern::new(owners(0b01_10), owners(0b11), 3, 13));
        for (asked, need, found) in
            [(0b01_10, 3, true), (0b11_10, 3, true), (0b11_10, 4, false), (0b01_11, 3, false)]
        {
            assert_eq!(table.look_up(1, owners(asked), need).is_some(), found, "{asked:b} {need}");
        }
        assert!(table.look_up(2, owners(0b01_10), 3).is_none());
    }

    #[test]
    fn bounds_of_a_general_pattern_hold_for_a_special_one_and_stay() {
        let mut table = Table::new();
        table.add(1, Pattern::new(owners(0b01_10), owners(0b11_11), 0, 5));
        table.add(1, Pattern::new(owners(0b10), owners(0b11), 2, 13));
        let special = table.look_up(1, owners(0b01_10), 6).unwrap();
        assert_eq!((special.least(), special.most()), (2, 5));
        let general = table.look_up(1, owners(0b11_10), 2).unwrap();
        assert_eq!((general.least(), general.most()), (2, 13));
        // As tight, and of fewer positions: not kept.
        table.add(1, Pattern::new(owners(0b10), owners(0b11), 0, 5));
        assert_eq!(table.look_up(1, owners(0b11_10), 6).map(|p| p.most()), Some(5));
    }

    #[test]
    fn what_is_full_is_halved_and_what_was_asked_for_stays() {
        let mut table = Table::new();
        table.limit(1 << 20);
        // Sixteen patterns of each shape, and one of them asked for again and again.
        let often = |shape: u64| owners(shape % 16);
        for shape in 1..=1000 {
            for owner in 0..16 {
                table.add(shape, Pattern::new(owners(owner), owners(15), 1, 2));
            }
            for _ in 0..8 {
                assert!(table.look_up(shape, often(shape), 1).is_some());
            }
        }
        let before = table.store.len();
        table.halve();
        assert!(table.store.len() * 2 <= before);
        let left = |table: &mut Table, shape| {
            (0..16).filter(|&owner| table.look_up(shape, owners(owner), 1).is_some()).count()
        };
        for shape in 1..=1000 {
            let found = table.look_up(shape, often(shape), 1);
            assert_eq!(found.map(|p| (p.least(), p.most())), Some((1, 2)));
            assert_eq!(left(&mut table, shape), 8);
        }
    }

    #[test]
    fn the_memory_is_bounded_and_what_is_new_is_known() {
        for bytes in [0, 1 << 16, 1 << 20] {
            let mut table = Table::new();
            table.limit(bytes);
            for shape in 1..50_000 {
                for owner in 0..3 {
                    table.add(shape, Pattern::new(owners(owner), owners(3), 1, 2));
                    assert!(table.look_up(shape, owners(owner), 1).is_some());
                }
                // The smallest table is larger than nothing, and the last shape may go beyond.
                let bound = bytes.max(1 << 18) + 5 * size_of::<Pattern>();
                assert!(table.taken_with(table.slots.len()) <= bound);
                assert!(table.store.capacity() * size_of::<Pattern>() <= bound);
            }
        }
    }
}
