//! The search and what it rests on. Nothing here knows of files, contracts or people: seats are 0 to
//! 3 clockwise from North, suits 0 to 3 from clubs, cards are bits.

mod bounds;
mod cash;
mod layout;
mod order;
mod root;
mod search;
mod table;
mod trumps;
mod ways;
mod weights;

pub use root::{Engine, Root};
