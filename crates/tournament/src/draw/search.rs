//! Local search: two players of one round change places, again and again.
#![allow(clippy::indexing_slicing, reason = "all places are made here from the checked field")]

use super::{Bounds, Dice, Field, Seating, check::is_larger};
use crate::Split;

/// The price of a repeated meeting; everything else is weighed against it.
const REPEAT: i32 = 64;

/// The price of two club mates at one table in round 1.
const CLUB: i32 = 80;

/// The price of a stay at a table of five or more after the second, on the way to a draw in which there are no more of
/// them than must be.
const THIRD: i32 = 40;

/// The price of a pair by how often it meets: repeats first, then rather two pairs twice than one
/// pair three times.
fn price(times: u8) -> i32 {
    let again = (i32::from(times) - 1).max(0);
    REPEAT * again + again * (again - 1)
}

/// Swaps tried from one beginning, and the beginnings. A large hall is done after the first few
/// thousand; the small fields, where it is hard, need many.
const SWAPS: usize = 200_000;
const BEGINNINGS: usize = 4;
/// The willingness to accept a worse draw in the first tries: a repeat for about a quarter of them.
const HOTTEST: usize = 48;

#[derive(Clone)]
struct State {
    /// Round, table, players.
    tables: Vec<Vec<Vec<usize>>>,
    /// Round, player: his table.
    table_of: Vec<Vec<usize>>,
    meets: Vec<u8>,
    cost: i32,
    /// Stays at a table of five after the second, over all players.
    thirds: i32,
}

struct Search<'a> {
    field: &'a Field,
    played: usize,
    /// Round, player: is he there?
    there: Vec<Vec<bool>>,
    players: usize,
}

impl Search<'_> {
    fn mates(&self, round: usize, a: usize, b: usize) -> bool {
        round == 0 && self.field.clubs_apart && self.field.clubs[a].is_some() && {
            self.field.clubs[a] == self.field.clubs[b]
        }
    }

    fn add(&self, state: &mut State, round: usize, a: usize, b: usize) {
        let times = state.meets[a * self.players + b] + 1;
        state.meets[a * self.players + b] = times;
        state.meets[b * self.players + a] = times;
        state.cost += price(times) - price(times - 1);
        state.cost += if self.mates(round, a, b) { CLUB } else { 0 };
    }

    /// What the swap of `a` and `b`, at tables `x` and `y`, would cost.
    fn delta(&self, state: &State, round: usize, (a, x): (usize, usize), (b, y): (usize, usize)) -> i32 {
        let mut delta = 0;
        for (own, other, mine) in [(a, b, x), (b, a, y)] {
            for &mate in state.tables[round][mine].iter().filter(|&&mate| mate != own) {
                let leave = state.meets[own * self.players + mate];
                let meet = state.meets[other * self.players + mate];
                delta += price(leave - 1) - price(leave) + price(meet + 1) - price(meet);
                if round == 0 && self.field.clubs_apart {
                    delta +=
                        CLUB * (i32::from(self.mates(0, other, mate)) - i32::from(self.mates(0, own, mate)));
                }
            }
        }
        delta
    }

    fn swap(
        &self,
        state: &mut State,
        round: usize,
        (a, x): (usize, usize),
        (b, y): (usize, usize),
        delta: i32,
    ) {
        for (own, other, mine) in [(a, b, x), (b, a, y)] {
            for i in 0..state.tables[round][mine].len() {
                let mate = state.tables[round][mine][i];
                if mate == own {
                    continue;
                }
                for (one, change) in [(own, -1), (other, 1)] {
                    for place in [one * self.players + mate, mate * self.players + one] {
                        state.meets[place] = state.meets[place].wrapping_add_signed(change);
                    }
                }
            }
        }
        for (table, from, to) in [(x, a, b), (y, b, a)] {
            for place in state.tables[round][table].iter_mut().filter(|place| **place == from) {
                *place = to;
            }
        }
        state.table_of[round][a] = y;
        state.table_of[round][b] = x;
        state.cost += delta;
    }

    /// A beginning by lot. The tables of five go to those who have been at one least often.
    fn begin(&self, splits: &[Split], played: &[Seating], dice: &mut Dice) -> State {
        let n = self.players;
        let mut state = State {
            tables: played.iter().map(|seating| seating.0.clone()).collect(),
            table_of: vec![vec![usize::MAX; n]; splits.len()],
            meets: vec![0; n * n],
            cost: 0,
            thirds: 0,
        };
        let mut stays = vec![0_i32; n];
        for (round, split) in splits.iter().enumerate() {
            if round >= self.played {
                let mut order = self.field.present[round].clone();
                dice.shuffle(&mut order);
                order.sort_by_key(|&p| std::cmp::Reverse(stays[p])); // stable: the lot decides among equals
                let mut rest = order.into_iter();
                let table = |size: crate::TableSize| rest.by_ref().take(size.players().into()).collect();
                state.tables.push(split.sizes().map(table).collect());
            }
            for (t, table) in state.tables[round].clone().iter().enumerate() {
                for (i, &a) in table.iter().enumerate() {
                    state.table_of[round][a] = t;
                    stays[a] += i32::from(is_larger(table));
                    for &b in &table[i + 1..] {
                        self.add(&mut state, round, a, b);
                    }
                }
            }
        }
        state.thirds = stays.iter().map(|stays| (stays - 2).max(0)).sum();
        state.cost += THIRD * state.thirds;
        state
    }

    /// What the stays after the second change by, if one player leaves a table of five and another goes there.
    fn thirds(&self, state: &State, five: usize, four: usize) -> i32 {
        i32::from(self.stays(state, four) >= 2) - i32::from(self.stays(state, five) > 2)
    }

    /// How often this player is at a table of five, in all rounds.
    fn stays(&self, state: &State, player: usize) -> usize {
        let rounds = state.tables.iter().zip(&state.table_of);
        let five = |(tables, table_of): &(&Vec<Vec<usize>>, &Vec<usize>)| {
            tables.get(table_of[player]).is_some_and(|table| is_larger(table))
        };
        rounds.filter(five).count()
    }

    /// The price in fairness if these two, at a table of five and one of four, change: the squares of
    /// the stays at a table of five, summed up after each round. None if this draw must stay fair and
    /// they do not just change roles: the one who goes there now having been there once less in
    /// every round from this on.
    fn fairness(&self, state: &State, round: usize, five: usize, four: usize, fair: bool) -> Option<i32> {
        if fair && self.there.iter().any(|there| there[five] != there[four]) {
            return None;
        }
        let (mut ahead, mut price) = (0, 0);
        for (r, table_of) in state.table_of.iter().enumerate() {
            let stay =
                |p: usize| state.tables[r].get(table_of[p]).map_or(0, |table| i32::from(is_larger(table)));
            ahead += stay(five) - stay(four);
            if r >= round {
                if fair && ahead != 1 {
                    return None;
                }
                price += 2 * (1 - ahead);
            }
        }
        Some(price)
    }

    fn anneal(&self, mut state: State, target: i32, hottest: usize, fair: bool, dice: &mut Dice) -> State {
        let free = self.field.present.len() - self.played;
        // The beginning gives the tables of five to those who had them least: nobody is there more often than must
        // be, and in no draw that is taken. On the way some may be.
        let (mut best, least) = (state.clone(), state.thirds);
        let target = target + THIRD * least;
        for step in 0..SWAPS {
            if best.cost <= target {
                break;
            }
            // The willingness to accept a worse draw, falling to none.
            let heat = (hottest * (SWAPS - step) / SWAPS) as i32;
            let round = self.played + dice.below(free);
            let present = &self.field.present[round];
            let (a, b) = (present[dice.below(present.len())], present[dice.below(present.len())]);
            let (x, y) = (state.table_of[round][a], state.table_of[round][b]);
            if x == y {
                continue;
            }
            let delta = self.delta(&state, round, (a, x), (b, y));
            let roles = match [x, y].map(|table| is_larger(&state.tables[round][table])) {
                [true, false] => Some((a, b)),
                [false, true] => Some((b, a)),
                _ => None,
            };
            let thirds = roles.map_or(0, |(five, four)| self.thirds(&state, five, four));
            let fairness = match roles {
                Some((five, four)) => self.fairness(&state, round, five, four, fair),
                None => Some(0),
            };
            let Some(delta) = fairness.map(|price| price + delta + THIRD * thirds) else { continue };
            if delta <= 0 || (heat > 0 && accepts(delta, heat, dice)) {
                self.swap(&mut state, round, (a, x), (b, y), delta);
                state.thirds += thirds;
                if state.cost < best.cost && state.thirds <= least {
                    best.clone_from(&state);
                }
            }
        }
        best
    }
}

/// Half for each `heat / 2` that it costs; whole numbers, so that every machine draws the same.
fn accepts(delta: i32, heat: i32, dice: &mut Dice) -> bool {
    let halvings = (2 * delta / heat).min(40) as u32;
    dice.number() >> (64 - halvings.max(1)) == 0
}

pub(super) fn search(
    field: &Field,
    splits: &[Split],
    played: &[Seating],
    bounds: &Bounds,
    seed: u64,
) -> Vec<Seating> {
    if played.len() == splits.len() {
        return played.to_vec();
    }
    let players = field.clubs.len();
    let there = field.present.iter().map(|present| {
        let mut there = vec![false; players];
        present.iter().for_each(|&p| there[p] = true);
        there
    });
    let search = Search { field, played: played.len(), there: there.collect(), players };
    let target = REPEAT * bounds.repeats as i32 + CLUB * bounds.club_mates as i32;
    let mut dice = Dice::new(seed, 0);
    let mut best: Option<State> = None;
    // First with a fair share of the tables of five; if that costs meetings, without.
    let fairs = if field.fair_fives { &[true][..] } else { &[true, false] };
    for (&fair, beginning) in fairs.iter().flat_map(|fair| (0..BEGINNINGS).map(move |i| (fair, i))) {
        if best.as_ref().is_some_and(|best| best.cost <= target) {
            break;
        }
        // A large field needs no detours.
        let hottest = if fair && beginning == 0 { 0 } else { HOTTEST };
        let state = search.begin(splits, played, &mut dice);
        let state = search.anneal(state, target, hottest, fair, &mut dice);
        if best.as_ref().is_none_or(|best| state.cost < best.cost) {
            best = Some(state);
        }
    }
    let tables = best.map(|state| state.tables).unwrap_or_default();
    let mut rounds: Vec<Seating> = tables.into_iter().map(Seating).collect();
    // Positions are drawn, too.
    for seating in rounds.iter_mut().skip(played.len()) {
        seating.0.iter_mut().for_each(|table| dice.shuffle(table));
    }
    rounds
}
