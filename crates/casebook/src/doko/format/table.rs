//! A table, what happens at it, and the desk.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ByPartyForm;
use crate::form::OneOrMany;

/// A position as it is written: `2` or `"2"`.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "Position")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Seat {
    Number(u8),
    Text(String),
}

/// A position alone, or with more about it.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(untagged)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum SeatOr<T> {
    Seat(Seat),
    More(T),
}

/// Cards in a list, or in a text with blanks between them.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(untagged)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum CardsForm {
    List(Vec<String>),
    Text(String),
}

/// A deal at a table.
#[derive(Debug, Clone, Default, Deserialize, Serialize, JsonSchema)]
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

/// One step: what happened, then what must hold.
#[derive(Debug, Clone, Default, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
#[schemars(rename = "DoppelkopfStepForm")]
#[allow(missing_docs, reason = "the keys are described in the guide to the format")]
pub struct StepForm {
    pub reserve: Option<OneOrMany<String>>,
    pub solo: Option<OneOrMany<String>>,
    pub name: Option<OneOrMany<String>>,
    pub play: Option<OneOrMany<String>>,
    pub announce: Option<OneOrMany<String>>,
    pub expose: Option<OneOrMany<String>>,
    pub take_back: Option<String>,
    pub two_cards: Option<Vec<String>>,
    pub offence: Option<OffenceForm>,
    pub point_out: Option<SeatOr<ByForm>>,
    pub call_director: Option<SeatOr<ByForm>>,
    pub claim_offence: Option<OneOrMany<SeatOr<ClaimForm>>>,
    pub play_on: Option<OneOrMany<SeatOr<ByForm>>>,
    pub ask_partner: Option<AskForm>,
    pub partner_says: Option<ChooseForm>,
    pub answer: Option<AnswerForm>,
    pub choose: Option<OneOrMany<ChooseForm>>,
    pub shorten: Option<SeatOr<ShortenForm>>,
    pub hand_over: Option<SeatOr<ByForm>>,
    pub leave_tricks: Option<SeatOr<ByForm>>,
    pub take_in: Option<SeatOr<ByForm>>,
    pub counted: Option<CountedForm>,
    pub expect: Option<Expect>,
}

/// Something that cards and words do not show.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OffenceForm {
    /// Who did it.
    pub by: Seat,
    /// What: `remark`, `bad-cut`, `revoke:D9` …
    pub what: String,
}

/// Who.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DoppelkopfByForm")]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct ByForm {
    pub by: Seat,
}

/// Who claims, and whose offence, if not the last.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ClaimOffenceForm")]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct ClaimForm {
    pub by: Seat,
    pub about: Option<Seat>,
}

/// "Claim or play on?"
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct AskForm {
    pub by: Seat,
    pub partner: Seat,
}

/// A choice: `claim` or `play-on`.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DoppelkopfChooseForm")]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct ChooseForm {
    pub by: Seat,
    pub option: String,
}

/// A fact found by the referee.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DoppelkopfAnswerForm")]
pub struct AnswerForm {
    /// The id of the question.
    pub question: String,
    /// The answer.
    pub with: FactForm,
    /// Whom it is about, where more than one question of this id is possible.
    pub seat: Option<Seat>,
}

/// An answer as it is written: `"yes"`, `2`.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(untagged)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum FactForm {
    Number(u8),
    Text(String),
}

/// A player claims the rest.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShortenForm {
    /// Who.
    pub by: Seat,
    /// His cards in the order that he states.
    pub line: Option<CardsForm>,
}

/// The game is over and counted, at a table where nobody recorded the cards.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CountedForm {
    /// The players of Re.
    pub re: Vec<u8>,
    /// The Augen of one party.
    pub augen: ByPartyForm<u8>,
    /// The tricks of one party; needed where a party has no Augen.
    #[serde(default)]
    pub tricks: ByPartyForm<u8>,
    /// The highest call of each side; those made at the table, where nothing is said.
    #[serde(default)]
    pub calls: Option<ByPartyForm<String>>,
    /// `fox re`, `doppelkopf kontra`, `karlchen re`; once for each.
    #[serde(default)]
    pub special: Vec<String>,
}

/// What must hold; each key compares exactly what it names.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
#[schemars(rename = "DoppelkopfExpect")]
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
    pub calls: Option<ByPartyForm<String>>,
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
    pub augen: Option<ByPartyForm<u8>>,
    pub tricks: Option<ByPartyForm<u8>>,
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
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DoppelkopfLegalForm")]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct LegalForm {
    pub seat: Seat,
    pub cards: CardsForm,
}

/// These players belong to a party; a party that is not named is not looked at.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct PartyForm {
    pub re: Option<Vec<u8>>,
    pub kontra: Option<Vec<u8>>,
}

/// Somebody may claim or play on.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DoppelkopfElectionForm")]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct ElectionForm {
    pub by: Vec<Seat>,
    pub options: Option<Vec<String>>,
}

/// A case for the desk.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "DoppelkopfRulingForm")]
pub struct RulingForm {
    /// The topic.
    pub topic: String,
    /// The facts, by the ids of the questions; `could-follow:3` where the same is asked of several.
    #[serde(default)]
    pub facts: BTreeMap<String, FactForm>,
}

/// What the desk must say.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
#[schemars(rename = "DoppelkopfDeskExpect")]
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
