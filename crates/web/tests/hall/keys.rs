//! A key against repetition belongs to who sends it and to what is asked for under it: nobody acts for another, and
//! nothing that was asked for is answered as done that was not.

use std::{collections::BTreeMap, time::Duration};

use axum::{
    body::Body,
    http::{Method, Request, StatusCode, header},
};
use proptest::{collection::vec, prelude::*};
use serde_json::{Value, json};
use store::Store;
use web::{
    Settings,
    doors::{Role, pages},
};

use super::{
    Evening,
    common::{self, House, UNHURRIED, house, house_over},
    evening, stream, with,
};

#[tokio::test]
async fn the_same_key_at_two_tables_is_another_request() {
    let evening = evening().await;
    let game = with(&[("key", "hall/one-key"), ("expected", "0")]);
    evening.done("/hall/herbst/1/1/game", &game).await;
    let elsewhere = evening.post("/hall/herbst/1/2/game", &game).await;
    assert_eq!(elsewhere.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(elsewhere.body.contains("same key"), "{}", elsewhere.body);
    assert_eq!((evening.lines(1, 1).await, evening.lines(1, 2).await), (1, 0));
    // Somebody goes back, and enters another game in the old form.
    let other = with(&[("key", "hall/one-key"), ("expected", "0"), ("step", "181")]);
    assert_eq!(evening.post("/hall/herbst/1/1/game", &other).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    // The same tap again is the same tap.
    evening.done("/hall/herbst/1/1/game", &game).await;
    assert_eq!(evening.lines(1, 1).await, 1);
}

/// The log names both the same; the key of the one is not that of the other.
#[tokio::test]
async fn two_of_one_name_have_keys_of_their_own() {
    let evening = evening().await;
    let namesake = evening.house.cookie(Role::Organiser).await;
    let deduct = |player: &'static str| {
        [
            ("do", "deduct"),
            ("player", player),
            ("round", "1"),
            ("points", "3"),
            ("why", "late"),
            ("key", "hall/next"),
        ]
    };
    let first = evening.house.post_as(&namesake, "/hall/herbst/players", &deduct("1")).await;
    assert_eq!(first.status, StatusCode::SEE_OTHER);
    evening.done("/hall/herbst/players", &deduct("2")).await;
    let tournament = evening.tournament().await;
    for player in [1, 2] {
        assert_eq!(tournament.deductions_of(tournament::Number(player)).count(), 1, "player {player}");
    }
}

/// The keys that people try: ordinary ones, and those under which the server itself acts.
const KEYS: [&str; 4] = ["a", "ruling/b", "live/0123456789ab/robot/1", "live/0123456789ab/created"];

async fn saves(house: &House, token: &str, key: &str, board: u8) -> (StatusCode, Value) {
    let body = json!({ "topic": "opening-lead-out-of-turn", "told": TOLD, "details": { "board": board.to_string() } });
    let request = Request::builder()
        .method(Method::POST)
        .uri("/api/v1/rulings")
        .header(header::HOST, "127.0.0.1:8484")
        .header(header::AUTHORIZATION, format!("Bearer {token}"))
        .header(header::CONTENT_TYPE, "application/json")
        .header("idempotency-key", key);
    let answer = house.send(request.body(Body::from(body.to_string())).unwrap()).await;
    (answer.status, serde_json::from_str(&answer.body).unwrap())
}

const TOLD: &str = "declarer=S&leader=E&face=up&card=C3&told-it-was-his-turn=no&could-declarer-see-dummy=no&\
                    choose=refuse&choose=forbid-lead%3AC";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    /// What becomes of a request is known from what the same person has asked for before, and from nothing else.
    #[test]
    fn nobody_changes_what_becomes_of_anothers_request(asked in vec((0..2_usize, 0..4_usize, 0..3_u8), 1..14)) {
        tokio::runtime::Runtime::new().unwrap().block_on(async {
            let house = house().await;
            let mut tokens = Vec::new();
            for _ in 0..2 {
                let token = pages::new_link(&house.app, "test", Role::Director, "one name").await.unwrap();
                tokens.push(token.reveal().to_owned());
            }
            let mut before: BTreeMap<(usize, usize), (u8, Value)> = BTreeMap::new();
            let mut saved = 0;
            for (who, key, board) in asked {
                let (status, answer) = saves(&house, &tokens[who], KEYS[key], board).await;
                match before.get(&(who, key)) {
                    None => {
                        saved += 1;
                        prop_assert_eq!(status, StatusCode::CREATED);
                        prop_assert_eq!(&answer["board"], &json!(board.to_string()));
                        prop_assert_eq!(&answer["number"], &json!(saved));
                        before.insert((who, key), (board, answer["number"].clone()));
                    }
                    Some((same, number)) if *same == board => {
                        prop_assert_eq!(status, StatusCode::CREATED);
                        prop_assert_eq!(&answer["number"], number);
                    }
                    Some(_) => {
                        prop_assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
                        prop_assert_eq!(&answer["type"], &json!("/problems/key-used"));
                    }
                }
            }
            Ok(())
        })?;
    }
}

/// A program that shows the cookie of somebody and does not say from which page it comes.
#[tokio::test]
async fn a_cookie_alone_changes_nothing() {
    let evening = evening().await;
    let mut change = common::request(
        Method::POST,
        "/hall/herbst/players",
        &evening.organiser,
        Some("do=rename&player=1&name=Eva".to_owned()),
    );
    change.headers_mut().remove(header::ORIGIN);
    let answer = evening.house.send(change).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert!(answer.body.contains("Authorization: Bearer"), "{}", answer.body);
    let first = async || evening.tournament().await.roster().players().next().unwrap().name.clone();
    assert_eq!(first().await, "Anna");
    evening.done("/hall/herbst/players", &[("do", "rename"), ("player", "1"), ("name", "Eva")]).await;
    assert_eq!(first().await, "Eva");
}

/// Names are printed, read aloud and opened in programs for tables.
#[tokio::test]
async fn a_name_that_cannot_be_printed_is_refused_everywhere() {
    let evening = evening().await;
    let long = "x".repeat(300);
    for name in ["E\u{0}va", "E\nva", "\u{202e}avE", "Eva\u{2066}", &long] {
        for (path, fields) in [
            ("/hall/herbst/players", vec![("do", "add"), ("name", name)]),
            ("/hall/herbst/players", vec![("do", "rename"), ("player", "1"), ("name", name)]),
            ("/hall/herbst/players", vec![("do", "rename"), ("player", "1"), ("name", "A"), ("club", name)]),
            (
                "/hall",
                vec![("name", name), ("rounds", "1"), ("rules", "sheet"), ("four", "100"), ("five", "125")],
            ),
            ("/house/links", vec![("role", "director"), ("name", name)]),
        ] {
            let answer = evening.post(path, &fields).await;
            let refused = [StatusCode::BAD_REQUEST, StatusCode::PAYLOAD_TOO_LARGE].contains(&answer.status);
            assert!(refused, "{path} {name:?}: {}", answer.status);
        }
    }
    let names: Vec<String> =
        evening.tournament().await.roster().players().map(|player| player.name.clone()).collect();
    assert_eq!(names, super::NAMES);
    // Lists come from anywhere: what is not seen is taken out when they are read, and the list is shown first.
    let list = format!("O\u{0}tto\n\u{202e}Uwe\n{long}\n");
    let read = evening.post("/hall/herbst/players/list", &[("roster", &list)]).await;
    assert!(read.body.contains("longer than 80"), "{}", read.body);
    let stored = [("do", "store"), ("roster", "O\u{0}tto\n\u{202e}Uwe\u{feff}\n")];
    evening.done("/hall/herbst/players/list", &stored).await;
    let tournament = evening.tournament().await;
    let names: Vec<&str> = tournament.roster().players().skip(9).map(|player| &*player.name).collect();
    assert_eq!(names, ["O tto", "Uwe"]);
}

/// Somebody else keeps the database to himself for a while. Nobody is told that nothing was stored, since it is stored
/// afterwards; the same request again finds out.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_does_not_answer_leaves_it_open_and_the_key_finds_out() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("stichentscheid.db");
    let settings =
        Settings { pace: UNHURRIED, patience: Some(Duration::from_millis(500)), ..Settings::default() };
    let house = house_over(Store::in_folder(folder.path()).unwrap(), settings, folder).await;
    let organiser = house.cookie(Role::Organiser).await;
    let evening = Evening { house, organiser, director: String::new(), one: String::new() };
    let made = [("name", "Herbst"), ("rounds", "1"), ("rules", "sheet"), ("four", "100"), ("five", "125")];
    assert_eq!(evening.post("/hall", &made).await.status, StatusCode::SEE_OTHER);
    let add = [("do", "add"), ("name", "Eva"), ("key", "hall/eva")];
    let health = async || evening.house.get("/health").await;
    let well = health().await;
    assert!(well.status == StatusCode::OK && well.body.contains(r#""status":"ok""#), "{}", well.body);
    let other = rusqlite::Connection::open(file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let answer = evening.post("/hall/herbst/players", &add).await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(answer.body.contains("not known whether it was stored"), "{}", answer.body);
    assert_eq!(answer.header("retry-after"), "3");
    // Whoever watches over the server hears it, as soon as the answer of before is a second old.
    while health().await.status == StatusCode::OK {}
    assert_eq!(health().await.status, StatusCode::SERVICE_UNAVAILABLE);
    // Who only looks is served.
    assert_eq!(evening.house.get_as(&evening.organiser, "/hall/herbst/players").await.status, StatusCode::OK);
    other.execute_batch("COMMIT").unwrap();
    // As often as it takes, as the page does it.
    let mut again = evening.post("/hall/herbst/players", &add).await;
    while again.status == StatusCode::SERVICE_UNAVAILABLE {
        again = evening.post("/hall/herbst/players", &add).await;
    }
    assert_eq!(again.status, StatusCode::SEE_OTHER);
    let well = loop {
        let told = health().await;
        if told.status == StatusCode::OK {
            break told;
        }
    };
    let counted: serde_json::Value = serde_json::from_str(&well.body).unwrap();
    assert!(counted["slow"].as_u64().unwrap() >= 2 && counted["refused"] == 0, "{counted}");
    let fold = evening.house.app.halls.get(&stream()).await.unwrap().unwrap();
    let players = fold.with(|hall| hall.tournament().unwrap().unwrap().roster().players().count()).await;
    assert_eq!(players.unwrap(), 1);
}
