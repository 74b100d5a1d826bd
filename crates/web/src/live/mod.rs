//! Live tables: setting one up, sharing it, playing at it, ruling at it, watching it, going through it
//! afterwards. What is shown is made from `live::View` and from nothing else.

mod act;
pub mod bad;
mod board;
mod create;
mod create_deal;
mod deal;
mod drawn;
mod practice;
pub mod prices;
mod replay;
mod review;
mod robots;
mod round;
mod seen;
mod share;
mod table;
mod tap;

use axum::Router;
use live::{Chair, Event, FORMAT, Room, doko};
use sha2::{Digest as _, Sha256};
use store::{New, Stream};
use wording::{Game, Lexicon, msg};

use crate::{
    app::App,
    doors::Role,
    failure::Failure,
    fold::Fold,
    routing::{get, post},
};

pub use act::{Trouble, perform, said};
pub(crate) use create::newest;
pub use create::{NewDeal, NewTable, set_up};
pub use prices::prices;
pub use robots::{Driving, nudge};
pub use round::deals;
pub use seen::Seen;
pub use share::{Links, Opens, TableLink, file};
pub use table::{Looked, watch_json};

/// The pages.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/tables", get(create::list).merge(post(create::create)))
        .route("/tables/new", get(create::form))
        .route("/tables/new/doppelkopf", get(create_deal::form))
        .route("/tables/{id}", get(table::page))
        .route("/tables/{id}/live", get(table::watch))
        .route("/tables/{id}/act", post(tap::act))
        .route("/tables/{id}/undo", post(tap::undo))
        .route("/tables/{id}/next", post(tap::next))
        .route("/tables/{id}/time", post(tap::time))
        .route("/tables/{id}/places", post(tap::fill))
        .route("/tables/{id}/robots", post(tap::robots))
        .route("/tables/{id}/name", post(tap::name))
        .route("/tables/{id}/links", get(share::page).merge(post(share::change)))
        .route("/tables/{id}/replay", get(replay::page))
        .route("/tables/{id}/review", get(review::page))
        .route("/tables/{id}/file", get(share::file))
        .route("/practice", get(practice::ask).merge(post(practice::begin)))
}

impl Fold for Room {
    type Event = Event;
    const FORMAT: u32 = FORMAT;

    fn read(payload: &str) -> serde_json::Result<Event> {
        Event::read(payload)
    }

    fn written(event: &Event) -> serde_json::Result<String> {
        event.written()
    }

    fn happened(&mut self, number: u64, _: &New, event: Event) {
        Room::happened(self, number, event);
    }
}

/// What the names of their streams begin with.
const PREFIX: &str = "table/";

/// The stream of a table.
///
/// # Errors
/// [`Failure::NotFound`], if it cannot be the id of one.
pub fn stream(id: &str) -> Result<Stream, Failure> {
    let fits = id.len() == 12 && id.bytes().all(|b| b.is_ascii_hexdigit() && !b.is_ascii_uppercase());
    let stream = Stream::new(&format!("{PREFIX}{id}")).ok().filter(|_| fits);
    stream.ok_or(Failure::NotFound)
}

/// The id of the table that is set up under this key: the same key is the same table.
#[must_use]
pub fn id_of_key(who: &str, key: &store::Key) -> String {
    let sum = Sha256::digest(format!("{who} {}", key.as_str()).as_bytes());
    sum.iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// The id of the table that has this stream.
#[must_use]
pub fn id(stream: &Stream) -> Option<&str> {
    stream.as_str().strip_prefix(PREFIX)
}

/// A place by the name that it has in this game.
#[must_use]
pub fn place(chair: Chair, game: Game, words: &Lexicon) -> String {
    match game {
        Game::Doppelkopf => wording::capitalised(&words.doko_position(doko::position(chair))),
        Game::Bridge => words.seat(chair.seat()),
    }
}

/// The page on which somebody begins who was given this role, if it is one at a table.
#[must_use]
pub fn home(role: &Role) -> Option<String> {
    match role {
        Role::Seat { of, place } => id(of).map(|id| format!("/tables/{id}?as={place}")),
        Role::TableDirector { of } => id(of).map(|id| format!("/tables/{id}?as=director")),
        Role::Spectator { of } => id(of).map(|id| format!("/tables/{id}?as=spectator")),
        _ => None,
    }
}

/// What a link of a table gives, with the name of the table and the robots that sit there; `None` if it is no
/// link of a table.
///
/// # Errors
/// The store does not answer.
pub async fn named(app: &App, role: &Role, words: &Lexicon) -> Result<Option<String>, Failure> {
    let (Role::Seat { of, .. } | Role::TableDirector { of } | Role::Spectator { of }) = role else {
        return Ok(None);
    };
    if id(of).is_none() {
        return Ok(None);
    }
    let Some(table) = app.tables.get(of).await? else { return Ok(None) };
    let said = |room: &Room| {
        let game = room.game()?;
        let named = match role {
            Role::Seat { place, .. } => {
                let chair = Chair::new(*place)?;
                let person = room.names().get(chair.index()).cloned().filter(|person| !person.is_empty());
                let place = self::place(chair, game, words);
                person.map_or_else(|| place.clone(), |person| format!("{place} ({person})"))
            }
            Role::TableDirector { .. } => words.say(msg::WebRoleDirector),
            _ => words.say(msg::WebRoleSpectator),
        };
        let named = words.say(msg::WebRoleAt { role: &named, table: room.name() });
        let seats = Chair::ALL.into_iter().zip(room.robots()).filter(|(_, robot)| robot.is_some());
        let robot = words.say(msg::LiveRobot);
        let others: Vec<String> =
            seats.map(|(chair, _)| format!("{} ({robot})", self::place(chair, game, words))).collect();
        Some(match others.is_empty() {
            true => named,
            false => words.say(msg::WebRoleWith { role: &named, others: &words.and(others) }),
        })
    };
    Ok(table.with(said).await?)
}
