//! Running a case, and comparing what it expects with what the laws say.

use std::collections::BTreeMap;

use bridge_laws::{
    Desk, Noticed, PenaltyCard, Status, Table, Topic,
    clause::{Clause, Point},
    event::{Event, Refused},
    words::{Answer, Choice, Grade, ParseWordError, Question, QuestionId, Subject},
};
use cards::Side;
use ruling::{ClauseSet, Information, Interview, Next, Step};

use super::{
    book,
    compare::compare,
    draw::{draw, status},
    format::{CaseFile, DeskExpect, Expect, RulingForm, StepForm},
    read, score, steps,
};
use crate::{
    error::{CaseError, impossible, typed, word},
    findings::Findings,
    outcome::{self, Failure, Outcome, Part},
    said::{Said, Why},
};

/// What came of a case.
#[derive(Debug, Clone, Default)]
pub struct Played {
    /// The clauses that it reached.
    pub reached: ClauseSet<Clause>,
    /// What was noticed to be wrong, in order.
    pub noticed: Vec<Seen>,
    /// The table at the end.
    pub table: Option<Table>,
    /// The table wherever somebody had to choose, and where nobody had, the last one, if the case ran as
    /// far as that.
    pub stops: Vec<Stop>,
    /// What the case says happened and could not; it ran no further.
    pub broken: Option<Broken>,
}

/// A step that cannot have happened.
#[derive(Debug, Clone)]
pub struct Broken {
    /// Which, from 1; 0 is the auction.
    pub step: usize,
    /// Why.
    pub why: Refused,
}

/// A table on the way.
#[derive(Debug, Clone)]
pub struct Stop {
    /// After which step, from 1; 0 is before the first.
    pub step: usize,
    /// The table.
    pub table: Table,
}

/// A case while it runs.
#[derive(Default)]
struct Went {
    failures: Vec<Failure>,
    played: Played,
}

impl Went {
    /// This step cannot have happened.
    fn break_off(&mut self, step: usize, key: &str, why: Refused, table: &Table) {
        self.failures.push(Failure {
            part: Part::Step,
            step,
            key: key.to_owned(),
            expected: Said::CanHappen,
            got: Said::refused(Why::Bridge(why.clone())),
            table: draw(table),
        });
        self.played.broken = Some(Broken { step, why });
    }
}

/// Something noticed at the table of a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seen {
    /// What was wrong.
    pub what: Noticed,
    /// In which trick, from 1.
    pub trick: u8,
    /// The first clause of the ruling, or of the question or choice that it waits for.
    pub clause: Option<Clause>,
}

/// What one step brought.
#[derive(Debug, Clone, Default)]
pub(crate) struct StepResult {
    /// By rulings, and by what was in order.
    pub applied: ClauseSet<Clause>,
    /// Those that wait for an answer or a choice.
    pub waiting: ClauseSet<Clause>,
    /// By earlier steps, those that waited there included.
    pub so_far: ClauseSet<Clause>,
    pub debated: Vec<Point>,
    pub refused: Option<Refused>,
}

impl StepResult {
    fn take(&mut self, table: &Table) {
        self.applied.extend(table.applied());
        let waiting = table.pending().map(|pending| pending.clauses().iter().copied().collect());
        self.waiting.extend(waiting.unwrap_or_default());
        for point in table.debated() {
            if !self.debated.contains(point) {
                self.debated.push(*point);
            }
        }
    }
}

/// `E:D2 major`.
pub(crate) fn penalty_card(card: PenaltyCard) -> String {
    let grade = match card.grade {
        Grade::Minor => "minor",
        Grade::Major => "major",
    };
    format!("{}:{} {grade}", card.seat, card.card)
}

/// `E:D2 for W`, `E:SA duty for W`.
pub(crate) fn information(info: &Information<bridge_laws::words::Bridge>) -> String {
    match info.subject {
        Subject::Card(seat, card) => format!("{seat}:{card} for {}", info.who),
        Subject::DutyToPlay(seat, card) => format!("{seat}:{card} duty for {}", info.who),
        Subject::Call(seat, call) => format!("{seat}:{call} for {}", info.who),
        Subject::BidAboveSeven(seat) => format!("{seat}:8 for {}", info.who),
    }
}

/// Runs a case.
///
/// # Errors
/// [`CaseError`], if the case says something that is none of the words of the format.
pub fn run(case: &CaseFile) -> Result<Outcome, CaseError> {
    let Went { failures, played } = go(case)?;
    Ok(Outcome { failures, played: outcome::Played::Bridge(Box::new(played)) })
}

fn go(case: &CaseFile) -> Result<Went, CaseError> {
    let rules = read::rules(case)?;
    let mut went = Went::default();
    if let Some(board) = &case.board {
        let (setup, calls) = read::setup(board, rules)?;
        let mut table = Table::new(&setup)?;
        for call in &calls {
            if let Err(refused) = table.record(call) {
                went.break_off(0, "auction", refused, &table);
                return Ok(went);
            }
        }
        run_steps(case, &mut table, &mut went)?;
        went.played.table = Some(table);
    }
    if let Some(form) = &case.ruling {
        let expect = case.expect.clone().unwrap_or_default();
        match bridge_book::Topic::from_id(&form.topic) {
            Some(topic) => {
                let (failures, reached) = book::check(topic, form, &expect, rules)?;
                went.failures.extend(failures);
                went.played.reached.extend(reached);
            }
            None => run_desk(form, &expect, rules, &mut went)?,
        }
    }
    for (i, form) in case.score.iter().enumerate() {
        went.failures.extend(score::check(i + 1, form)?);
        went.played.reached.extend(score::laws(form).into_iter().collect());
    }
    Ok(went)
}

/// The answers that the later steps of a case give.
fn answers_later(case: &CaseFile, from: usize, question: Question) -> bool {
    case.step.iter().enumerate().skip(from).filter_map(|(i, step)| told(i + 1, step)).any(|event| {
        matches!(event, Event::Answer { question: id, seat, suit, call, .. }
            if id == question.into()
                && (seat.is_none() || question.seat().is_none() || seat == question.seat())
                && (suit.is_none() || question.suit().is_none() || suit == question.suit())
                && (call.is_none() || call == question.call()))
    })
}

/// The answer that a step gives, if it gives one.
fn told(n: usize, step: &StepForm) -> Option<Event> {
    step.what.contains_key("answer").then(|| steps::events(n, step).ok()?.pop()).flatten()
}

/// Gives open questions their ordinary answers, unless the case answers them itself later.
fn answer_ordinarily(case: &CaseFile, from: usize, table: &mut Table, result: &mut StepResult) {
    while let Status::Question(question) = table.status() {
        if answers_later(case, from, question) {
            return;
        }
        let Some(&with) = table.answers(question).first() else { return };
        if table.record(&Event::answer(question, with)).is_err() {
            return;
        }
        result.take(table);
    }
}

fn run_steps(case: &CaseFile, table: &mut Table, went: &mut Went) -> Result<(), CaseError> {
    let mut so_far = ClauseSet::EMPTY;
    for (i, step) in case.step.iter().enumerate() {
        let n = i + 1;
        let events = steps::events(n, step)?;
        let mut result = StepResult { so_far, ..StepResult::default() };
        if !step.what.contains_key("answer") {
            answer_ordinarily(case, i, table, &mut StepResult::default());
            stop_at_election(i, table, &mut went.played.stops);
        }
        for event in &events {
            match table.record(event) {
                Ok(()) => {
                    result.take(table);
                    notice(event, table, went);
                }
                Err(refused) => {
                    let expected = step.expect.as_ref().is_some_and(|e| e.refused.is_some());
                    if !expected {
                        went.break_off(n, "happens", refused, table);
                        return Ok(());
                    }
                    result.refused = Some(refused);
                }
            }
            if events.len() > 1 {
                answer_ordinarily(case, i + 1, table, &mut result);
            }
        }
        if let Some(expect) = &step.expect {
            if !expect.only_asks() && expect.asks.is_none() {
                answer_ordinarily(case, i + 1, table, &mut result);
            }
            if let Some(legal) = &expect.legal {
                let seat = read::seat(&format!("step {n}"), &legal.seat)?;
                for clause in table.legal(seat).clauses() {
                    result.applied.insert(clause);
                }
            }
            compare_into(Part::Step, n, expect, table, &result, went)?;
        }
        went.played.reached.extend(result.applied);
        so_far.extend(result.applied);
        so_far.extend(result.waiting);
        stop_at_election(n, table, &mut went.played.stops);
    }
    if went.played.stops.is_empty() {
        let mut last = table.clone();
        answer_ordinarily(case, case.step.len(), &mut last, &mut StepResult::default());
        went.played.stops.push(Stop { step: case.step.len(), table: last });
    }
    Ok(())
}

/// Notes the table where a choice is open, once for each.
fn stop_at_election(step: usize, table: &Table, stops: &mut Vec<Stop>) {
    let is_open = matches!(table.status(), Status::Election(_));
    if is_open && stops.last().is_none_or(|last| last.table != *table) {
        stops.push(Stop { step, table: table.clone() });
    }
}

fn notice(event: &Event, table: &Table, went: &mut Went) {
    // An answer and a choice go on with what was noticed before.
    if matches!(event, Event::Answer { .. } | Event::Choose(_)) {
        return;
    }
    let Some(what) = table.noticed() else { return };
    let ruled = table.rulings().first().and_then(|ruling| ruling.clauses.first().copied());
    let waits = table.pending().and_then(|pending| pending.clauses().first().copied());
    went.played.noticed.push(Seen { what, trick: table.state().trick_number(), clause: ruled.or(waits) });
}

fn compare_into(
    part: Part,
    n: usize,
    expect: &Expect,
    table: &Table,
    result: &StepResult,
    went: &mut Went,
) -> Result<(), CaseError> {
    let mut findings = Findings::default();
    compare(n, expect, table, result, &mut findings)?;
    went.failures.extend(findings.failures(part, n, || draw(table)));
    Ok(())
}

const DESK: &str = "[ruling]";

/// Tells the desk the facts and compares what it says at once, and after each path of choices.
fn run_desk(
    form: &RulingForm,
    expect: &DeskExpect,
    rules: bridge_laws::Rules,
    went: &mut Went,
) -> Result<(), CaseError> {
    let mut result = StepResult::default();
    let desk = with_facts(form, expect, rules, &mut result)?;
    let Some(table) = desk.table() else {
        let got = match desk.next() {
            Next::Question(question) => question.id().into(),
            _ => Said::Nothing,
        };
        let expected = expect.now.asks.as_deref().map_or(Said::Ruling, Said::from);
        if expected.to_string() != got.to_string() {
            went.failures.push(at_the_desk("asks", expected, got, None));
        }
        return Ok(());
    };
    for ruling in desk.rulings() {
        result.applied.extend(ruling.clauses.iter().copied().collect());
    }
    compare_into(Part::Ruling, 0, &expect.now, table, &result, went)?;
    went.played.reached.extend(result.applied);
    for (path, expect) in &expect.after {
        follow(form, &desk, path, expect, went)?;
    }
    Ok(())
}

/// What the case tells about this question: of one player or one call of his, or of all; of `spent` no more.
fn fact<'a>(
    facts: &'a BTreeMap<String, String>,
    question: Question,
    spent: &mut Vec<String>,
) -> Option<&'a String> {
    let key = question.keys().find(|key| facts.contains_key(key) && !spent.contains(key))?;
    let told = facts.get(&key);
    if question.is_of_one_player() {
        spent.push(key);
    }
    told
}

/// The desk once the facts are told that it asks for.
fn with_facts(
    form: &RulingForm,
    expect: &DeskExpect,
    rules: bridge_laws::Rules,
    result: &mut StepResult,
) -> Result<Desk, CaseError> {
    for id in form.facts.keys() {
        let known: Result<QuestionId, _> = id.split_once(':').map_or(id.as_str(), |(id, _)| id).parse();
        known.map_err(|e| word("[ruling] facts", &e.found, e.expected))?;
    }
    let topic = Topic::from_id(&form.topic).ok_or_else(|| {
        let book = bridge_book::Topic::ALL.iter().map(|topic| topic.id());
        let known: Vec<&str> = Topic::ALL.map(Topic::id).into_iter().chain(book).collect();
        word(DESK, &form.topic, format!("a topic: {}", typed(known)))
    })?;
    let mut facts = form.facts.clone().into_iter().collect();
    topic.as_asked_now(&mut facts);
    let facts = facts.into_iter().collect();
    let mut desk = Desk::new(topic, rules);
    let mut then = form.then.iter();
    let mut spent = Vec::new();
    loop {
        desk = with_unasked(desk, &facts, &mut spent)?;
        if let Some(table) = desk.table() {
            result.take(table);
        }
        let Next::Question(question) = desk.next() else { break };
        let next = if matches!(question, Question::AndThen(_)) { then.next() } else { None };
        let with = match next.or_else(|| fact(&facts, question, &mut spent)) {
            Some(text) => question.read(text).map_err(|e| word(DESK, text, e.expected))?,
            // What the case does not tell has not happened, unless it is about that being asked.
            None => {
                let asked_for = expect.now.asks.as_deref() == Some(question.id());
                let untold = desk.untold(question).filter(|_| !asked_for);
                // What only the laws ask has an ordinary answer; who did what has none.
                let of_the_laws = desk.table().is_some() && !expect.now.only_asks();
                let ordinary = || desk.answers(question).first().copied().filter(|_| of_the_laws);
                match untold.or_else(ordinary) {
                    Some(answer) => answer,
                    None => break,
                }
            }
        };
        desk = desk.after(Step::Answer(question, with)).ok_or_else(|| {
            let refused = match with {
                Answer::Then(then) => desk.refusal(then),
                _ => None,
            };
            match refused {
                Some(why) => impossible(DESK, &with.to_string(), Why::Bridge(why)),
                None => word(DESK, &with.to_string(), format!("a possible answer to {}", question.id())),
            }
        })?;
    }
    match then.next() {
        Some(text) => Err(word(DESK, text, "told to nobody: the desk does not ask what then".to_owned())),
        None => Ok(desk),
    }
}

/// What the case tells of what the desk asks nobody.
fn with_unasked(
    desk: Desk,
    facts: &BTreeMap<String, String>,
    spent: &mut Vec<String>,
) -> Result<Desk, CaseError> {
    desk.assumed().into_iter().try_fold(desk, |desk, (question, _)| {
        let Some(text) = fact(facts, question, spent) else { return Ok(desk) };
        let with = question.read(text).map_err(|e| word(DESK, text, e.expected))?;
        let told = desk.after(Step::Answer(question, with));
        told.ok_or_else(|| word(DESK, text, format!("a possible answer to {}", question.id())))
    })
}

/// Makes the choices of a path, as in `refuse/forbid-lead:D`, and compares.
fn follow(
    form: &RulingForm,
    desk: &Desk,
    path: &str,
    expect: &Expect,
    went: &mut Went,
) -> Result<(), CaseError> {
    let mut desk = desk.clone();
    let mut result = StepResult::default();
    let mut spent = Vec::new();
    for text in path.split('/') {
        let choice: Choice = text.parse().map_err(|e: ParseWordError| word(DESK, text, e.expected))?;
        let by = match desk.next() {
            Next::Election(election) => election.by.first().copied(),
            _ => None,
        };
        let Some(next) = by.and_then(|by| desk.after(Step::Choose(by, choice))) else {
            let (key, expected) = (format!("after.{path}"), Said::CanBeChosen(choice.to_string()));
            let got = desk.table().map_or(Said::from(""), status);
            went.failures.push(at_the_desk(&key, expected, got, desk.table()));
            break;
        };
        desk = next;
        if let Some(table) = desk.table() {
            result.take(table);
        }
        // What the choice brings to be asked.
        while let Next::Question(question) = desk.next() {
            let Some(text) = fact(&form.facts, question, &mut spent) else { break };
            let with = question.read(text).map_err(|e| word(DESK, text, e.expected))?;
            let Some(next) = desk.after(Step::Answer(question, with)) else { break };
            desk = next;
            if let Some(table) = desk.table() {
                result.take(table);
            }
        }
    }
    if let Some(table) = desk.table() {
        compare_into(Part::Ruling, 0, expect, table, &result, went)?;
    }
    went.played.reached.extend(result.applied);
    Ok(())
}

fn at_the_desk(key: &str, expected: Said, got: Said, table: Option<&Table>) -> Failure {
    let table = table.map(draw).unwrap_or_default();
    Failure { part: Part::Ruling, step: 0, key: key.to_owned(), expected, got, table }
}

/// `ns`, `ew`.
pub(crate) fn side(side: Side) -> &'static str {
    match side {
        Side::NorthSouth => "ns",
        Side::EastWest => "ew",
    }
}
