//! The codes of the tables of a tournament, for programs.

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, Uri},
};
use serde::{Deserialize, Serialize};

use super::sent::Sent;
use crate::{
    app::App,
    failure::Failure,
    guard,
    hall::{Asked, CodeChange, Codes},
    person::Person,
};

/// The code of a table: whoever opens the address keeps its list.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TableCode {
    /// The table, from 1 on.
    table: usize,
    /// The address that a QR code holds.
    address: String,
}

/// The codes of a tournament.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TournamentCodes {
    /// Those in force.
    codes: Vec<TableCode>,
    /// So many tables have none.
    missing: usize,
    /// The address of the wall.
    wall: String,
    /// May everybody look at it?
    public: bool,
}

/// Codes to be made, or who may watch.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewCodes {
    /// `missing`: for tables that have none; `anew`: for all, and those before end.
    #[serde(default)]
    make: Option<String>,
    /// May everybody look at the wall?
    #[serde(default)]
    public: Option<bool>,
}

async fn codes(asked: &Asked, uri: &Uri, headers: &HeaderMap) -> Result<Json<TournamentCodes>, Failure> {
    let house = guard::house(&asked.app.settings, uri, headers);
    let Codes { made, missing, public } = Codes::of(asked).await?;
    let one = |(table, path): (usize, String)| TableCode { table, address: format!("{house}{path}") };
    Ok(Json(TournamentCodes {
        codes: made.into_iter().map(one).collect(),
        missing,
        wall: format!("{house}{}", asked.to("/wall")),
        public,
    }))
}

/// The links of the tables: whoever has one keeps the list of its table.
pub async fn all(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Json<TournamentCodes>, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    asked.only(asked.rights.organises)?;
    codes(&asked, &uri, &headers).await
}

/// Makes codes, and says who may watch. Sent again under the same `Idempotency-Key` it is done once.
pub async fn change(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
    uri: Uri,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Json<TournamentCodes>, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    asked.only(asked.rights.organises)?;
    let new: NewCodes = sent.json()?;
    let mut changes: Vec<CodeChange> = new.public.map(CodeChange::Public).into_iter().collect();
    match new.make.as_deref() {
        None => {}
        Some("missing") => changes.push(CodeChange::Make { anew: false }),
        Some("anew") => changes.push(CodeChange::Make { anew: true }),
        Some(other) => {
            return Err(Failure::Unreadable(format!("`{other}` cannot be made; missing or anew can")));
        }
    }
    Codes::change(&asked, sent.key()?, &changes).await?;
    codes(&asked, &uri, &headers).await
}
