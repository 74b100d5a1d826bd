//! The end of the auction: the contract, what goes on from the auction into the play, and the auction opened again.

use bridge::{Call, Outcome};
use cards::{Card, Seat};

use super::super::Table;
use crate::{
    laws::{
        calls::FirstLead,
        in_auction::{self, SeenInAuction},
    },
    matter::{Kind, Matter, Period},
};

impl Table {
    /// The auction is over, and no opening lead has been faced.
    pub(super) fn is_before_the_lead(&self) -> bool {
        self.auction.is_none()
            && !self.calls.is_empty()
            && self.state.is_opening()
            && self.state.trick.is_empty()
    }

    /// A call is withdrawn after the last pass: the auction goes on.
    pub(super) fn reopen_auction(&mut self) {
        if self.auction.is_some() {
            return;
        }
        self.auction = Some(self.auction_of_calls());
        self.contract = None;
        self.state.restrictions = std::mem::take(&mut self.bound_in_auction);
    }

    /// The auction has led to a contract, and nothing about its calls is open: the play begins. Did it?
    pub(in crate::table) fn end_auction(&mut self) -> bool {
        let replaced = |m: &Matter| matches!(m.kind, Kind::Replaced(_));
        if self.call_in_question().is_some() || self.matters.iter().any(replaced) {
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
        self.bound_in_auction = std::mem::take(&mut self.state.restrictions);
        self.owing.clear();
        // 26B: only against who becomes a defender.
        self.first_leads.retain(|first| first.offender.side() != declarer.side());
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

    pub(super) fn may_say(&mut self, offender: Seat, withdrawn: Option<Call>, instead: Option<Call>) {
        let first = FirstLead { offender, withdrawn, instead };
        if !self.first_leads.contains(&first) {
            self.first_leads.push(first);
        }
    }

    /// 26B: the partner of this player, whose call was withdrawn, is to lead for the first time.
    pub(in crate::table) fn lead_after_withdrawn_call(&self) -> Option<FirstLead> {
        let (state, trick) = (&self.state, &self.state.trick);
        let to_choose = self.auction.is_none() && trick.is_empty() && !state.is_last_trick();
        if !to_choose || self.is_over() {
            return None;
        }
        self.first_leads
            .iter()
            .copied()
            .find(|first| trick.leader == first.offender.partner() && state.is_defender(first.offender))
    }

    /// Declarer is known, and when this player gets to lead for the first time he may have something to say (26)?
    pub(crate) fn bears_on_first_lead_of(&self, leader: Seat) -> bool {
        let of_partner = |first: &FirstLead| first.offender == leader.partner();
        self.is_before_the_lead() && self.first_leads.iter().any(of_partner)
    }

    /// Has a call been withdrawn for which its maker's side pays at the lead, if this player declares (26B)?
    pub(crate) fn bears_on_lead_against(&self, declarer: Seat) -> bool {
        self.auction.is_some()
            && self.first_leads.iter().any(|first| first.offender.side() != declarer.side())
    }
}
