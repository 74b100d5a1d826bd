//! Programs, and files from another computer.

use axum::http::{Method, StatusCode};
use web::doors::Role;

use super::{
    common::{Answer, House, house, request},
    evening, stream, with,
};

/// A program asks with JSON.
async fn api(house: &House, method: Method, cookie: &str, path: &str, key: &str, body: &str) -> Answer {
    let mut request = request(method, path, cookie, None);
    request.headers_mut().insert("content-type", "application/json".parse().unwrap());
    if !key.is_empty() {
        request.headers_mut().insert("idempotency-key", key.parse().unwrap());
    }
    *request.body_mut() = body.to_owned().into();
    house.send(request).await
}

#[tokio::test]
async fn programs_do_what_the_pages_do() {
    let house = house().await;
    let organiser = house.cookie(Role::Organiser).await;
    let one = house.cookie(Role::Table { of: stream(), number: 1 }).await;
    let post = async |cookie: &str, path: &str, key: &str, body: &str| {
        api(&house, Method::POST, cookie, &format!("/api/v1/tournaments{path}"), key, body).await
    };
    let get =
        async |cookie: &str, path: &str| house.get_as(cookie, &format!("/api/v1/tournaments{path}")).await;
    let new =
        r#"{"title":"Herbst","rounds":2,"rules":"tsr","minutes":[100,125],"tie-breaks":["best-round"]}"#;
    let made = post(&organiser, "", "api/new", new).await;
    assert_eq!(
        (made.status, made.header("location")),
        (StatusCode::CREATED, "/api/v1/tournaments/herbst"),
        "{}",
        made.body
    );
    let again = post(&organiser, "", "api/new", new).await;
    assert_eq!(again.status, StatusCode::CREATED, "the same request is answered as it was");
    assert_eq!(
        post(&organiser, "", "", new).await.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "the name is taken"
    );
    let players: Vec<String> =
        (1..=8).map(|n| format!(r#"{{"number":{n},"name":"Player {n}","from":1}}"#)).collect();
    let events = format!(r#"{{"events":[{{"event":"players-added","players":[{}]}}]}}"#, players.join(","));
    assert_eq!(post(&organiser, "/herbst/events", "", &events).await.status, StatusCode::OK);
    let drawn = post(&organiser, "/herbst/draw", "", r#"{"which":"rest","seed":7}"#).await;
    assert_eq!(drawn.status, StatusCode::OK, "{}", drawn.body);
    let line = r#"{"events":[{"event":"line-entered","round":1,"table":1,"line":{"points":[2,2,-2,-2]},"how":"phone"}]}"#;
    let entered = post(&one, "/herbst/events", "api/line", line).await;
    assert_eq!(entered.body, r#"{"number":4,"repeated":false}"#);
    let again = post(&one, "/herbst/events", "api/line", line).await;
    assert_eq!(again.body, r#"{"number":4,"repeated":true}"#);
    let told = |game: &str| line.replace(r#""points":[2,2,-2,-2]"#, game);
    for (cookie, body, status, said) in [
        (&one, line.replace("\"table\":1", "\"table\":2"), 403, "forbidden"),
        (&one, line.replace("phone", "clerk"), 403, "forbidden"),
        (&one, line.replace("-2]", "-3]"), 422, "\"reason\":\"line-does-not-check\""),
        (&one, r#"{"events":[]}"#.to_owned(), 400, "no events"),
        (&one, r#"{"events":[{"event":"danced"}]}"#.to_owned(), 400, "danced"),
        (&one, told(r#""points":[2,2,-2,-2,0],"penalty":[3,0,0,-3,0]"#), 422, "only a soloist gets all"),
        (&one, told(r#""game":"kind=normal re=1,3 augen=151 call=re@13""#), 422, "nobody holds 13 cards"),
        (&one, "{".to_owned(), 400, "unreadable"),
        (&String::new(), line.to_owned(), 401, "unauthorized"),
    ] {
        let answer = post(cookie, "/herbst/events", "", &body).await;
        assert_eq!(answer.status.as_u16(), status, "{body}: {}", answer.body);
        assert_eq!(answer.header("content-type"), "application/problem+json");
        assert!(answer.body.contains(said), "{body}: {}", answer.body);
    }
    let close = r#"{"events":[{"event":"round-closed","round":2}]}"#;
    let early = post(&organiser, "/herbst/events", "", close).await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY);
    let early: serde_json::Value = serde_json::from_str(&early.body).unwrap();
    assert_eq!(
        (&early["type"], &early["reason"]),
        (&"/problems/not-allowed".into(), &"earlier-round-open".into())
    );
    assert!(early["detail"].as_str().unwrap().contains("Round 1 is still open"), "{early}");
    let deducted = r#"{"events":[{"event":"deducted","player":3,"round":1,"points":2,"why":"loud"},
            {"event":"deduction-taken-back","player":3,"number":1,"why":"it was 4"}]}"#;
    assert_eq!(post(&one, "/herbst/events", "", deducted).await.status, StatusCode::FORBIDDEN);
    assert_eq!(post(&organiser, "/herbst/events", "", deducted).await.status, StatusCode::OK);
    let shown: serde_json::Value = serde_json::from_str(&get(&organiser, "/herbst").await.body).unwrap();
    let deduction = &shown["players"][2]["deductions"][0];
    assert_eq!((&deduction["points"], &deduction["taken_back"]["why"]), (&2.into(), &"it was 4".into()));
    let table = get(&one, "/herbst/rounds/1/tables/1").await;
    let table: serde_json::Value = serde_json::from_str(&table.body).unwrap();
    assert_eq!(table["totals"], serde_json::json!([2, 2, -2, -2]));
    assert_eq!(get(&one, "/herbst/rounds/1/tables/2").await.status, StatusCode::FORBIDDEN);
    assert_eq!(get(&one, "/herbst").await.status, StatusCode::FORBIDDEN);
    let ranking: serde_json::Value = serde_json::from_str(&get(&one, "/herbst/ranking").await.body).unwrap();
    assert_eq!(ranking["players"].as_array().unwrap().len(), 8);
    let all: serde_json::Value = serde_json::from_str(&get(&organiser, "").await.body).unwrap();
    assert_eq!(all[0]["name"], "herbst");
    assert_eq!(get("", "").await.body, "[]");
    let export: serde_json::Value =
        serde_json::from_str(&get(&organiser, "/herbst/export").await.body).unwrap();
    assert_eq!(export["tables"].as_array().unwrap().len(), 4);
    let document = house.get("/api/v1/openapi.json").await.body;
    assert!(document.contains("/api/v1/tournaments/{name}/events"));
}

/// What was ruled on is told in the language of whoever asks, with its name beside it.
#[tokio::test]
async fn a_warning_is_told_in_the_language_asked_for() {
    let evening = evening().await;
    let warned = r#"{"events":[{"event":"warned","player":3,"round":1,"why":"Platz 2: laut gezählt",
        "ruled":{"act":"counted-aloud","by":[2]}},{"event":"warned","player":3,"round":1,"why":"laut"}]}"#;
    let path = "/api/v1/tournaments/herbst";
    let done =
        api(&evening.house, Method::POST, &evening.organiser, &format!("{path}/events"), "", warned).await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.body);
    for (lang, said) in [("en", "position 2"), ("da", "plads 2"), ("de", "Platz 2")] {
        let mut request = request(Method::GET, path, &evening.organiser, None);
        request.headers_mut().insert("accept-language", lang.parse().unwrap());
        let shown: serde_json::Value = serde_json::from_str(&evening.house.send(request).await.body).unwrap();
        let warnings = &shown["players"][2]["warnings"];
        let ruled = serde_json::json!({"act": "counted-aloud", "by": [2]});
        assert_eq!((&warnings[0]["ruled"], &warnings[1]["why"]), (&ruled, &"laut".into()), "{shown}");
        let why = warnings[0]["why"].as_str().unwrap();
        assert!(
            why.to_lowercase().contains(&said.to_lowercase()) && !why.contains("laut gezählt"),
            "{lang}: {why}"
        );
    }
}

#[tokio::test]
async fn the_file_of_a_tournament_is_taken_in_elsewhere() {
    let evening = evening().await;
    evening.house.post_as(&evening.one, "/hall/herbst/1/1/game", &with(&[("expected", "0")])).await;
    let file = evening.house.get_as(&evening.organiser, "/hall/herbst/file").await;
    assert_eq!(file.header("content-disposition"), "attachment; filename=\"herbst.stich\"");
    let archive::Contents::Streams { kept, .. } = archive::read(file.body.as_bytes()).unwrap() else {
        panic!("streams")
    };
    let elsewhere = house().await;
    archive::restore(&elsewhere.app.store, kept).await.unwrap();
    let fold = elsewhere.app.halls.get(&stream()).await.unwrap().unwrap();
    let there = fold.with(|hall| hall.tournament().unwrap().cloned()).await.unwrap();
    assert_eq!(there, Some(evening.tournament().await));
}
