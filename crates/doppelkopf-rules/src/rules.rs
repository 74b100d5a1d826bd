//! The two presets, and how the sheet is read where it leaves a choice.

use std::{fmt, str::FromStr};

use ruling::Readings;
use thiserror::Error;

use crate::Point;

/// S1.1: the rounds of a tournament, unless its organiser sets another number; the TSR set none.
pub const ROUNDS: u8 = 3;

/// Whose rules are played. Both play and score alike; they differ in the clause that a ruling names, and in whether the time
/// of a round is limited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
pub enum Preset {
    /// The tournament sheet of eight rules; where it is silent, the TSR.
    #[default]
    Sheet,
    /// The Turnier-Spielregeln of the Deutscher Doppelkopf-Verband, 2026.
    Tsr,
}

/// The rules in force: whose, and how their open points are read.
///
/// ```
/// use doppelkopf_rules::{Point, Rules};
/// let rules = Rules::SHEET.other_way(Point::A10);
/// assert!(rules.is_other_way(Point::A10) && !rules.is_other_way(Point::A11));
/// // The TSR leave nothing open that only the sheet leaves open.
/// assert!(!Rules::TSR.other_way(Point::A10).is_other_way(Point::A10));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Rules {
    /// Whose.
    pub preset: Preset,
    /// How open points are read.
    pub readings: Readings,
}

impl Rules {
    /// The sheet, every open point read as recommended.
    pub const SHEET: Rules = Rules { preset: Preset::Sheet, readings: Readings::RECOMMENDED };
    /// The TSR, every open point read as recommended.
    pub const TSR: Rules = Rules { preset: Preset::Tsr, readings: Readings::RECOMMENDED };

    /// The same with this point read the other way.
    #[must_use]
    pub const fn other_way(self, point: Point) -> Rules {
        Rules { readings: self.readings.other_way(point.number()), ..self }
    }

    /// Is this point read the other way?
    #[must_use]
    pub const fn is_other_way(self, point: Point) -> bool {
        let open = matches!(self.preset, Preset::Sheet) || point.is_of_tsr();
        open && self.readings.is_other_way(point.number())
    }
}

impl ruling::Laws for Rules {
    type Edition = Preset;
    type Point = Point;

    fn edition(self) -> Preset {
        self.preset
    }

    fn is_other_way(self, point: Point) -> bool {
        Rules::is_other_way(self, point)
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Preset::Sheet => "sheet",
            Preset::Tsr => "tsr",
        })
    }
}

/// A text that names no rules.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` are no rules known here; write sheet or tsr")]
pub struct ParseRulesError(pub String);

impl Preset {
    /// Is the time of a round limited, where nobody says otherwise? The TSR limit it (8.5.1), the sheet does not.
    #[must_use]
    pub const fn limits_time(self) -> bool {
        matches!(self, Preset::Tsr)
    }
}

impl FromStr for Preset {
    type Err = ParseRulesError;

    fn from_str(s: &str) -> Result<Preset, ParseRulesError> {
        match s {
            // Called after where it came from, once; files and addresses say so still.
            "sheet" | "seed" => Ok(Preset::Sheet),
            "tsr" => Ok(Preset::Tsr),
            _ => Err(ParseRulesError(s.to_owned())),
        }
    }
}

impl From<Preset> for Rules {
    fn from(preset: Preset) -> Rules {
        Rules { preset, ..Rules::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for preset in [Preset::Sheet, Preset::Tsr] {
            assert_eq!(preset.to_string().parse(), Ok(preset));
        }
        assert_eq!("seed".parse(), Ok(Preset::Sheet), "its former name");
        assert!("pagat".parse::<Preset>().is_err());
    }
}
