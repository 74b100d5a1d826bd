//! One question on the screen: a compass for a seat, a picker for a card, else a list.

use askama::Template;
use axum::response::Response;
use bridge_laws::words::{Answer, Question};
use cards::{Card, Rank, Seat, Suit};
use ruling::Interview as _;
use wording::{Lexicon, msg};

use super::{
    Frame,
    state::{Deed, Told, Walk},
};
use crate::{
    failure::Failure,
    page::{self, Shell},
    text::{self, Html},
};

/// An answer to tap.
struct Line {
    text: Html,
    address: String,
    /// It was the answer before.
    was: bool,
}

/// A point of the compass.
struct CompassPoint {
    /// Where it stands, for the style sheet.
    place: &'static str,
    name: String,
    /// What is known of the seat: declarer, dummy.
    note: Option<String>,
    /// `None`: it cannot be this seat.
    address: Option<String>,
    was: bool,
}

/// A suit of the picker.
struct PickSuit {
    class: &'static str,
    name: String,
    cards: Vec<PickCard>,
    chosen: bool,
}

/// A card of the picker.
struct PickCard {
    rank: String,
    /// The name for those who listen.
    name: String,
    address: String,
    was: bool,
}

enum Form {
    Compass(Vec<CompassPoint>),
    Cards { suits: Vec<PickSuit>, none: Option<Line> },
    List(Vec<Line>),
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
pub fn page(
    shell: Shell,
    frame: Frame,
    told: &Told,
    walk: &Walk,
    question: Question,
) -> Result<Response, Failure> {
    let words = shell.w;
    let asking = words.who_to_ask(&question);
    let page = QuestionPage {
        number: words.say(msg::WebQuestionNumber { n: walk.taken.len() + 1 }),
        question: text::rich(&words.question(&question), words),
        ask: text::rich(&asking.text, words),
        quietly: asking.quietly,
        form: form(told, walk, question, words),
        shell,
        frame,
    };
    page::html(&page)
}

fn form(told: &Told, walk: &Walk, question: Question, words: &Lexicon) -> Form {
    let answers = walk.desk.answers(question);
    let to = |answer: Answer| told.and(walk, question.id(), &answer.to_string()).address();
    let line = |answer: Answer| Line {
        text: text::rich(&words.answer(&question, &answer), words),
        address: to(answer),
        was: walk.was == Some(answer),
    };
    let seats = answers.iter().all(|a| matches!(a, Answer::Seat(_)));
    let of_examples = walk.desk.table().is_none() && answers.iter().any(|a| matches!(a, Answer::Card(_)));
    if seats && !answers.is_empty() {
        Form::Compass(compass(walk, &answers, words, to))
    } else if of_examples || question == Question::Incontrovertible {
        let none = answers.iter().find(|a| !matches!(a, Answer::Card(_)));
        Form::Cards { suits: picker(walk, words, to), none: none.copied().map(line) }
    } else {
        Form::List(answers.into_iter().map(line).collect())
    }
}

fn compass(
    walk: &Walk,
    answers: &[Answer],
    words: &Lexicon,
    to: impl Fn(Answer) -> String,
) -> Vec<CompassPoint> {
    let declarer = walk.taken.iter().find_map(|taken| match taken.what {
        Deed::Answered(Question::Declarer, Answer::Seat(seat)) => Some(seat),
        _ => None,
    });
    Seat::ALL
        .into_iter()
        .map(|seat| {
            let answer = Answer::Seat(seat);
            CompassPoint {
                place: place(seat),
                name: words.seat(seat),
                note: declarer.and_then(|declarer| note(seat, declarer, words)),
                address: answers.contains(&answer).then(|| to(answer)),
                was: walk.was == Some(answer),
            }
        })
        .collect()
}

/// Where a seat stands in the compass.
pub const fn place(seat: Seat) -> &'static str {
    match seat {
        Seat::North => "n",
        Seat::East => "e",
        Seat::South => "s",
        Seat::West => "w",
    }
}

/// Declarer and dummy are named where they sit.
pub fn note(seat: Seat, declarer: Seat, words: &Lexicon) -> Option<String> {
    if seat == declarer {
        Some(words.say(msg::WebDeclarer))
    } else if seat == declarer.partner() {
        Some(words.say(msg::WebDummy))
    } else {
        None
    }
}

fn picker(walk: &Walk, words: &Lexicon, to: impl Fn(Answer) -> String) -> Vec<PickSuit> {
    let was = match walk.was {
        Some(Answer::Card(card)) => Some(card),
        _ => None,
    };
    let pick = |card: Card| PickCard {
        rank: words.rank_letter(card.rank()),
        name: text::spoken(card, words),
        address: to(Answer::Card(card)),
        was: was == Some(card),
    };
    // As cards are sorted in a diagram: spades first, high cards first.
    Suit::ALL
        .into_iter()
        .rev()
        .map(|suit| PickSuit {
            class: text::class(suit),
            name: words.suit(suit),
            cards: Rank::ALL.into_iter().rev().map(|rank| pick(Card::new(suit, rank))).collect(),
            chosen: was.is_some_and(|card| card.suit() == suit),
        })
        .collect()
}
