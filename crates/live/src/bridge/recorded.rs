//! Boards out of a record in PBN or LIN.

use std::path::Path;

use bridge::{Call, PartialDeal};
use cards::Seat;
use records::{Bidding, Format, ReadError, Recorded};
use thiserror::Error;

use super::{BadSetup, BoardSetup, Given};
use crate::Text;

/// Why a record gives no board to play.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BadRecord {
    /// Neither PBN nor LIN.
    #[error("this is neither PBN nor LIN")]
    Format,
    /// A line of it cannot be read.
    #[error("{why}")]
    Unreadable {
        /// What is wrong there.
        why: ReadError,
        /// What stands there.
        found: String,
    },
    /// There is no board in it.
    #[error("there is no board in it")]
    Empty,
    /// The hands, or who deals, are not all there.
    #[error("board {board}: not all four hands and the dealer are in the record")]
    Incomplete {
        /// Its number, or its place in the file.
        board: String,
    },
    /// It cannot be played.
    #[error("board {board}: {why}")]
    Setup {
        /// Its number, or its place in the file.
        board: String,
        /// Why.
        why: BadSetup,
    },
}

/// The boards of a record, as far as they can be played: hands, dealer, vulnerability, and the contract if
/// it is recorded. The play of the record is not taken over.
///
/// # Errors
/// [`BadRecord`], for the first board that cannot be played.
pub fn recorded(text: &str) -> Result<Vec<BoardSetup>, BadRecord> {
    let bytes = text.as_bytes();
    let format = Format::of(Path::new("pasted"), bytes).ok_or(BadRecord::Format)?;
    let boards = records::read(bytes, format);
    if boards.is_empty() {
        return Err(BadRecord::Empty);
    }
    let read = |(n, board): (usize, Result<records::Board, records::ReadError>)| {
        let board = board.map_err(|why| BadRecord::Unreadable { found: at(text, &why), why })?;
        let name = board.number().map_or_else(|| n.to_string(), str::to_owned);
        one(&board, &name)
    };
    (1..).zip(boards).map(read).collect()
}

/// So much is shown of a line that cannot be read.
const SHOWN: usize = 40;

/// What stands where it cannot be read; of a long line, from there on.
fn at(text: &str, why: &ReadError) -> String {
    let line = text.lines().nth(why.line.saturating_sub(1)).unwrap_or_default().trim_end();
    let before = if line.chars().count() > SHOWN { why.column.saturating_sub(1) } else { 0 };
    let mut shown: String = line.chars().skip(before).take(SHOWN).collect();
    if line.chars().count() > before + SHOWN {
        shown.push('…');
    }
    shown
}

fn one(board: &records::Board, name: &str) -> Result<BoardSetup, BadRecord> {
    let number: Option<u32> = board.number().and_then(|n| n.trim().parse().ok());
    let incomplete = || BadRecord::Incomplete { board: name.to_owned() };
    let mut deal = board.deal.ok_or_else(incomplete)?;
    deal.complete();
    let hands = deal.hands;
    let dealer = board.dealer.or_else(|| number.map(bridge::dealer_of_board)).ok_or_else(incomplete)?;
    if Seat::ALL.into_iter().any(|seat| hands[seat].is_none()) {
        return Err(incomplete());
    }
    let vulnerable = board.vulnerable.or_else(|| number.map(bridge::vulnerability_of_board));
    let contract = match (board.contract, board.declarer) {
        (Some(Recorded::Contract(contract)), Some(declarer)) => {
            Some(Given { contract: Text(contract), declarer: Text(declarer.seat) })
        }
        _ => None,
    };
    let setup = BoardSetup {
        board: number,
        deal: Text(PartialDeal { hands }),
        dealer: Text(dealer),
        vulnerable: vulnerable.unwrap_or_default().into(),
        auction: calls(board, dealer).unwrap_or_default(),
        contract,
    };
    let checked = setup.check().or_else(|why| match why {
        // An auction that was irregular in life is shown by its contract alone.
        BadSetup::Auction(_) => BoardSetup { auction: Vec::new(), ..setup.clone() }.check(),
        other => Err(other),
    });
    checked.map_err(|why| BadRecord::Setup { board: name.to_owned(), why })?;
    let auction = if setup.check().is_ok() { setup.auction.clone() } else { Vec::new() };
    Ok(BoardSetup { auction, ..setup })
}

/// The calls, if the auction is recorded from the dealer on without a gap.
fn calls(board: &records::Board, dealer: Seat) -> Option<Vec<Text<Call>>> {
    let auction = board.auction.as_ref().filter(|auction| auction.first == dealer)?;
    auction
        .entries
        .iter()
        .map(|entry| match entry {
            Bidding::Call { call, .. } => Some(Text(*call)),
            _ => None,
        })
        .collect()
}
