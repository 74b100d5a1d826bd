//! Deals of Doppelkopf played by robots, careless ones among them, watched from every place: no card that
//! was not shown, and no side that was not.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod support;

use std::collections::HashSet;

use doppelkopf_laws::Status;
use live::{
    Act, Actor, Chair, Created, Dice, Event, GameSetup, Robot, Room, Spectators, Text, Viewer, Watching,
    doko::{self, Deal, DealSetup},
};
use serde_json::Value;
use support::{cards_in, count, words};

fn play(seed: u64) -> usize {
    let mut dice = Dice::new(seed, &[3]);
    let setup = DealSetup {
        dealer: dice.one_of(&Chair::ALL).unwrap(),
        hands: doko::shuffled(|n| dice.below(n)),
        rules: Text::default(),
        readings: Vec::new(),
        owes: [false; 4],
    };
    let watching = dice.one_of(&[Watching::Always, Watching::OnCall]).unwrap();
    let mut deal = Deal::new(&setup, watching).unwrap();
    let own: Vec<HashSet<String>> =
        setup.hands.iter().map(|hand| hand.iter().map(ToString::to_string).collect()).collect();
    let created = Created {
        name: "test".to_owned(),
        game: GameSetup::Doppelkopf(setup),
        watching,
        spectators: Spectators::Delayed { tricks: 0 },
        robots: Chair::ALL.map(|_| dice.one_of(&[Some(Robot::Careful), Some(Robot::Careless)]).unwrap()),
        seed: dice.number(),
    };
    let mut room = Room::default();
    room.happened(1, Event::Created(Box::new(created)));
    let (mut shown, mut number, mut alten) = (HashSet::new(), 1, HashSet::new());
    while !room.is_over() {
        number += 1;
        assert!(number < 900, "seed {seed} does not end: {:?}", deal.table().status());
        let event = match (room.robot_act(), deal.table().status()) {
            (Some((chair, act)), _) => room.decide(Actor::Robot(chair), &act).unwrap(),
            (None, Status::Question(question)) => {
                let with = Text(dice.one_of(&deal.table().answers(question)).unwrap());
                let act = doko::Act::Answer { question: question.id().to_owned(), with };
                room.decide(Actor::Director, &Act::Doppelkopf(act)).unwrap()
            }
            (None, _) => {
                let act = Act::Doppelkopf(doko::Act::CallDirector);
                room.decide(Actor::Director, &act).unwrap()
            }
        };
        room.happened(number, event.clone());
        let Event::Acted { by, act: Act::Doppelkopf(act) } = event else { panic!("{event:?}") };
        deal.act(by.chair(), &act).unwrap();
        if let doko::Act::Play { card } | doko::Act::Show { card } = &act {
            shown.insert(card.to_string());
            if card.to_string() == "CQ" {
                alten.insert(by.chair().unwrap().number());
            }
        }
        if room.is_over() {
            break;
        }
        for viewer in Chair::ALL.map(Viewer::Chair).into_iter().chain([Viewer::Spectator]) {
            let bytes = serde_json::to_string(&room.view(viewer, words()).unwrap()).unwrap();
            let mine = match viewer {
                Viewer::Chair(chair) => own[chair.index()].clone(),
                _ => HashSet::new(),
            };
            let hidden: Vec<String> = cards_in(&bytes)
                .iter()
                .map(|card| card.to_string())
                .filter(|card| !mine.contains(card) && !shown.contains(card))
                .collect();
            assert!(hidden.is_empty(), "seed {seed}: {viewer:?} sees {hidden:?} after {act:?}\n{bytes}");
            // Nobody is Re for others before a ♣D of his was seen, or he said so, or a game was named.
            let view: Value = serde_json::from_str(&bytes).unwrap();
            let told = view["table"]["game"].is_string()
                || view["table"]["players"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .any(|p| !p["calls"].as_array().unwrap().is_empty());
            for player in view["table"]["players"].as_array().unwrap() {
                let chair = player["chair"].as_u64().unwrap();
                let himself = view["chair"] == player["chair"];
                let seen = alten.contains(&u8::try_from(chair).unwrap());
                if player["party"] == "re" && !himself {
                    assert!(
                        told || seen || shown.len() > 12,
                        "seed {seed}: place {chair} is known as Re\n{bytes}"
                    );
                }
            }
        }
    }
    number as usize
}

#[test]
fn deals_are_played_to_the_end_and_hide_what_is_hidden() {
    let steps: usize = (1..=count().min(2_000)).map(play).sum();
    println!("{steps} steps");
}
