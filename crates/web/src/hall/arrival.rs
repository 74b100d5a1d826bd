//! Where a device belongs that came in by the code of a table: whose it is, and where its player sits now.

use askama::Template;
use axum::{
    extract::{Path, RawQuery, State},
    response::Response,
};
use store::Stream;
use tournament::{At, Name, Number, Position, Tournament};
use wording::{Lexicon, msg};

use super::{
    act::Open,
    asked::{Asked, Frame, Here},
    glance::name,
    prizes::{Mine, mine},
};
use crate::{
    app::App,
    body::Sent,
    doors::{Grant, Holder, Role, admitted},
    failure::Failure,
    page::{self, Shell, onwards},
    person::Person,
};

/// Somebody at a table.
pub struct Seat {
    pub number: u32,
    pub name: String,
    /// His place in words.
    pub place: String,
    /// The device is his already.
    pub known: bool,
}

/// A table whose code was scanned, as it stands now.
pub struct Arrival {
    pub tournament: String,
    pub heading: String,
    /// Which round it is; without one, what there is instead.
    pub round: String,
    /// Who sits there in it.
    pub seats: Vec<Seat>,
    /// What whoever enters here must know.
    pub warnings: Vec<String>,
    /// Back to where the device belongs.
    pub back: Option<(String, String)>,
}

/// The tournament of this stream; `None` if it is not set up (yet).
async fn known(app: &App, of: &Stream) -> Result<Option<(Name, Tournament)>, Failure> {
    let Some(name) = Name::of_stream(of.as_str()) else { return Ok(None) };
    match Open::find(app, name.as_str()).await {
        Ok(open) => Ok(Some((name, open.now().await?.1))),
        Err(Failure::NotFound) => Ok(None),
        Err(failure) => Err(failure),
    }
}

/// Where a player sits in the running round; at two tables if he is a Springer.
fn now(tournament: &Tournament, player: Number) -> Vec<(At, Position)> {
    tournament.running().map_or_else(Vec::new, |round| tournament.seats(round, player).collect())
}

/// Of these seats the one that a device goes to that came in by the code of this table: there, if its player sits
/// there and plays on, else where something is left to be played.
fn next_seat(tournament: &Tournament, seats: &[(At, Position)], code: usize) -> Option<(At, Position)> {
    let over = |at: At| tournament.table(at).is_ok_and(|table| table.list().round().next().is_none());
    seats.iter().copied().min_by_key(|(at, _)| (over(*at), at.table != code))
}

impl Arrival {
    /// What whoever scans this code finds; `None` if it is not the code of a table.
    pub async fn by(app: &App, person: &Person, role: &Role) -> Result<Option<Arrival>, Failure> {
        let Role::Table { of, number } = role else { return Ok(None) };
        let Some((name, tournament)) = known(app, of).await? else { return Ok(None) };
        let table = usize::from(*number);
        let had = person.grants.iter().find(|grant| grant.table(of).is_some());
        let mut arrival = Arrival::at(&tournament, table, had, person.words());
        if let Some(other) = had.and_then(|had| had.table(of)).filter(|other| *other != table) {
            let (other, words) = (&other.to_string(), person.words());
            arrival.warnings.push(words.say(msg::HallLeavesTable { table: other }));
            let back = words.say(msg::HallBackToTable { table: other });
            arrival.back = Some((format!("/hall/{name}/table/{other}"), back));
        }
        Ok(Some(arrival))
    }

    /// The table as it stands, for a device that has had this before.
    fn at(tournament: &Tournament, table: usize, had: Option<&Grant>, words: &Lexicon) -> Arrival {
        let player = had.and_then(|had| match had.holder {
            Holder::Player(player) => Some(player),
            Holder::Table | Holder::Unknown => None,
        });
        let running = tournament.running();
        let at = running.map(|round| At { round, table });
        let there = at.and_then(|at| tournament.table(at).ok());
        let round = match (running, there) {
            (Some(round), Some(_)) => words.say(msg::TournamentHeadingRound { round: &round.to_string() }),
            (Some(round), None) => words.say(msg::HallNoSuchTable { round: &round.to_string() }),
            (None, _) if tournament.is_over() => words.say(msg::HallOver),
            (None, _) => words.say(msg::HallNobodyYet),
        };
        // Who sits in for somebody finds himself; who has left is not there.
        let named = |number: Number| {
            let name = name(tournament, number);
            match there.and_then(|there| there.substitute_of(number)) {
                Some(substitute) => words.say(msg::HallSitsInFor { substitute, name: &name }),
                None => name,
            }
        };
        let is_there = |number: &Number| !there.is_some_and(|t| t.gone().any(|gone| gone.player == *number));
        let seat = |(number, position): (&Number, Position)| Seat {
            number: number.0,
            name: named(*number),
            place: words.say(msg::HallPlace { place: &position.to_string() }),
            known: player == Some(*number),
        };
        let seats: Vec<Seat> = there
            .map(|there| {
                let seats = there.players().iter().zip(Position::ALL);
                seats.filter(|(number, _)| is_there(number)).map(seat).collect()
            })
            .unwrap_or_default();
        let mut warnings = Vec::new();
        let his = player.map_or_else(Vec::new, |player| now(tournament, player));
        if let Some(player) = player
            && !his.iter().any(|(here, _)| Some(*here) == at)
            && let Some((other, position)) = his.first()
        {
            warnings.push(words.say(msg::HallSitsElsewhere {
                name: &name(tournament, player),
                table: &other.table.to_string(),
                place: &position.to_string(),
            }));
        }
        Arrival {
            tournament: tournament.setup().name.clone(),
            heading: words.say(msg::TournamentHeadingTable { table: &table.to_string() }),
            round,
            seats,
            warnings,
            back: None,
        }
    }
}

/// Whose device it is that comes in by the code of this table and says `who` it is, and where it goes.
pub async fn arrived(app: &App, of: &Stream, table: usize, who: &str) -> Result<(Holder, String), Failure> {
    let Some((name, tournament)) = known(app, of).await? else {
        return Ok((Holder::Unknown, "/hall".to_owned()));
    };
    let at = tournament.running().map(|round| At { round, table });
    let at = at.filter(|at| tournament.table(*at).is_ok());
    let holder = match who {
        "" => Holder::Unknown,
        "table" => Holder::Table,
        number => {
            let number = number.parse().map(Number).map_err(|_| Failure::NotFound)?;
            // Who does not sit there any more has looked at a page of before.
            match now(&tournament, number).iter().any(|(sits, _)| Some(*sits) == at) {
                true => Holder::Player(number),
                false => return Err(Failure::Conflict),
            }
        }
    };
    Ok((
        holder,
        match at {
            Some(at) if holder != Holder::Unknown => format!("/hall/{name}/{}/{table}", at.round),
            _ => format!("/hall/{name}/table/{table}"),
        },
    ))
}

#[derive(Template)]
#[template(path = "hall/seat.html")]
struct SeatPage {
    shell: Shell,
    frame: Frame,
    heading: String,
    round: String,
    /// `Table 6, place 2`
    place: String,
    others: Vec<(String, String)>,
    /// Who of them sits at another table too.
    springers: Vec<String>,
    list: String,
    who: String,
}

#[derive(Template)]
#[template(path = "hall/who.html")]
struct WhoPage {
    shell: Shell,
    frame: Frame,
    arrival: Arrival,
    action: String,
}

#[derive(Template)]
#[template(path = "hall/waiting.html")]
struct WaitingPage {
    shell: Shell,
    frame: Frame,
    heading: String,
    last: Option<String>,
    /// How those stand whose device it is.
    mine: Vec<Mine>,
    over: bool,
}

/// Where a device goes on that came in by the code of a table.
enum Leads {
    /// Its player is told where he sits.
    Seat(At, Position, Number),
    /// To the list.
    List(At),
    /// Somebody says whose it is.
    Ask,
    /// There is nothing to do yet.
    Wait,
}

/// The device of a player follows him; one that stays at the table goes on with its list; one of which nobody
/// has said whose it is asks. The management, which has none, looks at the list.
fn leads(tournament: &Tournament, table: usize, holder: Option<Holder>) -> Leads {
    let Some(round) = tournament.running() else { return Leads::Wait };
    let here = Some(At { round, table }).filter(|at| tournament.table(*at).is_ok());
    match holder {
        Some(Holder::Unknown) => Leads::Ask,
        Some(Holder::Table) | None => here.map_or(Leads::Wait, Leads::List),
        Some(Holder::Player(player)) => match next_seat(tournament, &now(tournament, player), table) {
            None => Leads::Wait,
            Some((at, _)) if tournament.table(at).is_ok_and(|table| table.has_begun()) => Leads::List(at),
            Some((at, position)) => Leads::Seat(at, position, player),
        },
    }
}

/// `/hall/{name}/table/{table}`: where the code of a table leads; with `?who` to say anew whose device it is.
pub async fn home(
    asked: Asked,
    Path((_, table)): Path<(String, String)>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let table: usize = table.parse().map_err(|_| Failure::NotFound)?;
    let had = had(&asked, table);
    asked.only(asked.rights.directs || had.is_some())?;
    let (number, tournament) = asked.open.now().await?;
    let wanted = match (query.as_deref(), &had) {
        (Some("who"), Some(_)) if tournament.running().is_some() => Leads::Ask,
        _ => leads(&tournament, table, had.as_ref().map(|had| had.holder)),
    };
    match wanted {
        Leads::List(At { round, table }) => Ok(onwards(&asked.to(&format!("/{round}/{table}")))),
        Leads::Seat(at, position, player) => {
            let page = seat_page(&asked, number, &tournament, (at, position, player), table);
            page::html(&page)
        }
        Leads::Ask => {
            let arrival = Arrival::at(&tournament, table, had.as_ref(), asked.words());
            page::html(&WhoPage {
                action: asked.to(&format!("/table/{table}")),
                frame: asked.frame(&tournament, number, Here::Elsewhere),
                shell: asked.shell(&arrival.heading),
                arrival,
            })
        }
        Leads::Wait => {
            let words = asked.words();
            let heading = words.say(msg::TournamentHeadingTable { table: &table.to_string() });
            let last = last_list(&tournament, table, had.as_ref().map(|had| had.holder));
            page::html(&WaitingPage {
                mine: stand(&tournament, last, had.as_ref().map(|had| had.holder), words),
                over: tournament.is_over(),
                last: last.map(|at| asked.to(&format!("/{}/{}", at.round, at.table))),
                frame: asked.frame(&tournament, number, Here::Elsewhere),
                shell: asked.shell(&heading),
                heading,
            })
        }
    }
}

/// The grant of this device for this table.
fn had(asked: &Asked, table: usize) -> Option<Grant> {
    let stream = &asked.open.stream;
    asked.person.grants.iter().find(|grant| grant.table(stream) == Some(table)).cloned()
}

/// How the player stands whose device it is; of a device that stays at a table, those who sat there last.
fn stand(tournament: &Tournament, last: Option<At>, holder: Option<Holder>, words: &Lexicon) -> Vec<Mine> {
    let players = match holder {
        Some(Holder::Player(player)) => vec![player],
        _ => last.and_then(|at| tournament.table(at).ok()).map_or_else(Vec::new, |t| t.players().to_vec()),
    };
    players.into_iter().filter_map(|player| mine(tournament, player, words)).collect()
}

/// The list that was kept last.
fn last_list(tournament: &Tournament, table: usize, holder: Option<Holder>) -> Option<At> {
    let at = |round| match holder {
        Some(Holder::Player(player)) => {
            let seats: Vec<_> = tournament.seats(round, player).collect();
            next_seat(tournament, &seats, table).map(|(at, _)| at)
        }
        _ => Some(At { round, table }).filter(|at| tournament.table(*at).is_ok()),
    };
    (1..=tournament.rounds().len()).rev().find_map(at)
}

fn seat_page(
    asked: &Asked,
    number: u64,
    tournament: &Tournament,
    (at, position, player): (At, Position, Number),
    code: usize,
) -> SeatPage {
    let words = asked.words();
    let (round, table, place) = (at.round.to_string(), at.table.to_string(), position.to_string());
    let players = tournament.table(at).map(|table| table.players().to_vec()).unwrap_or_default();
    let others = players.iter().zip(Position::ALL).filter(|(one, _)| **one != player);
    let heading = name(tournament, player);
    SeatPage {
        round: words.say(msg::TournamentHeadingRound { round: &round }),
        place: words.say(msg::HallSeatAt { table: &table, place: &place }),
        others: others.map(|(one, place)| (place.to_string(), name(tournament, *one))).collect(),
        springers: bulletin::show::springers(tournament, at, words),
        list: asked.to(&format!("/{round}/{table}")),
        who: asked.to(&format!("/table/{code}?who")),
        frame: asked.frame(tournament, number, Here::Elsewhere),
        shell: asked.shell(&heading),
        heading,
    }
}

/// `POST /hall/{name}/table/{table}`: somebody says whose device it is.
pub async fn say_who(
    State(app): State<App>,
    person: Person,
    Path((name, table)): Path<(String, String)>,
    sent: Sent,
) -> Result<Response, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    let table: usize = table.parse().map_err(|_| Failure::NotFound)?;
    let grant = had(&asked, table).ok_or(Failure::Forbidden)?;
    let (holder, to) = arrived(&asked.app, &asked.open.stream, table, sent.fields.get("who")).await?;
    admitted(&asked.app, &asked.person.grants.with(Grant { holder, ..grant }), &to).await
}
