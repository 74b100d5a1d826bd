//! Who takes part: entered one by one or as a list, late, missing, struck, disqualified.

use askama::Template;
use axum::response::Response;
use tournament::{
    Entrant, Event, Number, Player, Refused, Remainder, Split, SplitError, TableSize, Tournament,
};
use wording::{Lexicon, msg};

use super::{
    act::Trouble,
    asked::{Asked, Frame, Here, shown},
    foreseen::{foreseen, stops, undrawn},
};
use crate::{
    body::Sent,
    clock::TimeZone,
    failure::Failure,
    page::{self, Question, Shell, onwards},
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

/// How these players would be split over tables.
pub fn split(n: usize, remainder: Remainder, words: &Lexicon) -> (String, bool) {
    let tables = |(size, n): (TableSize, usize)| match size {
        _ if n == 0 => None,
        TableSize::Four => Some(words.say(msg::HallSplitFours { n })),
        TableSize::Five => Some(words.say(msg::HallSplitFives { n })),
        TableSize::Six => Some(words.say(msg::HallSplitSixes { n })),
        TableSize::Seven => Some(words.say(msg::HallSplitSevens { n })),
    };
    match Split::of(n, remainder) {
        Ok(split) => {
            let springers =
                (split.springers > 0).then(|| words.say(msg::HallSplitSpringers { n: split.springers }));
            let all = split.each().into_iter().filter_map(tables).chain(springers);
            (words.and(all.collect()), false)
        }
        Err(SplitError::Nobody) => (String::new(), false),
        Err(SplitError::TooFew(_)) => (words.say(msg::HallSplitFew), true),
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
    let (split, split_bad) = split(there, tournament.setup().remainder, words);
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
        key: page::new_key("hall")?,
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
pub async fn page(asked: Asked) -> Result<Response, Failure> {
    players(asked, None).await
}

/// `POST /hall/{name}/players`
pub async fn change(asked: Asked, sent: Sent) -> Result<Response, Failure> {
    asked.only(asked.rights.directs)?;
    // What was typed is read before, so that a second try decides on the same.
    let wanted = Wanted::read(&sent)?;
    if !sent.fields.is_sure()
        && let Some(question) = question(&asked, &wanted).await?
    {
        let to = (asked.to("/players"), asked.to("/players"));
        return page::ask(asked.person, question, &sent.fields, to);
    }
    let done = asked.act("", sent.key, |tournament| Ok::<_, Trouble>(wanted.events(tournament)?)).await;
    let Err(trouble) = done else { return Ok(onwards(&asked.to("/players"))) };
    let said = asked.why(trouble).await?;
    players(asked, Some(said)).await
}

/// What is asked before somebody is struck off, goes or is disqualified, or before rounds that are drawn are so no
/// more.
async fn question(asked: &Asked, wanted: &Wanted) -> Result<Option<Question>, Failure> {
    let words = asked.words();
    let (_, now) = asked.open.now().await?;
    let Ok(events) = wanted.events(&now) else { return Ok(None) };
    let Some(after) = foreseen(asked, &now, &events) else { return Ok(None) };
    let name = |player: Number| super::glance::name(&now, player);
    let undrawn = undrawn(&now, &after, words);
    let (heading, yes, mut lines) = match wanted {
        Wanted::Other(Event::PlayerStruck { player }) => {
            let name = &name(*player);
            let what = words.say(msg::HallStrikeWhat { name });
            (words.say(msg::HallStrikeAsk { name }), words.say(msg::HallStrikePlayer), vec![what])
        }
        Wanted::Other(Event::Disqualified { player, why }) => {
            let player = &bulletin::say::player(*player, Some(&now));
            let because = (!why.is_empty()).then(|| words.say(msg::CourseOutWhy { why }));
            let what = [words.say(msg::CourseAskOutWhat)].into_iter().chain(because);
            let lines = what.chain([words.say(msg::CourseCanBeBack)]).collect();
            (words.say(msg::CourseAskOut { player }), words.say(msg::HallDisqualify), lines)
        }
        Wanted::Gone(player, _) => {
            let stops = stops(&events, &after, words)
                .map(|(table, lapsed)| [words.say(msg::HallGoneWhat { table: &table.to_string() }), lapsed]);
            let heading = words.say(msg::HallGoneAsk { name: &name(*player) });
            (heading, words.say(msg::HallGone), stops.into_iter().flatten().collect())
        }
        _ if undrawn.is_none() => return Ok(None),
        _ => (words.say(msg::HallUndrawAsk), words.say(msg::HallUndrawYes), Vec::new()),
    };
    lines.extend(undrawn);
    Ok(Some(Question { heading, lines, yes }))
}

/// What the organiser wants, as the forms have it.
#[allow(clippy::large_enum_variant, reason = "there is one for a request, and it is not kept")]
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
