//! How long what a ruling imposes lasts.

use crate::words::{Duty, Lasts};

impl Duty {
    /// How long it lasts.
    #[must_use]
    pub const fn lasts(self) -> Lasts {
        match self {
            // 50D2a, 51B: this time.
            Duty::RequireLead(_) => Lasts::ThisLead,
            // 26B, 50D2a, 51B: for as long as he retains the lead.
            Duty::ForbidLead(_) => Lasts::WhileOnLead,
            // 57A: for the trick in progress.
            Duty::PlayHighest | Duty::PlayLowest | Duty::PlaySuit(_) | Duty::ForbidSuit(_) => {
                Lasts::ThisTrick
            }
            Duty::MustPass | Duty::MayNotDouble => Lasts::NextCall,
            Duty::MustPassThroughout => Lasts::Auction,
        }
    }
}
