use cards::Seat;
use thiserror::Error;

use crate::{Call, Contract, Doubled, Level, Strain};

/// An auction from the dealer on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Auction {
    dealer: Seat,
    calls: Vec<(Seat, Call)>,
    /// Who gets a turn that he has lost, though there are passes enough (17D3).
    turn: Option<Seat>,
}

/// What an auction has led to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Four passes: the board is passed out.
    PassedOut,
    /// A bid and three passes.
    Contract(Contract, Seat),
    /// This player is to call.
    Open(Seat),
}

/// Why a call is not allowed here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum IllegalCall {
    /// The bid is not higher than the last one (27).
    #[error("{call} is not higher than {last}")]
    Insufficient {
        /// The bid.
        call: Call,
        /// The last bid.
        last: Call,
    },
    /// It was another player's turn (28).
    #[error("{called} called, but it was {due}'s turn")]
    OutOfRotation {
        /// Who called.
        called: Seat,
        /// Whose turn it was.
        due: Seat,
    },
    /// A double or redouble with nothing of the opponents' to double (36).
    #[error("{0} doubles nothing")]
    NothingToDouble(Call),
    /// The auction is over (39).
    #[error("the auction is over")]
    Over,
}

impl Auction {
    /// No call yet.
    #[must_use]
    pub const fn new(dealer: Seat) -> Auction {
        Auction { dealer, calls: Vec::new(), turn: None }
    }

    /// Who dealt.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The calls so far.
    #[must_use]
    pub fn calls(&self) -> &[(Seat, Call)] {
        &self.calls
    }

    /// Whose turn it is, unless the auction is over.
    #[must_use]
    pub fn next(&self) -> Option<Seat> {
        match self.outcome() {
            Outcome::Open(seat) => Some(seat),
            _ => None,
        }
    }

    fn last_bid(&self) -> Option<(usize, Seat, Level, Strain)> {
        self.calls.iter().enumerate().rev().find_map(|(i, (seat, call))| match call {
            Call::Bid(level, strain) => Some((i, *seat, *level, *strain)),
            _ => None,
        })
    }

    fn doubled(&self) -> Doubled {
        let since = self.last_bid().map_or(0, |(i, ..)| i);
        self.calls.iter().skip(since).fold(Doubled::Undoubled, |state, (_, call)| match call {
            Call::Double => Doubled::Doubled,
            Call::Redouble => Doubled::Redoubled,
            _ => state,
        })
    }

    /// What the auction has led to so far.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        if let Some(seat) = self.turn {
            return Outcome::Open(seat);
        }
        let due = self.calls.last().map_or(self.dealer, |(seat, _)| seat.next());
        let passes = self.calls.iter().rev().take_while(|(_, call)| *call == Call::Pass).count();
        match self.last_bid() {
            None if passes >= 4 => Outcome::PassedOut,
            Some((_, bidder, level, strain)) if passes >= 3 => {
                // 22: the first of the side to name the strain declares.
                let declarer = self
                    .calls
                    .iter()
                    .find(|(seat, call)| {
                        seat.side() == bidder.side() && matches!(call, Call::Bid(_, s) if *s == strain)
                    })
                    .map_or(bidder, |(seat, _)| *seat);
                Outcome::Contract(Contract { level, strain, doubled: self.doubled() }, declarer)
            }
            _ => Outcome::Open(due),
        }
    }

    /// A double or redouble that could not be made now by this player, whoever's turn it is (36).
    fn is_baseless(&self, seat: Seat, call: Call) -> bool {
        let last = self.last_bid();
        let allowed = last.is_some_and(|(_, bidder, ..)| match call {
            Call::Double => bidder.side() != seat.side() && self.doubled() == Doubled::Undoubled,
            _ => bidder.side() == seat.side() && self.doubled() == Doubled::Doubled,
        });
        matches!(call, Call::Double | Call::Redouble) && !allowed
    }

    /// What is wrong with this call, if anything.
    #[must_use]
    pub fn objection(&self, seat: Seat, call: Call) -> Option<IllegalCall> {
        match self.outcome() {
            Outcome::Open(due) if due != seat => Some(IllegalCall::OutOfRotation { called: seat, due }),
            _ => self.objection_in_turn(seat, call),
        }
    }

    /// What is wrong with this call if it is this player's turn, whoever's it seems to be: a record may leave
    /// calls out.
    #[must_use]
    pub fn objection_in_turn(&self, seat: Seat, call: Call) -> Option<IllegalCall> {
        if !matches!(self.outcome(), Outcome::Open(_)) {
            return Some(IllegalCall::Over);
        }
        match call {
            Call::Pass => None,
            Call::Bid(level, strain) => {
                let (_, _, last_level, last_strain) = self.last_bid()?;
                let last = Call::Bid(last_level, last_strain);
                ((level, strain) <= (last_level, last_strain))
                    .then_some(IllegalCall::Insufficient { call, last })
            }
            Call::Double | Call::Redouble => {
                self.is_baseless(seat, call).then_some(IllegalCall::NothingToDouble(call))
            }
        }
    }

    /// A call.
    ///
    /// # Errors
    /// [`IllegalCall`]; the auction is as it was.
    pub fn call(&mut self, seat: Seat, call: Call) -> Result<(), IllegalCall> {
        match self.objection(seat, call) {
            Some(objection) => Err(objection),
            None => {
                self.accept(seat, call);
                Ok(())
            }
        }
    }

    /// A call that stands although it was irregular: it was accepted by the opponents (27A, 29A).
    pub fn accept(&mut self, seat: Seat, call: Call) {
        self.turn = None;
        self.calls.push((seat, call));
    }

    /// The last call like this, and whatever was called after it, is taken back. Was there one?
    pub fn take_back(&mut self, seat: Seat, call: Call) -> bool {
        let last = self.calls.iter().rposition(|said| *said == (seat, call));
        if let Some(last) = last {
            self.turn = None;
            self.calls.truncate(last);
        }
        last.is_some()
    }

    /// The lowest bid in this strain that is high enough, if there is one.
    #[must_use]
    pub fn lowest_in(&self, strain: Strain) -> Option<Call> {
        let high_enough = |level: &Level| self.last_bid().is_none_or(|(.., l, s)| (*level, strain) > (l, s));
        Level::all().find(high_enough).map(|level| Call::Bid(level, strain))
    }

    /// Three passes in a row, one of them out of rotation, have kept somebody from his turn (34): whose
    /// turn it is then. The passes from there on are taken back.
    pub fn give_missed_turn(&mut self) -> Option<Seat> {
        let missed = self.missed()?;
        let bid = self.calls.iter().rposition(|(_, call)| *call != Call::Pass).map_or(0, |i| i + 1);
        let spoke = bid.checked_sub(1).and_then(|last| self.calls.get(last)).map(|(seat, _)| *seat);
        // Up to the pass of the player before him, if that was not who spoke last.
        let before = Some(missed.previous()).filter(|before| Some(*before) != spoke);
        let at = self.calls.iter().skip(bid).position(|(seat, _)| Some(*seat) == before);
        self.calls.truncate(at.map_or(bid, |at| bid + at + 1));
        self.turn = Some(missed).filter(|_| self.next().is_none());
        Some(missed)
    }

    /// The first player who has had no turn since the last call but a pass, where the passes would end the
    /// auction.
    fn missed(&self) -> Option<Seat> {
        let last = self.calls.iter().rposition(|(_, call)| *call != Call::Pass);
        let (spoke, passes) = match last {
            Some(last) => (self.calls.get(last).map(|(seat, _)| *seat), self.calls.get(last + 1..)?),
            None => (None, self.calls.as_slice()),
        };
        if passes.len() < if spoke.is_some() { 3 } else { 4 } {
            return None;
        }
        let first = spoke.map_or(self.dealer, Seat::next);
        first
            .round()
            .into_iter()
            .find(|seat| spoke != Some(*seat) && !passes.iter().any(|(passed, _)| passed == seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(dealer: Seat, calls: &str, outcome: &str) {
        let mut auction = Auction::new(dealer);
        let mut said = String::new();
        for call in calls.split_whitespace() {
            let seat = auction.next().unwrap_or(dealer);
            if let Err(e) = auction.call(seat, call.parse().unwrap()) {
                said = format!("{e}");
            }
        }
        if said.is_empty() {
            said = match auction.outcome() {
                Outcome::PassedOut => "passed out".into(),
                Outcome::Contract(contract, declarer) => format!("{contract} by {declarer}"),
                Outcome::Open(seat) => format!("{seat} to call"),
            };
        }
        assert_eq!(said, outcome, "{calls}");
    }

    #[test]
    fn auctions_lead_to_contracts() {
        check(Seat::North, "p p p p", "passed out");
        check(Seat::North, "p p p", "W to call");
        check(Seat::South, "1N p 3N p p p", "3NT by S");
        check(Seat::North, "1H p 2H p 4H X p p XX p p p", "4HXX by N");
        check(Seat::West, "1C 1S 2C 2S p p p", "2S by N");
        check(Seat::West, "1C 1S X XX p p p", "1SXX by N");
        check(Seat::West, "1C 1C", "1C is not higher than 1C");
        check(Seat::West, "1C p X", "X doubles nothing");
        check(Seat::West, "1C p p p p", "the auction is over");
    }

    #[test]
    fn nobody_loses_his_turn_by_passes() {
        let call = |text: &str| text.parse().unwrap();
        let mut auction = Auction::new(Seat::North);
        auction.accept(Seat::North, call("1S"));
        // East was to call; South passes out of rotation, and West accepts by passing.
        for seat in [Seat::South, Seat::West, Seat::North] {
            assert_eq!(auction.give_missed_turn(), None);
            auction.accept(seat, Call::Pass);
        }
        assert_eq!(auction.give_missed_turn(), Some(Seat::East));
        assert_eq!(auction.calls(), [(Seat::North, call("1S"))]);
        assert_eq!(auction.next(), Some(Seat::East));
        assert_eq!(auction.lowest_in(Strain::Clubs), Some(call("2C")));
        assert_eq!(auction.lowest_in(Strain::NoTrump), Some(call("1NT")));
        assert!(auction.take_back(Seat::North, call("1S")));
        assert_eq!(auction.next(), Some(Seat::North));
    }

    #[test]
    fn after_four_passes_of_three_players_the_fourth_has_his_turn() {
        let mut auction = Auction::new(Seat::North);
        // West passes at East’s turn, North passes over it, and East when it is his turn again.
        for seat in [Seat::North, Seat::West, Seat::North, Seat::East] {
            auction.accept(seat, Call::Pass);
        }
        assert_eq!(auction.outcome(), Outcome::PassedOut);
        assert_eq!(auction.give_missed_turn(), Some(Seat::South));
        assert_eq!(auction.next(), Some(Seat::South));
        auction.accept(Seat::South, Call::Pass);
        assert_eq!(auction.outcome(), Outcome::PassedOut);
    }
}
