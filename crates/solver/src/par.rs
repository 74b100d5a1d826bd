//! Par: what both sides come to when both bid and double without error and see all cards.

use bridge::{Contract, Doubled, Level, Strain, Vulnerability, score};
use cards::{Seat, Side};

use crate::solve::TrickTable;

/// A contract at par.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParContract {
    /// The contract; doubled if it goes down.
    pub contract: Contract,
    /// Who declares it.
    pub declarer: Seat,
    /// The tricks that declarer wins.
    pub tricks: u8,
}

/// The par of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Par {
    /// The score of North-South.
    pub score: i32,
    /// A contract that gives it; none if the deal is passed out.
    pub contract: Option<ParContract>,
}

/// Bids are numbered 1 to 35, from one club to seven notrump; 0 is no bid yet.
const BIDS: usize = 36;

/// The par of a deal of 13 cards a hand.
///
/// The auction is played out as a game: whoever is in turn passes or makes any higher bid, a contract
/// that goes down is doubled, and nobody is wrong. The dealer matters where both sides can make the
/// same contract, or only one partner can. Declarer is whoever made the last bid.
#[must_use]
pub fn par(table: &TrickTable, vulnerable: Vulnerability, dealer: Seat) -> Par {
    let auction = Auction { table, vulnerable };
    // Values of (bid, bidder) with the next hand in turn, from the highest bid down.
    let mut after = vec![[Par { score: 0, contract: None }; 4]; BIDS];
    for bid in (1..BIDS).rev() {
        for bidder in Seat::ALL {
            let stop = auction.outcome(bid, bidder);
            let value = auction.turn(&after, bid, bidder.next(), 3, stop);
            if let Some(place) = after.get_mut(bid).and_then(|row| row.get_mut(bidder as usize)) {
                *place = value;
            }
        }
    }
    auction.turn(&after, 0, dealer, 4, Par { score: 0, contract: None })
}

struct Auction<'a> {
    table: &'a TrickTable,
    vulnerable: Vulnerability,
}

impl Auction<'_> {
    /// What this bid comes to if all pass, or double if they should.
    fn outcome(&self, bid: usize, declarer: Seat) -> Par {
        let Some(contract) = contract(bid) else { return Par { score: 0, contract: None } };
        let tricks = self.table.tricks(contract.strain, declarer);
        let down = tricks < 6 + contract.level.get();
        let doubled = if down { Doubled::Doubled } else { Doubled::Undoubled };
        let contract = Contract { doubled, ..contract };
        let own = score(contract, self.vulnerable.of(declarer.side()), tricks);
        Par {
            score: of_north_south(declarer, own),
            contract: Some(ParContract { contract, declarer, tricks }),
        }
    }

    /// The value with `seat` in turn over `bid`, when `passes` more passes end the auction.
    fn turn(&self, after: &[[Par; 4]], bid: usize, seat: Seat, passes: u8, stop: Par) -> Par {
        if passes == 0 {
            return stop;
        }
        // Passing is chosen where nothing is better, then the highest bid: a contract at par is named
        // as high as it is made.
        let mut best = self.turn(after, bid, seat.next(), passes - 1, stop);
        let mut bids = false;
        for row in after.iter().skip(bid + 1) {
            let Some(value) = row.get(seat as usize) else { continue };
            let gain = of_north_south(seat, value.score - best.score);
            if gain > 0 || (gain == 0 && bids) {
                (best, bids) = (*value, true);
            }
        }
        best
    }
}

fn of_north_south(seat: Seat, score: i32) -> i32 {
    if seat.side() == Side::NorthSouth { score } else { -score }
}

fn contract(bid: usize) -> Option<Contract> {
    let number = bid.checked_sub(1)?;
    let level = Level::try_new((number / 5 + 1) as u8)?;
    let strain = *Strain::ALL.get(number % 5)?;
    Some(Contract { level, strain, doubled: Doubled::Undoubled })
}
