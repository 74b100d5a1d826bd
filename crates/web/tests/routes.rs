//! Every route: who may, what comes, what does not; and that nothing that comes from outside breaks it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod common;

use std::collections::{BTreeSet, VecDeque};

use axum::{
    body::Body,
    http::{Method, Request, StatusCode, header},
};
use common::{House, UNHURRIED, house, house_with, request};
use proptest::prelude::*;
use web::{Pace, Settings, doors::Role};

const RULED: &str = "declarer=S&leader=E&face=up&card=C3&told-it-was-his-turn=no&\
                     could-declarer-see-dummy=no&choose=refuse&choose=forbid-lead%3AC";

/// What must hold of every answer.
#[track_caller]
fn check(path: &str, answer: &common::Answer) {
    let policy = answer.header("content-security-policy");
    assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{path}: {policy}");
    assert!(!policy.contains("unsafe"), "{path}");
    assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
    assert!(!answer.status.is_server_error(), "{path}: {} {}", answer.status, answer.body);
    if answer.header("content-type").starts_with("text/html") {
        for inline in [" style=", "<style", " onclick", "javascript:", "<script>"] {
            assert!(!answer.body.contains(inline), "{path}: {inline}");
        }
        let ids: Vec<&str> =
            answer.body.split(" id=\"").skip(1).map(|x| x.split('"').next().unwrap()).collect();
        let once: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), once.len(), "{path}: an id stands there twice: {ids:?}");
        assert!(answer.body.len() < 60_000, "{path}: {} bytes", answer.body.len());
    }
}

#[tokio::test]
async fn every_page_of_the_desk_that_a_link_leads_to_is_there_and_reading_changes_nothing() {
    let house = house().await;
    let cookie = house.cookie(Role::Organiser).await;
    let before = house.stored().await;
    let mut seen: BTreeSet<String> = BTreeSet::from(["/".to_owned()]);
    let mut waiting: VecDeque<String> = seen.iter().cloned().collect();
    while let Some(path) = waiting.pop_front() {
        let answer = house.get_as(&cookie, &path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        check(&path, &answer);
        // One card of each suit stands for all; an answer taken back leads where it led before.
        let few = |to: &String| {
            let card = to.contains("card=") || to.contains("led=");
            (!card
                || ["A", "3"].iter().any(|r| to.contains(&format!("C{r}")) || to.contains(&format!("H{r}"))))
                && !to.contains("again=")
                && !to.contains("other=")
                && !to.contains("then=")
        };
        for to in answer.links().into_iter().filter(few) {
            if seen.len() < 900 && seen.insert(to.clone()) {
                waiting.push_back(to);
            }
        }
    }
    assert!(seen.len() > 300, "{}", seen.len());
    assert_eq!(house.stored().await, before);
}

#[tokio::test]
async fn every_page_of_the_doppelkopf_desk_that_a_link_leads_to_is_there() {
    let house = house().await;
    let cookie = house.cookie(Role::Director).await;
    let before = house.stored().await;
    let mut seen: BTreeSet<String> = BTreeSet::from(["/doko".to_owned()]);
    let mut waiting: VecDeque<String> = seen.iter().cloned().collect();
    let (mut ruled, mut judged) = (0, 0);
    while let Some(path) = waiting.pop_front() {
        let answer = house.get_as(&cookie, &path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        check(&path, &answer);
        ruled += usize::from(answer.body.contains("id=\"limit\""));
        judged += usize::from(answer.body.contains("class=\"judge\""));
        // One offender at a table of four stands for all, and nobody had help.
        let few = |to: &String| {
            to.starts_with("/doko/")
                && !to.contains("again=")
                && !to.contains("table=5")
                && !["offender=1", "offender=3", "offender=4", "soloist=1", "soloist=3", "soloist=4"]
                    .iter()
                    .any(|other| to.contains(other))
        };
        for to in answer.links().into_iter().filter(few) {
            if seen.len() < 1200 && seen.insert(to.clone()) {
                waiting.push_back(to);
            }
        }
    }
    assert!(seen.len() > 300 && ruled > 50 && judged > 0, "{} {ruled} {judged}", seen.len());
    assert_eq!(house.stored().await, before);
}

#[tokio::test]
async fn the_game_and_its_laws_chosen_last_are_remembered() {
    let house = house().await;
    let kept = |answer: &common::Answer| answer.header("set-cookie").split(';').next().unwrap().to_owned();
    let first = house.get("/").await;
    assert!(first.body.contains("href=\"/desk/revoke\"") && first.header("set-cookie").is_empty());
    let doko = house.get("/doko?rules=tsr").await;
    assert!(doko.body.contains("href=\"/doko/revoke?rules=tsr\""));
    let cookie = kept(&doko);
    let again = house.get_as(&cookie, "/").await;
    assert!(again.body.contains("href=\"/doko/revoke?rules=tsr\""));
    // Bridge has laws of its own, and those of Doppelkopf stay as they are.
    let cookie = kept(&house.get_as(&cookie, "/bridge?edition=2007").await);
    assert!(house.get_as(&cookie, "/").await.body.contains("href=\"/desk/revoke?edition=2007\""));
    assert!(house.get_as(&cookie, "/doko").await.body.contains("href=\"/doko/revoke?rules=tsr\""));
    // What the service worker fetches unasked changes nothing.
    let mut unasked = request(Method::GET, "/doko", &cookie, None);
    unasked.headers_mut().insert("sec-fetch-mode", "cors".parse().unwrap());
    assert_eq!(house.send(unasked).await.header("set-cookie"), "");
    for nonsense in ["stich-desk=skat.1987.pagat", "stich-desk=", "stich-desk=....."] {
        assert!(house.get_as(nonsense, "/").await.body.contains("href=\"/desk/revoke\""), "{nonsense}");
    }
}

#[tokio::test]
async fn both_games_stand_in_one_book() {
    let house = house().await;
    let cookie = house.cookie(Role::Director).await;
    let told = "table=4&offender=2&could-follow=yes&claimed=yes&rest-certain=none&already-won=none&soloist=none&\
                absagen-against=2&can-decide=yes&rules=tsr";
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

#[tokio::test]
async fn the_desk_stays_with_the_table_and_back_loses_nothing() {
    let house = house().await;
    let free = "/desk/opening-lead-out-of-turn?declarer=S&leader=E&face=up&card=C3&told-it-was-his-turn=no&\
                could-declarer-see-dummy=no&choose=refuse&choose=lead-free";
    let ruling = house.get(free).await;
    assert!(ruling.body.contains("aria-label=\"clubs 3\""), "the penalty card is drawn");
    let next = ruling.links().into_iter().find(|to| to.contains("then=lead")).unwrap();
    let lead = house.get(&next).await;
    assert!(lead.links().iter().any(|to| to.contains("choose=require-lead")), "West leads: choose anew");
    // Back is the question as it was, with what was chosen marked, and everything before it still told.
    let back = lead.body.split("class=\"back\" href=\"").nth(1).unwrap().split('"').next().unwrap();
    let again = house.get(&back.replace("&#38;", "&")).await;
    assert_eq!(again.status, StatusCode::OK);
    let change = house.get(&format!("{free}&again=3")).await;
    assert!(change.body.contains("class=\"c was\""), "the card given before is marked");
    let other = change.links().into_iter().find(|to| to.contains("card=D4")).unwrap();
    assert!(other.contains("told-it-was-his-turn=no") && !other.contains("choose="), "{other}");
}

#[tokio::test]
async fn what_is_not_there_or_not_theirs_is_said_as_such() {
    let house = house().await;
    let director = house.cookie(Role::Director).await;
    let long = format!("/desk/revoke?{}", "x".repeat(5000));
    let many = format!("/desk/revoke?{}", "face=up&".repeat(100));
    let big = "note=".to_owned() + &"x".repeat(100_000);
    let forged = "stich-door=abcdef.00";
    for (method, path, cookie, form, status) in [
        (Method::GET, "/nowhere", "", None, 404),
        (Method::GET, "/desk/nothing", "", None, 404),
        (Method::GET, "/desk/%F0%9F%92%A9", "", None, 404),
        (Method::GET, "/assets/000000000000/app.css", "", None, 404),
        (Method::GET, "/assets/x/..%2f..%2fCargo.toml", "", None, 404),
        (Method::DELETE, "/", "", None, 405),
        (Method::GET, "/view", "", None, 405),
        (Method::GET, &*long, "", None, 413),
        (Method::GET, &*many, "", None, 400),
        (Method::GET, "/desk/revoke?edition=1987", "", None, 400),
        (Method::GET, "/rulings", "", None, 403),
        (Method::GET, "/rulings", forged, None, 403),
        (Method::GET, "/rulings/1", "", None, 403),
        (Method::GET, "/rulings/1", &director, None, 404),
        (Method::GET, "/rulings/0", &director, None, 404),
        (Method::GET, "/rulings/-1", &director, None, 404),
        (Method::GET, "/rulings/99999999999999999999999", &director, None, 404),
        (Method::GET, "/rulings?page=99999999999999999999999", &director, None, 200),
        (Method::GET, "/house", "", None, 403),
        (Method::GET, "/house", &director, None, 403),
        (Method::GET, "/in/short", "", None, 404),
        (Method::GET, "/in/aaaaaaaaaaaaaaaaaaaaaaaaaa", "", None, 404),
        (Method::POST, "/in", "", Some("token=aaaaaaaaaaaaaaaaaaaaaaaaaa"), 403),
        (Method::POST, "/rulings", "", Some(""), 403),
        (Method::POST, "/rulings", &director, Some(""), 400),
        (Method::POST, "/rulings", &director, Some("game=bridge&topic=revoke&told=declarer%3DS"), 400),
        (Method::POST, "/rulings", &director, Some("game=bridge&topic=revoke&told=declarer%3DX"), 400),
        (Method::POST, "/rulings", &director, Some("game=skat&topic=revoke&told="), 400),
        (Method::POST, "/rulings", &director, Some("game=doppelkopf&topic=claim&told="), 400),
        (Method::POST, "/rulings", &director, Some(&*big), 413),
        (Method::GET, "/doko/nothing", "", None, 404),
        (Method::GET, "/doko/claim", "", None, 404),
        (Method::GET, "/doko/revoke?rules=pagat", "", None, 400),
        (Method::GET, "/doko/revoke?other=B4", "", None, 400),
        (Method::GET, "/doko?rules=pagat", "", None, 400),
        (Method::GET, "/bridge?edition=1987", "", None, 400),
        (Method::GET, "/api/v1/doko/nothing", "", None, 404),
        (Method::GET, "/api/v1/doko/revoke?offender=9", "", None, 200),
        (Method::GET, "/api/v1/doko/revoke?table=9", "", None, 400),
        (Method::POST, "/rulings/1/add", &director, Some("text=x"), 404),
        (Method::POST, "/house/links", &director, Some("role=organiser"), 403),
        (Method::POST, "/house/revoke", &director, Some("id=abc"), 403),
        (Method::POST, "/house/password", &director, Some("password=drei+kleine+Karo"), 403),
        (Method::POST, "/password", "", Some("password=x"), 403),
        (Method::POST, "/view", "", Some("lang=xx"), 400),
        (Method::POST, "/view", "", Some(""), 400),
        (Method::GET, "/api/v1/nothing", "", None, 404),
        (Method::GET, "/api/v1/desk/nothing", "", None, 404),
        (Method::GET, "/api/v1/desk/revoke?declarer=X", "", None, 400),
        (Method::GET, "/api/v1/rulings", "", None, 403),
        (Method::GET, "/api/v1/rulings?page=x", &director, None, 400),
        (Method::PUT, "/api/v1/rulings", &director, None, 405),
    ] {
        let name = format!("{method} {path:.60}");
        let answer = house.send(request(method, path, cookie, form.map(str::to_owned))).await;
        assert_eq!(answer.status.as_u16(), status, "{name}: {}", answer.body);
        check(&name, &answer);
        if status >= 400 && path.starts_with("/api/") {
            assert_eq!(answer.header("content-type"), "application/problem+json", "{name}");
            let problem: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
            assert_eq!(problem["status"], status, "{name}");
            assert!(problem["type"].as_str().unwrap().starts_with("/problems/"), "{name}");
        } else if status >= 400 {
            assert!(answer.header("content-type").starts_with("text/html"), "{name}");
        }
    }
    assert_eq!(house.stored().await, [("house/doors".to_owned(), 2)]);
}

#[tokio::test]
async fn what_comes_from_another_website_or_under_another_name_is_refused() {
    let house = house().await;
    let cookie = house.cookie(Role::Organiser).await;
    let with = |headers: &[(&str, &str)]| {
        let mut request = request(Method::POST, "/house/links", &cookie, Some("role=director".to_owned()));
        for (name, value) in headers {
            let name: header::HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        request
    };
    for (headers, status) in [
        (&[("origin", "https://evil.example")] as &[_], 403),
        (&[("sec-fetch-site", "cross-site")], 403),
        (&[("sec-fetch-site", "same-site")], 403),
        (&[("origin", "null")], 403),
        (&[("host", "evil.example")], 421),
        (&[("origin", "http://127.0.0.1:8484"), ("sec-fetch-site", "same-origin")], 200),
    ] {
        assert_eq!(house.send(with(headers)).await.status.as_u16(), status, "{headers:?}");
    }
}

#[tokio::test]
async fn links_give_roles_until_they_are_revoked() {
    let house = house().await;
    let organiser = house.cookie(Role::Organiser).await;
    let made = house.post_as(&organiser, "/house/links", &[("role", "director"), ("name", "<b>Anna")]).await;
    assert!(made.body.contains("&#60;b&#62;Anna") && !made.body.contains("<b>Anna"));
    let address = made.body.split("http://127.0.0.1:8484/in/").nth(1).unwrap();
    let token = address.split(['"', '<']).next().unwrap().to_owned();
    // Opening the link asks; only coming in sets the cookie.
    let ask = house.get(&format!("/in/{token}")).await;
    assert_eq!(
        (ask.status, ask.header("set-cookie"), ask.header("referrer-policy")),
        (StatusCode::OK, "", "no-referrer")
    );
    let entered = house.post_as("", "/in", &[("token", &token)]).await;
    let director = entered.header("set-cookie").split(';').next().unwrap().to_owned();
    assert!(entered.header("set-cookie").contains("HttpOnly; SameSite=Lax"));
    assert_eq!(house.get_as(&director, "/rulings").await.status, StatusCode::OK);
    // The token is stored as its hash only.
    for (stream, _) in house.app.store.streams("").await.unwrap() {
        for event in house.app.store.read(&stream, 0).await.unwrap() {
            assert!(!event.what.payload.contains(&token), "{stream}");
        }
    }
    // A program sends it as it is.
    let mut program = request(Method::GET, "/api/v1/rulings", "", None);
    program.headers_mut().insert(header::AUTHORIZATION, format!("Bearer {token}").parse().unwrap());
    assert_eq!(house.send(program).await.status, StatusCode::OK);
    let id = house.get_as(&organiser, "/house").await.field("id");
    let revoked = house.post_as(&organiser, "/house/revoke", &[("id", &id)]).await;
    assert_eq!(revoked.status, StatusCode::SEE_OTHER);
    assert_eq!(house.get_as(&director, "/rulings").await.status, StatusCode::FORBIDDEN);
    assert_eq!(house.get(&format!("/in/{token}")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_password_opens_until_it_is_another() {
    let house = house().await;
    let organiser = house.cookie(Role::Organiser).await;
    let set =
        async |password: &str| house.post_as(&organiser, "/house/password", &[("password", password)]).await;
    assert!(set("kurz").await.body.contains("role=\"alert\""));
    assert_eq!(set("drei kleine Karo").await.status, StatusCode::SEE_OTHER);
    let wrong = house.post_as("", "/password", &[("password", "vier kleine Karo")]).await;
    assert_eq!((wrong.status, wrong.header("set-cookie")), (StatusCode::FORBIDDEN, ""));
    let right = house.post_as("", "/password", &[("password", "drei kleine Karo")]).await;
    let cookie = right.header("set-cookie").split(';').next().unwrap().to_owned();
    assert_eq!(house.get_as(&cookie, "/house").await.status, StatusCode::OK);
    set("vier kleine Karo").await;
    assert_eq!(house.get_as(&cookie, "/house").await.status, StatusCode::FORBIDDEN);
    set("").await;
    let none = house.post_as("", "/password", &[("password", "")]).await;
    assert_eq!(none.status, StatusCode::FORBIDDEN);
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
        "West Treff verbieten",
        "(disputed)",
        "Zeile eins\nZeile zwei",
    ] {
        assert!(one.body.contains(text), "{text}: {}", one.body);
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
    assert_eq!(topics.as_array().unwrap().len(), 22);
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
    for (body, key, status) in [
        ("{", "a", 400),
        ("[]", "a", 400),
        (r#"{"topic":"revoke","told":"","details":{"x":1}}"#, "a", 400),
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

#[tokio::test]
async fn language_theme_and_suits_are_kept_per_person() {
    let house = house().await;
    let mut german = request(Method::GET, "/", "", None);
    german.headers_mut().insert(header::ACCEPT_LANGUAGE, "de-AT,en;q=0.5".parse().unwrap());
    assert!(house.send(german).await.body.contains("<html lang=\"de\""));
    let back = "/desk/revoke?declarer=S";
    let set = house.post_as("", "/view", &[("lang", "da"), ("back", back)]).await;
    assert_eq!((set.status, set.header("location")), (StatusCode::SEE_OTHER, back));
    let cookie = set.header("set-cookie").split(';').next().unwrap().to_owned();
    let set = house.post_as(&cookie, "/view", &[("suits", "four"), ("back", "//evil.example")]).await;
    assert_eq!(set.header("location"), "/");
    let cookie = set.header("set-cookie").split(';').next().unwrap().to_owned();
    assert!(
        house
            .get_as(&cookie, "/")
            .await
            .body
            .contains("<html lang=\"da\" data-theme=\"auto\" data-suits=\"four\"")
    );
}

#[tokio::test]
async fn the_first_load_is_small() {
    let house = house().await;
    // As a browser asks for it: compressed; and before that it is small enough already.
    for (encoding, most) in [("gzip", 30_000), ("identity", 100_000)] {
        for first in ["/", "/doko", &format!("/desk/opening-lead-out-of-turn?{RULED}")] {
            let page = house.get(first).await;
            let script = page.body.split("src=\"").nth(1).unwrap().split('"').next().unwrap();
            let mut loaded = vec![first.to_owned(), script.to_owned(), "/sw.js".to_owned()];
            loaded.extend(page.links().into_iter().filter(|to| to.starts_with("/assets/")));
            assert_eq!(loaded.len(), 5, "{loaded:?}");
            let mut bytes = 0;
            for path in &loaded {
                let mut asked = request(Method::GET, path, "", None);
                asked.headers_mut().insert(header::ACCEPT_ENCODING, encoding.parse().unwrap());
                let answer = house.send(asked).await;
                bytes += answer.size;
            }
            println!("{first}: {bytes} bytes as {encoding}");
            assert!(bytes < most, "{first}: {bytes} bytes as {encoding}");
        }
    }
}

#[tokio::test]
async fn who_asks_too_much_has_to_wait() {
    let house =
        house_with(Settings { pace: Pace { pages: 1000, changes: 2, tries: 3 }, ..Settings::default() })
            .await;
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(house.post_as("", "/password", &[("password", "x")]).await);
    }
    let last = statuses.last().unwrap();
    assert_eq!(last.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(last.header("retry-after"), "3");
    check("/password", last);
    assert_eq!(house.get("/").await.status, StatusCode::OK);
}

/// Pieces of addresses and bodies: some right, some nearly, some mad.
fn piece() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("declarer=S".to_owned()),
        Just("leader=E".to_owned()),
        Just("face=up".to_owned()),
        Just("card=C3".to_owned()),
        Just("offender=W".to_owned()),
        Just("led=H9".to_owned()),
        Just("turn=N".to_owned()),
        Just("told-it-was-his-turn=no".to_owned()),
        Just("meant-as=accident".to_owned()),
        Just("played-on=yes".to_owned()),
        Just("won-trick=W".to_owned()),
        Just("won-later=yes".to_owned()),
        Just("could-declarer-see-dummy=no".to_owned()),
        Just("choose=refuse".to_owned()),
        Just("choose=lead-free".to_owned()),
        Just("choose=forbid-lead%3AC".to_owned()),
        Just("choose=W%3Daccept".to_owned()),
        Just("then=lead%3AW".to_owned()),
        Just("then=played%3AC3".to_owned()),
        (0..70_usize).prop_map(|n| format!("again={n}")),
        Just("edition=2007".to_owned()),
        (0..17_usize).prop_map(|n| format!("other=DP{n}")),
        "[a-z]{1,12}=[ -~]{0,12}"
            .prop_map(|s| s.replace([' ', '#', '"', '<', '>', '\\', '^', '`', '{', '|', '}'], "+")),
        Just("table=5".to_owned()),
        Just("dealer=3".to_owned()),
        Just("offender=2".to_owned()),
        Just("act=call-late".to_owned()),
        Just("claimed=yes".to_owned()),
        Just("soloist=none".to_owned()),
        Just("rules=tsr".to_owned()),
        Just("other=A6".to_owned()),
        Just("%00=%FF".to_owned()),
        Just("&&==&".to_owned()),
    ]
}

const TOPICS: [&str; 15] = [
    "call",
    "call-late",
    "naming",
    "tricks",
    "opening-lead-out-of-turn",
    "lead-out-of-turn",
    "revoke",
    "declarers-lead-out-of-turn",
    "penalty-card",
    "card-exposed",
    "premature-play",
    "simultaneous",
    "designation",
    "claim",
    "nothing",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn no_address_and_no_body_breaks_it(
        topic in prop::sample::select(TOPICS.to_vec()),
        pieces in prop::collection::vec(piece(), 0..14),
        page in prop::sample::select(vec![
            "/desk/", "/api/v1/desk/", "/doko/", "/api/v1/doko/", "/doko?", "/bridge?", "/rulings?", "/api/v1/rulings?", "/house/", "/in/", "/rulings/", "/",
        ]),
        post in any::<bool>(),
        organiser in any::<bool>(),
    ) {
        thread_local! {
            static HOUSE: (tokio::runtime::Runtime, House, String) = {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
                let house = runtime.block_on(house_with(Settings { pace: UNHURRIED, ..Settings::default() }));
                let cookie = runtime.block_on(house.cookie(Role::Organiser));
                (runtime, house, cookie)
            };
        }
        HOUSE.with(|(runtime, house, cookie)| {
            let query = pieces.join("&");
            let path = match page {
                "/desk/" | "/api/v1/desk/" | "/doko/" | "/api/v1/doko/" => format!("{page}{topic}?{query}"),
                _ => format!("{page}{query}"),
            };
            let before = runtime.block_on(house.stored());
            // A GET changes nothing whoever asks, a POST nothing for who has no role.
            let cookie = if organiser && !post { cookie.as_str() } else { "" };
            let method = if post { Method::POST } else { Method::GET };
            let Ok(uri) = path.parse::<axum::http::Uri>() else { return Ok(()) };
            let form = post.then(|| query.clone());
            let answer = runtime.block_on(house.send(request(method, &uri.to_string(), cookie, form)));
            prop_assert!(!answer.status.is_server_error(), "{} {}", path, answer.body);
            prop_assert!(!answer.header("content-security-policy").is_empty());
            prop_assert_eq!(runtime.block_on(house.stored()), before);
            Ok(())
        })?;
    }
}
