//! The machinery of the one idea: *a law is a function from facts to a ruling; a fact that nobody
//! has told yet is the next question, a choice that nobody has made yet is the next election.*
//!
//! A law asks with `?`:
//!
//! ```text
//! fn told_by_an_opponent(f: &Facts<Bridge>) -> Result<Ruling<Bridge>, Pending<Bridge>> {
//!     match f.ask(Question::ToldItWasHisTurn(seat), &[Clause::L47E1])? { … }
//! }
//! ```
//!
//! and whoever runs it either gets a [`Ruling`] or learns what is [`Pending`]. Once the answer or
//! the choice is in [`Told`], the same function is called again and comes further. The interview
//! at the desk, the live table, the charts and the coverage all walk the same function; [`walk`]
//! does it for all answers at once. [`Facts`] keeps which of them it used, in the order in which they
//! mattered: what a ruling rests on.
//!
//! This crate knows no game: what a seat, a question, a choice or an effect is, each [`Game`] says.

mod clause;
mod facts;
mod interview;
mod told;
pub mod written;

pub use clause::{Clause, ClauseSet, Readings, Reason, Standing};
pub use facts::{Fact, Facts, Known, Laws};
pub use interview::{Answered, Branch, Interview, Next, Step, Tree, walk};
pub use told::{Chosen, Finding, Told, WrongAnswer};

use std::fmt::Debug;

/// A question knows which answers it takes.
pub trait Asks: Copy + Eq + Debug {
    /// What can be answered.
    type Answer;
    /// A clause of the laws.
    type Clause;

    /// The answer as the laws read it, if it is one to this question: `2` is a position to one question
    /// and a number to another, and to most it is nothing.
    fn fit(self, answer: Self::Answer) -> Option<Self::Answer>;

    /// The clause that leaves it to a person's judgement. Such an answer is a [`Finding`], and has its grounds.
    fn judged(self) -> Option<Self::Clause> {
        None
    }
}

/// The vocabulary of one game.
pub trait Game: Debug + Clone + Copy + PartialEq + Eq + 'static {
    /// Which laws are in force, and how they are read.
    type Laws: Laws<Point = Self::Point>;
    /// Who sits where.
    type Seat: Copy + Eq + Debug;
    /// Something that happened at the table, as a ruling names it.
    type Deed: Clone + Eq + Debug;
    /// What can be asked, with the seat, suit or card it is about.
    type Question: Asks<Answer = Self::Answer, Clause = Self::Clause>;
    /// What can be answered.
    type Answer: Copy + Eq + Debug;
    /// What an election is about: no two that are open on one board have the same.
    type Elects: Copy + Eq + Debug;
    /// What can be chosen in an election.
    type Choice: Copy + Eq + Debug;
    /// One thing that a ruling does at the table.
    type Effect: Clone + Eq + Debug;
    /// What information is about.
    type Subject: Copy + Eq + Debug;
    /// A clause of the laws.
    type Clause: Clause;
    /// A debated point.
    type Point: Copy + Eq + Debug;
}

/// What the laws make of the facts. There is no text in it: words come from `wording`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling<G: Game> {
    /// The clauses applied, in the order in which they were.
    pub clauses: Vec<G::Clause>,
    /// What happens at the table, in the order in which it happens.
    pub effects: Vec<G::Effect>,
    /// Who may know what.
    pub information: Vec<Information<G>>,
    /// Debated points on which this ruling depended.
    pub debated: Vec<G::Point>,
    /// After the board the director looks at the score under these clauses.
    pub look_at: Vec<G::Clause>,
    /// The director weighs these; there is no verdict of ours.
    pub weigh: Vec<G::Clause>,
    /// What it rests on, in the order in which it mattered.
    pub facts: Vec<Fact<G>>,
}

impl<G: Game> Ruling<G> {
    /// A ruling under this clause that does nothing yet.
    #[must_use]
    pub fn under(clause: G::Clause) -> Ruling<G> {
        Ruling {
            clauses: vec![clause],
            effects: Vec::new(),
            information: Vec::new(),
            debated: Vec::new(),
            look_at: Vec::new(),
            weigh: Vec::new(),
            facts: Vec::new(),
        }
    }

    /// Also under this clause.
    #[must_use]
    pub fn and(mut self, clause: G::Clause) -> Ruling<G> {
        if !self.clauses.contains(&clause) {
            self.clauses.push(clause);
        }
        self
    }

    /// Does this at the table.
    #[must_use]
    pub fn does(mut self, effect: G::Effect) -> Ruling<G> {
        self.effects.push(effect);
        self
    }

    /// Says who may know what.
    #[must_use]
    pub fn informs(mut self, information: Information<G>) -> Ruling<G> {
        self.information.push(information);
        self
    }

    /// Depends on how this point is read.
    #[must_use]
    pub fn depends_on(mut self, point: G::Point) -> Ruling<G> {
        if !self.debated.contains(&point) {
            self.debated.push(point);
        }
        self
    }

    /// The score is to be looked at after the board, under this clause.
    #[must_use]
    pub fn look_at(mut self, clause: G::Clause) -> Ruling<G> {
        if !self.look_at.contains(&clause) {
            self.look_at.push(clause);
        }
        self
    }

    /// The director weighs this; no verdict is printed.
    #[must_use]
    pub fn weigh(mut self, clause: G::Clause) -> Ruling<G> {
        if !self.weigh.contains(&clause) {
            self.weigh.push(clause);
        }
        self
    }

    /// Rests on this, before what was noted so far.
    #[must_use]
    pub fn because_of(mut self, deed: G::Deed) -> Ruling<G> {
        let at = self.facts.iter().take_while(|fact| matches!(fact, Fact::Happened(_))).count();
        let fact = Fact::Happened(deed);
        if !self.facts.contains(&fact) {
            self.facts.insert(at, fact);
        }
        self
    }

    /// This ruling, then that one.
    #[must_use]
    pub fn then(mut self, later: Ruling<G>) -> Ruling<G> {
        for clause in later.clauses {
            self = self.and(clause);
        }
        self.effects.extend(later.effects);
        self.information.extend(later.information);
        for point in later.debated {
            self = self.depends_on(point);
        }
        for clause in later.look_at {
            self = self.look_at(clause);
        }
        for clause in later.weigh {
            self = self.weigh(clause);
        }
        self.facts.extend(later.facts);
        self
    }
}

/// Whether somebody may use what he knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Information<G: Game> {
    /// What is known.
    pub subject: G::Subject,
    /// Who knows it.
    pub who: G::Seat,
    /// May he use it?
    pub authorised: bool,
    /// Until when this holds; afterwards another ruling says.
    pub until: Until,
    /// The clause that says so; what is known since then counts.
    pub clause: G::Clause,
}

/// How long a rule on information holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Until {
    /// As long as the card lies open on the table.
    OnTable,
    /// To the end of the board.
    EndOfBoard,
}

/// Somebody has a choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Election<G: Game> {
    /// What it is about.
    pub about: G::Elects,
    /// Who may choose: one, or several of whom each may.
    pub by: Vec<G::Seat>,
    /// What may be chosen, in the order in which it is read aloud. Each option leads to a ruling
    /// of its own: make the choice on a copy and look.
    pub options: Vec<G::Choice>,
    /// The clauses that give the choice.
    pub clauses: Vec<G::Clause>,
    /// Debated points on which the choice depends.
    pub debated: Vec<G::Point>,
}

/// A law cannot go on before somebody speaks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pending<G: Game> {
    /// The director must find this out.
    Question {
        /// What to find out.
        question: G::Question,
        /// The clauses that depend on it.
        clauses: Vec<G::Clause>,
    },
    /// Somebody must choose.
    Election(Election<G>),
}

impl<G: Game> Pending<G> {
    /// The clauses that wait for the answer or the choice.
    #[must_use]
    pub fn clauses(&self) -> &[G::Clause] {
        match self {
            Pending::Question { clauses, .. } => clauses,
            Pending::Election(election) => &election.clauses,
        }
    }
}
