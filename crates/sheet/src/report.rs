//! The sheet for programs: the keys of the case format.

use std::{collections::BTreeMap, convert::Infallible};

use bridge_laws::{
    Status, Table,
    clause::{Clause, Edition},
    words::{Grade, Subject},
};
use cards::Side;
use doppelkopf_laws::{offence::ActKind, words::Effect};
use ruling::{Finding, Game, Next};
use serde::Serialize;
use wording::Lexicon;

use crate::{Spoken, Way, bridge, doppelkopf, spoken, unasked};

/// How far an interview has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Offered {
    /// What it is about: `lead:E:D7`, `about-lead:W:2`.
    pub about: String,
    /// The seats of those who may choose.
    pub by: Vec<String>,
    /// What may be chosen, in the order in which it is read aloud.
    pub options: Vec<String>,
    /// The same in words: what can be said first, and what can be said then.
    pub ways: Vec<OfferedWay>,
}

/// One way that an open choice can go.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct OfferedWay {
    /// The seat of whoever would choose it; where several may, of the first.
    pub by: String,
    /// What is chosen.
    pub choice: String,
    /// The same as a short label.
    pub label: String,
    /// What follows, in a sentence or three.
    pub consequence: String,
    /// The second decision, where the first leads to one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<OfferedWay>,
}

impl OfferedWay {
    fn all<D: Reported>(ways: Vec<Way<D>>) -> Vec<OfferedWay> {
        let offered = |way: Way<D>| OfferedWay {
            by: way.by.to_string(),
            choice: way.choice.to_string(),
            label: way.label,
            consequence: way.consequence,
            then: OfferedWay::all(way.then),
        };
        ways.into_iter().map(offered).collect()
    }
}

/// Tricks that go over at the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Transfer {
    /// To which side: `ns` or `ew`.
    pub to: &'static str,
    /// How many.
    pub tricks: u8,
}

/// An interview, as a program reads it. What does not apply is left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Report {
    /// The id of what happened.
    pub topic: &'static str,
    /// How far it has come.
    pub status: Stands,
    /// The id of what was wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub irregularity: Option<&'static str>,
    /// What happened, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub happened: Option<String>,
    /// At Doppelkopf: what was done, by whom, and what it costs.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub offence: Option<DokoReport>,
    /// The id of the open question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asks: Option<&'static str>,
    /// The open question in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<String>,
    /// Who is to be asked, or where to look.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub whom: Option<String>,
    /// The question is not to be asked aloud at the table.
    #[serde(skip_serializing_if = "is_false")]
    pub quietly: bool,
    /// The answers that lead on; for a card, examples.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answers: Option<Vec<String>>,
    /// Each of these answers in words.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub answers_in_words: BTreeMap<String, String>,
    /// The open choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub election: Option<Offered>,
    /// What is read aloud now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<Vec<String>>,
    /// Until when one may object, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_limit: Option<String>,
    /// Once the ruling stands, what is in force beyond what was read aloud, in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub holds: Vec<String>,
    /// Once the ruling stands, what the players are to be told at the end and what is to be written down.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reminders: Vec<String>,
    /// The open question is left to the director's judgement: its answer needs grounds (`why-` and the id).
    #[serde(skip_serializing_if = "is_false")]
    pub judged: bool,
    /// What the director has judged, in the order in which it mattered.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub findings: Vec<FindingReport>,
    /// What nobody is asked, and taken to be as it usually is.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub assumed: Vec<AssumedReport>,
    /// Of the law book beside the table: what the ruling does.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub book: Option<BookReport>,
    /// At bridge: the table, once there is one.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableReport>,
    /// What the ruling rests on, in the order in which it mattered: `play:E:D7`, `told-it-was-his-turn=no`,
    /// `S:accept`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<String>,
    /// The debated points on which it depends.
    pub debated: Vec<String>,
}

/// The table, as a program reads it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// Who declares, once the auction is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declarer: Option<String>,
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

/// A ruling of the law book beside the table, as a program reads it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct BookReport {
    /// What the ruling does: `gets ns 12/16`.
    pub does: Vec<String>,
    /// The clauses applied, or those that wait for the answer.
    pub laws: Vec<String>,
    /// The clauses under which something is looked at afterwards.
    pub afterwards: Vec<String>,
}

/// What is taken to be as it usually is, since nobody has told it otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct AssumedReport {
    /// The id of what might be told.
    pub question: &'static str,
    /// What it is taken to be.
    pub answer: String,
    /// The same in words.
    pub in_words: String,
    /// What may be told instead, each in words.
    pub otherwise: BTreeMap<String, String>,
}

fn assumed<D: Reported>(desk: &D, words: &Lexicon) -> Vec<AssumedReport> {
    let unasked = unasked(desk, words);
    let report = |(question, answer): (spoken::Question<D>, spoken::Answer<D>)| AssumedReport {
        question: D::id(question),
        answer: answer.to_string(),
        in_words: format!("{} {}", D::question(question, words), D::answer(question, answer, words)),
        otherwise: unasked
            .iter()
            .filter(|(asked, ..)| *asked == question)
            .map(|(_, answer, text)| (answer.to_string(), text.clone()))
            .collect(),
    };
    desk.assumed().into_iter().map(report).collect()
}

/// What was judged, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct FindingReport {
    /// The clause that leaves it to the director.
    pub clause: String,
    /// The id of what was to be judged.
    pub question: &'static str,
    /// What she found.
    pub answer: String,
    /// Why.
    pub grounds: String,
}

/// An offence at Doppelkopf, as a program reads it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct DokoReport {
    /// The id of what was done, once that is known.
    pub act: Option<&'static str>,
    /// Who did it: the number of the position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offender: Option<u8>,
    /// How grave it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offence: Option<&'static str>,
    /// The penalty points by the number of the position; who has none is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalty: Option<BTreeMap<String, i32>>,
    /// What the ruling does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effects: Option<Vec<String>>,
    /// The clauses applied, or those that wait for the answer.
    pub laws: Vec<String>,
    /// The clauses under which a person must judge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weigh: Option<Vec<String>>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
const fn is_false(is: &bool) -> bool {
    !*is
}

fn finding_report<D: Reported>(desk: &D, finding: Finding<D::Game>) -> FindingReport {
    FindingReport {
        clause: desk.number(finding.clause),
        question: D::id(finding.question),
        answer: finding.answer.to_string(),
        grounds: finding.grounds,
    }
}

/// An interview that programs can read.
pub trait Reported: Spoken {
    /// What an election is about, with who and which card.
    fn elects(about: <Self::Game as Game>::Elects) -> String;

    /// The number of a clause under the laws in force.
    fn number(&self, clause: spoken::Clause<Self>) -> String;

    /// Fills in what only this game has.
    fn fill(&self, report: &mut Report);
}

/// The report on an interview.
#[must_use]
pub fn report<D: Reported>(desk: &D, words: &Lexicon) -> Report {
    let mut report = Report {
        topic: desk.about(),
        status: Stands::Ruled,
        irregularity: None,
        happened: desk.happened(words),
        offence: None,
        asks: None,
        question: None,
        whom: None,
        quietly: false,
        answers: None,
        answers_in_words: BTreeMap::new(),
        election: None,
        say: None,
        time_limit: desk.time_limit(words),
        holds: Vec::new(),
        reminders: Vec::new(),
        judged: false,
        findings: desk.findings().into_iter().map(|finding| finding_report(desk, finding)).collect(),
        assumed: assumed(desk, words),
        book: None,
        table: None,
        facts: desk.facts(),
        debated: desk.debated().iter().map(ToString::to_string).collect(),
    };
    match desk.next() {
        Next::Question(question) => {
            let asking = D::asking(question, words);
            report.status = Stands::FactsMissing;
            report.asks = Some(D::id(question));
            report.question = Some(D::question(question, words));
            report.whom = Some(asking.text);
            report.quietly = asking.quietly;
            report.judged = D::is_judged(question);
            let answers = desk.answers(question);
            report.answers = Some(answers.iter().map(ToString::to_string).collect());
            report.answers_in_words =
                answers.iter().map(|&a| (a.to_string(), D::answer(question, a, words))).collect();
        }
        Next::Election(election) => {
            report.status = Stands::Election;
            report.say = Some(desk.before_choice(&election, words));
            report.election = Some(Offered {
                about: D::elects(election.about),
                by: election.by.iter().map(ToString::to_string).collect(),
                options: election.options.iter().map(ToString::to_string).collect(),
                ways: OfferedWay::all(desk.ways(&election, words)),
            });
        }
        Next::Ruled => {
            report.say = Some(desk.aloud(words));
            report.holds = desk.holds(words);
            report.reminders = desk.reminders(words);
        }
    }
    desk.fill(&mut report);
    report
}

impl Reported for bridge_laws::Desk {
    fn elects(about: bridge_laws::words::Elects) -> String {
        about.to_string()
    }

    fn number(&self, clause: Clause) -> String {
        clause.number(self.rules().edition).unwrap_or_default().to_owned()
    }

    fn fill(&self, report: &mut Report) {
        report.irregularity = self.noticed().map(|noticed| noticed.kind.id());
        report.table = self.table().map(|table| table_report(self, table));
    }
}

impl Reported for bridge_book::Desk {
    fn elects(about: Infallible) -> String {
        match about {}
    }

    fn number(&self, clause: Clause) -> String {
        clause.number(self.rules().edition).unwrap_or_default().to_owned()
    }

    fn fill(&self, report: &mut Report) {
        let edition = self.rules().edition;
        let ruling = self.ruling();
        let effects = ruling.map(|ruling| ruling.effects.as_slice()).unwrap_or_default();
        report.book = Some(BookReport {
            does: effects.iter().map(ToString::to_string).collect(),
            laws: numbers(self.clauses(), edition),
            afterwards: numbers(ruling.map(|ruling| ruling.look_at.clone()).unwrap_or_default(), edition),
        });
    }
}

impl Reported for doppelkopf_laws::Desk {
    fn elects(about: doppelkopf_laws::words::Elects) -> String {
        format!("{}:{}", about.0.id(), about.1)
    }

    fn number(&self, clause: doppelkopf_rules::Clause) -> String {
        clause.under(self.rules()).to_owned()
    }

    fn fill(&self, report: &mut Report) {
        let numbers = |clauses: &[doppelkopf_rules::Clause]| -> Vec<String> {
            clauses.iter().map(|clause| clause.under(self.rules()).to_owned()).collect()
        };
        let ruling = self.ruling();
        let class = ruling.and_then(|ruling| {
            ruling.effects.iter().find_map(|effect| match effect {
                Effect::Class(class) => Some(class.id()),
                _ => None,
            })
        });
        let penalty = ruling.and_then(doppelkopf::penalty).map(|points| {
            let entered = points.iter().filter(|(_, points)| **points != 0);
            entered.map(|(position, points)| (position.to_string(), *points)).collect()
        });
        report.offence = Some(DokoReport {
            act: self.kind().map(ActKind::id),
            offender: self.offender().map(|by| by.number()),
            offence: class,
            penalty,
            effects: ruling.map(|ruling| ruling.effects.iter().map(ToString::to_string).collect()),
            laws: numbers(&self.clauses()),
            weigh: ruling.map(|ruling| numbers(&ruling.weigh)),
        });
    }
}

fn numbers(clauses: impl IntoIterator<Item = Clause>, edition: Edition) -> Vec<String> {
    clauses.into_iter().filter_map(|clause| clause.number(edition)).map(str::to_owned).collect()
}

fn table_report(desk: &bridge_laws::Desk, table: &Table) -> TableReport {
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
                Subject::Call(seat, call) => format!("{seat}:{call} for {}", info.who),
                Subject::BidAboveSeven(seat) => format!("{seat}:8 for {}", info.who),
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
        declarer: table.contract().map(|_| table.state().declarer.to_string()),
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
        laws: numbers(bridge::clauses(desk), edition),
        adjust: numbers(table.look_at().iter(), edition),
        weigh: numbers(table.weigh().iter(), edition),
    }
}
