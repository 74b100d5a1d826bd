//! What nobody is asked, since it matters seldom: it is taken to be as it usually is, and may be told otherwise at any time.

use ruling::{Answered, Step};

use super::{Desk, otherwise::Came, scenes};
use crate::words::{Answer, Bridge, Question};

impl Desk {
    pub(super) fn taken_as_usual(&self) -> Vec<Answered<Bridge>> {
        let known = self.known();
        // Whether it comes to its end or asks on: what it has looked at on the way counts.
        let _ = scenes::scene(self.topic, &known);
        known.assumed()
    }

    pub(super) fn is_assumed(&self, question: Question) -> bool {
        self.taken_as_usual().iter().any(|(assumed, _)| *assumed == question)
    }

    /// The same interview where this is told as soon as it matters; then what was told and chosen, as far as it is asked.
    pub(super) fn told_otherwise(&self, question: Question, answer: Answer) -> Option<Desk> {
        scenes::fits(self.topic, &self.known(), question, answer).then_some(())?;
        let mut came = self.came.as_ref()?.iter();
        let mut before = Desk::new(self.topic, self.rules);
        while !before.is_assumed(question) {
            before = before.goes(came.next()?)?;
        }
        let mut desk = Desk { told: before.told.clone(), ..Desk::new(self.topic, self.rules) };
        desk.told.answer(question, answer).ok()?;
        desk.sit_down()?;
        desk = desk.came(&before, Came::Told(Step::Answer(question, answer)));
        for next in came {
            let Some(then) = desk.goes(next) else { break };
            desk = then;
        }
        Some(desk)
    }
}
