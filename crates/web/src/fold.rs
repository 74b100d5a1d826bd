//! A stream kept in memory: what is known is the fold of its events, and it hears when there are more.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex as Lock, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};
use store::{Change, Damage, Event, MOST_MISSING, New, Store, StoreError, Stream};
use tokio::sync::{Mutex, RwLock, RwLockReadGuard};

use crate::{apart::on_its_own, clock};

/// What becomes of the events of a stream.
pub trait Fold: Default + Send + Sync + 'static {
    /// One event of it.
    type Event: DeserializeOwned + serde::Serialize + Send + Sync;
    /// The version of the format of these events.
    const FORMAT: u32;

    /// The event that stands there. Where another crate defines the events, it reads and writes them.
    ///
    /// # Errors
    /// It is none of this stream.
    fn read(payload: &str) -> serde_json::Result<Self::Event> {
        serde_json::from_str(payload)
    }

    /// What is stored of it.
    ///
    /// # Errors
    /// Never with the events there are.
    fn written(event: &Self::Event) -> serde_json::Result<String> {
        serde_json::to_string(event)
    }

    /// This event is missing, or cannot be read (`payload`: what stands there). Whether what follows it can be known
    /// without it.
    fn damaged(&mut self, number: u64, damage: &Damage, payload: &str) -> bool {
        let _ = (number, damage, payload);
        false
    }

    /// This happened, and was stored so: when, by whom, and in which format, for what an event means may depend on that.
    fn happened(&mut self, number: u64, stored: &New, event: Self::Event);
}

/// What is to happen, as far as is known now; `None`: nothing.
type Decide<'a, F> = dyn FnMut(u64, &F) -> Option<Vec<<F as Fold>::Event>> + Send + 'a;

/// Who lets something happen: as the log names him, and whose keys against repetition are his.
#[derive(Debug, Clone, Copy)]
pub struct By<'a> {
    /// For the log. Two may have the same name.
    pub who: &'a str,
    /// Nobody else is this one.
    pub asker: Asker<'a>,
}

/// Whose a key against repetition is.
#[derive(Debug, Clone, Copy)]
pub enum Asker<'a> {
    /// The server itself: nobody who asks it can be this one.
    Server,
    /// Who came by this link, or what else tells one from all others.
    Person(&'a str),
}

impl<'a> From<&'a str> for By<'a> {
    fn from(who: &'a str) -> By<'a> {
        By { who, asker: Asker::Person(who) }
    }
}

impl<'a> From<&'a String> for By<'a> {
    fn from(who: &'a String) -> By<'a> {
        By::from(who.as_str())
    }
}

/// What is asked for under a key, as a short text: another address or another content is another request.
#[must_use]
pub fn asked_for(address: &str, content: &[u8]) -> String {
    summed(&[address.as_bytes(), content])
}

/// With its length before it no part can pass for the end of another.
fn summed(parts: &[&[u8]]) -> String {
    let mut sum = Sha256::new();
    for part in parts {
        sum.update((part.len() as u64).to_le_bytes());
        sum.update(part);
    }
    sum.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A stream and what is known of it.
pub struct Folded<F> {
    store: Store,
    stream: Stream,
    known: Arc<RwLock<(u64, F)>>,
    /// So many events there are, as far as was heard.
    heard: AtomicU64,
    /// There may be more than was heard.
    unsure: AtomicBool,
    /// Who decides here waits for whoever decides before him; only other servers can be faster.
    turn: Mutex<()>,
}

impl<F: Fold> Folded<F> {
    /// The fold of this stream.
    pub fn new(store: Store, stream: Stream) -> Folded<F> {
        Folded {
            store,
            stream,
            known: Arc::new(RwLock::new((0, F::default()))),
            heard: AtomicU64::new(0),
            unsure: AtomicBool::new(true),
            turn: Mutex::new(()),
        }
    }

    /// Something was stored, here or by another server.
    pub fn hear(&self, change: &Change) {
        match change {
            Change::Appended { stream, number } if *stream == self.stream => {
                self.heard.fetch_max(*number, Ordering::AcqRel);
            }
            Change::Appended { .. } => {}
            Change::CatchUp => self.unsure.store(true, Ordering::Release),
        }
    }

    /// What is known now.
    ///
    /// # Errors
    /// The store does not answer, or holds what this version cannot read.
    pub async fn with<R: Send>(&self, look: impl FnOnce(&F) -> R + Send) -> Result<R, StoreError> {
        Ok(look(&self.known_now().await?.1))
    }

    /// The same with the number of the newest event; 0 if there is none.
    ///
    /// # Errors
    /// The store does not answer, or holds what this version cannot read.
    pub async fn look<R: Send>(&self, look: impl FnOnce(u64, &F) -> R + Send) -> Result<R, StoreError> {
        let known = self.known_now().await?;
        Ok(look(known.0, &known.1))
    }

    // What waits is compiled once for each kind of stream, and not for each look at it.
    async fn known_now(&self) -> Result<RwLockReadGuard<'_, (u64, F)>, StoreError> {
        let known = self.known.read().await;
        if self.is_all(known.0) {
            return Ok(known);
        }
        drop(known);
        self.catch_up().await?;
        Ok(self.known.read().await)
    }

    /// The stream.
    pub const fn stream(&self) -> &Stream {
        &self.stream
    }

    /// Decides on what is known, and stores what was decided; the same request a second time is answered as
    /// the first. What was done once may not be possible again, and yet it was done.
    ///
    /// # Errors
    /// The store does not answer, the key was used for another request, or the decision was to do nothing.
    pub async fn once<E: From<StoreError> + Send>(
        &self,
        by: impl Into<By<'_>>,
        key: Option<store::Key>,
        mut decide: impl FnMut(u64, &F) -> Result<Vec<F::Event>, E> + Send,
    ) -> Result<store::Appended, E> {
        let by = by.into();
        let decided = self.decide(by, key.clone(), |number, known| decide(number, known).map(|it| (it, ())));
        match (decided.await, key) {
            (Ok((appended, ())), _) => Ok(appended),
            (Err(refused), key) => self.earlier(by, key.as_ref()).await?.ok_or(refused),
        }
    }

    /// What a request of his under this key has stored before.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn earlier(
        &self,
        by: impl Into<By<'_>>,
        key: Option<&store::Key>,
    ) -> Result<Option<store::Appended>, StoreError> {
        let Some(key) = key else { return Ok(None) };
        let earlier = self.store.earlier(&self.stream, &owned(key, by.into().asker, &self.stream)?).await?;
        // Another server may have stored it: who is told that it is stored looks for it here next.
        if let Some(appended) = &earlier {
            self.heard.fetch_max(appended.last, Ordering::AcqRel);
        }
        Ok(earlier)
    }

    /// Decides on what is known, and stores what was decided. Where somebody else has written in the
    /// meantime, it is decided again on what is known then.
    ///
    /// # Errors
    /// The store does not answer, or the decision was to do nothing.
    pub async fn decide<R: Send, E: From<StoreError> + Send>(
        &self,
        by: impl Into<By<'_>>,
        key: Option<store::Key>,
        mut decide: impl FnMut(u64, &F) -> Result<(Vec<F::Event>, R), E> + Send,
    ) -> Result<(store::Appended, R), E> {
        let mut outcome = None;
        let mut decide = |number, known: &F| match decide(number, known) {
            Ok((events, decided)) => {
                outcome = Some(Ok(decided));
                Some(events)
            }
            Err(refused) => {
                outcome = Some(Err(refused));
                None
            }
        };
        let appended = self.append_decided(by.into(), key, &mut decide).await?;
        match (outcome, appended) {
            (Some(Ok(decided)), Some(appended)) => Ok((appended, decided)),
            (Some(Err(refused)), _) => Err(refused),
            // Nothing is appended that was not decided.
            (None | Some(Ok(_)), _) => Err(StoreError::Closed.into()),
        }
    }

    /// `None` if the decision was to do nothing. Compiled once for each kind of stream, and not for each decision.
    async fn append_decided(
        &self,
        By { who, asker }: By<'_>,
        key: Option<store::Key>,
        decide: &mut Decide<'_, F>,
    ) -> Result<Option<store::Appended>, StoreError> {
        /// Each time somebody else got through, so a few servers never need as many.
        const TRIES: u32 = 64;
        let mut tries = 0;
        let key = key.map(|key| owned(&key, asker, &self.stream)).transpose()?;
        let _turn = self.turn.lock().await;
        loop {
            let (expected, decided) = self.look(|number, known| (number, decide(number, known))).await?;
            let Some(decided) = decided else { return Ok(None) };
            let mut events = Vec::with_capacity(decided.len());
            for event in &decided {
                let payload = F::written(event).map_err(|e| StoreError::Foreign(e.to_string()))?;
                events.push(New { at: clock::now(), who: who.to_owned(), format: F::FORMAT, payload });
            }
            match self.store.append(&self.stream, expected, events.clone(), key.clone()).await {
                Err(StoreError::Conflict { is, .. }) if tries < TRIES => {
                    tries += 1;
                    self.heard.fetch_max(is, Ordering::AcqRel);
                }
                Err(error) => return Err(error),
                Ok(appended) => {
                    self.heard.fetch_max(appended.last, Ordering::AcqRel);
                    if !appended.repeated {
                        self.follow(appended.first, events).await;
                    }
                    return Ok(Some(appended));
                }
            }
        }
    }

    /// Is this all there is, as far as was heard?
    fn is_all(&self, known: u64) -> bool {
        !self.unsure.load(Ordering::Acquire) && known >= self.heard.load(Ordering::Acquire)
    }

    /// What was stored here need not be read. Whoever looks next hears what is wrong with it, if anything is.
    async fn follow(&self, first: u64, events: Vec<New>) {
        let mut known = self.known.write().await;
        for (number, what) in (first..).zip(events) {
            let event = Event { number, what, sound: true };
            if number == known.0 + 1 && happened(&self.stream, &mut known, event).is_err() {
                self.unsure.store(true, Ordering::Release);
                return;
            }
        }
    }

    async fn catch_up(&self) -> Result<(), StoreError> {
        let mut known = Arc::clone(&self.known).write_owned().await;
        // Whoever waited here before may have done it.
        if self.is_all(known.0) {
            return Ok(());
        }
        // What is stored after this moment sets it again.
        self.unsure.store(false, Ordering::Release);
        let folded = match self.store.read(&self.stream, known.0).await {
            Ok(events) if events.is_empty() => Ok(()),
            // A long stream takes its time, and a claim that was stored without its proof is searched for seconds.
            Ok(events) => {
                let stream = self.stream.clone();
                let fold =
                    move || events.into_iter().try_for_each(|event| happened(&stream, &mut known, event));
                on_its_own(fold).await.unwrap_or(Err(StoreError::Closed))
            }
            Err(error) => Err(error),
        };
        folded.inspect_err(|_| self.unsure.store(true, Ordering::Release))
    }
}

/// One event more of this stream.
fn happened<F: Fold>(
    stream: &Stream,
    known: &mut (u64, F),
    Event { number, what, sound }: Event,
) -> Result<(), StoreError> {
    let damaged = |known: &mut (u64, F), number: u64, damage: Damage, payload: &str| {
        if !known.1.damaged(number, &damage, payload) {
            return Err(StoreError::Damaged { stream: stream.clone(), number, damage });
        }
        known.0 = number;
        Ok(())
    };
    for missing in (known.0 + 1..number).take(MOST_MISSING) {
        damaged(known, missing, Damage::Missing, "")?;
    }
    if !sound {
        return damaged(known, number, Damage::Changed, &what.payload);
    }
    if what.format > F::FORMAT {
        return damaged(known, number, Damage::Newer(what.format), &what.payload);
    }
    match F::read(&what.payload) {
        Ok(event) => known.1.happened(number, &what, event),
        Err(why) => return damaged(known, number, Damage::Unreadable(why.to_string()), &what.payload),
    }
    known.0 = number;
    Ok(())
}

/// Many streams of one kind, each kept in memory once somebody has asked for it.
pub struct Shelf<F> {
    store: Store,
    folds: Lock<HashMap<Stream, Arc<Folded<F>>>>,
}

impl<F: Fold> Shelf<F> {
    /// So many are kept; beyond that, those that nobody is looking at give way.
    const MOST: usize = 4096;

    /// An empty shelf over this store.
    #[must_use]
    pub fn new(store: Store) -> Shelf<F> {
        Shelf { store, folds: Lock::default() }
    }

    /// The fold of a stream; `None` if nothing was ever stored in it.
    ///
    /// # Errors
    /// The store does not answer, or holds what this version cannot read.
    pub async fn get(&self, stream: &Stream) -> Result<Option<Arc<Folded<F>>>, StoreError> {
        if let Some(known) = self.folds().get(stream) {
            return Ok(Some(Arc::clone(known)));
        }
        let fold = Arc::new(Folded::new(self.store.clone(), stream.clone()));
        // What nobody has begun is not kept: else whoever asks for names would fill the memory.
        if fold.look(|number, _| number == 0).await? {
            return Ok(None);
        }
        Ok(Some(self.keep(fold)))
    }

    /// The fold of a stream that may be empty, for whoever is about to begin it.
    #[must_use]
    pub fn begin(&self, stream: &Stream) -> Arc<Folded<F>> {
        let known = self.folds().get(stream).map(Arc::clone);
        known.unwrap_or_else(|| Arc::new(Folded::new(self.store.clone(), stream.clone())))
    }

    fn keep(&self, fold: Arc<Folded<F>>) -> Arc<Folded<F>> {
        let mut folds = self.folds();
        if folds.len() >= Shelf::<F>::MOST {
            folds.retain(|_, fold| Arc::strong_count(fold) > 1);
        }
        let kept = Arc::clone(folds.entry(fold.stream.clone()).or_insert(fold));
        // What was stored while it was not yet here was not heard.
        kept.unsure.store(true, Ordering::Release);
        kept
    }

    /// Something was stored, here or by another server.
    pub fn hear(&self, change: &Change) {
        let folds = self.folds();
        match change {
            Change::Appended { stream, .. } => {
                if let Some(fold) = folds.get(stream) {
                    fold.hear(change);
                }
            }
            Change::CatchUp => folds.values().for_each(|fold| fold.hear(change)),
        }
    }

    fn folds(&self) -> std::sync::MutexGuard<'_, HashMap<Stream, Arc<Folded<F>>>> {
        self.folds.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A key against repetition belongs to who sent it, and to the stream it was sent for: nobody can use up the key of
/// another's request, nor that of the server's own, and the same key elsewhere is another.
fn owned(key: &store::Key, asker: Asker<'_>, stream: &Stream) -> Result<store::Key, StoreError> {
    let (kind, asker) = match asker {
        Asker::Server => ("server", ""),
        Asker::Person(person) => ("person", person),
    };
    let sum = summed(&[stream.as_str(), kind, asker, key.as_str()].map(str::as_bytes));
    let owned = store::Key::new(&format!("of/{sum}")).map_err(|e| StoreError::Foreign(e.to_string()))?;
    Ok(owned.of_request(key.asked()))
}
