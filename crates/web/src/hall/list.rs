//! The list of a table: on the telephones of the table, and for the tournament management.

use askama::Template;
use axum::{
    body::Bytes,
    extract::{Path, RawQuery, State},
    http::HeaderMap,
    response::Response,
};
use tournament::{At, Event, Line, Position, Reading, TableState, Tournament};
use wording::{Lexicon, msg};

use super::{
    act::Trouble,
    asked::{Asked, Frame, Here, Sent, at as place, new_key, shown, sure},
    enter::There,
    glance::{Left, Note, at_position, left, name, notes, short_names},
    quick::{About, Quick, worth_said},
    rows::{Row, rows},
    typed::{Pairs, Typed},
};
use crate::{
    app::App,
    clock::{self, TimeZone},
    failure::Failure,
    page::{Shell, onwards},
    person::Person,
};

/// What is said on the page besides the list.
#[derive(Default)]
pub struct Said {
    /// Why something was refused.
    pub trouble: Vec<String>,
    /// What stands there already, where a game was to go.
    pub there: Option<There>,
    /// Somebody here may let it stand all the same.
    pub anyway: bool,
    /// A game was entered.
    pub saved: bool,
}

struct Seat {
    name: String,
    total: String,
    owes: bool,
}

#[derive(Template)]
#[template(path = "hall/list.html")]
struct ListPage {
    shell: Shell,
    frame: Frame,
    said: Said,
    base: String,
    heading: String,
    left: Option<Left>,
    now: i64,
    /// The form of the next game, or of a line that is put right.
    quick: Option<Quick>,
    seats: Vec<Seat>,
    rows: Vec<Row>,
    /// The line that came last, in a few words.
    newest: Option<String>,
    complete: bool,
    notes: Vec<Note>,
    trace: Vec<String>,
    last: Option<usize>,
    closed: bool,
    struck: bool,
    /// Who struck the games left, and when, while it can be taken back.
    struck_by: Option<String>,
    others: Vec<(String, String, bool)>,
    /// Where the device goes on, once another round is drawn.
    moved: Option<(String, String)>,
    key: String,
}

/// The page, with what was typed.
pub async fn show(asked: Asked, at: At, from: &impl Typed, said: Said) -> Result<Response, Failure> {
    let words = asked.words();
    let (number, tournament) = asked.open.now().await?;
    asked.only(asked.rights.sees(at, &tournament))?;
    let seated = tournament.round(at.round).map_err(|_| Failure::NotFound)?;
    let table = tournament.table(at).map_err(|_| Failure::NotFound)?;
    let (list, about) = (table.list(), About::read(from)?);
    if about != About::Next && about.line(list).is_none() {
        return Err(Failure::NotFound);
    }
    let own = tournament.running() == Some(at.round) && asked.rights.keeps(at, &tournament);
    let corrects = asked.rights.directs;
    let lines = list.lines().len();
    let last = (lines > 0 && (own || corrects) && (!seated.closed || corrects)).then_some(lines);
    let enters = match about {
        About::Next => (own || asked.rights.organises) && !seated.closed,
        About::Line(number) => corrects || last == Some(number) && own,
    };
    if !enters && about != About::Next {
        return Err(Failure::Forbidden);
    }
    let base = asked.to(&format!("/{}/{}", at.round, at.table));
    let quick = enters.then(|| Quick::of(&tournament, table, (about, from), base.clone(), words));
    let mut notes = notes(&tournament, table, words);
    // Who owes the Pflichtsolo stands beside the names.
    notes.retain(|note| note.urgent && !note.owing);
    let name_of = |position| at_position(&tournament, table, position);
    let page = ListPage {
        heading: bulletin::say::at(at, words),
        left: left(&tournament, seated, list.round().size(), words)
            .filter(|_| !seated.closed && list.round().next().is_some()),
        now: clock::seconds(),
        quick: quick.flatten(),
        seats: seats(&tournament, table, words),
        rows: rows(&tournament, table, &base, (last, corrects), words),
        newest: list.lines().last().map(|line| newest(&tournament, table, line, words)),
        complete: list.round().next().is_none(),
        notes,
        trace: match corrects {
            true => bulletin::show::changes(table, &name_of, (words, &asked.person.zone)),
            false => Vec::new(),
        },
        last,
        closed: seated.closed,
        struck: list.is_struck(),
        struck_by: struck_by(table, (words, &asked.person.zone)),
        others: if corrects { others(&asked, at, seated.tables.len()) } else { Vec::new() },
        moved: moved(&asked, &tournament, at.round),
        base,
        key: new_key()?,
        frame: asked.frame(&tournament, number, Here::Elsewhere),
        shell: asked.shell(&bulletin::say::at(at, words)),
        said,
    };
    shown(&page, !page.said.trouble.is_empty())
}

/// Who struck the games left.
fn struck_by(table: &TableState, (words, zone): (&Lexicon, &TimeZone)) -> Option<String> {
    let stamp = &table.struck().last().filter(|_| table.list().is_struck())?.stamp;
    let at = &clock::of_day(&stamp.when, zone);
    Some(words.say(msg::CourseStruckSince { by: &stamp.who, at }))
}

/// What is asked before the games left are struck: how many there are, and what is played all the same.
fn strikes_games(tournament: &Tournament, at: At, words: &Lexicon) -> Option<(String, Vec<String>, String)> {
    let table = tournament.table(at).ok()?;
    let round = table.list().round();
    let owing: Vec<String> = round.owing().iter().map(|p| at_position(tournament, table, p)).collect();
    let n = usize::from(round.left()).saturating_sub(owing.len());
    let mut lines = vec![words.say(msg::CourseAskTimeUpWhat { at: &bulletin::say::at(at, words), n })];
    lines.push(match owing.is_empty() {
        true => words.say(msg::CourseAskTimeUpNone),
        false => words.say(msg::CourseAskTimeUpOwing { names: &words.and(owing) }),
    });
    lines.push(words.say(msg::CourseCanBeBack));
    Some((words.say(msg::CourseAskTimeUp), lines, words.say(msg::CourseTimeUpYes)))
}

/// The other tables of the round, for those who go from one to the next.
fn others(asked: &Asked, at: At, tables: usize) -> Vec<(String, String, bool)> {
    let one = |table: usize| {
        let address = asked.to(&format!("/{}/{table}", at.round));
        let name = asked.words().say(msg::TournamentHeadingTable { table: &table.to_string() });
        (name, address, table == at.table)
    };
    (1..=tables).map(one).collect()
}

fn seats(tournament: &Tournament, table: &TableState, words: &Lexicon) -> Vec<Seat> {
    let (totals, owing) = (table.list().totals(), table.list().round().owing());
    let seat = |(name, position): (String, Position)| Seat {
        name,
        total: bulletin::say::signed(totals[position].into(), words),
        owes: owing.contains(position),
    };
    short_names(tournament, table).into_iter().zip(Position::ALL).map(seat).collect()
}

fn newest(tournament: &Tournament, table: &TableState, line: &Line, words: &Lexicon) -> String {
    let (number, what) = (line.place.number.to_string(), worth_said(tournament, table, line, words));
    let there = words.say(msg::HallGameThere { number: &number, what: &what });
    format!("{there} · {}", kind(tournament, table, line, words))
}

/// What a deal was, with the names of those it was about.
pub fn kind(tournament: &Tournament, table: &TableState, line: &Line, words: &Lexicon) -> String {
    bulletin::show::kind(line, &|position| at_position(tournament, table, position), words)
}

/// Where the device of a table goes on that looks at the list of an earlier round.
fn moved(asked: &Asked, tournament: &Tournament, round: usize) -> Option<(String, String)> {
    let (code, _) = asked.rights.table?;
    let words = asked.words();
    if tournament.is_over() {
        return Some((asked.to(&format!("/table/{code}")), words.say(msg::PrizesToMine)));
    }
    let running = tournament.running().filter(|running| *running > round)?;
    let round = &running.to_string();
    let seat = asked.rights.player().and_then(|player| Some((player, tournament.seat(running, player)?)));
    let text = match seat {
        Some((player, (at, place))) => words.say(msg::HallMovedTo {
            round,
            name: &name(tournament, player),
            table: &at.table.to_string(),
            place: &place.to_string(),
        }),
        None => words.say(msg::HallMoved { round }),
    };
    Some((asked.to(&format!("/table/{code}")), text))
}

/// `/hall/{name}/{round}/{table}`
pub async fn page(
    State(app): State<App>,
    person: Person,
    Path((name, round, table)): Path<(String, String, String)>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let at = place(&round, &table)?;
    let said = Said { saved: query.as_deref() == Some("saved"), ..Said::default() };
    show(Asked::of(app, person, &name).await?, at, &Pairs::of(query.as_deref()), said).await
}

/// `POST /hall/{name}/{round}/{table}`: a line is struck, a dispute is settled, time is up.
pub async fn change(
    State(app): State<App>,
    person: Person,
    Path((name, round, table)): Path<(String, String, String)>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let at = place(&round, &table)?;
    let asked = Asked::of(app, person, &name).await?;
    asked.sees(at).await?;
    let sent = Sent::read(&headers, &body)?;
    let words = asked.words();
    let mut why = sent.fields.line("why", 200)?;
    if why.is_empty() && !asked.rights.directs {
        why = words.say(msg::HallWhyTable);
    }
    let wanted = sent.fields.get("do").to_owned();
    if wanted == "time-up" && !sent.is_sure() && asked.rights.organises {
        let (_, tournament) = asked.open.now().await?;
        let question = strikes_games(&tournament, at, words).ok_or(Failure::NotFound)?;
        let base = asked.to(&format!("/{}/{}", at.round, at.table));
        return sure(&asked, &sent, &["why"], question, (base.clone(), base));
    }
    let number = if wanted.starts_with("time-") { 0 } else { sent.number::<usize>("line")? };
    let done = asked
        .act("", sent.key.clone(), |tournament| {
            let event = match wanted.as_str() {
                "strike" => {
                    let table = tournament.table(at)?;
                    // The page was older than the list: the line that was last is not last any more.
                    if !asked.rights.directs && table.list().lines().len() != number {
                        return Err(Trouble::Meanwhile);
                    }
                    let line = number.checked_sub(1).and_then(|i| table.list().lines().get(i));
                    let before = line.ok_or(tournament::Refused::NoSuchLine { at, number })?.written.clone();
                    Event::LineStruck { at, number, before, why: why.clone() }
                }
                "first" => Event::Settled { at, number, reading: Reading::First, why: why.clone() },
                "second" => Event::Settled { at, number, reading: Reading::Second, why: why.clone() },
                "time-up" => Event::TimeUp { at, why: Some(why.clone()).filter(|why| !why.is_empty()) },
                "time-back" => Event::TimeUpTakenBack { at },
                other => return Err(Failure::Unreadable(format!("`{other}` cannot be done here")).into()),
            };
            Ok::<_, Trouble>(vec![event])
        })
        .await;
    let Err(trouble) = done else { return Ok(onwards(&asked.to(&format!("/{}/{}", at.round, at.table)))) };
    let said = Said { trouble: vec![asked.why(trouble).await?], ..Said::default() };
    show(asked, at, &Pairs(Vec::new()), said).await
}
