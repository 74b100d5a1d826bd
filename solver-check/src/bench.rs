//! CPU time of one thread, the solvers on the same deals, turn by turn.

use std::{hint::black_box, time::Instant};

use bridge::{PartialDeal, Strain};
use cards::{Card, Seat};
use rayon::iter::{IndexedParallelIterator as _, IntoParallelRefIterator as _, ParallelIterator as _};
use solver::{Hands, Settings, Solver};

use crate::{
    clock,
    dds::Dds,
    deals,
    macroxue::Macroxue,
    peers::{Peer, written},
};

/// How many of the voids are needed for a deal to be called void-heavy.
const VOIDS: usize = 3;

/// Two suits or three in every hand, no two cards of equal worth: the fear of every solver.
const FREAKS: [&str; 3] = [
    "N:.Q853.AJ962.KT74 Q853.AJ962.KT74. AJ962.KT74..Q853 KT74..Q853.AJ962",
    "N:KJ9753..AQT8642. ..KJ9753.AQT8642 .AQT8642..KJ9753 AQT8642.KJ9753..",
    "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432",
];

/// CPU milliseconds of this thread that something takes.
fn own_cpu<T>(f: impl FnOnce() -> T) -> f64 {
    let start = clock::cpu(libc::RUSAGE_THREAD);
    f();
    clock::cpu(libc::RUSAGE_THREAD) - start
}

fn show(name: &str, mut times: Vec<f64>) {
    // Who was not there has no times.
    times.retain(|time| !time.is_nan());
    times.sort_by(f64::total_cmp);
    let n = times.len();
    let Some(most) = times.last() else { return };
    let mean = times.iter().sum::<f64>() / n as f64;
    println!(
        "{name:<34} mean {mean:9.2} ms   median {:9.2}   99% {:9.2}   most {most:9.2}",
        times[n / 2],
        times[(n * 99).div_ceil(100) - 1],
    );
}

/// Where the others are that are programs of their own.
#[derive(Clone, Copy, Default)]
pub struct Others<'a> {
    pub macroxue: Option<&'a str>,
    pub peers: Option<&'a str>,
}

/// The solvers in turn on each deal, so that what else the machine does falls on all.
struct Bench {
    ours: Solver,
    dds: Dds,
    macroxue: Option<Macroxue>,
    peers: Vec<(&'static str, Peer)>,
}

impl Bench {
    fn new(others: Others<'_>) -> Bench {
        let peer = |program| {
            [("ddss", "ddss"), ("pons-dds", "pons")].map(|(name, who)| (name, Peer::new(program, who)))
        };
        Bench {
            ours: Solver::default(),
            dds: Dds::new(),
            macroxue: others.macroxue.map(Macroxue::new),
            peers: others.peers.into_iter().flat_map(peer).collect(),
        }
    }

    fn tables(&mut self, name: &str, list: &[Hands]) {
        let mut times: Vec<(&str, Vec<f64>)> = vec![("ours", Vec::new()), ("DDS", Vec::new())];
        times.push(("macroxue", Vec::new()));
        times.extend(self.peers.iter().map(|(who, _)| (*who, Vec::new())));
        let mut different = 0;
        for hands in list {
            let mut table = None;
            let mut taken = vec![own_cpu(|| table = Some(black_box(self.ours.table(hands))))];
            taken.push(own_cpu(|| black_box(self.dds.table(hands))));
            taken.push(self.macroxue.as_ref().map_or(f64::NAN, |other| other.table(hands)));
            for (_, peer) in &mut self.peers {
                let (ms, theirs) = peer.table(hands);
                different += usize::from(Some(theirs) != table);
                taken.push(ms);
            }
            times.iter_mut().zip(taken).for_each(|((_, times), ms)| times.push(ms));
        }
        for (who, times) in times {
            show(&format!("{name}, {who}"), times);
        }
        println!("{name}: {different} tables of ddss and pons-dds differ from ours");
    }

    /// One question of each deal, to both solvers.
    fn each<T>(
        &mut self,
        name: &str,
        asked: &[(Hands, Strain, Seat, Vec<Card>)],
        ours: impl Fn(&mut Solver, &(Hands, Strain, Seat, Vec<Card>)) -> T,
        theirs: impl Fn(&mut Dds, &(Hands, Strain, Seat, Vec<Card>)) -> T,
    ) {
        let mut times = [const { Vec::new() }; 2];
        for one in asked {
            times[0].push(own_cpu(|| black_box(ours(&mut self.ours, one))));
            times[1].push(own_cpu(|| black_box(theirs(&mut self.dds, one))));
        }
        for (who, times) in ["ours", "DDS"].into_iter().zip(times) {
            show(&format!("{name}, {who}"), times);
        }
    }
}

pub fn run(count: usize, seed: u64, others: Others<'_>) {
    let mut rng = deals::rng(seed);
    let list: Vec<Hands> = (0..count).map(|_| deals::deal(&mut rng)).collect();
    let mut bench = Bench::new(others);
    bench.tables("full table", &list);
    let asked: Vec<_> = list
        .iter()
        .enumerate()
        .map(|(i, hands)| {
            let (strain, leader) = (Strain::ALL[i % 5], Seat::ALL[i / 5 % 4]);
            let record = deals::play(&mut rng, hands.led_by(leader), strain, 52).1;
            (*hands, strain, leader, record)
        })
        .collect();
    bench.each(
        "one strain, one leader",
        &asked,
        |ours, (hands, strain, leader, _)| usize::from(ours.tricks(&hands.led_by(*leader), *strain).0[0]),
        |dds, (hands, strain, leader, _)| usize::from(dds.tricks(&hands.led_by(*leader), *strain)),
    );
    bench.each(
        "all leads",
        &asked,
        |ours, (hands, strain, leader, _)| ours.cards(&hands.led_by(*leader), *strain).len(),
        |dds, (hands, strain, leader, _)| dds.cards(&hands.led_by(*leader), *strain).len(),
    );
    bench.each(
        "record of 52 cards",
        &asked,
        |ours, (hands, strain, leader, record)| {
            ours.analyse(&hands.led_by(*leader), *strain, record).map_or(0, |steps| steps.len())
        },
        |dds, (hands, strain, leader, record)| dds.trace(&hands.led_by(*leader), *strain, record).len(),
    );
}

/// The deals of the benchmark, one a line, for other programs.
pub fn list(count: usize, seed: u64) {
    let mut rng = deals::rng(seed);
    for _ in 0..count {
        println!("{}", written(&deals::deal(&mut rng)));
    }
}

/// All tables together, on so many threads: ours, or DDS with a context for each thread.
pub fn batch(count: usize, seed: u64, who: &str, threads: usize) {
    let mut rng = deals::rng(seed);
    let list: Vec<Hands> = (0..count).map(|_| deals::deal(&mut rng)).collect();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    let (wall, cpu) = (Instant::now(), clock::cpu(libc::RUSAGE_SELF));
    let solved = pool.install(|| match who {
        "dds" => list.par_iter().with_max_len(1).map_init(Dds::new, |dds, hands| dds.table(hands)).count(),
        _ => solver::tables(&list, Settings::default(), &|_| ()).len(),
    });
    println!(
        "batch of {solved} on {threads} threads, {who}: {:.1} s by the clock, {:.1} s of CPU, most memory {:.0} MiB",
        wall.elapsed().as_secs_f64(),
        (clock::cpu(libc::RUSAGE_SELF) - cpu) / 1e3,
        clock::memory(),
    );
}

/// Deals that are hard. DDS takes minutes for some: it is asked only for those with random voids.
pub fn freaks(count: usize, seed: u64, others: Others<'_>) {
    let mut rng = deals::rng(seed);
    let voids: Vec<Hands> = std::iter::repeat_with(|| deals::deal(&mut rng))
        .filter(|hands| deals::voids(hands) >= VOIDS)
        .take(count)
        .collect();
    let mut bench = Bench::new(others);
    bench.tables("three voids", &voids);
    for (number, text) in FREAKS.iter().enumerate() {
        let deal: PartialDeal = text.parse().expect("a deal");
        let hands = Hands::try_from(&deal).expect("four hands");
        print!("freak {}: ours {:.0} ms", number + 1, own_cpu(|| bench.ours.table(&hands)));
        match &bench.macroxue {
            Some(other) => println!(", macroxue {:.0} ms", other.table(&hands)),
            None => println!(),
        }
    }
    println!("most memory of this process: {:.0} MiB", clock::memory());
}

/// One solver alone, to count its instructions and see its memory.
pub fn alone(count: usize, seed: u64, who: &str) {
    let mut rng = deals::rng(seed);
    let list: Vec<Hands> = (0..count).map(|_| deals::deal(&mut rng)).collect();
    if who == "dds" {
        let mut dds = Dds::new();
        for hands in &list {
            black_box(dds.table(hands));
        }
    } else {
        let mut ours = Solver::default();
        for hands in &list {
            black_box(ours.table(hands));
        }
        println!("{} positions a deal", ours.nodes() / count.max(1) as u64);
    }
    println!("{count} tables, {who}: most memory {:.0} MiB", clock::memory());
}
