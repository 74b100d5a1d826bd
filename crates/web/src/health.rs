//! How the server is, for load balancers and whoever watches over it.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use axum::{Json, extract::State, http::StatusCode};
use serde::Serialize;
use store::Store;
use tokio::{sync::watch, time::timeout};

use crate::{apart, app::App, failure::Failure};

/// The database must have answered by then; and it is not asked more often.
const SOON: Duration = Duration::from_secs(1);

/// What was counted since the start, and when the database was last asked.
#[derive(Default)]
pub struct Health {
    refused: AtomicU64,
    slow: AtomicU64,
    asked: Mutex<Option<Asked>>,
}

/// A question to the database, of which there is one at a time: what waits for it must not become more.
struct Asked {
    at: Instant,
    answer: watch::Receiver<Option<bool>>,
}

impl Health {
    /// An answer was given, after so long.
    pub fn answered(&self, status: StatusCode, after: Duration) {
        if status == StatusCode::TOO_MANY_REQUESTS {
            self.refused.fetch_add(1, Ordering::Relaxed);
        }
        if after > SOON || status == StatusCode::SERVICE_UNAVAILABLE {
            self.slow.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Does the database write and read within a second?
    async fn is_well(&self, store: &Store) -> bool {
        let mut answer = self.answer(store);
        let well = timeout(SOON, answer.wait_for(Option::is_some)).await;
        well.is_ok_and(|told| told.is_ok_and(|told| *told == Some(true)))
    }

    fn answer(&self, store: &Store) -> watch::Receiver<Option<bool>> {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        let young = |asked: &&Asked| asked.answer.borrow().is_none() || asked.at.elapsed() < SOON;
        if let Some(asked) = asked.as_ref().filter(young) {
            return asked.answer.clone();
        }
        let (told, answer) = watch::channel(None);
        let store = store.clone();
        apart::spawn(async move { _ = told.send(Some(store.pulse().await.is_ok())) });
        *asked = Some(Asked { at: Instant::now(), answer: answer.clone() });
        answer
    }
}

/// What is told.
#[derive(Serialize)]
pub struct Told {
    status: &'static str,
    /// Requests that were too many, since the start.
    refused: u64,
    /// Answers after more than a second, or given up.
    slow: u64,
    /// How often something kept a thread from all who wait for it.
    blocked: u64,
}

/// `/health`
pub async fn health(State(app): State<App>) -> Result<Json<Told>, Failure> {
    if !app.health.is_well(&app.store).await {
        return Err(Failure::Slow);
    }
    let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    let (refused, slow) = (count(&app.health.refused), count(&app.health.slow));
    Ok(Json(Told { status: "ok", refused, slow, blocked: apart::blocked() }))
}
