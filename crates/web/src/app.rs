//! What all pages share.

use std::sync::Arc;

use axum::{
    extract::{FromRequestParts, OriginalUri},
    http::{Uri, request::Parts},
};
use store::{Change, Store, Stream};
use tokio::sync::{Mutex, Semaphore, broadcast::error::RecvError};

use crate::{
    apart::{Proofs, spawn},
    caller, clock,
    doors::{Doors, Grants},
    failure::Failure,
    fold::{Folded, Shelf},
    hall::Hall,
    health::Health,
    limits::Limits,
    live::Driving,
    live_updates::Watchers,
    person::{Person, View},
    rulings::Book,
    settings::Settings,
    words::{self, Words},
};

/// The app: cheap to clone, all clones are the same.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// What is in it.
pub struct Inner {
    /// Where everything is kept.
    pub store: Store,
    /// Who may do what.
    pub doors: Folded<Doors>,
    /// The book of rulings.
    pub rulings: Folded<Book>,
    /// Whoever puts them into the index.
    pub indexing: Arc<Mutex<()>>,
    /// The texts that were proposed.
    pub words: Folded<Words>,
    /// The tournaments.
    pub halls: Shelf<Hall>,
    /// How the server is run.
    pub settings: Settings,
    /// How much may be asked for.
    pub limits: Limits,
    /// How the server is.
    pub health: Health,
    /// Checking a password takes memory and time: one at a time.
    pub passwords: Semaphore,
    /// Those who wait for their turn at it, and the one whose turn it is.
    pub waiting: Semaphore,
    /// Who watches what.
    pub watchers: Watchers,
    /// The live tables.
    pub tables: Shelf<::live::Room>,
    /// What was proved of the claims at them.
    pub proofs: Proofs,
    /// At which of them the robots play now.
    pub driving: Driving,
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

/// So many wait while a password is looked at: each takes some 20 MiB and a tenth of a second.
const QUEUE: usize = 16;
/// The stream of links and passwords.
pub(crate) const DOORS: &str = "house/doors";
/// The stream of the rulings.
pub(crate) const RULINGS: &str = "rulings/book";

impl App {
    /// The app over this store. It listens for what other servers store.
    ///
    /// # Errors
    /// [`Failure::Server`], if the name of a stream of ours is none.
    pub fn new(store: Store, settings: Settings) -> Result<App, Failure> {
        let named = |name| Stream::new(name).map_err(|e| Failure::Server(e.to_string()));
        let (doors, rulings, words) = (named(DOORS)?, named(RULINGS)?, named(words::STREAM)?);
        let app = App(Arc::new(Inner {
            doors: Folded::new(store.clone(), doors),
            rulings: Folded::new(store.clone(), rulings),
            indexing: Arc::default(),
            words: Folded::new(store.clone(), words),
            halls: Shelf::new(store.clone()),
            limits: Limits::new(settings.pace),
            health: Health::default(),
            settings,
            passwords: Semaphore::new(1),
            waiting: Semaphore::new(QUEUE),
            watchers: Watchers::default(),
            tables: Shelf::new(store.clone()),
            proofs: Proofs::default(),
            driving: Driving::default(),
            store,
        }));
        spawn(listen(app.store.changes(), Arc::downgrade(&app.0)));
        Ok(app)
    }
}

/// Tells the folds what was stored, as long as there is an app.
async fn listen(mut changes: tokio::sync::broadcast::Receiver<Change>, app: std::sync::Weak<Inner>) {
    loop {
        let change = match changes.recv().await {
            Ok(change) => change,
            Err(RecvError::Lagged(_)) => Change::CatchUp,
            Err(RecvError::Closed) => return,
        };
        let Some(app) = app.upgrade() else { return };
        app.doors.hear(&change);
        app.rulings.hear(&change);
        app.words.hear(&change);
        app.halls.hear(&change);
        app.tables.hear(&change);
        // After the folds: whoever is told looks there.
        app.watchers.hear(&change);
    }
}

impl FromRequestParts<App> for Person {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Person, Failure> {
        let original = parts.extensions.get::<OriginalUri>().map(|uri| &uri.0);
        let here = here(original.unwrap_or(&parts.uri));
        // They were looked up at the door, if they could be.
        let grants = match parts.extensions.get::<Grants>() {
            Some(grants) => grants.clone(),
            None => app.doors.with(|doors| caller::grants(doors, &parts.headers)).await?,
        };
        Ok(Person { view: View::of(&parts.headers), grants, here, zone: clock::zone(&parts.headers) })
    }
}

/// Path and query.
fn here(uri: &Uri) -> String {
    uri.path_and_query().map_or_else(|| "/".to_owned(), |here| here.as_str().to_owned())
}
