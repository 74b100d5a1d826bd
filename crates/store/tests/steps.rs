//! The tables of a database of another version: an older one is brought up to date, a newer one is left alone.
//! PostgreSQL takes part where `STICH_POSTGRES` holds its address, in a schema of its own.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests")]

use std::{process, thread, time::Duration};

use rusqlite::Connection;
use store::{New, Store, StoreError, Stream, Trouble};
use tokio_postgres::{Client, NoTls};

/// As the library wrote it that did this before.
const HISTORY: &str = "CREATE TABLE IF NOT EXISTS refinery_schema_history(
    version INTEGER PRIMARY KEY, name VARCHAR(255), applied_on VARCHAR(255), checksum VARCHAR(255));
    INSERT INTO refinery_schema_history VALUES (1, 'events', '2026-09-01T10:00:00.5Z', '9223372036854775807');
    INSERT INTO refinery_schema_history VALUES (2, 'asked', '2026-09-01T10:00:00.5Z', '5');";
const OLD_EVENT: &str = "INSERT INTO event (stream, number, at, who, format, payload)
    VALUES ('test/old', 1, '2026-09-01T10:00:00Z', 'Anna', 1, '{}');";
const SAID_OTHERWISE: &str = "UPDATE event SET who = 'Eva' WHERE stream = 'test/old' AND number = 1";
const A_NEWER_STEP: &str = "INSERT INTO refinery_schema_history VALUES (99, 'later', 'now', '0')";
const STEPS: &str = "SELECT version FROM refinery_schema_history ORDER BY version";

fn event() -> New {
    New { at: "2026-11-25T10:00:00Z".to_owned(), who: "Anna".to_owned(), format: 1, payload: "{}".to_owned() }
}

/// What was kept is there, and more can be kept.
async fn goes_on(store: &Store) {
    let stream = Stream::new("test/old").unwrap();
    assert_eq!(store.read(&stream, 0).await.unwrap().len(), 1);
    assert_eq!(store.append(&stream, 1, vec![event()], None).await.unwrap().last, 2);
    store.pulse().await.unwrap();
    assert_eq!(sound(store).await, [true, true]);
}

async fn sound(store: &Store) -> Vec<bool> {
    let events = store.read(&Stream::new("test/old").unwrap(), 0).await.unwrap();
    events.into_iter().map(|event| event.sound).collect()
}

fn is_newer(opened: Result<Store, StoreError>) {
    let refused = opened.err().expect("a newer one is not opened");
    assert!(matches!(refused, StoreError::Newer(99)), "{refused}");
    assert_eq!(refused.trouble(), Trouble::Newer);
}

fn steps_in(file: &std::path::Path) -> Vec<i64> {
    let connection = Connection::open(file).unwrap();
    let mut steps = connection.prepare(STEPS).unwrap();
    steps.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

#[tokio::test]
async fn a_file_of_an_older_version_is_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(store::FILE);
    let old = Connection::open(&file).unwrap();
    old.execute_batch(include_str!("../src/migrations/sqlite/V1__events.sql")).unwrap();
    old.execute_batch(include_str!("../src/migrations/sqlite/V2__asked.sql")).unwrap();
    old.execute_batch(HISTORY).unwrap();
    old.execute_batch(OLD_EVENT).unwrap();
    drop(old);
    goes_on(&Store::in_folder(folder.path()).unwrap()).await;
    assert_eq!(steps_in(&file), [1, 2, 3, 4, 5]);
    let store = Store::in_folder(folder.path()).unwrap();
    assert_eq!(steps_in(&file), [1, 2, 3, 4, 5]);
    // What was stored before there were sums has one now.
    Connection::open(&file).unwrap().execute_batch(SAID_OTHERWISE).unwrap();
    assert_eq!(sound(&store).await, [false, true]);
}

#[test]
fn a_file_of_a_newer_version_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(store::FILE);
    drop(Store::in_folder(folder.path()).unwrap());
    let newer = Connection::open(&file).unwrap();
    newer.execute_batch("CREATE TABLE later (what TEXT)").unwrap();
    newer.execute_batch(A_NEWER_STEP).unwrap();
    drop(newer);
    // Whoever closes it last puts what is in the log into the file.
    let log = folder.path().join(format!("{}-wal", store::FILE));
    for _ in (0..1000).take_while(|_| log.exists()) {
        thread::sleep(Duration::from_millis(10));
    }
    let before = std::fs::read(&file).unwrap();
    is_newer(Store::in_folder(folder.path()));
    assert!(std::fs::read(&file).unwrap() == before, "the file is another");
}

#[test]
fn many_start_together_and_one_makes_the_tables() {
    // Often: whoever is late must neither empty the file that another has just made, nor take away its locks.
    for _ in 0..40 {
        let folder = tempfile::tempdir().unwrap();
        let opened: Vec<_> = thread::scope(|scope| {
            let starting: Vec<_> =
                (0..8).map(|_| scope.spawn(|| Store::in_folder(folder.path()).map(drop))).collect();
            starting.into_iter().map(|start| start.join().unwrap()).collect()
        });
        assert!(opened.iter().all(Result::is_ok), "{opened:?}");
        assert_eq!(steps_in(&folder.path().join(store::FILE)), [1, 2, 3, 4, 5]);
    }
}

/// A client in an empty schema of this name, and the address under which the store finds it.
async fn schema(name: &str) -> Option<(Client, String)> {
    let Ok(url) = std::env::var("STICH_POSTGRES") else {
        eprintln!("without STICH_POSTGRES this is not tested");
        return None;
    };
    let name = format!("{name}_{}", process::id());
    let (client, connection) = tokio_postgres::connect(&url, NoTls).await.unwrap();
    tokio::spawn(connection);
    client
        .batch_execute(&format!(
            "DROP SCHEMA IF EXISTS {name} CASCADE; CREATE SCHEMA {name}; SET search_path = {name}"
        ))
        .await
        .unwrap();
    let and = if url.contains('?') { '&' } else { '?' };
    Some((client, format!("{url}{and}options=-csearch_path%3D{name}")))
}

async fn steps_at(client: &Client) -> Vec<i32> {
    client.query(STEPS, &[]).await.unwrap().iter().map(|row| row.get(0)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgresql_database_of_an_older_version_is_brought_up_to_date() {
    let Some((client, url)) = schema("older").await else { return };
    client.batch_execute(include_str!("../src/migrations/postgres/V1__events.sql")).await.unwrap();
    client.batch_execute(include_str!("../src/migrations/postgres/V2__asked.sql")).await.unwrap();
    client.batch_execute(HISTORY).await.unwrap();
    client.batch_execute(OLD_EVENT).await.unwrap();
    let store = Store::at(&url).await.unwrap();
    goes_on(&store).await;
    assert_eq!(steps_at(&client).await, [1, 2, 3, 4, 5]);
    client.batch_execute(SAID_OTHERWISE).await.unwrap();
    assert_eq!(sound(&store).await, [false, true]);
    // A server of the older version that still runs stores nothing without a sum.
    assert!(client.batch_execute(&OLD_EVENT.replace("1,", "3,")).await.is_err());
    assert_eq!(sound(&store).await.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgresql_database_of_a_newer_version_is_left_as_it_is() {
    let Some((client, url)) = schema("newer").await else { return };
    drop(Store::at(&url).await.unwrap());
    client.batch_execute(A_NEWER_STEP).await.unwrap();
    is_newer(Store::at(&url).await);
    assert_eq!(steps_at(&client).await, [1, 2, 3, 4, 5, 99]);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_servers_start_together_at_one_postgresql_database() {
    let Some((client, url)) = schema("together").await else { return };
    let starting: Vec<_> = (0..8)
        .map(|_| {
            let url = url.clone();
            tokio::spawn(async move { Store::at(&url).await.map(drop) })
        })
        .collect();
    for start in starting {
        start.await.unwrap().unwrap();
    }
    assert_eq!(steps_at(&client).await, [1, 2, 3, 4, 5]);
}
