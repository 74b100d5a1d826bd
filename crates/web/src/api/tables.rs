//! Live tables for programs.

use axum::{
    Json,
    extract::{Path, RawQuery, State},
    http::{StatusCode, header},
    response::{IntoResponse as _, Response},
};
use live::{Actor, Chair, Event, Refused, Robot, Room, Told, View};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::sent::{Sent, unreadable};
use crate::{
    app::App,
    body::field,
    doors::Id,
    failure::Failure,
    live::{self as tables, Looked, NewTable, Trouble, nudge, perform, set_up},
    live_updates::Listener,
    person::Person,
};

/// A table that was set up.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TableMade {
    /// Its id.
    id: String,
}

/// Something to be done at a table.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewAct {
    /// As whom: `1` to `4` (at bridge North, East, South, West) or `director`; blank: as what you are there.
    #[serde(default, rename = "as")]
    by: String,
    /// What: `{"bridge": {"play": "S:SA"}}`, `{"doppelkopf": {"play": "2:HT"}}`.
    #[cfg_attr(test, schemars(with = "Told"))]
    act: Value,
    /// The `number` of the table as it was when this was decided on: where the game has gone on since, it is not done (409).
    #[serde(default)]
    at: Option<u64>,
}

/// A robot that sits down, or leaves.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewRobot {
    /// `careful` or `careless`; without it the place is free.
    #[serde(default)]
    robot: Option<Robot>,
}

/// The time of a round.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TimeUp {
    /// It is up; `false`: after all it is not.
    up: bool,
}

fn failed(trouble: Trouble) -> Failure {
    match trouble {
        Trouble::Refused(refused) => Failure::Refused(refused.to_string()),
        Trouble::Failed(failure) => failure,
    }
}

fn shown(view: &View) -> Result<Response, Failure> {
    let json = view.written().map_err(|e| Failure::Server(e.to_string()))?;
    Ok(([(header::CONTENT_TYPE, "application/json")], json).into_response())
}

/// Sets a table up. Sent again under the same `Idempotency-Key` it is one table.
pub async fn create(State(app): State<App>, person: Person, sent: Sent) -> Result<Response, Failure> {
    person.must_direct()?;
    let new: NewTable = sent.json()?;
    let key = sent.key()?;
    let asked = key.as_ref().map(|key| key.asked().to_owned()).unwrap_or_default();
    let id = match key {
        // The same key is the same table.
        Some(key) => tables::id_of_key(&person.grants.who(), &key),
        None => Id::random().map_err(|e| Failure::Server(e.to_string()))?.to_string(),
    };
    set_up(&app, &person.grants.who(), (&id, &asked), new).await?;
    let place = [(header::LOCATION, format!("/api/v1/tables/{id}"))];
    Ok((StatusCode::CREATED, place, Json(TableMade { id })).into_response())
}

/// The table, as you may see it: as a player, as the director, or as a spectator (`as=1` … `4`, `director`,
/// `spectator`).
pub async fn one(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let looked = Looked::at(&app, &person, &id, &field(query.as_deref(), "as")).await?;
    nudge(&app, &looked.stream);
    shown(&looked.view(person.words()).await?)
}

/// The table after so many acts: for everybody once it is over, for directors at any time.
pub async fn replay(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let Looked { seen, table, .. } = Looked::at(&app, &person, &id, &field(query.as_deref(), "as")).await?;
    let step = field(query.as_deref(), "step").parse().unwrap_or(0);
    let deal = field(query.as_deref(), "deal").parse().ok();
    let view = table.with(|room| room.replay(deal, step, seen.viewer, person.words())).await?;
    shown(&view.ok_or(Failure::Forbidden)?)
}

/// What the options open after so many acts are worth, or why that cannot be said: for directors, once the
/// board is over.
pub async fn prices(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let looked = Looked::at(&app, &person, &id, "director").await?;
    let step = field(query.as_deref(), "step").parse().unwrap_or(0);
    Ok(match tables::prices(&looked, step).await? {
        Ok(prices) => Json(pricing::Json::from(&prices)).into_response(),
        Err(why) => Json(pricing::JsonRefusal::from(&why)).into_response(),
    })
}

/// The table whenever something has happened, as server-sent events `table` with the number of the last
/// event as their id; `Last-Event-ID` or `after` says from where on.
pub async fn events(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    listener: Listener,
) -> Result<Response, Failure> {
    tables::watch_json(app, person, id, query, listener).await
}

async fn carried_out(
    app: &App,
    person: &Person,
    id: &str,
    by: &str,
    sent: &Sent,
    decide: impl Fn(&Room, Actor) -> Result<Event, Refused> + Sync,
) -> Result<Response, Failure> {
    let looked = Looked::at(app, person, id, by).await?;
    let actor = looked.seen.actor()?;
    let done =
        perform((app, &looked.table), &person.grants.who(), sent.key()?, &|room| decide(room, actor)).await;
    done.map_err(failed)?;
    nudge(app, &looked.stream);
    shown(&looked.view(person.words()).await?)
}

/// Something is done at the table; the answer is the table after it. Sent again under the same
/// `Idempotency-Key` it is done once.
pub async fn act(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    sent: Sent,
) -> Result<Response, Failure> {
    let NewAct { by, act, at } = sent.json()?;
    let act = Told::read(act).map_err(|e| unreadable(&e))?;
    let decide = |room: &Room, by| match at.is_some_and(|at| room.has_moved_since(at)) {
        true => Err(Refused::MovedOn),
        false => room.decide_with(by, &act, |claimed| app.proofs.known(claimed)),
    };
    carried_out(&app, &person, &id, &by, &sent, decide).await
}

/// The director undoes the last act.
pub async fn undo(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    sent: Sent,
) -> Result<Response, Failure> {
    carried_out(&app, &person, &id, "director", &sent, Room::undo).await
}

/// The next deal of a round of Doppelkopf; chance gives the cards. Who deals next asks for it, or the
/// director; where a robot would have to, any player.
pub async fn next(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    sent: Sent,
) -> Result<Response, Failure> {
    let by = field(query.as_deref(), "as");
    carried_out(&app, &person, &id, &by, &sent, tables::deals()?).await
}

/// The director says that the time of a round of Doppelkopf is up, or that after all it is not.
pub async fn time(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    sent: Sent,
) -> Result<Response, Failure> {
    let TimeUp { up } = sent.json()?;
    carried_out(&app, &person, &id, "director", &sent, |room, by| room.time_up(by, up)).await
}

/// The director seats a robot, or frees a place.
pub async fn fill(
    State(app): State<App>,
    person: Person,
    Path((id, chair)): Path<(String, String)>,
    sent: Sent,
) -> Result<Response, Failure> {
    let NewRobot { robot } = sent.json()?;
    let chair = chair.parse().ok().and_then(Chair::new).ok_or(Failure::NotFound)?;
    carried_out(&app, &person, &id, "director", &sent, |room, by| room.fill(by, chair, robot)).await
}
