//! Whoever does not accept a ruling or a line appeals to the Schiedsgericht, whose word is the last (TSR 8.2, 9.6.7).

use super::{Refused, Stamp, TableState, TakenBack};
use crate::{Against, At, Number, Verdict};

/// An appeal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appeal {
    /// Who noted it, and when.
    pub stamp: Stamp,
    /// Against what, with the number that it had then.
    pub against: Against,
    /// The line it is against, where that has its place now.
    pub line: Option<usize>,
    /// Who appeals.
    pub player: Number,
    /// Why.
    pub why: String,
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
        let (stamp, why) = (stamp.clone(), why.to_owned());
        self.appeals.push(Appeal { stamp, against, line, player, why, decided: None });
        Ok(())
    }

    pub(super) fn decide_appeal(
        &mut self,
        (at, number): (At, usize),
        stamp: &Stamp,
        verdict: Verdict,
        why: &str,
    ) -> Result<(), Refused> {
        Refused::without_reason(why)?;
        let appeal = number.checked_sub(1).and_then(|i| self.appeals.get_mut(i));
        let appeal = appeal.filter(|appeal| appeal.decided.is_none());
        let appeal = appeal.ok_or(Refused::NoSuchAppeal { at, number })?;
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
