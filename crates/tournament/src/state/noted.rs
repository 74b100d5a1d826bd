//! Penalty points of a ruling after which the game goes on: they wait for the line of the game.

use super::{Refused, Stamp, TakenBack, table::TableState};
use crate::{At, ByPosition, Ruled, TableSize, Written};

/// Penalty points that a ruling costs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Noted {
    /// Who noted them, and when.
    pub stamp: Stamp,
    /// They sum to 0.
    pub penalty: ByPosition<i32>,
    /// Why.
    pub why: String,
    /// What was ruled on, if it was ruled at the desk.
    pub ruled: Option<Ruled>,
    /// The number of the game that was being played.
    pub game: u8,
    /// The line in which they stand, from 1 on, once there is one.
    pub line: Option<usize>,
    /// The ruling has stopped its game: they go with its line, and wait for no other.
    pub stopped: bool,
    /// Who took them back.
    pub taken_back: Option<TakenBack>,
}

impl Noted {
    /// Do they wait for a line?
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.line.is_none() && self.taken_back.is_none()
    }
}

/// All that was noted at a table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Notes(Vec<Noted>);

impl Notes {
    pub(super) fn all(&self) -> &[Noted] {
        &self.0
    }

    /// What waits for a line, together.
    fn open(&self) -> ByPosition<i32> {
        let open = || self.0.iter().filter(|noted| noted.is_open());
        ByPosition::from_fn(|p| open().fold(0, |sum, noted| noted.penalty[p].saturating_add(sum)))
    }

    /// The line as it goes into the list. One that tells penalty points itself tells them as it should be: those
    /// that were noted are not added to them.
    pub(super) fn with(&self, line: &Written) -> Written {
        let told = line.penalty != ByPosition::default();
        Written { penalty: if told { line.penalty } else { self.open() }, ..line.clone() }
    }

    /// This line was entered: what waited stands in it, unless it tells something else.
    pub(super) fn entered(&mut self, number: usize, line: &Written) {
        if self.open() == line.penalty {
            self.0.iter_mut().filter(|noted| noted.is_open()).for_each(|noted| noted.line = Some(number));
        }
    }

    /// The lines in which they stand.
    pub(super) fn lines(&mut self) -> impl Iterator<Item = &mut Option<usize>> {
        self.0.iter_mut().map(|noted| &mut noted.line)
    }

    /// A line is taken out: what stood in it waits again, unless it had a line for itself.
    pub(super) fn struck(&mut self, number: usize, stamp: &Stamp, why: &str) {
        for noted in self.0.iter_mut().filter(|noted| noted.stopped && noted.line == Some(number)) {
            noted.taken_back = Some(TakenBack { stamp: stamp.clone(), why: why.to_owned() });
        }
    }
}

impl TableState {
    pub(super) fn note(
        &mut self,
        at: At,
        stamp: &Stamp,
        penalty: &[i32],
        (why, ruled): (&str, Option<&Ruled>),
    ) -> Result<(), Refused> {
        Refused::without_reason(why)?;
        let round = self.list().round();
        let sums = penalty.iter().map(|&points| i64::from(points)).sum::<i64>() == 0;
        if TableSize::of(penalty.len()) != Some(round.size()) || !sums || penalty.iter().all(|p| *p == 0) {
            return Err(Refused::Penalty);
        }
        let next = round.next().ok_or(Refused::NothingLeft(at))?;
        let mut points = penalty.iter().copied();
        let penalty = ByPosition::from_fn(|_| points.next().unwrap_or_default());
        if next.sits_out.iter().any(|sitter| penalty[sitter] != 0) {
            return Err(Refused::Penalty); // 10.1.1: who sits out has not played
        }
        let (stamp, why, ruled, game) = (stamp.clone(), why.to_owned(), ruled.cloned(), next.number);
        self.notes.0.push(Noted {
            stamp,
            penalty,
            why,
            ruled,
            game,
            line: None,
            stopped: false,
            taken_back: None,
        });
        Ok(())
    }

    /// Why the penalty points of a line stand there that a ruling has entered.
    pub(super) fn rule(
        &mut self,
        (at, number): (At, usize),
        stamp: &Stamp,
        (why, ruled): (&str, Option<&Ruled>),
    ) -> Result<(), Refused> {
        Refused::without_reason(why)?;
        let line = number.checked_sub(1).and_then(|i| self.list().lines().get(i));
        let line = line.ok_or(Refused::NoSuchLine { at, number })?;
        let (penalty, game) = (line.entry.penalty, line.place.number);
        if !line.written.is_stopped() {
            return Err(Refused::Penalty);
        }
        let (stamp, why, ruled, line) = (stamp.clone(), why.to_owned(), ruled.cloned(), Some(number));
        self.notes.0.push(Noted { stamp, penalty, why, ruled, game, line, stopped: true, taken_back: None });
        Ok(())
    }

    pub(super) fn take_note_back(
        &mut self,
        (at, number): (At, usize),
        stamp: &Stamp,
        why: &str,
    ) -> Result<(), Refused> {
        Refused::without_reason(why)?;
        let noted =
            number.checked_sub(1).and_then(|i| self.notes.0.get_mut(i)).filter(|noted| noted.is_open());
        let noted = noted.ok_or(Refused::NotNoted { at, number })?;
        noted.taken_back = Some(TakenBack { stamp: stamp.clone(), why: why.to_owned() });
        Ok(())
    }
}
