//! CPU time of one thread, both solvers on the same deals, turn by turn.

use std::{fs, hint::black_box};

use bridge::Strain;
use cards::Seat;
use solver::{Hands, Settings, Solver};

use crate::{dds::Dds, deals};

/// CPU milliseconds of this thread.
fn cpu() -> f64 {
    let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split_whitespace().next().and_then(|n| n.parse::<f64>().ok()).unwrap_or(0.0) / 1e6
}

/// What is resident now, in MiB.
fn resident() -> f64 {
    let text = fs::read_to_string("/proc/self/statm").unwrap_or_default();
    text.split_whitespace().nth(1).and_then(|n| n.parse::<f64>().ok()).unwrap_or(0.0) * 4096.0 / 1048576.0
}

fn timed<T>(f: impl FnOnce() -> T) -> f64 {
    let start = cpu();
    black_box(f());
    cpu() - start
}

fn show(name: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let n = times.len();
    let mean = times.iter().sum::<f64>() / n as f64;
    println!(
        "{name:<28} mean {mean:9.2} ms   median {:9.2}   99% {:9.2}   most {:9.2}",
        times[n / 2],
        times[(n * 99).div_ceil(100) - 1],
        times[n - 1]
    );
}

/// Deals with voids all over, the fear of every solver.
const FREAKS: [&str; 4] = [
    "N:Q853.AJ962.KT74. AJ962.KT74..Q853 KT74..Q853.AJ962 .Q853.AJ962.KT74",
    "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432",
    "N:AKJ9753.KJ9753.. .AQT8642.KJ9753. ..AQT8642.KJ9753 QT8642...AQT8642",
    "N:AQT86.KJ975..AQ4 KJ97.AQT8.KJ975. 5432..AQT86.KJ97 .6432.432.T86532",
];

pub fn run(count: usize, seed: u64) {
    let mut rng = deals::rng(seed);
    let list: Vec<Hands> = (0..count).map(|_| deals::deal(&mut rng)).collect();
    let (mut ours, mut dds) = (Solver::new(Settings::default()), Dds::new());
    let before = resident();
    let tables: Vec<f64> = list.iter().map(|hands| timed(|| ours.table(hands))).collect();
    println!("memory of ours after {count} tables: {:.1} MiB", resident() - before);
    show("full table, ours", tables);
    show("full table, DDS", list.iter().map(|hands| timed(|| dds.table(hands))).collect());
    let strain = |place: usize| Strain::ALL[place % 5];
    let leader = |place: usize| Seat::ALL[place / 5 % 4];
    let each = |f: &mut dyn FnMut(usize, &Hands)| -> Vec<f64> {
        list.iter().enumerate().map(|(place, hands)| timed(|| f(place, hands))).collect()
    };
    show("one strain, one lead, ours", each(&mut |i, h| { black_box(ours.tricks(&h.led_by(leader(i)), strain(i))); }));
    show("all leads, ours", each(&mut |i, h| { black_box(ours.cards(&h.led_by(leader(i)), strain(i))); }));
    show("all leads, DDS", each(&mut |i, h| { black_box(dds.cards(&h.led_by(leader(i)), strain(i))); }));
    let records: Vec<_> = list
        .iter()
        .enumerate()
        .map(|(i, h)| deals::play(&mut rng, h.led_by(leader(i)), strain(i), 52).1)
        .collect();
    show(
        "record of 52 cards, ours",
        each(&mut |i, h| { black_box(ours.analyse(&h.led_by(leader(i)), strain(i), &records[i]).expect("legal")); }),
    );
    show("record of 52 cards, DDS", each(&mut |i, h| { black_box(dds.trace(&h.led_by(leader(i)), strain(i), &records[i])); }));
    for (number, text) in FREAKS.iter().enumerate() {
        let Ok(deal) = text.parse::<bridge::PartialDeal>() else { continue };
        let Ok(hands) = Hands::try_from(&deal) else {
            println!("freak {} is no deal", number + 1);
            continue;
        };
        println!("freak {}: ours {:.0} ms", number + 1, timed(|| ours.table(&hands)));
    }
}
