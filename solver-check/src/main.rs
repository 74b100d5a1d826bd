//! Our solver beside DDS: do they agree, and how fast are they?
//!
//! ```text
//! cargo run --release -- agree 10000            # tables, leads, cards in tricks, records, par
//! cargo run --release -- answers FILE 10000     # the answers of DDS, to be kept
//! cargo run --release -- agree 10000 1 FILE     # against those
//! cargo run --release -- bench 200              # CPU time of both on the same deals
//! ```
//!
//! Building it needs a C++ compiler and libclang (for the bindings to DDS).

mod agree;
mod bench;
mod dds;
mod deals;
mod questions;

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let text = |place: usize| args.get(place).map(String::as_str);
    let number = |place: usize, otherwise: u64| text(place).and_then(|n| n.parse().ok()).unwrap_or(otherwise);
    let done = match (text(0), text(1)) {
        (Some("agree"), _) => agree::compare(number(1, 10_000), number(2, 1), text(3)),
        (Some("answers"), Some(path)) => agree::record(path, number(2, 10_000), number(3, 1)).map(|()| 0),
        (Some("bench"), _) => {
            bench::run(number(1, 200) as usize, number(2, 7));
            Ok(0)
        }
        _ => Err("agree [DEALS [SEED [ANSWERS]]], answers FILE [DEALS [SEED]] or bench [DEALS [SEED]]".to_owned()),
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
