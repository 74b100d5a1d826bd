//! The form that saves a ruling, and what it sends.

use wording::{Game, Lexicon};

use super::{Details, RecordError};
use crate::{
    body::{self, Fields},
    desk::{
        game::{self, OnScreen},
        said,
        state::{Deed, Told, Walk},
    },
    failure::Failure,
    text::{self, Html},
};

/// A form to be filled in.
pub struct SaveForm {
    /// The key that makes a repeated request one ruling.
    pub key: String,
    /// The game.
    pub game: Game,
    /// The id of the topic.
    pub topic: String,
    /// What was told.
    pub told: String,
    /// The ruling in whose place this one would stand.
    pub instead_of: Option<usize>,
    /// The seats: the name of the field and the name of the seat.
    pub seats: Vec<(&'static str, String)>,
    /// The facts: number, question, answer.
    pub facts: Vec<(usize, Html, Html)>,
}

/// The form for this ruling.
///
/// # Errors
/// The system gives no random numbers.
pub fn blank<D: OnScreen>(told: &Told<D>, walk: &Walk<D>, words: &Lexicon) -> Result<SaveForm, Failure> {
    let facts = walk.taken.iter().filter(|taken| matches!(taken.what, Deed::Answered(..)));
    Ok(SaveForm {
        key: crate::page::new_key("ruling")?,
        game: D::GAME,
        topic: told.topic.clone(),
        told: told.tidy(walk).query(),
        instead_of: told.instead_of,
        seats: walk.desk.seats().into_iter().map(|s| (D::place(s).field, D::seat(s, words))).collect(),
        facts: (1..)
            .zip(facts)
            .map(|(number, taken)| {
                let (asked, answered) = said(taken, words);
                (number, text::rich(&asked, words), text::rich(&answered, words))
            })
            .collect(),
    })
}

/// What the form has sent.
///
/// # Errors
/// [`Failure::TooLong`], [`Failure::Unreadable`].
pub fn details(game: Game, fields: &Fields, words: &Lexicon) -> Result<Details, Failure> {
    let mut details = Details {
        event: fields.line("event", 120)?,
        table: fields.line("table", 20)?,
        board: fields.line("board", 20)?,
        director: fields.line("director", 80)?,
        note: fields.text("note", 4000)?,
        ..Details::default()
    };
    for (field, _) in game::seats(game, words) {
        let name = fields.line(field, 80)?;
        if !name.is_empty() {
            details.persons.insert(field.to_owned(), name);
        }
    }
    for number in fields.all("disputed").take(64) {
        let number = number.parse().map_err(|_| Failure::Unreadable(format!("`{number}` is no fact")))?;
        details.disputed.push(number);
    }
    Ok(details)
}

/// The same limits for what a program sends.
///
/// # Errors
/// [`Failure::TooLong`].
pub fn checked(sent: &Details) -> Result<Details, Failure> {
    let mut details = Details {
        event: body::line(&sent.event, 120)?,
        table: body::line(&sent.table, 20)?,
        board: body::line(&sent.board, 20)?,
        director: body::line(&sent.director, 80)?,
        note: body::text(&sent.note, 4000)?,
        disputed: sent.disputed.iter().copied().take(64).collect(),
        instead_of: sent.instead_of,
        ..Details::default()
    };
    // More than sit at any table need not be looked at: it is not taken.
    for (field, name) in sent.persons.iter().take(9) {
        details.persons.insert(field.clone(), body::line(name, 80)?);
    }
    Ok(details)
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        Failure::Unreadable(error.to_string())
    }
}
