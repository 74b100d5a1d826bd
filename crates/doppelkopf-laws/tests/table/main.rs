//! Real tables: what happens, and what the rules make of it.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "helpers of tests may panic"
)]

use doppelkopf::{Naming, Say};
use doppelkopf_laws::{
    Outcome, Setup, Status, Table,
    event::Event,
    offence::ActKind,
    words::{Answer, Class, Effect, Question},
};
use doppelkopf_rules::{ByPosition, Position, Positions, TableSize};

mod cases;
mod rights;
mod rows;

use Position::{Four, One, Three, Two};

/// Hands of positions 1 to 5; an empty one is not known, or sits out.
type Hands = [&'static str; 5];

fn p(number: &str) -> Position {
    Position::try_from(number.parse::<u8>().unwrap()).unwrap()
}

fn setup(size: TableSize, dealer: Position, hands: Hands) -> Setup {
    let mut setup = Setup::new(size, dealer);
    setup.hands = ByPosition::from(hands.map(|hand| (!hand.is_empty()).then(|| hand.parse().unwrap())));
    setup
}

/// A table of four at which position 4 deals.
fn four(hands: Hands) -> Table {
    Table::new(&setup(TableSize::Four, Four, hands)).unwrap()
}

/// A table at which everybody has said gesund.
fn normal(hands: Hands) -> Table {
    let mut table = four(hands);
    say(&mut table, "1:gesund 2:gesund 3:gesund 4:gesund");
    table
}

fn pairs(text: &str) -> impl Iterator<Item = (Position, &str)> {
    text.split_whitespace().map(|pair| {
        let (who, what) = pair.split_once(':').unwrap();
        (p(who), what)
    })
}

fn say(table: &mut Table, text: &str) {
    for (by, what) in pairs(text) {
        let say = if what == "gesund" { Say::Gesund } else { Say::Vorbehalt };
        table.record(&Event::Say { by, say }).unwrap();
    }
}

/// A player who owes the Pflichtsolo or has played it is the only one with a Vorbehalt and names a solo.
fn solo(hands: Hands, by: Position, naming: &str) -> Table {
    let mut setup = setup(TableSize::Four, Four, hands);
    let naming: Naming = naming.parse().unwrap();
    if matches!(naming, Naming::Lustsolo(_)) {
        setup.owes = setup.owes.without(by);
    }
    let mut table = Table::new(&setup).unwrap();
    for position in [One, Two, Three, Four] {
        let say = if position == by { Say::Vorbehalt } else { Say::Gesund };
        table.record(&Event::Say { by: position, say }).unwrap();
    }
    table.record(&Event::Name { by, naming }).unwrap();
    table
}

fn play(table: &mut Table, text: &str) {
    for (by, card) in pairs(text) {
        let event = Event::Play { by, card: card.parse().unwrap() };
        table.record(&event).unwrap_or_else(|refused| panic!("{event:?}: {refused}"));
    }
}

fn call(table: &mut Table, text: &str) {
    for (by, spoken) in pairs(text) {
        let spoken = spoken.replace('+', " ").parse().unwrap();
        table.record(&Event::Announce { by, spoken, cards: None }).unwrap();
    }
}

fn claim(table: &mut Table, by: Position) {
    table.record(&Event::ClaimOffence { by, about: None }).unwrap();
}

fn answer(table: &mut Table, question: Question, with: Answer) {
    assert_eq!(table.status(), Status::Question(question));
    table.record(&Event::answer(question, with)).unwrap();
}

fn class(table: &Table) -> Option<Class> {
    let effects = table.rulings().iter().flat_map(|ruling| &ruling.effects);
    let mut classes = effects.rev().filter_map(|effect| match effect {
        Effect::Class(class) => Some(*class),
        _ => None,
    });
    classes.next()
}

fn open(table: &Table) -> Vec<(Position, ActKind)> {
    table.open_offences().iter().map(|(offence, _)| (offence.by, offence.act.kind())).collect()
}

/// Game points and penalty points of the line.
fn line(table: &Table) -> (Outcome, [i32; 5], [i32; 5]) {
    let line = table.line().expect("it is over").unwrap();
    let first = |points: ByPosition<i32>| std::array::from_fn(|i| points.0[i]);
    (line.outcome, first(line.game), first(line.penalty))
}

fn positions(of: &[Position]) -> Positions {
    of.iter().copied().collect()
}
