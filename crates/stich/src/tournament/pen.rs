//! The stream of a tournament: read, and added to.

use std::env;

use anyhow::{anyhow, bail};
use store::{New, StoreError, Stream};
use tournament::{Event, FORMAT, Name, Record, Refused, Setup, Stamp, Tournament};
use wording::{Lexicon, msg};

use super::{args::Of, say};
use crate::{
    clock,
    keep::{Shelf, say_store},
};

fn stream(name: &Name) -> anyhow::Result<Stream> {
    Ok(Stream::new(&name.stream())?)
}

/// Reads a tournament. Nothing is changed.
pub fn read(words: &Lexicon, of: &Of) -> anyhow::Result<Tournament> {
    let shelf = Shelf::open(words, &of.keep)?;
    Ok(known(words, &shelf, &of.tournament)?.1)
}

/// The tournaments that are kept there.
pub fn names(words: &Lexicon, shelf: &Shelf) -> anyhow::Result<Vec<Name>> {
    let streams = shelf.streams(words, Name::STREAMS)?;
    Ok(streams.iter().filter_map(|stream| Name::of_stream(stream.as_str())).collect())
}

/// A tournament, and so many events of it are known.
pub fn known(words: &Lexicon, shelf: &Shelf, name: &Name) -> anyhow::Result<(u64, Tournament)> {
    let events = shelf.read(words, &stream(name)?, 0)?;
    if let Some((number, damage)) = store::damages(&events).next() {
        let damaged = StoreError::Damaged { stream: stream(name)?, number, damage };
        bail!(say_store(&damaged, &shelf.place, words));
    }
    let Some(last) = events.last() else {
        let names: Vec<String> = names(words, shelf)?.iter().map(Name::to_string).collect();
        let (name, place) = (name.as_str(), &*shelf.place);
        bail!(match &*names.join(", ") {
            "" => words.say(msg::KeepNoTournament { name, place }),
            names => words.say(msg::KeepNoTournamentBut { name, place, names }),
        });
    };
    let number = last.number;
    Ok((number, replay(name.as_str(), events.iter().map(|event| &event.what), words)?))
}

/// The tournament that these events make.
fn replay<'a>(
    name: &str,
    events: impl IntoIterator<Item = &'a New>,
    words: &Lexicon,
) -> anyhow::Result<Tournament> {
    let wrong = |number: usize, what: &str| {
        anyhow!(words.say(msg::TournamentReplay { file: name, number: &number.to_string(), what }))
    };
    let mut records = Vec::new();
    for (event, number) in events.into_iter().zip(1..) {
        let record = Record::of_event(event.format, &event.who, &event.at, &event.payload);
        records.push(record.map_err(|error| wrong(number, &say::payload(&error, words)))?);
    }
    Tournament::replay(&records).map_err(|e| wrong(e.record, &say::refused(&e.refused, None, words)))
}

/// Who does it: as told, as the environment says, or the name at this computer.
fn stamp(words: &Lexicon, by: Option<&str>) -> anyhow::Result<Stamp> {
    let named = |name: &str| env::var(name).ok();
    let told = by.map(str::to_owned).or_else(|| named("STICH_AS"));
    let who = told.or_else(|| named("USER")).or_else(|| named("USERNAME")).unwrap_or_default();
    if who.trim().is_empty() {
        bail!(words.say(msg::TournamentNoStamp));
    }
    Ok(Stamp { who: who.trim().to_owned(), when: clock::now() })
}

/// Somebody else has written in the meantime: the command must look again at what is there now.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Overtaken(String);

/// Whoever writes into a tournament.
pub struct Pen {
    shelf: Shelf,
    stream: Stream,
    known: u64,
    /// The tournament as it stands.
    pub tournament: Tournament,
    stamp: Stamp,
}

impl Pen {
    /// Opens a tournament.
    pub fn open(words: &Lexicon, of: &Of, by: Option<&str>) -> anyhow::Result<Pen> {
        let stamp = stamp(words, by)?;
        let shelf = Shelf::open(words, &of.keep)?;
        let (known, tournament) = known(words, &shelf, &of.tournament)?;
        Ok(Pen { shelf, stream: stream(&of.tournament)?, known, tournament, stamp })
    }

    /// Sets a tournament up.
    pub fn create(words: &Lexicon, of: &Of, by: Option<&str>, setup: Setup) -> anyhow::Result<()> {
        let stamp = stamp(words, by)?;
        let created = Record { format: FORMAT, stamp, events: vec![Event::Created(setup)] };
        let sound = created.events.iter().try_for_each(|event| event.is_sound(None));
        sound.map_err(|e| anyhow!(say::refused(&e, None, words)))?;
        let tournament = Tournament::begin(&created).map_err(|e| anyhow!(say::refused(&e, None, words)))?;
        let shelf = Shelf::make(words, &of.keep)?;
        let stream = stream(&of.tournament)?;
        let mut pen = Pen { shelf, stream, known: 0, tournament, stamp: created.stamp.clone() };
        pen.append(words, &created).map_err(|error| match error.is::<Overtaken>() {
            true => {
                let (name, place) = (of.tournament.as_str(), &*pen.shelf.place);
                anyhow!(words.say(msg::KeepTournamentExists { name, place }))
            }
            false => error,
        })
    }

    /// Whether these events can happen; nothing is written.
    pub fn try_out(&self, events: &[Event]) -> Result<Tournament, Refused> {
        self.in_time(events)?;
        let mut after = self.tournament.clone();
        events.iter().try_for_each(|event| after.apply(&self.stamp, event))?;
        Ok(after)
    }

    /// Whether they can by the clock of their round.
    fn in_time(&self, events: &[Event]) -> Result<(), Refused> {
        let over = |at| bulletin::clock::is_over(&self.tournament, at, clock::seconds());
        events.iter().try_for_each(|event| self.tournament.in_time(event, over))
    }

    /// Lets these things happen, all or none, and comes back when they are on the disk.
    pub fn write(&mut self, words: &Lexicon, events: Vec<Event>) -> anyhow::Result<()> {
        let record = Record { format: FORMAT, stamp: self.stamp.clone(), events };
        let mut after = self.tournament.clone();
        let now = Some(self.tournament.setup());
        let sound = record.events.iter().try_for_each(|event| event.is_sound(now));
        sound.map_err(|e| anyhow!(say::refused(&e, Some(&self.tournament), words)))?;
        let happens = self.in_time(&record.events).and_then(|()| after.apply_all(&record));
        happens.map_err(|e| anyhow!(say::refused(&e, Some(&self.tournament), words)))?;
        self.append(words, &record)?;
        self.tournament = after;
        Ok(())
    }

    fn append(&mut self, words: &Lexicon, record: &Record) -> anyhow::Result<()> {
        let Record { format, stamp: Stamp { who, when }, events } = record.clone();
        let event = New { at: when, who, format, payload: Record::payload(&events)? };
        let appended = self.shelf.store().append(&self.stream, self.known, vec![event], None);
        match self.shelf.wait(appended) {
            Ok(appended) => self.known = appended.last,
            Err(StoreError::Conflict { .. }) => bail!(Overtaken(words.say(msg::KeepOvertaken))),
            Err(error) => bail!(say_store(&error, &self.shelf.place, words)),
        }
        Ok(())
    }
}
