//! How long the prices of an election with one major penalty card take, beside the plain solve of the
//! same deal: `cargo run --release -p pricing --example one_penalty_card [DEALS [lines]]`.

#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::time::Instant;

use bridge::{Contract, Doubled, Level, Strain};
use bridge_laws::{
    Rules, Setup, Status, Table, Watch,
    event::Event,
    words::{Answer, Choice},
};
use cards::{BySeat, Card, CardSet, Seat};
use pricing::{Limits, price};
use rand::{
    SeedableRng,
    seq::{IndexedRandom, IteratorRandom, SliceRandom},
};
use rand_chacha::ChaCha8Rng;
use solver::{Position, Settings, Solver};

fn main() {
    let deals = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(100);
    let limits = Limits { lines: std::env::args().nth(2).is_some(), ..Limits::default() };
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let (mut plain, mut priced, mut gains, mut ratios) = (Vec::new(), Vec::new(), 0, Vec::new());
    let mut nodes = (0, 0);
    for _ in 0..deals {
        let mut pack: Vec<Card> = CardSet::PACK.iter().collect();
        pack.shuffle(&mut rng);
        let hands =
            BySeat::from_fn(|seat| pack[seat as usize * 13..][..13].iter().copied().collect::<CardSet>());
        let strain = *Strain::ALL.choose(&mut rng).unwrap();
        let contract = Contract { level: Level::ONE, strain, doubled: Doubled::Undoubled };
        let mut setup = Setup::full(BySeat(hands.0.map(Some)), Seat::South, Some((contract, Seat::South)));
        setup.rules = Rules { watch: Watch::Always, ..Rules::default() };
        let mut table = Table::new(&setup).unwrap();
        // East leads where West should; declarer does not accept it.
        let card = hands[Seat::East].iter().choose(&mut rng).unwrap();
        table.record(&Event::Play { seat: Seat::East, card }).unwrap();
        while let Status::Question(question) = table.status() {
            let (seat, suit) = (question.seat(), question.suit());
            let no = Event::Answer { question: question.id().to_owned(), seat, suit, with: Answer::No };
            table.record(&no).unwrap();
        }
        table.record(&Event::Choose(vec![(Seat::South, Choice::Refuse)])).unwrap();

        let settings = Settings { memory: 256 << 20 };
        let mut solver = Solver::new(settings);
        let start = Instant::now();
        let position = Position::new(hands, Seat::West).unwrap();
        let without = solver.tricks(&position, strain).0[0];
        let plain_time = start.elapsed().as_secs_f64() * 1e3;
        let plain_nodes = solver.nodes();
        nodes.0 += plain_nodes;

        let mut solver = Solver::new(settings);
        let start = Instant::now();
        let prices = price(&table, &mut solver, limits).unwrap();
        let time = start.elapsed().as_secs_f64() * 1e3;
        gains += usize::from(prices.worth.tricks > without);
        println!(
            "{strain:?} {card}: {without} {plain_time:.1} ms ({plain_nodes}), {} {time:.1} ms ({})",
            prices.worth.tricks,
            solver.nodes()
        );
        nodes.1 += solver.nodes();
        plain.push(plain_time);
        priced.push(time);
        ratios.push(time / plain_time);
    }
    let mean = |times: &[f64]| times.iter().sum::<f64>() / times.len() as f64;
    let at = |times: &mut Vec<f64>, part: f64| {
        times.sort_by(f64::total_cmp);
        times[((times.len() - 1) as f64 * part) as usize]
    };
    println!(
        "plain: mean {:.1} ms, median {:.1}, 99th {:.1}",
        mean(&plain),
        at(&mut plain, 0.5),
        at(&mut plain, 0.99)
    );
    println!(
        "price: mean {:.1} ms, median {:.1}, 99th {:.1}",
        mean(&priced),
        at(&mut priced, 0.5),
        at(&mut priced, 0.99)
    );
    println!(
        "ratio of the means {:.2}; of a deal: median {:.2}",
        mean(&priced) / mean(&plain),
        at(&mut ratios, 0.5)
    );
    println!(
        "positions of the plain solver: {} and {}, {:.2}",
        nodes.0,
        nodes.1,
        nodes.1 as f64 / nodes.0 as f64
    );
    println!("worth a trick or more: {gains} of {deals}");
}
