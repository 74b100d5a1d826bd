//! Prices for programs: cards, choices and seats as the case format writes them.

use serde::Serialize;

use crate::{
    line::Step,
    price::{Assumed, Next, NoPrice, Priced, Prices},
};

/// Prices as they are written in JSON.
#[derive(Debug, Serialize)]
pub struct Json {
    contract: String,
    declarer: String,
    tricks: u8,
    score: i32,
    #[serde(skip_serializing_if = "Option::is_none")]
    election: Option<JsonElection>,
    /// `S:D7` for a card, `S:forbid-lead:D` for a choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    assumed: Vec<String>,
}

#[derive(Debug, Serialize)]
struct JsonElection {
    by: Vec<String>,
    options: Vec<JsonOption>,
}

#[derive(Debug, Serialize)]
struct JsonOption {
    option: String,
    best: bool,
    then: Json,
}

/// What is in the way, as it is written in JSON.
#[derive(Debug, Serialize)]
pub struct JsonRefusal {
    refused: &'static str,
    reason: String,
}

impl From<&Prices> for Json {
    fn from(prices: &Prices) -> Json {
        let (election, line) = match &prices.next {
            Next::Line(steps) => (None, (!steps.is_empty()).then(|| steps.iter().map(step).collect())),
            Next::Election { election, options } => {
                let by = election.by.iter().map(ToString::to_string).collect();
                (Some(JsonElection { by, options: options.iter().map(option).collect() }), None)
            }
        };
        Json {
            contract: prices.table.contract().map(|contract| contract.to_string()).unwrap_or_default(),
            declarer: prices.table.state().declarer.to_string(),
            tricks: prices.worth.tricks,
            score: prices.worth.score,
            election,
            line,
            assumed: prices.assumed.iter().map(assumed).collect(),
        }
    }
}

fn option(priced: &Priced) -> JsonOption {
    JsonOption { option: priced.choice.to_string(), best: priced.best, then: Json::from(&priced.then) }
}

fn step(step: &Step) -> String {
    match step {
        Step::Card(seat, card) => format!("{seat}:{card}"),
        Step::Choice(seat, choice) => format!("{seat}:{choice}"),
    }
}

fn assumed(assumed: &Assumed) -> String {
    match assumed {
        Assumed::Answer(question, answer) => match question.seat() {
            Some(seat) => format!("{} {seat}: {answer}", question.id()),
            None => format!("{}: {answer}", question.id()),
        },
        Assumed::LeftThere(seat, card) => format!("{seat}:{card} left there"),
    }
}

impl NoPrice {
    /// The id of what is in the way.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            NoPrice::Missing(_) => "hands-missing",
            NoPrice::Unsettled(_) => "unsettled",
            NoPrice::Question(_) => "question",
            NoPrice::Reading(_) => "reading",
            NoPrice::Hands(_) => "hands",
            NoPrice::TooMuch(_) => "too-much",
        }
    }
}

impl From<&NoPrice> for JsonRefusal {
    fn from(why: &NoPrice) -> JsonRefusal {
        JsonRefusal { refused: why.id(), reason: why.to_string() }
    }
}
