//! The auction: what it led to, and what was wrong in it.

use bridge::{Call, Contract, Doubled, Level, Strain};
use bridge_laws::clause::Clause;
use cards::{BySide, Seat};

use super::{Found, Kind, Law};
use crate::board::{Auction, Bidding, End};

/// What an auction led to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    Open,
    PassedOut,
    Contract(Contract, Seat),
}

/// What is to be known of an auction.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bid {
    pub ending: Ending,
    /// It is marked as unfinished.
    pub stopped: bool,
}

#[derive(Default)]
struct So {
    last: Option<(Level, Strain, Seat)>,
    doubled: Doubled,
    passes: u8,
    first: BySide<[Option<Seat>; 5]>,
}

impl So {
    fn is_over(&self) -> bool {
        self.passes >= if self.last.is_some() { 3 } else { 4 }
    }

    /// What is wrong with a call that stands all the same.
    fn objection(&self, seat: Seat, call: Call) -> Option<(Kind, Law)> {
        if self.is_over() {
            return Some((Kind::CallAfterEnd, Law::Number("39")));
        }
        let doubling = (Kind::InadmissibleCall, Law::Number("36"));
        let last = self.last.map(|(level, strain, _)| (level, strain));
        let opponents = self.last.is_some_and(|(.., bidder)| bidder.side() != seat.side());
        match call {
            Call::Pass => None,
            Call::Bid(level, strain) => {
                (Some((level, strain)) <= last).then_some((Kind::InsufficientBid, Law::Clause(Clause::L27)))
            }
            Call::Double => (!opponents || self.doubled != Doubled::Undoubled).then_some(doubling),
            Call::Redouble => {
                (opponents || self.last.is_none() || self.doubled != Doubled::Doubled).then_some(doubling)
            }
        }
    }

    fn call(&mut self, seat: Seat, call: Call) {
        self.passes = if call == Call::Pass { self.passes + 1 } else { 0 };
        match call {
            Call::Pass => {}
            Call::Double => self.doubled = Doubled::Doubled,
            Call::Redouble => self.doubled = Doubled::Redoubled,
            Call::Bid(level, strain) => {
                (self.last, self.doubled) = (Some((level, strain, seat)), Doubled::Undoubled);
                if let Some(first) = self.first[seat.side()].get_mut(strain as usize) {
                    first.get_or_insert(seat);
                }
            }
        }
    }

    fn ending(&self) -> Ending {
        match self.last {
            _ if !self.is_over() => Ending::Open,
            None => Ending::PassedOut,
            Some((level, strain, bidder)) => {
                let first = self.first[bidder.side()].get(strain as usize).copied().flatten();
                Ending::Contract(Contract { level, strain, doubled: self.doubled }, first.unwrap_or(bidder))
            }
        }
    }
}

pub(super) fn judge(auction: &Auction, dealer: Option<Seat>, found: &mut Vec<Found>) -> Bid {
    let mut so = So::default();
    let out_of_rotation = Law::Clause(Clause::L28to32);
    let mut seat = auction.first;
    let mut skipped = false;
    if dealer.is_some_and(|dealer| dealer != seat) && auction.entries.first() != Some(&Bidding::Skipped) {
        found.push(Found::new(Kind::CallOutOfRotation, Some(seat), out_of_rotation));
    }
    for entry in &auction.entries {
        match *entry {
            Bidding::Nothing | Bidding::Awaited => {}
            Bidding::Skipped => skipped = true,
            Bidding::Call { call, accepted } => {
                if std::mem::take(&mut skipped) {
                    let mark = Found::new(Kind::CallOutOfRotation, Some(seat), out_of_rotation);
                    found.push(Found { marked: true, ..mark });
                }
                match so.objection(seat, call) {
                    Some((kind, law)) => {
                        let marked = accepted && kind == Kind::InsufficientBid;
                        found.push(Found { marked, ..Found::new(kind, Some(seat), law) });
                    }
                    None if accepted => {
                        let law = Law::Clause(Clause::L27);
                        found
                            .push(Found { marked: true, ..Found::new(Kind::UnfoundedMark, Some(seat), law) });
                    }
                    None => {}
                }
                // What is called after the end changes nothing (39).
                if !so.is_over() {
                    so.call(seat, call);
                }
            }
        }
        seat = seat.next();
    }
    let awaited = auction.entries.last() == Some(&Bidding::Awaited);
    Bid { ending: so.ending(), stopped: awaited || auction.end == End::Stopped }
}

/// The places of bids that are not sufficient.
pub(crate) fn insufficient(auction: &Auction) -> Vec<usize> {
    let mut so = So::default();
    let mut seat = auction.first;
    let mut places = Vec::new();
    for (place, entry) in auction.entries.iter().enumerate() {
        if let Bidding::Call { call, .. } = *entry {
            if so.objection(seat, call).is_some_and(|(kind, _)| kind == Kind::InsufficientBid) {
                places.push(place);
            }
            if !so.is_over() {
                so.call(seat, call);
            }
        }
        seat = seat.next();
    }
    places
}
