//! `stich backup`, `restore`, `export` and `import`.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, BufWriter, Write as _},
    path::{Path, PathBuf},
};

use anyhow::{anyhow, bail};
use archive::{ArchiveError, Contents, Kept, Packed, Taken};
use store::{New, Stream};
use tournament::Name;
use wording::{Lexicon, msg};

use super::{KeepArgs, Shelf, say_archive};
use crate::{
    Exit, Usage,
    screen::{self, GOOD},
};

/// `stich backup`.
#[derive(Debug, clap::Args)]
pub struct BackupArgs {
    /// The file to be written.
    pub file: PathBuf,
    /// Overwrites a file of this name.
    #[arg(long)]
    pub replace: bool,
    /// Where it is kept.
    #[command(flatten)]
    pub keep: KeepArgs,
}

/// `stich restore`.
#[derive(Debug, clap::Args)]
pub struct RestoreArgs {
    /// The file that `stich backup` has written, or one of the daily backups of the server.
    pub file: PathBuf,
    /// Where to keep it: a new folder, or an empty database.
    #[command(flatten)]
    pub keep: KeepArgs,
}

/// `stich export`.
#[derive(Debug, clap::Args)]
pub struct ExportArgs {
    /// What, such as tournament/hall or rulings/book.
    pub stream: String,
    /// The file to be written.
    pub file: PathBuf,
    /// Overwrites a file of this name.
    #[arg(long)]
    pub replace: bool,
    /// Where it is kept.
    #[command(flatten)]
    pub keep: KeepArgs,
}

/// `stich import`.
#[derive(Debug, clap::Args)]
pub struct ImportArgs {
    /// The file that `stich export` has written, or a tournament of an older version in its file.
    pub file: PathBuf,
    /// Under this name instead, such as tournament/spring.
    #[arg(long = "to", value_name = "STREAM")]
    pub to: Option<String>,
    /// Where to keep it.
    #[command(flatten)]
    pub keep: KeepArgs,
}

/// Writes everything into a file.
pub fn backup(args: &BackupArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let shelf = Shelf::open(words, &args.keep)?;
    let streams = shelf.streams(words, "")?;
    let packed = pack(&shelf, &streams, &args.file, args.replace, words)?;
    let (file, n) = (&args.file.display().to_string(), packed.events);
    screen::styled(GOOD, &words.say(msg::KeepBackedUp { place: &shelf.place, file, n }))?;
    screen::line(&words.say(msg::KeepSecret))?;
    Ok(Exit::Fine)
}

/// Writes one stream into a file.
pub fn export(args: &ExportArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let shelf = Shelf::open(words, &args.keep)?;
    let streams = shelf.streams(words, "")?;
    let Some(stream) = streams.iter().find(|stream| stream.as_str() == args.stream) else {
        let names: Vec<&str> = streams.iter().map(Stream::as_str).collect();
        let (stream, names) = (&*args.stream, &*names.join(", "));
        bail!(words.say(msg::KeepNoStream { stream, place: &shelf.place, names }));
    };
    let packed = pack(&shelf, std::slice::from_ref(stream), &args.file, args.replace, words)?;
    let (file, n) = (&args.file.display().to_string(), packed.events);
    screen::styled(GOOD, &words.say(msg::KeepExported { stream: stream.as_str(), file, n }))?;
    Ok(Exit::Fine)
}

/// Takes in everything that a backup holds.
pub fn restore(args: &RestoreArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let kept = match contents(&args.file, words)? {
        Contents::Streams(kept) => kept,
        Contents::OldTournament { events, torn } => vec![old(&args.file, events, torn, words)?],
    };
    let (taken, shelf) = take(kept, &args.file, &args.keep, words)?;
    let (place, n) = (&*shelf.place, taken.new);
    let said = if taken.new == 0 {
        words.say(msg::KeepNothingNew { place })
    } else {
        words.say(msg::KeepRestored { place, n })
    };
    screen::styled(GOOD, &said)?;
    Ok(Exit::Fine)
}

/// Takes in one stream.
pub fn import(args: &ImportArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let file = &args.file.display().to_string();
    let mut kept = match contents(&args.file, words)? {
        Contents::OldTournament { events, torn } => old(&args.file, events, torn, words)?,
        Contents::Streams(kept) => match <[Kept; 1]>::try_from(kept) {
            Ok([kept]) => kept,
            Err(kept) => bail!(words.say(msg::KeepManyStreams { file, n: kept.len() })),
        },
    };
    if let Some(to) = &args.to {
        kept.stream = Stream::new(to).map_err(|e| anyhow!(Usage(e.to_string())))?;
    }
    let stream = kept.stream.clone();
    let (taken, shelf) = take(vec![kept], &args.file, &args.keep, words)?;
    let (place, stream, n) = (&*shelf.place, stream.as_str(), taken.new);
    let said = if taken.new == 0 {
        words.say(msg::KeepNothingNew { place })
    } else {
        words.say(msg::KeepImported { stream, place, n })
    };
    screen::styled(GOOD, &said)?;
    Ok(Exit::Fine)
}

/// How the files of SQLite begin: so does a copy that the server has made.
const COPY: &[u8] = b"SQLite format 3\0";

fn contents(file: &Path, words: &Lexicon) -> anyhow::Result<Contents> {
    let bytes = fs::read(file).map_err(|error| anyhow!(say_archive(&error.into(), file, "", words)))?;
    if bytes.starts_with(COPY) {
        return Ok(Contents::Streams(of_copy(file, words)?));
    }
    archive::read(&bytes).map_err(|error| anyhow!(say_archive(&error, file, "", words)))
}

/// Everything that is in a copy.
fn of_copy(file: &Path, words: &Lexicon) -> anyhow::Result<Vec<Kept>> {
    let (shelf, _folder) = Shelf::of_copy(words, file)?;
    let streams = shelf.streams(words, "")?;
    let kept = streams.into_iter().map(|stream| {
        let events = shelf.read(words, &stream, 0)?;
        if let Some((number, damage)) = web::doctor::damaged(&stream, &events).first() {
            bail!(words.say(msg::DoctorEvent {
                stream: stream.as_str(),
                number: &number.to_string(),
                why: &words.say(msg::WebDamage { why: damage.id() }),
            }));
        }
        Ok(Kept { stream, events: events.into_iter().map(|event| event.what).collect() })
    });
    kept.collect()
}

/// A tournament of an older version: it is called as its file was.
fn old(file: &Path, events: Vec<New>, torn: usize, words: &Lexicon) -> anyhow::Result<Kept> {
    if torn > 0 {
        screen::note(&words.say(msg::KeepTorn { n: torn }));
    }
    let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let name = Name::made_of(stem).map_err(|e| anyhow!(Usage(e.to_string())))?;
    Ok(Kept { stream: Stream::new(&name.stream())?, events })
}

/// Takes streams in, none of them if one is not what it should be.
fn take(kept: Vec<Kept>, file: &Path, keep: &KeepArgs, words: &Lexicon) -> anyhow::Result<(Taken, Shelf)> {
    for one in &kept {
        web::intake::fits(one).map_err(|unfit| {
            let said = web::intake::said(unfit, &file.display().to_string(), words);
            anyhow!(said.unwrap_or_else(|failure| failure.to_string()))
        })?;
    }
    let shelf = Shelf::make(words, keep)?;
    let taken = shelf.wait(archive::restore(shelf.store(), kept));
    Ok((taken.map_err(|error| anyhow!(say_archive(&error, file, &shelf.place, words)))?, shelf))
}

/// Writes streams into a file, which is there whole or not at all.
fn pack(
    shelf: &Shelf,
    streams: &[Stream],
    file: &Path,
    replace: bool,
    words: &Lexicon,
) -> anyhow::Result<Packed> {
    if !replace && file.exists() {
        bail!(words.say(msg::KeepFileExists { file: &file.display().to_string() }));
    }
    let mut beside = file.as_os_str().to_owned();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    let write = || -> Result<Packed, ArchiveError> {
        let mut out = BufWriter::new(private(&beside)?);
        let packed = shelf.wait(archive::write(shelf.store(), streams, &mut out))?;
        out.flush()?;
        out.get_ref().sync_all()?;
        fs::rename(&beside, file)?;
        Ok(packed)
    };
    write().map_err(|error| {
        // What was begun is of no use to anybody.
        let _ = fs::remove_file(&beside);
        anyhow!(say_archive(&error, file, &shelf.place, words))
    })
}

/// A file that only this user reads: names are kept in it, and in a backup the key of the cookies.
fn private(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}
