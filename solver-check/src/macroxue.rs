//! The solver of macroxue/bridge-solver, a program of its own: one process a deal.

use std::{
    env, fs,
    path::PathBuf,
    process::{self, Command, Stdio},
};

use cards::{Seat, Suit};
use solver::Hands;

use crate::clock;

pub struct Macroxue {
    program: PathBuf,
    file: PathBuf,
}

impl Macroxue {
    /// From where its program is.
    pub fn new(program: &str) -> Macroxue {
        let file = env::temp_dir().join(format!("solver-check-{}", process::id()));
        Macroxue { program: program.into(), file }
    }

    /// Solves a full table; the CPU milliseconds that the process took.
    pub fn table(&self, hands: &Hands) -> f64 {
        let hand = |seat: Seat| {
            let suits = Suit::ALL.into_iter().rev().map(|suit| {
                let cards = hands.by_seat()[seat].of(suit);
                let ranks: String = cards.iter().map(|card| card.rank().to_string()).collect();
                if ranks.is_empty() { "-".to_owned() } else { ranks }
            });
            suits.collect::<Vec<_>>().join(" ")
        };
        let [north, east, south, west] = Seat::ALL.map(hand);
        fs::write(&self.file, format!("{north}\n{west}\n{east}\n{south}\n")).expect("a file for the deal");
        let before = clock::cpu(libc::RUSAGE_CHILDREN);
        let done = Command::new(&self.program).arg("-f").arg(&self.file).stdout(Stdio::null()).status();
        assert!(done.is_ok_and(|status| status.success()), "{} fails", self.program.display());
        clock::cpu(libc::RUSAGE_CHILDREN) - before
    }
}

impl Drop for Macroxue {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.file);
    }
}
