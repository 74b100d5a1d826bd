//! What a line costs with so many lines before it: tried on a copy, as whoever stores it does, then done. Constant, if a
//! copy shares what it does not change. `cargo bench -p tournament --bench growth`
#![allow(clippy::unwrap_used, reason = "what is made here can happen")]

use tournament::{
    At, ByPosition, Entrant, Event, FORMAT, Number, Outcome, Position, Record, Redraw, Rules, Setup, Source,
    Stamp, Told, Tournament,
};

fn main() {
    divan::main();
}

fn record(events: Vec<Event>) -> Record {
    let stamp = Stamp { who: "desk".to_owned(), when: "2026-11-21T10:00:00Z".to_owned() };
    Record { format: FORMAT, stamp, events }
}

/// 400 players, three rounds drawn.
fn drawn() -> Tournament {
    let setup = Setup {
        name: "Growth".to_owned(),
        date: "21.11.2026".to_owned(),
        place: None,
        rounds: 3,
        rules: Rules::default(),
        seed: 7,
        tie_breaks: Vec::new(),
        clubs_apart: false,
        fair_fives: false,
        remainder: tournament::Remainder::default(),
        clock: None,
    };
    let one = |n: u32| Entrant { number: Number(n), name: format!("Player {n}"), club: None, from: 1 };
    let players = Event::PlayersAdded { players: (1..=400).map(one).collect() };
    let mut tournament = Tournament::begin(&record(vec![Event::Created(setup), players])).unwrap();
    let draw = tournament.draw(Redraw::Rest, 7).unwrap();
    tournament.apply_all(&record(vec![draw])).unwrap();
    tournament
}

/// Line `n` of all: the tables write side by side, one round after the other.
fn line(tournament: &Tournament, n: usize) -> Record {
    /// With four Pflichtsoli.
    const DEALS: usize = 24;
    let tables = tournament.round(1).unwrap().tables.len();
    let at = At { round: 1 + n / (tables * DEALS), table: 1 + n % tables };
    let next = tournament.table(at).unwrap().list().round().next().unwrap();
    let (outcome, points) = match next.forced {
        // A Pflichtsolo that is due: lost by one.
        Some(solo) => (
            Outcome::Solo(solo),
            ByPosition::from_fn(|p| if p == solo { -3 } else { i32::from(p <= Position::Four) }),
        ),
        None => (Outcome::Game, ByPosition::from([2, 2, -2, -2, 0])),
    };
    let line = Told::Points { outcome, points }.into();
    record(vec![Event::LineEntered { at, line, how: Source::Clerk, anyway: None }])
}

fn with(lines: usize) -> Tournament {
    let mut tournament = drawn();
    for n in 0..lines {
        let line = line(&tournament, n);
        tournament.apply_all(&line).unwrap();
    }
    tournament
}

/// Tried on a copy, then done.
#[divan::bench(args = [0, 1200, 3600, 7000])]
fn a_line_after(bencher: divan::Bencher, lines: usize) {
    let tournament = with(lines);
    let line = line(&tournament, lines);
    bencher.with_inputs(|| tournament.clone()).bench_local_values(|mut tournament| {
        tournament.clone().apply_all(&line).unwrap();
        tournament.apply_all(&line).unwrap();
        tournament
    });
}
