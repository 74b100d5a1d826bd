//! The best defence against a claim that is not true (B5).
//!
//! What the soloist left unsaid is chosen against him too, so nobody plays for him: the fewest Augen are
//! the shortest way from here to the last trick, a trick of Re being as long as its Augen. A* finds it.

use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashMap},
};

use super::state::{Next, State, Table};
use crate::{ByPlace, Hand, Kind, Led, Place};

/// Augen, then tricks of Re, in one number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Way(u16);

impl Way {
    fn new(augen: u8, tricks: u8) -> Way {
        Way(u16::from(augen) << 4 | u16::from(tricks))
    }

    fn plus(self, other: Way) -> Way {
        Way(self.0 + other.0)
    }

    /// Augen and tricks.
    fn parts(self) -> (u8, u8) {
        ((self.0 >> 4) as u8, (self.0 & 15) as u8)
    }
}

/// The positions at the beginning of a trick that have been reached.
pub(super) struct Search<'a> {
    table: &'a Table<'a>,
    nodes: u32,
    reached: HashMap<(ByPlace<Hand>, Place), Way>,
    /// Each with the way that led to it.
    states: Vec<(State, Way)>,
    /// By the least that can come of them, then by cards left: the fewest first.
    open: BinaryHeap<Reverse<(Way, u8, usize)>>,
}

impl<'a> Search<'a> {
    pub(super) fn new(table: &'a Table<'a>, nodes: u32) -> Search<'a> {
        Search { table, nodes, reached: HashMap::new(), states: Vec::new(), open: BinaryHeap::new() }
    }

    /// The fewest Augen, then the fewest tricks, that Re can be held to; nothing if that takes too long.
    pub(super) fn least(mut self, state: &State) -> Option<(u8, u8)> {
        let none = Way::new(0, 0);
        if state.is_fresh() {
            self.reach(*state, none);
        } else {
            self.play_on(state, none)?;
        }
        while let Some(Reverse((_, left, number))) = self.open.pop() {
            let (state, way) = *self.states.get(number)?;
            if left == 0 {
                return Some(way.parts());
            }
            if self.reached.get(&(state.hands, state.leader)) == Some(&way) {
                self.play_on(&state, way)?;
            }
        }
        None
    }

    /// All ways to finish the trick.
    fn play_on(&mut self, state: &State, way: Way) -> Option<()> {
        for kind in self.worth_trying(state).kinds() {
            self.nodes = self.nodes.checked_sub(1)?;
            match state.with(self.table, kind) {
                Next::Open(state) => self.play_on(&state, way)?,
                Next::Trick { state, winner, augen } if winner == self.table.soloist => {
                    self.reach(state, way.plus(Way::new(augen, 1)));
                }
                Next::Trick { state, .. } => self.reach(state, way),
            }
        }
        Some(())
    }

    fn reach(&mut self, state: State, way: Way) {
        let before = self.reached.entry((state.hands, state.leader)).or_insert(Way(u16::MAX));
        if way < *before {
            *before = way;
            let least = way.plus(self.at_least(&state));
            self.open.push(Reverse((least, state.hands[state.leader].len(), self.states.len())));
            self.states.push((state, way));
        }
    }

    /// What Re cannot be kept from: a trick for each trump of the soloist that nobody can beat, and in
    /// it at least the smallest cards of the others.
    fn at_least(&self, state: &State) -> Way {
        let order = self.table.order;
        let trumps = order.following(Led::Trump);
        let strength = |kind: Kind| order.strength(Led::Trump, kind);
        let soloist = self.table.soloist;
        let others =
            || Place::ALL.into_iter().filter(|&place| place != soloist).map(|place| state.hands[place]);
        let highest = others().flat_map(|hand| hand.only(trumps).kinds()).map(strength).max();
        let sure = state.hands[soloist].only(trumps).iter().filter(|&kind| Some(strength(kind)) > highest);
        let (tricks, own) = sure.fold((0, 0), |(tricks, augen), kind| (tricks + 1, augen + kind.augen()));
        let mut smallest: Vec<u8> = others().flat_map(Hand::iter).map(Kind::augen).collect();
        smallest.sort_unstable();
        Way::new(own + smallest.iter().take(3 * usize::from(tricks)).sum::<u8>(), tricks)
    }

    /// The options without those that make no difference: of neighbours in rank with the same Augen,
    /// between which nobody else holds a card, one is enough.
    fn worth_trying(&self, state: &State) -> Hand {
        let options = self.table.options(state);
        let own = state.turn();
        let others: Vec<Kind> = Place::ALL
            .into_iter()
            .filter(|&place| place != own)
            .flat_map(|place| state.hands[place].kinds())
            .chain(state.laid())
            .collect();
        let same = |a: Kind, b: Kind| {
            let led = self.table.order.led(a);
            if a.augen() != b.augen() || self.table.order.led(b) != led {
                return false;
            }
            let strength = |kind| self.table.order.strength(led, kind);
            let between = strength(a).min(strength(b))..=strength(a).max(strength(b));
            !others.iter().any(|&kind| between.contains(&strength(kind)))
        };
        options.kinds().fold(Hand::EMPTY, |tried, kind| {
            if tried.kinds().any(|before| same(before, kind)) {
                tried
            } else {
                tried.with(kind).unwrap_or(tried)
            }
        })
    }
}
