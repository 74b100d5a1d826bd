//! The clock of a round, and games that are struck because time is up (TSR 8.5.1). When it was called, paused
//! and prolonged is kept as it was said; whoever has a clock reckons with it ([`RoundClock`]).

use super::{Refused, Stamp, TableState, table::Meaning};
use crate::{At, Event, Late, Source, Tournament};

/// What was done to a clock that runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClockStep {
    /// It was stopped.
    Paused(Stamp),
    /// It goes on.
    GoesOn(Stamp),
    /// All tables have so many minutes more; or fewer, where some are taken back.
    Extended(Stamp, i16),
}

/// The clock of a round, from when the round was called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundClock {
    /// Who called the round, and when.
    pub called: Stamp,
    /// What was done to it since, in this order.
    pub steps: Vec<ClockStep>,
}

impl RoundClock {
    /// Since when it stands still, and who stopped it.
    #[must_use]
    pub fn paused(&self) -> Option<&Stamp> {
        let last = self.steps.iter().rev().find(|step| !matches!(step, ClockStep::Extended(..)));
        match last {
            Some(ClockStep::Paused(stamp)) => Some(stamp),
            _ => None,
        }
    }

    /// The pauses, each with when it ended; the last may go on.
    pub fn pauses(&self) -> impl Iterator<Item = (&Stamp, Option<&Stamp>)> {
        let steps = self.steps.iter().filter(|step| !matches!(step, ClockStep::Extended(..)));
        let mut steps = steps.peekable();
        std::iter::from_fn(move || {
            loop {
                let ClockStep::Paused(from) = steps.next()? else { continue };
                let until = steps.peek().and_then(|step| match step {
                    ClockStep::GoesOn(stamp) => Some(stamp),
                    _ => None,
                });
                return Some((from, until));
            }
        })
    }

    /// The minutes that all tables have more.
    #[must_use]
    pub fn extended(&self) -> i64 {
        let minutes = |step: &ClockStep| match step {
            ClockStep::Extended(_, minutes) => i64::from(*minutes),
            ClockStep::Paused(_) | ClockStep::GoesOn(_) => 0,
        };
        self.steps.iter().map(minutes).sum()
    }
}

impl TableState {
    /// Are counted games left that are struck when time is up (8.5.1)? Where they are struck already, or only Pflichtsoli are
    /// left, the list itself says what is still played.
    #[must_use]
    pub fn has_games_to_strike(&self) -> bool {
        let next = self.list().round().next();
        next.is_some_and(|next| next.forced.is_none()) && !self.list().is_struck()
    }

    /// Whether what a late game is strikes the games left, and then whether it is the one that is still played.
    pub(super) fn is_struck_by(&self, late: Option<Late>) -> Option<bool> {
        let running = match late? {
            Late::Played => return None,
            Late::Dealt => true,
            Late::Pflichtsolo => false,
        };
        self.has_games_to_strike().then_some(running)
    }
}

impl Tournament {
    /// Does a clock run while rounds are played?
    #[must_use]
    pub const fn is_timed(&self) -> bool {
        self.setup.clock.is_some()
    }

    /// May this happen now, if `over` says at which tables time is up? A game that is entered then counts only if it had begun
    /// before, or is a Pflichtsolo that is owed (8.5.1, 8.6): which of it, is to be told. What is typed from paper was signed
    /// by the table; whoever types it says so once for the whole list.
    ///
    /// # Errors
    /// It is not told; or it is told though time is not up.
    pub fn in_time(&self, event: &Event, over: impl Fn(At) -> bool) -> Result<(), Refused> {
        match event {
            Event::LineEntered { at, how: Source::Phone | Source::Clerk, late: None, .. }
                if self.table(*at)?.has_games_to_strike() && over(*at) =>
            {
                Err(Refused::Late(*at))
            }
            // Somebody may have struck the games left before: one that was over by then still counts.
            Event::LineEntered { at, late: Some(late), .. }
                if !(over(*at) || *late == Late::Played && self.table(*at)?.list().is_struck()) =>
            {
                let called = self.round(at.round)?.clock().is_some();
                Err(if self.is_timed() && called { Refused::InTime(*at) } else { Refused::Untimed(*at) })
            }
            _ => Ok(()),
        }
    }

    /// The tables of a round at which time strikes games.
    pub fn still_playing(&self, round: usize) -> impl Iterator<Item = (At, &TableState)> {
        let tables = self.round(round).map_or(&[][..], |seated| &seated.tables).iter().zip(1..);
        let at = move |table| At { round, table };
        tables.map(move |(table, n)| (at(n), &**table)).filter(|(_, table)| table.has_games_to_strike())
    }

    /// A late game needs a time that was up.
    pub(super) fn has_time_limit(&self, at: At, late: Option<Late>) -> Result<(), Refused> {
        if late.is_some() && !self.is_timed() { Err(Refused::Untimed(at)) } else { Ok(()) }
    }

    pub(super) fn start_round(
        &mut self,
        stamp: &Stamp,
        round: usize,
        meaning: Meaning,
    ) -> Result<(), Refused> {
        self.open_round(round)?;
        self.its_turn(round, meaning)?;
        if let Some(seated) = self.rounds.get_mut(round - 1) {
            seated.clocks.push(RoundClock { called: stamp.clone(), steps: Vec::new() });
        }
        Ok(())
    }

    /// The clock runs as it did before the round was called this time.
    pub(super) fn take_start_back(&mut self, round: usize) -> Result<(), Refused> {
        self.open_round(round)?;
        let clocks = self.rounds.get_mut(round - 1).map(|seated| &mut seated.clocks);
        clocks.and_then(Vec::pop).map(|_| ()).ok_or(Refused::NoSuchClock(round))
    }

    pub(super) fn pause(&mut self, stamp: &Stamp, round: usize, pauses: bool) -> Result<(), Refused> {
        let clock = self.clock_mut(round)?;
        match (clock.paused().is_some(), pauses) {
            (false, true) => clock.steps.push(ClockStep::Paused(stamp.clone())),
            (true, false) => clock.steps.push(ClockStep::GoesOn(stamp.clone())),
            _ => return Err(Refused::NoSuchClock(round)),
        }
        Ok(())
    }

    pub(super) fn extend(&mut self, stamp: &Stamp, round: usize, minutes: i16) -> Result<(), Refused> {
        /// Nobody adds more at a time.
        const MOST: i16 = 600;
        if minutes == 0 || minutes.unsigned_abs() > MOST.unsigned_abs() {
            return Err(Refused::Prolonged(minutes));
        }
        self.clock_mut(round)?.steps.push(ClockStep::Extended(stamp.clone(), minutes));
        Ok(())
    }

    pub(super) fn open_round(&self, round: usize) -> Result<(), Refused> {
        if self.round(round)?.closed { Err(Refused::Closed(round)) } else { Ok(()) }
    }

    fn clock_mut(&mut self, round: usize) -> Result<&mut RoundClock, Refused> {
        self.open_round(round)?;
        let clocks = self.rounds.get_mut(round - 1).map(|seated| &mut seated.clocks);
        clocks.and_then(|clocks| clocks.last_mut()).ok_or(Refused::NoSuchClock(round))
    }

    pub(super) fn time_is_up(
        &mut self,
        stamp: &Stamp,
        at: At,
        (why, running): (Option<&str>, bool),
        meaning: Meaning,
    ) -> Result<(), Refused> {
        if !self.is_timed() && why.is_none_or(|why| why.trim().is_empty()) {
            return Err(Refused::NoClock);
        }
        self.its_turn(at.round, meaning)?;
        let seated = self.round(at.round)?;
        if meaning.in_turn && seated.clock().is_none() && !seated.has_begun() {
            return Err(Refused::NotBegun(at.round));
        }
        self.open_table(at)?.time_is_up(stamp, why, running);
        Ok(())
    }

    /// One round is played after the other.
    fn its_turn(&self, round: usize, meaning: Meaning) -> Result<(), Refused> {
        match self.running() {
            Some(open) if meaning.in_turn && open < round => Err(Refused::StillOpen(open)),
            _ => Ok(()),
        }
    }

    pub(super) fn time_is_not_up(&mut self, stamp: &Stamp, at: At) -> Result<(), Refused> {
        self.open_table(at)?.time_is_not_up(at, stamp)
    }
}
