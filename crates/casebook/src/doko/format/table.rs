//! A table, what happens at it, and the desk.

use std::collections::BTreeMap;

use doppelkopf_laws::event::OfParties;
use doppelkopf_rules::Position;
use ruling::written::Scalar;
use serde::{Deserialize, Serialize};

use crate::form::What;

/// A position as it is written: `2` or `"2"`.
pub type Seat = Scalar<Position>;

/// Cards in a list, or in a text with blanks between them.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum CardsForm {
    List(Vec<String>),
    Text(String),
}

/// A deal at a table.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct TableForm {
    /// 4 (default) or 5.
    pub players: Option<u8>,
    /// Whose turn to deal it is; position 1 where nothing is said.
    pub dealer: Option<u8>,
    /// Who dealt, if it was another.
    pub dealt_by: Option<u8>,
    /// The hands by position; one that nobody knows is left out.
    pub hands: BTreeMap<String, CardsForm>,
    /// Who still owes his Pflichtsolo; everybody where nothing is said.
    pub owes: Option<Vec<u8>>,
    /// The counted games are over: the first who owes his Pflichtsolo must play it.
    pub forced: bool,
    /// The time of the round is up: nothing is dealt again but a Vorführung.
    pub time_up: bool,
    /// `on-call` (default) or `always`.
    pub watch: Option<String>,
}

/// One step: what happened, under the one key that says it, then what must hold.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[serde(default)]
pub struct StepForm {
    /// What must hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expect: Option<Expect>,
    /// What happened: an event as [`doppelkopf_laws::event::Form`] reads it.
    #[serde(flatten)]
    pub what: What,
}

#[cfg(test)]
impl schemars::JsonSchema for StepForm {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "DoppelkopfStepForm".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        crate::form::step_schema::<doppelkopf_laws::event::Form, Expect>(generator)
    }
}

/// An answer as it is written: `"yes"`, `2`.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum FactForm {
    Number(u8),
    Text(String),
}

/// What must hold; each key compares exactly what it names.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
#[cfg_attr(test, schemars(rename = "DoppelkopfExpect"))]
#[allow(missing_docs, reason = "the keys are described in the guide to the format")]
pub struct Expect {
    pub turn: Option<Seat>,
    pub awaits: Option<String>,
    pub legal: Option<LegalForm>,
    pub game: Option<String>,
    pub form: Option<String>,
    pub party: Option<PartyForm>,
    pub certain: Option<PartyForm>,
    pub clarified: Option<bool>,
    pub calls: Option<OfParties<String>>,
    pub irregularity: Option<String>,
    pub open: Option<Vec<String>>,
    pub asks: Option<String>,
    pub election: Option<ElectionForm>,
    pub offence: Option<String>,
    pub penalty: Option<BTreeMap<String, i32>>,
    pub effects: Option<Vec<String>>,
    pub weigh: Option<Vec<String>>,
    pub over: Option<bool>,
    pub outcome: Option<String>,
    pub augen: Option<OfParties<u8>>,
    pub tricks: Option<OfParties<u8>>,
    pub winner: Option<String>,
    pub value: Option<i32>,
    pub items: Option<Vec<String>>,
    pub points: Option<BTreeMap<String, i32>>,
    pub total: Option<BTreeMap<String, i32>>,
    pub next_dealer: Option<u8>,
    pub last_trick: Option<Vec<String>>,
    pub laws: Option<Vec<String>>,
    pub debated: Option<Vec<String>>,
    pub refused: Option<String>,
}

impl Expect {
    /// Nothing but the next question is expected, so that questions are left open.
    #[must_use]
    pub fn only_asks(&self) -> bool {
        let rest = Expect { asks: None, irregularity: None, laws: None, ..self.clone() };
        self.asks.is_some() && rest == Expect::default()
    }
}

/// Exactly these cards are legal.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, schemars(rename = "DoppelkopfLegalForm"))]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct LegalForm {
    pub seat: Seat,
    pub cards: CardsForm,
}

/// These players belong to a party; a party that is not named is not looked at.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct PartyForm {
    pub re: Option<Vec<u8>>,
    pub kontra: Option<Vec<u8>>,
}

/// Somebody may claim or play on.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, schemars(rename = "DoppelkopfElectionForm"))]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct ElectionForm {
    pub by: Vec<Seat>,
    pub options: Option<Vec<String>>,
}

/// A case for the desk.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, schemars(rename = "DoppelkopfRulingForm"))]
pub struct RulingForm {
    /// The topic.
    pub topic: String,
    /// The facts, by the ids of the questions; `could-follow:3` where the same is asked of several.
    #[serde(default)]
    pub facts: BTreeMap<String, FactForm>,
}

/// What the desk must say.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
#[cfg_attr(test, schemars(rename = "DoppelkopfDeskExpect"))]
pub struct DeskExpect {
    /// This is the next question; nothing else is answered then.
    pub asks: Option<String>,
    /// The class of the offence.
    pub offence: Option<String>,
    /// Penalty points; who is not named has 0.
    pub penalty: Option<BTreeMap<String, i32>>,
    /// Exactly these effects besides class and penalty, in any order.
    pub effects: Option<Vec<String>>,
    /// At least these clauses were applied.
    pub laws: Option<Vec<String>>,
    /// At least these open points mattered.
    pub debated: Option<Vec<String>>,
    /// At least these clauses are for the referee to weigh; an empty list: none.
    pub weigh: Option<Vec<String>>,
}
