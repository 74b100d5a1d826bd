//! How much the server bears: a program that plays at many tables at once, from outside, over the loopback.
//!
//! ```sh
//! cargo build --release && cargo run --release --example load -- 100 500 2000
//! ```
//!
//! For each number of tables: what the database takes at most when nothing else is done (beside, in the same
//! run); how long it takes until what somebody has entered stands on the screen of somebody who watches,
//! while each table enters something every few seconds; how many entries a second there are when all enter
//! as fast as they can; and how much memory a table takes. Each table is a tournament of one table, so that
//! each has a stream of its own. With `STICH_POSTGRES` everything is kept there.

use std::{
    collections::VecDeque,
    env,
    path::PathBuf,
    process::Stdio,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context as _, anyhow, bail};
use store::{New, Store, Stream};
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::TcpStream,
    process::{Child, Command},
    sync::watch,
    task::JoinSet,
    time::{sleep, sleep_until, timeout},
};
use tournament::{Entrant, Event, FORMAT, Number, Record, Redraw, Rules, Setup, Stamp, Tournament};

/// Each table enters so many deals at leisure, and so many as fast as it can: together fewer than there are
/// before Pflichtsoli are forced.
const AT_LEISURE: usize = 6;
const IN_HASTE: usize = 10;
/// At leisure a table enters something this often.
const EVERY: Duration = Duration::from_secs(4);
/// So many append at once when the database is measured alone, and so long.
const WRITERS: usize = 64;
const ALONE: Duration = Duration::from_secs(5);
/// Longer than this nobody waits.
const PATIENCE: Duration = Duration::from_secs(60);

fn main() -> anyhow::Result<()> {
    let counts: Vec<usize> =
        env::args().skip(1).map(|n| n.parse().context("so many tables")).collect::<Result<_, _>>()?;
    let counts = if counts.is_empty() { vec![100, 500, 2000] } else { counts };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    println!(
        "{:>7} {:>12} {:>10} {:>10} {:>12} {:>12}",
        "tables", "alone/s", "p50 ms", "p99 ms", "entries/s", "KiB/table"
    );
    for tables in counts {
        runtime.block_on(run(tables))?;
    }
    Ok(())
}

async fn run(tables: usize) -> anyhow::Result<()> {
    let alone = alone().await?;
    let folder = Folder::new()?;
    let store = folder.store().await?;
    let prefix = format!("load-{}-{}", std::process::id(), tables);
    set_up(&store, &prefix, tables).await?;
    drop(store);
    let server = Server::start(&folder).await?;
    let before = server.memory()?;
    let mut screens = Vec::new();
    let mut watching = JoinSet::new();
    for table in 0..tables {
        let (tell, told) = watch::channel(0);
        screens.push(told);
        watching.spawn(screen(server.port, server.cookie.clone(), format!("{prefix}-{table}"), table, tell));
    }
    for told in &mut screens {
        timeout(PATIENCE, told.wait_for(|seen| *seen > 0)).await.context("nobody is told anything")??;
    }
    let mut times = play(&server, &prefix, &screens, 0..AT_LEISURE, Some(EVERY)).await?.0;
    let per_table = (server.memory()?.saturating_sub(before)) / tables.max(1);
    let (_, took) = play(&server, &prefix, &screens, AT_LEISURE..AT_LEISURE + IN_HASTE, None).await?;
    times.sort_unstable();
    let ms = |part: usize| {
        times
            .get((times.len() * part / 100).min(times.len().saturating_sub(1)))
            .map_or(0.0, |t| t.as_secs_f64() * 1e3)
    };
    let entries = tables * IN_HASTE;
    println!(
        "{tables:>7} {alone:>12.0} {:>10.1} {:>10.1} {:>12.0} {per_table:>12}",
        ms(50),
        ms(99),
        entries as f64 / took.as_secs_f64()
    );
    watching.abort_all();
    Ok(())
}

/// So many appends a second the database takes when many append at once and nothing else is done.
async fn alone() -> anyhow::Result<f64> {
    let folder = Folder::new()?;
    let store = folder.store().await?;
    let over = Arc::new(AtomicBool::new(false));
    let mut writers = JoinSet::new();
    let started = Instant::now();
    for writer in 0..WRITERS {
        let (store, over) = (store.clone(), Arc::clone(&over));
        let stream =
            Stream::new(&format!("alone/{}-{writer}-{}", std::process::id(), started.elapsed().as_nanos()))?;
        writers.spawn(async move {
            let mut known = 0;
            while !over.load(Ordering::Relaxed) {
                let what = New {
                    at: "2026-11-21T10:00:00Z".to_owned(),
                    who: "load".to_owned(),
                    format: 1,
                    payload: "x".repeat(200),
                };
                known = store.append(&stream, known, vec![what], None).await?.last;
            }
            Ok::<u64, anyhow::Error>(known)
        });
    }
    sleep(ALONE).await;
    over.store(true, Ordering::Relaxed);
    let mut all = 0;
    while let Some(known) = writers.join_next().await {
        all += known??;
    }
    Ok(all as f64 / started.elapsed().as_secs_f64())
}

/// Tournaments of four players, drawn and begun.
async fn set_up(store: &Store, prefix: &str, tables: usize) -> anyhow::Result<()> {
    let stamp = Stamp { who: "load".to_owned(), when: "2026-11-21T10:00:00Z".to_owned() };
    let setup = Setup {
        name: "Load".to_owned(),
        date: "21.11.2026".to_owned(),
        rounds: 1,
        rules: Rules::default(),
        seed: 7,
        tie_breaks: Vec::new(),
        clubs_apart: false,
        fair_fives: false,
        clock: None,
    };
    let one = |n: u32| Entrant { number: Number(n), name: format!("Player {n}"), club: None, from: 1 };
    let mut events = vec![Event::Created(setup), Event::PlayersAdded { players: (1..=4).map(one).collect() }];
    let record = |events: &[Event]| Record { format: FORMAT, stamp: stamp.clone(), events: events.to_vec() };
    events.push(Tournament::begin(&record(&events))?.draw(Redraw::Rest, 7)?);
    let payload = Record::payload(&events)?;
    for table in 0..tables {
        let stream = Stream::new(&format!("tournament/{prefix}-{table}"))?;
        let what =
            New { at: stamp.when.clone(), who: stamp.who.clone(), format: FORMAT, payload: payload.clone() };
        store.append(&stream, 0, vec![what], None).await?;
    }
    Ok(())
}

/// Where everything is kept while this runs.
struct Folder {
    folder: tempfile::TempDir,
    postgres: Option<String>,
}

impl Folder {
    fn new() -> anyhow::Result<Folder> {
        // Beside the program: a folder in memory would not be synced.
        let beside = env::current_exe()?;
        let beside = beside.parent().ok_or_else(|| anyhow!("the program has no folder"))?;
        Ok(Folder { folder: tempfile::tempdir_in(beside)?, postgres: env::var("STICH_POSTGRES").ok() })
    }

    async fn store(&self) -> anyhow::Result<Store> {
        Ok(match &self.postgres {
            Some(url) => Store::at(url).await?,
            None => Store::in_folder(self.folder.path())?,
        })
    }
}

struct Server {
    child: Child,
    port: u16,
    cookie: String,
}

impl Server {
    async fn start(folder: &Folder) -> anyhow::Result<Server> {
        let program =
            env::current_exe()?.parent().and_then(|examples| examples.parent()).map(|dir| dir.join("stich"));
        let program: PathBuf =
            program.filter(|program| program.exists()).context("first: cargo build --release")?;
        let mut command = Command::new(program);
        command.args(["--lang", "en", "serve", "--port", "0", "--behind-proxy", "--organiser-link"]);
        match &folder.postgres {
            Some(url) => command.args(["--database", url]),
            None => command.arg("--data").arg(folder.folder.path()),
        };
        let mut child = command.stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
        let mut lines = BufReader::new(child.stdout.take().context("no output")?).lines();
        let (mut port, mut token) = (None, None);
        while let Some(line) = lines.next_line().await? {
            if let Some((_, link)) = line.split_once("/in/") {
                token = Some(link.trim().to_owned());
            } else if let (None, Some((_, address))) = (port, line.split_once("http://127.0.0.1:")) {
                port = address.trim_end_matches('/').parse().ok();
            } else if line.contains("Ctrl-C") {
                break;
            }
        }
        let (port, token) = port.zip(token).context("the server does not say where it is")?;
        let answer = Line::to(port).await?.post("/in", "", 0, &format!("token={token}")).await?;
        let cookie =
            answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).context("no cookie")?;
        Ok(Server { child, port, cookie: cookie.split(';').next().unwrap_or_default().to_owned() })
    }

    /// What the server has in memory, in KiB.
    fn memory(&self) -> anyhow::Result<usize> {
        let id = self.child.id().context("the server has ended")?;
        let status = std::fs::read_to_string(format!("/proc/{id}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
        Ok(line.trim().trim_end_matches("kB").trim().parse()?)
    }
}

/// A connection that is kept.
struct Line(BufReader<TcpStream>);

impl Line {
    async fn to(port: u16) -> anyhow::Result<Line> {
        let line = TcpStream::connect(("127.0.0.1", port)).await?;
        line.set_nodelay(true)?;
        Ok(Line(BufReader::new(line)))
    }

    /// Each table has an address of its own, as in a hall each telephone has.
    async fn send(
        &mut self,
        method: &str,
        path: &str,
        cookie: &str,
        from: usize,
        body: &str,
    ) -> anyhow::Result<()> {
        let from = format!("10.{}.{}.1", from / 250, from % 250);
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {from}\r\nCookie: {cookie}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        Ok(self.0.get_mut().write_all(head.as_bytes()).await?)
    }

    async fn head(&mut self) -> anyhow::Result<String> {
        let mut head = String::new();
        loop {
            let begun = head.len();
            if self.0.read_line(&mut head).await? == 0 {
                bail!("the line was cut");
            }
            if head.get(begun..).is_some_and(|line| line.trim().is_empty()) {
                return Ok(head);
            }
        }
    }

    async fn post(&mut self, path: &str, cookie: &str, from: usize, body: &str) -> anyhow::Result<String> {
        self.send("POST", path, cookie, from, body).await?;
        let head = self.head().await?;
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let length: usize = length.unwrap_or("0").trim().parse()?;
        let mut rest = vec![0; length];
        self.0.read_exact(&mut rest).await?;
        if !head.starts_with("HTTP/1.1 303") {
            bail!("{path}: {}", head.lines().next().unwrap_or_default());
        }
        Ok(head)
    }
}

/// Somebody who watches a table: tells the number of the newest event on his screen.
async fn screen(
    port: u16,
    cookie: String,
    name: String,
    from: usize,
    tell: watch::Sender<u64>,
) -> anyhow::Result<()> {
    let mut line = Line::to(port).await?;
    line.send("GET", &format!("/hall/{name}/events"), &cookie, from, "").await?;
    let head = line.head().await?;
    if !head.starts_with("HTTP/1.1 200") {
        bail!("{}", head.lines().next().unwrap_or_default());
    }
    let mut text = String::new();
    while line.0.read_line(&mut text).await? > 0 {
        if let Some(number) = text.trim().strip_prefix("id:").and_then(|number| number.trim().parse().ok()) {
            tell.send_replace(number);
        }
        text.clear();
    }
    Ok(())
}

/// All tables enter these deals; how long it took each time until it stood on the screen, and in all.
async fn play(
    server: &Server,
    prefix: &str,
    screens: &[watch::Receiver<u64>],
    deals: std::ops::Range<usize>,
    every: Option<Duration>,
) -> anyhow::Result<(Vec<Duration>, Duration)> {
    let started = Instant::now();
    let mut playing = JoinSet::new();
    for (table, told) in screens.iter().enumerate() {
        let (port, cookie, path) =
            (server.port, server.cookie.clone(), format!("/hall/{prefix}-{table}/1/1/game"));
        let (mut told, deals, tables) = (told.clone(), deals.clone(), screens.len());
        playing.spawn(async move {
            let mut line = Line::to(port).await?;
            let mut times = VecDeque::new();
            // The tables do not all enter something at the same moment.
            let offset = every.unwrap_or_default().mul_f64(table as f64 / tables as f64);
            for (deal, n) in deals.zip(0_u32..) {
                if let Some(every) = every {
                    sleep_until((started + offset + every * n).into()).await;
                }
                let seen = *told.borrow();
                let body = format!("about=next&how=points&expected={deal}&p1=2&p2=-2&p3=2&p4=-2");
                let sent = Instant::now();
                line.post(&path, &cookie, table, &body).await?;
                timeout(PATIENCE, told.wait_for(|number| *number > seen))
                    .await
                    .context("it is not on the screen")??;
                times.push_back(sent.elapsed());
            }
            Ok::<_, anyhow::Error>(times)
        });
    }
    let mut all = Vec::new();
    while let Some(times) = playing.join_next().await {
        all.extend(times??);
    }
    Ok((all, started.elapsed()))
}
