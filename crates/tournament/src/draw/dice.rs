//! Chance out of a seed. The numbers are taken from ChaCha directly and not through a library of
//! distributions: a draw made today must come out of its seed in ten years, too.

use chacha20::{
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

#[cfg(test)]
mod tests {
    use super::*;

    /// As the first crate that threw them did: whatever comes in its place must throw the same.
    #[test]
    fn a_seed_throws_the_same_for_ever() {
        for (seed, stream, first, then) in [
            (0, 0, 0xd640_5f89_2fef_003e, 0xe8b8_5b7f),
            (7, 3, 0xa9b5_3dc8_acbb_c55e, 0xac92_724a),
            (u64::MAX, u64::MAX, 0xf89e_7f57_568f_f132, 0x9bfb_c29d),
        ] {
            let mut dice = Dice::new(seed, stream);
            assert_eq!((dice.number(), dice.0.next_u32()), (first, then), "{seed} {stream}");
        }
    }
}
