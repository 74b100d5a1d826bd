//! What is not theirs, what comes from elsewhere, what is too much; and how small the pages are.

use std::{
    collections::BTreeSet,
    convert::Infallible,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use axum::{
    body::{Body, Bytes, HttpBody},
    http::{Method, Request, StatusCode, header},
};
use web::{Pace, Settings, doors::Role};

use crate::{
    RULED, check,
    common::{house, house_with, request},
};

/// The body of a request of which nothing comes.
struct Stuck;

impl HttpBody for Stuck {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<hyper::body::Frame<Bytes>, Infallible>>> {
        Poll::Pending
    }
}

#[tokio::test]
async fn who_does_not_send_what_he_has_begun_is_told_that_it_was_he() {
    let patience = Some(Duration::from_millis(50));
    let house = house_with(Settings { patience, ..Settings::default() }).await;
    for (path, said) in [("/in", "did not arrive in time"), ("/api/v1/rulings", "/problems/stalled")] {
        let (head, _) = request(Method::POST, path, "", Some(String::new())).into_parts();
        let answer = house.send(Request::from_parts(head, Body::new(Stuck))).await;
        assert_eq!(answer.status, StatusCode::REQUEST_TIMEOUT, "{path}: {}", answer.body);
        assert!(answer.body.contains(said), "{}", answer.body);
        assert_eq!(answer.header("retry-after"), "3");
    }
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
        (Method::GET, "/worth", "", None, 403),
        (Method::GET, "/worth", &director, None, 200),
        (Method::POST, "/worth", "", Some("record=x"), 403),
        (Method::POST, "/worth", &director, Some("record=x"), 422),
        (Method::POST, "/worth", &director, Some("record=N:AKQ2.A2.K32.5432+...+...+...&contract=4S"), 422),
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
        (Method::GET, "/api/v1/desk/revoke?declarr=S", "", None, 400),
        (Method::GET, "/api", "", None, 200),
        (Method::GET, "/api/v1/rulings", "", None, 401),
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
            assert_eq!(problem["type"] == "/problems/method", status == 405, "{name}: {problem}");
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
        for first in ["/", "/desk", "/doko", &format!("/desk/opening-lead-out-of-turn?{RULED}")] {
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

/// A generator of clients needs a name for each operation, and OpenAPI a description of each answer.
#[tokio::test]
async fn the_document_of_the_api_is_whole() {
    let house = house().await;
    let document = house.get("/api/v1/openapi.json").await.body;
    let document: serde_json::Value = serde_json::from_str(&document).unwrap();
    let page = house.get("/api").await.body;
    let mut names = BTreeSet::new();
    for (path, operations) in document["paths"].as_object().unwrap() {
        for (method, told) in operations.as_object().unwrap() {
            assert!(names.insert(told["operationId"].as_str().unwrap().to_owned()), "{method} {path}");
            for (status, answer) in told["responses"].as_object().unwrap() {
                let named = answer["$ref"].as_str().map(|at| document.pointer(&at[1..]).unwrap());
                let answer = named.unwrap_or(answer);
                assert!(!answer["description"].as_str().unwrap().is_empty(), "{method} {path} {status}");
            }
            let shown = format!("{} {}", method.to_uppercase(), path);
            assert!(page.contains(&shown), "{shown}");
        }
    }
    assert!(names.len() > 30, "{}", names.len());
}

#[tokio::test]
async fn who_asks_too_much_has_to_wait() {
    let pace = Pace { pages: 1000, changes: 2, ..Pace::default() };
    let house = house_with(Settings { pace, ..Settings::default() }).await;
    let mut statuses = Vec::new();
    for _ in 0..7 {
        statuses.push(house.post_as("", "/view", &[("lang", "de")]).await);
    }
    let last = statuses.last().unwrap();
    assert_eq!(last.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(last.header("retry-after"), "3");
    check("/view", last);
    assert_eq!(house.get("/").await.status, StatusCode::OK);
}

/// Who has a part here finds his way from the page that says what went wrong; to anybody else it says no more than before.
#[tokio::test]
async fn the_page_of_what_went_wrong_has_the_menu_of_whoever_looks() {
    let house = house().await;
    let organiser = house.cookie(Role::Organiser).await;
    let director = house.cookie(Role::Director).await;
    let menu = ["<a href=\"/hall\">", "<a href=\"/rulings\">"];
    for path in ["/nothing", "/hall/none", "/hall/none/1/1", "/rulings/99"] {
        for cookie in [&organiser, &director] {
            let page = house.get_as(cookie, path).await;
            assert_eq!(page.status, StatusCode::NOT_FOUND, "{path}");
            for link in menu {
                assert!(page.body.contains(link), "{path}, {link}: {}", page.body);
            }
        }
        let stranger = house.get(path).await;
        assert!(stranger.status.is_client_error(), "{path}");
        assert!(menu.iter().all(|link| !stranger.body.contains(link)), "{path}: {}", stranger.body);
    }
    // What a director may not do he is told on a page that leads on.
    let refused = house.get_as(&director, "/house").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.body.contains(menu[0]), "{}", refused.body);
}
