//! Reading.

use std::{
    fs::File,
    io::{self, Read as _},
    path::Path,
};

use serde::de::DeserializeOwned;

use crate::{Damage, LedgerError, line::Chain};

/// What a file holds.
#[derive(Debug)]
pub struct Book<T> {
    /// Its records, from the first.
    pub records: Vec<T>,
    /// So many bytes at the end are a record that was never finished and never reported as saved.
    pub torn: usize,
}

/// Reads a file. It is not changed, not even to mend it.
///
/// # Errors
/// The file cannot be read, or a line of it is not as it was written.
pub fn read<T: DeserializeOwned>(path: &Path) -> Result<Book<T>, LedgerError> {
    let io = |source| LedgerError::Io { file: path.to_owned(), source };
    let mut file = File::open(path).map_err(io)?;
    // A writer at work is waited for; where files cannot be locked, reading goes on without.
    match file.lock_shared() {
        Err(e) if e.kind() != io::ErrorKind::Unsupported => return Err(io(e)),
        _ => {}
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(io)?;
    let (book, _) = parse(path, &bytes)?;
    if book.records.is_empty() {
        return Err(LedgerError::Empty(path.to_owned()));
    }
    Ok(book)
}

/// Where the last whole line ends. After a power failure the end of the file may also be there
/// without its contents: then it is nothing but zeros, which no line has.
fn whole(bytes: &[u8]) -> usize {
    let end = |part: &[u8]| part.iter().rposition(|&b| b == b'\n').map_or(0, |at| at + 1);
    let mut good = end(bytes);
    while let Some(before) = bytes.get(..good.saturating_sub(1)) {
        let begin = end(before);
        match before.get(begin..) {
            Some(line) if line.contains(&0) => good = begin,
            _ => break,
        }
    }
    good
}

/// The records, and where the next one belongs.
pub(crate) fn parse<T: DeserializeOwned>(path: &Path, bytes: &[u8]) -> Result<(Book<T>, Chain), LedgerError> {
    let (good, torn) = bytes.split_at(whole(bytes));
    let mut chain = Chain::default();
    let mut records = Vec::new();
    for (line, number) in good.split_inclusive(|&b| b == b'\n').zip(1..) {
        let damaged = |damage| LedgerError::Damaged { file: path.to_owned(), line: number, damage };
        let text = std::str::from_utf8(line.strip_suffix(b"\n").unwrap_or(line))
            .map_err(|e| damaged(Damage::Shape(e.to_string())))?;
        let record = chain.read(text).map_err(damaged)?;
        let record =
            serde_json::from_str(record.get()).map_err(|e| damaged(Damage::Record(e.to_string())))?;
        records.push(record);
    }
    Ok((Book { records, torn: torn.len() }, chain))
}
