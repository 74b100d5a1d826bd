//! A list on paper, typed in at the desk: all its lines at once, and a second time by somebody else.

use askama::Template;
use axum::{
    body::Bytes,
    extract::{Path, RawQuery, State},
    http::HeaderMap,
    response::Response,
};
use tournament::{At, Event, Source, TableSize, Told, Tournament, Written};
use wording::{Lexicon, msg};

use super::{
    act::Trouble,
    asked::{Asked, Sent, at as place, new_key, shown},
    entry::{Among, Form, How, Pairs, Typed, numbers},
    fields::{Choice, PartyView, kinds, parties, steps},
    glance::short_names,
    rights::who,
};
use crate::{
    app::App,
    failure::Failure,
    page::{Shell, onwards},
    person::Person,
};

/// No list has more lines: 25 counted games and five Pflichtsoli, and some that were not played.
const MOST: usize = 40;

struct Row {
    index: usize,
    number: usize,
    kind: String,
    cells: Vec<String>,
    game: GameView,
}

/// A game told instead of its points, with the fields of the telephones.
struct GameView {
    kinds: Vec<Choice>,
    re: Vec<bool>,
    steps: Vec<Choice>,
    augen: String,
    parties: Vec<PartyView>,
}

/// The word for a line of which the game is told.
const GAME: &str = "g";
/// The word for a deal that was not played.
const NOT_PLAYED: &str = "x";

fn game_fields<T: Typed>(from: &T, index: usize) -> Among<'_, T> {
    Among { all: from, prefix: format!("g{index}-") }
}

fn game_view(from: &impl Typed, index: usize, size: TableSize, words: &Lexicon) -> GameView {
    let form = Form::read(&game_fields(from, index));
    GameView {
        kinds: kinds(&form, words),
        re: size.positions().map(|p| form.re.contains(&p)).collect(),
        steps: steps(&form, words),
        augen: form.augen.clone(),
        parties: parties(&form, words),
    }
}

#[derive(Template)]
#[template(path = "hall/grid.html")]
struct GridPage {
    shell: Shell,
    base: String,
    heading: String,
    trouble: Option<String>,
    second: bool,
    players: Vec<(u8, String)>,
    kinds: Vec<(String, String)>,
    rows: Vec<Row>,
    by: String,
    first: usize,
    key: String,
}

/// The lines that are to be typed: those that are missing, or those that nobody has read a second time.
fn missing(tournament: &Tournament, at: At, second: bool) -> Result<(usize, usize), Failure> {
    let table = tournament.table(at).map_err(|_| Failure::NotFound)?;
    let lines = table.list().lines().len();
    Ok(if second {
        (table.second().len(), lines.saturating_sub(table.second().len()))
    } else {
        (lines, usize::from(table.list().round().left()))
    })
}

async fn grid(asked: Asked, at: At, from: &impl Typed, said: Option<String>) -> Result<Response, Failure> {
    asked.only(asked.rights.organises)?;
    let words = asked.words();
    let second = from.one("second") == "yes";
    let (_, tournament) = asked.open.now().await?;
    let table = tournament.table(at).map_err(|_| Failure::NotFound)?;
    let size = table.list().round().size();
    let (first, count) = missing(&tournament, at, second)?;
    let row = |index: usize| Row {
        index,
        number: first + index + 1,
        kind: from.one(&format!("k{index}")).to_owned(),
        cells: size
            .positions()
            .map(|p| from.one(&format!("p{index}-{p}")).chars().take(12).collect())
            .collect(),
        game: game_view(from, index, size, words),
    };
    let mut lines = vec![(String::new(), words.say(msg::TournamentKindGame))];
    lines.extend(
        size.positions().map(|p| (p.to_string(), words.say(msg::HallSoloOf { position: &p.to_string() }))),
    );
    lines.push((GAME.to_owned(), words.say(msg::HallGridGame)));
    lines.push((NOT_PLAYED.to_owned(), words.say(msg::TournamentKindNotPlayed)));
    let typed = from.one("by").trim();
    let page = GridPage {
        base: asked.to(&format!("/{}/{}", at.round, at.table)),
        heading: bulletin::say::at(at, words),
        trouble: said,
        second,
        players: (1..).zip(short_names(&tournament, table)).collect(),
        kinds: lines,
        rows: (0..count.min(MOST)).map(row).collect(),
        by: if typed.is_empty() {
            who(&asked.app, &asked.person).await?
        } else {
            typed.chars().take(80).collect()
        },
        first,
        key: new_key()?,
        shell: asked.shell(&bulletin::say::at(at, words)),
    };
    shown(&page, page.trouble.is_some())
}

/// The lines that were typed, up to the last in which something stands.
fn lines(from: &impl Typed, size: TableSize, words: &Lexicon) -> Result<Vec<Written>, String> {
    let kind = |index: usize| from.one(&format!("k{index}"));
    let cells = |index: usize| -> Vec<String> {
        size.positions().map(|p| from.one(&format!("p{index}-{p}")).trim().to_owned()).collect()
    };
    let told = |index: &usize| {
        [GAME, NOT_PLAYED].contains(&kind(*index)) || cells(*index).iter().any(|cell| !cell.is_empty())
    };
    let Some(last) = (0..MOST).rev().find(told) else { return Ok(Vec::new()) };
    let line = |index: usize| {
        let written = match kind(index) {
            NOT_PLAYED => Form { how: How::Nothing, ..Form::default() }.written(size, words),
            GAME => game(from, index, &cells(index), size, words),
            solo => {
                let (solo, points) = (solo.to_owned(), cells(index));
                Form { how: How::Points, solo, points, ..Form::default() }.written(size, words)
            }
        };
        written.map_err(|what| words.say(msg::HallRosterLine { line: index + 1, what: &what }))
    };
    (0..=last).map(line).collect()
}

/// A game that is told; where its points stand beside it on the paper, they must agree.
fn game(
    from: &impl Typed,
    index: usize,
    cells: &[String],
    size: TableSize,
    words: &Lexicon,
) -> Result<Written, String> {
    let mut written = Form::read(&game_fields(from, index)).written(size, words)?;
    if let Told::Game { points, .. } = &mut written.told
        && cells.iter().any(|cell| !cell.is_empty())
    {
        *points = Some(numbers(cells, size, words)?);
    }
    Ok(written)
}

/// `/hall/{name}/{round}/{table}/list`, with `?second=yes` for the second reading.
pub async fn page(
    State(app): State<App>,
    person: Person,
    Path((name, round, table)): Path<(String, String, String)>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let at = place(&round, &table)?;
    grid(Asked::of(app, person, &name).await?, at, &Pairs::of(query.as_deref()), None).await
}

/// `POST /hall/{name}/{round}/{table}/list`
pub async fn enter(
    State(app): State<App>,
    person: Person,
    Path((name, round, table)): Path<(String, String, String)>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let at = place(&round, &table)?;
    let asked = Asked::of(app, person, &name).await?;
    asked.only(asked.rights.organises)?;
    let sent = Sent::read(&headers, &body)?;
    let words = asked.words();
    let by = sent.fields.line("by", 80)?;
    let second = sent.fields.get("second") == "yes";
    let first: usize = sent.number("first")?;
    let done = asked
        .act(&by, sent.key.clone(), |tournament| {
            let size = tournament.table(at)?.list().round().size();
            let lines = lines(&sent.fields, size, words).map_err(Trouble::Typed)?;
            if lines.is_empty() {
                return Err(Trouble::Typed(words.say(msg::HallNothingTyped)));
            }
            if missing(tournament, at, second)?.0 != first {
                return Err(Trouble::Meanwhile);
            }
            let event = |line| match second {
                true => Event::SecondReading { at, line },
                false => Event::LineEntered { at, line, how: Source::Clerk, anyway: None },
            };
            Ok(lines.into_iter().map(event).collect())
        })
        .await;
    let Err(trouble) = done else {
        return Ok(onwards(&asked.to(&format!("/{}/{}?saved", at.round, at.table))));
    };
    let said = asked.why(trouble).await?;
    grid(asked, at, &sent.fields, Some(said)).await
}
