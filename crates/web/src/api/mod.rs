//! The same for programs: JSON under `/api/v1`, described by `/api/v1/openapi.json`; errors are problem
//! documents (RFC 9457).

mod codes;
mod desk;
mod files;
mod links;
mod players;
mod problem;
mod rulings;
mod sent;
mod tables;
mod tournaments;

use axum::{
    Json, Router,
    http::{HeaderMap, header},
    routing::get,
};
use serde_json::{Value, json};
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
    let document = document.merge_from(file_router().into_openapi());
    let mut document = serde_json::to_value(document).unwrap_or_default();
    with_or_without(&mut document);
    router.route("/api/v1/openapi.json", get(move || async move { Json(document) }))
}

fn file_router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(files::import))
}

/// The routes that take in files, which are larger than anything else.
pub fn file_routes() -> Router<App> {
    let routes: Router<App> = file_router().into();
    routes.layer(RequestBodyLimitLayer::new(guard::LARGEST_FILE))
}

/// What is laid into another object and may be missing (`flatten` of an option) is described as that object
/// or null, and null fits nothing. It is: with these fields, or without them.
fn with_or_without(schema: &mut Value) {
    let null = json!({ "type": "null" });
    for part in schema.get_mut("allOf").and_then(Value::as_array_mut).into_iter().flatten() {
        let Some(fields) = part.as_object_mut() else { continue };
        if fields.get("oneOf").and_then(Value::as_array).is_some_and(|ways| ways.contains(&null)) {
            let ways = fields.remove("oneOf").unwrap_or_default();
            let ways = ways.as_array().into_iter().flatten();
            let with: Vec<Value> = ways
                .map(|way| if *way == null { json!({ "type": "object" }) } else { way.clone() })
                .collect();
            fields.insert("anyOf".to_owned(), Value::Array(with));
        }
    }
    match schema {
        Value::Object(fields) => fields.values_mut().for_each(with_or_without),
        Value::Array(items) => items.iter_mut().for_each(with_or_without),
        _ => {}
    }
}

/// The token that a program sends in place of a cookie.
#[must_use]
pub fn bearer(headers: &HeaderMap) -> Option<Token> {
    let text = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    Token::parse(text.strip_prefix("Bearer ")?.trim())
}
