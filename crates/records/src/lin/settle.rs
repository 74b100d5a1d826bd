//! Gives the boards of a match their results, and says where one may be another's.

use std::collections::{HashMap, HashSet};

use bridge::Call;

use super::{
    Reader,
    header::{Entry, Room},
    swallowed,
};
use crate::{Board, Expected, There, board::Bidding, error::Fault};

/// The number of a board, and in which room it was played.
pub(super) type At = (usize, Room);

/// A result of the header with the board whose it is by number and room.
#[derive(Clone, Copy)]
pub(super) struct Assigned {
    pub(super) board: usize,
    pub(super) at: At,
    pub(super) entry: Entry,
}

impl Reader<'_> {
    /// Gives the boards of a match their results, unless their own auctions show that these are not theirs.
    pub(super) fn settle(&mut self) {
        let mut assigned = std::mem::take(&mut self.assigned);
        for Assigned { board, entry, .. } in &assigned {
            if let Some(Ok(board)) = self.boards.get_mut(*board)
                && entry.agrees_with(board.auction.as_ref()) != Some(true)
            {
                swallowed::put_back(board, |auction| entry.agrees_with(Some(auction)) == Some(true));
            }
        }
        self.exchange(&mut assigned);
        let verdicts: Vec<Option<bool>> =
            assigned.iter().map(|one| self.agree(one.board, one.entry)).collect();
        let count = |what| verdicts.iter().filter(|verdict| **verdict == Some(what)).count();
        let (agree, differ) = (count(true), count(false));
        if differ > 0 && agree <= differ {
            let there = There::OtherResults { differ, compared: agree + differ };
            if let Some(first) = assigned.first() {
                self.remark(first.board, there, Expected::ResultsOfTheseBoards);
            }
            return;
        }
        let judged = || assigned.iter().zip(&verdicts);
        let settled =
            judged().filter(|(_, verdict)| **verdict == Some(true)).map(|(one, _)| one.at).collect();
        for (one, verdict) in judged() {
            if *verdict == Some(false) {
                self.doubt(*one, &settled);
            }
            if let Some(Ok(board)) = self.boards.get_mut(one.board) {
                one.entry.write_to(board);
            }
        }
    }

    /// The two results of a board stand the other way round where both auctions say so.
    fn exchange(&mut self, assigned: &mut [Assigned]) {
        let mut first: HashMap<usize, usize> = HashMap::new();
        let pairs: Vec<(usize, usize)> = assigned
            .iter()
            .enumerate()
            .filter_map(|(at, one)| first.insert(one.at.0, at).map(|other| (other, at)))
            .collect();
        for pair in pairs {
            let Ok([one, two]) = assigned.get_disjoint_mut(pair.into()) else { continue };
            let as_they_stand = [self.agree(one.board, one.entry), self.agree(two.board, two.entry)];
            let exchanged = [self.agree(one.board, two.entry), self.agree(two.board, one.entry)];
            if as_they_stand == [Some(false); 2] && exchanged == [Some(true); 2] {
                std::mem::swap(&mut one.entry, &mut two.entry);
                for board in [one.board, two.board] {
                    self.remark(board, There::OtherRoom, Expected::ResultOfThisRoom);
                }
            }
        }
    }

    /// Where the result is not that of the auction: is one beside it, of which nothing else is known, or is the auction
    /// that of the board before? Then nobody knows which of the two is wrong.
    fn doubt(&mut self, one: Assigned, settled: &HashSet<At>) {
        let (number, room) = one.at;
        let beside =
            [(number.checked_sub(1), room), (number.checked_add(1), room), (Some(number), room.other())];
        let stray = beside.into_iter().filter_map(|(number, room)| Some((number?, room))).any(|at| {
            let entry = self.header.result(at);
            entry.is_some_and(|entry| self.agree(one.board, entry) == Some(true)) && !settled.contains(&at)
        });
        if stray {
            self.remark(one.board, There::StrayResult, Expected::ResultBeside);
        }
        let (boards, behind) = self.boards.split_at_mut(one.board);
        let (Some(Ok(before)), Some(Ok(board))) = (boards.last(), behind.first_mut()) else { return };
        if is_rest_of(board, before) {
            board.remark(There::AuctionBefore, Expected::AuctionOfItsOwn);
        }
    }

    fn agree(&self, board: usize, entry: Entry) -> Option<bool> {
        entry.agrees_with(self.boards.get(board)?.as_ref().ok()?.auction.as_ref())
    }

    fn remark(&mut self, board: usize, there: There, expected: Expected) {
        let fault = self.lines.locate(Fault::new(self.header.results_at, there, expected));
        if let Some(Ok(board)) = self.boards.get_mut(board) {
            board.remarks.push(fault);
        }
    }
}

/// No card was played, and the bids and doubles are those of the other board, or the last of them: they were not cleared away.
fn is_rest_of(board: &Board, before: &Board) -> bool {
    let calls = |board: &Board| -> Vec<Call> {
        let entries = board.auction.iter().flat_map(|auction| &auction.entries);
        entries
            .filter_map(|entry| match entry {
                Bidding::Call { call, .. } if *call != Call::Pass => Some(*call),
                _ => None,
            })
            .collect()
    };
    let these = calls(board);
    let no_card = board.play.as_ref().is_none_or(|play| play.cells.is_empty());
    no_card && !these.is_empty() && calls(before).ends_with(&these)
}
