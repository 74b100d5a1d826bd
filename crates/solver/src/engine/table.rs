//! What has been proved of positions: the transposition table.
//!
//! A position at the beginning of a trick is known by its shape (how many cards of each suit each
//! hand holds, and who leads) and by the owners of the cards in order of rank; see [`proved::ByPattern`].

/// Patterns by shape and leader.
pub type Table = proved::ByPattern<u64, 2>;

/// What is proved of positions whose highest cards have the same owners, as tricks of North-South.
pub type Pattern = proved::Pattern<2>;

/// Owners of the cards of all four suits: the rows of clubs and diamonds, of hearts and spades.
pub type Owners = proved::Rows<2>;

/// Joins the rows of clubs, diamonds, hearts and spades.
#[inline]
pub const fn owners(rows: [u32; 4]) -> Owners {
    [rows[0] as u64 | (rows[1] as u64) << 32, rows[2] as u64 | (rows[3] as u64) << 32]
}

/// The bits of one suit.
#[inline]
pub const fn of_suit(owners: Owners, suit: u32) -> u32 {
    let half = if suit & 2 == 0 { owners[0] } else { owners[1] };
    (half >> ((suit & 1) * 32)) as u32
}
