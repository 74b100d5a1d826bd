//! What no draw can go below, by counting.

use super::{Field, Seating, check::repeats_by_round};
use crate::Split;

/// Proven lower bounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Bounds {
    /// Of repeated meetings.
    pub repeats: usize,
    /// Of pairs of club mates at one table in round 1.
    pub club_mates: usize,
}

/// The fewest pairs among `k` players spread over `boxes`.
fn crowded(k: usize, boxes: usize) -> usize {
    (0..k).map(|i| i / boxes.max(1)).sum()
}

/// Of one round after another: `common` players sat at `boxes` tables before and are now spread over
/// the tables of `split`. Two of one box at one table meet again. The cost of one more at a table
/// never falls, so taking the cheapest place each time gives the least.
fn pair_bound(common: usize, boxes: usize, split: Split) -> usize {
    let mut costs: Vec<usize> =
        split.sizes().flat_map(|size| (0..usize::from(size.players())).map(|k| k / boxes.max(1))).collect();
    costs.sort_unstable();
    costs.iter().take(common).sum()
}

pub(super) fn bounds(field: &Field, splits: &[Split], played: &[Seating]) -> Bounds {
    let players = field.clubs.len();
    let mut there = vec![vec![false; field.present.len()]; players];
    for (round, present) in field.present.iter().enumerate() {
        for &p in present {
            if let Some(here) = there.get_mut(p).and_then(|rounds| rounds.get_mut(round)) {
                *here = true;
            }
        }
    }
    let together = |r: usize, q: usize| {
        there.iter().filter(|t| t.get(r) == Some(&true) && t.get(q) == Some(&true)).count()
    };

    // Round by round, each against the worst of those before it.
    let facts = repeats_by_round(field, played);
    let by_rounds: usize = splits
        .iter()
        .enumerate()
        .map(|(r, &split)| match facts.get(r) {
            Some(&fact) => fact,
            None => {
                let against =
                    |(q, before): (usize, &Split)| pair_bound(together(r, q), before.tables(), split);
                splits.iter().enumerate().take(r).map(against).max().unwrap_or(0)
            }
        })
        .sum();

    // Player by player: nobody has more others than there are.
    let mut too_many = 0;
    for (i, own) in there.iter().enumerate() {
        let others = there.iter().enumerate().filter(|&(j, t)| j != i && shares(own, t)).count();
        let meets = 3 * own.iter().filter(|&&here| here).count();
        too_many += meets.saturating_sub(others);
    }

    // All together: as many meetings as the tables make, as many pairs as there are.
    let meet = |n: usize| n * (n - 1) / 2;
    let sizes = splits.iter().flat_map(|split| split.sizes());
    let meetings: usize = sizes.map(|size| meet(size.players().into())).sum();
    let pairs =
        there.iter().enumerate().map(|(i, own)| there.iter().skip(i + 1).filter(|t| shares(own, t)).count());
    let by_pairs = meetings.saturating_sub(pairs.sum());

    let tables = splits.first().map_or(1, |split| split.tables());
    let mut members = std::collections::BTreeMap::new();
    for &p in field.present.first().into_iter().flatten() {
        if let Some(Some(club)) = field.clubs.get(p) {
            *members.entry(*club).or_insert(0) += 1;
        }
    }
    let crowds: usize = members.values().map(|&k| crowded(k, tables)).sum();
    Bounds {
        repeats: by_rounds.max(too_many.div_ceil(2)).max(by_pairs),
        club_mates: if field.clubs_apart { crowds } else { 0 },
    }
}

fn shares(a: &[bool], b: &[bool]) -> bool {
    a.iter().zip(b).any(|(a, b)| *a && *b)
}
