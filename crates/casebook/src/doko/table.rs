//! Running the steps of a case at a table.

use doppelkopf_laws::{
    Status, Table,
    event::{Event, Refused},
    words::{Question, Ruling},
};
use doppelkopf_rules::{Clause, Point, Rules};
use ruling::ClauseSet;

use super::{
    compare::compare,
    draw::draw,
    format::{CaseFile, StepForm, TableForm},
    steps::{self, Happening},
    witness,
};
use crate::{
    error::CaseError,
    findings::Findings,
    outcome::{Failure, Part},
    said::{Said, Why},
};

/// What one step brought.
#[derive(Debug, Default)]
pub(super) struct StepResult {
    pub applied: ClauseSet<Clause>,
    pub debated: Vec<Point>,
    pub rulings: Vec<Ruling>,
    /// Why it was refused, and under which clause where one forbids it.
    pub refused: Option<(&'static str, Option<Clause>, Why)>,
}

impl StepResult {
    /// Records an event, and what came of it.
    fn record(&mut self, table: &mut Table, event: &Event) -> Result<(), Refused> {
        let before = table.clone();
        let result = table.record(event);
        match &result {
            Ok(()) => {
                self.applied.extend(table.applied());
                self.applied.extend(witness::of(&before, event, table));
                for &point in table.debated() {
                    if !self.debated.contains(&point) {
                        self.debated.push(point);
                    }
                }
                self.rulings.extend_from_slice(table.rulings());
            }
            Err(refused) => {
                self.applied.extend(witness::of_refusal(&before, event, refused));
            }
        }
        result
    }
}

/// Plays the deal; what failed, and the clauses reached.
pub(super) fn run(
    case: &CaseFile,
    form: &TableForm,
    rules: Rules,
    failures: &mut Vec<Failure>,
) -> Result<ClauseSet<Clause>, CaseError> {
    let setup = steps::setup(form, rules)?;
    let mut table = Table::new(&setup)?;
    let mut reached = witness::of_setup(&table);
    for (i, step) in case.step.iter().enumerate() {
        let n = i + 1;
        let mut result = StepResult::default();
        let goes_on = one(case, i, step, &mut table, &mut result, failures)?;
        if let Some(expect) = &step.expect {
            if !expect.only_asks() && expect.asks.is_none() {
                answer_ordinarily(case, i + 1, &mut table, &mut result);
            }
            if expect.legal.is_some() {
                result.applied.extend(witness::of_legal(&table));
            }
            if expect.last_trick.is_some() {
                result.applied.insert(Clause::T5_3_5);
            }
            let mut findings = Findings::default();
            compare(n, expect, &table, &result, &mut findings)?;
            failures.extend(findings.failures(Part::Step, n, || draw(&table)));
        }
        reached.extend(result.applied);
        if !goes_on {
            break;
        }
    }
    Ok(reached)
}

/// What happens in a step. False, if it could not and the case did not expect that.
fn one(
    case: &CaseFile,
    i: usize,
    step: &StepForm,
    table: &mut Table,
    result: &mut StepResult,
    failures: &mut Vec<Failure>,
) -> Result<bool, CaseError> {
    let n = i + 1;
    if !step.what.contains_key("answer") {
        answer_ordinarily(case, i, table, result);
    }
    let expected = step.expect.as_ref().is_some_and(|expect| expect.refused.is_some());
    let happening = steps::happening(n, step)?;
    if let Some((clause, why)) = happening.refusal() {
        result.applied.insert(clause);
        result.refused = Some(("not-possible", Some(clause), why));
    }
    let events = match happening {
        Happening::Events(events) => events,
        Happening::NoSuchGame(_) => Vec::new(),
    };
    for event in &events {
        if let Err(refused) = result.record(table, event) {
            result.refused = Some((refused.id(), refused.clause(), Why::Doppelkopf(refused)));
            break;
        }
        if events.len() > 1 {
            answer_ordinarily(case, i + 1, table, result);
        }
    }
    if events.len() > 1 {
        result.applied.extend(witness::of_together(&events, result.refused.is_some(), table));
    }
    match &result.refused {
        Some((_, _, why)) if !expected => {
            failures.push(Failure {
                part: Part::Step,
                step: n,
                key: "happens".to_owned(),
                expected: Said::CanHappen,
                got: Said::refused(why.clone()),
                table: draw(table),
            });
            Ok(false)
        }
        _ => Ok(true),
    }
}

/// Does a later step of the case give this answer?
fn answers_later(case: &CaseFile, from: usize, question: Question) -> bool {
    case.step
        .iter()
        .skip(from)
        .filter(|step| step.what.contains_key("answer"))
        .filter_map(|step| steps::happening(0, step).ok()?.into_answer())
        .any(|(id, seat)| id == question.into() && (seat.is_none() || seat == question.seat()))
}

/// Gives open questions their ordinary answers, unless the case answers them itself later.
fn answer_ordinarily(case: &CaseFile, from: usize, table: &mut Table, result: &mut StepResult) {
    while let Status::Question(question) = table.status() {
        if answers_later(case, from, question) {
            return;
        }
        let Some(&with) = table.answers(question).first() else { return };
        let answered = result.record(table, &Event::answer(question, with));
        // An answer that leads nowhere is for the case to give.
        if answered.is_err() || table.status() == Status::Question(question) {
            return;
        }
    }
}
