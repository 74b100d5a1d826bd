//! The state of a table, drawn in letters.

use bridge_laws::{Status, Table};
use cards::{CardSet, Seat, Suit};

use crate::said::{Awaits, Drawn, Line, Said};

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
pub(crate) fn draw(table: &Table) -> Drawn {
    let state = table.state();
    let of = |seat: Seat| hand(state.hands[seat].known, state.hands[seat].count);
    let mut out: Vec<Line> = Vec::new();
    let written = |text: String| Line::Written(text);
    for line in of(Seat::North) {
        out.push(written(format!("{:>14}{line}", "")));
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
        out.push(written(format!("{left:<16}{middle:<8}    {right}").trim_end().to_owned()));
    }
    for line in of(Seat::South) {
        out.push(written(format!("{:>14}{line}", "")));
    }
    if let Some(contract) = table.contract() {
        out.push(Line::Contract { contract, declarer: state.declarer, trick: state.trick_number() });
    }
    let tricks = table.tricks();
    out.push(written(format!("NS {} EW {}", tricks.0[0], tricks.0[1])));
    for penalty in table.penalty_cards() {
        out.push(Line::PenaltyCard(super::run::penalty_card(penalty)));
    }
    for restriction in table.restrictions() {
        out.push(written(restriction.to_string()));
    }
    out.push(Line::Awaits(awaits(table)));
    // Its last line ends like the others.
    out.push(written(String::new()));
    Drawn(out)
}

/// What is awaited.
fn awaits(table: &Table) -> Awaits {
    match table.status() {
        Status::Call(seat) => Awaits::Call(seat),
        Status::Play(seat) => Awaits::Card(seat.to_string()),
        Status::Question(question) => Awaits::Question { id: question.id(), about: None },
        Status::Election(election) => Awaits::Choice {
            by: election.by.iter().map(ToString::to_string).collect(),
            options: Some(election.options.iter().map(ToString::to_string).collect()),
        },
        Status::Over => Awaits::Over,
    }
}

/// The same, as what came of something.
pub(crate) fn status(table: &Table) -> Said {
    Said::Awaits(awaits(table))
}
