//! Tournaments and tables as files, for another computer and from another.

use axum::{
    Json,
    extract::{Path, RawQuery, State},
    response::Response,
};
use serde::Serialize;

use crate::{
    app::App,
    body::{self, field},
    failure::Failure,
    hall::Asked,
    intake::{self, Unfit, Upload, What, said, take},
    live as tables,
    person::Person,
};

/// What was taken in.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Imported {
    /// `tournament` or `table`.
    kind: &'static str,
    /// Its name in addresses, or its id.
    name: String,
    /// So many events are new here; with 0 it was here already.
    new: usize,
    /// So many were here before.
    known: usize,
}

/// Takes in a tournament or a table from a file. Nothing that is here is overwritten: what is here must be
/// the beginning of what comes, so the same file may be sent again. A file from a house that is not known here is
/// refused with 409, and taken in when it is sent again with the mark of that house.
pub async fn import(
    State(app): State<App>,
    person: Person,
    RawQuery(query): RawQuery,
    upload: Upload,
) -> Result<Json<Imported>, Failure> {
    person.must_organise()?;
    let query = |name| field(query.as_deref(), name);
    let file = body::line(&query("file"), 200)?;
    let bytes = upload.bytes().await?;
    let sent = intake::Sent { bytes, file: file.clone(), named: query("name"), from: query("house") };
    let taken = take(&app, (&person.grants.who()).into(), sent).await;
    let (what, taken) = match taken {
        Ok(taken) => taken,
        Err(Unfit::Unknown(source)) => {
            let why = said(Unfit::Unknown(source), &file, person.words())?;
            return Err(Failure::UnknownHouse(why));
        }
        Err(unfit) => return Err(Failure::Unreadable(said(unfit, &file, person.words())?)),
    };
    let (kind, name) = match what {
        What::Tournament(name) => ("tournament", name.to_string()),
        What::Table(id) => ("table", id),
        What::House => return Err(Failure::Server("the house was taken in".to_owned())),
    };
    Ok(Json(Imported { kind, name, new: taken.new, known: taken.known }))
}

/// The tournament with everything that happened, as another computer takes it in.
pub async fn tournament(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
) -> Result<Response, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    asked.only(asked.rights.organises)?;
    intake::file(&asked.app, &asked.open.stream).await
}

/// The table with everything that happened, as another computer takes it in. All cards are in it.
pub async fn table(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    tables::file(State(app), person, Path(id)).await
}
