//! Each expectation, compared with what the table says.

use std::collections::BTreeMap;

use doppelkopf::{Hand, Party};
use doppelkopf_laws::{
    Status, Table,
    offence::Offence,
    words::{Effect, Ruling},
};
use doppelkopf_rules::{ByPosition, Position};
use doppelkopf_score::Score;

use super::{
    draw::{self, status, those},
    format::{DeskExpect, Expect, PartyForm},
    read,
    score::item_text,
    table::StepResult,
};
use crate::{
    error::CaseError,
    findings::Findings,
    said::{Awaits, Said, Why, party_id},
};

/// Compares whatever the step expects.
pub(super) fn compare(
    n: usize,
    expect: &Expect,
    table: &Table,
    result: &StepResult,
    findings: &mut Findings,
) -> Result<(), CaseError> {
    let place = &format!("step {n}");
    awaited(place, expect, table, findings)?;
    found(place, expect, table, findings)?;
    wrong(expect, table, findings);
    ruled(place, expect, table, result, findings)?;
    ended(place, expect, table, findings)?;
    read::laws(findings, expect.laws.as_deref(), result.applied);
    if let Some(expected) = &expect.debated {
        let got = result.debated.iter().map(ToString::to_string).collect();
        findings.at_least("debated", expected, &got);
    }
    if let Some(expected) = &expect.refused {
        match &result.refused {
            None => findings.same("refused", expected, Said::Happened),
            Some((id, clause, why)) => {
                if id != expected && !clause.is_some_and(|clause| clause.is_named(expected)) {
                    let under = clause.iter().map(ToString::to_string).collect();
                    let got = Said::Refused { id: Some(id), under, why: why.clone() };
                    findings.same("refused", expected, got);
                }
            }
        }
    }
    Ok(())
}

/// Whose word or card it is, or what is asked.
fn awaited(place: &str, expect: &Expect, table: &Table, findings: &mut Findings) -> Result<(), CaseError> {
    let at = table.status();
    let (what, who) = match &at {
        Status::Say(by) => ("say", Some(*by)),
        Status::Pflichtsolo(by) => ("pflichtsolo", Some(*by)),
        Status::Lustsolo(by) => ("lustsolo", Some(*by)),
        Status::Name(by) => ("name", Some(*by)),
        Status::Play(by) => ("card", Some(*by)),
        Status::Question(_) => ("answer", None),
        Status::Election(_) => ("choice", None),
        Status::Over => ("nothing", None),
    };
    if let Some(turn) = &expect.turn {
        let got = who.map_or_else(|| status(table), |who| who.to_string().into());
        findings.same("turn", turn.0.to_string(), got);
    }
    if let Some(expected) = &expect.awaits {
        findings.same("awaits", expected, what);
    }
    if let Some(legal) = &expect.legal {
        let expected = read::hand(place, &legal.cards)?;
        let got = table.legal(legal.seat.0);
        let cards = |hand: Hand| hand.kinds().map(|kind| kind.to_string()).collect::<Vec<_>>().join(" ");
        findings.same("legal", cards(expected), got.map_or(Said::NotKnown, |got| cards(got).into()));
    }
    if let Some(expected) = &expect.asks {
        let got = match &at {
            Status::Question(question) => question.id().into(),
            _ => status(table),
        };
        findings.same("asks", expected, got);
    }
    if let Some(expected) = &expect.election {
        let by: Vec<Position> = expected.by.iter().map(|seat| seat.0).collect();
        match &at {
            Status::Election(got) => {
                let text = |all: &[Position]| all.iter().map(ToString::to_string).collect::<Vec<_>>();
                findings.exactly("election by", &text(&by), text(&got.by));
                if let Some(options) = &expected.options {
                    let got = got.options.iter().map(ToString::to_string);
                    findings.exactly("election options", options, got);
                }
            }
            _ => {
                let by = if by.is_empty() { Vec::new() } else { vec![read::who(by)] };
                let expected = Awaits::Choice { by, options: None };
                findings.same("election", Said::Awaits(expected), status(table));
            }
        }
    }
    Ok(())
}

/// The game, its parties and calls.
fn found(place: &str, expect: &Expect, table: &Table, findings: &mut Findings) -> Result<(), CaseError> {
    if let Some(expected) = &expect.game {
        findings.same("game", expected, draw::game(table));
    }
    if let Some(expected) = &expect.form {
        findings.same("form", expected, draw::form(table));
    }
    let course = table.course();
    let truly = |position, party| {
        let place = table.place(position);
        place.zip(course).is_some_and(|(place, course)| course.party(place) == Some(party))
    };
    parties(place, "party", expect.party.as_ref(), table, findings, truly)?;
    let certainly = |position, party| {
        let place = table.place(position);
        place.zip(course).is_some_and(|(place, course)| course.known().of(place) == Some(party))
    };
    parties(place, "certain", expect.certain.as_ref(), table, findings, certainly)?;
    if let Some(expected) = expect.clarified {
        let got = course.is_some_and(|course| course.known().is_clarified());
        findings.same("clarified", expected.to_string(), got.to_string());
    }
    if let Some(expected) = &expect.calls {
        let expected = read::calls(place, expected)?;
        let got = table.highest_calls();
        findings.same("calls", format!("{expected:?}"), format!("{got:?}"));
    }
    if let Some(expected) = &expect.last_trick {
        let cards = table.view(None).last_trick.map(|(cards, _)| cards).unwrap_or_default();
        let got = cards.iter().filter_map(|(position, card)| Some(format!("{position}:{}", (*card)?)));
        findings.exactly("last-trick", expected, got);
    }
    Ok(())
}

fn parties(
    place: &str,
    key: &'static str,
    expected: Option<&PartyForm>,
    table: &Table,
    findings: &mut Findings,
    is: impl Fn(Position, Party) -> bool,
) -> Result<(), CaseError> {
    let Some(expected) = expected else { return Ok(()) };
    for (party, numbers) in [(Party::Re, &expected.re), (Party::Kontra, &expected.kontra)] {
        if let Some(numbers) = numbers {
            let mut expected: Vec<Position> = read::positions(place, numbers)?;
            expected.sort_unstable();
            let text = |who| Said::Players(Some(party), who);
            findings.same(key, text(expected), text(those(table, |p| is(p, party))));
        }
    }
    Ok(())
}

/// What is wrong at the table and not settled.
fn wrong(expect: &Expect, table: &Table, findings: &mut Findings) {
    if let Some(expected) = &expect.irregularity {
        let got = match table.noticed() {
            None => "none".to_owned(),
            // The cards and words of an act need not be told.
            Some(Offence { act, .. }) if expected.contains(':') => act.to_string(),
            Some(Offence { act, .. }) => act.kind().id().to_owned(),
        };
        findings.same("irregularity", expected, got);
    }
    if let Some(expected) = &expect.open {
        let got = table.open_offences().into_iter().map(|(offence, open)| draw::matter(offence, open));
        findings.exactly("open", expected, got);
    }
}

/// The class of a ruling.
fn class(rulings: &[Ruling]) -> String {
    let mut classes = rulings.iter().flat_map(|ruling| &ruling.effects).filter_map(|effect| match effect {
        Effect::Class(class) => Some(class.to_string()),
        _ => None,
    });
    // Of several rulings in one step the last is meant.
    classes.next_back().unwrap_or_else(|| "none".to_owned())
}

/// The effects as a case writes them, without the class and the price, which it writes apart. What is dealt after
/// a game that was stopped, what goes back with a card and what gesund with both ♣D is were once no effects of their own:
/// a case that says nothing of it leaves it open.
fn effects(expected: &[String], rulings: &[Ruling]) -> Vec<String> {
    let deals_next = |effect: &Effect| {
        matches!(effect, Effect::PflichtsoloOpen(_) | Effect::SameDealer | Effect::NextDealer)
    };
    let told = expected.iter().filter_map(|text| text.parse().ok()).any(|effect| deals_next(&effect));
    let left_open = |effect: &Effect| match effect {
        Effect::LaterCardsBack | Effect::StillWithBoth => !expected.contains(&effect.to_string()),
        effect => deals_next(effect) && !told,
    };
    let all = rulings.iter().flat_map(|ruling| &ruling.effects);
    all.filter(|effect| !matches!(effect, Effect::Class(_) | Effect::Penalty(_)))
        .filter(|effect| !left_open(effect))
        .map(ToString::to_string)
        .collect()
}

fn weigh(expected: &[String], rulings: &[Ruling], findings: &mut Findings) {
    let got: Vec<_> = rulings.iter().flat_map(|ruling| ruling.weigh.iter().copied()).collect();
    let named = |number: &String| got.iter().any(|clause| clause.is_named(number));
    if !expected.iter().all(named) || (expected.is_empty() && !got.is_empty()) {
        let text: Vec<String> = got.iter().map(ToString::to_string).collect();
        findings.same("weigh", Said::list(expected, ", "), text.join(", "));
    }
}

fn ruled(
    place: &str,
    expect: &Expect,
    table: &Table,
    result: &StepResult,
    findings: &mut Findings,
) -> Result<(), CaseError> {
    if let Some(expected) = &expect.offence {
        findings.same("offence", expected, class(&result.rulings));
    }
    if let Some(expected) = &expect.penalty {
        let expected = read::by_position(place, expected)?;
        findings.same("penalty", Said::Points(expected), Said::Points(table.penalty()));
    }
    if let Some(expected) = &expect.effects {
        findings.exactly("effects", expected, effects(expected, &result.rulings));
    }
    if let Some(expected) = &expect.weigh {
        weigh(expected, &result.rulings, findings);
    }
    Ok(())
}

/// The end of the deal.
fn ended(place: &str, expect: &Expect, table: &Table, findings: &mut Findings) -> Result<(), CaseError> {
    if let Some(expected) = expect.over {
        findings.same("over", expected.to_string(), (table.status() == Status::Over).to_string());
    }
    if let Some(expected) = &expect.outcome {
        findings.same("outcome", expected, draw::outcome(table));
    }
    if let Some(expected) = &expect.augen {
        let of = |party| table.augen(party);
        by_party("augen", [expected.re, expected.kontra], of, findings);
    }
    if let Some(expected) = &expect.tricks {
        let of = |party| table.course().map(|course| course.tricks(party));
        by_party("tricks", [expected.re, expected.kontra], of, findings);
    }
    if let Some(expected) = expect.next_dealer {
        let got = table.next_dealer().map_or(Said::NoneYet, |dealer| dealer.to_string().into());
        findings.same("next-dealer", expected.to_string(), got);
    }
    if let Some(expected) = &expect.total {
        let expected = read::by_position(place, expected)?;
        let got = match table.line() {
            Some(Ok(line)) => Said::Points(ByPosition::from_fn(|p| line.game[p] + line.penalty[p])),
            Some(Err(error)) => Said::refused(Why::Score(error)),
            None => Said::NoneYet,
        };
        findings.same("total", Said::Points(expected), got);
    }
    scored(place, expect, table, findings)
}

fn by_party(
    key: &'static str,
    expected: [Option<u8>; 2],
    of: impl Fn(Party) -> Option<u8>,
    findings: &mut Findings,
) {
    for (party, expected) in Party::BOTH.into_iter().zip(expected) {
        if let Some(expected) = expected {
            let text = |number| Said::OfParty(party, number);
            findings.same(key, text(Some(expected)), text(of(party)));
        }
    }
}

fn scored(place: &str, expect: &Expect, table: &Table, findings: &mut Findings) -> Result<(), CaseError> {
    let score = table.score();
    let got = |text: &dyn Fn(&Score) -> String| match &score {
        None => Said::None,
        Some(Ok(score)) => text(score).into(),
        Some(Err(error)) => Said::refused(Why::Score(*error)),
    };
    if let Some(expected) = &expect.points {
        let expected = read::by_position(place, expected)?;
        // A deal that was not played, or only counts as played, has no points of a game: 0 for all.
        let got = match table.line() {
            Some(Ok(line)) => Said::Points(line.game),
            Some(Err(error)) => Said::refused(Why::Score(error)),
            None => Said::NoneYet,
        };
        findings.same("points", Said::Points(expected), got);
    }
    if let Some(expected) = &expect.winner {
        findings.same("winner", expected, got(&|score| score.winner.map_or("none", party_id).to_owned()));
    }
    if let Some(expected) = expect.value {
        findings.same("value", expected.to_string(), got(&|score| score.value.to_string()));
    }
    if let Some(expected) = &expect.items {
        let items = match &score {
            Some(Ok(score)) => score.items.iter().map(|&item| item_text(item)).collect(),
            _ => Vec::new(),
        };
        findings.exactly("items", expected, items);
    }
    Ok(())
}

/// Compares whatever the case for the desk expects of the ruling.
pub(super) fn compare_desk(
    expect: &DeskExpect,
    ruling: &Ruling,
    findings: &mut Findings,
) -> Result<(), CaseError> {
    let rulings = std::slice::from_ref(ruling);
    if let Some(expected) = &expect.asks {
        findings.same("asks", expected, Said::RulingStands);
    }
    if let Some(expected) = &expect.offence {
        findings.same("offence", expected, class(rulings));
    }
    if let Some(expected) = &expect.penalty {
        let expected: ByPosition<i32> = by_position(expected)?;
        let got = ruling.effects.iter().find_map(|effect| match effect {
            Effect::Penalty(points) => Some(*points),
            _ => None,
        });
        findings.same("penalty", Said::Points(expected), Said::Points(got.unwrap_or_default()));
    }
    if let Some(expected) = &expect.effects {
        findings.exactly("effects", expected, effects(expected, rulings));
    }
    if let Some(expected) = &expect.weigh {
        weigh(expected, rulings, findings);
    }
    if let Some(expected) = &expect.debated {
        let got = ruling.debated.iter().map(ToString::to_string).collect();
        findings.at_least("debated", expected, &got);
    }
    read::laws(findings, expect.laws.as_deref(), ruling.clauses.iter().copied().collect());
    Ok(())
}

fn by_position(values: &BTreeMap<String, i32>) -> Result<ByPosition<i32>, CaseError> {
    read::by_position("[expect]", values)
}
