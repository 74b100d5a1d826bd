//! Cases for the desk.

use doppelkopf_laws::{Desk, Topic, words::Question};
use doppelkopf_rules::{Clause, Position, Rules};
use ruling::{ClauseSet, Interview, Next, Step};

use super::{
    compare::compare_desk,
    format::{DeskExpect, RulingForm},
    steps::fact,
};
use crate::{
    error::{CaseError, typed, word},
    findings::Findings,
    said::Said,
};

const PLACE: &str = "[ruling]";

/// Tells the desk the facts, compares, and says which clauses were applied.
pub(super) fn check(
    form: &RulingForm,
    expect: &DeskExpect,
    rules: Rules,
    findings: &mut Findings,
) -> Result<ClauseSet<Clause>, CaseError> {
    for id in form.facts.keys() {
        let id = id.split_once(':').map_or(id.as_str(), |(id, _)| id);
        if !Question::IDS.contains(&id) {
            return Err(word("[ruling] facts", id, format!("a question: {}", typed(Question::IDS))));
        }
    }
    let topic = Topic::from_id(&form.topic).ok_or_else(|| {
        word(PLACE, &form.topic, format!("a topic: {}", typed(Topic::ALL.iter().map(|topic| topic.id()))))
    })?;
    let mut desk = Desk::new(topic, rules);
    let mut reached = ClauseSet::EMPTY;
    while let Some(question) = next(form, &desk) {
        let Some(with) = answer(form, expect, &desk, question)? else {
            findings.same("asks", expect.asks.as_deref().map_or(Said::Ruling, Said::from), question.id());
            return Ok(reached);
        };
        // A clause that waits for an answer is applied by it.
        reached.extend(desk.waiting().iter().copied().collect());
        desk = desk.after(Step::Answer(question, with)).ok_or_else(|| {
            word(PLACE, &with.to_string(), format!("a possible answer to {}", question.id()))
        })?;
    }
    if let Some(ruling) = desk.ruling() {
        reached.extend(ruling.clauses.iter().copied().collect());
        compare_desk(expect, ruling, findings)?;
    }
    Ok(reached)
}

/// What is asked next; first what the case tells of what nobody is asked.
fn next(form: &RulingForm, desk: &Desk) -> Option<Question> {
    let mut unasked = desk.assumed().into_iter().map(|(question, _)| question);
    let told = unasked.find(|question| form.facts.contains_key(question.id()));
    told.or(match desk.next() {
        Next::Question(question) => Some(question),
        _ => None,
    })
}

/// The answer of the case; the ordinary one, where the rules ask and the case says nothing.
fn answer(
    form: &RulingForm,
    expect: &DeskExpect,
    desk: &Desk,
    question: Question,
) -> Result<Option<doppelkopf_laws::words::Answer>, CaseError> {
    let about = |seat: Position| form.facts.get(&format!("{}:{seat}", question.id()));
    // Where a second player did the same (I07), a fact that names nobody is about the first: they may be opponents.
    let is_meant = question.seat().is_none_or(|seat| desk.offender() == Some(seat));
    let plain = || form.facts.get(question.id()).filter(|_| is_meant);
    match question.seat().and_then(about).or_else(plain) {
        Some(text) => {
            let text = fact(text);
            let read = question.read(&text).map_err(|e| word(PLACE, &e.found, e.expected))?;
            Ok(Some(read))
        }
        // Who sits where and who did what has no ordinary answer.
        None if is_of_the_table(question) || expect.asks.is_some() => Ok(None),
        None => Ok(desk.ordinary(question)),
    }
}

const fn is_of_the_table(question: Question) -> bool {
    matches!(question, Question::Dealer | Question::Offender | Question::Act | Question::ShouldHaveDealt)
}
