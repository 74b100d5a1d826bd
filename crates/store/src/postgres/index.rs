//! The index of words, by `tsvector`.

use std::collections::BTreeSet;

use tokio_postgres::{GenericClient, IsolationLevel, Transaction};

use super::{pool::Pool, signed, unsigned};
use crate::{
    Hits, Indexing, Sought, StoreError, Stream,
    index::{MOST, Part},
};

/// How many events of the stream are in the index.
pub(super) async fn up_to(client: &impl GenericClient, stream: &Stream) -> Result<u64, StoreError> {
    let select = "SELECT up_to FROM indexed WHERE stream = $1";
    let up_to = client.query_opt(select, &[&stream.as_str()]).await?;
    up_to.map_or(Ok(0), |row| unsigned(row.try_get(0)?))
}

/// Whether it was done; otherwise somebody else was faster.
pub(super) async fn add(pool: &Pool, stream: &Stream, more: &Indexing) -> Result<bool, StoreError> {
    let mut connection = pool.get().await?;
    let transaction = connection.client.transaction().await?;
    let begin = "INSERT INTO indexed VALUES ($1, 0) ON CONFLICT DO NOTHING";
    transaction.execute(begin, &[&stream.as_str()]).await?;
    // Whoever comes second waits here.
    let select = "SELECT up_to FROM indexed WHERE stream = $1 FOR UPDATE";
    let up_to = transaction.query_one(select, &[&stream.as_str()]).await?;
    if unsigned(up_to.try_get(0)?)? != more.known {
        return Ok(false);
    }
    // In order, so that no two servers wait for one another.
    let terms: BTreeSet<&str> =
        more.entries.iter().flat_map(|(_, words)| words).map(String::as_str).collect();
    let terms: Vec<&str> = terms.into_iter().collect();
    let learn = "INSERT INTO index_vocabulary SELECT unnest($1::text[]) ON CONFLICT DO NOTHING";
    transaction.execute(learn, &[&terms]).await?;
    let numbers = more.entries.iter().map(|(number, _)| signed(*number)).collect::<Result<Vec<_>, _>>()?;
    let join = |words: &BTreeSet<String>| words.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
    let words: Vec<String> = more.entries.iter().map(|(_, words)| join(words)).collect();
    let insert = "INSERT INTO index_entry SELECT $1, number, array_to_tsvector(string_to_array(words, ' ')) \
                  FROM unnest($2::bigint[], $3::text[]) AS entry (number, words) \
                  ON CONFLICT (stream, number) DO UPDATE SET words = excluded.words";
    transaction.execute(insert, &[&stream.as_str(), &numbers, &words]).await?;
    let update = "UPDATE indexed SET up_to = $2 WHERE stream = $1";
    transaction.execute(update, &[&stream.as_str(), &signed(more.up_to)?]).await?;
    transaction.commit().await?;
    Ok(true)
}

/// None if it is quicker to read everything.
pub(super) async fn search(
    pool: &Pool,
    stream: &Stream,
    sought: &Sought,
) -> Result<Option<Hits>, StoreError> {
    let mut connection = pool.get().await?;
    // One moment of the database, whatever is added meanwhile.
    let moment = connection.client.build_transaction().read_only(true);
    let moment = moment.isolation_level(IsolationLevel::RepeatableRead).start().await?;
    let up_to = up_to(&moment, stream).await?;
    let mut all = Vec::new();
    for part in sought.parts() {
        // A word has no quotes in it, and no backslash.
        all.push(match part {
            Part::Whole(word) => format!("'{word}'"),
            Part::Beginning(word) => format!("'{word}':*"),
            Part::Within(word) => {
                let terms = within(&moment, word).await?;
                match terms.len() {
                    0 => return Ok(Some(Hits { up_to, entries: Vec::new() })),
                    1..=MOST => format!("({})", terms.join(" | ")),
                    _ => return Ok(None),
                }
            }
        });
    }
    let select = "SELECT number FROM index_entry WHERE stream = $1 AND words @@ $2::text::tsquery ORDER BY number DESC";
    let rows = moment.query(select, &[&stream.as_str(), &all.join(" & ")]).await?;
    let entries = rows.iter().map(|row| unsigned(row.try_get(0)?)).collect::<Result<_, _>>()?;
    Ok(Some(Hits { up_to, entries }))
}

async fn within(moment: &Transaction<'_>, word: &str) -> Result<Vec<String>, StoreError> {
    let select = "SELECT term FROM index_vocabulary WHERE strpos(term, $1) > 0 LIMIT $2";
    let most = i64::try_from(MOST + 1).map_err(|e| StoreError::Foreign(e.to_string()))?;
    let rows = moment.query(select, &[&word, &most]).await?;
    rows.iter().map(|row| Ok(format!("'{}'", row.try_get::<_, String>(0)?))).collect()
}
