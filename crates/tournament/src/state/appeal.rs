//! Whoever does not accept a ruling or a line appeals to the Schiedsgericht, whose word is the last (TSR 8.2, 9.6.7).

use super::{Refused, Stamp, TableState, TakenBack};
use crate::{Against, At, ByPosition, LineName, Number, Verdict, Written};

/// An appeal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appeal {
    /// Who noted it, and when.
    pub stamp: Stamp,
    /// Against what, with the number that it had then.
    pub against: Against,
    /// The line it is against, where that has its place now.
    pub line: Option<usize>,
    /// What that line was called when it was struck, or when somebody appealed.
    pub name: Option<LineName>,
    /// Who appeals.
    pub player: Number,
    /// Why.
    pub why: String,
    /// What stood there when it was lodged, if it is against a line.
    pub was: Option<Written>,
    /// What became of it, and who noted that, when and why.
    pub decided: Option<(Verdict, TakenBack)>,
}

impl TableState {
    /// The appeals, in the order in which they were lodged.
    #[must_use]
    pub fn appeals(&self) -> &[Appeal] {
        &self.appeals
    }

    /// Those that are to be decided, with their numbers, from 1 on.
    pub fn appeals_open(&self) -> impl Iterator<Item = (usize, &Appeal)> {
        (1..).zip(&self.appeals).filter(|(_, appeal)| appeal.decided.is_none())
    }

    /// The line in which stands what an appeal is against: of penalty points that of their game, once there is one.
    #[must_use]
    pub fn line_of(&self, appeal: &Appeal) -> Option<usize> {
        match appeal.against {
            Against::Line { .. } => appeal.line,
            Against::Penalty { penalty } => self.noted().get(penalty.checked_sub(1)?)?.line,
            Against::Ruling => None,
        }
    }

    /// Is this line, or was it, under appeal? What becomes of it is for the Schiedsgericht (8.2), and not for the table.
    #[must_use]
    pub fn is_appealed(&self, line: usize) -> bool {
        self.appeals().iter().any(|appeal| self.line_of(appeal) == Some(line))
    }

    /// The penalty points that an appeal is against, from 1 on, while they wait for their line: upheld, they are taken back.
    #[must_use]
    pub fn waiting(&self, against: Against) -> Option<usize> {
        let Against::Penalty { penalty } = against else { return None };
        self.noted().get(penalty.checked_sub(1)?).filter(|noted| noted.is_open()).map(|_| penalty)
    }

    fn written(&self, line: Option<usize>) -> Option<&Written> {
        Some(&self.list().lines().get(line?.checked_sub(1)?)?.written)
    }

    /// Is all still there that somebody has appealed against? A ruling that stands in no list changes nothing there.
    fn stands_as_it_was(&self, appeal: &Appeal) -> bool {
        let line = self.line_of(appeal);
        match appeal.against {
            Against::Line { .. } => self.written(line).is_some_and(|now| Some(now) == appeal.was.as_ref()),
            Against::Penalty { .. } if line.is_some() => {
                let noted = || self.noted().iter().filter(|noted| noted.line == line);
                let sum = ByPosition::from_fn(|p| noted().map(|noted| noted.penalty[p]).sum());
                self.written(line).is_some_and(|now| now.penalty == sum)
            }
            Against::Penalty { .. } => self.waiting(appeal.against).is_some(),
            Against::Ruling => false,
        }
    }

    pub(super) fn lodge(
        &mut self,
        at: At,
        stamp: &Stamp,
        (against, player): (Against, Number),
        why: &str,
    ) -> Result<(), Refused> {
        Refused::without_reason(why)?;
        if !self.players().contains(&player) {
            return Err(Refused::NotAtTable { at, player });
        }
        let there = |number: usize, all: usize| (1..=all).contains(&number);
        let line = match against {
            Against::Line { line: number } if !there(number, self.list().lines().len()) => {
                return Err(Refused::NoSuchLine { at, number });
            }
            Against::Penalty { penalty: number } if !there(number, self.noted().len()) => {
                return Err(Refused::NotNoted { at, number });
            }
            Against::Line { line } => Some(line),
            Against::Penalty { .. } | Against::Ruling => None,
        };
        let same = |one: &&Appeal| (one.against, one.line) == (against, line) && against != Against::Ruling;
        if self.appeals.iter().filter(same).any(Appeal::is_final_or_open) {
            return Err(Refused::Appealed(at));
        }
        let (stamp, why, was) = (stamp.clone(), why.to_owned(), self.written(line).cloned());
        let name = line.and_then(|line| self.list().name(line));
        self.appeals.push(Appeal { stamp, against, line, name, player, why, was, decided: None });
        Ok(())
    }

    pub(super) fn decide_appeal(
        &mut self,
        (at, number): (At, usize),
        stamp: &Stamp,
        verdict: Verdict,
        why: &str,
    ) -> Result<(), Refused> {
        // Whoever takes his own appeal back owes nobody grounds.
        if verdict != Verdict::Withdrawn {
            Refused::without_reason(why)?;
        }
        let index = number.checked_sub(1).ok_or(Refused::NoSuchAppeal { at, number })?;
        let open = self.appeals.get(index).filter(|appeal| appeal.decided.is_none());
        let open = open.ok_or(Refused::NoSuchAppeal { at, number })?;
        if verdict == Verdict::Upheld && self.stands_as_it_was(open) {
            return Err(Refused::NothingChanged { at, number });
        }
        let appeal = self.appeals.get_mut(index).ok_or(Refused::NoSuchAppeal { at, number })?;
        appeal.decided = Some((verdict, TakenBack { stamp: stamp.clone(), why: why.to_owned() }));
        Ok(())
    }
}

impl Appeal {
    /// 8.2: what the Schiedsgericht has decided stays; what it has not yet needs no second appeal. One that was withdrawn
    /// leaves the way open.
    fn is_final_or_open(&self) -> bool {
        self.decided.as_ref().is_none_or(|(verdict, _)| *verdict != Verdict::Withdrawn)
    }
}
