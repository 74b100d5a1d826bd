//! The two parties, and what is said of each.

use std::fmt;

/// One of the two parties of a deal. A single player is always Re (2.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Party {
    /// The holders of the ♣ queens; the soloist.
    Re,
    /// The others.
    Kontra,
}

impl Party {
    /// Both parties, Re first.
    pub const BOTH: [Self; 2] = [Self::Re, Self::Kontra];

    /// The opponents.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Re => Self::Kontra,
            Self::Kontra => Self::Re,
        }
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Re => "Re",
            Self::Kontra => "Kontra",
        })
    }
}

/// One value for each party.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ByParty<T> {
    /// For Re.
    pub re: T,
    /// For Kontra.
    pub kontra: T,
}

impl<T> ByParty<T> {
    /// The value of one party.
    pub const fn of(&self, party: Party) -> &T {
        match party {
            Party::Re => &self.re,
            Party::Kontra => &self.kontra,
        }
    }

    /// The value of one party, to be changed.
    pub const fn of_mut(&mut self, party: Party) -> &mut T {
        match party {
            Party::Re => &mut self.re,
            Party::Kontra => &mut self.kontra,
        }
    }
}
