//! What a page must know of a game beyond its words: where its addresses begin, how its table is drawn.

mod book;
mod bridge;
mod doppelkopf;
mod pack;
mod shows;

use ::bridge::{Call, Level, Strain};
use ruling::Election;
use sheet::{Answer, Laws, Question, Reported, Seat};
use wording::{Game, Lexicon};

use super::{
    question::{Form, Written},
    state::{Told, Walk},
};
use crate::{
    shown::Choosable,
    text::{self, Html},
};

/// An interview that can be held on a page.
pub trait OnScreen: Reported + 'static {
    /// Where its first screen is.
    const HOME: &'static str;
    /// Where the addresses of its interviews begin.
    const PATH: &'static str;

    /// Where a seat is drawn, for the style sheet; also the name of its field in a record.
    fn place(seat: Seat<Self>) -> Place;

    /// How a question is answered.
    fn form(told: &Told<Self>, walk: &Walk<Self>, question: Question<Self>, words: &Lexicon) -> Form;

    /// What was written in a form that answers a question: its fields by their names.
    fn written(question: Question<Self>, field: &dyn Fn(&str) -> String, words: &Lexicon) -> Filled {
        let _ = (question, words);
        Filled::Answer(field("value").trim().to_owned())
    }

    /// The question above that.
    fn asked(told: &Told<Self>, question: Question<Self>, words: &Lexicon) -> String {
        let _ = told;
        Self::question(question, words)
    }

    /// What is tapped for a choice.
    fn tap(election: &Election<Self::Game>, words: &Lexicon) -> String {
        let _ = (election, words);
        String::new()
    }

    /// Does an answer say what happened, so that its topic is found by it? Seats, numbers, yes and no are answers to
    /// any topic.
    fn is_sought(answer: Answer<Self>) -> bool;

    /// Does something of the ruling go into the list of a table?
    fn costs(&self) -> bool {
        false
    }

    /// The table, if there is something on it to look at.
    fn drawn(&self, words: &Lexicon) -> Option<Drawn>;
}

/// The form of an answer that is judged: one of these, and its grounds.
fn judged<D: OnScreen>(told: &Told<D>, walk: &Walk<D>, question: Question<D>, words: &Lexicon) -> Written {
    let choosable = |answer: Answer<D>| Choosable {
        id: answer.to_string(),
        text: text::rich(&D::answer(question, answer, words), words),
        was: walk.was == Some(answer),
    };
    Written {
        action: format!("{}/{}", D::PATH, told.topic),
        hidden: told.pairs(),
        question: D::id(question),
        options: walk.desk.answers(question).into_iter().map(choosable).collect(),
        typed: String::new(),
        number: false,
        none: None,
        grounds: Some(walk.grounds.clone().unwrap_or_default()),
    }
}

/// The bidding box: the calls that can be the answer, and what is no call.
fn bidding_box<A>(
    takes: impl Fn(Call) -> Option<A>,
    none: impl Iterator<Item = A>,
    tapped: impl Fn(A) -> Line,
) -> Form {
    let bids = Level::all().flat_map(|level| Strain::ALL.map(|strain| Call::Bid(level, strain)));
    let rest = [Call::Pass, Call::Double, Call::Redouble];
    Form::Calls {
        bids: bids.map(|bid| takes(bid).map(&tapped)).collect(),
        rest: rest.into_iter().filter_map(&takes).map(&tapped).collect(),
        none: none.map(&tapped).collect(),
    }
}

/// Does the law book beside the table rule on this topic? All topics of bridge are one list for people.
#[must_use]
pub fn is_of_the_book(topic: &str) -> bool {
    bridge_book::Topic::from_id(topic).is_some()
}

/// What a form brings.
pub enum Filled {
    /// An answer.
    Answer(String),
    /// A part of one, which is told further.
    Begun(String),
}

/// Where a seat is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// Its class in the style sheet.
    pub class: &'static str,
    /// Its name in records and forms.
    pub field: &'static str,
}

/// The table, as it is drawn.
pub struct Drawn {
    /// What is to be seen.
    pub title: String,
    /// How many sit around it, for the style sheet.
    pub class: &'static str,
    /// Its sides.
    pub sides: Vec<Side>,
}

/// One side of the table.
pub struct Side {
    /// Where it stands, for the style sheet.
    pub place: &'static str,
    /// Its name.
    pub name: String,
    /// Declarer, dummy, who did it.
    pub note: Option<String>,
    /// The penalty cards there.
    pub cards: Vec<Lying>,
    /// The penalty points there.
    pub points: Option<String>,
}

/// A card that lies on the table.
pub struct Lying {
    /// The class of its suit.
    pub class: &'static str,
    /// Its rank, as it is printed.
    pub rank: String,
    /// Its name, with what it is there as.
    pub name: String,
    /// Major or minor.
    pub grade: String,
}

/// What stands on a point of the compass: a seat that can be tapped, or not.
pub struct SeatPoint {
    /// Where it stands, for the style sheet.
    pub place: &'static str,
    /// Its name.
    pub name: String,
    /// What is known of the seat: declarer, dummy, dealer.
    pub note: Option<String>,
    /// `None`: it cannot be this seat.
    pub address: Option<String>,
    /// It was the answer before.
    pub was: bool,
}

/// An answer to tap.
pub struct Line {
    /// The answer.
    pub text: Html,
    /// Where it leads.
    pub address: String,
    /// It was the answer before.
    pub was: bool,
}

/// The line of an answer.
pub fn line<D: OnScreen>(
    told: &Told<D>,
    walk: &Walk<D>,
    question: Question<D>,
    answer: Answer<D>,
    words: &Lexicon,
) -> Line {
    Line {
        text: told.rich(&D::answer(question, answer, words), words),
        address: told.and(walk, D::id(question), &answer.to_string()).address(),
        was: walk.was == Some(answer),
    }
}

/// The game of this id.
#[must_use]
pub fn game(id: &str) -> Option<Game> {
    [Game::Bridge, Game::Doppelkopf].into_iter().find(|game| game.key() == id)
}

/// The names of the seats in records, and their names in words, in the order of the table.
#[must_use]
pub fn seats(game: Game, words: &Lexicon) -> Vec<(&'static str, String)> {
    fn of<D: OnScreen>(seats: &[Seat<D>], words: &Lexicon) -> Vec<(&'static str, String)> {
        seats.iter().map(|&seat| (D::place(seat).field, D::seat(seat, words))).collect()
    }
    match game {
        Game::Bridge => of::<bridge_laws::Desk>(&cards::Seat::ALL, words),
        Game::Doppelkopf => of::<doppelkopf_laws::Desk>(&doppelkopf_rules::Position::ALL, words),
    }
}

/// The laws of this edition of a game in words; the edition itself, if it is not known here.
#[must_use]
pub fn laws(game: Game, edition: &str, words: &Lexicon) -> String {
    fn of<L: Laws>(edition: &str, words: &Lexicon) -> Option<String> {
        L::of_edition(edition).map(|laws| wording::capitalised(&laws.in_words(words)))
    }
    let said = match game {
        Game::Bridge => of::<bridge_laws::Rules>(edition, words),
        Game::Doppelkopf => of::<doppelkopf_rules::Rules>(edition, words),
    };
    said.unwrap_or_else(|| edition.to_owned())
}

/// Where the interviews of a game begin.
#[must_use]
pub const fn path(game: Game) -> &'static str {
    match game {
        Game::Bridge => <bridge_laws::Desk as OnScreen>::PATH,
        Game::Doppelkopf => <doppelkopf_laws::Desk as OnScreen>::PATH,
    }
}
