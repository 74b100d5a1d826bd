//! The first screen of the desk: what has happened? The game and its laws are those that were chosen last on this device.

use ::ruling::{Next, Step};
use askama::Template;
use axum::{
    extract::{RawQuery, State},
    http::{HeaderMap, HeaderValue, header},
    response::Response,
};
use bridge_book::Desk as Book;
use bridge_laws::Desk as Bridge;
use doppelkopf_laws::Desk as Doppelkopf;
use sheet::Laws;
use wording::{Game, Lexicon, capitalised, msg};

use super::{
    game::{self, OnScreen},
    place::Place,
    state::Told,
};
use crate::{
    app::App,
    failure::Failure,
    page::{self, Shell},
    person::{self, Person},
};

/// The name of the cookie that keeps what was chosen last.
const COOKIE: &str = "stich-desk";

/// Something to tap.
struct Line {
    name: String,
    address: String,
    /// It is the one chosen.
    here: bool,
    /// By what else it is found.
    words: String,
}

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    shell: Shell,
    game: Game,
    games: Vec<Line>,
    /// The list of the table for which it is, and where that is in words.
    place: Option<(String, String)>,
    stop: String,
    common: Vec<Line>,
    more: Vec<Line>,
    laws: Vec<Line>,
}

/// What was chosen last.
#[derive(Clone, Copy)]
struct Last {
    game: Game,
    bridge: bridge_laws::Rules,
    doppelkopf: doppelkopf_rules::Rules,
}

impl Last {
    /// Reads `doppelkopf.2017.tsr`; what is none of ours says nothing.
    fn of(headers: &HeaderMap) -> Last {
        let mut parts = person::cookie(headers, COOKIE).unwrap_or_default().split('.');
        let mut next = || parts.next().unwrap_or_default();
        Last {
            game: game::game(next()).unwrap_or(Game::Bridge),
            bridge: Laws::of_edition(next()).unwrap_or_default(),
            doppelkopf: Laws::of_edition(next()).unwrap_or_default(),
        }
    }

    fn written(self) -> String {
        format!("{}.{}.{}", self.game.key(), self.bridge.edition(), self.doppelkopf.edition())
    }
}

/// `/desk`: the game that was chosen last.
pub async fn page(person: Person, headers: HeaderMap) -> Result<Response, Failure> {
    let last = Last::of(&headers);
    match last.game {
        Game::Bridge => of_bridge(person, last.bridge),
        Game::Doppelkopf => shown::<Doppelkopf>(person, last.doppelkopf, "", Vec::new()),
    }
}

/// `/bridge`: from now on it is bridge, under the edition that the address names.
pub async fn bridge(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let last = Last::of(&headers);
    let bridge = named(query.as_deref(), last.bridge)?;
    let answer = of_bridge(person, bridge)?;
    Ok(remembered(answer, Last { game: Game::Bridge, bridge, ..last }, &headers, &app))
}

/// `/doko`: from now on it is Doppelkopf, under the rules that the address names.
pub async fn doppelkopf(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let last = Last::of(&headers);
    let doppelkopf = named(query.as_deref(), last.doppelkopf)?;
    let query = query.unwrap_or_default();
    let answer = shown::<Doppelkopf>(person, doppelkopf, &query, Vec::new())?;
    // The rules of a tournament are not those that its director has chosen for himself.
    if Place::read(&query).is_some() {
        return Ok(answer);
    }
    Ok(remembered(answer, Last { game: Game::Doppelkopf, doppelkopf, ..last }, &headers, &app))
}

/// The laws that the address names, or else those that were chosen last.
fn named<L: Laws>(query: Option<&str>, last: L) -> Result<L, Failure> {
    let mut pairs = form_urlencoded::parse(query.unwrap_or_default().as_bytes());
    match pairs.find(|(key, _)| key == L::KEY) {
        Some((_, id)) => sheet::laws(Some(&id), []).map_err(|e| Failure::Unreadable(e.to_string())),
        None => Ok(last),
    }
}

/// Keeps what was chosen, if a person opened the page: the service worker fetches it unasked.
fn remembered(mut answer: Response, last: Last, headers: &HeaderMap, app: &App) -> Response {
    if headers.get("sec-fetch-mode").is_some_and(|mode| mode != "navigate") {
        return answer;
    }
    let secure = if app.settings.behind_proxy { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE}={}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax{secure}", last.written());
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        answer.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    answer
}

/// The topics, each as far as the query tells of it already.
fn topics<D: OnScreen>(laws: D::Laws, query: &str, words: &Lexicon) -> Result<Vec<Line>, Failure> {
    let place = Place::read(query);
    let line = |id| {
        let told = if place.is_some() { Told::<D>::read(id, query)? } else { Told::<D>::nothing(id, laws) };
        Ok::<_, Failure>(Line {
            name: super::topic::<D>(id, words),
            address: told.address(),
            here: false,
            words: found_by::<D>(id, laws, words),
        })
    };
    D::topics(laws).into_iter().map(line).collect()
}

/// What else the topic is called, and the words of what can be answered to the first questions.
fn found_by<D: OnScreen>(id: &str, laws: D::Laws, words: &Lexicon) -> String {
    fn add<D: OnScreen>(desk: &D, further: usize, found: &mut Vec<String>, words: &Lexicon) {
        let Next::Question(question) = desk.next() else { return };
        for answer in desk.answers(question) {
            let said = D::answer(question, answer, words);
            if D::is_sought(answer) && !found.contains(&said) {
                found.push(said);
            }
            if further > 0
                && let Some(after) = desk.after(Step::Answer(question, answer))
            {
                add(&after, further - 1, found, words);
            }
        }
    }
    let mut found: Vec<String> = D::topic_also(id, words).into_iter().collect();
    if let Some(desk) = D::begin(id, laws) {
        // At a table of cards the next question is which card it was: nobody looks for that.
        add(&desk, if game::is_of_the_book(id) { 3 } else { 1 }, &mut found, words);
    }
    found.join(" ")
}

/// Bridge: what happened at a table of cards, then the law book beside it.
fn of_bridge(person: Person, laws: bridge_laws::Rules) -> Result<Response, Failure> {
    let beside = topics::<Book>(laws, "", person.words())?;
    shown::<Bridge>(person, laws, "", beside)
}

fn shown<D: OnScreen>(
    person: Person,
    laws: D::Laws,
    query: &str,
    beside: Vec<Line>,
) -> Result<Response, Failure> {
    let words = person.words();
    let place = Place::read(query);
    let (common, more) = sheet::commonest(topics::<D>(laws, query, words)?, beside);
    let edition = |other: D::Laws| Line {
        name: capitalised(&other.in_words(words)),
        address: format!("{}?{}={}", D::HOME, D::Laws::KEY, other.edition()),
        here: other.edition() == laws.edition(),
        words: String::new(),
    };
    let page = HomePage {
        game: D::GAME,
        games: vec![
            Line {
                name: words.say(msg::WebBridge),
                address: Bridge::HOME.to_owned(),
                here: D::GAME == Game::Bridge,
                words: String::new(),
            },
            Line {
                name: words.say(msg::WebDoppelkopf),
                address: Doppelkopf::HOME.to_owned(),
                here: D::GAME == Game::Doppelkopf,
                words: String::new(),
            },
        ],
        stop: match D::GAME {
            Game::Bridge => words.say(msg::WebStop),
            Game::Doppelkopf => words.say(msg::DokoDeskStop),
        },
        common,
        more,
        place: place.as_ref().map(|place| (place.list(), place.said(words))),
        laws: D::Laws::EDITIONS.iter().filter_map(|id| D::Laws::of_edition(id)).map(edition).collect(),
        shell: match place {
            None => Shell::new(person, words.say(msg::WebWhatHappened)).kept(),
            Some(_) => Shell::new(person, words.say(msg::WebWhatHappened)),
        },
    };
    page::html(&page)
}
