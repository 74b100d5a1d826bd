//! The form of a case of Doppelkopf, as it is written.

mod micro;
mod round;
mod table;

use std::collections::BTreeMap;

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, SeqAccess, Visitor, value::SeqAccessDeserializer},
};

pub use micro::{
    AnnounceExpect, AnnounceForm, GameExpect, GameForm, SplitExpect, SplitForm, TournamentExpect,
    TournamentForm, TrickExpect, TrickForm,
};
pub use round::{AnywayForm, DealExpect, DealForm, RoundForm};
pub use table::{
    CardsForm, DeskExpect, ElectionForm, Expect, FactForm, LegalForm, PartyForm, RulingForm, Seat, StepForm,
    TableForm,
};

/// What stands under `game`: `doppelkopf`, or at once the games to be scored, since TOML does not let it be both.
#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum NameOrGames {
    Name(String),
    Games(Vec<GameForm>),
}

impl<'de> Deserialize<'de> for NameOrGames {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<NameOrGames, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = NameOrGames;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("the name of a game, or games")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<NameOrGames, E> {
                Ok(NameOrGames::Name(name.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, games: A) -> Result<NameOrGames, A::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(games)).map(NameOrGames::Games)
            }
        }
        from.deserialize_any(Either)
    }
}

/// One case file.
#[derive(Debug, Clone, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[cfg_attr(test, schemars(rename = "DoppelkopfCase"))]
pub struct CaseFile {
    /// Always 1.
    pub format: u32,
    /// `doppelkopf`.
    #[cfg_attr(test, schemars(with = "String", extend("const" = "doppelkopf")))]
    pub game: NameOrGames,
    /// What the case shows, in a sentence.
    pub title: String,
    /// Where it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The clauses it is about, by the numbers of either source.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub laws: Vec<String>,
    /// `sheet` (default) or `tsr`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// Open points read the other way: `{ A10 = 2 }`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub readings: BTreeMap<String, u8>,
    /// Games to be scored.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub score: Vec<GameForm>,
    /// Tricks: who wins them, and how much is in them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trick: Vec<TrickForm>,
    /// Announcements: allowed or not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub announce: Vec<AnnounceForm>,
    /// The table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableForm>,
    /// What happens there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub step: Vec<StepForm>,
    /// A round and its list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundForm>,
    /// The deals of the round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deal: Vec<DealForm>,
    /// Players split into tables.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub split: Vec<SplitForm>,
    /// A tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TournamentForm>,
    /// A case for the desk, without a table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<RulingForm>,
    /// What the desk must say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expect: Option<DeskExpect>,
}
