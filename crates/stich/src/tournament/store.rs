//! The file of a tournament: read, and added to.

use std::{env, path::Path};

use anyhow::{anyhow, bail};
use ledger::{LedgerError, Writer};
use tournament::{Event, FORMAT, Record, Refused, Setup, Stamp, Tournament};
use wording::{Lexicon, msg};

use super::{clock, say};
use crate::screen;

/// Reads a tournament. The file is not changed.
pub fn read(words: &Lexicon, path: &Path) -> anyhow::Result<Tournament> {
    let book = ledger::read::<Record>(path).map_err(|e| damaged(&e, words))?;
    if book.torn > 0 {
        screen::note(&words.say(msg::TournamentTornReading { n: book.torn }));
    }
    replay(words, path, &book.records)
}

fn replay(words: &Lexicon, path: &Path, records: &[Record]) -> anyhow::Result<Tournament> {
    Tournament::replay(records).map_err(|e| {
        let (file, number) = (path.display().to_string(), e.record.to_string());
        let what = say::refused(&e.refused, None, words);
        anyhow!(words.say(msg::TournamentReplay { file: &file, number: &number, what: &what }))
    })
}

fn damaged(error: &LedgerError, words: &Lexicon) -> anyhow::Error {
    anyhow!(say::ledger(error, words))
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

/// Whoever writes into the file of a tournament.
pub struct Pen {
    writer: Writer,
    /// The tournament as it stands in the file.
    pub tournament: Tournament,
    stamp: Stamp,
}

impl Pen {
    /// Opens a tournament; nobody else writes into it meanwhile.
    pub fn open(words: &Lexicon, path: &Path, by: Option<&str>) -> anyhow::Result<Pen> {
        let stamp = stamp(words, by)?;
        let (writer, book) = Writer::open::<Record>(path).map_err(|e| damaged(&e, words))?;
        if book.torn > 0 {
            screen::note(&words.say(msg::TournamentTorn { n: book.torn }));
        }
        let tournament = replay(words, path, &book.records)?;
        Ok(Pen { writer, tournament, stamp })
    }

    /// Begins a file.
    pub fn create(words: &Lexicon, path: &Path, by: Option<&str>, setup: Setup) -> anyhow::Result<()> {
        let stamp = stamp(words, by)?;
        Tournament::new(setup.clone()).map_err(|e| anyhow!(say::refused(&e, None, words)))?;
        let mut writer = Writer::create(path).map_err(|e| damaged(&e, words))?;
        let record = Record { format: FORMAT, stamp, events: vec![Event::Created(setup)] };
        writer.append(&record).map_err(|e| damaged(&e, words))
    }

    /// Whether these events can happen; nothing is written.
    pub fn try_out(&self, events: &[Event]) -> Result<Tournament, Refused> {
        let mut after = self.tournament.clone();
        events.iter().try_for_each(|event| after.apply(&self.stamp, event))?;
        Ok(after)
    }

    /// Lets these things happen, all or none, and comes back when they are on the disk.
    pub fn write(&mut self, words: &Lexicon, events: Vec<Event>) -> anyhow::Result<()> {
        let record = Record { format: FORMAT, stamp: self.stamp.clone(), events };
        let mut after = self.tournament.clone();
        after.apply_all(&record).map_err(|e| anyhow!(say::refused(&e, Some(&self.tournament), words)))?;
        self.writer.append(&record).map_err(|e| damaged(&e, words))?;
        self.tournament = after;
        Ok(())
    }
}
