use std::{fmt, str::FromStr};

use thiserror::Error;

/// Whose rules are played. They play alike; they differ in the clause that a ruling names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub enum Rules {
    /// The tournament sheet of eight rules; where it is silent, the TSR.
    #[default]
    Seed,
    /// The Turnier-Spielregeln of the Deutscher Doppelkopf-Verband, 2026.
    Tsr,
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Rules::Seed => "seed",
            Rules::Tsr => "tsr",
        })
    }
}

/// A text that names no rules.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` are no rules known here; write seed or tsr")]
pub struct ParseRulesError(pub String);

impl FromStr for Rules {
    type Err = ParseRulesError;

    fn from_str(s: &str) -> Result<Rules, ParseRulesError> {
        match s {
            "seed" => Ok(Rules::Seed),
            "tsr" => Ok(Rules::Tsr),
            _ => Err(ParseRulesError(s.to_owned())),
        }
    }
}

/// The place of a rule in both sources.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clause {
    /// In the sheet, as `S2.2`; none where it is silent and the TSR is taken.
    pub seed: Option<&'static str>,
    /// In the TSR, as `4.3.1`.
    pub tsr: &'static str,
}

impl Clause {
    /// What both say.
    pub(crate) const fn both(seed: &'static str, tsr: &'static str) -> Clause {
        Clause { seed: Some(seed), tsr }
    }

    /// What only the TSR says.
    pub(crate) const fn tsr(tsr: &'static str) -> Clause {
        Clause { seed: None, tsr }
    }

    /// The number to name under these rules.
    #[must_use]
    pub fn under(self, rules: Rules) -> &'static str {
        match rules {
            Rules::Seed => self.seed.unwrap_or(self.tsr),
            Rules::Tsr => self.tsr,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_silent_sheet_names_the_tsr() {
        assert_eq!(Clause::both("S2.2", "4.3.1").under(Rules::Seed), "S2.2");
        assert_eq!(Clause::both("S2.2", "4.3.1").under(Rules::Tsr), "4.3.1");
        assert_eq!(Clause::tsr("4.1.2").under(Rules::Seed), "4.1.2");
    }

    #[test]
    fn names_read_back() {
        for rules in [Rules::Seed, Rules::Tsr] {
            assert_eq!(rules.to_string().parse(), Ok(rules));
        }
        assert!("pagat".parse::<Rules>().is_err());
    }
}
