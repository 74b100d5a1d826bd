//! The printouts of a Doppelkopf tournament as PDF: seat cards, the sheets that stand on the tables, score lists to fill in by hand,
//! score lists filled in, rankings.
//!
//! A4, black and grey, in five languages. It prints what it is given: who draws, counts and ranks is
//! elsewhere, and so is the date, so that the same input is always the same bytes. Fonts are built in
//! (DejaVu Sans Condensed, `fonts/LICENSE`); a character they do not have is shown as a box. A text
//! that is too long is made smaller, then broken, then cut with an ellipsis; it never runs into the
//! next one.

mod card;
mod certificate;
mod code;
mod embed;
mod error;
mod fit;
mod font;
mod number;
mod page;
mod pdf;
mod plan;
mod ranking;
mod sheet;
#[cfg(test)]
mod tests;

use wording::{Lexicon, msg};

use crate::font::Fonts;
pub use crate::{
    card::{CardSeat, Seat, SeatCard},
    certificate::Certificate,
    code::{TableCard, Wifi},
    error::PaperError,
    plan::Plan,
    ranking::{RankedPlayer, RankedTeam, Ranking, TieBreakRule},
    sheet::{Correction, Pflichtsolo, SheetEntry, SheetLine, SheetPlayer, TableSheet},
};

/// Seat cards with lines to cut along, up to ten on a page.
///
/// # Errors
/// There are no cards, or one has more rounds than fit on a page.
pub fn seat_cards(cards: &[SeatCard], words: &Lexicon) -> Result<Vec<u8>, PaperError> {
    let fonts = Fonts::load()?;
    let pages = card::lay_out(&fonts, cards, words)?;
    pdf::write(&pages, &words.say(msg::PaperCardTitle), words)
}

/// Score lists, one table a page: empty ones to fill in by hand, and filled in as far as they have
/// lines. A list with many penalties or corrections goes on on a second page.
///
/// # Errors
/// There are no lists, or one is not that of a table of four or five.
pub fn table_sheets(sheets: &[TableSheet], words: &Lexicon) -> Result<Vec<u8>, PaperError> {
    let fonts = Fonts::load()?;
    let pages = sheet::lay_out(&fonts, sheets, words)?;
    pdf::write(&pages, &words.say(msg::PaperListTitle), words)
}

/// The sheets that stand on the tables, one a page: the network of the hall, if it is told, the code of the
/// table, and who sits there.
///
/// # Errors
/// There are no tables, or an address is too long for a code.
pub fn table_cards(cards: &[TableCard], wifi: Option<&Wifi>, words: &Lexicon) -> Result<Vec<u8>, PaperError> {
    let fonts = Fonts::load()?;
    let pages = code::lay_out(&fonts, cards, wifi, words)?;
    pdf::write(&pages, &words.say(msg::PaperCodeTitle), words)
}

/// The seating of rounds for the wall: each round by name, then by table.
///
/// # Errors
/// No round was given, or nobody sits there.
pub fn seating(plans: &[Plan], words: &Lexicon) -> Result<Vec<u8>, PaperError> {
    let fonts = Fonts::load()?;
    let pages = plan::lay_out(&fonts, plans, words)?;
    pdf::write(&pages, &words.say(msg::PaperPlanTitle), words)
}

/// Certificates, one a page.
///
/// # Errors
/// There are none.
pub fn certificates(certificates: &[Certificate], words: &Lexicon) -> Result<Vec<u8>, PaperError> {
    let fonts = Fonts::load()?;
    let pages = certificate::lay_out(&fonts, certificates, words)?;
    pdf::write(&pages, &words.say(msg::PaperCertificateTitle), words)
}

/// The ranking of the players, and after it that of the teams. It goes across the page if there are
/// too many rounds for an upright one.
///
/// # Errors
/// There are no players, one has not as many rounds as the ranking, or there are more rounds than fit
/// across a page.
pub fn ranking(ranking: &Ranking, words: &Lexicon) -> Result<Vec<u8>, PaperError> {
    let fonts = Fonts::load()?;
    let pages = ranking::lay_out(&fonts, ranking, words)?;
    pdf::write(&pages, &words.say(msg::PaperRankingTitle), words)
}
