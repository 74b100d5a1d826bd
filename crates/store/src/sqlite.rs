//! The store inside the binary: one SQLite file in the data folder.
//!
//! One thread writes. It takes together what waits and syncs once for all of it, so that many tables
//! at a time are not many times slower than one; nobody is answered before the sync.

mod index;

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{self, RecvTimeoutError},
    },
    thread,
    time::{Duration, Instant},
};

use async_trait::async_trait;
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, Row, TransactionBehavior, params};
use tokio::sync::{broadcast, oneshot};

use crate::{
    Appended, Change, Event, Hits, Indexing, Key, New, Sought, StoreError, Stream, Trouble, closed,
    database::Database,
    event,
    event::{NAMES, after_all},
    migrations,
    sum::{Chain, Sum},
};

/// How many requests are stored with one sync at most.
const TOGETHER: usize = 256;
/// How often it is looked whether another process has written.
const LOOK: Duration = Duration::from_millis(250);

/// So long somebody waits for another who has the file.
const PATIENCE: Duration = Duration::from_secs(10);

/// What the thread that writes is asked for.
enum Asked {
    Append(Request),
    /// More for the index of a stream.
    Index(Stream, Indexing, oneshot::Sender<Result<bool, StoreError>>),
    /// Can it write?
    Pulse(oneshot::Sender<Result<(), StoreError>>),
}

struct Request {
    stream: Stream,
    expected: u64,
    events: Vec<New>,
    key: Option<Key>,
    answer: oneshot::Sender<Result<Appended, StoreError>>,
}

/// A SQLite file.
pub struct Sqlite {
    path: Arc<Path>,
    requests: mpsc::Sender<Asked>,
    reader: Arc<Mutex<Connection>>,
    /// A search may take longer; nobody who reads waits for it.
    searcher: Arc<Mutex<Connection>>,
}

/// Looks before anything is changed, and makes the file where there is none: a database with tables, none of which is ours, is left as it is.
fn is_ours(path: &Path) -> Result<(), StoreError> {
    if !path.is_file() {
        // Made by us, for us alone; SQLite gives its log the same rights.
        return closed::private_if_missing(path)
            .map_err(|source| StoreError::File { path: path.to_owned(), source });
    }
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(PATIENCE)?;
    let (all, ours): (u32, u32) = connection.query_row(
        "SELECT count(*), coalesce(sum(name IN ('event', ?)), 0) FROM sqlite_schema WHERE type = 'table'",
        [migrations::HISTORY],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )?;
    if all > 0 && ours == 0 { Err(StoreError::NotOurs) } else { Ok(()) }
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(PATIENCE)?;
    let begun = Instant::now();
    // Of two that change it at the same moment SQLite tells one at once that the database is locked: to let both wait for
    // each other would be worse.
    while let Err(error) = connection.pragma_update(None, "journal_mode", "WAL") {
        if error.sqlite_error_code() != Some(ErrorCode::DatabaseBusy) || begun.elapsed() > PATIENCE {
            return Err(error.into());
        }
        thread::sleep(Duration::from_millis(5));
    }
    // What was acknowledged survives a power failure.
    connection.pragma_update(None, "synchronous", "FULL")?;
    Ok(connection)
}

/// Takes the steps that are still due.
fn bring_up_to_date(connection: &mut Connection) -> Result<(), StoreError> {
    if migrations::due(migrations::SQLITE, last_step(connection)?)?.is_empty() {
        return Ok(());
    }
    // All or nothing: on a full disk tables that nobody knows of would stay, and no later start could make them.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute(migrations::KEEP_HISTORY, [])?;
    // Another process may have been faster.
    for step in migrations::due(migrations::SQLITE, last_step(&transaction)?)? {
        transaction.execute_batch(step.sql)?;
        transaction.execute(&step.note(), [])?;
        if step.number == migrations::SUMS {
            sum_up(&transaction)?;
        }
    }
    Ok(transaction.commit()?)
}

/// What was stored before there were sums gets its own.
fn sum_up(connection: &Connection) -> Result<(), StoreError> {
    let mut update = connection.prepare("UPDATE event SET sum = ? WHERE stream = ? AND number = ?")?;
    for (stream, _) in streams(connection, "")? {
        let mut sum = Sum::start(&stream);
        for Event { number, what, .. } in read(connection, &stream, 0)? {
            sum = sum.then(number, &what);
            update.execute(params![sum.bytes(), stream.as_str(), number])?;
        }
    }
    Ok(())
}

fn last_step(connection: &Connection) -> Result<u32, StoreError> {
    if !connection.table_exists(None, migrations::HISTORY)? {
        return Ok(0);
    }
    Ok(connection.query_row(migrations::LAST, [], |row| row.get(0))?)
}

impl Sqlite {
    pub fn open(path: &Path, changes: broadcast::Sender<Change>) -> Result<Sqlite, StoreError> {
        is_ours(path)?;
        let mut writer = connect(path)?;
        // SQLite is content with reading where it may not write; a house is not.
        if writer.is_readonly("main")? {
            let reason = format!("{} may only be read", path.display());
            return Err(StoreError::NotStored { trouble: Trouble::ReadOnly, reason });
        }
        bring_up_to_date(&mut writer)?;
        let reader = Arc::new(Mutex::new(connect(path)?));
        let searcher = Arc::new(Mutex::new(connect(path)?));
        let (requests, waiting) = mpsc::channel();
        // What another process writes from here on is told, however late the thread begins.
        let seen = data_version(&writer);
        thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || write(writer, seen, &waiting, &changes))
            .map_err(|source| StoreError::File { path: path.to_owned(), source })?;
        Ok(Sqlite { path: path.into(), requests, reader, searcher })
    }
}

#[async_trait]
impl Database for Sqlite {
    async fn append(
        &self,
        stream: &Stream,
        expected: u64,
        events: Vec<New>,
        key: Option<Key>,
    ) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        let request = Request { stream: stream.clone(), expected, events, key, answer };
        self.requests.send(Asked::Append(request)).map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    async fn index(&self, stream: &Stream, more: Indexing) -> Result<bool, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.requests.send(Asked::Index(stream.clone(), more, answer)).map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    async fn indexed(&self, stream: &Stream) -> Result<u64, StoreError> {
        let (searcher, stream) = (Arc::clone(&self.searcher), stream.clone());
        blocking(move || index::up_to(&searcher.lock().unwrap_or_else(PoisonError::into_inner), &stream))
            .await
    }

    async fn search(&self, stream: &Stream, sought: &Sought) -> Result<Option<Hits>, StoreError> {
        let (searcher, stream, sought) = (Arc::clone(&self.searcher), stream.clone(), sought.clone());
        let search =
            move || index::search(&searcher.lock().unwrap_or_else(PoisonError::into_inner), &stream, &sought);
        blocking(search).await
    }

    async fn pulse(&self) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        self.requests.send(Asked::Pulse(answer)).map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    async fn read(&self, stream: &Stream, after: u64) -> Result<Vec<Event>, StoreError> {
        let (reader, stream) = (Arc::clone(&self.reader), stream.clone());
        blocking(move || read(&reader.lock().unwrap_or_else(PoisonError::into_inner), &stream, after)).await
    }

    async fn earlier(&self, stream: &Stream, key: &Key) -> Result<Option<Appended>, StoreError> {
        let (reader, stream, key) = (Arc::clone(&self.reader), stream.clone(), key.clone());
        blocking(move || earlier(&reader.lock().unwrap_or_else(PoisonError::into_inner), &key, &stream)).await
    }

    async fn streams(&self, prefix: &str) -> Result<Vec<(Stream, u64)>, StoreError> {
        let (reader, prefix) = (Arc::clone(&self.reader), prefix.to_owned());
        blocking(move || streams(&reader.lock().unwrap_or_else(PoisonError::into_inner), &prefix)).await
    }

    async fn beginnings(&self, prefix: &str) -> Result<Vec<(Stream, Event)>, StoreError> {
        let (reader, prefix) = (Arc::clone(&self.reader), prefix.to_owned());
        blocking(move || beginnings(&reader.lock().unwrap_or_else(PoisonError::into_inner), &prefix)).await
    }

    async fn copy_to(&self, file: &Path) -> Result<(), StoreError> {
        let (path, file) = (Arc::clone(&self.path), file.to_owned());
        blocking(move || copy(&path, &file)).await
    }

    async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let path = Arc::clone(&self.path);
        blocking(move || faults(&connect(&path)?)).await
    }

    fn is_file(&self) -> bool {
        true
    }
}

/// A copy by a connection of its own: it reads one moment of the database, whatever is written meanwhile.
fn copy(path: &Path, file: &Path) -> Result<(), StoreError> {
    let unusable = |source| StoreError::File { path: file.to_owned(), source };
    let mut beside = file.as_os_str().to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside = PathBuf::from(beside);
    let whole = || -> Result<(), StoreError> {
        // It is made empty first, so that nobody else can read it at any moment.
        closed::private(&beside).map_err(unusable)?;
        let connection = connect(path)?;
        connection.execute("VACUUM INTO ?", [beside.to_string_lossy()])?;
        fs::File::open(&beside).and_then(|copy| copy.sync_all()).map_err(unusable)?;
        fs::rename(&beside, file).map_err(unusable)
    };
    whole().inspect_err(|_| {
        // What was begun is of no use to anybody.
        let _ = fs::remove_file(&beside);
    })
}

/// So many faults are told.
const FAULTS: u8 = 20;

fn faults(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut check = connection.prepare(&format!("PRAGMA integrity_check({FAULTS})"))?;
    let found = check.query_map([], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
    Ok(found.into_iter().filter(|fault| fault != "ok").collect())
}

async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let (tell, told) = oneshot::channel();
    // In a box, so that what a task needs is compiled once, and not for each kind of work.
    let work: Box<dyn FnOnce() + Send> = Box::new(move || drop(tell.send(work())));
    drop(tokio::task::spawn_blocking(work));
    told.await.map_err(|_| StoreError::Closed)?
}

/// The thread that writes, until nobody can ask any more. Between requests it looks whether another
/// process (the command line, say) has written. `seen`: the version of the database up to
/// which everything is known.
fn write(
    mut connection: Connection,
    mut seen: Option<i64>,
    waiting: &mpsc::Receiver<Asked>,
    changes: &broadcast::Sender<Change>,
) {
    loop {
        match waiting.recv_timeout(LOOK) {
            Ok(first) => {
                let mut batch = Vec::new();
                for asked in std::iter::once(first).chain(waiting.try_iter().take(TOGETHER - 1)) {
                    match asked {
                        Asked::Append(request) => batch.push(request),
                        // Who asked may have gone away.
                        Asked::Index(stream, more, answer) => {
                            _ = answer.send(index::add(&mut connection, &stream, &more));
                        }
                        Asked::Pulse(answer) => _ = answer.send(pulse(&connection)),
                    }
                }
                if !batch.is_empty() {
                    answer(&mut connection, batch, changes);
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        let now = data_version(&connection);
        if now != seen {
            seen = now;
            // Nobody watches: that is no error.
            let _ = changes.send(Change::CatchUp);
        }
    }
}

fn pulse(connection: &Connection) -> Result<(), StoreError> {
    connection.execute("UPDATE pulse SET beat = beat + 1", [])?;
    Ok(connection.query_row("SELECT beat FROM pulse", [], |_| Ok(()))?)
}

/// Changes whenever another connection has written, and only then.
fn data_version(connection: &Connection) -> Option<i64> {
    connection
        .prepare_cached("PRAGMA data_version")
        .and_then(|mut asked| asked.query_row([], |row| row.get(0)))
        .ok()
}

fn answer(connection: &mut Connection, batch: Vec<Request>, changes: &broadcast::Sender<Change>) {
    let results = store(connection, &batch).unwrap_or_else(|error| {
        // Nothing of the batch is stored; each is told why.
        let (trouble, reason) = (error.trouble(), error.to_string());
        batch.iter().map(|_| Err(StoreError::NotStored { trouble, reason: reason.clone() })).collect()
    });
    for (request, result) in batch.into_iter().zip(results) {
        let stored = result.as_ref().ok().filter(|appended| !appended.repeated).map(|done| done.last);
        // Who asked may have gone away.
        let _ = request.answer.send(result);
        if let Some(number) = stored {
            let _ = changes.send(Change::Appended { stream: request.stream, number });
        }
    }
}

type Results = Vec<Result<Appended, StoreError>>;

/// Stores what can be stored of these, and syncs.
fn store(connection: &mut Connection, batch: &[Request]) -> Result<Results, StoreError> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut results = Vec::with_capacity(batch.len());
    for request in batch {
        let mut one = transaction.savepoint()?;
        let result = append(&one, request);
        match &result {
            // SQLite has rolled everything back itself.
            Err(error) if error.trouble() != Trouble::Other => return result.map(|_| Results::new()),
            Err(_) => one.rollback()?,
            Ok(_) => {}
        }
        one.commit()?;
        results.push(result);
    }
    transaction.commit()?;
    Ok(results)
}

fn append(connection: &Connection, request: &Request) -> Result<Appended, StoreError> {
    let Request { stream, expected, events, key, .. } = request;
    if let Some(before) = key.as_ref().map(|key| earlier(connection, key, stream)).transpose()?.flatten() {
        return Ok(before);
    }
    let mut last = connection
        .prepare_cached("SELECT number, sum FROM event WHERE stream = ? ORDER BY number DESC LIMIT 1")?;
    let last = last.query_row([stream.as_str()], |row| {
        Ok((row.get(0)?, Sum::newest(row.get_ref(1)?.as_bytes().ok(), stream)))
    });
    let (is, mut sum): (u64, _) = last.optional()?.unwrap_or_else(|| (0, Sum::start(stream)));
    if is != *expected {
        return Err(StoreError::Conflict { stream: stream.clone(), expected: *expected, is });
    }
    let mut insert = connection.prepare_cached("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?)")?;
    let mut number = is;
    for what in events {
        number += 1;
        sum = sum.then(number, what);
        let New { at, who, format, payload } = what;
        insert.execute(params![stream.as_str(), number, at, who, format, payload, sum.bytes()])?;
    }
    if let Some(key) = key {
        let mut insert = connection.prepare_cached("INSERT INTO request VALUES (?, ?, ?, ?, ?)")?;
        insert.execute(params![key.as_str(), stream.as_str(), is + 1, number, key.asked()])?;
    }
    Ok(Appended { first: is + 1, last: number, repeated: false })
}

/// What the same request has stored before.
fn earlier(connection: &Connection, key: &Key, stream: &Stream) -> Result<Option<Appended>, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT stream, first, last, asked FROM request WHERE key = ?")?;
    let found = select
        .query_row([key.as_str()], |row| {
            let numbers = (row.get::<_, u64>(1)?, row.get::<_, u64>(2)?);
            Ok((row.get::<_, String>(0)?, numbers, row.get::<_, String>(3)?))
        })
        .optional()?;
    match found {
        None => Ok(None),
        Some((of, (first, last), asked)) if of == stream.as_str() && key.is_of(&asked) => {
            Ok(Some(Appended { first, last, repeated: true }))
        }
        Some((of, ..)) => Err(StoreError::KeyUsed(name(&of)?)),
    }
}

fn name(stream: &str) -> Result<Stream, StoreError> {
    Stream::new(stream).map_err(|bad| StoreError::Foreign(bad.to_string()))
}

fn read(connection: &Connection, stream: &Stream, after: u64) -> Result<Vec<Event>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT number, at, who, format, payload, sum FROM event WHERE stream = ? AND number >= ? ORDER BY number",
    )?;
    let mut chain = Chain::new(stream, after);
    let events = select.query_map(params![stream.as_str(), after], |row| chained(row, &mut chain))?;
    Ok(events.filter_map(Result::transpose).collect::<Result<_, _>>()?)
}

fn chained(row: &Row<'_>, chain: &mut Chain) -> rusqlite::Result<Option<Event>> {
    let format = event::format(row.get(3)?);
    let what = New { at: text(row, 1)?, who: text(row, 2)?, format, payload: text(row, 4)? };
    Ok(chain.follow(row.get(0)?, what, row.get_ref(5)?.as_bytes_or_null()?.unwrap_or_default()))
}

fn beginnings(connection: &Connection, prefix: &str) -> Result<Vec<(Stream, Event)>, StoreError> {
    let mut select = connection.prepare_cached(&format!(
        "{NAMES} SELECT number, at, who, format, payload, sum, event.stream FROM name JOIN event \
         ON event.stream = name.stream \
         AND number = (SELECT min(number) FROM event WHERE event.stream = name.stream) \
         ORDER BY at DESC, event.stream"
    ))?;
    let mut rows = select.query([prefix, &after_all(prefix)])?;
    let mut beginnings = Vec::new();
    while let Some(row) = rows.next()? {
        let stream = name(&row.get::<_, String>(6)?)?;
        let event = chained(row, &mut Chain::new(&stream, 0))?;
        beginnings.extend(event.map(|event| (stream, event)));
    }
    Ok(beginnings)
}

/// A text. A byte of it that was damaged makes this one unreadable, not all that stand beside it: where it is none, nothing
/// stands for it, which no reader takes for an event.
fn text(row: &Row<'_>, column: usize) -> rusqlite::Result<String> {
    let bytes = row.get_ref(column)?.as_bytes_or_null()?.unwrap_or_default();
    Ok(std::str::from_utf8(bytes).unwrap_or_default().to_owned())
}

fn streams(connection: &Connection, prefix: &str) -> Result<Vec<(Stream, u64)>, StoreError> {
    let mut select = connection.prepare_cached(&format!(
        "{NAMES} SELECT stream, (SELECT max(number) FROM event WHERE event.stream = name.stream) \
         FROM name WHERE stream IS NOT NULL ORDER BY stream"
    ))?;
    let rows = select.query_map([prefix, &after_all(prefix)], |row| {
        Ok((row.get::<_, String>(0)?, row.get::<_, u64>(1)?))
    })?;
    rows.map(|row| row.map_err(StoreError::from).and_then(|(of, number)| Ok((name(&of)?, number)))).collect()
}
