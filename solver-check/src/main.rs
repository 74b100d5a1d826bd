//! Our solver beside DDS: do they agree, and how fast are they?
//!
//! ```text
//! cargo run --release -- agree 10000        # tables, cards in the middle of tricks, records, par
//! cargo run --release -- bench 200          # CPU time of both on the same deals
//! ```
//!
//! Building it needs a C++ compiler and libclang (for the bindings to DDS).

mod bench;
mod dds;
mod deals;

use std::process::ExitCode;

use bridge::{Strain, Vulnerability};
use cards::{Seat, Side};
use dds::Dds;
use rand::RngExt as _;
use solver::{Solver, par};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, otherwise: u64| args.get(place).and_then(|n| n.parse().ok()).unwrap_or(otherwise);
    match args.first().map(String::as_str) {
        Some("agree") => agree(number(1, 10_000), number(2, 1)),
        Some("bench") => {
            bench::run(number(1, 200) as usize, number(2, 7));
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("agree [DEALS [SEED]] or bench [DEALS [SEED]]");
            ExitCode::from(2)
        }
    }
}

/// Counts what differs; the first few are shown.
#[derive(Default)]
struct Differences(usize);

impl Differences {
    fn check<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, ours: &T, theirs: &T) {
        if ours != theirs {
            self.0 += 1;
            if self.0 <= 10 {
                println!("{what}: ours {ours:?}, DDS {theirs:?}");
            }
        }
    }
}

fn agree(count: u64, seed: u64) -> ExitCode {
    let (mut ours, mut dds) = (Solver::default(), Dds::new());
    let mut different = Differences::default();
    for number in 0..count {
        // A generator for each deal: any of them can be looked at alone.
        let mut rng = deals::rng(seed << 32 | number);
        let hands = deals::deal(&mut rng);
        let (table, theirs) = (ours.table(&hands), dds.table(&hands));
        different.check(&format!("deal {number}"), &table, &theirs);
        for vulnerable in
            [Vulnerability::None, Vulnerability::NorthSouth, Vulnerability::EastWest, Vulnerability::All]
        {
            for dealer in Seat::ALL {
                let own = par(&table, vulnerable, dealer).score;
                let what = format!("par of deal {number}, dealer {dealer}, {vulnerable:?}");
                different.check(&what, &own, &dds.par(&table, vulnerable, dealer));
            }
        }
        let strain = Strain::ALL[number as usize % 5];
        let leader = Seat::ALL[number as usize / 5 % 4];
        let start = hands.led_by(leader);
        let stop = rng.random_range(0..51);
        let (position, _) = deals::play(&mut rng, start, strain, stop);
        let cards: Vec<_> = ours.cards(&position, strain).into_iter().map(|c| (c.card, c.tricks)).collect();
        different.check(&format!("cards of deal {number} after {stop}"), &cards, &dds.cards(&position, strain));
        if number % 20 == 0 {
            let (_, record) = deals::play(&mut rng, start, strain, 52);
            let steps = ours.analyse(&start, strain, &record).expect("a record of legal cards");
            let declarer = leader.previous().side();
            let of_declarer =
                |side: Side, tricks: u8| if side == declarer { tricks } else { 13 - tricks };
            let trace: Vec<u8> = steps.iter().map(|s| of_declarer(s.seat.side(), s.before)).collect();
            let theirs = dds.trace(&start, strain, &record);
            let common = trace.len().min(theirs.len());
            different.check(&format!("record of deal {number}"), &&trace[..common], &&theirs[..common]);
        }
        if (number + 1) % 500 == 0 {
            println!("{} deals, {} differences", number + 1, different.0);
        }
    }
    println!("{count} deals, {} differences", different.0);
    if different.0 == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
