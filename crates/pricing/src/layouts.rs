//! Layouts that fit what is known, each as likely as the other.
//!
//! How many layouts there are is counted exactly, suit by suit, with the lengths that are known and the
//! suits that somebody has shown out of. A layout is drawn by drawing lengths in proportion to the number
//! of layouts with them, then the cards of each suit. So every layout that fits the lengths is drawn with
//! the same chance. Those that do not fit the points are thrown away, which leaves the others as likely
//! as they were. Nothing is weighted and nothing repaired.

use std::rc::Rc;

use cards::{BySeat, CardSet, Seat, Suit};
use chacha20::ChaCha8Rng;
use rand::{Rng, RngExt, SeedableRng, seq::SliceRandom};
use rustc_hash::FxHashMap;
use thiserror::Error;

use crate::known::{Known, points};

/// Draws at most; so many layouts can be asked for.
pub const DRAWS: u64 = 1_000_000;

/// Layouts drawn.
#[derive(Debug, Clone)]
pub struct Layouts {
    /// The four hands as dealt, of each.
    pub hands: Vec<BySeat<CardSet>>,
    /// How many had to be drawn for them.
    pub drawn: u64,
    /// How many layouts fit, the points not looked at.
    pub ways: u128,
    /// The seed: the same one gives the same layouts.
    pub seed: u64,
}

/// Why there are no layouts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NoLayouts {
    /// What is known contradicts itself.
    #[error("no layout fits what is known")]
    Contradiction,
    /// Too few fit.
    #[error("too rare: only {found} of {drawn} draws fitted what is known")]
    Rare {
        /// How many fitted.
        found: usize,
        /// How many were drawn.
        drawn: u64,
    },
}

impl Layouts {
    /// Draws so many.
    ///
    /// # Errors
    /// Nothing fits, or too little.
    pub fn draw(known: &Known, count: usize, seed: u64) -> Result<Layouts, NoLayouts> {
        Layouts::draw_within(known, count, seed, DRAWS)
    }

    fn draw_within(known: &Known, count: usize, seed: u64, most: u64) -> Result<Layouts, NoLayouts> {
        let mut deck = Deck::new(known).ok_or(NoLayouts::Contradiction)?;
        let ways = deck.ways(0, deck.room);
        if ways == 0 {
            return Err(NoLayouts::Contradiction);
        }
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut hands = Vec::new();
        let mut drawn = 0;
        while hands.len() < count {
            if drawn == most {
                return Err(NoLayouts::Rare { found: hands.len(), drawn });
            }
            drawn += 1;
            let layout = deck.layout(&mut rng, &known.located);
            if layout.iter().all(|(seat, &hand)| known.points[seat].contains(points(hand))) {
                hands.push(layout);
            }
        }
        Ok(Layouts { hands, drawn, ways, seed })
    }

    /// The part of the draws that fitted.
    #[must_use]
    pub fn rate(&self) -> f64 {
        self.hands.len() as f64 / self.drawn.max(1) as f64
    }
}

/// Cards of a suit for each seat, from North on.
type Split = [u8; 4];

/// The cards of which nobody knows where they are.
struct Deck {
    /// By suit.
    loose: [CardSet; 4],
    /// How many are missing in each hand.
    room: Split,
    /// The ways to divide each suit that fit the known lengths, with the number of layouts of that suit.
    splits: [Rc<[(Split, u128)]>; 4],
    /// How many layouts the suits from this one on have, with so much room left.
    counted: FxHashMap<(usize, Split), u128>,
}

impl Deck {
    /// `None` if a hand has more of a suit than it can have.
    fn new(known: &Known) -> Option<Deck> {
        let located = known.located.0.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        let loose = Suit::ALL.map(|suit| (CardSet::PACK - located).of(suit));
        let room = known.located.0.map(|hand| 13u8.saturating_sub(hand.len() as u8));
        let mut splits: [Rc<[(Split, u128)]>; 4] = std::array::from_fn(|_| Rc::from(Vec::new()));
        for ((suit, cards), splits) in Suit::ALL.into_iter().zip(loose).zip(&mut splits) {
            let mut limits = [(0, 0); 4];
            for (seat, limit) in Seat::ALL.into_iter().zip(&mut limits) {
                let has = known.located[seat].of(suit).len() as u8;
                let lengths = Suit::ALL.into_iter().zip(known.lengths[seat]);
                let range = lengths.into_iter().find(|(s, _)| *s == suit).map(|(_, range)| range)?;
                let most = range.most.checked_sub(has)?.min(13);
                let most = if known.shown_out[seat].contains(suit) { 0 } else { most };
                *limit = (range.least.saturating_sub(has), most);
            }
            *splits = ways_to_divide(cards.len() as u8, limits).into();
        }
        Some(Deck { loose, room, splits, counted: FxHashMap::default() })
    }

    fn ways(&mut self, suit: usize, room: Split) -> u128 {
        let Some(splits) = self.splits.get(suit).cloned() else { return u128::from(room == [0; 4]) };
        if let Some(&ways) = self.counted.get(&(suit, room)) {
            return ways;
        }
        let mut ways = 0;
        for &(split, count) in splits.iter() {
            if let Some(rest) = take(room, split) {
                ways += count * self.ways(suit + 1, rest);
            }
        }
        self.counted.insert((suit, room), ways);
        ways
    }

    /// Draws a layout; all that fit the lengths are equally likely.
    fn layout(&mut self, rng: &mut impl Rng, located: &BySeat<CardSet>) -> BySeat<CardSet> {
        let mut hands = *located;
        let mut room = self.room;
        for suit in 0..4 {
            let split = self.split(rng, suit, room);
            room = take(room, split).unwrap_or(room);
            let mut cards: Vec<_> = self.loose.get(suit).copied().unwrap_or_default().iter().collect();
            cards.shuffle(rng);
            let mut cards = cards.into_iter();
            for (seat, n) in Seat::ALL.into_iter().zip(split) {
                for card in cards.by_ref().take(usize::from(n)) {
                    hands[seat].insert(card);
                }
            }
        }
        hands
    }

    fn split(&mut self, rng: &mut impl Rng, suit: usize, room: Split) -> Split {
        let mut at = rng.random_range(0..self.ways(suit, room).max(1));
        let Some(splits) = self.splits.get(suit).cloned() else { return [0; 4] };
        for &(split, count) in splits.iter() {
            let Some(rest) = take(room, split) else { continue };
            let ways = count * self.ways(suit + 1, rest);
            if at < ways {
                return split;
            }
            at -= ways;
        }
        [0; 4]
    }
}

fn take(room: Split, split: Split) -> Option<Split> {
    let mut rest = room;
    for (left, taken) in rest.iter_mut().zip(split) {
        *left = left.checked_sub(taken)?;
    }
    Some(rest)
}

/// The ways to divide so many cards among four hands within limits, with how many each can be done.
fn ways_to_divide(cards: u8, limits: [(u8, u8); 4]) -> Vec<(Split, u128)> {
    let [a, b, c, d] = limits.map(|(least, most)| least..=most.min(cards));
    let mut all = Vec::new();
    for first in a {
        for second in b.clone() {
            for third in c.clone() {
                let Some(fourth) = cards.checked_sub(first + second + third).filter(|n| d.contains(n)) else {
                    continue;
                };
                let (after, last) = (cards - first, third + fourth);
                let ways = choose(cards, first) * choose(after, second) * choose(last, third);
                all.push(([first, second, third, fourth], ways));
            }
        }
    }
    all
}

/// How many ways there are to choose `k` of `n`.
fn choose(n: u8, k: u8) -> u128 {
    (0..u128::from(k)).fold(1, |ways, i| ways * (u128::from(n) - i) / (i + 1))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]
mod tests {
    use bridge::{PartialDeal, Strain};

    use super::*;

    fn known(deal: &str) -> Known {
        Known::new(&deal.parse::<PartialDeal>().unwrap(), Seat::West, Strain::NoTrump).unwrap()
    }

    #[test]
    fn layouts_are_counted_exactly() {
        let all = |deal: &str| Layouts::draw(&known(deal), 1, 1).unwrap().ways;
        assert_eq!(all("N:- - - -"), 53_644_737_765_488_792_839_237_440_000);
        assert_eq!(all("N:AKQJT98765432... - - -"), 84_478_098_072_866_400);
        assert_eq!(all("N:AKQJT98765432... .AKQJT98765432.. - -"), 10_400_600);
    }

    #[test]
    fn every_layout_is_as_likely_as_the_other() {
        // Ten of the eleven hearts that are out, and three of the seven diamonds.
        let known = known("N:AKQJT98765432... - .AK.AKQJT9.AKQJT -");
        let known = known.with("E:H=10".parse().unwrap()).with("E:C=0".parse().unwrap());
        let drawn = Layouts::draw(&known, 20_000, 5).unwrap();
        let mut seen: FxHashMap<CardSet, u32> = FxHashMap::default();
        for hands in &drawn.hands {
            *seen.entry(hands[Seat::East]).or_default() += 1;
        }
        assert_eq!((drawn.ways, seen.len()), (11 * 35, 11 * 35));
        let expected = 20_000.0 / drawn.ways as f64;
        let chi: f64 = seen.values().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
        let freedom = drawn.ways as f64 - 1.0;
        assert!((chi - freedom).abs() < 5.0 * (2.0 * freedom).sqrt(), "{chi} of {freedom}");
    }

    #[test]
    fn chances_are_those_of_the_books() {
        // Eight spades, eight hearts without the queen: five of each are out.
        let hands = known("N:A432.A32.AK2.A32 - K765.KJT54.54.K5 -");
        let west = |hands: &BySeat<CardSet>, suit| hands[Seat::West].of(suit).len();
        let drawn = |fact: Option<&str>| {
            let known = fact.iter().fold(hands.clone(), |known, fact| known.with(fact.parse().unwrap()));
            Layouts::draw(&known, 20_000, 9).unwrap().hands
        };
        let part = |drawn: &[BySeat<CardSet>], holds: &dyn Fn(&BySeat<CardSet>) -> bool| {
            drawn.iter().filter(|hands| holds(hands)).count() as f64 / drawn.len() as f64
        };
        let queen = |hands: &BySeat<CardSet>| hands[Seat::West].contains("HQ".parse().unwrap());
        let (any, long) = (drawn(None), drawn(Some("W:S=5")));
        for (what, found, chance) in [
            ("three-two", part(&any, &|hands| [2, 3].contains(&west(hands, Suit::Spades))), 0.678),
            ("four-one", part(&any, &|hands| [1, 4].contains(&west(hands, Suit::Spades))), 0.283),
            ("five-nil", part(&any, &|hands| [0, 5].contains(&west(hands, Suit::Spades))), 0.039),
            ("a finesse", part(&any, &queen), 0.5),
            ("a finesse with eight vacant places against thirteen", part(&long, &queen), 8.0 / 21.0),
        ] {
            assert!((found - chance).abs() < 0.012, "{what}: {found}, not {chance}");
        }
    }

    #[test]
    fn what_contradicts_itself_has_no_layout() {
        let mut known = known("N:AKQ2.AK2.432.432 - JT3.543.AKQ.AKQJ -").with("W:H=-3".parse().unwrap());
        // West leads hearts, East shows out.
        for card in ["HQ", "HA", "C5", "H3"] {
            known.play(card.parse().unwrap()).unwrap();
        }
        let layouts = Layouts::draw(&known, 200, 3);
        assert_eq!(layouts.unwrap_err(), NoLayouts::Contradiction, "seven hearts are too many for West");
    }

    #[test]
    fn what_is_known_holds_in_every_layout() {
        let mut known = known("N:AKQ2.AK2.432.432 - JT3.543.AKQ.AKQJ -")
            .with("W:hcp=2-5".parse().unwrap())
            .with("E:S=2-4".parse().unwrap());
        known.play("HQ".parse().unwrap()).unwrap();
        let layouts = Layouts::draw(&known, 300, 3).unwrap();
        for hands in &layouts.hands {
            let (west, east) = (hands[Seat::West], hands[Seat::East]);
            assert!((2..=5).contains(&points(west)) && (2..=4).contains(&east.of(Suit::Spades).len()));
            assert!(west.contains("HQ".parse().unwrap()));
            assert!(hands.0.iter().all(|hand| hand.len() == 13));
        }
        assert!(layouts.rate() > 0.0 && layouts.rate() <= 1.0);
        let again = Layouts::draw(&known, 300, 3).unwrap();
        assert_eq!(layouts.hands, again.hands);
    }

    #[test]
    fn too_rare_is_refused_with_the_rate() {
        let known = known("N:AKQJT98765432... - - -").with("E:hcp=30".parse().unwrap());
        let known = known.with("S:hcp=0".parse().unwrap()).with("W:hcp=0".parse().unwrap());
        assert!(matches!(Layouts::draw_within(&known, 100, 1, 500), Err(NoLayouts::Rare { drawn: 500, .. })));
    }
}
