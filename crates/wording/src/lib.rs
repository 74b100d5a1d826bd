//! All words of the program in five languages: the vocabulary of the laws, what is read aloud at
//! the table, and the texts of the commands.
//!
//! A [`Lexicon`] is one language. The messages are in `i18n/<language>/*.ftl` (Project Fluent);
//! the build makes a type of each ([`msg`]) and fails if a language lacks one or uses other
//! variables, so a text that is missing or lacks an argument does not compile. A language may leave
//! out only `$stage` (Dutch has a word of its own for the lead to the first trick) and `$n` (not
//! every sentence changes with the number). It knows no table and no terminal: what it has to know
//! of the table is in a [`Scene`].
//!
//! ```
//! use cards::{Card, Rank, Seat, Suit};
//! use wording::{CardStyle, Lang, Lexicon, msg};
//!
//! let words = Lexicon::new(Lang::Nb);
//! assert_eq!(words.card(Card::new(Suit::Hearts, Rank::Jack)), "♥Kn");
//! assert_eq!(words.parse_card("hjerter kn").unwrap(), Card::new(Suit::Hearts, Rank::Jack));
//! assert!(words.say(msg::IrregularityRevoke { seat: Seat::East }).starts_with("Øst "));
//! ```

mod aloud;
mod book;
mod clauses;
mod desk;
mod doko;
mod dokodesk;
mod dokoscore;
mod lang;
mod laws;
mod lexicon;
mod message;
mod names;
mod net;
mod outcome;
mod pattern;
mod pieces;
mod prospect;
mod read;
mod record;
mod refused;
mod terms;
mod written;

/// The messages: a type for each, whose fields are what it needs. [`Lexicon::say`] says it.
#[allow(missing_docs, reason = "the fields are the variables of the text that stands above each")]
#[allow(clippy::doc_markdown, clippy::doc_lazy_continuation, reason = "the docs are the texts")]
pub mod msg {
    include!(concat!(env!("OUT_DIR"), "/msg.rs"));
}

use bridge_laws::{
    clause::{Clause, Edition, Point},
    words::{
        Answer, Bridge, Choice, Duty, Effect, Election, Grade, Irregularity, Question, Restriction, Subject,
    },
};

pub use crate::{
    clauses::DebatedPoint,
    dokoscore::{doko_absage, doko_party},
    lang::Lang,
    laws::Asking,
    lexicon::{Lexicon, capitalised},
    message::{Entry, File, Game, Message, Stage},
    names::CardStyle,
    pieces::{Piece, Player},
    prospect::{After, Brings, Now, Outcome, Prospect, Scene, Then},
    read::ReadError,
    terms::Term,
    written::{Place, Proposal, ProposalError, Written, patch, written},
};
