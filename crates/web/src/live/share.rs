//! The links of a table: four places and the spectators, each with a code to be scanned. New ones end the
//! old.

use askama::Template;
use axum::{
    extract::{Path, State},
    http::{HeaderMap, Uri},
    response::Response,
};
use live::Chair;
use store::Stream;
use wording::{Game, Lexicon, msg};

use crate::{
    app::App,
    doors::{DoorEvent, Role, pages::new_link},
    failure::Failure,
    guard,
    page::{self, Shell},
    person::Person,
    qr,
    text::Html,
};

/// A link of a table.
pub struct TableLink {
    /// What it opens: `1` to `4`, `director`, `spectator`.
    pub id: String,
    /// In words.
    pub name: String,
    /// The address.
    pub address: String,
}

/// Makes the links of a table; those made before end.
///
/// # Errors
/// The store could not do it.
pub async fn links(
    app: &App,
    who: &str,
    stream: &Stream,
    (name, game): (&str, Game),
    here: &str,
    words: &Lexicon,
) -> Result<Vec<TableLink>, Failure> {
    let ours = |role: &Role| match role {
        Role::Seat { of, .. } | Role::Spectator { of } => of == stream,
        _ => false,
    };
    let label = format!("{name} ({})", super::id(stream).unwrap_or_default());
    let old = app.doors.with(|doors| {
        let of_table = doors.links().iter().filter(|link| link.in_force);
        // The director's link of this table is known by its name.
        let ended =
            of_table.filter(|link| ours(&link.role) || link.role == Role::Director && link.name == label);
        ended.map(|link| link.id.clone()).collect::<Vec<_>>()
    });
    let revoked: Vec<DoorEvent> = old.await?.into_iter().map(|id| DoorEvent::Revoked { id }).collect();
    if !revoked.is_empty() {
        app.doors.decide(who, None, |_, _| Ok::<_, Failure>((revoked.clone(), ()))).await?;
    }
    let seats = Chair::ALL.map(|chair| {
        (
            chair.to_string(),
            super::place(chair, game, words),
            Role::Seat { of: stream.clone(), place: chair.number() },
        )
    });
    let others = [
        ("director".to_owned(), words.say(msg::WebRoleDirector), Role::Director),
        ("spectator".to_owned(), words.say(msg::LiveSpectators), Role::Spectator { of: stream.clone() }),
    ];
    let mut made = Vec::new();
    for (id, name, role) in seats.into_iter().chain(others) {
        let token = new_link(app, who, role, &label).await?;
        made.push(TableLink { id, name, address: format!("{here}/in/{}", token.reveal()) });
    }
    Ok(made)
}

/// The address of this server as it was called.
#[must_use]
pub fn here(app: &App, uri: &Uri, headers: &HeaderMap) -> String {
    let host = guard::host(&app.settings, uri, headers).unwrap_or_default();
    let scheme = if app.settings.behind_proxy { "https" } else { "http" };
    format!("{scheme}://{host}")
}

struct Shown {
    link: TableLink,
    picture: Html,
}

#[derive(Template)]
#[template(path = "live_links.html")]
struct LinksPage {
    shell: Shell,
    table: String,
    name: String,
    links: Vec<Shown>,
}

/// `/tables/{id}/links`.
pub async fn make(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    if !person.directs() {
        return Err(Failure::Forbidden);
    }
    let stream = super::stream(&id)?;
    let table = app.tables.get(&stream).await?.ok_or(Failure::NotFound)?;
    let (name, game) = table.with(|room| (room.name().to_owned(), room.game())).await?;
    let game = game.ok_or(Failure::NotFound)?;
    let words = person.words();
    let here = here(&app, &uri, &headers);
    let links = links(&app, &person.grants.who(), &stream, (&name, game), &here, words).await?;
    let shown = links.into_iter().map(|link| Shown {
        picture: qr::picture(&link.address, &words.say(msg::LiveLinkQr { what: &link.name })),
        link,
    });
    let links = shown.collect();
    let person = Person { here: format!("/tables/{id}"), ..person };
    page::html(&LinksPage { shell: Shell::new(person, name.clone()), table: id, name, links })
}
