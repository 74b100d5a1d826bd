//! The page of a table: as a player, as the director, as somebody who watches. It stays up to date by
//! itself; without scripts, by loading it again.

use askama::Template;
use axum::{
    body::Bytes,
    extract::{Path, RawQuery, State},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse as _, Response},
};
use live::{Chair, GameView, Robot, Room, View, Viewer};
use std::sync::Arc;
use store::Stream;
use wording::{Game, Lexicon, msg};

use super::{
    Seen, Trouble,
    act::{self, Decision},
    board::{self, Board},
    deal::{self, Deal},
    perform,
    robots::nudge,
    round::{self, Round, Upcoming},
    seen::{seen, still},
    stream,
};
use crate::{
    app::App,
    body::Fields,
    failure::Failure,
    fold::Folded,
    live_updates::{Update, after},
    page::{self, Shell, onwards},
    person::Person,
};

/// A place, for the director.
#[derive(Clone)]
pub struct Seat {
    pub number: u8,
    pub name: String,
    pub robot: &'static str,
}

/// The game on the screen.
pub enum Shown {
    /// A board of bridge.
    Bridge(Box<Board>),
    /// A deal of Doppelkopf.
    Doppelkopf(Box<Deal>),
}

impl Shown {
    /// As this viewer sees it.
    #[must_use]
    pub fn of(game: &GameView, viewer: Viewer, robots: &[Option<Robot>; 4], w: &Lexicon) -> Shown {
        match game {
            GameView::Bridge(game) => Shown::Bridge(Box::new(board::of(game, viewer, robots, w))),
            GameView::Doppelkopf(game) => Shown::Doppelkopf(Box::new(deal::of(game, viewer, robots, w))),
        }
    }
}

/// What changes with the table.
#[derive(Template)]
#[template(path = "live_table.html")]
pub struct Fragment {
    pub w: &'static Lexicon,
    pub id: String,
    pub by: String,
    pub number: u64,
    pub director: bool,
    pub over: bool,
    pub who: String,
    pub wait: String,
    pub game: Option<Shown>,
    pub places: Vec<Seat>,
    pub acts: usize,
    pub may_undo: bool,
    pub round: Option<Round>,
}

impl Fragment {
    /// The part of the page for this view.
    #[must_use]
    pub fn new(view: View, seen: Seen, id: &str, w: &'static Lexicon) -> Fragment {
        let plays = view.plays;
        let doko = plays == Game::Doppelkopf;
        let who = match seen.viewer {
            Viewer::Chair(chair) if doko => w.say(msg::LiveDokoYouSit { by: &chair.to_string() }),
            Viewer::Chair(chair) => w.say(msg::LiveYouSit { seat: chair.seat() }),
            Viewer::Director if doko => w.say(msg::LiveDokoYouReferee),
            Viewer::Director => w.say(msg::LiveYouDirect),
            Viewer::Spectator => w.say(msg::LiveYouWatch),
        };
        let places = Chair::ALL.map(|chair| Seat {
            number: chair.number(),
            name: super::place(chair, plays, w),
            robot: match view.robots.get(chair.index()).copied().flatten() {
                None => "",
                Some(Robot::Careful) => "careful",
                Some(Robot::Careless) => "careless",
            },
        });
        Fragment {
            w,
            id: id.to_owned(),
            by: seen.id(),
            number: view.number,
            director: seen.viewer == Viewer::Director,
            over: view.over,
            who,
            places: places.to_vec(),
            acts: view.acts,
            may_undo: view.may_undo,
            round: view.round.as_ref().map(|view| round::of(view, w)),
            wait: if doko { w.say(msg::LiveDokoWaitForEnd) } else { w.say(msg::LiveWaitForEnd) },
            game: view.table.map(|game| Shown::of(&game, seen.viewer, &view.robots, w)),
        }
    }
}

#[derive(Template)]
#[template(path = "live_page.html")]
struct TablePage {
    shell: Shell,
    fragment: Fragment,
    trouble: Option<String>,
}

fn wanted(query: Option<&str>) -> String {
    let mut pairs = form_urlencoded::parse(query.unwrap_or_default().as_bytes());
    pairs.find(|(key, _)| key == "as").map(|(_, value)| value.into_owned()).unwrap_or_default()
}

/// A table and as whom it is looked at.
async fn at(
    app: &App,
    person: &Person,
    id: &str,
    wanted: &str,
) -> Result<(Stream, Seen, Arc<Folded<Room>>), Failure> {
    let stream = stream(id)?;
    let seen = seen(person, &stream, wanted)?;
    let table = app.tables.get(&stream).await?.ok_or(Failure::NotFound)?;
    Ok((stream, seen, table))
}

/// `/tables/{id}`.
pub async fn page(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let (stream, seen, table) = at(&app, &person, &id, &wanted(query.as_deref())).await?;
    nudge(&app, &stream);
    show(&table, person, seen, &id, None).await
}

async fn show(
    table: &Folded<Room>,
    person: Person,
    seen: Seen,
    id: &str,
    trouble: Option<String>,
) -> Result<Response, Failure> {
    let words = person.words();
    let view = table.with(|room| room.view(seen.viewer, words)).await?.ok_or(Failure::NotFound)?;
    let person = Person { here: format!("/tables/{id}?as={}", seen.id()), ..person };
    let status = if trouble.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
    let shell = Shell::new(person, view.name.clone());
    page::with_status(status, &TablePage { shell, fragment: Fragment::new(view, seen, id, words), trouble })
}

/// `/tables/{id}/live`: the table whenever something has happened.
pub async fn watch(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    updates(app, person, id, query, headers, |view, seen, id, words| {
        Fragment::new(view, seen, id, words).render().map_err(|e| Failure::Server(e.to_string()))
    })
    .await
}

/// The same for programs: the view as JSON.
///
/// # Errors
/// As for the page.
pub async fn watch_json(
    app: App,
    person: Person,
    id: String,
    query: Option<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    updates(app, person, id, query, headers, |view, _, _, _| {
        serde_json::to_string(&view).map_err(|e| Failure::Server(e.to_string()))
    })
    .await
}

async fn updates(
    app: App,
    person: Person,
    id: String,
    query: Option<String>,
    headers: HeaderMap,
    written: fn(View, Seen, &str, &'static Lexicon) -> Result<String, Failure>,
) -> Result<Response, Failure> {
    let wanted = wanted(query.as_deref());
    let (stream, _, table) = at(&app, &person, &id, &wanted).await?;
    let from = after(&headers, query.as_deref());
    nudge(&app, &stream);
    let (words, grants, of, looking) = (person.words(), person.grants, stream.clone(), app.clone());
    app.watchers.watch(&stream, from, move |told| {
        let (app, table, grants) = (looking.clone(), Arc::clone(&table), grants.clone());
        let (of, wanted, id) = (of.clone(), wanted.clone(), id.clone());
        async move {
            let seen = still(&app, &grants, &of, &wanted).await?;
            let newer = |room: &Room| (room.number() > told).then(|| room.view(seen.viewer, words)).flatten();
            let Some(view) = table.with(newer).await? else { return Ok(None) };
            let number = view.number;
            Ok(Some(Update { number, name: "table", data: written(view, seen, &id, words)? }))
        }
    })
}

/// Carries it out and answers: a page for forms, nothing but the status for our script.
pub(super) async fn answered(
    app: &App,
    person: Person,
    id: &str,
    headers: &HeaderMap,
    fields: &Fields,
    decide: impl Fn(&Room, Seen) -> Result<live::Event, live::Refused> + Sync,
    what: &str,
) -> Result<Response, Failure> {
    let (stream, seen, table) = at(app, &person, id, fields.get("as")).await?;
    let actor = seen.actor()?;
    let at: u64 =
        fields.get("at").parse().map_err(|_| Failure::Unreadable("the form is incomplete".to_owned()))?;
    let key = act::key(id, &seen.id(), at, &what)?;
    let decide: Decision<'_> = &|room| decide(room, seen);
    let done =
        perform(&table, &format!("{} {}", act::who(actor), person.grants.who()), Some(key), decide).await;
    let script = headers.get("x-live").is_some();
    match done {
        Ok(()) => {
            nudge(app, &stream);
            if script {
                return Ok(StatusCode::NO_CONTENT.into_response());
            }
            Ok(onwards(&format!("/tables/{id}?as={}", seen.id())))
        }
        Err(Trouble::Failed(failure)) => Err(failure),
        Err(Trouble::Refused(refused)) => {
            let said = act::said(&refused, table.with(Room::game).await?, person.words());
            if script {
                let kind = [(axum::http::header::CONTENT_TYPE, "text/plain; charset=utf-8; said")];
                return Ok((StatusCode::CONFLICT, kind, said).into_response());
            }
            show(&table, person, seen, id, Some(said)).await
        }
    }
}

/// `POST /tables/{id}/act`.
pub async fn act(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let fields = Fields::read(&headers, &body)?;
    let act = act::read(&fields, person.words())?;
    let what = serde_json::to_string(&act).map_err(|e| Failure::Server(e.to_string()))?;
    let decide = |room: &Room, seen: Seen| {
        let actor = seen.actor().map_err(|_| live::Refused::NotYours)?;
        room.decide(actor, &act)
    };
    answered(&app, person, &id, &headers, &fields, decide, &what).await
}

/// `POST /tables/{id}/undo`: the director undoes the last act.
pub async fn undo(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let fields = Fields::read(&headers, &body)?;
    let decide = |room: &Room, seen: Seen| match seen.viewer {
        Viewer::Director => room.undo(),
        _ => Err(live::Refused::NotYours),
    };
    answered(&app, person, &id, &headers, &fields, decide, "undo").await
}

/// `POST /tables/{id}/places`: the director seats a robot, or frees a place.
pub async fn fill(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let fields = Fields::read(&headers, &body)?;
    let chair = act::chair(&fields, "chair")?;
    let robot = match fields.get("robot") {
        "" => None,
        "careful" => Some(Robot::Careful),
        "careless" => Some(Robot::Careless),
        other => return Err(Failure::Unreadable(format!("`{other}` is no robot"))),
    };
    let decide = |room: &Room, seen: Seen| match seen.viewer {
        Viewer::Director => room.fill(chair, robot),
        _ => Err(live::Refused::NotYours),
    };
    let what = format!("{chair} {}", fields.get("robot"));
    answered(&app, person, &id, &headers, &fields, decide, &what).await
}
