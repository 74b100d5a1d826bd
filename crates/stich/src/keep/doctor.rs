//! `stich doctor`: whether all that is kept can be read, and what to do if not.

use std::{
    collections::HashSet,
    path::{Path, PathBuf},
};

use anyhow::anyhow;
use store::{Store, Stream};
use web::{
    Keep, backups,
    doctor::{Findings, Wrong, examine},
};
use wording::{Lexicon, msg};

use super::{KeepArgs, Shelf, say::damaged, say_store};
use crate::{
    Exit, files,
    screen::{self, GOOD},
};

/// `stich doctor`.
#[derive(Debug, clap::Args)]
pub struct DoctorArgs {
    /// Where the daily backups are; otherwise the folder `backups` beside the data.
    #[arg(long, value_name = "DIR")]
    pub backups: Option<PathBuf>,
    /// Where everything is kept.
    #[command(flatten)]
    pub keep: KeepArgs,
}

/// Where a server puts its daily copies, if nothing else was said.
pub fn backups_of(folder: &Path) -> PathBuf {
    folder.join("backups")
}

/// Says what is wrong, and what can be saved.
pub fn doctor(args: &DoctorArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let keep = args.keep.place(words)?;
    let mut well = true;
    if let Keep::Folder(folder) = &keep
        && Store::is_in_folder(folder)
    {
        let place = &folder.display().to_string();
        // It is shut by looking, and it is said.
        if Store::close(folder).map_err(|error| anyhow!(say_store(&error, place, words)))? {
            screen::line(&words.say(msg::WebServeClosed { place }))?;
        }
    }
    let shelf = Shelf::open(words, &args.keep)?;
    let found = examined(&shelf, words)?;
    for wrong in &found.wrong {
        well = false;
        screen::line(&said(wrong, words))?;
    }
    let (place, streams, events) = (&*shelf.place, &found.streams.to_string(), &found.events.to_string());
    screen::line(&words.say(msg::DoctorLooked { place, streams, events }))?;
    well &= match &keep {
        Keep::Folder(folder) => {
            let folder = args.backups.clone().unwrap_or_else(|| backups_of(folder));
            of_backups(&folder, &shelf, &found, words)?
        }
        Keep::Postgres(_) => {
            screen::line(&words.say(msg::WebServeNoBackups))?;
            true
        }
    };
    if well {
        screen::styled(GOOD, &words.say(msg::DoctorWell))?;
        return Ok(Exit::Fine);
    }
    Ok(Exit::Failed)
}

fn examined(shelf: &Shelf, words: &Lexicon) -> anyhow::Result<Findings> {
    shelf.wait(examine(shelf.store())).map_err(|error| anyhow!(say_store(&error, &shelf.place, words)))
}

/// One thing that is wrong, in words.
pub(super) fn said(wrong: &Wrong, words: &Lexicon) -> String {
    match wrong {
        Wrong::File(reason) => words.say(msg::DoctorFile { reason }),
        Wrong::Stream(stream, reason) => words.say(msg::DoctorStream { stream: stream.as_str(), reason }),
        Wrong::Event(stream, number, damage) => damaged(stream, *number, damage, words),
        Wrong::Story(unfit) => words.say(msg::DoctorStory { reason: &unfit.to_string() }),
    }
}

/// After so many days without one a backup is old.
const OLD: i32 = 2;

/// Says how old the last backup is, and whether it has what is damaged. Whether there is nothing to do.
fn of_backups(folder: &Path, here: &Shelf, found: &Findings, words: &Lexicon) -> anyhow::Result<bool> {
    let place = &folder.display().to_string();
    let copies = backups::copies(folder).map_err(|error| {
        anyhow!(words.say(msg::KeepFolder { place, reason: &files::reason(&error, words) }))
    })?;
    let Some(last) = copies.last() else {
        screen::line(&words.say(msg::DoctorNoBackup { place }))?;
        return Ok(found.wrong.is_empty());
    };
    let days = backups::age(&last.day);
    let (file, day) = (&last.file.display().to_string(), &*last.day);
    screen::line(&words.say(msg::DoctorBackup { file }))?;
    if days > OLD {
        screen::line(&words.say(msg::DoctorOldBackup { n: usize::try_from(days).unwrap_or_default() }))?;
    }
    let (shelf, _copied) = Shelf::of_copy(words, &last.file)?;
    let copy = examined(&shelf, words)?;
    for wrong in &copy.wrong {
        let what = &said(wrong, words);
        screen::line(&words.say(msg::DoctorBackupWrong { day, what }))?;
    }
    let differing = differing(here, &shelf, found, words)?;
    for (stream, number) in &differing {
        let (stream, number) = (stream.as_str(), &number.to_string());
        screen::line(&words.say(msg::DoctorDiffers { day, stream, number }))?;
    }
    let well = found.wrong.is_empty() && differing.is_empty();
    if !well {
        let hurt: HashSet<(&str, u64)> = copy.wrong.iter().filter_map(at).collect();
        for (stream, number) in found.wrong.iter().filter_map(at) {
            let newest = shelf.wait(shelf.store().streams(stream))?;
            let newest = newest.iter().find(|(of, _)| of.as_str() == stream).map_or(0, |(_, newest)| *newest);
            let number_said = &number.to_string();
            screen::line(&if number <= newest && !hurt.contains(&(stream, number)) {
                words.say(msg::DoctorSaved { day, stream, number: number_said })
            } else {
                words.say(msg::DoctorNotSaved { day, stream, number: number_said })
            })?;
        }
        screen::line(&words.say(msg::DoctorRestore { file, day }))?;
    }
    Ok(well && copy.wrong.is_empty())
}

/// The first event of each stream that the copy has and that is not here, or not so. Events are only added: what a copy has
/// stands here for ever, and where the end of a stream was taken away, nothing else tells.
fn differing(
    here: &Shelf,
    copy: &Shelf,
    found: &Findings,
    words: &Lexicon,
) -> anyhow::Result<Vec<(Stream, u64)>> {
    let named: HashSet<(&str, u64)> = found.wrong.iter().filter_map(at).collect();
    let mut differing = Vec::new();
    for stream in copy.streams(words, "")? {
        let events = here.read(words, &stream, 0)?;
        let mut now = events.iter().map(|event| (event.number, &event.what)).peekable();
        for event in copy.read(words, &stream, 0)? {
            if now.next_if(|(number, what)| *number == event.number && **what == event.what).is_none() {
                if event.sound && !named.contains(&(stream.as_str(), event.number)) {
                    differing.push((stream, event.number));
                }
                break;
            }
        }
    }
    Ok(differing)
}

/// Which event it is about, if it is about one.
fn at(wrong: &Wrong) -> Option<(&str, u64)> {
    match wrong {
        Wrong::Event(stream, number, _) => Some((stream.as_str(), *number)),
        _ => None,
    }
}
