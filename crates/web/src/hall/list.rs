//! The list of a table: on the telephones of the table, and for the tournament management.

use askama::Template;
use axum::{
    body::Bytes,
    extract::{Path, RawQuery, State},
    http::HeaderMap,
    response::Response,
};
use tournament::{At, Deal, Event, Line, Position, Reading, TableState, Tournament};
use wording::{Lexicon, msg};

use super::{
    act::Trouble,
    asked::{Asked, Frame, Here, Sent, at as place, new_key, shown},
    glance::{Left, Note, at_position, glance, left, name, short_names},
};
use crate::{
    app::App,
    clock,
    failure::Failure,
    page::{Shell, onwards},
    person::Person,
};

struct SeatView {
    name: String,
    total: String,
    owes: bool,
    deals: bool,
    leads: bool,
    sits: bool,
}

struct Cell {
    points: String,
    running: String,
    won: bool,
    sits: bool,
}

struct Row {
    line: usize,
    number: u8,
    kind: String,
    cells: Vec<Cell>,
    /// What does not check, who answers for it, what was put right.
    notes: Vec<String>,
    disputed: Option<Disputed>,
    edit: Option<String>,
    edit_label: String,
}

struct Disputed {
    first: String,
    second: String,
}

struct NextView {
    heading: String,
    lines: Vec<String>,
}

#[derive(Template)]
#[template(path = "hall/list.html")]
struct ListPage {
    shell: Shell,
    frame: Frame,
    trouble: Option<String>,
    saved: bool,
    base: String,
    heading: String,
    progress: String,
    left: Option<Left>,
    now: i64,
    seats: Vec<SeatView>,
    rows: Vec<Row>,
    next: Option<NextView>,
    owing: Option<String>,
    notes: Vec<Note>,
    trace: Vec<String>,
    /// May somebody here enter the next game, or take the last one back?
    enters: bool,
    last: Option<usize>,
    closed: bool,
    struck: bool,
    others: Vec<(String, String, bool)>,
    /// Where the device goes on, once another round is drawn.
    moved: Option<(String, String)>,
    key: String,
}

async fn list(asked: Asked, at: At, trouble: Option<String>, saved: bool) -> Result<Response, Failure> {
    let words = asked.words();
    let (number, tournament) = asked.open.now().await?;
    asked.only(asked.rights.sees(at, &tournament))?;
    let seated = tournament.round(at.round).map_err(|_| Failure::NotFound)?;
    let table = tournament.table(at).map_err(|_| Failure::NotFound)?;
    let glance = glance(&tournament, at, table, &asked.to(""), words);
    let own = tournament.running() == Some(at.round) && asked.rights.keeps(at, &tournament);
    let corrects = asked.rights.directs;
    let lines = table.list().lines().len();
    let last = (lines > 0 && (own || corrects) && (!seated.closed || corrects)).then_some(lines);
    let mut notes = glance.notes;
    // Who owes the Pflichtsolo stands beside the names.
    notes.retain(|note| note.urgent);
    let base = asked.to(&format!("/{}/{}", at.round, at.table));
    let others = if corrects {
        let tables = (1..=seated.tables.len()).map(|table| {
            let address = asked.to(&format!("/{}/{table}", at.round));
            (words.say(msg::TournamentHeadingTable { table: &table.to_string() }), address, table == at.table)
        });
        tables.collect()
    } else {
        Vec::new()
    };
    let page = ListPage {
        trouble,
        saved,
        heading: bulletin::say::at(at, words),
        progress: glance.progress,
        left: left(&tournament, seated, table.list().round().size(), words)
            .filter(|_| !seated.closed && table.list().round().next().is_some()),
        now: clock::seconds(),
        seats: seats(&tournament, table, words),
        rows: rows(&tournament, table, &base, (last, corrects), words),
        next: next(&tournament, table, words),
        owing: owing(&tournament, table, words),
        notes,
        trace: if corrects {
            bulletin::show::changes(
                table,
                &|position| at_position(&tournament, table, position),
                (words, &asked.person.zone),
            )
        } else {
            Vec::new()
        },
        enters: (own || asked.rights.organises) && !seated.closed,
        last,
        closed: seated.closed,
        struck: table.list().is_struck(),
        others,
        moved: moved(&asked, &tournament, at.round),
        base,
        key: new_key()?,
        frame: asked.frame(&tournament, number, Here::Elsewhere),
        shell: asked.shell(&bulletin::say::at(at, words)),
    };
    shown(&page, page.trouble.is_some())
}

/// Where the device of a table goes on that looks at the list of an earlier round.
fn moved(asked: &Asked, tournament: &Tournament, round: usize) -> Option<(String, String)> {
    let (code, _) = asked.rights.table?;
    let (running, words) = (tournament.running().filter(|running| *running > round)?, asked.words());
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

fn seats(tournament: &Tournament, table: &TableState, words: &Lexicon) -> Vec<SeatView> {
    let list = table.list();
    let (next, totals, owing) = (list.round().next(), list.totals(), list.round().owing());
    let seat = |(name, position): (String, Position)| SeatView {
        name,
        total: bulletin::say::signed(totals[position].into(), words),
        owes: owing.contains(position),
        deals: next.is_some_and(|next| next.dealer == position),
        leads: next.is_some_and(|next| next.forced.unwrap_or(next.first) == position),
        sits: next.is_some_and(|next| next.sits_out == Some(position)),
    };
    short_names(tournament, table).into_iter().zip(Position::ALL).map(seat).collect()
}

/// The lines, the newest first.
fn rows(
    tournament: &Tournament,
    table: &TableState,
    base: &str,
    (last, corrects): (Option<usize>, bool),
    words: &Lexicon,
) -> Vec<Row> {
    let (list, disputed) = (table.list(), table.disputed());
    let size = list.round().size();
    let row = |(index, line): (usize, &Line)| {
        let number = index + 1;
        let total = line.entry.total();
        let winners = line.entry.winners();
        let cell = |position: Position| Cell {
            points: bulletin::say::signed(total[position].into(), words),
            running: bulletin::say::signed(line.running[position].into(), words),
            won: winners.contains(position),
            sits: line.place.sits_out == Some(position) && total[position] == 0,
        };
        let edits = corrects || last == Some(number);
        Row {
            line: number,
            number: line.place.number,
            kind: kind(tournament, table, line, words),
            cells: size.positions().map(cell).collect(),
            notes: line_notes(tournament, table, line, number, words),
            disputed: disputed.contains(&number).then(|| {
                let (first, second) = bulletin::show::readings(table, number, words);
                Disputed { first, second }
            }),
            edit: edits.then(|| format!("{base}/game?line={number}")),
            edit_label: words.say(msg::HallChangeLine { number: &line.place.number.to_string() }),
        }
    };
    list.lines().iter().enumerate().rev().map(row).collect()
}

/// What a deal was, with the names of those it was about.
pub fn kind(tournament: &Tournament, table: &TableState, line: &Line, words: &Lexicon) -> String {
    let player = |position| at_position(tournament, table, position);
    match line.deal {
        Deal::Pflichtsolo(p) => words.say(msg::HallKindPflichtsolo { name: &player(p) }),
        Deal::Forced(p) => words.say(msg::HallKindForced { name: &player(p) }),
        Deal::Lustsolo(p) => words.say(msg::HallKindLustsolo { name: &player(p) }),
        Deal::Game | Deal::NotPlayed => bulletin::show::kind(line, &player, words),
    }
}

fn line_notes(
    tournament: &Tournament,
    table: &TableState,
    line: &Line,
    number: usize,
    words: &Lexicon,
) -> Vec<String> {
    let (size, rules) = (table.list().round().size(), tournament.setup().rules);
    let mut notes: Vec<String> =
        line.flaws.iter().map(|flaw| bulletin::say::flaw(flaw, size, rules, words)).collect();
    if line.entry.penalty != tournament::ByPosition::default()
        || line.entry.deduction != tournament::ByPosition::default()
    {
        notes.push(bulletin::show::entry(&line.entry, size, words));
    }
    if let Some(accepted) = &line.accepted
        && !line.flaws.is_empty()
    {
        notes.push(words.say(msg::TournamentAccepted { by: &accepted.by, why: &accepted.reason }));
    }
    if let Some(change) = table.changes().iter().rev().find(|c| c.number == number && c.after.is_some()) {
        notes.push(words.say(msg::HallPutRight { by: &change.stamp.who, why: &change.why }));
    }
    notes
}

/// Who deals, who leads, who sits out, who must play alone.
fn next(tournament: &Tournament, table: &TableState, words: &Lexicon) -> Option<NextView> {
    let round = table.list().round();
    let next = round.next()?;
    let player = |position| at_position(tournament, table, position);
    let lead = player(next.forced.unwrap_or(next.first));
    let mut lines = vec![words.say(msg::HallDeals { dealer: &player(next.dealer), lead: &lead })];
    if let Some(sits) = next.sits_out {
        lines.push(words.say(msg::HallSits { name: &player(sits) }));
    }
    if let Some(forced) = next.forced {
        lines.push(words.say(msg::HallForced { name: &player(forced) }));
    }
    let (number, of) = (next.number.to_string(), (next.number - 1 + round.left()).to_string());
    Some(NextView { heading: words.say(msg::HallGameOf { number: &number, of: &of }), lines })
}

fn owing(tournament: &Tournament, table: &TableState, words: &Lexicon) -> Option<String> {
    let owing: Vec<String> =
        table.list().round().owing().iter().map(|p| at_position(tournament, table, p)).collect();
    let n = owing.len();
    (n > 0).then(|| words.say(msg::HallOwes { n, names: &words.and(owing) }))
}

/// `/hall/{name}/{round}/{table}`
pub async fn page(
    State(app): State<App>,
    person: Person,
    Path((name, round, table)): Path<(String, String, String)>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let at = place(&round, &table)?;
    list(Asked::of(app, person, &name).await?, at, None, query.as_deref() == Some("saved")).await
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
    let number = if wanted == "time-up" { 0 } else { sent.number::<usize>("line")? };
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
                other => return Err(Failure::Unreadable(format!("`{other}` cannot be done here")).into()),
            };
            Ok::<_, Trouble>(vec![event])
        })
        .await;
    let Err(trouble) = done else { return Ok(onwards(&asked.to(&format!("/{}/{}", at.round, at.table)))) };
    let said = asked.why(trouble).await?;
    list(asked, at, Some(said), false).await
}
