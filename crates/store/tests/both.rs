//! One suite for both databases. PostgreSQL takes part where `STICH_POSTGRES` holds its address.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

use std::{
    sync::atomic::{AtomicU32, Ordering},
    time::{Duration, SystemTime},
};

use store::{Change, Hits, Indexing, Key, New, Sought, Store, StoreError, Stream};

static COUNT: AtomicU32 = AtomicU32::new(0);

/// A name nobody else uses, in a database that others may use too.
fn unused(what: &str) -> String {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_nanos();
    format!("{what}/{now}-{}", COUNT.fetch_add(1, Ordering::Relaxed))
}

fn stream() -> Stream {
    Stream::new(&unused("test")).unwrap()
}

fn event(payload: &str) -> New {
    let at = "2026-11-21T10:00:00Z".to_owned();
    New { at, who: "Anna".to_owned(), format: 1, payload: format!("{{\"what\":\"{payload}\"}}") }
}

async fn payloads(store: &Store, stream: &Stream) -> Vec<(u64, String)> {
    let events = store.read(stream, 0).await.unwrap();
    events.into_iter().map(|event| (event.number, event.what.payload)).collect()
}

/// Two servers on the same database.
struct Two {
    one: Store,
    other: Store,
    _folder: tempfile::TempDir,
}

async fn sqlite() -> Two {
    let folder = tempfile::tempdir().unwrap();
    let one = Store::in_folder(folder.path()).unwrap();
    Two { one, other: Store::in_folder(folder.path()).unwrap(), _folder: folder }
}

async fn postgres() -> Option<Two> {
    let url = std::env::var("STICH_POSTGRES").ok()?;
    let (one, other) = (Store::at(&url).await.unwrap(), Store::at(&url).await.unwrap());
    Some(Two { one, other, _folder: tempfile::tempdir().unwrap() })
}

/// The same test on both.
macro_rules! on_both {
    ($($name:ident)*) => {
        mod in_sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name(super::sqlite().await).await;
            })*
        }
        mod in_postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                match super::postgres().await {
                    Some(two) => super::$name(two).await,
                    None => eprintln!("without STICH_POSTGRES this is not tested"),
                }
            })*
        }
    };
}

on_both! {
    what_is_appended_is_read_in_order
    who_does_not_know_the_newest_event_is_told
    of_many_who_write_at_once_each_is_stored_once
    a_repeated_request_is_one_event
    of_what_is_stored_together_each_has_its_own_answer
    changes_are_heard_by_both_servers
    streams_are_found_by_how_their_names_begin
    what_is_in_the_index_is_found_in_five_languages
    the_index_is_put_on_by_one_server_at_a_time
    a_pulse_is_written_and_is_no_event
}

async fn what_is_appended_is_read_in_order(two: Two) {
    let (store, stream) = (&two.one, stream());
    let done = store.append(&stream, 0, vec![event("a"), event("ä ♣ '\"")], None).await.unwrap();
    assert_eq!((done.first, done.last, done.repeated), (1, 2, false));
    let done = store.append(&stream, 2, vec![event("c")], None).await.unwrap();
    assert_eq!((done.first, done.last), (3, 3));
    let all = two.other.read(&stream, 0).await.unwrap();
    assert_eq!(all.iter().map(|e| e.number).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(all.iter().map(|e| e.what.clone()).collect::<Vec<_>>()[1], event("ä ♣ '\""));
    assert_eq!(two.other.read(&stream, 2).await.unwrap(), all[2..]);
    assert_eq!(two.other.read(&stream, 3).await.unwrap(), []);
    assert_eq!(store.streams(stream.as_str()).await.unwrap(), [(stream.clone(), 3)]);
    assert_eq!(store.beginnings(stream.as_str()).await.unwrap(), [(stream.clone(), all[0].clone())]);
    assert!(matches!(store.append(&stream, 3, Vec::new(), None).await, Err(StoreError::Nothing)));
}

async fn a_pulse_is_written_and_is_no_event(two: Two) {
    let stream = stream();
    two.one.append(&stream, 0, vec![event("a")], None).await.unwrap();
    for store in [&two.one, &two.other, &two.one] {
        store.pulse().await.unwrap();
    }
    assert_eq!(payloads(&two.other, &stream).await.len(), 1);
    assert_eq!(two.one.append(&stream, 1, vec![event("b")], None).await.unwrap().last, 2);
}

async fn who_does_not_know_the_newest_event_is_told(two: Two) {
    let stream = stream();
    two.one.append(&stream, 0, vec![event("first")], None).await.unwrap();
    for expected in [0, 2, 7] {
        let key = Key::new(&unused("key")).unwrap();
        let late = two.other.append(&stream, expected, vec![event("x"), event("y")], Some(key.clone())).await;
        assert!(matches!(late, Err(StoreError::Conflict { is: 1, expected: e, .. }) if e == expected));
        // The refused request has left no trace: its key can be used.
        let again = two.other.append(&self::stream(), 0, vec![event("z")], Some(key)).await.unwrap();
        assert!(!again.repeated);
    }
    assert_eq!(payloads(&two.one, &stream).await.len(), 1);
}

async fn of_many_who_write_at_once_each_is_stored_once(two: Two) {
    let stream = stream();
    let writers: Vec<_> = (0..12)
        .map(|i| {
            let store = if i % 2 == 0 { two.one.clone() } else { two.other.clone() };
            let stream = stream.clone();
            tokio::spawn(async move {
                let mut known = 0;
                for n in 0..10 {
                    loop {
                        let mine = vec![event(&format!("{i}-{n}"))];
                        match store.append(&stream, known, mine, None).await {
                            Ok(done) => break known = done.last,
                            Err(StoreError::Conflict { is, .. }) => known = is,
                            Err(other) => panic!("{other}"),
                        }
                    }
                }
            })
        })
        .collect();
    for writer in writers {
        writer.await.unwrap();
    }
    assert!(two.one.read(&stream, 0).await.unwrap().iter().all(|event| event.sound));
    let all = payloads(&two.one, &stream).await;
    assert_eq!(all.iter().map(|(number, _)| *number).collect::<Vec<_>>(), (1..=120).collect::<Vec<_>>());
    let mut what: Vec<_> = all.into_iter().map(|(_, what)| what).collect();
    what.sort_unstable();
    what.dedup();
    assert_eq!(what.len(), 120);
}

async fn a_repeated_request_is_one_event(two: Two) {
    let (stream, key) = (stream(), Key::new(&unused("key")).unwrap());
    let requests: Vec<_> = (0..10)
        .map(|i| {
            let store = if i % 2 == 0 { two.one.clone() } else { two.other.clone() };
            let (stream, key) = (stream.clone(), key.clone());
            tokio::spawn(async move { store.append(&stream, 0, vec![event("once")], Some(key)).await })
        })
        .collect();
    let mut stored = 0;
    for request in requests {
        let done = request.await.unwrap().unwrap();
        assert_eq!((done.first, done.last), (1, 1));
        stored += u32::from(!done.repeated);
    }
    assert_eq!(stored, 1);
    assert_eq!(payloads(&two.one, &stream).await.len(), 1);
    // Later, when there is more in the stream, too.
    two.one.append(&stream, 1, vec![event("more")], None).await.unwrap();
    assert!(two.one.append(&stream, 0, vec![event("once")], Some(key.clone())).await.unwrap().repeated);
    let before = two.other.earlier(&stream, &key).await.unwrap().unwrap();
    assert_eq!((before.first, before.last, before.repeated), (1, 1, true));
    assert_eq!(two.one.earlier(&stream, &Key::new(&unused("key")).unwrap()).await.unwrap(), None);
    // The same key for another request is no repetition, in whatever server it comes.
    let (mine, other) = (Key::new(&unused("key")).unwrap(), "another");
    let mine = mine.of_request("one");
    two.one.append(&stream, 2, vec![event("mine")], Some(mine.clone())).await.unwrap();
    assert!(two.other.append(&stream, 0, vec![event("mine")], Some(mine.clone())).await.unwrap().repeated);
    let another =
        two.other.append(&stream, 3, vec![event("other")], Some(mine.clone().of_request(other))).await;
    assert!(matches!(another, Err(StoreError::KeyUsed(of)) if of == stream));
    let another = two.one.earlier(&stream, &mine.of_request(other)).await;
    assert!(matches!(another, Err(StoreError::KeyUsed(of)) if of == stream));
    let elsewhere = two.one.append(&self::stream(), 0, vec![event("x")], Some(key)).await;
    assert!(matches!(elsewhere, Err(StoreError::KeyUsed(of)) if of == stream));
}

async fn of_what_is_stored_together_each_has_its_own_answer(two: Two) {
    let used = (stream(), Key::new(&unused("key")).unwrap());
    two.one.append(&used.0, 0, vec![event("before")], Some(used.1.clone())).await.unwrap();
    let shared: Vec<_> = (0..10).map(|_| (stream(), Key::new(&unused("key")).unwrap())).collect();
    let mut requests = Vec::new();
    for i in 0..200 {
        let store = if i % 3 == 0 { two.other.clone() } else { two.one.clone() };
        // New ones; late ones; the same from both servers; one stored before; one whose key is another's.
        let (to, expected, key) = match i % 5 {
            0 => (stream(), 0, None),
            1 => (stream(), 1, Some(Key::new(&unused("key")).unwrap())),
            2 => (shared[i % 10].0.clone(), 0, Some(shared[i % 10].1.clone())),
            3 => (used.0.clone(), 0, Some(used.1.clone())),
            _ => (stream(), 0, Some(used.1.clone())),
        };
        requests.push(tokio::spawn(async move {
            let events = vec![event("one"), event("two")];
            (i % 5, store.append(&to, expected, events, key).await, store.read(&to, 0).await.unwrap().len())
        }));
    }
    let mut stored = 0;
    for request in requests {
        match request.await.unwrap() {
            (0, Ok(done), 2) => assert_eq!((done.first, done.last, done.repeated), (1, 2, false)),
            (1, Err(StoreError::Conflict { expected: 1, is: 0, .. }), 0) => {}
            (2, Ok(done), 2) => {
                assert_eq!((done.first, done.last), (1, 2));
                stored += u32::from(!done.repeated);
            }
            (3, Ok(done), 1) => assert_eq!((done.first, done.last, done.repeated), (1, 1, true)),
            (4, Err(StoreError::KeyUsed(of)), 0) => assert_eq!(of, used.0),
            other => panic!("{other:?}"),
        }
    }
    // Of the ten, those with the numbers 2 and 7.
    assert_eq!(stored, 2);
}

async fn changes_are_heard_by_both_servers(two: Two) {
    let stream = stream();
    for (writer, hearer) in [(&two.one, &two.other), (&two.other, &two.one), (&two.one, &two.one)] {
        let mut changes = hearer.changes();
        let known = payloads(hearer, &stream).await.len() as u64;
        writer.append(&stream, known, vec![event("news")], None).await.unwrap();
        let heard = async {
            loop {
                match changes.recv().await.unwrap() {
                    // What was stored before may be heard late, by a server that was busy.
                    Change::Appended { stream: of, number } if of == stream && number > known => {
                        assert_eq!(number, known + 1);
                        return;
                    }
                    Change::Appended { .. } => {}
                    Change::CatchUp if hearer.read(&stream, known).await.unwrap().len() == 1 => return,
                    Change::CatchUp => {}
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(20), heard).await.expect("nothing was heard");
    }
}

async fn streams_are_found_by_how_their_names_begin(two: Two) {
    let before = unused("place");
    let named = |end: &str| Stream::new(&format!("{before}{end}")).unwrap();
    for (end, events) in [("/b", 3), ("/a", 1), ("/a/1", 2), ("-other", 1), ("0", 1)] {
        let events = (0..events).map(|n| event(&format!("{end} {n}"))).collect();
        two.one.append(&named(end), 0, events, None).await.unwrap();
    }
    let below = format!("{before}/");
    let streams = two.other.streams(&below).await.unwrap();
    assert_eq!(streams, [(named("/a"), 1), (named("/a/1"), 2), (named("/b"), 3)]);
    let beginnings = two.other.beginnings(&below).await.unwrap();
    let firsts: Vec<_> = beginnings.iter().map(|(of, first)| (of.clone(), first.number)).collect();
    assert_eq!(firsts, [(named("/a"), 1), (named("/a/1"), 1), (named("/b"), 1)]);
    assert_eq!(two.other.streams(&format!("{before}/c")).await.unwrap(), []);
    let all = two.one.streams("").await.unwrap();
    assert!(all.is_sorted() && streams.iter().all(|one| all.contains(one)));
}

/// What was said of an entry, in the five languages.
const SAID: [&str; 5] = [
    "Ausspiel außer der Reihe: Süd am Herbstturnier, 14. Brett, Gesetz 54A (2026-11-24)",
    "Renonce af Øst: \u{e5}bne kort, Lov 64A1, bord 3; \"ikke h\u{f8}rt\"",
    "Verzaking door Oost – spel 14, Artikel 64A1, scheidsrechter: 's-Gravenhage",
    "Ulovlig melding: 4♠ over 5♥, Lov 27B1a | 27B2, bord 12/3",
    "Insufficient bid by North: 4♠ over 5♥, Law 27B1(a) AND NOT accepted *",
];

fn said(entry: u64, more: &str) -> (u64, std::collections::BTreeSet<String>) {
    (entry, store::words(&format!("{} {more}", SAID[entry as usize - 1])))
}

async fn found(store: &Store, stream: &Stream, sought: &str) -> Vec<u64> {
    store.search(stream, &Sought::of(sought)).await.unwrap().unwrap().entries
}

async fn what_is_in_the_index_is_found_in_five_languages(two: Two) {
    let (stream, elsewhere) = (stream(), stream());
    let put = |known, up_to, entries| Indexing { known, up_to, entries };
    assert!(two.one.index(&elsewhere, put(0, 1, vec![said(1, "")])).await.unwrap());
    assert_eq!(found(&two.one, &stream, "Brett").await, [0_u64; 0]);
    let all: Vec<_> = (1..=5).map(|entry| said(entry, "")).collect();
    assert!(two.one.index(&stream, put(0, 5, all.clone())).await.unwrap());
    for (sought, numbers) in [
        ("turnier", vec![1]),
        ("AUSSER", vec![]),
        ("außer", vec![1]),
        ("SÜD", vec![1]),
        ("øst", vec![2]),
        ("åbne", vec![2]),
        ("64A1", vec![3, 2]),
        ("64a", vec![3, 2]),
        ("lov 64A1", vec![2]),
        ("27B1", vec![5, 4]),
        ("27b1a", vec![4]),
        ("4♠", vec![5, 4]),
        ("14", vec![3, 1]),
        ("24", vec![]),
        ("2026-11-24", vec![1]),
        ("'s-Gravenhage", vec![3]),
        ("12/3", vec![4]),
        ("no", vec![5]),
        ("\"hørt\"", vec![2]),
        ("and not accepted", vec![5]),
        ("over NEAR(bid", vec![]),
        ("' | 'lov", vec![4, 2]),
        ("o\\'", vec![5, 4, 3]),
        ("*) over (♥:*", vec![]),
        ("*) over :5♥*", vec![5, 4]),
        ("nobody", vec![]),
        (&"x".repeat(5000), vec![]),
    ] {
        for store in [&two.one, &two.other] {
            assert_eq!(found(store, &stream, sought).await, numbers, "{sought}");
        }
        // And no other than whoever reads everything.
        let read = all.iter().rev().filter(|(_, words)| Sought::of(sought).fits(words));
        assert!(read.map(|(number, _)| *number).eq(numbers), "{sought}");
    }
    assert_eq!(two.one.search(&stream, &Sought::of(" . ")).await.unwrap(), None);
}

async fn the_index_is_put_on_by_one_server_at_a_time(two: Two) {
    let stream = stream();
    let put = |known, up_to, entries| Indexing { known, up_to, entries };
    assert!(two.one.index(&stream, put(0, 2, vec![said(1, ""), said(2, "")])).await.unwrap());
    // The other server did not know of it.
    assert!(!two.other.index(&stream, put(0, 1, vec![said(3, "")])).await.unwrap());
    assert_eq!(found(&two.other, &stream, "spel").await, [0_u64; 0]);
    // Something was added to the first one; what it said before is still there.
    assert!(two.other.index(&stream, put(2, 3, vec![said(1, "Appeal rejected")])).await.unwrap());
    assert_eq!(found(&two.one, &stream, "appeal").await, [1]);
    assert_eq!(found(&two.one, &stream, "herbst").await, [1]);
    let hits = two.one.search(&stream, &Sought::of("lov")).await.unwrap().unwrap();
    assert_eq!(hits, Hits { up_to: 3, entries: vec![2] });
}

#[tokio::test]
async fn what_was_stored_is_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let stream = stream();
    let store = Store::in_folder(folder.path()).unwrap();
    store.append(&stream, 0, vec![event("a")], None).await.unwrap();
    drop(store);
    let store = Store::in_folder(folder.path()).unwrap();
    assert_eq!(payloads(&store, &stream).await.len(), 1);
}

#[tokio::test]
async fn a_folder_that_cannot_be_is_named() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let refused = Store::in_folder(file.path()).map(|_| ()).unwrap_err().to_string();
    assert!(refused.contains(file.path().to_str().unwrap()), "{refused}");
    let secret = Store::at("postgres://anna:geheim@").await.map(|_| ()).unwrap_err().to_string();
    assert!(!secret.contains("geheim"), "{secret}");
}

#[test]
fn names() {
    for good in ["a", "tournament/2026-herbst", "x_1"] {
        assert!(Stream::new(good).is_ok(), "{good}");
    }
    for bad in ["", "A", "ä", "a b", &"a".repeat(121), "a\n"] {
        assert!(Stream::new(bad).is_err() && Key::new(bad).is_err(), "{bad}");
    }
}
