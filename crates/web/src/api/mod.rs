//! The same for programs: JSON under `/api/v1`, described by `/api/v1/openapi.json`; errors are problem
//! documents (RFC 9457).

mod desk;
mod problem;
mod rulings;

use axum::{
    Json, Router,
    http::{HeaderMap, header},
    routing::get,
};
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

pub use problem::{Problem, problem};

use crate::{app::App, doors::Token};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Stichentscheid",
        description = "The referee of the card room. Texts come in the language of Accept-Language. \
                       Rulings need the token of a director's link: `Authorization: Bearer TOKEN`.",
        license(name = "MIT OR Apache-2.0")
    ),
    tags(
        (name = "desk", description = "What happened, and what the laws make of it"),
        (name = "rulings", description = "The book of rulings")
    )
)]
struct Document;

/// The routes, and the document that describes them.
pub fn routes() -> Router<App> {
    let (router, document) = OpenApiRouter::<App>::with_openapi(Document::openapi())
        .routes(routes!(desk::topics))
        .routes(routes!(desk::interview))
        .routes(routes!(desk::doppelkopf))
        .routes(routes!(rulings::list, rulings::save))
        .routes(routes!(rulings::one))
        .split_for_parts();
    router.route("/api/v1/openapi.json", get(move || async move { Json(document) }))
}

/// The token that a program sends in place of a cookie.
#[must_use]
pub fn bearer(headers: &HeaderMap) -> Option<Token> {
    let text = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    Token::parse(text.strip_prefix("Bearer ")?.trim())
}
