//! The rounds with their tables at a glance, the clock, and what the organiser does with a round.

use std::{cmp::Reverse, sync::Arc};

use askama::Template;
use axum::{extract::Path, response::Response};
use tournament::{At, CloseError, Event, Refused, RoundClock, Seated, TableState, Tournament};
use wording::{Lexicon, capitalised, msg};

use super::{
    act::Trouble,
    asked::{Asked, Frame, Here, shown},
    book::stamp,
    glance::{Glance, Left, at_position, clocks, glance, name, short_names},
    home::seed,
    ruled::points,
};
use crate::{
    body::Sent,
    clock::{self, TimeZone},
    failure::Failure,
    page::{self, Question, Shell, onwards},
};

/// So many minutes are added or taken back by one tap.
const MORE: i16 = 5;

struct RoundView {
    number: usize,
    heading: String,
    state: String,
    running: bool,
    closed: bool,
    /// Something is entered.
    begun: bool,
    /// The words on the button that opens it again, as long as that can be.
    reopen: Option<String>,
    /// When it was called.
    called: Option<String>,
    /// Since when its clock stands.
    stands: Option<String>,
    /// It has more minutes than were planned.
    more: Option<String>,
    left: Vec<(String, Left)>,
    tables: Vec<Glance>,
    all_complete: bool,
    /// Some tables have games that time would strike.
    playing: bool,
    /// Time is up at all of them.
    over: bool,
}

#[derive(Template)]
#[template(path = "hall/overview.html")]
struct OverviewPage {
    shell: Shell,
    frame: Frame,
    trouble: Option<String>,
    rounds: Vec<RoundView>,
    /// Lists of rounds that are over to which games have come since.
    late: Vec<(String, String)>,
    drawn: bool,
    /// All drawn rounds are over: the next one is to be drawn.
    to_draw: Option<String>,
    lots: bool,
    /// Lots were drawn.
    drawn_lots: bool,
    timed: bool,
    /// The words on the button that takes the call of a round back.
    call_back: String,
    minutes: usize,
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
    // The running round first, then what comes, then what was, the newest on top.
    let mut rounds: Vec<RoundView> = rounds.collect();
    rounds.sort_by_key(|round| (!round.running, round.closed, round.closed.then_some(Reverse(round.number))));
    let late = late(&tournament, &base, words);
    let drawn = tournament.rounds().len();
    let to_draw = tournament.running().is_none() && drawn < tournament.setup().rounds;
    let page = OverviewPage {
        trouble,
        rounds,
        late,
        drawn: drawn > 0,
        to_draw: to_draw.then(|| words.say(msg::HallDrawNext { round: &(drawn + 1).to_string() })),
        lots: tournament.has_lots() && tournament.begun() > 0 || !tournament.lots().is_empty(),
        drawn_lots: !tournament.lots().is_empty(),
        timed: tournament.is_timed(),
        call_back: words.say(msg::CourseCallBackButton { timed: tournament.is_timed() }),
        minutes: usize::from(MORE.unsigned_abs()),
        now: clock::seconds(),
        key: page::new_key("hall")?,
        frame: asked.frame(&tournament, number, Here::Tables),
        shell: asked.shell(&tournament.setup().name),
    };
    shown(&page, page.trouble.is_some())
}

/// The lists of rounds that are over to which games have come since: where, and which.
fn late(tournament: &Tournament, base: &str, words: &Lexicon) -> Vec<(String, String)> {
    let closed = tournament.rounds().iter().zip(1..).filter(|(seated, _)| seated.closed);
    let tables = closed.flat_map(|(seated, round)| {
        seated.tables.iter().zip(1..).map(move |(table, number)| (At { round, table: number }, table))
    });
    let said = |(at, table): (At, &Arc<TableState>)| {
        Some((format!("{base}/{}/{}", at.round, at.table), games_left(at, table, words)?))
    };
    tables.filter_map(said).collect()
}

/// The games that have come to a list after it was over.
fn games_left(at: At, table: &TableState, words: &Lexicon) -> Option<String> {
    let left: Vec<&str> = table.left_open().map(|left| &*left.said).collect();
    let text = words.say(msg::HallGamesLeft { n: left.len(), games: &left.join("; ") });
    let place = capitalised(&bulletin::say::at(at, words));
    (!left.is_empty()).then(|| format!("{place}: {text}"))
}

/// What nobody has settled in a round whose lists are complete: penalty points that stand in no line, games that came too
/// late, tables that call the referee.
fn unsettled(tournament: &Tournament, round: usize, words: &Lexicon) -> Vec<String> {
    let mut open = Vec::new();
    let tables =
        tournament.round(round).iter().flat_map(|seated| seated.tables.iter().zip(1..)).collect::<Vec<_>>();
    for (table, number) in tables {
        let at = At { round, table: number };
        let place = &capitalised(&bulletin::say::at(at, words));
        open.extend(table.noted().iter().filter(|noted| noted.is_open()).map(|noted| {
            let points = &points(&short_names(tournament, table), &noted.penalty, words);
            let who = |position| at_position(tournament, table, position);
            let why = &bulletin::show::noted_why(noted, &who, words);
            words.say(msg::CourseAskCloseNoted { at: place, points, why })
        }));
        open.extend(table.appeals_open().map(|(_, appeal)| {
            let said = bulletin::show::appeal(table, appeal, &|number| name(tournament, number), words);
            format!("{place}: {said}")
        }));
        open.extend(games_left(at, table, words));
        open.extend(tournament.call(at).map(|_| words.say(msg::RefereeHasCalled { at: place })));
    }
    open
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
    let mut playing = tournament.still_playing(number).map(|(at, _)| at).peekable();
    let over = |at| bulletin::clock::is_over(tournament, at, clock::seconds());
    let all_complete = !tables.is_empty() && tables.iter().all(|table| table.complete);
    RoundView {
        number,
        heading,
        state: match seated {
            // That it was called is said beside it.
            Some(seated) if !seated.has_begun() && seated.clock().is_some() => String::new(),
            seated => bulletin::show::round(seated, words),
        },
        running,
        closed: seated.is_some_and(|seated| seated.closed),
        begun: seated.is_some_and(Seated::has_begun),
        reopen: tournament
            .can_reopen(number)
            .is_ok()
            .then(|| words.say(msg::CourseReopen { round: &number.to_string() })),
        called: seated.and_then(|seated| seated.clock()).map(|clock| {
            words.say(msg::HallCalledAt { at: &clock::of_day(&clock.called.when, zone, words.lang()) })
        }),
        stands: seated.and_then(|seated| seated.clock()?.paused()).map(|stamp| {
            words.say(msg::CourseStandingSince { at: &clock::of_day(&stamp.when, zone, words.lang()) })
        }),
        more: seated
            .and_then(|seated| usize::try_from(seated.clock()?.extended()).ok())
            .filter(|n| *n > 0)
            .map(|n| words.say(msg::CourseHasMore { n })),
        left: seated
            .filter(|seated| running && !seated.closed)
            .map_or_else(Vec::new, |seated| clocks(tournament, seated, words)),
        tables,
        all_complete,
        playing: playing.peek().is_some(),
        over: playing.all(over),
    }
}

/// `/hall/{name}`
pub async fn page(asked: Asked) -> Result<Response, Failure> {
    overview(asked, None).await
}

/// `POST /hall/{name}/rounds/{round}`: the round is called, its clock stopped or prolonged, the round is over, or
/// lots are drawn. What would be lost is asked about first.
pub async fn change(
    asked: Asked,
    Path((_, round)): Path<(String, String)>,
    sent: Sent,
) -> Result<Response, Failure> {
    asked.only(asked.rights.organises)?;
    let round: usize = round.parse().map_err(|_| Failure::NotFound)?;
    let event = match sent.fields.get("do") {
        "time-up" => return super::time_up::change(asked, round, sent).await,
        "start" => Event::RoundStarted { round },
        "start-back" => Event::StartTakenBack { round },
        "pause" => Event::ClockPaused { round },
        "go-on" => Event::ClockGoesOn { round },
        "more" => Event::ClockExtended { round, minutes: MORE },
        "less" => Event::ClockExtended { round, minutes: -MORE },
        "close" => Event::RoundClosed { round },
        "reopen" => Event::RoundReopened { round, why: sent.fields.line("why", 200)? },
        "lots" => Event::LotsDrawn { seed: seed()? },
        "lots-back" => Event::LotsTakenBack,
        other => return Err(Failure::Unreadable(format!("`{other}` cannot be done with a round"))),
    };
    let (_, tournament) = asked.open.now().await?;
    if !sent.fields.is_sure()
        && let Some(question) = question(&event, &tournament, (asked.words(), &asked.person.zone))
    {
        let to = (asked.to(&format!("/rounds/{round}")), asked.to(""));
        return page::ask(asked.person, question, &sent.fields, to);
    }
    let done = asked.act("", sent.key, |_| Ok::<_, Trouble>(vec![event.clone()])).await;
    let Err(trouble) = done else { return Ok(onwards(&asked.to(""))) };
    let short = match &trouble {
        Trouble::Refused(refused) => match **refused {
            Refused::Incomplete { at, error: CloseError::GamesLeft { .. } } => tournament.table(at).ok(),
            _ => None,
        },
        _ => None,
    };
    let words = asked.words();
    let way = short.map(|table| match table.list().awaits_running() {
        true => words.say(msg::CourseCloseAwaits),
        false => words.say(msg::CourseCloseTimeUp { button: &words.say(msg::CourseAllTimeUp) }),
    });
    let said = [Some(asked.why(trouble).await?), way].into_iter().flatten().collect::<Vec<_>>().join(" ");
    overview(asked, Some(said)).await
}

/// What is asked before this is done, if something would be lost by it: what it is, what comes of it, and yes.
fn question(
    event: &Event,
    tournament: &Tournament,
    (words, zone): (&Lexicon, &TimeZone),
) -> Option<Question> {
    let since = |clock: &RoundClock| clock::of_day(&clock.called.when, zone, words.lang());
    let back = || words.say(msg::CourseCanBeBack);
    let timed = tournament.is_timed();
    match event {
        Event::RoundStarted { round } => {
            let at = since(tournament.round(*round).ok()?.clock()?);
            let heading = words.say(msg::CourseAskCallAgain { round: &round.to_string(), timed });
            let lines = vec![words.say(msg::CourseAskCallAgainWhat { at: &at, timed }), back()];
            let yes = if timed { words.say(msg::HallCallAgain) } else { words.say(msg::HallCall) };
            Some(Question { heading, lines, yes })
        }
        // What keeps it from being closed is said without a question.
        Event::RoundClosed { round } => {
            tournament.clone().apply(&stamp("?", &clock::now()), event).ok()?;
            let heading = words.say(msg::CourseAskClose { round: &round.to_string() });
            let what = words.say(msg::CourseAskCloseWhat);
            let lines = unsettled(tournament, *round, words).into_iter().chain([what]).collect();
            Some(Question { heading, lines, yes: words.say(msg::HallClose) })
        }
        Event::RoundReopened { round, .. } => {
            tournament.clone().apply(&stamp("?", &clock::now()), event).ok()?;
            let round = &round.to_string();
            let heading = words.say(msg::CourseAskReopen { round });
            let lines = vec![words.say(msg::CourseAskReopenWhat)];
            Some(Question { heading, lines, yes: words.say(msg::CourseReopen { round }) })
        }
        Event::StartTakenBack { round } => {
            let clocks = &tournament.round(*round).ok()?.clocks;
            let before = clocks.len().checked_sub(2).and_then(|before| clocks.get(before));
            let what = match before {
                Some(clock) => words.say(msg::CourseAskCallBackBefore { at: &since(clock), timed }),
                None => words.say(msg::CourseAskCallBackNone { round: &round.to_string(), timed }),
            };
            Some(Question {
                heading: words.say(msg::CourseAskCallBack { timed }),
                lines: vec![what],
                yes: words.say(msg::CourseTakeBack),
            })
        }
        Event::LotsDrawn { .. } if !tournament.lots().is_empty() => {
            let lines = vec![words.say(msg::CourseAskLotsWhat), back()];
            Some(Question { heading: words.say(msg::CourseAskLots), lines, yes: words.say(msg::HallLots) })
        }
        Event::LotsTakenBack => {
            let what = match tournament.lots().len() {
                0 | 1 => words.say(msg::CourseAskLotsBackNone),
                _ => words.say(msg::CourseAskLotsBackBefore),
            };
            Some(Question {
                heading: words.say(msg::CourseAskLotsBack),
                lines: vec![what],
                yes: words.say(msg::CourseTakeBack),
            })
        }
        _ => None,
    }
}
