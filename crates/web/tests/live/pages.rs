//! Tables set up and found on the pages, and what is typed wrongly there.

use std::time::Duration;

use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};
use store::{Store, Stream};
use web::doors::Role;

use super::{DEAL, Set, house, play, set, settings};
use crate::common::{house_over, request};

#[tokio::test]
async fn tables_are_set_up_on_the_page_from_a_record() {
    let house = house().await;
    let director = house.cookie(Role::Director).await;
    let form = house.get_as(&director, "/tables/new").await;
    let key = form.field("key");
    let pbn = format!(
        "[Board \"3\"]\n[Dealer \"S\"]\n[Vulnerable \"EW\"]\n[Deal \"{DEAL}\"]\n[Declarer \"S\"]\n[Contract \"4S\"]\n"
    );
    // What is wrong is said in the language of the page, with the line.
    let german = format!("{director}; stich-view=de.auto.two");
    for (record, said) in [
        ("[Deal \"N:- - - -\"]", "Board 1: Es sind nicht alle vier Hände da"),
        (
            "[Event \"x\"]\n[Deal \"N:AK.. hallo\"]",
            "Zeile 2 ist nicht zu lesen: „[Deal &#34;N:AK.. hallo&#34;]“",
        ),
        ("hallo", "Das ist weder PBN noch LIN."),
    ] {
        let bad = [("key", &*key), ("cards", "record"), ("record", record)];
        let answer = house.post_as(&german, "/tables", &bad).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        let body = answer.body.replace("&quot;", "&#34;");
        assert!(body.contains("role=\"alert\"") && body.contains(said), "{record}: {body}");
        assert_eq!(answer.field("key"), key, "the form is kept as it was filled in");
    }
    // Dealer and vulnerability hang on the number: none is made up.
    for (name, typed) in
        [("number", "0"), ("number", "x"), ("number", "1e3"), ("number", "65536"), ("which", "-1")]
    {
        let bad = [("key", &*key), ("cards", "record"), ("record", &*pbn), (name, typed)];
        let answer = house.post_as(&german, "/tables", &bad).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{typed}");
        assert!(
            answer.body.contains(&format!("„{typed}“ ist keine Boardnummer")),
            "{typed}: {}",
            answer.body
        );
    }
    let good = [
        ("key", &*key),
        ("cards", "record"),
        ("record", &*pbn),
        ("name", "From a file"),
        ("spectators", "after"),
    ];
    for _ in 0..2 {
        let made = house.post_as(&director, "/tables", &good).await;
        assert_eq!(made.header("location"), format!("/tables/{key}?as=director"), "{}", made.body);
    }
    let console = house.get_as(&director, &format!("/tables/{key}?as=director")).await;
    assert!(console.body.contains("♠") && console.body.contains("From a file"), "{}", console.body);
    let hidden = house.get_as(&director, &format!("/tables/{key}?as=spectator")).await;
    assert!(!hidden.body.contains("table-felt"), "spectators wait for the end");
    let list = house.get_as(&director, "/tables").await;
    assert!(list.body.contains("From a file"));
}

/// Of 60 tables the newest stand first, the older ones on the next page; any is found by its name.
#[tokio::test]
async fn the_newest_tables_come_first_and_all_can_be_found() {
    let house = house().await;
    let newest = set(&house, json!({ "name": "Table 61" })).await;
    let director = &newest.director;
    let store = &house.app.store;
    let like = store.read(&Stream::new(&format!("table/{}", newest.id)).unwrap(), 0).await.unwrap();
    // The names of the streams come by chance: here they run against the time.
    let stream = |number: usize| Stream::new(&format!("table/{:032x}", 100 - number)).unwrap();
    for number in 1..=60 {
        let mut event = like[0].what.clone();
        event.at = format!("2026-11-23T20:{:02}:00Z", number - 1);
        event.payload = event.payload.replace("Table 61", &format!("Table {number:02}"));
        store.append(&stream(number), 0, vec![event], None).await.unwrap();
    }
    let named = |body: &str| -> Vec<String> {
        body.split("<span>Table ").skip(1).map(|rest| rest.chars().take(2).collect()).collect()
    };
    let numbers = |from: i32, to: i32| (to..=from).rev().map(|n| format!("{n:02}")).collect::<Vec<_>>();
    let list = house.get_as(director, "/tables").await.body;
    assert_eq!(named(&list), numbers(61, 12), "{list}");
    assert!(list.contains("href=\"/tables?page=1\""));
    let older = house.get_as(director, "/tables?page=1").await.body;
    assert_eq!(named(&older), numbers(11, 1));
    assert!(!older.contains("page=2"));
    let found = house.get_as(director, "/tables?search=07+table").await.body;
    assert_eq!(named(&found), ["07"]);
    let none = house.get_as(director, "/tables?search=elsewhere").await.body;
    assert!(named(&none).is_empty() && none.contains("No table has this name."));

    // Whoever has a place sees that, and no other.
    let player = house.cookie(Role::Seat { of: stream(3), place: 1 }).await;
    assert_eq!(named(&house.get_as(&player, "/tables").await.body), ["03"]);
    assert_eq!(named(&house.get_as(&player, "/tables?search=07").await.body), [""; 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn robots_play_a_board_once_at_two_servers() {
    let folder = tempfile::tempdir().unwrap();
    let store = || Store::in_folder(folder.path()).unwrap();
    let (one, other) = (store(), store());
    let one = house_over(one, settings(), tempfile::tempdir().unwrap()).await;
    let other = house_over(other, settings(), tempfile::tempdir().unwrap()).await;
    let set = set(&one, json!({ "robots": ["careful", "careful", "careful", "careful"] })).await;
    for step in 0..2_000 {
        // Both look at it, so both let the robots play.
        let view = set.view(&one, &set.director).await;
        let there = other.get_as(&set.director, &set.path("")).await;
        assert!(there.status == StatusCode::OK || step < 50, "{}", there.body);
        if view["over"] == true {
            assert_eq!(view["acts"], 52);
            assert_eq!(view["table"]["result"]["dealt"].as_array().unwrap().len(), 4);
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the board does not end");
}

#[tokio::test]
async fn the_document_of_the_interface_names_the_tables() {
    let house = house().await;
    let document: Value = serde_json::from_str(&house.get("/api/v1/openapi.json").await.body).unwrap();
    for path in [
        "",
        "/{id}",
        "/{id}/acts",
        "/{id}/undo",
        "/{id}/events",
        "/{id}/replay",
        "/{id}/links",
        "/{id}/links/{which}",
        "/{id}/places/{chair}",
    ] {
        assert!(document["paths"][format!("/api/v1/tables{path}")].is_object(), "{path}");
    }
}

/// No request of one person changes the outcome of another's: a key against repetition is of who sent it, and of the
/// table it was sent for.
#[tokio::test]
async fn nobody_uses_up_the_key_of_another() {
    let house = house().await;
    let (set, other) = (set(&house, json!({})).await, self::set(&house, json!({})).await);
    let [_, east, south, west] = &set.seats;
    let acts = async |set: &Set| set.view(&house, &set.director).await["acts"].as_u64().unwrap();
    // East leads out of turn under a key that he guesses the director will have.
    assert_eq!(set.act(&house, east, "live/guessed", play("HQ")).await.0, StatusCode::OK);
    let call = json!({ "act": "call-director" });
    assert_eq!(set.act(&house, south, "live/guessed", call.clone()).await.0, StatusCode::OK);
    assert_eq!(acts(&set).await, 2, "South's call was done, and not taken for East's lead");
    let view = set.view(&house, &set.director).await;
    let answer = json!({ "act": "answer", "question": view["table"]["question"]["id"], "with": "no" });
    for _ in 0..2 {
        assert_eq!(set.act(&house, &set.director, "live/guessed", answer.clone()).await.0, StatusCode::OK);
        assert_eq!(acts(&set).await, 3, "the director's answer was done, and once");
    }
    // The same key at another table is another.
    let lead = |set: &Set| set.seats[3].clone();
    assert_eq!(other.act(&house, &lead(&other), "live/guessed", play("DQ")).await.0, StatusCode::OK);
    assert_eq!(acts(&other).await, 1);
    // Robots act under keys of their own, whatever somebody else sends.
    let robot = format!("live/{}/robot/4", set.id);
    let refused = set.act(&house, west, &robot, play("DQ")).await.0;
    assert_eq!(refused, StatusCode::CONFLICT, "the director has it in hand");
}

/// What somebody types at a table and what cannot be is said there, as is any other claim that cannot be: our script
/// leaves the form as it is.
#[tokio::test]
async fn what_is_typed_wrongly_at_a_table_is_said_there() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    const LARGE: &str = "99999999999999999999";
    let fields = |what| {
        let act = [("game", "bridge"), ("as", "3"), ("at", "1"), ("do", what), ("tricks", LARGE)];
        form_urlencoded::Serializer::new(String::new()).extend_pairs(act).finish()
    };
    for what in ["claim", "concede"] {
        let path = format!("/tables/{}/act", set.id);
        let answer = house.send(request(Method::POST, &path, &set.seats[2], Some(fields(what)))).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{}", answer.body);
        assert!(answer.body.contains(&format!("“{LARGE}” is not a number")), "{}", answer.body);
        let mut tapped = request(Method::POST, &path, &set.seats[2], Some(fields(what)));
        tapped.headers_mut().insert("x-live", header::HeaderValue::from_static("1"));
        let answer = house.send(tapped).await;
        assert_eq!(answer.status, StatusCode::CONFLICT);
        assert_eq!(answer.body, format!("“{LARGE}” is not a number that can stand here."));
    }
}

/// The form for two cards at once begins with two different ones.
#[tokio::test]
async fn two_cards_at_once_are_two_different_ones() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    let west = &set.seats[3];
    let page = house.get_as(west, &format!("/tables/{}", set.id)).await.body;
    let second = page.split("name=\"second\"").nth(1).unwrap().split("</select>").next().unwrap();
    let options: Vec<&str> = second.split("<option").skip(1).collect();
    assert!(options[1].contains(" selected") && !options[0].contains(" selected"), "{second}");
}
