//! The auction: what it led to, and what was wrong in it.

use bridge::{Call, Contract, IllegalCall, Outcome};
use bridge_laws::cite;
use cards::Seat;

use super::{Broken, Found, Kind, Law};
use crate::board::{Auction, Bidding, End};

/// No auction has more calls.
pub(crate) const LONGEST: usize = 319;

/// What is to be known of an auction.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bid {
    pub outcome: Outcome,
    /// It is marked as unfinished.
    pub stopped: bool,
}

/// A call of the record, with the place where it stands.
struct Said {
    place: usize,
    seat: Seat,
    call: Call,
    accepted: bool,
    /// The record marks that somebody was left out before it.
    skipped: bool,
    wrong: Option<IllegalCall>,
}

/// Goes through the calls, those that are wrong too: they stand all the same.
fn go_through(record: &Auction, mut heard: impl FnMut(&Said)) -> Outcome {
    let mut auction = bridge::Auction::new(record.first);
    let mut seat = record.first;
    let mut skipped = false;
    for (place, entry) in record.entries.iter().enumerate() {
        match *entry {
            Bidding::Nothing | Bidding::Awaited => {}
            Bidding::Skipped => skipped = true,
            Bidding::Call { call, accepted } => {
                let wrong = auction.objection_in_turn(seat, call);
                heard(&Said { place, seat, call, accepted, skipped: std::mem::take(&mut skipped), wrong });
                // What is called after the end changes nothing (39).
                if wrong != Some(IllegalCall::Over) {
                    auction.accept(seat, call);
                }
            }
        }
        seat = seat.next();
    }
    auction.outcome()
}

/// What the calls lead to, the wrong ones too.
pub(crate) fn outcome(auction: &Auction) -> Outcome {
    go_through(auction, |_| {})
}

/// The contract, and who declares it; none if all passed, or the auction is open.
pub(super) const fn contract(outcome: Outcome) -> Option<(Contract, Seat)> {
    match outcome {
        Outcome::Contract(contract, declarer) => Some((contract, declarer)),
        _ => None,
    }
}

/// Is there nothing wrong in any call?
pub(crate) fn is_regular(auction: &Auction) -> bool {
    let mut regular = true;
    go_through(auction, |said| regular &= said.wrong.is_none() && !said.skipped);
    regular
}

/// Where a bid stands twice, and without the second all is regular: the auction without it.
pub(super) fn without_repeat(auction: &Auction) -> Option<Auction> {
    let is_bid = |entry: &Bidding| matches!(entry, Bidding::Call { call: Call::Bid(..), accepted: false });
    let mut pairs = auction.entries.iter().zip(auction.entries.iter().skip(1));
    let second = pairs.position(|(one, two)| one == two && is_bid(one))? + 1;
    let mut left = auction.clone();
    left.entries.remove(second);
    let annotated = left.annotations.iter_mut().filter(|said| said.entry >= second);
    annotated.for_each(|said| said.entry -= 1);
    (is_regular(&left) && contract(outcome(&left)).is_some()).then_some(left)
}

/// There are calls, but neither passed out is it nor over.
pub(super) fn is_cut_off(auction: &Auction) -> bool {
    let is_call = |entry: &Bidding| matches!(entry, Bidding::Call { .. });
    auction.entries.iter().any(is_call) && matches!(outcome(auction), Outcome::Open(_))
}

/// How many passes at the end are not there, if they are all that is missing, and the contract with them.
pub(super) fn with_last_passes(auction: &Auction) -> Option<(usize, (Contract, Seat))> {
    let mut whole = auction.clone();
    (1..=3).find_map(|passes| {
        whole.entries.push(Bidding::Call { call: Call::Pass, accepted: false });
        Some((passes, contract(outcome(&whole))?))
    })
}

/// Is it regular with one pass more, and leads to this contract of this declarer's then?
pub(super) fn lacks_a_pass(auction: &Auction, contract: Contract, declarer: Seat) -> bool {
    if auction.entries.len() >= LONGEST {
        return false;
    }
    let mut whole = auction.clone();
    (0..=auction.entries.len()).any(|place| {
        whole.entries.clone_from(&auction.entries);
        whole.entries.insert(place, Bidding::Call { call: Call::Pass, accepted: false });
        is_regular(&whole) && outcome(&whole) == Outcome::Contract(contract, declarer)
    })
}

pub(super) fn judge(auction: &Auction, dealer: Option<Seat>, found: &mut Vec<Found>) -> Bid {
    let out_of_rotation =
        |seat| Found::new(Kind::CallOutOfRotation, Some(seat), Law::Clause(cite::OUT_OF_ROTATION));
    if dealer.is_some_and(|dealer| dealer != auction.first)
        && auction.entries.first() != Some(&Bidding::Skipped)
    {
        found.push(out_of_rotation(auction.first));
    }
    let outcome = go_through(auction, |said| {
        if said.skipped {
            found.push(Found { marked: true, ..out_of_rotation(said.seat).certain() });
        }
        // A pass that changes nothing is one that the writer has put there.
        if said.wrong == Some(IllegalCall::Over) && said.call == Call::Pass {
            found.push(Found::broken(Broken::PassTooMany, Some(said.seat)));
            return;
        }
        // A bid that is not high enough stays so whatever calls are missing. All others may be right after one.
        let certain = matches!(said.wrong, None | Some(IllegalCall::Insufficient { .. }));
        let (kind, law, marked) = match said.wrong {
            None if !said.accepted => return,
            None => (Kind::UnfoundedMark, Law::Clause(cite::INSUFFICIENT), true),
            Some(IllegalCall::Insufficient { .. }) => {
                (Kind::InsufficientBid, Law::Clause(cite::INSUFFICIENT), said.accepted)
            }
            Some(IllegalCall::NothingToDouble(_)) => {
                (Kind::InadmissibleCall, Law::Clause(cite::INADMISSIBLE), false)
            }
            Some(IllegalCall::Over) => (Kind::CallAfterEnd, Law::Number("39"), false),
            Some(IllegalCall::OutOfRotation { .. }) => return,
        };
        found.push(Found { marked, certain, ..Found::new(kind, Some(said.seat), law) });
    });
    let awaited = auction.entries.last() == Some(&Bidding::Awaited);
    Bid { outcome, stopped: awaited || auction.end == End::Stopped }
}

/// The places of bids that are not sufficient.
pub(crate) fn insufficient(auction: &Auction) -> Vec<usize> {
    let mut places = Vec::new();
    go_through(auction, |said| {
        if matches!(said.wrong, Some(IllegalCall::Insufficient { .. })) {
            places.push(said.place);
        }
    });
    places
}
