//! How long the prices of an election with one major penalty card take, beside plain solves of the
//! same deal: `cargo run --release -p pricing --example one_penalty_card [DEALS [lines]]`.
//!
//! West is to lead, a random card of East's is a major penalty card, and South chooses: require that
//! suit, forbid it, or neither (50D2). Three exact results are found, each of a play of its own. Beside
//! it stand, in the same denomination with the same hand on lead and a solver as fresh:
//!
//! - *plain*: the one result of the deal without a penalty card;
//! - *all leads*: the result of every lead of West's. To require and to forbid a suit are questions about
//!   some of the leads, so that this is the nearest that a plain solver could be asked.
//!
//! Times are the best of three.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a measurement")]

use std::time::Instant;

use bridge::{Contract, Doubled, Level, Strain};
use bridge_laws::{
    Rules, Setup, Status, Table, Watch,
    event::Event,
    words::{Answer, Choice},
};
use cards::{BySeat, Card, CardSet, Seat};
use chacha20::ChaCha8Rng;
use pricing::{Limits, price};
use rand::{
    SeedableRng,
    seq::{IndexedRandom, IteratorRandom, SliceRandom},
};
use solver::{Position, Settings, Solver};

struct Deal {
    hands: BySeat<CardSet>,
    strain: Strain,
    penalty: Card,
}

impl Deal {
    fn random(rng: &mut ChaCha8Rng) -> Deal {
        let mut pack: Vec<Card> = CardSet::PACK.iter().collect();
        pack.shuffle(rng);
        let hands =
            BySeat::from_fn(|seat| pack[seat as usize * 13..][..13].iter().copied().collect::<CardSet>());
        let strain = *Strain::ALL.choose(rng).unwrap();
        Deal { hands, strain, penalty: hands[Seat::East].iter().choose(rng).unwrap() }
    }

    /// East led where West should, and declarer did not accept it.
    fn table(&self) -> Table {
        let contract = Contract { level: Level::ONE, strain: self.strain, doubled: Doubled::Undoubled };
        let hands = BySeat(self.hands.0.map(Some));
        let mut setup = Setup::full(hands, Seat::South, Some((contract, Seat::South)));
        setup.rules = Rules { watch: Watch::Always, ..Rules::default() };
        let mut table = Table::new(&setup).unwrap();
        table.record(&Event::Play { seat: Seat::East, card: self.penalty }).unwrap();
        while let Status::Question(question) = table.status() {
            table.record(&Event::answer(question, Answer::No)).unwrap();
        }
        table.record(&Event::Choose(vec![(Seat::South, Choice::Refuse)])).unwrap();
        table
    }
}

/// What a question costs, deal by deal.
#[derive(Default)]
struct Cost {
    times: Vec<f64>,
    positions: Vec<f64>,
}

impl Cost {
    fn of<T>(&mut self, ask: impl Fn(&mut Solver) -> T) -> T {
        let run = || {
            let mut solver = Solver::new(Settings { memory: 256 << 20 });
            let start = Instant::now();
            let answer = ask(&mut solver);
            (start.elapsed().as_secs_f64() * 1e3, solver.nodes(), answer)
        };
        let (first, nodes, answer) = run();
        self.times.push(first.min(run().0).min(run().0));
        self.positions.push(nodes as f64);
        answer
    }

    fn say(&self, what: &str, plain: &Cost) {
        let (time, median_time) = ratio(&self.times, &plain.times);
        let (positions, median_positions) = ratio(&self.positions, &plain.positions);
        println!(
            "{what}: mean {:.1} ms, median {:.1}, 99th {:.1}; of plain: time {time:.2}, median of a deal \
             {median_time:.2}; positions {positions:.2}, median of a deal {median_positions:.2}",
            mean(&self.times),
            at(self.times.clone(), 0.5),
            at(self.times.clone(), 0.99),
        );
    }
}

fn mean(all: &[f64]) -> f64 {
    all.iter().sum::<f64>() / all.len() as f64
}

/// Of the means, and the median of those of each deal.
fn ratio(own: &[f64], plain: &[f64]) -> (f64, f64) {
    let of_a_deal = own.iter().zip(plain).map(|(own, plain)| own / plain).collect();
    (mean(own) / mean(plain), at(of_a_deal, 0.5))
}

fn at(mut times: Vec<f64>, part: f64) -> f64 {
    times.sort_by(f64::total_cmp);
    times[((times.len() - 1) as f64 * part) as usize]
}

fn main() {
    let deals = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(100);
    let limits = Limits { lines: std::env::args().nth(2).is_some(), ..Limits::default() };
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let (mut plain, mut leads, mut prices) = (Cost::default(), Cost::default(), Cost::default());
    let mut gains = 0;
    for _ in 0..deals {
        let deal = Deal::random(&mut rng);
        let position = Position::new(deal.hands, Seat::West).unwrap();
        let table = deal.table();
        let without = plain.of(|solver| solver.tricks(&position, deal.strain))[Seat::South.side()];
        leads.of(|solver| solver.cards(&position, deal.strain));
        let worth = prices.of(|solver| price(&table, solver, limits).unwrap().worth.tricks);
        gains += usize::from(worth > without);
        println!(
            "{:?} {}: {without}, {worth}; {:.1} ms, {:.1} ms",
            deal.strain,
            deal.penalty,
            plain.times.last().unwrap(),
            prices.times.last().unwrap()
        );
    }
    plain.say("plain", &plain);
    leads.say("all leads", &plain);
    prices.say("prices", &plain);
    println!("worth a trick or more: {gains} of {deals}");
}
