//! Time is up in the whole hall: which tables still play, and what becomes of the game that each is playing.

use askama::Template;
use axum::response::Response;
use tournament::{At, Event, TableState, Tournament};
use wording::{Lexicon, msg};

use super::{
    act::Trouble,
    asked::{Asked, Frame, Here, shown},
    glance::{at_position, left_at},
};
use crate::{
    body::Sent,
    failure::Failure,
    page::{self, Shell, onwards},
};

/// A table that still plays.
struct Playing {
    table: usize,
    /// Table, how far it is, and its time.
    said: String,
    /// Games are struck there by this.
    strikes: bool,
    /// A game has been dealt there, which is still played.
    running: bool,
}

#[derive(Template)]
#[template(path = "hall/time_up.html")]
struct TimeUpPage {
    shell: Shell,
    frame: Frame,
    trouble: Option<String>,
    round: usize,
    playing: Vec<Playing>,
    /// Tables at which nothing is struck.
    done: Option<String>,
    /// A reason is owed: the tournament has no time limit.
    owes_why: bool,
    why: String,
    key: String,
}

/// `do=time-up` of a round: the tables that still play are shown first, each with what becomes of it.
pub async fn change(asked: Asked, round: usize, sent: Sent) -> Result<Response, Failure> {
    if !sent.fields.is_sure() {
        return show(asked, round, &sent, None).await;
    }
    let why = sent.fields.line("why", 200)?;
    let numbers =
        |name: &str| sent.fields.all(name).filter_map(|n| n.parse::<usize>().ok()).collect::<Vec<_>>();
    let (tables, running) = (numbers("table"), numbers("running"));
    let struck = |(at, _): (At, &TableState)| {
        let why = Some(why.clone()).filter(|why| !why.is_empty());
        let event = Event::TimeUp { at, why, running: running.contains(&at.table) };
        tables.contains(&at.table).then_some(event)
    };
    let decide = |tournament: &Tournament| -> Result<Vec<Event>, Trouble> {
        let events: Vec<Event> = tournament.still_playing(round).filter_map(struck).collect();
        let nobody = || {
            let plays = tournament.still_playing(round).next().is_some();
            let words = asked.words();
            Trouble::Typed(match plays {
                true => words.say(msg::CourseAllTimeUpNoneTicked),
                false => words.say(msg::CourseAllTimeUpNobody),
            })
        };
        if events.is_empty() { Err(nobody()) } else { Ok(events) }
    };
    let done = asked.act("", sent.key.clone(), decide).await;
    let Err(trouble) = done else { return Ok(onwards(&asked.to(""))) };
    let said = asked.why(trouble).await?;
    show(asked, round, &sent, Some(said)).await
}

async fn show(asked: Asked, round: usize, sent: &Sent, trouble: Option<String>) -> Result<Response, Failure> {
    let words = asked.words();
    let (number, tournament) = asked.open.now().await?;
    let tables = tournament.round(round).map_err(|_| Failure::NotFound)?.tables.len();
    let playing: Vec<Playing> = tournament
        .still_playing(round)
        .map(|(at, table)| {
            let ticked = |name: &str| sent.fields.all(name).any(|n| n == at.table.to_string());
            let one = playing(&tournament, at, table, words);
            match sent.fields.is_sure() {
                true => Playing { strikes: ticked("table"), running: ticked("running"), ..one },
                false => one,
            }
        })
        .collect();
    let done: Vec<String> = (1..=tables)
        .filter(|table| playing.iter().all(|one| one.table != *table))
        .map(|table| table.to_string())
        .collect();
    let n = done.len();
    let page = TimeUpPage {
        trouble,
        round,
        done: (n > 0).then(|| words.say(msg::CourseAllTimeUpDone { n, tables: &words.and(done) })),
        playing,
        owes_why: !tournament.is_timed(),
        why: sent.fields.line("why", 200)?,
        key: page::new_key("hall")?,
        frame: asked.frame(&tournament, number, Here::Elsewhere),
        shell: asked.shell(&words.say(msg::CourseAllTimeUp)),
    };
    shown(&page, page.trouble.is_some())
}

fn playing(tournament: &Tournament, at: At, table: &TableState, words: &Lexicon) -> Playing {
    let seated = tournament.round(at.round).ok();
    let left = seated.and_then(|seated| left_at(tournament, seated, at.table, words));
    let owing: Vec<String> =
        table.list().round().owing().iter().map(|p| at_position(tournament, table, p)).collect();
    let owing = (!owing.is_empty())
        .then(|| words.say(msg::HallOwes { n: owing.len(), names: &words.and(owing.clone()) }));
    let said = [
        Some(words.say(msg::TournamentHeadingTable { table: &at.table.to_string() })),
        Some(bulletin::show::progress(table.list(), words)),
        left.as_ref().map(|left| left.said.clone()),
        owing,
    ];
    Playing {
        table: at.table,
        said: said.into_iter().flatten().collect::<Vec<_>>().join(" · "),
        // A table of five has longer than one of four (10.1.5).
        strikes: left.is_none_or(|left| left.over),
        running: true,
    }
}
