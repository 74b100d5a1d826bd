//! Doppelkopf: the positions around the table, the penalty points of each.

use doppelkopf_laws::{
    Desk,
    words::{Answer, Question},
};
use doppelkopf_rules::Position;
use ruling::Interview as _;
use sheet::Spoken as _;
use wording::{Lexicon, msg};

use super::{Drawn, OnScreen, Place, SeatPoint, Side, line};
use crate::desk::{
    question::Form,
    state::{Told, Walk},
};

impl OnScreen for Desk {
    const HOME: &'static str = "/doko";
    const PATH: &'static str = "/doko";

    fn place(seat: Position) -> Place {
        match seat {
            Position::One => Place { class: "p1", field: "position-1" },
            Position::Two => Place { class: "p2", field: "position-2" },
            Position::Three => Place { class: "p3", field: "position-3" },
            Position::Four => Place { class: "p4", field: "position-4" },
            Position::Five => Place { class: "p5", field: "position-5" },
        }
    }

    fn form(told: &Told<Desk>, walk: &Walk<Desk>, question: Question, words: &Lexicon) -> Form {
        let desk = &walk.desk;
        let answers = desk.answers(question);
        let tapped = |answer: Answer| line(told, walk, question, answer, words);
        let seats = answers.iter().filter(|a| matches!(a, Answer::Position(_))).count();
        // Of several there are too many sets to be drawn.
        if seats == 0 || answers.iter().any(|a| matches!(a, Answer::Positions(_))) {
            return Form::List(answers.into_iter().map(tapped).collect());
        }
        let point = |seat| {
            let answer = Answer::Position(seat);
            SeatPoint {
                place: Desk::place(seat).class,
                name: Desk::seat(seat, words),
                note: note(desk, seat, words),
                address: answers
                    .contains(&answer)
                    .then(|| told.and(walk, question.id(), &answer.to_string()).address()),
                was: walk.was == Some(answer),
            }
        };
        let others = answers.iter().copied().filter(|a| !matches!(a, Answer::Position(_)));
        Form::Seats {
            class: ring(desk),
            points: desk.seats().into_iter().map(point).collect(),
            rest: others.map(tapped).collect(),
        }
    }

    fn drawn(&self, words: &Lexicon) -> Option<Drawn> {
        let points = self.ruling().and_then(sheet::doppelkopf::penalty)?;
        let side = |seat| Side {
            place: Desk::place(seat).class,
            name: Desk::seat(seat, words),
            note: None,
            cards: Vec::new(),
            points: points
                .iter()
                .find(|(position, points)| *position == seat && **points != 0)
                .map(|(_, points)| words.signed((*points).into())),
        };
        let sides = self.seats().into_iter().map(side).collect();
        Some(Drawn { title: words.say(msg::WebPenaltyPoints), class: ring(self), sides })
    }
}

/// How many sit there.
fn ring(desk: &Desk) -> &'static str {
    if desk.seats().contains(&Position::Five) { "ring five" } else { "ring four" }
}

/// Who deals and who did it is said where they sit.
fn note(desk: &Desk, seat: Position, words: &Lexicon) -> Option<String> {
    let is = |question| desk.answer(question) == Some(Answer::Position(seat));
    if is(Question::Dealer) {
        Some(words.say(msg::WebDealer))
    } else if is(Question::Offender) {
        Some(words.say(msg::WebOffender))
    } else {
        None
    }
}
