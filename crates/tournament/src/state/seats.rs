//! Who takes part, and where they sit.

use std::{collections::BTreeSet, sync::Arc};

use super::RoundClock;
use crate::{
    At, ChangeError, Clock, Draw, DrawError, Entrant, Event, Field, Finding, Found, Number, Position,
    Refused, Roster, Seating, Setup, Stamp, TableSize, TableState, Tables, Tournament, check, draw,
};

/// A round that is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seated {
    /// What the lot came from.
    pub seed: u64,
    /// What was found in the draw; none once it was changed by hand.
    pub found: Option<Found>,
    /// Who changed the seating by hand, if somebody did.
    pub edited: Option<Stamp>,
    /// Its clock, each time it was called; the last holds.
    pub clocks: Vec<RoundClock>,
    /// Its tables; copies of the tournament share those that are the same.
    pub tables: Vec<Arc<TableState>>,
    /// The seats of those who have more than one, by table: found once, since every table asks for its own.
    double: Vec<(Number, usize, Position)>,
    /// Are the lists in, and nobody wants to check any more?
    pub closed: bool,
}

impl Seated {
    /// The clock that runs, once the round is called.
    #[must_use]
    pub fn clock(&self) -> Option<&RoundClock> {
        self.clocks.last()
    }

    /// Those who sit at this table and at another (the Springer, TSR 10), with where else. Tables count from 1.
    pub fn springers(&self, table: usize) -> impl Iterator<Item = (Number, usize, Position)> + '_ {
        let is_here = move |player| self.double.iter().any(|&(who, at, _)| (who, at) == (player, table));
        self.double.iter().copied().filter(move |&(player, at, _)| at != table && is_here(player))
    }

    /// The minutes of a table (8.5.1), with what the referee has added. Two tables that share a Springer play in turn,
    /// so they have twice the time: that is ours, the TSR say nothing of it.
    #[must_use]
    pub fn minutes(&self, clock: Clock, table: usize) -> u32 {
        let Some(here) = table.checked_sub(1).and_then(|index| self.tables.get(index)) else { return 0 };
        let turns = if self.springers(table).next().is_some() { 2 } else { 1 };
        clock.minutes(here.list().round().size()) * turns + here.extra_minutes()
    }

    /// Has anything been entered?
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.closed || self.tables.iter().any(|table| table.has_begun())
    }
}

/// The seats of those who have more than one, by table.
fn double(tables: &Tables) -> Vec<(Number, usize, Position)> {
    let (mut seen, mut twice) = (BTreeSet::new(), BTreeSet::new());
    for player in tables.iter().flatten() {
        if !seen.insert(*player) {
            twice.insert(*player);
        }
    }
    let seats = |(players, table): (&Vec<Number>, usize)| {
        let seats = players.iter().copied().zip(Position::ALL);
        seats.map(move |(player, position)| (player, table, position)).collect::<Vec<_>>()
    };
    let all = tables.iter().zip(1..).flat_map(seats);
    all.filter(|(player, ..)| twice.contains(player)).collect()
}

/// What a draw took the place of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Replaced {
    /// The first of the rounds.
    from: usize,
    rounds: Vec<Seated>,
}

/// Which rounds are to be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Redraw {
    /// The next that is not drawn.
    Next,
    /// All that are not drawn.
    Rest,
    /// All that have not begun, also those that were drawn before.
    NotBegun,
}

impl Tournament {
    /// The last round in which something is entered, from 1 on; 0 if none has begun.
    #[must_use]
    pub fn begun(&self) -> usize {
        self.first_not_begun() - 1
    }

    /// The first round in which nothing is entered, from 1 on; one more than there are if all have begun.
    #[must_use]
    pub fn first_not_begun(&self) -> usize {
        self.rounds.iter().rposition(Seated::has_begun).map_or(1, |last| last + 2)
    }

    /// The round from which somebody plays who comes now: the first that is not drawn, from 1 on. If all are
    /// drawn, the first that has not begun, which is then drawn anew; the last if all have begun.
    #[must_use]
    pub fn next_round(&self) -> usize {
        let (drawn, rounds) = (self.rounds.len(), self.setup.rounds);
        if drawn < rounds { drawn + 1 } else { self.first_not_begun().min(rounds) }
    }

    /// Where this player sits in a round, in the order of tables: nowhere if it is not drawn yet or he does not play
    /// it, at two tables if he is a Springer.
    pub fn seats(&self, round: usize, player: Number) -> impl Iterator<Item = (At, Position)> + '_ {
        let tables = self.round(round).map_or(&[][..], |seated| &seated.tables).iter().zip(1..);
        tables.filter_map(move |(table, number)| {
            let mut seats = table.players().iter().zip(Position::ALL);
            let (_, position) = seats.find(|(one, _)| **one == player)?;
            Some((At { round, table: number }, position))
        })
    }

    /// What happens when somebody goes at once: the list of his table ends, since it cannot go on without him (of
    /// both tables, if he sits at two),
    /// and he plays no further round. Who has not played yet is struck off. Nothing changes; the events are to be
    /// applied.
    ///
    /// # Errors
    /// There is no such player.
    pub fn gone(&self, player: Number, why: &str) -> Result<Vec<Event>, Refused> {
        self.is_player(player)?;
        let begun = self.begun();
        let running = self.running().filter(|&running| running <= begun);
        let seats = running.into_iter().flat_map(|round| self.seats(round, player));
        let plays = |(at, _): (At, Position)| {
            let table = self.table(at).ok()?;
            let why = why.to_owned();
            table.list().round().next().map(|_| match table.can_spare() {
                true => Event::LeftTable { at, player, why },
                false => Event::ListEnded { at, why },
            })
        };
        let ends = seats.filter_map(plays);
        let played = (1..=begun).any(|round| self.seats(round, player).next().is_some());
        let goes = match played {
            true => Event::PlayerLeaves { player, round: begun },
            false => Event::PlayerStruck { player },
        };
        Ok(ends.chain([goes]).collect())
    }

    /// What happens when somebody leaves a table at which four are left or more: they play on, and he plays no further round.
    /// Nothing changes; the events are to be applied.
    #[must_use]
    pub fn leaves_table(&self, at: At, player: Number, why: &str) -> [Event; 2] {
        let left = Event::LeftTable { at, player, why: why.to_owned() };
        [left, Event::PlayerLeaves { player, round: at.round }]
    }

    /// What happens when he is there after all: he plays on at the table, and in the rounds that follow, if he was to play no
    /// more of them.
    #[must_use]
    pub fn back_at_table(&self, at: At, player: Number) -> Vec<Event> {
        let left = self.roster.get(player).is_some_and(|one| one.until == Some(at.round));
        let stays = Event::PlayerLeaves { player, round: self.setup.rounds };
        let stays = (left && at.round < self.setup.rounds).then_some(stays);
        std::iter::once(Event::LeftTableTakenBack { at, player }).chain(stays).collect()
    }

    /// Draws rounds. Nothing changes; the event that says so is to be applied.
    ///
    /// # Errors
    /// Nothing is left to be drawn, or the players of a round cannot be seated.
    pub fn draw(&self, which: Redraw, seed: u64) -> Result<Event, DrawRefused> {
        let rounds = self.setup.rounds;
        let from = match which {
            Redraw::Next | Redraw::Rest => self.rounds.len() + 1,
            Redraw::NotBegun => self.first_not_begun(),
        };
        if from > rounds {
            return Err(DrawRefused::NothingLeft);
        }
        let until = if which == Redraw::Next { from } else { rounds };
        let (field, numbers) = self.field(until);
        let played = self.seatings(from - 1, &numbers);
        let Draw { rounds, found, bounds, .. } = draw(&field, &played, seed)?;
        // What an option costs is told, so that whoever set it can think again.
        let fewer = |without: Field| -> Result<Option<usize>, DrawError> {
            let repeats = draw(&without, &played, seed)?.found.repeats;
            Ok((repeats < found.repeats).then_some(repeats))
        };
        let dear = found.repeats > bounds.repeats;
        let repeats_unless_fair = match dear && field.fair_fives {
            true => fewer(Field { fair_fives: false, ..field.clone() })?,
            false => None,
        };
        let repeats_unless_apart = match dear && field.clubs_apart {
            true => fewer(Field { clubs_apart: false, ..field.clone() })?,
            false => None,
        };
        let number = |place: &usize| numbers.get(*place).copied();
        let tables = |seating: &Seating| -> Tables {
            seating.0.iter().map(|table| table.iter().filter_map(number).collect()).collect()
        };
        Ok(Event::Drawn {
            from,
            seed,
            rounds: rounds.iter().skip(from - 1).map(tables).collect(),
            found: Found {
                repeats: found.repeats,
                repeats_bound: bounds.repeats,
                club_mates: found.club_mates,
                club_mates_bound: bounds.club_mates,
                fives_again: found.fives_again,
                repeats_unless_fair,
                repeats_unless_apart,
            },
        })
    }

    /// Everything to be said about the seating of a round, given those before it. Players are their
    /// numbers. That all meet again who sit at the only table need not be said.
    ///
    /// # Errors
    /// There is no such round, or one before it is not drawn.
    pub fn findings(&self, round: usize, tables: &Tables) -> Result<Vec<Finding>, Refused> {
        self.is_round(round)?;
        if self.rounds.len() + 1 < round {
            return Err(Refused::NotDrawn(self.rounds.len() + 1));
        }
        let (field, numbers) = self.field(round);
        let mut seatings = self.seatings(round - 1, &numbers);
        seatings.push(seating(tables, &numbers));
        let named = |place: usize| {
            numbers.get(place).map_or_else(|| place.saturating_sub(numbers.len()), |n| n.0 as usize)
        };
        let again = |finding: &Finding| matches!(finding, Finding::MeetAgain { .. });
        let findings = check(&field, &seatings).into_iter().filter(|finding| finding.round() == round);
        let findings = findings.filter(|finding| tables.len() > 1 || !again(finding));
        Ok(findings.map(|finding| finding.with_players(named)).collect())
    }

    fn field(&self, rounds: usize) -> (Field, Vec<Number>) {
        let (field, numbers) = self.roster.field(rounds);
        let Setup { clubs_apart, fair_fives, remainder, .. } = self.setup;
        (Field { clubs_apart, fair_fives, remainder, ..field }, numbers)
    }

    /// The seatings of the first rounds, by places of the field.
    fn seatings(&self, rounds: usize, numbers: &[Number]) -> Vec<Seating> {
        let tables = |seated: &Seated| seated.tables.iter().map(|t| t.players().to_vec()).collect();
        self.rounds.iter().take(rounds).map(|seated| seating(&tables(seated), numbers)).collect()
    }

    pub(super) fn seat_drawn(
        &mut self,
        from: usize,
        seed: u64,
        rounds: &[Tables],
        found: Found,
    ) -> Result<(), Refused> {
        self.is_round(from)?;
        if from < self.first_not_begun() {
            return Err(Refused::Begun(from));
        }
        if from > self.rounds.len() + 1 || rounds.is_empty() {
            return Err(Refused::OutOfOrder(self.rounds.len() + 1));
        }
        self.is_round(from + rounds.len() - 1)?;
        let mut after = self.clone();
        after.rounds.truncate(from - 1);
        for (tables, round) in rounds.iter().zip(from..) {
            let seated = after.seated(round, seed, tables)?;
            after.rounds.push(Seated { found: Some(found), ..seated });
        }
        after.forget_calls(from..);
        let before = self.rounds.split_off((from - 1).min(self.rounds.len()));
        if !before.is_empty() {
            after.replaced.push(Replaced { from, rounds: before });
        }
        *self = after;
        Ok(())
    }

    /// A round that was drawn again before it began, from which on the seating of before can be brought back.
    #[must_use]
    pub fn redrawn(&self) -> Option<usize> {
        let from = self.replaced.last()?.from;
        self.clone().take_draw_back(from).is_ok().then_some(from)
    }

    /// The seating is as it was before rounds were drawn again from this one on.
    pub(super) fn take_draw_back(&mut self, from: usize) -> Result<(), Refused> {
        let Some(Replaced { rounds, .. }) = self.replaced.last().filter(|last| last.from == from) else {
            return Err(Refused::NotDrawnAgain(from));
        };
        if from < self.first_not_begun() {
            return Err(Refused::Begun(from));
        }
        let mut after = self.clone();
        after.rounds.truncate(from - 1);
        for (seated, round) in rounds.iter().zip(from..) {
            // Whoever has come or gone since must have a place, or none.
            let tables = seated.tables.iter().map(|table| table.players().to_vec()).collect();
            after.seated(round, seated.seed, &tables)?;
            after.rounds.push(seated.clone());
        }
        after.forget_calls(from..);
        after.replaced.pop();
        *self = after;
        Ok(())
    }

    pub(super) fn seat_by_hand(
        &mut self,
        stamp: &Stamp,
        round: usize,
        tables: &Tables,
    ) -> Result<(), Refused> {
        let old = self.round(round)?;
        if old.has_begun() {
            return Err(Refused::Begun(round));
        }
        let (seated, clocks) = (self.seated(round, old.seed, tables)?, old.clocks.clone());
        if let Some(place) = self.rounds.get_mut(round - 1) {
            *place = Seated { edited: Some(stamp.clone()), clocks, ..seated };
        }
        self.forget_calls(round..=round);
        Ok(())
    }

    /// The round with these tables, if everybody who is there has one place.
    fn seated(&self, round: usize, seed: u64, tables: &Tables) -> Result<Seated, Refused> {
        let mut faults = self.findings(round, tables)?;
        faults.retain(Finding::is_fault);
        if !faults.is_empty() {
            return Err(Refused::Seating(faults));
        }
        let rules = self.setup.rules;
        let table = |players: &Vec<Number>| {
            Some(Arc::new(TableState::new(players.clone(), TableSize::of(players.len())?, rules)))
        };
        let double = double(tables);
        let tables = tables.iter().filter_map(table).collect();
        Ok(Seated { seed, found: None, edited: None, clocks: Vec::new(), tables, double, closed: false })
    }

    pub(super) fn is_player(&self, player: Number) -> Result<(), Refused> {
        self.roster.get(player).map(|_| ()).ok_or(ChangeError::NoSuchPlayer(player).into())
    }

    pub(super) fn add_players(&mut self, players: &[Entrant]) -> Result<(), Refused> {
        let mut roster = Roster::clone(&self.roster);
        let mut first = usize::MAX;
        for Entrant { number, name, club, from } in players {
            self.is_round(*from)?;
            if name.trim().is_empty() || number.0 == 0 {
                return Err(Refused::NoName);
            }
            if roster.get(*number).is_some() {
                return Err(Refused::NumberTaken(*number));
            }
            roster.add(*number, name.clone(), club.clone(), *from);
            first = first.min(*from);
        }
        self.change_presence(roster, first)
    }

    pub(super) fn change_player(
        &mut self,
        player: Number,
        name: &str,
        club: Option<&str>,
    ) -> Result<(), Refused> {
        if name.trim().is_empty() {
            return Err(Refused::NoName);
        }
        Ok(Arc::make_mut(&mut self.roster).rename(player, name.to_owned(), club.map(str::to_owned))?)
    }

    pub(super) fn strike_player(&mut self, player: Number) -> Result<(), Refused> {
        let mut roster = Roster::clone(&self.roster);
        roster.strike(player)?;
        self.change_presence(roster, 1)
    }

    pub(super) fn player_comes(&mut self, player: Number, round: usize) -> Result<(), Refused> {
        self.is_round(round)?;
        let mut roster = Roster::clone(&self.roster);
        roster.comes(player, round)?;
        self.change_presence(roster, 1)
    }

    pub(super) fn player_leaves(&mut self, player: Number, round: usize) -> Result<(), Refused> {
        self.is_round(round)?;
        let mut roster = Roster::clone(&self.roster);
        roster.leaves(player, round)?;
        self.change_presence(roster, 1)
    }

    pub(super) fn player_misses(&mut self, player: Number, round: usize) -> Result<(), Refused> {
        self.is_round(round)?;
        let mut roster = Roster::clone(&self.roster);
        roster.misses(player, round)?;
        self.change_presence(roster, round)
    }

    /// Somebody plays no round that has not begun.
    pub(super) fn leaves_at_once(&mut self, player: Number) -> Result<(), Refused> {
        let mut roster = Roster::clone(&self.roster);
        let first = self.first_not_begun();
        for round in first..=self.setup.rounds {
            roster.misses(player, round)?;
        }
        self.change_presence(roster, first)
    }

    /// Somebody plays those of these rounds that have not begun.
    pub(super) fn returns(&mut self, player: Number, rounds: &BTreeSet<usize>) -> Result<(), Refused> {
        let mut roster = Roster::clone(&self.roster);
        let first = self.first_not_begun();
        for round in rounds.range(first..) {
            roster.plays(player, *round)?;
        }
        self.change_presence(roster, first)
    }

    /// The roster after somebody came or went. A round that is drawn and not begun, and whose players
    /// are now others, must be drawn anew, and so must those after it; one that has begun stays.
    fn change_presence(&mut self, roster: Roster, from: usize) -> Result<(), Refused> {
        let differs = |round: usize| {
            let there = |roster: &Roster| -> Vec<Number> {
                roster.players().filter(|p| p.is_there(round)).map(|p| p.number).collect()
            };
            there(&roster) != there(&self.roster)
        };
        let first = (from..=self.rounds.len()).find(|&round| differs(round));
        if let Some(round) = first {
            if round < self.first_not_begun() {
                return Err(Refused::Begun(round));
            }
            self.rounds.truncate(round - 1);
            self.forget_calls(round..);
        }
        self.roster = Arc::new(roster);
        Ok(())
    }
}

/// Why nothing can be drawn.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DrawRefused {
    /// All rounds are drawn, or have begun.
    #[error("no round is left to be drawn")]
    NothingLeft,
    /// The players cannot be seated.
    #[error(transparent)]
    Draw(#[from] DrawError),
}

/// Places of the field; a number that nobody has gets a place that does not exist.
fn seating(tables: &Tables, numbers: &[Number]) -> Seating {
    let place =
        |number: &Number| numbers.binary_search(number).unwrap_or_else(|_| numbers.len() + number.0 as usize);
    Seating(tables.iter().map(|table| table.iter().map(place).collect()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A Springer shares two tables of a thousand: whoever asks for any of them looks at his two seats and at no others.
    #[test]
    fn who_sits_twice_is_found_once_for_all_tables() {
        let number = |i: usize| Number(u32::try_from(i).unwrap());
        let mut tables: Tables = (0..1000).map(|t| (4 * t..4 * t + 4).map(number).collect()).collect();
        tables[700][2] = number(1);
        let [_, b, c, _] = Position::ALL[..4] else { panic!("four seats") };
        assert_eq!(double(&tables), [(number(1), 1, b), (number(1), 701, c)]);
        tables[700][2] = number(9999);
        assert_eq!(double(&tables), []);
    }
}
