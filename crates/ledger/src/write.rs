//! Writing.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, Read as _, Seek as _, SeekFrom, Write as _},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use serde::{Serialize, de::DeserializeOwned};
use serde_json::value::to_raw_value;

use crate::{Book, LedgerError, line::Chain, read::parse};

/// How often, and how long each time, another writer is waited for: ten seconds, longer than any
/// command takes.
const TRIES: u32 = 200;
const PAUSE: Duration = Duration::from_millis(50);

/// The one who writes. While it lives, no other can.
#[derive(Debug)]
pub struct Writer {
    path: PathBuf,
    file: File,
    chain: Chain,
    /// The length of the whole lines.
    good: u64,
    new: bool,
}

impl Writer {
    /// Begins a new file. A file in which no record was ever finished counts as none.
    ///
    /// # Errors
    /// The file is there already, or cannot be written.
    pub fn create(path: &Path) -> Result<Writer, LedgerError> {
        let file = open(path, OpenOptions::new().read(true).write(true).create(true))?;
        let (writer, book) = Writer::locked::<serde::de::IgnoredAny>(path, file)?;
        if !book.records.is_empty() {
            return Err(LedgerError::Exists(path.to_owned()));
        }
        if book.torn > 0 && !looks_torn(&writer.file).map_err(|e| writer.io(e))? {
            return Err(LedgerError::Exists(path.to_owned())); // somebody else's file
        }
        Ok(writer)
    }

    /// Opens a file to add to it, and reads what is in it.
    ///
    /// # Errors
    /// The file cannot be read or written, is damaged, or another program keeps it.
    pub fn open<T: DeserializeOwned>(path: &Path) -> Result<(Writer, Book<T>), LedgerError> {
        let file = open(path, OpenOptions::new().read(true).write(true))?;
        let (writer, book) = Writer::locked(path, file)?;
        if book.records.is_empty() {
            return Err(LedgerError::Empty(path.to_owned()));
        }
        Ok((writer, book))
    }

    fn locked<T: DeserializeOwned>(path: &Path, mut file: File) -> Result<(Writer, Book<T>), LedgerError> {
        lock(path, &file)?;
        let mut bytes = Vec::new();
        let io = |source| LedgerError::Io { file: path.to_owned(), source };
        file.read_to_end(&mut bytes).map_err(io)?;
        let (book, chain) = parse(path, &bytes)?;
        let good = (bytes.len() - book.torn) as u64;
        let new = chain == Chain::default();
        Ok((Writer { path: path.to_owned(), file, chain, good, new }, book))
    }

    /// Adds a record. When this comes back without an error, the record is on the disk. A torn one
    /// before it is cut off.
    ///
    /// # Errors
    /// The record is not saved, and nothing of it is left in the file as far as the system allows.
    pub fn append<T: Serialize>(&mut self, record: &T) -> Result<(), LedgerError> {
        let record = to_raw_value(record).map_err(LedgerError::Record)?;
        let mut chain = self.chain;
        let line = chain.write(&record).map_err(LedgerError::Record)?;
        if let Err(source) = self.put(line.as_bytes()) {
            // Disk full: what was begun goes away, or is cut off the next time.
            let _ = self.file.set_len(self.good);
            return Err(self.io(source));
        }
        self.chain = chain;
        self.good += line.len() as u64;
        if std::mem::take(&mut self.new) {
            sync_folder(&self.path).map_err(|e| self.io(e))?;
        }
        Ok(())
    }

    fn put(&mut self, line: &[u8]) -> io::Result<()> {
        self.file.set_len(self.good)?;
        self.file.seek(SeekFrom::Start(self.good))?;
        self.file.write_all(line)?;
        self.file.sync_all()
    }

    fn io(&self, source: io::Error) -> LedgerError {
        LedgerError::Io { file: self.path.clone(), source }
    }
}

fn open(path: &Path, options: &OpenOptions) -> Result<File, LedgerError> {
    options.open(path).map_err(|source| LedgerError::Io { file: path.to_owned(), source })
}

fn lock(path: &Path, file: &File) -> Result<(), LedgerError> {
    for _ in 0..TRIES {
        match file.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
            Err(TryLockError::Error(source)) => {
                return Err(LedgerError::Io { file: path.to_owned(), source });
            }
        }
    }
    Err(LedgerError::Busy(path.to_owned()))
}

/// Is this the beginning of a first record that was never finished, and not another kind of file?
fn looks_torn(mut file: &File) -> io::Result<bool> {
    let mut begin = [0; 6];
    file.seek(SeekFrom::Start(0))?;
    let read = file.read(&mut begin)?;
    let begin = begin.get(..read).unwrap_or_default();
    Ok(begin.iter().all(|&b| b == 0) || br#"{"n":1"#.starts_with(begin))
}

/// A new name in a folder is only there for good when the folder is on the disk, too.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
