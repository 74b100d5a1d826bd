//! The laws, one module a topic, each clause in one place.

pub(crate) mod auction;
pub(crate) mod calls;
pub(crate) mod claim;
pub(crate) mod dummy;
pub(crate) mod information;
pub(crate) mod lead_out_of_turn;
pub(crate) mod misinformation;
pub(crate) mod penalty_card;
pub(crate) mod premature;
pub(crate) mod requests;
pub(crate) mod revoke;
pub(crate) mod tricks;
pub(crate) mod two_cards;
