//! The book of rulings: saved once, found again, added to; by people and by programs.

use axum::{
    body::Body,
    http::{Method, Request, StatusCode, header},
};
use web::doors::Role;

use crate::{
    RULED, check,
    common::{self, House, house},
};

#[tokio::test]
async fn both_games_stand_in_one_book() {
    let house = house().await;
    let cookie = house.cookie(Role::Director).await;
    let told = "table=4&offender=2&claimed=3&soloist=none&clarified=no&could-follow=yes&rest-certain=none&\
                already-won=none&absagen-against=2&can-decide=yes&time-up=no&rules=tsr";
    let page = house.get_as(&cookie, &format!("/doko/revoke?{told}")).await;
    assert_eq!((page.field("game"), page.field("told")), ("doppelkopf".to_owned(), told.to_owned()));
    let fields = |persons: &[(&'static str, &'static str)]| {
        let mut all = vec![("game", "doppelkopf"), ("topic", "revoke"), ("told", told), ("board", "7")];
        all.extend_from_slice(persons);
        all
    };
    let saved =
        house.post_as(&cookie, "/rulings", &fields(&[("position-2", "Oda"), ("east", "Hansen")])).await;
    assert_eq!(saved.header("location"), "/rulings/1?saved");
    assert_eq!(save(&house, &cookie, "ruling/x", "3").await.status, StatusCode::SEE_OTHER);
    let record = house.get_as(&cookie, "/rulings/1").await.body;
    for there in [
        "TSR\u{a0}9.4.1",
        "Oda",
        "Turnier-Spielregeln of the DDV",
        "Position 2",
        "−18",
        "Turnier-Spielregeln of the DDV",
        "/doko/revoke?table=4",
    ] {
        assert!(record.contains(there), "{there}: {record}");
    }
    assert!(!record.contains("Hansen"), "nobody sits East at Doppelkopf");
    let found = house.get_as(&cookie, "/rulings?search=doppelkopf").await.body;
    assert!(found.contains("/rulings/1\"") && !found.contains("/rulings/2\""));
    let json = |body: &str| serde_json::from_str::<serde_json::Value>(body).unwrap();
    let one = json(&house.get_as(&cookie, "/api/v1/rulings/1").await.body);
    assert_eq!((&one["game"], &one["edition"]), (&"doppelkopf".into(), &"tsr".into()));
    assert_eq!(one["persons"], serde_json::json!({ "position-2": "Oda" }));
}

async fn save(house: &House, cookie: &str, key: &str, board: &str) -> common::Answer {
    let fields = [
        ("key", key),
        ("game", "bridge"),
        ("topic", "opening-lead-out-of-turn"),
        ("told", RULED),
        ("event", "Herbst & Wein"),
        ("table", "7"),
        ("board", board),
        ("east", "Bo <i>"),
        ("disputed", "2"),
        ("note", "Zeile eins\r\nZeile zwei"),
    ];
    house.post_as(cookie, "/rulings", &fields).await
}

#[tokio::test]
async fn a_ruling_is_saved_once_found_again_and_added_to() {
    let house = house().await;
    let cookie = house.cookie(Role::Director).await;
    let german = format!("{cookie}; stich-view=de.auto.two");
    for _ in 0..3 {
        let saved = save(&house, &german, "ruling/one", "14").await;
        assert_eq!(saved.header("location"), "/rulings/1?saved", "{}", saved.body);
    }
    assert_eq!(save(&house, &cookie, "ruling/two", "15").await.header("location"), "/rulings/2?saved");
    let one = house.get_as(&cookie, "/rulings/1").await;
    for text in [
        "Herbst &#38; Wein",
        "Bo &#60;i&#62;",
        "West verbieten, Treff auszuspielen",
        "(disputed)",
        "Zeile eins\nZeile zwei",
    ] {
        assert!(one.unmarked().contains(text), "{text}: {}", one.body);
    }
    check("/rulings/1", &one);
    let added =
        house.post_as(&cookie, "/rulings/1/add", &[("key", &one.field("key")), ("text", "3NT –1")]).await;
    assert_eq!(added.status, StatusCode::SEE_OTHER);
    for (search, found) in [("herbst 14", 1), ("treff", 1), ("–1", 1), ("herbst", 2), ("Kaffee", 0)] {
        let query = form_urlencoded::Serializer::new(String::new()).append_pair("search", search).finish();
        let list = house.get_as(&cookie, &format!("/rulings?{query}")).await;
        let rulings = list.links().iter().filter(|to| to.starts_with("/rulings/")).count();
        assert_eq!(rulings, found, "{search}");
    }
    let json = house.get_as(&cookie, "/api/v1/rulings?search=herbst").await;
    let json: serde_json::Value = serde_json::from_str(&json.body).unwrap();
    assert_eq!(json["found"], 2);
    assert_eq!(json["rulings"][1]["facts"][1]["disputed"], true);
    assert_eq!(json["rulings"][1]["lang"], "de");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_who_save_at_once_are_all_saved() {
    let house = std::sync::Arc::new(house().await);
    let cookie = house.cookie(Role::Director).await;
    let tasks: Vec<_> = (0..24)
        .map(|i| {
            let (house, cookie) = (std::sync::Arc::clone(&house), cookie.clone());
            // Each request comes twice.
            tokio::spawn(async move { save(&house, &cookie, &format!("ruling/{}", i / 2), "1").await.status })
        })
        .collect();
    for task in tasks {
        assert_eq!(task.await.unwrap(), StatusCode::SEE_OTHER);
    }
    assert!(house.stored().await.contains(&("rulings/book".to_owned(), 12)));
}

#[tokio::test]
async fn programs_rule_and_save_like_people() {
    let house = house().await;
    let cookie = house.cookie(Role::Director).await;
    let json = |body: &str| serde_json::from_str::<serde_json::Value>(body).unwrap();
    let topics = json(&house.get("/api/v1/desk").await.body);
    assert_eq!(topics.as_array().unwrap().len(), 45);
    for topic in topics.as_array().unwrap() {
        let first = json(&house.get(topic["href"].as_str().unwrap()).await.body);
        assert_eq!((&first["topic"], &first["status"]), (&topic["id"], &"facts-missing".into()), "{topic}");
        assert!(!first["whom"].as_str().unwrap().is_empty(), "{topic}");
    }
    let asks = json(&house.get("/api/v1/desk/revoke").await.body);
    assert_eq!((&asks["status"], &asks["asks"]), (&"facts-missing".into(), &"declarer".into()));
    let ruled = json(&house.get(&format!("/api/v1/desk/opening-lead-out-of-turn?{RULED}")).await.body);
    assert_eq!((&ruled["status"], &ruled["restrictions"][0]), (&"ruled".into(), &"W forbid-lead C".into()));
    let post = |body: String, key: &str| {
        Request::builder()
            .method(Method::POST)
            .uri("/api/v1/rulings")
            .header(header::HOST, "localhost")
            .header(header::ORIGIN, "http://localhost")
            .header(header::COOKIE, &cookie)
            .header(header::CONTENT_TYPE, "application/json")
            .header("idempotency-key", key)
            .body(Body::from(body))
            .unwrap()
    };
    let new = serde_json::json!({ "topic": "opening-lead-out-of-turn", "told": RULED, "details": { "board": "3" } });
    for _ in 0..2 {
        let saved = house.send(post(new.to_string(), "program/1")).await;
        assert_eq!((saved.status, saved.header("location")), (StatusCode::CREATED, "/api/v1/rulings/1"));
    }
    let mut unheard_of = new.clone();
    unheard_of["details"]["instead-of"] = 9.into();
    for (body, key, status) in [
        ("{", "a", 400),
        ("[]", "a", 400),
        // The values without their names are no object, though they could stand for one.
        (r#"["opening-lead-out-of-turn", "", {}]"#, "a", 400),
        (r#"{"topic":"revoke","told":"","details":{"x":1}}"#, "a", 400),
        // There is no ruling 9 to be ruled on anew.
        (&*unheard_of.to_string(), "b", 400),
        (r#"{"topic":"revoke","told":""}"#, "a", 400),
        (&*new.to_string(), "A B", 400),
        ("{\"topic\":\"\u{0}\"", "a", 400),
    ] {
        let answer = house.send(post(body.to_owned(), key)).await;
        assert_eq!(answer.status.as_u16(), status, "{body}");
        assert_eq!(answer.header("content-type"), "application/problem+json");
    }
    let document = json(&house.get("/api/v1/openapi.json").await.body);
    for path in [
        "/api/v1/desk",
        "/api/v1/desk/{topic}",
        "/api/v1/doko/{topic}",
        "/api/v1/rulings",
        "/api/v1/rulings/{number}",
    ] {
        assert!(document["paths"][path].is_object(), "{path}");
    }
    assert!(document["components"]["schemas"]["Problem"].is_object());
}
