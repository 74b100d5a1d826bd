//! What a rule may know: what has been told, and the table, where one is there. What it lacks it asks
//! for with `?`.

use doppelkopf_rules::{Clause, Position, Positions, Rules, TableSize};
use doppelkopf_score::Party;

use crate::{
    claim,
    words::{Answer, Class, Pending, Question, Told},
};

/// What the table knows by itself. At the desk there is no table, so everything is asked.
pub trait Known {
    /// The answer to a question, if the table knows it.
    fn knows(&self, question: Question) -> Option<Answer>;
}

/// The facts of an offence.
pub struct Facts<'a> {
    /// The rules in force.
    pub rules: Rules,
    /// What has been told.
    pub told: &'a Told,
    /// The table, where one is there.
    pub table: Option<&'a dyn Known>,
}

impl Facts<'_> {
    /// What the table knows, or what was told; nothing, if nobody does. Nobody talks the table out of what
    /// lies there.
    #[must_use]
    pub fn known(&self, question: Question) -> Option<Answer> {
        let known = self.table.and_then(|table| table.knows(question));
        known.or_else(|| self.told.volunteered(question)).and_then(|answer| question.wants().fit(answer))
    }

    /// The answer, or the question.
    ///
    /// # Errors
    /// The question, if nobody knows.
    pub fn ask(&self, question: Question, clauses: &[Clause]) -> Result<Answer, Pending> {
        self.known(question).ok_or_else(|| Pending::Question { question, clauses: clauses.to_vec() })
    }

    /// The part of an answer that a rule needs. An answer of another sort is none: [`Facts::known`] lets
    /// only those through that the question wants.
    fn part<T>(
        &self,
        question: Question,
        clauses: &[Clause],
        part: impl Fn(Answer) -> Option<T>,
    ) -> Result<T, Pending> {
        part(self.ask(question, clauses)?)
            .ok_or_else(|| Pending::Question { question, clauses: clauses.to_vec() })
    }

    /// A question that is answered with yes or no.
    ///
    /// # Errors
    /// The question, if nobody knows.
    pub fn is_so(&self, question: Question, clauses: &[Clause]) -> Result<bool, Pending> {
        Ok(self.ask(question, clauses)? == Answer::Yes)
    }

    /// A question that is answered with a position.
    ///
    /// # Errors
    /// The question, if nobody knows.
    pub fn position(&self, question: Question, clauses: &[Clause]) -> Result<Position, Pending> {
        self.part(question, clauses, |answer| match answer {
            Answer::Position(position) => Some(position),
            _ => None,
        })
    }

    /// A question that is answered with any number of positions.
    ///
    /// # Errors
    /// The question, if nobody knows.
    pub fn positions(&self, question: Question, clauses: &[Clause]) -> Result<Positions, Pending> {
        self.part(question, clauses, |answer| match answer {
            Answer::Nobody => Some(Positions::default()),
            Answer::Position(one) => Some([one].into_iter().collect()),
            Answer::Positions(several) => Some(several),
            _ => None,
        })
    }

    /// A question that is answered with a party.
    ///
    /// # Errors
    /// The question, if nobody knows.
    pub fn party(&self, question: Question, clauses: &[Clause]) -> Result<Party, Pending> {
        self.part(question, clauses, |answer| match answer {
            Answer::Party(party) => Some(party),
            _ => None,
        })
    }

    /// A question that is answered with a party or with neither.
    ///
    /// # Errors
    /// The question, if nobody knows.
    pub fn party_if_any(&self, question: Question, clauses: &[Clause]) -> Result<Option<Party>, Pending> {
        self.part(question, clauses, |answer| match answer {
            Answer::Party(party) => Some(Some(party)),
            Answer::Nobody => Some(None),
            _ => None,
        })
    }

    /// A question that is answered with a number.
    ///
    /// # Errors
    /// The question, if nobody knows.
    pub fn number(&self, question: Question, clauses: &[Clause]) -> Result<u8, Pending> {
        self.part(question, clauses, |answer| match answer {
            Answer::Number(number) => Some(number),
            _ => None,
        })
    }

    /// A question that is answered with a class.
    ///
    /// # Errors
    /// The question, if nobody knows.
    pub fn class(&self, question: Question, clauses: &[Clause]) -> Result<Class, Pending> {
        self.part(question, clauses, |answer| match answer {
            Answer::Class(class) => Some(class),
            _ => None,
        })
    }

    /// The known soloist, if there is one.
    ///
    /// # Errors
    /// The question, if nobody knows.
    pub fn soloist(&self, clauses: &[Clause]) -> Result<Option<Position>, Pending> {
        self.part(Question::Soloist, clauses, |answer| match answer {
            Answer::Position(by) => Some(Some(by)),
            Answer::Nobody => Some(None),
            _ => None,
        })
    }

    /// Four or five at the table.
    ///
    /// # Errors
    /// The question, if nobody knows.
    pub fn size(&self) -> Result<TableSize, Pending> {
        self.part(Question::Table, &[], |answer| match answer {
            Answer::Number(players) => TableSize::of(players.into()),
            _ => None,
        })
    }

    /// The four players of the deal. At a table of four nobody need know who deals.
    ///
    /// # Errors
    /// The question, if nobody knows.
    pub fn players(&self) -> Result<Positions, Pending> {
        match self.size()? {
            TableSize::Four => Ok(Positions::all(TableSize::Four)),
            // S1.8: the dealer sits out.
            TableSize::Five => {
                Ok(claim::players(TableSize::Five, self.position(Question::Dealer, &[Clause::S1_8])?))
            }
        }
    }
}
