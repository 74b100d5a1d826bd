//! Files from another computer: a tournament or a table is looked at before it is taken in, so that nothing
//! is stored that could not have happened; and the same as files for another computer.

mod pages;

use archive::{ArchiveError, Contents, Damage, Kept, Taken};
use axum::{
    http::header,
    response::{IntoResponse as _, Response},
};
use live::{Event, Room};
use store::{New, Stream};
use thiserror::Error;
use tournament::{Name, NameError, PayloadError, Record, Refused, Tournament};
use wording::{Lexicon, msg};

use crate::{
    apart::{INTAKE, apart},
    app::{App, RULINGS},
    doors::houses::{self, Source},
    failure::Failure,
    fold::By,
    live as tables,
};

pub use pages::{Upload, routes};

/// What is kept in a stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// A tournament.
    Tournament(Name),
    /// A live table, by its id.
    Table(String),
    /// Something of the house: links, rulings. Only a backup brings it.
    House,
}

impl What {
    /// What is kept in this stream.
    #[must_use]
    pub fn of(stream: &Stream) -> What {
        let table = || tables::id(stream).filter(|id| tables::stream(id).is_ok());
        match (Name::of_stream(stream.as_str()), table()) {
            (Some(name), _) => What::Tournament(name),
            (None, Some(id)) => What::Table(id.to_owned()),
            (None, None) => What::House,
        }
    }

    /// Where it begins.
    #[must_use]
    pub fn home(&self) -> String {
        match self {
            What::Tournament(name) => format!("/hall/{name}"),
            What::Table(id) => format!("/tables/{id}?as=director"),
            What::House => "/house".to_owned(),
        }
    }
}

/// Why a file is not taken in. Nothing was changed.
#[derive(Debug, Error)]
pub enum Unfit {
    /// It is not as it was written, or what is here already is something else.
    #[error(transparent)]
    Archive(#[from] ArchiveError),
    /// There is not one thing in it.
    #[error("the file holds {0} things; one at a time can be taken in")]
    Many(usize),
    /// It comes from where nobody here knows.
    #[error("the file is signed by {}, which is not known here", .0.name())]
    Unknown(Source),
    /// It belongs to the house, and opens its doors.
    #[error("{0} is neither a tournament nor a table")]
    House(Stream),
    /// It has no name that could be another.
    #[error("only a tournament can get another name")]
    Renamed,
    /// No tournament can be called this.
    #[error(transparent)]
    Name(#[from] NameError),
    /// An event that this version cannot read.
    #[error("{stream}, event {number}: {reason}")]
    Foreign {
        /// Of what.
        stream: Stream,
        /// Which, from 1 on.
        number: usize,
        /// Why.
        reason: PayloadError,
    },
    /// An event that cannot have happened in a tournament.
    #[error("{stream}, event {number}: {refused}")]
    Tournament {
        /// Of which.
        stream: Stream,
        /// Which, from 1 on.
        number: usize,
        /// Why.
        refused: Box<Refused>,
    },
    /// An event that cannot have happened at a table.
    #[error("{stream}, event {number}: {refused}")]
    Table {
        /// Of which.
        stream: Stream,
        /// Which, from 1 on.
        number: usize,
        /// Why.
        refused: Box<live::Refused>,
    },
}

/// Gives a tournament another name; nothing else can have one.
///
/// # Errors
/// [`Unfit::Renamed`].
pub fn rename(kept: &mut Kept, to: &Name) -> Result<(), Unfit> {
    match What::of(&kept.stream) {
        What::Tournament(_) => kept.stream = stream_of(to)?,
        What::Table(_) | What::House => return Err(Unfit::Renamed),
    }
    Ok(())
}

/// Whether it may come by itself from another computer: a tournament, a table, the book of rulings, and the texts that
/// were proposed. What opens the doors comes with a backup.
///
/// # Errors
/// [`Unfit::House`].
pub fn comes_alone(kept: &Kept) -> Result<(), Unfit> {
    match What::of(&kept.stream) {
        What::House if ![RULINGS, crate::words::STREAM].contains(&kept.stream.as_str()) => {
            Err(Unfit::House(kept.stream.clone()))
        }
        What::House | What::Tournament(_) | What::Table(_) => Ok(()),
    }
}

/// Whether what a file says of a stream can have happened.
///
/// # Errors
/// [`Unfit::Foreign`], [`Unfit::Tournament`], [`Unfit::Table`]: the first event that cannot.
pub fn fits(kept: &Kept) -> Result<What, Unfit> {
    let what = What::of(&kept.stream);
    match &what {
        What::Tournament(_) => fits_tournament(&kept.stream, &kept.events)?,
        What::Table(_) => fits_table(&kept.stream, &kept.events)?,
        What::House => {}
    }
    Ok(what)
}

fn fits_tournament(stream: &Stream, events: &[New]) -> Result<(), Unfit> {
    let mut records = Vec::with_capacity(events.len());
    for (New { at, who, format, payload }, number) in events.iter().zip(1..) {
        let record = Record::of_event(*format, who, at, payload);
        records.push(record.map_err(|reason| Unfit::Foreign { stream: stream.clone(), number, reason })?);
    }
    let replayed = Tournament::replay(&records);
    replayed.map(|_| ()).map_err(|e| Unfit::Tournament {
        stream: stream.clone(),
        number: e.record,
        refused: Box::new(e.refused),
    })
}

fn fits_table(stream: &Stream, events: &[New]) -> Result<(), Unfit> {
    let mut room = Room::default();
    for (New { format, payload, .. }, number) in events.iter().zip(1_usize..) {
        let foreign = |reason| Unfit::Foreign { stream: stream.clone(), number, reason };
        if !(1..=live::FORMAT).contains(format) {
            return Err(foreign(PayloadError::Format(*format)));
        }
        let event: Event = Event::read(payload).map_err(|e| foreign(PayloadError::Foreign(e.to_string())))?;
        room.could_happen(&event).map_err(|refused| Unfit::Table {
            stream: stream.clone(),
            number,
            refused: Box::new(refused),
        })?;
        room.happened(number as u64, event);
    }
    Ok(())
}

/// The one thing that a file holds: under this name, if another is wanted. A file of a time before there
/// was a store has no name in it; then its own is taken.
///
/// # Errors
/// [`Unfit`].
pub fn one(bytes: &[u8], file: &str, named: &str) -> Result<(What, Kept, Source), Unfit> {
    let mut source = Source::Nobody;
    let kept = match archive::read(bytes)? {
        Contents::Streams { kept, house } => {
            source = house.into();
            <[Kept; 1]>::try_from(kept).map_err(|kept| Unfit::Many(kept.len()))
        }
        Contents::OldTournament { events, .. } => {
            let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
            Ok([Kept { stream: stream_of(&Name::made_of(stem)?)?, events }])
        }
    };
    let [mut kept] = kept?;
    match What::of(&kept.stream) {
        What::House => return Err(Unfit::House(kept.stream)),
        What::Tournament(_) | What::Table(_) if named.is_empty() => {}
        What::Tournament(_) | What::Table(_) => rename(&mut kept, &Name::made_of(named)?)?,
    }
    Ok((fits(&kept)?, kept, source))
}

fn stream_of(name: &Name) -> Result<Stream, Unfit> {
    Stream::new(&name.stream()).map_err(|_| Unfit::Name(NameError(name.to_string())))
}

/// A file that somebody sends.
#[derive(Debug, Default)]
pub struct Sent {
    /// What is in it.
    pub bytes: Vec<u8>,
    /// How it is called.
    pub file: String,
    /// Under which name it is taken in; empty: under its own.
    pub named: String,
    /// Whoever sends it knows that it comes from there ([`Source::name`]), though nobody did here; may be empty.
    pub from: String,
}

/// Takes in the tournament or the table that a file holds. What comes from where nobody knows is only taken
/// in from somebody who says that he knows; then it is known.
///
/// # Errors
/// [`Unfit`].
pub async fn take(app: &App, who: By<'_>, sent: Sent) -> Result<(What, Taken), Unfit> {
    let Sent { bytes, file, named, from } = sent;
    // A long tournament is a lot to play again: the others are not kept waiting.
    let read = apart(&INTAKE, move || one(&bytes, &file, named.trim())).await;
    let (what, kept, source) = read.map_err(|e| Unfit::Archive(std::io::Error::other(e).into()))??;
    let known = houses::is_known(&app.doors, source).await.map_err(ArchiveError::from)?;
    if !known && from != source.name() {
        return Err(Unfit::Unknown(source));
    }
    let taken = archive::restore(&app.store, vec![kept]).await?;
    if !known {
        houses::remember(&app.doors, who, source).await.map_err(ArchiveError::from)?;
    }
    Ok((what, taken))
}

/// Why a file is not taken in, in words; or what the server failed with.
///
/// # Errors
/// It is not the file.
pub fn said(unfit: Unfit, file: &str, words: &Lexicon) -> Result<String, Failure> {
    let replay = |stream: &Stream, number: usize, what: &str| {
        words.say(msg::TournamentReplay { file: stream.as_str(), number: &number.to_string(), what })
    };
    Ok(match unfit {
        Unfit::Archive(ArchiveError::Store(error)) => return Err(error.into()),
        Unfit::Archive(ArchiveError::Differs(stream)) => {
            words.say(msg::HallImportDiffers { stream: stream.as_str() })
        }
        Unfit::Archive(error) => {
            return archive_said(&error, file, words).ok_or(Failure::Server(error.to_string()));
        }
        Unfit::Unknown(Source::House(house)) => words.say(msg::HallImportUnknown { mark: &house.mark() }),
        Unfit::Unknown(Source::Nobody) => words.say(msg::HallImportUnsigned),
        Unfit::Many(n) => words.say(msg::KeepManyStreams { file, n }),
        Unfit::House(stream) => words.say(msg::HallImportHouse { stream: stream.as_str() }),
        Unfit::Renamed => words.say(msg::HallImportRenamed),
        Unfit::Name(_) => words.say(msg::HallNeedName),
        Unfit::Foreign { stream, number, reason } => {
            replay(&stream, number, &bulletin::say::payload(&reason, words))
        }
        Unfit::Tournament { stream, number, refused } => {
            replay(&stream, number, &bulletin::say::refused(&refused, None, words))
        }
        Unfit::Table { stream, number, refused } => {
            replay(&stream, number, &tables::said(&refused, None, words))
        }
    })
}

/// What is wrong with a file, in words; `None` where it is not the file.
#[must_use]
pub fn archive_said(error: &ArchiveError, file: &str, words: &Lexicon) -> Option<String> {
    Some(match error {
        ArchiveError::Io(_) | ArchiveError::Store(_) => return None,
        ArchiveError::Empty => words.say(msg::KeepFileEmpty { file }),
        ArchiveError::Newer(found) => words.say(msg::KeepFileNewer { file, found: &found.to_string() }),
        ArchiveError::Damaged { line, damage } => {
            words.say(msg::KeepFileDamaged { file, line: *line, what: &spoilt(damage, words) })
        }
        ArchiveError::Forged => words.say(msg::KeepFileForged { file }),
        ArchiveError::Cut(line) => words.say(msg::KeepFileCut { file, line: *line }),
        ArchiveError::Differs(stream) => words.say(msg::KeepDiffers { stream: stream.as_str() }),
    })
}

fn spoilt(damage: &Damage, words: &Lexicon) -> String {
    match damage {
        Damage::Shape(_) => words.say(msg::KeepDamageShape),
        Damage::Number { found, expected } => {
            words.say(msg::KeepDamageNumber { found: &found.to_string(), expected: &expected.to_string() })
        }
        Damage::Sum => words.say(msg::KeepDamageSum),
        Damage::Record(reason) => words.say(msg::KeepDamageRecord { reason }),
    }
}

/// A stream as a file, for another computer.
///
/// # Errors
/// The store does not answer.
pub async fn file(app: &App, stream: &Stream) -> Result<Response, Failure> {
    let (seal, mut bytes) = (houses::seal(&app.doors).await?, Vec::new());
    let written = archive::write(&app.store, std::slice::from_ref(stream), &seal, &mut bytes).await;
    written.map_err(|e| match e {
        ArchiveError::Store(error) => error.into(),
        other => Failure::Server(other.to_string()),
    })?;
    let name = stream.as_str().rsplit('/').next().unwrap_or_default();
    let kind = (header::CONTENT_TYPE, "application/x-ndjson".to_owned());
    let named = (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}.stich\""));
    Ok(([kind, named], bytes).into_response())
}
