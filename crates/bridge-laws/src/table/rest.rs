//! Is there anything at this table that legal play alone does not decide?

use cards::Seat;
use thiserror::Error;

use super::{Noticed, Table};

/// What keeps a table from being played on by legal cards alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Unsettled {
    /// The auction is not over.
    #[error("the auction is not over")]
    Auction,
    /// Cards of this hand are not known.
    #[error("not all cards of {0} are known")]
    Unknown(Seat),
    /// An opening lead lies face down.
    #[error("the opening lead of {0} lies face down")]
    FaceDown(Seat),
    /// Something is wrong, and nobody has called the director.
    #[error("something is wrong that nobody has ruled on")]
    Matter(Option<Noticed>),
    /// A card lies on the table that belongs to no trick.
    #[error("a card lies on the table that belongs to no trick")]
    Lying,
    /// A revoke stands: what it costs depends on the tricks that follow (64).
    #[error("{seat} revoked in trick {trick}")]
    Revoke {
        /// Who revoked.
        seat: Seat,
        /// In which trick, from 1.
        trick: u8,
    },
    /// A claim is contested: the director awards the tricks (70).
    #[error("a claim is contested")]
    Claim,
    /// Declarer may forbid a suit when this player leads for the first time (26B).
    #[error("a call was withdrawn: declarer may forbid {0} a suit at the first lead")]
    FirstLead(Seat),
    /// A trick has too many cards or too few (67).
    #[error("a trick has too many cards or too few")]
    Defective,
}

impl Table {
    /// What legal play alone does not decide, if there is anything. What is pending is not looked at.
    #[must_use]
    pub fn unsettled(&self) -> Option<Unsettled> {
        if self.auction.is_some() || self.contract.is_none() {
            return Some(Unsettled::Auction);
        }
        if let Some(seat) = Seat::ALL.into_iter().find(|&seat| !self.state.hands[seat].is_open_book()) {
            return Some(Unsettled::Unknown(seat));
        }
        if let Some(seat) = self.face_down() {
            return Some(Unsettled::FaceDown(seat));
        }
        if let Some(first) = self.first_leads.first() {
            return Some(Unsettled::FirstLead(first.offender.partner()));
        }
        if let Some(matter) = self.matters.first() {
            return Some(Unsettled::Matter(self.as_noticed(&matter.kind)));
        }
        let whole = |seat: Seat| {
            usize::from(self.state.hands[seat].count) + usize::from(self.state.trick.cards[seat].is_some())
        };
        let left = usize::from(self.state.length).saturating_sub(self.state.history.len());
        if !self.state.surplus.is_empty() || Seat::ALL.into_iter().any(|seat| whole(seat) != left) {
            return Some(Unsettled::Defective);
        }
        if !self.state.laid.is_empty() || self.state.next.lead().is_some() {
            return Some(Unsettled::Lying);
        }
        if self.contested && self.is_stopped() {
            return Some(Unsettled::Claim);
        }
        let revoke = self.state.revokes.first()?;
        Some(Unsettled::Revoke { seat: revoke.seat, trick: revoke.trick })
    }
}
