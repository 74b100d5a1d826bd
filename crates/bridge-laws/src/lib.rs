//! The laws of duplicate bridge, executable: the table, and what the laws make of what happens there.

pub mod cite;
pub mod clause;
mod desk;
pub mod event;
mod facts;
mod laws;
mod matter;
mod state;
mod story;
mod table;
mod view;
pub mod words;

pub use desk::{Desk, Likely, Situation, Topic};
pub use facts::{Rules, Watch};
pub use laws::{course::Turn, legal::Legal};
pub use matter::Standing;
pub use state::{Hand, History, InForce, Quitted, Revoke, State, Trick};
pub use story::{Deed, How};
pub use table::{
    Disclosed, Disclosure, Made, Misinformed, Noted, NotedAt, Noticed, Noticing, Open, PenaltyCard, Setup,
    SetupError, Status, Table, TricksSaid, Unsettled,
};
pub use view::View;
