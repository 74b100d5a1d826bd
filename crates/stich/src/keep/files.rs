//! `stich backup`, `restore`, `export` and `import`.

use std::{
    fs::{self, File},
    io::Read as _,
    path::{Path, PathBuf},
};

use anyhow::{anyhow, bail};
use archive::{ArchiveError, Contents, Kept, Packed, Seal, Taken};
use store::{Event, New, Stream};
use tournament::{Name, NameError};
use web::{
    doors::houses::{self, Source},
    intake::{self, Unfit, What},
};
use wording::{Lexicon, msg};

use super::{KeepArgs, Shelf, say::damaged, say_archive};
use crate::{
    Exit, Usage,
    files::{self, Readers, Target},
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
    #[arg(long = "to", value_name = "STREAM", value_parser = tournament_of)]
    pub to: Option<Name>,
    /// Takes in a file from where nobody here knows: the mark of whoever signed it, or nobody.
    #[arg(long, value_name = "MARK")]
    pub house: Option<String>,
    /// Where to keep it.
    #[command(flatten)]
    pub keep: KeepArgs,
}

/// A tournament by its stream or by its name alone.
fn tournament_of(text: &str) -> Result<Name, NameError> {
    Name::of_stream(text).map_or_else(|| text.parse(), Ok)
}

/// Writes everything into a file. What is damaged is left out, and said: nobody could take it in.
pub fn backup(args: &BackupArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let shelf = Shelf::open(words, &args.keep)?;
    // With the key of the house, which may be made only now.
    let seal = seal(&shelf, words)?;
    let mut whole = Vec::new();
    let mut exit = Exit::Fine;
    for stream in shelf.streams(words, "")? {
        match web::doctor::damaged(&stream, &shelf.read(words, &stream, 0)?).first() {
            None => whole.push(stream),
            Some((number, damage)) => {
                let what = &damaged(&stream, *number, damage, words);
                screen::note(&words.say(msg::KeepLeftOut { what }));
                exit = Exit::Failed;
            }
        }
    }
    let packed = pack(&shelf, &whole, &seal, &args.file, args.replace, words)?;
    let (file, n) = (&args.file.display().to_string(), packed.events);
    screen::styled(GOOD, &words.say(msg::KeepBackedUp { place: &shelf.place, file, n }))?;
    screen::line(&words.say(msg::KeepSecret))?;
    Ok(exit)
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
    let packed =
        pack(&shelf, std::slice::from_ref(stream), &seal(&shelf, words)?, &args.file, args.replace, words)?;
    let (file, n) = (&args.file.display().to_string(), packed.events);
    screen::styled(GOOD, &words.say(msg::KeepExported { stream: stream.as_str(), file, n }))?;
    Ok(Exit::Fine)
}

/// Takes in everything that a backup holds.
pub fn restore(args: &RestoreArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let kept = match contents(&args.file, words)? {
        Contents::Streams { kept, .. } => kept,
        Contents::OldTournament { events, torn } => vec![old(&args.file, events, torn, words)?],
    };
    let file = &args.file.display().to_string();
    // Whose a single thing is, is asked where it is taken in.
    if let [Kept { stream, .. }] = kept.as_slice()
        && What::of(stream) != What::House
        && !is_copy(&args.file)
    {
        bail!(words.say(msg::KeepOneStream { file, stream: stream.as_str() }));
    }
    fits(&kept, &args.file, words)?;
    let shelf = Shelf::make(words, &args.keep)?;
    let place = &*shelf.place;
    let streams = shelf.streams(words, "")?;
    if let Some(other) = streams.iter().find(|stream| kept.iter().all(|one| one.stream != **stream)) {
        bail!(words.say(msg::KeepElse { place, stream: other.as_str() }));
    }
    let taken = take(&shelf, kept, &args.file, words)?;
    let n = taken.new;
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
    let mut source = Source::Nobody;
    let mut kept = match contents(&args.file, words)? {
        Contents::OldTournament { events, torn } => old(&args.file, events, torn, words)?,
        Contents::Streams { kept, house } => {
            source = house.into();
            match <[Kept; 1]>::try_from(kept) {
                Ok([kept]) => kept,
                Err(kept) => bail!(words.say(msg::KeepManyStreams { file, n: kept.len() })),
            }
        }
    };
    let named = args.to.as_ref().map_or(Ok(()), |to| intake::rename(&mut kept, to));
    named.and_then(|()| intake::comes_alone(&kept)).map_err(|unfit| said(unfit, &args.file, words))?;
    let stream = kept.stream.clone();
    fits(std::slice::from_ref(&kept), &args.file, words)?;
    let known = is_known(source, &args.keep, words)?;
    if !known && args.house.as_deref() != Some(&source.name()) {
        let why = said(Unfit::Unknown(source), &args.file, words);
        bail!("{why}\n{}", words.say(msg::KeepHouseOption { mark: &source.name() }));
    }
    let shelf = Shelf::make(words, &args.keep)?;
    let taken = take(&shelf, vec![kept], &args.file, words)?;
    if !known {
        let remember =
            async { houses::remember(&houses::of(shelf.store().clone())?, "stich import", source).await };
        shelf.ask(words, remember)?;
    }
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
const COPY: &[u8; 16] = b"SQLite format 3\0";

/// Is it a copy that the server has made?
fn is_copy(file: &Path) -> bool {
    let mut begins = [0; COPY.len()];
    File::open(file).and_then(|mut file| file.read_exact(&mut begins)).is_ok_and(|()| begins == *COPY)
}

fn contents(file: &Path, words: &Lexicon) -> anyhow::Result<Contents> {
    if is_copy(file) {
        return Ok(Contents::Streams { kept: of_copy(file, words)?, house: None });
    }
    let bytes = fs::read(file).map_err(|error| files::cannot_read(file, &error, words))?;
    archive::read(&bytes).map_err(|error| anyhow!(say_archive(&error, file, "", words)))
}

/// Everything that is in a copy.
fn of_copy(file: &Path, words: &Lexicon) -> anyhow::Result<Vec<Kept>> {
    let (shelf, _folder) = Shelf::of_copy(words, file)?;
    let streams = shelf.streams(words, "")?;
    let kept = streams.into_iter().map(|stream| {
        let events = shelf.read(words, &stream, 0)?;
        if let Some((number, damage)) = web::doctor::damaged(&stream, &events).first() {
            bail!(damaged(&stream, *number, damage, words));
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

/// May a file from there be taken in without asking? Where nothing is kept yet, nobody is known.
fn is_known(source: Source, keep: &KeepArgs, words: &Lexicon) -> anyhow::Result<bool> {
    let Some(shelf) = Shelf::begun(words, keep)? else { return Ok(false) };
    shelf.ask(words, async { houses::is_known(&houses::of(shelf.store().clone())?, source).await })
}

/// Whether each of these streams is what it should be.
fn fits(kept: &[Kept], file: &Path, words: &Lexicon) -> anyhow::Result<()> {
    for one in kept {
        intake::fits(one).map_err(|unfit| said(unfit, file, words))?;
        let read = one.events.iter().cloned().zip(1..);
        let read: Vec<Event> = read.map(|(what, number)| Event { number, what, sound: true }).collect();
        if let Some((number, damage)) = web::doctor::damaged(&one.stream, &read).first() {
            bail!(damaged(&one.stream, *number, damage, words));
        }
    }
    Ok(())
}

fn said(unfit: Unfit, file: &Path, words: &Lexicon) -> anyhow::Error {
    let said = intake::said(unfit, &file.display().to_string(), words);
    anyhow!(said.unwrap_or_else(|failure| failure.to_string()))
}

/// Takes streams in, all of them or none.
fn take(shelf: &Shelf, kept: Vec<Kept>, file: &Path, words: &Lexicon) -> anyhow::Result<Taken> {
    let taken = shelf.wait(archive::restore(shelf.store(), kept));
    taken.map_err(|error| anyhow!(say_archive(&error, file, &shelf.place, words)))
}

/// What the house signs with.
fn seal(shelf: &Shelf, words: &Lexicon) -> anyhow::Result<Seal> {
    shelf.ask(words, async { houses::seal(&houses::of(shelf.store().clone())?).await })
}

/// Writes streams into a file, which is there whole or not at all. Only this user reads it: names are kept in it, and in
/// a backup the key of the cookies.
fn pack(
    shelf: &Shelf,
    streams: &[Stream],
    seal: &Seal,
    file: &Path,
    replace: bool,
    words: &Lexicon,
) -> anyhow::Result<Packed> {
    let target = Target::of(file, (replace, Readers::Alone), &[], words)?;
    let packed = target.write(|out| shelf.wait(archive::write(shelf.store(), streams, seal, out)));
    packed.map_err(|error: ArchiveError| anyhow!(say_archive(&error, file, &shelf.place, words)))
}
