//! Coming in by the password.

use askama::Template;
use axum::{extract::State, http::StatusCode, response::Response};
use wording::{Lexicon, msg};

use super::{Grant, Role, Visitor, enter::admitted, pages::server};
use crate::{
    apart::on_its_own,
    app::App,
    body::Fields,
    failure::Failure,
    page::{self, Shell},
    person::Person,
};

/// What this person is here, in words.
pub fn here_as(person: &Person, words: &Lexicon) -> String {
    let roles: Vec<String> = person.grants.roles().map(|role| role.named(words)).collect();
    if roles.is_empty() {
        words.say(msg::WebYouAreNobody)
    } else {
        words.say(msg::WebYouAre { roles: &words.and(roles) })
    }
}

#[derive(Template)]
#[template(path = "password.html")]
struct PasswordPage {
    shell: Shell,
    set: bool,
    wrong: bool,
    here_as: String,
    anybody: bool,
}

async fn password_page(app: &App, person: Person, wrong: bool) -> Result<Response, Failure> {
    let words = person.words();
    let set = app.doors.with(|doors| doors.password().is_some()).await?;
    let status = if wrong { StatusCode::FORBIDDEN } else { StatusCode::OK };
    let anybody = person.grants.roles().next().is_some();
    let page = PasswordPage {
        set,
        wrong,
        here_as: here_as(&person, words),
        anybody,
        shell: Shell::new(person, words.say(msg::WebEnter)),
    };
    page::with_status(status, &page)
}

/// `/password`
pub async fn ask(State(app): State<App>, person: Person, visitor: Visitor) -> Result<Response, Failure> {
    let page = password_page(&app, person, false).await?;
    visitor.known_by(page, app.settings.behind_proxy)
}

/// `POST /password`
pub async fn enter(
    State(app): State<App>,
    person: Person,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Failure> {
    if !app.limits.may_try_password(&visitor) {
        return Err(Failure::TooMany);
    }
    let typed = fields.get("password").to_owned();
    let known = app.doors.with(|doors| doors.password().map(|(id, hash)| (id, hash.clone()))).await?;
    let Some((id, hash)) = known else { return password_page(&app, person, true).await };
    if !in_background(&app, move || hash.is(&typed)).await? {
        return password_page(&app, person, true).await;
    }
    admitted(&app, &person.grants.with(Grant::new(id, Role::Organiser)), &Role::Organiser.home()).await
}

/// Hashing takes its time and memory: beside the pages, one at a time, with a short queue.
pub async fn in_background<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Failure> {
    let _waits = app.waiting.try_acquire().map_err(|_| Failure::TooMany)?;
    let _turn = app.passwords.acquire().await.map_err(server)?;
    on_its_own(work).await
}
