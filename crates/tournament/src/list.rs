//! The score list of one table for one round (7.3.1).

mod check;
mod doubt;
mod entry;
mod error;
mod mark;
mod name;
mod written;

use crate::{ByPosition, Deal, Position, Round, RoundError, Rules, TableSize};

pub(crate) use check::Checks;
pub use check::Flaw;
pub use doubt::{Doubt, Doubtful, Duty, ReadAs, ReadLine, alone, by_sign};
pub use entry::{Entry, Line, Override};
pub use error::{CloseError, Flaws, ListError};
pub use mark::{Mark, ParseMarkError};
pub use name::{LineName, ParseLineNameError};
pub(crate) use written::Fields;
pub use written::{FieldsError, Told, Written};

/// The list of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct List {
    round: Round,
    rules: Rules,
    lines: Vec<Line>,
    struck_after: Option<usize>,
    /// The last line before that is the game that was being played when time was up, or is to be.
    running: bool,
    /// Who has left while the others play on, each after so many lines.
    gone: Vec<(usize, Position)>,
    ended: bool,
    closed: bool,
}

/// What is done about a line.
enum Edit {
    /// It is put right.
    Replace(Written),
    /// It is taken out.
    Strike,
    /// Another is put in before it.
    Insert(Written),
}

impl List {
    /// An empty list, under the sheet read as recommended.
    #[must_use]
    pub fn new(size: TableSize) -> List {
        List::under(size, Rules::default())
    }

    /// An empty list under these rules.
    #[must_use]
    pub fn under(size: TableSize, rules: Rules) -> List {
        let round = Round::under(size, rules);
        let (lines, gone) = (Vec::new(), Vec::new());
        List { round, rules, lines, struck_after: None, running: false, gone, ended: false, closed: false }
    }

    /// Where the table stands.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// The lines so far. A deal that was not played has a line for its penalties.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Enters the next deal.
    ///
    /// # Errors
    /// The line cannot be or does not check; the list is as before.
    pub fn enter(&mut self, line: impl Into<Written>) -> Result<&Line, ListError> {
        self.push(line.into(), None, Checks::All)
    }

    /// Enters the next deal though it may not check; what is wrong and who answers for it stays in
    /// the line. What cannot have happened is refused all the same.
    ///
    /// # Errors
    /// The line cannot be, or no reason is given; the list is as before.
    pub fn enter_anyway(&mut self, line: impl Into<Written>, accepted: Override) -> Result<&Line, ListError> {
        self.push(line.into(), Some(accepted), Checks::All)
    }

    /// The same with what lines are checked for, for those of earlier formats.
    pub(crate) fn push(
        &mut self,
        written: Written,
        accepted: Option<Override>,
        checks: Checks,
    ) -> Result<&Line, ListError> {
        if self.closed {
            return Err(RoundError::Over.into());
        }
        if accepted.as_ref().is_some_and(|a| a.by.trim().is_empty() || a.reason.trim().is_empty()) {
            return Err(ListError::NoReason);
        }
        let mut place = self.round.next().ok_or(RoundError::Over)?;
        let mut round = self.round;
        let should = place.dealer;
        let dealer = written.dealt_by.unwrap_or(should);
        let deal = round.record_dealt_by(dealer, written.told.outcome())?;
        let size = round.size();
        (place.sits_out, place.first) = self.round.dealt_by(dealer);
        place.dealer = dealer;
        let (entry, mut flaws) = written.reckon(size, &place, self.rules, checks).map_err(ListError::Game)?;
        let kind = written.kind().map(|(kind, _)| kind);
        flaws.extend(check::line(size, &place, should, (deal, kind), &entry, checks));
        // Points of a shape that no game has are wrong already; so are those that a game contradicts.
        if flaws.is_empty() && deal != Deal::NotPlayed && matches!(written.told, Told::Points { .. }) {
            flaws.extend(written::no_game(size, &place, &entry, self.rules));
        }
        // 9.7.2: nobody can answer for more than there is.
        let never =
            checks > Checks::BeforeSix && flaws.iter().any(|flaw| matches!(flaw, Flaw::Deduction { .. }));
        if (accepted.is_none() || never) && !flaws.is_empty() {
            return Err(ListError::Flaws(Flaws(flaws)));
        }
        let before = self.totals();
        let total = entry.total();
        let running = ByPosition::from_fn(|p| before[p].saturating_add(total[p]));
        self.round = round;
        // What was being played when time was up is played now.
        if self.struck_after == Some(self.lines.len() + 1) {
            self.round.time_is_up();
        }
        Ok(self.lines.push_mut(Line { place, deal, written, entry, running, flaws, accepted, checks }))
    }

    /// A game that was over before time was. Where the games left are struck already, it comes before whatever was played after
    /// that. So many lines stand before it.
    pub(crate) fn push_in_time(
        &mut self,
        written: Written,
        accepted: Option<Override>,
        checks: Checks,
    ) -> Result<usize, ListError> {
        let lines = self.lines.len();
        // The game that was being played came last.
        let struck = self.struck_after.map(|after| after - usize::from(self.running));
        let Some(index) = struck.filter(|_| !self.ended && !self.closed) else {
            return self.push(written, accepted, checks).map(|_| lines);
        };
        if index < lines {
            return self.put_in(index, written, accepted.as_ref(), checks).map(|()| index);
        }
        let mut list = self.clone();
        list.again(None, &self.gone)?;
        list.push(written, accepted, checks)?;
        if self.running {
            list.time_is_up_after_this();
        } else {
            list.time_is_up();
        }
        *self = list;
        Ok(lines)
    }

    /// What a line would come to if this were written in it; for comparing two readings. None where
    /// there is no such line or no such game.
    #[must_use]
    pub fn would_be(&self, line: usize, written: &Written) -> Option<Entry> {
        let place = &self.lines.get(line)?.place;
        // Only what it comes to: what earlier formats took comes to the same.
        Some(written.reckon(self.round.size(), place, self.rules, Checks::BeforeFour).ok()?.0)
    }

    /// Puts a wrong line right (8.5.2); everything after it is reckoned anew. Lines count from 0.
    ///
    /// # Errors
    /// The corrected line, or a later one, cannot be or does not check, or the round is over and
    /// nobody answers for the correction; the list is as before.
    pub fn correct(
        &mut self,
        line: usize,
        written: impl Into<Written>,
        accepted: Option<&Override>,
    ) -> Result<(), ListError> {
        self.rebuild(line, Edit::Replace(written.into()), accepted, Checks::All)
    }

    /// The same for a correction that must check, though somebody answers for it because the round is
    /// over.
    ///
    /// # Errors
    /// As with [`List::correct`].
    pub fn correct_checked(
        &mut self,
        line: usize,
        written: impl Into<Written>,
        note: &Override,
    ) -> Result<(), ListError> {
        self.replace(line, written.into(), (note, false), Checks::All)
    }

    /// Puts a line right, with what it is checked for; `anyway`: it need not check.
    pub(crate) fn replace(
        &mut self,
        line: usize,
        written: Written,
        (note, anyway): (&Override, bool),
        checks: Checks,
    ) -> Result<(), ListError> {
        let mut after = self.clone();
        after.rebuild(line, Edit::Replace(written), Some(note), checks)?;
        match after.lines.get(line) {
            Some(new) if !anyway && !new.flaws.is_empty() => Err(ListError::Flaws(Flaws(new.flaws.clone()))),
            _ => {
                *self = after;
                Ok(())
            }
        }
    }

    /// Takes a line out that should not be there; everything after it is reckoned anew.
    ///
    /// # Errors
    /// There is no such line, a later one cannot be without it, or the round is over; the list is as
    /// before.
    pub fn strike(&mut self, line: usize) -> Result<(), ListError> {
        self.rebuild(line, Edit::Strike, None, Checks::All)
    }

    /// Puts a deal in that was forgotten, before this line; everything after it is reckoned anew. One that does
    /// not check is taken only if somebody answers for it.
    ///
    /// # Errors
    /// There is no such line, the deal cannot be there or does not check, or a later one cannot be after it; the
    /// list is as before.
    pub fn insert(
        &mut self,
        line: usize,
        written: impl Into<Written>,
        accepted: Option<&Override>,
    ) -> Result<(), ListError> {
        self.put_in(line, written.into(), accepted, Checks::All)
    }

    /// The same with what lines are checked for.
    pub(crate) fn put_in(
        &mut self,
        line: usize,
        written: Written,
        accepted: Option<&Override>,
        checks: Checks,
    ) -> Result<(), ListError> {
        self.rebuild(line, Edit::Insert(written), accepted, checks)
    }

    fn rebuild(
        &mut self,
        line: usize,
        edit: Edit,
        accepted: Option<&Override>,
        checks: Checks,
    ) -> Result<(), ListError> {
        if line >= self.lines.len() {
            return Err(ListError::NoSuchLine(line));
        }
        if self.closed && accepted.is_none() {
            return Err(ListError::Closed);
        }
        // The game that was being played when time was up is taken out: it is still to be entered.
        let waits = matches!(edit, Edit::Strike)
            && self.running
            && self.struck_after == Some(line + 1)
            && self.lines.len() == line + 1;
        let mut list = List::under(self.round.size(), self.rules);
        let (mut new, stays) = match edit {
            Edit::Replace(written) => (Some(written), false),
            Edit::Insert(written) => (Some(written), true),
            Edit::Strike => (None, false),
        };
        for (i, old) in self.lines.iter().enumerate() {
            // What is put in where time was up was played before.
            if i == line
                && stays
                && let Some(written) = new.take()
            {
                list.push(written, accepted.cloned(), checks)?;
            }
            list.happens(i, self.struck_after, &self.gone);
            if i == line && !stays {
                if let Some(written) = new.take() {
                    list.push(written, accepted.cloned(), checks)?;
                }
            } else {
                list.push(old.written.clone(), old.accepted.clone(), old.checks)
                    .map_err(|source| self.later(i, source))?;
            }
        }
        list.happens(self.lines.len(), self.struck_after.filter(|_| !waits), &self.gone);
        list.is_running(self.lines.len() - usize::from(waits), self.struck_after);
        list.running = self.running;
        if self.ended {
            list.end();
        }
        if self.closed {
            list.close()?;
        }
        *self = list;
        Ok(())
    }

    /// Somebody leaves, and the others play on.
    pub(crate) fn leave(&mut self, position: Position) {
        self.round.leave(position);
        self.gone.push((self.lines.len(), position));
    }

    /// He has not left after all.
    ///
    /// # Errors
    /// What was played since cannot be with him; the list is as before.
    pub(crate) fn come_back(&mut self, position: Position) -> Result<(), ListError> {
        let gone: Vec<(usize, Position)> =
            self.gone.iter().copied().filter(|(_, one)| *one != position).collect();
        self.again(self.struck_after, &gone)
    }

    /// The same lines with what happened between them.
    fn again(&mut self, struck: Option<usize>, gone: &[(usize, Position)]) -> Result<(), ListError> {
        if self.closed {
            return Err(ListError::Closed);
        }
        let mut list = List::under(self.round.size(), self.rules);
        for i in 0..=self.lines.len() {
            list.happens(i, struck, gone);
            if let Some(old) = self.lines.get(i) {
                list.push(old.written.clone(), old.accepted.clone(), old.checks)
                    .map_err(|source| self.later(i, source))?;
            }
        }
        list.is_running(self.lines.len(), struck);
        list.running = self.running && struck.is_some();
        if self.ended {
            list.end();
        }
        *self = list;
        Ok(())
    }

    /// A line, counted from 0, that cannot be any more.
    fn later(&self, index: usize, source: ListError) -> ListError {
        match self.name(index + 1) {
            Some(line) => ListError::Later { line, source: Box::new(source) },
            None => source,
        }
    }

    /// What happened before this line.
    fn happens(&mut self, line: usize, struck: Option<usize>, gone: &[(usize, Position)]) {
        for (_, position) in gone.iter().filter(|(after, _)| *after == line) {
            self.leave(*position);
        }
        if struck == Some(line) {
            self.time_is_up();
        }
    }

    /// Time is up: the counted games that remain are struck (TSR 8.5.1).
    pub fn time_is_up(&mut self) {
        if self.struck_after.is_none() {
            self.round.time_is_up();
            self.struck_after = Some(self.lines.len());
        }
    }

    /// Time is up, and a game is being played: what is left after it is struck (TSR 8.5.1).
    pub fn time_is_up_after_this(&mut self) {
        if self.struck_after.is_none() {
            self.round.last_counted();
            self.struck_after = Some(self.lines.len() + 1);
            self.running = true;
        }
    }

    /// Of so many lines: was a game being played when time was up, that is not entered yet?
    fn is_running(&mut self, lines: usize, struck: Option<usize>) {
        if struck == Some(lines + 1) {
            self.time_is_up_after_this();
        }
    }

    /// The table stops here: what is left to play lapses.
    pub(crate) const fn end(&mut self) {
        self.round.end();
        self.ended = true;
    }

    /// The table plays on after all.
    pub(crate) const fn resume(&mut self) {
        self.round.resume();
        self.ended = false;
    }

    /// Has the table stopped before its round was over?
    #[must_use]
    pub const fn is_ended(&self) -> bool {
        self.ended
    }

    /// Time was not up: the counted games that were struck are played.
    ///
    /// # Errors
    /// The round is over, or what was played since cannot be then; the list is as before.
    pub fn time_is_not_up(&mut self) -> Result<(), ListError> {
        self.again(None, &self.gone.clone())
    }

    /// Were counted games struck because time was up?
    #[must_use]
    pub const fn is_struck(&self) -> bool {
        self.struck_after.is_some()
    }

    /// Was a game being played when time was up, that is not entered yet?
    #[must_use]
    pub fn awaits_running(&self) -> bool {
        self.running && self.struck_after == Some(self.lines.len() + 1)
    }

    /// The round is over when nobody wants to check any more (8.5.2).
    ///
    /// # Errors
    /// Deals or Pflichtsoli are missing.
    pub fn close(&mut self) -> Result<(), CloseError> {
        match self.round.next() {
            None => {}
            Some(next) if next.forced.is_some() => return Err(CloseError::Owing(self.round.owing())),
            Some(_) => return Err(CloseError::GamesLeft { left: self.round.left() }),
        }
        self.closed = true;
        Ok(())
    }

    /// It was handed in too early: it goes on.
    pub(crate) const fn reopen(&mut self) {
        self.closed = false;
    }

    /// Has the list been handed in?
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        self.closed
    }

    /// The totals of the round so far.
    #[must_use]
    pub fn totals(&self) -> ByPosition<i32> {
        self.lines.last().map(|line| line.running).unwrap_or_default()
    }

    /// The column of the Pflichtsolo: the points of each player's own, where he has played it.
    #[must_use]
    pub fn pflichtsoli(&self) -> ByPosition<Option<i32>> {
        let mut column = ByPosition::default();
        for line in &self.lines {
            if let Some(position) = line.deal.pflichtsolo() {
                column[position] = Some(line.entry.game[position]);
            }
        }
        column
    }
}
