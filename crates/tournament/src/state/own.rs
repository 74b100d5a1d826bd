//! What a table puts right by itself: its last line, and nothing of what the referee or the Schiedsgericht has to do with.

use super::table::TableState;
use crate::{ByPosition, Source, Written};

impl TableState {
    /// The line that the table may put right by itself: its last, unless it is that of a game which a ruling has stopped, or one
    /// against which somebody has appealed. Where
    /// one was struck and is not entered again, what stands before it is for the tournament management: nobody strikes a whole
    /// list line by line.
    #[must_use]
    pub fn own_line(&self) -> Option<usize> {
        let lines = self.list.lines().len();
        let struck = self.changes().iter().rev().find(|change| change.after.is_none());
        let again = struck.is_none_or(|change| lines >= change.number);
        let of_referee = || self.list.lines().last().is_some_and(|line| line.written.is_stopped());
        let own = lines > 0 && again && !self.is_appealed(lines);
        (own && !(of_referee() && self.is_penalised_by_referee(lines))).then_some(lines)
    }

    /// May the table put this line right by itself so, or strike it (`None`)? Penalty points and deductions are the referee's
    /// (8.2, chapter 9) and stay as they are; those that wait for a line wait again when it is struck.
    #[must_use]
    pub fn may_change_itself(&self, number: usize, after: Option<&Written>) -> bool {
        let line = number.checked_sub(1).and_then(|i| self.list.lines().get(i));
        let Some(now) = line.filter(|_| self.own_line() == Some(number)).map(|line| &line.written) else {
            return false;
        };
        let (penalty, deduction, why) = match after {
            Some(after) => (after.penalty, after.deduction, &after.why),
            None if self.noted().iter().any(|noted| noted.line == Some(number)) => {
                (now.penalty, ByPosition::default(), &now.why)
            }
            None => (ByPosition::default(), ByPosition::default(), &now.why),
        };
        let same = now.penalty == penalty && now.why == *why;
        now.deduction == deduction && (same || !self.is_penalised_by_referee(number))
    }

    /// Are the penalty points of this line those of a ruling? They are not where the table has entered them itself, and nobody
    /// has changed them since.
    fn is_penalised_by_referee(&self, number: usize) -> bool {
        let mut at = number;
        for change in self.changes().iter().rev() {
            match (&change.before, &change.after) {
                (Some(before), Some(after)) if change.number == at && before.penalty != after.penalty => {
                    return true;
                }
                // What was struck stood before it; what was put in made it the next.
                (Some(_), None) if change.number <= at => at += 1,
                (None, Some(_)) if change.number < at => at -= 1,
                _ => {}
            }
        }
        let noted = self.noted().iter().any(|noted| noted.line == Some(number));
        let by_table = |i: usize| self.entered().get(i).is_some_and(|entered| entered.how == Source::Phone);
        noted || !number.checked_sub(1).is_some_and(by_table)
    }
}
