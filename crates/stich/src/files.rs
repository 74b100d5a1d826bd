//! Files and folders named on the command line.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use anyhow::bail;
use wording::{Lexicon, msg};

/// Why a file cannot be read or written, in words where we have them.
pub fn reason(error: &io::Error, words: &Lexicon) -> String {
    match error.kind() {
        io::ErrorKind::IsADirectory => words.say(msg::ErrorReasonFolder),
        io::ErrorKind::NotFound => words.say(msg::ErrorReasonMissing),
        io::ErrorKind::PermissionDenied => words.say(msg::ErrorReasonForbidden),
        io::ErrorKind::InvalidData => words.say(msg::ErrorReasonNoText),
        io::ErrorKind::StorageFull => words.say(msg::ErrorReasonFull),
        _ => words.say(msg::ErrorReasonOther { reason: &error.to_string() }),
    }
}

/// The files with one of these endings, in the order named and sorted within a folder.
pub fn find(words: &Lexicon, paths: &[PathBuf], endings: &[&str]) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in paths {
        let shown = path.display().to_string();
        if path.is_file() {
            files.push(path.clone());
        } else if path.is_dir() {
            let before = files.len();
            walk(words, path, endings, &mut files)?;
            if files.len() == before {
                let expected = endings.join(", ");
                bail!(words.say(msg::ErrorNoFiles { path: &shown, expected: &expected }));
            }
        } else {
            bail!(words.say(msg::ErrorNotFound { file: &shown }));
        }
    }
    Ok(files)
}

fn walk(words: &Lexicon, folder: &Path, endings: &[&str], files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    let unreadable = |e: io::Error| {
        let reason = reason(&e, words);
        anyhow::anyhow!(
            words.say(msg::ErrorCannotRead { file: &folder.display().to_string(), reason: &reason })
        )
    };
    let mut entries: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        entries.push(entry.map_err(unreadable)?.path());
    }
    entries.sort();
    for path in entries {
        if path.is_dir() {
            walk(words, &path, endings, files)?;
        } else if path.file_name().and_then(|name| name.to_str()).is_some_and(|name| {
            let name = name.to_ascii_lowercase();
            endings.iter().any(|ending| name.ends_with(&format!(".{ending}")))
        }) {
            files.push(path);
        }
    }
    Ok(())
}
