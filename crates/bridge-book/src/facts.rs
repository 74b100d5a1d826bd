//! What a law of the book asks, as what it needs.

use bridge_laws::clause::Clause;
use cards::{Seat, Side};

use crate::words::{Answer, Book, Pending, Pick, Question};

/// What may be known, and what it comes to: a ruling, or the next question.
pub(crate) type Facts<'a> = ruling::Facts<'a, Book>;

/// The answers that laws need.
pub(crate) trait Finds {
    fn is_so(&self, question: Question, clauses: &[Clause]) -> Result<bool, Pending>;
    fn pick(&self, question: Question, clauses: &[Clause]) -> Result<Pick, Pending>;
    fn side(&self, question: Question, clauses: &[Clause]) -> Result<Side, Pending>;
    fn seat(&self, question: Question, clauses: &[Clause]) -> Result<Seat, Pending>;
    fn number(&self, question: Question, clauses: &[Clause]) -> Result<u8, Pending>;
    fn percent(&self, question: Question, clauses: &[Clause]) -> Result<f64, Pending>;
}

impl Finds for Facts<'_> {
    fn is_so(&self, question: Question, clauses: &[Clause]) -> Result<bool, Pending> {
        Ok(self.ask(question, clauses)? == Answer::Yes)
    }

    fn pick(&self, question: Question, clauses: &[Clause]) -> Result<Pick, Pending> {
        self.part(question, clauses, |answer| match answer {
            Answer::Pick(pick) => Some(pick),
            _ => None,
        })
    }

    fn side(&self, question: Question, clauses: &[Clause]) -> Result<Side, Pending> {
        self.part(question, clauses, |answer| match answer {
            Answer::Side(side) => Some(side),
            _ => None,
        })
    }

    fn seat(&self, question: Question, clauses: &[Clause]) -> Result<Seat, Pending> {
        self.part(question, clauses, |answer| match answer {
            Answer::Seat(seat) => Some(seat),
            _ => None,
        })
    }

    fn number(&self, question: Question, clauses: &[Clause]) -> Result<u8, Pending> {
        self.part(question, clauses, |answer| match answer {
            Answer::Number(number) => Some(number),
            _ => None,
        })
    }

    fn percent(&self, question: Question, clauses: &[Clause]) -> Result<f64, Pending> {
        self.part(question, clauses, |answer| match answer {
            Answer::Percent(percent) => Some(f64::from(percent.0) / 100.0),
            _ => None,
        })
    }
}
