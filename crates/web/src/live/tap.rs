//! What is tapped at a table: each tap is carried out once, however often it is sent, and answered with a page,
//! or for our script with nothing but the status.

use axum::{
    extract::{FromRequest, FromRequestParts as _, Path, Request},
    http::{StatusCode, header},
    response::{IntoResponse as _, Response},
};
use live::{Actor, Event, NAME, Pace, Refused, Robot, Room};
use sha2::{Digest as _, Sha256};
use store::Key;

use super::{
    act::{self, Trouble, perform},
    create::Bad,
    robots::nudge,
    round::deals,
    table::{Looked, show},
};
use crate::{app::App, body::Fields, failure::Failure, page::onwards, person::Person};

/// A form of the page of a table.
pub struct Tap {
    app: App,
    person: Person,
    id: String,
    fields: Fields,
    /// It comes from our script, which keeps the page up to date by itself.
    script: bool,
}

impl FromRequest<App> for Tap {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Result<Tap, Failure> {
        let (mut parts, body) = request.into_parts();
        let person = Person::from_request_parts(&mut parts, app).await?;
        let Path(id) =
            Path::from_request_parts(&mut parts, app).await.map_err(|no| Failure::of(no.status()))?;
        let headers = parts.headers.clone();
        let fields = Fields::from_request(Request::from_parts(parts, body), app).await?;
        Ok(Tap { app: app.clone(), person, id, fields, script: headers.contains_key("x-live") })
    }
}

impl Tap {
    /// Carries it out and answers. `what`: in words of ours, so that another tap on the same page is another. `decide` is told
    /// whether the game has gone on since the page that was tapped.
    async fn answered(
        self,
        decide: impl Fn(&Room, Actor, bool) -> Result<Event, Refused> + Sync,
        what: &str,
    ) -> Result<Response, Failure> {
        let Tap { app, person, id, fields, script } = self;
        let looked = Looked::at(&app, &person, &id, fields.get("as")).await?;
        let actor = looked.seen.actor()?;
        let at = fields.get("at").parse();
        let at: u64 = at.map_err(|_| Failure::Unreadable("the form is incomplete".to_owned()))?;
        let key = key(&id, &looked.seen.id(), at, what)?;
        let who = format!("{} {}", act::who(actor), person.grants.who());
        let done = perform((&app, &looked.table), &who, Some(key), &|room| {
            let moved = room.has_moved_since(at);
            let done = decide(room, actor, moved);
            // It stands open on his page: he would look in vain for what he has done wrong.
            done.map_err(|no| if moved && no == Refused::NotOpen { Refused::MovedOn } else { no })
        })
        .await;
        let refused = match done {
            Ok(()) => {
                nudge(&app, &looked.stream);
                return Ok(if script {
                    StatusCode::NO_CONTENT.into_response()
                } else {
                    onwards(&format!("/tables/{id}?as={}", looked.seen.id()))
                });
            }
            Err(Trouble::Failed(failure)) => return Err(failure),
            Err(Trouble::Refused(refused)) => refused,
        };
        let said = act::said(&refused, looked.table.with(Room::game).await?, person.words());
        Tap { app, person, id, fields, script }.refused(&looked, said).await
    }

    /// Why it was not done: beside what was typed, which our script leaves as it is, and without it the page brings back.
    async fn refused(self, looked: &Looked, said: String) -> Result<Response, Failure> {
        if self.script {
            let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8; said")];
            return Ok((StatusCode::CONFLICT, kind, said).into_response());
        }
        show(looked, self.person, &self.id, Some((said, self.fields))).await
    }
}

/// What answers something that stands open. From the page of before it would answer what nobody has seen there.
const ANSWERS: [&str; 7] = ["agree", "object", "choose", "answer", "say", "solo", "name"];

/// The key of a tap: the same tap on the same page is one tap.
fn key(id: &str, by: &str, at: u64, what: &str) -> Result<Key, Failure> {
    let sum = Sha256::digest(what.as_bytes());
    let sum: String = sum.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    Key::new(&format!("live/{id}/{by}/{at}/{sum}")).map_err(|e| Failure::Unreadable(e.to_string()))
}

/// `POST /tables/{id}/act`.
pub async fn act(tap: Tap) -> Result<Response, Failure> {
    let looked = Looked::at(&tap.app, &tap.person, &tap.id, tap.fields.get("as")).await?;
    let by = looked.seen.actor()?;
    let speaker = looked.table.with(|room| room.speaker(by)).await?;
    let act = match act::read(&tap.fields, speaker, tap.person.words()) {
        Ok(act) => act,
        Err(Bad::Said(said)) => return tap.refused(&looked, said).await,
        Err(Bad::Failed(failure)) => return Err(failure),
    };
    let what = act.written().map_err(|e| Failure::Server(e.to_string()))?;
    let (app, words) = (tap.app.clone(), tap.person.words());
    let done = tap.fields.get("do");
    let answers = ANSWERS.contains(&done);
    let meant = ["play", "call", "announce"]
        .contains(&done)
        .then(|| format!("{}{}", tap.fields.get("card"), tap.fields.get("call")));
    let unseen =
        |room: &Room| answers || meant.as_deref().is_some_and(|meant| looked.asks(room, meant, words));
    let decide = |room: &Room, by, moved| match moved && unseen(room) {
        true => Err(Refused::MovedOn),
        false => room.decide_with(by, &act, |claimed| app.proofs.known(claimed)),
    };
    tap.answered(decide, &what).await
}

/// `POST /tables/{id}/undo`: the director undoes the last act.
pub async fn undo(tap: Tap) -> Result<Response, Failure> {
    let decide = |room: &Room, by, moved| if moved { Err(Refused::MovedOn) } else { room.undo(by) };
    tap.answered(decide, "undo").await
}

/// `POST /tables/{id}/places`: the director seats a robot, or frees a place.
pub async fn fill(tap: Tap) -> Result<Response, Failure> {
    let chair = act::chair(&tap.fields, "chair")?;
    let robot = match tap.fields.get("robot") {
        "" => None,
        "careful" => Some(Robot::Careful),
        "careless" => Some(Robot::Careless),
        other => return Err(Failure::Unreadable(format!("`{other}` is no robot"))),
    };
    let what = format!("{chair} {}", tap.fields.get("robot"));
    tap.answered(|room, by, _| room.fill(by, chair, robot), &what).await
}

/// `POST /tables/{id}/robots`: how the robots play, as the director wants it.
pub async fn robots(tap: Tap) -> Result<Response, Failure> {
    let pace = match tap.fields.get("pace") {
        "usual" => Pace::Usual,
        "slow" => Pace::Slow,
        "paused" => Pace::Paused,
        other => return Err(Failure::Unreadable(format!("`{other}` is no pace"))),
    };
    let stop = tap.fields.get("stop") == "1";
    let what = format!("robots {pace:?} {stop}");
    tap.answered(|room, by, _| room.handle_robots(by, pace, stop), &what).await
}

/// `POST /tables/{id}/name`: somebody says what he is called, or the director what another is.
pub async fn name(tap: Tap) -> Result<Response, Failure> {
    let chair = act::chair(&tap.fields, "chair")?;
    let name = tap.fields.line("name", NAME)?;
    let what = format!("{chair} is {name}");
    tap.answered(|room, by, _| room.call_him(by, chair, &name), &what).await
}

/// `POST /tables/{id}/next`: the next deal of a round; chance gives the cards.
pub async fn next(tap: Tap) -> Result<Response, Failure> {
    let deal = deals()?;
    tap.answered(|room, by, _| deal(room, by), "next").await
}

/// `POST /tables/{id}/time`: the director says that the time of a round is up, or that it is not.
pub async fn time(tap: Tap) -> Result<Response, Failure> {
    let up = match tap.fields.get("up") {
        "yes" => true,
        "no" => false,
        other => return Err(Failure::Unreadable(format!("`{other}` is neither yes nor no"))),
    };
    let what = if up { "time up" } else { "time not up" };
    tap.answered(|room, by, _| room.time_up(by, up), what).await
}
