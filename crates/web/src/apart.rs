//! What takes long is done apart: on threads of its own, a few at a time, so that the threads that answer pages never
//! wait for it. That nothing of the kind begins on those [`Quick`] sees to, in tests and wherever `debug_assertions` are on.

use std::{
    collections::{HashMap, VecDeque},
    future::Future,
    pin::Pin,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    task::{Context, Poll},
    time::{Duration, Instant},
};

use doppelkopf_laws::{Claimed, Proof};
use tokio::sync::{OnceCell, Semaphore, oneshot};

use crate::failure::Failure;

/// Claims of soloists: each takes a core for seconds, and the machine has other things to do.
static CLAIMS: Semaphore = Semaphore::const_new(2);
/// Pages of the law book beside the table, which looks for normal play: tenths of a second.
pub static BOOK: Semaphore = Semaphore::const_new(2);
/// What is printed.
pub static PAPER: Semaphore = Semaphore::const_new(2);
/// What options are worth: a second each.
pub static PRICES: Semaphore = Semaphore::const_new(1);
/// Files that are taken in are played again.
pub static INTAKE: Semaphore = Semaphore::const_new(1);

/// Does this apart, when it is its turn among those few. It is done to the end also where nobody waits for it any more,
/// and keeps its place until then.
///
/// # Errors
/// [`Failure::Server`], if it could not be done.
pub async fn apart<T: Send + 'static>(
    few: &'static Semaphore,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Failure> {
    let turn = few.acquire().await.map_err(|e| Failure::Server(e.to_string()))?;
    on_its_own(move || {
        let _turn = turn;
        work()
    })
    .await
}

/// Does this on a thread of its own, at once.
///
/// # Errors
/// [`Failure::Server`], if it could not be done.
pub async fn on_its_own<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
    let (tell, told) = oneshot::channel();
    // In a box, so that what a task needs is compiled once, and not for each work. Nobody may wait for it any more.
    let work: Box<dyn FnOnce() + Send> = Box::new(move || drop(tell.send(work())));
    drop(tokio::task::spawn_blocking(work));
    told.await.map_err(|e| Failure::Server(e.to_string()))
}

/// Whoever keeps a thread for longer keeps others waiting. It is ten times what anything there should take, since a machine
/// that is busy with other things counts as well.
const LONG: Duration = Duration::from_millis(50);
static BLOCKED: AtomicU64 = AtomicU64::new(0);

/// How often a thread for which many wait was kept by one, since the start.
pub fn blocked() -> u64 {
    BLOCKED.load(Ordering::Relaxed)
}

/// So many proofs are remembered.
const REMEMBERED: usize = 256;

/// What was proved of claims: each is searched once, however many ask, and however often.
#[derive(Default)]
pub struct Proofs(Mutex<Known>);

#[derive(Default)]
struct Known {
    proofs: HashMap<Claimed, Arc<OnceCell<Proof>>>,
    /// In the order in which they were asked for.
    order: VecDeque<Claimed>,
}

impl Proofs {
    /// What is known of it already.
    pub fn known(&self, claimed: &Claimed) -> Option<Proof> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).proofs.get(claimed)?.get().copied()
    }

    /// What can be proved of it. Who goes away does not end the search: whoever comes again finds it.
    ///
    /// # Errors
    /// [`Failure::Server`], if it could not be searched.
    pub async fn find(&self, claimed: Claimed) -> Result<Proof, Failure> {
        let cell = self.cell(&claimed);
        let (tell, told) = oneshot::channel();
        spawn(async move {
            let proof = cell.get_or_try_init(|| apart(&CLAIMS, move || claimed.search())).await.copied();
            drop(tell.send(proof));
        });
        told.await.map_err(|e| Failure::Server(e.to_string()))?
    }

    fn cell(&self, claimed: &Claimed) -> Arc<OnceCell<Proof>> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(cell) = known.proofs.get(claimed) {
            return Arc::clone(cell);
        }
        if known.order.len() >= REMEMBERED
            && let Some(oldest) = known.order.pop_front()
        {
            known.proofs.remove(&oldest);
        }
        let cell = Arc::<OnceCell<Proof>>::default();
        known.order.push_back(claimed.clone());
        known.proofs.insert(claimed.clone(), Arc::clone(&cell));
        cell
    }
}

/// A future on a thread for which many wait: nothing that takes long may begin in it. It knows its thread while it is
/// asked, whatever runtime asks.
pub struct Quick<T>(Pin<Box<dyn Future<Output = T> + Send>>);

/// Answers as this does, and lets nothing long begin in it.
pub fn quick<T>(future: impl Future<Output = T> + Send + 'static) -> Quick<T> {
    Quick(Box::pin(future))
}

/// Does this beside everything else, on a thread for which many wait.
pub fn spawn(task: impl Future<Output = ()> + Send + 'static) {
    drop(tokio::spawn(quick(task)));
}

impl<T> Future for Quick<T> {
    type Output = T;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<T> {
        let future = self.0.as_mut();
        let begun = Instant::now();
        let polled = proved::quick(|| future.poll(context));
        if begun.elapsed() > LONG {
            BLOCKED.fetch_add(1, Ordering::Relaxed);
        }
        polled
    }
}

#[cfg(test)]
mod tests {
    use std::panic::AssertUnwindSafe;

    use futures_util::FutureExt as _;

    use super::*;

    #[tokio::test]
    async fn nothing_long_begins_on_a_thread_for_which_many_wait() {
        let long = || drop(crate::doors::Password::new("drei kleine Karo").unwrap());
        let here = AssertUnwindSafe(quick(async move { long() })).catch_unwind().await;
        assert!(here.is_err());
        quick(apart(&PAPER, long)).await.unwrap();
        // What keeps a thread all the same, where nobody said that it is long, is counted.
        let before = blocked();
        quick(async { std::thread::sleep(2 * LONG) }).await;
        assert!(blocked() > before);
    }
}
