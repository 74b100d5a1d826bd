//! The laws of bridge for which the director is called and no card has to be looked at: the score, what
//! opponents were told, what a player learnt from his partner, boards that cannot be played, adjusted scores.
//!
//! Here most answers are the director's own. A *finding* is an answer to a question that a law leaves to her
//! judgement; she gives her grounds with it, and the ruling keeps both. No law here answers such a question.
//! What can be reckoned is reckoned.
//!
//! Cards, calls and tables are in `bridge-laws`; clauses and editions are the same.

mod desk;
mod facts;
mod laws;
mod topic;
pub mod words;

pub use desk::{Desk, Finding};
pub use topic::Topic;
