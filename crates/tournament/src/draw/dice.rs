//! Chance out of a seed. The numbers are taken from ChaCha directly and not through a library of
//! distributions: a draw made today must come out of its seed in ten years, too.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

pub(crate) struct Dice(ChaCha8Rng);

impl Dice {
    /// Different streams of one seed have nothing to do with each other.
    pub(crate) fn new(seed: u64, stream: u64) -> Dice {
        let mut key = [0; 32];
        for (to, from) in key.iter_mut().zip(seed.to_le_bytes()) {
            *to = from;
        }
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(stream);
        Dice(rng)
    }

    pub(crate) fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Below `n`; the bias of one in 2^32 tables does no harm. 0 if `n` is 0.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        ((u64::from(self.0.next_u32()) * n as u64) >> 32) as usize
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}
