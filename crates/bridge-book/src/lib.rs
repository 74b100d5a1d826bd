//! The laws of bridge for which the director is called and no card has to be looked at: the score, what
//! opponents were told, what a player learnt from his partner, boards that cannot be played, adjusted scores.
//!
//! Here most answers are the director's own. A *finding* is an answer to a question that a law leaves to her
//! judgement; she gives her grounds with it, and the ruling keeps both. No law here answers such a question.
//! What can be reckoned is reckoned.
//!
//! Cards, calls and tables are in `bridge-laws`; clauses and editions are the same.

/// Values that are written as an id.
macro_rules! named {
    ($(#[$doc:meta])+ pub enum $of:ident { $($name:ident $id:literal,)* }) => {
        $(#[$doc])+
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "the names say all there is, and `wording` says it in full")]
        pub enum $of {
            $($name,)*
        }

        impl $of {
            /// All of them, in this order.
            pub const ALL: &'static [$of] = &[$($of::$name),*];

            /// The id on the command line, in addresses and in cases.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $($of::$name => $id,)*
                }
            }

            /// The one of this id.
            #[must_use]
            pub fn from_id(id: &str) -> Option<$of> {
                $of::ALL.iter().copied().find(|one| one.id() == id)
            }
        }
    };
}

mod desk;
mod facts;
mod laws;
mod sample;
mod topic;
pub mod words;

pub use desk::{Desk, GoesOn};
pub use sample::Sample;
pub use topic::Topic;
