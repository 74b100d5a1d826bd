//! The tournament in the hall: who may what, a list entered from telephones and from paper, and that nothing
//! that comes from outside breaks it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod common;

use axum::http::{Method, StatusCode};
use common::{Answer, House, house, request};
use store::Stream;
use tournament::{At, Name, Tournament};
use web::doors::Role;

const NAMES: [&str; 9] = ["Anna", "Ben", "Cai", "Dora", "Emil", "Frida", "Gerd", "Hanna", "Ida"];

/// A tournament of nine players over three rounds, with its people.
struct Evening {
    house: House,
    organiser: String,
    director: String,
    one: String,
}

fn stream() -> Stream {
    Stream::new(&"herbst".parse::<Name>().unwrap().stream()).unwrap()
}

async fn evening() -> Evening {
    let house = house().await;
    let organiser = house.cookie(Role::Organiser).await;
    let director = house.cookie(Role::Director).await;
    let one = house.cookie(Role::Table { of: stream(), number: 1 }).await;
    house.cookie(Role::Table { of: stream(), number: 2 }).await;
    let evening = Evening { house, organiser, director, one };
    let made = evening
        .post(
            "/hall",
            &[("name", "Herbst"), ("rounds", "3"), ("rules", "seed"), ("four", "100"), ("five", "125")],
        )
        .await;
    assert_eq!((made.status, made.header("location")), (StatusCode::SEE_OTHER, "/hall/herbst/players"));
    let roster = NAMES.join("\n");
    evening.done("/hall/herbst/players", &[("do", "paste"), ("roster", &roster)]).await;
    evening.done("/hall/herbst/seating", &[("do", "rest"), ("seed", "7")]).await;
    evening
}

impl Evening {
    async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.house.post_as(&self.organiser, path, fields).await
    }

    /// The organiser does it, and it is done.
    async fn done(&self, path: &str, fields: &[(&str, &str)]) {
        let answer = self.post(path, fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path}: {}", answer.body);
    }

    async fn tournament(&self) -> Tournament {
        let fold = self.house.app.halls.get(&stream()).await.unwrap().unwrap();
        fold.with(|hall| hall.tournament().unwrap().unwrap().clone()).await.unwrap()
    }

    async fn lines(&self, round: usize, table: usize) -> usize {
        self.tournament().await.table(At { round, table }).unwrap().list().lines().len()
    }
}

/// A normal game of positions 1 and 3, won with 151 and Re.
const GAME: [(&str, &str); 6] =
    [("how", "game"), ("kind", "normal"), ("re", "1"), ("re", "3"), ("step", "151"), ("call-re", "won")];

fn with<'a>(more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    GAME.iter().chain(more).copied().collect()
}

fn query(fields: &[(&str, &str)]) -> String {
    fields.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("&")
}

#[tokio::test]
async fn a_table_enters_a_game_and_sees_its_points_before() {
    let evening = evening().await;
    let house = &evening.house;
    let list = house.get_as(&evening.one, "/hall/herbst/1/1").await;
    assert_eq!(list.status, StatusCode::OK, "{}", list.body);
    assert!(list.body.contains("/hall/herbst/1/1/game"), "{}", list.body);
    // The table of four, its players 1 and 3 win 2 (won, under 90) + 2 (Re).
    let shown = house.get_as(&evening.one, &format!("/hall/herbst/1/1/game?{}", query(&GAME))).await;
    assert_eq!(shown.status, StatusCode::OK);
    assert_eq!(shown.body.matches("<strong>+4</strong>").count(), 2, "{}", shown.body);
    assert_eq!(shown.body.matches("<strong>−4</strong>").count(), 2);
    assert_eq!(evening.lines(1, 1).await, 0, "looking changes nothing");
    let fields = with(&[("key", &shown.field("key")), ("expected", "0")])
        .into_iter()
        .map(|(n, v)| (n.to_owned(), v.to_owned()))
        .collect::<Vec<_>>();
    let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    // The answer was not heard: the same request again is the same line.
    for _ in 0..3 {
        let entered = house.post_as(&evening.one, "/hall/herbst/1/1/game", &fields).await;
        assert_eq!(entered.header("location"), "/hall/herbst/1/1?saved", "{}", entered.body);
    }
    assert_eq!(evening.lines(1, 1).await, 1);
    // Somebody else at the table enters the same game: he is shown that it stands there.
    let again = house
        .post_as(&evening.one, "/hall/herbst/1/1/game", &with(&[("key", "hall/other"), ("expected", "0")]))
        .await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(evening.lines(1, 1).await, 1);
    // The last line is taken back, with a trace.
    let struck = house.post_as(&evening.one, "/hall/herbst/1/1", &[("do", "strike"), ("line", "1")]).await;
    assert_eq!(struck.status, StatusCode::SEE_OTHER, "{}", struck.body);
    let tournament = evening.tournament().await;
    let table = tournament.table(At { round: 1, table: 1 }).unwrap();
    assert_eq!((table.list().lines().len(), table.changes().len()), (0, 1));
}

#[tokio::test]
async fn what_does_not_check_is_said_in_words_and_nothing_is_kept() {
    let evening = evening().await;
    let page = "/hall/herbst/1/1/game";
    for (fields, said) in [
        (vec![("how", "points"), ("p1", "3"), ("p2", "-3"), ("p3", "3"), ("p4", "-2")], "add up to"),
        (vec![("how", "points"), ("p1", "x"), ("p2", "-3"), ("p3", "3"), ("p4", "-3")], "no number"),
        (vec![("how", "game"), ("kind", "solo"), ("step", "151")], "played alone"),
        (vec![("how", "game"), ("kind", "normal"), ("re", "1"), ("step", "151")], "Re"),
        (vec![("how", "game"), ("kind", "normal"), ("re", "1"), ("re", "2"), ("augen", "250")], "240"),
        (vec![("how", "game"), ("re", "1"), ("re", "2"), ("augen", "130")], "kind of game"),
    ] {
        let mut fields = fields;
        let shown = evening.house.get_as(&evening.one, &format!("{page}?{}", query(&fields))).await;
        assert!(shown.body.contains("role=\"alert\"") && shown.body.contains(said), "{said}: {}", shown.body);
        fields.extend([("key", "hall/wrong"), ("expected", "0")]);
        let sent = evening.house.post_as(&evening.one, page, &fields).await;
        assert_eq!(sent.status, StatusCode::UNPROCESSABLE_ENTITY, "{said}");
        assert!(sent.body.contains(said), "{said}: {}", sent.body);
    }
    assert_eq!(evening.lines(1, 1).await, 0);
}

#[tokio::test]
async fn a_list_on_paper_is_read_twice_and_differences_are_settled() {
    let evening = evening().await;
    let page = "/hall/herbst/1/2/list";
    // Table 2 is the table of five: the dealer sits out.
    let first = [
        ("p0-2", "2"),
        ("p0-3", "2"),
        ("p0-4", "-2"),
        ("p0-5", "-2"),
        ("p1-1", "1"),
        ("p1-3", "-1"),
        ("p1-4", "1"),
        ("p1-5", "-1"),
    ];
    let mut fields = vec![("by", "Jana"), ("first", "0"), ("key", "hall/first")];
    fields.extend(first);
    evening.done(page, &fields).await;
    assert_eq!(evening.lines(1, 2).await, 2);
    let mut same = vec![("by", "Jana"), ("first", "0"), ("second", "yes"), ("key", "hall/same")];
    same.extend(first);
    let refused = evening.post(page, &same).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "the second reading is for somebody else");
    let mut second = vec![("by", "Karl"), ("first", "0"), ("second", "yes"), ("key", "hall/second")];
    second.extend(first.iter().map(|(name, value)| {
        if *name == "p1-1" {
            (*name, "-1")
        } else if *name == "p1-3" {
            (*name, "1")
        } else {
            (*name, *value)
        }
    }));
    evening.done(page, &second).await;
    let overview = evening.house.get_as(&evening.organiser, "/hall/herbst").await;
    assert!(overview.body.contains("The two readings differ in line 2"), "{}", overview.body);
    let refused = evening.post("/hall/herbst/rounds/1", &[("do", "close")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let settle = [("do", "second"), ("line", "2"), ("why", "looked at the paper"), ("key", "hall/settle")];
    let settled = evening.house.post_as(&evening.director, "/hall/herbst/1/2", &settle).await;
    assert_eq!(settled.status, StatusCode::SEE_OTHER, "{}", settled.body);
    let tournament = evening.tournament().await;
    let table = tournament.table(At { round: 1, table: 2 }).unwrap();
    assert_eq!(table.disputed(), [] as [usize; 0]);
    assert_eq!(table.list().totals().0, [-1, 2, 3, -1, -3]);
}

#[tokio::test]
async fn everybody_sees_and_does_only_what_is_theirs() {
    let evening = evening().await;
    let house = &evening.house;
    let spectator = house.cookie(Role::Spectator { of: stream() }).await;
    let elsewhere = Stream::new("tournament/other").unwrap();
    let stranger = house.cookie(Role::Table { of: elsewhere, number: 1 }).await;
    let everybody =
        [&evening.organiser, &evening.director, &evening.one, &spectator, &stranger, &String::new()];
    // For the organiser, the director, table 1, a spectator, a table of another tournament, a guest.
    for (path, allowed) in [
        ("/hall", [true; 6]),
        ("/hall/herbst", [true, true, false, false, false, false]),
        ("/hall/herbst/players", [true, true, false, false, false, false]),
        ("/hall/herbst/seating", [true, true, false, false, false, false]),
        ("/hall/herbst/print", [true, true, false, false, false, false]),
        ("/hall/herbst/print/cards.pdf", [true, true, false, false, false, false]),
        ("/hall/herbst/print/sheets.pdf?round=1", [true, true, false, false, false, false]),
        ("/hall/herbst/codes", [true, false, false, false, false, false]),
        ("/hall/herbst/file", [true, false, false, false, false, false]),
        ("/hall/herbst/wall", [true, true, true, true, false, false]),
        ("/hall/herbst/events", [true, true, true, true, false, false]),
        ("/hall/herbst/1/1", [true, true, true, false, false, false]),
        ("/hall/herbst/1/2", [true, true, false, false, false, false]),
        ("/hall/herbst/2/1", [true, true, true, false, false, false]),
        ("/hall/herbst/1/1/game", [true, false, true, false, false, false]),
        ("/hall/herbst/2/1/game", [true, false, false, false, false, false]),
        ("/hall/herbst/1/2/game", [true, false, false, false, false, false]),
        ("/hall/herbst/1/1/list", [true, false, false, false, false, false]),
    ] {
        for (i, cookie) in everybody.iter().enumerate() {
            let request = request(Method::GET, path, cookie, None);
            let status = tower::ServiceExt::oneshot(house.router.clone(), request).await.unwrap().status();
            let expected = if allowed[i] { StatusCode::OK } else { StatusCode::FORBIDDEN };
            assert_eq!(status, expected, "{path} for {i}");
        }
    }
    let before = house.stored().await;
    for (path, fields) in [
        ("/hall", vec![("name", "Mine"), ("rounds", "1"), ("rules", "seed")]),
        ("/hall/herbst/players", vec![("do", "add"), ("name", "Zoe")]),
        ("/hall/herbst/seating", vec![("do", "again")]),
        ("/hall/herbst/codes", vec![("do", "public")]),
        ("/hall/herbst/rounds/1", vec![("do", "start")]),
        ("/hall/herbst/1/2/game", with(&[("expected", "0")])),
        ("/hall/herbst/2/1/game", with(&[("expected", "0")])),
        ("/hall/herbst/1/1/game", with(&[("expected", "0"), ("anyway", "yes"), ("why", "so")])),
        ("/hall/herbst/1/1/list", vec![("first", "0"), ("p0-1", "1")]),
        ("/hall/herbst/1/1", vec![("do", "time-up"), ("why", "late")]),
    ] {
        for cookie in &everybody[2..] {
            let answer = house.post_as(cookie, path, &fields).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        }
    }
    // The director puts right and punishes, but does not organise.
    for (path, fields) in [
        ("/hall/herbst/players", vec![("do", "add"), ("name", "Zoe")]),
        ("/hall/herbst/seating", vec![("do", "again")]),
        ("/hall/herbst/1/1/game", with(&[("expected", "0")])),
    ] {
        let answer = house.post_as(&evening.director, path, &fields).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(house.stored().await, before);
    let deduct = [("do", "deduct"), ("player", "3"), ("round", "1"), ("points", "2"), ("why", "loud")];
    assert_eq!(
        house.post_as(&evening.director, "/hall/herbst/players", &deduct).await.status,
        StatusCode::SEE_OTHER
    );
    // Opened to everybody, the wall is for guests too, and nothing else is.
    evening.done("/hall/herbst/codes", &[("do", "public")]).await;
    assert_eq!(house.get("/hall/herbst/wall").await.status, StatusCode::OK);
    assert_eq!(house.get("/hall/herbst/1/1").await.status, StatusCode::FORBIDDEN);
    evening.done("/hall/herbst/codes", &[("do", "private")]).await;
    assert_eq!(house.get("/hall/herbst/wall").await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn the_code_of_a_table_leads_to_its_list_and_can_be_printed_again() {
    let evening = evening().await;
    let house = &evening.house;
    evening.done("/hall/herbst/codes", &[("do", "missing")]).await;
    let page = house.get_as(&evening.organiser, "/hall/herbst/codes").await;
    let again = house.get_as(&evening.organiser, "/hall/herbst/codes").await;
    let codes = |page: &Answer| -> Vec<String> {
        page.body.split("/in/").skip(1).map(|rest| rest.chars().take(26).collect()).collect()
    };
    assert_eq!(codes(&page), codes(&again), "printed again they are the same");
    // Tables 1 and 2 had links already that were not made here, so no code of theirs can be shown.
    assert_eq!(codes(&page).len(), 0);
    evening.done("/hall/herbst/codes", &[("do", "anew")]).await;
    let page = house.get_as(&evening.organiser, "/hall/herbst/codes").await;
    assert_eq!(codes(&page).len(), 2);
    assert_eq!(house.get_as(&evening.one, "/hall/herbst/1/1").await.status, StatusCode::FORBIDDEN, "revoked");
    let entered = house.post_as("", "/in", &[("token", &codes(&page)[1])]).await;
    assert_eq!(entered.header("location"), "/hall/herbst/table/2");
    let cookie = entered.header("set-cookie").split(';').next().unwrap().to_owned();
    let there = house.get_as(&cookie, "/hall/herbst/table/2").await;
    assert_eq!(there.header("location"), "/hall/herbst/1/2");
}

#[tokio::test]
async fn pages_name_what_is_not_there() {
    let evening = evening().await;
    for (path, status) in [
        ("/hall/none", 404),
        ("/hall/Herbst", 404),
        ("/hall/herbst/4/1", 404),
        ("/hall/herbst/1/3", 404),
        ("/hall/herbst/0/0", 404),
        ("/hall/herbst/x/1", 404),
        ("/hall/herbst/1/1/game?line=1", 404),
        ("/hall/herbst/1/1/game?line=x", 404),
        ("/hall/herbst/99999999999999999999/1", 404),
        ("/hall/herbst/print/nothing.pdf", 404),
        ("/hall/herbst/print/lists.pdf?round=1", 404),
        ("/hall/herbst/print/ranking.pdf", 404),
        ("/hall/herbst/print/sheets.pdf?round=9", 404),
        ("/hall/herbst/print/sheets.pdf?round=x", 404),
        ("/hall/herbst/table/9", 200),
    ] {
        let answer = evening.house.get_as(&evening.organiser, path).await;
        assert_eq!(answer.status.as_u16(), status, "{path}: {}", answer.body);
    }
    let before = evening.house.stored().await;
    for (path, fields, status) in [
        ("/hall", vec![("name", "Herbst"), ("rounds", "3"), ("rules", "seed")], 422),
        ("/hall", vec![("name", "!!!"), ("rounds", "3"), ("rules", "seed")], 422),
        ("/hall", vec![("name", "Frühling"), ("rounds", "0"), ("rules", "seed")], 422),
        ("/hall", vec![("name", "Frühling"), ("rounds", "x"), ("rules", "seed")], 400),
        ("/hall", vec![("name", "Frühling"), ("rounds", "3"), ("rules", "own")], 400),
        ("/hall/herbst/players", vec![("do", "add"), ("name", "")], 422),
        ("/hall/herbst/players", vec![("do", "paste"), ("roster", "Anna;;x")], 422),
        ("/hall/herbst/players", vec![("do", "rename"), ("player", "77"), ("name", "Zoe")], 422),
        ("/hall/herbst/players", vec![("do", "rename"), ("player", "x"), ("name", "Zoe")], 400),
        (
            "/hall/herbst/players",
            vec![("do", "deduct"), ("player", "1"), ("round", "1"), ("points", "13"), ("why", "x")],
            422,
        ),
        (
            "/hall/herbst/players",
            vec![("do", "deduct"), ("player", "1"), ("round", "1"), ("points", "1")],
            422,
        ),
        ("/hall/herbst/players", vec![("do", "dance")], 400),
        ("/hall/herbst/seating", vec![("do", "next")], 422),
        (
            "/hall/herbst/seating",
            vec![("do", "by-hand"), ("round", "1"), ("tables", "1 2 3 4\n5 6 7 8")],
            422,
        ),
        ("/hall/herbst/seating", vec![("do", "by-hand"), ("round", "1"), ("tables", "1 2 x 4")], 422),
        ("/hall/herbst/rounds/1", vec![("do", "close")], 422),
        ("/hall/herbst/rounds/9", vec![("do", "start")], 422),
        ("/hall/herbst/rounds/x", vec![("do", "start")], 404),
        ("/hall/herbst/1/1", vec![("do", "strike"), ("line", "1")], 422),
        ("/hall/herbst/1/1", vec![("do", "first"), ("line", "1"), ("why", "x")], 422),
        ("/hall/herbst/1/1/list", vec![("first", "0")], 422),
        ("/hall/herbst/1/1/list", vec![("first", "3"), ("p0-1", "1")], 422),
    ] {
        let answer = evening.post(path, &fields).await;
        assert_eq!(answer.status.as_u16(), status, "{path} {fields:?}: {}", answer.body);
        assert_eq!(evening.house.stored().await, before, "{path} {fields:?}");
    }
}

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
    assert_eq!(post(&organiser, "", "", new).await.status, StatusCode::BAD_REQUEST, "the name is taken");
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
    for (cookie, body, status, said) in [
        (&one, line.replace("\"table\":1", "\"table\":2"), 403, "forbidden"),
        (&one, line.replace("phone", "clerk"), 403, "forbidden"),
        (&one, line.replace("-2]", "-3]"), 400, "add up to"),
        (&one, r#"{"events":[]}"#.to_owned(), 400, "no events"),
        (&one, r#"{"events":[{"event":"danced"}]}"#.to_owned(), 400, "danced"),
        (&one, "{".to_owned(), 400, "unreadable"),
        (&String::new(), line.to_owned(), 403, "forbidden"),
    ] {
        let answer = post(cookie, "/herbst/events", "", &body).await;
        assert_eq!(answer.status.as_u16(), status, "{body}: {}", answer.body);
        assert_eq!(answer.header("content-type"), "application/problem+json");
        assert!(answer.body.contains(said), "{body}: {}", answer.body);
    }
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

#[tokio::test]
async fn the_file_of_a_tournament_is_taken_in_elsewhere() {
    let evening = evening().await;
    evening.house.post_as(&evening.one, "/hall/herbst/1/1/game", &with(&[("expected", "0")])).await;
    let file = evening.house.get_as(&evening.organiser, "/hall/herbst/file").await;
    assert_eq!(file.header("content-disposition"), "attachment; filename=\"herbst.stich\"");
    let archive::Contents::Streams(kept) = archive::read(file.body.as_bytes()).unwrap() else {
        panic!("streams")
    };
    let elsewhere = house().await;
    archive::restore(&elsewhere.app.store, kept).await.unwrap();
    let fold = elsewhere.app.halls.get(&stream()).await.unwrap().unwrap();
    let there = fold.with(|hall| hall.tournament().unwrap().cloned()).await.unwrap();
    assert_eq!(there, Some(evening.tournament().await));
}

/// Points and games stand in one list as they do on paper; where both are told of a line, they must agree.
#[tokio::test]
async fn a_list_from_paper_tells_points_and_games_mixed() {
    let evening = evening().await;
    let path = "/hall/herbst/1/1/list";
    let game = [("k0", "g"), ("g0-kind", "normal"), ("g0-re", "1"), ("g0-re", "3"), ("g0-step", "151")];
    let points = [("p1-1", "-1"), ("p1-2", "1"), ("p1-3", "-1"), ("p1-4", "1")];
    let beside = |value: [&'static str; 4]| {
        [("p0-1", value[0]), ("p0-2", value[1]), ("p0-3", value[2]), ("p0-4", value[3])]
    };
    let typed = |beside: &[(&'static str, &'static str)]| {
        [&[("by", "Jana"), ("first", "0")], &game[..], &points[..], beside].concat()
    };
    let wrong = evening.post(path, &typed(&beside(["3", "-3", "3", "-3"]))).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    // What was typed is still there.
    assert!(wrong.body.contains("name=\"g0-re\" value=\"3\" class=\"vh\" checked"), "{}", wrong.body);
    let unsaid = [("by", "Jana"), ("first", "0"), ("k0", "g"), ("g0-kind", "normal")];
    assert_eq!(evening.post(path, &unsaid).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    evening.done(path, &typed(&beside(["2", "-2", "2", "-2"]))).await;
    let tournament = evening.tournament().await;
    let list = tournament.table(At { round: 1, table: 1 }).unwrap().list();
    assert_eq!((list.lines().len(), list.totals().0[..4].to_vec()), (2, vec![1, -1, 1, -1]));
}
