//! The desk for what no card shows: everything is asked, and what is the director's to judge is told with grounds.

use bridge_laws::{Rules, cite, clause::Clause};
use ruling::{Interview, Next, Step};

use crate::{
    Topic,
    facts::Facts,
    laws,
    words::{Answer, BadHands, Book, Effect, Finding, Hands, Pending, Question, Ruling, Told, Wants},
};

/// More numbers are typed.
const MOST_TAPPED: u8 = 20;

/// With what the director goes on after a ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GoesOn {
    /// A topic of the table of cards.
    AtTheTable(bridge_laws::Topic),
    /// Another topic of the book.
    InTheBook(Topic),
}

/// An interview about one topic.
///
/// ```
/// use bridge_book::{Desk, Topic, words::{Answer, Pick, Question}};
/// use ruling::{Interview, Next, Step};
/// let desk = Desk::new(Topic::Score, bridge_laws::Rules::default());
/// assert_eq!(desk.next(), Next::Question(Question::WhatIsWrong));
/// let entered = Answer::Pick(Pick::WronglyEntered);
/// let desk = desk.after(Step::Answer(Question::WhatIsWrong, entered)).unwrap();
/// assert_eq!(desk.next(), Next::Question(Question::PeriodOver));
/// ```
#[derive(Debug, Clone)]
pub struct Desk {
    topic: Topic,
    rules: Rules,
    told: Told,
    comes_to: Result<Ruling, Pending>,
}

impl Desk {
    /// Begins an interview.
    #[must_use]
    pub fn new(topic: Topic, rules: Rules) -> Desk {
        Desk::with(topic, rules, Told::default())
    }

    fn with(topic: Topic, rules: Rules, told: Told) -> Desk {
        let facts = Facts::new(rules, &told, None);
        let comes_to = laws::of(topic, &facts);
        let comes_to = comes_to.map(|ruling| facts.ruled(ruling).because_of(topic));
        Desk { topic, rules, told, comes_to }
    }

    /// The ground on which the score may have to be adjusted, where a ruling says that this clause is looked at after the
    /// board: the answer to `Question::Ground`.
    #[must_use]
    pub fn ground(looked_at: Clause) -> Option<Answer> {
        laws::ground(looked_at).map(Answer::Pick)
    }

    /// Where the director goes on after the ruling: what was found is ruled on at the table (28, 67), or as a claim (79B1), or
    /// the score is adjusted, artificially or as the board might have ended.
    #[must_use]
    pub fn goes_on(&self) -> Option<GoesOn> {
        use bridge_laws::Topic as AtTheTable;
        let ruling = self.ruling()?;
        let by_effect = ruling.effects.iter().find_map(|effect| match effect {
            Effect::SecondOutOfRotation | Effect::BothOutOfRotation => {
                Some(GoesOn::AtTheTable(AtTheTable::CallOutOfRotation))
            }
            Effect::MissingCardRevoke | Effect::DummysMissingCard => {
                Some(GoesOn::AtTheTable(AtTheTable::Revoke))
            }
            Effect::MissingCardPenalty => Some(GoesOn::AtTheTable(AtTheTable::CardExposed)),
            Effect::AsDefectiveTrick => Some(GoesOn::AtTheTable(AtTheTable::DefectiveTrick)),
            Effect::UnderClaims => Some(GoesOn::InTheBook(Topic::Claim)),
            _ => None,
        });
        let by_clause = || {
            ruling.look_at.iter().find_map(|&clause| match clause {
                cite::AVERAGE_PLUS => Some(Topic::NoResult),
                cite::WEIGHTED => Some(Topic::AdjustedScore),
                _ => None,
            })
        };
        let adjusts = || by_clause().filter(|&topic| topic != self.topic).map(GoesOn::InTheBook);
        by_effect.or_else(adjusts)
    }

    /// What it is about.
    #[must_use]
    pub fn topic(&self) -> Topic {
        self.topic
    }

    /// The laws in force.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// What was answered, if it was.
    #[must_use]
    pub fn answer(&self, question: Question) -> Option<Answer> {
        self.told.answer_to(question)
    }

    /// The hands that a text tells.
    ///
    /// # Errors
    /// [`BadHands`] says what cannot be read, and what does not fit what was told before.
    pub fn hands(&self, text: &str) -> Result<Hands, BadHands> {
        let hands = Hands::read(text)?;
        laws::hands_fit(hands, |question| self.answer(question))?;
        Ok(hands)
    }

    /// The steps that a claimer can have stated, by the hands that were told.
    #[must_use]
    pub fn steps(&self) -> Vec<claims::Step> {
        laws::steps(|question| self.answer(question))
    }

    /// The numbers that can be the answer, where they are so few that they can be tapped.
    #[must_use]
    pub fn numbers(&self, question: Question) -> Vec<Answer> {
        let Wants::Number(most) = question.wants() else { return Vec::new() };
        let few = most <= MOST_TAPPED;
        let numbers = (0..=most).filter(|_| few).map(Answer::Number);
        numbers.filter(|&answer| laws::leads_on(question, answer, |other| self.answer(other))).collect()
    }

    /// Percent that the outcomes told so far have left, of those among which this one is asked about.
    #[must_use]
    pub fn weight_left(&self, question: Question) -> u32 {
        let side = if let Question::Branch(side, _) = question { side } else { None };
        laws::left(side, |question| self.answer(question))
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

    /// The same with the grounds of what is found, or will be.
    #[must_use]
    pub fn because(&self, question: Question, grounds: &str) -> Desk {
        let mut desk = self.clone();
        desk.told.because(question, grounds);
        desk
    }

    /// What the director has judged, in the order in which it mattered.
    #[must_use]
    pub fn findings(&self) -> Vec<Finding> {
        self.told.findings(self.ruling().map(|ruling| ruling.facts.as_slice()).unwrap_or_default())
    }

    /// Why the director found what she did, if she has said so.
    #[must_use]
    pub fn grounds(&self, question: Question) -> Option<&str> {
        self.told.grounds(question)
    }
}

impl Interview for Desk {
    type Game = Book;

    fn next(&self) -> Next<Book> {
        match &self.comes_to {
            Ok(_) => Next::Ruled,
            Err(Pending::Question { question, .. }) => Next::Question(*question),
            Err(Pending::Election(election)) => match election.about {},
        }
    }

    fn answers(&self, question: Question) -> Vec<Answer> {
        let mut answers = question.wants().answers();
        if question.is_seldom_so() {
            answers.reverse();
        }
        if let Question::Branch(side, n) = question {
            answers.splice(0..0, laws::outcomes(side, n, |other| self.answer(other)));
        }
        if question == Question::MinorPenaltyCard {
            answers.extend(laws::minor_penalty_cards(&|other| self.answer(other)));
        }
        answers.retain(|&answer| laws::leads_on(question, answer, |other| self.answer(other)));
        answers
    }

    fn after(&self, step: Step<Book>) -> Option<Desk> {
        let Step::Answer(question, answer) = step;
        let leads_on = laws::leads_on(question, answer, |other| self.answer(other));
        if self.next() != Next::Question(question) || !leads_on {
            return None;
        }
        let mut told = self.told.clone();
        told.answer(question, answer).ok()?;
        Some(Desk::with(self.topic, self.rules, told))
    }
}
