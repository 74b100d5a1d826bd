//! Tournaments of one table each, so that each has a stream of its own: a list is kept, one screen shows it.

use anyhow::Context as _;
use serde_json::Value;
use store::{New, Store, Stream};
use tournament::{Entrant, Event, FORMAT, Number, Record, Redraw, Rules, Setup, Stamp, Tournament};

use crate::{
    Plan, Screen, Step, at_once,
    line::{Asker, Line},
    server::Server,
};

/// Fewer deals than there are before Pflichtsoli are forced.
const DEALS: usize = 16;

pub fn stamp() -> Stamp {
    Stamp { who: "load".to_owned(), when: "2026-11-21T10:00:00Z".to_owned() }
}

/// What happens in a tournament of so many players until its rounds are drawn.
pub fn begun(players: u32, rounds: usize) -> anyhow::Result<Vec<Event>> {
    let setup = Setup {
        name: "Load".to_owned(),
        date: "21.11.2026".to_owned(),
        place: None,
        rounds,
        rules: Rules::default(),
        seed: 7,
        tie_breaks: Vec::new(),
        clubs_apart: false,
        fair_fives: false,
        remainder: tournament::Remainder::default(),
        clock: None,
    };
    let one = |n: u32| Entrant { number: Number(n), name: format!("Player {n}"), club: None, from: 1 };
    let mut events =
        vec![Event::Created(setup), Event::PlayersAdded { players: (1..=players).map(one).collect() }];
    let record = Record { format: FORMAT, stamp: stamp(), events: events.clone() };
    events.push(Tournament::begin(&record)?.draw(Redraw::Rest, 7)?);
    Ok(events)
}

/// Tournaments of four players, drawn and begun, and what is entered at them.
pub async fn set_up(
    store: &Store,
    servers: &[Server],
    prefix: &str,
    tables: usize,
) -> anyhow::Result<Vec<Plan>> {
    let stamp = stamp();
    let payload = Record::payload(&begun(4, 1)?)?;
    let first = servers.first().context("no server")?;
    let (port, organiser) = (first.port, first.organiser.clone());
    // Each table enters and watches by its own link: what one person may change in a second, and how many lines he
    // may have, is bounded.
    let keepers = at_once(tables, |table| {
        let (store, payload, stamp) = (store.clone(), payload.clone(), stamp.clone());
        let (name, asker) = (format!("{prefix}-{table}"), Asker { door: organiser.clone(), table });
        async move {
            let what = New { at: stamp.when, who: stamp.who, format: FORMAT, payload };
            store.append(&Stream::new(&format!("tournament/{name}"))?, 0, vec![what], None).await?;
            let path = format!("/api/v1/tournaments/{name}/codes");
            let (_, codes) =
                Line::to(port).await?.post_patiently(&path, &asker, r#"{"make":"missing"}"#).await?;
            let codes: Value = serde_json::from_str(&codes)?;
            let address = codes.pointer("/codes/0/address").and_then(Value::as_str);
            let token = address.and_then(|address| address.rsplit_once('/')).context("no code")?.1;
            Ok(format!("Authorization: Bearer {token}"))
        }
    })
    .await?;
    // With two servers one enters, the other watches.
    let (entering, watching) = (0, servers.len().saturating_sub(1));
    let plans = keepers.into_iter().enumerate().map(|(table, door)| {
        let asker = Asker { door, table };
        let step = |deal| {
            let body = format!("about=next&how=points&expected={deal}&p1=2&p2=-2&p3=2&p4=-2");
            let path = format!("/hall/{prefix}-{table}/1/1/game");
            Step { server: entering, path, asker: asker.clone(), body }
        };
        Plan {
            steps: (0..DEALS).map(step).collect(),
            screens: vec![Screen {
                server: watching,
                path: format!("/hall/{prefix}-{table}/events"),
                asker: asker.clone(),
            }],
        }
    });
    Ok(plans.collect())
}
