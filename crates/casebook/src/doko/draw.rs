//! The state of a table, drawn in letters, and its parts in the words of the cases.

use doppelkopf::{Form, Game};
use doppelkopf_laws::{Outcome, Status, Table, offence::Offence};
use doppelkopf_rules::{Position, Positions};

use super::read;
use crate::said::{Awaits, Drawn, Line, Said};

/// Hands, the open trick, calls, what is wrong, and what is awaited.
pub(super) fn draw(table: &Table) -> Drawn {
    let view = table.view(None);
    let hand = |by: Position| Line::Hand {
        by,
        hand: table.hand(by).map(|hand| hand.to_string()),
        count: table.cards_in_hand(by),
        laid: view.trick[by],
        early: view.early[by],
    };
    let mut out: Vec<Line> = table.players().iter().map(hand).collect();
    let calls: Vec<String> = view.calls.iter().map(|(by, spoken)| format!("{by}:{spoken}")).collect();
    let tricks: Vec<String> = table.players().iter().map(|p| format!("{p} {}", view.tricks[p])).collect();
    out.push(Line::Play {
        game: table.game().map(|_| game(table)),
        tricks: tricks.join(", "),
        calls: calls.join(" "),
    });
    out.extend(table.open_offences().into_iter().map(|(offence, open)| Line::Wrong(matter(offence, open))));
    if table.penalty() != doppelkopf_rules::ByPosition::default() {
        out.push(Line::Penalty(table.penalty()));
    }
    out.push(Line::Awaits(awaits(table)));
    // Its last line ends like the others.
    out.push(Line::Written(String::new()));
    Drawn(out)
}

/// What is awaited.
fn awaits(table: &Table) -> Awaits {
    match table.status() {
        Status::Say(by) => Awaits::Say(by),
        Status::Pflichtsolo(by) => Awaits::Pflichtsolo(by),
        Status::Lustsolo(by) => Awaits::Lustsolo(by),
        Status::Name(by) => Awaits::Name(by),
        Status::Play(by) => Awaits::Card(by.to_string()),
        Status::Question(question) => Awaits::Question { id: question.id(), about: question.seat() },
        Status::Election(election) => Awaits::Choice {
            by: vec![read::who(election.by)],
            options: Some(election.options.iter().map(ToString::to_string).collect()),
        },
        Status::Over => Awaits::Over,
    }
}

/// The same, as what came of something.
pub(super) fn status(table: &Table) -> Said {
    Said::Awaits(awaits(table))
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
pub(super) fn those(table: &Table, is: impl Fn(Position) -> bool) -> Vec<Position> {
    table.players().iter().filter(|&position| is(position)).collect()
}
