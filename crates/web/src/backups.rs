//! Copies of everything that is kept, made by the server: one a day, the last fourteen of them.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::Duration,
};

use store::{Store, StoreError};

use crate::clock;

/// So many are kept.
pub const KEPT: usize = 14;
/// How often it is looked whether the day has got its copy: a server that was off at midnight makes it when it is on.
const LOOK: Duration = Duration::from_secs(15 * 60);

const BEGINS: &str = "stichentscheid-";
const ENDS: &str = ".db";

/// A copy: of which day (`2026-11-24`), and where.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Copy {
    /// The day.
    pub day: String,
    /// The file.
    pub file: PathBuf,
}

/// The copies in this folder, the oldest first; none where there is no folder.
///
/// # Errors
/// The folder cannot be read.
pub fn copies(folder: &Path) -> io::Result<Vec<Copy>> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut copies = Vec::new();
    for entry in entries {
        let file = entry?.path();
        let name = file.file_name().and_then(|name| name.to_str());
        let day = name.and_then(|name| name.strip_prefix(BEGINS)?.strip_suffix(ENDS));
        if let Some(day) = day.filter(|day| day.parse::<clock::Date>().is_ok()) {
            copies.push(Copy { day: day.to_owned(), file: file.clone() });
        }
    }
    copies.sort();
    Ok(copies)
}

/// Makes the copy of this day, if there is none yet, and takes the oldest away where there are too many. Whether one was
/// made.
///
/// # Errors
/// It could not be written. Nothing that is there is taken away then.
pub async fn make(store: &Store, folder: &Path, day: &str) -> Result<bool, StoreError> {
    let unusable = |source| StoreError::File { path: folder.to_owned(), source };
    Store::close(folder)?;
    if copies(folder).map_err(unusable)?.iter().any(|copy| copy.day == day) {
        return Ok(false);
    }
    store.copy_to(&folder.join(format!("{BEGINS}{day}{ENDS}"))).await?;
    let all = copies(folder).map_err(unusable)?;
    for old in all.iter().rev().skip(KEPT) {
        fs::remove_file(&old.file).map_err(unusable)?;
    }
    Ok(true)
}

/// How many days ago this day was (UTC).
#[must_use]
pub fn age(day: &str) -> i32 {
    let today = clock::this_day(&clock::TimeZone::UTC);
    day.parse::<clock::Date>().ok().and_then(|day| today.since(day).ok()).map_or(0, |span| span.get_days())
}

/// Makes one every day, as long as the server runs.
pub async fn daily(store: Store, folder: PathBuf) {
    let mut look = tokio::time::interval(LOOK);
    loop {
        look.tick().await;
        match make(&store, &folder, &clock::this_day(&clock::TimeZone::UTC).to_string()).await {
            Ok(_) => {}
            Err(error) => tracing::error!(%error, "no backup was made"),
        }
    }
}
