//! `stich tournament rank`.

use std::path::Path;

use anyhow::anyhow;
use tournament::{Event, Placed, Standings, Team, Tournament};
use wording::{Lexicon, msg};

use super::{
    answer,
    args::RankArgs,
    json::{self, Answer, TeamJson},
    pen::{self, Pen},
    refused, say, text,
};
use crate::{
    Exit,
    screen::{self, DIM, HEAD},
};

pub fn run(args: &RankArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let mut lots = None;
    let tournament = if args.draw_lots {
        let mut pen = Pen::open(words, &args.of, args.signed.by.as_deref())?;
        let seed = args.seed.unwrap_or(pen.tournament.setup().seed);
        pen.write(words, vec![Event::LotsDrawn { seed }])?;
        lots = Some(seed);
        pen.tournament
    } else {
        pen::read(words, &args.of)?
    };
    let after = after(&tournament, args.after_round, words)?;
    let standings = tournament.standings(after);
    let teams = teams(&tournament, args.teams.as_deref(), after, words)?;
    if args.signed.json {
        let teams = teams.iter().map(|(placed, _)| TeamJson {
            rank: placed.rank,
            name: placed.who.clone(),
            sum: placed.sum,
        });
        let ranking = json::ranking(after, &standings, teams.collect(), &tournament);
        return answer(&Answer::Ranking(ranking));
    }
    if let Some(seed) = lots {
        screen::styled(DIM, &words.say(msg::TournamentLotsDrawn { seed: &seed.to_string() }))?;
    }
    show(&tournament, after, &standings, words)?;
    if !teams.is_empty() {
        screen::line("")?;
        screen::styled(HEAD, &words.say(msg::PaperRankingTeams))?;
        for (placed, members) in &teams {
            let sum = say::signed(placed.sum, words);
            screen::line(&format!(
                "{:>4}  {:>7}  {}  {DIM}{}{DIM:#}",
                placed.rank,
                sum,
                placed.who,
                members.join(", ")
            ))?;
        }
    }
    Ok(Exit::Fine)
}

/// The round after which is ranked: as told, or the last that has begun.
pub fn after(tournament: &Tournament, told: Option<usize>, words: &Lexicon) -> anyhow::Result<usize> {
    match told {
        Some(round) => {
            tournament.round(round).map_err(|e| refused(&e, tournament, words))?;
            Ok(round)
        }
        None => Ok(tournament.begun()),
    }
}

/// The teams of a file, ranked, each with its members as they are read.
pub fn teams(
    tournament: &Tournament,
    csv: Option<&Path>,
    after: usize,
    words: &Lexicon,
) -> anyhow::Result<Vec<(Placed<String>, Vec<String>)>> {
    let Some(csv) = csv else { return Ok(Vec::new()) };
    let file = &csv.display().to_string();
    let teams = Team::read(&text(words, csv)?).map_err(|e| {
        let (line, found) = (e.line, e.found.as_str());
        anyhow!(words.say(msg::TournamentSeatingLine { file, line, found }))
    })?;
    let ranked = tournament.team_standings(&teams, after).map_err(|e| anyhow!(say::team(&e, words)))?;
    let members = |name: &str| {
        let team = teams.iter().find(|team| team.name == name);
        let members = team.map(|team| team.members.as_slice()).unwrap_or_default();
        let said = |&number: &tournament::Number| {
            let name = &say::player(number, Some(tournament));
            match tournament.disqualified().contains_key(&number) {
                true => words.say(msg::PrizesMemberOut { name }),
                false => name.clone(),
            }
        };
        members.iter().map(said).collect()
    };
    Ok(ranked.into_iter().map(|placed| (placed.clone(), members(&placed.who))).collect())
}

fn show(tournament: &Tournament, after: usize, standings: &Standings, words: &Lexicon) -> anyhow::Result<()> {
    screen::styled(HEAD, &words.say(msg::TournamentRankHeading { m: after }))?;
    if !standings.closed {
        screen::line(&words.say(msg::TournamentRankProvisional))?;
    } else if standings.is_final() && after == tournament.setup().rounds {
        screen::line(&words.say(msg::TournamentRankFinal))?;
    }
    if let Some(doubts) = bulletin::show::doubts(standings, words) {
        screen::line(&doubts)?;
    }
    rows(tournament, after, standings, words)
}

/// A line a player.
fn rows(tournament: &Tournament, after: usize, standings: &Standings, words: &Lexicon) -> anyhow::Result<()> {
    let name = |number| tournament.roster().get(number).map(|p| p.name.clone()).unwrap_or_default();
    let club = |number| tournament.roster().get(number).and_then(|p| p.club.clone()).unwrap_or_default();
    let width = |of: &dyn Fn(tournament::Number) -> String| {
        tournament.roster().players().map(|p| of(p.number).chars().count()).max().unwrap_or(0)
    };
    let (names, clubs) = (width(&name), width(&club));
    let rounds: String =
        (1..=after).map(|m| format!("{:>7}", words.say(msg::PaperRankingRound { m }))).collect();
    let head = format!(
        "{:>4} {:>4}  {:names$}  {:clubs$}{rounds} {:>7}",
        words.say(msg::PaperRankingRank),
        words.say(msg::PaperRankingNumber),
        words.say(msg::PaperRankingName),
        if clubs > 0 { words.say(msg::PaperRankingClub) } else { String::new() },
        words.say(msg::PaperRankingTotal),
    );
    screen::styled(DIM, &head)?;
    for standing in &standings.ranked {
        let results = &standing.results;
        let cell = |points: Option<i64>| points.map_or("–".to_owned(), |points| say::signed(points, words));
        let rounds = results.rounds.iter().map(|round| cell(round.map(|r| r.points.into())));
        let rounds: String = rounds.map(|round| format!("{round:>7}")).collect();
        let (rank, player) = (standing.rank, results.player);
        let sum = say::signed(standing.sum, words);
        let line = format!(
            "{rank:>4} {player:>4}  {:names$}  {:clubs$}{rounds} {sum:>7}",
            name(player),
            club(player)
        );
        screen::line(&say::with_note(&line, &bulletin::show::standing_notes(standing, words).join(", ")))?;
    }
    for results in &standings.out {
        let player = results.player;
        let out = words.say(msg::TournamentPlayerOut);
        screen::styled(DIM, &format!("{:>4} {player:>4}  {:names$}  {out}", "–", name(player)))?;
    }
    Ok(())
}
