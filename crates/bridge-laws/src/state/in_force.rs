//! What somebody is bound by.

use crate::{
    clause::Clause,
    words::{Lasts, Restriction},
};

/// A restriction and the clause it rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InForce {
    /// Who must or may not do what.
    pub restriction: Restriction,
    /// Under which clause.
    pub law: Clause,
    /// Which trick was in progress when it was laid down, from 1.
    pub since: u8,
}

impl InForce {
    /// What declarer has chosen about the lead to one trick says nothing of the leads before (50D2), also where such a
    /// trick is looked at or opened again.
    pub(crate) const fn bears_on(self, trick: u8) -> bool {
        match self.restriction.duty.lasts() {
            Lasts::ThisLead | Lasts::WhileOnLead => self.since <= trick,
            Lasts::ThisTrick | Lasts::NextCall | Lasts::Auction => true,
        }
    }
}
