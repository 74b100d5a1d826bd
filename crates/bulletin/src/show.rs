//! A list and where it stands, in words.

use doppelkopf_score::{Kind, Score, Table};
use tournament::{At, Deal, Entry, Line, Played, Position, Rules, TableSize, Told, Tournament, Written};
use wording::{Lexicon, msg};

use crate::say;

/// Where a table stands: how far its list is, what is disputed, what comes next.
#[must_use]
pub fn state(tournament: &Tournament, at: At, words: &Lexicon) -> Vec<String> {
    let Ok(table) = tournament.table(at) else { return Vec::new() };
    let list = table.list();
    let mut said = Vec::new();
    match list.round().next() {
        None => said.push(words.say(msg::TournamentListComplete)),
        Some(_) if list.lines().is_empty() => said.push(words.say(msg::TournamentListEmpty)),
        Some(next) => said.push(words.say(msg::TournamentListLines {
            lines: &(next.number - 1).to_string(),
            deals: &(next.number - 1 + list.round().left()).to_string(),
        })),
    }
    let size = list.round().size();
    let disputed = table.disputed();
    if !table.second().is_empty() {
        said.push(words.say(msg::TournamentListSecond { n: table.second().len() }));
        if disputed.is_empty() {
            said.push(words.say(msg::TournamentReadingsAgree));
        }
    }
    for &number in &disputed {
        let index = number - 1;
        let one = list.lines().get(index).map(|line| entry(&line.entry, size, words));
        let two = table.second().get(index).map(|second| match list.would_be(index, second) {
            Some(other) => entry(&other, size, words),
            None => written(second, size, words),
        });
        said.push(words.say(msg::TournamentReadingsDiffer {
            number: &number.to_string(),
            one: &one.unwrap_or_default(),
            two: &two.unwrap_or_default(),
        }));
    }
    if !disputed.is_empty() {
        said.push(words.say(msg::TournamentToSettle));
    }
    said
}

/// The game that a line tells, if it tells one.
#[must_use]
pub const fn played(line: &Line) -> Option<&Played> {
    match &line.written.told {
        Told::Game { played, .. } => Some(played),
        Told::Points { .. } => None,
    }
}

/// The reckoning of a line whose game is told.
#[must_use]
pub fn score(line: &Line, size: TableSize, rules: Rules) -> Option<Score> {
    let table = match (size, line.place.sits_out) {
        (TableSize::Five, Some(sits)) => Table::Five { sits },
        _ => Table::Four,
    };
    played(line)?.game(table).score(rules).ok()
}

/// What a deal was, in words.
#[must_use]
pub fn kind(line: &Line, words: &Lexicon) -> String {
    let of = |p: Position| p.to_string();
    match line.deal {
        Deal::NotPlayed => words.say(msg::TournamentKindNotPlayed),
        Deal::Pflichtsolo(p) => words.say(msg::TournamentKindPflichtsolo { position: &of(p) }),
        Deal::Forced(p) => words.say(msg::TournamentKindForced { position: &of(p) }),
        Deal::Lustsolo(p) => words.say(msg::TournamentKindLustsolo { position: &of(p) }),
        Deal::Game => match played(line).map(|played| played.kind) {
            None | Some(Kind::Solo) => words.say(msg::TournamentKindGame),
            Some(Kind::Normal) => words.say(msg::TournamentKindNormal),
            Some(Kind::Hochzeit) => words.say(msg::TournamentKindHochzeit),
            Some(Kind::HochzeitAlone) => words.say(msg::TournamentKindHochzeitAlone),
            Some(Kind::Still) => words.say(msg::TournamentKindStill),
        },
    }
}

/// The points of a line, with what was added and taken off beside the game.
#[must_use]
pub fn entry(entry: &Entry, size: TableSize, words: &Lexicon) -> String {
    let mut text = say::points(&entry.game, size, words);
    if entry.penalty != tournament::ByPosition::default() {
        let points = &say::points(&entry.penalty, size, words);
        text = format!("{text}, {}", words.say(msg::TournamentPenalty { points }));
    }
    if entry.deduction != tournament::ByPosition::default() {
        let deduction = tournament::ByPosition::from_fn(|p| -i32::from(entry.deduction[p]));
        let points = &say::points(&deduction, size, words);
        text = format!("{text}, {}", words.say(msg::TournamentDeduction { points }));
    }
    text
}

/// What was written, as it was written.
#[must_use]
pub fn written(written: &Written, size: TableSize, words: &Lexicon) -> String {
    match &written.told {
        Told::Game { played, .. } => played.to_string(),
        Told::Points { outcome: tournament::Outcome::NotPlayed, .. } => {
            words.say(msg::TournamentKindNotPlayed)
        }
        Told::Points { points, .. } => say::points(points, size, words),
    }
}
