//! Whatever is asked of whichever address, by whomever: never an error of ours, never a change by somebody
//! who may not make it, and every answer with the headers that protect who reads it.
//!
//! The addresses are read from the source and from the document of the API, so that new ones are asked, too.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

#[path = "../common/mod.rs"]
mod common;
mod routes;
mod schema;
mod tables;

use std::sync::LazyLock;

use axum::{
    body::{Body, to_bytes},
    http::{HeaderMap, Method, Request, StatusCode, header},
};
use common::{House, house};
use proptest::prelude::*;
use routes::Source;
use serde_json::Value;
use tower::ServiceExt as _;
use web::doors::{Role, pages};

static SOURCE: LazyLock<Source> = LazyLock::new(Source::read);

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map(|v| v.to_str().unwrap()).unwrap_or_default()
    }
}

/// Sends it; an event stream has no end, so only its head is looked at.
async fn send(house: &House, request: Request<Body>) -> Answer {
    let (parts, body) = house.router.clone().oneshot(request).await.unwrap().into_parts();
    let endless = parts.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
    let body = if endless { Vec::new() } else { to_bytes(body, usize::MAX).await.unwrap().to_vec() };
    Answer { status: parts.status, headers: parts.headers, body: String::from_utf8_lossy(&body).into_owned() }
}

/// What must hold of every answer to anybody.
#[track_caller]
fn check(asked: &str, answer: &Answer) {
    let says = answer.body.chars().take(300).collect::<String>();
    assert!(!answer.status.is_server_error(), "{asked}: {} {says}", answer.status);
    let policy = answer.header("content-security-policy");
    assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{asked}: {policy}");
    assert!(!policy.contains("unsafe"), "{asked}: {policy}");
    for (name, value) in [
        ("x-content-type-options", "nosniff"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        assert_eq!(answer.header(name), value, "{asked}: {name}");
    }
    for name in ["referrer-policy", "permissions-policy", "cache-control"] {
        assert!(!answer.header(name).is_empty(), "{asked}: {name}");
    }
    assert!(!answer.body.contains("<script>alert"), "{asked}: what was sent is carried out");
    let failed = answer.status.is_client_error() && asked.contains(" /api/") && !asked.starts_with("HEAD");
    if failed {
        assert_eq!(answer.header("content-type"), "application/problem+json", "{asked}: {says}");
        let problem: Value = serde_json::from_str(&answer.body).unwrap();
        assert_eq!(problem["status"], answer.status.as_u16(), "{asked}");
    }
}

/// Somebody: who he is, his cookie, and which streams he may change at most.
type Person = (&'static str, String, fn(&str) -> bool);

/// Everybody there is.
struct Crowd {
    house: House,
    people: Vec<Person>,
}

impl Crowd {
    async fn new() -> Crowd {
        let house = house().await;
        let of = || store::Stream::new("test/elsewhere").unwrap();
        let nothing: fn(&str) -> bool = |_| false;
        let mut people = vec![
            ("nobody", String::new(), nothing),
            ("a forger", "stich-door=abcdef.00; stich-door=\"".to_owned(), nothing),
        ];
        for (name, role, may) in [
            ("a table of another tournament", Role::Table { of: of(), number: 1 }, nothing),
            ("a seat of another table", Role::Seat { of: of(), place: 1 }, nothing),
            ("somebody who watches another table", Role::Spectator { of: of() }, nothing),
            ("the director of another table", Role::TableDirector { of: of() }, nothing),
            ("a director", Role::Director, |stream: &str| !stream.starts_with("house/")),
            ("the organiser", Role::Organiser, |_: &str| true),
        ] {
            people.push((name, house.cookie(role).await, may));
        }
        Crowd { house, people }
    }

    /// Asks as each of these people, and looks what has changed.
    async fn ask(&self, who: usize, request: Request<Body>) -> Answer {
        let (name, cookie, may) = &self.people[who % self.people.len()];
        let (method, foreign) = (request.method().clone(), request.headers().contains_key(header::ORIGIN));
        let uri: String = request.uri().to_string().chars().take(200).collect();
        let asked = format!("{method} {uri} by {name}");
        let before = self.house.stored().await;
        let mut request = request;
        if !cookie.is_empty() {
            // As every browser does with a change.
            if !foreign && !matches!(method, Method::GET | Method::HEAD | Method::OPTIONS) {
                let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
                let here = format!("http://{}", host.unwrap_or_default());
                if let Ok(here) = here.parse() {
                    request.headers_mut().insert(header::ORIGIN, here);
                }
            }
            request.headers_mut().insert(header::COOKIE, cookie.parse().unwrap());
        }
        let answer = send(&self.house, request).await;
        check(&asked, &answer);
        let after = self.house.stored().await;
        let changed = after.iter().filter(|now| !before.contains(now)).map(|(stream, _)| stream);
        let reading = matches!(method, Method::GET | Method::HEAD | Method::OPTIONS);
        for stream in changed {
            // Robots go on by themselves.
            let of = store::Stream::new(stream).unwrap();
            if self
                .house
                .app
                .store
                .read(&of, 0)
                .await
                .unwrap()
                .last()
                .is_some_and(|last| last.what.who == "robot")
            {
                continue;
            }
            assert!(!reading && !foreign, "{asked} has changed {stream}");
            assert!(may(stream), "{asked} has changed {stream}: {}", answer.status);
        }
        answer
    }
}

const METHODS: [&str; 9] = ["GET", "POST", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"];

/// What somebody may write where something else is expected.
const VALUES: [&str; 36] = [
    "",
    " ",
    "0",
    "1",
    "2",
    "-1",
    "3.5",
    "4",
    "007",
    "99999999999999999999",
    "9223372036854775808",
    "NaN",
    "true",
    "null",
    "on",
    "x",
    "N",
    "S",
    "first",
    "organiser",
    "director",
    "3,-1,-1,-1",
    "declarer=N&offender=E",
    "card-exposed",
    "C3",
    "SA",
    "4H",
    "é♠𝄞",
    "\u{202e}",
    "\r\nSet-Cookie: a=b",
    "../../etc/passwd",
    "'; DROP TABLE",
    "<script>alert(1)</script>",
    "{\"a\":[]}",
    "[[[[[[",
    "%ff%00",
];

fn encoded(value: &str) -> String {
    value
        .bytes()
        .map(|b| if b.is_ascii_alphanumeric() { char::from(b).to_string() } else { format!("%{b:02X}") })
        .collect()
}

/// The address with something in each place that varies.
fn filled(route: &str, values: &[String]) -> String {
    let mut path = String::new();
    for (i, part) in route.split('{').enumerate() {
        match part.split_once('}') {
            Some((_, rest)) => {
                let value = values.get(i % values.len().max(1)).map(String::as_str).unwrap_or_default();
                path += &encoded(if value.is_empty() { "1" } else { value });
                path += rest;
            }
            None => path += part,
        }
    }
    path
}

fn value() -> impl Strategy<Value = String> {
    prop_oneof![
        8 => proptest::sample::select(&VALUES[..]).prop_map(str::to_owned),
        1 => ".{0,40}",
        1 => (1_usize..200_000).prop_map(|n| "x".repeat(n)),
    ]
}

fn fields() -> impl Strategy<Value = Vec<(String, String)>> {
    let name = prop_oneof![
        9 => proptest::sample::select(SOURCE.fields.clone()),
        1 => "[a-z]{0,8}",
    ];
    proptest::collection::vec((name, value()), 0..12)
}

#[derive(Debug, Clone)]
enum Sent {
    Form(Vec<(String, String)>),
    Json(String),
    Bytes(Vec<u8>),
    /// A form that says it is something else, or the other way round.
    As(&'static str, Vec<(String, String)>),
}

/// What a body may say it is, rightly or not.
const KINDS: [&str; 5] = [
    "application/json",
    "text/plain",
    "multipart/form-data",
    "",
    "application/x-www-form-urlencoded; charset=utf-16",
];

fn sent() -> impl Strategy<Value = Sent> {
    prop_oneof![
        6 => fields().prop_map(Sent::Form),
        2 => fields().prop_map(|fields| Sent::Json(serde_json::to_string(&fields.into_iter().collect::<std::collections::BTreeMap<_, _>>()).unwrap())),
        1 => proptest::collection::vec(any::<u8>(), 0..300).prop_map(Sent::Bytes),
        1 => (proptest::sample::select(&KINDS[..]), fields()).prop_map(|(kind, fields)| Sent::As(kind, fields)),
    ]
}

#[derive(Debug, Clone)]
struct Asked {
    who: usize,
    method: &'static str,
    route: String,
    values: Vec<String>,
    query: Vec<(String, String)>,
    sent: Sent,
    origin: Option<&'static str>,
    key: Option<String>,
    last: Option<String>,
    repeated: bool,
}

fn asked() -> impl Strategy<Value = Asked> {
    // Where changes are made is asked for more often than where nothing can be.
    let method =
        prop_oneof![1 => proptest::sample::select(&METHODS[..]), 3 => Just("POST"), 2 => Just("GET")];
    let foreign = proptest::sample::select(&["http://evil.example", "null", "http://127.0.0.1:1"][..]);
    let address = (
        0..7_usize,
        method,
        proptest::sample::select(SOURCE.routes.clone()),
        proptest::collection::vec(value(), 1..4),
    );
    let extra = (
        proptest::option::weighted(0.1, foreign),
        proptest::option::weighted(0.2, value()),
        proptest::option::weighted(0.1, value()),
        proptest::bool::weighted(0.2),
    );
    (address, fields(), sent(), extra).prop_map(|((who, method, route, values), query, sent, extra)| {
        let (origin, key, last, repeated) = extra;
        let query = query
            .into_iter()
            .take(4)
            .map(|(name, value)| (name, value.chars().take(800).collect()))
            .collect();
        Asked { who, method, route, values, query, sent, origin, key, last, repeated }
    })
}

impl Asked {
    /// The request; `None` where no client could write it down.
    fn request(&self) -> Option<Request<Body>> {
        let form = |fields: &[(String, String)]| {
            form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
        };
        let values: Vec<String> = self.values.iter().map(|v| v.chars().take(500).collect()).collect();
        let mut uri = filled(&self.route, &values);
        if !self.query.is_empty() {
            uri += &format!("?{}", form(&self.query));
        }
        let mut request =
            Request::builder().method(self.method).uri(uri).header(header::HOST, "127.0.0.1:8484");
        let (kind, body) = match &self.sent {
            Sent::Form(fields) => ("application/x-www-form-urlencoded", form(fields).into_bytes()),
            Sent::Json(text) => ("application/json", text.clone().into_bytes()),
            Sent::Bytes(bytes) => ("application/x-www-form-urlencoded", bytes.clone()),
            Sent::As(kind, fields) => (*kind, form(fields).into_bytes()),
        };
        if !kind.is_empty() {
            request = request.header(header::CONTENT_TYPE, kind);
        }
        if let Some(origin) = self.origin {
            request = request.header(header::ORIGIN, origin);
        }
        for (name, value) in [("idempotency-key", &self.key), ("last-event-id", &self.last)] {
            if let Some(value) = value {
                request = request.header(name, axum::http::HeaderValue::from_bytes(value.as_bytes()).ok()?);
            }
        }
        request.body(Body::from(body)).ok()
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

/// The source is read as it is meant: every address is there, in the app and in the document of the API.
#[tokio::test]
async fn every_route_is_known() {
    let house = house().await;
    for route in [
        "/",
        "/desk/{topic}",
        "/doko",
        "/rulings/{number}/add",
        "/in/{token}",
        "/house/password",
        "/assets/{version}/{name}",
    ] {
        assert!(SOURCE.routes.iter().any(|known| known == route), "{route}: {:?}", SOURCE.routes);
    }
    // No route is invented: an unknown method is refused there, and an unknown address is not found.
    for route in SOURCE.routes.iter().filter(|route| !route.starts_with("/api/")) {
        let path = filled(route, &["x".to_owned()]);
        let request = Request::builder()
            .method("BREW")
            .uri(&path)
            .header(header::HOST, "localhost")
            .body(Body::empty());
        assert_eq!(send(&house, request.unwrap()).await.status, StatusCode::METHOD_NOT_ALLOWED, "{route}");
    }
    for field in ["token", "password", "told", "disputed", "role"] {
        assert!(SOURCE.fields.iter().any(|known| known == field), "{field}: {:?}", SOURCE.fields);
    }
}

/// Every route by every method from everybody, with nothing sent and with nothing that makes sense.
#[tokio::test]
async fn every_method_of_every_route_by_everybody() {
    let crowd = Crowd::new().await;
    let documented = schema::operations(&crowd.house).await;
    let paths = documented.iter().map(|operation| operation.path.clone());
    let routes: Vec<String> = SOURCE.routes.iter().cloned().chain(paths).collect();
    for route in &routes {
        for method in METHODS {
            for who in 0..crowd.people.len() {
                let path = filled(route, &["1".to_owned()]);
                let request =
                    Request::builder().method(method).uri(&path).header(header::HOST, "127.0.0.1:8484");
                let kind = if path.starts_with("/api/") {
                    "application/json"
                } else {
                    "application/x-www-form-urlencoded"
                };
                crowd.ask(who, request.header(header::CONTENT_TYPE, kind).body(Body::empty()).unwrap()).await;
            }
        }
    }
}

/// From another website nothing can be changed, whoever's browser sends it.
#[tokio::test]
async fn another_website_changes_nothing() {
    let crowd = Crowd::new().await;
    let organiser = crowd.people.len() - 1;
    for route in &SOURCE.routes {
        for (name, value) in
            [("origin", "http://evil.example"), ("origin", "null"), ("sec-fetch-site", "cross-site")]
        {
            let request = Request::builder().method("POST").uri(filled(route, &["1".to_owned()]));
            let request = request.header(header::HOST, "127.0.0.1:8484").header(name, value);
            let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
            let body = "role=director&name=x&token=x&password=longenough&id=p1";
            let answer = crowd.ask(organiser, request.body(Body::from(body)).unwrap()).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{route}");
        }
    }
}

/// Wrong, huge, repeated, in any order: requests as nobody of ours would send them.
#[test]
fn whatever_is_sent() {
    let runtime = runtime();
    let crowd = runtime.block_on(Crowd::new());
    let cases = std::env::var("STICH_HOSTILE").ok().and_then(|n| n.parse().ok()).unwrap_or(4000);
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    proptest!(config, |(asked in asked())| {
        for _ in 0..=usize::from(asked.repeated) {
            if let Some(request) = asked.request() {
                runtime.block_on(crowd.ask(asked.who, request));
            }
        }
    });
}

/// The API by its own document: bodies and parameters as the schemas have them, and then not quite.
#[test]
fn the_api_by_its_own_document() {
    let runtime = runtime();
    let house = runtime.block_on(house());
    let token = runtime.block_on(pages::new_link(&house.app, "test", Role::Organiser, "a program")).unwrap();
    let operations = runtime.block_on(schema::operations(&house));
    assert!(operations.len() >= 5, "{}", operations.len());
    let mut fine = std::collections::BTreeSet::new();
    for seed in 0..40 {
        for (i, operation) in operations.iter().enumerate() {
            let mut dice = schema::Dice::new(seed * 1000 + i as u64);
            let wrong = seed % 2 == 1;
            let request = operation.request(&mut dice, wrong, token.reveal());
            let asked = format!("{} {} (seed {seed})", operation.method, operation.path);
            let Some(request) = request else { continue };
            let answer = runtime.block_on(send(&house, request));
            check(&asked, &answer);
            if answer.status.is_success() {
                fine.insert((operation.method.clone(), operation.path.clone()));
                if let Err(wrong) =
                    operation.answers(answer.status, answer.header("content-type"), &answer.body)
                {
                    panic!("{asked}: {} is not as the document says: {wrong}", answer.status);
                }
            }
        }
    }
    assert!(!fine.is_empty(), "no request was fine, so nothing was shown");
}
