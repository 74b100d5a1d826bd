//! Where everybody stands: the ranking, the best clubs, and the ranking for a program for tables.

use askama::Template;
use axum::{
    extract::RawQuery,
    http::{HeaderValue, header},
    response::{IntoResponse as _, Response},
};
use tournament::{Club, Results, Standing, Tournament};
use wording::{Lexicon, msg};

use super::{
    asked::{Asked, Frame, Here},
    glance::name,
    typed::{Pairs, Typed as _},
};
use crate::{
    failure::Failure,
    page::{self, Shell},
};

/// So many of a club count, unless somebody wants it otherwise: a table of four.
const BEST: usize = 4;
/// More of one club nobody counts.
const MOST: usize = 20;

/// A line of the ranking.
pub struct Ranked {
    pub rank: String,
    pub name: String,
    pub club: String,
    pub rounds: Vec<String>,
    pub sum: String,
    pub note: String,
}

/// The ranking as it is shown.
pub struct Ranking {
    /// After which round it is.
    pub heading: String,
    /// Whether it will change yet.
    pub state: String,
    /// That lines do not count, since they are disputed, or appeals are not decided.
    pub disputed: Option<String>,
    /// How many rounds have begun.
    pub rounds: usize,
    pub ranked: Vec<Ranked>,
    /// Those who are disqualified.
    pub out: Vec<Ranked>,
}

impl Ranking {
    /// As it stands now, with the points of the last so many rounds; nobody stands in it where it is covered.
    pub fn now(tournament: &Tournament, shown: usize, covered: bool, words: &Lexicon) -> Ranking {
        let rounds = tournament.begun();
        let mut standings = tournament.standings(rounds.max(1));
        if covered {
            (standings.ranked, standings.out) = (Vec::new(), Vec::new());
        }
        let row = |results: &Results, rank, sum, note| Ranked {
            rank,
            name: name(tournament, results.player),
            club: club(tournament, results),
            rounds: results
                .rounds
                .iter()
                .skip(results.rounds.len().saturating_sub(shown))
                .map(|round| {
                    round.map_or_else(|| "–".to_owned(), |r| bulletin::say::signed(r.points.into(), words))
                })
                .collect(),
            sum,
            note,
        };
        let ranked = |standing: &Standing| {
            let note = bulletin::show::standing_notes(standing, words).join(", ");
            let sum = bulletin::say::signed(standing.sum, words);
            row(&standing.results, standing.rank.to_string(), sum, note)
        };
        let out = |results: &Results| {
            row(results, "–".to_owned(), String::new(), words.say(msg::TournamentPlayerOut))
        };
        Ranking {
            heading: words.say(msg::TournamentRankHeading { m: rounds }),
            state: match tournament.is_over() && standings.is_final() {
                true => words.say(msg::TournamentRankFinal),
                false => words.say(msg::HallSoFar),
            },
            disputed: bulletin::show::doubts(&standings, words),
            rounds,
            ranked: standings.ranked.iter().map(ranked).collect(),
            out: standings.out.iter().map(out).collect(),
        }
    }
}

fn club(tournament: &Tournament, results: &Results) -> String {
    tournament.roster().get(results.player).and_then(|player| player.club.clone()).unwrap_or_default()
}

#[derive(Template)]
#[template(path = "hall/results.html")]
struct ResultsPage {
    shell: Shell,
    frame: Frame,
    /// Prizes are given away: the places come one after the other.
    covered: bool,
    ranking: Ranking,
}

/// `/hall/{name}/results`
pub async fn page(asked: Asked) -> Result<Response, Failure> {
    asked.only(asked.rights.watches)?;
    let words = asked.words();
    let (number, tournament) = asked.open.now().await?;
    let covered = !asked.rights.sees_ranking(&tournament);
    page::html(&ResultsPage {
        covered,
        ranking: Ranking::now(&tournament, tournament.begun(), covered, words),
        frame: asked.frame(&tournament, number, Here::Results),
        shell: asked.shell(&words.say(msg::PrizesRanking)),
    })
}

/// `/hall/{name}/ranking.csv`
pub async fn csv(asked: Asked) -> Result<Response, Failure> {
    let (_, tournament) = asked.open.now().await?;
    asked.only(asked.rights.sees_ranking(&tournament))?;
    // Programs for tables take it for UTF-8 only with this mark.
    let text = format!("\u{feff}{}", bulletin::csv::ranking(&tournament, tournament.begun(), asked.words()));
    let file = format!("attachment; filename=\"{}.csv\"", asked.open.name);
    let file = HeaderValue::from_str(&file).map_err(|e| Failure::Server(e.to_string()))?;
    let kind = HeaderValue::from_static("text/csv; charset=utf-8");
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, file)], text).into_response())
}

struct ClubLine {
    rank: String,
    name: String,
    sum: String,
    members: Vec<String>,
    others: Vec<String>,
    note: String,
}

#[derive(Template)]
#[template(path = "hall/clubs.html")]
struct ClubsPage {
    shell: Shell,
    frame: Frame,
    best: usize,
    clubs: Vec<ClubLine>,
    covered: bool,
}

/// `/hall/{name}/clubs`, with `?best=3`.
pub async fn clubs(asked: Asked, RawQuery(query): RawQuery) -> Result<Response, Failure> {
    asked.only(asked.rights.watches)?;
    let words = asked.words();
    let (number, tournament) = asked.open.now().await?;
    let best = Pairs::of(query.as_deref()).one("best").parse().unwrap_or(BEST).clamp(1, MOST);
    let seen = asked.rights.sees_ranking(&tournament);
    let clubs = if seen { tournament.club_standings(best, tournament.begun()) } else { Vec::new() };
    page::html(&ClubsPage {
        best,
        covered: !seen,
        clubs: clubs.iter().map(|club| club_line(club, &tournament, words)).collect(),
        frame: asked.frame(&tournament, number, Here::Results),
        shell: asked.shell(&words.say(msg::PrizesClubs)),
    })
}

fn club_line(club: &Club, tournament: &Tournament, words: &Lexicon) -> ClubLine {
    let with_sum = |results: &Results| {
        let sum = bulletin::say::signed(results.sum(), words);
        format!("{} {sum}", name(tournament, results.player))
    };
    let out = |results: &Results| words.say(msg::PrizesClubsOut { name: &name(tournament, results.player) });
    ClubLine {
        rank: club.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string()),
        name: club.name.clone(),
        sum: if club.rank.is_some() { bulletin::say::signed(club.sum, words) } else { String::new() },
        members: club.best.iter().map(with_sum).chain(club.out.iter().map(out)).collect(),
        others: club.others.iter().map(with_sum).collect(),
        note: if club.rank.is_none() { words.say(msg::PrizesClubsFew) } else { String::new() },
    }
}
