//! The clauses of both sources.
//!
//! Each stands here once. The sheet (S…) comes first; what only the Turnier-Spielregeln (TSR) say
//! follows under their numbers.

use std::fmt;

use ruling::Standing;

use crate::{Preset, Rules};

macro_rules! clauses {
    ($($name:ident $seed:literal [$($tsr:literal),*] $standing:ident,)*) => {
        /// A clause, by its place in both sources.
        ///
        /// The name is the number in the sheet (`S2_2`), or in the TSR (`T4_1_2`) where the sheet is
        /// silent. A letter at the end parts a clause of the sheet that the TSR have in several.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "the names are the numbers; `wording` says what each is about")]
        #[repr(u8)]
        pub enum Clause {
            $($name,)*
        }

        impl Clause {
            /// The number in the sheet; empty where it is silent.
            const fn in_sheet(self) -> &'static str {
                match self {
                    $(Clause::$name => $seed,)*
                }
            }

            /// The numbers in the TSR; none where only the sheet speaks.
            #[must_use]
            pub const fn in_tsr(self) -> &'static [&'static str] {
                match self {
                    $(Clause::$name => &[$($tsr),*],)*
                }
            }

            /// The name as it is written here and in the messages: `S2_2`, `T4_1_2`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Clause::$name => stringify!($name),)*
                }
            }
        }

        impl ruling::Clause for Clause {
            const ALL: &'static [Clause] = &[$(Clause::$name),*];

            fn index(self) -> usize {
                self as usize
            }

            fn standing(self) -> Standing {
                match self {
                    $(Clause::$name => Standing::$standing,)*
                }
            }
        }
    };
}

clauses! {
    // Round, deck, identical cards.
    S1_1 "S1.1" [] Executed,
    S1_2 "S1.2" ["8.5.1"] Executed,
    S1_3 "S1.3" ["10.1.5"] Executed,
    S1_4 "S1.4" ["10.2.1"] Executed,
    S1_5 "S1.5" ["8.6"] Executed,
    S1_6 "S1.6" ["2.2.1"] Executed,
    S1_7 "S1.7" ["5.3.3"] Executed,
    S1_8 "S1.8" ["10.1.1"] Executed,
    S1_9 "S1.9" ["2.2.2"] Executed,
    S1_10 "S1.10" ["5.2.2", "5.2.3"] Executed,
    // Solos: duty, precedence, lead, next dealer.
    S2_1 "S2.1" ["4.2.3", "8.6"] Executed,
    S2_2 "S2.2" ["4.3.1"] Executed,
    S2_3 "S2.3" ["4.1.5"] Executed,
    S2_4 "S2.4" ["4.1.5"] Executed,
    S2_5 "S2.5" ["4.1.6"] Executed,
    S2_6 "S2.6" ["4.1.7"] Executed,
    S2_7 "S2.7" ["4.1.7"] Executed,
    S2_8 "S2.8" ["4.1.5"] Executed,
    S2_9 "S2.9" ["4.2.2"] Executed,
    S2_10 "S2.10" ["4.3.1"] Executed,
    S2_11 "S2.11" ["4.2.5", "3.3.1"] Executed,
    S2_12 "S2.12" ["4.3.2"] Executed,
    S2_13 "S2.13" ["4.1.9", "4.2.3", "4.2.5"] Executed,
    // Kinds of solo.
    S3_1 "S3.1" ["2.3.7"] Executed,
    S3_2 "S3.2" ["2.3.6"] Executed,
    S3_3 "S3.3" ["2.3.6"] Executed,
    S3_4 "S3.4" ["2.3.5"] Executed,
    S3_5 "S3.5" ["2.3.5"] Executed,
    S3_6 "S3.6" ["2.3.3"] Executed,
    S3_7 "S3.7" ["4.2.1", "4.3.1"] Executed,
    // Hochzeit.
    S4_1 "S4.1" ["4.4.3 a"] Executed,
    S4_2 "S4.2" ["4.4.3 a"] Executed,
    S4_3 "S4.3" ["4.4.3 a"] Executed,
    S4_4 "S4.4" ["4.4.3 b"] Executed,
    S4_5 "S4.5" ["4.4.5"] Executed,
    S4_6 "S4.6" ["4.4.5"] Executed,
    S4_7 "S4.7" ["4.4.4", "6.2.1"] Executed,
    S4_8 "S4.8" ["6.4.2", "4.4.3 b"] Executed,
    S4_9 "S4.9" ["4.4.5"] Executed,
    // Announcements.
    S5_1 "S5.1" ["6.2.2"] Executed,
    S5_2 "S5.2" ["6.3.4"] Executed,
    S5_3 "S5.3" ["6.3.4"] Executed,
    S5_4 "S5.4" ["6.3.4"] Executed,
    S5_5 "S5.5" ["6.3.4"] Executed,
    S5_6 "S5.6" ["6.4.4"] Executed,
    S5_7 "S5.7" ["6.4.4", "6.3.2"] Executed,
    S5_8 "S5.8" ["6.4.3"] Executed,
    S5_9 "S5.9" ["6.4.1"] Executed,
    S5_10 "S5.10" ["6.4.5", "6.4.7"] Executed,
    S5_11 "S5.11" ["6.4.6"] Executed,
    S5_12 "S5.12" ["6.1.1"] Executed,
    S5_13 "S5.13" ["6.4.5"] Executed,
    // Winning and points.
    S6_1 "S6.1" ["7.1.1", "7.1.2"] Executed,
    S6_2 "S6.2" ["7.1.1", "7.1.2"] Executed,
    S6_3c "S6.3" ["7.2.2 c"] Executed,
    S6_3d "S6.3" ["7.2.2 d"] Executed,
    S6_4 "S6.4" ["7.2.3"] Executed,
    S6_5 "S6.5" ["7.2.3"] Executed,
    S6_6 "S6.6" ["7.2.3"] Executed,
    S6_7 "S6.7" ["7.2.3", "7.2.4"] Executed,
    S6_8 "S6.8" ["7.2.3"] Executed,
    S6_9a "S6.9" ["7.2.2 a"] Executed,
    S6_9b "S6.9" ["7.2.2 b"] Executed,
    S6_10e "S6.10" ["7.2.2 e"] Executed,
    S6_10f "S6.10" ["7.2.2 f"] Executed,
    S6_11 "S6.11" ["6.3.1", "7.1.3"] Executed,
    // Signs.
    S7_1 "S7.1" ["7.2.2"] Executed,
    S7_2 "S7.2" ["7.2.4"] Executed,
    S7_3 "S7.3" ["10.1.2"] Executed,
    S7_4 "S7.4" ["7.2.3"] Executed,
    // The table.
    S8_1 "S8.1" ["3.3.1", "8.4.1"] Executed,
    S8_2 "S8.2" ["3.1.1"] Executed,
    S8_3 "S8.3" ["3.1.1", "8.4.1"] Executed,
    S8_4 "S8.4" ["10.1.4"] Executed,
    S8_5 "S8.5" ["3.3.1"] Executed,
    S8_6 "S8.6" ["7.3.1", "7.3.2", "7.3.3"] Executed,
    // What only the TSR say: persons and cards.
    T1 "" ["1"] Executed,
    T2_3 "" ["2.3"] Executed,
    T2_4 "" ["2.4"] Executed,
    T2_4_5 "" ["2.4.5"] Judged,
    T2_4_6 "" ["2.4.6"] OutOfScope,
    // Dealing.
    T3_2_1 "" ["3.2.1"] Executed,
    T3_3_2 "" ["3.3.2", "3.3.6"] OutOfScope,
    T3_3_5 "" ["3.3.3", "3.3.4", "3.3.5"] Asked,
    T3_3_7 "" ["3.3.7"] Asked,
    T3_3_8 "" ["3.3.8"] Asked,
    T3_3_9 "" ["3.3.9"] Asked,
    T3_3_10 "" ["3.3.10"] Executed,
    // Finding the game.
    T4_1_1 "" ["4.1.1"] Executed,
    T4_1_2 "" ["4.1.2"] Executed,
    T4_1_3 "" ["4.1.3"] Executed,
    T4_1_4 "" ["4.1.4"] Executed,
    T4_1_8 "" ["4.1.8"] Executed,
    T4_4 "" ["4.4"] Executed,
    // Play.
    T5_1_1 "" ["5.1.1"] Executed,
    T5_1_2 "" ["5.1.2"] Executed,
    T5_1_3 "" ["5.1.3", "5.2.4"] Executed,
    T5_2 "" ["5.2"] Executed,
    T5_3_1 "" ["5.3.1"] Executed,
    T5_3_4 "" ["5.3.4"] OutOfScope,
    T5_3_5 "" ["5.3.5", "5.3.6"] Executed,
    T5_3_7 "" ["5.3.7"] Executed,
    T5_3_8 "" ["5.3.8"] Executed,
    T5_4 "" ["5.4"] Executed,
    T5_4_3 "" ["5.4.3"] Executed,
    T5_5 "" ["5.5"] Executed,
    T6_1_2 "" ["6.1.2"] Executed,
    // The list and the tournament.
    T7_3_4 "" ["7.3.4"] Executed,
    T8_2 "" ["8.2"] Judged,
    T8_3_1 "" ["8.3.1"] OutOfScope,
    T8_5_1 "" ["8.5.1"] Executed,
    T8_5_2 "" ["8.5.2"] Executed,
    T8_5_3 "" ["8.5.3"] Executed,
    T10 "" ["10"] Executed,
    // Irregularities.
    T9_1_3 "" ["9.1.3"] Judged,
    T9_1_4 "" ["9.1.4"] Asked,
    T9_1_5 "" ["9.1.5"] Asked,
    T9_1_6 "" ["9.1.6"] Executed,
    T9_1_7 "" ["9.1.7"] OutOfScope,
    T9_2_1 "" ["9.2.1"] Asked,
    T9_2_2 "" ["9.2.2"] Asked,
    T9_3_1 "" ["9.3.1"] Asked,
    T9_4_1 "" ["9.4.1"] Asked,
    T9_5 "" ["9.5"] Executed,
    T9_6_1 "" ["9.6.1"] Executed,
    T9_6_2 "" ["9.6.2"] Executed,
    T9_6_3 "" ["9.6.3"] Executed,
    T9_6_4 "" ["9.6.4"] Executed,
    T9_6_5 "" ["9.6.5"] Executed,
    T9_6_6 "" ["9.6.6"] Executed,
    T9_6_7 "" ["9.6.7"] Judged,
    T9_7 "" ["9.7"] Judged,
}

impl Clause {
    /// The number in the sheet; none where it is silent and the TSR is taken.
    #[must_use]
    pub fn seed(self) -> Option<&'static str> {
        match self.in_sheet() {
            "" => None,
            number => Some(number),
        }
    }

    /// The number to name under these rules. Where a source is silent, that of the other.
    ///
    /// ```
    /// use doppelkopf_rules::{Clause, Rules};
    /// assert_eq!(Clause::S2_2.under(Rules::SEED), "S2.2");
    /// assert_eq!(Clause::S2_2.under(Rules::TSR), "4.3.1");
    /// assert_eq!(Clause::T4_1_2.under(Rules::SEED), "4.1.2");
    /// ```
    #[must_use]
    pub fn under(self, rules: Rules) -> &'static str {
        match (rules.preset, self.in_sheet(), self.in_tsr()) {
            (Preset::Tsr, _, [number, ..]) | (Preset::Seed, "", [number, ..]) => number,
            (_, number, _) => number,
        }
    }

    /// Does this number name the clause, in either source? A number names its parts too: `4.1` all of
    /// 4.1.1 to 4.1.9, `S5` all of S5.1 to S5.13.
    #[must_use]
    pub fn is_named(self, number: &str) -> bool {
        let belongs = |own: &str| {
            own.strip_prefix(number).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', ' ']))
        };
        self.seed().is_some_and(belongs) || self.in_tsr().iter().any(|own| belongs(own))
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.under(Rules::SEED))
    }
}

#[cfg(test)]
mod tests {
    use ruling::Clause as _;

    use super::*;

    #[test]
    fn every_clause_has_a_number_and_its_place() {
        for (i, &clause) in Clause::ALL.iter().enumerate() {
            assert_eq!(clause.index(), i);
            assert!(!clause.under(Rules::SEED).is_empty() && !clause.under(Rules::TSR).is_empty());
            assert!(clause.is_named(clause.under(Rules::SEED)), "{clause}");
        }
        assert!(Clause::ALL.len() <= 256);
    }

    #[test]
    fn a_number_names_its_parts() {
        assert!(Clause::S5_1.is_named("S5") && Clause::S5_1.is_named("6.2"));
        assert!(!Clause::S5_10.is_named("S5.1") && !Clause::S1_1.is_named("4"));
        assert!(Clause::S6_9a.is_named("7.2.2"));
    }
}
