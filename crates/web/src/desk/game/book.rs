//! The law book beside the table: answers that are tapped, typed, or judged.

mod holdings;
mod in_turn;

use bridge_book::{
    Desk,
    words::{Answer, Form as Given, Question, Wants},
};
use cards::Seat;
use ruling::Interview as _;
use sheet::Spoken as _;
use wording::Lexicon;

use super::{Drawn, Filled, OnScreen, Place, SeatPoint, line};
use crate::{
    desk::{
        question::{Choosable, Form, Written},
        state::{Told, Trouble, Walk},
    },
    text,
};

impl OnScreen for Desk {
    const HOME: &'static str = <bridge_laws::Desk as OnScreen>::HOME;
    const PATH: &'static str = <bridge_laws::Desk as OnScreen>::PATH;

    fn place(seat: Seat) -> Place {
        <bridge_laws::Desk as OnScreen>::place(seat)
    }

    fn written(question: Question, field: &dyn Fn(&str) -> String) -> Filled {
        let hands = (question == Question::Hands).then(|| holdings::written(field)).flatten();
        hands.unwrap_or_else(|| Filled::Answer(field("value").trim().to_owned()))
    }

    fn form(told: &Told<Desk>, walk: &Walk<Desk>, question: Question, words: &Lexicon) -> Form {
        match question {
            Question::Hands => return Form::Holdings(holdings::form(told, walk, words)),
            Question::OnTable => return in_turn::trick(told, walk, question, words),
            Question::PenaltyCard => return in_turn::card(told, walk, question, words),
            Question::ShownOut => return in_turn::voids(told, walk, question, words),
            Question::Steps => return in_turn::steps(told, walk, question, words),
            _ => {}
        }
        let (wants, answers) = (question.wants(), walk.desk.answers(question));
        let tapped = |answer: Answer| line(told, walk, question, answer, words);
        let judged = question.judged().is_some();
        if wants.form() == Given::List && !judged {
            return match wants {
                Wants::Seat => Form::Seats {
                    class: "compass",
                    points: Seat::ALL
                        .into_iter()
                        .map(|seat| point(told, walk, question, seat, words))
                        .collect(),
                    rest: Vec::new(),
                },
                _ => Form::List(answers.into_iter().map(tapped).collect()),
            };
        }
        if let (Wants::Number(_), false) = (wants, judged) {
            let numbers = walk.desk.numbers(question);
            if !numbers.is_empty() {
                return Form::Numbers(numbers.into_iter().map(tapped).collect());
            }
        }
        let choosable = |answer: Answer| Choosable {
            id: answer.to_string(),
            text: text::rich(&words.book_answer(question, answer), words),
            was: walk.was == Some(answer),
        };
        let listed = wants.form() == Given::List;
        let none = answers.iter().copied().find(|&answer| answer == Answer::NoMore);
        Form::Written(Written {
            action: format!("{}/{}", Desk::PATH, told.topic),
            hidden: told.pairs(),
            question: question.id(),
            options: if listed { answers.into_iter().map(choosable).collect() } else { Vec::new() },
            // What was refused stays, to be put right.
            typed: match (&walk.trouble, walk.was) {
                (Some(Trouble::NoAnswer(found)), _) => found.clone(),
                (_, Some(was)) if was != Answer::NoMore => was.to_string(),
                _ => String::new(),
            },
            number: matches!(wants, Wants::Number(_)),
            none: none.map(tapped),
            grounds: judged.then(|| walk.grounds.clone().unwrap_or_default()),
        })
    }

    /// What is ruled on here lies on no table.
    fn drawn(&self, _: &Lexicon) -> Option<Drawn> {
        None
    }
}

fn point(told: &Told<Desk>, walk: &Walk<Desk>, question: Question, seat: Seat, words: &Lexicon) -> SeatPoint {
    let answer = Answer::Seat(seat);
    SeatPoint {
        place: Desk::place(seat).class,
        name: Desk::seat(seat, words),
        note: None,
        address: Some(told.and(walk, question.id(), &answer.to_string()).address()),
        was: walk.was == Some(answer),
    }
}
