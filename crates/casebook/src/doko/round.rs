//! Cases about a round at one table and its list (chapter 11 of the digest).

use doppelkopf_rules::{ByPosition, Clause, Position, Rules, TableSize};
use ruling::ClauseSet;
use tournament::{Deal, Line, List, ListError, Outcome, Override, RoundError, Told, Written};

use super::{
    format::{CaseFile, DealExpect, DealForm, RoundForm},
    read,
};
use crate::{
    error::{CaseError, beside, missing, word},
    findings::Findings,
    outcome::{Failure, Part},
    said::{self, Drawn, Said, Why},
};

/// A stille Hochzeit, which is no solo in the books (S4.5).
const STILL: &str = "still";

/// A round has at most 30 deals; with repeated ones, more are not needed.
const MOST_TIMES: u8 = 100;

/// Plays the round; what failed, and the clauses reached.
pub(super) fn run(
    case: &CaseFile,
    form: &RoundForm,
    rules: Rules,
    failures: &mut Vec<Failure>,
) -> Result<ClauseSet<Clause>, CaseError> {
    let size = read::size("[round]", form.players)?;
    let volunteer = form.volunteer.map(|number| read::position("[round]", number)).transpose()?;
    let mut table = Table { list: List::under(size, rules), rules, volunteer, out_of_time: false };
    let mut all = ClauseSet::EMPTY;
    for (i, deal) in case.deal.iter().enumerate() {
        let n = i + 1;
        let mut findings = Findings::default();
        let reached = one(n, deal, &mut table, &mut findings)?;
        all.extend(reached);
        failures.extend(findings.failures(Part::Deal, n, || draw(&table.list)));
    }
    Ok(all)
}

/// A table in its round.
struct Table {
    list: List,
    rules: Rules,
    volunteer: Option<Position>,
    out_of_time: bool,
}

fn one(
    n: usize,
    form: &DealForm,
    table: &mut Table,
    findings: &mut Findings,
) -> Result<ClauseSet<Clause>, CaseError> {
    let place = &format!("deal {n}");
    let nothing = DealExpect::default();
    let expect = form.expect.as_ref().unwrap_or(&nothing);
    let mut reached = ClauseSet::EMPTY;
    let times = form.times.unwrap_or(1);
    if times == 0 || times > MOST_TIMES {
        return Err(word(place, &times.to_string(), "a number of deals: `1–100`"));
    }
    let mut refused = None;
    let mut written = None;
    for _ in 0..times {
        match happens(place, form, table)? {
            Ok(line) => {
                written = line;
                if let Some(line) = &written {
                    reached.extend(clauses(line, form, table));
                }
            }
            Err(error) => {
                refused = Some(error);
                break;
            }
        }
    }
    reached.extend(after(form, table));
    if let Some(error) = &refused {
        reached.extend(clauses_of(error).into_iter().collect());
    }
    compare_refused(expect, refused.as_ref(), table, findings);
    if let Some(line) = &written {
        compare_line(place, expect, line, findings)?;
    }
    compare_table(place, expect, table, findings)?;
    if expect.keeps_list.is_some() {
        reached.insert(keeps_list(table).1);
    }
    read::laws(findings, expect.laws.as_deref(), reached);
    Ok(reached)
}

/// What the form says happens; the line, if one was entered or put right.
fn happens(
    place: &str,
    form: &DealForm,
    table: &mut Table,
) -> Result<Result<Option<Line>, ListError>, CaseError> {
    let answers = form.anyway.as_ref().map(|a| Override { by: a.by.clone(), reason: a.reason.clone() });
    let list = &mut table.list;
    Ok(match (form.time_up, form.close, form.correct) {
        (true, false, None) => {
            list.time_is_up();
            table.out_of_time = true;
            Ok(None)
        }
        (false, true, None) => list.close().map(|()| None).map_err(ListError::from),
        (false, false, Some(line)) => {
            let line = line.checked_sub(1).ok_or_else(|| word(place, "0", "a line: `1`, `2`, …"))?;
            let corrected = list.correct(line, written(place, form)?, answers.as_ref());
            corrected.map(|()| list.lines().get(line).cloned())
        }
        (false, false, None) => {
            let written = written(place, form)?;
            match answers {
                None => list.enter(written).map(|line| Some(line.clone())),
                Some(answers) => list.enter_anyway(written, answers).map(|line| Some(line.clone())),
            }
        }
        _ => return Err(beside(place, "time-up", "close, correct")),
    })
}

fn written(place: &str, form: &DealForm) -> Result<Written, CaseError> {
    let points = read::by_position(place, &form.points)?;
    let told = match &form.game {
        None => Told::Points { outcome: outcome(place, form)?, points },
        Some(_) if form.played.is_some() || form.soloist.is_some() => {
            return Err(beside(place, "game", "played"));
        }
        Some(text) => Told::Game {
            played: text.parse().map_err(|e| {
                word(place, text, format!("a game as it is told (such as `re=1,3 augen=130`): {e}"))
            })?,
            points: (!form.points.is_empty()).then_some(points),
        },
    };
    Ok(Written {
        mark: None,
        told,
        dealt_by: form.dealt_by.map(|number| read::position(place, number)).transpose()?,
        penalty: read::by_position(place, &form.penalty)?,
        deduction: read::by_position(place, &form.deduction)?,
        why: None,
    })
}

fn outcome(place: &str, form: &DealForm) -> Result<Outcome, CaseError> {
    match (form.played.as_deref(), form.soloist) {
        (None | Some("game" | STILL), None) => Ok(Outcome::Game),
        (None | Some("solo"), Some(soloist)) => Ok(Outcome::Solo(read::position(place, soloist)?)),
        (Some("not-played"), None) => Ok(Outcome::NotPlayed),
        (Some("solo"), None) => Err(missing(place, "`soloist`")),
        (Some("game" | STILL | "not-played"), Some(_)) => Err(beside(place, "soloist", "played")),
        (Some(other), _) => Err(word(place, other, "`game`, `still`, `solo` or `not-played`")),
    }
}

/// The clauses of the round that a deal turned on.
fn clauses(line: &Line, form: &DealForm, table: &Table) -> ClauseSet<Clause> {
    let round = table.list.round();
    let larger = round.size() != TableSize::Four;
    // 7.3.1: entered at once, checked, marked.
    let mut reached: ClauseSet<Clause> = [Clause::T7_3_1].into_iter().collect();
    reached.extend(line.flaws.iter().map(|flaw| flaw.clause()).collect());
    let mut reach = |clauses: &[Clause]| reached.extend(clauses.iter().copied().collect());
    if table.list.lines().len() == 1 {
        reach(&[Clause::S8_1]);
    }
    if larger {
        // The dealer sits out with 0; the check of even and odd is off.
        reach(&[Clause::T10_1_1, Clause::S7_3, Clause::T10]);
    }
    match line.deal {
        // The same player deals again.
        Deal::NotPlayed => reach(if table.out_of_time { &[Clause::T8_5_3] } else { &[] }),
        Deal::Game => reach(&[Clause::T3_3_1, Clause::S2_10]),
        Deal::Lustsolo(_) => reach(&[Clause::S2_2, Clause::S2_10, Clause::S2_12]),
        Deal::Pflichtsolo(_) => {
            reach(&[Clause::S1_5, Clause::S2_1, Clause::S2_2, Clause::S2_9, Clause::S2_11]);
        }
        Deal::Forced(_) => reach(&[Clause::S1_5, Clause::S2_1, Clause::S2_9, Clause::T4_1_9, Clause::T4_2_5]),
    }
    if line.place.forced.is_some() && table.out_of_time {
        reach(&[Clause::T8_5_3]); // only forced Pflichtsoli are played after time
    }
    if form.played.as_deref() == Some(STILL) && line.deal == Deal::Game {
        reach(&[Clause::S4_5]);
    }
    // Plus for the winners; a single player has it three times.
    match line.entry.winners().len() {
        0 => {}
        2 => reach(&[Clause::S7_1]),
        _ => reach(&[Clause::S7_1, Clause::S7_2]),
    }
    reached
}

/// The clauses on which the round ends.
fn after(form: &DealForm, table: &Table) -> ClauseSet<Clause> {
    let round = table.list.round();
    let size = round.size();
    let mut reached = ClauseSet::EMPTY;
    if form.time_up {
        reached.insert(Clause::T8_5_1);
    }
    if form.correct.is_some() {
        reached.insert(Clause::T8_5_2);
    }
    if form.close && table.list.is_closed() {
        reached.extend([Clause::T8_5_2, Clause::T7_3_4].into_iter().collect());
    }
    if round.next().is_none() && !table.out_of_time && round.counted() == size.counted_games() {
        reached.insert(match size {
            TableSize::Four => Clause::S1_2,
            TableSize::Five => Clause::S1_3,
            TableSize::Six | TableSize::Seven => Clause::T10,
        });
        if size.positions().all(|position| round.counted_of(position) == 20) {
            reached.insert(Clause::S1_4);
        }
    }
    reached
}

/// The clauses behind a refusal.
fn clauses_of(error: &ListError) -> Vec<Clause> {
    match error {
        ListError::Flaws(flaws) => flaws.0.iter().map(|flaw| flaw.clause()).collect(),
        ListError::Round(RoundError::SitsOut(_)) => vec![Clause::T10_1_1],
        ListError::Round(RoundError::MustPlaySolo(_)) => vec![Clause::T4_1_9],
        ListError::Round(RoundError::Over) | ListError::Closed => vec![Clause::T8_5_2],
        ListError::Incomplete(_) => vec![Clause::S2_1],
        ListError::Later { source, .. } => clauses_of(source),
        _ => Vec::new(),
    }
}

fn compare_refused(expect: &DealExpect, got: Option<&ListError>, table: &Table, findings: &mut Findings) {
    let why = |error: &ListError| Why::Line(Box::new(error.clone()), table.list.round().size(), table.rules);
    match (&expect.refused, got) {
        (None, None) => {}
        (None, Some(error)) => findings.same("refused", Said::CanHappen, Said::refused(why(error))),
        (Some(expected), None) => findings.same("refused", expected, Said::Happened),
        (Some(expected), Some(error)) => {
            let named = clauses_of(error).iter().any(|clause| clause.is_named(expected));
            if !named && !error.to_string().contains(expected.as_str()) {
                let under = clauses_of(error).iter().map(ToString::to_string).collect();
                findings.same("refused", expected, Said::Refused { id: None, under, why: why(error) });
            }
        }
    }
}

fn number(position: Option<Position>) -> String {
    position.map_or(0, Position::number).to_string()
}

fn compare_line(
    place: &str,
    expect: &DealExpect,
    line: &Line,
    findings: &mut Findings,
) -> Result<(), CaseError> {
    let at = &line.place;
    for (key, expected, got) in [
        ("number", expect.number, at.number.to_string()),
        ("dealer", expect.dealer, at.dealer.to_string()),
        ("first", expect.first, at.first.to_string()),
        ("leads", expect.leads, at.leads(line.deal).to_string()),
        ("forced", expect.forced, number(at.forced)),
    ] {
        if let Some(expected) = expected {
            findings.same(key, expected.to_string(), got);
        }
    }
    if let Some(expected) = &expect.sits {
        let expected = expected.numbers();
        let got: Vec<u8> = at.sits_out.iter().map(Position::number).collect();
        findings.same("sits", format!("{expected:?}"), format!("{got:?}"));
    }
    if let Some(expected) = &expect.books {
        findings.same("books", expected, books(line.deal));
    }
    if let Some(expected) = &expect.winners {
        let expected: Vec<Position> = read::positions(place, expected)?;
        let got = line.entry.winners().iter().collect();
        findings.same("winners", Said::Players(None, expected), Said::Players(None, got));
    }
    if let Some(expected) = &expect.total {
        let expected = read::by_position(place, expected)?;
        findings.same("total", Said::Points(expected), Said::Points(line.entry.total()));
    }
    if let Some(expected) = &expect.flaws {
        findings.exactly("flaws", expected, line.flaws.iter().map(|flaw| flaw.clause().to_string()));
    }
    Ok(())
}

const fn books(deal: Deal) -> &'static str {
    match deal {
        Deal::NotPlayed => "not-played",
        Deal::Game => "game",
        Deal::Lustsolo(_) => "lustsolo",
        Deal::Pflichtsolo(_) => "pflichtsolo",
        Deal::Forced(_) => "forced",
    }
}

/// Who keeps the list, and why he.
fn keeps_list(table: &Table) -> (Position, Clause) {
    let size = table.list.round().size();
    match (table.volunteer, size) {
        (Some(volunteer), _) => (volunteer, Clause::S8_3),
        (None, TableSize::Four) => (size.keeps_list(), Clause::S8_2),
        (None, TableSize::Five | TableSize::Six | TableSize::Seven) => (size.keeps_list(), Clause::S8_4),
    }
}

fn compare_table(
    place: &str,
    expect: &DealExpect,
    table: &Table,
    findings: &mut Findings,
) -> Result<(), CaseError> {
    let round = table.list.round();
    if let Some(expected) = expect.counted {
        findings.same("counted", expected.to_string(), round.counted().to_string());
    }
    if let Some(expected) = &expect.counted_of {
        let text = |counted: ByPosition<u8>| format!("{:?}", counted.0);
        let expected = read::by_position(place, expected)?;
        findings.same("counted-of", text(expected), text(ByPosition::from_fn(|p| round.counted_of(p))));
    }
    if let Some(expected) = &expect.owing {
        let expected: Vec<Position> = read::positions(place, expected)?;
        let got = round.owing().iter().collect();
        findings.same("owing", Said::Players(None, expected), Said::Players(None, got));
    }
    if let Some(expected) = expect.keeps_list {
        findings.same("keeps-list", expected.to_string(), keeps_list(table).0.to_string());
    }
    if let Some(expected) = &expect.running {
        let expected = read::by_position(place, expected)?;
        findings.same("running", Said::Points(expected), Said::Points(table.list.totals()));
    }
    if let Some(expected) = expect.next_dealer {
        let got = number(round.next().map(|next| next.dealer));
        findings.same("next-dealer", expected.to_string(), got);
    }
    Ok(())
}

/// The last lines of the list.
fn draw(list: &List) -> Drawn {
    let lines = list.lines();
    let from = lines.len().saturating_sub(5);
    let deal = |Line { place, deal, entry, running, .. }: &Line| said::Line::Deal {
        number: place.number.into(),
        dealer: place.dealer,
        books: books(*deal),
        points: [entry.total(), *running],
    };
    let mut drawn: Vec<said::Line> = lines.iter().skip(from).map(deal).collect();
    drawn.push(match list.round().next() {
        Some(next) => said::Line::Next { number: next.number.into(), dealer: next.dealer },
        None => said::Line::RoundOver,
    });
    Drawn(drawn)
}
