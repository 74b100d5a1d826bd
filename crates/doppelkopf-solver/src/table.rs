//! What has been proved of positions at the beginning of a trick.
//!
//! The cards still held, who leads, which party has won a trick and the points that are still asked for are
//! one number; with it stand the bounds between which the Augen that Re must have so far lie. So one entry
//! serves however the Augen were divided before.
//!
//! They are kept by that number and not by patterns, as at bridge: every card has its Augen, and of which cards it
//! makes no difference who holds them no proof can say.

use proved::{ByKey, Word};

/// What is known of a position.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Entry {
    /// Re needs so many at least …
    pub(crate) least: i16,
    /// … and with so many it is enough.
    pub(crate) enough: i16,
    /// The card that decided it the last time.
    pub(crate) card: u8,
}

/// No card.
pub(crate) const NO_CARD: u8 = u8::MAX;

/// Somebody always holds a card, so no position has the key zero.
pub(crate) type Table = ByKey<Entry>;

impl Entry {
    /// Of a position of which nothing is known.
    pub(crate) const NOTHING: Entry = Entry { least: i16::MIN, enough: i16::MAX, card: NO_CARD };
}

impl Word for Entry {
    #[inline]
    fn pack(self) -> u64 {
        let half = |number: i16| u64::from(number as u16);
        half(self.least) | half(self.enough) << 16 | u64::from(self.card) << 32
    }

    #[inline]
    fn unpack(word: u64) -> Entry {
        Entry { least: word as u16 as i16, enough: (word >> 16) as u16 as i16, card: (word >> 32) as u8 }
    }
}
