//! The desk for programs.

use axum::{
    Json,
    extract::{Path, RawQuery},
};
use serde::Serialize;
use sheet::{Laws as _, Report};
use wording::Lexicon;

use super::Problem;
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
#[derive(Debug, Serialize, utoipa::ToSchema)]
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
#[utoipa::path(get, path = "/api/v1/desk", tag = "desk", responses((status = 200, body = Vec<TopicLine>)))]
pub async fn topics(person: Person) -> Json<Vec<TopicLine>> {
    let words = person.words();
    let mut all = lines::<bridge_laws::Desk>(words);
    all.extend(lines::<bridge_book::Desk>(words));
    all.extend(lines::<doppelkopf_laws::Desk>(words));
    Json(all)
}

/// How far an interview at bridge comes with what is told: the next question, the open choice, or the ruling.
///
/// Facts stand in the query under the ids of their questions (`declarer=S&leader=E`), choices as
/// `choose=refuse`, or `choose=W=accept` where several may choose; `edition=2007` and `other=DP7` say which
/// laws, and how they are read.
///
/// What a law leaves to the director's judgement is told with its grounds: `suggested=yes&why-suggested=…`.
///
/// What happened before the director came stands there as often as something did, in order:
/// `then=play:S:H8`, and so `lead:W:S5`, `lead-face-down:E`, `withdraw:E:D2`, `drop:E:HK`, `show:E:HK`,
/// `spread:S`, `name:N:H5` and `dummy-puts-out:N:H9`. What is not told has not happened. What comes next at
/// the table, once the ruling stands, is `then=lead:W`, `then=played:C3`, `then=calls:E`, or `then=declares:N` where a card
/// was seen in the auction.
#[utoipa::path(
    get,
    path = "/api/v1/desk/{topic}",
    tag = "desk",
    params(("topic" = String, Path, description = "the id of what happened")),
    responses(
        (status = 200, body = Report),
        (status = 400, body = Problem, content_type = "application/problem+json"),
        (status = 404, body = Problem, content_type = "application/problem+json")
    )
)]
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
/// Facts stand in the query under the ids of their questions (`table=4&offender=2`); `rules=tsr` and
/// `other=A6` say which rules, and how they are read. In place of a topic, what was done may stand
/// (`call-late`).
#[utoipa::path(
    get,
    path = "/api/v1/doko/{topic}",
    tag = "desk",
    params(("topic" = String, Path, description = "the id of what happened")),
    responses(
        (status = 200, body = Report),
        (status = 400, body = Problem, content_type = "application/problem+json"),
        (status = 404, body = Problem, content_type = "application/problem+json")
    )
)]
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
