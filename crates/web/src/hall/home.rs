//! All tournaments, and a new one.

use askama::Template;
use axum::{body::Bytes, extract::State, http::HeaderMap, response::Response};
use tournament::{Clock, Name, Point, Preset, Rules, Setup, Tie};
use wording::{Lexicon, msg};

use super::{
    act::{Open, Trouble, create as begin},
    asked::{Sent, new_key, shown},
    rights::{Rights, who},
};
use crate::{
    app::App,
    clock::{self, TimeZone},
    doors::Id,
    failure::Failure,
    page::{Shell, onwards},
    person::Person,
};

struct One {
    address: String,
    name: String,
    what: String,
}

struct Choice {
    id: &'static str,
    name: String,
    first: String,
    second: String,
}

#[derive(Template)]
#[template(path = "hall/home.html")]
struct HomePage {
    shell: Shell,
    trouble: Option<String>,
    organises: bool,
    all: Vec<One>,
    key: String,
    today: String,
    points: Vec<Choice>,
    ties: Vec<(&'static str, String)>,
}

async fn home(app: &App, person: Person, trouble: Option<String>) -> Result<Response, Failure> {
    let words = person.words();
    let mut all = Vec::new();
    for (stream, _) in app.store.streams(Name::STREAMS).await? {
        let Some(name) = Name::of_stream(stream.as_str()) else { continue };
        if !Rights::of(app, &person, &stream).await?.watches {
            continue;
        }
        // A tournament that cannot be read does not hide the others.
        let Ok(open) = Open::find(app, name.as_str()).await else { continue };
        let Ok((_, tournament)) = open.now().await else { continue };
        let n = tournament.roster().players().count();
        let what = format!("{} · {}", tournament.setup().date, words.say(msg::TournamentPlayersTotal { n }));
        let address = if person.directs() { format!("/hall/{name}") } else { format!("/hall/{name}/wall") };
        all.push(One { address, name: tournament.setup().name.clone(), what });
    }
    let open = Point::ALL.iter().filter(|point| point.has_switch());
    let points = open.map(|point| {
        let read = words.doko_point(*point);
        Choice { id: point.id(), name: read.title, first: read.first, second: read.second }
    });
    let page = HomePage {
        trouble,
        organises: person.organises(),
        all,
        key: new_key()?,
        today: clock::today(words.lang(), &person.zone),
        points: points.collect(),
        ties: Tie::ALL.map(|tie| (tie.word(), bulletin::say::tie(tie, words))).to_vec(),
        shell: Shell::new(person, words.say(msg::HallTitle)),
    };
    shown(&page, page.trouble.is_some())
}

/// `/hall`
pub async fn all(State(app): State<App>, person: Person) -> Result<Response, Failure> {
    home(&app, person, None).await
}

/// `POST /hall`
pub async fn create(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    if !person.organises() {
        return Err(Failure::Forbidden);
    }
    let sent = Sent::read(&headers, &body)?;
    let words = person.words();
    let setup = setup(&sent, words, &person.zone)?;
    let Ok(name) = Name::made_of(&setup.name) else {
        return home(&app, person, Some(words.say(msg::HallNeedName))).await;
    };
    let who = who(&app, &person).await?;
    let Err(trouble) = begin(&app, &name, &who, sent.key, setup).await else {
        return Ok(onwards(&format!("/hall/{name}/players")));
    };
    let said = match trouble {
        Trouble::Refused(refused) if *refused == tournament::Refused::AlreadyCreated => {
            words.say(msg::HallNameTaken)
        }
        trouble => trouble.said(None, words)?,
    };
    home(&app, person, Some(said)).await
}

fn setup(sent: &Sent, words: &Lexicon, zone: &TimeZone) -> Result<Setup, Failure> {
    let fields = &sent.fields;
    let preset: Preset =
        fields.get("rules").parse().map_err(|_| Failure::Unreadable("no such rules".to_owned()))?;
    let mut rules = Rules::from(preset);
    for id in fields.all("other") {
        let point = Point::from_id(id).filter(|point| point.has_switch());
        rules = rules.other_way(point.ok_or_else(|| Failure::Unreadable(format!("`{id}` is no point")))?);
    }
    let tie = |word: &str| word.parse::<Tie>().map_err(|e| Failure::Unreadable(e.to_string()));
    let clock = match fields.get("four").trim() {
        "" | "0" => None,
        _ => Some(Clock { four: sent.number("four")?, five: sent.number("five")? }),
    };
    let date = fields.line("date", 40)?;
    Ok(Setup {
        name: fields.line("name", 80)?,
        date: if date.is_empty() { clock::today(words.lang(), zone) } else { date },
        rounds: sent.number("rounds")?,
        rules,
        seed: seed()?,
        tie_breaks: fields
            .all("tie")
            .filter(|word| !word.is_empty())
            .take(4)
            .map(tie)
            .collect::<Result<_, _>>()?,
        clubs_apart: fields.get("clubs-apart") == "yes",
        fair_fives: fields.get("fair-fives") == "yes",
        clock,
    })
}

/// A seed that people can write down.
pub fn seed() -> Result<u64, Failure> {
    let id = Id::random().map_err(|e| Failure::Server(e.to_string()))?;
    Ok(u64::from_str_radix(id.as_str(), 16).unwrap_or_default() % 1_000_000_000)
}
