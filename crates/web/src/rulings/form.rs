//! The form that saves a ruling, and what it sends.

use cards::Seat;
use wording::Lexicon;

use super::{Details, RecordError};
use crate::{
    body::{self, Fields},
    desk::{
        said,
        state::{Deed, Told, Walk},
    },
    doors::Id,
    failure::Failure,
    text::{self, Html},
};

/// A form to be filled in.
pub struct SaveForm {
    /// The key that makes a repeated request one ruling.
    pub key: String,
    /// The id of the topic.
    pub topic: String,
    /// What was told.
    pub told: String,
    /// The four seats: the name of the field and the name of the seat.
    pub seats: Vec<(&'static str, String)>,
    /// The facts: number, question, answer.
    pub facts: Vec<(usize, Html, Html)>,
}

const fn field(seat: Seat) -> &'static str {
    match seat {
        Seat::North => "north",
        Seat::East => "east",
        Seat::South => "south",
        Seat::West => "west",
    }
}

/// The form for this ruling.
///
/// # Errors
/// The system gives no random numbers.
pub fn blank(told: &Told, walk: &Walk, words: &Lexicon) -> Result<SaveForm, Failure> {
    let facts = walk.taken.iter().filter(|taken| matches!(taken.what, Deed::Answered(..)));
    Ok(SaveForm {
        key: format!("ruling/{}", Id::random().map_err(|e| Failure::Server(e.to_string()))?),
        topic: told.topic.id().to_owned(),
        told: told.tidy(walk).query(),
        seats: Seat::ALL.map(|seat| (field(seat), words.seat(seat))).to_vec(),
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
pub fn details(fields: &Fields) -> Result<Details, Failure> {
    let mut details = Details {
        event: fields.line("event", 120)?,
        table: fields.line("table", 20)?,
        board: fields.line("board", 20)?,
        director: fields.line("director", 80)?,
        note: fields.text("note", 4000)?,
        ..Details::default()
    };
    for seat in Seat::ALL {
        *details.persons.at_mut(seat) = fields.line(field(seat), 80)?;
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
        ..Details::default()
    };
    for seat in Seat::ALL {
        *details.persons.at_mut(seat) = body::line(sent.persons.at(seat), 80)?;
    }
    Ok(details)
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        Failure::Unreadable(error.to_string())
    }
}
