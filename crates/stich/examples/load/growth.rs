//! What takes longer the more there is: a book of rulings, a table with many events, a tournament with many lines.

use std::time::{Duration, Instant};

use anyhow::Context as _;
use bridge::Call;
use bridge_laws::event::Event as LawEvent;
use cards::Seat;
use live::{Act, Chair, Event, FORMAT};
use store::{New, Store, Stream};
use tournament::{Event as HallEvent, Record};
use web::rulings::{Details, RulingEvent, recorded};
use wording::{Game, Lang, Lexicon};

use crate::{
    hall,
    line::{Asker, Line},
    server::{Folder, Server},
    tables,
};

/// So many events are stored at once.
const TOGETHER: usize = 500;
/// Each thing is done so often; the middle one counts.
const OFTEN: usize = 15;

const AT: &str = "2026-11-21T10:00:00Z";

fn new(payload: String, format: u32) -> New {
    New { at: AT.to_owned(), who: "load".to_owned(), format, payload }
}

async fn fill(store: &Store, stream: &Stream, events: impl Iterator<Item = New>) -> anyhow::Result<()> {
    let (mut known, mut waiting) = (0, Vec::new());
    for event in events {
        waiting.push(event);
        if waiting.len() == TOGETHER {
            known = store.append(stream, known, std::mem::take(&mut waiting), None).await?.last;
        }
    }
    if !waiting.is_empty() {
        store.append(stream, known, waiting, None).await?;
    }
    Ok(())
}

fn ms(took: Duration) -> f64 {
    took.as_secs_f64() * 1e3
}

/// A server, and somebody who asks it.
struct House {
    server: Server,
    line: Line,
    asker: Asker,
}

impl House {
    async fn open(folder: &Folder) -> anyhow::Result<(House, Duration)> {
        let begun = Instant::now();
        let server = Server::start(folder).await?;
        let took = begun.elapsed();
        let line = Line::to(server.port).await?;
        let asker = Asker { door: server.organiser.clone(), table: 1 };
        Ok((House { server, line, asker }, took))
    }

    async fn get(&mut self, path: &str) -> anyhow::Result<f64> {
        let begun = Instant::now();
        self.line.get(path, &self.asker).await?;
        Ok(ms(begun.elapsed()))
    }

    /// The middle of several times.
    async fn often(&mut self, path: &str) -> anyhow::Result<f64> {
        let mut times = Vec::new();
        for _ in 0..OFTEN {
            times.push(self.get(path).await?);
        }
        Ok(middle(times))
    }

    async fn post(&mut self, path: &str, body: &str) -> anyhow::Result<f64> {
        let begun = Instant::now();
        self.line.post_patiently(path, &self.asker, body).await?;
        Ok(ms(begun.elapsed()))
    }

    fn memory(&self) -> anyhow::Result<usize> {
        Ok(self.server.memory()? / 1024)
    }
}

fn middle(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or_default()
}

const TOLD: [(&str, &str); 3] = [
    ("card-exposed", "declarer=N&offender=E&card=DK&meant-as=accident"),
    ("card-exposed", "declarer=S&offender=W&card=C4&meant-as=accident"),
    ("card-exposed", "declarer=W&offender=N&card=HA&meant-as=accident"),
];

/// Rulings in five languages, as the desk words them, at many events by many people.
fn rulings(most: usize) -> anyhow::Result<impl Iterator<Item = New>> {
    let mut kinds = Vec::new();
    for lang in Lang::ALL {
        for (topic, told) in TOLD {
            kinds.push(recorded(Game::Bridge, topic, told, Details::default(), &Lexicon::new(lang))?);
        }
    }
    let mut state = 19_u64;
    let mut below = move |n: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % n
    };
    // Names of three syllables out of thirty: some ten thousand.
    let syllables: Vec<String> = ["b", "d", "f", "g", "k", "l", "m", "n", "r", "s"]
        .iter()
        .flat_map(|c| ["a", "e", "o"].map(|v| format!("{c}{v}")))
        .collect();
    Ok((0..most).map(move |n| {
        let mut name = || {
            let mut syllable = || syllables.get(below(30) as usize).map_or("", String::as_str);
            format!("{}{}{}", syllable(), syllable(), syllable())
        };
        let mut record = kinds.get(n % kinds.len()).cloned().unwrap_or_else(|| unreachable!());
        record.details.event = format!("Herbstturnier {} {}", name(), 2000 + n % 26);
        record.details.director = name();
        for seat in ["north", "east", "south", "west"] {
            record.details.persons.insert(seat.to_owned(), name());
        }
        record.details.note = format!("{} {} {} {}", name(), name(), name(), name());
        record.details.board = (n % 32 + 1).to_string();
        record.details.table = (n % 97 + 1).to_string();
        new(serde_json::to_string(&RulingEvent::Saved(Box::new(record))).unwrap_or_default(), 1)
    }))
}

pub async fn book(counts: &[usize]) -> anyhow::Result<()> {
    println!(
        "{:>8} {:>9} {:>9} {:>7} {:>8} {:>9} {:>9} {:>9} {:>8} {:>8} {:>8} {:>8} {:>8}",
        "rulings",
        "start ms",
        "first ms",
        "MiB",
        "list ms",
        "no index",
        "index s",
        "name ms",
        "law ms",
        "2 words",
        "all ms",
        "last ms",
        "save ms"
    );
    for &count in counts {
        let folder = Folder::new()?;
        let stream = Stream::new("rulings/book")?;
        let store = folder.store().await?;
        if !store.read(&stream, 0).await?.is_empty() {
            anyhow::bail!("there is a book: one size at a time on one PostgreSQL");
        }
        fill(&store, &stream, rulings(count)?).await?;
        let (mut house, start) = House::open(&folder).await?;
        let first = house.get("/rulings").await?;
        let list = house.often("/rulings").await?;
        let without = house.get("/rulings?search=kabele").await?;
        let begun = Instant::now();
        while store.indexed(&stream).await? < count as u64 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let index = begun.elapsed().as_secs_f64();
        // Nobody has said anything on the old one for longer than a server waits.
        house.line = Line::to(house.server.port).await?;
        let name = house.often("/rulings?search=kabele").await?;
        let law = house.often("/rulings?search=50B").await?;
        let two = house.often("/rulings?search=turnier+seba").await?;
        let all = house.often("/rulings?search=herbst").await?;
        let last = house.often(&format!("/rulings?page={}", count / 50 - 1)).await?;
        let mut saves = Vec::new();
        for n in 0..OFTEN {
            let (topic, told) = TOLD[0];
            let told = told.replace('&', "%26").replace('=', "%3D");
            let body = format!("key=load/{n}&game=bridge&topic={topic}&told={told}&event=Last");
            saves.push(house.post("/rulings", &body).await?);
        }
        println!(
            "{count:>8} {:>9.0} {first:>9.0} {:>7} {list:>8.2} {without:>9.0} {index:>9.2} {name:>9.2} {law:>8.2} \
             {two:>8.2} {all:>8.2} {last:>8.2} {:>8.2}",
            ms(start),
            house.memory()?,
            middle(saves)
        );
    }
    Ok(())
}

pub async fn events(counts: &[usize]) -> anyhow::Result<()> {
    println!(
        "{:>8} {:>9} {:>9} {:>7} {:>8} {:>8} {:>8} {:>8}",
        "events", "start ms", "first ms", "MiB", "page ms", "act ms", "undo ms", "tables"
    );
    for &count in counts {
        let folder = Folder::new()?;
        let id = format!("{count:012x}");
        let store = folder.store().await?;
        let created = Event::Created(Box::new(tables::board(1, [None; 4])));
        let mut room = live::Room::default();
        room.happened(1, created.clone());
        let seat = Seat::North;
        let act = Act::Bridge(LawEvent::Call { seat, call: Call::Pass });
        let acted = room.decide(live::Actor::Chair(seat.into()), &act.into())?;
        // A call, taken back, and so on.
        let all = std::iter::once(created)
            .chain((1..count).map(|n| if n % 2 == 1 { acted.clone() } else { Event::Undone }));
        let all = all.map(|event| new(serde_json::to_string(&event).unwrap_or_default(), FORMAT));
        fill(&store, &Stream::new(&format!("table/{id}"))?, all).await?;
        let (mut house, start) = House::open(&folder).await?;
        let path = format!("/tables/{id}?as=director");
        let first = house.get(&path).await?;
        let page = house.often(&path).await?;
        let (mut acts, mut undone, mut at) = (Vec::new(), Vec::new(), count);
        if count % 2 == 0 {
            house.post(&format!("/tables/{id}/undo"), &format!("as=director&at={at}")).await?;
            at += 1;
        }
        let players = tables::players(&mut house.line, &house.asker, &id).await?;
        let north = players.first().context("no link")?;
        for _ in 0..OFTEN {
            let body = format!("as={}&at={at}&do=call&call={}", Chair::from(seat), Call::Pass);
            let begun = Instant::now();
            house.line.post_patiently(&format!("/tables/{id}/act"), north, &body).await?;
            acts.push(ms(begun.elapsed()));
            undone.push(
                house.post(&format!("/tables/{id}/undo"), &format!("as=director&at={}", at + 1)).await?,
            );
            at += 2;
        }
        let list = house.often("/tables").await?;
        println!(
            "{count:>8} {:>9.0} {first:>9.1} {:>7} {page:>8.2} {:>8.2} {:>8.2} {list:>8.2}",
            ms(start),
            house.memory()?,
            middle(acts),
            middle(undone)
        );
    }
    Ok(())
}

pub async fn lines(counts: &[usize]) -> anyhow::Result<()> {
    /// Fewer deals than there are before Pflichtsoli are forced.
    const DEALS: usize = 16;
    const TABLES: usize = 100;
    let folder = Folder::new()?;
    let stream = Stream::new("tournament/growth")?;
    let store = folder.store().await?;
    let begun: Vec<HallEvent> = hall::begun(400, 3)?;
    fill(&store, &stream, std::iter::once(new(Record::payload(&begun)?, tournament::FORMAT))).await?;
    let (mut house, _) = House::open(&folder).await?;
    println!(
        "{:>8} {:>8} {:>9} {:>9} {:>8} {:>8} {:>9} {:>7}",
        "lines", "line ms", "overview", "results", "wall ms", "list ms", "again ms", "MiB"
    );
    let mut entered = 0;
    let mut counts = counts.to_vec();
    counts.sort_unstable();
    for count in counts {
        let mut times = Vec::new();
        while entered < count.min(3 * DEALS * TABLES) {
            let (table, deal, round) =
                (entered % TABLES + 1, entered / TABLES % DEALS, entered / TABLES / DEALS + 1);
            let body = format!("about=next&how=points&expected={deal}&p1=2&p2=-2&p3=2&p4=-2");
            times.push(house.post(&format!("/hall/growth/{round}/{table}/game"), &body).await?);
            entered += 1;
        }
        let last = times.split_off(times.len().saturating_sub(TABLES));
        let overview = house.often("/hall/growth").await?;
        let results = house.often("/hall/growth/results").await?;
        let wall = house.often("/hall/growth/wall").await?;
        let list = house.often("/hall/growth/1/1").await?;
        let (mut again, _) = House::open(&folder).await?;
        let first = again.get("/hall/growth").await?;
        println!(
            "{entered:>8} {:>8.2} {overview:>9.2} {results:>9.2} {wall:>8.2} {list:>8.2} {first:>9.1} {:>7}",
            middle(last),
            again.memory().context("it has ended")?
        );
    }
    Ok(())
}
