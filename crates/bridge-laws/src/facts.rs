//! What a law may know: the table, and what has been told. What it lacks it asks for with `?`.

use std::cell::Cell;

use cards::{Card, Seat, Suit};
use ruling::Readings;

use crate::{
    clause::{Clause, Edition, Point},
    legal::Breach,
    state::State,
    words::{Answer, Choice, Election, Pending, Question, QuestionId, Told},
};

/// When irregularities are noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Watch {
    /// At once.
    Always,
    /// When somebody calls the director; what the others do meanwhile has its effect.
    #[default]
    OnCall,
}

/// Which laws are in force, and how they are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Rules {
    /// The code.
    pub edition: Edition,
    /// How debated points are read.
    pub readings: Readings,
    /// When irregularities are noticed.
    pub watch: Watch,
}

/// An answer given before anybody asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Volunteered {
    pub question: QuestionId,
    pub seat: Option<Seat>,
    pub suit: Option<Suit>,
    pub with: Answer,
}

impl Volunteered {
    pub(crate) fn answers(&self, question: Question) -> bool {
        self.question == question.into()
            && (self.seat.is_none() || self.seat == question.seat())
            && (self.suit.is_none() || self.suit == question.suit())
    }
}

/// The facts of a table.
pub(crate) struct Facts<'a> {
    pub state: &'a State,
    pub rules: Rules,
    pub told: &'a Told,
    pub volunteered: &'a [Volunteered],
    pub elections: Cell<usize>,
}

impl Facts<'_> {
    /// Is this point read the other way?
    pub fn other_way(&self, point: Point) -> bool {
        self.rules.readings.is_other_way(point.number())
    }

    pub fn is_2007(&self) -> bool {
        self.rules.edition == Edition::E2007
    }

    /// An answer that somebody has given, asked or not.
    pub fn if_told(&self, question: Question) -> Option<Answer> {
        self.told
            .volunteered(question)
            .or_else(|| self.volunteered.iter().find(|v| v.answers(question)).map(|v| v.with))
    }

    pub fn ask(&self, question: Question, clauses: &[Clause]) -> Result<Answer, Pending> {
        self.told.ask(question, clauses)
    }

    pub fn is_so(&self, question: Question, clauses: &[Clause]) -> Result<bool, Pending> {
        Ok(self.ask(question, clauses)? == Answer::Yes)
    }

    /// Does the hand hold the suit? Asks where nobody knows.
    pub fn holds(&self, seat: Seat, suit: Suit, clauses: &[Clause]) -> Result<bool, Pending> {
        match self.state.holds(seat, suit) {
            Some(known) => Ok(known),
            None => self.is_so(Question::HoldsSuit(seat, suit), clauses),
        }
    }

    /// What was chosen in the next election of this ruling.
    pub fn elect(&self, election: Election) -> Result<&[(Seat, Choice)], Pending> {
        let n = self.elections.get();
        self.elections.set(n + 1);
        self.told.elect(n, election)
    }

    /// What the one who may choose chose.
    pub fn one_choice(
        &self,
        by: Seat,
        options: Vec<Choice>,
        clauses: &[Clause],
        debated: Vec<Point>,
    ) -> Result<Choice, Pending> {
        let election = Election { by: vec![by], options, clauses: clauses.to_vec(), debated };
        match self.elect(election.clone())?.first() {
            Some((_, choice)) => Ok(*choice),
            None => Err(Pending::Election(election)),
        }
    }

    /// Can this hand legally play this card to the trick as it lies, at its turn?
    pub fn could_be_played(&self, seat: Seat, card: Card) -> bool {
        let mut state = self.state.clone();
        state.unplay(seat, card);
        state.locate(seat, card);
        state.must_play = None;
        !matches!(state.legal(seat).breach(card), Some(Breach::Revoke(_)))
    }
}
