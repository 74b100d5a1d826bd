//! Records gone astray in every way: they are judged, whatever they say, and nothing is made up.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may panic")]

use doppelkopf::{Kind, Rules};
use doppelkopf_records::{Irregular, judge, read};
use proptest::prelude::*;
use serde_json::{Value, json};

const GAMES: &str = include_str!("data/games-with-allowed-actions.json");

#[derive(Debug, Clone)]
enum Change {
    Player(usize, u8),
    Nobody(usize),
    Action(usize, String),
    Gone(usize),
    Twice(usize),
    Swap(usize, usize),
    Dealt(usize, usize, String),
}

fn change() -> impl Strategy<Value = Change> {
    let step = 0usize..128;
    let card = (0u8..24).prop_map(|place| Kind::at(place).unwrap().to_string());
    let said = prop_oneof![
        card.clone(),
        Just("ReservationWedding".to_owned()),
        Just("ReservationQueensSolo".to_owned()),
        Just("AnnouncementReContra".to_owned()),
        Just("AnnouncementBlack".to_owned()),
    ];
    prop_oneof![
        (step.clone(), 1u8..5).prop_map(|(at, player)| Change::Player(at, player)),
        step.clone().prop_map(Change::Nobody),
        (step.clone(), said).prop_map(|(at, action)| Change::Action(at, action)),
        step.clone().prop_map(Change::Gone),
        step.clone().prop_map(Change::Twice),
        (step.clone(), step).prop_map(|(a, b)| Change::Swap(a, b)),
        (0usize..4, 0usize..12, card).prop_map(|(player, n, card)| Change::Dealt(player, n, card)),
    ]
}

fn apply(game: &mut Value, change: &Change) {
    if let Change::Dealt(player, n, card) = change {
        game["hands"][player][n] = json!(card);
        return;
    }
    let steps = game["steps"].as_array_mut().unwrap();
    let many = steps.len();
    match change {
        Change::Player(at, player) => steps[at % many]["player"] = json!(player),
        Change::Nobody(at) => steps[at % many]["player"] = json!("nobody"),
        Change::Action(at, action) => steps[at % many]["action"] = json!(action),
        Change::Gone(at) => {
            steps.remove(at % many);
        }
        Change::Twice(at) => {
            let step = steps[at % many].clone();
            steps.insert(at % many, step);
        }
        Change::Swap(a, b) => steps.swap(a % many, b % many),
        Change::Dealt(..) => {}
    }
}

proptest! {
    #[test]
    fn changed_records(which in 0usize..2, hands: bool, changes in proptest::collection::vec(change(), 1..6)) {
        let mut game = serde_json::from_str::<Value>(GAMES).unwrap()[which].take();
        if !hands {
            game.as_object_mut().unwrap().remove("hands");
        }
        for change in changes.iter().filter(|change| hands || !matches!(change, Change::Dealt(..))) {
            apply(&mut game, change);
        }
        // A hand may have become none.
        let Ok(record) = read(&game.to_string()).unwrap().remove(0) else { return Ok(()) };
        let Ok(judgement) = judge(&record, Rules::SHEET) else { return Ok(()) };
        let result = judgement.course.result(judgement.seating);
        // A score needs a finished game; a game without fault has a pack of 240 Augen and a score.
        prop_assert!(judgement.score.is_none() || result.is_some());
        if judgement.found.is_empty() {
            let augen = judgement.course.augen(doppelkopf::Party::Re) + judgement.course.augen(doppelkopf::Party::Kontra);
            prop_assert_eq!(augen, 240);
            prop_assert_eq!(judgement.score.unwrap().points.0.iter().sum::<i16>(), 0);
        }
        let unfinished = judgement.found.iter().any(|found| {
            matches!(found.what, Irregular::Unfinished { .. } | Irregular::OutOfTurn { .. })
        });
        prop_assert_eq!(unfinished, result.is_none());
    }

    #[test]
    fn any_text(text in ".{0,200}") {
        for record in read(&text).into_iter().flatten().flatten() {
            let _ = judge(&record, Rules::TSR);
        }
    }
}
