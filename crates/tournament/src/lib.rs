//! A tournament of Doppelkopf: tables, rounds, score lists, draw, ranking.
//!
//! No files, no clock, no dice: chance comes in as a seed that the organiser keeps, so that every
//! draw can be made again. Clauses (S…) are those of the rules of the tournament, numbers with dots
//! those of the Turnier-Spielregeln.

mod draw;
mod list;
mod rank;
mod roster;
mod round;
mod split;

pub use doppelkopf_rules::{ByPosition, Position, Positions, TableSize};
pub use draw::{Bounds, Draw, DrawError, Field, Finding, Seating, Tally, check, draw, tally};
pub use list::{CloseError, Entry, Flaw, Flaws, Line, List, ListError, Override};
pub use rank::{Placed, Results, RoundResult, Team, TeamError, TieBreak, rank, rank_teams};
pub use roster::{ChangeError, LineError, Number, Player, Roster, RosterError};
pub use round::{Deal, Next, Outcome, Round, RoundError};
pub use split::{Split, SplitError};
