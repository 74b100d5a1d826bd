//! Tournaments for programs.

use axum::{
    Json,
    extract::{Path, RawQuery, State},
    http::{StatusCode, header},
    response::{IntoResponse as _, Response},
};
use bulletin::json::{ExportJson, RankingJson, TableJson, TournamentJson};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tournament::{
    At, Clock, Name, ParseRemainderError, Point, Preset, Record, Redraw, Remainder, Rules, Setup, Tie,
    Tournament,
};

use super::sent::{Sent, unreadable};
use crate::fold::{Asker, By};
use crate::{
    app::App,
    body::field,
    clock,
    failure::Failure,
    hall::{Asked, Rights, Trouble, begin, seed, who},
    live_updates::Listener,
    person::Person,
};

/// A tournament in the list of all.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct TournamentLine {
    /// Its name in addresses.
    name: String,
    /// Its name.
    title: String,
    /// The day.
    date: String,
    /// How many take part.
    players: usize,
    /// What of it cannot be read, where it is damaged in the store.
    #[serde(skip_serializing_if = "Option::is_none")]
    damaged: Option<String>,
}

/// A tournament to be set up.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewTournament {
    /// Its name; the one in addresses is made of it.
    #[cfg_attr(test, schemars(length(max = 80)))]
    title: String,
    /// The day, such as 2026-11-21; today, if it is left out.
    #[serde(default)]
    #[cfg_attr(test, schemars(length(max = 40)))]
    date: String,
    /// Where it is played.
    #[serde(default)]
    #[cfg_attr(test, schemars(length(max = 80)))]
    place: String,
    /// How many rounds.
    #[cfg_attr(test, schemars(range(min = 1, max = 100)))]
    rounds: u32,
    /// sheet or tsr.
    rules: String,
    /// Points that are read the other way: `A2`.
    #[serde(default)]
    other_way: Vec<String>,
    /// What decides between equal sums: best-round, last-round, won-pflichtsoli, lot.
    #[serde(default)]
    tie_breaks: Vec<String>,
    /// What the lots come from; thrown, if it is left out.
    #[serde(default)]
    seed: Option<u32>,
    /// Are club mates kept apart in round 1?
    #[serde(default)]
    clubs_apart: bool,
    /// Is nobody at a table of five or more a second time before everybody was once?
    #[serde(default)]
    fair_fives: bool,
    /// Where those sit who are left over when tables of four are made: fives,
    /// one-table (of five, six or seven), or springer (tables of four, one or two players at two of them).
    #[serde(default)]
    remainder: Option<String>,
    /// The minutes of a round at a table of four and of five; 0 and 0: no time limit. Otherwise that of the rules. A
    /// game at a larger table has as long as one at a table of five.
    #[serde(default)]
    minutes: Option<[u16; 2]>,
}

/// What happened, to be stored: all of it or nothing.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewEvents {
    /// Events as the export of a tournament has them, such as
    /// `{"event":"line-entered","round":1,"table":3,"line":{"points":[2,2,-2,-2]},"how":"phone"}`.
    #[cfg_attr(test, schemars(with = "Vec<serde_json::Map<String, serde_json::Value>>"))]
    events: Vec<Value>,
}

/// Rounds to be drawn.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewDraw {
    /// Which: next, rest (all that are not drawn), again (all that have not begun).
    which: String,
    /// What the lot comes from; thrown, if it is left out.
    #[serde(default)]
    seed: Option<u32>,
}

/// What was stored.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Stored {
    /// The number of the event in the stream of the tournament.
    number: u64,
    /// The same request had been stored before; nothing was stored now.
    repeated: bool,
}

/// A refusal as a problem: said in the words of the hall, and called by its name.
fn problem(trouble: Trouble, tournament: Option<&Tournament>, person: &Person) -> Failure {
    let reason = trouble.reason();
    match (trouble.said(tournament, person.words()), reason) {
        (Ok(said), Some(reason)) => Failure::NotAllowed { reason, said },
        (Ok(said), None) => Failure::Unreadable(said),
        (Err(failure), _) => failure,
    }
}

/// The same with the names of those who sit there.
pub async fn refused(asked: &Asked, trouble: Trouble) -> Failure {
    let now = asked.open.now().await.ok();
    problem(trouble, now.as_ref().map(|(_, tournament)| tournament), &asked.person)
}

/// The tournaments that whoever asks may see.
pub async fn all(State(app): State<App>, person: Person) -> Result<Json<Vec<TournamentLine>>, Failure> {
    let mut all = Vec::new();
    for (stream, _) in app.store.streams(Name::STREAMS).await? {
        let Some(name) = Name::of_stream(stream.as_str()) else { continue };
        if !Rights::of(&app, &person, &stream).await?.watches {
            continue;
        }
        // One that is deleted is not shown.
        let look = async { Asked::of(app.clone(), person.clone(), name.as_str()).await?.open.now().await };
        let line = match look.await {
            Ok((_, tournament)) => {
                let (title, date) = (tournament.setup().name.clone(), tournament.setup().date.clone());
                let players = tournament.roster().players().count();
                TournamentLine { name: name.to_string(), title, date, players, damaged: None }
            }
            // One that cannot be read hides no other, and is named.
            Err(failure) => match failure.damage(person.words()) {
                Some(damaged) => {
                    let (name, nothing) = (name.to_string(), String::new());
                    let damaged = Some(damaged);
                    TournamentLine { title: name.clone(), name, date: nothing, players: 0, damaged }
                }
                None => continue,
            },
        };
        all.push(line);
    }
    Ok(Json(all))
}

/// Sets a tournament up.
pub async fn create(State(app): State<App>, person: Person, sent: Sent) -> Result<Response, Failure> {
    person.must_organise()?;
    let setup = setup(&sent.json()?, &person)?;
    let name = Name::made_of(&setup.name).map_err(|e| unreadable(&e))?;
    let (who, asker) = (who(&app, &person).await?, person.grants.who());
    let by = By { who: &who, asker: Asker::Person(&asker) };
    begin(&app, &name, by, sent.key()?, setup).await.map_err(|trouble| problem(trouble, None, &person))?;
    let asked = Asked::of(app, person, name.as_str()).await?;
    let (_, tournament) = asked.open.now().await?;
    let place = format!("/api/v1/tournaments/{name}");
    let made = bulletin::json::tournament(&tournament, asked.words());
    Ok((StatusCode::CREATED, [(header::LOCATION, place)], Json(made)).into_response())
}

fn setup(new: &NewTournament, person: &Person) -> Result<Setup, Failure> {
    let preset: Preset = new.rules.parse().map_err(|e| unreadable(&e))?;
    let rules = new.other_way.iter().try_fold(Rules::from(preset), |rules, id| {
        let point = Point::from_id(id).filter(|point| point.has_switch());
        point
            .map(|point| rules.other_way(point))
            .ok_or_else(|| unreadable(&format!("`{id}` is no open point")))
    })?;
    let (date, today) = (crate::body::line(&new.date, 40)?, clock::this_day(&person.zone));
    let day = if date.is_empty() { Ok(today) } else { clock::day(&date, today) };
    let said = |error| Failure::Unreadable(bulletin::say::day(error, &date, today, person.words()));
    let day = day.map_err(said)?;
    let place = crate::body::line(&new.place, 80)?;
    Ok(Setup {
        name: crate::body::line(&new.title, 80)?,
        date: day.to_string(),
        place: Some(place).filter(|place| !place.is_empty()),
        rounds: usize::try_from(new.rounds).map_err(|e| unreadable(&e))?,
        rules,
        seed: new.seed.map_or_else(seed, |seed| Ok(seed.into()))?,
        tie_breaks: new
            .tie_breaks
            .iter()
            .map(|word| word.parse::<Tie>().map_err(|e| unreadable(&e)))
            .collect::<Result<_, _>>()?,
        clubs_apart: new.clubs_apart,
        fair_fives: new.fair_fives,
        remainder: match &new.remainder {
            Some(word) => word.parse().map_err(|e: ParseRemainderError| unreadable(&e))?,
            None => Remainder::default(),
        },
        clock: match new.minutes {
            None => Clock::of(preset),
            Some([0, 0]) => None,
            Some([four, five]) => Some(Clock { four, five }),
        },
    })
}

/// A tournament: players, rounds, tables.
pub async fn one(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
) -> Result<Json<TournamentJson>, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    asked.only(asked.rights.directs)?;
    let (_, tournament) = asked.open.now().await?;
    Ok(Json(bulletin::json::tournament(&tournament, asked.words())))
}

/// Everything there is of a tournament, lists and ranking included.
pub async fn export(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
) -> Result<Json<ExportJson>, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    asked.only(asked.rights.directs)?;
    let (_, tournament) = asked.open.now().await?;
    Ok(Json(bulletin::json::export(&tournament, asked.words())))
}

/// The ranking after a round, or after the last that has begun.
pub async fn ranking(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Json<RankingJson>, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    let (_, tournament) = asked.open.now().await?;
    asked.only(asked.rights.sees_ranking(&tournament))?;
    let after = match &*field(query.as_deref(), "round") {
        "" => tournament.begun(),
        text => text.parse().map_err(|_| Failure::Unreadable(format!("`{text}` is no round")))?,
    };
    let after = after.min(tournament.setup().rounds);
    Ok(Json(bulletin::json::ranking(after, &tournament.standings(after), Vec::new(), &tournament)))
}

/// The list of a table.
pub async fn table(
    State(app): State<App>,
    person: Person,
    Path((name, round, table)): Path<(String, String, String)>,
) -> Result<Json<TableJson>, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    let number = |text: String| text.parse::<usize>().map_err(|_| Failure::NotFound);
    let at = At { round: number(round)?, table: number(table)? };
    let (_, tournament) = asked.open.now().await?;
    asked.only(asked.rights.sees(at, &tournament))?;
    let state = tournament.table(at).map_err(|_| Failure::NotFound)?;
    Ok(Json(bulletin::json::table(at, state, tournament.setup().rules, asked.words())))
}

/// Lets something happen: players, seating by hand, lines, corrections, second readings, rounds called and
/// closed. Who may do what is as on the pages. Sent again under the same `Idempotency-Key` it happens once.
pub async fn happen(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
    sent: Sent,
) -> Result<Json<Stored>, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    let new: NewEvents = sent.json()?;
    if new.events.is_empty() {
        return Err(Failure::Unreadable("no events".to_owned()));
    }
    let events = Record::events_of(&Value::Array(new.events).to_string()).map_err(|e| unreadable(&e))?;
    let done = asked.act("", sent.key()?, |_| Ok(events.clone())).await;
    match done {
        Ok(done) => Ok(Json(Stored { number: done.last, repeated: done.repeated })),
        Err(trouble) => Err(refused(&asked, trouble).await),
    }
}

/// Draws rounds.
pub async fn draw(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
    sent: Sent,
) -> Result<Json<Stored>, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    asked.only(asked.rights.organises)?;
    let new: NewDraw = sent.json()?;
    let which = match new.which.as_str() {
        "next" => Redraw::Next,
        "rest" => Redraw::Rest,
        "again" => Redraw::NotBegun,
        other => return Err(Failure::Unreadable(format!("`{other}` cannot be drawn; next, rest or again"))),
    };
    let seed = new.seed.map_or_else(seed, |seed| Ok(seed.into()))?;
    let done = asked.act("", sent.key()?, |tournament| Ok(vec![tournament.draw(which, seed)?])).await;
    match done {
        Ok(done) => Ok(Json(Stored { number: done.last, repeated: done.repeated })),
        Err(trouble) => Err(refused(&asked, trouble).await),
    }
}

/// The number of the newest event whenever there is a newer one, as server-sent events; `Last-Event-ID`
/// resumes.
pub async fn events(
    app: State<App>,
    person: Person,
    listener: Listener,
    name: Path<String>,
) -> Result<Response, Failure> {
    crate::hall::events(app, person, listener, name).await
}
