//! How long endings take, by the cards in each hand: the points of every legal card of random endings, solos
//! of all seven kinds and games of two against two; and false claims, judged by the best defence.
//!
//! `cargo bench -p doppelkopf-solver` begins with a table: how many cards were tried, and how long it took,
//! for the median ending and for the one that 95 of 100 do not exceed, and how many endings a second is enough for.

#![allow(missing_docs, clippy::unwrap_used, clippy::indexing_slicing, reason = "a benchmark")]

#[path = "../tests/support/mod.rs"]
mod support;

use std::time::{Duration, Instant};

use divan::{Bencher, counter::ItemsCount};
use doppelkopf::{Play, Rules};
use doppelkopf_solver::{Ending, Limits, NODES, Shorten, judge_shortening};

/// Enough for nearly every ending of eight cards.
const LIMITS: Limits = Limits { nodes: 100_000_000, memory: 256 };
/// More than can be tried in a second.
const SECONDS: u64 = 10_000_000;

fn main() {
    how_large();
    divan::main();
}

/// Endings with so many cards in each hand.
fn endings(solos: bool, cards: u8, count: u64) -> Vec<Ending> {
    let kinds = if solos { 0..7 } else { 7..support::KINDS };
    let kind = |seed: u64| kinds.start + seed as usize % kinds.len();
    let play = |seed| support::ending(seed, kind(seed), 4 * cards, Rules::SHEET);
    (0..count).map(|seed| Ending::new(&play(seed), Rules::SHEET).unwrap()).collect()
}

fn how_large() {
    println!("cards  game      median                   95 %                     within a second");
    for (solos, name) in [(true, "solo  "), (false, "normal")] {
        for cards in 4..=10 {
            let count = if cards < 8 { 100 } else { 20 };
            // Of the longest ones it is enough to know that they take longer than a second.
            let limits = if cards < 8 { LIMITS } else { Limits { nodes: SECONDS, ..LIMITS } };
            let mut took: Vec<(Duration, Option<u64>)> = endings(solos, cards, count)
                .iter()
                .map(|ending| {
                    let start = Took::now();
                    let nodes = ending.solve(limits).map(|solution| solution.nodes);
                    (start.elapsed(), nodes)
                })
                .collect();
            let second = |(time, nodes): &&(Duration, Option<u64>)| nodes.is_some() && time.as_secs() == 0;
            let within = took.iter().filter(second).count();
            took.sort_unstable();
            let at = |percent: usize| {
                let (time, nodes) = took[(took.len() - 1) * percent / 100];
                let not = if nodes.is_none() { '>' } else { ' ' };
                format!("{not}{:>9.2} ms {:>10}", time.as_secs_f64() * 1e3, nodes.unwrap_or(limits.nodes))
            };
            println!("{cards:>2}     {name}  {}  {}  {within:>3} of {count}", at(50), at(95));
        }
    }
}

/// The time of the processor, where the system tells it: other programs that run do not count then.
#[derive(Clone, Copy)]
struct Took {
    clock: Instant,
    on_cpu: Option<Duration>,
}

impl Took {
    fn now() -> Took {
        let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
        let nanoseconds = told.and_then(|told| told.split_whitespace().next()?.parse().ok());
        Took { clock: Instant::now(), on_cpu: nanoseconds.map(Duration::from_nanos) }
    }

    fn elapsed(self) -> Duration {
        /// Less than this the system does not tell exactly.
        const TICK: Duration = Duration::from_millis(20);
        let by_the_clock = self.clock.elapsed();
        match (self.on_cpu, Took::now().on_cpu) {
            (Some(before), Some(now)) if by_the_clock > TICK => now - before,
            _ => by_the_clock,
        }
    }
}

#[divan::bench(args = [4, 5, 6, 7], sample_count = 10)]
fn solos(bencher: Bencher<'_, '_>, cards: u8) {
    all_cards(bencher, &endings(true, cards, 20));
}

#[divan::bench(args = [4, 5, 6, 7], sample_count = 10)]
fn normal_games(bencher: Bencher<'_, '_>, cards: u8) {
    all_cards(bencher, &endings(false, cards, 20));
}

fn all_cards(bencher: Bencher<'_, '_>, endings: &[Ending]) {
    bencher
        .counter(ItemsCount::new(endings.len()))
        .bench(|| endings.iter().filter(|ending| ending.solve(LIMITS).is_some()).count());
}

/// A claim that does not hold, judged by the best defence, with so many cards in each hand.
#[divan::bench(args = [5, 6, 7], sample_count = 10)]
fn false_claims(bencher: Bencher<'_, '_>, cards: u8) {
    let judged = |play: &Play, nodes| {
        let soloist = play.course().soloist().unwrap();
        judge_shortening(play, soloist, Shorten::Silent, nodes).unwrap()
    };
    let endings: Vec<Play> = (0..)
        .map(|seed| support::ending(seed, 1, 4 * cards, Rules::SHEET))
        .filter(|play| judged(play, 0).rest.decided().is_none())
        .take(20)
        .collect();
    bencher
        .counter(ItemsCount::new(endings.len()))
        .bench(|| endings.iter().filter(|play| judged(play, NODES).rest.decided().is_some()).count());
}
