//! What a player is bound by when he calls: a duty to pass, or a call that he owes for one that was cancelled.

use bridge::{Call, Strain};
use cards::Seat;

use super::super::Table;
use crate::{
    laws::calls,
    matter::Replacement,
    state::InForce,
    words::{Duty, Effect, Replacing, Restriction, Ruling},
};

/// Somebody whose call was cancelled, and who has not called again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::table) struct Owing {
    pub(super) seat: Seat,
    pub(super) withdrawn: Call,
    pub(super) why: Replacing,
    /// What followed from the call that he made in its place: gone with it, should that have been a slip (25A).
    pub(super) brought: Brought,
}

/// What followed from the call in the place of another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::table) struct Brought {
    bound: Option<InForce>,
    bears_on_lead: bool,
}

/// A duty at the next turn to call that a call has met.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::table) struct Met {
    /// The place of the call.
    pub(super) place: usize,
    pub(super) duty: InForce,
}

/// Somebody has called in the place of a call that was cancelled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::table) struct Settled {
    /// The place of the call.
    pub(super) place: usize,
    pub(super) owing: Owing,
}

impl Settled {
    /// Is it this player, by the call in this place?
    pub(super) fn is_of(self, seat: Seat, place: usize) -> bool {
        (self.owing.seat, self.place) == (seat, place)
    }
}

impl Table {
    /// What follows from this call in the place of another.
    pub(in crate::table) fn has_brought(&mut self, replaced: &Replacement, ruling: &Ruling) {
        let is_it = |settled: &&mut Settled| {
            let Owing { seat, withdrawn, why, .. } = settled.owing;
            (seat, withdrawn, why) == (replaced.seat, replaced.withdrawn, replaced.why)
        };
        let since = self.state.trick_number();
        let Some(settled) = self.settled.iter_mut().rfind(is_it) else { return };
        for effect in &ruling.effects {
            match *effect {
                Effect::Restrict(restriction, law) => {
                    settled.owing.brought.bound = Some(InForce { restriction, law, since });
                }
                Effect::MayForbidLead(_) | Effect::MayDirectLead(..) => {
                    settled.owing.brought.bears_on_lead = true;
                }
                _ => {}
            }
        }
    }

    /// 25A: another call comes in its place now, and that one is judged.
    pub(super) fn take_away_what_it_brought(&mut self, owing: &mut Owing) {
        let Brought { bound, bears_on_lead } = std::mem::take(&mut owing.brought);
        let at = bound.and_then(|bound| self.state.restrictions.iter().position(|duty| *duty == bound));
        if let Some(at) = at {
            self.state.restrictions.remove(at);
        }
        if bears_on_lead {
            self.first_leads.retain(|first| first.offender != owing.seat);
        }
    }

    /// Has somebody still to call in the place of a call that was cancelled, before the next turn of others?
    pub(crate) fn owes_call(&self) -> bool {
        self.auction.is_some() && !self.owing.is_empty()
    }

    /// The withdrawn call of this player of which it is open who may use it, until another call comes in its place.
    #[must_use]
    pub fn decided_by_next_call(&self, seat: Seat) -> Option<Call> {
        let open = |owing: &Owing| owing.why.decides_who_may_use_it() && !self.must_repeat(*owing);
        self.owed_by(seat).find(open).map(|owing| owing.withdrawn)
    }

    /// The call that this player has to make once more now (31A1, 32A1).
    #[must_use]
    pub fn must_call_again(&self, seat: Seat) -> Option<Call> {
        self.owed_by(seat).find(|owing| self.must_repeat(*owing)).map(|owing| owing.withdrawn)
    }

    pub(super) fn owed_by(&self, seat: Seat) -> impl Iterator<Item = Owing> {
        self.owing.iter().copied().filter(move |owing| owing.seat == seat)
    }

    pub(in crate::table) fn must_pass(&self, seat: Seat) -> bool {
        self.must_pass_at(self.calls().len(), seat)
    }

    pub(super) fn must_pass_at(&self, place: usize, seat: Seat) -> bool {
        let must = |duty| matches!(duty, Duty::MustPass | Duty::MustPassThroughout);
        self.duties_at(place, seat).any(must)
    }

    /// Must he pass, or may he at least not make this call?
    pub(super) fn is_barred(&self, place: usize, seat: Seat, call: Call) -> bool {
        let doubles = matches!(call, Call::Double | Call::Redouble);
        call != Call::Pass && self.must_pass_at(place, seat)
            || doubles && self.duties_at(place, seat).any(|duty| duty == Duty::MayNotDouble)
    }

    /// What binds him in the place of this call, if it and what was called since were gone.
    pub(super) fn duties_at(&self, place: usize, seat: Seat) -> impl Iterator<Item = Duty> {
        let met = self.met.iter().filter(move |met| met.place >= place).map(|met| &met.duty);
        let all = self.state.restrictions.iter().chain(met).map(|duty| duty.restriction);
        all.filter(move |bound| bound.seat == seat).map(|bound| bound.duty)
    }

    /// 31A1, 32A1: his right-hand opponent has passed, and the call is legal now. It is not where he must
    /// pass for another reason, such as a card that his partner has shown (24B).
    pub(super) fn must_repeat(&self, owing: Owing) -> bool {
        let Some(auction) = &self.auction else { return false };
        let passed = auction.calls().last().is_some_and(|(_, call)| *call == Call::Pass);
        let at_right = matches!(
            owing.why,
            Replacing::AtRightHandOpponentsTurn
                | Replacing::RepeatingTheDenomination
                | Replacing::AfterRightHandOpponent
        );
        at_right
            && passed
            && !self.must_pass(owing.seat)
            && auction.objection(owing.seat, owing.withdrawn).is_none()
    }

    /// This player has to pass at the next turn, for what happened before the table was looked at.
    pub(crate) fn has_to_pass(&mut self, seat: Seat) {
        let restriction = Restriction { seat, duty: Duty::MustPass };
        let since = self.state.trick_number();
        self.state.restrictions.push(InForce { restriction, law: calls::HAD_TO_PASS, since });
    }

    pub(super) fn replacement(&self, owing: Owing, call: Call) -> Replacement {
        let lowest_in = |strain| self.auction.as_ref().and_then(|auction| auction.lowest_in(strain));
        let same = match owing.withdrawn {
            Call::Bid(_, strain) => lowest_in(strain),
            _ => None,
        };
        let is_lower = |bid: Call| match (bid, call) {
            (Call::Bid(level, strain), Call::Bid(own_level, own)) => (level, strain) < (own_level, own),
            _ => false,
        };
        Replacement {
            seat: owing.seat,
            call,
            withdrawn: owing.withdrawn,
            why: owing.why,
            lowest_named: same == Some(call),
            lowest_of_all: !Strain::ALL.into_iter().filter_map(lowest_in).any(is_lower),
            must_repeat: self.must_repeat(owing),
        }
    }
}
