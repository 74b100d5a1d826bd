//! Coming in by a link, and leaving. A link asks first and says what the device becomes: so nobody comes in by a
//! preview or by mistake, and whoever scans the code of another table sees whose it is.

use askama::Template;
use axum::{
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse as _, Response},
};
use wording::msg;

use super::{Grant, Grants, Link, Role, Token, Visitor, cookie, pages::server};
use crate::{
    app::App,
    body::Fields,
    failure::Failure,
    hall::Arrival,
    live,
    page::{self, Shell, onwards},
    person::Person,
};

/// What a link gives.
enum Gives {
    /// Nothing (any more).
    Nothing,
    /// A role, in words.
    Role(String),
    /// The list of a table, with those who sit there.
    Table(Box<Arrival>),
}

#[derive(Template)]
#[template(path = "enter.html")]
struct EnterPage {
    shell: Shell,
    gives: Gives,
    token: String,
}

/// The link that this token opens, if this visitor may try it.
async fn opened(app: &App, visitor: &Visitor, token: Option<&Token>) -> Result<Option<Link>, Failure> {
    let link = match token {
        Some(token) => app.doors.with(|doors| doors.open(token).cloned()).await?,
        None => None,
    };
    // Nobody is kept out by others who guess.
    let may = match token.filter(|_| link.is_some()) {
        Some(token) => app.limits.may_open(&token.hash()),
        None => app.limits.may_fail(visitor),
    };
    if may { Ok(link) } else { Err(Failure::TooMany) }
}

/// `/in/{token}`
pub async fn ask(
    State(app): State<App>,
    person: Person,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Response, Failure> {
    let words = person.words();
    let gives = match opened(&app, &visitor, Token::parse(&token).as_ref()).await? {
        None => Gives::Nothing,
        Some(Link { role, .. }) => match Arrival::by(&app, &person, &role).await? {
            Some(arrival) => Gives::Table(Box::new(arrival)),
            None => {
                let role = live::named(&app, &role, words).await?.unwrap_or_else(|| role.named(words));
                Gives::Role(words.say(msg::WebEnterAsk { role: &role }))
            }
        },
    };
    let status = if matches!(gives, Gives::Nothing) { StatusCode::NOT_FOUND } else { StatusCode::OK };
    // The address of this page holds the token: no link of the page may repeat it.
    let person = Person { here: "/".to_owned(), ..person };
    let shell = Shell::new(person, words.say(msg::WebEnter));
    let page = page::with_status(status, &EnterPage { shell, gives, token })?;
    visitor.known_by(page, app.settings.behind_proxy)
}

/// Onwards, with the cookie of these roles.
pub async fn admitted(app: &App, grants: &Grants, to: &str) -> Result<Response, Failure> {
    let key = app.doors.with(super::Doors::key).await?.ok_or_else(|| server("there is no key yet"))?;
    let cookie = cookie::written(grants, &key, app.settings.behind_proxy);
    Ok(([(header::SET_COOKIE, cookie)], onwards(to)).into_response())
}

/// `POST /in`
pub async fn enter(
    State(app): State<App>,
    person: Person,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Failure> {
    let token = Token::parse(fields.get("token"));
    let link = opened(&app, &visitor, token.as_ref()).await?.ok_or(Failure::Forbidden)?;
    let (holder, to) = match &link.role {
        Role::Table { of, number } => {
            crate::hall::arrived(&app, of, usize::from(*number), fields.get("who")).await?
        }
        role => (super::Holder::Unknown, role.home()),
    };
    admitted(&app, &person.grants.with(Grant { id: link.id, role: link.role, holder }), &to).await
}

/// `POST /leave`
pub async fn leave(State(app): State<App>) -> Response {
    ([(header::SET_COOKIE, cookie::cleared(app.settings.behind_proxy))], onwards("/")).into_response()
}
