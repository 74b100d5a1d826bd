//! The codes of the tables, to be printed and laid on them; and who may watch.

use askama::Template;
use axum::{
    body::Bytes,
    extract::{Path, State},
    http::{HeaderMap, Uri},
    response::Response,
};
use store::{Key, Stream};
use tournament::{Split, Tournament};
use wording::{Lexicon, msg};

use super::asked::{Asked, Frame, Here};
use crate::{
    apart::{PAPER, apart},
    app::App,
    body::Sent,
    doors::{DoorEvent, Doors, Id, Role, Token},
    failure::Failure,
    guard,
    page::{self, Question, Shell, onwards},
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
    let split = || Split::of(tournament.roster().players().count(), tournament.setup().remainder);
    drawn.or_else(|| split().ok().map(Split::tables)).unwrap_or(0)
}

/// The table whose list this role keeps in this tournament.
fn table(role: &Role, stream: &Stream) -> Option<usize> {
    match role {
        Role::Table { of, number } if of == stream => Some(usize::from(*number)),
        _ => None,
    }
}

/// The codes of a tournament.
pub struct Codes {
    /// Those in force: the table, and the path of its link.
    pub made: Vec<(usize, String)>,
    /// So many tables have none.
    pub missing: usize,
    /// May everybody look at the wall?
    pub public: bool,
}

/// What is to be done with the codes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodeChange {
    /// Everybody may look at the wall, or not.
    Public(bool),
    /// Codes are made: those that are missing, or all anew, those before revoked.
    Make {
        /// All?
        anew: bool,
    },
}

impl Codes {
    /// Those of this tournament.
    pub async fn of(asked: &Asked) -> Result<Codes, Failure> {
        let (_, tournament) = asked.open.now().await?;
        let stream = &asked.open.stream;
        let (mut made, public) = asked
            .app
            .doors
            .with(|doors| {
                let links = doors.links().iter().filter(|link| link.in_force);
                let path = |token: Token| format!("/in/{}", token.reveal());
                let made: Vec<(usize, String)> = links
                    .filter_map(|link| Some((table(&link.role, stream)?, path(doors.again(link)?))))
                    .collect();
                (made, doors.is_public(stream))
            })
            .await?;
        made.sort_by_key(|(table, _)| *table);
        let missing = tables(&tournament).saturating_sub(made.len());
        Ok(Codes { made, missing, public })
    }

    /// Changes them, under this key once.
    pub async fn change(asked: &Asked, key: Option<Key>, changes: &[CodeChange]) -> Result<(), Failure> {
        let who = asked.person.grants.who();
        if asked.app.doors.earlier(&who, key.as_ref()).await?.is_some() {
            return Ok(());
        }
        let (_, tournament) = asked.open.now().await?;
        let (wanted, words, stream) = (tables(&tournament), asked.words(), &asked.open.stream);
        let label = |table: usize| words.say(msg::TournamentHeadingTable { table: &table.to_string() });
        let mut events = Vec::new();
        for change in changes {
            match *change {
                CodeChange::Public(open) => events.push(DoorEvent::Public { of: stream.clone(), open }),
                CodeChange::Make { anew } => {
                    events.extend(made(&asked.app, stream, wanted, anew, &label).await?);
                }
            }
        }
        if !events.is_empty() {
            let decide = |_, _: &Doors| Ok::<_, Failure>((events.clone(), ()));
            asked.app.doors.decide(&who, key, decide).await?;
        }
        Ok(())
    }
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
    let Codes { made, missing, public } = Codes::of(&asked).await?;
    let wall = format!("{house}{}", asked.to("/wall"));
    page::html(&CodesPage {
        codes: made.iter().map(|(table, path)| code(&house, *table, path, words)).collect(),
        missing: missing > 0,
        wall_picture: qr::picture(&wall, &words.say(msg::HallWall)),
        wall,
        public,
        local: guard::is_this_computer(house.split_once("://").map_or("", |(_, host)| host)),
        frame: asked.frame(&tournament, number, Here::Codes),
        shell: asked.shell(&words.say(msg::HallCodes)),
    })
}

fn code(house: &str, table: usize, path: &str, words: &Lexicon) -> Code {
    let heading = words.say(msg::TournamentHeadingTable { table: &table.to_string() });
    let address = format!("{house}{path}");
    let picture = qr::picture(&address, &words.say(msg::HallCodeOf { table: &table.to_string() }));
    Code { heading, address, picture }
}

/// `POST /hall/{name}/codes`: codes for all tables, new ones in place of the old, or who may watch.
pub async fn change(asked: Asked, sent: Sent) -> Result<Response, Failure> {
    asked.only(asked.rights.organises)?;
    let change = match sent.fields.get("do") {
        "public" => CodeChange::Public(true),
        "private" => CodeChange::Public(false),
        "missing" => CodeChange::Make { anew: false },
        "anew" if !sent.fields.is_sure() => {
            let words = asked.words();
            let made = Codes::of(&asked).await?.made.len();
            let question = Question {
                heading: words.say(msg::HallCodesAnew),
                lines: vec![words.say(msg::HallCodesAnewWhat { n: made })],
                yes: words.say(msg::HallCodesAnewYes),
            };
            let to = (asked.to("/codes"), asked.to("/codes"));
            return page::ask(asked.person, question, &sent.fields, to);
        }
        "anew" => CodeChange::Make { anew: true },
        other => return Err(Failure::Unreadable(format!("`{other}` cannot be done with codes"))),
    };
    Codes::change(&asked, sent.key, &[change]).await?;
    Ok(onwards(&asked.to("/codes")))
}

/// `POST /hall/{name}/codes/signs.pdf`: a sheet for each table, with its code, who sits there, and how telephones
/// get into the network of the hall. Name and password of that are printed and kept nowhere.
pub async fn signs(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    asked.only(asked.rights.organises)?;
    let sent = Sent::read(uri.path(), &headers, &body)?;
    let (network, password) = (sent.fields.line("network", 32)?, sent.fields.line("network-key", 63)?);
    let password = Some(password).filter(|password| !password.is_empty());
    let wifi = Some(paper::Wifi { name: network, password }).filter(|wifi| !wifi.name.is_empty());
    let (_, tournament) = asked.open.now().await?;
    let house = guard::house(&asked.app.settings, &uri, &headers);
    let made = Codes::of(&asked).await?.made;
    let links: Vec<(usize, String)> =
        made.into_iter().map(|(table, path)| (table, format!("{house}{path}"))).collect();
    let words = asked.words();
    let printed = apart(&PAPER, move || {
        proved::takes_long();
        paper::table_cards(&bulletin::print::signs(&tournament, &links, words), wifi.as_ref(), words)
    });
    super::print::answer(printed.await?, words)
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
