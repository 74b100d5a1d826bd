//! `stich tournament players`.

use std::path::Path;

use anyhow::bail;
use tournament::{Applicant, Columns, Entrant, Event, Listing, Number, Player, Tournament};
use wording::{Lexicon, msg};

use super::{
    answer,
    args::{Of, PlayersArgs, PlayersCommand, Signed},
    bytes, done, json,
    pen::{self, Pen},
    say,
};
use crate::{
    Exit, Usage, clock,
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
            change(&mut pen, vec![Event::PlayersAdded { players: vec![player] }], vec![said], signed, words)
        }
        PlayersCommand::Import { csv, columns, dry_run, round, signed } => {
            import(of, csv, (columns.as_ref(), *dry_run), *round, signed, words)
        }
        PlayersCommand::Change { name: None, club: None, .. } => {
            bail!(Usage(words.say(msg::TournamentPlayerWhat)))
        }
        PlayersCommand::Change { number, name, club, signed } => {
            let mut pen = Pen::open(words, of, signed.by.as_deref())?;
            let player = Number(*number);
            let old = pen.tournament.roster().get(player).cloned();
            let old = old.as_ref();
            let name = name.clone().or_else(|| old.map(|old| old.name.clone())).unwrap_or_default();
            let club = club.clone().or_else(|| old.and_then(|old| old.club.clone()));
            let club = club.filter(|club| !club.trim().is_empty());
            if old.is_some_and(|old| (&old.name, &old.club) == (&name, &club)) {
                return done(signed, vec![words.say(msg::TournamentAsBefore)]);
            }
            let event = Event::PlayerChanged { player, name, club };
            let said = bulletin::say::happened(&event, (Some(&pen.tournament), None), words);
            change(&mut pen, vec![event], vec![said], signed, words)
        }
        PlayersCommand::Late { number, round, signed } => {
            let player = Number(*number);
            said(of, |_| vec![Event::PlayerComes { player, round: *round }], signed, words)
        }
        PlayersCommand::Leave { number, after, signed } => {
            let player = Number(*number);
            said(of, |_| vec![Event::PlayerLeaves { player, round: *after }], signed, words)
        }
        PlayersCommand::Miss { number, round, signed } => {
            let player = Number(*number);
            said(of, |_| vec![Event::PlayerMisses { player, round: *round }], signed, words)
        }
        PlayersCommand::Gone { number, place, reason, signed } => {
            let at = place.at();
            said(of, |now| now.leaves_table(at, Number(*number), reason).into(), signed, words)
        }
        PlayersCommand::Back { number, place, signed } => {
            let at = place.at();
            said(of, |now| now.back_at_table(at, Number(*number)), signed, words)
        }
        PlayersCommand::Substitute { number, place, name, back: _, signed } => {
            let (at, player, name) = (place.at(), Number(*number), name.clone());
            said(of, |_| vec![Event::SubstituteSeated { at, player, name }], signed, words)
        }
        PlayersCommand::Strike { number, signed } => {
            let mut pen = Pen::open(words, of, signed.by.as_deref())?;
            let player = Number(*number);
            let name = pen.tournament.roster().get(player).map(|p| p.name.clone()).unwrap_or_default();
            let said = words.say(msg::TournamentPlayerStruck { number: &number.to_string(), name: &name });
            change(&mut pen, vec![Event::PlayerStruck { player }], vec![said], signed, words)
        }
        PlayersCommand::List { json } => list(&pen::read(words, of)?, *json, words),
    }
}

/// Somebody comes late, misses a round, leaves or comes back, or sits in for another: it is said as the history says it.
fn said(
    of: &Of,
    events: impl FnOnce(&Tournament) -> Vec<Event>,
    signed: &Signed,
    words: &Lexicon,
) -> anyhow::Result<Exit> {
    let mut pen = Pen::open(words, of, signed.by.as_deref())?;
    let events = events(&pen.tournament);
    let said =
        events.first().map(|event| bulletin::say::happened(event, (Some(&pen.tournament), None), words));
    change(&mut pen, events, said.into_iter().collect(), signed, words)
}

/// That rounds must be drawn anew, of so many that were drawn.
pub fn undrawn(drawn: usize, tournament: &Tournament, words: &Lexicon) -> Option<String> {
    let left = tournament.rounds().len();
    (left < drawn).then(|| words.say(msg::TournamentUndrawn { round: &(left + 1).to_string() }))
}

/// Saves it, and says if rounds must be drawn anew.
fn change(
    pen: &mut Pen,
    events: Vec<Event>,
    mut said: Vec<String>,
    signed: &Signed,
    words: &Lexicon,
) -> anyhow::Result<Exit> {
    let drawn = pen.tournament.rounds().len();
    pen.write(words, events)?;
    said.extend(undrawn(drawn, &pen.tournament, words));
    done(signed, said)
}

fn import(
    of: &Of,
    csv: &Path,
    (columns, dry_run): (Option<&Columns>, bool),
    round: Option<usize>,
    signed: &Signed,
    words: &Lexicon,
) -> anyhow::Result<Exit> {
    let list = Listing::of_file(&bytes(words, csv)?);
    if list.rows().is_empty() && list.wrong().is_empty() {
        bail!(words.say(msg::TournamentPlayersNone { file: &csv.display().to_string() }));
    }
    // Who only looks signs nothing.
    if dry_run {
        let (mut said, players) = would_add(&pen::read(words, of)?, csv, (&list, columns), round, words)?;
        said.extend(players.iter().map(|player| {
            let club = player.club.as_deref().map(|club| format!(" ({club})")).unwrap_or_default();
            format!("{:>4}  {}{club}", player.number, player.name)
        }));
        return done(signed, said);
    }
    let mut pen = Pen::open(words, of, signed.by.as_deref())?;
    let (mut said, players) = would_add(&pen.tournament, csv, (&list, columns), round, words)?;
    said.push(words.say(msg::TournamentPlayersAdded { n: players.len() }));
    if players.is_empty() {
        return done(signed, said);
    }
    change(&mut pen, vec![Event::PlayersAdded { players }], said, signed, words)
}

/// Whom this list adds to the tournament, and what is to be said of its lines.
fn would_add(
    tournament: &Tournament,
    csv: &Path,
    (list, columns): (&Listing, Option<&Columns>),
    round: Option<usize>,
    words: &Lexicon,
) -> anyhow::Result<(Vec<String>, Vec<Entrant>)> {
    let columns = columns.unwrap_or_else(|| list.columns());
    let roster = tournament.roster();
    let (all, wrong) = list.applicants(columns, roster);
    if !wrong.is_empty() {
        bail!(say::roster(csv, &wrong, words));
    }
    let from = round.unwrap_or_else(|| tournament.next_round());
    let (doubles, new): (Vec<Applicant>, Vec<Applicant>) = all.into_iter().partition(Applicant::is_double);
    let players = roster.entrants(&new, from);
    let mut said = vec![say::columns(columns, words)];
    let like = |one: &Applicant| say::like(one, roster, words).unwrap_or_default();
    said.extend(doubles.iter().map(|one| {
        let (line, name) = (one.line, &one.name);
        words.say(msg::TournamentLeftOut { line, name, why: &like(one) })
    }));
    for (one, player) in new.iter().zip(&players) {
        let (wanted, number) = (one.number.unwrap_or(player.number), player.number);
        let renumbered = (wanted != number).then(|| {
            words.say(msg::TournamentRenumbered { wanted: &wanted.to_string(), number: &number.to_string() })
        });
        let (line, name) = (one.line, &one.name);
        let what = [Some(like(one)), renumbered].into_iter().flatten().filter(|what| !what.is_empty());
        said.extend(what.map(|what| words.say(msg::TournamentNoted { line, name, what: &what })));
    }
    Ok((said, players))
}

fn list(tournament: &Tournament, as_json: bool, words: &Lexicon) -> anyhow::Result<Exit> {
    if as_json {
        return answer(&json::Answer::Tournament(json::tournament(tournament, words)));
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
