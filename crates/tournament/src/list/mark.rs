//! What a deal was, as it is noted beside points that are told by themselves.

use std::{fmt, str::FromStr};

use doppelkopf::Trumps;
use doppelkopf_score::Kind;
use thiserror::Error;

/// The kind of a game of which only the points are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Two against two.
    Normal,
    /// A Hochzeit that found its partner.
    Hochzeit,
    /// One who won his own first three tricks, and played alone.
    HochzeitAlone,
    /// One who kept quiet about both ♣ queens: one against three, and no solo (S4.5).
    Still,
    /// A solo of this kind.
    Solo(Trumps),
}

impl Mark {
    /// How it is scored, and for a solo what was trump.
    #[must_use]
    pub const fn kind(self) -> (Kind, Option<Trumps>) {
        match self {
            Mark::Normal => (Kind::Normal, None),
            Mark::Hochzeit => (Kind::Hochzeit, None),
            Mark::HochzeitAlone => (Kind::HochzeitAlone, None),
            Mark::Still => (Kind::Still, None),
            Mark::Solo(trumps) => (Kind::Solo, Some(trumps)),
        }
    }

    /// The mark for this kind; none for a solo of which nobody says what was trump.
    #[must_use]
    pub const fn of(kind: Kind, trumps: Option<Trumps>) -> Option<Mark> {
        match (kind, trumps) {
            (Kind::Normal, _) => Some(Mark::Normal),
            (Kind::Hochzeit, _) => Some(Mark::Hochzeit),
            (Kind::HochzeitAlone, _) => Some(Mark::HochzeitAlone),
            (Kind::Still, _) => Some(Mark::Still),
            (Kind::Solo, Some(trumps)) => Some(Mark::Solo(trumps)),
            (Kind::Solo, None) => None,
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Normal => f.write_str("normal"),
            Mark::Hochzeit => f.write_str("hochzeit"),
            Mark::HochzeitAlone => f.write_str("hochzeit-alone"),
            Mark::Still => f.write_str("still"),
            Mark::Solo(trumps) => trumps.fmt(f),
        }
    }
}

/// A word that is no mark.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "`{0}` is no kind of game: normal, hochzeit, hochzeit-alone, still, damen, buben, fleischlos, kreuz, pik, herz, karo"
)]
pub struct ParseMarkError(pub String);

impl FromStr for Mark {
    type Err = ParseMarkError;

    fn from_str(word: &str) -> Result<Mark, ParseMarkError> {
        let plain = [Mark::Normal, Mark::Hochzeit, Mark::HochzeitAlone, Mark::Still];
        let solo = || word.parse().map(Mark::Solo).map_err(|_| ParseMarkError(word.to_owned()));
        plain.into_iter().find(|mark| mark.to_string() == word).map_or_else(solo, Ok)
    }
}
