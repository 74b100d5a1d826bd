//! The two presets, and the readings of the seed that can be switched.

/// By which rules a game is scored. Both presets give the same points; they name other clauses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rules {
    /// The tournament sheet, with its open points read in one way or the other.
    Seed(Readings),
    /// The Turnier-Spielregeln, which leave none of these points open.
    Tsr,
}

impl Rules {
    /// The readings in force.
    #[must_use]
    pub const fn readings(self) -> Readings {
        match self {
            Self::Seed(readings) => readings,
            Self::Tsr => Readings::TSR,
        }
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::Seed(Readings::TSR)
    }
}

/// How the sheet is read where it can be read in two ways; the default is the reading of the TSR.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Readings {
    /// A10: the points for an Absage count in a solo too.
    pub absage_points_in_solo: bool,
    /// A11: winning against Re gives its point in a solo too.
    pub gegen_re_in_solo: bool,
    /// A12: a stille Hochzeit has Sonderpunkte, gegen Re among them.
    pub sonderpunkte_in_stille_hochzeit: bool,
}

impl Readings {
    /// What 7.2.3 and 7.2.4 say.
    pub const TSR: Self =
        Self { absage_points_in_solo: true, gegen_re_in_solo: false, sonderpunkte_in_stille_hochzeit: false };
}

impl Default for Readings {
    fn default() -> Self {
        Self::TSR
    }
}
