//! The book of rulings for programs.

use axum::{
    Json,
    extract::{Path, RawQuery, State},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use wording::Game;

use super::sent::Sent;
use crate::{
    apart::{BOOK, apart},
    app::App,
    desk::game,
    failure::Failure,
    person::Person,
    rulings::{
        Details, Entry, RecordError, form,
        pages::{damaged, keep},
        recorded,
    },
};

/// So many rulings come at once.
const MOST: usize = 100;

/// A ruling to be saved.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewRuling {
    /// The game: `bridge` or `doppelkopf`.
    #[serde(default = "bridge")]
    game: String,
    /// The id of what happened.
    topic: String,
    /// What was told and chosen, as in the query of the desk.
    told: String,
    /// What only people know.
    #[serde(default)]
    details: Details,
}

fn bridge() -> String {
    Game::Bridge.key().to_owned()
}

/// Some rulings of the book.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Rulings {
    /// How many fit what was looked for.
    found: usize,
    /// The newest of them first.
    rulings: Vec<Entry>,
    /// What of the book cannot be read, in words; mostly nothing.
    damaged: Vec<String>,
}

/// The rulings that have all these words, the newest first, a hundred at a time.
pub async fn list(
    State(app): State<App>,
    person: Person,
    RawQuery(query): RawQuery,
) -> Result<Json<Rulings>, Failure> {
    person.must_direct()?;
    let (mut search, mut page) = (String::new(), 0_usize);
    for (key, value) in form_urlencoded::parse(query.unwrap_or_default().as_bytes()) {
        match &*key {
            "search" => search = value.chars().take(200).collect(),
            "page" => {
                page = value.parse().map_err(|_| Failure::Unreadable(format!("`{value}` is no page")))?;
            }
            _ => {}
        }
    }
    let words = person.words();
    let numbers = crate::rulings::search(&app, &search).await?;
    let found = numbers.len();
    let page = numbers.into_iter().skip(page.saturating_mul(MOST)).take(MOST);
    let rulings = app
        .rulings
        .with(|book| {
            let damaged = book.damaged().iter().map(|it| damaged(it, words)).collect();
            Rulings { found, rulings: page.filter_map(|number| book.get(number).cloned()).collect(), damaged }
        })
        .await?;
    Ok(Json(rulings))
}

/// A ruling.
pub async fn one(
    State(app): State<App>,
    person: Person,
    Path(number): Path<String>,
) -> Result<Json<Entry>, Failure> {
    person.must_direct()?;
    let number: usize = number.parse().map_err(|_| Failure::NotFound)?;
    app.rulings.with(|book| book.entry(number)).await?.map(Json)
}

/// Saves a ruling. Sent again under the same `Idempotency-Key` it is saved once.
pub async fn save(State(app): State<App>, person: Person, sent: Sent) -> Result<Response, Failure> {
    person.must_direct()?;
    let new: NewRuling = sent.json()?;
    let key = sent.key()?;
    let game = game::game(&new.game).ok_or(RecordError::Game(new.game))?;
    let details = form::checked(&new.details)?;
    let words = person.words();
    let record = apart(&BOOK, move || recorded(game, &new.topic, &new.told, details, words)).await??;
    let number = keep(&app, &person, record, key).await?;
    let entry = app.rulings.with(|book| book.entry(number)).await??;
    let place = format!("/api/v1/rulings/{number}");
    Ok((StatusCode::CREATED, [(header::LOCATION, place)], Json(entry)).into_response())
}
