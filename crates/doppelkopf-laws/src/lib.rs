//! Tournament Doppelkopf as it is really played: a table at which anything can happen, the offences
//! of chapter 9 of the TSR, and what the rules make of them.

mod desk;
pub mod event;
mod facts;
mod laws;
mod matter;
pub mod offence;
mod state;
mod table;
mod view;
pub mod words;

pub use desk::{Desk, Sample, Topic};
pub use facts::Facts;
pub use laws::{
    answers, claim, has_offender, may_claim, needs_no_claim, no_right, ordinary, put_right, rule,
    rule_of_kind, unclaimed,
};
pub use table::{Claimed, Line, NotRecorded, Outcome, Proof, Setup, SetupError, Status, Table, Watch};
pub use view::View;
