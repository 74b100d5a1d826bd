//! Our solver beside DDS: do they agree, and how fast are they?
//!
//! ```text
//! agree [DEALS [SEED [ANSWERS [FIRST]]]]   tables, leads, cards in tricks, records, par: all equal?
//! answers FILE [DEALS [SEED]]              the answers of DDS, kept for `agree`
//! recorded FILE                            tables that a file records: all equal?
//! bench [DEALS [SEED [MACROXUE [PEERS]]]]  CPU time of all on the same deals
//! freaks [DEALS [SEED [MACROXUE [PEERS]]]] the same on deals with many voids
//! alone ours|dds [DEALS [SEED]]            one alone, for counting instructions
//! batch ours|dds [DEALS [SEED [THREADS]]]  tables together: time by the clock and of CPU, memory
//! deals [DEALS [SEED]]                     the deals, for other programs
//! ```
//!
//! Building it needs a C++ compiler and libclang (for the bindings to DDS). MACROXUE is the path of the
//! program of macroxue/bridge-solver, PEERS that of the one in the folder `peers`; `-` where it is not there.

mod agree;
mod bench;
mod clock;
mod dds;
mod deals;
mod macroxue;
mod peers;
mod questions;
mod recorded;

use std::process::ExitCode;

const USAGE: &str = "agree [DEALS [SEED [ANSWERS [FIRST]]]], answers FILE [DEALS [SEED]], recorded FILE, \
    bench [DEALS [SEED [MACROXUE [PEERS]]]], freaks [DEALS [SEED [MACROXUE [PEERS]]]], \
    alone ours|dds [DEALS [SEED]], batch ours|dds [DEALS [SEED [THREADS]]] or deals [DEALS [SEED]]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let text = |place: usize| args.get(place).map(String::as_str);
    let number = |place: usize, otherwise: u64| text(place).and_then(|n| n.parse().ok()).unwrap_or(otherwise);
    let program = |place: usize| text(place).filter(|&path| path != "-");
    let others = bench::Others { macroxue: program(3), peers: program(4) };
    let done = match (text(0), text(1)) {
        (Some("agree"), _) => agree::compare(number(1, 10_000), number(2, 1), text(3), number(4, 0)),
        (Some("answers"), Some(path)) => agree::record(path, number(2, 10_000), number(3, 1)).map(|()| 0),
        (Some("recorded"), Some(path)) => recorded::compare(path),
        (Some("bench"), _) => {
            bench::run(number(1, 200) as usize, number(2, 7), others);
            Ok(0)
        }
        (Some("freaks"), _) => {
            bench::freaks(number(1, 20) as usize, number(2, 7), others);
            Ok(0)
        }
        (Some("alone"), Some(who @ ("ours" | "dds"))) => {
            bench::alone(number(2, 10) as usize, number(3, 7), who);
            Ok(0)
        }
        (Some("batch"), Some(who @ ("ours" | "dds"))) => {
            bench::batch(number(2, 200) as usize, number(3, 7), who, number(4, 1) as usize);
            Ok(0)
        }
        (Some("deals"), _) => {
            bench::list(number(1, 200) as usize, number(2, 7));
            Ok(0)
        }
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::from(2)
        }
    }
}
