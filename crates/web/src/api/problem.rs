//! Problem documents (RFC 9457).

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;

use crate::{failure::Failure, person::View};

/// Why a request was not carried out.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Problem {
    /// Which kind of problem: the same for all of a kind.
    #[serde(rename = "type")]
    pub kind: String,
    /// The kind in words, in the language asked for.
    pub title: String,
    /// The status of the answer.
    pub status: u16,
    /// What was wrong this time.
    pub detail: String,
    /// What the rules of a tournament do not allow, by a name that stays the same in every language; there may be more names
    /// one day.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(extend("examples" = reasons())))]
    pub reason: Option<&'static str>,
}

#[cfg(test)]
fn reasons() -> Vec<&'static str> {
    let of_lines = [Failure::OfReferee, Failure::UnderAppeal];
    let mut all = tournament::reasons();
    all.extend(of_lines.iter().filter_map(Failure::reason));
    all
}

/// The answer that says so.
#[must_use]
pub fn problem(status: StatusCode, failure: &Failure, view: View) -> Response {
    let (title, what) = failure.said(view.words());
    let detail = match failure {
        Failure::Unreadable(reason) | Failure::Refused(reason) | Failure::UnknownHouse(reason) => {
            reason.clone()
        }
        _ => what,
    };
    let kind = format!("/problems/{}", failure.kind());
    let problem = Problem { kind, title, status: status.as_u16(), detail, reason: failure.reason() };
    let body = serde_json::to_string(&problem).unwrap_or_else(|_| "{}".to_owned());
    let kind = HeaderValue::from_static("application/problem+json");
    (status, [(header::CONTENT_TYPE, kind)], body).into_response()
}
