//! Each expectation, compared with what the table says.

use std::collections::BTreeSet;

use bridge_laws::{Status, Table, clause::Clause};
use cards::CardSet;
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
    let place = &format!("step {n}");
    let at = table.status();
    if let Some(turn) = &expect.turn {
        let got = match at {
            Status::Play(seat) | Status::Call(seat) => seat.to_string(),
            _ => status(table),
        };
        findings.same("turn", turn.clone(), got);
    }
    if let Some(legal) = &expect.legal {
        let seat = read::seat(place, &legal.seat)?;
        let expected = read::card_set(place, &legal.cards)?;
        findings.same("legal", cards(expected), cards(table.legal(seat).cards));
    }
    if let Some(declarer) = &expect.declarer {
        findings.same("declarer", declarer.clone(), table.state().declarer.to_string());
    }
    if let Some(dummy) = &expect.dummy {
        findings.same("dummy", dummy.clone(), table.state().dummy().to_string());
    }
    if let Some(tricks) = &expect.tricks {
        let got = table.tricks();
        let text = |ns, ew| format!("NS {ns}, EW {ew}");
        findings.same("tricks", text(tricks.ns, tricks.ew), text(got.0[0], got.0[1]));
    }
    if let Some(score) = expect.score {
        let got = table.score().map_or_else(|| "none yet".to_owned(), |score| score.to_string());
        findings.same("score", score.to_string(), got);
    }
    if let Some(irregularity) = &expect.irregularity {
        let got = table.noticed().map_or("none", |noticed| noticed.kind.id());
        findings.same("irregularity", irregularity.clone(), got.to_owned());
    }
    if let Some(asks) = &expect.asks {
        let got = match &at {
            Status::Question(question) => question.id().to_owned(),
            _ => status(table),
        };
        findings.same("asks", asks.clone(), got);
    }
    if let Some(election) = &expect.election {
        match &at {
            Status::Election(got) => {
                findings.exactly("election by", &election.by, got.by.iter().map(ToString::to_string));
                findings.exactly(
                    "election options",
                    &election.options,
                    got.options.iter().map(ToString::to_string),
                );
            }
            _ => {
                let expected =
                    format!("choice of {}: {}", election.by.join(" or "), election.options.join(" | "));
                findings.same("election", expected, status(table));
            }
        }
    }
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
            findings.same("adjust", "none".to_owned(), numbers.join(", "));
        }
        clauses(findings, "adjust", expected, got, table);
    }
    let known = |authorised: bool| -> BTreeSet<String> {
        table.information_now().iter().filter(|info| info.authorised == authorised).map(information).collect()
    };
    if let Some(expected) = &expect.authorised {
        findings.at_least("authorised", expected, &known(true));
    }
    if let Some(expected) = &expect.unauthorised {
        findings.at_least("unauthorised", expected, &known(false));
    }
    if let Some(expected) = &expect.transfer {
        let text = |to: Option<&str>, tricks: u8| match (to, tricks) {
            (_, 0) | (None, _) => "none".to_owned(),
            (Some(to), tricks) => format!("{tricks} to {to}"),
        };
        let got = table.net_transfer();
        let got = text(got.map(|(to, _)| side(to)), got.map_or(0, |(_, tricks)| tricks));
        findings.same("transfer", text(expected.to.as_deref(), expected.tricks), got);
    }
    if let Some(expected) = expect.allowed {
        let got = table.allowed().map_or_else(|| "nothing asked".to_owned(), |allowed| allowed.to_string());
        findings.same("allowed", expected.to_string(), got);
    }
    if let Some(expected) = &expect.refused {
        let got = result.refused.as_ref().map_or("it happened", |refused| refused.id());
        findings.same("refused", expected.clone(), got.to_owned());
    }
    Ok(())
}
