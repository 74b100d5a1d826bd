//! One question on the screen: the seats around the table, a picker for a card, else a list.

use askama::Template;
use axum::response::Response;
use sheet::Question;
use wording::msg;

use super::{
    Frame,
    game::{Line, OnScreen, SeatPoint},
    state::{Told, Walk},
};
use crate::{
    failure::Failure,
    page::{self, Shell},
    shown::{Choosable, Fields},
    text::Html,
};

/// A suit of the picker.
pub struct PickSuit {
    /// Its class in the style sheet.
    pub class: &'static str,
    /// Its name.
    pub name: String,
    /// Its cards.
    pub cards: Vec<PickCard>,
    /// The answer before was one of them.
    pub chosen: bool,
}

/// A card of the picker.
pub struct PickCard {
    /// Its rank, as it is printed.
    pub rank: String,
    /// The name for those who listen.
    pub name: String,
    /// Where it leads.
    pub address: String,
    /// It was the answer before.
    pub was: bool,
}

/// How a question is answered.
pub enum Form {
    /// The seats as they are around the table, and what is no seat.
    Seats {
        /// How many sit there, for the style sheet.
        class: &'static str,
        /// The seats.
        points: Vec<SeatPoint>,
        /// Answers that are no seat.
        rest: Vec<Line>,
    },
    /// A suit, then a card.
    Cards {
        /// The suits.
        suits: Vec<PickSuit>,
        /// An answer that is no card.
        none: Option<Line>,
    },
    /// A bidding box.
    Calls {
        /// The bids by level, the lowest strain first; those that cannot be the answer are left empty.
        bids: Vec<Option<Line>>,
        /// Pass, double, redouble.
        rest: Vec<Line>,
        /// What is no call.
        none: Vec<Line>,
    },
    /// One line each.
    List(Vec<Line>),
    /// An answer that is typed, or one of a list with its grounds.
    Written(Written),
    /// What a call shows.
    Shows(Shows),
    /// One thing after the other, until that was all.
    InTurn(InTurn),
    /// Numbers.
    Numbers(Vec<Line>),
    /// Four hands, one a page.
    Holdings(Holdings),
}

/// What is told one thing after the other.
pub struct InTurn {
    /// What was told so far.
    pub so_far: Vec<Html>,
    /// Without the last of it.
    pub back: Option<String>,
    /// What may come next.
    pub groups: Vec<Group>,
    /// That was all.
    pub done: Line,
}

/// Things of one sort.
pub struct Group {
    /// What they are.
    pub title: String,
    /// Each with where it leads.
    pub lines: Vec<Line>,
}

/// The cards of one hand, to be tapped.
pub struct Holdings {
    /// Where it goes.
    pub action: String,
    /// What was told before.
    pub hidden: Vec<(String, String)>,
    /// The question it answers.
    pub question: &'static str,
    /// Whose hand it is.
    pub title: String,
    /// The hands told so far, with the name of their field.
    pub so_far: (&'static str, String),
    /// What was typed, and is none.
    pub typed: String,
    /// The players.
    pub seats: Vec<HeldSeat>,
    /// The cards.
    pub suits: Vec<HeldSuit>,
}

/// A player whose hand is told.
pub struct HeldSeat {
    /// The class in the style sheet.
    pub name: &'static str,
    /// The name.
    pub title: String,
    /// How many cards are told.
    pub cards: Option<String>,
    /// Where it is told.
    pub address: String,
    /// It is told now.
    pub now: bool,
}

/// A suit of a hand.
pub struct HeldSuit {
    /// Its class in the style sheet.
    pub class: &'static str,
    /// Its name.
    pub name: String,
    /// Its cards.
    pub cards: Vec<HeldCard>,
}

/// A card that a hand may hold.
pub struct HeldCard {
    /// Its field.
    pub field: String,
    /// Its rank, as it is printed.
    pub rank: String,
    /// The name for those who listen.
    pub name: String,
    /// The hand holds it.
    pub holds: bool,
    /// Another has it.
    pub gone: bool,
}

/// What a call shows: natural or not, suits, points, what it is for.
pub struct Shows {
    /// Where it goes.
    pub action: String,
    /// What was told before.
    pub hidden: Vec<(String, String)>,
    /// The question it answers.
    pub question: &'static str,
    /// What can be filled in.
    pub fields: Fields,
    /// The answer needs its grounds, and these were given before.
    pub grounds: Option<String>,
}

/// An answer that takes more than a tap.
pub struct Written {
    /// Where it goes.
    pub action: String,
    /// What was told before.
    pub hidden: Vec<(String, String)>,
    /// The question it answers.
    pub question: &'static str,
    /// The answers to choose from; none: it is typed.
    pub options: Vec<Choosable>,
    /// What was typed before.
    pub typed: String,
    /// Only a number can be typed.
    pub number: bool,
    /// What says that there are no more.
    pub none: Option<Line>,
    /// The answer needs its grounds, and these were given before.
    pub grounds: Option<String>,
}

#[derive(Template)]
#[template(path = "question.html")]
struct QuestionPage {
    shell: Shell,
    frame: Frame,
    number: String,
    question: Html,
    ask: Html,
    quietly: bool,
    form: Form,
}

/// The page that asks this.
pub fn page<D: OnScreen>(
    shell: Shell,
    frame: Frame,
    told: &Told<D>,
    walk: &Walk<D>,
    question: Question<D>,
) -> Result<Response, Failure> {
    let words = shell.w;
    let asking = D::asking(question, words);
    let page = QuestionPage {
        number: words.say(msg::WebQuestionNumber { n: walk.taken.len() + 1 }),
        question: told.rich(&D::asked(told, question, words), words),
        ask: told.rich(&asking.text, words),
        quietly: asking.quietly,
        form: D::form(told, walk, question, words),
        shell,
        frame,
    };
    page::html(&page)
}
