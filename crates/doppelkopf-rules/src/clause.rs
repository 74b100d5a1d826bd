//! The clauses of both sources.
//!
//! Each stands here once. What stands on the sheet (S…) comes first; what only the Turnier-Spielregeln
//! (TSR) say follows under their numbers: where the sheet is silent they are taken, and cited as what they are.

use std::fmt;

use ruling::{Reason, Standing};

use crate::{Preset, Rules};

macro_rules! clauses {
    ($($name:ident $sheet:literal [$($tsr:literal),*] $standing:ident $(($reason:path))?,)*) => {
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
                    $(Clause::$name => $sheet,)*
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

            fn standing(self) -> Standing<Clause> {
                match self {
                    $(Clause::$name => Standing::$standing $(($reason))?,)*
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
    // Kinds of solo.
    S3_1 "S3.1" ["2.3.7"] Executed,
    S3_2 "S3.2" ["2.3.6"] Executed,
    S3_3 "S3.3" ["2.3.6"] Executed,
    S3_4 "S3.4" ["2.3.5"] Executed,
    S3_5 "S3.5" ["2.3.5"] Executed,
    S3_6 "S3.6" ["2.3.3"] Executed,
    // Hochzeit.
    S4_1 "S4.1" ["4.4.3 a"] Executed,
    S4_2 "S4.2" ["4.4.3 a"] Executed,
    S4_4 "S4.4" ["4.4.3 b"] Executed,
    S4_5 "S4.5" ["4.4.5"] Executed,
    S4_6 "S4.6" ["4.4.5"] Executed,
    S4_7 "S4.7" ["4.4.4", "6.2.1"] Executed,
    S4_8 "S4.8" ["6.4.2", "4.4.3 b"] Executed,
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
    // Signs.
    S7_1 "S7.1" ["7.2.2"] Executed,
    S7_2 "S7.2" ["7.2.4"] Executed,
    S7_3 "S7.3" ["10.1.2"] Executed,
    // The table.
    S8_1 "S8.1" ["3.3.1", "8.4.1"] Executed,
    S8_2 "S8.2" ["3.1.1"] Executed,
    S8_3 "S8.3" ["3.1.1", "8.4.1"] Executed,
    S8_4 "S8.4" ["10.1.4"] Executed,
    // What only the TSR say: persons and cards.
    T1 "" ["1"] Executed,
    T2_2_2 "" ["2.2.2"] Executed,
    T2_3 "" ["2.3"] Executed,
    T2_4 "" ["2.4"] Executed,
    T2_4_5 "" ["2.4.5"] Judged,
    T2_4_6 "" ["2.4.6"] OutOfScope(Reason::Meaning),
    // Dealing.
    T3_2_1 "" ["3.2.1"] Executed,
    T3_3_1 "" ["3.3.1"] Executed,
    T3_3_2 "" ["3.3.2", "3.3.6"] OutOfScope(Reason::Meaning),
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
    T4_1_9 "" ["4.1.9", "4.2.3"] Executed,
    T4_2_1 "" ["4.2.1", "4.3.1"] Executed,
    T4_2_5 "" ["4.2.5"] Executed,
    T4_4 "" ["4.4"] Executed,
    T4_4_3 "" ["4.4.3 a"] Executed,
    T4_4_5 "" ["4.4.5"] Executed,
    // Play.
    T5_1_1 "" ["5.1.1"] Executed,
    T5_1_2 "" ["5.1.2"] Executed,
    T5_1_3 "" ["5.1.3", "5.2.4"] Executed,
    T5_2 "" ["5.2"] Executed,
    T5_2_2 "" ["5.2.2", "5.2.3"] Executed,
    T5_3_1 "" ["5.3.1"] Executed,
    T5_3_4 "" ["5.3.4"] Asked,
    T5_3_5 "" ["5.3.5", "5.3.6"] Executed,
    T5_3_7 "" ["5.3.7"] Executed,
    T5_3_8 "" ["5.3.8"] Executed,
    T5_4 "" ["5.4"] Executed,
    T5_4_3 "" ["5.4.3"] Executed,
    T5_5 "" ["5.5"] Executed,
    // Announcements.
    T6_1_1 "" ["6.1.1"] Executed,
    T6_1_2 "" ["6.1.2"] Executed,
    T6_3_1 "" ["6.3.1", "7.1.3"] Executed,
    T6_4_5 "" ["6.4.5"] Executed,
    T6_4_6 "" ["6.4.6"] Executed,
    T6_4_7 "" ["6.4.7", "6.4.5"] Executed,
    // What it is worth.
    T7_2_2a "" ["7.2.2 a"] Executed,
    T7_2_2b "" ["7.2.2 b"] Executed,
    T7_2_2e "" ["7.2.2 e"] Executed,
    T7_2_2f "" ["7.2.2 f"] Executed,
    T7_2_3 "" ["7.2.3"] Executed,
    // The list and the tournament.
    T7_3_1 "" ["7.3.1", "7.3.2", "7.3.3"] Executed,
    T7_3_4 "" ["7.3.4"] Executed,
    T8_2 "" ["8.2"] Judged,
    T8_3_1 "" ["8.3.1"] OutOfScope(Reason::Organisation),
    T8_5_1 "" ["8.5.1"] Executed,
    T8_5_2 "" ["8.5.2"] Executed,
    T8_5_3 "" ["8.5.3"] Executed,
    // Irregularities.
    T9_1_3 "" ["9.1.3"] Judged,
    T9_1_4 "" ["9.1.4"] Asked,
    T9_1_5 "" ["9.1.5"] Asked,
    T9_1_6 "" ["9.1.6"] Executed,
    T9_1_7 "" ["9.1.7"] OutOfScope(Reason::Organisation),
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
    T9_7 "" ["9.7.2", "9.7.1", "9.7.3"] Judged,
    // Tables of five and more.
    T10 "" ["10"] Executed,
    T10_1_1 "" ["10.1.1"] Executed,
}

/// Numbers that were once given to what the sheet does not say, though only the TSR say it. Files written then
/// name them.
const FORMERLY: &[(&str, &[Clause])] = &[
    ("S1.8", &[Clause::T10_1_1]),
    ("S1.9", &[Clause::T2_2_2]),
    ("S1.10", &[Clause::T5_2_2]),
    ("S2.13", &[Clause::T4_1_9, Clause::T4_2_5]),
    ("S3.7", &[Clause::T4_2_1]),
    ("S4.3", &[Clause::T4_4_3]),
    ("S4.9", &[Clause::T4_4_5]),
    ("S5.10", &[Clause::T6_4_7]),
    ("S5.11", &[Clause::T6_4_6]),
    ("S5.12", &[Clause::T6_1_1]),
    ("S5.13", &[Clause::T6_4_5]),
    ("S6.9", &[Clause::T7_2_2a, Clause::T7_2_2b]),
    ("S6.10", &[Clause::T7_2_2e, Clause::T7_2_2f]),
    ("S6.11", &[Clause::T6_3_1]),
    ("S7.4", &[Clause::T7_2_3]),
    ("S8.5", &[Clause::T3_3_1]),
    ("S8.6", &[Clause::T7_3_1]),
];

impl Clause {
    /// The number in the sheet; none where it is silent and the TSR is taken.
    #[must_use]
    pub fn on_sheet(self) -> Option<&'static str> {
        match self.in_sheet() {
            "" => None,
            number => Some(number),
        }
    }

    /// The number to name under these rules. Where a source is silent, that of the other.
    ///
    /// ```
    /// use doppelkopf_rules::{Clause, Rules};
    /// assert_eq!(Clause::S2_2.under(Rules::SHEET), "S2.2");
    /// assert_eq!(Clause::S2_2.under(Rules::TSR), "4.3.1");
    /// assert_eq!(Clause::T4_1_2.under(Rules::SHEET), "4.1.2");
    /// ```
    #[must_use]
    pub fn under(self, rules: Rules) -> &'static str {
        match (rules.preset, self.in_sheet(), self.in_tsr()) {
            (Preset::Tsr, _, [number, ..]) | (Preset::Sheet, "", [number, ..]) => number,
            (_, number, _) => number,
        }
    }

    /// Does this number name the clause, in either source? A number names its parts too: `4.1` all of
    /// 4.1.1 to 4.1.9, `S5` all of S5.1 to S5.9. The numbers that some had formerly name them still.
    #[must_use]
    pub fn is_named(self, number: &str) -> bool {
        let belongs = |own: &str| {
            own.strip_prefix(number).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', ' ']))
        };
        let formerly = || FORMERLY.iter().any(|(old, these)| *old == number && these.contains(&self));
        self.on_sheet().is_some_and(belongs) || self.in_tsr().iter().any(|own| belongs(own)) || formerly()
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.under(Rules::SHEET))
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
            assert!(!clause.under(Rules::SHEET).is_empty() && !clause.under(Rules::TSR).is_empty());
            assert!(clause.is_named(clause.under(Rules::SHEET)), "{clause}");
        }
        assert!(Clause::ALL.len() <= 256);
    }

    #[test]
    fn a_number_names_its_parts() {
        assert!(Clause::S5_1.is_named("S5") && Clause::S5_1.is_named("6.2"));
        assert!(!Clause::T6_4_7.is_named("S5.1") && !Clause::S1_1.is_named("4"));
        assert!(Clause::T7_2_2a.is_named("7.2.2"));
    }

    /// What the sheet of eight rules says ends with these; everything else is of the TSR.
    #[test]
    fn nothing_is_cited_from_the_sheet_that_it_does_not_say() {
        let last = ["S1.7", "S2.12", "S3.6", "S4.8", "S5.9", "S6.8", "S7.3", "S8.4"];
        for number in Clause::ALL.iter().filter_map(|clause| clause.on_sheet()) {
            let (rule, part) = number.split_once('.').unwrap();
            let (_, most) =
                last.iter().find_map(|last| last.split_once('.').filter(|(r, _)| *r == rule)).unwrap();
            assert!(part.parse::<u8>().unwrap() <= most.parse().unwrap(), "{number}");
        }
        // Files from before name them still.
        for (old, these) in FORMERLY {
            for clause in *these {
                assert!(clause.is_named(old) && clause.on_sheet().is_none(), "{old}");
                assert!(!clause.under(Rules::SHEET).starts_with('S'), "{old}");
            }
        }
    }
}
