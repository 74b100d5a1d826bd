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

    fn is_sought(answer: Answer) -> bool {
        matches!(answer, Answer::Act(_))
    }

    fn place(seat: Position) -> Place {
        match seat {
            Position::One => Place { class: "p1", field: "position-1" },
            Position::Two => Place { class: "p2", field: "position-2" },
            Position::Three => Place { class: "p3", field: "position-3" },
            Position::Four => Place { class: "p4", field: "position-4" },
            Position::Five => Place { class: "p5", field: "position-5" },
            Position::Six => Place { class: "p6", field: "position-6" },
            Position::Seven => Place { class: "p7", field: "position-7" },
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
                name: sits(told, seat, words),
                note: note(told, desk, seat, words),
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

    fn costs(&self) -> bool {
        crate::hall::costs(self).is_some()
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
    match desk.seats().len() {
        4 => "ring four",
        5 => "ring five",
        6 => "ring six",
        _ => "ring seven",
    }
}

/// Who sits there, or which place it is.
fn sits(told: &Told<Desk>, seat: Position, words: &Lexicon) -> String {
    let name = told.place.as_ref().and_then(|place| place.name(seat));
    name.map_or_else(|| Desk::seat(seat, words), str::to_owned)
}

/// Who deals and who did it is said where they sit, and the place where a name stands.
fn note(told: &Told<Desk>, desk: &Desk, seat: Position, words: &Lexicon) -> Option<String> {
    let is = |question| desk.answer(question) == Some(Answer::Position(seat));
    let named = told.place.as_ref().is_some_and(|place| place.name(seat).is_some());
    let place = named.then(|| Desk::seat(seat, words));
    let part = match () {
        () if is(Question::Dealer) => Some(words.say(msg::WebDealer)),
        () if is(Question::Offender) => Some(words.say(msg::WebOffender)),
        () => None,
    };
    let both: Vec<String> = [place, part].into_iter().flatten().collect();
    (!both.is_empty()).then(|| both.join(" · "))
}
