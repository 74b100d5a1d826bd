//! Live tables of bridge: four players at each, each with a screen of his own and with what his link allows.
//! What they call and play is what careful robots would.

use anyhow::{Context as _, bail};
use bridge_laws::event::Event as LawEvent;
use live::{
    Act, Actor, Chair, Created, Event, FORMAT, GameSetup, Robot, Room, Spectators, Watching,
    bridge::{BoardSetup, shuffled},
};
use serde_json::Value;
use store::{New, Store, Stream};

use crate::{
    Plan, Screen, Step, at_once,
    line::{Asker, Line},
    server::Server,
};

/// The acts of one board, told by the place from which each comes and the form that is sent.
type Acts = Vec<(Chair, String)>;

pub fn board(number: u32, robots: [Option<Robot>; 4]) -> Created {
    let mut state = u64::from(number);
    let below = |n: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % n
    };
    Created {
        name: format!("Load {number}"),
        game: GameSetup::Bridge(BoardSetup::numbered(number, shuffled(below))),
        watching: Watching::OnCall,
        spectators: Spectators::Afterwards,
        robots,
        names: Default::default(),
        seed: u64::from(number),
    }
}

/// What robots do with this board.
fn acts(number: u32, most: usize) -> anyhow::Result<Acts> {
    let (mut room, mut acts) = (Room::default(), Acts::new());
    room.happened(1, Event::Created(Box::new(board(number, [Some(Robot::Careful); 4]))));
    while let Some((chair, act)) = room.robot_act().filter(|_| acts.len() < most) {
        let at = room.number();
        let Act::Bridge(event) = &act else { bail!("another game") };
        acts.push((chair, form(chair, at, event)?));
        let event = room.decide(Actor::Robot(chair), &act.into())?;
        room.happened(at + 1, event);
    }
    Ok(acts)
}

/// The form that a page sends for it.
fn form(chair: Chair, at: u64, event: &LawEvent) -> anyhow::Result<String> {
    let what = match event {
        LawEvent::Call { call, .. } => format!("do=call&call={call}"),
        LawEvent::Play { seat, card } if *seat != chair.seat() => format!("do=play&card={card}&dummy=1"),
        LawEvent::Play { card, .. } => format!("do=play&card={card}"),
        LawEvent::LeadFaceDown { card: Some(card), .. } => format!("do=play&card={card}&down=1"),
        LawEvent::Face { .. } => "do=turn-up".to_owned(),
        other => bail!("careful robots do not {other:?}"),
    };
    Ok(format!("as={chair}&at={at}&{what}"))
}

/// The tables, their links, and what is played at them.
pub async fn set_up(
    store: &Store,
    servers: &[Server],
    prefix: u32,
    tables: usize,
    most: usize,
) -> anyhow::Result<Vec<Plan>> {
    let first = servers.first().context("no server")?;
    let (port, organiser) = (first.port, first.organiser.clone());
    let made = at_once(tables, |table| {
        let (store, organiser) = (store.clone(), organiser.clone());
        // One database may see several runs.
        let id = format!("{:04x}{:04x}{:04x}", prefix & 0xffff, tables & 0xffff, table & 0xffff);
        async move {
            let number = u32::try_from(table)? + 1;
            let payload = serde_json::to_string(&Event::Created(Box::new(board(number, [None; 4]))))?;
            let at = "2026-11-21T10:00:00Z".to_owned();
            let what = New { at, who: "load".to_owned(), format: FORMAT, payload };
            store.append(&Stream::new(&format!("table/{id}"))?, 0, vec![what], None).await?;
            let asked = players(&mut Line::to(port).await?, &Asker { door: organiser, table }, &id).await?;
            Ok((id, asked, acts(number, most)?))
        }
    })
    .await?;
    made.into_iter().map(|(id, players, acts)| plan(servers.len(), &id, &players, acts)).collect()
}

/// The four players of a table, each with a link of his own.
pub async fn players(line: &mut Line, organiser: &Asker, id: &str) -> anyhow::Result<Vec<Asker>> {
    let (_, links) = line.post_patiently(&format!("/api/v1/tables/{id}/links"), organiser, "").await?;
    let links: Vec<Value> = serde_json::from_str(&links)?;
    let tokens = links.iter().take(4).filter_map(|link| {
        let (_, token) = link.get("address")?.as_str()?.rsplit_once('/')?;
        Some(Asker { door: format!("Authorization: Bearer {token}"), table: organiser.table })
    });
    Ok(tokens.collect())
}

/// With two servers North and South play at one, East and West at the other.
fn plan(servers: usize, id: &str, players: &[Asker], acts: Acts) -> anyhow::Result<Plan> {
    let player = |chair: Chair| players.get(chair.index()).cloned().context("four links");
    let at = |chair: Chair| chair.index() % servers;
    let step = |(chair, body): (Chair, String)| {
        Ok(Step { server: at(chair), path: format!("/tables/{id}/act"), asker: player(chair)?, body })
    };
    let screen = |chair: Chair| {
        let path = format!("/tables/{id}/live?as={chair}");
        Ok(Screen { server: at(chair), path, asker: player(chair)? })
    };
    Ok(Plan {
        steps: acts.into_iter().map(step).collect::<anyhow::Result<_>>()?,
        screens: Chair::ALL.into_iter().map(screen).collect::<anyhow::Result<_>>()?,
    })
}
