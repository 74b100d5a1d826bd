use thiserror::Error;

use crate::{Asks, Election, Fact, Game};

/// Who chose what.
pub type Chosen<G> = (<G as Game>::Seat, <G as Game>::Choice);

/// What has been told so far: answers and choices.
///
/// Once a ruling stands, what it rests on is forgotten: "it was his turn, an opponent said" is true of one
/// lead, not of the next.
#[derive(Debug, Clone, PartialEq)]
pub struct Told<G: Game> {
    answers: Vec<(G::Question, G::Answer)>,
    choices: Vec<(G::Elects, Vec<Chosen<G>>)>,
    grounds: Vec<(G::Question, String)>,
}

/// An answer that a law leaves to a person's judgement, and why it was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding<G: Game> {
    /// What was to be judged.
    pub question: G::Question,
    /// The clause that leaves it to judgement.
    pub clause: G::Clause,
    /// What was found.
    pub answer: G::Answer,
    /// Why; blank only where somebody looks at what might be answered.
    pub grounds: String,
}

/// An answer of another sort than the question takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{answer:?} is no answer to {question:?}")]
pub struct WrongAnswer<G: Game> {
    /// What was asked.
    pub question: G::Question,
    /// What was answered.
    pub answer: G::Answer,
}

impl<G: Game> Default for Told<G> {
    fn default() -> Self {
        Told { answers: Vec::new(), choices: Vec::new(), grounds: Vec::new() }
    }
}

impl<G: Game> Told<G> {
    /// Notes an answer; a new answer to the same question replaces the old one.
    ///
    /// # Errors
    /// [`WrongAnswer`], if it is none to this question; nothing is noted.
    pub fn answer(&mut self, question: G::Question, answer: G::Answer) -> Result<(), WrongAnswer<G>> {
        let Some(fitting) = question.fit(answer) else { return Err(WrongAnswer { question, answer }) };
        self.answers.retain(|(q, _)| *q != question);
        self.answers.push((question, fitting));
        Ok(())
    }

    /// Notes what was chosen in an election, by whom; a new choice in the same one replaces the old.
    pub fn choose(&mut self, about: G::Elects, chosen: Vec<Chosen<G>>) {
        self.choices.retain(|(election, _)| *election != about);
        self.choices.push((about, chosen));
    }

    /// The answer to this question, if it was told.
    #[must_use]
    pub fn answer_to(&self, question: G::Question) -> Option<G::Answer> {
        self.answers.iter().find(|(q, _)| *q == question).map(|(_, answer)| *answer)
    }

    /// All answers that were told, in that order.
    pub fn answers(&self) -> impl Iterator<Item = (G::Question, G::Answer)> + '_ {
        self.answers.iter().copied()
    }

    /// Notes why something is found, or will be; a new reason replaces the old one.
    pub fn because(&mut self, question: G::Question, grounds: &str) {
        self.grounds.retain(|(of, _)| *of != question);
        self.grounds.push((question, grounds.trim().to_owned()));
    }

    /// Why something is found, if that was said.
    #[must_use]
    pub fn grounds(&self, question: G::Question) -> Option<&str> {
        let given = self.grounds.iter().find(|(of, _)| *of == question);
        given.map(|(_, grounds)| grounds.as_str())
    }

    /// Which of the facts that a ruling rests on were judged, in that order.
    #[must_use]
    pub fn findings(&self, facts: &[Fact<G>]) -> Vec<Finding<G>> {
        let found = |fact: &Fact<G>| match *fact {
            Fact::Told(question, answer) => question.judged().map(|clause| Finding {
                question,
                clause,
                answer,
                grounds: self.grounds(question).unwrap_or_default().to_owned(),
            }),
            _ => None,
        };
        facts.iter().filter_map(found).collect()
    }

    /// What was chosen in this election, if it was, and is still on offer.
    pub(crate) fn chosen_in(&self, election: &Election<G>) -> Option<&[Chosen<G>]> {
        let (_, chosen) = self.choices.iter().find(|(about, _)| *about == election.about)?;
        let offered =
            |(by, choice): &Chosen<G>| election.by.contains(by) && election.options.contains(choice);
        (!chosen.is_empty() && chosen.iter().all(offered)).then_some(chosen)
    }

    /// A ruling stands: what it rests on is forgotten.
    pub fn forget(&mut self, facts: &[Fact<G>]) {
        self.answers.retain(|(q, _)| !facts.iter().any(|f| matches!(f, Fact::Told(asked, _) if asked == q)));
        self.choices
            .retain(|(e, _)| !facts.iter().any(|f| matches!(f, Fact::Chosen(about, ..) if about == e)));
    }
}
