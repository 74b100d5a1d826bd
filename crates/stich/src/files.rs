//! Files and folders named on the command line.

mod target;

use std::{
    collections::HashSet,
    fs, io,
    path::{Path, PathBuf},
};

use anyhow::anyhow;
use wording::{Lexicon, msg};

use crate::screen;

pub use target::{Readers, Target};

/// Why a file cannot be read or written, in words where we have them.
pub fn reason(error: &io::Error, words: &Lexicon) -> String {
    match error.kind() {
        io::ErrorKind::IsADirectory => words.say(msg::ErrorReasonFolder),
        io::ErrorKind::NotADirectory => words.say(msg::ErrorReasonNoFolder),
        io::ErrorKind::NotFound => words.say(msg::ErrorReasonMissing),
        io::ErrorKind::AlreadyExists => words.say(msg::ErrorReasonExists),
        io::ErrorKind::PermissionDenied => words.say(msg::ErrorReasonForbidden),
        io::ErrorKind::InvalidData => words.say(msg::ErrorReasonNoText),
        io::ErrorKind::StorageFull => words.say(msg::ErrorReasonFull),
        _ => words.say(msg::ErrorReasonOther { reason: &error.to_string() }),
    }
}

/// What cannot be written, and why.
pub fn cannot_write(file: &Path, why: &io::Error, words: &Lexicon) -> anyhow::Error {
    let (file, reason) = (&file.display().to_string(), &reason(why, words));
    anyhow!(words.say(msg::ErrorCannotWrite { file, reason }))
}

/// What cannot be read, and why; or that there is no such thing.
pub fn cannot_read(file: &Path, why: &io::Error, words: &Lexicon) -> anyhow::Error {
    let (file, reason) = (&file.display().to_string(), &reason(why, words));
    anyhow!(match why.kind() {
        io::ErrorKind::NotFound => words.say(msg::ErrorNotFound { file }),
        _ => words.say(msg::ErrorCannotRead { file, reason }),
    })
}

/// What there is under a path: a file, or why there is none, in words.
pub type Named = Result<PathBuf, NotThere>;

/// A path under which nothing can be read.
pub struct NotThere {
    /// The path.
    pub path: PathBuf,
    /// Why, in words.
    pub why: anyhow::Error,
}

/// The files with one of these endings, in the order named and sorted within a folder. What is named itself is taken as
/// it is, also a pipe.
pub fn find(words: &Lexicon, paths: &[PathBuf], endings: &[&str]) -> anyhow::Result<Vec<PathBuf>> {
    find_each(words, paths, endings).into_iter().map(|named| named.map_err(|nothing| nothing.why)).collect()
}

/// The same, and what cannot be read in its place: it does not keep the others from being read.
pub fn find_each(words: &Lexicon, paths: &[PathBuf], endings: &[&str]) -> Vec<Named> {
    let mut files = Vec::new();
    for path in paths {
        if is_piped(path) {
            files.push(Ok(path.clone()));
            continue;
        }
        let nothing = |why: anyhow::Error| Err(NotThere { path: path.clone(), why });
        match fs::metadata(path) {
            Ok(found) if found.is_dir() => {
                let before = files.len();
                walk(words, path, endings, &mut files, &mut HashSet::new());
                if files.len() == before {
                    let (path, expected) = (&path.display().to_string(), &endings.join(", "));
                    files.push(nothing(anyhow!(words.say(msg::ErrorNoFiles { path, expected }))));
                }
            }
            Ok(_) => files.push(Ok(path.clone())),
            Err(error) => files.push(nothing(cannot_read(path, &error, words))),
        }
    }
    each_once(files, words)
}

/// `-`: what is piped in.
pub fn is_piped(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// A file that is named more than once, as by itself and with its folder, is read once. That is said.
fn each_once(mut files: Vec<Named>, words: &Lexicon) -> Vec<Named> {
    let (mut seen, mut again) = (HashSet::new(), HashSet::new());
    let mut first = None;
    files.retain(|named| {
        let Ok(path) = named else { return true };
        let whole = if is_piped(path) { path.clone() } else { fs::canonicalize(path).unwrap_or_default() };
        // What has no name, as what comes out of some pipes, is no other.
        let is_new = whole.as_os_str().is_empty() || seen.insert(whole.clone());
        if !is_new && again.insert(whole) {
            first.get_or_insert_with(|| path.display().to_string());
        }
        is_new
    });
    if let Some(file) = first {
        screen::note(&words.say(msg::ErrorNamedTwice { n: again.len(), file: &file }));
    }
    files
}

/// The files of a folder and of those below it, each folder once: a link may lead back to where it lies.
fn walk(
    words: &Lexicon,
    folder: &Path,
    endings: &[&str],
    files: &mut Vec<Named>,
    seen: &mut HashSet<PathBuf>,
) {
    let entries = fs::canonicalize(folder).and_then(|whole| match seen.insert(whole) {
        true => fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect(),
        false => Ok(Vec::new()),
    });
    let mut entries: Vec<PathBuf> = match entries {
        Ok(entries) => entries,
        Err(error) => {
            let why = cannot_read(folder, &error, words);
            return files.push(Err(NotThere { path: folder.to_owned(), why }));
        }
    };
    entries.sort();
    for path in entries {
        if path.is_dir() {
            walk(words, &path, endings, files, seen);
        } else if ends_so(&path, endings) && !is_special(&path) {
            files.push(Ok(path));
        }
    }
}

/// A pipe or a device: in a folder nobody waits for what comes out of it; whoever means it names it.
fn is_special(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|found| !found.is_file())
}

/// Has the file one of these endings? What stands before it may be written in any letters.
fn ends_so(file: &Path, endings: &[&str]) -> bool {
    let name = file.file_name().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    endings.iter().any(|ending| name.ends_with(&format!(".{ending}")))
}
