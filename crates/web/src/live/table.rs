//! The page of a table: as a player, as the director, as somebody who watches. It stays up to date by
//! itself; without scripts, by loading it again.

use askama::Template;
use axum::{
    extract::{Path, RawQuery, State},
    http::StatusCode,
    response::Response,
};
use live::{Chair, GameView, Pace, Robot, RobotsView, Room, View, Viewer};
use std::sync::Arc;
use store::Stream;
use wording::{Game, Lexicon, msg};

use super::{
    Seen,
    board::{self, Board, People},
    deal::{self, Deal},
    drawn::{Common, Hand, Tapped},
    robots::nudge,
    round::{self, Round, Upcoming},
    seen::{seen, still},
    stream,
};
use crate::{
    app::App,
    body::{Fields, field},
    failure::Failure,
    fold::Folded,
    live_updates::{Listener, Update},
    page::{self, Shell},
    person::{Person, words_at},
};

/// A place, for the director.
#[derive(Clone)]
pub struct Seat {
    pub number: u8,
    pub name: String,
    /// What whoever sits there is called; blank: not said.
    pub person: String,
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
    pub fn of(game: &GameView, viewer: Viewer, people: People<'_>, w: &Lexicon) -> Shown {
        match game {
            GameView::Bridge(game) => Shown::Bridge(Box::new(board::of(game, viewer, people, w))),
            GameView::Doppelkopf(game) => {
                let w = words_at(w.lang(), Game::Doppelkopf);
                Shown::Doppelkopf(Box::new(deal::of(game, viewer, people, w)))
            }
        }
    }

    /// Is this card or call one that the page asks about first, or keeps apart?
    fn asks(&self, value: &str) -> bool {
        let call = match self {
            Shown::Bridge(board) => {
                board.calls.iter().any(|call| call.value == value && !call.why.is_empty())
            }
            Shown::Doppelkopf(deal) => deal.late.iter().any(|call| call.value == value),
        };
        let mut cards = self.common().hands().flat_map(Hand::cards);
        call || cards.any(|card| card.value == value && !card.why.is_empty())
    }

    /// What both games have.
    #[must_use]
    pub const fn common(&self) -> &Common {
        match self {
            Shown::Bridge(board) => &board.common,
            Shown::Doppelkopf(deal) => &deal.common,
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
    pub tapped: Tapped,
    pub director: bool,
    /// A player who directs the table too.
    pub may_direct: bool,
    /// The place of a director who plays too.
    pub may_sit: Option<Chair>,
    pub over: bool,
    pub who: String,
    pub wait: String,
    pub game: Option<Shown>,
    pub places: Vec<Seat>,
    /// The viewer's own.
    pub place: Option<Seat>,
    /// Does a robot sit here?
    pub any_robot: bool,
    pub handled: Option<RobotsView>,
    pub acts: usize,
    pub may_undo: bool,
    pub round: Option<Round>,
    /// The only deal is dealt once more.
    pub again: Option<Upcoming>,
    /// What was sent and refused: without scripts it stands again where it was typed.
    pub kept: Fields,
}

impl Fragment {
    /// Do the robots play like this?
    fn paced(&self, pace: Pace) -> bool {
        self.handled.is_some_and(|handled| handled.pace == pace)
    }

    /// Is the rest of the play claimed or conceded in what was refused? The sheet in which that is typed is open then.
    fn claims_again(&self) -> bool {
        ["claim", "concede", "shorten"].contains(&self.kept.get("do"))
    }

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
        let people = People { robots: &view.robots, names: &view.names };
        let places = Chair::ALL.map(|chair| Seat {
            number: chair.number(),
            name: super::place(chair, plays, w),
            person: view.names.get(chair.index()).cloned().unwrap_or_default(),
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
            tapped: Tapped { id: id.to_owned(), by: seen.id(), number: view.number, doko },
            director: seen.viewer == Viewer::Director,
            may_direct: seen.directs && matches!(seen.viewer, Viewer::Chair(_)),
            may_sit: seen.sits.filter(|_| seen.viewer == Viewer::Director),
            over: view.over,
            who,
            place: view.chair.and_then(|chair| places.get(chair.index()).cloned()),
            any_robot: view.robots.iter().any(Option::is_some),
            handled: view.handled,
            places: places.to_vec(),
            acts: view.acts,
            may_undo: view.may_undo,
            round: view.round.as_ref().map(|view| round::of(view, w)),
            again: view.again.map(|again| round::again(again, w)),
            kept: Fields::default(),
            wait: if doko { w.say(msg::LiveDokoWaitForEnd) } else { w.say(msg::LiveWaitForEnd) },
            game: view.table.map(|game| Shown::of(&game, seen.viewer, people, w)),
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

/// A table, and as whom it is looked at.
pub struct Looked {
    /// Its events.
    pub stream: Stream,
    /// As whom.
    pub seen: Seen,
    /// What they made of it.
    pub table: Arc<Folded<Room>>,
}

impl Looked {
    /// The table of this id, as this person wants to see it (blank: as what they are there).
    ///
    /// # Errors
    /// [`Failure::NotFound`], if there is none; [`Failure::Forbidden`], if they may not.
    pub async fn at(app: &App, person: &Person, id: &str, wanted: &str) -> Result<Looked, Failure> {
        let stream = stream(id)?;
        let seen = seen(person, &stream, wanted)?;
        let table = app.tables.get(&stream).await?.ok_or(Failure::NotFound)?;
        Ok(Looked { stream, seen, table })
    }

    /// Would the page as it is now ask whether this card or call is meant?
    pub(super) fn asks(&self, room: &Room, value: &str, words: &Lexicon) -> bool {
        let Some(view) = room.view(self.seen.viewer, words) else { return false };
        let people = People { robots: &view.robots, names: &view.names };
        view.table.as_ref().is_some_and(|game| Shown::of(game, self.seen.viewer, people, words).asks(value))
    }

    /// What may be seen of it now.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn view(&self, words: &Lexicon) -> Result<View, Failure> {
        let view = self.table.with(|room| room.view(self.seen.viewer, words)).await?;
        view.ok_or(Failure::NotFound)
    }
}

/// `/tables/{id}`.
pub async fn page(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let looked = Looked::at(&app, &person, &id, &field(query.as_deref(), "as")).await?;
    nudge(&app, &looked.stream);
    show(&looked, person, &id, None).await
}

/// The page as it stands, with what was wrong in what was sent, if something was.
pub(super) async fn show(
    looked: &Looked,
    person: Person,
    id: &str,
    refused: Option<(String, Fields)>,
) -> Result<Response, Failure> {
    let (words, seen) = (person.words(), looked.seen);
    let view = looked.view(words).await?;
    let person = Person { here: format!("/tables/{id}?as={}", seen.id()), ..person };
    let status = if refused.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
    let (trouble, kept) = refused.unzip();
    let shell = Shell::new(person, view.name.clone());
    let fragment = Fragment { kept: kept.unwrap_or_default(), ..Fragment::new(view, seen, id, words) };
    page::with_status(status, &TablePage { shell, fragment, trouble })
}

/// `/tables/{id}/live`: the table whenever something has happened.
pub async fn watch(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    listener: Listener,
) -> Result<Response, Failure> {
    updates(app, person, id, query, listener, |view, seen, id, words| {
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
    listener: Listener,
) -> Result<Response, Failure> {
    updates(app, person, id, query, listener, |view, _, _, _| {
        view.written().map_err(|e| Failure::Server(e.to_string()))
    })
    .await
}

async fn updates(
    app: App,
    person: Person,
    id: String,
    query: Option<String>,
    listener: Listener,
    written: fn(View, Seen, &str, &'static Lexicon) -> Result<String, Failure>,
) -> Result<Response, Failure> {
    let wanted = field(query.as_deref(), "as");
    let Looked { stream, table, .. } = Looked::at(&app, &person, &id, &wanted).await?;
    nudge(&app, &stream);
    let (words, grants, of, looking) = (person.words(), person.grants, stream.clone(), app.clone());
    app.watchers.watch(&listener, &stream, move |told| {
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
