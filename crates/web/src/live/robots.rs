//! The robots: after each event somebody looks whether one of them has something to do. That it happens
//! once, whichever server looks, its key and its number see to.

use std::{
    collections::HashSet,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use live::{Actor, Pace, Refused, Room};
use store::{Key, Stream};

use super::{act::Trouble, id};
use crate::{
    apart::spawn,
    app::App,
    failure::Failure,
    fold::{Asker, By},
};

/// The tables at which this server lets the robots play now.
#[derive(Default)]
pub struct Driving(Mutex<HashSet<Stream>>);

impl Driving {
    fn begins(&self, stream: &Stream) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(stream.clone())
    }

    fn ends(&self, stream: &Stream) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(stream);
    }
}

/// Lets the robots at this table do what they have to do, if it is one and nobody does so already.
pub fn nudge(app: &App, stream: &Stream) {
    if id(stream).is_some() && app.driving.begins(stream) {
        let (app, stream) = (app.clone(), stream.clone());
        spawn(async move {
            let driven = drive(&app, &stream).await;
            app.driving.ends(&stream);
            match driven {
                // Something may have happened between the last look and now.
                Ok(true) => nudge(&app, &stream),
                Ok(false) => {}
                Err(failure) => tracing::error!(%stream, %failure, "the robots stand still"),
            }
        });
    }
}

/// How long a robot seems to think: a trick lies there until people have seen it.
fn thinking(room: &Room) -> Duration {
    let moment = Duration::from_millis(if room.trick_lies() { 2300 } else { 700 });
    if room.pace() == Pace::Slow { moment * 3 } else { moment }
}

/// One after the other, each after a moment of thinking. Is there more to do?
async fn drive(app: &App, stream: &Stream) -> Result<bool, Failure> {
    let Some(table) = app.tables.get(stream).await? else { return Ok(false) };
    loop {
        let next = |room: &Room| room.robot_act().map(|_| (room.number(), thinking(room)));
        let Some((number, thinking)) = table.with(next).await? else { return Ok(false) };
        tokio::time::sleep(app.settings.thinking.unwrap_or(thinking)).await;
        let key = Key::new(&format!("live/{}/robot/{number}", id(stream).unwrap_or_default()));
        let key = key.map_err(|e| Failure::Server(e.to_string()))?;
        let decide = |_, room: &Room| match room.robot_act().filter(|_| room.number() == number) {
            Some((chair, act)) => {
                let event = room.decide_with(Actor::Robot(chair), &act.into(), |it| app.proofs.known(it))?;
                Ok((vec![event], ()))
            }
            None => Err(Trouble::Failed(Failure::Conflict)),
        };
        let by = By { who: "robot", asker: Asker::Server };
        match table.decide(by, Some(key), decide).await {
            // Somebody else was faster: look again.
            Ok(_) | Err(Trouble::Failed(Failure::Conflict)) => {}
            Err(Trouble::Refused(Refused::Unproved(claimed))) => {
                app.proofs.find(*claimed).await?;
            }
            Err(Trouble::Refused(refused)) => return Err(Failure::Server(refused.to_string())),
            Err(Trouble::Failed(failure)) => return Err(failure),
        }
    }
}
