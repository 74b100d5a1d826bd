//! A list of players for programs: read as the pages and the command line read it.

use axum::{
    Json,
    extract::{Path, RawQuery, State},
};
use serde::Serialize;
use tournament::{Applicant, Columns, Event, Listing};

use super::{sent, tournaments::refused};
use crate::fold::asked_for;
use crate::{
    app::App,
    body::field,
    failure::Failure,
    hall::{Asked, Trouble},
    intake::Upload,
    person::Person,
};

/// How a list was read, and who of it was added.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ReadList {
    /// What each column holds: name, first, club, number, or - for what is not needed.
    columns: Vec<&'static str>,
    /// Everybody in the list.
    players: Vec<ListedPlayer>,
    /// Lines in which nobody stands, with what is wrong in them.
    wrong: Vec<WrongLine>,
    /// The number of the event in the stream of the tournament, if something was stored.
    stored: Option<u64>,
}

/// Somebody in a list.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct ListedPlayer {
    /// The line of the list, from 1 on.
    line: usize,
    /// The name, first name first.
    name: String,
    /// The club.
    club: Option<String>,
    /// The start number, if he is added.
    number: Option<u32>,
    /// Whose name this is as well, in words.
    note: Option<String>,
}

/// A line that nobody can be read from.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct WrongLine {
    /// The line of the list, from 1 on.
    line: usize,
    /// What is wrong.
    text: String,
}

/// Adds the players of a list: tabs, semicolons or commas, UTF-8, UTF-16 or Windows-1252, with or without
/// headings. Those who are in already are named and not added again; if a line cannot be read, nobody is.
pub async fn add(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
    RawQuery(query): RawQuery,
    upload: Upload,
) -> Result<Json<ReadList>, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    asked.only(asked.rights.organises)?;
    let words = asked.words();
    let full_query = query.clone().unwrap_or_default();
    let query = |name: &str| field(query.as_deref(), name);
    let columns = match &*query("columns") {
        "" => None,
        text => {
            let columns = text.parse::<Columns>();
            let said = |error| Failure::Unreadable(bulletin::say::columns_error(&error, words));
            Some(columns.map_err(said)?)
        }
    };
    let from = match &*query("round") {
        "" => None,
        text => Some(text.parse().map_err(|_| Failure::Unreadable(format!("`{text}` is no round")))?),
    };
    let look = query("look") == "yes";
    let key = sent::key(upload.headers())?;
    let bytes = upload.bytes().await?;
    let key = key.map(|key| {
        let address = asked.to(&format!("/players?{full_query}"));
        key.of_request(&asked_for(&address, &bytes))
    });
    let list = Listing::of_file(&bytes);
    let columns = columns.unwrap_or_else(|| list.columns().clone());
    let read = |roster: &tournament::Roster| {
        let (all, wrong) = list.applicants(&columns, roster);
        let new: Vec<Applicant> = all.iter().filter(|one| !one.is_double()).cloned().collect();
        (all, wrong, new)
    };
    let (_, before) = asked.open.now().await?;
    let (all, wrong, new) = read(before.roster());
    let mut numbers = before.roster().entrants(&new, 1).into_iter();
    let mut answer = ReadList {
        columns: columns.each().map(tournament::Column::word).collect(),
        players: all
            .iter()
            .map(|one| ListedPlayer {
                line: one.line,
                name: one.name.clone(),
                club: one.club.clone(),
                number: if one.is_double() { None } else { numbers.next().map(|player| player.number.0) },
                note: bulletin::say::like(one, before.roster(), words),
            })
            .collect(),
        wrong: wrong
            .iter()
            .map(|error| WrongLine { line: error.line, text: bulletin::say::roster_line(&error.what, words) })
            .collect(),
        stored: None,
    };
    if look || new.is_empty() && wrong.is_empty() {
        return Ok(Json(answer));
    }
    if !wrong.is_empty() {
        let said: Vec<String> =
            answer.wrong.iter().map(|one| format!("{}: {}", one.line, one.text)).collect();
        return Err(Failure::Unreadable(said.join("; ")));
    }
    let done = asked.act("", key, |tournament| {
        let (_, _, new) = read(tournament.roster());
        let from = from.unwrap_or_else(|| tournament.next_round());
        Ok::<_, Trouble>(vec![Event::PlayersAdded { players: tournament.roster().entrants(&new, from) }])
    });
    match done.await {
        Ok(done) => answer.stored = Some(done.last),
        Err(trouble) => return Err(refused(&asked, trouble).await),
    }
    Ok(Json(answer))
}
