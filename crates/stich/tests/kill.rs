//! The server is killed under load and started again, as often as `STICH_KILLS` says (100). What it has
//! acknowledged is there; what a client asked for a second time, because it had heard no answer, is there
//! once. On SQLite, and where `STICH_POSTGRES` holds an address on PostgreSQL, there also with two servers.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

#[path = "../../tournament/tests/common/mod.rs"]
mod common;
mod server;

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    sync::{
        RwLock,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use common::Dice;
use serde_json::{Value, json};
use server::{Ask, Keep, Server, ask};

const CLIENTS: usize = 6;

fn kills() -> usize {
    env::var("STICH_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(100)
}

/// What all who take part know.
struct Hall {
    token: String,
    ports: Vec<RwLock<u16>>,
    over: AtomicBool,
    unanswered: AtomicUsize,
}

impl Hall {
    fn port(&self, server: usize) -> u16 {
        *self.ports[server % self.ports.len()].read().unwrap()
    }
}

/// Saves rulings until it is over, each under a key of its own, and asks again for what was not answered:
/// at the next server, if there is one. The keys that were acknowledged.
fn client(hall: &Hall, id: usize) -> Vec<String> {
    let mut acknowledged = Vec::new();
    for n in 0.. {
        let mut at = id + n;
        let key = format!("kill/{id}/{n}");
        let told = "declarer=N&offender=E&card=DK&meant-as=accident";
        let body = json!({ "topic": "card-exposed", "told": told, "details": { "event": key } }).to_string();
        let asked =
            Ask { method: "POST", path: "/api/v1/rulings", token: &hall.token, key: Some(&key), body: &body };
        loop {
            if hall.over.load(Ordering::Acquire) {
                return acknowledged;
            }
            match ask(hall.port(at), &asked) {
                Ok((201, saved)) => {
                    assert_eq!(serde_json::from_str::<Value>(&saved).unwrap()["event"], *key);
                    break;
                }
                // Too many at once, from one address.
                Ok((429, _)) => thread::sleep(Duration::from_millis(20)),
                Ok((status, body)) => panic!("{status}: {body}"),
                Err(_) => {
                    hall.unanswered.fetch_add(1, Ordering::Relaxed);
                    at += 1;
                    thread::sleep(Duration::from_millis(2));
                }
            }
        }
        acknowledged.push(key);
    }
    acknowledged
}

/// How often each key is in the book, as this server tells it.
fn book(hall: &Hall, server: usize) -> BTreeMap<String, usize> {
    let mut keys = BTreeMap::new();
    for page in 0.. {
        let path = format!("/api/v1/rulings?page={page}");
        let asked = Ask { method: "GET", path: &path, token: &hall.token, key: None, body: "" };
        let (status, body) = ask(hall.port(server), &asked).unwrap();
        assert_eq!(status, 200, "{body}");
        let all: Value = serde_json::from_str(&body).unwrap();
        let rulings = all["rulings"].as_array().unwrap();
        for ruling in rulings {
            *keys.entry(ruling["event"].as_str().unwrap().to_owned()).or_default() += 1;
        }
        if rulings.is_empty() {
            break;
        }
        thread::sleep(Duration::from_millis(10));
    }
    keys
}

/// So many servers on one database; the first is killed again and again.
fn kill_one_of(servers: usize, keep: &Keep) {
    let mut dice = Dice(servers as u64);
    let mut first = Server::start(keep, &[]);
    let others: Vec<Server> = (1..servers).map(|_| Server::start(keep, &[])).collect();
    let ports = std::iter::once(&first).chain(&others).map(|server| RwLock::new(server.port)).collect();
    let token = first.token.clone().expect("the first start prints the organiser's link");
    let (over, unanswered) = (AtomicBool::new(false), AtomicUsize::new(0));
    let hall = Hall { token, ports, over, unanswered };
    let acknowledged: Vec<String> = thread::scope(|scope| {
        let clients: Vec<_> = (0..CLIENTS)
            .map(|id| {
                scope.spawn({
                    let hall = &hall;
                    move || client(hall, id)
                })
            })
            .collect();
        for _ in 0..kills() {
            thread::sleep(Duration::from_micros(dice.roll(60_000)));
            first.kill();
            first = Server::start(keep, &[]);
            assert_eq!(first.token, None, "the organiser's link is there already");
            *hall.ports[0].write().unwrap() = first.port;
        }
        // What was asked for last is answered.
        thread::sleep(Duration::from_millis(500));
        hall.over.store(true, Ordering::Release);
        clients.into_iter().flat_map(|client| client.join().unwrap()).collect()
    });
    let unanswered = hall.unanswered.load(Ordering::Relaxed);
    eprintln!("{} kills, {} acknowledged, {unanswered} times no answer", kills(), acknowledged.len());
    assert!(unanswered > 0 && acknowledged.len() > kills() / 4, "nothing was shown");
    for server in 0..servers {
        let book = book(&hall, server);
        let twice: Vec<&String> = book.iter().filter(|(_, times)| **times != 1).map(|(key, _)| key).collect();
        assert!(twice.is_empty(), "saved twice: {twice:?}");
        let lost: Vec<&String> = acknowledged.iter().filter(|key| !book.contains_key(*key)).collect();
        assert!(lost.is_empty(), "acknowledged, and not there: {lost:?}");
        // Besides there is at most what each client was asking for in the end.
        let asked: BTreeSet<&String> = acknowledged.iter().collect();
        let besides: Vec<&String> = book.keys().filter(|key| !asked.contains(key)).collect();
        assert!(besides.len() <= CLIENTS, "{besides:?}");
    }
}

/// A database of its own in that PostgreSQL, so that nobody else's rulings are in it. It goes with the
/// server that the tests were given.
fn database(name: &str) -> Option<Keep> {
    let Ok(url) = env::var("STICH_POSTGRES") else {
        eprintln!("without STICH_POSTGRES this is not tested");
        return None;
    };
    let name = format!("{name}_{}", std::process::id());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let (client, connection) = tokio_postgres::connect(&url, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        client.batch_execute(&format!("DROP DATABASE IF EXISTS {name}")).await.unwrap();
        client.batch_execute(&format!("CREATE DATABASE {name}")).await.unwrap();
    });
    let (server, _) = url.rsplit_once('/').unwrap();
    Some(["--database".to_owned(), format!("{server}/{name}")])
}

#[test]
fn killed_under_load_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    kill_one_of(1, &["--data".to_owned(), folder.path().display().to_string()]);
}

#[test]
fn killed_under_load_on_postgresql() {
    if let Some(keep) = database("killed_one") {
        kill_one_of(1, &keep);
    }
}

#[test]
fn one_of_two_servers_on_one_postgresql_is_killed() {
    if let Some(keep) = database("killed_two") {
        kill_one_of(2, &keep);
    }
}
