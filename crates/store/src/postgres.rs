//! The store in PostgreSQL, for several servers at a time.

use std::time::Duration;

use deadpool_postgres::{Manager, ManagerConfig, Pool, RecyclingMethod, Transaction};
use tokio::sync::broadcast;
use tokio_postgres::{AsyncMessage, Config, NoTls, error::SqlState};

use crate::{Appended, Change, Event, Key, New, StoreError, Stream, Trouble};

mod migrations {
    refinery::embed_migrations!("src/migrations/postgres");
}

/// On which the servers tell one another what they have stored.
const CHANNEL: &str = "stichentscheid";
/// How long to wait before a lost connection is tried again.
const AGAIN: Duration = Duration::from_secs(1);
const CONNECTIONS: usize = 16;

/// A PostgreSQL database.
#[derive(Clone)]
pub struct Postgres {
    pool: Pool,
}

impl Postgres {
    pub async fn connect(url: &str, changes: broadcast::Sender<Change>) -> Result<Postgres, StoreError> {
        // The address may hold a password: it is not repeated in the error.
        let config: Config =
            url.parse().map_err(|e: tokio_postgres::Error| StoreError::Address(e.to_string()))?;
        let recycling_method = RecyclingMethod::Fast;
        let manager = Manager::from_config(config.clone(), NoTls, ManagerConfig { recycling_method });
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            .build()
            .map_err(|e| StoreError::Address(e.to_string()))?;
        let (mut client, connection) = config.connect(NoTls).await?;
        let connected = tokio::spawn(connection);
        // Two servers that start together must not both make the tables.
        client.batch_execute("SELECT pg_advisory_lock(7304)").await?;
        migrations::migrations::runner().run_async(&mut client).await.map_err(Box::new)?;
        drop(client);
        let _ = connected.await;
        let listening = listen(&config, &changes).await?;
        tokio::spawn(keep_listening(config, changes, listening));
        Ok(Postgres { pool })
    }

    pub async fn append(
        &self,
        stream: &Stream,
        expected: u64,
        events: &[New],
        key: Option<&Key>,
    ) -> Result<Appended, StoreError> {
        let mut client = self.pool.get().await?;
        let transaction = client.transaction().await?;
        match store(&transaction, stream, expected, events, key).await {
            Ok(appended) => {
                transaction.commit().await?;
                Ok(appended)
            }
            // The other writer was first: he has committed, so what he wrote can be seen now.
            Err(StoreError::Postgres(e)) if e.code() == Some(&SqlState::UNIQUE_VIOLATION) => {
                transaction.rollback().await?;
                let is = last(&client.transaction().await?, stream).await?;
                Err(StoreError::Conflict { stream: stream.clone(), expected, is })
            }
            Err(error) => {
                transaction.rollback().await?;
                Err(error)
            }
        }
    }

    pub async fn read(&self, stream: &Stream, after: u64) -> Result<Vec<Event>, StoreError> {
        let client = self.pool.get().await?;
        let select = "SELECT number, at, who, format, payload FROM event \
                      WHERE stream = $1 AND number > $2 ORDER BY number";
        let rows = client.query(select, &[&stream.as_str(), &signed(after)?]).await?;
        rows.iter()
            .map(|row| {
                let format: i32 = row.try_get(3)?;
                let format = u32::try_from(format).map_err(|e| StoreError::Foreign(e.to_string()))?;
                let what =
                    New { at: row.try_get(1)?, who: row.try_get(2)?, format, payload: row.try_get(4)? };
                Ok(Event { number: unsigned(row.try_get(0)?)?, what })
            })
            .collect()
    }

    pub async fn earlier(&self, stream: &Stream, key: &Key) -> Result<Option<Appended>, StoreError> {
        earlier(&self.pool.get().await?.transaction().await?, key, stream).await
    }

    pub async fn streams(&self, prefix: &str) -> Result<Vec<(Stream, u64)>, StoreError> {
        let client = self.pool.get().await?;
        let select = "SELECT stream, max(number) FROM event WHERE starts_with(stream, $1) \
                      GROUP BY stream ORDER BY stream";
        let rows = client.query(select, &[&prefix]).await?;
        rows.iter().map(|row| Ok((name(row.try_get(0)?)?, unsigned(row.try_get(1)?)?))).collect()
    }
}

async fn store(
    transaction: &Transaction<'_>,
    stream: &Stream,
    expected: u64,
    events: &[New],
    key: Option<&Key>,
) -> Result<Appended, StoreError> {
    let length = u64::try_from(events.len()).map_err(|e| StoreError::Foreign(e.to_string()))?;
    let (first, newest) = (expected + 1, expected + length);
    if let Some(key) = key {
        // Waits for another request with the same key; then either this one or that one is stored.
        let insert = "INSERT INTO request VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
        let row: [&(dyn tokio_postgres::types::ToSql + Sync); 4] =
            [&key.as_str(), &stream.as_str(), &signed(first)?, &signed(newest)?];
        if transaction.execute(insert, &row).await? == 0 {
            let before = earlier(transaction, key, stream).await?;
            return before.ok_or_else(|| StoreError::NotStored {
                trouble: Trouble::Other,
                reason: "the key was there and is gone".to_owned(),
            });
        }
    }
    let is = last(transaction, stream).await?;
    if is != expected {
        return Err(StoreError::Conflict { stream: stream.clone(), expected, is });
    }
    let insert = transaction.prepare_cached("INSERT INTO event VALUES ($1, $2, $3, $4, $5, $6)").await?;
    for (number, New { at, who, format, payload }) in (first..).zip(events) {
        let format = i32::try_from(*format).map_err(|e| StoreError::Foreign(e.to_string()))?;
        let row: [&(dyn tokio_postgres::types::ToSql + Sync); 6] =
            [&stream.as_str(), &signed(number)?, at, who, &format, payload];
        transaction.execute(&insert, &row).await?;
    }
    let told = format!("{newest} {stream}");
    transaction.execute("SELECT pg_notify($1, $2)", &[&CHANNEL, &told]).await?;
    Ok(Appended { first, last: newest, repeated: false })
}

/// What the same request has stored before.
async fn earlier(
    transaction: &Transaction<'_>,
    key: &Key,
    stream: &Stream,
) -> Result<Option<Appended>, StoreError> {
    let select = "SELECT stream, first, last FROM request WHERE key = $1";
    let Some(row) = transaction.query_opt(select, &[&key.as_str()]).await? else { return Ok(None) };
    let of = name(row.try_get(0)?)?;
    if of != *stream {
        return Err(StoreError::KeyUsed(of));
    }
    let (first, last) = (unsigned(row.try_get(1)?)?, unsigned(row.try_get(2)?)?);
    Ok(Some(Appended { first, last, repeated: true }))
}

async fn last(transaction: &Transaction<'_>, stream: &Stream) -> Result<u64, StoreError> {
    let select = "SELECT coalesce(max(number), 0) FROM event WHERE stream = $1";
    unsigned(transaction.query_one(select, &[&stream.as_str()]).await?.try_get(0)?)
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
async fn listen(
    config: &Config,
    changes: &broadcast::Sender<Change>,
) -> Result<tokio::task::JoinHandle<()>, StoreError> {
    let (client, mut connection) = config.connect(NoTls).await?;
    let heard = changes.clone();
    let listening = tokio::spawn(async move {
        while let Some(Ok(message)) = std::future::poll_fn(|cx| connection.poll_message(cx)).await {
            if let AsyncMessage::Notification(told) = message {
                // Nobody watches: that is no error.
                let _ = heard.send(change(told.payload()));
            }
        }
    });
    client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
    // The client is dropped with the task's end only: without it the connection would close.
    Ok(tokio::spawn(async move {
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
async fn keep_listening(
    config: Config,
    changes: broadcast::Sender<Change>,
    mut listening: tokio::task::JoinHandle<()>,
) {
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
