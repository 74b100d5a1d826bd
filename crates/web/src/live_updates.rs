//! Pages that stay up to date: server-sent events about a stream, each with a number, so that a device that
//! lost the connection goes on where it was (`Last-Event-ID`), without loss or repetition.
//!
//! Whoever watches is told the newest state, not every step to it: a slow device cannot make the server
//! keep anything for it. Between two steps that nobody has seen there is nothing to be missed.

use std::{
    collections::HashMap,
    convert::Infallible,
    future::Future,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use axum::{
    http::HeaderMap,
    response::{
        IntoResponse as _, Response, Sse,
        sse::{Event, KeepAlive},
    },
};
use futures_util::stream;
use store::{Change, Stream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use crate::{body::field, failure::Failure};

/// So many watch at a time; more are asked to come later.
const MOST: usize = 12_000;
/// A line that is silent for long is taken for dead by telephones and proxies.
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
    open: watch::Sender<bool>,
}

impl Default for Watchers {
    fn default() -> Watchers {
        let places = Arc::new(Semaphore::new(MOST));
        Watchers { streams: Mutex::default(), places, open: watch::Sender::new(true) }
    }
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
    /// [`Failure::TooMany`], if too many watch already.
    pub fn watch<L, A>(&self, stream: &Stream, after: u64, look: L) -> Result<Response, Failure>
    where
        L: Fn(u64) -> A + Send + 'static,
        A: Future<Output = Result<Option<Update>, Failure>> + Send,
    {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Failure::TooMany)?;
        let mut changes = self.listen(stream);
        changes.mark_changed();
        let line = Line { look, changes, open: self.open.subscribe(), after, begun: false, _place: place };
        let lines = stream::unfold(line, |line| async move { line.next().await });
        let mut response = Sse::new(lines).keep_alive(KeepAlive::new().interval(ALIVE)).into_response();
        // Some proxies keep answers back until they are whole.
        response.headers_mut().insert("x-accel-buffering", axum::http::HeaderValue::from_static("no"));
        Ok(response)
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

/// The line to one listener.
struct Line<L> {
    look: L,
    changes: watch::Receiver<u64>,
    open: watch::Receiver<bool>,
    after: u64,
    begun: bool,
    _place: OwnedSemaphorePermit,
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
