//! Cases about who sits where: how many tables, the draw.

use doppelkopf_rules::{Clause, ROUNDS};
use ruling::ClauseSet;
use tournament::{DrawError, Field, Split};

use super::format::{SplitForm, TournamentForm};
use crate::{
    error::{CaseError, impossible, word},
    findings::Findings,
    said::{Said, Why},
};

/// More are never drawn at once.
const MOST_PLAYERS: usize = 400;
/// More rounds nobody plays in one tournament.
const MOST_ROUNDS: u8 = 12;

/// Compares a split. The sheet and the TSR say nothing about it, so no clause is reached.
pub(super) fn check(form: &SplitForm, findings: &mut Findings) -> ClauseSet<Clause> {
    let expect = &form.expect;
    match (Split::of(form.players, form.remainder), &expect.refused) {
        (Ok(split), None) => {
            for (key, expected, got) in [
                ("fours", expect.fours, split.fours),
                ("fives", expect.fives, split.fives),
                ("sixes", expect.sixes, split.sixes),
                ("sevens", expect.sevens, split.sevens),
                ("springers", expect.springers, split.springers),
            ] {
                if let Some(expected) = expected {
                    findings.same(key, expected.to_string(), got.to_string());
                }
            }
        }
        (Ok(split), Some(expected)) => {
            let tables = split.each().map(|(size, many)| (many, size));
            findings.same("refused", expected, Said::Tables(tables.into()));
        }
        (Err(error), Some(expected)) if error.to_string().contains(expected.as_str()) => {}
        (Err(error), expected) => {
            let expected = expected.as_deref().map_or(Said::Seats, Said::from);
            findings.same("refused", expected, Said::refused(Why::Split(error)));
        }
    }
    ClauseSet::EMPTY
}

/// Draws a tournament and compares.
pub(super) fn tournament(
    form: &TournamentForm,
    findings: &mut Findings,
) -> Result<ClauseSet<Clause>, CaseError> {
    let place = "[tournament]";
    if form.players > MOST_PLAYERS {
        return Err(word(place, &form.players.to_string(), "a field of `1–400` players"));
    }
    let rounds = form.rounds.unwrap_or(ROUNDS);
    if rounds > MOST_ROUNDS {
        return Err(word(place, &rounds.to_string(), "a tournament of `1–12` rounds"));
    }
    let mut reached = ClauseSet::EMPTY;
    if form.rounds.is_none() {
        reached.insert(Clause::S1_1);
    }
    let (fair_fives, remainder) = (form.fair_fives, form.remainder);
    let field = Field { fair_fives, remainder, ..Field::of(form.players, usize::from(rounds)) };
    let drawn = tournament::draw(&field, &[], form.seed).map_err(|e| match e {
        DrawError::Split { source, .. } => impossible(place, &form.players.to_string(), Why::Split(source)),
        other => word(place, &form.players.to_string(), format!("a field that can be seated: {other}")),
    })?;
    reached.insert(Clause::T3_2_1);
    let expect = &form.expect;
    let tables = drawn.rounds.first().map_or(0, |seating| seating.0.len());
    for (key, expected, got) in [
        ("rounds", expect.rounds, drawn.rounds.len()),
        ("tables", expect.tables, tables),
        ("repeats", expect.repeats, drawn.found.repeats),
        ("fives-again", expect.fives_again, drawn.found.fives_again),
    ] {
        if let Some(expected) = expected {
            findings.same(key, expected.to_string(), got.to_string());
        }
    }
    Ok(reached)
}
