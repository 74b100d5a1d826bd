//! A ruling as it is kept: everything is worked out anew from what was told, so that the record says what
//! the laws said, and nothing that a page could have been made to say.

use bridge_laws::{Topic, clause::Clause};
use cards::Seat;
use ruling::{Interview as _, Next};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use wording::Lexicon;

use crate::desk::{
    said,
    state::{AddressError, Deed, Told, Trouble, Walk},
};

/// What only people know of a ruling. Everything may be blank.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Details {
    /// The event.
    pub event: String,
    /// The table.
    pub table: String,
    /// The board.
    pub board: String,
    /// Who sat where.
    pub persons: Persons,
    /// Who ruled.
    pub director: String,
    /// The numbers of the facts, from 1 on, that the players did not agree about.
    pub disputed: Vec<usize>,
    /// Why it was found so, what was added, what is to be looked at.
    pub note: String,
}

/// Who sat where.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct Persons {
    pub north: String,
    pub east: String,
    pub south: String,
    pub west: String,
}

impl Persons {
    /// Who sat there.
    #[must_use]
    pub fn at(&self, seat: Seat) -> &str {
        match seat {
            Seat::North => &self.north,
            Seat::East => &self.east,
            Seat::South => &self.south,
            Seat::West => &self.west,
        }
    }

    /// The place for the name of who sits there.
    pub fn at_mut(&mut self, seat: Seat) -> &mut String {
        match seat {
            Seat::North => &mut self.north,
            Seat::East => &mut self.east,
            Seat::South => &mut self.south,
            Seat::West => &mut self.west,
        }
    }
}

/// A fact or a choice, as it was asked and answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Fact {
    /// What was asked.
    pub asked: String,
    /// What was found.
    pub answered: String,
    /// The players did not agree about it.
    #[serde(default)]
    pub disputed: bool,
}

/// A ruling as it is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Record {
    /// The game.
    pub game: String,
    /// The id of what happened.
    pub topic: String,
    /// What happened, in words.
    pub happened: String,
    /// What was told and chosen, as the address of the desk has it.
    pub told: String,
    /// The code of laws.
    pub edition: String,
    /// The language of the texts.
    pub lang: String,
    /// The version of the program that ruled.
    pub version: String,
    /// What people added.
    #[serde(flatten)]
    pub details: Details,
    /// The facts found.
    pub facts: Vec<Fact>,
    /// What was chosen, in order.
    pub chosen: Vec<Fact>,
    /// What was read aloud.
    pub read: Vec<String>,
    /// What could be chosen.
    pub offered: Vec<String>,
    /// The clauses, as they are cited, with their short names.
    pub laws: Vec<String>,
    /// What is to be looked at after the board.
    pub after: Vec<String>,
    /// The debated points on which it depended.
    pub debated: Vec<String>,
}

/// Why there is nothing to record.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RecordError {
    /// There is no such topic.
    #[error("`{0}` is no topic of the desk")]
    Topic(String),
    /// What was told cannot be read.
    #[error("what was told cannot be read: {0}")]
    Address(#[from] AddressError),
    /// What was told cannot be.
    #[error("what was told cannot be: {0:?}")]
    Trouble(Trouble),
    /// A fact was told that nobody has asked for.
    #[error("nobody has asked for `{0}`")]
    LeftOver(String),
    /// The ruling does not stand yet.
    #[error("the ruling does not stand yet: a question or a choice is open")]
    Open,
}

/// The record of what was told.
///
/// # Errors
/// [`RecordError`], if it leads to no ruling.
pub fn recorded(topic: &str, told: &str, details: Details, words: &Lexicon) -> Result<Record, RecordError> {
    let topic = Topic::from_id(topic).ok_or_else(|| RecordError::Topic(topic.to_owned()))?;
    let told = Told::read(topic, told)?;
    let walk = told.walk();
    if let Some(trouble) = walk.trouble {
        return Err(RecordError::Trouble(trouble));
    }
    if let Some(left) = told.left_over(&walk).into_iter().next() {
        return Err(RecordError::LeftOver(left));
    }
    if walk.desk.next() != Next::Ruled {
        return Err(RecordError::Open);
    }
    Ok(worded(&told, &walk, details, words))
}

fn worded(told: &Told, walk: &Walk, details: Details, words: &Lexicon) -> Record {
    let (mut facts, mut chosen, mut read, mut offered) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut laws: Vec<Clause> = Vec::new();
    let mut law = |clauses: Vec<Clause>| {
        for clause in clauses {
            if !laws.contains(&clause) {
                laws.push(clause);
            }
        }
    };
    for taken in &walk.taken {
        let (asked, answered) = said(taken, words);
        match (taken.what, taken.before.next()) {
            (Deed::Answered(..), _) => {
                let disputed = details.disputed.contains(&(facts.len() + 1));
                facts.push(Fact { asked, answered, disputed });
            }
            (Deed::Chosen(..), Next::Election(election)) => {
                read.extend(sheet::before_choice(&taken.before, &election, words));
                offered.extend(sheet::ways(&taken.before, &election, words).into_iter().map(|way| way.label));
                law(sheet::clauses(&taken.before));
                chosen.push(Fact { asked, answered, disputed: false });
            }
            _ => {
                // The table played on: what was read before it is part of what was read.
                read.extend(sheet::after(&taken.before, words));
                law(sheet::clauses(&taken.before));
                chosen.push(Fact { asked, answered, disputed: false });
            }
        }
    }
    if !walk.over {
        read.extend(sheet::after(&walk.desk, words));
    }
    law(sheet::clauses(&walk.desk));
    let mut happened = walk.taken.iter().find_map(|taken| sheet::what_happened(&taken.before, words));
    happened = happened.or_else(|| sheet::what_happened(&walk.desk, words));
    let mut after: Vec<String> = Vec::new();
    if let Some(table) = walk.desk.table() {
        let looks = table.look_at().iter().map(|clause| words.look_at(clause)).collect::<Vec<_>>();
        let weighs = table.weigh().iter().map(|clause| words.weigh(clause)).collect::<Vec<_>>();
        for line in looks.into_iter().chain(weighs) {
            if !after.contains(&line) {
                after.push(line);
            }
        }
    }
    let edition = told.rules.edition;
    Record {
        game: "bridge".to_owned(),
        topic: told.topic.id().to_owned(),
        happened: happened.unwrap_or_else(|| crate::desk::topic(told.topic, words)),
        told: told.tidy(walk).query(),
        edition: edition.year().to_owned(),
        lang: words.lang().code().to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        details,
        facts,
        chosen,
        read,
        offered,
        laws: laws
            .iter()
            .map(|&c| format!("{}: {}", words.cite(c, edition), words.clause_title(c)))
            .collect(),
        after,
        debated: sheet::debated(&walk.desk).iter().map(ToString::to_string).collect(),
    }
}
