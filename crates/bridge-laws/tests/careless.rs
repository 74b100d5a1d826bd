//! Random deals and careless players: whatever happens, the table stays sound.
//!
//! `STICH_BOARDS` says how many boards (500 unless told), `STICH_SEED` which is the first. With
//! `STICH_SURVEY` it goes on after a failure and tells the shortest story of each kind.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "helpers of tests may panic"
)]

mod support;

use bridge_laws::{
    Status,
    event::{About, Event},
};
use support::{
    Broken, hold, number,
    players::Players,
    watched::{Watched, breaks, report, shrunk},
};

/// From here on no more carelessness.
const PATIENCE: usize = 400;
/// By now every board is over.
const BOUND: usize = 800;
/// Boards far from the first that have broken a property once.
const BROKE_ONCE: [u64; 50] = [
    1_164, 14_357, 22_060, 31_316, 34_262, 45_422, 51_490, 147_499, 179_507, 206_401, 213_998, 220_163,
    240_633, 244_901, 256_177, 291_027, 1_072_337, 2_033_639, 3_048_094, 3_067_879, 4_037_762, 4_094_826,
    4_190_895, 4_290_034, 4_299_615, 5_063_049, 5_105_564, 5_369_744, 6_131_658, 6_178_709, 6_217_492,
    7_011_697, 88_075, 68_956, 7_034_080, 7_161_547, 8_005_907, 8_015_191, 8_021_523, 8_044_788, 8_542_493,
    8_591_313, 23_017, 60_312, 13_706, 28_638, 12_038_697, 41_919, 21_028_456, 21_083_366,
];

/// What a board came to.
#[derive(Default)]
struct Count {
    boards: usize,
    events: usize,
    refused: usize,
    rulings: usize,
    afterwards: usize,
}

fn play(seed: u64, count: &mut Count) -> Result<(), Box<(Broken, Watched, Event)>> {
    let (mut players, setup, deal) = Players::sit_down(seed);
    let mut board = Watched::new(setup, deal);
    board.wild = players.wild;
    let mut extra = seed % 4;
    for step in 0.. {
        if board.table.status() == Status::Over {
            if extra == 0 {
                break;
            }
            extra -= 1;
            count.afterwards += 1;
        }
        let event = match (board.table.status(), extra) {
            (Status::Over, 1) => match board.table.state().revokes.first() {
                Some(r) => Event::CallDirector {
                    by: r.seat.next(),
                    about: About::Revoke { by: r.seat, trick: r.trick },
                },
                None => players.next(&board, false),
            },
            _ => players.next(&board, step > PATIENCE),
        };
        let fail = |broken, board: Watched| Box::new((broken, board, event.clone()));
        match board.record(&event) {
            Ok(Ok(())) => {
                count.events += 1;
                count.rulings += board.table.rulings().len();
            }
            Ok(Err(_)) => count.refused += 1,
            Err(broken) => return Err(fail(broken, board)),
        }
        if board.invented {
            break;
        }
        if let Err(broken) = hold(step < BOUND, "the board does not end", || format!("{step} steps")) {
            return Err(fail(broken, board));
        }
    }
    count.boards += 1;
    let last = board.events.last().cloned();
    match (board.replay(), last) {
        (Err(broken), Some(event)) => Err(Box::new((broken, board, event))),
        _ => Ok(()),
    }
}

fn push(found: &mut Vec<Found>, new: Found) -> &mut Found {
    found.push(new);
    found.last_mut().unwrap()
}

/// One property that broke, and its shortest story.
struct Found {
    what: &'static str,
    times: usize,
    shortest: usize,
    text: String,
}

#[test]
fn careless_players() {
    let first = number("STICH_SEED", 1);
    let boards = number("STICH_BOARDS", 500);
    let survey = std::env::var("STICH_SURVEY").is_ok();
    let mut count = Count::default();
    let mut found: Vec<Found> = Vec::new();
    for seed in (first..first + boards).chain(BROKE_ONCE) {
        let Err(failure) = play(seed, &mut count) else { continue };
        let (broken, board, event) = *failure;
        let mut events = board.events.clone();
        if events.last() != Some(&event) {
            events.push(event);
        }
        let (setup, deal) = (&board.setup, &board.deal);
        if !survey {
            let fewer = shrunk(setup, deal, &events, &broken);
            panic!("seed {seed}: {broken}\n{}", report(setup, deal, &fewer));
        }
        let place = found.iter().position(|f| f.what == broken.what);
        let found = match place {
            Some(i) => &mut found[i],
            None => push(
                &mut found,
                Found { what: broken.what, times: 0, shortest: usize::MAX, text: String::new() },
            ),
        };
        found.times += 1;
        if found.times <= 5 && events.len() >= 400 {
            found.text = format!("seed {seed}: {broken}\n{}", report(setup, deal, &events));
        } else if found.times <= 5 {
            let fewer = shrunk(setup, deal, &events, &broken);
            if fewer.len() < found.shortest {
                found.shortest = fewer.len();
                // How it shows in the shortest story.
                let broken = breaks(setup, deal, &fewer).map_or(broken, |(broken, _)| broken);
                found.text = format!("seed {seed}: {broken}\n{}", report(setup, deal, &fewer));
            }
        }
    }
    for found in &found {
        eprintln!("{} times, {}", found.times, found.text);
    }
    println!(
        "{} boards, {} events, {} refused, {} rulings, {} after the play",
        count.boards, count.events, count.refused, count.rulings, count.afterwards
    );
    assert!(found.is_empty(), "{} properties broken", found.len());
}
