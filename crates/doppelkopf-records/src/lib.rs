//! Games of Doppelkopf as programs and players have written them down: read, and judged.
//!
//! [`read`] takes a file of games, one of which may be unreadable without harm to the others. [`judge`]
//! plays a game again: which cards and calls were not allowed and by which clause, what it comes to, and
//! where that differs from what the record says. `docs/doppelkopf-records.md` describes the format.

mod action;
mod compare;
mod fault;
mod found;
mod judge;
mod read;
mod run;

pub use action::{Action, ParseActionError};
pub use compare::{Difference, What};
pub use fault::{At, Fault, Taken};
pub use found::{Found, Irregular};
pub use judge::{JudgeError, Judgement, judge, positions};
pub use read::{GameType, Given, ReadError, Record, Step, read, read_from};
