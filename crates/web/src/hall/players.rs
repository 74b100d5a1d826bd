//! Who takes part: entered one by one or as a list, late, missing, struck, disqualified.

use askama::Template;
use axum::{
    body::Bytes,
    extract::{Path, State},
    http::HeaderMap,
    response::Response,
};
use tournament::{Entrant, Event, Number, Player, Roster, RosterError, Split, SplitError, Tournament};
use wording::{Lexicon, msg};

use super::{
    act::Trouble,
    asked::{Asked, Frame, Here, Sent, new_key, shown, sure},
};
use crate::{
    app::App,
    clock::TimeZone,
    failure::Failure,
    page::{Shell, onwards},
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
    pasted: String,
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

async fn players(asked: Asked, trouble: Option<String>, pasted: String) -> Result<Response, Failure> {
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
        pasted,
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
    players(Asked::of(app, person, &name).await?, None, String::new()).await
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
    let words = asked.words();
    let pasted = sent.fields.text("roster", 40_000)?;
    if sent.fields.get("do") == "disqualify" && !sent.is_sure() {
        let question = disqualifies(&asked, &sent).await?;
        let to = (asked.to("/players"), asked.to("/players"));
        return sure(&asked, &sent, &["player", "why"], question, to);
    }
    // What was typed is read before, so that a second try decides on the same.
    let wanted = Wanted::read(&sent, &pasted, words)?;
    let done = match wanted {
        Ok(wanted) => {
            asked.act("", sent.key, |tournament| Ok(vec![wanted.event(tournament)])).await.map(|_| ())
        }
        Err(typed) => Err(Trouble::Typed(typed)),
    };
    let Err(trouble) = done else { return Ok(onwards(&asked.to("/players"))) };
    let said = asked.why(trouble).await?;
    players(asked, Some(said), pasted).await
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
    Add { name: String, club: Option<String>, from: Option<usize> },
    Roster { roster: Roster, from: Option<usize> },
    Other(Event),
}

impl Wanted {
    /// What the form wants, or what is wrong with it, in words.
    fn read(sent: &Sent, pasted: &str, words: &Lexicon) -> Result<Result<Wanted, String>, Failure> {
        let fields = &sent.fields;
        let (name, club) = (fields.line("name", 80)?, fields.line("club", 80)?);
        let club = Some(club).filter(|club| !club.is_empty());
        let why = fields.line("why", 200)?;
        let player = || sent.number("player").map(Number);
        let round = || sent.number::<usize>("round");
        let from = if fields.get("round").is_empty() { None } else { Some(round()?) };
        Ok(Ok(match fields.get("do") {
            "add" => Wanted::Add { name, club, from },
            "paste" => match Roster::read(pasted) {
                Ok(roster) => Wanted::Roster { roster, from },
                Err(errors) => return Ok(Err(wrong(&errors, words))),
            },
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
            "readmit" => Wanted::Other(Event::DisqualificationTakenBack { player: player()?, why }),
            "disqualify" => Wanted::Other(Event::Disqualified { player: player()?, why }),
            other => return Err(Failure::Unreadable(format!("`{other}` cannot be done with players"))),
        }))
    }

    fn event(&self, tournament: &Tournament) -> Event {
        let (next, roster) = (tournament.next_round(), tournament.roster());
        match self {
            Wanted::Add { name, club, from } => {
                let number = roster.next_number();
                let (name, club, from) = (name.clone(), club.clone(), from.unwrap_or(next));
                Event::PlayersAdded { players: vec![Entrant { number, name, club, from }] }
            }
            Wanted::Roster { roster: list, from } => {
                Event::PlayersAdded { players: roster.entrants(list, from.unwrap_or(next)) }
            }
            Wanted::Other(event) => event.clone(),
        }
    }
}

fn wrong(errors: &[RosterError], words: &Lexicon) -> String {
    let one = |error: &RosterError| {
        let what = bulletin::say::roster_line(&error.what, words);
        words.say(msg::HallRosterLine { line: error.line, what: &what })
    };
    errors.iter().take(20).map(one).collect::<Vec<_>>().join("\n")
}
