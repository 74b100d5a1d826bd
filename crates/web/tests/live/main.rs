//! Live tables: who may do and see what, what is done once, and what two servers make of it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

#[path = "../common/mod.rs"]
mod common;
mod doko;
mod irregular;
mod keys;
mod links;
mod pages;
mod stale;
mod telling;
mod worlds;

use std::time::Duration;

use axum::{
    body::Body,
    http::{Method, Request, StatusCode, header},
};
use serde_json::{Value, json};
use store::{Store, Stream};
use web::{Settings, doors::Role};

use common::{House, UNHURRIED, house_over, request};

const DEAL: &str = "N:KQ32.K32.K32.K32 54.QJT9.9876.T76 AJT98.A4.A54.A54 76.8765.QJT.QJ98";

fn settings() -> Settings {
    Settings { pace: UNHURRIED, thinking: Some(Duration::ZERO), ..Settings::default() }
}

async fn house() -> House {
    let folder = tempfile::tempdir().unwrap();
    house_over(Store::in_folder(folder.path()).unwrap(), settings(), folder).await
}

async fn json_as(
    house: &House,
    cookie: &str,
    method: Method,
    path: &str,
    key: &str,
    body: &Value,
) -> (StatusCode, Value) {
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header(header::HOST, "127.0.0.1:8484")
        .header(header::ORIGIN, "http://127.0.0.1:8484")
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::COOKIE, cookie);
    if !key.is_empty() {
        request = request.header("idempotency-key", key);
    }
    let answer = house.send(request.body(Body::from(body.to_string())).unwrap()).await;
    (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::Null))
}

/// A table, with the cookies of its four seats, of a director and of a spectator.
struct Set {
    id: String,
    seats: [String; 4],
    director: String,
    spectator: String,
}

fn board() -> Value {
    json!({ "deal": DEAL, "dealer": "S", "vulnerable": "none", "contract": { "contract": "4S", "declarer": "S" } })
}

async fn set(house: &House, extra: Value) -> Set {
    let mut new = json!({ "name": "A table", "board": board(), "delay": 0 });
    for (key, value) in extra.as_object().unwrap() {
        new[key] = value.clone();
    }
    set_up(house, new).await
}

async fn set_up(house: &House, new: Value) -> Set {
    let director = house.cookie(Role::Director).await;
    let (status, made) = json_as(house, &director, Method::POST, "/api/v1/tables", "", &new).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    let of = Stream::new(&format!("table/{id}")).unwrap();
    let mut seats = Vec::new();
    for place in 1..=4 {
        seats.push(house.cookie(Role::Seat { of: of.clone(), place }).await);
    }
    let spectator = house.cookie(Role::Spectator { of }).await;
    Set { id, seats: seats.try_into().unwrap(), director, spectator }
}

impl Set {
    fn path(&self, rest: &str) -> String {
        format!("/api/v1/tables/{}{rest}", self.id)
    }

    async fn act(&self, house: &House, cookie: &str, key: &str, act: Value) -> (StatusCode, Value) {
        let body = json!({ "act": { "bridge": act } });
        json_as(house, cookie, Method::POST, &self.path("/acts"), key, &body).await
    }

    async fn view(&self, house: &House, cookie: &str) -> Value {
        let answer = house.get_as(cookie, &self.path("")).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        serde_json::from_str(&answer.body).unwrap()
    }
}

fn play(card: &str) -> Value {
    json!({ "act": "play", "card": card })
}

fn shown(view: &Value) -> Vec<usize> {
    view["table"]["sides"]
        .as_array()
        .unwrap()
        .iter()
        .map(|side| side["cards"].as_array().unwrap().len())
        .collect()
}

#[tokio::test]
async fn everybody_sees_what_is_his_to_see() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    assert_eq!(shown(&set.view(&house, &set.seats[0]).await), [13, 0, 0, 0]);
    assert_eq!(shown(&set.view(&house, &set.seats[3]).await), [0, 0, 0, 13]);
    assert_eq!(shown(&set.view(&house, &set.director).await), [13, 13, 13, 13]);
    assert_eq!(shown(&set.view(&house, &set.spectator).await), [0, 0, 0, 0]);
    // A page has what the view has, and no more.
    let page = house.get_as(&set.seats[1], &format!("/tables/{}", set.id)).await;
    assert_eq!(page.status, StatusCode::OK);
    assert_eq!(page.body.matches("class=\"pc").count(), 13);
    assert!(page.body.len() < 60_000, "{}", page.body.len());
    // Nobody takes another's place by asking for it, nor comes without a role.
    for (cookie, wanted) in
        [(&set.seats[1], "3"), (&set.seats[1], "director"), (&set.spectator, "1"), (&String::new(), "")]
    {
        for path in [
            format!("/tables/{}?as={wanted}", set.id),
            set.path(&format!("?as={wanted}")),
            set.path(&format!("/events?as={wanted}")),
            format!("/tables/{}/live?as={wanted}", set.id),
            set.path(&format!("/replay?as={wanted}")),
            set.path(&format!("/prices?as={wanted}")),
        ] {
            // A program that says nothing about itself is asked who it is.
            let unknown = cookie.is_empty() && path.starts_with("/api/");
            let status = if unknown { StatusCode::UNAUTHORIZED } else { StatusCode::FORBIDDEN };
            assert_eq!(house.get_as(cookie, &path).await.status, status, "{path}");
        }
    }
    // Nobody but the director goes back before the end.
    assert_eq!(house.get_as(&set.seats[1], &set.path("/replay?step=0")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(house.get_as(&set.director, &set.path("/replay?step=0")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_lead_out_of_turn_to_the_penalty_card_played() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    let [_, east, south, west] = &set.seats;
    let ok = |(status, view): (StatusCode, Value)| {
        assert_eq!(status, StatusCode::OK, "{view}");
        view
    };
    ok(set.act(&house, east, "", play("HQ")).await);
    ok(set.act(&house, south, "", json!({ "act": "call-director" })).await);
    // The director has stopped the play.
    assert_eq!(set.act(&house, west, "", play("DQ")).await.0, StatusCode::CONFLICT);
    loop {
        let view = set.view(&house, &set.director).await;
        let Some(id) = view["table"]["question"]["id"].as_str() else { break };
        // A player does not answer for the director.
        let answer = json!({ "act": "answer", "question": id, "with": "no" });
        assert_eq!(set.act(&house, south, "", answer.clone()).await.0, StatusCode::CONFLICT);
        assert_eq!(set.view(&house, south).await["table"]["question"], Value::Null);
        ok(set.act(&house, &set.director, "", answer).await);
    }
    // The choice is declarer's.
    let refuse = json!({ "act": "choose", "choice": "refuse" });
    assert_eq!(set.act(&house, east, "", refuse.clone()).await.0, StatusCode::CONFLICT);
    ok(set.act(&house, south, "", refuse).await);
    // The director says what he has heard: any lead, and the card stays where it lies.
    let free = json!({ "act": "choose", "choice": "lead-free", "by": "S" });
    ok(set.act(&house, &set.director, "", free).await);
    let penalty_cards = async |by: &str| {
        let view = set.view(&house, by).await;
        let cards = view["table"]["sides"][1]["cards"].as_array().unwrap().clone();
        cards.iter().filter(|card| card["lies"] == "major-penalty-card").count()
    };
    assert_eq!(penalty_cards(west).await, 1);
    ok(set.act(&house, west, "", play("DQ")).await);
    // Declarer plays dummy's cards; dummy does not.
    assert_eq!(set.act(&house, &set.seats[0], "", play("D2")).await.0, StatusCode::CONFLICT);
    let dummys = |card: &str| json!({ "act": "play", "card": card, "dummy": true });
    assert_eq!(set.act(&house, east, "", dummys("D2")).await.0, StatusCode::CONFLICT);
    ok(set.act(&house, south, "", dummys("D2")).await);
    let view = ok(set.act(&house, east, "", play("D6")).await);
    assert_eq!(view["table"]["now"]["player"], "S");
    // Undone, it has not happened.
    let (status, view) =
        json_as(&house, &set.director, Method::POST, &set.path("/undo"), "", &json!({})).await;
    assert_eq!((status, &view["table"]["now"]["player"]), (StatusCode::OK, &json!("E")));
    let (status, _) = json_as(&house, south, Method::POST, &set.path("/undo"), "", &json!({})).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    ok(set.act(&house, east, "", play("D6")).await);
    ok(set.act(&house, south, "", play("DA")).await);
    // Two tricks later West has won one: now the suit is forbidden, and the card is picked up (50D2a).
    ok(set.act(&house, south, "", play("D4")).await);
    ok(set.act(&house, west, "", play("DJ")).await);
    ok(set.act(&house, south, "", dummys("D3")).await);
    ok(set.act(&house, east, "", play("D7")).await);
    ok(set.act(&house, south, "", json!({ "act": "choose", "choice": "forbid-lead:H" })).await);
    assert_eq!(penalty_cards(south).await, 0);
    let view = set.view(&house, west).await;
    let hearts =
        view["table"]["sides"][3]["cards"].as_array().unwrap().iter().filter(|c| c["why-not"].is_string());
    assert_eq!(hearts.count(), 4);
    ok(set.act(&house, west, "", play("DT")).await);
}

#[tokio::test]
async fn what_the_options_were_worth_is_for_the_director_when_the_board_is_over() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    let [_, east, south, west] = &set.seats;
    set.act(&house, east, "", play("HQ")).await;
    set.act(&house, south, "", json!({ "act": "call-director" })).await;
    let open = loop {
        let view = set.view(&house, &set.director).await;
        let Some(id) = view["table"]["question"]["id"].as_str() else {
            break view["acts"].as_u64().unwrap();
        };
        set.act(&house, &set.director, "", json!({ "act": "answer", "question": id, "with": "no" })).await;
    };
    let prices = set.path(&format!("/prices?step={open}"));
    let page = format!("/tables/{}/replay?as=director&step={open}", set.id);
    // While the board is played nobody gets to know it.
    assert_eq!(house.get_as(&set.director, &prices).await.status, StatusCode::FORBIDDEN);
    assert!(!house.get_as(&set.director, &format!("{page}&worth=yes")).await.body.contains("id=\"worth\""));
    set.act(&house, south, "", json!({ "act": "choose", "choice": "accept" })).await;
    set.act(&house, south, "", json!({ "act": "claim", "tricks": 10 })).await;
    for seat in [east, west] {
        set.act(&house, seat, "", json!({ "act": "agree" })).await;
    }
    assert_eq!(set.view(&house, &set.director).await["over"], true);
    for seat in [south, &set.spectator] {
        assert_eq!(house.get_as(seat, &prices).await.status, StatusCode::FORBIDDEN);
    }
    let answer = house.get_as(&set.director, &prices).await;
    let worth: Value = serde_json::from_str(&answer.body).unwrap();
    let options = worth["election"]["options"].as_array().expect("prices");
    let tricks = |id: &str| {
        let option = options.iter().find(|option| option["option"] == id);
        option.unwrap_or_else(|| panic!("no {id} in {worth}"))["then"]["tricks"].as_u64().unwrap()
    };
    // Accepted, it is a lead like another; a penalty card is never worth less.
    assert!(tricks("refuse") >= tricks("accept") && tricks("accept") >= 10, "{worth}");
    assert!(house.get_as(&set.director, &page).await.body.contains("worth=yes"));
    let body = house.get_as(&set.director, &format!("{page}&worth=yes")).await.body;
    assert!(body.contains("class=\"in1"), "{body}");
    let theirs = format!("/tables/{}/replay?as=3&step={open}&worth=yes", set.id);
    assert!(!house.get_as(south, &theirs).await.body.contains("worth"));
}

#[tokio::test]
async fn what_is_sent_twice_is_done_once() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    let number = async || set.view(&house, &set.director).await["number"].as_u64().unwrap();
    let before = number().await;
    for _ in 0..3 {
        let (status, _) = set.act(&house, &set.seats[3], "west/1", play("DQ")).await;
        assert_eq!(status, StatusCode::OK);
    }
    assert_eq!(number().await, before + 1);
    // A form says on which page it stood: the same tap on the same page is one tap.
    let at = number().await.to_string();
    let fields = [("as", "3"), ("at", &*at), ("do", "play"), ("card", "D2"), ("dummy", "1")];
    for _ in 0..3 {
        let done = house.post_as(&set.seats[2], &format!("/tables/{}/act", set.id), &fields).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    }
    assert_eq!(number().await, before + 2);
    // What the table does not take is said on the page, and changes nothing.
    let refused = [("as", "3"), ("at", "99"), ("do", "play"), ("card", "C2"), ("dummy", "")];
    let answer = house.post_as(&set.seats[2], &format!("/tables/{}/act", set.id), &refused).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.body.contains("role=\"alert\""), "{}", answer.body);
    assert_eq!(number().await, before + 2);
    // Setting a table up twice under one key sets up one.
    let new = json!({ "number": 5 });
    let made = async || json_as(&house, &set.director, Method::POST, "/api/v1/tables", "t/1", &new).await.1;
    assert_eq!(made().await, made().await);
}

#[tokio::test]
async fn nothing_that_cannot_be_changes_anything() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    let organiser = house.cookie(Role::Organiser).await;
    let before = house.stored().await;
    let act = format!("/tables/{}/act", set.id);
    let long = "x".repeat(500);
    for fields in [
        vec![],
        vec![("as", "3")],
        vec![("as", "3"), ("at", "1"), ("do", "fly")],
        vec![("as", "3"), ("at", "1"), ("do", "play"), ("card", "XX")],
        vec![("as", "3"), ("at", "-1"), ("do", "play"), ("card", "SA")],
        vec![("as", "3"), ("at", "1"), ("do", "claim"), ("tricks", "999")],
        vec![("as", "3"), ("at", "1"), ("do", "claim"), ("tricks", "3"), ("line", &*long)],
        vec![("as", "3"), ("at", "1"), ("do", "answer"), ("question", "declarer"), ("with", "S")],
        vec![("as", "3"), ("at", "1"), ("do", "choose"), ("choice", "accept")],
        vec![("as", "3"), ("at", "1"), ("do", "agree")],
        vec![("as", "3"), ("at", "1"), ("do", "turn-up")],
        vec![("as", "3"), ("at", "1"), ("do", "take-back"), ("card", "SA")],
        vec![("as", "3"), ("at", "1"), ("do", "call"), ("call", "7NT")],
        vec![("as", "2"), ("at", "1"), ("do", "play"), ("card", "SA")],
        vec![("as", "spectator"), ("at", "1"), ("do", "director")],
    ] {
        let answer = house.post_as(&set.seats[2], &act, &fields).await;
        assert!(answer.status.is_client_error(), "{fields:?}: {}", answer.status);
    }
    for (path, body) in [
        ("/acts", json!({})),
        ("/acts", json!({ "act": {} })),
        ("/acts", json!({ "act": { "bridge": { "act": "play" } } })),
        ("/acts", json!({ "act": { "bridge": { "act": "play", "card": "SA", "more": 1 } } })),
        ("/acts", json!({ "act": { "doppelkopf": { "act": "play" } } })),
        ("/acts", json!([1, 2])),
        ("/undo", json!({})),
        ("/links", json!({})),
    ] {
        let (status, problem) =
            json_as(&house, &set.seats[2], Method::POST, &set.path(path), "", &body).await;
        assert!(status.is_client_error(), "{path} {body}: {status} {problem}");
    }
    for method in [Method::GET, Method::HEAD, Method::DELETE] {
        for path in ["/act", "/undo", "/places"] {
            let path = format!("/tables/{}{path}", set.id);
            assert_eq!(
                house.send(request(method.clone(), &path, &organiser, None)).await.status,
                StatusCode::METHOD_NOT_ALLOWED
            );
        }
    }
    for id in ["0123456789ab", "x", "..%2Fhouse", "0123456789AB", "é"] {
        for path in [format!("/tables/{id}"), format!("/api/v1/tables/{id}"), format!("/tables/{id}/live")] {
            let status = house.get_as(&organiser, &path).await.status;
            assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
        }
    }
    for board in [
        json!({ "deal": "N:- - - -", "dealer": "S", "vulnerable": "none" }),
        json!({ "deal": "N:AA... - - -", "dealer": "S", "vulnerable": "none" }),
        json!({ "deal": DEAL, "dealer": "Q", "vulnerable": "none" }),
        json!({ "deal": DEAL, "dealer": "S", "vulnerable": "none", "auction": ["1C", "1C"] }),
        json!({ "deal": DEAL, "dealer": "S", "vulnerable": "none", "auction": ["Pass", "Pass", "Pass", "Pass"] }),
    ] {
        let new = json!({ "board": board });
        let (status, problem) =
            json_as(&house, &set.director, Method::POST, "/api/v1/tables", "", &new).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{problem}");
    }
    assert_eq!(house.stored().await, before);
}

#[tokio::test]
async fn a_link_that_was_revoked_ends_at_once() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    let (status, links) =
        json_as(&house, &set.director, Method::POST, &set.path("/links"), "", &json!({})).await;
    assert_eq!((status, links.as_array().unwrap().len()), (StatusCode::OK, 6));
    // The seats of before are nobody's now.
    assert_eq!(house.get_as(&set.seats[2], &set.path("")).await.status, StatusCode::FORBIDDEN);
    let token = links[2]["address"].as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let entered = house.post_as("", "/in", &[("token", &token)]).await;
    assert_eq!(entered.header("location"), format!("/tables/{}?as=3", set.id));
    let cookie = entered.header("set-cookie").split(';').next().unwrap().to_owned();
    assert_eq!(shown(&set.view(&house, &cookie).await), [0, 0, 13, 0]);
}

/// What comes on a line within a moment, as numbers of the events.
async fn heard(house: &House, cookie: &str, path: &str, last: Option<u64>) -> Vec<u64> {
    use axum::body::HttpBody as _;
    use tower::ServiceExt as _;
    let mut request = request(Method::GET, path, cookie, None);
    if let Some(last) = last {
        request.headers_mut().insert("last-event-id", last.to_string().parse().unwrap());
    }
    let answer = house.router.clone().oneshot(request).await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK, "{path}");
    let mut body = std::pin::pin!(answer.into_body());
    let mut text = String::new();
    let wait = Duration::from_millis(300);
    while let Ok(Some(Ok(frame))) =
        tokio::time::timeout(wait, std::future::poll_fn(|cx| body.as_mut().poll_frame(cx))).await
    {
        text += &String::from_utf8_lossy(&frame.into_data().unwrap_or_default());
    }
    text.lines().filter_map(|line| line.strip_prefix("id: ")?.parse().ok()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_goes_on_where_it_was() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    let path = set.path("/events");
    assert_eq!(heard(&house, &set.seats[0], &path, None).await, [1]);
    assert_eq!(heard(&house, &set.seats[0], &path, Some(1)).await, [0; 0], "nothing twice");
    set.act(&house, &set.seats[3], "", play("DQ")).await;
    for (cookie, path) in
        [(&set.seats[0], path.clone()), (&set.spectator, format!("/tables/{}/live", set.id))]
    {
        assert_eq!(heard(&house, cookie, &path, Some(1)).await, [2], "{path}");
    }
    // A page that says from where it listens.
    assert_eq!(heard(&house, &set.director, &format!("{path}?after=2"), None).await, [0; 0]);
}
