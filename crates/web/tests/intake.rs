//! A tournament and a table go to another computer as a file, and go on there; what is not as it was
//! written, or cannot have happened, changes nothing.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod common;

use axum::{
    body::Body,
    http::{Method, Request, StatusCode, header},
};
use common::{Answer, House, house, request};
use serde_json::{Value, json};
use web::doors::{
    Role,
    houses::{self, Source},
    pages,
};

/// A house with its organiser.
struct Place {
    house: House,
    organiser: String,
    token: String,
}

async fn place() -> Place {
    let house = house().await;
    let organiser = house.cookie(Role::Organiser).await;
    let token = pages::new_link(&house.app, "test", Role::Organiser, "a friend").await.unwrap();
    Place { organiser, token: token.reveal().to_owned(), house }
}

impl Place {
    async fn get(&self, path: &str) -> Answer {
        self.house.get_as(&self.organiser, path).await
    }

    /// A form with a file, as a browser sends it.
    async fn import_as(&self, cookie: &str, file: &str, called: &str, named: &str) -> Answer {
        let part = |head: &str, body: &str| {
            format!("--edge\r\nContent-Disposition: form-data; name={head}\r\n\r\n{body}\r\n")
        };
        let body = part(&format!("\"file\"; filename=\"{called}\""), file)
            + &part("\"name\"", named)
            + "--edge--\r\n";
        let mut sent = request(Method::POST, "/import", cookie, Some(body));
        sent.headers_mut()
            .insert(header::CONTENT_TYPE, "multipart/form-data; boundary=edge".parse().unwrap());
        self.house.send(sent).await
    }

    async fn import(&self, file: &str) -> Answer {
        self.import_as(&self.organiser, file, "herbst.stich", "").await
    }

    async fn api(&self, method: Method, path: &str, body: &str) -> (StatusCode, Value) {
        let sent = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, "127.0.0.1:8484")
            .header(header::AUTHORIZATION, format!("Bearer {}", self.token))
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body.to_owned()));
        let answer = self.house.send(sent.unwrap()).await;
        (answer.status, serde_json::from_str(&answer.body).unwrap_or_default())
    }

    /// What is signed elsewhere is known here from now on.
    async fn knows(&self, other: &Place) {
        let house = houses::seal(&other.house.app.doors).await.unwrap().house();
        houses::remember(&self.house.app.doors, "test", Source::House(house)).await.unwrap();
    }

    /// The button on the page that asks where a file comes from: sends what stands there.
    async fn take_in_anyway(&self, page: &str) -> Answer {
        let between = |from: &str, to: &str| {
            let at = page.find(from).unwrap_or_else(|| panic!("no {from} in {page}")) + from.len();
            let text = &page[at..];
            text[..text.find(to).unwrap()].replace("&#34;", "\"").replace("&#38;", "&").replace("&#39;", "'")
        };
        let text = between("<textarea name=\"text\" hidden>", "</textarea>").replace('\n', "\r\n");
        let mut body = String::new();
        let field = |name: &str| between(&format!("name=\"{name}\" value=\""), "\"");
        for (name, value) in
            [("text", text), ("called", field("called")), ("name", field("name")), ("house", field("house"))]
        {
            body += &format!("--edge\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
        }
        let mut sent = request(Method::POST, "/import", &self.organiser, Some(body + "--edge--\r\n"));
        sent.headers_mut()
            .insert(header::CONTENT_TYPE, "multipart/form-data; boundary=edge".parse().unwrap());
        self.house.send(sent).await
    }

    async fn tournament(&self) {
        let new = json!({ "title": "Herbst", "rounds": 3, "rules": "sheet", "seed": 7 }).to_string();
        assert_eq!(self.api(Method::POST, "/api/v1/tournaments", &new).await.0, StatusCode::CREATED);
        let roster = "Anna\nBen\nCai\nDora\nEmil\nFrida\nGerd\nHanna\nIda";
        for (path, fields) in [
            ("/hall/herbst/players/list", [("do", "store"), ("roster", roster)]),
            ("/hall/herbst/seating", [("do", "rest"), ("seed", "7")]),
        ] {
            let done = self.house.post_as(&self.organiser, path, &fields).await;
            assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
        }
    }
}

#[tokio::test]
async fn a_tournament_goes_on_elsewhere() {
    let (here, there) = (place().await, place().await);
    here.tournament().await;
    there.knows(&here).await;
    let file = here.get("/hall/herbst/file").await;
    assert_eq!(file.header("content-disposition"), "attachment; filename=\"herbst.stich\"");
    let taken = there.import(&file.body).await;
    assert_eq!((taken.status, taken.header("location")), (StatusCode::SEE_OTHER, "/hall/herbst"));
    let shown = there.get("/hall/herbst/seating").await;
    assert!(shown.status == StatusCode::OK && shown.body.contains("Frida"));
    // It went on here, and comes once more: only the rest is new.
    let line = json!({ "events": [{ "event": "line-entered", "round": 1, "table": 1,
        "line": { "points": [1, 1, -1, -1] }, "how": "clerk" }] });
    let entered = here.api(Method::POST, "/api/v1/tournaments/herbst/events", &line.to_string()).await;
    assert_eq!(entered.0, StatusCode::OK, "{}", entered.1);
    let longer = here.get("/api/v1/tournaments/herbst/file").await.body;
    let (status, taken) = there.api(Method::POST, "/api/v1/import?file=herbst.stich", &longer).await;
    assert_eq!(
        (status, &taken),
        (StatusCode::OK, &json!({ "kind": "tournament", "name": "herbst", "new": 1, "known": 3 }))
    );
    let (_, again) = there.api(Method::POST, "/api/v1/import", &longer).await;
    assert_eq!(again, json!({ "kind": "tournament", "name": "herbst", "new": 0, "known": 4 }));
    // Word for word the same, signed by another house.
    let theirs = there.get("/api/v1/tournaments/herbst/file").await.body;
    let story = |file: &str| {
        file.lines().filter(|line| !line.contains("\"end\"")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(story(&theirs), story(&longer));
    assert_ne!(theirs, longer);
}

/// 8.5.1: like the browser and the command line, a program that names no time limit gets that of the rules.
#[tokio::test]
async fn a_time_limit_is_that_of_the_rules_where_none_is_named() {
    let place = place().await;
    for (title, rules, minutes, has) in [
        ("A", "tsr", Value::Null, json!([100, 125])),
        ("B", "sheet", Value::Null, Value::Null),
        ("C", "tsr", json!([0, 0]), Value::Null),
        ("D", "sheet", json!([90, 110]), json!([90, 110])),
    ] {
        let new = json!({ "title": title, "rounds": 1, "rules": rules, "minutes": minutes }).to_string();
        let (status, made) = place.api(Method::POST, "/api/v1/tournaments", &new).await;
        assert_eq!((status, &made["minutes"]), (StatusCode::CREATED, &has), "{title}: {made}");
    }
}

#[tokio::test]
async fn another_tournament_of_the_same_name_gets_another_name() {
    let (here, there) = (place().await, place().await);
    here.tournament().await;
    there.knows(&here).await;
    let file = here.get("/hall/herbst/file").await.body;
    let new = json!({ "title": "Herbst", "rounds": 1, "rules": "tsr" }).to_string();
    assert_eq!(there.api(Method::POST, "/api/v1/tournaments", &new).await.0, StatusCode::CREATED);
    let before = there.house.stored().await;
    let refused = there.import(&file).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("tournament/herbst is here already"), "{}", refused.body);
    assert_eq!(there.house.stored().await, before);
    let taken = there.import_as(&there.organiser, &file, "herbst.stich", "Herbst in Köln").await;
    assert_eq!(taken.header("location"), "/hall/herbst-in-koeln");
}

#[tokio::test]
async fn a_table_goes_on_elsewhere() {
    let (here, there) = (place().await, place().await);
    there.knows(&here).await;
    let fields = [("key", "0123456789ab"), ("name", "Tisch"), ("cards", "random"), ("board", "7")];
    let made = here.house.post_as(&here.organiser, "/tables", &fields).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.body);
    let file = here.get("/tables/0123456789ab/file").await;
    assert_eq!(file.status, StatusCode::OK);
    let taken = there.import_as(&there.organiser, &file.body, "tisch.stich", "").await;
    assert_eq!(taken.header("location"), "/tables/0123456789ab?as=director", "{}", taken.body);
    assert_eq!(there.get("/tables/0123456789ab?as=director").await.status, StatusCode::OK);
    let named = there.import_as(&there.organiser, &file.body, "tisch.stich", "Other").await;
    assert_eq!(named.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn what_is_wrong_with_a_file_is_said_and_nothing_is_changed() {
    let (here, there) = (place().await, place().await);
    here.tournament().await;
    let file = here.get("/hall/herbst/file").await.body;
    let mut house = Vec::new();
    let doors = store::Stream::new("house/doors").unwrap();
    let seal = houses::seal(&here.house.app.doors).await.unwrap();
    archive::write(&here.house.app.store, &[doors], &seal, &mut house).await.unwrap();
    let lines: Vec<&str> = file.lines().collect();
    let before = there.house.stored().await;
    for (file, said) in [
        ("".to_owned(), "nothing in this file"),
        ("Anna\nBen\n".to_owned(), "line 1"),
        (file.replace("Frida", "Fritz"), "changed after it was written"),
        (lines[..3].join("\n") + "\n", "cut off"),
        (String::from_utf8(house).unwrap(), "neither a tournament nor a table"),
    ] {
        let refused = there.import(&file).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{file}");
        assert!(refused.body.contains(said), "{said}: {}", refused.body);
        let (status, problem) = there.api(Method::POST, "/api/v1/import?file=x.stich", &file).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        assert!(problem["detail"].as_str().unwrap().contains(said), "{problem}");
    }
    assert_eq!(there.house.stored().await, before);
}

#[tokio::test]
async fn a_file_from_a_house_that_nobody_knows_is_asked_about_once() {
    let (here, there) = (place().await, place().await);
    here.tournament().await;
    let mark = houses::seal(&here.house.app.doors).await.unwrap().house().mark();
    assert!(here.get("/house").await.body.contains(&mark), "where it can be compared");
    let file = here.get("/hall/herbst/file").await.body;
    let before = there.house.stored().await;
    let asked = there.import_as(&there.organiser, &file, "herbst.stich", "Köln & Bonn").await;
    assert_eq!(asked.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        asked.body.contains(&mark) && asked.body.contains("Nothing has been taken in yet"),
        "{}",
        asked.body
    );
    let (status, problem) = there.api(Method::POST, "/api/v1/import", &file).await;
    assert_eq!((status, &problem["type"]), (StatusCode::CONFLICT, &json!("/problems/unknown-house")));
    assert!(problem["detail"].as_str().unwrap().contains(&mark), "{problem}");
    // Another mark than that in the file is no answer.
    let own = houses::seal(&there.house.app.doors).await.unwrap().house().mark();
    for wrong in ["nobody", &own, &mark[..9]] {
        let (status, _) = there.api(Method::POST, &format!("/api/v1/import?house={wrong}"), &file).await;
        assert_eq!(status, StatusCode::CONFLICT, "{wrong}");
    }
    assert_eq!(there.house.stored().await, before);
    let taken = there.take_in_anyway(&asked.body).await;
    assert_eq!(taken.header("location"), "/hall/koeln-bonn", "{}", taken.body);
    // From now on that house is known, until somebody wants to be asked again.
    let (status, _) = there.api(Method::POST, "/api/v1/import", &file).await;
    assert_eq!(status, StatusCode::OK);
    let page = there.get("/house").await.body;
    assert!(page.contains(&mark) && page.contains(&own));
    let house = houses::seal(&here.house.app.doors).await.unwrap().house().to_string();
    for _twice in 0..2 {
        let forgotten = there.house.post_as(&there.organiser, "/house/forget", &[("house", &house)]).await;
        assert_eq!(forgotten.status, StatusCode::SEE_OTHER, "{}", forgotten.body);
    }
    assert!(!there.get("/house").await.body.contains(&mark));
    assert_eq!(there.api(Method::POST, "/api/v1/import", &file).await.0, StatusCode::CONFLICT);
    // The own house is known to itself.
    let back = here.api(Method::POST, "/api/v1/import", &file).await;
    assert_eq!(
        back,
        (StatusCode::OK, json!({ "kind": "tournament", "name": "herbst", "new": 0, "known": 3 }))
    );
}

#[tokio::test]
async fn what_nobody_signed_is_asked_about_each_time_and_what_was_changed_is_refused() {
    const FORGED: &str = include_str!("../../archive/tests/forged.stich");
    const UNSIGNED: &str = include_str!("../../archive/tests/old.stich");
    let there = place().await;
    let before = there.house.stored().await;
    let refused = there.import(FORGED).await;
    let said = refused.body.contains("is not what was signed") && !refused.body.contains("all the same");
    assert!(said, "{}", refused.body);
    let asked = there.import(UNSIGNED).await;
    assert!(asked.body.contains("Nobody has signed this file"), "{}", asked.body);
    assert_eq!(there.house.stored().await, before);
    let taken = there.take_in_anyway(&asked.body).await;
    assert_eq!(taken.header("location"), "/hall/herbst");
    assert_eq!(there.import(UNSIGNED).await.status, StatusCode::UNPROCESSABLE_ENTITY, "asked again");
}

#[tokio::test]
async fn only_the_organiser_takes_files_in_and_gives_them_away() {
    let place = place().await;
    place.tournament().await;
    let file = place.get("/hall/herbst/file").await.body;
    let director = place.house.cookie(Role::Director).await;
    let before = place.house.stored().await;
    for cookie in ["", &director] {
        for path in ["/import", "/hall/herbst/file", "/api/v1/tournaments/herbst/codes"] {
            // A program that says nothing about itself is asked who it is.
            let unknown = cookie.is_empty() && path.starts_with("/api/");
            let status = if unknown { StatusCode::UNAUTHORIZED } else { StatusCode::FORBIDDEN };
            assert_eq!(place.house.get_as(cookie, path).await.status, status, "{path}");
        }
        let refused = place.import_as(cookie, &file, "herbst.stich", "Mine").await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(place.house.stored().await, before);
}

/// A file is larger than any form; beyond the limit it is refused before it is read.
#[tokio::test]
async fn a_large_file_is_taken_and_a_huge_one_is_not() {
    let place = place().await;
    let large = place.import(&"x".repeat(4 << 20)).await;
    assert_eq!(large.status, StatusCode::UNPROCESSABLE_ENTITY);
    let huge = place.import(&"x".repeat(17 << 20)).await;
    assert_eq!(huge.status, StatusCode::PAYLOAD_TOO_LARGE);
    let elsewhere = place.house.post_as(&place.organiser, "/hall", &[("name", &"x".repeat(70_000))]).await;
    assert_eq!(elsewhere.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn codes_for_programs() {
    let place = place().await;
    place.tournament().await;
    let path = "/api/v1/tournaments/herbst/codes";
    let (_, none) = place.api(Method::GET, path, "").await;
    assert_eq!((none["missing"].as_u64(), none["codes"].as_array().unwrap().len()), (Some(2), 0));
    let (_, made) = place.api(Method::POST, path, r#"{"make":"missing","public":true}"#).await;
    assert_eq!((made["missing"].as_u64(), made["public"].as_bool()), (Some(0), Some(true)));
    let address = made["codes"][1]["address"].as_str().unwrap();
    assert!(address.starts_with("http://127.0.0.1:8484/in/"), "{address}");
    assert_eq!(place.api(Method::GET, path, "").await.1, made);
    // Whoever opens the second keeps the list of table 2.
    let token = address.rsplit('/').next().unwrap();
    let entered = place.house.post_as("", "/in", &[("token", token)]).await;
    assert_eq!(entered.header("location"), "/hall/herbst/table/2");
    let (_, anew) = place.api(Method::POST, path, r#"{"make":"anew"}"#).await;
    assert_ne!(anew["codes"][1]["address"], made["codes"][1]["address"]);
    let late = place.house.post_as("", "/in", &[("token", token)]).await;
    assert_ne!(late.status, StatusCode::SEE_OTHER);
}
