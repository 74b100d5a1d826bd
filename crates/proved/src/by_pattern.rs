//! Proofs that rest on the highest cards of each suit.
//!
//! A position is told by its *shape* (how long the hands are in every suit, who leads, and whatever else must agree
//! in full) and by *rows*: who owns each card, in order of rank. What a search proves of it depends on the owners
//! of the highest cards of each suit only: any position of the same shape with the same owners there has the same
//! bounds. Such a set of positions is a [`Pattern`].

#![allow(clippy::indexing_slicing, reason = "indices come from the table itself")]

use crate::{
    slots::{List, Slots, Spread},
    spread,
};

/// What must agree in full between positions of which one proof speaks.
pub trait Shape<const W: usize>: Spread {
    /// By how many of the highest cards of every suit patterns are parted where there are many.
    const PARTED_BY: u32 = 0;

    /// The bits of so many of the highest cards of every suit.
    fn highest(_cards: u32) -> Rows<W> {
        [0; W]
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

    /// Do all of these bits matter?
    fn rests_on(&self, bits: &Rows<W>) -> bool {
        self.mask.iter().zip(bits).all(|(mask, bits)| !mask & bits == 0)
    }

    /// Do both speak for the same positions?
    fn is_like(&self, other: &Pattern<W>) -> bool {
        self.mask == other.mask && self.speaks_for(&other.rows)
    }
}

/// Patterns of one shape that have the same owners of the highest cards of every suit, of one each, or two, and so on.
/// Several such parts may share a number: all that is in a list is compared in full.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Part<K> {
    shape: K,
    number: u32,
}

impl<K: Spread> Part<K> {
    fn new<const W: usize>(shape: &K, rows: &Rows<W>, highest: &Rows<W>) -> Part<K> {
        let owners = rows.iter().zip(highest).fold(0, |all, (row, bits)| spread(all ^ (row & bits)));
        Part { shape: *shape, number: (owners >> 32) as u32 }
    }
}

impl<K: Spread> Spread for Part<K> {
    const NONE: Part<K> = Part { shape: K::NONE, number: 0 };

    fn spread(&self) -> u64 {
        self.shape.spread() ^ spread(self.number.into())
    }
}

/// Patterns by shape.
///
/// Of each shape those stand first that speak for most positions, and so they are found first: what rests on them
/// rests on less. Where there are many, those are parted that rest on the highest card of every suit, by who owns these,
/// and again by the next highest. It grows as it is used. When it is full, of each list the half is forgotten that speaks
/// for fewest.
#[derive(Debug)]
pub struct ByPattern<K, const W: usize> {
    shapes: Slots<K>,
    /// Of shapes with many patterns.
    parts: Slots<Part<K>>,
    store: Vec<Pattern<W>>,
    /// Room that is free again, by size.
    free: [Vec<u32>; 16],
    /// How many bytes may be taken.
    limit: usize,
    /// Has something more been taken since that was looked at?
    grown: bool,
}

/// With more of one shape they are parted, if it is not asked for sooner. A part is one more place to be fetched.
const MANY: usize = 256;
/// With more in a part it is parted again.
const MANY_IN_PART: usize = 64;
/// Places in the store are 32 bits.
const MOST_PLACES: usize = 1 << 30;
/// Patterns of one shape: the largest room there is.
const MOST: usize = 1 << 15;

/// The room of a list with more than so many.
const fn class_beyond(patterns: usize) -> u8 {
    (patterns.ilog2() + 1) as u8
}

impl<K: Shape<W>, const W: usize> Default for ByPattern<K, W> {
    fn default() -> ByPattern<K, W> {
        ByPattern::new()
    }
}

impl<K: Shape<W>, const W: usize> ByPattern<K, W> {
    const LARGEST: usize = size_of::<Pattern<W>>() * MOST_PLACES;
    const NOTHING: Pattern<W> = Pattern { rows: [0; W], mask: [0; W] };

    /// An empty table.
    #[must_use]
    pub fn new() -> ByPattern<K, W> {
        crate::takes_long();
        ByPattern {
            shapes: Slots::new(class_beyond(MANY)),
            parts: Slots::new(class_beyond(MANY_IN_PART)),
            store: Vec::new(),
            free: std::array::from_fn(|_| Vec::new()),
            limit: Self::LARGEST,
            grown: false,
        }
    }

    /// Forgets everything; keeps the room.
    pub fn clear(&mut self) {
        self.shapes.clear();
        self.parts.clear();
        self.store.clear();
        self.free.iter_mut().for_each(Vec::clear);
    }

    /// Forgets everything. From here on what is of one shape is parted when there are many, or, `soon`, when there are as
    /// many as in a part.
    pub fn part(&mut self, soon: bool) {
        self.clear();
        self.shapes.part_from(class_beyond(if soon { MANY_IN_PART } else { MANY }));
    }

    /// Bounds the memory. Of what was proved half is forgotten when there is no more room for it: that
    /// costs time and changes no result.
    pub fn limit(&mut self, bytes: usize) {
        self.limit = bytes.min(Self::LARGEST);
        self.grown = true;
    }

    /// The bytes taken if a slot more is used, also while something grows: the store is there one and a quarter times
    /// then (`room`).
    fn taken(&self) -> usize {
        self.store.len() * size_of::<Pattern<W>>() / 4 * 5 + self.shapes.taken() + self.parts.taken()
    }

    /// Makes sure that a pattern more has room, and a slot for it.
    #[cold]
    fn make_room(&mut self) {
        self.grown = false;
        while self.taken() >= self.limit && !self.shapes.is_empty() {
            self.halve();
        }
        self.shapes.make_room();
        self.parts.make_room();
    }

    /// A pattern that the position belongs to and that decides whether `need` tricks are won.
    #[inline]
    pub fn look_up(&mut self, shape: &K, rows: &Rows<W>, need: i32) -> Option<&Pattern<W>> {
        let list = self.shapes.list(self.shapes.find(shape));
        let mut place = self.among(list, rows, need);
        if place.is_none() && self.shapes.is_parted(&list) {
            place = self.in_parts(*shape, *rows, need);
        }
        self.store.get(place?)
    }

    /// Where in the store.
    #[inline]
    fn among(&mut self, list: List, rows: &Rows<W>, need: i32) -> Option<usize> {
        let patterns = self.store.get_mut(list.range())?;
        let decides = |p: &Pattern<W>| p.speaks_for(rows) && (p.least() >= need || p.most() < need);
        let mut place = patterns.iter().position(decides)?;
        // What is asked for often moves to the front of those that speak for as many.
        if patterns[place / 2].bits() == patterns[place].bits() {
            patterns.swap(place, place / 2);
            place /= 2;
        }
        Some(list.start as usize + place)
    }

    #[cold]
    fn in_parts(&mut self, shape: K, rows: Rows<W>, need: i32) -> Option<usize> {
        for cards in 1..=K::PARTED_BY {
            let part = Part::new(&shape, &rows, &K::highest(cards));
            let list = self.parts.list(self.parts.find(&part));
            let place = self.among(list, &rows, need);
            if place.is_some() || !self.parts.is_parted(&list) {
                return place;
            }
        }
        None
    }

    /// Adds what was proved.
    pub fn add(&mut self, shape: &K, new: Pattern<W>) {
        if self.grown {
            self.make_room();
        }
        let at = self.shapes.find(shape);
        let list = self.shapes.list(at);
        if self.shapes.is_parted(&list) && self.add_to_part(shape, new) {
            return;
        }
        let mut grown = self.insert(list, new);
        let parts = self.shapes.is_parted(&grown) && !self.shapes.is_parted(&list) && K::PARTED_BY > 0;
        let moved = if parts { self.take_out(&mut grown, &K::highest(1)) } else { Vec::new() };
        self.shapes.set(at, shape, grown);
        moved.into_iter().for_each(|pattern| self.add(shape, pattern));
    }

    /// Adds it to a part of many, if it rests on all cards by which they are parted.
    #[cold]
    fn add_to_part(&mut self, shape: &K, new: Pattern<W>) -> bool {
        let mut into = None;
        for cards in 1..=K::PARTED_BY {
            let highest = K::highest(cards);
            if !new.rests_on(&highest) {
                break;
            }
            let part = Part::new(shape, &new.rows, &highest);
            let at = self.parts.find(&part);
            into = Some((part, at, cards + 1));
            if !self.parts.is_parted(&self.parts.list(at)) {
                break;
            }
        }
        let Some((part, at, next)) = into else { return false };
        let list = self.parts.list(at);
        let mut grown = self.insert(list, new);
        let parts = self.parts.is_parted(&grown) && !self.parts.is_parted(&list) && next <= K::PARTED_BY;
        let moved = if parts { self.take_out(&mut grown, &K::highest(next)) } else { Vec::new() };
        self.parts.set(at, &part, grown);
        moved.into_iter().for_each(|pattern| self.add(shape, pattern));
        true
    }

    /// Takes out of a list what rests on all of these cards. One stays in any case, as what has none is free.
    #[cold]
    fn take_out(&mut self, list: &mut List, highest: &Rows<W>) -> Vec<Pattern<W>> {
        let others = &mut self.store[list.range()][1..];
        let (out, stays): (Vec<_>, Vec<_>) = others.iter().partition(|pattern| pattern.rests_on(highest));
        others[..stays.len()].copy_from_slice(&stays);
        list.len = stays.len() as u16 + 1;
        out
    }

    /// Inserts a pattern into a list, and says where that is then.
    #[inline(always)]
    fn insert(&mut self, mut list: List, new: Pattern<W>) -> List {
        if list.len == 0 {
            list = List { start: self.room(0), len: 0, class: 0 };
        }
        let known = &mut self.store[list.range()];
        let from = known.partition_point(|old| old.bits() < new.bits());
        let mut as_many = known[from..].iter_mut().take_while(|old| old.bits() == new.bits());
        if let Some(old) = as_many.find(|old| old.is_like(&new)) {
            let (least, most) = (old.least().max(new.least()), old.most().min(new.most()));
            *old = Pattern::new(new.rows, new.mask, least, most);
            return list;
        }
        if list.len as usize == MOST {
            // Nobody looks through more than that: the last makes way.
            list.len -= 1;
        } else if list.len as usize == 1 << list.class {
            let start = self.room(list.class + 1);
            self.store.copy_within(list.range(), start as usize);
            self.free[list.class as usize].push(list.start);
            list = List { start, class: list.class + 1, ..list };
        }
        let end = list.range().end;
        let place = (list.start as usize + from).min(end);
        self.store.copy_within(place..end, place + 1);
        self.store[place] = new;
        List { len: list.len + 1, ..list }
    }

    /// Where `1 << class` patterns have room.
    fn room(&mut self, class: u8) -> u32 {
        self.grown = true;
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

    /// Forgets of each list the half that speaks for fewest: those behind.
    fn halve(&mut self) {
        let mut lists: Vec<(&mut List, u8)> = self.shapes.lists().chain(self.parts.lists()).collect();
        lists.sort_unstable_by_key(|(list, _)| list.start);
        // Each moves down to where the one before it ends now, which is not beyond its own place.
        let mut end = 0;
        for (list, parted) in lists {
            let len = list.len / 2;
            self.store.copy_within(list.start as usize..list.start as usize + len as usize, end);
            // What was parted stays so, or its parts would not be found.
            let least = if list.class >= parted { parted } else { 0 };
            let class = (len.next_power_of_two().trailing_zeros() as u8).max(least);
            *list = List { start: end as u32, len, class };
            end += if len == 0 { 0 } else { 1 << class };
        }
        self.store.truncate(end);
        self.free.iter_mut().for_each(Vec::clear);
        self.shapes.tidy();
        self.parts.tidy();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Spread for u64 {
        const NONE: u64 = 0;

        fn spread(&self) -> u64 {
            spread(*self)
        }
    }

    impl Shape<2> for u64 {}

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
                assert_eq!(found.map(Pattern::mask), Some(general.1));
            }
        }
    }

    #[test]
    fn a_pattern_is_kept_once_with_both_its_bounds() {
        let mut table = ByPattern::<u64, 2>::new();
        table.add(&1, Pattern::new(owners(0b10), owners(0b11), 2, 13));
        table.add(&1, Pattern::new(owners(0b10), owners(0b11), 0, 5));
        assert_eq!(table.shapes.list(table.shapes.find(&1)).len, 1);
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
                assert!(table.taken() <= bound);
                assert!(table.store.capacity() * size_of::<Pattern<2>>() <= bound);
            }
        }
    }

    /// Two suits, and patterns parted by up to three cards of them.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    struct Parted(u64);

    impl Spread for Parted {
        const NONE: Parted = Parted(0);

        fn spread(&self) -> u64 {
            spread(self.0)
        }
    }

    impl Shape<2> for Parted {
        const PARTED_BY: u32 = 3;

        fn highest(cards: u32) -> Rows<2> {
            [(1 << (2 * cards)) - 1; 2]
        }
    }

    /// So many patterns that rest on up to six cards of each suit.
    fn patterns(many: u64) -> impl Iterator<Item = Pattern<2>> {
        (1..=many).map(|n| {
            let random = |salt: u64| spread(spread(n) ^ spread(salt)) >> 20;
            let mask = [1, 2].map(|salt| (1 << (2 * (random(salt) % 7))) - 1);
            let least = (random(3) % 14) as i32;
            Pattern::new([random(4) & 0xfff, random(5) & 0xfff], mask, least, (least + 3).min(13))
        })
    }

    #[test]
    fn parted_or_not_as_much_is_found() {
        let (mut parted, mut whole) = (ByPattern::<Parted, 2>::new(), ByPattern::<u64, 2>::new());
        for pattern in patterns(4000) {
            parted.add(&Parted(1), pattern);
            whole.add(&1, pattern);
        }
        assert!(parted.parts.lists().count() > 50);
        let longest = parted.parts.lists().map(|(list, _)| list.len).max();
        assert!(longest < Some(300), "{longest:?}");
        for asked in patterns(20_000) {
            let rows = [asked.rows[0] & 0xfff, asked.rows[1] & 0xfff];
            let found = parted.look_up(&Parted(1), &rows, asked.least()).copied();
            assert_eq!(found.is_some(), whole.look_up(&1, &rows, asked.least()).is_some(), "{rows:?}");
            assert!(found.is_none_or(|found| found.speaks_for(&rows)));
        }
    }

    #[test]
    fn parted_they_take_no_more_memory() {
        let mut table = ByPattern::<Parted, 2>::new();
        table.limit(1 << 19);
        for (n, pattern) in patterns(100_000).enumerate() {
            table.add(&Parted(n as u64 % 3), pattern);
            let rows = [pattern.rows[0] & 0xfff, pattern.rows[1] & 0xfff];
            assert!(table.look_up(&Parted(n as u64 % 3), &rows, pattern.least()).is_some());
            assert!(table.taken() <= 1 << 20, "{}", table.taken());
        }
    }
}
