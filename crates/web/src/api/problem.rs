//! Problem documents (RFC 9457).

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;

use crate::{failure::Failure, person::View};

/// Why a request was not carried out.
#[derive(Debug, Serialize, utoipa::ToSchema)]
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
}

/// The problems of whatever is not for everybody to see.
#[derive(utoipa::IntoResponses)]
#[allow(dead_code, reason = "it only describes")]
pub enum NotShown {
    /// The request does not say by which link it comes, or its token opens nothing.
    #[response(status = 401, content_type = "application/problem+json")]
    Unauthorized(Problem),
    /// This needs a role that the request does not have.
    #[response(status = 403, content_type = "application/problem+json")]
    Forbidden(Problem),
    /// There is nothing at this address.
    #[response(status = 404, content_type = "application/problem+json")]
    NotFound(Problem),
}

/// The problems of a request that asks for a change.
#[derive(utoipa::IntoResponses)]
#[allow(dead_code, reason = "it only describes")]
pub enum NotDone {
    /// What was sent cannot be read, or cannot be.
    #[response(status = 400, content_type = "application/problem+json")]
    Unreadable(Problem),
    /// The request does not say by which link it comes, or its token opens nothing.
    #[response(status = 401, content_type = "application/problem+json")]
    Unauthorized(Problem),
    /// This needs a role that the request does not have.
    #[response(status = 403, content_type = "application/problem+json")]
    Forbidden(Problem),
    /// There is nothing at this address.
    #[response(status = 404, content_type = "application/problem+json")]
    NotFound(Problem),
    /// Somebody else has written in the meantime.
    #[response(status = 409, content_type = "application/problem+json")]
    Conflict(Problem),
    /// This idempotency key was used for another request.
    #[response(status = 422, content_type = "application/problem+json")]
    KeyUsed(Problem),
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
    let problem = Problem { kind, title, status: status.as_u16(), detail };
    let body = serde_json::to_string(&problem).unwrap_or_else(|_| "{}".to_owned());
    let kind = HeaderValue::from_static("application/problem+json");
    (status, [(header::CONTENT_TYPE, kind)], body).into_response()
}
