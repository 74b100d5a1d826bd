//! The server is killed under load and started again, as often as `STICH_KILLS` says (100), while rulings
//! are saved, lists entered and boards played. What it has acknowledged is there; what a client asked for a
//! second time, because it had heard no answer, is there once. On SQLite, and where `STICH_POSTGRES` holds
//! an address on PostgreSQL, there also with two servers.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod clients;
#[path = "../../../tournament/tests/common/mod.rs"]
mod common;
#[path = "../server/mod.rs"]
mod server;

use std::{
    env,
    sync::{
        RwLock,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use clients::{Acknowledged, Hall};
use common::Dice;
use server::{Keep, Server};

const CLIENTS: usize = 6;

fn kills() -> usize {
    env::var("STICH_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(100)
}

/// So many servers on one database; the first is killed again and again.
fn kill_one_of(servers: usize, keep: &Keep) {
    let mut dice = Dice(servers as u64);
    let mut first = Server::start(keep, &[]);
    let others: Vec<Server> = (1..servers).map(|_| Server::start(keep, &[])).collect();
    let ports = std::iter::once(&first).chain(&others).map(|server| RwLock::new(server.port)).collect();
    let token = first.token.clone().expect("the first start prints the organiser's link");
    let (over, unanswered) = (AtomicBool::new(false), AtomicUsize::new(0));
    let mut hall = Hall { token, ports, over, unanswered, tables: Vec::new() };
    hall.prepare();
    let acknowledged = thread::scope(|scope| {
        let hall = &hall;
        let clients: Vec<_> = (0..CLIENTS).map(|id| scope.spawn(move || hall.work(id))).collect();
        for _ in 0..kills() {
            thread::sleep(Duration::from_micros(dice.roll(100_000)));
            first.kill();
            first = Server::start(keep, &[]);
            assert_eq!(first.token, None, "the organiser's link is there already");
            *hall.ports[0].write().unwrap() = first.port;
        }
        // What was asked for last is answered.
        thread::sleep(Duration::from_millis(500));
        hall.over.store(true, Ordering::Release);
        let all = clients.into_iter().map(|client| client.join().unwrap());
        all.fold(Acknowledged::default(), Acknowledged::and)
    });
    let unanswered = hall.unanswered.load(Ordering::Relaxed);
    let count @ [rulings, lines, acts] = acknowledged.count();
    eprintln!(
        "{} kills, acknowledged {rulings} rulings, {lines} lines, {acts} acts; {unanswered} times no answer",
        kills()
    );
    let shown = count.iter().sum::<usize>() > kills() / 4 && count.iter().all(|n| *n > 0);
    assert!(unanswered > 0 && shown, "nothing was shown");
    for server in 0..servers {
        hall.check(server, &acknowledged, CLIENTS);
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
