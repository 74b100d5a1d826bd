//! The law book beside the table: answers that are tapped, typed, or judged.

mod holdings;
mod in_turn;

use bridge_book::{
    Desk,
    words::{Answer, Form as Given, Pick, Question, Wants},
};
use cards::Seat;
use ruling::Interview as _;
use sheet::Spoken as _;
use wording::Lexicon;

use super::{Drawn, Filled, OnScreen, Place, SeatPoint, bidding_box, line, shows};
use crate::{
    desk::{
        question::{Form, Shows, Written},
        state::{Told, Trouble, Walk},
    },
    shown::{self, Choosable},
    text,
};

impl OnScreen for Desk {
    const HOME: &'static str = <bridge_laws::Desk as OnScreen>::HOME;
    const PATH: &'static str = <bridge_laws::Desk as OnScreen>::PATH;

    fn is_sought(answer: Answer) -> bool {
        matches!(answer, Answer::Pick(_))
    }

    fn place(seat: Seat) -> Place {
        <bridge_laws::Desk as OnScreen>::place(seat)
    }

    fn written(question: Question, field: &dyn Fn(&str) -> String, words: &Lexicon) -> Filled {
        if let Question::Explained(call) | Question::Agreed(call) = question {
            return Filled::Answer(shown::written(field, Some(call), words));
        }
        let hands = (question == Question::Hands).then(|| holdings::written(field)).flatten();
        hands.unwrap_or_else(|| Filled::Answer(field("value").trim().to_owned()))
    }

    fn form(told: &Told<Desk>, walk: &Walk<Desk>, question: Question, words: &Lexicon) -> Form {
        match question {
            Question::Hands => return Form::Holdings(holdings::form(told, walk, words)),
            Question::OnTable | Question::PenaltyCard => return in_turn::trick(told, walk, question, words),
            Question::MinorPenaltyCard => {
                let answers = walk.desk.answers(question).into_iter();
                return Form::List(answers.map(|answer| line(told, walk, question, answer, words)).collect());
            }
            Question::ShownOut | Question::ForbiddenLeads => {
                return in_turn::voids(told, walk, question, words);
            }
            Question::Steps => return in_turn::steps(told, walk, question, words),
            Question::ExplainedCall => {
                let tapped = |answer: Answer| line(told, walk, question, answer, words);
                return bidding_box(|call| Some(Answer::Call(call)), [Answer::NoMore].into_iter(), tapped);
            }
            _ => {}
        }
        let (wants, answers) = (question.wants(), walk.desk.answers(question));
        let tapped = |answer: Answer| line(told, walk, question, answer, words);
        let judged = Desk::is_judged(question);
        if wants.form() == Given::List && judged {
            return Form::Written(super::judged(told, walk, question, words));
        }
        if let Wants::Meaning(picks) = wants {
            return Form::Shows(meaning(told, walk, question, picks, words));
        }
        if wants.form() == Given::List {
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
        let none = answers.iter().copied().find(|&answer| answer == Answer::NoMore);
        Form::Written(Written {
            action: format!("{}/{}", Desk::PATH, told.topic),
            hidden: told.pairs(),
            question: question.id(),
            options: Vec::new(),
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

/// What a call was said to show, or shows by agreement, or that it shows nothing that is agreed.
fn meaning(
    told: &Told<Desk>,
    walk: &Walk<Desk>,
    question: Question,
    picks: &[Pick],
    words: &Lexicon,
) -> Shows {
    let meaning = |answer| match answer {
        Answer::Meaning(meaning) => Some(meaning),
        _ => None,
    };
    let other = |pick: &Pick| Choosable {
        id: pick.id().to_owned(),
        text: text::rich(&words.book_answer(question, Answer::Pick(*pick)), words),
        was: walk.was == Some(Answer::Pick(*pick)),
    };
    shows::form(told, walk, question, meaning, picks.iter().map(other).collect(), words)
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
