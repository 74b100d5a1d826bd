//! Prices for programs: cards, choices and seats as the case format writes them.

use cards::{Card, Seat, Side};
use claims::{Critical, Normal};
use serde::Serialize;

use crate::{
    line::Step,
    price::{Assumed, Next, NoPrice, Normally, Priced, Prices, WithoutRevoke, Worth},
};

/// Prices as they are written in JSON.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Prices"))]
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
    /// Tricks that go over for revokes, to the side of each letter; `tricks` and `score` have them.
    #[serde(skip_serializing_if = "Option::is_none")]
    transfer: Option<JsonTransfer>,
    /// What would have happened without each revoke.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    without: Vec<JsonWithout>,
    /// A contested claim.
    #[serde(skip_serializing_if = "Option::is_none")]
    claim: Option<JsonClaim>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct JsonTransfer {
    ns: u8,
    ew: u8,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct JsonWithout {
    revoke: String,
    trick: u8,
    /// Null where more than following suit bore on the play.
    worth: Option<JsonWorth>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct JsonClaim {
    by: String,
    /// What normal play of the claimer's side comes to (70, 71); null where more than penalty cards
    /// and restricted leads binds the play, or it was too much to look through.
    normal: Option<JsonNormal>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct JsonNormal {
    /// The worst for the claimer's side.
    worst: JsonWorth,
    /// The best for it, against best defence.
    best: JsonWorth,
    /// The worst line, `S:D7` for a card.
    line: Vec<String>,
    /// The plays in it, three at most, with which it comes to less.
    critical: Vec<JsonCritical>,
    /// The classes of careless plays that counted.
    classes: Vec<&'static str>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct JsonCritical {
    play: String,
    instead: String,
    /// The class to be left out if a player of this class would not do that.
    #[serde(skip_serializing_if = "Option::is_none")]
    class: Option<&'static str>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct JsonWorth {
    tricks: u8,
    score: i32,
}

impl From<Worth> for JsonWorth {
    fn from(worth: Worth) -> JsonWorth {
        JsonWorth { tricks: worth.tricks, score: worth.score }
    }
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct JsonElection {
    by: Vec<String>,
    options: Vec<JsonOption>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct JsonOption {
    option: String,
    best: bool,
    then: Json,
}

/// What is in the way, as it is written in JSON.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "NotPriced"))]
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
            transfer: (prices.transfer.0 != [0, 0]).then(|| JsonTransfer {
                ns: prices.transfer[Side::NorthSouth],
                ew: prices.transfer[Side::EastWest],
            }),
            without: prices.without.iter().map(without).collect(),
            claim: prices.claim.as_ref().map(|claim| JsonClaim {
                by: claim.by.to_string(),
                normal: claim.normally.as_ref().map(normal),
            }),
        }
    }
}

fn without(without: &WithoutRevoke) -> JsonWithout {
    JsonWithout {
        revoke: without.seat.to_string(),
        trick: without.trick,
        worth: without.worth.map(JsonWorth::from),
    }
}

fn normal(normally: &Normally) -> JsonNormal {
    let card = |seat: Seat, card: Card| format!("{seat}:{card}");
    let critical = |critical: &Critical| JsonCritical {
        play: card(critical.seat, critical.card),
        instead: card(critical.seat, critical.instead),
        class: critical.class.map(Normal::id),
    };
    JsonNormal {
        worst: normally.worst.into(),
        best: normally.best.into(),
        line: normally.play.worst.iter().map(|&(seat, played)| card(seat, played)).collect(),
        critical: normally.play.critical.iter().map(critical).collect(),
        classes: normally.play.normals.iter().map(Normal::id).collect(),
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
        Assumed::Revoke(seat, trick) => format!("attention to the revoke of {seat} in trick {trick}"),
        Assumed::Defective(trick) => format!("attention to trick {trick}"),
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
            NoPrice::Revokes => "revokes",
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
