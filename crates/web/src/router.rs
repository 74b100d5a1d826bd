//! All routes, each feature with its own; what stands before them and around them.

use std::any::Any;

use axum::{
    Router,
    http::StatusCode,
    middleware::{Next, from_fn, from_fn_with_state},
    response::IntoResponse as _,
};
use tower_http::{
    catch_panic::CatchPanicLayer, compression::CompressionLayer, limit::RequestBodyLimitLayer,
    timeout::TimeoutLayer,
};

use crate::{
    apart::quick, api, app::App, assets, desk, doors, failure::Failure, first, guard, hall, intake, live,
    routing::get, rulings, view, words,
};

/// The whole app.
pub fn router(app: App) -> Router {
    let patience = app.settings.patience.unwrap_or(guard::LONGEST);
    Router::new()
        .merge(first::routes())
        .merge(desk::routes())
        .merge(rulings::pages::routes())
        .merge(words::pages::routes())
        .merge(doors::pages::routes())
        .merge(hall::routes())
        .merge(live::routes())
        .merge(view::routes())
        .merge(api::routes())
        .route("/assets/{version}/{name}", get(assets::serve))
        .layer(RequestBodyLimitLayer::new(guard::LARGEST_BODY))
        // A file may be larger.
        .merge(intake::routes())
        .merge(api::file_routes())
        .fallback(|| async { Failure::NotFound })
        // From the inside out: the last stands before all others.
        .layer(from_fn_with_state(app.clone(), guard::watch))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, patience))
        // A mistake of ours ends one request, not the server.
        .layer(CatchPanicLayer::custom(|_: Box<dyn Any + Send>| {
            Failure::Server("a panic".to_owned()).into_response()
        }))
        .layer(from_fn_with_state(app.clone(), guard::dress))
        .layer(CompressionLayer::new())
        .layer(from_fn(|request, next: Next| quick(next.run(request))))
        .with_state(app)
}
