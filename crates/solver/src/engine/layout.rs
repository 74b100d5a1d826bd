//! Who holds what, for every set of cards that can be left.
//!
//! Cards are bits of a `u64`, sixteen to a suit, clubs lowest: the places of `cards::CardSet`.

#![allow(clippy::indexing_slicing, reason = "indices are masked to the size of the arrays")]

/// The bits of one suit, in the lowest lane.
pub const SUIT: u64 = 0x1fff;
/// The bits of all suits.
pub const PACK: u64 = 0x1fff_1fff_1fff_1fff;
/// A bit for each pair of bits of an owner row.
pub const EACH: u32 = 0x0555_5555;

const SUBSETS: usize = 1 << 13;

/// The owners of the cards left in one suit, highest card in the lowest two bits, and above them
/// (from bit 28) how many there are.
pub type Row = u32;

/// The suit of a card, 0 to 3.
#[inline]
pub const fn suit_of(card: u32) -> u32 {
    card >> 4
}

/// All cards of a suit.
#[inline]
pub const fn suit_mask(suit: u32) -> u64 {
    SUIT << (suit * 16)
}

/// The highest place in a set that is not empty.
#[inline]
pub const fn highest(set: u64) -> u32 {
    63 ^ set.leading_zeros()
}

/// For one deal, and every set of cards of a suit that can be left, who owns them in order of rank.
///
/// A set has a row of its own, so that the relative ranks of a position are four loads.
#[derive(Debug)]
pub struct Layout {
    rows: Box<[[Row; SUBSETS]; 4]>,
    /// The ranks in a set of one suit, highest first, four bits each.
    ranks: Box<[u64; SUBSETS]>,
}

impl Layout {
    /// Room for a deal, with nobody holding anything.
    pub fn new() -> Layout {
        let rows = vec![[0; SUBSETS]; 4].into_boxed_slice();
        // Four rows were made one line above.
        let rows = rows.try_into().unwrap_or_else(|_| Box::new([[0; SUBSETS]; 4]));
        let mut ranks = Box::new([0; SUBSETS]);
        for rank in 0..13 {
            let (below, from) = ranks.split_at_mut(1 << rank);
            for (with, &without) in from.iter_mut().zip(&*below) {
                *with = without << 4 | rank;
            }
        }
        Layout { rows, ranks }
    }

    /// Sets the owners of all cards.
    pub fn fill(&mut self, hands: &[u64; 4]) {
        for (suit, rows) in self.rows.iter_mut().enumerate() {
            rows[0] = 0;
            for rank in 0..13 {
                let card = 1 << (suit * 16 + rank);
                let owner = hands.iter().position(|hand| hand & card != 0).unwrap_or(0) as Row;
                let (below, from) = rows.split_at_mut(1 << rank);
                // With one card more on top, every other card is one place lower.
                for (row, &less) in from.iter_mut().zip(&*below) {
                    *row = ((less & 0xf000_0000) + (1 << 28)) | ((less << 2) & 0x0fff_ffff) | owner;
                }
            }
        }
    }

    /// The row of the cards of a suit that are left.
    #[inline]
    pub fn row(&self, suit: u32, left: u64) -> Row {
        self.rows[(suit & 3) as usize][(left >> (suit * 16)) as usize & (SUBSETS - 1)]
    }

    /// The highest `n` cards of a set of one suit; `n` is 1 to 13.
    #[inline]
    pub fn top(&self, suit: u32, set: u64, n: u32) -> u64 {
        let ranks = self.ranks[(set >> (suit * 16)) as usize & (SUBSETS - 1)];
        let lowest = (ranks >> (4 * (n - 1))) & 15;
        set & !0 << (suit * 16) << lowest
    }

    /// How many cards a set of one suit has.
    #[inline]
    pub fn count(&self, suit: u32, set: u64) -> u32 {
        self.row(suit, set) >> 28
    }
}

/// How many cards of a suit each hand holds, counted clockwise from `seat`, by the shape of a position:
/// four bits for each suit, clubs lowest, and for each seat from North.
#[inline]
pub const fn lengths(shape: u64, seat: usize, suit: u32) -> [usize; 4] {
    let lanes = shape.rotate_right((seat as u32 & 3) * 16) >> ((suit & 3) * 4);
    [
        (lanes & 15) as usize,
        (lanes >> 16 & 15) as usize,
        (lanes >> 32 & 15) as usize,
        (lanes >> 48 & 15) as usize,
    ]
}

/// One card of each group of cards that are equal to one another: the lowest. Cards in `gone` do
/// not part others.
#[inline]
pub const fn one_of_each(hand: u64, gone: u64) -> u64 {
    let run = hand | gone;
    let start = run & !(run << 1);
    // A run may begin with cards that are gone: adding one at its beginning carries up to the first
    // card held (or out of the run). The three bits between suits stop every carry.
    hand & (start | (gone + (start & gone)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_list_owners_from_the_top() {
        let mut layout = Layout::new();
        // North AJ, East K, South Q2, West nothing, in diamonds.
        layout.fill(&[0x1200 << 16, 0x0800 << 16, 0x0401 << 16, 0]);
        let all = 0x1e01 << 16;
        assert_eq!(layout.row(1, all), 5 << 28 | 0b10_00_10_01_00);
        assert_eq!(layout.row(1, 0x0601 << 16), 3 << 28 | 0b10_00_10);
        assert_eq!(layout.count(1, 0), 0);
    }

    #[test]
    fn equal_cards_are_told_by_what_is_between() {
        for (hand, gone, expected) in [
            (0b1011, 0, 0b1001),
            (0b1011, 0b0100, 0b0001),
            (0b1010, 0b0101, 0b0010),
            (0b1010, 0b0001, 0b1010),
            (0x1000, 0x0fff, 0x1000),
            (0x1001 << 16, 0x0ffe << 16 | 1, 0x0001 << 16),
            (0, PACK, 0),
        ] {
            assert_eq!(one_of_each(hand, gone), expected, "{hand:b} {gone:b}");
        }
    }
}
