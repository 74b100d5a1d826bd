//! The rounds with their tables at a glance, the clock, and what the organiser does with a round.

use askama::Template;
use axum::{
    body::Bytes,
    extract::{Path, State},
    http::HeaderMap,
    response::Response,
};
use tournament::{At, Event, Seated, TableSize, Tournament};
use wording::{Lexicon, msg};

use super::{
    act::Trouble,
    asked::{Asked, Frame, Here, Sent, new_key, shown},
    glance::{Glance, Left, glance, left},
    home::seed,
};
use crate::{
    app::App,
    clock::{self, TimeZone},
    failure::Failure,
    page::{Shell, onwards},
    person::Person,
};

struct RoundView {
    number: usize,
    heading: String,
    state: String,
    running: bool,
    closed: bool,
    /// When it was called.
    called: Option<String>,
    left: Vec<(String, Left)>,
    tables: Vec<Glance>,
    all_complete: bool,
}

#[derive(Template)]
#[template(path = "hall/overview.html")]
struct OverviewPage {
    shell: Shell,
    frame: Frame,
    trouble: Option<String>,
    rounds: Vec<RoundView>,
    players: usize,
    drawn: bool,
    lots: bool,
    now: i64,
    key: String,
}

async fn overview(asked: Asked, trouble: Option<String>) -> Result<Response, Failure> {
    asked.only(asked.rights.directs)?;
    let words = asked.words();
    let (number, tournament) = asked.open.now().await?;
    let base = asked.to("");
    let rounds = (1..=tournament.setup().rounds)
        .map(|round| view(&tournament, round, &base, (words, &asked.person.zone)));
    // The running round first, then what comes, then what was.
    let mut rounds: Vec<RoundView> = rounds.collect();
    rounds.sort_by_key(|round| (!round.running, round.closed));
    let page = OverviewPage {
        trouble,
        rounds,
        players: tournament.roster().players().count(),
        drawn: !tournament.rounds().is_empty(),
        lots: tournament.setup().tie_breaks.contains(&tournament::Tie::Lot),
        now: clock::seconds(),
        key: new_key()?,
        frame: asked.frame(&tournament, number, Here::Tables),
        shell: asked.shell(&tournament.setup().name),
    };
    shown(&page, page.trouble.is_some())
}

fn view(
    tournament: &Tournament,
    number: usize,
    base: &str,
    (words, zone): (&Lexicon, &TimeZone),
) -> RoundView {
    let heading = words.say(msg::TournamentHeadingRound { round: &number.to_string() });
    let seated = tournament.round(number).ok();
    let tables: Vec<Glance> = seated
        .iter()
        .flat_map(|seated| seated.tables.iter().zip(1..))
        .map(|(table, n)| glance(tournament, At { round: number, table: n }, table, base, words))
        .collect();
    let running = tournament.running() == Some(number);
    let all_complete = !tables.is_empty() && tables.iter().all(|table| table.complete);
    RoundView {
        number,
        heading,
        state: match seated {
            // That it was called is said beside it.
            Some(seated) if !seated.has_begun() && seated.started.is_some() => String::new(),
            seated => bulletin::show::round(seated, words),
        },
        running,
        closed: seated.is_some_and(|seated| seated.closed),
        called: seated
            .and_then(|seated| seated.started.as_ref())
            .map(|stamp| words.say(msg::HallCalledAt { at: &clock::of_day(&stamp.when, zone) })),
        left: seated
            .filter(|seated| running && !seated.closed)
            .map_or_else(Vec::new, |seated| times(tournament, seated, words)),
        tables,
        all_complete,
    }
}

/// The time of the tables of four, and of those of five, if there are some.
fn times(tournament: &Tournament, seated: &Seated, words: &Lexicon) -> Vec<(String, Left)> {
    let has = |size: TableSize| seated.tables.iter().any(|table| table.list().round().size() == size);
    [TableSize::Four, TableSize::Five]
        .into_iter()
        .filter(|size| has(*size))
        .filter_map(|size| {
            let name = match size {
                TableSize::Four => words.say(msg::HallFours),
                TableSize::Five => words.say(msg::HallFives),
            };
            Some((name, left(tournament, seated, size, words)?))
        })
        .collect()
}

/// `/hall/{name}`
pub async fn page(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
) -> Result<Response, Failure> {
    overview(Asked::of(app, person, &name).await?, None).await
}

/// `POST /hall/{name}/rounds/{round}`: the round is called, is over, or lots are drawn.
pub async fn change(
    State(app): State<App>,
    person: Person,
    Path((name, round)): Path<(String, String)>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    asked.only(asked.rights.organises)?;
    let sent = Sent::read(&headers, &body)?;
    let round: usize = round.parse().map_err(|_| Failure::NotFound)?;
    let event = match sent.fields.get("do") {
        "start" => Event::RoundStarted { round },
        "close" => Event::RoundClosed { round },
        "lots" => Event::LotsDrawn { seed: seed()? },
        other => return Err(Failure::Unreadable(format!("`{other}` cannot be done with a round"))),
    };
    let done = asked.act("", sent.key, |_| Ok::<_, Trouble>(vec![event.clone()])).await;
    let Err(trouble) = done else { return Ok(onwards(&asked.to(""))) };
    let said = asked.why(trouble).await?;
    overview(asked, Some(said)).await
}
