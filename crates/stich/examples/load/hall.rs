//! Tournaments of one table each, so that each has a stream of its own: a list is kept, one screen shows it.

use anyhow::Context as _;
use store::{New, Store, Stream};
use tournament::{Entrant, Event, FORMAT, Number, Record, Redraw, Rules, Setup, Stamp, Tournament};

use crate::{Plan, Screen, Step, at_once, line::Asker, server::Server};

/// Fewer deals than there are before Pflichtsoli are forced.
const DEALS: usize = 16;

/// Tournaments of four players, drawn and begun, and what is entered at them.
pub async fn set_up(
    store: &Store,
    servers: &[Server],
    prefix: &str,
    tables: usize,
) -> anyhow::Result<Vec<Plan>> {
    let stamp = Stamp { who: "load".to_owned(), when: "2026-11-21T10:00:00Z".to_owned() };
    let setup = Setup {
        name: "Load".to_owned(),
        date: "21.11.2026".to_owned(),
        place: None,
        rounds: 1,
        rules: Rules::default(),
        seed: 7,
        tie_breaks: Vec::new(),
        clubs_apart: false,
        fair_fives: false,
        remainder: tournament::Remainder::default(),
        clock: None,
    };
    let one = |n: u32| Entrant { number: Number(n), name: format!("Player {n}"), club: None, from: 1 };
    let mut events = vec![Event::Created(setup), Event::PlayersAdded { players: (1..=4).map(one).collect() }];
    let record = |events: &[Event]| Record { format: FORMAT, stamp: stamp.clone(), events: events.to_vec() };
    events.push(Tournament::begin(&record(&events))?.draw(Redraw::Rest, 7)?);
    let payload = Record::payload(&events)?;
    at_once(tables, |table| {
        let (store, payload, stamp) = (store.clone(), payload.clone(), stamp.clone());
        let stream = format!("tournament/{prefix}-{table}");
        async move {
            let what = New { at: stamp.when, who: stamp.who, format: FORMAT, payload };
            Ok(store.append(&Stream::new(&stream)?, 0, vec![what], None).await?)
        }
    })
    .await?;
    // With two servers one enters, the other watches.
    let (entering, watching) = (0, servers.len().saturating_sub(1));
    let asker = |server: usize, table| {
        let server = servers.get(server).context("no server")?;
        Ok::<_, anyhow::Error>(Asker { door: server.organiser.clone(), table })
    };
    (0..tables)
        .map(|table| {
            let step = |deal| {
                let body = format!("about=next&how=points&expected={deal}&p1=2&p2=-2&p3=2&p4=-2");
                let path = format!("/hall/{prefix}-{table}/1/1/game");
                Ok(Step { server: entering, path, asker: asker(entering, table)?, body })
            };
            Ok(Plan {
                steps: (0..DEALS).map(step).collect::<anyhow::Result<_>>()?,
                screens: vec![Screen {
                    server: watching,
                    path: format!("/hall/{prefix}-{table}/events"),
                    asker: asker(watching, table)?,
                }],
            })
        })
        .collect()
}
