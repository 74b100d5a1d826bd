//! One deal of tournament Doppelkopf: cards, finding the game, announcements, play.
//!
//! [`Finding`] asks until the [`Game`] is found, [`Play`] takes its cards and calls. Whether the claim of a
//! soloist who shortens the game is true is for `doppelkopf-solver`. Players are [`Place`]s from the dealer's left; [`Seating`] turns positions
//! of tables of four and five into them.
//!
//! What a game is worth and who sits where in a tournament are other crates' affairs; so are
//! offences: here everything irregular is refused, with the clause.

mod announce;
mod card;
mod course;
mod finding;
mod game;
mod hand;
mod hochzeit;
mod order;
mod party;
mod place;
mod play;
mod sonderpunkt;

pub use doppelkopf_rules::{Clause, Point, Rules};

pub use announce::{
    Announced, Announcements, As, CallRefusal, ParseSpokenError, Spoken, clarified, limit, limit_clause,
    once_clarified,
};
pub use card::{Kind, ParseKindError, Rank};
pub use course::{Course, Form, ShortenRefusal, Shortened, SoFar, SoFarError, Trick};
pub use doppelkopf_score::{Call, Party};
pub use finding::{Claim, Finding, Naming, ParseNamingError, ParseSayError, Refusal, Say, Stage};
pub use game::{Duty, Equal, Game, Led, ParseTrumpsError, Trumps};
pub use hand::{Hand, HandError, Kinds};
pub use hochzeit::{Klaerung, holder_of_both_alten};
pub use party::Known;
pub use place::{ByPlace, Place, Seating, SeatingError};
pub use play::{Deal, DealError, Play, PlayRefusal, StartError};
pub use sonderpunkt::Sonderpunkt;
