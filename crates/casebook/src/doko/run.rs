//! Running a case, and comparing what it expects with what the rules say.

use doppelkopf_rules::Clause;
use ruling::ClauseSet;

use super::{announce, desk, format::CaseFile, read, round, score, split, table, trick};
use crate::{
    error::CaseError,
    findings::Findings,
    outcome::{self, Failure, Outcome, Part},
    said::Drawn,
};

/// What came of a case.
#[derive(Debug, Clone, Default)]
pub struct Played {
    /// The clauses that it reached.
    pub reached: ClauseSet<Clause>,
}

/// A case while it runs.
#[derive(Default)]
struct Went {
    failures: Vec<Failure>,
    reached: ClauseSet<Clause>,
}

impl Went {
    /// One part of the case: what failed, and the clauses that it reached.
    fn part(
        &mut self,
        part: Part,
        n: usize,
        check: impl FnOnce(&mut Findings) -> Result<ClauseSet<Clause>, CaseError>,
    ) -> Result<(), CaseError> {
        let mut findings = Findings::default();
        self.reached.extend(check(&mut findings)?);
        self.failures.extend(findings.failures(part, n, Drawn::default));
        Ok(())
    }
}

/// Runs a case.
///
/// # Errors
/// [`CaseError`], if the case says something that is none of the words of the format.
pub fn run(case: &CaseFile) -> Result<Outcome, CaseError> {
    let rules = read::rules(case)?;
    let mut went = Went::default();
    for (i, form) in case.score.iter().enumerate() {
        went.part(Part::Score, i + 1, |findings| score::check(i + 1, form, rules, findings))?;
    }
    for (i, form) in case.trick.iter().enumerate() {
        went.part(Part::Trick, i + 1, |findings| trick::check(i + 1, form, rules, findings))?;
    }
    for (i, form) in case.announce.iter().enumerate() {
        went.part(Part::Announce, i + 1, |findings| announce::check(i + 1, form, rules, findings))?;
    }
    for (i, form) in case.split.iter().enumerate() {
        went.part(Part::Split, i + 1, |findings| Ok(split::check(form, findings)))?;
    }
    if let Some(form) = &case.tournament {
        went.part(Part::Tournament, 0, |findings| split::tournament(form, findings))?;
    }
    if let Some(form) = &case.ruling {
        let expect = case.expect.clone().unwrap_or_default();
        went.part(Part::Ruling, 0, |findings| desk::check(form, &expect, rules, findings))?;
    }
    let Went { mut failures, mut reached } = went;
    if let Some(form) = &case.table {
        reached.extend(table::run(case, form, rules, &mut failures)?);
    }
    if let Some(form) = &case.round {
        reached.extend(round::run(case, form, rules, &mut failures)?);
    }
    Ok(Outcome { failures, played: outcome::Played::Doppelkopf(Played { reached }) })
}
