//! The case format, version 1, as it is written. The meaning is given in `read` and `run`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::form::What;

/// One case file.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CaseFile {
    /// Always 1.
    pub format: u32,
    /// `bridge`.
    pub game: String,
    /// What the case shows, in a sentence.
    pub title: String,
    /// Where it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The clauses it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub laws: Vec<String>,
    /// The two irregularities that it shows together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pair: Option<PairForm>,
    /// `2017` (default) or `2007`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// Debated points read the other way: `{ DP7 = 2 }`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub readings: BTreeMap<String, u8>,
    /// The table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardForm>,
    /// What happens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub step: Vec<StepForm>,
    /// A case for the desk, without a table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<RulingForm>,
    /// What the desk must say, and what after each choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expect: Option<DeskExpect>,
    /// Scores to be worked out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub score: Vec<ScoreForm>,
}

/// The board.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct BoardForm {
    /// Board number; dealer and vulnerability follow from it (Law 2).
    pub number: Option<u32>,
    /// `N`, `E`, `S` or `W`.
    pub dealer: Option<String>,
    /// `none`, `ns`, `ew` or `all`.
    pub vulnerable: Option<String>,
    /// PBN; a hand nobody knows is `-`.
    pub deal: Option<String>,
    /// `4HX`.
    pub contract: Option<String>,
    /// Who declares.
    pub declarer: Option<String>,
    /// Calls from the dealer on, instead of contract and declarer.
    pub auction: Option<Vec<String>>,
    /// `on-call` (default), `on-screen` (all that could be seen is on record) or `always`.
    pub watch: Option<String>,
    /// The middle of the play.
    pub start: Option<StartForm>,
    /// Cards known of hands otherwise unknown: `W:D7`.
    #[serde(default)]
    pub holds: Vec<String>,
    /// Suits known to be missing: `W:S`.
    #[serde(default)]
    pub void: Vec<String>,
}

/// The middle of the play.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct StartForm {
    /// Who is on lead.
    pub on_lead: String,
    /// Tricks won before.
    pub tricks: TricksForm,
}

/// Tricks of each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TricksForm {
    /// North-South.
    pub ns: u8,
    /// East-West.
    pub ew: u8,
}

/// One step: what happened, under the one key that says it, then what must hold.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[serde(default)]
pub struct StepForm {
    /// What must hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expect: Option<Expect>,
    /// What happened: an event as [`bridge_laws::event::Form`] reads it.
    #[serde(flatten)]
    pub what: What,
}

#[cfg(test)]
impl schemars::JsonSchema for StepForm {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "StepForm".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        crate::form::step_schema::<bridge_laws::event::Form, Expect>(generator)
    }
}

/// Clauses, points or what is known: these at least, or exactly these.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Named {
    /// At least these.
    AtLeast(Vec<String>),
    /// These and no others.
    Exactly(OnlyForm),
}

/// These and no others.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the name says all there is")]
pub struct OnlyForm {
    pub exactly: Vec<String>,
}

/// What must not be there.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
#[allow(missing_docs, reason = "the keys are those of what must hold")]
pub struct AbsentForm {
    pub laws: Vec<String>,
    pub debated: Vec<String>,
    pub adjust: Vec<String>,
    pub authorised: Vec<String>,
    pub unauthorised: Vec<String>,
    pub may_take_back: Vec<String>,
    pub penalty_cards: Vec<String>,
    pub restrictions: Vec<String>,
}

/// Two irregularities that a case shows together.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PairForm {
    /// The first, in time.
    pub first: String,
    /// The second.
    pub second: String,
    /// Who did the second, seen from who did the first.
    pub by: Relation,
}

/// Who, seen from another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Relation {
    Same,
    Partner,
    Next,
    Previous,
}

/// What must hold; each key compares exactly what it names.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
#[allow(missing_docs, reason = "the keys are described in the guide to the format")]
pub struct Expect {
    pub turn: Option<String>,
    pub legal: Option<LegalForm>,
    pub declarer: Option<String>,
    pub dummy: Option<String>,
    pub tricks: Option<TricksForm>,
    pub score: Option<i32>,
    pub irregularity: Option<String>,
    pub asks: Option<String>,
    pub election: Option<ElectionForm>,
    pub penalty_cards: Option<Vec<String>>,
    pub restrictions: Option<Vec<String>>,
    pub may_take_back: Option<Vec<String>>,
    pub laws: Option<Named>,
    pub laws_so_far: Option<Vec<String>>,
    pub debated: Option<Named>,
    pub adjust: Option<Named>,
    pub authorised: Option<Named>,
    pub unauthorised: Option<Named>,
    pub absent: Option<AbsentForm>,
    pub transfer: Option<TransferForm>,
    pub allowed: Option<bool>,
    pub refused: Option<String>,
    /// What a ruling of the law book beside the table does: all of it, as programs read it.
    pub does: Option<Vec<String>>,
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
#[allow(missing_docs, reason = "the names say all there is")]
pub struct LegalForm {
    pub seat: String,
    pub cards: Vec<String>,
}

/// This election is open.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct ElectionForm {
    pub by: Vec<String>,
    pub options: Vec<String>,
}

/// Tricks moved by established revokes.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct TransferForm {
    pub to: Option<String>,
    pub tricks: u8,
}

/// A case for the desk.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RulingForm {
    /// The topic.
    pub topic: String,
    /// The facts, by the ids of the questions.
    pub facts: BTreeMap<String, String>,
    /// What happened next, before the director came, in order: `play:S:H8`. That was all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<String>,
}

/// What the desk must say.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(default, rename_all = "kebab-case")]
pub struct DeskExpect {
    /// At once.
    #[serde(flatten)]
    pub now: Expect,
    /// After each path of choices: `refuse/forbid-lead:D`.
    pub after: BTreeMap<String, Expect>,
}

/// A score to be worked out: one of these ways.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
#[allow(missing_docs, reason = "the keys are described in the guide to the format")]
pub struct ScoreForm {
    pub contract: Option<String>,
    pub vulnerable: Option<bool>,
    pub tricks: Option<u8>,
    pub totals: Option<[i32; 2]>,
    pub field: Option<Vec<i32>>,
    pub weighted: Option<Vec<WeightForm>>,
    pub self_inflicted: Option<SelfInflictedForm>,
    pub average_plus: Option<AveragePlusForm>,
    pub expect: ScoreExpect,
}

/// One result of a weighted score.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct WeightForm {
    pub percent: f64,
    pub score: i32,
}

/// 12C1e, seen from the side that did not offend.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct SelfInflictedForm {
    pub without_infraction: f64,
    pub table: f64,
    pub without_error: f64,
}

/// 12C2c.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct AveragePlusForm {
    pub session: f64,
}

/// What the score must be.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct ScoreExpect {
    pub points: Option<i32>,
    pub imps: Option<i32>,
    pub matchpoints: Option<f64>,
    pub offenders: Option<f64>,
    pub others: Option<f64>,
    pub percent: Option<f64>,
}
