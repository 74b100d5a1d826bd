//! A list on paper, typed in at the desk: all its lines at once, and a second time by somebody else. A line that
//! does not say what it means is asked about, with what was most likely meant one tap away.

use askama::Template;
use axum::{
    extract::{Path, RawQuery},
    response::Response,
};
use tournament::{At, Event, Late, Source, TableState, Tournament};
use wording::{Lexicon, capitalised, msg};

use super::{
    act::Trouble,
    asked::{Asked, at as place, shown},
    chips::{Choice, PartyView, kinds, parties, steps},
    entry::{Form, reason},
    glance::short_names,
    rights::who,
    transcript::{MOST, NOT_PLAYED, Read, Transcript, game_fields, marks},
    typed::{Fixed, Pairs, Typed},
};
use crate::{
    body::Sent,
    clock,
    failure::Failure,
    page::{Shell, onwards},
};

struct Row {
    index: usize,
    /// Of the game, as the paper has it.
    number: u8,
    kind: String,
    trumps: Vec<Choice>,
    /// What the penalty points of a game that was not played are for.
    why: String,
    cells: Vec<String>,
    game: GameView,
    /// How it is understood, what is asked about it, or what is wrong with it.
    read: Read,
}

/// A game told instead of its points, with the fields of the telephones.
struct GameView {
    kinds: Vec<Choice>,
    who: Vec<bool>,
    steps: Vec<Choice>,
    augen: String,
    parties: Vec<PartyView>,
}

#[derive(Template)]
#[template(path = "hall/grid.html")]
struct GridPage {
    shell: Shell,
    base: String,
    heading: String,
    trouble: Option<String>,
    /// So many lines were entered since the form was opened, and the button that leaves out as many here.
    more: usize,
    skip: String,
    second: bool,
    late: bool,
    players: Vec<(u8, String)>,
    marks: Vec<(&'static str, String)>,
    rows: Vec<Row>,
    by: String,
    first: usize,
    /// So many rows beyond those that are left to be played: lines that do not count.
    beyond: usize,
    key: String,
}

/// So many rows one tap adds.
const MORE_ROWS: usize = 4;

/// The lines that are to be typed: those that are missing, or those that nobody has read a second time.
fn missing(table: &TableState, second: bool) -> (usize, usize) {
    if second {
        let unread = table.unread();
        (unread.start, unread.len())
    } else {
        (table.list().lines().len(), usize::from(table.list().round().left()))
    }
}

/// Is time up at this table, while counted games are left? What is typed then must have been played before; the page says so.
fn is_late(tournament: &Tournament, at: At) -> bool {
    tournament.table(at).is_ok_and(TableState::has_games_to_strike)
        && bulletin::clock::is_over(tournament, at, clock::seconds())
}

/// What was typed of a list: where time is up, its last Pflichtsoli are those that are forced.
fn transcript<'a, T: Typed>(
    from: &'a T,
    (tournament, at, table): (&'a Tournament, At, &'a TableState),
    words: &Lexicon,
) -> Transcript<'a, T> {
    let transcript = Transcript::of(from, tournament, table);
    if is_late(tournament, at) { transcript.after_time(words) } else { transcript }
}

fn game_view(from: &impl Typed, index: usize, positions: u8, words: &Lexicon) -> GameView {
    let form = Form::read(&game_fields(from, index));
    let (plain, solos) = kinds(&form, words);
    GameView {
        kinds: plain.into_iter().chain(solos).collect(),
        who: (1..=positions).map(|p| form.who.iter().any(|who| who.number() == p)).collect(),
        steps: steps(&form, words).concat(),
        augen: form.augen.clone(),
        parties: parties(&form, words),
    }
}

/// Why the lines were not entered.
#[derive(Default)]
struct Said {
    trouble: Option<String>,
    /// The number of lines at which the form was opened: it stays what it was, so that nothing is entered twice,
    /// until somebody leaves out what stands there already.
    opened: Option<usize>,
}

/// The page: with what was typed, and what is to be said of each line.
async fn grid(asked: Asked, at: At, from: &impl Typed, said: Said) -> Result<Response, Failure> {
    asked.only(asked.rights.organises)?;
    let words = asked.words();
    let second = from.one("second") == "yes";
    let (_, tournament) = asked.open.now().await?;
    let table = tournament.table(at).map_err(|_| Failure::NotFound)?;
    let positions = table.list().round().size().players();
    let (now, left) = missing(table, second);
    let first = said.opened.unwrap_or(now);
    let added = if from.one("add-rows").is_empty() { 0 } else { MORE_ROWS };
    let beyond = from.one("beyond").parse::<usize>().unwrap_or(0).min(MOST) + added;
    let (count, more) = (left + beyond + now.saturating_sub(first), now.saturating_sub(first));
    let typed = !from.one("first").is_empty();
    let mut reads = match typed && !second && more == 0 {
        true => transcript(from, (&tournament, at, table), words).check(words).reads,
        false => Vec::new(),
    };
    reads.reverse();
    // A game that was not played is dealt again under its number.
    let begins = table.list().name(first + 1).map_or(1, |name| name.game);
    let played = |index: &usize| from.one(&format!("k{index}")) != NOT_PLAYED;
    let number = |index: usize| match table.list().name(first + index + 1).filter(|_| second) {
        Some(name) => name.game,
        None => begins.saturating_add(u8::try_from((0..index).filter(played).count()).unwrap_or(u8::MAX)),
    };
    let row = |index: usize| {
        let trumps = Form { kind: from.one(&format!("t{index}")).to_owned(), ..Form::default() };
        Row {
            index,
            number: number(index),
            kind: from.one(&format!("k{index}")).to_owned(),
            trumps: kinds(&trumps, words).1,
            why: reason(from.one(&format!("w{index}"))),
            cells: (1..=positions)
                .map(|p| from.one(&format!("p{index}-{p}")).chars().take(40).collect())
                .collect(),
            game: game_view(from, index, positions, words),
            read: reads.pop().unwrap_or_default(),
        }
    };
    let by = from.one("by").trim();
    let page = GridPage {
        base: asked.to(&format!("/{}/{}", at.round, at.table)),
        heading: capitalised(&bulletin::say::at(at, words)),
        trouble: said.trouble,
        more,
        skip: words.say(msg::HallSkipLines { n: more }),
        second,
        late: is_late(&tournament, at) && !second,
        players: (1..).zip(short_names(&tournament, table)).collect(),
        marks: marks(words),
        rows: (0..count.min(MOST)).map(row).collect(),
        by: match by.is_empty() {
            true => who(&asked.app, &asked.person).await?,
            false => by.chars().take(80).collect(),
        },
        first,
        beyond,
        key: crate::page::new_key("hall")?,
        shell: asked.shell(&capitalised(&bulletin::say::at(at, words))),
    };
    shown(&page, page.trouble.is_some())
}

/// `/hall/{name}/{round}/{table}/list`, with `?second=yes` for the second reading.
pub async fn page(
    asked: Asked,
    Path((_, round, table)): Path<(String, String, String)>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let at = place(&round, &table)?;
    grid(asked, at, &Pairs::of(query.as_deref()), Said::default()).await
}

/// `POST /hall/{name}/{round}/{table}/list`
pub async fn enter(
    asked: Asked,
    Path((_, round, table)): Path<(String, String, String)>,
    sent: Sent,
) -> Result<Response, Failure> {
    let at = place(&round, &table)?;
    asked.only(asked.rights.organises)?;
    let words = asked.words();
    let by = sent.fields.line("by", 80)?;
    let second = sent.fields.get("second") == "yes";
    let first: usize = sent.number("first")?;
    let (_, now) = asked.open.now().await?;
    let table = now.table(at).map_err(|_| Failure::NotFound)?;
    // What stands there already is left out, and the rest is looked at again.
    if !sent.fields.get("skip").is_empty() {
        let skipped = missing(table, second).0.saturating_sub(first);
        let rest = Fixed { all: &sent.fields, fixed: Vec::new(), skipped };
        return grid(asked, at, &rest, Said::default()).await;
    }
    if !sent.fields.get("add-rows").is_empty() {
        return grid(asked, at, &sent.fields, Said::default()).await;
    }
    // What was meant by a line is tapped: its fields are those of what was meant. It was asked about the list as it
    // was when the form was opened.
    let fix = if missing(table, second).0 == first { sent.fields.get("fix") } else { "" };
    let fixed = transcript(&sent.fields, (&now, at, table), words).fixed(fix, words);
    let decide = |tournament: &Tournament| {
        let table = tournament.table(at)?;
        if missing(table, second).0 != first {
            return Err(Trouble::Meanwhile);
        }
        let (lines, struck) = match second {
            true => (Transcript::of(&fixed, tournament, table).lines(words), None),
            false => {
                let checked = transcript(&fixed, (tournament, at, table), words).check(words);
                (checked.lines, checked.struck)
            }
        };
        let lines = lines.map_err(Trouble::Typed)?;
        if lines.is_empty() {
            return Err(Trouble::Typed(words.say(msg::HallNothingTyped)));
        }
        let is_late = is_late(tournament, at);
        let late = |index: usize| match struck.is_some_and(|struck| struck <= index) {
            true => Late::Pflichtsolo,
            false => Late::Played,
        };
        let event = |(index, line)| match second {
            true => Event::SecondReading { at, line },
            false => {
                let late = is_late.then(|| late(index));
                Event::LineEntered { at, line, how: Source::Clerk, anyway: None, late }
            }
        };
        Ok(lines.into_iter().enumerate().map(event).collect())
    };
    let done = asked.act(&by, sent.key.clone(), decide).await;
    let Err(trouble) = done else {
        return Ok(onwards(&asked.to(&format!("/{}/{}?saved", at.round, at.table))));
    };
    let opened = matches!(trouble, Trouble::Meanwhile).then_some(first);
    let said = Said { trouble: Some(asked.why(trouble).await?), opened };
    grid(asked, at, &fixed, said).await
}
