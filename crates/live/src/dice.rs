//! Chance out of a seed, the same on every server: SplitMix64. Nothing secret hangs on it; deals are
//! shuffled with the randomness of the system.

/// A stream of numbers.
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    /// The stream of this seed that belongs to these numbers.
    #[must_use]
    pub fn new(seed: u64, of: &[u64]) -> Dice {
        let mut dice = Dice(seed);
        for number in of {
            dice.0 = dice.number() ^ number;
        }
        dice
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Below `n`; 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.number()) * n as u128) >> 64) as usize
    }

    /// True so many times in a thousand.
    pub fn once_in_a_thousand(&mut self, times: usize) -> bool {
        self.below(1000) < times
    }

    /// One of these.
    pub fn one_of<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        of.get(self.below(of.len())).copied()
    }

    /// Mixes them.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}
