//! Every way through a topic, for a chart: what is typed, and who sits where, is taken as an example.

use bridge::Strain;
use bridge_laws::words::Meaning;
use cards::Seat;
use ruling::{Asks as _, Interview, Next, Step};

use crate::{
    Desk,
    words::{Answer, Book, Question, Wants},
};

/// An interview in which one example stands for all answers that are typed, and one seat for all.
#[derive(Debug, Clone)]
pub struct Sample(pub Desk);

/// A claim of three tricks in which a trump was forgotten, as the hands of the example have it.
const OF_THE_CLAIM: [(Question, Answer); 5] = [
    (Question::Declares, Answer::Seat(Seat::South)),
    (Question::Claimant, Answer::Seat(Seat::South)),
    (Question::OnLead, Answer::Seat(Seat::South)),
    (Question::Trumps, Answer::Strain(Strain::Hearts)),
    (Question::TricksClaimed, Answer::Number(3)),
];

impl Interview for Sample {
    type Game = Book;

    fn next(&self) -> Next<Book> {
        self.0.next()
    }

    fn answers(&self, question: Question) -> Vec<Answer> {
        if let Some((_, answer)) = OF_THE_CLAIM.into_iter().find(|(of, _)| *of == question) {
            return vec![answer];
        }
        let mut all = self.0.answers(question);
        match question.wants() {
            Wants::YesNo | Wants::One(_) | Wants::Call => {}
            // An alert and no word: what is agreed is that, more than that, or something else.
            Wants::Meaning(_) if question.judged().is_none() => {
                all.retain(|answer| *answer == Answer::Meaning(Meaning::ARTIFICIAL));
            }
            Wants::Meaning(_) => {}
            // Some are told, or none.
            Wants::Steps => all.truncate(2),
            _ => all.truncate(1),
        }
        all
    }

    fn after(&self, step: Step<Book>) -> Option<Sample> {
        self.0.after(step).map(Sample)
    }
}
