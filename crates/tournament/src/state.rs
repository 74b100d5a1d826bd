//! A whole tournament: what its events make of it, one after the other.
//!
//! Nothing is read, written or looked up on a clock here. The same events give the same tournament.

mod appeal;
mod clock;
mod close;
mod end;
mod left;
mod noted;
mod own;
mod reason;
mod referee;
mod refused;
mod results;
mod seats;
mod setup;
mod table;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use crate::{At, Event, Number, Record, Roster, Ruled, Setup, Stamp, event::FORMAT};

pub use appeal::Appeal;
pub use clock::{ClockStep, RoundClock};
pub use end::{BestGame, Club, Honour};
pub use left::{Gone, LeftGame, Substitute};
pub use noted::Noted;
pub use reason::reasons;
pub use referee::Call;
pub use refused::Refused;
pub use results::{Decided, Standing, Standings};
use seats::Replaced;
pub use seats::{DrawRefused, Redraw, Seated};
use table::Meaning;
pub use table::{Change, Ended, Entered, Extra, Struck, TableState};

/// Points taken off by the Schiedsgericht.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deduction {
    /// From whom.
    pub player: Number,
    /// In which round.
    pub round: usize,
    /// How many.
    pub points: u8,
    /// Who noted it, and when.
    pub stamp: Stamp,
    /// Why.
    pub why: String,
    /// Who took it back, when and why; it counts no more, and is still shown.
    pub taken_back: Option<TakenBack>,
}

/// A warning (9.7.2a): it costs nothing, and is remembered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warning {
    /// Who was warned.
    pub player: Number,
    /// In which round.
    pub round: usize,
    /// Who noted it, and when.
    pub stamp: Stamp,
    /// Why.
    pub why: String,
    /// What was ruled on, if it was ruled at the desk.
    pub ruled: Option<Ruled>,
}

/// That something was taken back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakenBack {
    /// Who noted it, and when.
    pub stamp: Stamp,
    /// Why.
    pub why: String,
}

/// The most that a referee adds at once.
const MOST_MINUTES: u16 = 60;

/// A tournament as it stands.
///
/// A copy is cheap, since tables and players are shared until one of the two changes them: whoever tries something, or
/// looks at how it stands, takes one, and a line costs the same however many were written before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    setup: Setup,
    roster: Arc<Roster>,
    rounds: Vec<Seated>,
    deductions: Vec<Deduction>,
    warnings: Vec<Warning>,
    calls: Vec<Call>,
    disqualified: BTreeMap<Number, String>,
    /// The rounds that somebody who was disqualified would have played.
    missed_out: BTreeMap<Number, BTreeSet<usize>>,
    lots: Vec<u64>,
    replaced: Vec<Replaced>,
    prizes: Vec<String>,
    announced: Option<usize>,
    deleted: Option<Stamp>,
}

/// An event that does not fit, in a whole file of them.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("record {record}: {refused}")]
pub struct ReplayError {
    /// The record, from 1 on.
    pub record: usize,
    /// Why.
    pub refused: Refused,
}

impl Tournament {
    /// Sets a tournament up.
    ///
    /// # Errors
    /// It has no rounds, or more than anybody plays.
    pub fn new(setup: Setup) -> Result<Tournament, Refused> {
        if !(1..=100).contains(&setup.rounds) {
            return Err(Refused::Rounds(setup.rounds));
        }
        Ok(Tournament {
            setup,
            roster: Arc::default(),
            rounds: Vec::new(),
            deductions: Vec::new(),
            warnings: Vec::new(),
            calls: Vec::new(),
            disqualified: BTreeMap::new(),
            missed_out: BTreeMap::new(),
            lots: Vec::new(),
            replaced: Vec::new(),
            prizes: Vec::new(),
            announced: None,
            deleted: None,
        })
    }

    /// The tournament of these records, from the first.
    ///
    /// # Errors
    /// The first record that cannot have happened.
    pub fn replay<'a>(records: impl IntoIterator<Item = &'a Record>) -> Result<Tournament, ReplayError> {
        let mut tournament = None;
        for (record, number) in records.into_iter().zip(1..) {
            // Whoever reads gets all of it or none, so nothing need be kept of what was before.
            let happened = match &mut tournament {
                None => Tournament::begin(record).map(|begun| tournament = Some(begun)),
                Some(tournament) => tournament.apply_each(record),
            };
            happened.map_err(|refused| ReplayError { record: number, refused })?;
        }
        tournament.ok_or(ReplayError { record: 0, refused: Refused::NotCreated })
    }

    /// Lets something happen.
    ///
    /// # Errors
    /// It cannot happen; the tournament is as before.
    pub fn apply(&mut self, stamp: &Stamp, event: &Event) -> Result<(), Refused> {
        self.apply_as(FORMAT, stamp, event)
    }

    /// The same with an event of an earlier format, which means what it meant then.
    pub(crate) fn apply_as(&mut self, format: u32, stamp: &Stamp, event: &Event) -> Result<(), Refused> {
        let meaning = Meaning::of_format(format);
        if stamp.who.trim().is_empty() || stamp.when.trim().is_empty() {
            return Err(Refused::NoStamp);
        }
        if self.deleted.is_some() && *event != Event::Restored {
            return Err(Refused::Deleted);
        }
        match event {
            Event::Created(_) => Err(Refused::AlreadyCreated),
            Event::SetupChanged(setup) => self.change_setup(setup),
            Event::Deleted => self.delete(stamp),
            Event::Restored => self.restore(),
            Event::PlayersAdded { players } => self.add_players(players),
            Event::PlayerChanged { player, name, club } => self.change_player(*player, name, club.as_deref()),
            Event::PlayerStruck { player } => self.strike_player(*player),
            Event::PlayerComes { player, round } => self.player_comes(*player, *round),
            Event::PlayerLeaves { player, round } => self.player_leaves(*player, *round),
            Event::PlayerMisses { player, round } => self.player_misses(*player, *round),
            Event::Drawn { from, seed, rounds, found } => self.seat_drawn(*from, *seed, rounds, *found),
            Event::DrawTakenBack { from } => self.take_draw_back(*from),
            Event::SeatingEdited { round, tables } => self.seat_by_hand(stamp, *round, tables),
            Event::LineEntered { at, line, how, anyway, late } => {
                self.has_time_limit(*at, *late)?;
                let entered = Entered { stamp: stamp.clone(), how: *how, late: *late };
                self.table_mut(*at)?.enter(*at, entered, line, (anyway.as_deref(), meaning))
            }
            Event::LineCorrected { at, number, before, after, why, anyway } => {
                self.table_mut(*at)?.correct((*at, *number), stamp, before, after, (why, *anyway), meaning)
            }
            Event::LineStruck { at, number, before, why } => {
                self.table_mut(*at)?.strike(*at, *number, stamp, before, (why, meaning))
            }
            Event::LineInserted { at, number, line, why, anyway } => {
                self.table_mut(*at)?.insert((*at, *number), stamp, line, (why, *anyway), meaning)
            }
            Event::GameLeft { at, game, said } => {
                self.table_mut(*at)?.leave(stamp, game, said);
                Ok(())
            }
            Event::GameLeftDone { at, game } => {
                self.table_mut(*at)?.left_is_done(stamp, game);
                Ok(())
            }
            Event::ListEnded { at, why } => self.end_list(stamp, *at, why),
            Event::LeftTable { at, player, why } => self.leave_table(stamp, *at, *player, why),
            Event::LeftTableTakenBack { at, player } => self.open_table(*at)?.come_back(*at, stamp, *player),
            Event::SubstituteSeated { at, player, name } => {
                self.open_table(*at)?.substitute(*at, stamp, *player, name.as_deref())
            }
            Event::ListResumed { at, why } => self.resume_list(stamp, *at, why),
            Event::TimeAdded { at, minutes, why } => self.add_time(stamp, *at, *minutes, why),
            Event::KeeperNamed { at, player } => self.name_keeper(*at, *player),
            Event::RefereeCalled { at } => self.call_referee(stamp, *at),
            Event::RefereeCallTakenBack { at } | Event::RefereeDone { at } => self.end_call(*at),
            Event::RefereeComes { at } => self.referee_comes(stamp, *at),
            Event::PenaltyNoted { at, penalty, why, ruled } => {
                self.open_table(*at)?.note(*at, stamp, penalty, (why, ruled.as_ref()))
            }
            Event::LineRuled { at, number, why, ruled } => {
                self.open_table(*at)?.rule((*at, *number), stamp, (why, ruled.as_ref()))
            }
            Event::PenaltyTakenBack { at, number, why } => {
                self.open_table(*at)?.take_note_back((*at, *number), stamp, why)
            }
            Event::AppealLodged { at, against, player, why } => {
                self.table_mut(*at)?.lodge(*at, stamp, (*against, *player), why)
            }
            Event::AppealDecided { at, number, verdict, why } => {
                self.table_mut(*at)?.decide_appeal((*at, *number), stamp, *verdict, why)
            }
            Event::Warned { player, round, why, ruled } => {
                self.warn(stamp, *player, *round, (why, ruled.as_ref()))
            }
            Event::RoundStarted { round } => self.start_round(stamp, *round, meaning),
            Event::StartTakenBack { round } => self.take_start_back(*round),
            Event::ClockPaused { round } => self.pause(stamp, *round, true),
            Event::ClockGoesOn { round } => self.pause(stamp, *round, false),
            Event::ClockExtended { round, minutes } => self.extend(stamp, *round, *minutes),
            Event::TimeUp { at, why, running } => {
                self.time_is_up(stamp, *at, (why.as_deref(), *running), meaning)
            }
            Event::TimeUpTakenBack { at } => self.time_is_not_up(stamp, *at),
            Event::SecondReading { at, line } => self.table_mut(*at)?.read_again(*at, stamp, line),
            Event::Settled { at, number, reading, why } => {
                self.table_mut(*at)?.settle(*at, *number, stamp, *reading, (why, meaning))
            }
            Event::RoundClosed { round } => self.close_round(*round),
            Event::RoundReopened { round, why } => self.reopen_round(*round, why),
            Event::Deducted { player, round, points, why } => {
                self.deduct(stamp, *player, *round, (*points, why))
            }
            Event::DeductionTakenBack { player, number, why } => {
                self.take_deduction_back(stamp, *player, *number, why)
            }
            Event::Disqualified { player, why } => self.disqualify(*player, why),
            Event::DisqualificationTakenBack { player, why } => self.readmit(*player, why),
            Event::PrizesSet { prizes } => self.set_prizes(prizes),
            Event::PrizeGiving { announced } => self.announce(*announced),
            Event::LotsDrawn { seed } => self.draw_lots(*seed, meaning),
            Event::LotsTakenBack => self.lots.pop().map(|_| ()).ok_or(Refused::NoLots),
        }
    }

    /// Lets everything happen that one command did, or nothing of it.
    ///
    /// # Errors
    /// The first event that cannot happen; the tournament is as before.
    pub fn apply_all(&mut self, record: &Record) -> Result<(), Refused> {
        let mut after = self.clone();
        after.apply_each(record)?;
        *self = after;
        Ok(())
    }

    /// As far as it can happen.
    fn apply_each(&mut self, record: &Record) -> Result<(), Refused> {
        if !(1..=FORMAT).contains(&record.format) {
            return Err(Refused::Format(record.format));
        }
        record.events.iter().try_for_each(|event| self.apply_as(record.format, &record.stamp, event))
    }

    /// How it was set up.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who takes part.
    #[must_use]
    pub fn roster(&self) -> &Roster {
        &self.roster
    }

    /// The rounds that are drawn, from the first.
    #[must_use]
    pub fn rounds(&self) -> &[Seated] {
        &self.rounds
    }

    /// Points taken off by the Schiedsgericht, also those that were given back.
    #[must_use]
    pub fn deductions(&self) -> &[Deduction] {
        &self.deductions
    }

    /// The deductions of a player with their numbers, from 1 on.
    pub fn deductions_of(&self, player: Number) -> impl Iterator<Item = (usize, &Deduction)> {
        (1..).zip(self.deductions.iter().filter(move |deduction| deduction.player == player))
    }

    /// All warnings, in the order in which they were given.
    #[must_use]
    pub fn warnings(&self) -> &[Warning] {
        &self.warnings
    }

    /// The warnings of a player.
    pub fn warnings_of(&self, player: Number) -> impl Iterator<Item = &Warning> {
        self.warnings.iter().filter(move |warning| warning.player == player)
    }

    /// What the lots for equal sums come from, each time they were drawn; the last holds.
    #[must_use]
    pub fn lots(&self) -> &[u64] {
        &self.lots
    }

    /// Who is disqualified, and why.
    #[must_use]
    pub const fn disqualified(&self) -> &BTreeMap<Number, String> {
        &self.disqualified
    }

    /// A round that is drawn.
    ///
    /// # Errors
    /// There is no such round, or it is not drawn yet.
    pub fn round(&self, round: usize) -> Result<&Seated, Refused> {
        self.is_round(round)?;
        round.checked_sub(1).and_then(|i| self.rounds.get(i)).ok_or(Refused::NotDrawn(round))
    }

    /// A table of a round that is drawn.
    ///
    /// # Errors
    /// There is no such round or table, or the round is not drawn yet.
    pub fn table(&self, at: At) -> Result<&TableState, Refused> {
        let tables = &self.round(at.round)?.tables;
        let table = at.table.checked_sub(1).and_then(|i| tables.get(i)).map(Arc::as_ref);
        table.ok_or(Refused::NoSuchTable { at, tables: tables.len() })
    }

    fn table_mut(&mut self, at: At) -> Result<&mut TableState, Refused> {
        self.table(at)?;
        let seated = self.rounds.get_mut(at.round - 1).ok_or(Refused::NotDrawn(at.round))?;
        let tables = seated.tables.len();
        seated.tables.get_mut(at.table - 1).map(Arc::make_mut).ok_or(Refused::NoSuchTable { at, tables })
    }

    fn is_round(&self, round: usize) -> Result<(), Refused> {
        let rounds = self.setup.rounds;
        if (1..=rounds).contains(&round) { Ok(()) } else { Err(Refused::NoSuchRound { round, rounds }) }
    }

    /// The round that is to be played or is being played: the first that is drawn and not closed.
    #[must_use]
    pub fn running(&self) -> Option<usize> {
        self.rounds.iter().position(|seated| !seated.closed).map(|before| before + 1)
    }

    /// A table of a round that is not closed.
    fn open_table(&mut self, at: At) -> Result<&mut TableState, Refused> {
        self.open_round(at.round)?;
        self.table_mut(at)
    }

    fn end_list(&mut self, stamp: &Stamp, at: At, why: &str) -> Result<(), Refused> {
        // A table plays one round after the other: before the round it is not there to stop.
        if let Some(open) = self.running().filter(|&running| running < at.round) {
            return Err(Refused::StillOpen(open));
        }
        self.open_table(at)?.end(at, stamp, why)
    }

    fn leave_table(&mut self, stamp: &Stamp, at: At, player: Number, why: &str) -> Result<(), Refused> {
        if let Some(open) = self.running().filter(|&running| running < at.round) {
            return Err(Refused::StillOpen(open));
        }
        self.open_table(at)?.leave_table(at, stamp, player, why)
    }

    fn resume_list(&mut self, stamp: &Stamp, at: At, why: &str) -> Result<(), Refused> {
        self.open_table(at)?.resume(at, stamp, why)
    }

    /// 8.5.1.
    fn add_time(&mut self, stamp: &Stamp, at: At, minutes: u16, why: &str) -> Result<(), Refused> {
        if !self.is_timed() {
            return Err(Refused::Untimed(at));
        }
        if !(1..=MOST_MINUTES).contains(&minutes) {
            return Err(Refused::Minutes(minutes));
        }
        Refused::without_reason(why)?;
        self.open_table(at)?.add_time(stamp, minutes, why);
        Ok(())
    }

    /// S8.3.
    fn name_keeper(&mut self, at: At, player: Number) -> Result<(), Refused> {
        let table = self.open_table(at)?;
        if !table.players().contains(&player) {
            return Err(Refused::NotAtTable { at, player });
        }
        table.name_keeper(player);
        Ok(())
    }

    /// 9.7.2a.
    fn warn(
        &mut self,
        stamp: &Stamp,
        player: Number,
        round: usize,
        (why, ruled): (&str, Option<&Ruled>),
    ) -> Result<(), Refused> {
        self.is_player(player)?;
        self.is_round(round)?;
        Refused::without_reason(why)?;
        let (stamp, why, ruled) = (stamp.clone(), why.to_owned(), ruled.cloned());
        self.warnings.push(Warning { player, round, stamp, why, ruled });
        Ok(())
    }

    /// 9.7.
    fn deduct(
        &mut self,
        stamp: &Stamp,
        player: Number,
        round: usize,
        (points, why): (u8, &str),
    ) -> Result<(), Refused> {
        self.is_player(player)?;
        self.is_round(round)?;
        if !(1..=12).contains(&points) {
            return Err(Refused::Deduction(points));
        }
        Refused::without_reason(why)?;
        let (stamp, why) = (stamp.clone(), why.to_owned());
        self.deductions.push(Deduction { player, round, points, stamp, why, taken_back: None });
        Ok(())
    }

    fn take_deduction_back(
        &mut self,
        stamp: &Stamp,
        player: Number,
        number: usize,
        why: &str,
    ) -> Result<(), Refused> {
        self.is_player(player)?;
        let mut his = self.deductions.iter_mut().filter(|deduction| deduction.player == player);
        let deduction = number.checked_sub(1).and_then(|before| his.nth(before));
        let deduction = deduction.ok_or(Refused::NoSuchDeduction { player, number })?;
        if deduction.taken_back.is_some() {
            return Err(Refused::TakenBack { player, number });
        }
        Refused::without_reason(why)?;
        deduction.taken_back = Some(TakenBack { stamp: stamp.clone(), why: why.to_owned() });
        Ok(())
    }

    /// 9.7.
    fn disqualify(&mut self, player: Number, why: &str) -> Result<(), Refused> {
        self.is_player(player)?;
        Refused::without_reason(why)?;
        if self.disqualified.contains_key(&player) {
            return Err(Refused::Disqualified(player));
        }
        let before = self.roster.get(player).map(|player| player.misses.clone()).unwrap_or_default();
        let first = self.first_not_begun();
        self.leaves_at_once(player)?;
        self.missed_out
            .insert(player, (first..=self.setup.rounds).filter(|round| !before.contains(round)).collect());
        self.disqualified.insert(player, why.to_owned());
        Ok(())
    }

    /// The Schiedsgericht has decided otherwise: he plays the rounds that have not begun.
    fn readmit(&mut self, player: Number, why: &str) -> Result<(), Refused> {
        Refused::without_reason(why)?;
        if !self.disqualified.contains_key(&player) {
            return Err(Refused::NotDisqualified(player));
        }
        self.returns(player, &self.missed_out.get(&player).cloned().unwrap_or_default())?;
        self.disqualified.remove(&player);
        self.missed_out.remove(&player);
        Ok(())
    }
}
