//! How long an organiser waits for three rounds.

use tournament::{Field, draw};

fn main() {
    divan::main();
}

/// 10 and 23 are the hard ones, where the search goes on to its end.
#[divan::bench(args = [10, 23, 60, 400])]
fn three_rounds(bencher: divan::Bencher, players: usize) {
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        draw(&Field::of(players, 3), &[], seed)
    });
}

/// 400 players of 40 clubs, mates apart in round 1.
#[divan::bench]
fn three_rounds_with_clubs(bencher: divan::Bencher) {
    let clubs = (0..400).map(|i| Some(i % 40)).collect();
    let field = Field { clubs, clubs_apart: true, ..Field::of(400, 3) };
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        draw(&field, &[], seed)
    });
}
