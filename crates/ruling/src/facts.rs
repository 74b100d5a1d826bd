//! What a law may know. What it lacks it asks for with `?`; what it used is kept.

use std::{cell::RefCell, fmt::Debug};

use crate::{Asks, Chosen, Election, Game, Pending, Ruling, Told};

/// Which laws are in force, and how they are read.
pub trait Laws: Copy + Debug {
    /// The editions, in the order in which they came.
    type Edition: Copy + Ord + Debug;
    /// A debated point.
    type Point;

    /// The edition in force. Whoever looks at it says what each edition does: a match without `_`.
    fn edition(self) -> Self::Edition;

    /// Is this point read the other way?
    fn is_other_way(self, point: Self::Point) -> bool;
}

/// Whoever knows answers without being asked: a table whose cards show them.
pub trait Known<G: Game> {
    /// The answer to a question, if it is known.
    fn knows(&self, question: G::Question) -> Option<G::Answer>;
}

/// Something that a ruling rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact<G: Game> {
    /// This happened.
    Happened(G::Deed),
    /// This was asked and answered, or told before anybody asked.
    Told(G::Question, G::Answer),
    /// This was chosen, and in which election.
    Chosen(G::Elects, G::Seat, G::Choice),
}

/// The facts of one ruling.
pub struct Facts<'a, G: Game> {
    laws: G::Laws,
    told: &'a Told<G>,
    known: Option<&'a dyn Known<G>>,
    used: RefCell<Vec<Fact<G>>>,
    assumed: RefCell<Vec<(G::Question, G::Answer)>>,
    read: RefCell<Vec<G::Point>>,
}

impl<'a, G: Game> Facts<'a, G> {
    /// What has been told, and what is known without it. Nobody talks a table out of what lies there.
    #[must_use]
    pub fn new(laws: G::Laws, told: &'a Told<G>, known: Option<&'a dyn Known<G>>) -> Facts<'a, G> {
        let (used, assumed, read) = (RefCell::default(), RefCell::default(), RefCell::default());
        Facts { laws, told, known, used, assumed, read }
    }

    /// The laws in force.
    #[must_use]
    pub fn laws(&self) -> G::Laws {
        self.laws
    }

    /// The edition in force, where it matters: the editions differ in what this clause says. Who compares the editions
    /// has to know of it, so nobody gets to the edition without naming the clause.
    #[must_use]
    pub fn edition(&self, _about: G::Clause) -> <G::Laws as Laws>::Edition {
        self.laws.edition()
    }

    /// Is this point read the other way? The ruling depends on it from now on.
    pub fn reads_other_way(&self, point: G::Point) -> bool {
        let mut read = self.read.borrow_mut();
        if !read.contains(&point) {
            read.push(point);
        }
        self.laws.is_other_way(point)
    }

    /// The answer, if somebody knows or has told it.
    pub fn if_told(&self, question: G::Question) -> Option<G::Answer> {
        let known = self.known.and_then(|known| known.knows(question));
        let answer = known.or_else(|| self.told.answer_to(question)).and_then(|a| question.fit(a))?;
        self.note(Fact::Told(question, answer));
        Some(answer)
    }

    /// The answer, or the question.
    ///
    /// # Errors
    /// [`Pending::Question`], if nobody has told it yet.
    pub fn ask(&self, question: G::Question, clauses: &[G::Clause]) -> Result<G::Answer, Pending<G>> {
        self.if_told(question).ok_or_else(|| Pending::Question { question, clauses: clauses.to_vec() })
    }

    /// The answer, or what it usually is: nobody is asked, since it matters seldom, and anybody may tell it.
    pub fn usually(&self, question: G::Question, usual: G::Answer) -> G::Answer {
        self.if_told(question).unwrap_or_else(|| {
            let mut assumed = self.assumed.borrow_mut();
            if !assumed.contains(&(question, usual)) {
                assumed.push((question, usual));
            }
            usual
        })
    }

    /// What was taken to be as it usually is, in the order in which it mattered.
    #[must_use]
    pub fn assumed(&self) -> Vec<(G::Question, G::Answer)> {
        self.assumed.borrow().clone()
    }

    /// The part of an answer that a law needs. An answer of another sort is none: [`Asks::fit`] lets only
    /// those through that the question takes.
    ///
    /// # Errors
    /// [`Pending::Question`], if nobody has told it yet.
    pub fn part<T>(
        &self,
        question: G::Question,
        clauses: &[G::Clause],
        part: impl Fn(G::Answer) -> Option<T>,
    ) -> Result<T, Pending<G>> {
        part(self.ask(question, clauses)?)
            .ok_or_else(|| Pending::Question { question, clauses: clauses.to_vec() })
    }

    /// What was chosen in this election, each with who chose it; or the election.
    ///
    /// # Errors
    /// [`Pending::Election`], if nobody has chosen yet.
    pub fn elect(&self, election: Election<G>) -> Result<&'a [Chosen<G>], Pending<G>> {
        match self.told.chosen_in(&election) {
            Some(chosen) => {
                for &(seat, choice) in chosen {
                    self.note(Fact::Chosen(election.about, seat, choice));
                }
                Ok(chosen)
            }
            None => Err(Pending::Election(election)),
        }
    }

    /// What has to be known before a choice, of what one option would bring: a later ruling will rest on it.
    ///
    /// # Errors
    /// What is not told yet.
    pub fn beforehand<T>(&self, find: impl FnOnce() -> Result<T, Pending<G>>) -> Result<T, Pending<G>> {
        let rests_on = self.used.borrow().len();
        let found = find();
        self.used.borrow_mut().truncate(rests_on);
        found
    }

    fn note(&self, fact: Fact<G>) {
        let mut used = self.used.borrow_mut();
        if !used.contains(&fact) {
            used.push(fact);
        }
    }

    /// The points that were read so far.
    #[must_use]
    pub fn points_read(&self) -> Vec<G::Point> {
        self.read.borrow().clone()
    }

    /// The ruling, with what it rests on and the points it depends on.
    #[must_use]
    pub fn ruled(self, mut ruling: Ruling<G>) -> Ruling<G> {
        for point in self.read.into_inner() {
            ruling = ruling.depends_on(point);
        }
        ruling.facts.extend(self.used.into_inner());
        ruling
    }
}
