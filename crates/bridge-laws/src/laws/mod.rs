//! The laws, one module a topic, each clause in one file. In which order they are asked where several things
//! are open stands in [`precedence`].

pub(crate) mod calls;
pub mod claim;
pub(crate) mod course;
pub(crate) mod dummy;
pub(crate) mod duties;
pub(crate) mod exposed;
pub(crate) mod face_down;
pub(crate) mod in_auction;
pub(crate) mod information;
pub mod inspection;
pub(crate) mod lead_out_of_turn;
pub(crate) mod legal;
pub(crate) mod meanwhile;
pub(crate) mod misinformation;
pub(crate) mod not_played;
pub(crate) mod penalty_card;
pub(crate) mod precedence;
pub(crate) mod premature;
pub(crate) mod procedure;
pub(crate) mod regular;
pub(crate) mod requests;
pub(crate) mod retraction;
pub(crate) mod revoke;
pub(crate) mod score;
pub(crate) mod told;
pub(crate) mod transfer;
pub(crate) mod tricks;
pub(crate) mod two_cards;

use crate::words::{Pending, Ruling};

/// What one law says of one matter: a ruling, that it has nothing to say, or what it waits for.
pub(crate) type Say = Result<Option<Ruling>, Pending>;
