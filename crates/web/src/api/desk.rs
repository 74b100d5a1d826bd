//! The desk for programs.

use axum::{
    Json,
    extract::{Path, RawQuery},
};
use serde::Serialize;
use sheet::{Laws as _, Report};
use wording::Lexicon;

use crate::{
    apart::{BOOK, apart},
    desk::{
        game::{OnScreen, is_of_the_book},
        state::{Told, Trouble},
    },
    failure::Failure,
    person::Person,
};

/// A topic of the desk.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TopicLine {
    /// Its id.
    id: &'static str,
    /// The game.
    game: &'static str,
    /// The players' words for it.
    name: String,
    /// Where the interview about it begins.
    href: String,
}

fn lines<D: OnScreen>(words: &Lexicon) -> Vec<TopicLine> {
    let line = |id| TopicLine {
        id,
        game: D::GAME.key(),
        name: crate::desk::topic::<D>(id, words),
        href: format!("/api/v1{}/{id}", D::PATH),
    };
    D::topics(D::Laws::default()).into_iter().map(line).collect()
}

/// What a director or a referee is called about, by game, the commonest first.
pub async fn topics(person: Person) -> Json<Vec<TopicLine>> {
    let words = person.words();
    let mut all = lines::<bridge_laws::Desk>(words);
    all.extend(lines::<bridge_book::Desk>(words));
    all.extend(lines::<doppelkopf_laws::Desk>(words));
    Json(all)
}

/// How far an interview at bridge comes with what is told: the next question, the open choice, or the ruling.
///
/// What can stand in the query, `openapi.json` says.
pub async fn interview(
    person: Person,
    Path(topic): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Json<Report>, Failure> {
    if is_of_the_book(&topic) {
        // It may look for normal play after a claim.
        let work = move || comes_to::<bridge_book::Desk>(&person, &topic, query.as_deref());
        return apart(&BOOK, work).await?;
    }
    comes_to::<bridge_laws::Desk>(&person, &topic, query.as_deref())
}

/// How far an interview at Doppelkopf comes with what is told: the next question, or the ruling.
///
/// In place of a topic, what was done may stand (`call-late`).
pub async fn doppelkopf(
    person: Person,
    Path(topic): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Json<Report>, Failure> {
    comes_to::<doppelkopf_laws::Desk>(&person, &topic, query.as_deref())
}

fn comes_to<D: OnScreen>(person: &Person, topic: &str, query: Option<&str>) -> Result<Json<Report>, Failure> {
    let query = query.unwrap_or_default();
    if let Some(field) = Told::<D>::unknown(query) {
        return Err(Failure::Unreadable(format!(
            "`{field}` is none of the questions, nor one of `{}`, `other`, `choose`, `then`",
            D::Laws::KEY
        )));
    }
    let walk = Told::<D>::read(topic, query)?.in_full().walk()?;
    let why_not = |found: &str| crate::desk::why_not(&walk, found, person.words());
    match &walk.trouble {
        None => Ok(Json(sheet::report(&walk.desk, person.words()))),
        Some(trouble) => Err(Failure::Unreadable(match trouble {
            Trouble::NoAnswer(found) => match why_not(found) {
                Some(reason) => format!("`{found}`: {reason}"),
                None => format!("`{found}` is no answer to the question that is open"),
            },
            Trouble::NoChoice(found) => format!("`{found}` is not offered"),
            Trouble::NoNext(found) => format!("`{found}` cannot come next"),
            Trouble::NoGrounds => "a finding needs its grounds: `why-` and the id of the question".to_owned(),
        })),
    }
}
