//! Calls at the table, those in order and those that are not: what is made of a call when it is made.

mod bound;
mod over;
mod stands;

use bridge::{Call, IllegalCall};
use cards::{Seat, Side};

use self::bound::Brought;
pub(super) use self::bound::{Met, Owing, Settled};
use super::Table;
use crate::{
    event::{Impossible, Refused},
    laws::{calls, misinformation},
    matter::{CallFault, IrregularCall, Kind, Late, Replacement},
    words::Replacing,
};

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

    /// A call that lies there although it should not have been made, and is not settled.
    #[must_use]
    pub fn irregular_call(&self) -> Option<(Seat, Call)> {
        self.call_in_question().map(|(_, m)| (m.seat, m.instead.unwrap_or(m.call)))
    }

    /// The calls made beside or after that one, which wait until it is settled.
    #[must_use]
    pub fn waiting_calls(&self) -> &[(Seat, Call)] {
        &self.waiting
    }

    /// The calls with which this player does nothing wrong now.
    #[must_use]
    pub fn proper_calls(&self, seat: Seat) -> Vec<Call> {
        let over = self.may_change_call(seat).filter(|_| self.auction.is_none());
        let reopened = over.map(|_| self.auction_of_calls());
        let auction = self.auction.as_ref().or(reopened.as_ref());
        let Some(auction) = auction.filter(|_| self.call_in_question().is_none()) else {
            return Vec::new();
        };
        // A call that he may change he makes where he made it; whose turn it is makes one more.
        let changes = self.may_change_call(seat).filter(|_| auction.next() != Some(seat));
        let before = changes.map(|call| {
            let mut auction = auction.clone();
            auction.take_back(seat, call);
            auction
        });
        let auction = before.as_ref().unwrap_or(auction);
        let must_repeat = self.must_call_again(seat);
        // What would be cancelled once more.
        let silenced = |owing: &Owing| owing.seat == seat && owing.why == Replacing::Silenced;
        let silenced = self.owing.iter().any(silenced);
        Call::all()
            .filter(|&call| auction.objection(seat, call).is_none())
            .filter(|&call| !self.is_barred(auction.calls().len(), seat, call))
            .filter(|&call| !silenced || !calls::cannot_replace(call))
            .filter(|call| must_repeat.is_none_or(|again| again == *call))
            .collect()
    }

    /// The call that lies there and is not settled; an inadmissible one over which was called lies there no more.
    pub(super) fn call_in_question(&self) -> Option<(usize, IrregularCall)> {
        self.matters.iter().enumerate().find_map(|(i, m)| match m.kind {
            Kind::Call(call) if !call.called_over => Some((i, call)),
            _ => None,
        })
    }

    /// 21B1: the call that this player may change, since an explanation was put right: until his partner calls, or the
    /// opening lead is faced.
    #[must_use]
    pub fn may_change_call(&self, seat: Seat) -> Option<Call> {
        let open = self.auction.is_some() || self.is_before_the_lead();
        let calls = self.calls();
        let still = |&&(by, call, at): &&(Seat, Call, usize)| {
            let since = || calls.iter().skip(at + 1).any(|(later, _)| later.side() == seat.side());
            by == seat && open && calls.get(at) == Some(&(by, call)) && !since()
        };
        self.may_change.iter().find(still).map(|&(_, call, _)| call)
    }

    /// 21B1: has nobody of this side used the right to change his call, and nobody has it any more?
    pub(super) fn right_to_change_is_gone(&self, side: Side) -> bool {
        let stands = |&&(by, call, at): &&(Seat, Call, usize)| {
            by.side() == side && self.calls().get(at) == Some(&(by, call))
        };
        let mut unused = self.may_change.iter().filter(stands).peekable();
        unused.peek().is_some() && unused.all(|&(by, ..)| self.may_change_call(by).is_none())
    }

    /// 21B1: the last call of this side, if it is one of those from this place on.
    pub(super) fn last_call_since(&self, since: usize, side: Side) -> Option<(Seat, Call)> {
        let open = self.auction.is_some() || self.is_before_the_lead();
        let mut calls = self.calls().iter().skip(since).filter(|_| open);
        calls.rfind(|(by, _)| by.side() == side).copied()
    }

    /// Is a call being ruled on?
    fn call_is_ruled_on(&self) -> bool {
        self.matters.iter().any(|m| m.called && matches!(m.kind, Kind::Call(_) | Kind::Replaced(_)))
    }

    /// Somebody calls.
    pub(super) fn make_any_call(&mut self, seat: Seat, call: Call) -> Result<(), Refused> {
        if self.call_is_ruled_on() {
            return Err(Impossible::CallInQuestion.into());
        }
        if self.may_change_call(seat).is_some() && self.to_call() != Some(seat) {
            return self.change_call(seat, call);
        }
        match self.call_in_question() {
            Some((i, lying)) => self.call_over(i, lying, seat, call),
            None if self.auction.is_none() => self.call_after_the_end(seat, call),
            None => self.make_call(seat, call),
        }
    }

    /// 33: calls at the same moment come one after the other, that of the player whose turn it is first. None of them is
    /// made over another: where one is in question, those after it wait until it is settled.
    pub(super) fn call_at_once(&mut self, calls: &[(Seat, Call)]) -> Result<(), Refused> {
        let Some(due) = self.to_call() else { return Err(Impossible::AuctionOver.into()) };
        self.applied.insert(calls::AT_ONCE);
        let made = |seat| calls.iter().find(move |(by, _)| *by == seat).copied();
        let mut in_order = due.round().into_iter().filter_map(made);
        // What lay there before they call over.
        if let Some((seat, call)) = in_order.next() {
            self.make_any_call(seat, call)?;
        }
        for (seat, call) in in_order {
            match self.call_in_question() {
                Some(_) => self.waiting.push((seat, call)),
                None => self.make_any_call(seat, call)?,
            }
        }
        Ok(())
    }

    /// The calls of the same moment that come before it are settled: the next one is made, as the auction stands now. Was
    /// there one?
    pub(super) fn make_waiting_call(&mut self) -> bool {
        let last_pass = self.auction.is_some() && self.to_call().is_none();
        if last_pass || self.waiting.is_empty() || self.call_in_question().is_some() {
            return false;
        }
        let (seat, call) = self.waiting.remove(0);
        let made = match self.auction {
            Some(_) => self.make_call(seat, call),
            None => self.call_after_the_end(seat, call),
        };
        made.is_ok()
    }

    /// 38: a bid above seven.
    pub(super) fn bid_above_seven(&mut self, seat: Seat) -> Result<(), Refused> {
        if self.call_is_ruled_on() || self.call_in_question().is_some() {
            return Err(Impossible::CallInQuestion.into());
        }
        // That it is above seven comes before that it comes too late (39).
        let after_the_end = self.is_before_the_lead();
        let due = self.to_call().or(after_the_end.then_some(seat));
        let Some(due) = due else { return Err(Impossible::AuctionOver.into()) };
        let fault = CallFault::AboveSeven { after_the_end };
        self.open(Kind::Call(self.irregular(seat, Call::Pass, fault, due)));
        Ok(())
    }

    /// 25: a player changes his last call, or tries to.
    pub(super) fn change_call(&mut self, seat: Seat, call: Call) -> Result<(), Refused> {
        if self.call_is_ruled_on() {
            return Err(Impossible::CallInQuestion.into());
        }
        if let Some((i, lying)) = self.call_in_question() {
            return self.call_over(i, lying, seat, call);
        }
        let calls = self.calls();
        let Some(at) = calls.iter().rposition(|(by, _)| *by == seat) else {
            return Err(Impossible::NoCallToChange.into());
        };
        if self.auction.is_none() && !self.is_before_the_lead() {
            return Err(Impossible::AuctionOver.into());
        }
        let first = calls.get(at).map_or(Call::Pass, |(_, call)| *call);
        if first == call {
            // 21B1: he lets it stand.
            self.may_change.retain(|(by, ..)| *by != seat);
            return Ok(());
        }
        let by = |who: Seat| calls.iter().skip(at + 1).find(|(by, _)| *by == who).map(|(_, call)| *call);
        if self.may_change_call(seat) == Some(first) {
            let in_order = self.proper_calls(seat).contains(&call);
            let ruling = misinformation::call_changed(seat, first, in_order.then_some(call), by(seat.next()));
            self.face_down = None;
            // Without rectification: what it came in the place of is settled.
            self.settled.retain(|settled| !settled.is_of(seat, at));
            self.apply(ruling);
            return if in_order { Ok(()) } else { self.make_call(seat, call) };
        }
        let late = match by(seat.partner()) {
            Some(_) => Some(Late::PartnerHasCalled),
            None => self.auction.is_none().then_some(Late::AuctionOver),
        };
        let fault = CallFault::Changed { first, since: by(seat.next()), late };
        let due = self.to_call().unwrap_or(seat);
        self.open(Kind::Call(self.irregular(seat, call, fault, due)));
        Ok(())
    }

    /// 17D3: he has had no turn, and calls. Had he none?
    fn takes_lost_turn(&mut self, seat: Seat) -> bool {
        let lost =
            self.lost_turn().is_some_and(|(missed, auction)| missed == seat && auction.next() == Some(seat));
        lost && self.give_lost_turn()
    }

    /// 39: a call after the last pass; of the player who made that, a change of it (25A5).
    fn call_after_the_end(&mut self, seat: Seat, call: Call) -> Result<(), Refused> {
        if self.takes_lost_turn(seat) {
            return self.make_call(seat, call);
        }
        if !self.is_before_the_lead() {
            return Err(Impossible::AuctionOver.into());
        }
        if self.calls.last().is_some_and(|(by, _)| *by == seat) {
            return self.change_call(seat, call);
        }
        self.open(Kind::Call(self.irregular(seat, call, CallFault::AfterTheLastPass, seat)));
        Ok(())
    }

    /// A call while an irregular one lies there that nobody has said anything about.
    fn call_over(&mut self, i: usize, lying: IrregularCall, seat: Seat, call: Call) -> Result<(), Refused> {
        if self.waiting.iter().any(|(by, _)| *by == seat) {
            return Err(Impossible::CallInQuestion.into());
        }
        if matches!(lying.fault, CallFault::AboveSeven { .. }) && seat != lying.seat.next() {
            // 38: it is gone with the bid.
            self.waiting.push((seat, call));
            return Ok(());
        }
        if seat == lying.seat {
            // 25, 27C: he changes it himself. The same call said again is no other one, and that he goes back to his first
            // takes nothing from the next opponent (9C).
            let other = match lying.fault {
                _ if call == lying.call => lying,
                CallFault::Changed { first, .. } if call == first => lying,
                CallFault::Changed { .. } => self.irregular(seat, call, lying.fault, lying.due),
                _ => IrregularCall {
                    instead: Some(call),
                    put_right: self.call_put_right(lying, call),
                    ..lying
                },
            };
            if let Some(m) = self.matters.get_mut(i) {
                m.kind = Kind::Call(other);
            }
            return Ok(());
        }
        let by_turn = matches!(lying.fault, CallFault::OutOfRotation | CallFault::AgainstDuty);
        if seat == lying.due && seat == lying.seat.partner() && by_turn {
            if let Some(Kind::Call(m)) = self.matters.get_mut(i).map(|m| &mut m.kind) {
                m.partner = Some(call);
            }
            return Ok(());
        }
        if seat == lying.due && lying.gives_way_to_due() {
            self.matters.remove(i);
            let f = self.facts();
            let ruling = calls::called_by_due(&f, &lying);
            let ruling = f.into_core().ruled(ruling);
            self.apply(ruling);
            return self.call_after_waiting(seat, call);
        }
        let late = match lying.fault {
            CallFault::Changed { late, .. } => late,
            _ => None,
        };
        if seat != lying.seat.next() || late == Some(Late::PartnerHasCalled) {
            // The earliest comes first: this one is ruled on as if that had been done at once.
            self.waiting.push((seat, call));
            return Ok(());
        }
        match lying.fault {
            // 36A: what is called goes as well, once attention is drawn to it; until then nobody has noticed.
            _ if lying.of_nothing => {
                if let Some(Kind::Call(m)) = self.matters.get_mut(i).map(|m| &mut m.kind) {
                    m.called_over = true;
                }
                self.accept_call(lying.seat, lying.call);
                self.call_after_waiting(seat, call)
            }
            CallFault::AfterTheLastPass
            | CallFault::AboveSeven { .. }
            | CallFault::Changed { late: Some(Late::AuctionOver), .. } => {
                self.matters.remove(i);
                self.apply(calls::called_over(&lying));
                Ok(())
            }
            _ => {
                self.matters.remove(i);
                self.apply(calls::called_over(&lying));
                self.call_after_waiting(seat, call)
            }
        }
    }

    /// A call over one that is settled by it: those of the same moment come before this one.
    fn call_after_waiting(&mut self, seat: Seat, call: Call) -> Result<(), Refused> {
        while self.make_waiting_call() {}
        match self.call_in_question() {
            Some((i, lying)) => self.call_over(i, lying, seat, call),
            None => self.make_call(seat, call),
        }
    }

    /// A call where none is in question.
    pub(super) fn make_call(&mut self, seat: Seat, call: Call) -> Result<(), Refused> {
        let Some(due) = self.auction.as_ref().and_then(bridge::Auction::next) else {
            return match self.takes_lost_turn(seat) {
                true => self.make_call(seat, call),
                false => Err(Impossible::AuctionOver.into()),
            };
        };
        if due == seat.previous() && self.must_pass(due) {
            self.apply(calls::passed_for(due));
            return self.make_call(seat, call);
        }
        if self.calls().last() == Some(&(seat, call)) {
            // He says what he has called, and changes nothing.
            return Ok(());
        }
        match self.fault(seat, call, due) {
            None => self.accept_call(seat, call),
            Some(fault) => self.open(Kind::Call(self.irregular(seat, call, fault, due))),
        }
        Ok(())
    }

    /// The call with what the laws want to know of the auction in which it was made.
    fn irregular(&self, seat: Seat, call: Call, fault: CallFault, due: Seat) -> IrregularCall {
        let insufficient = |owing: Owing| {
            matches!(owing.why, Replacing::Insufficient | Replacing::MoreExactly | Replacing::Silenced)
        };
        let too_low = |auction: &bridge::Auction| {
            matches!(auction.objection_in_turn(seat, call), Some(IllegalCall::Insufficient { .. }))
        };
        let of_nothing = |auction: &bridge::Auction| {
            let mut before = auction.clone();
            if let CallFault::Changed { first, .. } = fault {
                before.take_back(seat, first);
            }
            matches!(before.objection_in_turn(seat, call), Some(IllegalCall::NothingToDouble(_)))
        };
        let calls = self.calls();
        let had_to_pass = match fault {
            CallFault::Changed { .. } => {
                let first = calls.iter().rposition(|(by, _)| *by == seat);
                first.is_some_and(|place| self.is_barred(place, seat, call))
            }
            _ => false,
        };
        IrregularCall {
            seat,
            call,
            fault,
            due,
            instead: None,
            put_right: None,
            again: self.owed_by(seat).any(insufficient),
            too_low: self.auction.as_ref().is_some_and(too_low),
            passes: calls
                .last()
                .filter(|(by, said)| *by == seat.partner() && *said != Call::Pass)
                .map(|(_, said)| *said),
            bid_before: calls.iter().any(|(_, call)| matches!(call, Call::Bid(..))),
            of_nothing: self.auction.as_ref().is_some_and(of_nothing),
            had_to_pass,
            since: self.called_since(seat, fault).filter(|(first, _)| *first != call),
            partner: None,
            called_over: false,
        }
    }

    /// 27C: what he calls himself in the place of his bid that was too low, if it is in order there.
    fn call_put_right(&self, lying: IrregularCall, call: Call) -> Option<Replacement> {
        let in_order =
            lying.fault == CallFault::Insufficient && self.fault(lying.seat, call, lying.due).is_none();
        let (seat, withdrawn, why) = (lying.seat, lying.call, Replacing::Insufficient);
        let owing = Owing { seat, withdrawn, why, brought: Brought::default() };
        in_order.then(|| self.replacement(owing, call))
    }

    /// His own last call and the one of the next opponent over it, where nobody has called since.
    fn called_since(&self, seat: Seat, fault: CallFault) -> Option<(Call, Call)> {
        match (fault, self.calls()) {
            (CallFault::OutOfRotation, [.., (own, first), (by, since)])
                if *own == seat && *by == seat.next() =>
            {
                Some((*first, *since))
            }
            _ => None,
        }
    }

    /// What is wrong with this call, if anything. A double of nothing is one whoever makes it and whenever (36): that
    /// comes before the duty to pass (37), and this before the turn (28–32).
    fn fault(&self, seat: Seat, call: Call, due: Seat) -> Option<CallFault> {
        let auction = self.auction.as_ref()?;
        if seat != due {
            // At his left-hand opponent’s turn; at his partner’s it is a call out of rotation like any other.
            if let Some(&(by, first)) = auction.calls().last()
                && by == seat
            {
                return Some(CallFault::Changed { first, since: None, late: None });
            }
        }
        match auction.objection_in_turn(seat, call) {
            Some(IllegalCall::NothingToDouble(_)) => Some(CallFault::Inadmissible),
            _ if call != Call::Pass && self.must_pass(seat) => Some(CallFault::AgainstDuty),
            _ if seat != due => Some(CallFault::OutOfRotation),
            _ if self.is_barred(auction.calls().len(), seat, call) => Some(CallFault::AgainstDuty),
            Some(IllegalCall::Insufficient { .. }) => Some(CallFault::Insufficient),
            None | Some(IllegalCall::Over | IllegalCall::OutOfRotation { .. }) => None,
        }
    }

    /// The calls of a player that stand.
    pub(super) fn calls_of(&self, seat: Seat) -> Vec<Call> {
        self.calls().iter().filter(|(by, _)| *by == seat).map(|(_, call)| *call).collect()
    }
}
