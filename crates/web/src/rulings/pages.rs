//! The pages of the book: list, search, one ruling, its slip of paper.

use askama::Template;
use axum::{
    Router,
    extract::{Path, RawQuery, State},
    response::Response,
};
use store::Key;
use wording::{Game, Lang, Lexicon, msg};

use super::{Damaged, Entry, Record, RecordError, RulingEvent, form, recorded};
use crate::{
    apart::{BOOK, apart},
    app::App,
    body::{Sent, field},
    clock,
    desk::{game, state::INSTEAD_OF},
    failure::Failure,
    page::{self, Shell, onwards},
    person::{Person, words_at},
    routing::{get, post},
    text::{self, Html},
};

/// So many rulings stand on a page of the list.
const A_PAGE: usize = 50;

/// The pages of the book.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/rulings", get(list).merge(post(save)))
        .route("/rulings/{number}", get(one))
        .route("/rulings/{number}/add", post(add))
}

struct Line {
    number: usize,
    ruled_anew: bool,
    at: String,
    happened: Html,
    place: String,
}

#[derive(Template)]
#[template(path = "rulings.html")]
struct ListPage {
    shell: Shell,
    search: String,
    count: String,
    none: Option<String>,
    lines: Vec<Line>,
    earlier: Option<String>,
    damaged: Vec<String>,
}

async fn list(
    State(app): State<App>,
    person: Person,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    person.must_direct()?;
    let words = person.words();
    let search: String = field(query.as_deref(), "search").chars().take(200).collect();
    let page: usize = field(query.as_deref(), "page").parse().unwrap_or(0).min(1_000_000);
    let numbers = super::search(&app, &search).await?;
    let found = numbers.len();
    let shown = numbers.iter().skip(page * A_PAGE).take(A_PAGE);
    let (lines, all, damaged) = app
        .rulings
        .with(|book| {
            let lines = shown.filter_map(|&number| book.get(number)).map(|entry| line(entry, &person));
            let damaged = book.damaged().iter().map(|it| damaged(it, words)).collect();
            (lines.collect(), book.len(), damaged)
        })
        .await?;
    let count = words.say(msg::WebRulingsCount { n: found });
    let none = match (all, found) {
        (0, _) => Some(words.say(msg::WebNoRulings)),
        (_, 0) => Some(words.say(msg::WebNoneFound)),
        _ => None,
    };
    let earlier = ((page + 1) * A_PAGE < found).then(|| page::next_page("/rulings", &search, page));
    let shell = Shell::new(person, words.say(msg::WebRulings));
    page::html(&ListPage { shell, search, count, none, lines, earlier, damaged })
}

/// What cannot be shown, and why.
pub fn damaged(it: &Damaged, words: &Lexicon) -> String {
    let why = &words.say(msg::WebDamage { why: it.damage.id() });
    match it.ruling {
        Some(number) => words.say(msg::WebBookDamaged { number: &number.to_string(), why }),
        None => words.say(msg::WebBookAdditionDamaged { why }),
    }
}

/// The game of a ruling; what was stored before there was another is bridge.
fn game_of(entry: &Entry) -> Game {
    game::game(&entry.record.game).unwrap_or(Game::Bridge)
}

fn line(entry: &Entry, person: &Person) -> Line {
    let words = person.words();
    let game = game_of(entry);
    let details = &entry.record.details;
    let mut place = Vec::new();
    if !details.event.is_empty() {
        place.push(details.event.clone());
    }
    for (name, value) in
        [(words.say(msg::WebTableName), &details.table), (words.say(msg::WebBoard { game }), &details.board)]
    {
        if !value.is_empty() {
            place.push(format!("{name} {value}"));
        }
    }
    Line {
        number: entry.number,
        ruled_anew: !entry.ruled_anew.is_empty(),
        at: clock::shown(&entry.at, &person.zone, person.view.lang),
        happened: text::rich(&entry.record.happened, words_at(words.lang(), game)),
        place: place.join(" · "),
    }
}

struct Found {
    asked: Html,
    answered: Html,
    disputed: bool,
}

struct Added {
    at: String,
    text: String,
}

#[derive(Template)]
#[template(path = "record.html")]
struct RecordPage {
    shell: Shell,
    game: Game,
    number: usize,
    instead_of: Option<usize>,
    ruled_anew: Vec<usize>,
    /// What the ruling before this one rested on, and this one does not.
    no_longer: Vec<Html>,
    saved: bool,
    at: String,
    happened: Html,
    heads: Vec<(String, String)>,
    persons: Vec<(String, String)>,
    facts: Vec<Found>,
    read: Vec<Html>,
    ruled: Vec<Html>,
    offered: Vec<Html>,
    chosen: Vec<Found>,
    rests_on: Vec<Html>,
    laws: Vec<Html>,
    after: Vec<Html>,
    note: String,
    added: Vec<Added>,
    key: String,
    desk: String,
    lang: String,
}

async fn one(
    State(app): State<App>,
    person: Person,
    Path(number): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    person.must_direct()?;
    let number: usize = number.parse().map_err(|_| Failure::NotFound)?;
    let (entry, before) = app
        .rulings
        .with(|book| {
            let entry = book.entry(number)?;
            let before = entry.record.details.instead_of.and_then(|number| book.get(number)).cloned();
            Ok::<_, Failure>((entry, before))
        })
        .await??;
    let saved = query.as_deref() == Some("saved");
    page::html(&record_page(person, &entry, before.as_ref(), saved)?)
}

fn record_page(
    person: Person,
    entry: &Entry,
    before: Option<&Entry>,
    saved: bool,
) -> Result<RecordPage, Failure> {
    let words = person.words();
    let record = &entry.record;
    let details = &record.details;
    // The texts of a record stay in the language in which they were read aloud.
    let game = game_of(entry);
    let own = words_at(Lang::from_code(&record.lang).unwrap_or(words.lang()), game);
    let rich = |text: &String| text::rich(text, own);
    let found = |fact: &super::Fact| Found {
        asked: text::rich(&fact.asked, own),
        answered: text::rich(&fact.answered, own),
        disputed: fact.disputed,
    };
    let named = |pairs: Vec<(String, &str)>| -> Vec<(String, String)> {
        let filled = pairs.into_iter().filter(|(_, value)| !value.is_empty());
        filled.map(|(name, value)| (name, value.to_owned())).collect()
    };
    let title = words.say(msg::WebRulingNumber { number: &entry.number.to_string() });
    let at = clock::shown(&entry.at, &person.zone, person.view.lang);
    let laws = game::laws(game, &record.edition, words);
    // In another language every line is another; the ruling before it is one tap away.
    let before = before.map(|before| &before.record).filter(|before| before.lang == record.lang);
    let rested_on = before.map(|before| before.rests_on.as_slice()).unwrap_or_default();
    let no_longer = rested_on.iter().filter(|line| !record.rests_on.contains(line));
    let person_at = |(field, seat): (&str, String)| Some((seat, details.persons.get(field)?.as_str()));
    Ok(RecordPage {
        game,
        number: entry.number,
        instead_of: details.instead_of,
        ruled_anew: entry.ruled_anew.clone(),
        no_longer: no_longer.map(rich).collect(),
        saved,
        happened: rich(&record.happened),
        heads: named(vec![
            (words.say(msg::WebEvent), &details.event),
            (words.say(msg::WebTableName), &details.table),
            (words.say(msg::WebBoard { game }), &details.board),
            (words.say(msg::WebTime), &at),
            (words.say(msg::WebBy { game }), &details.director),
            (words.say(msg::WebLaws { game }), &laws),
        ]),
        persons: named(game::seats(game, words).into_iter().filter_map(person_at).collect()),
        facts: record.facts.iter().map(found).collect(),
        read: record.read.iter().map(rich).collect(),
        // Records made before there was this hold all that was read aloud, and nothing else.
        ruled: if record.ruled.is_empty() { &record.read } else { &record.ruled }.iter().map(rich).collect(),
        offered: record.offered.iter().map(rich).collect(),
        chosen: record.chosen.iter().map(found).collect(),
        rests_on: record.rests_on.iter().map(rich).collect(),
        laws: record.laws.iter().map(rich).collect(),
        after: record.after.iter().map(rich).collect(),
        note: details.note.clone(),
        added: entry
            .added
            .iter()
            .map(|added| Added {
                at: clock::shown(&added.at, &person.zone, person.view.lang),
                text: added.text.clone(),
            })
            .collect(),
        key: page::new_key("added")?,
        desk: desk_of(entry, game),
        lang: record.lang.clone(),
        at,
        shell: Shell::new(person, title),
    })
}

/// The address of the desk that has ruled so; what is changed there is saved in the place of this ruling.
fn desk_of(entry: &Entry, game: Game) -> String {
    let Record { topic, told, .. } = &entry.record;
    let and = if told.is_empty() { "" } else { "&" };
    format!("{}/{topic}?{told}{and}{INSTEAD_OF}={}", game::path(game), entry.number)
}

async fn save(
    State(app): State<App>,
    person: Person,
    Sent { fields, key }: Sent,
) -> Result<Response, Failure> {
    person.must_direct()?;
    let words = person.words();
    let id = fields.get("game");
    let game = game::game(id).ok_or_else(|| RecordError::Game(id.to_owned()))?;
    let details = form::details(game, &fields, words)?;
    let work = move || recorded(game, fields.get("topic"), fields.get("told"), details, words);
    let number = keep(&app, &person, apart(&BOOK, work).await??, key).await?;
    Ok(onwards(&format!("/rulings/{number}?saved")))
}

/// Stores a ruling; its number. A request repeated under the same key gives the number it gave before.
///
/// # Errors
/// The store could not do it, or the key was used for something else.
pub async fn keep(app: &App, person: &Person, record: Record, key: Option<Key>) -> Result<usize, Failure> {
    let decide = |_, book: &super::Book| match record.details.instead_of {
        Some(number) if book.get(number).is_none() => {
            Err(Failure::Unreadable(format!("there is no ruling {number} to be ruled on anew")))
        }
        _ => Ok((vec![RulingEvent::Saved(Box::new(record.clone()))], ())),
    };
    let (appended, ()) = app.rulings.decide(&person.grants.who(), key, decide).await?;
    let number = app.rulings.with(|book| book.saved_by(appended.first).map(|entry| entry.number)).await?;
    number.ok_or(Failure::KeyUsed)
}

async fn add(
    State(app): State<App>,
    person: Person,
    Path(number): Path<String>,
    Sent { fields, key }: Sent,
) -> Result<Response, Failure> {
    person.must_direct()?;
    let number: usize = number.parse().map_err(|_| Failure::NotFound)?;
    let text = fields.text("text", 4000)?;
    if text.is_empty() {
        return Ok(onwards(&format!("/rulings/{number}")));
    }
    let decide = |_, book: &super::Book| match book.get(number) {
        Some(_) => Ok((vec![RulingEvent::Added { to: number, text: text.clone() }], ())),
        None => Err(Failure::NotFound),
    };
    app.rulings.decide(&person.grants.who(), key, decide).await?;
    Ok(onwards(&format!("/rulings/{number}")))
}
