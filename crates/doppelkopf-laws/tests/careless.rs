//! Random deals and careless players: whatever happens, the table stays sound.
//!
//! `STICH_DEALS` says how many deals (20,000 unless told), `STICH_SEED` which is the first.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "helpers of tests may panic"
)]

mod support;

use doppelkopf_laws::{Line, Outcome, Setup, Status, event::Event};
use doppelkopf_rules::{Position, TableSize};
use rand::RngExt;
use support::{
    Broken, hold,
    players::Players,
    watched::{Watched, report, shrunk},
};
use tournament::{Entry, Round};

/// From here on no more carelessness.
const PATIENCE: usize = 300;
/// By now every deal is over.
const BOUND: usize = 700;

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.replace('_', "").parse().ok()).unwrap_or(otherwise)
}

#[derive(Default)]
struct Count {
    deals: usize,
    events: usize,
    refused: usize,
    rulings: usize,
    compared: usize,
    games: usize,
    solos: usize,
    not_played: usize,
    penalties: usize,
}

impl Count {
    fn line(&mut self, line: &Line) {
        match line.outcome {
            Outcome::Game => self.games += 1,
            Outcome::Solo(_) => self.solos += 1,
            Outcome::NotPlayed => self.not_played += 1,
        }
        self.penalties += usize::from(line.penalty != [0; 5].into());
    }
}

type Failure = Box<(Broken, Watched, Event)>;

/// Plays a deal to its end.
fn play(players: &mut Players, mut deal: Watched, count: &mut Count) -> Result<Watched, Failure> {
    let mut extra = 3;
    for step in 0.. {
        if deal.table.status() == Status::Over {
            if extra == 0 {
                break;
            }
            extra -= 1;
        }
        let event = players.next(&deal, step > PATIENCE);
        let fail = |broken, deal: Watched| Box::new((broken, deal, event.clone()));
        match deal.record(&event) {
            Ok(Ok(())) => {
                count.events += 1;
                count.rulings += deal.table.rulings().len();
            }
            Ok(Err(_)) => count.refused += 1,
            Err(broken) => return Err(fail(broken, deal)),
        }
        if !deal.ruled && players.rng.random_bool(0.05) {
            let [one, other] = [0, 1].map(|_| Position::ALL[players.rng.random_range(0..5)]);
            let nth = players.rng.random_range(0..12);
            match deal.leaks_nothing(one, other, nth) {
                Ok(compared) => count.compared += usize::from(compared),
                Err(broken) => return Err(fail(broken, deal)),
            }
        }
        if let Err(broken) = hold(step < BOUND, "the deal does not end", || format!("{step} steps")) {
            return Err(fail(broken, deal));
        }
    }
    count.deals += 1;
    count.line(&deal.table.line().unwrap().unwrap());
    let last = deal.events.last().cloned();
    match (deal.replay(), last) {
        (Err(broken), Some(event)) => Err(Box::new((broken, deal, event))),
        _ => Ok(deal),
    }
}

/// Tells the shortest story of a failure.
fn tell(seed: u64, failure: Failure) -> ! {
    let (broken, deal, event) = *failure;
    let mut events = deal.events.clone();
    if events.last() != Some(&event) {
        events.push(event);
    }
    let fewer = shrunk(&deal.setup, &deal.deal, &events, &broken);
    panic!("seed {seed}: {broken}\n{}", report(&deal.setup, &deal.deal, &fewer));
}

#[test]
fn careless_players() {
    let first = number("STICH_SEED", 1);
    let deals = number("STICH_DEALS", 20_000);
    let mut count = Count::default();
    for seed in first..first + deals {
        let (mut players, setup, deal) = Players::sit_down(seed);
        if let Err(failure) = play(&mut players, Watched::new(setup, deal), &mut count) {
            tell(seed, failure);
        }
    }
    println!(
        "{} deals, {} events, {} refused, {} rulings, {} views compared",
        count.deals, count.events, count.refused, count.rulings, count.compared
    );
    let Count { games, solos, not_played, penalties, .. } = count;
    println!("{games} games, {solos} solos, {not_played} not played, {penalties} with a penalty");
    // The players must not be so careless, or so careful, that nothing is tried.
    let enough = count.deals / 20;
    assert!([games, solos, not_played, penalties, count.compared].iter().all(|&times| times > enough));
}

/// Whatever the players do, a round is 24 or 30 deals, and everybody plays 20 counted games.
#[test]
fn careless_rounds() {
    for seed in 0..number("STICH_ROUNDS", 60) {
        let size = if seed % 2 == 0 { TableSize::Four } else { TableSize::Five };
        let (mut players, model, _) = Players::sit_down(1_000_000 + seed);
        let mut round = Round::new(size);
        let mut count = Count::default();
        let (mut deals, mut broken_off) = (0, 0);
        while let Some(next) = round.next() {
            // Who is stopped too often begins to take care.
            players.take_care(if broken_off > 40 { 0.0 } else { 0.05 });
            let mut setup = Setup::new(size, next.dealer);
            setup.watch = model.watch;
            setup.owes = round.owing();
            setup.forced = next.forced.is_some();
            let deal = players.deal(&mut setup);
            let played = play(&mut players, Watched::new(setup, deal), &mut count)
                .unwrap_or_else(|failure| tell(seed, failure));
            let line = played.table.line().unwrap().unwrap();
            let outcome = match line.outcome {
                Outcome::NotPlayed => tournament::Outcome::NotPlayed,
                Outcome::Game => tournament::Outcome::Game,
                Outcome::Solo(by) => tournament::Outcome::Solo(by),
            };
            let mut entry = Entry::new(outcome, line.game.0);
            entry.penalty = line.penalty;
            assert_eq!(entry.total().0.iter().sum::<i32>(), 0);
            let dealer = played.table.next_dealer();
            round.record(outcome).unwrap();
            let passes_on = round.next().is_some_and(|next| next.forced.is_some());
            assert!(passes_on || round.next().is_none() || round.next().map(|next| next.dealer) == dealer);
            match line.outcome {
                Outcome::NotPlayed => broken_off += 1,
                _ => deals += 1,
            }
        }
        assert_eq!(deals, size.deals());
        for position in size.positions() {
            assert_eq!(round.counted_of(position), 20, "{position}");
        }
    }
}
