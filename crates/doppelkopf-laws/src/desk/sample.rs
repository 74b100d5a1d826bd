//! A desk with few answers, for charts: one player stands for all.

use ruling::{Answered, Interview, Next, Step};

use super::Desk;
use crate::words::{Answer, Doppelkopf, Question, Wants};

/// A desk that offers, of answers that lead to the same, one: the table of four, position 2 as the one who
/// did it, a soloist who did it or another, no Absage or one.
#[derive(Debug, Clone)]
pub struct Sample(pub Desk);

impl Interview for Sample {
    type Game = Doppelkopf;

    fn next(&self) -> Next<Doppelkopf> {
        self.0.next()
    }

    fn answers(&self, question: Question) -> Vec<Answer> {
        let mut all = self.0.answers(question);
        let by = self.0.offender().map(Answer::Position);
        match question.wants() {
            Wants::Table | Wants::Party | Wants::Number => all.truncate(1),
            Wants::Player if question == Question::Offender => {
                all.retain(|answer| matches!(answer, Answer::Position(p) if p.number() == 2));
            }
            // The one who claims is the partner, or another is.
            Wants::Player if matches!(question, Question::PartnerOf(_)) => all.truncate(2),
            Wants::Player => all.truncate(1),
            // One who claims stands for all.
            Wants::Claimed => {
                let one = all.first().copied();
                all.retain(|answer| !matches!(answer, Answer::Position(_)) || Some(*answer) == one);
            }
            Wants::PlayerOrNobody => {
                let other =
                    all.iter().copied().find(|answer| *answer != Answer::Nobody && Some(*answer) != by);
                all.retain(|answer| {
                    *answer == Answer::Nobody || Some(*answer) == by || Some(*answer) == other
                });
            }
            Wants::Players | Wants::PartyOrNobody | Wants::Absagen => all.truncate(2),
            Wants::YesNo | Wants::Act => {}
        }
        all
    }

    fn assumed(&self) -> Vec<Answered<Doppelkopf>> {
        self.0.assumed()
    }

    fn after(&self, step: Step<Doppelkopf>) -> Option<Sample> {
        self.0.after(step).map(Sample)
    }
}
