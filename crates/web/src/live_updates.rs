//! Pages that stay up to date: server-sent events about a stream, each with a number, so that a device that
//! lost the connection goes on where it was (`Last-Event-ID`), without loss or repetition.
//!
//! Whoever watches is told the newest state, not every step to it: a slow device cannot make the server
//! keep anything for it. Between two steps that nobody has seen there is nothing to be missed.

use std::{
    collections::HashMap,
    convert::Infallible,
    future::Future,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, request::Parts},
    response::{
        IntoResponse as _, Response, Sse,
        sse::{Event, KeepAlive},
    },
};
use futures_util::stream;
use store::{Change, Stream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use crate::{
    app::App,
    body::field,
    caller::Caller,
    doors::Id,
    failure::Failure,
    shares::{Held, Shares},
};

/// So many watch at a time; more are asked to come later. Each line takes some 20 KiB with its connection.
const MOST: usize = 12_000;
/// So many strangers at a time, so that there is always room for those with a role.
const MOST_STRANGERS: usize = 4_000;
/// So many lines from one address without a role, and so many of one link: a hall of spectators.
const MOST_TOGETHER: usize = 512;
/// So many lines of one person on one device.
const MOST_OF_ONE: usize = 24;
/// A line that is silent for long is taken for dead by telephones, proxies and our own pages.
const ALIVE: Duration = Duration::from_secs(15);
/// After so long a device that lost its connection tries again.
const AGAIN: Duration = Duration::from_secs(2);

/// What is sent to somebody who watches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Update {
    /// The number in the stream up to which it tells: the id of the event.
    pub number: u64,
    /// The name of the event.
    pub name: &'static str,
    /// What it says.
    pub data: String,
}

/// Who watches what.
pub struct Watchers {
    streams: Mutex<HashMap<Stream, watch::Sender<u64>>>,
    places: Arc<Semaphore>,
    shares: Shares<Share>,
    open: watch::Sender<bool>,
}

impl Default for Watchers {
    fn default() -> Watchers {
        let places = Arc::new(Semaphore::new(MOST));
        Watchers {
            streams: Mutex::default(),
            places,
            shares: Shares::default(),
            open: watch::Sender::new(true),
        }
    }
}

/// Those who share a bound.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Share {
    One(Caller),
    OfALink(Id),
    At(IpAddr),
    Strangers,
}

impl Share {
    /// The bounds of a caller, and how many lines each allows. Programs of organisers and directors watch for everybody.
    fn of(caller: &Caller) -> Vec<(Share, usize)> {
        match caller {
            Caller::Known { leads: true, .. } => Vec::new(),
            Caller::Known { by, .. } => {
                vec![(Share::One(caller.clone()), MOST_OF_ONE), (Share::OfALink(by.clone()), MOST_TOGETHER)]
            }
            Caller::Stranger(address) => {
                vec![(Share::At(*address), MOST_TOGETHER), (Share::Strangers, MOST_STRANGERS)]
            }
        }
    }
}

/// A place among those who watch, as long as the line is open.
struct Place {
    _of: Held<Share>,
    _of_all: OwnedSemaphorePermit,
}

impl Watchers {
    /// Something was stored, here or by another server. Folds must have heard it before.
    pub fn hear(&self, change: &Change) {
        let mut streams = self.streams();
        match change {
            Change::Appended { stream, number } => {
                if let Some(told) = streams.get(stream) {
                    told.send_if_modified(|newest| {
                        let newer = *newest < *number;
                        *newest = (*newest).max(*number);
                        newer
                    });
                }
            }
            Change::CatchUp => {
                streams.retain(|_, told| told.receiver_count() > 0);
                streams.values().for_each(|told| told.send_modify(|_| ()));
            }
        }
    }

    /// The server stops: all lines end, and the devices look for it again.
    pub fn close(&self) {
        self.open.send_replace(false);
    }

    /// How many watch.
    #[must_use]
    pub fn count(&self) -> usize {
        MOST - self.places.available_permits()
    }

    /// An answer that goes on as long as somebody listens. `look` is asked at once and whenever there is
    /// more in the stream: it is given the number up to which the listener has been told, and says what
    /// there is to tell, if anything. If it fails, the line ends; whoever comes again hears why.
    ///
    /// # Errors
    /// [`Failure::TooMany`], if this caller, those with whom he shares a bound, or all, watch too much already.
    pub fn watch<L, A>(&self, listener: &Listener, stream: &Stream, look: L) -> Result<Response, Failure>
    where
        L: Fn(u64) -> A + Send + 'static,
        A: Future<Output = Result<Option<Update>, Failure>> + Send,
    {
        let place = self.place(&listener.caller).ok_or(Failure::TooMany)?;
        let mut changes = self.listen(stream);
        changes.mark_changed();
        let line = Line {
            look,
            changes,
            open: self.open.subscribe(),
            after: listener.after,
            begun: false,
            _place: place,
        };
        let lines = stream::unfold(line, |line| async move { line.next().await });
        let sign = KeepAlive::new().interval(ALIVE);
        // Scripts hear nothing of comments, nor of events without data.
        let sign =
            if listener.alive { sign.event(Event::default().event("alive").data("yes")) } else { sign };
        let mut response = Sse::new(lines).keep_alive(sign).into_response();
        // Some proxies keep answers back until they are whole.
        response.headers_mut().insert("x-accel-buffering", axum::http::HeaderValue::from_static("no"));
        Ok(response)
    }

    fn place(&self, caller: &Caller) -> Option<Place> {
        let of_all = Arc::clone(&self.places).try_acquire_owned().ok()?;
        Some(Place { _of: self.shares.take(&Share::of(caller))?, _of_all: of_all })
    }

    fn listen(&self, stream: &Stream) -> watch::Receiver<u64> {
        let mut streams = self.streams();
        if streams.len() > MOST {
            streams.retain(|_, told| told.receiver_count() > 0);
        }
        streams.entry(stream.clone()).or_insert_with(|| watch::Sender::new(0)).subscribe()
    }

    fn streams(&self) -> MutexGuard<'_, HashMap<Stream, watch::Sender<u64>>> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Who wants to be told, and up to which number he has been.
#[derive(Debug, Clone)]
pub struct Listener {
    /// Who.
    pub caller: Caller,
    /// The number of the last thing he heard.
    pub after: u64,
    /// He wants to hear that the line is alive (`?alive=yes`), in events `alive`.
    pub alive: bool,
}

impl FromRequestParts<App> for Listener {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Listener, Failure> {
        let after = after(&parts.headers, parts.uri.query());
        let alive = field(parts.uri.query(), "alive") == "yes";
        Ok(Listener { caller: Caller::from_request_parts(parts, app).await?, after, alive })
    }
}

/// The line to one listener.
struct Line<L> {
    look: L,
    changes: watch::Receiver<u64>,
    open: watch::Receiver<bool>,
    after: u64,
    begun: bool,
    _place: Place,
}

impl<L, A> Line<L>
where
    L: Fn(u64) -> A,
    A: Future<Output = Result<Option<Update>, Failure>>,
{
    async fn next(mut self) -> Option<(Result<Event, Infallible>, Line<L>)> {
        if !self.begun {
            self.begun = true;
            return Some((Ok(Event::default().retry(AGAIN)), self));
        }
        loop {
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                _ = self.open.wait_for(|open| !*open) => return None,
            }
            match (self.look)(self.after).await {
                Ok(None) => {}
                Ok(Some(Update { number, name, data })) => {
                    self.after = number;
                    let event = Event::default().id(number.to_string()).event(name).data(data);
                    return Some((Ok(event), self));
                }
                Err(_) => return None,
            }
        }
    }
}

/// The number up to which a listener has been told: as its device remembers it, or as the page says from
/// which it listens (`?after=7`).
#[must_use]
pub fn after(headers: &HeaderMap, query: Option<&str>) -> u64 {
    let remembered = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.trim().parse().ok());
    remembered.or_else(|| field(query, "after").parse().ok()).unwrap_or(0)
}
