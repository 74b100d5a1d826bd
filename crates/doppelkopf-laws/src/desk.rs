//! The referee's desk: nobody knows a table, everything is asked. First what was done and who did it, then
//! what the rules themselves ask for.

mod sample;
mod topic;

use doppelkopf_rules::{Clause, Position, Rules};
use ruling::{Answered, Interview, Next, Step};

pub use sample::Sample;
pub use topic::Topic;

use crate::{
    facts::Facts,
    laws::{self, claim},
    offence::ActKind,
    words::{Answer, Doppelkopf, Pending, Question, Ruling, Told, Wants},
};

/// An interview about one topic.
///
/// ```
/// use doppelkopf_laws::{Desk, Topic, words::{Answer, Question}};
/// use doppelkopf_rules::Rules;
/// use ruling::{Interview, Next, Step};
/// let desk = Desk::new(Topic::Revoke, Rules::SHEET);
/// assert_eq!(desk.next(), Next::Question(Question::Table));
/// let desk = desk.after(Step::Answer(Question::Table, Answer::Number(4))).unwrap();
/// assert_eq!(desk.next(), Next::Question(Question::Offender));
/// ```
#[derive(Debug, Clone)]
pub struct Desk {
    topic: Topic,
    rules: Rules,
    told: Told,
    comes_to: Result<Ruling, Pending>,
    /// What nobody is asked, and has not been told.
    assumed: Vec<Answered<Doppelkopf>>,
}

impl Desk {
    /// Begins an interview.
    #[must_use]
    pub fn new(topic: Topic, rules: Rules) -> Desk {
        let mut told = Told::default();
        if let [only] = topic.kinds() {
            let _ = told.answer(Question::Act, Answer::Act(*only));
        }
        Desk::with(topic, rules, told)
    }

    /// Begins an interview about this, so that it need not be asked.
    #[must_use]
    pub fn about(kind: ActKind, rules: Rules) -> Option<Desk> {
        let mut told = Told::default();
        told.answer(Question::Act, Answer::Act(kind)).ok()?;
        Some(Desk::with(Topic::of(kind)?, rules, told))
    }

    fn with(topic: Topic, rules: Rules, told: Told) -> Desk {
        let facts = Facts::new(rules, &told, None);
        let comes_to = ruling(&facts);
        let what = kind(&facts).ok();
        let assumed = facts.assumed();
        let comes_to = comes_to.map(|ruling| {
            let ruling = facts.ruled(ruling);
            match what {
                Some(what) => ruling.because_of(what),
                None => ruling,
            }
        });
        Desk { topic, rules, told, comes_to, assumed }
    }

    /// What it is about.
    #[must_use]
    pub fn topic(&self) -> Topic {
        self.topic
    }

    /// The rules in force.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// What was done, once that is known.
    #[must_use]
    pub fn kind(&self) -> Option<ActKind> {
        kind(&self.facts()).ok()
    }

    /// Who did it, once that is known and where it matters.
    #[must_use]
    pub fn offender(&self) -> Option<Position> {
        self.facts().position(Question::Offender, &[]).ok()
    }

    /// What was answered, if it was.
    #[must_use]
    pub fn answer(&self, question: Question) -> Option<Answer> {
        self.facts().known(question)
    }

    /// What stands for an answer where nobody is asked: the ordinary one.
    #[must_use]
    pub fn ordinary(&self, question: Question) -> Option<Answer> {
        laws::ordinary(&self.facts(), self.offender(), self.kind(), question)
    }

    /// The ruling, once it stands.
    #[must_use]
    pub fn ruling(&self) -> Option<&Ruling> {
        self.comes_to.as_ref().ok()
    }

    /// The clauses that wait for the answer.
    #[must_use]
    pub fn waiting(&self) -> &[Clause] {
        self.comes_to.as_ref().err().map_or(&[], Pending::clauses)
    }

    fn facts(&self) -> Facts<'_> {
        Facts::new(self.rules, &self.told, None)
    }
}

fn kind(f: &Facts<'_>) -> Result<ActKind, Pending> {
    match f.ask(Question::Act, &[])? {
        Answer::Act(kind) => Ok(kind),
        _ => Err(Pending::Question { question: Question::Act, clauses: Vec::new() }),
    }
}

/// What happened, then who has claimed it and whether he may, then the law.
fn ruling(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let kind = kind(f)?;
    if laws::has_offender(kind) {
        f.players()?; // who sits out has done little that matters
        f.position(Question::Offender, &[])?;
    }
    if let Some(ruling) = laws::needs_no_claim(f, kind)? {
        return Ok(ruling);
    }
    if claim::needs_claim(kind) {
        let by = f.position(Question::Offender, &[])?;
        match f.ask(Question::Claimed, &[Clause::T9_6_1, Clause::T9_6_3])? {
            Answer::No => return laws::not_claimed(f, by, kind),
            Answer::Corrected => return Ok(laws::put_right(by, kind)),
            Answer::Position(who) if !laws::may_claim(f, kind, by, who)? => {
                return laws::no_right(f, by, kind, who);
            }
            _ => {}
        }
    }
    laws::rule_of_kind(f, kind)
}

impl Interview for Desk {
    type Game = Doppelkopf;

    fn next(&self) -> Next<Doppelkopf> {
        match &self.comes_to {
            Ok(_) => Next::Ruled,
            Err(Pending::Question { question, .. }) => Next::Question(*question),
            Err(Pending::Election(election)) => Next::Election(election.clone()),
        }
    }

    fn answers(&self, question: Question) -> Vec<Answer> {
        match question.wants() {
            Wants::Act => self.topic.kinds().iter().copied().map(Answer::Act).collect(),
            _ => laws::answers(&self.facts(), self.offender(), self.kind(), question),
        }
    }

    fn assumed(&self) -> Vec<Answered<Doppelkopf>> {
        self.assumed.clone()
    }

    fn after(&self, step: Step<Doppelkopf>) -> Option<Desk> {
        let Step::Answer(question, answer) = step else { return None };
        let answer = question.wants().fit(answer)?;
        // Who has claimed was not asked once, but only whether somebody had who may.
        let formerly = (question, answer) == (Question::Claimed, Answer::Yes);
        let offered = formerly || self.answers(question).contains(&answer);
        let unasked = self.assumed.iter().any(|(assumed, _)| *assumed == question);
        if self.next() != Next::Question(question) && !unasked || !offered {
            return None;
        }
        let mut told = self.told.clone();
        told.answer(question, answer).ok()?;
        Some(Desk::with(self.topic, self.rules, told))
    }
}
