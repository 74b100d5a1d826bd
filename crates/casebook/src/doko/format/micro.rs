//! Cases that need no table: a score, a trick, a call, a split, a tournament.

use std::collections::BTreeMap;

use doppelkopf_laws::event::OfParties;
use serde::{Deserialize, Serialize};
use tournament::Remainder;

use super::round::Sits;

/// A game to be scored.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
#[cfg_attr(test, schemars(rename = "DoppelkopfScoreForm"))]
pub struct GameForm {
    /// `normal` (default), `hochzeit`, `hochzeit-alone`, `still` or `solo`.
    pub kind: Option<String>,
    /// Which solo: `pflichtsolo damen`, `lustsolo farbe:S`.
    pub solo: Option<String>,
    /// 4 (default) to 7 at the table.
    pub table: Option<u8>,
    /// At a table of five: who sits out; at a larger one all of them: `[1, 2]`.
    pub sits: Option<Sits>,
    /// The positions of Re.
    pub re: Vec<u8>,
    /// The positions of Kontra: the rest, whether said or not.
    pub kontra: Option<Vec<u8>>,
    /// The Augen of one party, or of both.
    pub augen: OfParties<u8>,
    /// The tricks of one party, or of both; needed where a party has no Augen.
    pub tricks: OfParties<u8>,
    /// The highest call of each party.
    pub calls: OfParties<String>,
    /// Instead: each call in its order, with the cards its speaker holds: `2:keine90 10`.
    pub said: Vec<String>,
    /// By how many cards a Hochzeit has moved the limits of the calls: 0 (default), 1 or 2.
    pub shift: u8,
    /// `fox re`, `doppelkopf kontra`, `karlchen re`; once for each.
    pub special: Vec<String>,
    /// What must hold.
    pub expect: GameExpect,
}

/// What must hold of a score.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
#[cfg_attr(test, schemars(rename = "DoppelkopfScoreExpect"))]
pub struct GameExpect {
    /// The points of each position; who is not named has 0.
    pub points: Option<BTreeMap<String, i32>>,
    /// `re`, `kontra` or `none`.
    pub winner: Option<String>,
    /// What the game is worth for Re, before a single player has it three times.
    pub value: Option<i32>,
    /// Exactly these items, in any order: `re called: kontra 2`.
    pub items: Option<Vec<String>>,
    /// At least these clauses were applied.
    pub laws: Option<Vec<String>>,
    /// There is no such game, and a word of the reason.
    pub impossible: Option<String>,
}

/// A trick.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct TrickForm {
    /// `normal` (default), `damen`, `buben`, `fleischlos`, `farbe:C` …
    pub game: Option<String>,
    /// Four cards in the order of play.
    pub cards: Vec<String>,
    /// What must hold.
    pub expect: TrickExpect,
}

/// What must hold of a trick.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct TrickExpect {
    /// Which card wins, from 1.
    pub winner: Option<u8>,
    /// The Augen in it.
    pub augen: Option<u32>,
    /// At least these clauses were applied.
    pub laws: Option<Vec<String>>,
    /// There is no such trick: the clause that forbids it.
    pub refused: Option<String>,
}

/// A call at a moment of the game.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct AnnounceForm {
    /// What the own side has called: `none` (default), `ansage`, `late-reply`, `keine90` … `schwarz`.
    #[serde(default)]
    pub own: Option<String>,
    /// What the other side has called.
    #[serde(default)]
    pub other: Option<String>,
    /// What is called now: `ansage`, `keine90` … `schwarz`.
    pub says: String,
    /// The cards in the speaker's hand.
    pub cards: u8,
    /// By how many cards a Hochzeit has moved the limits: 0 (default), 1 or 2.
    #[serde(default)]
    pub shift: u8,
    /// What must hold.
    #[serde(default)]
    pub expect: AnnounceExpect,
}

/// What must hold of a call.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct AnnounceExpect {
    /// It is allowed, as `erstansage`, `erwiderung`, `absage` or `jump`.
    #[serde(rename = "as")]
    pub as_what: Option<String>,
    /// It is not: the clause.
    pub refused: Option<String>,
    /// At least these clauses were applied.
    pub laws: Option<Vec<String>>,
}

/// Players to be split into tables.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SplitForm {
    /// How many.
    pub players: usize,
    /// Where those sit who are left over: `fives` (default), `one-table` or `springer`.
    #[serde(default)]
    #[cfg_attr(test, schemars(with = "String"))]
    pub remainder: Remainder,
    /// What must hold.
    #[serde(default)]
    pub expect: SplitExpect,
}

/// What must hold of a split.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct SplitExpect {
    /// Tables of four.
    pub fours: Option<usize>,
    /// Tables of five.
    pub fives: Option<usize>,
    /// Tables of six.
    pub sixes: Option<usize>,
    /// Tables of seven.
    pub sevens: Option<usize>,
    /// Players who sit at two tables.
    pub springers: Option<usize>,
    /// So many cannot be seated: a word of the reason.
    pub refused: Option<String>,
}

/// A tournament.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TournamentForm {
    /// How many come.
    pub players: usize,
    /// Rounds; that of the rules where nothing is said.
    #[serde(default)]
    pub rounds: Option<u8>,
    /// The seed of the draw.
    #[serde(default)]
    pub seed: u64,
    /// Nobody is at a table of five again before everybody was, even if then some meet again.
    #[serde(default)]
    pub fair_fives: bool,
    /// Where those sit who are left over: `fives` (default), `one-table` or `springer`.
    #[serde(default)]
    #[cfg_attr(test, schemars(with = "String"))]
    pub remainder: Remainder,
    /// What must hold.
    #[serde(default)]
    pub expect: TournamentExpect,
}

/// What must hold of a tournament.
#[derive(Debug, Clone, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct TournamentExpect {
    /// How many rounds.
    pub rounds: Option<usize>,
    /// How many tables a round.
    pub tables: Option<usize>,
    /// How often two players meet again.
    pub repeats: Option<usize>,
    /// How often somebody sits at a table of five or more again.
    pub fives_again: Option<usize>,
}
