//! A ruling as it is kept: everything is worked out anew from what was told, so that the record says what
//! the laws said, and nothing that a page could have been made to say.

use std::collections::BTreeMap;

use ruling::Next;
use serde::{Deserialize, Serialize};
use sheet::{Clause, Laws as _};
use thiserror::Error;
use wording::{Game, Lexicon};

use crate::desk::{
    game::{self, OnScreen},
    said,
    state::{AddressError, Deed, Told, Trouble, Walk},
};

/// What only people know of a ruling. Everything may be blank.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Details {
    /// The event.
    pub event: String,
    /// The table.
    pub table: String,
    /// The board, at Doppelkopf the game.
    pub board: String,
    /// Who sat where: `north`, `east`, `south` and `west` at bridge, `position-1` to `position-5` at
    /// Doppelkopf.
    pub persons: BTreeMap<String, String>,
    /// Who ruled.
    pub director: String,
    /// The numbers of the facts, from 1 on, that the players did not agree about.
    pub disputed: Vec<usize>,
    /// Why it was found so, what was added, what is to be looked at.
    pub note: String,
    /// The number of the ruling in whose place this one stands; that one stays in the book.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub instead_of: Option<usize>,
}

/// A fact or a choice, as it was asked and answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Record {
    /// The game: `bridge` or `doppelkopf`.
    pub game: String,
    /// The id of what happened.
    pub topic: String,
    /// What happened, in words.
    pub happened: String,
    /// What was told and chosen, as the address of the desk has it.
    pub told: String,
    /// The code of laws: `2017`, `2007`; the rules of Doppelkopf: `sheet`, `tsr`.
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
    /// What the ruling rests on, in the order in which it mattered.
    #[serde(default)]
    pub rests_on: Vec<String>,
    /// What was read aloud.
    pub read: Vec<String>,
    /// What was ruled in the end: the last of what was read aloud.
    #[serde(default)]
    pub ruled: Vec<String>,
    /// What could be chosen.
    pub offered: Vec<String>,
    /// The clauses, as they are cited, with their short names.
    pub laws: Vec<String>,
    /// What is to be looked at after the board or the game, and what a person had to weigh.
    pub after: Vec<String>,
    /// The debated points on which it depended.
    pub debated: Vec<String>,
}

/// Why there is nothing to record.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RecordError {
    /// There is no such game.
    #[error("`{0}` is no game: bridge or doppelkopf")]
    Game(String),
    /// There is no such seat.
    #[error("`{0}` is no seat of this game")]
    Seat(String),
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

/// The record of what was told in this game.
///
/// # Errors
/// [`RecordError`], if it leads to no ruling.
pub fn recorded(
    game: Game,
    topic: &str,
    told: &str,
    details: Details,
    words: &Lexicon,
) -> Result<Record, RecordError> {
    let seats = game::seats(game, words);
    let stranger = details.persons.keys().find(|name| seats.iter().all(|(field, _)| field != name));
    if let Some(stranger) = stranger {
        return Err(RecordError::Seat(stranger.clone()));
    }
    match game {
        Game::Bridge if game::is_of_the_book(topic) => of::<bridge_book::Desk>(topic, told, details, words),
        Game::Bridge => of::<bridge_laws::Desk>(topic, told, details, words),
        Game::Doppelkopf => of::<doppelkopf_laws::Desk>(topic, told, details, words),
    }
}

fn of<D: OnScreen>(
    topic: &str,
    told: &str,
    details: Details,
    words: &Lexicon,
) -> Result<Record, RecordError> {
    let mut told = Told::<D>::read(topic, told)?.in_full();
    let details = Details { instead_of: told.instead_of.take().or(details.instead_of), ..details };
    let walk = told.walk()?;
    if let Some(trouble) = walk.trouble {
        return Err(RecordError::Trouble(trouble));
    }
    if let Some(left) = told.left_over(&walk).into_iter().next() {
        return Err(RecordError::LeftOver(left));
    }
    if !matches!(walk.desk.next(), Next::Ruled) {
        return Err(RecordError::Open);
    }
    Ok(worded(&told, &walk, details, words))
}

/// Each once, in the order in which they came.
fn add<T: PartialEq>(all: &mut Vec<T>, more: Vec<T>) {
    for one in more {
        if !all.contains(&one) {
            all.push(one);
        }
    }
}

fn worded<D: OnScreen>(told: &Told<D>, walk: &Walk<D>, details: Details, words: &Lexicon) -> Record {
    let (mut facts, mut chosen, mut read, mut offered) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut laws: Vec<Clause<D>> = Vec::new();
    for taken in &walk.taken {
        let (asked, answered) = said(taken, words);
        match (&taken.what, taken.before.next()) {
            (Deed::Answered(..), _) => {
                let disputed = details.disputed.contains(&(facts.len() + 1));
                facts.push(Fact { asked, answered, disputed });
            }
            (Deed::Chosen(..), Next::Election(election)) => {
                read.extend(taken.before.before_choice(&election, words));
                offered.extend(taken.before.ways(&election, words).into_iter().map(|way| way.label));
                add(&mut laws, taken.before.clauses());
                chosen.push(Fact { asked, answered, disputed: false });
            }
            _ => {
                // The table played on: what was read before it is part of what was read.
                read.extend(taken.before.aloud(words));
                add(&mut laws, taken.before.clauses());
                chosen.push(Fact { asked, answered, disputed: false });
            }
        }
    }
    let desk = &walk.desk;
    let ruled = if walk.over { Vec::new() } else { desk.aloud(words) };
    read.extend(ruled.iter().cloned());
    add(&mut laws, desk.clauses());
    let happened = walk.taken.iter().find_map(|taken| taken.before.happened(words));
    let mut after: Vec<String> = desk.time_limit(words).into_iter().collect();
    add(&mut after, desk.look_at(words));
    if let Some(judgement) = desk.judgement(words) {
        // What is a default of ours is kept as that.
        let ours = (!judgement.open).then_some(judgement.whose);
        add(&mut after, ours.into_iter().chain(judgement.what).collect());
    }
    let mut debated: Vec<String> = Vec::new();
    for at in walk.taken.iter().map(|taken| &taken.before).chain([desk]) {
        add(&mut debated, at.debated().iter().map(ToString::to_string).collect());
    }
    Record {
        game: D::GAME.key().to_owned(),
        topic: told.topic.clone(),
        happened: happened
            .or_else(|| desk.happened(words))
            .unwrap_or_else(|| crate::desk::topic::<D>(&told.topic, words)),
        told: told.tidy(walk).query(),
        edition: told.laws.edition().to_owned(),
        lang: words.lang().code().to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        details,
        facts,
        chosen,
        rests_on: desk.rests_on(words),
        read,
        ruled,
        offered,
        laws: laws.iter().map(|&clause| told.laws.line(clause, words)).collect(),
        after,
        debated,
    }
}
