//! Cases of the law book beside the table.

use bridge_book::{Desk, Topic, words::Question};
use bridge_laws::{Rules, clause::Clause};
use ruling::{ClauseSet, Interview as _, Next, Step};

use super::{
    compare::{Basis, of_basis},
    format::{DeskExpect, RulingForm},
};
use crate::{
    error::{CaseError, typed, word},
    findings::Findings,
    outcome::{Failure, Part},
    said::{Drawn, Said},
};

const PLACE: &str = "[ruling]";

/// Tells the desk the facts and findings and compares; nothing has an ordinary answer. Says which clauses were
/// reached, those that waited for an answer included.
pub(super) fn check(
    topic: Topic,
    form: &RulingForm,
    expect: &DeskExpect,
    rules: Rules,
) -> Result<(Vec<Failure>, ClauseSet<Clause>), CaseError> {
    if let Some(id) = form.facts.keys().find(|id| !Question::IDS.contains(&id.as_str())) {
        return Err(word("[ruling] facts", id, format!("a question: {}", typed(Question::IDS))));
    }
    let mut desk = Desk::new(topic, rules);
    let mut reached = ClauseSet::EMPTY;
    let mut told = Vec::new();
    let mut findings = Findings::default();
    while let Next::Question(question) = desk.next() {
        let Some(text) = form.facts.get(question.id()) else { break };
        let expected = || {
            let known: Vec<String> = desk.answers(question).iter().map(ToString::to_string).collect();
            format!("an answer to {}: {}", question.id(), typed(known))
        };
        let answer = question.wants().read(text).ok_or_else(|| word(PLACE, text, expected()))?;
        reached.extend(desk.waiting().iter().copied().collect());
        let after = desk.after(Step::Answer(question, answer));
        desk = after.ok_or_else(|| word(PLACE, text, expected()))?;
        told.push(question.id());
    }
    // A case says nothing that nobody asks.
    if let Some(id) = form.facts.keys().find(|id| !told.contains(&id.as_str())) {
        return Err(word("[ruling] facts", id, format!("asked for here: {}", told.join(", "))));
    }
    let asks = match desk.next() {
        Next::Question(question) => question.id().into(),
        _ => Said::Ruling,
    };
    let expect = &expect.now;
    findings.same("asks", expect.asks.as_deref().map_or(Said::Ruling, Said::from), asks);
    if let Some(ruling) = desk.ruling() {
        let applied: ClauseSet<Clause> = ruling.clauses.iter().copied().collect();
        reached.extend(applied);
        let does = ruling.effects.iter().map(ToString::to_string);
        if let Some(expected) = &expect.does {
            findings.exactly("does", expected, does);
        }
        let basis = Basis {
            edition: rules.edition,
            applied,
            waiting: ClauseSet::EMPTY,
            open: ClauseSet::EMPTY,
            so_far: ClauseSet::EMPTY,
            adjust: ruling.look_at.iter().copied().collect(),
            debated: ruling.debated.iter().map(ToString::to_string).collect(),
        };
        of_basis(expect, &basis, &mut findings);
    }
    Ok((findings.failures(Part::Ruling, 0, Drawn::default).collect(), reached))
}
