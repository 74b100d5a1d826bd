//! The draw: rounds drawn, seated by hand, and what is to be said about it.

use std::cmp::Reverse;

use askama::Template;
use axum::response::Response;
use store::{Appended, Key};
use tournament::{Event, Finding, Found, Redraw, Seated, Tables, Tournament, read_tables};
use wording::{Lexicon, msg};

use super::{
    act::Trouble,
    asked::{Asked, Frame, Here, shown},
    glance::named_at,
    home::seed,
    players::split,
    typed::number,
};
use crate::{
    body::Sent,
    clock::{self, TimeZone},
    failure::Failure,
    page::{self, Question, Shell, onwards},
};

struct TableView {
    heading: String,
    players: Vec<(u32, String)>,
}

struct RoundView {
    number: usize,
    heading: String,
    tables: Vec<TableView>,
    notes: Vec<String>,
    /// The seating as start numbers, to be changed; `None` once the round has begun.
    text: Option<String>,
    /// It was typed, and refused.
    typed: bool,
}

#[derive(Template)]
#[template(path = "hall/seating.html")]
struct SeatingPage {
    shell: Shell,
    frame: Frame,
    trouble: Option<String>,
    split: String,
    rounds: Vec<RoundView>,
    next: Option<String>,
    several: bool,
    again: bool,
    /// The first round whose seating of before can be brought back.
    redrawn: Option<(usize, String)>,
    /// The number of the draw that was typed, and refused.
    seed: String,
    key: String,
}

/// A seating that was typed: the round, and what was typed.
type Typed = (usize, String);

/// The page; `seed` and `typed` are what was typed and refused.
async fn seating(
    asked: Asked,
    trouble: Option<String>,
    (seed, typed): (String, Option<Typed>),
) -> Result<Response, Failure> {
    asked.only(asked.rights.directs)?;
    let words = asked.words();
    let (number, tournament) = asked.open.now().await?;
    let (drawn, all) = (tournament.rounds().len(), tournament.setup().rounds);
    // In the order in which they are read out from now on; those that are over stand below, the last of them first.
    let mut rounds: Vec<(&Seated, usize)> = tournament.rounds().iter().zip(1..).collect();
    rounds.sort_by_key(|(seated, round)| (seated.closed, seated.closed.then_some(Reverse(*round))));
    let next = (drawn < all).then_some(drawn + 1);
    let there = tournament.roster().players().filter(|p| p.is_there(next.unwrap_or(drawn))).count();
    let page = SeatingPage {
        trouble,
        split: split(there, tournament.setup().remainder, words).0,
        rounds: rounds
            .into_iter()
            .map(|(seated, round)| view(&tournament, round, seated, (words, &asked.person.zone)))
            .map(|round| round.with(typed.as_ref()))
            .collect(),
        next: next.map(|round| words.say(msg::HallDrawNext { round: &round.to_string() })),
        several: drawn + 1 < all,
        again: tournament.begun() < drawn,
        redrawn: tournament
            .redrawn()
            .map(|round| (round, words.say(msg::CourseDrawBackButton { round: &round.to_string() }))),
        seed,
        key: page::new_key("hall")?,
        frame: asked.frame(&tournament, number, Here::Seating),
        shell: asked.shell(&words.say(msg::HallSeating)),
    };
    shown(&page, page.trouble.is_some())
}

impl RoundView {
    /// With what was typed for it.
    fn with(self, typed: Option<&Typed>) -> RoundView {
        match typed {
            Some((number, text)) if *number == self.number => {
                RoundView { text: self.text.map(|_| text.clone()), typed: true, ..self }
            }
            _ => self,
        }
    }
}

fn view(
    tournament: &Tournament,
    number: usize,
    seated: &Seated,
    (words, zone): (&Lexicon, &TimeZone),
) -> RoundView {
    let tables: Tables = seated.tables.iter().map(|table| table.players().to_vec()).collect();
    let table = |(table, n): (&Vec<tournament::Number>, usize)| TableView {
        heading: words.say(msg::TournamentHeadingTable { table: &n.to_string() }),
        players: table.iter().map(|player| player.0).zip(named_at(tournament, seated, n, words)).collect(),
    };
    // What was found is of a whole draw: it is said once, at its last round.
    let found = seated.found.filter(|_| {
        tournament
            .round(number + 1)
            .map_or(true, |next| (next.found, next.seed) != (seated.found, seated.seed))
    });
    // Club mates are apart in round 1: a draw of later rounds has nothing to say about them.
    let with_first =
        tournament.round(1).is_ok_and(|first| (first.found, first.seed) == (seated.found, seated.seed));
    let found = found.map(|found| if with_first { found } else { Found { club_mates: 0, ..found } });
    let mut notes: Vec<String> = found.map(|found| bulletin::say::found(found, words)).unwrap_or_default();
    if let Some(stamp) = &seated.edited {
        notes.push(
            words
                .say(msg::HallByHand { by: &stamp.who, at: &clock::of_day(&stamp.when, zone, words.lang()) }),
        );
        let findings = tournament.findings(number, &tables).unwrap_or_default();
        let said = |finding: &Finding| bulletin::say::finding(finding, Some(tournament), words);
        notes.extend(findings.iter().map(said));
    }
    notes.extend(bulletin::show::springers_of(tournament, number, words));
    notes.extend(bulletin::show::only_fours_of(tournament, seated, words));
    let line =
        |table: &Vec<tournament::Number>| table.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    RoundView {
        number,
        heading: words.say(msg::TournamentHeadingRound { round: &number.to_string() }),
        notes,
        text: (!seated.has_begun()).then(|| tables.iter().map(line).collect::<Vec<_>>().join("\n")),
        typed: false,
        tables: tables.iter().zip(1..).map(table).collect(),
    }
}

/// `/hall/{name}/seating`
pub async fn page(asked: Asked) -> Result<Response, Failure> {
    seating(asked, None, Default::default()).await
}

/// `POST /hall/{name}/seating`
pub async fn change(asked: Asked, sent: Sent) -> Result<Response, Failure> {
    asked.only(asked.rights.organises)?;
    if !sent.fields.is_sure()
        && let Some(question) = question(sent.fields.get("do"), &asked).await?
    {
        let to = (asked.to("/seating"), asked.to("/seating"));
        return page::ask(asked.person, question, &sent.fields, to);
    }
    let (done, typed) = match sent.fields.get("do") {
        "by-hand" => {
            let typed = (sent.number("round")?, sent.fields.text("tables", 20_000)?);
            (by_hand(&asked, sent.key, &typed).await, Some(typed))
        }
        "draw-back" => {
            let event = Event::DrawTakenBack { from: sent.number("from")? };
            (asked.act("", sent.key, |_| Ok(vec![event.clone()])).await, None)
        }
        which => {
            let which = match which {
                "next" => Redraw::Next,
                "rest" => Redraw::Rest,
                "again" => Redraw::NotBegun,
                other => return Err(Failure::Unreadable(format!("`{other}` cannot be drawn"))),
            };
            let seed = match sent.fields.get("seed").trim() {
                "" => Ok(seed()?),
                typed => number(typed, asked.words()),
            };
            let done = match seed {
                Ok(seed) => {
                    asked.act("", sent.key, |tournament| Ok(vec![tournament.draw(which, seed)?])).await
                }
                Err(trouble) => Err(trouble),
            };
            (done, None)
        }
    };
    let Err(trouble) = done else { return Ok(onwards(&asked.to("/seating"))) };
    let said = asked.why(trouble).await?;
    let seed = sent.fields.get("seed").trim().to_owned();
    seating(asked, Some(said), (seed, typed)).await
}

/// What is asked before rounds are seated otherwise that are drawn.
async fn question(wanted: &str, asked: &Asked) -> Result<Option<Question>, Failure> {
    let (_, tournament) = asked.open.now().await?;
    let words = asked.words();
    Ok(match wanted {
        "again" => {
            let (first, drawn) = (tournament.first_not_begun(), tournament.rounds().len());
            let n = (drawn + 1).saturating_sub(first);
            let what = words.say(msg::CourseAskRedrawWhat { n, round: &first.to_string() });
            let lines = vec![what, words.say(msg::CourseRedrawBack)];
            let (heading, yes) = (words.say(msg::CourseAskRedraw), words.say(msg::CourseRedrawYes));
            Some(Question { heading, lines, yes })
        }
        "draw-back" => {
            let round = &tournament.redrawn().unwrap_or(1).to_string();
            let what = words.say(msg::CourseAskDrawBackWhat { round });
            let (heading, yes) = (words.say(msg::CourseAskDrawBack), words.say(msg::CourseTakeBack));
            Some(Question { heading, lines: vec![what], yes })
        }
        _ => None,
    })
}

/// Seats a round as it was typed: a line a table.
async fn by_hand(asked: &Asked, key: Option<Key>, (round, typed): &Typed) -> Result<Appended, Trouble> {
    // People part numbers by blanks as well.
    let tables = read_tables(&typed.replace([' ', ','], ";").replace(";;", ";")).map_err(|error| {
        let (line, found) = (error.line, error.found.as_str());
        Trouble::Typed(asked.words().say(msg::HallSeatingLine { line, found }))
    })?;
    let event = Event::SeatingEdited { round: *round, tables };
    asked.act("", key, |_| Ok(vec![event.clone()])).await
}
