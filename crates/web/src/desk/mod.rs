//! The desk: what happened, one question a screen, the choice, the ruling. The pages are made from the
//! address alone.

mod choice;
pub mod game;
mod home;
pub mod place;
mod question;
mod ruling;
pub mod state;
mod worth;

use axum::{
    Router,
    extract::{Path, RawQuery},
    response::Response,
};
use bridge_book::Desk as Book;
use bridge_laws::Desk as Bridge;
use doppelkopf_laws::Desk as Doppelkopf;
use ruling_machine::Next;
use wording::{Game, Lexicon, msg};

use crate::{
    apart::{BOOK, apart},
    app::App,
    failure::Failure,
    page::Shell,
    person::{Person, words_at},
    routing::{get, post},
    shown,
    text::Html,
};
use game::Filled;
pub use game::OnScreen;
use state::{Deed, Told, Trouble, Walk};

use ::ruling as ruling_machine;

/// The pages of the desk.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/desk", get(home::page))
        .route("/worth", get(worth::form).merge(post(worth::answer)))
        .route(Bridge::HOME, get(home::bridge))
        .route("/desk/{topic}", get(of_bridge))
        .route(Doppelkopf::HOME, get(home::doppelkopf))
        .route("/doko/{topic}", get(page::<Doppelkopf>))
}

/// A step taken, as it stands under the page.
pub struct SoFar {
    /// What was asked.
    pub asked: Html,
    /// What was answered.
    pub answered: Html,
    /// Where it is answered anew.
    pub change: String,
    /// The name of that link.
    pub label: String,
}

/// What nobody is asked, as it may be told.
pub struct Unasked {
    /// In words.
    pub text: Html,
    /// Where it is told.
    pub address: String,
}

/// What every page of an interview shows.
pub struct Frame {
    /// The topic in the players' words.
    pub topic: String,
    /// The steps taken.
    pub so_far: Vec<SoFar>,
    /// What nobody is asked, to tell.
    pub unasked: Vec<Unasked>,
    /// One step back; `None` at the first.
    pub back: Option<String>,
    /// From the start.
    pub start: String,
    /// The first screen of the game.
    pub home: String,
    /// The table of a tournament at which it happened: its list, and where it is in words.
    pub place: Option<(String, String)>,
    /// The laws in force, in words.
    pub laws: String,
    /// Something in the address that cannot be.
    pub trouble: Option<Html>,
    /// May ask what the options are worth when the deal is known.
    pub may_price: bool,
}

/// A topic of bridge: at a table of cards, or of the law book beside it.
async fn of_bridge(person: Person, topic: Path<String>, query: RawQuery) -> Result<Response, Failure> {
    if game::is_of_the_book(&topic) {
        // It may look for normal play after a claim.
        apart(&BOOK, move || made::<Book>(person, topic, query)).await?
    } else {
        page::<Bridge>(person, topic, query).await
    }
}

async fn page<D: OnScreen>(
    person: Person,
    topic: Path<String>,
    query: RawQuery,
) -> Result<Response, Failure> {
    made::<D>(person, topic, query)
}

fn made<D: OnScreen>(
    person: Person,
    Path(topic): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let query = query.unwrap_or_default();
    let told = Told::<D>::read(&topic, &query)?;
    let walk = told.walk()?;
    let words = words_at(person.view.lang, D::GAME);
    if let Some(written) = written(&told, &walk, &query, words) {
        return Ok(crate::page::onwards(&written.address()));
    }
    let frame = frame(&told, &walk, person.directs(), words);
    let shell = Shell::new(person, frame.topic.clone()).at(D::GAME);
    // The names of a table do not stay on the device.
    let shell = if told.place.is_none() { shell.kept() } else { shell };
    match walk.desk.next() {
        Next::Question(asked) => question::page(shell, frame, &told, &walk, asked),
        Next::Election(election) => choice::page(shell, frame, &told, &walk, &election),
        Next::Ruled => ruling::page(shell, frame, &told, &walk),
    }
}

/// What was written in a form, as a fact among the others: what it answers, the answer, and why.
fn written<D: OnScreen>(told: &Told<D>, walk: &Walk<D>, query: &str, words: &Lexicon) -> Option<Told<D>> {
    let field = |name: &str| crate::body::field(Some(query), name);
    let (Next::Question(question), id) = (walk.desk.next(), field("written")) else { return None };
    (D::id(question) == id).then(|| match D::written(question, &field, words) {
        Filled::Answer(answer) => told.and_because(walk, &id, &answer, &field("why")),
        Filled::Begun(begun) => told.telling(Some(begun)),
    })
}

fn frame<D: OnScreen>(told: &Told<D>, walk: &Walk<D>, directs: bool, words: &Lexicon) -> Frame {
    let mut so_far = Vec::new();
    for (step, taken) in walk.taken.iter().enumerate() {
        let (asked, answered) = said(taken, words);
        so_far.push(SoFar {
            label: words.say(msg::WebChangeThis { what: &asked }),
            asked: told.rich(&asked, words),
            answered: told.rich(&answered, words),
            change: told.again(walk, step).address(),
        });
    }
    let trouble = walk.trouble.as_ref().map(|trouble| match trouble {
        Trouble::NoAnswer(found) => match why_not(walk, found, words) {
            Some(reason) => reason,
            None if is_typed(told, walk, words) => words.say(msg::WebNotSoWritten { found }),
            None => words.say(msg::WebNoSuchAnswer { found }),
        },
        Trouble::NoChoice(found) => words.say(msg::WebNoSuchChoice { found }),
        Trouble::NoNext(_) => words.say(msg::WebNoSuchNext),
        Trouble::NoGrounds => words.say(msg::BookGroundsMissing),
    });
    let unasked = sheet::unasked(&walk.desk, words).into_iter().map(|(question, answer, text)| Unasked {
        text: told.rich(&text, words),
        address: told.telling_otherwise(question, answer).address(),
    });
    Frame {
        unasked: unasked.collect(),
        topic: topic::<D>(&told.topic, words),
        back: match told.begun() {
            Some(_) => Some(told.telling(None).address()),
            None => walk.taken.len().checked_sub(1).map(|last| told.again(walk, last).address()),
        },
        start: told.start().address(),
        home: told.home(),
        place: told.place.as_ref().map(|place| (place.list(), place.said(words))),
        laws: wording::capitalised(&sheet::Laws::in_words(told.laws, words)),
        may_price: D::GAME == Game::Bridge && directs,
        so_far,
        trouble: trouble.map(|trouble| crate::text::rich(&trouble, words)),
    }
}

/// Is the answer to the question at the end typed, and nothing there to be chosen from?
fn is_typed<D: OnScreen>(told: &Told<D>, walk: &Walk<D>, words: &Lexicon) -> bool {
    let Next::Question(question) = walk.desk.next() else { return false };
    matches!(D::form(told, walk, question, words), question::Form::Written(form) if form.options.is_empty())
}

/// Why what was told cannot be the answer to the question at the end, where more can be said than that.
#[must_use]
pub fn why_not<D: OnScreen>(walk: &Walk<D>, found: &str, words: &Lexicon) -> Option<String> {
    let Next::Question(question) = walk.desk.next() else { return None };
    walk.desk.why_not(question, found, words).or_else(|| shown::unclear(found, words))
}

/// A topic in the players' words.
#[must_use]
pub fn topic<D: OnScreen>(id: &str, words: &Lexicon) -> String {
    D::topic_in_words(id, words).unwrap_or_else(|| id.to_owned())
}

/// A step taken: what was asked, and what the answer was.
#[must_use]
pub fn said<D: OnScreen>(taken: &state::Taken<D>, words: &Lexicon) -> (String, String) {
    match taken.what {
        Deed::Answered(question, answer) => {
            let answered = D::answer(question, answer, words);
            let answered = match taken.before.grounds(question).filter(|_| D::is_judged(question)) {
                Some(grounds) => format!("{answered} – {grounds}"),
                None => answered,
            };
            (D::question(question, words), answered)
        }
        Deed::Chosen(by, choice) => taken.before.chosen(by, choice, words),
        Deed::Onward(next) => (words.say(msg::DeskWhatNext), D::onward(next, words)),
    }
}

impl From<state::AddressError> for Failure {
    fn from(error: state::AddressError) -> Failure {
        match error {
            state::AddressError::Topic(_) => Failure::NotFound,
            other => Failure::Unreadable(other.to_string()),
        }
    }
}
