//! The laws of duplicate bridge, executable: the table, and what the laws make of what happens there.
//!
//! A [`Table`] takes whatever can happen ([`event::Event`]). Where something is wrong and the director is called, the laws ask
//! for the facts that no card shows and offer the choices that they give ([`Status`]); what follows is carried out, and
//! play goes on.
//!
//! ```
//! use bridge_laws::{Setup, Status, Table, event::{About, Event}, words::{Answer, Choice}};
//! use cards::{BySeat, Seat};
//!
//! let contract = Some(("4H".parse()?, Seat::South));
//! let mut table = Table::new(&Setup::full(BySeat([None; 4]), Seat::South, contract))?;
//! table.record(&Event::Play { seat: Seat::East, card: "D7".parse()? })?; // West was to lead
//! table.record(&Event::CallDirector { by: Seat::South, about: About::ThisNow })?;
//! while let Status::Question(question) = table.status() {
//!     table.record(&Event::answer(question, Answer::No))?;
//! }
//! let Status::Election(election) = table.status() else { panic!("declarer has a choice") };
//! assert!(election.options.contains(&Choice::Accept));
//! table.record(&Event::Choose(vec![(Seat::South, Choice::Accept)]))?;
//! // The lead stands, and declarer plays next from his hand (54B).
//! assert_eq!(table.status(), Status::Play(Seat::South));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Desk`] is the interview of a director who comes to a table of which nobody knows the cards. What a seat may see
//! [`Table::view`] says; the words for people are made by other crates, from the same rulings.

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

pub use desk::{BeganAtATable, Desk, Likely, Situation, Topic};
pub use facts::{Rules, Watch};
pub use laws::{course::Turn, legal::Legal};
pub use matter::Standing;
pub use state::{Hand, History, InForce, Quitted, Revoke, State, Trick};
pub use story::{Deed, How};
pub use table::{
    ClaimStands, Disclosed, Disclosure, Made, Misinformed, Noted, NotedAt, Noticed, Noticing, Open,
    PenaltyCard, Setup, SetupError, Status, Table, TricksSaid, Unsettled,
};
pub use view::View;
