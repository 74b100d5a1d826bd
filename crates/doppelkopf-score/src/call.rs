//! What a party has called, and what it then needs to win (chapter 7 of the TSR).

use crate::{ByParty, Party};

/// A step of the ladder of calls. The highest one a party called contains all steps below it (S5.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Call {
    /// Re or Kontra, as Erstansage or as a reply: the game will be won.
    Won,
    /// Keine 90.
    Keine90,
    /// Keine 60.
    Keine60,
    /// Keine 30.
    Keine30,
    /// Schwarz.
    Schwarz,
}

impl Call {
    /// All calls, the lowest first.
    pub const ALL: [Self; 5] = [Self::Won, Self::Keine90, Self::Keine60, Self::Keine30, Self::Schwarz];

    /// Keine 90 and higher: the party now needs more than the others leave it.
    #[must_use]
    pub const fn is_absage(self) -> bool {
        !matches!(self, Self::Won)
    }
}

/// The highest call of each party; `None` for a party that said nothing.
pub type Calls = ByParty<Option<Call>>;

/// What a party needs to win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Need {
    /// At least so many Augen.
    Augen(u8),
    /// One trick, be it empty.
    OneTrick,
    /// All twelve tricks.
    AllTricks,
}

/// The matrix of chapter 8: what `party` needs after these calls.
#[must_use]
pub const fn need(calls: &Calls, party: Party) -> Need {
    let (own, other) = (*calls.of(party), *calls.of(party.other()));
    // An Absage is one's own burden (6.3.1), whatever the others called besides.
    match own {
        Some(Call::Keine90) => return Need::Augen(151),
        Some(Call::Keine60) => return Need::Augen(181),
        Some(Call::Keine30) => return Need::Augen(211),
        Some(Call::Schwarz) => return Need::AllTricks,
        Some(Call::Won) | None => {}
    }
    match other {
        Some(Call::Keine90) => return Need::Augen(90),
        Some(Call::Keine60) => return Need::Augen(60),
        Some(Call::Keine30) => return Need::Augen(30),
        Some(Call::Schwarz) => return Need::OneTrick,
        Some(Call::Won) | None => {}
    }
    // S6.1; S6.2: a Kontra that stands alone takes the 121 upon itself.
    match (party, only_kontra(calls)) {
        (Party::Re, false) | (Party::Kontra, true) => Need::Augen(121),
        (Party::Re, true) | (Party::Kontra, false) => Need::Augen(120),
    }
}

/// S6.2, reading A18: Kontra was called, Re was not, and nobody made an Absage.
pub(crate) const fn only_kontra(calls: &Calls) -> bool {
    matches!((calls.re, calls.kontra), (None, Some(Call::Won)))
}
