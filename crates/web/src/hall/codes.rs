//! The codes of the tables, to be printed and laid on them; and who may watch.

use askama::Template;
use axum::{
    body::Bytes,
    extract::{Path, State},
    http::{HeaderMap, Uri},
    response::Response,
};
use store::Stream;
use tournament::{Split, Tournament};
use wording::{Lexicon, msg};

use super::asked::{Asked, Frame, Here, Sent};
use crate::{
    app::App,
    doors::{DoorEvent, Doors, Id, Role, Token},
    failure::Failure,
    guard,
    page::{self, Shell, onwards},
    person::Person,
    qr,
    text::Html,
};

struct Code {
    heading: String,
    address: String,
    picture: Html,
}

#[derive(Template)]
#[template(path = "hall/codes.html")]
struct CodesPage {
    shell: Shell,
    frame: Frame,
    codes: Vec<Code>,
    missing: bool,
    wall: String,
    wall_picture: Html,
    public: bool,
    local: bool,
}

/// So many tables the largest round has, or will have.
fn tables(tournament: &Tournament) -> usize {
    let drawn = tournament.rounds().iter().map(|round| round.tables.len()).max();
    drawn.or_else(|| Split::of(tournament.roster().players().count()).ok().map(Split::tables)).unwrap_or(0)
}

/// The table whose list this role keeps in this tournament.
fn table(role: &Role, stream: &Stream) -> Option<usize> {
    match role {
        Role::Table { of, number } if of == stream => Some(usize::from(*number)),
        _ => None,
    }
}

/// The codes in force, by table.
fn in_force(doors: &Doors, stream: &Stream) -> Vec<(usize, Token)> {
    let links = doors.links().iter().filter(|link| link.in_force);
    let mut codes: Vec<(usize, Token)> =
        links.filter_map(|link| Some((table(&link.role, stream)?, doors.again(link)?))).collect();
    codes.sort_by_key(|(table, _)| *table);
    codes
}

/// `/hall/{name}/codes`
pub async fn page(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    asked.only(asked.rights.organises)?;
    let words = asked.words();
    let (number, tournament) = asked.open.now().await?;
    let house = guard::house(&asked.app.settings, &uri, &headers);
    let stream = asked.open.stream.clone();
    let (codes, public) =
        asked.app.doors.with(|doors| (in_force(doors, &stream), doors.is_public(&stream))).await?;
    let missing = codes.len() < tables(&tournament);
    let wall = format!("{house}{}", asked.to("/wall"));
    page::html(&CodesPage {
        codes: codes.iter().map(|(table, token)| code(&house, *table, token, words)).collect(),
        missing,
        wall_picture: qr::picture(&wall, &words.say(msg::HallWall)),
        wall,
        public,
        local: house.contains("//127.0.0.1") || house.contains("//localhost"),
        frame: asked.frame(&tournament, number, Here::Codes),
        shell: asked.shell(&words.say(msg::HallCodes)),
    })
}

fn code(house: &str, table: usize, token: &Token, words: &Lexicon) -> Code {
    let heading = words.say(msg::TournamentHeadingTable { table: &table.to_string() });
    let address = format!("{house}/in/{}", token.reveal());
    let picture = qr::picture(&address, &words.say(msg::HallCodeOf { table: &table.to_string() }));
    Code { heading, address, picture }
}

/// `POST /hall/{name}/codes`: codes for all tables, new ones in place of the old, or who may watch.
pub async fn change(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    asked.only(asked.rights.organises)?;
    let sent = Sent::read(&headers, &body)?;
    let (_, tournament) = asked.open.now().await?;
    let stream = asked.open.stream.clone();
    let wanted = tables(&tournament);
    let events = match sent.fields.get("do") {
        "public" => vec![DoorEvent::Public { of: stream.clone(), open: true }],
        "private" => vec![DoorEvent::Public { of: stream.clone(), open: false }],
        "missing" | "anew" => {
            let anew = sent.fields.get("do") == "anew";
            let words = asked.words();
            let label = |table: usize| words.say(msg::TournamentHeadingTable { table: &table.to_string() });
            made(&asked.app, &stream, wanted, anew, &label).await?
        }
        other => return Err(Failure::Unreadable(format!("`{other}` cannot be done with codes"))),
    };
    if !events.is_empty() {
        let who = asked.person.grants.who();
        let decide = |_, _: &Doors| Ok::<_, Failure>((events.clone(), ()));
        asked.app.doors.decide(&who, sent.key, decide).await?;
    }
    Ok(onwards(&asked.to("/codes")))
}

/// The links that are missing, or all anew, those before revoked.
async fn made(
    app: &App,
    stream: &Stream,
    wanted: usize,
    anew: bool,
    label: &(dyn Fn(usize) -> String + Sync),
) -> Result<Vec<DoorEvent>, Failure> {
    let server = |e: &dyn std::fmt::Display| Failure::Server(e.to_string());
    let (key, before) = app
        .doors
        .with(|doors| {
            let links = doors.links().iter().filter(|link| link.in_force);
            let before: Vec<(usize, Id)> =
                links.filter_map(|link| Some((table(&link.role, stream)?, link.id.clone()))).collect();
            (doors.key(), before)
        })
        .await?;
    let key = key.ok_or_else(|| Failure::Server("there is no key yet".to_owned()))?;
    let mut events = Vec::new();
    if anew {
        events.extend(before.iter().map(|(_, id)| DoorEvent::Revoked { id: id.clone() }));
    }
    for number in (1..=wanted).filter(|number| anew || before.iter().all(|(table, _)| table != number)) {
        let id = Id::random().map_err(|e| server(&e))?;
        let token = Token::derived(&key, &id).ok_or_else(|| Failure::Server("no token".to_owned()))?;
        let role = Role::Table { of: stream.clone(), number: u16::try_from(number).map_err(|e| server(&e))? };
        events.push(DoorEvent::Made { id, role, name: label(number), hash: token.hash() });
    }
    Ok(events)
}
