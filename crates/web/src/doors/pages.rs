//! The pages of who may do what: coming in by a link or a password, leaving, making and revoking links.

use askama::Template;
use axum::{
    Router,
    body::Bytes,
    extract::{Path, State},
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use wording::{Lexicon, msg};

use super::{
    Grants, Id, Password, Role, Token,
    book::{DoorEvent, new_key},
    cookie,
    password::PasswordError,
    token,
};
use crate::{
    app::App,
    body::Fields,
    clock,
    failure::Failure,
    guard,
    page::{self, Shell, onwards},
    person::Person,
    qr,
    text::Html,
};

/// The pages.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/in/{token}", get(ask))
        .route("/in", post(enter))
        .route("/leave", post(leave))
        .route("/password", get(ask_password).post(enter_with_password))
        .route("/house", get(house))
        .route("/house/links", post(make))
        .route("/house/revoke", post(revoke))
        .route("/house/password", post(set_password))
}

fn server(error: impl std::fmt::Display) -> Failure {
    Failure::Server(error.to_string())
}

#[derive(Template)]
#[template(path = "enter.html")]
struct EnterPage {
    shell: Shell,
    /// What the link gives; `None`: nothing.
    gives: Option<String>,
    token: String,
}

/// `/in/{token}`: opening a link asks first. So nobody comes in by a preview or by mistake.
async fn ask(State(app): State<App>, person: Person, Path(token): Path<String>) -> Result<Response, Failure> {
    let words = person.words();
    let role = match Token::parse(&token) {
        Some(token) => app.doors.with(|doors| doors.open(&token).map(|link| link.role.clone())).await?,
        None => None,
    };
    let gives = role.map(|role| words.say(msg::WebEnterAsk { role: &role.named(words) }));
    let status = if gives.is_some() { StatusCode::OK } else { StatusCode::NOT_FOUND };
    // The address of this page holds the token: no link of the page may repeat it.
    let person = Person { here: "/".to_owned(), ..person };
    let shell = Shell::new(person, words.say(msg::WebEnter));
    page::with_status(status, &EnterPage { shell, gives, token })
}

/// Onwards, with the cookie of these roles.
async fn admitted(app: &App, grants: &Grants, to: &str) -> Result<Response, Failure> {
    let key = app.doors.with(super::Doors::key).await?.ok_or_else(|| server("there is no key yet"))?;
    let cookie = cookie::written(grants.ids(), &key, app.settings.behind_proxy);
    Ok(([(header::SET_COOKIE, cookie)], onwards(to)).into_response())
}

async fn enter(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let fields = Fields::read(&headers, &body)?;
    let token = Token::parse(fields.get("token")).ok_or(Failure::Forbidden)?;
    let link = app.doors.with(|doors| doors.open(&token).cloned()).await?.ok_or(Failure::Forbidden)?;
    let to = link.role.home();
    admitted(&app, &person.grants.with(link.id, link.role), &to).await
}

async fn leave(State(app): State<App>) -> Response {
    ([(header::SET_COOKIE, cookie::cleared(app.settings.behind_proxy))], onwards("/")).into_response()
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

fn here_as(person: &Person, words: &Lexicon) -> String {
    let roles: Vec<String> = person.grants.roles().map(|role| role.named(words)).collect();
    if roles.is_empty() {
        words.say(msg::WebYouAreNobody)
    } else {
        words.say(msg::WebYouAre { roles: &words.and(roles) })
    }
}

async fn ask_password(State(app): State<App>, person: Person) -> Result<Response, Failure> {
    password_page(&app, person, false).await
}

async fn enter_with_password(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let fields = Fields::read(&headers, &body)?;
    let typed = fields.get("password").to_owned();
    let known = app.doors.with(|doors| doors.password().map(|(id, hash)| (id, hash.clone()))).await?;
    let Some((id, hash)) = known else { return password_page(&app, person, true).await };
    if !in_background(&app, move || hash.is(&typed)).await? {
        return password_page(&app, person, true).await;
    }
    admitted(&app, &person.grants.with(id, Role::Organiser), "/house").await
}

/// Hashing takes its time: beside the pages, and not too often at once.
async fn in_background<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Failure> {
    let _turn = app.passwords.acquire().await.map_err(server)?;
    tokio::task::spawn_blocking(work).await.map_err(server)
}

struct LinkLine {
    id: String,
    role: String,
    name: String,
    at: String,
    in_force: bool,
    /// The name of the button that revokes it.
    revoke: String,
}

/// A link that was just made: shown this once.
struct Fresh {
    address: String,
    picture: Html,
}

#[derive(Template)]
#[template(path = "house.html")]
struct HousePage {
    shell: Shell,
    here_as: String,
    links: Vec<LinkLine>,
    fresh: Option<Fresh>,
    password: bool,
    short: bool,
}

async fn house_page(
    app: &App,
    person: Person,
    fresh: Option<Fresh>,
    short: bool,
) -> Result<Response, Failure> {
    let words = person.words();
    let (links, password) = app
        .doors
        .with(|doors| {
            let line = |link: &super::Link| LinkLine {
                id: link.id.to_string(),
                role: link.role.named(words),
                revoke: words.say(msg::WebRevokeThis { name: named(link, words).as_str() }),
                name: link.name.clone(),
                at: clock::shown(&link.at, &person.zone),
                in_force: link.in_force,
            };
            (doors.links().iter().rev().map(line).collect(), doors.password().is_some())
        })
        .await?;
    let here_as = here_as(&person, words);
    let person = Person { here: "/house".to_owned(), ..person };
    let shell = Shell::new(person, words.say(msg::WebHouse));
    page::html(&HousePage { shell, here_as, links, fresh, password, short })
}

fn named(link: &super::Link, words: &Lexicon) -> String {
    if link.name.is_empty() { link.role.named(words) } else { link.name.clone() }
}

async fn house(State(app): State<App>, person: Person) -> Result<Response, Failure> {
    if !person.organises() {
        return Err(Failure::Forbidden);
    }
    house_page(&app, person, None, false).await
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

async fn make(
    State(app): State<App>,
    person: Person,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    if !person.organises() {
        return Err(Failure::Forbidden);
    }
    let fields = Fields::read(&headers, &body)?;
    let name = fields.line("name", 80)?;
    let role = match fields.get("role") {
        "organiser" => Role::Organiser,
        "director" => Role::Director,
        other => return Err(Failure::Unreadable(format!("`{other}` is no role that a link can give here"))),
    };
    let token = new_link(&app, &person.grants.who(), role, &name).await?;
    let address = format!("{}/in/{}", guard::house(&app.settings, &uri, &headers), token.reveal());
    let picture = qr::picture(&address, &person.words().say(msg::WebLinkQr));
    house_page(&app, person, Some(Fresh { address, picture }), false).await
}

async fn revoke(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    if !person.organises() {
        return Err(Failure::Forbidden);
    }
    let fields = Fields::read(&headers, &body)?;
    let id = Id::parse(fields.get("id")).ok_or(Failure::NotFound)?;
    let decide = |_, doors: &super::Doors| match doors.links().iter().find(|link| link.id == id) {
        // Revoked twice is revoked once.
        Some(link) if link.in_force => Ok((vec![DoorEvent::Revoked { id: id.clone() }], ())),
        Some(_) => Err(Failure::Conflict),
        None => Err(Failure::NotFound),
    };
    match app.doors.decide(&person.grants.who(), None, decide).await {
        Ok(_) | Err(Failure::Conflict) => Ok(onwards("/house")),
        Err(error) => Err(error),
    }
}

async fn set_password(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    if !person.organises() {
        return Err(Failure::Forbidden);
    }
    let fields = Fields::read(&headers, &body)?;
    let typed = fields.get("password").to_owned();
    let hash = if typed.is_empty() {
        None
    } else {
        match in_background(&app, move || Password::new(&typed)).await? {
            Ok(hash) => Some(hash),
            Err(PasswordError::Short) => return house_page(&app, person, None, true).await,
            Err(PasswordError::Long) => return Err(Failure::TooLong),
            Err(error) => return Err(server(error)),
        }
    };
    let event = DoorEvent::Password { hash };
    app.doors.decide(&person.grants.who(), None, |_, _| Ok::<_, Failure>((vec![event.clone()], ()))).await?;
    Ok(onwards("/house"))
}
