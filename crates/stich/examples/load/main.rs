//! How much the server bears: a program that plays at many tables at once, from outside, over the loopback.
//!
//! ```sh
//! cargo build --release && cargo run --release --example load -- tables 100 500 2000
//! STICH_POSTGRES=… cargo run --release --example load -- tables --servers 2 500
//! cargo run --release --example load -- book 1000 10000 100000
//! ```
//!
//! For each number of tables: what the database takes at most when nothing else is done (beside, in the same
//! run); how long it takes from an act until it stands on a screen at that table, while each table does
//! something every few seconds; how many acts a second there are when all act as fast as they can; how long
//! the server works for one; and how much memory a table takes, with its screens. With `STICH_POSTGRES`
//! everything is kept there.
//!
//! `book`, `events` and `lines` say what grows with what is there already (`growth.rs`).

mod growth;
mod hall;
mod line;
mod server;
mod tables;

use std::{
    future::Future,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use clap::{Parser, ValueEnum};
use line::{Asker, Line, screen};
use server::{Folder, Server};
use store::{New, Stream};
use tokio::{
    sync::watch,
    task::JoinSet,
    time::{sleep, sleep_until, timeout},
};

/// Each table does so much as fast as it can.
const IN_HASTE: usize = 10;
/// So many append at once when the database is measured alone, and so long.
const WRITERS: usize = 64;
const ALONE: Duration = Duration::from_secs(5);
/// So much is set up at a time.
const AT_ONCE: usize = 32;
/// Longer than this nobody waits.
const PATIENCE: Duration = Duration::from_secs(60);

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// Live tables of bridge, four screens each.
    Tables,
    /// Lists of a tournament, one screen each.
    Hall,
    /// One book with so many rulings.
    Book,
    /// One live table with so many events.
    Events,
    /// One tournament of 400 players and three rounds with so many lines.
    Lines,
}

impl Kind {
    /// At leisure a table does something this often. A board of bridge takes seven minutes and a half.
    const fn every(self) -> Duration {
        match self {
            Kind::Tables => Duration::from_secs(7),
            Kind::Hall | Kind::Book | Kind::Events | Kind::Lines => Duration::from_secs(4),
        }
    }
}

#[derive(Parser)]
struct Args {
    /// At what is played.
    kind: Kind,
    /// So many tables.
    #[arg(default_values_t = [100, 500, 2000])]
    counts: Vec<usize>,
    /// So many servers on one PostgreSQL.
    #[arg(long, default_value_t = 1)]
    servers: usize,
    /// So much is done at each table at leisure.
    #[arg(long, default_value_t = 4)]
    leisure: usize,
    /// Waits so many seconds before the haste, for a profiler, and says whom to look at.
    #[arg(long)]
    profile: Option<u64>,
}

/// Something that is sent. Each makes one event.
struct Step {
    server: usize,
    path: String,
    asker: Asker,
    body: String,
}

/// Somebody who watches.
struct Screen {
    server: usize,
    path: String,
    asker: Asker,
}

/// A table: its first event is there; what comes then, and who sees it.
struct Plan {
    steps: Vec<Step>,
    screens: Vec<Screen>,
}

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    match args.kind {
        Kind::Tables | Kind::Hall => {}
        Kind::Book => return runtime.block_on(growth::book(&args.counts)),
        Kind::Events => return runtime.block_on(growth::events(&args.counts)),
        Kind::Lines => return runtime.block_on(growth::lines(&args.counts)),
    }
    println!(
        "{:>7} {:>10} {:>8} {:>8} {:>8} {:>10} {:>10} {:>10}",
        "tables", "alone/s", "p50 ms", "p99 ms", "most ms", "acts/s", "CPU ms/act", "KiB/table"
    );
    for &tables in &args.counts {
        runtime.block_on(run(&args, tables))?;
    }
    Ok(())
}

async fn run(args: &Args, tables: usize) -> anyhow::Result<()> {
    let alone = alone().await?;
    let folder = Folder::new()?;
    if args.servers > 1 && !folder.is_postgres() {
        bail!("several servers need STICH_POSTGRES");
    }
    let store = folder.store().await?;
    let mut servers = Vec::new();
    for _ in 0..args.servers.max(1) {
        servers.push(Server::start(&folder).await?);
    }
    let process = std::process::id();
    let plans = match args.kind {
        Kind::Hall => hall::set_up(&store, &servers, &format!("load-{process}-{tables}"), tables).await?,
        _ => tables::set_up(&store, &servers, process, tables, args.leisure + IN_HASTE).await?,
    };
    drop(store);
    let memory = || servers.iter().map(Server::memory).sum::<anyhow::Result<usize>>();
    let worked = || servers.iter().map(Server::worked).sum::<anyhow::Result<f64>>();
    let before = memory()?;
    let ports: Vec<u16> = servers.iter().map(|server| server.port).collect();
    let (tables_, mut watching) = watch_all(plans, &ports).await?;
    let mut times = tokio::select! {
        played = play(&tables_, 0..args.leisure, Some(args.kind.every())) => played?.0,
        cut = watching.join_next() => bail!("{cut:?}"),
    };
    let per_table = memory()?.saturating_sub(before) / tables.max(1);
    if let Some(seconds) = args.profile {
        eprintln!("the haste begins: {:?}", servers.iter().map(Server::id).collect::<Result<Vec<_>, _>>()?);
        sleep(Duration::from_secs(seconds)).await;
    }
    let begun = worked()?;
    let (_, took) = play(&tables_, args.leisure..args.leisure + IN_HASTE, None).await?;
    let acts = (tables * IN_HASTE) as f64;
    let work = (worked()? - begun) * 1e3 / acts;
    times.sort_unstable();
    let ms = |part: usize| {
        let place = (times.len() * part).div_ceil(100).saturating_sub(1);
        times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    println!(
        "{tables:>7} {alone:>10.0} {:>8.1} {:>8.1} {:>8.1} {:>10.0} {work:>10.2} {per_table:>10}",
        ms(50),
        ms(99),
        ms(100),
        acts / took.as_secs_f64()
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

/// Does this for each table, a few at a time; what came of it in their order.
async fn at_once<T, F>(tables: usize, mut work: impl FnMut(usize) -> F) -> anyhow::Result<Vec<T>>
where
    T: Send + 'static,
    F: Future<Output = anyhow::Result<T>> + Send + 'static,
{
    let (mut made, mut working) = (Vec::new(), JoinSet::new());
    let mut tables = 0..tables;
    loop {
        while working.len() < AT_ONCE
            && let Some(table) = tables.next()
        {
            let one = work(table);
            working.spawn(async move { one.await.map(|made| (table, made)) });
        }
        match working.join_next().await {
            Some(done) => made.push(done??),
            None => break,
        }
    }
    made.sort_unstable_by_key(|(table, _)| *table);
    Ok(made.into_iter().map(|(_, made)| made).collect())
}

/// What is sent to a port in turn, and the number of the newest event on each screen.
struct Table {
    steps: Arc<[(u16, Step)]>,
    screens: Vec<watch::Receiver<u64>>,
}

/// Turns all screens on, and waits until each shows something.
async fn watch_all(
    plans: Vec<Plan>,
    ports: &[u16],
) -> anyhow::Result<(Vec<Table>, JoinSet<anyhow::Result<()>>)> {
    let port = |server: usize| ports.get(server).copied().context("no such server");
    let (mut tables, mut watching) = (Vec::new(), JoinSet::new());
    for Plan { steps, screens } in plans {
        let mut shown = Vec::new();
        for Screen { server, path, asker } in screens {
            let (tell, told) = watch::channel(0);
            shown.push(told);
            watching.spawn(screen(port(server)?, path, asker, tell));
        }
        for told in &mut shown {
            tokio::select! {
                seen = timeout(PATIENCE, told.wait_for(|seen| *seen > 0)) => {
                    let _ = seen.context("nothing is shown")??;
                }
                cut = watching.join_next() => bail!("{cut:?}"),
            }
        }
        let steps = steps.into_iter().map(|step| Ok((port(step.server)?, step)));
        tables.push(Table { steps: steps.collect::<anyhow::Result<Vec<_>>>()?.into(), screens: shown });
    }
    Ok((tables, watching))
}

/// All tables do these steps; how long it took each time until it stood on each screen, and in all.
async fn play(
    tables: &[Table],
    steps: std::ops::Range<usize>,
    every: Option<Duration>,
) -> anyhow::Result<(Vec<Duration>, Duration)> {
    let started = Instant::now();
    let mut playing = JoinSet::new();
    for (place, table) in tables.iter().enumerate() {
        // The tables do not all do something at the same moment.
        let offset = every.unwrap_or_default().mul_f64(place as f64 / tables.len() as f64);
        let pace = every.map(|every| (started + offset, every));
        playing.spawn(at_table(Arc::clone(&table.steps), table.screens.clone(), steps.clone(), pace));
    }
    let mut all = Vec::new();
    while let Some(times) = playing.join_next().await {
        all.extend(times??);
    }
    Ok((all, started.elapsed()))
}

async fn at_table(
    steps: Arc<[(u16, Step)]>,
    screens: Vec<watch::Receiver<u64>>,
    range: std::ops::Range<usize>,
    pace: Option<(Instant, Duration)>,
) -> anyhow::Result<Vec<Duration>> {
    let mut lines: Vec<(u16, Line)> = Vec::new();
    let mut times = Vec::new();
    // The first event set the table up.
    let numbered = steps.iter().zip(2..).skip(range.start).take(range.len());
    for (n, ((port, step), number)) in (0_u32..).zip(numbered) {
        if let Some((from, every)) = pace {
            sleep_until((from + every * n).into()).await;
        }
        if !lines.iter().any(|(to, _)| to == port) {
            lines.push((*port, Line::to(*port).await?));
        }
        let (_, line) = lines.iter_mut().find(|(to, _)| to == port).context("no line")?;
        let sent = Instant::now();
        let shown: JoinSet<_> = screens
            .iter()
            .cloned()
            .map(|mut told| async move {
                let seen = timeout(PATIENCE, told.wait_for(|seen| *seen >= number)).await;
                let _ = seen.context("it is not on the screen")??;
                Ok::<_, anyhow::Error>(sent.elapsed())
            })
            .collect();
        line.post(&step.path, &step.asker, &step.body).await?;
        for time in shown.join_all().await {
            times.push(time?);
        }
    }
    Ok(times)
}
