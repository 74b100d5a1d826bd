//! All rulings, as the events tell them.

use serde::{Deserialize, Serialize};
use store::Damage;

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
#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
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
    /// Everything in it, in small letters, for searching.
    #[serde(skip)]
    words: String,
}

/// Something that was added to a ruling.
#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
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

    fn happened(&mut self, number: u64, at: &str, _who: &str, event: RulingEvent) {
        match event {
            RulingEvent::Saved(record) => {
                self.saved += 1;
                let before = record.details.instead_of.and_then(|number| self.place(number));
                if let Some(before) = before.and_then(|place| self.entries.get_mut(place)) {
                    before.ruled_anew.push(self.saved);
                }
                let mut entry = Entry {
                    number: self.saved,
                    at: at.to_owned(),
                    words: words(&record),
                    record: *record,
                    added: Vec::new(),
                    ruled_anew: Vec::new(),
                    event: number,
                };
                let day = entry.at.split('T').next().unwrap_or_default();
                entry.words += &format!(" {day}");
                self.entries.push(entry);
            }
            RulingEvent::Added { to, text } => {
                if let Some(entry) = self.place(to).and_then(|place| self.entries.get_mut(place)) {
                    entry.words += &format!(" {}", text.to_lowercase());
                    entry.added.push(Addition { at: at.to_owned(), text });
                }
            }
        }
    }
}

fn words(record: &Record) -> String {
    let details = &record.details;
    let mut all = vec![
        record.game.as_str(),
        &record.topic,
        &record.happened,
        &details.event,
        &details.table,
        &details.board,
        &details.director,
        &details.note,
    ];
    all.extend(details.persons.values().map(String::as_str));
    all.extend(record.read.iter().chain(&record.laws).map(String::as_str));
    all.extend(record.facts.iter().chain(&record.chosen).map(|fact| fact.answered.as_str()));
    all.join(" ").to_lowercase()
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

    /// The rulings that have all these words, also within others, the newest first. A number is looked for
    /// by itself: whoever looks for board 14 does not want what happened on the 14th.
    pub fn search<'a>(&'a self, text: &str) -> impl Iterator<Item = &'a Entry> + use<'a> {
        let wanted: Vec<String> = text.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let fits = move |entry: &&Entry| wanted.iter().all(|word| has(&entry.words, word));
        self.entries.iter().rev().filter(fits)
    }
}

fn has(words: &str, wanted: &str) -> bool {
    if wanted.bytes().all(|byte| byte.is_ascii_digit()) {
        return words
            .split_whitespace()
            .any(|word| word.trim_matches(|c: char| !c.is_alphanumeric()) == wanted);
    }
    words.contains(wanted)
}

#[cfg(test)]
mod tests {
    use super::has;

    #[test]
    fn a_number_is_no_part_of_a_date() {
        let words = "herbstturnier 14 n♠ (12) board 7, 2026-11-24";
        for (wanted, found) in [
            ("14", true),
            ("12", true),
            ("7", true),
            ("turnier", true),
            ("2026-11-24", true),
            ("11-2", true),
            ("24", false),
            ("1", false),
            ("20", false),
        ] {
            assert_eq!(has(words, wanted), found, "{wanted}");
        }
    }
}
