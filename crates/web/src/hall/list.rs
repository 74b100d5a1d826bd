//! The list of a table: on the telephones of the table, and for the tournament management.

use askama::Template;
use axum::{
    extract::{Path, RawQuery},
    response::Response,
};
use tournament::{
    At, Deal, Event, LeftGame, Line, Number, Position, Reading, Refused, TableState, Tournament,
};
use wording::{Lexicon, capitalised, msg};

use super::{
    act::Trouble,
    appeal::{self, Appeals},
    asked::{Asked, Frame, Here, at as place, shown},
    enter::There,
    foreseen::{foreseen, no_more_drawn, stops, to_draw_again, undrawn},
    glance::{Left, Note, at_position, changed_seats, left_at, name, notes, short_names},
    prizes::takes_back,
    quick::{About, Quick, worth_said},
    referee::Referee,
    rows::{Row, rows},
    ruled::points,
    typed::{self, Pairs, Typed},
};
use crate::{
    body::Sent,
    clock::{self, TimeZone},
    failure::Failure,
    page::{self, Question, Shell, onwards},
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
    referee: Referee,
    /// Penalty points that wait for the game being played, with their numbers.
    noted: Vec<(usize, String)>,
    appeals: Appeals,
    /// Games that came from devices when the list was over, as they call them.
    games_left: Vec<(String, String)>,
    /// The device of whoever looks may have games of this list, from when it was not over.
    keeps: bool,
    left: Option<Left>,
    now: i64,
    /// Rounds that are not drawn any more since somebody left, and what the way to the draw is called.
    to_draw: Option<(String, String)>,
    /// The form of the next game, or of a line that is put right.
    quick: Option<Quick>,
    /// It is that of the next game: a line that is put right has its reason in the form already.
    about_next: bool,
    seats: Vec<Seat>,
    rows: Vec<Row>,
    /// The line that came last, in a few words.
    newest: Option<String>,
    complete: bool,
    notes: Vec<Note>,
    trace: Vec<String>,
    /// The line that whoever looks may strike.
    strikes: Option<usize>,
    /// That the table has stopped, and what lapsed.
    ended: Option<String>,
    /// Time that was added.
    extra: Option<String>,
    /// Who sits at another table too, and the way to that list for those who keep both.
    springers: Vec<String>,
    twin: Option<(String, String)>,
    /// Everybody at the table: start number, name, and whether he keeps the list.
    people: Vec<(u32, String, bool)>,
    keeper: Option<String>,
    /// May whoever looks say who keeps the list, and end it?
    names_keeper: bool,
    directs: bool,
    clock: bool,
    /// How many minutes are to be added, and why: as it was typed, where that was refused.
    minutes: String,
    added_why: String,
    playing: bool,
    /// Who has left while the others play on, and who sits in for whom.
    changed_seats: Vec<String>,
    /// One of them can leave, and the others play on.
    can_spare: bool,
    /// Those who are there, and could leave or be stood in for.
    here: Vec<(u32, String)>,
    /// Who has left, and may have been meant to stay.
    gone: Vec<(u32, String)>,
    /// For whom somebody sits in, until he plays himself again.
    stood_in_for: Vec<(u32, String)>,
    closed: bool,
    /// Games are left that are struck when time is up.
    strikes_games: bool,
    /// Who struck the games left, when and why; and whether one that was being played is still to come.
    struck_by: Option<String>,
    awaits: bool,
    others: Vec<(String, String, bool)>,
    /// Where the device goes on, once another round is drawn.
    moved: Option<(String, String)>,
    key: String,
}

/// The page, with what was typed.
pub async fn show(asked: Asked, at: At, from: &impl Typed, said: Said) -> Result<Response, Failure> {
    let words = asked.words();
    let (number, tournament) = asked.open.now().await?;
    if !asked.rights.sees(at, &tournament) {
        return Err(elsewhere(&asked, &tournament, at));
    }
    let seated = tournament.round(at.round).map_err(|_| Failure::NotFound)?;
    let table = tournament.table(at).map_err(|_| Failure::NotFound)?;
    let (list, about) = (table.list(), About::read(from)?);
    if about != About::Next && about.place(list).is_none() {
        return Err(Failure::NotFound);
    }
    let own = tournament.running() == Some(at.round) && asked.rights.keeps(at, &tournament);
    let corrects = asked.rights.directs;
    let last = match (corrects, own && !seated.closed) {
        (true, _) => Some(list.lines().len()).filter(|lines| *lines > 0),
        (false, true) => table.own_line(),
        (false, false) => None,
    };
    let enters = match about {
        About::Next => (own || asked.rights.organises) && !seated.closed,
        About::Line(number) => corrects || last == Some(number) && own,
        About::Before(_) => corrects,
    };
    if !enters && about != About::Next {
        let appealed = matches!(about, About::Line(number) if own && table.is_appealed(number));
        return Err(if appealed { Failure::UnderAppeal } else { Failure::Forbidden });
    }
    let base = asked.to(&format!("/{}/{}", at.round, at.table));
    let left = left_at(&tournament, seated, at.table, words)
        .filter(|_| !seated.closed && list.round().next().is_some());
    let over = left.as_ref().map(|left| left.over).filter(|_| table.has_games_to_strike());
    // Where the games left are struck, the clock says nothing any more.
    let left = left.filter(|_| !list.is_struck() || list.awaits_running());
    let quick = enters.then(|| Quick::of(&tournament, table, (about, from, over), base.clone(), words));
    let mut notes = notes(&tournament, table, words);
    // Who owes the Pflichtsolo stands beside the names.
    notes.retain(|note| note.urgent && !note.owing);
    let name_of = |position| at_position(&tournament, table, position);
    let page = ListPage {
        heading: capitalised(&bulletin::say::at(at, words)),
        referee: Referee::at(&asked, &tournament, at, own),
        noted: noted(&tournament, table, words),
        appeals: Appeals::at(&tournament, table, words),
        games_left: table
            .left_open()
            .map(|left| (left.game.clone(), left_said(left, &asked.person.zone, words)))
            .collect(),
        keeps: asked.rights.keeps(at, &tournament) || asked.rights.organises,
        left,
        now: clock::seconds(),
        to_draw: to_draw_again(from.one("undrawn"), &tournament, words).filter(|_| asked.rights.organises),
        quick: quick.flatten(),
        about_next: about == About::Next,
        seats: seats(&tournament, table, words),
        rows: rows(&tournament, table, &base, (last, corrects), words),
        newest: newest(&tournament, table, list.lines().len(), words),
        complete: list.round().next().is_none() && !list.is_ended() && !seated.closed,
        ended: table.ended().map(|ended| bulletin::show::lapsed(ended, &name_of, words)),
        extra: bulletin::show::extra(table, words),
        springers: bulletin::show::springers(&tournament, at, words),
        twin: twin(&asked, &tournament, at),
        people: table
            .players()
            .iter()
            .map(|number| (number.0, name(&tournament, *number), table.keeper() == Some(*number)))
            .collect(),
        keeper: table.keeper().map(|keeper| name(&tournament, keeper)),
        names_keeper: (own || corrects) && !seated.closed,
        directs: corrects && !seated.closed,
        clock: tournament.is_timed(),
        minutes: from.one("minutes").to_owned(),
        added_why: from.one("added-why").to_owned(),
        playing: list.round().next().is_some(),
        changed_seats: changed_seats(&tournament, table, words),
        can_spare: table.can_spare(),
        here: table
            .players()
            .iter()
            .filter(|number| table.gone().all(|gone| gone.player != **number))
            .map(|number| (number.0, name(&tournament, *number)))
            .collect(),
        gone: table.gone().map(|gone| (gone.player.0, name(&tournament, gone.player))).collect(),
        stood_in_for: table.substitutes().map(|one| (one.player.0, name(&tournament, one.player))).collect(),
        notes,
        trace: match corrects {
            true => bulletin::show::changes(table, &name_of, (words, &asked.person.zone)),
            false => Vec::new(),
        },
        strikes: last.filter(|line| corrects || table.may_change_itself(*line, None)).filter(|line| {
            // What can only be refused is not offered.
            list.clone().strike(line - 1).is_ok()
        }),
        closed: seated.closed,
        strikes_games: table.has_games_to_strike(),
        awaits: list.awaits_running(),
        struck_by: struck_by(table, (words, &asked.person.zone)),
        others: if corrects { others(&asked, at, seated.tables.len()) } else { Vec::new() },
        moved: moved(&asked, &tournament, at.round),
        base,
        key: page::new_key("hall")?,
        frame: asked.frame(&tournament, number, Here::Elsewhere),
        shell: Shell {
            offline: words.say(msg::HallSending),
            ..asked.shell(&capitalised(&bulletin::say::at(at, words)))
        },
        said,
    };
    shown(&page, !page.said.trouble.is_empty())
}

/// A game that came when the list was over: what it is, who has it, and since when.
fn left_said(left: &LeftGame, zone: &TimeZone, words: &Lexicon) -> String {
    let at = clock::of_day(&left.stamp.when, zone, words.lang());
    format!("{} · {}, {at}", left.said, left.stamp.who)
}

/// Penalty points that do not stand in the list yet.
fn noted(tournament: &Tournament, table: &TableState, words: &Lexicon) -> Vec<(usize, String)> {
    let names = short_names(tournament, table);
    let open = table.noted().iter().zip(1..).filter(|(noted, _)| noted.is_open());
    let who = |position| at_position(tournament, table, position);
    let said = |(noted, number): (&tournament::Noted, usize)| {
        let points = &points(&names, &noted.penalty, words);
        let why = &bulletin::show::noted_why(noted, &who, words);
        (number, words.say(msg::RefereeWaits { points, why }))
    };
    open.map(said).collect()
}

/// No game was being played when time was up: it is not waited for.
fn not_running(tournament: &Tournament, at: At) -> Result<Vec<Event>, Trouble> {
    let table = tournament.table(at)?;
    let awaited = table.struck().last().filter(|_| table.list().awaits_running());
    let why = awaited.ok_or(Refused::NothingLeft(at))?.why.clone();
    Ok(vec![Event::TimeUpTakenBack { at }, Event::TimeUp { at, why, running: false }])
}

/// Who struck the games left, and why.
fn struck_by(table: &TableState, (words, zone): (&Lexicon, &TimeZone)) -> Option<String> {
    let struck = table.struck().last().filter(|_| table.list().is_struck())?;
    let (by, at) = (&struck.stamp.who, &clock::of_day(&struck.stamp.when, zone, words.lang()));
    Some(match &struck.why {
        Some(why) => words.say(msg::CourseStruckWhy { by, at, why }),
        None => words.say(msg::CourseStruckSince { by, at }),
    })
}

/// What is asked before the games left are struck: how many there are, and what is played all the same.
fn strikes_games(tournament: &Tournament, at: At, running: bool, words: &Lexicon) -> Option<Question> {
    let table = tournament.table(at).ok()?;
    let round = table.list().round();
    let owing: Vec<String> = round.owing().iter().map(|p| at_position(tournament, table, p)).collect();
    let n = usize::from(round.left()).saturating_sub(owing.len() + usize::from(running));
    let mut lines = vec![words.say(msg::CourseAskTimeUpWhat { at: &bulletin::say::at(at, words), n })];
    lines.push(match running {
        true => words.say(msg::CourseAskTimeUpRunning),
        false => words.say(msg::CourseAskTimeUpNotRunning),
    });
    lines.push(match owing.is_empty() {
        true if running => words.say(msg::CourseAskTimeUpLast),
        true => words.say(msg::CourseAskTimeUpNone),
        false => words.say(msg::CourseAskTimeUpOwing { names: &words.and(owing) }),
    });
    lines.push(words.say(msg::CourseCanBeBack));
    let (heading, yes) = (words.say(msg::CourseAskTimeUp), words.say(msg::CourseTimeUpYes));
    Some(Question { heading, lines, yes })
}

/// The list of the other table at which the player sits whose device this is.
fn twin(asked: &Asked, tournament: &Tournament, at: At) -> Option<(String, String)> {
    let player = asked.rights.player()?;
    let (other, _) = tournament.seats(at.round, player).find(|(other, _)| *other != at)?;
    let name = asked.words().say(msg::TournamentHeadingTable { table: &other.table.to_string() });
    Some((asked.to(&format!("/{}/{}", other.round, other.table)), name))
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
    let (totals, owing) = (table.points(), table.list().round().owing());
    let seat = |(name, position): (String, Position)| Seat {
        name,
        total: bulletin::say::signed(totals[position].into(), words),
        owes: owing.contains(position),
    };
    short_names(tournament, table).into_iter().zip(Position::ALL).map(seat).collect()
}

/// A line of the list, from 1 on, in a few words: what it is called, what everybody has of it, what it was.
pub fn newest(tournament: &Tournament, table: &TableState, number: usize, words: &Lexicon) -> Option<String> {
    let line = table.list().lines().get(number.checked_sub(1)?)?;
    let deal = &capitalised(&bulletin::say::line(Some(table.list()), number, words));
    // That it was not played its name says: what it cost is what people know it by.
    let who = |position| at_position(tournament, table, position);
    let what = match line.deal {
        Deal::NotPlayed => {
            bulletin::say::named_points(&line.entry.total(), table.list().round().size(), &who, words)
        }
        _ => worth_said(tournament, table, line, words),
    };
    let there = words.say(msg::HallGameThere { deal, what: &what });
    let special = special(tournament, table, line, words);
    Some(match special.filter(|kind| *kind != what && line.deal != Deal::NotPlayed) {
        Some(kind) => format!("{there} · {kind}"),
        None => there,
    })
}

/// What a deal was, with the names of those it was about.
pub fn kind(tournament: &Tournament, table: &TableState, line: &Line, words: &Lexicon) -> String {
    bulletin::show::kind(line, &|position| at_position(tournament, table, position), words)
}

/// The same, where it says more than that a game was played.
pub fn special(tournament: &Tournament, table: &TableState, line: &Line, words: &Lexicon) -> Option<String> {
    Some(kind(tournament, table, line, words)).filter(|kind| *kind != words.say(msg::TournamentKindGame))
}

/// Where the device of a table goes on that looks at the list of an earlier round.
fn moved(asked: &Asked, tournament: &Tournament, round: usize) -> Option<(String, String)> {
    let (code, _) = asked.rights.table?;
    let words = asked.words();
    if tournament.is_over() {
        return Some((asked.to(&format!("/table/{code}")), words.say(msg::PrizesToMine)));
    }
    let running = tournament.running().filter(|running| *running != round)?;
    let back = running < round;
    let round = &running.to_string();
    let seat =
        asked.rights.player().and_then(|player| Some((player, tournament.seats(running, player).next()?)));
    let text = match seat {
        Some((player, (at, place))) => words.say(msg::HallMovedTo {
            round,
            name: &name(tournament, player),
            table: &at.table.to_string(),
            place: &place.to_string(),
        }),
        None if back => words.say(msg::HallMovedBack { round }),
        None => words.say(msg::HallMoved { round }),
    };
    Some((asked.to(&format!("/table/{code}")), text))
}

/// Why somebody does not see this list: whose device belongs to another table is shown the way there.
fn elsewhere(asked: &Asked, tournament: &Tournament, at: At) -> Failure {
    let Some((code, _)) = asked.rights.table else { return Failure::Forbidden };
    let seat = || tournament.seats(tournament.running()?, asked.rights.player()?).next();
    let own = seat().map_or(code, |(at, _)| at.table).to_string();
    let words = asked.words();
    Failure::Elsewhere {
        said: words.say(msg::HallOtherList { table: &at.table.to_string(), own: &own }),
        to: asked.to(&format!("/table/{code}")),
        called: words.say(msg::TournamentHeadingTable { table: &own }),
    }
}

/// `/hall/{name}/{round}/{table}`
pub async fn page(
    asked: Asked,
    Path((_, round, table)): Path<(String, String, String)>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let at = place(&round, &table)?;
    let said = Said { saved: query.as_deref() == Some("saved"), ..Said::default() };
    show(asked, at, &Pairs::of(query.as_deref()), said).await
}

/// A table stops, and these leave.
fn ending(at: At, why: &str, gone: &[u32]) -> Vec<Event> {
    let leaves = |&number: &u32| Event::PlayerLeaves { player: Number(number), round: at.round };
    let ended = Event::ListEnded { at, why: why.to_owned() };
    std::iter::once(ended).chain(gone.iter().map(leaves)).collect()
}

/// What is asked before a table stops: what lapses, who leaves, and that rounds are to be drawn anew.
async fn ends(asked: &Asked, at: At, why: &str, gone: &[u32]) -> Result<Option<Question>, Failure> {
    let words = asked.words();
    let (_, now) = asked.open.now().await?;
    let events = ending(at, why, gone);
    let Some(after) = foreseen(asked, &now, &events) else { return Ok(None) };
    let mut lines: Vec<String> =
        stops(&events, &after, words).map(|(_, lapsed)| lapsed).into_iter().collect();
    if !gone.is_empty() {
        let names = gone.iter().map(|number| name(&now, Number(*number))).collect();
        lines.push(words.say(msg::HallEndGone { names: &words.and(names) }));
    }
    lines.extend(undrawn(&now, &after, words));
    let heading = words.say(msg::HallEndAsk { table: &at.table.to_string() });
    Ok(Some(Question { heading, lines, yes: words.say(msg::HallEnd) }))
}

/// A line of the list is struck, as it is now.
pub fn line_struck(table: &TableState, at: At, number: usize, why: String) -> Result<Event, Refused> {
    let line = number.checked_sub(1).and_then(|i| table.list().lines().get(i));
    let before = line.ok_or(Refused::NoSuchLine { at, number })?.written.clone();
    Ok(Event::LineStruck { at, number, before, why })
}

/// Who only organises lists does not change who takes part.
fn as_may(asked: &Asked, events: impl IntoIterator<Item = Event>) -> Vec<Event> {
    let takes_part = |event: &Event| matches!(event, Event::PlayerLeaves { .. });
    events.into_iter().filter(|event| asked.rights.organises || !takes_part(event)).collect()
}

/// What is asked before somebody leaves a table that plays on: the list of names is long, and rounds may have to be drawn anew.
async fn leaves(asked: &Asked, at: At, player: Number, why: &str) -> Result<Option<Question>, Failure> {
    let words = asked.words();
    let (_, now) = asked.open.now().await?;
    let events = as_may(asked, now.leaves_table(at, player, why));
    let Some(after) = foreseen(asked, &now, &events) else { return Ok(None) };
    let mut lines = vec![words.say(msg::HallGoneOn { table: &at.table.to_string() })];
    lines.extend(undrawn(&now, &after, words));
    let heading = words.say(msg::HallGoneAsk { name: &name(&now, player) });
    Ok(Some(Question { heading, lines, yes: words.say(msg::HallGone) }))
}

/// `POST /hall/{name}/{round}/{table}`: a line is struck, a dispute is settled, time is up.
pub async fn change(
    asked: Asked,
    Path((_, round, table)): Path<(String, String, String)>,
    sent: Sent,
) -> Result<Response, Failure> {
    let at = place(&round, &table)?;
    asked.sees(at).await?;
    let why = asked.reason(&sent.fields)?;
    let wanted = sent.fields.get("do").to_owned();
    let of_a_line = matches!(wanted.as_str(), "strike" | "first" | "second" | "penalty-back");
    let number = if of_a_line { sent.number::<usize>("line")? } else { 0 };
    let of_a_player =
        matches!(wanted.as_str(), "keeper" | "left-table" | "left-back" | "substitute" | "substitute-back");
    let keeper = if of_a_player { sent.number("player")? } else { 0 };
    let named = sent.fields.line("name", 80)?;
    let gone: Vec<u32> = sent.fields.all("gone").filter_map(|number| number.parse().ok()).take(9).collect();
    // 8.5.1: what is dealt is played.
    let running = !sent.fields.get("running").is_empty();
    let page = asked.to(&format!("/{}/{}", at.round, at.table));
    let question = match wanted.as_str() {
        _ if sent.fields.is_sure() => None,
        "end" => ends(&asked, at, &why, &gone).await?,
        "left-table" => leaves(&asked, at, Number(keeper), &why).await?,
        "time-up" if asked.rights.organises => {
            strikes_games(&asked.open.now().await?.1, at, running, asked.words())
        }
        upheld if upheld.starts_with("appeal-") => {
            let (_, now) = asked.open.now().await?;
            let events = appeal::events(&now, at, (upheld, &sent.fields), &why).ok();
            let after = events.and_then(|events| foreseen(&asked, &now, &events));
            after.and_then(|after| takes_back(&now, &after, asked.words()))
        }
        _ => None,
    };
    if let Some(question) = question {
        return page::ask(asked.person, question, &sent.fields, (page.clone(), page));
    }
    let before = asked.open.now().await?.1;
    let done = asked
        .act("", sent.key.clone(), |tournament| {
            let event = match wanted.as_str() {
                "end" => return Ok(ending(at, &why, &gone)),
                "left-table" => {
                    return Ok(as_may(&asked, tournament.leaves_table(at, Number(keeper), &why)));
                }
                "left-back" => return Ok(as_may(&asked, tournament.back_at_table(at, Number(keeper)))),
                "substitute" => {
                    Event::SubstituteSeated { at, player: Number(keeper), name: Some(named.clone()) }
                }
                "substitute-back" => Event::SubstituteSeated { at, player: Number(keeper), name: None },
                "left-done" => Event::GameLeftDone { at, game: sent.fields.line("game", 80)? },
                "resume" => Event::ListResumed { at, why: why.clone() },
                "extra" => {
                    let minutes = typed::number(sent.fields.get("minutes"), asked.words())?;
                    Event::TimeAdded { at, minutes, why: why.clone() }
                }
                "keeper" => Event::KeeperNamed { at, player: Number(keeper) },
                "strike" => {
                    let table = tournament.table(at)?;
                    // The page was older than the list: the line that was last is not last any more.
                    if !asked.rights.directs && table.list().lines().len() != number {
                        return Err(Trouble::Meanwhile);
                    }
                    line_struck(table, at, number, why.clone())?
                }
                "penalty-back" => Event::PenaltyTakenBack { at, number, why: why.clone() },
                "first" => Event::Settled { at, number, reading: Reading::First, why: why.clone() },
                "second" => Event::Settled { at, number, reading: Reading::Second, why: why.clone() },
                "time-up" => {
                    Event::TimeUp { at, why: Some(why.clone()).filter(|why| !why.is_empty()), running }
                }
                "time-back" => Event::TimeUpTakenBack { at },
                "not-running" => return not_running(tournament, at),
                other if other.starts_with("appeal") => {
                    return appeal::events(tournament, at, (other, &sent.fields), &why);
                }
                other => return Err(Failure::Unreadable(format!("`{other}` cannot be done here")).into()),
            };
            Ok::<_, Trouble>(vec![event])
        })
        .await;
    let Err(trouble) = done else {
        let undrawn = no_more_drawn(&before, &asked.open.now().await?.1);
        return Ok(onwards(&format!("{page}{undrawn}")));
    };
    let said = Said { trouble: vec![asked.why(trouble).await?], ..Said::default() };
    let typed = [("minutes", "minutes"), ("added-why", "why")].map(|(to, from)| (to, sent.fields.get(from)));
    let typed = typed.into_iter().filter(|_| wanted == "extra");
    show(asked, at, &Pairs(typed.map(|(to, value)| (to.to_owned(), value.to_owned())).collect()), said).await
}
