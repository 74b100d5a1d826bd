//! One table in one round: its players, its list, who wrote what, and a second reading.

use std::ops::Range;

use super::{
    appeal::Appeal,
    left::{Gone, LeftGame, Substitute},
    noted::{Noted, Notes},
};
use crate::{
    At, CloseError, Late, LineName, Number, Override, Positions, Reading, Refused, Rules, Source, Stamp,
    TableSize, TakenBack, Written,
    list::{Checks, List},
};

/// How a line of the list came to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entered {
    /// Who entered it, and when.
    pub stamp: Stamp,
    /// How.
    pub how: Source,
    /// What it was, where time was up already.
    pub late: Option<Late>,
}

/// What was changed in a list after it was entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Who, and when.
    pub stamp: Stamp,
    /// Which line it was then, from 1 on.
    pub number: usize,
    /// What that was called: one that was put in, since then.
    pub name: Option<LineName>,
    /// Where it has its place now; none if it is struck.
    pub line: Option<usize>,
    /// What it was; none if it was put in.
    pub before: Option<Written>,
    /// What it became; none if it was struck.
    pub after: Option<Written>,
    /// Why.
    pub why: String,
}

/// That a table stopped before its round was over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ended {
    /// Who noted it, and when.
    pub stamp: Stamp,
    /// Why.
    pub why: String,
    /// So many deals lapsed, Pflichtsoli included.
    pub left: u8,
    /// Whose Pflichtsoli lapsed.
    pub owing: Positions,
    /// It played on after all.
    pub resumed: Option<TakenBack>,
}

/// Time that the referee has added (TSR 8.5.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Extra {
    /// Who, and when.
    pub stamp: Stamp,
    /// So many minutes.
    pub minutes: u16,
    /// Why.
    pub why: String,
}

/// That the games left were struck, since time was up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Struck {
    /// Who, and when.
    pub stamp: Stamp,
    /// Why, if it was told.
    pub why: Option<String>,
    /// The line of a late game has said so, and nobody else.
    pub by_line: bool,
    /// Who took it back, and when.
    pub taken_back: Option<Stamp>,
}

/// What somebody else has read of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Second {
    /// The line counts if it comes to the same.
    Compared(Written),
    /// Somebody answers for the line since: it counts as it stands in the list.
    Decided(Written),
}

impl Second {
    const fn written(&self) -> &Written {
        match self {
            Second::Compared(written) | Second::Decided(written) => written,
        }
    }
}

/// What a change of the list means for its second reading.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Readings {
    /// As it was before format 3: a line that is corrected is compared again, and from a line on that is struck or put
    /// in all are read again.
    Fall,
    /// Whoever corrects a line on which both readings agree has the last word, and lines stay read that did not change.
    Stay,
}

/// What an event means hangs on the format in which it was stored.
#[derive(Debug, Clone, Copy)]
pub(super) struct Meaning {
    readings: Readings,
    checks: Checks,
    /// A round is called, and its time is up, only when it is its turn; so since format 8.
    pub(super) in_turn: bool,
    /// Lots are drawn only where they decide something; so since format 10.
    pub(super) lots_decide: bool,
}

impl Meaning {
    pub(super) const fn of_format(format: u32) -> Meaning {
        let readings = if format < 3 { Readings::Fall } else { Readings::Stay };
        Meaning {
            readings,
            checks: Checks::of_format(format),
            in_turn: format >= 8,
            lots_decide: format >= 10,
        }
    }
}

/// A table of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableState {
    players: Vec<Number>,
    pub(super) list: List,
    entered: Vec<Entered>,
    changes: Vec<Change>,
    /// By line, as far as it goes; a line that was put in afterwards is not read yet.
    second: Vec<Option<Second>>,
    settled: Vec<Change>,
    endings: Vec<Ended>,
    extra: Vec<Extra>,
    keeper: Option<Number>,
    struck: Vec<Struck>,
    pub(super) left: Vec<LeftGame>,
    pub(super) gone: Vec<Gone>,
    pub(super) substitutes: Vec<Substitute>,
    pub(super) notes: Notes,
    pub(super) appeals: Vec<Appeal>,
}

impl TableState {
    pub(super) fn new(players: Vec<Number>, size: TableSize, rules: Rules) -> TableState {
        TableState {
            players,
            list: List::under(size, rules),
            entered: Vec::new(),
            changes: Vec::new(),
            second: Vec::new(),
            settled: Vec::new(),
            endings: Vec::new(),
            extra: Vec::new(),
            keeper: None,
            struck: Vec::new(),
            left: Vec::new(),
            gone: Vec::new(),
            substitutes: Vec::new(),
            notes: Notes::default(),
            appeals: Vec::new(),
        }
    }

    /// The players from position 1 on.
    #[must_use]
    pub fn players(&self) -> &[Number] {
        &self.players
    }

    /// The list.
    #[must_use]
    pub const fn list(&self) -> &List {
        &self.list
    }

    /// How each line of the list came to be.
    #[must_use]
    pub fn entered(&self) -> &[Entered] {
        &self.entered
    }

    /// Who has written in a line, from 1 on, what its penalty points are for.
    #[must_use]
    pub fn written_by(&self, number: usize) -> Option<&str> {
        let why = &self.list.lines().get(number.checked_sub(1)?)?.written.why;
        let told = |change: &&Change| change.after.as_ref().is_some_and(|after| after.why == *why);
        let told = |change: &&Change| change.line == Some(number) && told(change);
        let before = |change: &Change| change.before.as_ref().map(|before| before.why.clone());
        let changed = self.changes.iter().filter(told).find(|change| before(change).as_ref() != Some(why));
        let entered = self.entered.get(number - 1).map(|entered| &entered.stamp);
        changed.map(|change| &change.stamp).or(entered).map(|stamp| &*stamp.who)
    }

    /// Penalty points of rulings after which the game went on, in the order in which they were noted.
    #[must_use]
    pub fn noted(&self) -> &[Noted] {
        self.notes.all()
    }

    /// What was changed afterwards, in the order in which it happened.
    #[must_use]
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// What the second reader has read of a line, counted from 0; none if he has not.
    #[must_use]
    pub fn second(&self, line: usize) -> Option<&Written> {
        self.second.get(line)?.as_ref().map(Second::written)
    }

    /// So many lines are read twice.
    #[must_use]
    pub fn read_twice(&self) -> usize {
        self.second.iter().flatten().count()
    }

    /// The lines that a second reader reads next, counted from 0: from the first that is not read twice to the one
    /// before the next that is.
    #[must_use]
    pub fn unread(&self) -> Range<usize> {
        let lines = self.list.lines().len();
        let is_read = |line: &usize| self.second(*line).is_some();
        let first = (0..lines).find(|line| !is_read(line)).unwrap_or(lines);
        first..(first..lines).find(is_read).unwrap_or(lines)
    }

    /// Does anything stand in the list, or has the table, or one of its players, stopped before it did?
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.is_written() || !self.endings.is_empty() || !self.gone.is_empty()
    }

    /// Does anything stand in the list? What was entered by mistake and struck again is no beginning.
    #[must_use]
    pub const fn is_written(&self) -> bool {
        !self.entered.is_empty()
    }

    /// When the table stopped before its round was over, also where it played on later.
    #[must_use]
    pub fn endings(&self) -> &[Ended] {
        &self.endings
    }

    /// That the table has stopped.
    #[must_use]
    pub fn ended(&self) -> Option<&Ended> {
        self.endings.last().filter(|ended| ended.resumed.is_none())
    }

    /// The time that was added, each with its reason.
    #[must_use]
    pub fn extra(&self) -> &[Extra] {
        &self.extra
    }

    /// All minutes that were added.
    #[must_use]
    pub fn extra_minutes(&self) -> u32 {
        self.extra.iter().map(|extra| u32::from(extra.minutes)).sum()
    }

    /// Who keeps the list: whose duty it is (S8.2, S8.4), or who has taken it over (S8.3).
    #[must_use]
    pub fn keeper(&self) -> Option<Number> {
        let duty = usize::from(self.list.round().size().keeps_list().number()).checked_sub(1);
        self.keeper.or_else(|| self.players.get(duty?).copied())
    }

    /// Who has taken the list over, if somebody has.
    #[must_use]
    pub const fn volunteer(&self) -> Option<Number> {
        self.keeper
    }

    pub(super) const fn name_keeper(&mut self, player: Number) {
        self.keeper = Some(player);
    }

    pub(super) fn add_time(&mut self, stamp: &Stamp, minutes: u16, why: &str) {
        self.extra.push(Extra { stamp: stamp.clone(), minutes, why: why.to_owned() });
    }

    pub(super) fn end(&mut self, at: At, stamp: &Stamp, why: &str) -> Result<(), Refused> {
        let round = self.list.round();
        if round.next().is_none() {
            return Err(Refused::NothingLeft(at));
        }
        Refused::without_reason(why)?;
        let (left, owing, why) = (round.left(), round.owing(), why.to_owned());
        self.endings.push(Ended { stamp: stamp.clone(), why, left, owing, resumed: None });
        self.list.end();
        Ok(())
    }

    pub(super) fn resume(&mut self, at: At, stamp: &Stamp, why: &str) -> Result<(), Refused> {
        Refused::without_reason(why)?;
        let ended = self.endings.last_mut().filter(|ended| ended.resumed.is_none());
        let ended = ended.ok_or(Refused::NotEnded(at))?;
        ended.resumed = Some(TakenBack { stamp: stamp.clone(), why: why.to_owned() });
        self.list.resume();
        Ok(())
    }

    pub(super) fn insert(
        &mut self,
        (at, number): (At, usize),
        stamp: &Stamp,
        line: &Written,
        (why, anyway): (&str, bool),
        Meaning { readings, checks, .. }: Meaning,
    ) -> Result<(), Refused> {
        let (index, _) = self.line(at, number)?;
        Refused::without_reason(why)?;
        let note = by(stamp, why);
        let accepted = anyway.then_some(&note);
        let inserted = self.list.put_in(index, line.clone(), accepted, checks);
        inserted.map_err(|error| Refused::Line { at, number, error })?;
        if readings == Readings::Fall {
            self.second.truncate(index);
        }
        self.line_comes(index, Entered { stamp: stamp.clone(), how: Source::Clerk, late: None });
        self.changes.push(self.change(number, stamp, (None, Some(line)), why));
        Ok(())
    }

    /// The lines in which two readings come to something different, from 1 on. Such a line does not
    /// count until it is settled.
    #[must_use]
    pub fn disputed(&self) -> Vec<usize> {
        let pairs = self.list.lines().iter().zip(&self.second).enumerate();
        pairs
            .filter(|(i, (line, second))| match second {
                Some(Second::Compared(second)) => self.list.would_be(*i, second) != Some(line.entry),
                Some(Second::Decided(_)) | None => false,
            })
            .map(|(i, _)| i + 1)
            .collect()
    }

    pub(super) fn enter(
        &mut self,
        at: At,
        entered: Entered,
        line: &Written,
        (anyway, meaning): (Option<&str>, Meaning),
    ) -> Result<(), Refused> {
        if let Some(running) = self.is_struck_by(entered.late) {
            let mut after = self.clone();
            after.time_is_up(&entered.stamp, None, running);
            after.struck.iter_mut().last().into_iter().for_each(|struck| struck.by_line = true);
            after.enter(at, entered, line, (anyway, meaning))?;
            *self = after;
            return Ok(());
        }
        let number = self.list.lines().len() + 1;
        let line = self.notes.with(line);
        let note = anyway.map(|why| by(&entered.stamp, why));
        let index = match entered.late {
            Some(Late::Played) => self.list.push_in_time(line.clone(), note, meaning.checks),
            _ => self.list.push(line.clone(), note, meaning.checks).map(|_| number - 1),
        };
        let index = index.map_err(|error| Refused::Line { at, number, error })?;
        self.line_comes(index, entered);
        self.notes.entered(index + 1, &line);
        Ok(())
    }

    /// There is one line more: what is noted of those behind it moves with them.
    fn line_comes(&mut self, index: usize, entered: Entered) {
        self.noted_lines().flatten().for_each(|line| *line += usize::from(*line > index));
        self.entered.insert(index, entered);
        // The second reader has not read it.
        if index < self.second.len() {
            self.second.insert(index, None);
        }
    }

    /// The numbers of lines that are noted elsewhere: they move with the list.
    fn noted_lines(&mut self) -> impl Iterator<Item = &mut Option<usize>> {
        let changes = self.changes.iter_mut().chain(&mut self.settled).map(|change| &mut change.line);
        self.notes.lines().chain(self.appeals.iter_mut().map(|appeal| &mut appeal.line)).chain(changes)
    }

    fn line(&self, at: At, number: usize) -> Result<(usize, &Written), Refused> {
        let index = number.checked_sub(1);
        let line = index.and_then(|i| Some((i, self.list.lines().get(i)?)));
        line.map(|(i, line)| (i, &line.written)).ok_or(Refused::NoSuchLine { at, number })
    }

    pub(super) fn correct(
        &mut self,
        (at, number): (At, usize),
        stamp: &Stamp,
        before: &Written,
        after: &Written,
        (why, anyway): (&str, bool),
        Meaning { readings, checks, .. }: Meaning,
    ) -> Result<(), Refused> {
        let (index, now) = self.line(at, number)?;
        if now != before {
            return Err(Refused::Changed { at, number });
        }
        Refused::without_reason(why)?;
        let refused = |error| Refused::Line { at, number, error };
        let was_disputed = self.disputed().contains(&number);
        let note = by(stamp, why);
        let change = self.change(number, stamp, (Some(before), Some(after)), why);
        self.list.replace(index, after.clone(), (&note, anyway), checks).map_err(refused)?;
        // What both have read alike was looked at once more. Where they differ, it is to be said which is right.
        if readings == Readings::Stay && !was_disputed {
            self.decide(index);
        }
        self.changes.push(change);
        Ok(())
    }

    /// What is changed in this line, as it is called now.
    fn change(
        &self,
        number: usize,
        stamp: &Stamp,
        (before, after): (Option<&Written>, Option<&Written>),
        why: &str,
    ) -> Change {
        Change {
            stamp: stamp.clone(),
            number,
            name: self.list.name(number),
            line: Some(number),
            before: before.cloned(),
            after: after.cloned(),
            why: why.to_owned(),
        }
    }

    pub(super) fn strike(
        &mut self,
        at: At,
        number: usize,
        stamp: &Stamp,
        before: &Written,
        (why, meaning): (&str, Meaning),
    ) -> Result<(), Refused> {
        let (index, now) = self.line(at, number)?;
        if now != before {
            return Err(Refused::Changed { at, number });
        }
        Refused::without_reason(why)?;
        let change = self.change(number, stamp, (Some(before), None), why);
        self.list.strike(index).map_err(|error| Refused::Line { at, number, error })?;
        for appeal in self.appeals.iter_mut().filter(|appeal| appeal.line == Some(number)) {
            appeal.name = change.name;
        }
        self.changes.push(change);
        let late = self.entered.remove(index).late;
        // What a line has said of the time goes with it, unless more was played after it.
        if late.is_some_and(|late| late != Late::Played)
            && index == self.list.lines().len()
            && self.struck.last().is_some_and(|struck| struck.by_line)
        {
            self.time_is_not_up(at, stamp)?;
        }
        self.notes.struck(number, stamp, why);
        for line in self.noted_lines() {
            *line = line.filter(|line| *line != number).map(|line| line - usize::from(line > number));
        }
        match meaning.readings {
            Readings::Fall => self.second.truncate(index),
            Readings::Stay if index < self.second.len() => drop(self.second.remove(index)),
            Readings::Stay => {}
        }
        Ok(())
    }

    /// Each time that the games left were struck.
    #[must_use]
    pub fn struck(&self) -> &[Struck] {
        &self.struck
    }

    pub(super) fn time_is_up(&mut self, stamp: &Stamp, why: Option<&str>, running: bool) {
        if !self.list.is_struck() {
            let why = why.filter(|why| !why.trim().is_empty()).map(str::to_owned);
            self.struck.push(Struck { stamp: stamp.clone(), why, by_line: false, taken_back: None });
        }
        if running {
            self.list.time_is_up_after_this();
        } else {
            self.list.time_is_up();
        }
    }

    pub(super) fn time_is_not_up(&mut self, at: At, stamp: &Stamp) -> Result<(), Refused> {
        let number = self.list.lines().len();
        let Some(struck) = self.struck.last_mut().filter(|_| self.list.is_struck()) else {
            return Err(Refused::NotStruck(at));
        };
        self.list.time_is_not_up().map_err(|error| Refused::Line { at, number, error })?;
        struck.taken_back = Some(stamp.clone());
        Ok(())
    }

    pub(super) fn read_again(&mut self, at: At, stamp: &Stamp, line: &Written) -> Result<(), Refused> {
        let (index, lines) = (self.unread().start, self.entered.len());
        let Some(first) = self.entered.get(index) else {
            return Err(Refused::NothingToCompare { at, lines });
        };
        if first.stamp.who == stamp.who {
            return Err(Refused::SamePerson { at, who: stamp.who.clone() });
        }
        let read = Some(Second::Compared(line.clone()));
        match self.second.get_mut(index) {
            Some(place) => *place = read,
            None => self.second.push(read),
        }
        Ok(())
    }

    pub(super) fn settle(
        &mut self,
        at: At,
        number: usize,
        stamp: &Stamp,
        reading: Reading,
        (why, meaning): (&str, Meaning),
    ) -> Result<(), Refused> {
        if !self.disputed().contains(&number) {
            return Err(Refused::NothingToSettle { at, number });
        }
        let (index, first) = self.line(at, number)?;
        let first = first.clone();
        let second = self.second(index).cloned();
        let second = second.ok_or(Refused::NothingToSettle { at, number })?;
        match reading {
            Reading::First => {
                Refused::without_reason(why)?;
                match (meaning.readings, self.second.get_mut(index)) {
                    (Readings::Stay, _) => self.decide(index),
                    (Readings::Fall, Some(place)) => *place = Some(Second::Compared(first.clone())),
                    (Readings::Fall, None) => {}
                }
                self.settled.push(self.change(number, stamp, (Some(&second), Some(&first)), why));
                Ok(())
            }
            Reading::Second => self.correct((at, number), stamp, &first, &second, (why, false), meaning),
        }
    }

    /// The line counts as it stands in the list, whatever the second reader has read.
    fn decide(&mut self, line: usize) {
        if let Some(place) = self.second.get_mut(line) {
            *place = place.take().map(|read| Second::Decided(read.written().clone()));
        }
    }

    /// Second readings that were found wrong: what they had read and what is right.
    #[must_use]
    pub fn settled(&self) -> &[Change] {
        &self.settled
    }

    pub(super) fn close(&mut self) -> Result<(), CloseError> {
        self.list.close()
    }
}

fn by(stamp: &Stamp, why: &str) -> Override {
    Override { by: stamp.who.clone(), reason: why.to_owned() }
}
