//! What a line costs with so many lines before it: tried on a copy, as whoever stores it does, then done. Constant, if a
//! copy shares what it does not change. `cargo bench --workspace --bench growth`
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "what is made here can happen")]

#[path = "../tests/common/mod.rs"]
mod common;

use common::{Dice, drawn, next_line, record};
use tournament::{At, Event, Record, Source, Tournament};

fn main() {
    divan::main();
}

/// The next line: the tables of the first round that is not written to the end write side by side.
fn line(tournament: &Tournament, n: usize, dice: &mut Dice) -> Record {
    let tables = tournament.round(1).unwrap().tables.len();
    let waits = |at: &At| tournament.table(*at).unwrap().list().round().next().is_some();
    let places =
        (1..=3).flat_map(|round| (0..tables).map(move |i| At { round, table: 1 + (n + i) % tables }));
    let at = places.into_iter().find(waits).unwrap();
    let line = next_line(tournament.table(at).unwrap().list(), dice);
    record(vec![Event::LineEntered { at, line, how: Source::Clerk, anyway: None, late: None }])
}

/// Tried on a copy, then done.
#[divan::bench(args = [0, 1200, 3600, 7000])]
fn a_line_after(bencher: divan::Bencher, lines: usize) {
    let (mut tournament, mut dice) = (drawn(400, 3), Dice(19));
    for n in 0..lines {
        let line = line(&tournament, n, &mut dice);
        tournament.apply_all(&line).unwrap();
    }
    let line = line(&tournament, lines, &mut dice);
    bencher.with_inputs(|| tournament.clone()).bench_local_values(|mut tournament| {
        tournament.clone().apply_all(&line).unwrap();
        tournament.apply_all(&line).unwrap();
        tournament
    });
}
