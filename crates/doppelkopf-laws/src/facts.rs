//! What a rule may know: what has been told, and the table, where one is there. What it lacks it asks
//! for with `?`.

use std::ops::Deref;

use doppelkopf_rules::{Clause, Position, Positions, Rules, TableSize};
use doppelkopf_score::Party;
use ruling::Known;

use crate::words::{Answer, Doppelkopf, Pending, Question, Ruling, Told};

/// The facts of an offence.
pub struct Facts<'a> {
    /// The rules in force.
    pub rules: Rules,
    core: ruling::Facts<'a, Doppelkopf>,
}

impl<'a> Deref for Facts<'a> {
    type Target = ruling::Facts<'a, Doppelkopf>;

    fn deref(&self) -> &Self::Target {
        &self.core
    }
}

impl<'a> Facts<'a> {
    /// What has been told, and the table, where one is there. At the desk there is none, so everything is asked.
    #[must_use]
    pub fn new(rules: Rules, told: &'a Told, table: Option<&'a dyn Known<Doppelkopf>>) -> Facts<'a> {
        Facts { rules, core: ruling::Facts::new(rules, told, table) }
    }

    /// The ruling, with what it rests on.
    #[must_use]
    pub fn ruled(self, ruling: Ruling) -> Ruling {
        self.core.ruled(ruling)
    }

    /// What the table knows, or what was told; nothing, if nobody does. Nobody talks the table out of what
    /// lies there.
    #[must_use]
    pub fn known(&self, question: Question) -> Option<Answer> {
        self.if_told(question)
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

    /// How many are at the table.
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
        let size = self.size()?;
        let all = Positions::all(size);
        if size == TableSize::Four {
            return Ok(all);
        }
        // 10.1.1: the dealer sits out. Who else does at a larger table the TSR leave open.
        let players = all.without(self.position(Question::Dealer, &[Clause::T10_1_1])?);
        if size == TableSize::Five {
            return Ok(players);
        }
        self.part(Question::SitsOutToo, &[Clause::T10], |answer| {
            let sits: Positions = match answer {
                Answer::Position(one) => Positions::of(one),
                Answer::Positions(several) => several,
                _ => return None,
            };
            Some(sits.iter().fold(players, Positions::without)).filter(|players| players.len() == 4)
        })
    }
}
