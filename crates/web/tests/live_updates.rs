//! Whoever watches a stream is told what is new, once, also after a lost connection.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod common;

use std::{net::IpAddr, time::Duration};

use axum::{
    body::BodyDataStream,
    http::{HeaderMap, HeaderValue},
    response::Response,
};
use common::{House, house};
use futures_util::StreamExt as _;
use store::{New, Stream};
use web::{
    caller::Caller,
    doors::{Holder, Id},
    failure::Failure,
    live_updates::{Listener, Update, after},
};

fn stream() -> Stream {
    Stream::new("test/watched").unwrap()
}

async fn append(house: &House, stream: &Stream, expected: u64) {
    let (at, who) = ("2026-11-21T10:00:00Z".to_owned(), "Anna".to_owned());
    let event = New { at, who, format: 1, payload: "{}".to_owned() };
    house.app.store.append(stream, expected, vec![event], None).await.unwrap();
}

/// A listener who knows everything up to this number.
fn listen(house: &House, known: u64) -> BodyDataStream {
    let store = house.app.store.clone();
    let look = move |told| {
        let store = store.clone();
        async move {
            let newest = store.read(&stream(), told).await?.last().map(|event| event.number);
            Ok::<_, Failure>(newest.map(|number| Update {
                number,
                name: "news",
                data: format!("to {number}"),
            }))
        }
    };
    let listener =
        Listener { caller: Caller::Stranger(IpAddr::from([192, 0, 2, 1])), after: known, alive: false };
    house.app.watchers.watch(&listener, &stream(), look).unwrap().into_body().into_data_stream()
}

async fn heard(line: &mut BodyDataStream) -> String {
    let next = tokio::time::timeout(Duration::from_secs(10), line.next()).await.expect("somebody is told");
    next.map(|bytes| String::from_utf8(bytes.unwrap().to_vec()).unwrap()).unwrap_or_default()
}

#[tokio::test]
async fn what_is_new_is_told_with_its_number_and_only_once() {
    let house = house().await;
    append(&house, &stream(), 0).await;
    let mut line = listen(&house, 0);
    assert!(heard(&mut line).await.contains("retry: 2000"));
    assert_eq!(heard(&mut line).await, "id: 1\nevent: news\ndata: to 1\n\n");
    append(&house, &Stream::new("test/other").unwrap(), 0).await;
    append(&house, &stream(), 1).await;
    assert_eq!(heard(&mut line).await, "id: 2\nevent: news\ndata: to 2\n\n");
    drop(line);
    append(&house, &stream(), 2).await;
    append(&house, &stream(), 3).await;
    // The device comes back and knows 2: it is told the newest state, and nothing twice.
    let mut again = listen(&house, 2);
    heard(&mut again).await;
    assert_eq!(heard(&mut again).await, "id: 4\nevent: news\ndata: to 4\n\n");
}

#[tokio::test]
async fn all_lines_end_when_the_server_stops() {
    let house = house().await;
    let mut lines: Vec<_> = (0..3).map(|_| listen(&house, 0)).collect();
    assert_eq!(house.app.watchers.count(), 3);
    for line in &mut lines {
        heard(line).await;
    }
    house.app.watchers.close();
    for line in &mut lines {
        assert_eq!(heard(line).await, "");
    }
    drop(lines);
    assert_eq!(house.app.watchers.count(), 0);
}

#[test]
fn the_device_remembers_better_than_the_page() {
    let headers = |id: &'static str| {
        HeaderMap::from_iter([("last-event-id".parse().unwrap(), HeaderValue::from_static(id))])
    };
    for (headers, query, number) in [
        (HeaderMap::new(), None, 0),
        (HeaderMap::new(), Some("after=7"), 7),
        (headers("9"), Some("after=7"), 9),
        (headers("-1"), Some("after=7"), 7),
        (headers("x"), Some("after=x&after=3"), 0),
        (headers("99999999999999999999999"), None, 0),
    ] {
        assert_eq!(after(&headers, query), number, "{headers:?} {query:?}");
    }
}

/// How many lines somebody gets who takes all he can, up to this many.
fn taken(house: &House, caller: &Caller, wanted: usize, lines: &mut Vec<Response>) -> usize {
    let look = |_| async { Ok::<_, Failure>(None) };
    let open = || {
        house
            .app
            .watchers
            .watch(&Listener { caller: caller.clone(), after: 0, alive: false }, &stream(), look)
            .ok()
    };
    let got: Vec<Response> = (0..wanted).map_while(|_| open()).collect();
    let count = got.len();
    lines.extend(got);
    count
}

#[tokio::test]
async fn who_takes_all_the_lines_he_can_leaves_room_for_the_others() {
    let house = house().await;
    let stranger = |n: u8| Caller::Stranger(IpAddr::from([192, 0, 2, n]));
    let device = |n: usize| Id::parse(&format!("device{n}"));
    let known = |by: &str, n: usize| Caller::Known {
        by: Id::parse(by).unwrap(),
        holder: Holder::Unknown,
        device: device(n),
        leads: false,
    };
    let leads =
        Caller::Known { by: Id::parse("lead").unwrap(), holder: Holder::Unknown, device: None, leads: true };
    let mut lines = Vec::new();
    // Strangers: by address, and all of them together.
    assert_eq!(taken(&house, &stranger(0), 20_000, &mut lines), 512);
    assert_eq!((1..=20).map(|n| taken(&house, &stranger(n), 512, &mut lines)).sum::<usize>(), 4_000 - 512);
    // One with a role on one device; all of one link, whatever device each says to have.
    assert_eq!(taken(&house, &known("table1", 0), 100, &mut lines), 24);
    let others = (1..100).map(|n| taken(&house, &known("table1", n), 24, &mut lines)).sum::<usize>();
    assert_eq!(others, 512 - 24);
    assert_eq!(taken(&house, &known("table2", 0), 4, &mut lines), 4);
    // Whoever directs watches as long as there is room at all.
    let left = 12_000 - lines.len();
    assert_eq!(taken(&house, &leads, 20_000, &mut lines), left);
    // What ends gives its place back.
    lines.clear();
    assert_eq!(house.app.watchers.count(), 0);
    assert_eq!(taken(&house, &stranger(0), 600, &mut lines), 512);
    assert_eq!(taken(&house, &known("table1", 0), 100, &mut lines), 24);
}
