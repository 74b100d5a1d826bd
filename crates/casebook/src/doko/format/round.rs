//! A round at one table, and its list.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A round.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct RoundForm {
    /// 4 (default) to 7 at the table.
    pub players: Option<u8>,
    /// Who keeps the list, if somebody volunteered.
    pub volunteer: Option<u8>,
}

/// What happens next in the round: a deal, or one of `time-up`, `correct`, `close`.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct DealForm {
    /// `game` (normal game or Hochzeit), `still`, `solo` or `not-played`.
    pub played: Option<String>,
    /// Instead: the game as it is told for the list, which is reckoned then:
    /// `kind=normal re=1,3 augen=131 call=re@11`.
    pub game: Option<String>,
    /// Who played the solo.
    pub soloist: Option<u8>,
    /// Who dealt, if it was not he whose turn it was.
    pub dealt_by: Option<u8>,
    /// The points of the game; who is not named has 0.
    pub points: BTreeMap<String, i32>,
    /// Penalty points.
    pub penalty: BTreeMap<String, i32>,
    /// Deductions for unsporting conduct, without their sign.
    pub deduction: BTreeMap<String, u8>,
    /// Who answers for a line that does not check, or for a correction after the round, and why.
    pub anyway: Option<AnywayForm>,
    /// So many deals like this, one after the other; what is expected holds for the last.
    pub times: Option<u8>,
    /// Time is up; the counted games that remain are struck.
    pub time_up: bool,
    /// The line of this number, from 1, is put right: this is how it should read.
    pub correct: Option<usize>,
    /// The list is handed in.
    pub close: bool,
    /// What must hold.
    pub expect: Option<DealExpect>,
}

/// Who answers for a line, and why.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct AnywayForm {
    pub by: String,
    pub reason: String,
}

/// Who sits out.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Sits {
    /// One; 0 for nobody.
    One(u8),
    /// Two or three.
    Several(Vec<u8>),
}

impl Sits {
    /// Their positions.
    pub fn numbers(&self) -> Vec<u8> {
        match self {
            Sits::One(0) => Vec::new(),
            Sits::One(one) => vec![*one],
            Sits::Several(several) => several.clone(),
        }
    }
}

/// What must hold of a deal and after it.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct DealExpect {
    /// Its number in the round.
    pub number: Option<u8>,
    /// Who dealt.
    pub dealer: Option<u8>,
    /// Who spoke first.
    pub first: Option<u8>,
    /// Who led to the first trick.
    pub leads: Option<u8>,
    /// Who sat out; 0 for nobody, at a larger table all of them: `[1, 2]`.
    pub sits: Option<Sits>,
    /// Whether somebody had to play his Pflichtsolo, and who; 0 for nobody.
    pub forced: Option<u8>,
    /// In the books: `game`, `pflichtsolo`, `lustsolo`, `forced`, `not-played`.
    pub books: Option<String>,
    /// Counted games so far.
    pub counted: Option<u8>,
    /// The counted games of each position so far.
    pub counted_of: Option<BTreeMap<String, u8>>,
    /// Who still owes his Pflichtsolo.
    pub owing: Option<Vec<u8>>,
    /// Who keeps the list.
    pub keeps_list: Option<u8>,
    /// The winners, who are marked.
    pub winners: Option<Vec<u8>>,
    /// The line with its penalties; who is not named has 0.
    pub total: Option<BTreeMap<String, i32>>,
    /// The totals so far; who is not named has 0.
    pub running: Option<BTreeMap<String, i32>>,
    /// Who deals next; 0 when the round is over.
    pub next_dealer: Option<u8>,
    /// Exactly these clauses name what does not check in a line that was accepted.
    pub flaws: Option<Vec<String>>,
    /// At least these clauses were applied.
    pub laws: Option<Vec<String>>,
    /// It was refused: a clause, or a word of the reason.
    pub refused: Option<String>,
}
