//! A hundred telephones come in at once, behind one address, and open their lists, while there a stranger and a player
//! flood the server, one takes all the lines he can, and one holds connections that say nothing.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod server;

use std::{
    io::{self, Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use server::{Answer, Ask, Server, ask, connect, exchange};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpSocket,
};

const PHONES: usize = 100;
/// So many requests a flood sends before it looks at the answers.
const WAVE: usize = 50;
/// So many connections that say nothing.
const SILENT: usize = 300;
/// As long as it may take all together.
const BY_THEN: Duration = Duration::from_secs(30);

const FORM: &str = "Content-Type: application/x-www-form-urlencoded\r\n";

/// A tournament for a hundred, its first round drawn; the codes of its tables.
fn hall(port: u16, token: &str) -> Vec<String> {
    let new = json!({ "title": "Drill", "rounds": 1, "rules": "sheet", "seed": 1 }).to_string();
    let player = |n| json!({ "number": n, "name": format!("P{n}"), "from": 1 });
    let players: Vec<Value> = (1..=PHONES).map(player).collect();
    let entered = json!({ "events": [{ "event": "players-added", "players": players }] }).to_string();
    let drawn = json!({ "which": "rest", "seed": 1 }).to_string();
    let path = "/api/v1/tournaments";
    for (path, body) in
        [(path, &new), (&*format!("{path}/drill/events"), &entered), (&*format!("{path}/drill/draw"), &drawn)]
    {
        let (status, body) = ask(port, &Ask { method: "POST", path, token, key: None, body }).unwrap();
        assert!(matches!(status, 200 | 201), "{path}: {status}: {body}");
    }
    let organiser = format!("Authorization: Bearer {token}\r\n");
    let made = exchange(port, "POST /hall/drill/codes", &(organiser.clone() + FORM), "do=missing").unwrap();
    assert_eq!(made.status, 303, "{}", made.body);
    let page = exchange(port, "GET /hall/drill/codes", &organiser, "").unwrap().body;
    let codes: Vec<String> = page.split("/in/").skip(1).map(|rest| rest.chars().take(26).collect()).collect();
    assert_eq!(codes.len(), PHONES / 4);
    codes
}

/// The cookies that an answer sets, as they are sent back.
fn cookies(answer: &Answer) -> String {
    let set = answer.head.lines().filter_map(|line| line.split_once(": "));
    let set = set.filter(|(key, _)| key.eq_ignore_ascii_case("set-cookie"));
    set.map(|(_, value)| value.split(';').next().unwrap()).collect::<Vec<_>>().join("; ")
}

/// What a telephone goes on with: its cookies, and the page to which it came.
struct Entered {
    cookies: String,
    page: String,
}

/// Scans the code, says whose telephone it is, and opens the list of its table.
fn comes(port: u16, code: &str, place: usize) -> Entered {
    let from = format!("Origin: http://127.0.0.1:{port}\r\n");
    let asks = exchange(port, &format!("GET /in/{code}"), "", "").unwrap();
    assert_eq!(asks.status, 200, "{}", asks.body);
    let player = asks.body.split("name=\"who\" value=\"").nth(1 + place).expect("four sit there");
    let form = format!("token={code}&who={}", player.split('"').next().unwrap());
    let device = cookies(&asks);
    let fields = format!("{from}Cookie: {device}\r\n{FORM}");
    let enters = exchange(port, "POST /in", &fields, &form).unwrap();
    assert_eq!(enters.status, 303, "{}", enters.body);
    let cookies = format!("{device}; {}", cookies(&enters));
    let page = enters.field("location").unwrap().to_owned();
    let list = exchange(port, &format!("GET {page}"), &format!("Cookie: {cookies}\r\n"), "").unwrap();
    assert_eq!(list.status, 200, "{}", list.body);
    let style = list.body.split("href=\"/assets/").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(exchange(port, &format!("GET /assets/{style}"), "", "").unwrap().status, 200);
    Entered { cookies, page }
}

/// Watches the tournament: the line, if it was given one.
fn watches(port: u16, cookies: &str) -> (u16, TcpStream) {
    let mut line = connect(port).unwrap();
    write!(line, "GET /hall/drill/events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookies}\r\n\r\n")
        .unwrap();
    let mut begun = [0; 16];
    line.read_exact(&mut begun).unwrap();
    let status = std::str::from_utf8(&begun[9..12]).unwrap().parse().unwrap();
    (status, line)
}

/// Asks as fast as answers can be read; how many were refused.
fn floods(port: u16, cookies: &str, over: &AtomicBool, refused: &AtomicUsize) {
    let head = format!("Host: 127.0.0.1:{port}\r\nCookie: {cookies}\r\n");
    let mut wave = format!("GET / HTTP/1.1\r\n{head}\r\n").repeat(WAVE - 1);
    wave += &format!("GET / HTTP/1.1\r\n{head}Connection: close\r\n\r\n");
    while !over.load(Ordering::Relaxed) {
        let mut line = connect(port).unwrap();
        // The server may hang up before it has read everything.
        let _ = line.write_all(wave.as_bytes());
        let mut answers = Vec::new();
        let _ = line.read_to_end(&mut answers);
        let answers = String::from_utf8_lossy(&answers);
        refused.fetch_add(answers.matches("HTTP/1.1 429").count(), Ordering::Relaxed);
    }
}

#[test]
fn a_hundred_telephones_come_in_while_some_take_all_they_can() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&["--data".to_owned(), folder.path().display().to_string()], &[]);
    let (port, token) = (server.port, server.token.clone().unwrap());
    let codes = hall(port, &token);
    // One who has a role, and uses it as much as he can.
    let greedy = comes(port, &codes[0], 0);
    let mut lines = Vec::new();
    let refused_line = loop {
        let (status, line) = watches(port, &greedy.cookies);
        if status != 200 {
            break status;
        }
        lines.push(line);
    };
    assert_eq!((refused_line, lines.len()), (429, 24));
    let _silent: Vec<TcpStream> = (0..SILENT).map(|_| connect(port).unwrap()).collect();
    let (over, of_strangers, of_his) = (AtomicBool::new(false), AtomicUsize::new(0), AtomicUsize::new(0));
    let begun = Instant::now();
    let watching = thread::scope(|scope| {
        scope.spawn(|| floods(port, "", &over, &of_strangers));
        scope.spawn(|| floods(port, &greedy.cookies, &over, &of_his));
        // Nobody comes before the flood has used up what it may.
        while of_strangers.load(Ordering::Relaxed) < WAVE || of_his.load(Ordering::Relaxed) < WAVE {
            assert!(begun.elapsed() < BY_THEN, "the floods are not refused");
            thread::sleep(Duration::from_millis(10));
        }
        let came = Instant::now();
        let phone = |n: usize| {
            let entered = comes(port, &codes[n / 4], n % 4);
            let (status, line) = watches(port, &entered.cookies);
            assert_eq!(status, 200, "{}", entered.page);
            line
        };
        let phones: Vec<_> = (0..PHONES).map(|n| scope.spawn(move || phone(n))).collect();
        let watching: Vec<_> = phones.into_iter().map(thread::ScopedJoinHandle::join).collect();
        over.store(true, Ordering::Relaxed);
        let took = came.elapsed();
        eprintln!("{PHONES} telephones in {took:?}; refused {of_strangers:?} and {of_his:?} times");
        assert!(took < BY_THEN, "{took:?}");
        watching
    });
    assert!(watching.into_iter().all(|line| line.is_ok()), "somebody did not get in");
}

#[test]
fn one_address_does_not_take_all_connections() {
    let most = 4096;
    let needed = most + 512;
    let given = rlimit::increase_nofile_limit(needed).unwrap_or_default();
    assert!(given >= needed, "this test needs {needed} open files, the system gives {given}");
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(&["--data".to_owned(), folder.path().display().to_string()], &[]);
    // No faster than they are taken: where too many wait, the system has the next ask again after seconds.
    let mut silent = Vec::new();
    for _ in 0..most / 64 {
        silent.extend((0..64).map(|_| connect(server.port).unwrap()));
        assert!(from_elsewhere(server.port).starts_with("HTTP/1.1 200"));
    }
    // One more is hung up on, those before are held as long as a request may take, and the next address is answered.
    assert_eq!(connect(server.port).unwrap().read(&mut [0]).unwrap_or_default(), 0);
    let last = silent.last().unwrap();
    last.set_nonblocking(true).unwrap();
    assert_eq!(last.peek(&mut [0]).unwrap_err().kind(), io::ErrorKind::WouldBlock);
    assert!(from_elsewhere(server.port).starts_with("HTTP/1.1 200"));
}

/// What another address is answered.
fn from_elsewhere(port: u16) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
        let mut line = socket.connect(SocketAddr::from(([127, 0, 0, 1], port))).await.unwrap();
        line.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            .await
            .unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).await.unwrap();
        answer
    })
}
