//! Double-dummy results of bridge: what every card is worth when all four hands are seen.
//!
//! Results are exact for every legal position, from 52 cards down, also in the middle of a trick.
//!
//! ```
//! use bridge::{PartialDeal, Strain};
//! use cards::Seat;
//! use solver::{Hands, Solver};
//!
//! let deal: PartialDeal = "N:AKQJ.A2.. .KQ3.54.3 T9.54.32. 8.T9.T9.2".parse()?;
//! let hands = Hands::try_from(&deal)?;
//! let mut solver = Solver::default();
//! let position = hands.led_by(Seat::East);
//! assert_eq!(solver.tricks(&position, Strain::NoTrump).0, [3, 3]);
//! let table = solver.table(&hands);
//! assert_eq!(table.tricks(Strain::NoTrump, Seat::North), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! How it works is told in `engine`: a search for a number of tricks (`search`), tricks that are
//! certain without search (`bounds`), what has been proved before (`table`), and in which order cards
//! are tried (`order`).

mod alike;
mod analysis;
mod batch;
#[doc(hidden)]
pub mod engine;
mod hands;
mod inquiry;
mod par;
mod solve;

pub use analysis::{RecordError, Step};
pub use batch::tables;
pub use bridge::{PlayError, Position, PositionError, beats};
pub use hands::Hands;
pub use inquiry::Inquiry;
pub use par::{Par, ParContract, par};
pub use solve::{CardTricks, Settings, Solver, TrickTable};
