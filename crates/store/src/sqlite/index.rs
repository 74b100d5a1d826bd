//! The index of words, by FTS5.

use rusqlite::{Connection, OptionalExtension as _, Transaction, TransactionBehavior, params};

use crate::{
    Hits, Indexing, Sought, StoreError, Stream,
    index::{MOST, Part},
};

/// How many events of the stream are in the index.
pub fn up_to(connection: &Connection, stream: &Stream) -> Result<u64, StoreError> {
    let mut select = connection.prepare_cached("SELECT up_to FROM indexed WHERE stream = ?")?;
    Ok(select.query_row([stream.as_str()], |row| row.get(0)).optional()?.unwrap_or(0))
}

/// Whether it was done; otherwise somebody else was faster.
pub fn add(connection: &mut Connection, stream: &Stream, more: &Indexing) -> Result<bool, StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    if up_to(&transaction, stream)? != more.known {
        return Ok(false);
    }
    for (number, words) in &more.entries {
        let id = entry(&transaction, stream, *number)?;
        let mut learn = transaction.prepare_cached("INSERT OR IGNORE INTO index_vocabulary VALUES (?)")?;
        for word in words {
            learn.execute([word])?;
        }
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        transaction
            .prepare_cached("INSERT OR REPLACE INTO index_words (rowid, words) VALUES (?, ?)")?
            .execute(params![id, words.join(" ")])?;
    }
    transaction
        .prepare_cached("INSERT OR REPLACE INTO indexed VALUES (?, ?)")?
        .execute(params![stream.as_str(), more.up_to])?;
    transaction.commit()?;
    Ok(true)
}

fn entry(transaction: &Transaction<'_>, stream: &Stream, number: u64) -> Result<i64, StoreError> {
    let mut insert =
        transaction.prepare_cached("INSERT OR IGNORE INTO index_entry (stream, number) VALUES (?, ?)")?;
    insert.execute(params![stream.as_str(), number])?;
    let mut select =
        transaction.prepare_cached("SELECT id FROM index_entry WHERE stream = ? AND number = ?")?;
    Ok(select.query_row(params![stream.as_str(), number], |row| row.get(0))?)
}

/// None if it is quicker to read everything.
pub fn search(connection: &Connection, stream: &Stream, sought: &Sought) -> Result<Option<Hits>, StoreError> {
    // One moment of the database, whatever is added meanwhile.
    let moment = connection.unchecked_transaction()?;
    let up_to = up_to(&moment, stream)?;
    let mut all = Vec::new();
    for part in sought.parts() {
        // A word has neither quotes nor blanks in it.
        all.push(match part {
            Part::Whole(word) => format!("\"{word}\""),
            Part::Beginning(word) => format!("\"{word}\"*"),
            Part::Within(word) => {
                let mut select = moment
                    .prepare_cached("SELECT term FROM index_vocabulary WHERE instr(term, ?) > 0 LIMIT ?")?;
                let terms = select.query_map(params![word, MOST + 1], |row| row.get::<_, String>(0))?;
                let terms = terms.map(|term| Ok(format!("\"{}\"", term?)));
                let terms: Vec<String> = terms.collect::<Result<_, StoreError>>()?;
                match terms.len() {
                    0 => return Ok(Some(Hits { up_to, entries: Vec::new() })),
                    1..=MOST => format!("({})", terms.join(" OR ")),
                    _ => return Ok(None),
                }
            }
        });
    }
    let mut select = moment.prepare_cached(
        "SELECT number FROM index_words JOIN index_entry ON id = index_words.rowid \
         WHERE index_words MATCH ? AND stream = ? ORDER BY number DESC",
    )?;
    let entries = select.query_map(params![all.join(" AND "), stream.as_str()], |row| row.get(0))?;
    let entries = entries.collect::<Result<_, _>>()?;
    Ok(Some(Hits { up_to, entries }))
}
