//! What a player must or may not do.

use std::fmt;

use cards::{Seat, Suit, SuitSet};

/// How grave a penalty card is (50B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Grade {
    Minor,
    Major,
}

/// What a player must or may not do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Duty {
    /// Lead this suit, this time.
    RequireLead(Suit),
    /// Lead none of these suits, as long as he keeps the lead.
    ForbidLead(SuitSet),
    /// Play the highest card of the suit led to this trick.
    PlayHighest,
    /// Play the lowest card of the suit led to this trick.
    PlayLowest,
    /// Play this suit to this trick.
    PlaySuit(Suit),
    /// Do not play this suit to this trick.
    ForbidSuit(Suit),
    /// Pass at the next turn to call.
    MustPass,
    /// Pass for the rest of the auction.
    MustPassThroughout,
    /// Neither double nor redouble at the next turn to call (30B in 2007).
    MayNotDouble,
}

/// How long a duty lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lasts {
    /// One lead.
    ThisLead,
    /// As long as he keeps the lead.
    WhileOnLead,
    /// One card to one trick.
    ThisTrick,
    /// One call.
    NextCall,
    /// The auction.
    Auction,
}

/// A restriction in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Restriction {
    /// Who is restricted.
    pub seat: Seat,
    /// To what.
    pub duty: Duty,
}

impl fmt::Display for Restriction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.seat)?;
        match self.duty {
            Duty::RequireLead(suit) => write!(f, "require-lead {suit}"),
            Duty::ForbidLead(suits) => write!(f, "forbid-lead {suits}"),
            Duty::PlayHighest => f.write_str("play-highest"),
            Duty::PlayLowest => f.write_str("play-lowest"),
            Duty::PlaySuit(suit) => write!(f, "play-suit {suit}"),
            Duty::ForbidSuit(suit) => write!(f, "forbid-suit {suit}"),
            Duty::MustPass => f.write_str("must-pass"),
            Duty::MustPassThroughout => f.write_str("must-pass-throughout"),
            Duty::MayNotDouble => f.write_str("may-not-double"),
        }
    }
}
