//! Who takes part: entered one by one or as a list, late, missing, struck, disqualified.

use askama::Template;
use axum::{
    extract::{Path, RawQuery},
    response::Response,
};
use tournament::{
    At, Entrant, Event, Number, Player, Position, Refused, Remainder, Split, SplitError, TableSize,
    Tournament, as_spoken,
};
use wording::{Lexicon, msg};

use super::{
    act::Trouble,
    asked::{Asked, Frame, Here, shown},
    foreseen::{foreseen, no_more_drawn, plays_on, stops, to_draw_again, undrawn},
    typed::{self, Pairs, Typed as _},
};
use crate::{
    body::{Fields, Sent},
    clock::TimeZone,
    failure::Failure,
    page::{self, Question, Shell, onwards},
};

struct Line {
    number: u32,
    name: String,
    club: String,
    notes: String,
    out: bool,
}

#[derive(Template)]
#[template(path = "hall/players.html")]
struct PlayersPage {
    shell: Shell,
    frame: Frame,
    trouble: Option<String>,
    /// Rounds that are not drawn any more, and what the way to the draw is called.
    to_draw: Option<(String, String)>,
    count: String,
    split: String,
    split_bad: bool,
    only_fours: Option<String>,
    players: Vec<Line>,
    /// The rounds that somebody who comes now can play, and whether it is the one to begin with.
    to_come: Vec<(usize, bool)>,
    key: String,
}

/// What is done with one player: a list of four hundred names has no room for that.
#[derive(Template)]
#[template(path = "hall/player.html")]
struct PlayerPage {
    shell: Shell,
    frame: Frame,
    trouble: Option<String>,
    player: Line,
    /// Where they sit: the way to that list, the round, and the place.
    seats: Vec<(String, String, String)>,
    /// The deductions that count, with their numbers.
    deductions: Vec<(usize, String)>,
    rounds: usize,
    /// The round that is drawn next, and the one that something happened in most likely.
    next: usize,
    running: usize,
    /// How many points are taken off, and why: as it was typed, where that was refused.
    points: String,
    why: String,
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

async fn players(asked: Asked, undrawn: &str, trouble: Option<String>) -> Result<Response, Failure> {
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
        to_draw: to_draw_again(undrawn, &tournament, words),
        count: words.say(msg::TournamentPlayersTotal { n: all.len() }),
        split: match there == all.len() || split.is_empty() {
            true => split,
            // Some have gone, or come later: the tables are those of the next round.
            false => words.say(msg::HallSplitRound { round: &next.to_string(), n: there, tables: &split }),
        },
        split_bad,
        only_fours: Split::of(there, tournament.setup().remainder)
            .ok()
            .and_then(|split| bulletin::show::only_fours(tournament.setup().rules, split.sizes(), words)),
        players: all.into_iter().map(|player| line(player, &tournament, said)).collect(),
        to_come: rounds_to_come(&tournament).1.map(|round| (round, round == next)).collect(),
        key: page::new_key("hall")?,
        frame: asked.frame(&tournament, number, Here::Players),
        shell: asked.shell(&words.say(msg::HallPlayers)),
    };
    shown(&page, page.trouble.is_some())
}

fn line(player: &Player, tournament: &Tournament, said: (&Lexicon, &TimeZone)) -> Line {
    Line {
        number: player.number.0,
        name: player.name.clone(),
        club: player.club.clone().unwrap_or_default(),
        notes: bulletin::show::player_notes(player, tournament, said).join("; "),
        out: tournament.disqualified().contains_key(&player.number),
    }
}

/// The page of a player; what was sent and refused stands on it.
async fn one(asked: Asked, number: Number, refused: Option<(String, &Fields)>) -> Result<Response, Failure> {
    asked.only(asked.rights.directs)?;
    let words = asked.words();
    let said = (words, &asked.person.zone);
    let (stored, tournament) = asked.open.now().await?;
    let player = tournament.roster().get(number).ok_or(Failure::NotFound)?;
    let rounds = tournament.setup().rounds;
    let seats = (1..=rounds).flat_map(|round| tournament.seats(round, number));
    let deductions = tournament.deductions_of(number).filter(|(_, one)| one.taken_back.is_none());
    let next = tournament.next_round();
    let (trouble, sent) = refused.unzip();
    let sent = sent.filter(|sent| matches!(sent.get("do"), "deduct" | "warn" | "disqualify"));
    let round = sent.and_then(|sent| sent.get("round").parse().ok());
    let page = PlayerPage {
        trouble,
        seats: seats.map(|(at, place)| seat(&asked, at, place)).collect(),
        deductions: deductions.map(|(n, one)| (n, bulletin::show::deduction(n, one, said))).collect(),
        player: line(player, &tournament, said),
        rounds,
        next,
        running: round.or(tournament.running()).unwrap_or(tournament.rounds().len().max(1)),
        points: sent.map_or("1", |sent| sent.get("points")).to_owned(),
        why: sent.map_or("", |sent| sent.get("why")).to_owned(),
        key: page::new_key("hall")?,
        frame: asked.frame(&tournament, stored, Here::Players),
        shell: asked.shell(&player.name),
    };
    shown(&page, page.trouble.is_some())
}

fn seat(asked: &Asked, at: At, place: Position) -> (String, String, String) {
    let words = asked.words();
    let round = words.say(msg::TournamentHeadingRound { round: &at.round.to_string() });
    let (table, place) = (at.table.to_string(), place.to_string());
    let seat = words.say(msg::HallSeatAt { table: &table, place: &place });
    (asked.to(&format!("/{}/{}", at.round, at.table)), round, seat)
}

/// `/hall/{name}/players`
pub async fn page(asked: Asked, RawQuery(query): RawQuery) -> Result<Response, Failure> {
    let query = Pairs::of(query.as_deref());
    players(asked, query.one("undrawn"), None).await
}

/// `/hall/{name}/players/{number}`
pub async fn player(asked: Asked, Path((_, number)): Path<(String, String)>) -> Result<Response, Failure> {
    let number = number.parse().map(Number).map_err(|_| Failure::NotFound)?;
    one(asked, number, None).await
}

/// `POST /hall/{name}/players`
pub async fn change(asked: Asked, sent: Sent) -> Result<Response, Failure> {
    asked.only(asked.rights.directs)?;
    // What was typed is read before, so that a second try decides on the same.
    let wanted = match Wanted::read(&sent, asked.words()) {
        Ok(wanted) => wanted,
        Err(trouble) => {
            let (said, number) = (asked.why(trouble).await?, sent.number("player").map(Number)?);
            return one(asked, number, Some((said, &sent.fields))).await;
        }
    };
    let player = wanted.player();
    if !sent.fields.is_sure()
        && let Some(question) = question(&asked, &wanted).await?
    {
        let back = player.map_or_else(String::new, |player| format!("/{player}"));
        let to = (asked.to("/players"), asked.to(&format!("/players{back}")));
        return page::ask(asked.person, question, &sent.fields, to);
    }
    let before = asked.open.now().await?.1;
    let done = asked.act("", sent.key, |tournament| Ok::<_, Trouble>(wanted.events(tournament)?)).await;
    let Err(trouble) = done else {
        let line = player.map_or_else(String::new, |player| format!("#p{player}"));
        let undrawn = no_more_drawn(&before, &asked.open.now().await?.1);
        return Ok(onwards(&asked.to(&format!("/players{undrawn}{line}"))));
    };
    let said = asked.why(trouble).await?;
    match player {
        Some(number) if asked.open.now().await?.1.roster().get(number).is_some() => {
            one(asked, number, Some((said, &sent.fields))).await
        }
        _ => players(asked, "", Some(said)).await,
    }
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
    let twin = match wanted {
        Wanted::Add { name, .. } => now.roster().called(name).map(|player| &*player.name),
        _ => None,
    };
    let (heading, yes, mut lines) = match wanted {
        Wanted::Other(player, Event::PlayerStruck { .. }) => {
            let name = &name(*player);
            let what = words.say(msg::HallStrikeWhat { name });
            (words.say(msg::HallStrikeAsk { name }), words.say(msg::HallStrikePlayer), vec![what])
        }
        Wanted::Other(player, Event::Disqualified { why, .. }) => {
            let player = &bulletin::say::player(*player, Some(&now));
            let because = (!why.is_empty()).then(|| words.say(msg::CourseOutWhy { why }));
            let what = [words.say(msg::CourseAskOutWhat)].into_iter().chain(because);
            let lines = what.chain([words.say(msg::CourseCanBeBack)]).collect();
            (words.say(msg::CourseAskOut { player }), words.say(msg::HallDisqualify), lines)
        }
        Wanted::Gone(player, _) => {
            let stops = stops(&events, &after, words).map(|(table, lapsed)| {
                let what = words.say(msg::HallGoneWhat { table: &table.to_string() });
                [what, lapsed, words.say(msg::HallGoneSubstitute)]
            });
            let on = plays_on(&events).map(|t| words.say(msg::HallGoneOn { table: &t.to_string() }));
            let heading = words.say(msg::HallGoneAsk { name: &name(*player) });
            (heading, words.say(msg::HallGone), stops.into_iter().flatten().chain(on).collect())
        }
        Wanted::Add { .. } if let Some(name) = twin => {
            let heading = words.say(msg::HallTwinAsk { name });
            (heading, words.say(msg::HallAddPlayer), vec![words.say(msg::HallTwinWhat)])
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
    /// Something else that is about one player.
    Other(Number, Event),
}

impl Wanted {
    /// What the form wants.
    fn read(sent: &Sent, words: &Lexicon) -> Result<Wanted, Trouble> {
        let fields = &sent.fields;
        let (name, club) = (fields.line("name", 80)?, fields.line("club", 80)?);
        let club = Some(club).filter(|club| !club.is_empty());
        let why = fields.line("why", 200)?;
        let round = || sent.number::<usize>("round");
        if fields.get("do") == "add" {
            let from = if fields.get("round").is_empty() { None } else { Some(round()?) };
            return Ok(Wanted::Add { name: as_spoken(&name), club, from });
        }
        let player = sent.number("player").map(Number)?;
        let event = match fields.get("do") {
            "gone" => return Ok(Wanted::Gone(player, why)),
            "rename" => Event::PlayerChanged { player, name, club },
            "strike" => Event::PlayerStruck { player },
            "late" => Event::PlayerComes { player, round: round()? },
            "leave" => Event::PlayerLeaves { player, round: round()? },
            "miss" => Event::PlayerMisses { player, round: round()? },
            "deduct" => {
                let points = typed::number(fields.get("points"), words)?;
                Event::Deducted { player, round: round()?, points, why }
            }
            "take-back" => Event::DeductionTakenBack { player, number: sent.number("number")?, why },
            "warn" => Event::Warned { player, round: round()?, why, ruled: None },
            "readmit" => Event::DisqualificationTakenBack { player, why },
            "disqualify" => Event::Disqualified { player, why },
            other => return Err(Failure::Unreadable(format!("`{other}` cannot be done with players")).into()),
        };
        Ok(Wanted::Other(player, event))
    }

    /// Whom it is about, if he is in the tournament already.
    fn player(&self) -> Option<Number> {
        match self {
            Wanted::Add { .. } => None,
            Wanted::Gone(player, _) | Wanted::Other(player, _) => Some(*player),
        }
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
            Wanted::Other(_, event) => Ok(vec![event.clone()]),
        }
    }
}
