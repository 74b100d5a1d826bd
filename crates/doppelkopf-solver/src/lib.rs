//! Best play of Doppelkopf with all cards open, points as the measure.
//!
//! An [`Ending`] is any point of a game at which the parties stand: a normal game, a solo, a Hochzeit with its
//! partner. The calls made so far are fixed. [`Ending::solve`] says what the game is worth if both parties
//! play as well as can be, what each legal card leads to, and how the rest then goes; [`analyse`] says of a
//! game that was played which cards cost points; [`judge_shortening`] whether a soloist's claim is true.
//!
//! ```
//! use doppelkopf::{ByPlace, Course, Duty, Game, Place, Play, SoFar, Trumps};
//! use doppelkopf_rules::Rules;
//! use doppelkopf_score::ByParty;
//! use doppelkopf_solver::{Ending, Limits};
//!
//! let by = Place::First;
//! let game = Game::Solo { by, trumps: Trumps::Fleischlos, duty: Duty::Lust };
//! let hands = ["SA ST", "SA H9", "S9 H9", "C9 C9"].map(str::parse);
//! let [Ok(a), Ok(b), Ok(c), Ok(d)] = hands else { panic!("four hands") };
//! let hands = ByPlace([a, b, c, d]);
//! let so_far = SoFar {
//!     re: ByPlace::from_fn(|place| place == by),
//!     leader: by,
//!     augen_re: 100,
//!     tricks_re: 5,
//!     calls: ByParty::default(),
//!     special: ByParty::default(),
//! };
//! let play = Play::resumed(hands, Course::midway(game, &hands, &so_far, Rules::SHEET)?);
//! let solution = Ending::new(&play, Rules::SHEET)?.solve(Limits::default()).ok_or("too large")?;
//! // ♠A first: the other one falls under it, and ♠10 brings more than 120.
//! assert_eq!((solution.value, solution.line[0].1.to_string()), (1, "SA".to_owned()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! How it works: cards are bits (`layout`, `node`); points are turned into the Augen that Re needs for them
//! (`worth`), so that of the past only a few things matter; the search asks whether Re has enough (`search`),
//! what is certain needs no search (`points`, `bounds`), what was proved once is kept (`table`), and good
//! cards are tried first (`order`).

mod analysis;
mod bounds;
mod claims;
mod ending;
mod layout;
mod node;
mod order;
mod points;
mod search;
mod solve;
mod table;
mod worth;

pub use analysis::{Step, analyse};
pub use claims::{Decision, NODES, Rest, Shorten, Verdict, judge_shortening, shorten};
pub use ending::{Ending, EndingError};
pub use solve::{CardValue, Limits, Solution};
