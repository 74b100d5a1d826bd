//! Development only.
use bridge::{PartialDeal, Strain};
use cards::Seat;
use solver::{Hands, Solver};
fn cpu() -> f64 {
    let s = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    s.split_whitespace().next().unwrap().parse::<f64>().unwrap() / 1e6
}
fn main() {
    let file = std::fs::read_to_string(std::env::args().nth(1).unwrap()).unwrap();
    let from: usize = std::env::args().nth(2).map_or(1, |s| s.parse().unwrap());
    let to: usize = std::env::args().nth(3).map_or(200, |s| s.parse().unwrap());
    let verbose = std::env::args().nth(4).is_some();
    let mut solver = Solver::default();
    let (mut times, mut bad) = (vec![], 0);
    for line in file.lines().skip(from - 1).take(to - from + 1) {
        let (deal, rest) = line.split_once('|').unwrap();
        let hands = Hands::try_from(&deal.parse::<PartialDeal>().unwrap()).unwrap();
        let t = cpu();
        let table = solver.table(&hands);
        let d = cpu() - t;
        if verbose { println!("{d:.1} {deal}"); }
        times.push(d);
        // N S E W for NT S H D C
        let mut want = rest.split_whitespace().map(|x| x.parse::<u8>().unwrap());
        for strain in Strain::ALL.into_iter().rev() {
            for seat in [Seat::South, Seat::North, Seat::West, Seat::East] {
                if want.next().unwrap() != table.tricks(strain, seat) { bad += 1; }
            }
        }
    }
    let k = times.len();
    let mean: f64 = times.iter().sum::<f64>() / k as f64;
    times.sort_by(|a, b| a.total_cmp(b));
    println!("bad {bad} mean {mean:.1} median {:.1} p99 {:.1} max {:.1} nodes {}", times[k / 2], times[((k * 99) / 100).max(1) - 1], times[k - 1], solver.nodes() / k as u64);
}
