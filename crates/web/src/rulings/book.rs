//! All rulings, as the events tell them.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use store::{Damage, New};

use super::Record;
use crate::{app::RULINGS, failure::Failure, fold::Fold};

/// What happens in the book.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RulingEvent {
    /// A ruling was saved.
    Saved(Box<Record>),
    /// Something was added to a ruling later: the result, a review, an adjusted score.
    Added {
        /// The number of the ruling.
        to: usize,
        /// What.
        text: String,
    },
}

/// A ruling in the book.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Entry {
    /// Its number, from 1 on.
    pub number: usize,
    /// When it was saved, in RFC 3339.
    pub at: String,
    /// What it says.
    #[serde(flatten)]
    pub record: Record,
    /// What was added, with the time of each.
    pub added: Vec<Addition>,
    /// The numbers of the rulings that stand in its place.
    pub ruled_anew: Vec<usize>,
    /// The event that saved it.
    #[serde(skip)]
    event: u64,
}

/// Something that was added to a ruling.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Addition {
    /// When, in RFC 3339.
    pub at: String,
    /// What.
    pub text: String,
}

/// The book.
#[derive(Default)]
pub struct Book {
    entries: Vec<Entry>,
    /// How many were saved, with those that cannot be read.
    saved: usize,
    damaged: Vec<Damaged>,
    /// Of which ruling each event tells, in their order.
    told: Vec<(u64, usize)>,
}

/// An event of the book that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damaged {
    /// The number of the ruling that stood there; nothing, where something was only added to one.
    pub ruling: Option<usize>,
    /// The event.
    pub event: u64,
    /// What is wrong with it.
    pub damage: Damage,
}

impl Fold for Book {
    type Event = RulingEvent;
    const FORMAT: u32 = 1;

    /// Each ruling stands by itself. One that is lost keeps its number, so that the others keep theirs.
    fn damaged(&mut self, number: u64, damage: &Damage, payload: &str) -> bool {
        let is_addition = payload.trim_start().starts_with("{\"added\"");
        self.saved += usize::from(!is_addition);
        let ruling = (!is_addition).then_some(self.saved);
        self.damaged.push(Damaged { ruling, event: number, damage: damage.clone() });
        true
    }

    fn happened(&mut self, number: u64, stored: &New, event: RulingEvent) {
        let at = &stored.at;
        match event {
            RulingEvent::Saved(record) => {
                self.saved += 1;
                let before = record.details.instead_of.and_then(|number| self.place(number));
                if let Some(before) = before.and_then(|place| self.entries.get_mut(place)) {
                    before.ruled_anew.push(self.saved);
                }
                self.told.push((number, self.saved));
                self.entries.push(Entry {
                    number: self.saved,
                    at: at.to_owned(),
                    record: *record,
                    added: Vec::new(),
                    ruled_anew: Vec::new(),
                    event: number,
                });
            }
            RulingEvent::Added { to, text } => {
                if let Some(entry) = self.place(to).and_then(|place| self.entries.get_mut(place)) {
                    entry.added.push(Addition { at: at.to_owned(), text });
                    self.told.push((number, to));
                }
            }
        }
    }
}

impl Entry {
    /// Every word in it, for searching.
    #[must_use]
    pub fn words(&self) -> BTreeSet<String> {
        let Record { details, .. } = &self.record;
        let day = self.at.split('T').next().unwrap_or_default();
        let mut all = vec![
            day,
            self.record.game.as_str(),
            &self.record.topic,
            &self.record.happened,
            &details.event,
            &details.table,
            &details.board,
            &details.director,
            &details.note,
        ];
        all.extend(details.persons.values().map(String::as_str));
        all.extend(self.record.read.iter().chain(&self.record.laws).map(String::as_str));
        all.extend(self.record.facts.iter().chain(&self.record.chosen).map(|fact| fact.answered.as_str()));
        all.extend(self.added.iter().map(|added| added.text.as_str()));
        store::words(&all.join(" "))
    }
}

impl Book {
    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Are there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The ruling of this number.
    #[must_use]
    pub fn get(&self, number: usize) -> Option<&Entry> {
        self.entries.get(self.place(number)?)
    }

    /// The ruling of this number, to be shown.
    ///
    /// # Errors
    /// There is none; or it is damaged, and what with it.
    pub fn entry(&self, number: usize) -> Result<Entry, Failure> {
        let lost = || self.damaged.iter().find(|it| it.ruling == Some(number));
        let failure = |it: &Damaged| Failure::Damaged {
            stream: RULINGS.to_owned(),
            number: it.event,
            damage: it.damage.clone(),
        };
        self.get(number).cloned().ok_or_else(|| lost().map_or(Failure::NotFound, failure))
    }

    /// Where the ruling of this number stands: they stand in the order in which they were saved, and a book that is full is
    /// not read from its beginning for one of them.
    fn place(&self, number: usize) -> Option<usize> {
        self.entries.binary_search_by_key(&number, |entry| entry.number).ok()
    }

    /// What of it cannot be read.
    #[must_use]
    pub fn damaged(&self) -> &[Damaged] {
        &self.damaged
    }

    /// The ruling that this event saved.
    #[must_use]
    pub fn saved_by(&self, event: u64) -> Option<&Entry> {
        let place = self.entries.binary_search_by_key(&event, |entry| entry.event).ok()?;
        self.entries.get(place)
    }

    /// All rulings, the newest first.
    pub fn newest_first(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().rev()
    }

    /// The rulings of which the events after this one tell, each once; at most of so many events. Up to which event that is.
    #[must_use]
    pub fn told_after(&self, event: u64, most: usize) -> (u64, BTreeSet<usize>) {
        let begin = self.told.partition_point(|&(told, _)| told <= event);
        let told = self.told.get(begin..).unwrap_or_default();
        let told = told.get(..most).unwrap_or(told);
        (told.last().map_or(event, |&(event, _)| event), told.iter().map(|&(_, ruling)| ruling).collect())
    }
}
