//! The desk: what happened, one question a screen, the choice, the ruling. The pages are made from the
//! address alone.

mod choice;
mod home;
mod question;
mod ruling;
pub mod state;

use axum::{
    Router,
    extract::{Path, RawQuery},
    response::Response,
    routing::get,
};
use bridge_laws::Topic;
use ruling_machine::Next;
use wording::{Lexicon, msg};

use crate::{app::App, failure::Failure, page::Shell, person::Person, text::Html};
use state::{Deed, Told, Trouble, Walk};

use ::ruling as ruling_machine;

/// The pages of the desk.
pub fn routes() -> Router<App> {
    Router::new().route("/", get(home::page)).route("/desk/{topic}", get(page))
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

/// What every page of an interview shows.
pub struct Frame {
    /// The topic in the players' words.
    pub topic: String,
    /// The steps taken.
    pub so_far: Vec<SoFar>,
    /// One step back; `None` at the first.
    pub back: Option<String>,
    /// From the start.
    pub start: String,
    /// Something in the address that cannot be.
    pub trouble: Option<Html>,
}

async fn page(
    person: Person,
    Path(topic): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let topic = Topic::from_id(&topic).ok_or(Failure::NotFound)?;
    let told = Told::read(topic, query.as_deref().unwrap_or_default())
        .map_err(|e| Failure::Unreadable(e.to_string()))?;
    let walk = told.walk();
    let words = person.words();
    let frame = frame(&told, &walk, words);
    let shell = Shell::new(person, frame.topic.clone()).kept();
    match walk.desk.next() {
        Next::Question(asked) => question::page(shell, frame, &told, &walk, asked),
        Next::Election(election) => choice::page(shell, frame, &told, &walk, &election),
        Next::Ruled => ruling::page(shell, frame, &told, &walk),
    }
}

fn frame(told: &Told, walk: &Walk, words: &Lexicon) -> Frame {
    let mut so_far = Vec::new();
    for (step, taken) in walk.taken.iter().enumerate() {
        let (asked, answered) = said(taken, words);
        so_far.push(SoFar {
            label: words.say(msg::WebChangeThis { what: &asked }),
            asked: crate::text::rich(&asked, words),
            answered: crate::text::rich(&answered, words),
            change: told.again(step).address(),
        });
    }
    let trouble = walk.trouble.as_ref().map(|trouble| match trouble {
        Trouble::NoAnswer(found) => words.say(msg::WebNoSuchAnswer { found }),
        Trouble::NoChoice(found) => words.say(msg::WebNoSuchChoice { found }),
        Trouble::NoNext(_) => words.say(msg::WebNoSuchNext),
    });
    Frame {
        topic: topic(told.topic, words),
        back: walk.taken.len().checked_sub(1).map(|last| told.again(last).address()),
        start: Told::nothing(told.topic).address(),
        so_far,
        trouble: trouble.map(|trouble| crate::text::rich(&trouble, words)),
    }
}

/// A topic in the players' words.
#[must_use]
pub fn topic(topic: Topic, words: &Lexicon) -> String {
    words.topic(topic.id()).unwrap_or_else(|| topic.id().to_owned())
}

/// A step taken: what was asked, and what the answer was.
#[must_use]
pub fn said(taken: &state::Taken, words: &Lexicon) -> (String, String) {
    match taken.what {
        Deed::Answered(question, answer) => (words.question(&question), words.answer(&question, &answer)),
        Deed::Chosen(by, choice) => {
            let election = match taken.before.next() {
                Next::Election(election) => Some(election),
                _ => None,
            };
            let scene = sheet::scene(&taken.before, election.as_ref());
            let label = scene.map_or_else(|| choice.to_string(), |scene| words.choice(&choice, &scene));
            (words.say(msg::DeskWhatChosen { anywho: cards::SeatSet::only(by) }), label)
        }
        Deed::Leads(seat) => (words.say(msg::DeskWhatNext), words.say(msg::DeskNextPartner { seat })),
        Deed::Played(seat, card) => {
            (words.say(msg::DeskWhatNext), words.say(msg::DeskNextPlayed { seat, card }))
        }
    }
}

use ruling_machine::Interview as _;
