//! The case format, version 1, as it is written. The meaning is given in `read` and `run`.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::form::OneOrMany;

/// One case file.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
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
#[derive(Debug, Clone, Default, Deserialize, Serialize, JsonSchema)]
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
    /// `on-call` (default) or `always`.
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
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct StartForm {
    /// Who is on lead.
    pub on_lead: String,
    /// Tricks won before.
    pub tricks: TricksForm,
}

/// Tricks of each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TricksForm {
    /// North-South.
    pub ns: u8,
    /// East-West.
    pub ew: u8,
}

/// A seat alone, or with more about it.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(untagged)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum TextOr<T> {
    Text(String),
    More(T),
}

/// One step: what happened, then what must hold.
#[derive(Debug, Clone, Default, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
#[allow(missing_docs, reason = "the keys are described in the guide to the format")]
pub struct StepForm {
    pub call: Option<OneOrMany<String>>,
    pub play: Option<OneOrMany<String>>,
    pub lead_face_down: Option<String>,
    pub face: Option<String>,
    pub simultaneous: Option<Vec<String>>,
    pub two_cards: Option<TwoCardsForm>,
    pub expose: Option<ExposeForm>,
    pub spread: Option<TextOr<SpreadForm>>,
    pub designate: Option<DesignateForm>,
    pub withdraw: Option<String>,
    pub dummy_suggests: Option<String>,
    pub request: Option<RequestForm>,
    pub call_director: Option<TextOr<CallForm>>,
    pub answer: Option<AnswerForm>,
    pub choose: Option<OneOrMany<ChooseForm>>,
    pub claim: Option<ClaimForm>,
    pub concede: Option<ClaimForm>,
    pub agree: Option<TextOr<ByForm>>,
    pub object: Option<TextOr<ByForm>>,
    pub award: Option<AwardForm>,
    pub happens: Option<TextOr<HappensForm>>,
    pub expect: Option<Expect>,
}

/// Several cards from one hand at once.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct TwoCardsForm {
    pub cards: Vec<String>,
    pub visible: Vec<String>,
}

/// Cards seen, not played.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ExposeForm {
    /// Which.
    pub cards: Vec<String>,
    /// `accident`, `deliberate`, `named`, `held`, `this-trick`.
    pub how: String,
    /// Could partner see it? (yes, where nothing is said)
    pub seen_by_partner: Option<bool>,
}

/// A hand laid open.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct SpreadForm {
    pub seat: String,
    #[serde(default)]
    pub cards: Vec<String>,
}

/// Declarer's call from dummy.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct DesignateForm {
    pub suit: Option<String>,
    pub rank: Option<String>,
    pub words: Option<String>,
}

/// A player asks for something.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct RequestForm {
    pub by: String,
    pub what: String,
    pub of: Option<String>,
    /// Which trick is to be inspected, from 1.
    pub trick: Option<u8>,
}

/// The director is called about something.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct CallForm {
    pub by: String,
    pub about: Option<AboutForm>,
}

/// What about.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct AboutForm {
    pub revoke: Option<String>,
    pub trick: Option<u8>,
    pub wrong_explanation: Option<String>,
    pub misled: Option<String>,
}

/// A fact found.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct AnswerForm {
    pub question: String,
    pub with: String,
    pub seat: Option<String>,
    pub suit: Option<String>,
}

/// A choice.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct ChooseForm {
    pub by: String,
    pub option: String,
}

/// A claim or concession.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct ClaimForm {
    pub by: String,
    pub tricks: Option<u8>,
    pub line: Option<String>,
}

/// Who.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct ByForm {
    pub by: String,
}

/// The director awards tricks after a contested claim.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct AwardForm {
    /// `ns` or `ew`.
    pub to: String,
    /// Of the tricks that remained; the others go to the other side.
    pub tricks: u8,
}

/// A moment on which rights end.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct HappensForm {
    pub what: String,
    pub by: Option<String>,
}

/// What must hold; each key compares exactly what it names.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, Serialize, JsonSchema)]
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
    pub laws: Option<Vec<String>>,
    pub debated: Option<Vec<String>>,
    pub adjust: Option<Vec<String>>,
    pub authorised: Option<Vec<String>>,
    pub unauthorised: Option<Vec<String>>,
    pub transfer: Option<TransferForm>,
    pub allowed: Option<bool>,
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
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct LegalForm {
    pub seat: String,
    pub cards: Vec<String>,
}

/// This election is open.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct ElectionForm {
    pub by: Vec<String>,
    pub options: Vec<String>,
}

/// Tricks moved by established revokes.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct TransferForm {
    pub to: Option<String>,
    pub tricks: u8,
}

/// A case for the desk.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RulingForm {
    /// The topic.
    pub topic: String,
    /// The facts, by the ids of the questions.
    pub facts: BTreeMap<String, String>,
}

/// What the desk must say.
#[derive(Debug, Clone, Default, Deserialize, Serialize, JsonSchema)]
#[serde(default, rename_all = "kebab-case")]
pub struct DeskExpect {
    /// At once.
    #[serde(flatten)]
    pub now: Expect,
    /// After each path of choices: `refuse/forbid-lead:D`.
    pub after: BTreeMap<String, Expect>,
}

/// A score to be worked out: one of these ways.
#[derive(Debug, Clone, Default, Deserialize, Serialize, JsonSchema)]
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
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct WeightForm {
    pub percent: f64,
    pub score: i32,
}

/// 12C1e, seen from the side that did not offend.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct SelfInflictedForm {
    pub without_infraction: f64,
    pub table: f64,
    pub without_error: f64,
}

/// 12C2c.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct AveragePlusForm {
    pub session: f64,
}

/// What the score must be.
#[derive(Debug, Clone, Default, Deserialize, Serialize, JsonSchema)]
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
