//! What has been proved of positions: the transposition table.
//!
//! A position at the beginning of a trick is known by its shape (how many cards of each suit each
//! hand holds, and who leads) and by the owners of the cards in order of rank; see [`proved::ByPattern`].

/// Patterns by shape and leader.
pub type Table = proved::ByPattern<Shape, 2>;

/// How many cards of each suit each hand holds, and who leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape(pub u64);

impl proved::Spread for Shape {
    const NONE: Shape = Shape(0);

    #[inline]
    fn spread(&self) -> u64 {
        proved::spread(self.0)
    }
}

impl proved::Shape<2> for Shape {
    const PARTED_BY: u32 = HIGH / 2;

    fn highest(cards: u32) -> Owners {
        let suit = (1 << (2 * cards)) - 1;
        [suit | suit << HIGH | suit << (2 * HIGH) | suit << (3 * HIGH), 0]
    }
}

/// What is proved of positions whose highest cards have the same owners, as tricks of North-South.
pub type Pattern = proved::Pattern<2>;

/// Owners of the cards of all four suits: of the seven highest of each, and of the six below them. What tells
/// positions apart stands in the first row nearly always.
pub type Owners = proved::Rows<2>;

const HIGH: u32 = 14;
const LOW: u32 = 12;

/// Joins the rows of clubs, diamonds, hearts and spades.
#[inline]
pub const fn owners([clubs, diamonds, hearts, spades]: [u32; 4]) -> Owners {
    const fn high(row: u32, suit: u32) -> u64 {
        ((row & 0x3fff) as u64) << (suit * HIGH)
    }
    const fn low(row: u32, suit: u32) -> u64 {
        ((row >> HIGH & 0xfff) as u64) << (suit * LOW)
    }
    [
        high(clubs, 0) | high(diamonds, 1) | high(hearts, 2) | high(spades, 3),
        low(clubs, 0) | low(diamonds, 1) | low(hearts, 2) | low(spades, 3),
    ]
}

/// How many cards of a suit a mask of owners speaks of: the highest of it.
#[inline]
pub const fn count(mask: Owners, suit: u32) -> u32 {
    let high = mask[0] >> (suit * HIGH) & 0x3fff;
    let low = if high == 0x3fff { mask[1] >> (suit * LOW) & 0xfff } else { 0 };
    (high.trailing_ones() + low.trailing_ones()) / 2
}
