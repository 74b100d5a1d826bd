//! What the table rules with everything lying there, the desk rules from the same facts told: the same class, price
//! and consequences, marked alike as a default of ours.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "helpers of tests may panic"
)]
#![allow(dead_code, reason = "the support is shared with other tests")]

mod support;

use std::collections::BTreeMap;

use doppelkopf::{Kind, Say};
use doppelkopf_laws::{
    Desk, Setup, Status, Table,
    event::Event,
    offence::{Act, ActKind, Offence},
    words::{Answer, Effect, Question, Ruling},
};
use doppelkopf_rules::{Position, Positions, TableSize};
use ruling::{Fact, Interview as _, Next, Step};
use support::{players::Players, watched::Watched};

/// The desk, told what the table knew.
fn told(setup: &Setup, table: &Table, offence: Offence, ruling: &Ruling) -> Desk {
    let kind = offence.act.kind();
    let mut desk = Desk::about(kind, setup.rules).unwrap();
    while let Next::Question(question) = desk.next() {
        let fact = ruling.facts.iter().find_map(|fact| match fact {
            Fact::Told(asked, answer) if *asked == question => Some(*answer),
            _ => None,
        });
        let answer = match (question, offence.act) {
            (Question::Table, _) => Answer::Number(setup.players.players()),
            (Question::Dealer, _) => Answer::Position(table.dealer()),
            (Question::SitsOutToo, _) => table.sits_out().without(table.dealer()).into(),
            (Question::Offender, _) => Answer::Position(offence.by),
            (Question::Claimed, _) => Answer::Yes,
            // The table has seen the card.
            (Question::HighOrCalled, Act::LeadOutOfTurn { card: Some(card), with_call }) => {
                let high = [Kind::HEART_TEN, Kind::ALTE, Kind::FOX].contains(&card);
                if high || with_call { Answer::Yes } else { Answer::No }
            }
            _ => fact.unwrap_or_else(|| panic!("{}: the table did not ask {question:?}", kind.id())),
        };
        let after = desk.after(Step::Answer(question, answer));
        desk = after.unwrap_or_else(|| panic!("{}: {} {answer}", kind.id(), question.id()));
    }
    desk
}

/// Compares the ruling of the last event, if it made one.
fn compare(setup: &Setup, table: &Table, seen: &mut BTreeMap<ActKind, usize>) {
    let ([ruling], Some(offence)) = (table.rulings(), table.noticed()) else { return };
    // The next claim may wait for an answer already.
    if !ruling.facts.contains(&Fact::Happened(offence.act.kind())) || table.pending().is_some() {
        return;
    }
    let desk = told(setup, table, offence, ruling);
    let same = desk.ruling().unwrap();
    let what = |ruling: &Ruling| (ruling.effects.clone(), ruling.weigh.clone(), ruling.debated.clone());
    assert_eq!(what(same), what(ruling), "{}", offence.act);
    *seen.entry(offence.act.kind()).or_default() += 1;
}

/// The game is named, or not yet, and then somebody names what he may not; nobody claims it.
fn not_claimed(before: &[Event], by: Position, naming: &str) {
    let setup = Setup::new(TableSize::Four, Position::Four);
    let mut table = Table::new(&setup).unwrap();
    for event in before {
        table.record(event).unwrap();
    }
    let (first, naming) = (table.game(), naming.parse().unwrap());
    table.record(&Event::Name { by, naming }).unwrap();
    let kind = table.open_offences()[0].0.act.kind();
    for other in Positions::all(TableSize::Four).without(by).iter() {
        table.record(&Event::PlayOn { by: other }).unwrap();
    }
    assert!(table.open_offences().is_empty());
    let mut desk = Desk::about(kind, setup.rules).unwrap();
    while let Next::Question(question) = desk.next() {
        let answer = match question {
            Question::Table => Answer::Number(4),
            Question::Offender => Answer::Position(by),
            Question::Claimed | Question::CertainlyHighest(_) | Question::PlayedSo(_) => Answer::No,
            other => panic!("{}: {other:?}", kind.id()),
        };
        desk = desk.after(Step::Answer(question, answer)).unwrap();
    }
    // What stands at the desk is the game at the table; what does not, is not.
    let stands = desk.ruling().unwrap().effects.contains(&Effect::Stands);
    assert_eq!(table.game() != first, stands, "{}: {:?}", kind.id(), desk.ruling());
}

#[test]
fn a_naming_that_nobody_claims() {
    use Position::{Four, One, Three, Two};
    let say = |by, say| Event::Say { by, say };
    let found = [
        say(One, Say::Vorbehalt),
        say(Two, Say::Gesund),
        say(Three, Say::Gesund),
        say(Four, Say::Gesund),
        Event::Name { by: One, naming: "pflichtsolo damen".parse().unwrap() },
    ];
    not_claimed(&found, One, "pflichtsolo buben");
    not_claimed(&found, One, "hochzeit");
    not_claimed(&[say(One, Say::Gesund)], Three, "pflichtsolo damen");
}

/// An offence that cards and words do not show, noted at a table, and then every answer the ordinary one or the
/// other.
fn noted(act: Act, nth: usize, seen: &mut BTreeMap<ActKind, usize>) {
    let setup = Setup::new(TableSize::Four, Position::Four);
    let mut table = Table::new(&setup).unwrap();
    table.record(&Event::Offence(Offence { by: Position::Two, act })).unwrap();
    table.record(&Event::ClaimOffence { by: Position::One, about: None }).unwrap();
    compare(&setup, &table, seen);
    while let Status::Question(question) = table.status() {
        let answers = table.answers(question);
        let with = answers[nth % answers.len()];
        table.record(&Event::answer(question, with)).unwrap();
        compare(&setup, &table, seen);
    }
}

#[test]
fn the_desk_rules_as_the_table_does() {
    let mut seen = BTreeMap::new();
    for seed in 1..1_500 {
        let (mut players, setup, deal) = Players::sit_down(seed);
        let mut deal = Watched::new(setup.clone(), deal);
        for step in 0..400 {
            if deal.table.status() == Status::Over {
                break;
            }
            let event = players.next(&deal, step > 200);
            if let Ok(Ok(())) = deal.record(&event) {
                compare(&setup, &deal.table, &mut seen);
            }
        }
    }
    for nth in 0..2 {
        for act in [
            Act::BadCut,
            Act::TurnedUp,
            Act::Packets,
            Act::WrongCount,
            Act::BeforeRelease,
            Act::SlipOfTheTongue,
            Act::OtherWords,
            Act::VorbehaltTakenBack,
            Act::GesundToHochzeit,
            Act::GesundToSolo,
            Act::SoloToHochzeit,
            Act::LookedAtTricks,
            Act::CardDisputed,
            Act::CountedAloud,
            Act::Remark,
            Act::Incited { whom: Position::Three },
            Act::Warned,
            Act::BrokenOff,
            Act::Spectator,
            Act::WrongEntry,
            Act::WrongColumn,
            Act::WrongSeat,
            Act::WrongDraw,
        ] {
            noted(act, nth, &mut seen);
        }
    }
    // One's own call said again because of noise is nothing that the table takes note of.
    let missing: Vec<&str> =
        ActKind::ALL.iter().filter(|kind| !seen.contains_key(kind)).map(|kind| kind.id()).collect();
    assert_eq!(missing, ["call-said-again"]);
}
