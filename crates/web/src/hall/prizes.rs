//! Prizes and the prize-giving: places are announced from the last up, on the big screen and on the telephone
//! of each player.

use askama::Template;
use axum::response::Response;
use tournament::{Event, Honour, Number, Tournament};
use wording::{Lexicon, msg};

use super::{
    act::Trouble,
    asked::{Asked, Frame, Here, shown},
    glance::name,
    list::special,
};
use crate::{
    body::Sent,
    failure::Failure,
    page::{self, Question, Shell, onwards},
};

/// A place with those who have it, as it is announced.
pub struct Place {
    pub place: String,
    pub rank: usize,
    pub people: Vec<Honoured>,
    pub prizes: String,
}

/// Somebody who has a place.
pub struct Honoured {
    pub name: String,
    pub club: String,
    pub sum: String,
    pub best: String,
}

fn points(sum: i64, words: &Lexicon) -> String {
    let n = usize::try_from(sum.unsigned_abs()).unwrap_or(usize::MAX);
    words.say(msg::PrizesPoints { n, points: &bulletin::say::signed(sum, words) })
}

/// The number of a place and whether others have it too.
fn place(honour: &Honour, words: &Lexicon) -> String {
    let rank = &honour.rank.to_string();
    match honour.players.len() {
        1 => words.say(msg::PrizesPlace { rank }),
        _ => words.say(msg::PrizesPlaceShared { rank }),
    }
}

fn prizes(honour: &Honour, words: &Lexicon) -> String {
    let (prizes, n) = (honour.prizes.join(", "), honour.players.len());
    match n {
        _ if prizes.is_empty() => prizes,
        1 => prizes,
        _ => words.say(msg::PrizesAmong { prizes: &prizes, n }),
    }
}

/// The game that brought a player the most, in words.
fn best_game(tournament: &Tournament, player: Number, words: &Lexicon) -> Option<String> {
    let best = tournament.best_game(player)?;
    let table = tournament.table(best.at).ok()?;
    let line = table.list().lines().get(best.line - 1)?;
    let game = words.say(msg::PrizesBestGame {
        points: &bulletin::say::signed(best.points.into(), words),
        round: &best.at.round.to_string(),
        number: &line.place.number.to_string(),
    });
    Some(std::iter::once(game).chain(special(tournament, table, line, words)).collect::<Vec<_>>().join(", "))
}

impl Place {
    fn of(honour: &Honour, tournament: &Tournament, words: &Lexicon) -> Place {
        let one = |standing: &tournament::Standing| {
            let player = standing.results.player;
            let club = tournament.roster().get(player).and_then(|player| player.club.clone());
            Honoured {
                name: name(tournament, player),
                club: club.unwrap_or_default(),
                sum: points(standing.sum, words),
                best: best_game(tournament, player, words).unwrap_or_default(),
            }
        };
        Place {
            place: place(honour, words),
            rank: honour.rank,
            people: honour.players.iter().map(one).collect(),
            prizes: prizes(honour, words),
        }
    }
}

/// Of so many places the first that has been announced; as many as there are if none has.
const fn first_announced(places: usize, announced: usize) -> usize {
    places.saturating_sub(announced)
}

/// What has been announced, the newest first.
pub fn announced(tournament: &Tournament, words: &Lexicon) -> Option<Vec<Place>> {
    let count = tournament.announced()?;
    let honours = tournament.honours();
    let shown = honours.iter().skip(first_announced(honours.len(), count));
    Some(shown.map(|honour| Place::of(honour, tournament, words)).collect())
}

/// What a telephone says of its player.
pub struct Mine {
    pub name: String,
    pub place: String,
    pub sum: String,
    pub best: String,
    pub prizes: String,
}

/// How this player stands; his place only if it is open or has been announced.
pub fn mine(tournament: &Tournament, player: Number, words: &Lexicon) -> Option<Mine> {
    if let Some(results) = tournament.results(tournament.begun()).into_iter().find(|r| r.player == player)
        && results.played() == 0
    {
        return None;
    }
    let honours = tournament.honours();
    let out = Mine {
        name: name(tournament, player),
        place: words.say(msg::PrizesOut),
        sum: String::new(),
        best: best_game(tournament, player, words).unwrap_or_default(),
        prizes: String::new(),
    };
    let his = |honour: &&Honour| honour.players.iter().any(|one| one.results.player == player);
    let Some((index, honour)) = honours.iter().enumerate().find(|(_, honour)| his(honour)) else {
        return Some(out);
    };
    let sum = honour.players.iter().find(|one| one.results.player == player).map_or(0, |one| one.sum);
    let sum = points(sum, words);
    let open = tournament.announced().is_none_or(|count| index >= first_announced(honours.len(), count));
    let (place, prizes) = match (open, tournament.is_over()) {
        (false, _) => (words.say(msg::PrizesCovered), String::new()),
        (true, true) => (place(honour, words), prizes(honour, words)),
        (true, false) => (words.say(msg::PrizesPlaceNow { place: &place(honour, words) }), String::new()),
    };
    let prizes = if prizes.is_empty() { prizes } else { words.say(msg::PrizesPrize { prize: &prizes }) };
    Some(Mine { place, sum, prizes, ..out })
}

/// The prize-giving as the organiser sees it.
struct Giving {
    announced: usize,
    next: Option<Place>,
    /// The last that need not be announced one by one, and its number among the announced.
    down_to: Option<(String, usize)>,
}

#[derive(Template)]
#[template(path = "hall/prizes.html")]
struct PrizesPage {
    shell: Shell,
    frame: Frame,
    trouble: Option<String>,
    /// Why places may still change.
    doubts: Option<String>,
    over: bool,
    places: Vec<Place>,
    typed: String,
    rows: usize,
    giving: Option<Giving>,
    /// So many places have certificates of their own.
    honoured: usize,
    key: String,
}

/// So many places are announced one by one, also where there is no prize.
const FIRST: usize = 3;

fn giving(tournament: &Tournament, words: &Lexicon) -> Option<Giving> {
    let announced = tournament.announced()?;
    let honours = tournament.honours();
    let first = first_announced(honours.len(), announced);
    let next = first.checked_sub(1).and_then(|next| honours.get(next));
    let prized = honours.iter().take_while(|honour| honour.rank <= FIRST.max(tournament.prizes().len()));
    let one_by_one = prized.count();
    let down_to = honours.get(one_by_one).filter(|_| one_by_one + 1 < first && tournament.is_over());
    Some(Giving {
        announced,
        next: next.filter(|_| tournament.is_over()).map(|honour| Place::of(honour, tournament, words)),
        down_to: down_to.map(|honour| {
            let text = words.say(msg::PrizesDownTo { rank: &honour.rank.to_string() });
            (text, honours.len() - one_by_one)
        }),
    })
}

async fn show(asked: Asked, trouble: Option<String>) -> Result<Response, Failure> {
    asked.only(asked.rights.directs)?;
    let words = asked.words();
    let (number, tournament) = asked.open.now().await?;
    let honours = if tournament.begun() > 0 { tournament.honours() } else { Vec::new() };
    let with_prize = honours.iter().filter(|honour| !honour.prizes.is_empty());
    let page = PrizesPage {
        trouble,
        over: tournament.is_over(),
        doubts: bulletin::show::doubts(&tournament.standings(tournament.begun().max(1)), words),
        places: with_prize.map(|honour| Place::of(honour, &tournament, words)).collect(),
        typed: tournament.prizes().join("\n"),
        rows: tournament.prizes().len().max(4) + 1,
        giving: giving(&tournament, words),
        honoured: FIRST.max(tournament.prizes().len()),
        key: page::new_key("hall")?,
        frame: asked.frame(&tournament, number, Here::Results),
        shell: asked.shell(&words.say(msg::PrizesTitle)),
    };
    shown(&page, page.trouble.is_some())
}

/// `/hall/{name}/prizes`
pub async fn page(asked: Asked) -> Result<Response, Failure> {
    show(asked, None).await
}

/// `POST /hall/{name}/prizes`: prizes are written down, or places announced. What is announced is counted, so a
/// second tap on the same page announces nothing more.
pub async fn change(asked: Asked, sent: Sent) -> Result<Response, Failure> {
    asked.only(asked.rights.organises)?;
    let event = match sent.fields.get("do") {
        "prizes" => {
            let text = sent.fields.text("prizes", 20_000)?;
            let mut prizes: Vec<String> = text.lines().map(|line| line.trim().to_owned()).collect();
            while prizes.last().is_some_and(String::is_empty) {
                prizes.pop();
            }
            Event::PrizesSet { prizes }
        }
        "announce" => Event::PrizeGiving { announced: Some(sent.number("count")?) },
        "open" => Event::PrizeGiving { announced: None },
        other => return Err(Failure::Unreadable(format!("`{other}` cannot be done with prizes"))),
    };
    let (_, tournament) = asked.open.now().await?;
    if !sent.fields.is_sure()
        && let Some(question) = question(&event, &tournament, asked.words())
    {
        let to = (asked.to("/prizes"), asked.to("/prizes"));
        return page::ask(asked.person, question, &sent.fields, to);
    }
    let done = asked.act("", sent.key, |_| Ok::<_, Trouble>(vec![event.clone()])).await;
    let Err(trouble) = done else { return Ok(onwards(&asked.to("/prizes"))) };
    let said = asked.why(trouble).await?;
    show(asked, Some(said)).await
}

/// What is asked before a list is changed that takes back what everybody has heard: places that are announced change, or sums
/// of those who have them.
pub fn takes_back(now: &Tournament, after: &Tournament, words: &Lexicon) -> Option<Question> {
    let heard = |tournament: &Tournament| {
        let honours = tournament.honours();
        let first = first_announced(honours.len(), now.announced().unwrap_or_default());
        let of = |honour: &Honour| {
            let players = honour.players.iter().map(|one| (one.results.player, one.sum));
            (honour.rank, players.collect::<Vec<_>>())
        };
        honours.iter().skip(first).map(of).collect::<Vec<_>>()
    };
    (now.is_over() && heard(now) != heard(after)).then(|| Question {
        heading: words.say(msg::PrizesAskCalled),
        lines: vec![words.say(msg::PrizesAskCalledWhat)],
        yes: words.say(msg::PrizesAskCalledYes),
    })
}

/// What the button says that announces this place.
fn announce(tournament: &Tournament, count: usize, words: &Lexicon) -> String {
    let honours = tournament.honours();
    let honour = honours.get(first_announced(honours.len(), count));
    let place = honour.map(|honour| place(honour, words)).unwrap_or_default();
    words.say(msg::PrizesNext { place: &place })
}

/// What is asked before people see what they cannot forget.
fn question(event: &Event, tournament: &Tournament, words: &Lexicon) -> Option<Question> {
    let now = tournament.announced()?;
    let places = tournament.honours().len();
    let doubts = bulletin::show::doubts(&tournament.standings(tournament.begun().max(1)), words);
    let asks = |heading: String, what: Option<String>, yes: String| Question {
        heading,
        lines: doubts.clone().into_iter().chain(what).collect(),
        yes,
    };
    match event {
        Event::PrizeGiving { announced: None } if tournament.is_over() && now < places => {
            let what = words.say(msg::PrizesAskOpenWhat { n: places - now });
            let (heading, yes) = (words.say(msg::PrizesAskOpen), words.say(msg::PrizesUncover));
            Some(asks(heading, Some(what), yes))
        }
        Event::PrizeGiving { announced: Some(count) } if *count > now + 1 && *count <= places => {
            let honours = tournament.honours();
            let rank = honours.get(first_announced(places, *count)).map_or(0, |honour| honour.rank);
            let heading = words.say(msg::PrizesDownTo { rank: &rank.to_string() });
            let what = words.say(msg::PrizesAskDownToWhat { n: count - now });
            Some(asks(heading.clone(), Some(what), heading))
        }
        Event::PrizeGiving { announced: Some(count) } if *count > now && *count <= places => doubts
            .is_some()
            .then(|| asks(words.say(msg::PrizesAskDoubtful), None, announce(tournament, *count, words))),
        _ => None,
    }
}
