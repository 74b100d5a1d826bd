//! The same for programs: JSON under `/api/v1`, described by `/api/v1/openapi.json`; errors are problem
//! documents (RFC 9457).

mod codes;
mod desk;
mod document;
mod files;
mod links;
mod page;
mod players;
mod problem;
mod rulings;
mod sent;
mod tables;
mod tournaments;

use std::sync::Arc;

use axum::{
    Json, Router,
    http::{HeaderMap, header},
    routing::get,
};
use tower_http::limit::RequestBodyLimitLayer;
use utoipa::OpenApi;
use utoipa_axum::{router::OpenApiRouter, routes};

pub use problem::{Problem, problem};

use crate::{app::App, doors::Token, guard};

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
        (name = "rulings", description = "The book of rulings"),
        (name = "tournaments", description = "Tournaments of Doppelkopf"),
        (name = "tables", description = "Live tables, each as the viewer may see it"),
        (name = "files", description = "Tournaments and tables, for another computer and from another")
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
        .routes(routes!(tournaments::all, tournaments::create))
        .routes(routes!(tournaments::one))
        .routes(routes!(tournaments::export))
        .routes(routes!(tournaments::ranking))
        .routes(routes!(tournaments::table))
        .routes(routes!(tournaments::happen, tournaments::events))
        .routes(routes!(tournaments::draw))
        .routes(routes!(players::add))
        .routes(routes!(codes::all, codes::change))
        .routes(routes!(files::tournament))
        .routes(routes!(files::table))
        .routes(routes!(tables::create))
        .routes(routes!(tables::one))
        .routes(routes!(tables::replay))
        .routes(routes!(tables::prices))
        .routes(routes!(tables::events))
        .routes(routes!(tables::act))
        .routes(routes!(tables::undo))
        .routes(routes!(tables::next))
        .routes(routes!(tables::time))
        .routes(routes!(tables::fill))
        .routes(routes!(links::all, links::make))
        .routes(routes!(links::renew, links::revoke))
        .split_for_parts();
    let document = document::finished(document.merge_from(file_router().into_openapi()));
    let read = Arc::new(page::sections(&document));
    router
        .route("/api", get(move |person| page::page(person, read)))
        .route("/api/v1/openapi.json", get(move || async move { Json(document) }))
}

fn file_router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(files::import))
}

/// The routes that take in files, which are larger than anything else.
pub fn file_routes() -> Router<App> {
    let routes: Router<App> = file_router().into();
    routes.layer(RequestBodyLimitLayer::new(guard::LARGEST_FILE))
}

/// The token that a program sends in place of a cookie.
#[must_use]
pub fn bearer(headers: &HeaderMap) -> Option<Token> {
    let text = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    Token::parse(text.strip_prefix("Bearer ")?.trim())
}
