//! The sheet for programs: the keys of the case format.

use bridge_laws::{
    Desk, Status, Table,
    clause::{Clause, Edition},
    words::{Grade, Subject},
};
use cards::Side;
use ruling::{Interview as _, Next};
use serde::Serialize;
use wording::Lexicon;

use crate::{after, before_choice, clauses, debated};

/// How far an interview has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stands {
    /// A question is open.
    FactsMissing,
    /// A choice is open.
    Election,
    /// The ruling stands.
    Ruled,
}

/// A choice that is open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Offered {
    /// The seats of those who may choose.
    pub by: Vec<String>,
    /// What may be chosen, in the order in which it is read aloud.
    pub options: Vec<String>,
}

/// Tricks that go over at the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Transfer {
    /// To which side: `ns` or `ew`.
    pub to: &'static str,
    /// How many.
    pub tricks: u8,
}

/// An interview, as a program reads it. What does not apply is left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Report {
    /// The id of what happened.
    pub topic: &'static str,
    /// How far it has come.
    pub status: Stands,
    /// The id of what was wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub irregularity: Option<&'static str>,
    /// The id of the open question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asks: Option<&'static str>,
    /// The open question in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<String>,
    /// The answers that lead on; for a card, examples.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answers: Option<Vec<String>>,
    /// The open choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub election: Option<Offered>,
    /// What is read aloud now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<Vec<String>>,
    /// The table, once there is one.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableReport>,
    /// The debated points on which it depends.
    pub debated: Vec<String>,
}

/// The table, as a program reads it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct TableReport {
    /// The penalty cards that lie there: `E:C3 major`.
    pub penalty_cards: Vec<String>,
    /// The restrictions in force: `W forbid-lead C`.
    pub restrictions: Vec<String>,
    /// What may be used, by whom.
    pub authorised: Vec<String>,
    /// What may not be used, by whom.
    pub unauthorised: Vec<String>,
    /// Who declares.
    pub declarer: String,
    /// Whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<String>,
    /// Tricks that go over at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub transfer: Option<Transfer>,
    /// The clauses applied.
    pub laws: Vec<String>,
    /// The clauses under which the score is looked at after the board.
    pub adjust: Vec<String>,
    /// The clauses under which the director must judge.
    pub weigh: Vec<String>,
}

/// The report on an interview.
#[must_use]
pub fn report(desk: &Desk, words: &Lexicon) -> Report {
    let mut report = Report {
        topic: desk.topic().id(),
        status: Stands::Ruled,
        irregularity: desk.noticed().map(|noticed| noticed.kind.id()),
        asks: None,
        question: None,
        answers: None,
        election: None,
        say: None,
        table: desk.table().map(|table| table_report(desk, table)),
        debated: debated(desk).iter().map(ToString::to_string).collect(),
    };
    match desk.next() {
        Next::Question(question) => {
            report.status = Stands::FactsMissing;
            report.asks = Some(question.id());
            report.question = Some(words.question(&question));
            report.answers = Some(desk.answers(question).iter().map(ToString::to_string).collect());
        }
        Next::Election(election) => {
            report.status = Stands::Election;
            report.say = Some(before_choice(desk, &election, words));
            report.election = Some(Offered {
                by: election.by.iter().map(ToString::to_string).collect(),
                options: election.options.iter().map(ToString::to_string).collect(),
            });
        }
        Next::Ruled => report.say = Some(after(desk, words)),
    }
    report
}

fn numbers(clauses: impl IntoIterator<Item = Clause>, edition: Edition) -> Vec<String> {
    clauses.into_iter().filter_map(|clause| clause.number(edition)).map(str::to_owned).collect()
}

fn table_report(desk: &Desk, table: &Table) -> TableReport {
    let edition = table.rules().edition;
    let grade = |grade| match grade {
        Grade::Minor => "minor",
        Grade::Major => "major",
    };
    let known = |authorised| -> Vec<String> {
        let now = table.information_now();
        let about = now.iter().filter(|info| info.authorised == authorised);
        about
            .map(|info| match info.subject {
                Subject::Card(seat, card) => format!("{seat}:{card} for {}", info.who),
                Subject::DutyToPlay(seat, card) => format!("{seat}:{card} duty for {}", info.who),
            })
            .collect()
    };
    TableReport {
        penalty_cards: table
            .penalty_cards()
            .iter()
            .map(|p| format!("{}:{} {}", p.seat, p.card, grade(p.grade)))
            .collect(),
        restrictions: table.restrictions().map(|r| r.to_string()).collect(),
        authorised: known(true),
        unauthorised: known(false),
        declarer: table.state().declarer.to_string(),
        turn: match table.status() {
            Status::Play(seat) => Some(seat.to_string()),
            _ => None,
        },
        transfer: table.net_transfer().map(|(side, tricks)| Transfer {
            to: match side {
                Side::NorthSouth => "ns",
                Side::EastWest => "ew",
            },
            tricks,
        }),
        laws: numbers(clauses(desk), edition),
        adjust: numbers(table.look_at().iter(), edition),
        weigh: numbers(table.weigh().iter(), edition),
    }
}
