//! The state of a table, drawn in letters.

use std::fmt::Write as _;

use bridge_laws::{Status, Table};
use cards::{CardSet, Seat, Suit};

fn hand(cards: CardSet, count: u8) -> Vec<String> {
    let mut lines: Vec<String> = Suit::ALL
        .into_iter()
        .rev()
        .map(|suit| {
            let mut ranks: Vec<char> = cards.of(suit).iter().map(|card| card.rank().letter()).collect();
            ranks.reverse();
            let ranks: String = ranks.into_iter().collect();
            format!("{} {}", suit.letter(), if ranks.is_empty() { "-".to_owned() } else { ranks })
        })
        .collect();
    let unknown = usize::from(count).saturating_sub(cards.len());
    if unknown > 0 {
        lines.push(format!("+ {unknown} ?"));
    }
    lines
}

/// The hands, the trick in progress, tricks won, penalty cards, restrictions, and what is awaited.
#[must_use]
pub fn draw(table: &Table) -> String {
    let state = table.state();
    let of = |seat: Seat| hand(state.hands[seat].known, state.hands[seat].count);
    let mut out = String::new();
    for line in of(Seat::North) {
        let _ = writeln!(out, "{:>14}{line}", "");
    }
    let (west, east) = (of(Seat::West), of(Seat::East));
    let trick: Vec<String> = Seat::ALL
        .into_iter()
        .map(|seat| match state.trick.cards[seat] {
            Some(card) => format!("{}:{card}", seat.letter()),
            None => String::new(),
        })
        .collect();
    for i in 0..west.len().max(east.len()) {
        let left = west.get(i).map_or("", String::as_str);
        let right = east.get(i).map_or("", String::as_str);
        let middle = trick.get(i).map_or("", String::as_str);
        let _ = writeln!(out, "{}", format!("{left:<16}{middle:<8}    {right}").trim_end());
    }
    for line in of(Seat::South) {
        let _ = writeln!(out, "{:>14}{line}", "");
    }
    if let Some(contract) = table.contract() {
        let _ = writeln!(out, "{contract} {}, trick {}", state.declarer, state.trick_number());
    }
    let tricks = table.tricks();
    let _ = writeln!(out, "NS {} EW {}", tricks.0[0], tricks.0[1]);
    for penalty in table.penalty_cards() {
        let _ = writeln!(out, "penalty card {}", super::run::penalty_card(penalty));
    }
    for restriction in table.restrictions() {
        let _ = writeln!(out, "{restriction}");
    }
    let _ = writeln!(out, "{}", status(table));
    out
}

/// What is awaited, in the words of the cases.
#[must_use]
pub fn status(table: &Table) -> String {
    match table.status() {
        Status::Call(seat) => format!("call of {seat}"),
        Status::Play(seat) => format!("card of {seat}"),
        Status::Question(question) => format!("question {}", question.id()),
        Status::Election(election) => {
            let by: Vec<String> = election.by.iter().map(ToString::to_string).collect();
            let options: Vec<String> = election.options.iter().map(ToString::to_string).collect();
            format!("choice of {}: {}", by.join(" or "), options.join(" | "))
        }
        Status::Over => "over".to_owned(),
    }
}
