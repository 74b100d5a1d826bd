//! Calls at the table: those in order, those that are not, and the end of the auction.

use bridge::{Call, IllegalCall, Outcome};
use cards::{Card, Seat, SuitSet};

use super::Table;
use crate::{
    event::{Impossible, Refused},
    laws::{
        calls,
        in_auction::{self, SeenInAuction},
    },
    matter::{CallFault, IrregularCall, Kind, Period, Replacement},
    words::{Duty, Effect, Replacing, Restriction},
};

/// Somebody whose call was cancelled, and who has not called again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Owing {
    seat: Seat,
    withdrawn: Call,
    why: Replacing,
}

impl Table {
    /// The calls that stand, from the dealer on.
    #[must_use]
    pub fn calls(&self) -> &[(Seat, Call)] {
        match &self.auction {
            Some(auction) => auction.calls(),
            None => &self.calls,
        }
    }

    /// Whose turn it is to call; nobody's, if the auction is over.
    #[must_use]
    pub fn to_call(&self) -> Option<Seat> {
        self.auction.as_ref().and_then(bridge::Auction::next)
    }

    /// Has somebody still to call in the place of a call that was cancelled, before the next turn of others?
    pub(crate) fn owes_call(&self) -> bool {
        self.auction.is_some() && !self.owing.is_empty()
    }

    /// A call that lies there although it should not have been made, and is not settled.
    #[must_use]
    pub fn irregular_call(&self) -> Option<(Seat, Call)> {
        self.call_in_question().map(|(_, m)| (m.seat, m.instead.unwrap_or(m.call)))
    }

    /// The calls with which this player does nothing wrong now.
    #[must_use]
    pub fn proper_calls(&self, seat: Seat) -> Vec<Call> {
        let Some(auction) = self.auction.as_ref().filter(|_| self.call_in_question().is_none()) else {
            return Vec::new();
        };
        let must_repeat = self.owing(seat).filter(|owing| self.must_repeat(*owing));
        Call::all()
            .filter(|&call| auction.objection(seat, call).is_none())
            .filter(|&call| call == Call::Pass || !self.must_pass(seat))
            .filter(|call| must_repeat.is_none_or(|owing| owing.withdrawn == *call))
            .collect()
    }

    fn call_in_question(&self) -> Option<(usize, IrregularCall)> {
        self.matters.iter().enumerate().find_map(|(i, m)| match m.kind {
            Kind::Call(call) => Some((i, call)),
            _ => None,
        })
    }

    fn owing(&self, seat: Seat) -> Option<Owing> {
        self.owing.iter().find(|owing| owing.seat == seat).copied()
    }

    fn must_pass(&self, seat: Seat) -> bool {
        let must = |duty| matches!(duty, Duty::MustPass | Duty::MustPassThroughout);
        self.state.restrictions.iter().any(|r| r.restriction.seat == seat && must(r.restriction.duty))
    }

    /// 31A1, 32A1: his right-hand opponent has passed, and the call is legal now. It is not where he must
    /// pass for another reason, such as a card that his partner has shown (24B).
    fn must_repeat(&self, owing: Owing) -> bool {
        let Some(auction) = &self.auction else { return false };
        let passed = auction.calls().last().is_some_and(|(_, call)| *call == Call::Pass);
        owing.why == Replacing::AtRightHandOpponentsTurn
            && passed
            && !self.must_pass(owing.seat)
            && auction.objection(owing.seat, owing.withdrawn).is_none()
    }

    /// Somebody calls.
    pub(super) fn make_any_call(&mut self, seat: Seat, call: Call) -> Result<(), Refused> {
        if self.auction.is_none() {
            return Err(Impossible::AuctionOver.into());
        }
        if self.matters.iter().any(|m| m.called && matches!(m.kind, Kind::Call(_) | Kind::Replaced(_))) {
            return Err(Impossible::CallInQuestion.into());
        }
        match self.call_in_question() {
            Some((i, lying)) => self.call_over(i, lying, seat, call),
            None => self.make_call(seat, call),
        }
    }

    /// A call while an irregular one lies there that nobody has said anything about.
    fn call_over(&mut self, i: usize, lying: IrregularCall, seat: Seat, call: Call) -> Result<(), Refused> {
        if seat == lying.seat {
            // 25, 27C: he changes it himself.
            if let Some(Kind::Call(m)) = self.matters.get_mut(i).map(|m| &mut m.kind) {
                match m.fault {
                    CallFault::Changed { .. } => m.call = call,
                    _ => m.instead = Some(call),
                }
            }
            return Ok(());
        }
        if seat == lying.due && lying.gives_way_to_due() {
            self.matters.remove(i);
            self.apply(calls::overtaken(&lying));
            return self.make_call(seat, call);
        }
        if seat != lying.seat.next() {
            return Err(Impossible::CallInQuestion.into());
        }
        self.matters.remove(i);
        self.apply(calls::called_over(&lying));
        if lying.fault == CallFault::Inadmissible {
            // 36A: the call over it goes as well.
            return Ok(());
        }
        self.make_call(seat, call)
    }

    /// A call where none is in question.
    pub(super) fn make_call(&mut self, seat: Seat, call: Call) -> Result<(), Refused> {
        let Some(due) = self.auction.as_ref().and_then(bridge::Auction::next) else {
            return Err(Impossible::AuctionOver.into());
        };
        match self.fault(seat, call, due) {
            None => self.accept_call(seat, call),
            Some(_) if !self.rules.edition.rules_on_calls() => return Err(Impossible::CallNotRuledOn.into()),
            Some(fault) => self.open(Kind::Call(IrregularCall { seat, call, fault, due, instead: None })),
        }
        Ok(())
    }

    /// What is wrong with this call, if anything.
    fn fault(&self, seat: Seat, call: Call, due: Seat) -> Option<CallFault> {
        let auction = self.auction.as_ref()?;
        if seat != due {
            let mut calls = auction.calls().iter().rev();
            let (last, before) = (calls.next(), calls.next());
            return Some(match (last, before) {
                (Some(&(by, first)), _) if by == seat => CallFault::Changed { first, since: None },
                (Some(&(by, since)), Some(&(own, first))) if own == seat && by == seat.next() => {
                    CallFault::Changed { first, since: Some(since) }
                }
                _ if auction.is_baseless(seat, call) => CallFault::Inadmissible,
                _ => CallFault::OutOfRotation,
            });
        }
        if call != Call::Pass && self.must_pass(seat) {
            return Some(CallFault::AgainstDuty);
        }
        match auction.objection(seat, call) {
            None | Some(IllegalCall::Over) => None,
            Some(IllegalCall::Insufficient { .. }) => Some(CallFault::Insufficient),
            Some(IllegalCall::OutOfRotation { .. }) => Some(CallFault::OutOfRotation),
            Some(IllegalCall::NothingToDouble(_)) => Some(CallFault::Inadmissible),
        }
    }

    /// A call that stands.
    fn accept_call(&mut self, seat: Seat, call: Call) {
        let instead = self.owing(seat).map(|owing| self.replacement(owing, call));
        self.owing.retain(|owing| owing.seat != seat);
        self.state.restrictions.retain(|r| r.restriction != Restriction { seat, duty: Duty::MustPass });
        let Some(auction) = &mut self.auction else { return };
        auction.accept(seat, call);
        if let Some(missed) = auction.give_missed_turn() {
            self.apply(calls::missed_turn(missed));
        }
        if let Some(replacement) = instead {
            let matter = self.matter(Kind::Replaced(replacement), true);
            self.matters.push(matter);
        }
    }

    fn replacement(&self, owing: Owing, call: Call) -> Replacement {
        let same = match (owing.withdrawn, &self.auction) {
            (Call::Bid(_, strain), Some(auction)) => auction.lowest_in(strain),
            _ => None,
        };
        Replacement {
            seat: owing.seat,
            call,
            withdrawn: owing.withdrawn,
            why: owing.why,
            lowest: same == Some(call),
            must_repeat: self.must_repeat(owing),
        }
    }

    /// What a ruling does to the calls.
    pub(super) fn take_effect_on_calls(&mut self, effect: Effect) {
        match effect {
            Effect::CallWithdrawn(seat, call) => {
                if let Some(auction) = &mut self.auction {
                    auction.take_back(seat, call);
                }
            }
            Effect::CallStands(seat, call) => {
                self.owing.retain(|owing| owing.seat != seat);
                self.accept_call(seat, call);
            }
            // 25A, 27C: it is subject to the laws like any other.
            Effect::CallReplaced(seat, call) => {
                let _ = self.make_call(seat, call);
            }
            Effect::Replaces(seat, withdrawn, why) => self.owing.push(Owing { seat, withdrawn, why }),
            Effect::MayForbidLead(seat) if !self.may_forbid.contains(&seat) => self.may_forbid.push(seat),
            _ => {}
        }
    }

    /// The auction has led to a contract, and nothing about its calls is open: the play begins. Did it?
    pub(super) fn end_auction(&mut self) -> bool {
        if self.matters.iter().any(|m| matches!(m.kind, Kind::Call(_) | Kind::Replaced(_))) {
            return false;
        }
        let Some(Outcome::Contract(contract, declarer)) = self.auction.as_ref().map(bridge::Auction::outcome)
        else {
            return false;
        };
        self.calls = self.auction.take().map(|auction| auction.calls().to_vec()).unwrap_or_default();
        self.contract = Some(contract);
        self.state.strain = contract.strain;
        self.state.declarer = declarer;
        self.state.trick.leader = declarer.next();
        self.state.restrictions.clear();
        self.owing.clear();
        // 26B: only against who becomes a defender.
        self.may_forbid.retain(|seat| seat.side() != declarer.side());
        // Of some nobody has found out yet whether the partner could see them: that waits for the director.
        let facts = self.facts();
        let seen: Vec<SeenInAuction> = self
            .seen_in_auction
            .iter()
            .filter(|seen| in_auction::is_found_out(&facts, seen))
            .copied()
            .collect();
        let ruling = (!seen.is_empty()).then(|| in_auction::afterwards(&facts, &seen, declarer.side()));
        self.matters.retain_mut(|m| match &mut m.kind {
            Kind::Exposed(shown) => {
                shown.period = Period::Clarification;
                shown.seen_by_partner.is_none()
            }
            _ => true,
        });
        ruling.into_iter().for_each(|ruling| self.apply(ruling));
        true
    }

    /// The cards seen in the auction for which it still matters who will declare (24D, 24E).
    pub fn seen_in_auction(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        self.seen_in_auction.iter().filter(|_| self.auction.is_some()).map(|seen| (seen.seat, seen.card))
    }

    /// 26B: the partner of this player, whose call was withdrawn, is to lead for the first time.
    pub(super) fn lead_after_withdrawn_call(&self) -> Option<Seat> {
        let (state, trick) = (&self.state, &self.state.trick);
        if self.auction.is_some() || self.is_over() || !trick.is_empty() {
            return None;
        }
        self.may_forbid
            .iter()
            .copied()
            .find(|seat| trick.leader == seat.partner() && state.is_defender(*seat))
    }

    /// The suits that a player has bid in the calls that stand.
    pub(super) fn suits_bid_by(&self, seat: Seat) -> SuitSet {
        let suit = |(by, call): &(Seat, Call)| match call {
            Call::Bid(_, strain) if *by == seat => strain.trump(),
            _ => None,
        };
        self.calls().iter().filter_map(suit).collect()
    }
}
