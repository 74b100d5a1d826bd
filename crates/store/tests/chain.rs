//! Somebody or something writes into the database past the store: what is not as it was stored is told, and only that.
//! PostgreSQL takes part where `STICH_POSTGRES` holds its address.

#![allow(clippy::unwrap_used, reason = "tests")]

use std::{path::PathBuf, process};

use rusqlite::Connection;
use store::{Damage, Event, New, Store, Stream, damages};
use tokio_postgres::NoTls;

/// A store, and a way past it.
struct House {
    store: Store,
    past: Past,
    _folder: tempfile::TempDir,
}

enum Past {
    File(PathBuf),
    Server(tokio_postgres::Client),
}

impl Past {
    async fn write(&self, sql: &str) {
        match self {
            Past::File(file) => Connection::open(file).unwrap().execute_batch(sql).unwrap(),
            Past::Server(client) => client.batch_execute(sql).await.unwrap(),
        }
    }
}

async fn houses() -> Vec<House> {
    let folder = tempfile::tempdir().unwrap();
    let past = Past::File(folder.path().join(store::FILE));
    let mut houses = vec![House { store: Store::in_folder(folder.path()).unwrap(), past, _folder: folder }];
    if let Ok(url) = std::env::var("STICH_POSTGRES") {
        let (client, connection) = tokio_postgres::connect(&url, NoTls).await.unwrap();
        tokio::spawn(connection);
        let past = Past::Server(client);
        let _folder = tempfile::tempdir().unwrap();
        houses.push(House { store: Store::at(&url).await.unwrap(), past, _folder });
    } else {
        eprintln!("without STICH_POSTGRES this is tested on SQLite only");
    }
    houses
}

fn event(who: &str, what: usize) -> New {
    let at = "2026-11-25T10:00:00Z".to_owned();
    New { at, who: who.to_owned(), format: 1, payload: format!("{{\"scored\":{what}}}") }
}

/// A stream of five events.
async fn begun(store: &Store, name: &str) -> Stream {
    let stream = Stream::new(&format!("test/{name}-{}", process::id())).unwrap();
    store.append(&stream, 0, (1..=3).map(|n| event("Anna", n)).collect(), None).await.unwrap();
    for known in 3..5 {
        store.append(&stream, known, vec![event("Ben", 7)], None).await.unwrap();
    }
    stream
}

fn told(events: &[Event]) -> Vec<(u64, Damage)> {
    damages(events).collect()
}

/// What it is called, what is written past the store, and what is told of it.
type Harm = (&'static str, &'static str, &'static [(u64, Damage)]);

const fn changed(number: u64) -> (u64, Damage) {
    (number, Damage::Changed)
}

const fn missing(number: u64) -> (u64, Damage) {
    (number, Damage::Missing)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_as_it_was_stored_is_told() {
    // What is done to a stream, and which of its events are named. `$` is its name, `#` that of another.
    let harms: [Harm; 12] = [
        ("nothing", "", &[]),
        (
            "payload",
            "UPDATE event SET payload = '{\"scored\":9}' WHERE stream = '$' AND number = 2",
            const { &[changed(2)] },
        ),
        ("who", "UPDATE event SET who = 'Eva' WHERE stream = '$' AND number = 1", const { &[changed(1)] }),
        (
            "when",
            "UPDATE event SET at = '2026-11-25T11:00:00Z' WHERE stream = '$' AND number = 5",
            const { &[changed(5)] },
        ),
        ("format", "UPDATE event SET format = -7 WHERE stream = '$' AND number = 3", const { &[changed(3)] }),
        // What stands side by side is told apart: no letter goes from one field to the next.
        (
            "shift",
            "UPDATE event SET who = 'Ann', payload = 'a' || payload WHERE stream = '$' AND number = 3",
            const { &[changed(3)] },
        ),
        ("middle", "DELETE FROM event WHERE stream = '$' AND number = 3", const { &[missing(3)] }),
        ("first", "DELETE FROM event WHERE stream = '$' AND number = 1", const { &[missing(1)] }),
        // Two that say the same, each in the place of the other: with its sum it is where it was not stored.
        (
            "swapped",
            "UPDATE event SET number = 9 WHERE stream = '$' AND number = 4;
             UPDATE event SET number = 4 WHERE stream = '$' AND number = 5;
             UPDATE event SET number = 5 WHERE stream = '$' AND number = 9",
            const { &[changed(4), changed(5)] },
        ),
        // Put in its place with the sum that it has elsewhere: it is noticed, and what was stored after the right one, too.
        (
            "elsewhere",
            "DELETE FROM event WHERE stream = '$' AND number = 4; UPDATE event SET stream = '$' WHERE stream = '#' AND number = 4",
            const { &[changed(4), changed(5)] },
        ),
        // A sum that is none says nothing of what comes after it.
        ("sum", "UPDATE event SET sum = '' WHERE stream = '$' AND number = 2", const { &[changed(2)] }),
        ("unnumbered", "UPDATE event SET number = 4000000000000 WHERE stream = '$' AND number = 5", &[]),
    ];
    for House { store, past, .. } in houses().await {
        for (name, sql, named) in &harms {
            let stream = begun(&store, name).await;
            let other = begun(&store, &format!("{name}-2")).await;
            let empty = if matches!(past, Past::File(_)) { "x''" } else { "''" };
            let sql = sql.replace('$', stream.as_str()).replace('#', other.as_str());
            past.write(&sql.replace("sum = ''", &format!("sum = {empty}"))).await;
            let found = told(&store.read(&stream, 0).await.unwrap());
            if *name == "unnumbered" {
                // A number that is damaged itself is no list without end.
                assert_eq!(found.first(), Some(&missing(5)), "{name}");
                assert_eq!(found.len(), store::MOST_MISSING, "{name}");
                continue;
            }
            assert_eq!(found, *named, "{name}");
            // Who reads on from the middle is told the same of the rest.
            for after in 1..=4 {
                let rest = store.read(&stream, after).await.unwrap();
                let unsound: Vec<_> =
                    rest.iter().filter(|event| !event.sound).map(|event| event.number).collect();
                let due =
                    named.iter().filter(|(number, damage)| *number > after && *damage == Damage::Changed);
                assert_eq!(
                    unsound,
                    due.map(|(number, _)| *number).collect::<Vec<_>>(),
                    "{name} after {after}"
                );
            }
            let (_, first) = store.beginnings(stream.as_str()).await.unwrap().swap_remove(0);
            assert_eq!(first.sound, !named.contains(&changed(1)), "{name}");
            // It goes on, and what is stored from now on is as it was stored.
            store.append(&stream, 5, vec![event("Anna", 6)], None).await.unwrap();
            assert_eq!(told(&store.read(&stream, 0).await.unwrap()), *named, "{name}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_events_of_the_same_stream_have_the_same_sums_in_every_house() {
    let (mut all, mut kept) = (houses().await, Vec::new());
    let more = tempfile::tempdir().unwrap();
    let past = Past::File(more.path().join(store::FILE));
    all.push(House { store: Store::in_folder(more.path()).unwrap(), past, _folder: more });
    for House { store, past, .. } in all {
        let stream = begun(&store, "same").await;
        let select = format!("SELECT sum FROM event WHERE stream = '{stream}' ORDER BY number");
        let sums: Vec<Vec<u8>> = match past {
            Past::File(file) => {
                let file = Connection::open(file).unwrap();
                let mut select = file.prepare(&select).unwrap();
                select.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
            }
            Past::Server(client) => {
                client.query(&select, &[]).await.unwrap().iter().map(|row| row.get(0)).collect()
            }
        };
        assert_eq!(sums.len(), 5);
        kept.push(sums);
    }
    kept.dedup();
    assert_eq!(kept.len(), 1);
}
