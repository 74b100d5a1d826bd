use std::sync::atomic::{AtomicBool, Ordering};

use crate::{Election, Game, Pending};

/// Has a law used it? Noted while the law only looks; threads may look at once.
#[derive(Debug, Default)]
struct Used(AtomicBool);

impl Used {
    fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Clone for Used {
    fn clone(&self) -> Used {
        Used(AtomicBool::new(self.is_set()))
    }
}

/// What has been told so far: answers and choices.
///
/// It remembers which of them a law has used, so that they can be forgotten together once the
/// ruling stands: "it was his turn, an opponent said" is true of one lead, not of the next.
#[derive(Debug, Clone)]
pub struct Told<G: Game> {
    answers: Vec<(G::Question, G::Answer, Used)>,
    choices: Vec<Chosen<G>>,
}

/// What was chosen in one election: by whom of those who could choose.
#[derive(Debug, Clone)]
struct Chosen<G: Game> {
    by: Vec<G::Seat>,
    choices: Vec<(G::Seat, G::Choice)>,
    used: Used,
}

/// The choices of an election, each with who made it.
type Choices<G> = [(<G as Game>::Seat, <G as Game>::Choice)];

impl<G: Game> Default for Told<G> {
    fn default() -> Self {
        Told { answers: Vec::new(), choices: Vec::new() }
    }
}

impl<G: Game> PartialEq for Told<G> {
    fn eq(&self, other: &Self) -> bool {
        self.answers.iter().map(|a| (a.0, a.1)).eq(other.answers.iter().map(|a| (a.0, a.1)))
            && self
                .choices
                .iter()
                .map(|c| (&c.by, &c.choices))
                .eq(other.choices.iter().map(|c| (&c.by, &c.choices)))
    }
}

impl<G: Game> Told<G> {
    /// Notes an answer; a new answer to the same question replaces the old one.
    pub fn answer(&mut self, question: G::Question, answer: G::Answer) {
        self.answers.retain(|(q, ..)| *q != question);
        self.answers.push((question, answer, Used::default()));
    }

    /// Notes what was chosen in the election that is open.
    pub fn choose(&mut self, election: &Election<G>, chosen: Vec<(G::Seat, G::Choice)>) {
        self.choices.push(Chosen { by: election.by.clone(), choices: chosen, used: Used::default() });
    }

    /// The answer, if somebody has told it.
    pub fn volunteered(&self, question: G::Question) -> Option<G::Answer> {
        let (_, answer, used) = self.answers.iter().find(|(q, ..)| *q == question)?;
        used.set();
        Some(*answer)
    }

    /// The answer, or the question.
    ///
    /// # Errors
    /// [`Pending::Question`], if nobody has told it yet.
    pub fn ask(&self, question: G::Question, clauses: &[G::Clause]) -> Result<G::Answer, Pending<G>> {
        self.volunteered(question).ok_or_else(|| Pending::Question { question, clauses: clauses.to_vec() })
    }

    /// What was chosen in the `n`th election of this ruling (from 0), or the election.
    ///
    /// # Errors
    /// [`Pending::Election`], if nobody has chosen yet.
    pub fn elect(&self, n: usize, election: Election<G>) -> Result<&Choices<G>, Pending<G>> {
        // Another ruling may wait with a choice made already: what is offered tells them apart.
        let of_this = |chosen: &&Chosen<G>| {
            chosen.by == election.by && chosen.choices.iter().all(|(_, c)| election.options.contains(c))
        };
        match self.choices.iter().skip(n).find(of_this) {
            Some(chosen) => {
                chosen.used.set();
                Ok(&chosen.choices)
            }
            None => Err(Pending::Election(election)),
        }
    }

    /// The ruling stands: what it used is forgotten.
    pub fn forget_used(&mut self) {
        self.answers.retain(|(.., used)| !used.is_set());
        self.choices.retain(|chosen| !chosen.used.is_set());
    }
}
