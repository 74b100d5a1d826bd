//! `stich tournament players`.

use std::path::Path;

use anyhow::anyhow;
use tournament::{Entrant, Event, Number, Player, Roster, Tournament};
use wording::{Lexicon, msg};

use super::{
    answer,
    args::{Of, PlayersArgs, PlayersCommand, Signed},
    done, json,
    pen::{self, Pen},
    say, text,
};
use crate::{
    Exit, clock,
    screen::{self, HEAD},
};

pub fn run(args: &PlayersArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let of = &args.of;
    match &args.what {
        PlayersCommand::Add { name, club, number, round, signed } => {
            let mut pen = Pen::open(words, of, signed.by.as_deref())?;
            let roster = pen.tournament.roster();
            let number = number.map_or_else(|| roster.next_number(), Number);
            let from = round.unwrap_or_else(|| pen.tournament.next_round());
            let player = Entrant { number, name: name.trim().to_owned(), club: club.clone(), from };
            let said = words.say(msg::TournamentPlayerNew {
                number: &number.to_string(),
                name: &player.name,
                round: &from.to_string(),
            });
            change(&mut pen, Event::PlayersAdded { players: vec![player] }, vec![said], signed, words)
        }
        PlayersCommand::Import { csv, round, signed } => import(of, csv, *round, signed, words),
        PlayersCommand::Change { number, name, club, signed } => {
            let mut pen = Pen::open(words, of, signed.by.as_deref())?;
            let player = Number(*number);
            let old = pen.tournament.roster().get(player);
            let name = name.clone().or_else(|| old.map(|old| old.name.clone())).unwrap_or_default();
            let club = club.clone().or_else(|| old.and_then(|old| old.club.clone()));
            let club = club.filter(|club| !club.trim().is_empty());
            let said = words.say(msg::TournamentPlayerSaved { number: &number.to_string(), name: &name });
            change(&mut pen, Event::PlayerChanged { player, name, club }, vec![said], signed, words)
        }
        PlayersCommand::Late { number, round, signed } => presence(
            of,
            Number(*number),
            |player| Event::PlayerComes { player, round: *round },
            signed,
            words,
        ),
        PlayersCommand::Leave { number, after, signed } => presence(
            of,
            Number(*number),
            |player| Event::PlayerLeaves { player, round: *after },
            signed,
            words,
        ),
        PlayersCommand::Miss { number, round, signed } => presence(
            of,
            Number(*number),
            |player| Event::PlayerMisses { player, round: *round },
            signed,
            words,
        ),
        PlayersCommand::List { json } => list(&pen::read(words, of)?, *json, words),
    }
}

fn presence(
    of: &Of,
    player: Number,
    event: impl Fn(Number) -> Event,
    signed: &Signed,
    words: &Lexicon,
) -> anyhow::Result<Exit> {
    let mut pen = Pen::open(words, of, signed.by.as_deref())?;
    let name = pen.tournament.roster().get(player).map(|p| p.name.clone()).unwrap_or_default();
    let said = words.say(msg::TournamentPlayerSaved { number: &player.to_string(), name: &name });
    change(&mut pen, event(player), vec![said], signed, words)
}

/// Saves it, and says if rounds must be drawn anew.
fn change(
    pen: &mut Pen,
    event: Event,
    mut said: Vec<String>,
    signed: &Signed,
    words: &Lexicon,
) -> anyhow::Result<Exit> {
    let drawn = pen.tournament.rounds().len();
    pen.write(words, vec![event])?;
    let left = pen.tournament.rounds().len();
    if left < drawn {
        said.push(words.say(msg::TournamentUndrawn { round: &(left + 1).to_string() }));
    }
    done(signed, said)
}

fn import(
    of: &Of,
    csv: &Path,
    round: Option<usize>,
    signed: &Signed,
    words: &Lexicon,
) -> anyhow::Result<Exit> {
    let read = Roster::read(&text(words, csv)?).map_err(|e| anyhow!(say::roster(csv, &e, words)))?;
    let mut pen = Pen::open(words, of, signed.by.as_deref())?;
    let from = round.unwrap_or_else(|| pen.tournament.next_round());
    let players = pen.tournament.roster().entrants(&read, from);
    let said = vec![words.say(msg::TournamentPlayersAdded { n: players.len() })];
    change(&mut pen, Event::PlayersAdded { players }, said, signed, words)
}

fn list(tournament: &Tournament, as_json: bool, words: &Lexicon) -> anyhow::Result<Exit> {
    if as_json {
        return answer(&json::Answer::Tournament(json::tournament(tournament)));
    }
    let players: Vec<&Player> = tournament.roster().players().collect();
    screen::styled(HEAD, &words.say(msg::TournamentPlayersTotal { n: players.len() }))?;
    let name = players.iter().map(|p| p.name.chars().count()).max().unwrap_or(0);
    let club = |p: &Player| p.club.clone().unwrap_or_default();
    let clubs = players.iter().map(|p| club(p).chars().count()).max().unwrap_or(0);
    for player in players {
        let line = format!("{:>4}  {:name$}  {:clubs$}", player.number, player.name, club(player));
        let notes = bulletin::show::player_notes(player, tournament, (words, clock::zone())).join("; ");
        screen::line(&say::with_note(&line, &notes))?;
    }
    Ok(Exit::Fine)
}
