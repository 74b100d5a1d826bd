//! Who writes. A commit waits for the disk, and one that tells the other servers keeps every other such commit
//! waiting meanwhile; so what waits is stored together, in one transaction of few statements.

use std::collections::{HashMap, HashSet};

use tokio::sync::{broadcast, mpsc, oneshot};
use tokio_postgres::{Row, Transaction, error::SqlState, types::ToSql};

use super::{
    CHANNEL, name,
    pool::{Connection, Pool, Prepared},
    signed, unsigned,
};
use crate::{Appended, Change, Key, New, StoreError, Stream, sum::Sum};

/// How many requests are stored in one transaction at most.
const TOGETHER: usize = 256;

/// What requests under these keys have stored before.
pub(super) const EARLIER: &str = "SELECT key, stream, first, last, asked FROM request WHERE key = ANY($1)";
pub(super) const NEWEST: &str = "SELECT s.stream, newest.number, newest.sum FROM unnest($1::text[]) AS s (stream), LATERAL \
                      (SELECT number, sum FROM event WHERE event.stream = s.stream ORDER BY number DESC LIMIT 1) AS newest";
pub(super) const KEYS: &str = "INSERT INTO request SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::text[])";
pub(super) const EVENTS: &str = "INSERT INTO event SELECT * FROM \
                      unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::integer[], $6::text[], $7::bytea[])";
pub(super) const TELL: &str = "SELECT pg_notify($1, s.told) FROM unnest($2::text[]) AS s (told)";

pub(super) struct Request {
    pub stream: Stream,
    pub expected: u64,
    pub events: Vec<New>,
    pub key: Option<Key>,
    pub answer: oneshot::Sender<Answer>,
}

type Answer = Result<Appended, StoreError>;
/// What is filled into a statement.
type Values<'a, const N: usize> = [&'a (dyn ToSql + Sync); N];

/// What a request has stored before.
pub(super) struct Earlier {
    key: String,
    stream: Stream,
    first: u64,
    last: u64,
    asked: String,
}

impl Earlier {
    pub(super) fn of(row: &Row) -> Result<Earlier, StoreError> {
        let (first, last) = (unsigned(row.try_get(2)?)?, unsigned(row.try_get(3)?)?);
        let (key, asked) = (row.try_get(0)?, row.try_get(4)?);
        Ok(Earlier { key, stream: name(row.try_get(1)?)?, first, last, asked })
    }

    /// The answer to the same request for this stream.
    pub(super) fn answer(&self, stream: &Stream, key: &Key) -> Answer {
        if self.stream == *stream && key.is_of(&self.asked) {
            Ok(Appended { first: self.first, last: self.last, repeated: true })
        } else {
            Err(StoreError::KeyUsed(self.stream.clone()))
        }
    }
}

/// Stores what is asked for, until nobody can ask any more.
pub(super) async fn write(
    pool: Pool,
    mut waiting: mpsc::UnboundedReceiver<Request>,
    changes: broadcast::Sender<Change>,
) {
    let mut put_off: Vec<Request> = Vec::new();
    loop {
        let mut all = std::mem::take(&mut put_off);
        if all.is_empty() {
            match waiting.recv().await {
                Some(first) => all.push(first),
                None => return,
            }
        }
        while all.len() < TOGETHER
            && let Ok(next) = waiting.try_recv()
        {
            all.push(next);
        }
        let (batch, rest) = apart(all);
        put_off = rest;
        let answers = answers(&pool, &batch).await;
        for (request, answer) in batch.into_iter().zip(answers) {
            let stored = answer.as_ref().ok().filter(|appended| !appended.repeated).map(|done| done.last);
            // Who asked may have gone away.
            let _ = request.answer.send(answer);
            if let Some(number) = stored {
                // Nobody watches: that is no error. The other servers hear it from the database.
                let _ = changes.send(Change::Appended { stream: request.stream, number });
            }
        }
    }
}

/// Those that can be stored together: of one stream and under one key only one. In an order that is the same
/// for all servers, so that no two wait for one another.
fn apart(requests: Vec<Request>) -> (Vec<Request>, Vec<Request>) {
    let (mut streams, mut keys) = (HashSet::new(), HashSet::new());
    let (mut batch, rest): (Vec<_>, Vec<_>) = requests.into_iter().partition(|request| {
        let alone = streams.insert(request.stream.clone());
        request.key.as_ref().is_none_or(|key| keys.insert(key.as_str().to_owned())) && alone
    });
    batch.sort_unstable_by(|a, b| a.stream.cmp(&b.stream));
    (batch, rest)
}

async fn answers(pool: &Pool, batch: &[Request]) -> Vec<Answer> {
    match together(pool, batch).await {
        Ok(answers) => answers,
        // Another server was faster with one of them, or one of them cannot be stored: which, shows alone.
        Err(StoreError::Postgres(error)) if error.as_db_error().is_some() && !is_full(&error) => {
            let mut answers = Vec::with_capacity(batch.len());
            for request in batch {
                answers.push(alone(pool, request).await);
            }
            answers
        }
        Err(StoreError::NotConfirmed(why)) => {
            batch.iter().map(|_| Err(StoreError::NotConfirmed(why.clone()))).collect()
        }
        Err(error) => {
            let (trouble, reason) = (error.trouble(), error.to_string());
            batch.iter().map(|_| Err(StoreError::NotStored { trouble, reason: reason.clone() })).collect()
        }
    }
}

fn is_full(error: &tokio_postgres::Error) -> bool {
    error.code() == Some(&SqlState::DISK_FULL)
}

/// One request. Where another server is faster each time, it has the newest number by then.
async fn alone(pool: &Pool, request: &Request) -> Answer {
    const TRIES: usize = 5;
    let mut last = Err(StoreError::Closed);
    for _ in 0..TRIES {
        last = together(pool, std::slice::from_ref(request)).await;
        match &last {
            Err(StoreError::Postgres(error)) if is_overtaken(error) => {}
            _ => break,
        }
    }
    last?.pop().unwrap_or(Err(StoreError::Closed))
}

/// Another server has stored the same number or key, or waited for us while we waited for it.
fn is_overtaken(error: &tokio_postgres::Error) -> bool {
    let code = error.code();
    code == Some(&SqlState::UNIQUE_VIOLATION) || code == Some(&SqlState::T_R_DEADLOCK_DETECTED)
}

/// All of them in one transaction: nothing is stored if this fails.
async fn together(pool: &Pool, batch: &[Request]) -> Result<Vec<Answer>, StoreError> {
    let mut connection = pool.get().await?;
    let Connection { client, prepared } = &mut *connection;
    let transaction = client.transaction().await?;
    let known = Known::ask(&transaction, prepared, batch).await?;
    let mut answers = Vec::with_capacity(batch.len());
    let mut rows = Rows::default();
    for request in batch {
        let answer = known.answer(request);
        if let Ok(Appended { first, last, repeated: false }) = answer {
            rows.add(request, first, last, known.newest(&request.stream).1)?;
        }
        answers.push(answer);
    }
    if !rows.told.is_empty() {
        rows.insert(&transaction, prepared).await?;
    }
    transaction.commit().await.map_err(|error| match error.as_db_error() {
        Some(_) => StoreError::Postgres(error),
        None => StoreError::NotConfirmed(error.to_string()),
    })?;
    Ok(answers)
}

/// What stands in the database about the requests of a batch.
struct Known {
    earlier: HashMap<String, Earlier>,
    /// The number and the sum of the newest event of each stream.
    newest: HashMap<Stream, (u64, Sum)>,
}

impl Known {
    async fn ask(
        transaction: &Transaction<'_>,
        prepared: &Prepared,
        batch: &[Request],
    ) -> Result<Known, StoreError> {
        let streams: Vec<&str> = batch.iter().map(|request| request.stream.as_str()).collect();
        let keys: Vec<&str> =
            batch.iter().filter_map(|request| Some(request.key.as_ref()?.as_str())).collect();
        // The numbers before the keys: what another server stores in between shows by its key then. The other way
        // round the same request, made there as well, would be taken for one that knows too few events.
        // Asked together, they are answered in this order, and wait for the way there and back once.
        let (of_streams, of_keys): (Values<'_, 1>, Values<'_, 1>) = ([&streams], [&keys]);
        let (rows, earlier_rows) = tokio::try_join!(
            transaction.query(&prepared.newest, &of_streams),
            transaction.query(&prepared.earlier, &of_keys)
        )?;
        let newest = rows.iter().map(|row| {
            let stream = name(row.try_get(0)?)?;
            let sum = Sum::newest(row.try_get(2)?, &stream);
            Ok((stream, (unsigned(row.try_get(1)?)?, sum)))
        });
        let newest = newest.collect::<Result<_, StoreError>>()?;
        let mut earlier = HashMap::new();
        for row in earlier_rows {
            let found = Earlier::of(&row)?;
            earlier.insert(found.key.clone(), found);
        }
        Ok(Known { earlier, newest })
    }

    fn newest(&self, stream: &Stream) -> (u64, Sum) {
        self.newest.get(stream).copied().unwrap_or_else(|| (0, Sum::start(stream)))
    }

    /// What is answered to this request, if what it asks for can be stored.
    fn answer(&self, Request { stream, expected, events, key, .. }: &Request) -> Answer {
        let earlier = key.as_ref().and_then(|key| Some((self.earlier.get(key.as_str())?, key)));
        if let Some((earlier, key)) = earlier {
            return earlier.answer(stream, key);
        }
        let (is, _) = self.newest(stream);
        if is != *expected {
            return Err(StoreError::Conflict { stream: stream.clone(), expected: *expected, is });
        }
        let length = u64::try_from(events.len()).map_err(|e| StoreError::Foreign(e.to_string()))?;
        Ok(Appended { first: is + 1, last: is + length, repeated: false })
    }
}

/// What is inserted, column by column.
#[derive(Default)]
struct Rows<'a> {
    keys: Vec<(&'a str, &'a str, i64, i64, &'a str)>,
    streams: Vec<&'a str>,
    numbers: Vec<i64>,
    at: Vec<&'a str>,
    who: Vec<&'a str>,
    formats: Vec<i32>,
    payloads: Vec<&'a str>,
    sums: Vec<Sum>,
    told: Vec<String>,
}

impl<'a> Rows<'a> {
    fn add(&mut self, request: &'a Request, first: u64, last: u64, mut sum: Sum) -> Result<(), StoreError> {
        let stream = request.stream.as_str();
        if let Some(key) = &request.key {
            self.keys.push((key.as_str(), stream, signed(first)?, signed(last)?, key.asked()));
        }
        for (number, what) in (first..).zip(&request.events) {
            let New { at, who, format, payload } = what;
            sum = sum.then(number, what);
            self.sums.push(sum);
            self.streams.push(stream);
            self.numbers.push(signed(number)?);
            self.at.push(at);
            self.who.push(who);
            self.formats.push(i32::try_from(*format).map_err(|e| StoreError::Foreign(e.to_string()))?);
            self.payloads.push(payload);
        }
        self.told.push(format!("{last} {stream}"));
        Ok(())
    }

    async fn insert(mut self, transaction: &Transaction<'_>, prepared: &Prepared) -> Result<(), StoreError> {
        self.keys.sort_unstable();
        let keys: Vec<&str> = self.keys.iter().map(|row| row.0).collect();
        let of: Vec<&str> = self.keys.iter().map(|row| row.1).collect();
        let first: Vec<i64> = self.keys.iter().map(|row| row.2).collect();
        let last: Vec<i64> = self.keys.iter().map(|row| row.3).collect();
        let asked: Vec<&str> = self.keys.iter().map(|row| row.4).collect();
        let Rows { streams, numbers, at, who, formats, payloads, told, .. } = &self;
        let sums: Vec<&[u8]> = self.sums.iter().map(Sum::bytes).collect();
        let key_values: Values<'_, 5> = [&keys, &of, &first, &last, &asked];
        let values: Values<'_, 7> = [streams, numbers, at, who, formats, payloads, &sums];
        let told: Values<'_, 2> = [&CHANNEL, told];
        // Sent together: the database carries them out in this order, and none after one that fails.
        tokio::try_join!(
            transaction.execute(&prepared.keys, &key_values),
            transaction.execute(&prepared.events, &values),
            transaction.execute(&prepared.tell, &told)
        )?;
        Ok(())
    }
}
