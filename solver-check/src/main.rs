//! Our solver beside DDS: do they agree, and how fast are they?
//!
//! ```text
//! agree [DEALS [SEED [ANSWERS [FIRST]]]]   tables, leads, cards in tricks, records, par: all equal?
//! answers FILE [DEALS [SEED]]              the answers of DDS, kept for `agree`
//! recorded FILE                            tables that a file records: all equal?
//! bench [DEALS [SEED [MACROXUE]]]          CPU time of all on the same deals
//! freaks [DEALS [SEED [MACROXUE]]]         the same on deals with many voids
//! alone ours|dds [DEALS [SEED]]            one alone, for counting instructions
//! ```
//!
//! Building it needs a C++ compiler and libclang (for the bindings to DDS). MACROXUE is the path of the
//! program of macroxue/bridge-solver, if it is there.

mod agree;
mod bench;
mod clock;
mod dds;
mod deals;
mod macroxue;
mod questions;
mod recorded;

use std::process::ExitCode;

const USAGE: &str = "agree [DEALS [SEED [ANSWERS [FIRST]]]], answers FILE [DEALS [SEED]], recorded FILE, \
    bench [DEALS [SEED [MACROXUE]]], freaks [DEALS [SEED [MACROXUE]]] or alone ours|dds [DEALS [SEED]]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let text = |place: usize| args.get(place).map(String::as_str);
    let number = |place: usize, otherwise: u64| text(place).and_then(|n| n.parse().ok()).unwrap_or(otherwise);
    let done = match (text(0), text(1)) {
        (Some("agree"), _) => agree::compare(number(1, 10_000), number(2, 1), text(3), number(4, 0)),
        (Some("answers"), Some(path)) => agree::record(path, number(2, 10_000), number(3, 1)).map(|()| 0),
        (Some("recorded"), Some(path)) => recorded::compare(path),
        (Some("bench"), _) => {
            bench::run(number(1, 200) as usize, number(2, 7), text(3));
            Ok(0)
        }
        (Some("freaks"), _) => {
            bench::freaks(number(1, 20) as usize, number(2, 7), text(3));
            Ok(0)
        }
        (Some("alone"), Some(who @ ("ours" | "dds"))) => {
            bench::alone(number(2, 10) as usize, number(3, 7), who);
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
