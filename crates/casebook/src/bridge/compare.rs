//! Each expectation, compared with what the table says.

use std::collections::BTreeSet;

use bridge_laws::{Status, Table, clause::Clause};
use cards::{CardSet, Side};
use ruling::ClauseSet;

use super::{
    draw::status,
    format::Expect,
    read,
    run::{StepResult, information, penalty_card, side},
};
use crate::{error::CaseError, findings::Findings};

fn clauses(
    findings: &mut Findings,
    key: &'static str,
    expected: &[String],
    got: ClauseSet<Clause>,
    table: &Table,
) {
    let edition = table.rules().edition;
    if !expected.iter().all(|number| got.iter().any(|clause| clause.belongs_to(number, edition))) {
        let got: Vec<&str> = got.iter().filter_map(|clause| clause.number(edition)).collect();
        findings.0.push((key, expected.join(", "), got.join(", ")));
    }
}

fn cards(set: CardSet) -> String {
    let texts: Vec<String> = set.iter().map(|card| card.to_string()).collect();
    if texts.is_empty() { "none".to_owned() } else { texts.join(" ") }
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
        let got = table.allowed().map_or_else(|| "nothing asked".to_owned(), |allowed| allowed.to_string());
        findings.same("allowed", allowed.to_string(), got);
    }
    if let Some(refused) = &expect.refused {
        let got = result.refused.as_ref().map_or("it happened", |refused| refused.id());
        findings.same("refused", refused, got);
    }
    Ok(())
}

/// Who is to play what, and how the board stands.
fn position(place: &str, expect: &Expect, table: &Table, findings: &mut Findings) -> Result<(), CaseError> {
    if let Some(turn) = &expect.turn {
        let got = match table.status() {
            Status::Play(seat) | Status::Call(seat) => seat.to_string(),
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
        let got = table.score().map_or_else(|| "none yet".to_owned(), |score| score.to_string());
        findings.same("score", score.to_string(), got);
    }
    if let Some(transfer) = &expect.transfer {
        let text = |to: Option<&str>, tricks: u8| match (to, tricks) {
            (_, 0) | (None, _) => "none".to_owned(),
            (Some(to), tricks) => format!("{tricks} to {to}"),
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
            Status::Question(question) => question.id().to_owned(),
            _ => status(table),
        };
        findings.same("asks", asks, got);
    }
    let Some(election) = &expect.election else { return };
    let Status::Election(got) = table.status() else {
        let expected = format!("choice of {}: {}", election.by.join(" or "), election.options.join(" | "));
        return findings.same("election", expected, status(table));
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
    if let Some(expected) = &expect.laws {
        clauses(findings, "laws", expected, result.applied, table);
    }
    if let Some(expected) = &expect.debated {
        let got = result.debated.iter().map(ToString::to_string).collect();
        findings.at_least("debated", expected, &got);
    }
    if let Some(expected) = &expect.adjust {
        let mut got = table.look_at();
        got.extend(table.weigh());
        if expected.is_empty() && !got.is_empty() {
            let numbers: Vec<String> = got.iter().map(|clause| clause.to_string()).collect();
            findings.same("adjust", "none", numbers.join(", "));
        }
        clauses(findings, "adjust", expected, got, table);
    }
}

/// Who may use what.
fn known(expect: &Expect, table: &Table, findings: &mut Findings) {
    let known = |authorised: bool| -> BTreeSet<String> {
        table.information_now().iter().filter(|info| info.authorised == authorised).map(information).collect()
    };
    if let Some(expected) = &expect.authorised {
        findings.at_least("authorised", expected, &known(true));
    }
    if let Some(expected) = &expect.unauthorised {
        findings.at_least("unauthorised", expected, &known(false));
    }
}
