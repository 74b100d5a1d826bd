//! Which way of ordering leads does best in a deal is found out while it is searched.
//!
//! Points fitted to other deals are best for most, but not for all, and nothing that is seen beforehand tells which:
//! neither voids nor how the ranks are spread. So where few tricks are left, each way has its turn, and what it took is
//! counted; the one that takes least goes on. Within such an ending one way orders all leads: where it changed from
//! lead to lead, positions of more shapes would be met, and what is proved would be found again less often (a fifth
//! more nodes).

#![allow(clippy::indexing_slicing, reason = "there is a place for each way")]

/// A way of ordering leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// By points that were fitted to other deals.
    Points,
    /// By rules, of equals the highest suit first.
    Rules,
    /// By the same rules, of equals the lowest suit first.
    RulesFromBelow,
    /// By the rules alone, whatever was enough when the same hand led before.
    RulesAnew,
}

impl Way {
    /// Of a deal with so many voids, above the endings. With many what was enough before stays the best, with eight, where
    /// hardly a hand follows to what another leads, it misleads (half of the nodes without).
    pub const fn with_voids(voids: usize) -> Way {
        match voids {
            0..MANY_VOIDS => Way::Points,
            MANY_VOIDS..8 => Way::Rules,
            _ => Way::RulesAnew,
        }
    }

    /// What is tried in endings.
    pub const ALL: [Way; 3] = [Way::Points, Way::Rules, Way::RulesFromBelow];
}

/// Deals with so many voids are searched by rules that were not fitted to others.
pub const MANY_VOIDS: usize = 4;
/// Tricks left where one way is chosen for what is below.
pub const ENDING: i32 = 6;
/// Endings that each way has had before one of them is preferred.
const ENOUGH: u64 = 100;
/// From then on one ending in so many goes to each way in turn.
const SELDOM: usize = 32;

/// What each way has taken in this deal.
#[derive(Debug, Clone, Default)]
pub struct Trials {
    taken: [Taken; Way::ALL.len()],
    endings: usize,
}

#[derive(Debug, Clone, Copy, Default)]
struct Taken {
    endings: u64,
    nodes: u64,
}

impl Taken {
    /// Did it take less for an ending in the mean?
    const fn is_less(self, other: Taken) -> bool {
        self.nodes * other.endings < other.nodes * self.endings
    }
}

impl Trials {
    /// The way for the next ending.
    pub fn next(&mut self) -> Way {
        self.endings += 1;
        let mut best = 0;
        for way in 1..self.taken.len() {
            if self.taken[way].is_less(self.taken[best]) {
                best = way;
            }
        }
        let turn = match self.taken.iter().all(|taken| taken.endings >= ENOUGH) {
            true if !self.endings.is_multiple_of(SELDOM) => best,
            true => self.endings / SELDOM % Way::ALL.len(),
            false => self.endings % Way::ALL.len(),
        };
        Way::ALL[turn]
    }

    /// An ending searched this way took so many nodes.
    pub fn add(&mut self, way: Way, nodes: u64) {
        let taken = &mut self.taken[way as usize];
        taken.endings += 1;
        taken.nodes += nodes;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every way is tried, the best one goes on, and one that becomes the best later is found.
    #[test]
    fn the_way_that_takes_least_goes_on() {
        let mut trials = Trials::default();
        let mut run = |cost: [u64; 3], endings: usize| {
            let mut had = [0; 3];
            for _ in 0..endings {
                let way = trials.next();
                trials.add(way, cost[way as usize]);
                had[way as usize] += 1;
            }
            had
        };
        assert_eq!(run([5, 5, 5], 300), [100, 100, 100]);
        let had = run([9, 3, 6], 960);
        assert!(had[1] >= 900 && had[0] >= 10 && had[2] >= 10, "{had:?}");
        let had = run([1, 90, 60], 9600);
        assert!(had[0] >= 8_000, "{had:?}");
    }
}
