//! What has been proved of positions at the beginning of a trick.
//!
//! The cards still held, who leads, which party has won a trick and the points that are still asked for are
//! one number; with it stand the bounds between which the Augen that Re must have so far lie. So one entry
//! serves however the Augen were divided before.

#![allow(clippy::indexing_slicing, reason = "a place is masked to the size of the table")]

/// What is known of a position.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Entry {
    key: u64,
    /// Re needs so many at least …
    pub(crate) least: i16,
    /// … and with so many it is enough.
    pub(crate) enough: i16,
    /// The card that decided it the last time.
    pub(crate) card: u8,
}

/// No card.
pub(crate) const NO_CARD: u8 = u8::MAX;

/// An entry as it lies in memory: its key, and the rest. Zero is no entry: somebody always holds a card. So
/// the system gives the memory as it is needed, and a large table costs a small ending nothing.
type Packed = [u64; 2];

/// A table of a fixed size: where two positions fall on the same place, the older of them moves on to the
/// next place, and what was there is forgotten.
#[derive(Debug)]
pub(crate) struct Table {
    entries: Vec<Packed>,
    mask: usize,
}

impl Table {
    /// With 2 to the power of `bits` places.
    pub(crate) fn new(bits: u32) -> Table {
        Table { entries: vec![[0, 0]; 1 << bits], mask: (1 << bits) - 1 }
    }

    /// How many places fit into so many MiB, as a power of two.
    pub(crate) fn most_bits(memory: usize) -> u32 {
        ((memory << 20) / size_of::<Packed>()).max(2).ilog2()
    }

    fn place(&self, key: u64) -> usize {
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 24) as usize & self.mask
    }

    pub(crate) fn get(&self, key: u64) -> Entry {
        let place = self.place(key);
        let (first, second) = (self.entries[place], self.entries[place ^ 1]);
        match key {
            _ if first[0] == key => Entry::unpacked(first),
            _ if second[0] == key => Entry::unpacked(second),
            _ => Entry { key, least: i16::MIN, enough: i16::MAX, card: NO_CARD },
        }
    }

    pub(crate) fn put(&mut self, entry: Entry) {
        let place = self.place(entry.key);
        if self.entries[place][0] != entry.key {
            self.entries[place ^ 1] = self.entries[place];
        }
        self.entries[place] = entry.packed();
    }
}

impl Entry {
    fn packed(self) -> Packed {
        let half = |number: i16| u64::from(number as u16);
        [self.key, half(self.least) | half(self.enough) << 16 | u64::from(self.card) << 32]
    }

    fn unpacked([key, rest]: Packed) -> Entry {
        Entry { key, least: rest as u16 as i16, enough: (rest >> 16) as u16 as i16, card: (rest >> 32) as u8 }
    }
}
