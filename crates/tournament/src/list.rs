//! The score list of one table for one round (S8.6).

mod check;

use std::fmt;

use thiserror::Error;

use crate::{ByPosition, Deal, Next, Outcome, Position, Positions, Round, RoundError, TableSize};

pub use check::Flaw;

/// What is written in the list for one deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Entry {
    /// What became of the deal.
    pub outcome: Outcome,
    /// Who dealt, if it was not he whose turn it was.
    pub dealt_by: Option<Position>,
    /// The points of the game.
    pub game: ByPosition<i32>,
    /// Penalty points and their credit to the others; a part of its own, so that the game can be checked.
    pub penalty: ByPosition<i32>,
    /// Deductions for unsporting conduct, 0 to 12 each, which nobody gets credit for.
    pub deduction: ByPosition<u8>,
}

impl Entry {
    /// A deal without penalties.
    #[must_use]
    pub fn new(outcome: Outcome, game: [i32; 5]) -> Entry {
        Entry {
            outcome,
            dealt_by: None,
            game: ByPosition(game),
            penalty: ByPosition::default(),
            deduction: ByPosition::default(),
        }
    }

    /// The same with penalty points.
    #[must_use]
    pub const fn with_penalty(self, penalty: [i32; 5]) -> Entry {
        Entry { penalty: ByPosition(penalty), ..self }
    }

    /// What the line adds to each player's total.
    #[must_use]
    pub fn total(&self) -> ByPosition<i32> {
        ByPosition::from_fn(|p| {
            let points = self.game[p].saturating_add(self.penalty[p]);
            points.saturating_sub(i32::from(self.deduction[p]))
        })
    }

    /// The winners, who are marked in the list.
    #[must_use]
    pub fn winners(&self) -> Positions {
        self.game.iter().filter(|(_, points)| **points > 0).map(|(position, _)| position).collect()
    }
}

/// Somebody answers for a line that does not check, or for a correction after the round.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Override {
    /// Who.
    pub by: String,
    /// Why.
    pub reason: String,
}

/// One line of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Number, dealer, sitter.
    pub place: Next,
    /// What it was in the books; the column of the Pflichtsolo follows from it.
    pub deal: Deal,
    /// What was written.
    pub entry: Entry,
    /// The running totals after this line.
    pub running: ByPosition<i32>,
    /// What does not check, if somebody answered for it.
    pub flaws: Vec<Flaw>,
    /// Who accepted or corrected the line, and why.
    pub accepted: Option<Override>,
}

/// All that does not check in a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flaws(pub Vec<Flaw>);

impl fmt::Display for Flaws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, flaw) in self.0.iter().enumerate() {
            write!(f, "{}{flaw}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

/// Why a line is refused.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ListError {
    /// It cannot have happened at this table.
    #[error(transparent)]
    Round(#[from] RoundError),
    /// It does not check, and nobody answers for it.
    #[error("{0}")]
    Flaws(Flaws),
    /// There is no such line.
    #[error("the list has no line {0}")]
    NoSuchLine(usize),
    /// 8.5.2: the round is over.
    #[error("the round is over: only the tournament management corrects a line, and says why")]
    Closed,
    /// The correction takes a deal or a Pflichtsolo out of a round that is over.
    #[error("the round is over, but after this correction {0}")]
    Incomplete(#[from] CloseError),
    /// An override without a name or a reason.
    #[error("who accepts a line that does not check must say who he is and why")]
    NoReason,
    /// After the correction a later line cannot be.
    #[error("after this correction line {line} cannot be: {source}")]
    Later {
        /// The first line that does not fit any more.
        line: usize,
        /// Why.
        source: Box<ListError>,
    },
}

/// Why a list cannot be handed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum CloseError {
    /// Counted games are missing.
    #[error("{left} deals are missing, Pflichtsoli included")]
    GamesLeft {
        /// So many.
        left: u8,
    },
    /// Only Pflichtsoli are missing.
    #[error("the Pflichtsolo of position {0} is missing")]
    Owing(Positions),
}

/// The list of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct List {
    round: Round,
    lines: Vec<Line>,
    struck_after: Option<usize>,
    closed: bool,
}

impl List {
    /// An empty list.
    #[must_use]
    pub fn new(size: TableSize) -> List {
        List { round: Round::new(size), lines: Vec::new(), struck_after: None, closed: false }
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
    pub fn enter(&mut self, entry: Entry) -> Result<&Line, ListError> {
        self.push(entry, None)
    }

    /// Enters the next deal though it may not check; what is wrong and who answers for it stays in
    /// the line. What cannot have happened is refused all the same.
    ///
    /// # Errors
    /// The line cannot be, or no reason is given; the list is as before.
    pub fn enter_anyway(&mut self, entry: Entry, accepted: Override) -> Result<&Line, ListError> {
        self.push(entry, Some(accepted))
    }

    fn push(&mut self, entry: Entry, accepted: Option<Override>) -> Result<&Line, ListError> {
        if self.closed {
            return Err(RoundError::Over.into());
        }
        if accepted.as_ref().is_some_and(|a| a.by.trim().is_empty() || a.reason.trim().is_empty()) {
            return Err(ListError::NoReason);
        }
        let mut place = self.round.next().ok_or(RoundError::Over)?;
        let mut round = self.round;
        let should = place.dealer;
        let dealer = entry.dealt_by.unwrap_or(should);
        let deal = round.record_dealt_by(dealer, entry.outcome)?;
        let size = round.size();
        (place.dealer, place.sits_out, place.first) = (dealer, size.sits_out(dealer), size.next(dealer));
        let flaws = check::line(size, &place, should, deal, &entry);
        if accepted.is_none() && !flaws.is_empty() {
            return Err(ListError::Flaws(Flaws(flaws)));
        }
        let before = self.totals();
        let total = entry.total();
        let running = ByPosition::from_fn(|p| before[p].saturating_add(total[p]));
        self.round = round;
        Ok(self.lines.push_mut(Line { place, deal, entry, running, flaws, accepted }))
    }

    /// Puts a wrong line right (8.5.2); everything after it is reckoned anew. Lines count from 0.
    ///
    /// # Errors
    /// The corrected line, or a later one, cannot be or does not check, or the round is over and
    /// nobody answers for the correction; the list is as before.
    pub fn correct(
        &mut self,
        line: usize,
        entry: Entry,
        accepted: Option<&Override>,
    ) -> Result<(), ListError> {
        if line >= self.lines.len() {
            return Err(ListError::NoSuchLine(line));
        }
        if self.closed && accepted.is_none() {
            return Err(ListError::Closed);
        }
        let mut new = List::new(self.round.size());
        for (i, old) in self.lines.iter().enumerate() {
            if self.struck_after == Some(i) {
                new.time_is_up();
            }
            if i == line {
                new.push(entry, accepted.cloned())?;
            } else {
                new.push(old.entry, old.accepted.clone())
                    .map_err(|source| ListError::Later { line: i, source: Box::new(source) })?;
            }
        }
        if self.struck_after == Some(self.lines.len()) {
            new.time_is_up();
        }
        if self.closed {
            new.close()?;
        }
        *self = new;
        Ok(())
    }

    /// Time is up: the counted games that remain are struck (TSR 8.5.1).
    pub fn time_is_up(&mut self) {
        if self.struck_after.is_none() {
            self.round.time_is_up();
            self.struck_after = Some(self.lines.len());
        }
    }

    /// The round is over when nobody wants to check any more (8.5.2).
    ///
    /// # Errors
    /// Deals or Pflichtsoli are missing.
    pub fn close(&mut self) -> Result<(), CloseError> {
        let (left, owing) = (self.round.left(), self.round.owing());
        if left > owing.len() {
            return Err(CloseError::GamesLeft { left });
        }
        if !owing.is_empty() {
            return Err(CloseError::Owing(owing));
        }
        self.closed = true;
        Ok(())
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
