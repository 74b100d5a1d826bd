//! The store in PostgreSQL, for several servers at a time.

mod index;
mod pool;
mod write;

use std::{path::Path, pin::Pin, time::Duration};

use async_trait::async_trait;
use tokio::{
    sync::{broadcast, mpsc, oneshot},
    task::JoinHandle,
};
use tokio_postgres::{AsyncMessage, Client, Config, NoTls, Row, Transaction};

use crate::{
    Appended, Change, Event, Hits, Indexing, Key, New, Sought, StoreError, Stream,
    database::Database,
    event,
    event::{NAMES, after_all},
    migrations,
    sum::{Chain, Sum},
};

/// On which the servers tell one another what they have stored.
const CHANNEL: &str = "stichentscheid";
/// How long to wait before a lost connection is tried again.
const AGAIN: Duration = Duration::from_secs(1);

/// A stream from this number on.
const READ: &str = "SELECT number, at, who, format, payload, sum FROM event \
                    WHERE stream = $1 AND number >= $2 ORDER BY number";

/// A PostgreSQL database.
pub struct Postgres {
    pool: pool::Pool,
    requests: mpsc::UnboundedSender<write::Request>,
}

/// In a box, so that what a task needs is compiled once, and not for each of them.
fn spawn(task: impl Future<Output = ()> + Send + 'static) -> JoinHandle<()> {
    let task: Pin<Box<dyn Future<Output = ()> + Send>> = Box::pin(task);
    tokio::spawn(task)
}

/// Takes the steps that are still due.
async fn bring_up_to_date(client: &mut Client) -> Result<(), StoreError> {
    let transaction = client.transaction().await?;
    // Two servers that start together must not both make the tables.
    transaction.batch_execute("SELECT pg_advisory_xact_lock(7304)").await?;
    transaction.batch_execute(migrations::KEEP_HISTORY).await?;
    let last: i32 = transaction.query_one(migrations::LAST, &[]).await?.get(0);
    let last = u32::try_from(last).map_err(|_| StoreError::Foreign(format!("step {last} of the tables")))?;
    for step in migrations::due(migrations::POSTGRES, last)? {
        transaction.batch_execute(step.sql).await?;
        transaction.batch_execute(&step.note()).await?;
        if step.number == migrations::SUMS {
            sum_up(&transaction).await?;
        }
    }
    Ok(transaction.commit().await?)
}

/// What was stored before there were sums gets its own.
async fn sum_up(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let update = "UPDATE event SET sum = s.sum FROM unnest($2::bigint[], $3::bytea[]) AS s (number, sum) \
                  WHERE event.stream = $1 AND event.number = s.number";
    for row in transaction.query("SELECT DISTINCT stream FROM event", &[]).await? {
        let stream = name(row.try_get(0)?)?;
        let mut sum = Sum::start(&stream);
        let (mut numbers, mut sums) = (Vec::new(), Vec::new());
        for row in transaction.query(READ, &[&stream.as_str(), &0_i64]).await? {
            let (number, what) = numbered(&row)?;
            sum = sum.then(number, &what);
            numbers.push(signed(number)?);
            sums.push(sum);
        }
        let sums: Vec<&[u8]> = sums.iter().map(Sum::bytes).collect();
        transaction.execute(update, &[&stream.as_str(), &numbers, &sums]).await?;
    }
    Ok(())
}

impl Postgres {
    pub async fn connect(url: &str, changes: broadcast::Sender<Change>) -> Result<Postgres, StoreError> {
        // The address may hold a password: it is not repeated in the error.
        let config: Config =
            url.parse().map_err(|e: tokio_postgres::Error| StoreError::Address(e.to_string()))?;
        let pool = pool::pool(config.clone()).map_err(|e| StoreError::Address(e.to_string()))?;
        let (mut client, connection) = config.connect(NoTls).await?;
        let connected = spawn(async { drop(connection.await) });
        bring_up_to_date(&mut client).await?;
        drop(client);
        let _ = connected.await;
        let listening = listen(&config, &changes).await?;
        spawn(keep_listening(config, changes.clone(), listening));
        let (requests, waiting) = mpsc::unbounded_channel();
        spawn(write::write(pool.clone(), waiting, changes));
        Ok(Postgres { pool, requests })
    }
}

#[async_trait]
impl Database for Postgres {
    async fn append(
        &self,
        stream: &Stream,
        expected: u64,
        events: Vec<New>,
        key: Option<Key>,
    ) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        let request = write::Request { stream: stream.clone(), expected, events, key, answer };
        self.requests.send(request).map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    async fn index(&self, stream: &Stream, more: Indexing) -> Result<bool, StoreError> {
        index::add(&self.pool, stream, &more).await
    }

    async fn indexed(&self, stream: &Stream) -> Result<u64, StoreError> {
        index::up_to(&self.pool.get().await?.client, stream).await
    }

    async fn search(&self, stream: &Stream, sought: &Sought) -> Result<Option<Hits>, StoreError> {
        index::search(&self.pool, stream, sought).await
    }

    async fn pulse(&self) -> Result<(), StoreError> {
        let connection = self.pool.get().await?;
        connection.client.query_one("UPDATE pulse SET beat = beat + 1 RETURNING beat", &[]).await?;
        Ok(())
    }

    async fn read(&self, stream: &Stream, after: u64) -> Result<Vec<Event>, StoreError> {
        let connection = self.pool.get().await?;
        let rows =
            connection.client.query(&connection.prepared.read, &[&stream.as_str(), &signed(after)?]).await?;
        let mut chain = Chain::new(stream, after);
        rows.iter().filter_map(|row| chained(row, &mut chain).transpose()).collect()
    }

    async fn beginnings(&self, prefix: &str) -> Result<Vec<(Stream, Event)>, StoreError> {
        let connection = self.pool.get().await?;
        let select = format!(
            "{NAMES} SELECT number, at, who, format, payload, sum, event.stream FROM name JOIN event \
             ON event.stream = name.stream \
             AND number = (SELECT min(number) FROM event WHERE event.stream = name.stream) \
             ORDER BY at DESC, event.stream"
        );
        let rows = connection.client.query(&select, &[&prefix, &after_all(prefix)]).await?;
        let mut beginnings = Vec::with_capacity(rows.len());
        for row in rows {
            let stream = name(row.try_get(6)?)?;
            let event = chained(&row, &mut Chain::new(&stream, 0))?;
            beginnings.extend(event.map(|event| (stream, event)));
        }
        Ok(beginnings)
    }

    async fn earlier(&self, stream: &Stream, key: &Key) -> Result<Option<Appended>, StoreError> {
        let connection = self.pool.get().await?;
        let found = connection.client.query_opt(&connection.prepared.earlier, &[&vec![key.as_str()]]).await?;
        found.map(|row| write::Earlier::of(&row)?.answer(stream, key)).transpose()
    }

    async fn streams(&self, prefix: &str) -> Result<Vec<(Stream, u64)>, StoreError> {
        let connection = self.pool.get().await?;
        let select = format!(
            "{NAMES} SELECT stream, (SELECT max(number) FROM event WHERE event.stream = name.stream) \
             FROM name WHERE stream IS NOT NULL ORDER BY stream"
        );
        let rows = connection.client.query(&select, &[&prefix, &after_all(prefix)]).await?;
        rows.iter().map(|row| Ok((name(row.try_get(0)?)?, unsigned(row.try_get(1)?)?))).collect()
    }

    fn is_file(&self) -> bool {
        false
    }

    async fn copy_to(&self, _: &Path) -> Result<(), StoreError> {
        Err(StoreError::Elsewhere)
    }

    /// It looks after itself.
    async fn faults(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }
}

fn numbered(row: &Row) -> Result<(u64, New), StoreError> {
    let format = event::format(row.try_get::<_, i32>(3)?.into());
    let what = New { at: row.try_get(1)?, who: row.try_get(2)?, format, payload: row.try_get(4)? };
    Ok((unsigned(row.try_get(0)?)?, what))
}

fn chained(row: &Row, chain: &mut Chain) -> Result<Option<Event>, StoreError> {
    let (number, what) = numbered(row)?;
    Ok(chain.follow(number, what, row.try_get(5)?))
}

fn name(stream: &str) -> Result<Stream, StoreError> {
    Stream::new(stream).map_err(|bad| StoreError::Foreign(bad.to_string()))
}

fn signed(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).map_err(|e| StoreError::Foreign(e.to_string()))
}

fn unsigned(number: i64) -> Result<u64, StoreError> {
    u64::try_from(number).map_err(|e| StoreError::Foreign(e.to_string()))
}

/// The connection on which the others are heard, until it is lost.
async fn listen(config: &Config, changes: &broadcast::Sender<Change>) -> Result<JoinHandle<()>, StoreError> {
    let (client, mut connection) = config.connect(NoTls).await?;
    let heard = changes.clone();
    let listening = spawn(async move {
        while let Some(Ok(message)) = std::future::poll_fn(|cx| connection.poll_message(cx)).await {
            if let AsyncMessage::Notification(told) = message {
                // Nobody watches: that is no error.
                let _ = heard.send(change(told.payload()));
            }
        }
    });
    client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
    // The client is dropped with the task's end only: without it the connection would close.
    Ok(spawn(async move {
        let _ = listening.await;
        drop(client);
    }))
}

fn change(told: &str) -> Change {
    let parts = told.split_once(' ').and_then(|(number, stream)| {
        Some(Change::Appended { stream: Stream::new(stream).ok()?, number: number.parse().ok()? })
    });
    parts.unwrap_or(Change::CatchUp)
}

/// After a lost connection whoever watches reads on from the number he knows.
async fn keep_listening(config: Config, changes: broadcast::Sender<Change>, mut listening: JoinHandle<()>) {
    loop {
        let _ = listening.await;
        loop {
            if changes.strong_count() <= 1 {
                return;
            }
            match listen(&config, &changes).await {
                Ok(again) => {
                    listening = again;
                    let _ = changes.send(Change::CatchUp);
                    break;
                }
                Err(error) => {
                    tracing::warn!(%error, "cannot hear the other servers; trying again");
                    tokio::time::sleep(AGAIN).await;
                }
            }
        }
    }
}
