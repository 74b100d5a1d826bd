//! The state of a table, drawn in letters, and its parts in the words of the cases.

use std::fmt::Write as _;

use doppelkopf::{Form, Game};
use doppelkopf_laws::{Outcome, Status, Table, offence::Offence};
use doppelkopf_rules::{Position, Positions};

use super::read;

/// Hands, the open trick, calls, what is wrong, and what is awaited.
pub(super) fn draw(table: &Table) -> String {
    let view = table.view(None);
    let mut out = String::new();
    for position in table.players().iter() {
        let hand = table
            .hand(position)
            .map_or_else(|| format!("{} cards", table.cards_in_hand(position)), |hand| hand.to_string());
        let card = view.trick[position].map_or_else(String::new, |kind| format!("  laid {kind}"));
        let early = view.early[position].map_or_else(String::new, |kind| format!("  too early {kind}"));
        let _ = writeln!(out, "{position}: {hand}{card}{early}");
    }
    let calls: Vec<String> = view.calls.iter().map(|(by, spoken)| format!("{by}:{spoken}")).collect();
    let tricks: Vec<String> = table.players().iter().map(|p| format!("{p} {}", view.tricks[p])).collect();
    let _ = writeln!(out, "{}; tricks {}; calls {}", game(table), tricks.join(", "), calls.join(" "));
    for (offence, open) in table.open_offences() {
        let _ = writeln!(out, "wrong: {}", matter(offence, open));
    }
    if table.penalty() != doppelkopf_rules::ByPosition::default() {
        let _ = writeln!(out, "penalty {}", read::points(&table.penalty()));
    }
    let _ = writeln!(out, "{}", status(table));
    out
}

/// What is awaited.
pub(super) fn status(table: &Table) -> String {
    match table.status() {
        Status::Say(by) => format!("gesund or Vorbehalt of {by}"),
        Status::Pflichtsolo(by) => format!("whether {by} has a Pflichtsolo"),
        Status::Lustsolo(by) => format!("whether {by} has a Lustsolo"),
        Status::Name(by) => format!("the game of {by}"),
        Status::Play(by) => format!("card of {by}"),
        Status::Question(question) => match question.seat() {
            Some(seat) => format!("question {} about {seat}", question.id()),
            None => format!("question {}", question.id()),
        },
        Status::Election(election) => {
            let options: Vec<String> = election.options.iter().map(ToString::to_string).collect();
            format!("choice of {}: {}", read::who(election.by), options.join(" | "))
        }
        Status::Over => "over".to_owned(),
    }
}

/// The game: `normal`, `3:hochzeit`, `2:pflichtsolo damen`; `none` while it is not found.
pub(super) fn game(table: &Table) -> String {
    match table.game() {
        None => "none".to_owned(),
        Some(Game::Normal) => "normal".to_owned(),
        Some(Game::Hochzeit { by }) => format!("{}:hochzeit", table.position(by)),
        Some(Game::Solo { by, trumps, duty }) => {
            let duty = match duty {
                doppelkopf::Duty::Lust => "lustsolo",
                doppelkopf::Duty::Pflicht | doppelkopf::Duty::Vorgefuehrt => "pflichtsolo",
            };
            format!("{}:{duty} {trumps}", table.position(by))
        }
    }
}

/// As what the game is scored, as far as it is known.
pub(super) fn form(table: &Table) -> &'static str {
    match table.form() {
        None => "none",
        Some(Form::Normal) => "normal",
        Some(Form::Hochzeit) => "hochzeit",
        Some(Form::HochzeitAlone) => "hochzeit-alone",
        Some(Form::Still) => "still",
        Some(Form::Solo) => "solo",
    }
}

/// What became of the deal: `game`, `3:solo`, `not-played`; `none` before the end.
pub(super) fn outcome(table: &Table) -> String {
    match table.outcome() {
        None => "none".to_owned(),
        Some(Outcome::NotPlayed) => "not-played".to_owned(),
        Some(Outcome::Game) => "game".to_owned(),
        Some(Outcome::Solo(by)) => format!("{by}:solo"),
    }
}

/// Something wrong, and who may still claim it: `3:revoke:HA by 1, 2, 4`.
pub(super) fn matter(offence: Offence, open: Positions) -> String {
    let Offence { by, act } = offence;
    format!("{by}:{act} by {}", read::who(open.iter()))
}

/// The players of a party for whom `is` holds.
pub(super) fn those(table: &Table, is: impl Fn(Position) -> bool) -> String {
    read::who(table.players().iter().filter(|&position| is(position)))
}
