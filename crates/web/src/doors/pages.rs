//! The pages of who may do what: coming in by a link or a password, leaving, making and revoking links.

use axum::Router;

use super::{Id, Role, Token, book::DoorEvent, by_password, enter, house, houses};
use crate::{
    app::App,
    failure::Failure,
    routing::{get, post},
};

/// The pages.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/in/{token}", get(enter::ask))
        .route("/in", post(enter::enter))
        .route("/leave", post(enter::leave))
        .route("/password", get(by_password::ask).merge(post(by_password::enter)))
        .route("/house", get(house::page))
        .route("/house/links", post(house::make))
        .route("/house/revoke", post(house::revoke))
        .route("/house/restore", post(house::restore))
        .route("/house/forget", post(houses::forget))
        .route("/house/password", post(house::set_password))
}

/// What the system could not do.
pub(super) fn server(error: impl std::fmt::Display) -> Failure {
    Failure::Server(error.to_string())
}

/// Makes a link; its token.
///
/// # Errors
/// The store could not do it.
pub async fn new_link(app: &App, who: &str, role: Role, name: &str) -> Result<Token, Failure> {
    let token = Token::random().map_err(server)?;
    let event = DoorEvent::Made {
        id: Id::random().map_err(server)?,
        role,
        name: name.to_owned(),
        hash: token.hash(),
    };
    app.doors.decide(who, None, |_, _| Ok::<_, Failure>((vec![event.clone()], ()))).await?;
    Ok(token)
}
