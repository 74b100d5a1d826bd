//! A file that is written: there whole or not at all, and in place of nothing that nobody gave away.

use std::{
    fs::{self, OpenOptions, Permissions},
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
    thread,
};

use anyhow::{anyhow, bail};
use tempfile::NamedTempFile;
use wording::{Lexicon, msg};

use super::cannot_write;

/// Who may read a new file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Readers {
    /// Whoever may read the files of this user.
    AsUsual,
    /// This user alone, also where another file was there.
    Alone,
}

/// Where something is to be written.
pub struct Target {
    /// As it was named.
    named: PathBuf,
    way: Way,
}

enum Way {
    /// A file that is not there yet.
    New(Readers),
    /// In place of this file, with its rights. A link that led to it still does.
    InPlaceOf(PathBuf, Permissions),
    /// A device, a pipe, or a link to what is not there yet: through it.
    Through,
}

impl Target {
    /// Looks at what is there. What is only read is `inputs`.
    pub fn of(
        named: &Path,
        (replace, readers): (bool, Readers),
        inputs: &[PathBuf],
        words: &Lexicon,
    ) -> anyhow::Result<Target> {
        let file = &named.display().to_string();
        let refused = |why: &io::Error| cannot_write(named, why, words);
        let found = match fs::metadata(named) {
            Ok(found) => found,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                if named.is_symlink() {
                    return Ok(Target { named: named.to_owned(), way: Way::Through });
                }
                // Whether anything can be put there shows now, and not after long work.
                beside(named, readers).map_err(|error| refused(&error))?;
                return Ok(Target { named: named.to_owned(), way: Way::New(readers) });
            }
            Err(error) => bail!(refused(&error)),
        };
        if found.is_dir() {
            bail!(refused(&io::ErrorKind::IsADirectory.into()));
        }
        if !found.is_file() {
            return Ok(Target { named: named.to_owned(), way: Way::Through });
        }
        if !replace {
            bail!(words.say(msg::KeepFileExists { file }));
        }
        let whole = fs::canonicalize(named).map_err(|error| refused(&error))?;
        if inputs.iter().any(|input| fs::canonicalize(input).is_ok_and(|input| input == whole)) {
            bail!(words.say(msg::ErrorIsRead { file }));
        }
        if found.permissions().readonly() {
            bail!(refused(&io::ErrorKind::PermissionDenied.into()));
        }
        let rights = match readers {
            Readers::AsUsual => found.permissions(),
            Readers::Alone => alone().unwrap_or_else(|| found.permissions()),
        };
        Ok(Target { named: named.to_owned(), way: Way::InPlaceOf(whole, rights) })
    }

    /// Writes it.
    pub fn write<T, E: From<io::Error>>(
        &self,
        fill: impl FnOnce(&mut (dyn Write + Send)) -> Result<T, E>,
    ) -> Result<T, E> {
        match &self.way {
            Way::Through => {
                let mut through = OpenOptions::new();
                through.write(true).create(self.named.is_symlink());
                let mut out = BufWriter::new(through.open(&self.named)?);
                let filled = fill(&mut out)?;
                out.flush()?;
                Ok(filled)
            }
            Way::New(readers) => {
                let (filled, beside) = filled(beside(&self.named, *readers)?, fill)?;
                // Nor is what somebody else has put there meanwhile overwritten.
                beside.persist_noclobber(&self.named).map_err(|error| error.error)?;
                Ok(filled)
            }
            Way::InPlaceOf(whole, rights) => {
                let beside = beside(whole, Readers::Alone)?;
                beside.as_file().set_permissions(rights.clone())?;
                let (filled, beside) = filled(beside, fill)?;
                beside.persist(whole).map_err(|error| error.error)?;
                Ok(filled)
            }
        }
    }

    /// Writes these bytes; what is in the way is said.
    pub fn save(&self, bytes: &[u8], words: &Lexicon) -> anyhow::Result<()> {
        self.write(|out| out.write_all(bytes)).map_err(|error| self.unwritten(&error, words))
    }

    /// Why it could not be written.
    pub fn unwritten(&self, why: &io::Error, words: &Lexicon) -> anyhow::Error {
        cannot_write(&self.named, why, words)
    }

    /// It is not written, for this reason.
    pub fn refused(&self, reason: &str, words: &Lexicon) -> anyhow::Error {
        anyhow!(words.say(msg::ErrorCannotWrite { file: &self.named.display().to_string(), reason }))
    }
}

/// A file beside the one that is meant. What is begun and not finished goes with it.
fn beside(file: &Path, readers: Readers) -> io::Result<NamedTempFile> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let name = file.file_name().unwrap_or_default();
    let mut builder = tempfile::Builder::new();
    builder.prefix(name).suffix(".part");
    if let Some(rights) = as_usual().filter(|_| readers == Readers::AsUsual) {
        builder.permissions(rights);
    }
    builder.tempfile_in(folder)
}

fn filled<T, E: From<io::Error>>(
    beside: NamedTempFile,
    fill: impl FnOnce(&mut (dyn Write + Send)) -> Result<T, E>,
) -> Result<(T, NamedTempFile), E> {
    goes_with_the_program(beside.path().to_owned());
    let mut out = BufWriter::new(beside.as_file());
    let filled = fill(&mut out)?;
    out.flush()?;
    drop(out);
    beside.as_file().sync_all()?;
    Ok((filled, beside))
}

/// How a program ends that is broken off.
const BROKEN_OFF: i32 = 130;

/// Where somebody breaks off the program (Ctrl-C), what is begun is taken away first.
fn goes_with_the_program(begun: PathBuf) {
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build();
        if runtime.is_ok_and(|runtime| runtime.block_on(tokio::signal::ctrl_c()).is_ok()) {
            // It may be in its place already.
            let _ = fs::remove_file(begun);
            std::process::exit(BROKEN_OFF);
        }
    });
}

/// What others may do with a new file is left to the system (its umask).
#[cfg(unix)]
fn as_usual() -> Option<Permissions> {
    Some(std::os::unix::fs::PermissionsExt::from_mode(0o666))
}

#[cfg(not(unix))]
fn as_usual() -> Option<Permissions> {
    None
}

#[cfg(unix)]
fn alone() -> Option<Permissions> {
    Some(std::os::unix::fs::PermissionsExt::from_mode(0o600))
}

#[cfg(not(unix))]
fn alone() -> Option<Permissions> {
    None
}
