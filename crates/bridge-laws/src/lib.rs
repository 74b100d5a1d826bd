//! The laws of duplicate bridge, executable: the table, and what the laws make of what happens there.

pub mod clause;
mod desk;
pub mod event;
mod facts;
mod laws;
mod legal;
mod matter;
mod state;
mod table;
mod view;
pub mod words;

pub use desk::{Desk, Situation, Topic};
pub use facts::{Rules, Watch};
pub use legal::Legal;
pub use state::{Hand, History, InForce, Moment, Quitted, Revoke, State, Trick, Turn};
pub use table::{Noticed, PenaltyCard, Setup, SetupError, Status, Table, Unsettled};
pub use view::View;
