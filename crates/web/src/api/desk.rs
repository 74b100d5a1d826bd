//! The desk for programs.

use axum::{
    Json,
    extract::{Path, RawQuery},
};
use bridge_laws::Topic;
use serde::Serialize;
use sheet::Report;

use super::Problem;
use crate::{
    desk::state::{Told, Trouble},
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
}

/// What a director is called about, the commonest first.
#[utoipa::path(get, path = "/api/v1/desk", tag = "desk", responses((status = 200, body = Vec<TopicLine>)))]
pub async fn topics(person: Person) -> Json<Vec<TopicLine>> {
    let name = |topic| crate::desk::topic(topic, person.words());
    Json(
        Topic::ALL
            .iter()
            .map(|&topic| TopicLine { id: topic.id(), game: "bridge", name: name(topic) })
            .collect(),
    )
}

/// How far an interview comes with what is told: the next question, the open choice, or the ruling.
///
/// Facts stand in the query under the ids of their questions (`declarer=S&leader=E`), choices as
/// `choose=refuse`, or `choose=W=accept` where several may choose; what happened next as `then=lead:W` or
/// `then=played:C3`; `edition=2007` and `other=DP7` say which laws, and how they are read.
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
    let topic = Topic::from_id(&topic).ok_or(Failure::NotFound)?;
    let told = Told::read(topic, query.as_deref().unwrap_or_default())
        .map_err(|e| Failure::Unreadable(e.to_string()))?;
    let walk = told.walk();
    if let Some(trouble) = &walk.trouble {
        return Err(Failure::Unreadable(match trouble {
            Trouble::NoAnswer(found) => format!("`{found}` is no answer to the question that is open"),
            Trouble::NoChoice(found) => format!("`{found}` is not offered"),
            Trouble::NoNext(found) => format!("`{found}` cannot come next"),
        }));
    }
    Ok(Json(sheet::report(&walk.desk, person.words())))
}
