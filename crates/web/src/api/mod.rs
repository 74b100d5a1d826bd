//! The same for programs: JSON under `/api/v1`, described by `openapi.json`; errors are problem documents (RFC 9457).

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
    Router,
    http::{HeaderMap, header},
};
use tower_http::limit::RequestBodyLimitLayer;

pub use problem::problem;

use crate::{
    app::App,
    doors::Token,
    guard,
    routing::{delete, get, post, put},
};

/// The routes of these operations; and their methods and addresses, which a test holds against the document.
macro_rules! operations {
    ($router:ident, $names:ident: $($method:ident $path:literal $handler:path;)*) => {
        fn $router() -> Router<App> {
            Router::new()$(.route($path, $method($handler)))*
        }

        #[cfg(test)]
        const $names: &[(&str, &str)] = &[$((stringify!($method), $path)),*];
    };
}

operations! { operations, OPERATIONS:
    get "/api/v1/desk" desk::topics;
    get "/api/v1/desk/{topic}" desk::interview;
    get "/api/v1/doko/{topic}" desk::doppelkopf;
    get "/api/v1/rulings" rulings::list;
    post "/api/v1/rulings" rulings::save;
    get "/api/v1/rulings/{number}" rulings::one;
    get "/api/v1/tournaments" tournaments::all;
    post "/api/v1/tournaments" tournaments::create;
    get "/api/v1/tournaments/{name}" tournaments::one;
    get "/api/v1/tournaments/{name}/export" tournaments::export;
    get "/api/v1/tournaments/{name}/ranking" tournaments::ranking;
    get "/api/v1/tournaments/{name}/rounds/{round}/tables/{table}" tournaments::table;
    get "/api/v1/tournaments/{name}/events" tournaments::events;
    post "/api/v1/tournaments/{name}/events" tournaments::happen;
    post "/api/v1/tournaments/{name}/draw" tournaments::draw;
    post "/api/v1/tournaments/{name}/players" players::add;
    get "/api/v1/tournaments/{name}/codes" codes::all;
    post "/api/v1/tournaments/{name}/codes" codes::change;
    get "/api/v1/tournaments/{name}/file" files::tournament;
    post "/api/v1/tables" tables::create;
    get "/api/v1/tables/{id}" tables::one;
    get "/api/v1/tables/{id}/replay" tables::replay;
    get "/api/v1/tables/{id}/prices" tables::prices;
    get "/api/v1/tables/{id}/events" tables::events;
    post "/api/v1/tables/{id}/acts" tables::act;
    post "/api/v1/tables/{id}/undo" tables::undo;
    post "/api/v1/tables/{id}/next" tables::next;
    post "/api/v1/tables/{id}/time" tables::time;
    put "/api/v1/tables/{id}/places/{chair}" tables::fill;
    get "/api/v1/tables/{id}/links" links::all;
    post "/api/v1/tables/{id}/links" links::make;
    put "/api/v1/tables/{id}/links/{which}" links::renew;
    delete "/api/v1/tables/{id}/links/{which}" links::revoke;
    get "/api/v1/tables/{id}/file" files::table;
}

// Files are larger than anything else.
operations! { intake, INTAKE:
    post "/api/v1/import" files::import;
}

/// The routes, and the document that describes them.
pub fn routes() -> Router<App> {
    let read = Arc::new(page::sections(&document::value()));
    operations().route("/api", get(move |person| page::page(person, read))).route(
        "/api/v1/openapi.json",
        get(async || ([(header::CONTENT_TYPE, "application/json")], document::TEXT)),
    )
}

/// The routes that take in files.
pub fn file_routes() -> Router<App> {
    intake().layer(RequestBodyLimitLayer::new(guard::LARGEST_FILE))
}

/// The token that a program sends in place of a cookie.
#[must_use]
pub fn bearer(headers: &HeaderMap) -> Option<Token> {
    let text = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    Token::parse(text.strip_prefix("Bearer ")?.trim())
}
