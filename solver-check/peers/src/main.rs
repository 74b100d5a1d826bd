//! Two other solvers, `ddss` and `pons-dds`, in a program of their own. Deals come in as PBN writes them, one
//! a line.
//!
//! ```text
//! each ddss|pons            on one thread; for each deal its CPU milliseconds and its table in 20 figures,
//!                           from clubs to notrump, declarer from North
//! batch ddss|pons THREADS   all together; the time by the clock, of CPU, and the most memory
//! ```

#[path = "../../src/clock.rs"]
mod clock;

use std::{
    io::{self, BufRead as _, Write as _},
    num::NonZero,
    process::ExitCode,
    thread,
    time::Instant,
};

use contract_bridge::{FullDeal, Seat, Strain};

/// `pons-dds` searches on the stack of whoever calls it.
const STACK: usize = 256 << 20;

const STRAINS: [Strain; 5] =
    [Strain::Clubs, Strain::Diamonds, Strain::Hearts, Strain::Spades, Strain::Notrump];
const SEATS: [Seat; 4] = [Seat::North, Seat::East, Seat::South, Seat::West];

fn figures(tricks: impl Fn(Strain, Seat) -> u8) -> String {
    let all = STRAINS.into_iter().flat_map(|strain| SEATS.map(|seat| (strain, seat)));
    all.map(|(strain, seat)| format!("{:x}", tricks(strain, seat))).collect()
}

fn deals() -> impl Iterator<Item = FullDeal> {
    io::stdin().lock().lines().map(|line| line.expect("a line").trim().parse().expect("a deal"))
}

/// Whole tables, one after the other.
fn each(mut table: impl FnMut(FullDeal) -> String) {
    for deal in deals() {
        let before = clock::cpu(libc::RUSAGE_SELF);
        let figures = table(deal);
        println!("{:.3} {figures}", clock::cpu(libc::RUSAGE_SELF) - before);
        io::stdout().flush().expect("somebody reads");
    }
}

fn batch(who: &str, threads: usize, solve: impl FnOnce(&[FullDeal]) -> usize) {
    let deals: Vec<FullDeal> = deals().collect();
    let (wall, cpu) = (Instant::now(), clock::cpu(libc::RUSAGE_SELF));
    let solved = solve(&deals);
    println!(
        "batch of {solved} on {threads} threads, {who}: {:.1} s by the clock, {:.1} s of CPU, most memory {:.0} MiB",
        wall.elapsed().as_secs_f64(),
        (clock::cpu(libc::RUSAGE_SELF) - cpu) / 1e3,
        clock::memory(),
    );
}

fn run(args: &[&str]) -> bool {
    match args {
        ["each", "ddss"] => {
            let solver = ddss::Solver::lock(NonZero::new(1));
            each(|deal| {
                let table = solver.solve_deal(deal);
                figures(|strain, seat| table[strain].get(seat).get())
            });
        }
        ["each", "pons"] => {
            let mut solver = pons_dds::Solver::new(Strain::Notrump);
            each(|deal| {
                let table = pons_dds::solve_deal_on(&mut solver, deal);
                figures(|strain, seat| table[strain].get(seat).get())
            });
        }
        ["batch", "ddss", threads] => {
            let threads = threads.parse().expect("a number of threads");
            let solver = ddss::Solver::lock(NonZero::new(threads));
            batch("ddss", threads, |deals| solver.solve_deals(deals, ddss::NonEmptyStrainFlags::ALL).len());
        }
        ["batch", "pons", threads] => {
            let threads = threads.parse().expect("a number of threads");
            batch("pons-dds", threads, |deals| {
                pons_dds::solve_deals(deals, pons_dds::NonEmptyStrainFlags::ALL).len()
            });
        }
        _ => return false,
    }
    true
}

fn main() -> ExitCode {
    let searching = || {
        let args: Vec<String> = std::env::args().skip(1).collect();
        run(&args.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let done = thread::Builder::new().stack_size(STACK).spawn(searching).map(thread::JoinHandle::join);
    match done {
        Ok(Ok(true)) => ExitCode::SUCCESS,
        Ok(Ok(false)) => {
            eprintln!("each ddss|pons or batch ddss|pons THREADS");
            ExitCode::from(2)
        }
        _ => ExitCode::FAILURE,
    }
}
