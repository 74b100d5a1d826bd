//! Suits, ranks, cards, seats and sets of them: plain values without any rule of a game.
//!
//! ```
//! use cards::{Card, CardSet, Seat};
//! let hand: CardSet = ["SA", "HT", "D7"].iter().map(|c| c.parse::<Card>().unwrap()).collect();
//! assert_eq!(hand.len(), 3);
//! assert_eq!(Seat::West.next(), Seat::North);
//! ```
//!
//! Notation is that of the files (English, ten is `T`); what a player reads is made in `wording`.

mod card;
mod seat;
mod sets;

pub use card::{Card, ParseCardError, Rank, Suit};
pub use seat::{BySeat, BySide, ParseSeatError, Seat, Side};
pub use sets::{CardSet, SeatSet, SuitSet};
