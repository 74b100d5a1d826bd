//! What a game is made of, point by point, and the clause that gives each point.

use crate::{Call, Party, Rules};

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
    /// The Sonderpunkte, which are netted against each other before the rest (S7.4).
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
            (Reason::Won | Reason::Under(_), _) => Clause::WonAndUnder,
            (Reason::Called(_), _) => Clause::Called,
            (Reason::Absage(Party::Re, _), _) => Clause::AbsageOfRe,
            (Reason::Absage(Party::Kontra, _), _) => Clause::AbsageOfKontra,
            (Reason::Against(_), Party::Re) => Clause::AgainstKontra,
            (Reason::Against(_), Party::Kontra) => Clause::AgainstRe,
            (Reason::GegenRe, _) => Clause::GegenRe,
            (Reason::Doppelkopf, _) => Clause::Doppelkopf,
            (Reason::Fox, _) => Clause::Fox,
            (Reason::Karlchen, _) => Clause::Karlchen,
        }
    }
}

/// The clauses of winning and scoring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "each is what its clause is about; the numbers are below")]
pub enum Clause {
    ReNeeds121,
    KontraNeeds121,
    Absagen,
    WonAndUnder,
    Called,
    AbsageOfRe,
    AbsageOfKontra,
    AgainstKontra,
    AgainstRe,
    GegenRe,
    Doppelkopf,
    Fox,
    Karlchen,
    Signs,
    SinglePlayer,
}

impl Clause {
    /// The number in the rules the game is played by. Where the sheet is silent its clause only takes
    /// over the one of the TSR: see [`Clause::is_silent`].
    #[must_use]
    pub const fn number(self, rules: Rules) -> &'static str {
        match rules {
            Rules::Seed(_) => self.seed(),
            Rules::Tsr => self.tsr(),
        }
    }

    const fn seed(self) -> &'static str {
        match self {
            Self::ReNeeds121 => "S6.1",
            Self::KontraNeeds121 => "S6.2",
            Self::Absagen => "S6.11",
            Self::WonAndUnder | Self::Called => "S6.9",
            Self::AbsageOfRe | Self::AbsageOfKontra => "S6.3",
            Self::AgainstKontra | Self::AgainstRe => "S6.10",
            Self::GegenRe => "S6.8",
            Self::Doppelkopf => "S6.5",
            Self::Fox => "S6.4",
            Self::Karlchen => "S6.6",
            Self::Signs => "S7.1",
            Self::SinglePlayer => "S7.2",
        }
    }

    /// The number in the TSR.
    #[must_use]
    pub const fn tsr(self) -> &'static str {
        match self {
            Self::ReNeeds121 | Self::KontraNeeds121 => "7.1.1, 7.1.2",
            Self::Absagen => "6.3.1, 7.1.3",
            Self::WonAndUnder => "7.2.2 a",
            Self::Called => "7.2.2 b",
            Self::AbsageOfRe => "7.2.2 c",
            Self::AbsageOfKontra => "7.2.2 d",
            Self::AgainstKontra => "7.2.2 e",
            Self::AgainstRe => "7.2.2 f",
            Self::GegenRe | Self::Doppelkopf | Self::Fox | Self::Karlchen => "7.2.3",
            Self::Signs => "7.2.2",
            Self::SinglePlayer => "7.2.4",
        }
    }

    /// Whether the sheet says nothing here, so that a ruling names the TSR as its source.
    #[must_use]
    pub const fn is_silent(self) -> bool {
        matches!(
            self,
            Self::Absagen | Self::WonAndUnder | Self::Called | Self::AgainstKontra | Self::AgainstRe
        )
    }
}
