//! Whoever watches a stream is told what is new, once, also after a lost connection.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod common;

use std::time::Duration;

use axum::{
    body::BodyDataStream,
    http::{HeaderMap, HeaderValue},
};
use common::{House, house};
use futures_util::StreamExt as _;
use store::{New, Stream};
use web::{
    failure::Failure,
    live_updates::{Update, after},
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
    house.app.watchers.watch(&stream(), known, look).unwrap().into_body().into_data_stream()
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
