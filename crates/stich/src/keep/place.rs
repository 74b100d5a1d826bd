//! The place, and the store in it.

use std::{
    env, fs,
    future::Future,
    path::{Path, PathBuf},
    pin::Pin,
};

use anyhow::anyhow;
use store::{Event, Store, StoreError, Stream};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use web::Keep;
use wording::{Lexicon, msg};

use super::say_store;

/// Where everything is kept.
#[derive(Debug, Clone, Default, clap::Args)]
pub struct KeepArgs {
    /// Where everything is kept (otherwise STICH_DATA, or the user’s data folder).
    #[arg(long, value_name = "DIR", conflicts_with = "database", global = true)]
    pub data: Option<PathBuf>,
    /// Everything is kept in PostgreSQL: postgres://user:password@host/name. Better in the environment
    /// variable STICH_DATABASE, where nobody else on the computer sees the password.
    #[arg(long, value_name = "URL", global = true)]
    pub database: Option<String>,
}

impl KeepArgs {
    /// The place that is meant.
    pub fn place(&self, words: &Lexicon) -> anyhow::Result<Keep> {
        let named = |name: &str| env::var_os(name).filter(|value| !value.is_empty());
        let database = || named("STICH_DATABASE").and_then(|url| url.into_string().ok());
        if let Some(folder) = &self.data {
            return Ok(Keep::Folder(folder.clone()));
        }
        if let Some(url) = self.database.clone().or_else(database) {
            return Ok(Keep::Postgres(url));
        }
        let folder = named("STICH_DATA").map(PathBuf::from).or_else(folder);
        folder.map(Keep::Folder).ok_or_else(|| anyhow!(words.say(msg::WebServeNoFolder)))
    }
}

/// The folder for data of this user, as the system has it.
fn folder() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || env::home_dir().filter(|path| path.is_absolute());
    let data = if cfg!(windows) {
        named("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        named("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))
    };
    data.map(|data| data.join(Path::new("stichentscheid")))
}

/// A place in words; of an address nothing that could be a password.
pub fn shown(keep: &Keep) -> String {
    match keep {
        Keep::Folder(folder) => folder.display().to_string(),
        Keep::Postgres(_) => "PostgreSQL".to_owned(),
    }
}

/// What is kept there, for a program that waits for each answer.
pub struct Shelf {
    runtime: Runtime,
    store: Store,
    /// The place, in words.
    pub place: String,
}

impl Shelf {
    /// Opens it; where nothing is kept yet, that is begun.
    pub fn make(words: &Lexicon, args: &KeepArgs) -> anyhow::Result<Shelf> {
        let keep = args.place(words)?;
        let place = shown(&keep);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let store = runtime.block_on(web::open(&keep)).map_err(|e| anyhow!(say_store(&e, &place, words)))?;
        Ok(Shelf { runtime, store, place })
    }

    /// A copy that the server has made: opened as a copy of its own, so that it stays as it is. The folder of that goes when
    /// it is dropped.
    pub fn of_copy(words: &Lexicon, file: &Path) -> anyhow::Result<(Shelf, TempDir)> {
        let folder = tempfile::tempdir()?;
        fs::copy(file, folder.path().join(store::FILE))?;
        let args = KeepArgs { data: Some(folder.path().to_owned()), database: None };
        Ok((Shelf::make(words, &args)?, folder))
    }

    /// Opens it if something is kept there. Whoever only looks leaves no folder behind.
    pub fn open(words: &Lexicon, args: &KeepArgs) -> anyhow::Result<Shelf> {
        let nothing = |place: &str| anyhow!(words.say(msg::KeepNothingHere { place }));
        Shelf::begun(words, args)?
            .ok_or_else(|| args.place(words).map_or_else(|e| e, |place| nothing(&shown(&place))))
    }

    /// Opens it if something is kept there; otherwise there is none.
    pub fn begun(words: &Lexicon, args: &KeepArgs) -> anyhow::Result<Option<Shelf>> {
        match args.place(words)? {
            Keep::Folder(folder) if !Store::is_in_folder(&folder) => Ok(None),
            _ => Shelf::make(words, args).map(Some),
        }
    }

    /// The store.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// Waits for what the store does.
    pub fn wait<T>(&self, work: impl Future<Output = T>) -> T {
        // In a box, so that waiting is compiled once for what is waited for, and not for each work.
        let work: Pin<Box<dyn Future<Output = T> + '_>> = Box::pin(work);
        self.runtime.block_on(work)
    }

    /// Waits for what the store does; what it cannot do is said.
    pub fn ask<T>(
        &self,
        words: &Lexicon,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> anyhow::Result<T> {
        self.wait(work).map_err(|e| anyhow!(say_store(&e, &self.place, words)))
    }

    /// The events of a stream after this number.
    pub fn read(&self, words: &Lexicon, stream: &Stream, after: u64) -> anyhow::Result<Vec<Event>> {
        self.ask(words, self.store.read(stream, after))
    }

    /// The streams whose names begin like this.
    pub fn streams(&self, words: &Lexicon, prefix: &str) -> anyhow::Result<Vec<Stream>> {
        let streams = self.ask(words, self.store.streams(prefix))?;
        Ok(streams.into_iter().map(|(stream, _)| stream).collect())
    }
}
