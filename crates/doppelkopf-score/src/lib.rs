//! Who has won a game of Doppelkopf and what it is worth: chapters 7.1 and 7.2 of the TSR, S6 and S7 of
//! the tournament sheet.
//!
//! The result of a game goes in, the reckoning comes out, point by point with the clause of each.
//!
//! ```
//! use doppelkopf_score::{ByParty, ByPosition, Call, Game, Kind, Party, Position, Rules, Table};
//! let game = Game {
//!     table: Table::FOUR,
//!     kind: Kind::Normal,
//!     re: [Position::One, Position::Three].into_iter().collect(),
//!     augen_re: 150,
//!     tricks_re: None,
//!     calls: ByParty { re: Some(Call::Keine90), kontra: None },
//!     special: ByParty::default(),
//! };
//! let score = game.score(Rules::default()).unwrap();
//! assert_eq!(score.winner, Some(Party::Kontra)); // 150 are not enough for keine 90
//! assert_eq!(score.points, ByPosition::from([-5, 5, -5, 5, 0]));
//! ```
//!
//! Which cards took what, and whether a call was in time, is not known here.

mod call;
mod game;
mod item;
mod notation;
mod party;
mod possible;
mod score;
mod table;

pub use doppelkopf_rules::{
    ByPosition, Clause, NoSuchPosition, Point, Position, Positions, Preset, Rules, TableSize,
};

pub use call::{Call, Calls, Need, need};
pub use game::{Game, GameError, Kind, Special, TooMany, augen_in};
pub use item::{Item, Reason, Under};
pub use notation::{NotationError, add_special, call_of};
pub use party::{ByParty, Party};
pub use possible::{Impossible, kinds, possible};
pub use score::Score;
pub use table::Table;
