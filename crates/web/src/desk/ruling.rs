//! The ruling on the screen: what is read aloud, what lies on the table, who may know what, the clauses,
//! what is to be looked at afterwards, and how the desk stays with the table.

use askama::Template;
use axum::response::Response;
use ruling::{Clause as _, Standing};
use sheet::{Clause, Judgement, Laws as _, Point};
use wording::{Game, Lexicon, msg};

use super::{
    Frame,
    game::{Drawn, OnScreen},
    state::{Told, Walk},
};
use crate::{
    failure::Failure,
    page::{self, Shell},
    rulings::form::{self, SaveForm},
    text::{self, Html},
};

/// A clause to tap.
pub struct Law {
    /// How it is cited.
    pub cite: String,
    /// Its short name.
    pub title: Html,
    /// What it says, in our words.
    pub text: Html,
    /// What it is to us.
    pub standing: String,
    /// The debated points that this ruling depends on stand with the last clause.
    pub debated: Vec<Debated>,
}

/// A point on which directors differ.
pub struct Debated {
    /// What is in doubt.
    pub title: Html,
    /// The reading used.
    pub taken: Html,
    /// The other.
    pub other: Html,
    /// The same ruling under the other reading, if it can be switched.
    pub address: Option<String>,
    /// Its number.
    pub number: String,
}

/// What may come next at this table.
struct Onward {
    text: Html,
    address: String,
}

#[derive(Template)]
#[template(path = "ruling.html")]
struct RulingPage {
    shell: Shell,
    frame: Frame,
    game: Game,
    happened: Option<Html>,
    over: bool,
    said: Vec<Html>,
    /// What the laws leave to a person.
    judgement: Option<Judgement>,
    table: Option<Drawn>,
    holds: Vec<Html>,
    time_limit: Option<String>,
    information: Vec<Html>,
    rests_on: Vec<Html>,
    laws: Vec<Law>,
    after: Vec<Html>,
    next: Vec<Onward>,
    save: Option<SaveForm>,
    /// It goes into the list of its table.
    to_list: Option<ToList>,
}

/// The form with which a ruling goes into the list of its table.
struct ToList {
    action: String,
    key: String,
    topic: String,
    told: String,
}

/// The page of this ruling.
pub fn page<D: OnScreen>(
    shell: Shell,
    frame: Frame,
    told: &Told<D>,
    walk: &Walk<D>,
) -> Result<Response, Failure> {
    let (words, desk) = (shell.w, &walk.desk);
    let all = |lines: Vec<String>| lines.iter().map(|line| told.rich(line, words)).collect();
    // When the last card is gone, what was said of it holds no more.
    let now = |lines: Vec<String>| if walk.over { Vec::new() } else { all(lines) };
    let page = RulingPage {
        game: D::GAME,
        happened: desk.happened(words).map(|line| told.rich(&line, words)),
        over: walk.over,
        said: now(desk.aloud(words)),
        judgement: desk.judgement(words),
        table: if walk.over { None } else { desk.drawn(words) },
        holds: now(desk.holds(words)),
        time_limit: desk.time_limit(words),
        information: now(desk.information(words)),
        rests_on: all(desk.rests_on(words)),
        laws: laws(told, desk, words),
        after: all(desk.look_at(words).into_iter().chain(desk.reminders(words)).collect()),
        next: if walk.over { Vec::new() } else { next(told, walk, words) },
        to_list: if shell.person.directs() { to_list(told, walk)? } else { None },
        save: if shell.person.directs() { Some(form::blank(told, walk, words)?) } else { None },
        shell,
        frame,
    };
    page::html(&page)
}

/// Where something of the ruling goes, if it was made for a table.
fn to_list<D: OnScreen>(told: &Told<D>, walk: &Walk<D>) -> Result<Option<ToList>, Failure> {
    let Some(place) = told.place.as_ref().filter(|_| walk.desk.costs()) else { return Ok(None) };
    Ok(Some(ToList {
        action: format!("{}/ruling", place.list()),
        key: page::new_key("hall")?,
        topic: told.topic.clone(),
        told: told.tidy(walk).query(),
    }))
}

/// The clauses of a desk, each with what it says; the debated points stand below the last.
#[must_use]
pub fn laws<D: OnScreen>(told: &Told<D>, desk: &D, words: &Lexicon) -> Vec<Law> {
    let rich = |text: String| text::rich(&text, words);
    let law = |clause: Clause<D>| Law {
        cite: told.laws.cite(clause, words),
        title: rich(D::Laws::title(clause, words)),
        text: rich(told.laws.text(clause, words)),
        standing: match clause.standing() {
            Standing::Executed => words.say(msg::WebStatusExecuted),
            Standing::Asked => words.say(msg::WebStatusAsked),
            Standing::Judged => words.say(msg::WebStatusJudged),
            Standing::OutOfScope(reason) => words.out_of_scope(reason, |law| told.laws.cite(law, words)),
        },
        debated: Vec::new(),
    };
    let mut laws: Vec<Law> = desk.clauses().into_iter().map(law).collect();
    if let Some(last) = laws.last_mut() {
        last.debated = desk.debated().into_iter().map(|point| debated(point, told, words)).collect();
    }
    laws
}

fn debated<D: OnScreen>(point: Point<D>, told: &Told<D>, words: &Lexicon) -> Debated {
    let rich = |text: String| text::rich(&text, words);
    let said = D::Laws::open(point, words);
    let other = told.laws.is_other_way(point);
    let (taken, not_taken) = if other { (said.second, said.first) } else { (said.first, said.second) };
    Debated {
        title: rich(said.title),
        taken: rich(taken),
        other: rich(not_taken),
        address: told.reading(point).map(|told| told.address()),
        number: point.to_string(),
    }
}

/// The desk stays with the table as long as it needs somebody.
fn next<D: OnScreen>(told: &Told<D>, walk: &Walk<D>, words: &Lexicon) -> Vec<Onward> {
    let onward = |next: D::Onward| Onward {
        text: text::rich(&D::onward(next, words), words),
        address: told.and(walk, "then", &next.to_string()).address(),
    };
    walk.desk.onwards().into_iter().map(onward).chain(elsewhere(told, walk, words)).collect()
}

/// The same where another topic goes on: the board is over, and the score may have to be adjusted.
fn elsewhere<D: OnScreen>(told: &Told<D>, walk: &Walk<D>, words: &Lexicon) -> Option<Onward> {
    let on = walk.desk.elsewhere(words)?;
    let edition = Some((D::Laws::KEY, told.laws.edition().to_owned()));
    let edition = edition.filter(|_| told.laws.edition() != D::Laws::default().edition());
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.extend_pairs(on.told.into_iter().chain(edition));
    let query = query.finish();
    let mark = if query.is_empty() { "" } else { "?" };
    Some(Onward {
        text: text::rich(&on.text, words),
        address: format!("{}/{}{mark}{query}", D::PATH, on.topic),
    })
}
