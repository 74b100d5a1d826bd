//! Who sits at two tables in a round (the Springer, TSR 10). The search seats placeholders at the second places, so
//! that it need not know of them; then two tables are made of those who sit there and at another.
#![allow(clippy::indexing_slicing, reason = "all places are made here from the checked field")]

use std::collections::BTreeSet;

use super::{Dice, Field, Seating};
use crate::Split;

/// Those who sit at two tables.
pub(super) fn of(seating: &Seating) -> BTreeSet<usize> {
    let mut seen = BTreeSet::new();
    seating.0.iter().flatten().copied().filter(|player| !seen.insert(*player)).collect()
}

/// The field with a placeholder for each second place in the rounds that are to be drawn, and the first of them.
pub(super) fn held(field: &Field, splits: &[Split], played: usize) -> (Field, usize) {
    let first = field.clubs.len();
    let most = splits.iter().skip(played).map(|split| split.springers).max().unwrap_or(0);
    let mut held = field.clone();
    held.clubs.resize(first + most, None);
    for (present, split) in held.present.iter_mut().zip(splits).skip(played) {
        present.extend(first..first + split.springers);
    }
    (held, first)
}

/// Puts players in the places of the placeholders, in the rounds after those played: such as have sat at two tables
/// least often, and of those such that the fewest meet again. Where there are two, both come to sit at the same two
/// tables, so that no third table waits for anybody.
pub(super) fn seat(field: &Field, rounds: &mut [Seating], (played, first_holder): (usize, usize), seed: u64) {
    let mut dice = Dice::new(seed, 1);
    for round in played..rounds.len() {
        let weighed = Weighed::before(field, rounds, round);
        let tables = &rounds[round].0;
        let pools = pools(tables, first_holder);
        let ways = pools.first().map_or_else(Vec::new, |pool| ways(pool.players.len()));
        let choices = pools.iter().flat_map(|pool| ways.iter().map(move |way| (pool, way)));
        let best = choices.min_by_key(|(pool, way)| weighed.price(tables, pool, **way, first_holder));
        let Some((pool, way)) = best else { continue };
        let (moves, two) = (pool.moves, [way.one, way.other].map(|half| pool.of(half | way.springers)));
        let (own, seating) = (pool.tables, &mut rounds[round].0);
        if let Some((player, table)) = moves {
            seating[table].iter_mut().filter(|p| **p >= first_holder).for_each(|p| *p = player);
        }
        for (table, mut players) in own.into_iter().zip(two) {
            dice.shuffle(&mut players);
            seating[table] = players;
        }
    }
}

/// Two tables and the players who are to sit there, one or two of them at both.
struct Pool {
    tables: [usize; 2],
    players: Vec<usize>,
    /// Who takes the place that is held at a third table.
    moves: Option<(usize, usize)>,
}

impl Pool {
    fn of(&self, mask: u8) -> Vec<usize> {
        let taken = self.players.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
        taken.map(|(_, player)| *player).collect()
    }
}

/// A way to part a pool, as bit masks: who sits at both tables, and who at one of them.
#[derive(Clone, Copy)]
struct Way {
    springers: u8,
    one: u8,
    other: u8,
}

/// All ways to part so many, seven or six, over two tables of four.
fn ways(players: usize) -> Vec<Way> {
    let (all, twice) = ((1_u8 << players) - 1, 8 - players as u32);
    let springers = (0..=all).filter(|mask| mask.count_ones() == twice);
    let parted = |springers: u8| {
        let halves = (0..=all).filter(move |one| one & springers == 0 && one.count_ones() == 4 - twice);
        // The tables are alike: each parting once.
        halves
            .map(move |one| Way { springers, one, other: all & !springers & !one })
            .filter(|w| w.one < w.other)
    };
    springers.flat_map(parted).collect()
}

/// The tables that may share somebody: one at which a place is held, with each other.
fn pools(tables: &[Vec<usize>], first_holder: usize) -> Vec<Pool> {
    let holds = |table: &Vec<usize>| table.iter().any(|player| *player >= first_holder);
    let mut held = (0..tables.len()).filter(|t| holds(&tables[*t]));
    let Some(first) = held.next() else { return Vec::new() };
    let third = held.next();
    let mut pools = Vec::new();
    for second in (0..tables.len()).filter(|t| *t != first) {
        let both = tables[first].iter().chain(&tables[second]).copied().filter(|p| *p < first_holder);
        let (both, tables) = (both.collect::<Vec<usize>>(), [first, second]);
        match third.filter(|third| *third != second) {
            None => pools.push(Pool { tables, players: both, moves: None }),
            Some(third) => pools.extend(both.iter().map(|&player| Pool {
                tables,
                players: both.iter().copied().filter(|other| *other != player).collect(),
                moves: Some((player, third)),
            })),
        }
    }
    pools
}

/// What is known of the rounds before.
struct Weighed<'a> {
    field: &'a Field,
    /// Club mates are to be apart.
    apart: bool,
    /// How often each has sat at two tables.
    often: Vec<usize>,
    met: BTreeSet<(usize, usize)>,
}

impl Weighed<'_> {
    fn before<'a>(field: &'a Field, rounds: &[Seating], round: usize) -> Weighed<'a> {
        let mut often = vec![0; field.clubs.len()];
        for before in rounds.iter().take(round) {
            of(before).into_iter().for_each(|player| often[player] += 1);
        }
        let pairs = rounds.iter().take(round).flat_map(Seating::pairs);
        let met = pairs.map(|(a, b)| (a.min(b), a.max(b))).collect();
        Weighed { field, apart: round == 0 && field.clubs_apart, often, met }
    }

    /// Would these rather not sit together? Two who share both tables meet twice in any case.
    fn is_dear(&self, a: usize, b: usize) -> bool {
        let club = |player: usize| self.field.clubs[player];
        self.met.contains(&(a.min(b), a.max(b))) || self.apart && club(a).is_some() && club(a) == club(b)
    }

    /// The less the better: how often those have jumped who would now, then how many sit together who rather would
    /// not.
    fn price(
        &self,
        tables: &[Vec<usize>],
        pool: &Pool,
        way: Way,
        first_holder: usize,
    ) -> (usize, usize, usize) {
        let often = || pool.of(way.springers).into_iter().map(|player| self.often[player]);
        let among = |players: Vec<usize>| {
            let later = |i: usize| players.iter().skip(i + 1);
            let dear = |(i, &a): (usize, &usize)| later(i).filter(|&&b| self.is_dear(a, b)).count();
            players.iter().enumerate().map(dear).sum::<usize>()
        };
        let moved = pool.moves.map_or(0, |(player, table)| {
            let mates = tables[table].iter().filter(|mate| **mate < first_holder);
            mates.filter(|mate| self.is_dear(player, **mate)).count()
        });
        let together = among(pool.of(way.one | way.springers)) + among(pool.of(way.other | way.springers));
        (often().max().unwrap_or(0), often().sum(), together + moved)
    }
}
