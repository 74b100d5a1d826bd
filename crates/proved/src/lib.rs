//! The search table: what a search has proved of positions, so that it is proved once. All searches of this
//! program remember in it, those of bridge, of Doppelkopf and of claims.
//!
//! It comes in two forms, as proofs do. A proof of one position is kept [`ByKey`]: its key is the whole of it. A
//! proof that rests on the highest cards of each suit speaks for all positions in which those lie alike, and is
//! kept [`ByPattern`], under the shape of the hands. Neither can be made of the other: a pattern is compared with
//! what a position has, and where the whole position is the key there is nothing to compare.
//!
//! Both have their bounds in memory from the beginning. What has no room is forgotten: that costs time and changes
//! no answer, for whoever asks must be able to prove again what is not found.
//!
//! Nothing here knows a game.

mod by_key;
mod by_pattern;
mod quick;
mod slots;

pub use by_key::{ByKey, Word};
pub use by_pattern::{ByPattern, Pattern, Rows, Shape};
pub use quick::{quick, takes_long};
pub use slots::Spread;

/// 2⁶⁴ by the golden ratio: what it multiplies lies far apart.
const SPREADING: u64 = 0x9e37_79b9_7f4a_7c15;

/// Spreads a number over all bits, the highest best.
#[inline]
#[must_use]
pub const fn spread(number: u64) -> u64 {
    number.wrapping_mul(SPREADING)
}
