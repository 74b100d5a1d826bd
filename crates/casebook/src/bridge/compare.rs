//! Each expectation, compared with what the table says.

use std::collections::BTreeSet;

use bridge_laws::{
    Status, Table,
    clause::{Clause, Edition},
};
use cards::{CardSet, Side};
use ruling::ClauseSet;

use super::{
    draw::status,
    format::{Expect, Named, OnlyForm},
    read,
    run::{StepResult, information, penalty_card, side},
};
use crate::{
    error::CaseError,
    findings::Findings,
    said::{Awaits, Said},
};

/// Clauses as the book in force numbers them.
fn numbers(clauses: ClauseSet<Clause>, edition: Edition) -> Said {
    Said::list(clauses.iter().filter_map(|clause| clause.number(edition)), ", ")
}

fn is_named(clause: Clause, expected: &[String], edition: Edition) -> bool {
    expected.iter().any(|number| clause.belongs_to(number, edition))
}

/// Each of these numbers is that of a clause that was applied, or of which a part was.
fn at_least(
    findings: &mut Findings,
    key: &'static str,
    expected: &[String],
    got: ClauseSet<Clause>,
    edition: Edition,
) {
    if !expected.iter().all(|number| got.iter().any(|clause| clause.belongs_to(number, edition))) {
        findings.0.push((key, expected.join(", ").into(), numbers(got, edition)));
    }
}

fn clauses(
    findings: &mut Findings,
    key: &'static str,
    expected: &Named,
    got: ClauseSet<Clause>,
    edition: Edition,
) {
    match expected {
        Named::AtLeast(expected) => at_least(findings, key, expected, got, edition),
        Named::Exactly(OnlyForm { exactly }) => {
            at_least(findings, key, exactly, got, edition);
            let others: ClauseSet<Clause> =
                got.iter().filter(|clause| !is_named(*clause, exactly, edition)).collect();
            if !others.is_empty() {
                findings.0.push((key, Said::Only(exactly.join(", ")), numbers(others, edition)));
            }
        }
    }
}

fn no_clause(
    findings: &mut Findings,
    key: &'static str,
    forbidden: &[String],
    got: ClauseSet<Clause>,
    edition: Edition,
) {
    let there: ClauseSet<Clause> =
        got.iter().filter(|clause| is_named(*clause, forbidden, edition)).collect();
    if !there.is_empty() {
        findings.0.push((key, Said::Not(forbidden.join(", ")), numbers(there, edition)));
    }
}

fn named(findings: &mut Findings, key: &'static str, expected: &Named, got: &BTreeSet<String>) {
    match expected {
        Named::AtLeast(expected) => findings.at_least(key, expected, got),
        Named::Exactly(OnlyForm { exactly }) => findings.exactly(key, exactly, got.iter().cloned()),
    }
}

fn cards(set: CardSet) -> Said {
    Said::list(set.iter().map(|card| card.to_string()), " ")
}

/// Compares whatever the step expects.
pub(crate) fn compare(
    n: usize,
    expect: &Expect,
    table: &Table,
    result: &StepResult,
    findings: &mut Findings,
) -> Result<(), CaseError> {
    position(&format!("step {n}"), expect, table, findings)?;
    waits(expect, table, findings);
    lying(expect, table, findings);
    laws(expect, table, result, findings);
    known(expect, table, findings);
    if let Some(allowed) = expect.allowed {
        let got = table.allowed().map_or(Said::NothingAsked, |allowed| allowed.to_string().into());
        findings.same("allowed", allowed.to_string(), got);
    }
    if let Some(refused) = &expect.refused {
        let got = result.refused.as_ref().map_or(Said::Happened, |refused| refused.id().into());
        findings.same("refused", refused, got);
    }
    Ok(())
}

/// Who is to play what, and how the board stands.
fn position(place: &str, expect: &Expect, table: &Table, findings: &mut Findings) -> Result<(), CaseError> {
    if let Some(turn) = &expect.turn {
        let got = match table.status() {
            Status::Play(seat) | Status::Call(seat) => seat.to_string().into(),
            _ => status(table),
        };
        findings.same("turn", turn, got);
    }
    if let Some(legal) = &expect.legal {
        let seat = read::seat(place, &legal.seat)?;
        let expected = read::card_set(place, &legal.cards)?;
        findings.same("legal", cards(expected), cards(table.legal(seat).cards));
    }
    if let Some(declarer) = &expect.declarer {
        findings.same("declarer", declarer, table.state().declarer.to_string());
    }
    if let Some(dummy) = &expect.dummy {
        findings.same("dummy", dummy, table.state().dummy().to_string());
    }
    if let Some(tricks) = &expect.tricks {
        let text = |ns, ew| format!("NS {ns}, EW {ew}");
        let got = table.tricks();
        let got = text(got[Side::NorthSouth], got[Side::EastWest]);
        findings.same("tricks", text(tricks.ns, tricks.ew), got);
    }
    if let Some(score) = expect.score {
        let got = table.score().map_or(Said::NoneYet, |score| score.to_string().into());
        findings.same("score", score.to_string(), got);
    }
    if let Some(transfer) = &expect.transfer {
        let text = |to: Option<&str>, tricks: u8| match (to, tricks) {
            (_, 0) | (None, _) => Said::None,
            (Some(to), tricks) => Said::Transfer(tricks, to.to_owned()),
        };
        let got = table.net_transfer();
        let got = text(got.map(|(to, _)| side(to)), got.map_or(0, |(_, tricks)| tricks));
        findings.same("transfer", text(transfer.to.as_deref(), transfer.tricks), got);
    }
    Ok(())
}

/// What was noticed, and what the laws wait for.
fn waits(expect: &Expect, table: &Table, findings: &mut Findings) {
    if let Some(irregularity) = &expect.irregularity {
        findings.same("irregularity", irregularity, table.noticed().map_or("none", |n| n.kind.id()));
    }
    if let Some(asks) = &expect.asks {
        let got = match table.status() {
            Status::Question(question) => question.id().into(),
            _ => status(table),
        };
        findings.same("asks", asks, got);
    }
    let Some(election) = &expect.election else { return };
    let Status::Election(got) = table.status() else {
        let expected = Awaits::Choice { by: election.by.clone(), options: Some(election.options.clone()) };
        return findings.same("election", Said::Awaits(expected), status(table));
    };
    findings.exactly("election by", &election.by, got.by.iter().map(ToString::to_string));
    findings.exactly("election options", &election.options, got.options.iter().map(ToString::to_string));
}

/// What lies on the table and binds the next cards.
fn lying(expect: &Expect, table: &Table, findings: &mut Findings) {
    if let Some(expected) = &expect.penalty_cards {
        findings.exactly("penalty-cards", expected, table.penalty_cards().into_iter().map(penalty_card));
    }
    if let Some(expected) = &expect.restrictions {
        findings.exactly("restrictions", expected, table.restrictions().map(|r| r.to_string()));
    }
    if let Some(expected) = &expect.may_take_back {
        let got = table.may_take_back().map(|(seat, card)| format!("{seat}:{card}"));
        findings.exactly("may-take-back", expected, got);
    }
}

/// The clauses applied, the debated points, and what is looked at after the board.
fn laws(expect: &Expect, table: &Table, result: &StepResult, findings: &mut Findings) {
    let mut adjust = table.look_at();
    adjust.extend(table.weigh());
    let basis = Basis {
        edition: table.rules().edition,
        applied: result.applied,
        waiting: result.waiting,
        open: table.pending().map(|open| open.clauses().iter().copied().collect()).unwrap_or_default(),
        so_far: result.so_far,
        adjust,
        debated: result.debated.iter().map(ToString::to_string).collect(),
    };
    of_basis(expect, &basis, findings);
}

/// What a ruling stands on.
pub(super) struct Basis {
    pub edition: Edition,
    pub applied: ClauseSet<Clause>,
    /// Those that waited for an answer or a choice.
    pub waiting: ClauseSet<Clause>,
    /// Those that wait still.
    pub open: ClauseSet<Clause>,
    pub so_far: ClauseSet<Clause>,
    pub adjust: ClauseSet<Clause>,
    pub debated: BTreeSet<String>,
}

pub(super) fn of_basis(expect: &Expect, basis: &Basis, findings: &mut Findings) {
    let Basis { edition, adjust, ref debated, .. } = *basis;
    let mut applied = basis.applied;
    applied.extend(basis.waiting);
    if let Some(expected) = &expect.laws {
        clauses(findings, "laws", expected, applied, edition);
    }
    if let Some(expected) = &expect.laws_so_far {
        let mut so_far = basis.so_far;
        so_far.extend(applied);
        at_least(findings, "laws-so-far", expected, so_far, edition);
    }
    if let Some(expected) = &expect.debated {
        named(findings, "debated", expected, debated);
    }
    match &expect.adjust {
        // An empty list says that there is nothing.
        Some(Named::AtLeast(none)) if none.is_empty() => {
            let nothing = Named::Exactly(OnlyForm { exactly: Vec::new() });
            clauses(findings, "adjust", &nothing, adjust, edition);
        }
        Some(expected) => clauses(findings, "adjust", expected, adjust, edition),
        None => {}
    }
    if let Some(absent) = &expect.absent {
        // What a question came to that was answered since is in the ruling, or is not there.
        let mut there = basis.applied;
        there.extend(basis.open);
        no_clause(findings, "absent laws", &absent.laws, there, edition);
        no_clause(findings, "absent adjust", &absent.adjust, adjust, edition);
        findings.none("absent debated", &absent.debated, debated);
    }
}

/// Who may use what, and what must not be there.
fn known(expect: &Expect, table: &Table, findings: &mut Findings) {
    let known = |authorised: bool| -> BTreeSet<String> {
        table.information_now().iter().filter(|info| info.authorised == authorised).map(information).collect()
    };
    if let Some(expected) = &expect.authorised {
        named(findings, "authorised", expected, &known(true));
    }
    if let Some(expected) = &expect.unauthorised {
        named(findings, "unauthorised", expected, &known(false));
    }
    if let Some(absent) = &expect.absent {
        findings.none("absent authorised", &absent.authorised, &known(true));
        findings.none("absent unauthorised", &absent.unauthorised, &known(false));
        let lying: BTreeSet<String> = table
            .penalty_cards()
            .into_iter()
            .flat_map(|lying| [penalty_card(lying), format!("{}:{}", lying.seat, lying.card)])
            .collect();
        findings.none("absent penalty-cards", &absent.penalty_cards, &lying);
        let rights = table.may_take_back().map(|(seat, card)| format!("{seat}:{card}")).collect();
        findings.none("absent may-take-back", &absent.may_take_back, &rights);
        let bound = table.restrictions().map(|r| r.to_string()).collect();
        findings.none("absent restrictions", &absent.restrictions, &bound);
    }
}
