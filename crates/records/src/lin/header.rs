//! What a match says before its first board, and which of its results is whose.

use bridge::{Contract, Outcome};
use cards::Seat;

use super::settle::At;
use crate::{
    Board,
    board::{Auction, Declarer, Recorded, TricksWon},
    judge::auction,
};

/// Where a board was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Room {
    Open,
    Closed,
}

impl Room {
    /// By the first letter of what stands behind `qx`.
    pub(super) fn of(value: &str) -> Option<Room> {
        match value.chars().next()?.to_ascii_lowercase() {
            'o' => Some(Room::Open),
            'c' => Some(Room::Closed),
            _ => None,
        }
    }

    pub(super) const fn other(self) -> Room {
        match self {
            Room::Open => Room::Closed,
            Room::Closed => Room::Open,
        }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Room::Open => "Open",
            Room::Closed => "Closed",
        }
    }
}

/// What a match says before its first board.
#[derive(Default)]
pub(super) struct Header {
    pub(super) event: Option<String>,
    pub(super) players: Vec<String>,
    /// Where the results stand.
    pub(super) results_at: usize,
    /// Two a board, the open room first; none where nothing is said.
    results: Vec<Option<Entry>>,
    /// The number of the first board.
    first: Option<usize>,
    /// The numbers of all boards, where the header lists them.
    numbers: Vec<usize>,
}

impl Header {
    /// `vg|title,segment,scoring,first board,last board,team,points,team,points|`.
    pub(super) fn of_match(value: &str) -> Header {
        let parts: Vec<&str> = value.split(',').map(str::trim).collect();
        let title = parts.iter().take(2).copied().collect::<Vec<_>>().join(" ").trim().to_owned();
        // A title may have a comma of its own: the number is the first behind a letter for the scoring.
        let is_scoring = |text: &str| text.len() <= 2 && text.starts_with(|c: char| c.is_ascii_alphabetic());
        let pairs = parts.iter().zip(parts.iter().skip(1)).skip(2);
        let first =
            pairs.filter(|(scoring, _)| is_scoring(scoring)).find_map(|(_, first)| first.parse().ok());
        Header { event: Some(title), first, ..Header::default() }
    }

    pub(super) fn set_results(&mut self, value: &str, at: usize) {
        self.results = value.split(',').map(|text| Entry::read(text.trim())).collect();
        self.results_at = at;
    }

    pub(super) fn set_numbers(&mut self, value: &str) {
        let numbers = value.split(',').map(|number| number.trim().parse().ok()).collect::<Option<Vec<_>>>();
        self.numbers = numbers.unwrap_or_default();
    }

    /// The result of a board in a room. Where the header does not say which board is its first, it is nobody's.
    pub(super) fn result(&self, (board, room): At) -> Option<Entry> {
        let place = if self.numbers.is_empty() {
            board.checked_sub(self.first?)?
        } else {
            self.numbers.iter().position(|&number| number == board)?
        };
        let at = place.checked_mul(2)?.checked_add(usize::from(room == Room::Closed))?;
        self.results.get(at).copied().flatten()
    }
}

/// A result of the header: `3NE+1`, `4SWx-2`, `PASS`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry {
    /// Contract, declarer and his tricks; none if all passed.
    played: Option<(Contract, Seat, u8)>,
}

impl Entry {
    /// What cannot be read is nothing to complain of.
    fn read(text: &str) -> Option<Entry> {
        if text.eq_ignore_ascii_case("pass") {
            return Some(Entry { played: None });
        }
        let (head, tail) = text.split_at(text.find(['+', '-', '='])?);
        let upper = head.to_ascii_uppercase();
        // The seat stands behind the strain, the doubles before it or behind it.
        let doubles = upper.get(1..)?.chars().filter(|c| *c == 'X').count();
        let plain: String = upper.chars().filter(|c| *c != 'X').collect();
        let (contract, seat) = plain.split_at_checked(plain.len().checked_sub(1)?)?;
        let contract: Contract = format!("{contract}{}", "X".repeat(doubles)).parse().ok()?;
        let over: i8 = if tail == "=" { 0 } else { tail.parse().ok()? };
        let tricks = u8::try_from(i16::from(contract.level.get()) + 6 + i16::from(over)).ok()?;
        (tricks <= 13).then_some(Entry { played: Some((contract, seat.parse().ok()?, tricks)) })
    }

    /// Is it what the auction led to? None if there is no auction or it breaks off.
    pub(super) fn agrees_with(self, auction: Option<&Auction>) -> Option<bool> {
        let played = self.played.map(|(contract, declarer, _)| (contract, declarer));
        match auction::outcome(auction?) {
            Outcome::Open(_) => None,
            Outcome::PassedOut => Some(played.is_none()),
            Outcome::Contract(contract, declarer) => Some(played == Some((contract, declarer))),
        }
    }

    pub(super) fn write_to(self, board: &mut Board) {
        let Some((contract, seat, tricks)) = self.played else {
            board.contract = Some(Recorded::PassedOut);
            return;
        };
        board.contract = Some(Recorded::Contract(contract));
        board.declarer = Some(Declarer { seat, changed: false });
        board.result = Some(TricksWon { side: None, tricks, other: None, irregular: false });
    }
}
