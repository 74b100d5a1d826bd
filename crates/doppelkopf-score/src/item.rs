//! What a game is made of, point by point, and the clause that gives each point.

use crate::{Call, Clause, Party};

/// How low the losers were held.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Under {
    /// Under 90 Augen.
    Ninety,
    /// Under 60 Augen.
    Sixty,
    /// Under 30 Augen.
    Thirty,
    /// Without a trick.
    Schwarz,
}

/// A reason for points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// The game was won.
    Won,
    /// The others stayed under a mark.
    Under(Under),
    /// This party had called Re or Kontra.
    Called(Party),
    /// A party had made this Absage; the winners have the point, whoever called.
    Absage(Party, Call),
    /// So much was reached against this Absage of the others.
    Against(Call),
    /// Gegen die Alten: Kontra won against the ♣ queens.
    GegenRe,
    /// Tricks of 40 Augen or more.
    Doppelkopf,
    /// Foxes caught.
    Fox,
    /// The last trick won with a ♣ jack.
    Karlchen,
}

impl Reason {
    /// The Sonderpunkte, which are netted against each other before the rest (7.2.3).
    #[must_use]
    pub const fn is_sonderpunkt(self) -> bool {
        matches!(self, Self::GegenRe | Self::Doppelkopf | Self::Fox | Self::Karlchen)
    }
}

/// One line of the reckoning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Item {
    /// Why.
    pub reason: Reason,
    /// In whose favour.
    pub to: Party,
    /// How many points.
    pub points: u8,
}

impl Item {
    /// The clause that gives the points.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match (self.reason, self.to) {
            (Reason::Won | Reason::Under(_), _) => Clause::T7_2_2a,
            (Reason::Called(_), _) => Clause::T7_2_2b,
            (Reason::Absage(Party::Re, _), _) => Clause::S6_3c,
            (Reason::Absage(Party::Kontra, _), _) => Clause::S6_3d,
            (Reason::Against(_), Party::Re) => Clause::T7_2_2e,
            (Reason::Against(_), Party::Kontra) => Clause::T7_2_2f,
            (Reason::GegenRe, _) => Clause::S6_8,
            (Reason::Doppelkopf, _) => Clause::S6_5,
            (Reason::Fox, _) => Clause::S6_4,
            (Reason::Karlchen, _) => Clause::S6_6,
        }
    }
}
