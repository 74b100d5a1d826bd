//! Who takes part: entered one by one or as a list, late, missing, struck, disqualified.

use askama::Template;
use axum::{
    body::Bytes,
    extract::{Path, State},
    http::HeaderMap,
    response::Response,
};
use tournament::{Entrant, Event, Number, Player, Refused, Split, SplitError, Tournament};
use wording::{Lexicon, msg};

use super::{
    act::Trouble,
    asked::{Asked, Frame, Here, Sent, new_key, shown, sure},
    book::stamp,
};
use crate::{
    app::App,
    clock::{self, TimeZone},
    failure::Failure,
    page::{self, Question, Shell, onwards},
    person::Person,
};

struct Line {
    number: u32,
    name: String,
    club: String,
    notes: String,
    /// The deductions that count, with their numbers.
    deductions: Vec<(usize, String)>,
    out: bool,
}

#[derive(Template)]
#[template(path = "hall/players.html")]
struct PlayersPage {
    shell: Shell,
    frame: Frame,
    trouble: Option<String>,
    count: String,
    split: String,
    split_bad: bool,
    players: Vec<Line>,
    rounds: usize,
    next: usize,
    /// The rounds that somebody who comes now can play, and whether it is the one to begin with.
    to_come: Vec<(usize, bool)>,
    key: String,
}

/// How these players would be split over tables of four and five.
pub fn split(n: usize, words: &Lexicon) -> (String, bool) {
    match Split::of(n) {
        Ok(Split { fours, fives: 0 }) => (words.say(msg::HallSplitFours { n: fours }), false),
        Ok(Split { fours: 0, fives }) => (words.say(msg::HallSplitFives { n: fives }), false),
        Ok(Split { fours, fives }) => {
            let (four, five) =
                (words.say(msg::HallSplitFours { n: fours }), words.say(msg::HallSplitFives { n: fives }));
            (words.and(vec![four, five]), false)
        }
        Err(SplitError::Nobody) => (String::new(), false),
        Err(SplitError::TooFew(_)) => (words.say(msg::HallSplitFew), true),
        Err(SplitError::NoTables { fewer, more, .. }) => {
            (words.say(msg::HallSplitNone { fewer: &fewer.to_string(), more: &more.to_string() }), true)
        }
    }
}

/// The round from which somebody plays who comes now, and all from which he can.
pub fn rounds_to_come(tournament: &Tournament) -> (usize, std::ops::RangeInclusive<usize>) {
    let rounds = tournament.setup().rounds;
    (tournament.next_round(), tournament.first_not_begun().min(rounds)..=rounds)
}

async fn players(asked: Asked, trouble: Option<String>) -> Result<Response, Failure> {
    asked.only(asked.rights.directs)?;
    let words = asked.words();
    let said = (words, &asked.person.zone);
    let (number, tournament) = asked.open.now().await?;
    let next = tournament.next_round();
    let there = tournament.roster().players().filter(|player| player.is_there(next)).count();
    let (split, split_bad) = split(there, words);
    let all: Vec<&Player> = tournament.roster().players().collect();
    let page = PlayersPage {
        trouble,
        count: words.say(msg::TournamentPlayersTotal { n: all.len() }),
        split,
        split_bad,
        players: all.into_iter().map(|player| line(player, &tournament, said)).collect(),
        rounds: tournament.setup().rounds,
        next,
        to_come: rounds_to_come(&tournament).1.map(|round| (round, round == next)).collect(),
        key: new_key()?,
        frame: asked.frame(&tournament, number, Here::Players),
        shell: asked.shell(&words.say(msg::HallPlayers)),
    };
    shown(&page, page.trouble.is_some())
}

fn line(player: &Player, tournament: &Tournament, said: (&Lexicon, &TimeZone)) -> Line {
    let counts = tournament.deductions_of(player.number).filter(|(_, one)| one.taken_back.is_none());
    Line {
        number: player.number.0,
        name: player.name.clone(),
        club: player.club.clone().unwrap_or_default(),
        notes: bulletin::show::player_notes(player, tournament, said).join("; "),
        deductions: counts.map(|(n, one)| (n, bulletin::show::deduction(n, one, said))).collect(),
        out: tournament.disqualified().contains_key(&player.number),
    }
}

/// `/hall/{name}/players`
pub async fn page(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
) -> Result<Response, Failure> {
    players(Asked::of(app, person, &name).await?, None).await
}

/// `POST /hall/{name}/players`
pub async fn change(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    asked.only(asked.rights.directs)?;
    let sent = Sent::read(&headers, &body)?;
    if sent.fields.get("do") == "disqualify" && !sent.is_sure() {
        let question = disqualifies(&asked, &sent).await?;
        let to = (asked.to("/players"), asked.to("/players"));
        return sure(&asked, &sent, &["player", "why"], question, to);
    }
    // What was typed is read before, so that a second try decides on the same.
    let wanted = Wanted::read(&sent)?;
    if sent.fields.get("sure") != "yes"
        && let Some(question) = question(&asked, &sent, &wanted).await?
    {
        return page::ask(asked.person, question);
    }
    let done = asked.act("", sent.key, |tournament| Ok::<_, Trouble>(wanted.events(tournament)?)).await;
    let Err(trouble) = done else { return Ok(onwards(&asked.to("/players"))) };
    let said = asked.why(trouble).await?;
    players(asked, Some(said)).await
}

/// What is asked before somebody is struck off, or before rounds that are drawn are so no more.
async fn question(asked: &Asked, sent: &Sent, wanted: &Wanted) -> Result<Option<Question>, Failure> {
    let words = asked.words();
    let (_, tournament) = asked.open.now().await?;
    let Ok(events) = wanted.events(&tournament) else { return Ok(None) };
    let (drawn, mut after) = (tournament.rounds().len(), tournament.clone());
    // What is refused is said when it is tried.
    let by = stamp("?", &clock::now());
    for event in &events {
        if !asked.rights.may(event, &tournament) || after.apply(&by, event).is_err() {
            return Ok(None);
        }
    }
    let undrawn: Vec<String> = (after.rounds().len() + 1..=drawn).map(|round| round.to_string()).collect();
    let undrawn =
        (!undrawn.is_empty()).then(|| words.say(msg::HallUndrawWhat { rounds: &undrawn.join(", ") }));
    let name = |player: Number| super::glance::name(&tournament, player);
    let struck = events.iter().find_map(|event| match event {
        Event::PlayerStruck { player } => Some(name(*player)),
        _ => None,
    });
    let stops = events.iter().find_map(|event| match event {
        Event::ListEnded { at, .. } => after.table(*at).ok()?.ended().map(|ended| {
            let table = after.table(*at).ok();
            let named =
                |p| table.map(|table| super::glance::at_position(&after, table, p)).unwrap_or_default();
            (at.table, bulletin::show::lapsed(ended, &named, words))
        }),
        _ => None,
    });
    let (heading, yes, mut lines) = match &struck {
        Some(name) => (
            words.say(msg::HallStrikeAsk { name }),
            words.say(msg::HallStrikePlayer),
            vec![words.say(msg::HallStrikeWhat { name })],
        ),
        None => match (wanted, &stops) {
            (Wanted::Gone(player, _), Some((table, lapsed))) => (
                words.say(msg::HallGoneAsk { name: &name(*player) }),
                words.say(msg::HallGone),
                vec![words.say(msg::HallGoneWhat { table: &table.to_string() }), lapsed.clone()],
            ),
            (Wanted::Gone(player, _), None) => {
                (words.say(msg::HallGoneAsk { name: &name(*player) }), words.say(msg::HallGone), Vec::new())
            }
            _ => (words.say(msg::HallUndrawAsk), words.say(msg::HallUndrawYes), Vec::new()),
        },
    };
    if struck.is_none() && undrawn.is_none() && !matches!(wanted, Wanted::Gone(..)) {
        return Ok(None);
    }
    lines.extend(undrawn);
    let known = ["do", "player", "name", "club", "round", "points", "number", "why"];
    let mut fields: Vec<(String, String)> = known
        .iter()
        .filter(|name| !sent.fields.get(name).is_empty())
        .map(|name| ((*name).to_owned(), sent.fields.get(name).to_owned()))
        .collect();
    fields.push(("key".to_owned(), new_key()?));
    let (action, back) = (asked.to("/players"), asked.to("/players"));
    Ok(Some(Question { heading, lines, action, fields, yes, back }))
}

/// What is asked before somebody is disqualified.
async fn disqualifies(asked: &Asked, sent: &Sent) -> Result<(String, Vec<String>, String), Failure> {
    let (_, tournament) = asked.open.now().await?;
    let words = asked.words();
    let player = bulletin::say::player(sent.number("player").map(Number)?, Some(&tournament));
    let mut lines = vec![words.say(msg::CourseAskOutWhat)];
    let why = sent.fields.line("why", 200)?;
    if !why.is_empty() {
        lines.push(words.say(msg::CourseOutWhy { why: &why }));
    }
    lines.push(words.say(msg::CourseCanBeBack));
    Ok((words.say(msg::CourseAskOut { player: &player }), lines, words.say(msg::HallDisqualify)))
}

/// What the organiser wants, as the forms have it.
enum Wanted {
    Add {
        name: String,
        club: Option<String>,
        from: Option<usize>,
    },
    /// Somebody goes at once, for this reason.
    Gone(Number, String),
    Other(Event),
}

impl Wanted {
    /// What the form wants.
    fn read(sent: &Sent) -> Result<Wanted, Failure> {
        let fields = &sent.fields;
        let (name, club) = (fields.line("name", 80)?, fields.line("club", 80)?);
        let club = Some(club).filter(|club| !club.is_empty());
        let why = fields.line("why", 200)?;
        let player = || sent.number("player").map(Number);
        let round = || sent.number::<usize>("round");
        let from = if fields.get("round").is_empty() { None } else { Some(round()?) };
        Ok(match fields.get("do") {
            "add" => Wanted::Add { name, club, from },
            "rename" => Wanted::Other(Event::PlayerChanged { player: player()?, name, club }),
            "strike" => Wanted::Other(Event::PlayerStruck { player: player()? }),
            "late" => Wanted::Other(Event::PlayerComes { player: player()?, round: round()? }),
            "leave" => Wanted::Other(Event::PlayerLeaves { player: player()?, round: round()? }),
            "miss" => Wanted::Other(Event::PlayerMisses { player: player()?, round: round()? }),
            "deduct" => {
                let points = sent.number("points")?;
                Wanted::Other(Event::Deducted { player: player()?, round: round()?, points, why })
            }
            "take-back" => {
                let number = sent.number("number")?;
                Wanted::Other(Event::DeductionTakenBack { player: player()?, number, why })
            }
            "warn" => Wanted::Other(Event::Warned { player: player()?, round: round()?, why }),
            "gone" => Wanted::Gone(player()?, why),
            "readmit" => Wanted::Other(Event::DisqualificationTakenBack { player: player()?, why }),
            "disqualify" => Wanted::Other(Event::Disqualified { player: player()?, why }),
            other => return Err(Failure::Unreadable(format!("`{other}` cannot be done with players"))),
        })
    }

    fn events(&self, tournament: &Tournament) -> Result<Vec<Event>, Refused> {
        let (next, roster) = (tournament.next_round(), tournament.roster());
        match self {
            Wanted::Add { name, club, from } => {
                let number = roster.next_number();
                let (name, club, from) = (name.clone(), club.clone(), from.unwrap_or(next));
                Ok(vec![Event::PlayersAdded { players: vec![Entrant { number, name, club, from }] }])
            }
            Wanted::Gone(player, why) => tournament.gone(*player, why),
            Wanted::Other(event) => Ok(vec![event.clone()]),
        }
    }
}
