//! Single dummy: what an action comes to over the layouts that are possible.
//!
//! Each layout is played with all cards seen. That is the usual measure and a kind one: at the table
//! nobody sees through the backs of the cards, so that two-way finesses are guessed here that would be
//! missed there, by both sides. The error given is that of the sample, not of this.

use std::sync::atomic::{AtomicUsize, Ordering};

use cards::{BySeat, Card, CardSet, Seat, Side};
use rayon::prelude::*;
use solver::{Position, PositionError, Settings, Solver};

use crate::{known::Known, layouts::Layouts};

/// How often an action came to how many tricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Distribution {
    counts: [u32; 14],
}

impl Distribution {
    fn add(&mut self, tricks: u8) {
        if let Some(count) = self.counts.get_mut(usize::from(tricks)) {
            *count += 1;
        }
    }

    /// The tricks that came up, fewest first, and how often.
    pub fn counts(&self) -> impl Iterator<Item = (u8, u32)> + '_ {
        (0..).zip(self.counts).filter(|&(_, count)| count > 0)
    }

    /// How many layouts.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// The mean number of tricks.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let sum: f64 = self.counts().map(|(tricks, count)| f64::from(tricks) * f64::from(count)).sum();
        sum / f64::from(self.total().max(1))
    }

    /// The standard error of the mean; at least two layouts are needed for one.
    #[must_use]
    pub fn error(&self) -> f64 {
        let (mean, n) = (self.mean(), f64::from(self.total()));
        let squares: f64 =
            self.counts().map(|(tricks, count)| (f64::from(tricks) - mean).powi(2) * f64::from(count)).sum();
        (squares / (n - 1.0).max(1.0) / n.max(1.0)).sqrt()
    }

    /// The part of the layouts in which it came to at least so many tricks, with the standard error of
    /// that. The error is reckoned as though one layout more had come out each way, so that a result that
    /// came up always is not taken for certain.
    #[must_use]
    pub fn at_least(&self, tricks: u8) -> (f64, f64) {
        let n = f64::from(self.total().max(1));
        let often: u32 = self.counts().filter(|&(t, _)| t >= tricks).map(|(_, count)| count).sum();
        let shaded = (f64::from(often) + 1.0) / (n + 2.0);
        (f64::from(often) / n, (shaded * (1.0 - shaded) / (n + 2.0)).sqrt())
    }
}

/// What this side wins in all, over the layouts. `progress` is told after each layout, from any thread, how
/// many are done.
///
/// # Errors
/// The layouts do not fit the cards played.
pub fn tricks(
    known: &Known,
    layouts: &Layouts,
    side: Side,
    memory: usize,
    progress: &(dyn Fn(usize) + Sync),
) -> Result<Distribution, PositionError> {
    let found = over(known, layouts, memory, progress, |solver, position| {
        position.map_or(0, |position| solver.tricks(&position, known.strain)[side])
    })?;
    let mut distribution = Distribution::default();
    found.into_iter().for_each(|rest| distribution.add(known.won[side] + rest));
    Ok(distribution)
}

/// What the side in turn wins in all after each card that its hand may play, over the layouts. The hand
/// must be seen. The best in the mean first. `progress` as for [`tricks`].
///
/// # Errors
/// The layouts do not fit the cards played.
pub fn cards(
    known: &Known,
    layouts: &Layouts,
    memory: usize,
    progress: &(dyn Fn(usize) + Sync),
) -> Result<Vec<(Card, Distribution)>, PositionError> {
    let won = known.won[known.turn().side()];
    let found = over(known, layouts, memory, progress, |solver, position| {
        position.map(|position| solver.cards(&position, known.strain)).unwrap_or_default()
    })?;
    let mut all: Vec<(Card, Distribution)> = Vec::new();
    for found in found.into_iter().flatten() {
        let place = all.iter().position(|(card, _)| *card == found.card).unwrap_or_else(|| {
            all.push((found.card, Distribution::default()));
            all.len() - 1
        });
        if let Some((_, distribution)) = all.get_mut(place) {
            distribution.add(won + found.tricks);
        }
    }
    all.sort_by(|(a, one), (b, other)| other.mean().total_cmp(&one.mean()).then(b.cmp(a)));
    Ok(all)
}

/// Solves every layout, on all cores; the answers come in the order of the layouts.
fn over<T: Send>(
    known: &Known,
    layouts: &Layouts,
    memory: usize,
    progress: &(dyn Fn(usize) + Sync),
    solve: impl Fn(&mut Solver, Option<Position>) -> T + Sync,
) -> Result<Vec<T>, PositionError> {
    let each = Settings { memory: memory / rayon::current_num_threads().max(1) };
    let all_played = known.played.len() == 52;
    let done = AtomicUsize::new(0);
    layouts
        .hands
        .par_iter()
        .map_init(
            || Solver::new(each),
            |solver, hands| {
                let left: BySeat<CardSet> = BySeat::from_fn(|seat: Seat| hands[seat] - known.played);
                let position = if all_played {
                    None
                } else {
                    Some(Position::in_trick(left, known.leader, &known.trick)?)
                };
                let solved = solve(solver, position);
                progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                Ok(solved)
            },
        )
        .collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use std::sync::Mutex;

    use bridge::{PartialDeal, Strain};

    use super::*;

    #[test]
    fn progress_is_told_once_for_each_layout() {
        let deal: PartialDeal = "N:AKQ2.A2.K32.5432 - JT543.K43.A65.K6 -".parse().unwrap();
        let known = Known::new(&deal, Seat::West, Strain::Spades).unwrap();
        let layouts = Layouts::draw(&known, 5, 1).unwrap();
        let told = Mutex::new(Vec::new());
        let tell = |done| told.lock().unwrap().push(done);
        tricks(&known, &layouts, Side::NorthSouth, 16 << 20, &tell).unwrap();
        let mut told = told.into_inner().unwrap();
        told.sort_unstable();
        assert_eq!(told, [1, 2, 3, 4, 5]);
    }
}
