//! What the director has to do with a table, of whichever game: what was ruled, what is asked, what nobody has
//! noticed.

use serde::Serialize;

use crate::Text;

/// What the director deals with, as far as the viewer may know it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TableAffairs"))]
#[serde(rename_all = "kebab-case")]
pub struct Affairs {
    /// What the director deals with, or dealt with last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<RulingView>,
    /// The question that is open: for the director only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<QuestionView>,
    /// What is wrong and nobody has called about or claimed: for the director only.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unnoticed: Vec<String>,
    /// What the last act was ruled by: for the director, and in a replay.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub laws: Vec<LawView>,
}

/// What the director deals with or dealt with last.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TableRuling"))]
#[serde(rename_all = "kebab-case")]
pub struct RulingView {
    /// What happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub happened: Option<String>,
    /// What is read aloud.
    pub say: Vec<String>,
    /// Whose verdict it is, where the laws do not settle it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub whose: Option<String>,
    /// The laws.
    pub laws: Vec<LawView>,
    /// Who may know what.
    pub information: Vec<String>,
    /// Nothing has happened since.
    pub fresh: bool,
}

/// A law, as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TableLaw"))]
pub struct LawView {
    /// How it is cited.
    pub cite: String,
    /// Its short name.
    pub title: String,
    /// What it says, in our words.
    pub text: String,
}

/// A question for the director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TableQuestion"))]
pub struct QuestionView {
    /// Its id.
    pub id: String,
    /// The call it is about, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub call: Option<Text<bridge::Call>>,
    /// In words.
    pub text: String,
    /// Who is to be asked.
    pub ask: String,
    /// It is not asked aloud.
    pub quietly: bool,
    /// What can be answered.
    pub answers: Vec<AnswerView>,
}

/// An answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TableAnswer"))]
pub struct AnswerView {
    /// The answer, as it is given back.
    pub with: String,
    /// In words.
    pub text: String,
}
