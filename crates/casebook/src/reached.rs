//! The clauses that a case reaches, known without running it.
//!
//! `reached.txt` is made with the case book (`tests/reached.rs`) and built into the program: a line for each case, with
//! the sum of its text and the clauses it reached. A case whose text is not there, since it was changed or is one's own,
//! is run; so what is said is true of any folder, and the case book itself need not be played to be looked up.

use std::fmt::Debug;

use bridge_laws::clause::Clause as BridgeClause;
use doppelkopf_rules::Clause as DokoClause;
use ruling::{Clause, ClauseSet};

use crate::{Case, CaseError, Played};

/// Sorted by their sums, so that one is found without reading all.
const KNOWN: &str = include_str!("reached.txt");
/// A sum in figures and letters.
const SUM: usize = 16;

/// The clauses that a case reached: those of its game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Reached {
    /// Bridge.
    pub bridge: ClauseSet<BridgeClause>,
    /// Doppelkopf.
    pub doppelkopf: ClauseSet<DokoClause>,
}

impl From<&Played> for Reached {
    fn from(played: &Played) -> Reached {
        match played {
            Played::Bridge(played) => Reached { bridge: played.reached, ..Reached::default() },
            Played::Doppelkopf(played) => Reached { doppelkopf: played.reached, ..Reached::default() },
        }
    }
}

/// The cases of which it is known what they reach.
pub struct Known {
    lines: Vec<&'static str>,
    bridge: Vec<(String, BridgeClause)>,
    doppelkopf: Vec<(String, DokoClause)>,
}

impl Default for Known {
    fn default() -> Known {
        Known { lines: KNOWN.lines().collect(), bridge: named(), doppelkopf: named() }
    }
}

impl Known {
    /// What the case with this text reaches; `None` if it has to be run.
    #[must_use]
    pub fn of(&self, text: &str) -> Option<Reached> {
        let sum = sum(text);
        let at =
            self.lines.binary_search_by(|line| line.get(..SUM).unwrap_or_default().cmp(sum.as_str())).ok()?;
        let mut words = self.lines.get(at)?.split(' ').skip(1);
        match words.next()? {
            "bridge" => Some(Reached { bridge: clauses(&self.bridge, words)?, ..Reached::default() }),
            "doppelkopf" => {
                Some(Reached { doppelkopf: clauses(&self.doppelkopf, words)?, ..Reached::default() })
            }
            _ => None,
        }
    }

    /// The same, by running the case if nothing else helps.
    ///
    /// # Errors
    /// [`CaseError`], if it is no case, or says something that is none of the words of the format.
    pub fn or_run(&self, text: &str) -> Result<Reached, CaseError> {
        match self.of(text) {
            Some(reached) => Ok(reached),
            None => Ok((&crate::run(&crate::parse(text)?)?.played).into()),
        }
    }
}

/// The line of a case, for whoever makes the list.
#[must_use]
pub fn line(text: &str, case: &Case, reached: &Reached) -> String {
    let (game, names) = match case {
        Case::Bridge(_) => ("bridge", names(&reached.bridge)),
        Case::Doppelkopf(_) => ("doppelkopf", names(&reached.doppelkopf)),
    };
    [sum(text), game.to_owned()].into_iter().chain(names).collect::<Vec<_>>().join(" ")
}

fn names<C: Clause>(reached: &ClauseSet<C>) -> Vec<String> {
    reached.iter().map(name).collect()
}

fn name(clause: impl Debug) -> String {
    format!("{clause:?}")
}

fn named<C: Clause>() -> Vec<(String, C)> {
    let mut named: Vec<(String, C)> = C::ALL.iter().map(|&clause| (name(clause), clause)).collect();
    named.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
    named
}

/// None if one of them is no clause: then the list is not of this program.
fn clauses<'a, C: Clause>(
    named: &[(String, C)],
    words: impl Iterator<Item = &'a str>,
) -> Option<ClauseSet<C>> {
    let clause = |word: &str| {
        let at = named.binary_search_by(|(name, _)| name.as_str().cmp(word)).ok()?;
        named.get(at).map(|(_, clause)| *clause)
    };
    words.map(clause).collect()
}

/// FNV-1a: nobody has a reason to make two texts with the same sum, and it must be the same with every compiler.
fn sum(text: &str) -> String {
    let sum = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{sum:016x}")
}
