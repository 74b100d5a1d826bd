//! The calls that stand: how one comes to stand, and what a ruling does to them.

use bridge::{Call, IllegalCall, Outcome};
use cards::Seat;

use super::{super::Table, Brought, Met, Owing, Settled};
use crate::{
    event::Moment,
    facts::Watch,
    laws::calls,
    matter::{Kind, Matter, Replacement},
    state::InForce,
    words::{Effect, Lasts, Ruling, Subject},
};

impl Table {
    /// A call that stands.
    pub(super) fn accept_call(&mut self, seat: Seat, call: Call) {
        let mut owed: Vec<Owing> = self.owing.extract_if(.., |owing| owing.seat == seat).collect();
        // A double of nothing comes in no place (36).
        let counts = self.auction.as_ref().is_some_and(|auction| {
            !matches!(auction.objection_in_turn(seat, call), Some(IllegalCall::NothingToDouble(_)))
        });
        if counts {
            owed.iter_mut().for_each(|owing| self.take_away_what_it_brought(owing));
        }
        let instead: Vec<Replacement> =
            owed.iter().filter(|_| counts).map(|&owing| self.replacement(owing, call)).collect();
        let place = self.calls().len();
        self.settled.extend(owed.into_iter().map(|owing| Settled { place, owing }));
        let once = |r: &InForce| r.restriction.seat == seat && r.restriction.duty.lasts() == Lasts::NextCall;
        let met = self.state.restrictions.extract_if(.., |r| once(r)).map(|duty| Met { place, duty });
        self.met.extend(met);
        // 16A: it was gone with a call of another player’s, and he makes it once more.
        if self.gone_with_another.contains(&(seat, call, place)) {
            self.information.retain(|info| info.subject != Subject::Call(seat, call));
        }
        let Some(auction) = &mut self.auction else { return };
        auction.accept(seat, call);
        // Elsewhere nobody has noticed it yet.
        if self.attention || self.rules.watch == Watch::Always {
            self.give_lost_turn();
        }
        for replacement in instead {
            let matter = self.matter(Kind::Replaced(replacement), true);
            self.matters.push(matter);
        }
    }

    /// 17D3: three passes have followed a call, one of them out of rotation, and somebody has had no turn. Once it is
    /// noticed he gets it, until the opening lead is faced; then the auction stands as it was (DP23). Was there one?
    pub(in crate::table) fn give_lost_turn(&mut self) -> bool {
        let Some((missed, auction)) = self.lost_turn() else { return false };
        let left = auction.calls().len();
        self.reopen_auction();
        if let Some(before) = self.auction.replace(auction) {
            self.face_down = None;
            self.apply(missed_turn(missed, &before, left));
        }
        true
    }

    /// Who has lost his turn and can still be given it (17D3).
    #[must_use]
    pub fn missed_turn(&self) -> Option<Seat> {
        self.lost_turn().map(|(missed, _)| missed)
    }

    /// Who has lost his turn so that it can still be given to him, and the auction as it stands then.
    pub(super) fn lost_turn(&self) -> Option<(Seat, bridge::Auction)> {
        let led = |m: &Matter| matches!(m.kind, Kind::Lead(_));
        let in_time = self.auction.is_some() || self.is_before_the_lead() && !self.matters.iter().any(led);
        if !in_time || self.state.end != Moment::Play {
            return None;
        }
        let mut auction = self.auction.clone().unwrap_or_else(|| self.auction_of_calls());
        auction.give_missed_turn().map(|missed| (missed, auction))
    }

    /// What a ruling does to the calls.
    pub(in crate::table) fn take_effect_on_calls(&mut self, effect: Effect) {
        match effect {
            Effect::CallWithdrawn(seat, call) => {
                self.reopen_auction();
                let before = self.calls().to_vec();
                if let Some(auction) = &mut self.auction {
                    auction.take_back(seat, call);
                }
                let after = before.iter().enumerate().skip(self.calls().len() + 1);
                self.gone_with_another = after.map(|(place, &(by, call))| (by, call, place)).collect();
                // What is gone cannot be changed any more, has met no duty, and comes in no other’s place.
                let stands = self.calls().len();
                self.may_change.retain(|&(.., place)| place < stands);
                for met in self.met.extract_if(.., |met| met.place >= stands) {
                    self.state.restrict(met.duty.restriction, met.duty.law);
                }
                let settled = self.settled.extract_if(.., |settled| settled.place >= stands);
                self.owing.extend(settled.map(|settled| settled.owing));
                self.matters
                    .retain(|m| !matches!(m.kind, Kind::Replaced(r) if (r.seat, r.call) == (seat, call)));
            }
            Effect::CallStands(seat, call) => {
                // Whatever is put there comes in the place of a double of nothing as well (36B).
                self.owing.retain(|owing| owing.seat != seat || owing.why.is_of_a_double_of_nothing());
                self.accept_call(seat, call);
            }
            // 25A, 27C: it is subject to the laws like any other.
            Effect::CallReplaced(seat, call) => {
                let _ = self.make_call(seat, call);
            }
            Effect::Replaces(seat, withdrawn, why) => {
                // Of the same law only the last counts; what he owes under another comes beside it.
                self.owing.retain(|owing| owing.seat != seat || owing.why.law() != why.law());
                self.owing.push(Owing { seat, withdrawn, why, brought: Brought::default() });
            }
            Effect::MayChangeCall(seat, call) => {
                let made = self.calls().iter().rposition(|made| *made == (seat, call));
                self.may_change.extend(made.map(|at| (seat, call, at)));
            }
            // 36A: nothing of it is in question any more.
            Effect::LaterCallsCancelled => {
                self.matters.retain(|m| !matches!(m.kind, Kind::Call(_) | Kind::Replaced(_)));
                self.waiting.clear();
            }
            // 38: whatever was called over it is gone with it.
            Effect::BidAboveSevenCancelled { .. } => self.waiting.clear(),
            Effect::MayForbidLead(offender) => self.may_say(offender, None, None),
            Effect::MayDirectLead(offender, call) => self.may_say(offender, Some(call), None),
            Effect::MayBearOnLead(offender, call, instead) => {
                self.may_say(offender, Some(call), Some(instead));
            }
            Effect::CountsAsNotMade(seat, call) => {
                if let Some(at) = self.calls.iter().rposition(|made| *made == (seat, call)) {
                    self.calls.remove(at);
                }
                if let Outcome::Contract(contract, _) = self.auction_of_calls().outcome() {
                    self.contract = Some(contract);
                }
            }
            _ => {}
        }
    }

    pub(super) fn auction_of_calls(&self) -> bridge::Auction {
        let mut auction = bridge::Auction::new(self.dealer);
        self.calls.iter().for_each(|&(seat, call)| auction.accept(seat, call));
        auction
    }
}

/// 17D3: who gets his turn, and what is cancelled for that: all calls from the `left`-th on.
fn missed_turn(missed: Seat, before: &bridge::Auction, left: usize) -> Ruling {
    let calls = before.calls();
    let turn = |at: usize| match at.checked_sub(1).and_then(|last| calls.get(last)) {
        Some((last, _)) => last.next(),
        None => before.dealer(),
    };
    let cancelled = calls.get(left..).unwrap_or_default();
    let out_of_rotation: Vec<Seat> = cancelled
        .iter()
        .enumerate()
        .filter(|(i, (seat, _))| turn(left + i) != *seat)
        .map(|(_, (seat, _))| *seat)
        .collect();
    calls::missed_turn(missed, cancelled, &out_of_rotation)
}
