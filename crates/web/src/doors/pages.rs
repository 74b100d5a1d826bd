//! The pages of who may do what: coming in by a link or a password, leaving, making and revoking links.

use axum::{
    Router,
    routing::{get, post},
};

use super::{
    Id, Role, Token,
    book::{DoorEvent, new_key},
    by_password, enter, house, token,
};
use crate::{app::App, failure::Failure};

/// The pages.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/in/{token}", get(enter::ask))
        .route("/in", post(enter::enter))
        .route("/leave", post(enter::leave))
        .route("/password", get(by_password::ask).post(by_password::enter))
        .route("/house", get(house::page))
        .route("/house/links", post(house::make))
        .route("/house/revoke", post(house::revoke))
        .route("/house/restore", post(house::restore))
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

/// The key of the cookies, made at the first start. Of several servers that start at once, one makes it.
///
/// # Errors
/// The store could not do it.
pub async fn ensure_key(app: &App) -> Result<(), Failure> {
    while app.doors.with(super::Doors::key).await?.is_none() {
        let event = new_key(&token::random().map_err(server)?);
        let decide = |_, doors: &super::Doors| match doors.key() {
            None => Ok((vec![event.clone()], ())),
            Some(_) => Err(Failure::Conflict),
        };
        match app.doors.decide("server", None, decide).await {
            Ok(_) | Err(Failure::Conflict) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}
