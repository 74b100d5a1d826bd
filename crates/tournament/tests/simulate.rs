//! Many tournaments of all sizes, from the first player to the ranking.
//!
//! 300 of them run with every test; `STICH_TOURNAMENTS=10000` asks for more.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

mod common;

use std::collections::BTreeMap;

use common::{Dice, entered, entrants, record, setup, whole_list};
use tournament::{
    Against, At, Event, Number, Position, Record, Redraw, Remainder, TableSize, Tie, Tournament, Verdict,
    Written,
};

/// Mostly club evenings, now and then a hall of 400.
fn players(dice: &mut Dice) -> usize {
    let most = [12, 24, 40, 40, 60, 400][dice.roll(6) as usize];
    let most = if most == 400 && dice.roll(60) > 0 { 31 } else { most };
    4 + dice.roll(most - 3) as usize
}

/// A tournament, all that happened, and what each player must have, added up by hand.
struct Played {
    records: Vec<Record>,
    tournament: Tournament,
    sums: BTreeMap<Number, i64>,
}

/// What is dealt out to many tournaments, since making each of it anew would only take time.
#[derive(Default)]
struct Stock {
    /// Whole lists, by the size of the table.
    lists: BTreeMap<u8, Vec<Vec<Written>>>,
    /// Draws of all rounds, by players, rounds and where those sit who are left over.
    draws: BTreeMap<(usize, usize, &'static str), Event>,
}

impl Stock {
    /// Draws what is to be drawn: one tournament in thirty for itself, round by round or all at once.
    fn draw(&mut self, tournament: &Tournament, dice: &mut Dice) -> Event {
        let setup = tournament.setup();
        let key = (tournament.roster().players().count(), setup.rounds, setup.remainder.word());
        let own = |dice: &mut Dice| {
            let which = if dice.roll(2) == 0 { Redraw::Rest } else { Redraw::Next };
            tournament.draw(which, dice.roll(1000)).unwrap()
        };
        if !tournament.rounds().is_empty() || dice.roll(30) == 0 {
            return own(dice);
        }
        self.draws.entry(key).or_insert_with(|| tournament.draw(Redraw::Rest, 1).unwrap()).clone()
    }
}

fn play(dice: &mut Dice, stock: &mut Stock) -> Played {
    let rounds = 1 + dice.roll(3) as usize;
    let tie_breaks = Tie::ALL.into_iter().filter(|_| dice.roll(2) == 0).collect();
    let remainder = Remainder::ALL[dice.roll(3) as usize];
    let setup = tournament::Setup { tie_breaks, fair_fives: dice.roll(2) == 0, remainder, ..setup(rounds) };
    let mut records = vec![record(vec![Event::Created(setup.clone())])];
    let mut tournament = Tournament::new(setup).unwrap();
    let mut happens = |tournament: &mut Tournament, events: Vec<Event>| {
        let record = record(events);
        tournament.apply_all(&record).unwrap();
        records.push(record);
    };
    happens(&mut tournament, vec![entrants(players(dice))]);
    let mut sums = BTreeMap::new();
    for round in 1..=rounds {
        if tournament.rounds().len() < round {
            let draw = stock.draw(&tournament, dice);
            happens(&mut tournament, vec![draw]);
        }
        let mut events = Vec::new();
        let mut of_round: BTreeMap<Number, Vec<i64>> = BTreeMap::new();
        for (table, number) in tournament.rounds()[round - 1].tables.iter().zip(1..) {
            let lists = &stock.lists[&table.list().round().size().players()];
            let lines = &lists[dice.roll(lists.len() as u64) as usize];
            for line in lines {
                events.push(entered(At { round, table: number }, line.clone()));
            }
            let mut list = tournament::List::new(table.list().round().size());
            table.players().iter().for_each(|player| of_round.entry(*player).or_default().push(0));
            for line in lines {
                let entry = list.enter(line.clone()).unwrap().entry;
                for (player, position) in table.players().iter().zip(Position::ALL) {
                    *of_round.get_mut(player).and_then(|lists| lists.last_mut()).unwrap() += i64::from(
                        entry.game[position] + entry.penalty[position] - i32::from(entry.deduction[position]),
                    );
                }
            }
        }
        for (player, lists) in of_round {
            // Two lists of a Springer: the mean, half a point down.
            let counts = match lists[..] {
                [one] => one,
                [one, other] => (one + other - (one + other).rem_euclid(2)) / 2,
                _ => panic!("{player} sits at {} tables", lists.len()),
            };
            *sums.entry(player).or_insert(0) += counts;
        }
        let at = At { round, table: 1 };
        let player = tournament.table(at).unwrap().players()[0];
        let against = [Against::Line { line: 3 }, Against::Ruling][dice.roll(2) as usize];
        // Upheld, a line would have to change.
        let verdict = match against {
            Against::Ruling => Verdict::ALL[dice.roll(3) as usize],
            _ => [Verdict::Dismissed, Verdict::Withdrawn][dice.roll(2) as usize],
        };
        events.push(Event::AppealLodged { at, against, player, why: "miscounted".into() });
        events.push(Event::AppealDecided { at, number: 1, verdict, why: "counted again".into() });
        events.push(Event::RoundClosed { round });
        if dice.roll(3) == 0 {
            events.push(Event::RoundReopened { round, why: "the wrong button".into() });
            events.push(Event::RoundClosed { round });
        }
        happens(&mut tournament, events);
    }
    if tournament.has_lots() && dice.roll(2) == 0 {
        happens(&mut tournament, vec![Event::LotsDrawn { seed: dice.roll(99) }]);
    }
    Played { records, tournament, sums }
}

fn stock() -> Stock {
    let mut dice = Dice(99);
    let mut lists = |size| (0..40).map(|_| whole_list(size, &mut dice)).collect();
    let lists = TableSize::ALL.map(|size| (size.players(), lists(size))).into();
    Stock { lists, ..Stock::default() }
}

/// The same lines, the tables of a round one after the other in another order, or line by line in turn.
fn in_another_order(records: &[Record], dice: &mut Dice) -> Vec<Record> {
    let mut turned = Vec::new();
    for record in records {
        let mut by_table: BTreeMap<At, Vec<Event>> = BTreeMap::new();
        let mut others = Vec::new();
        for event in &record.events {
            match event {
                Event::LineEntered { at, .. } => by_table.entry(*at).or_default().push(event.clone()),
                other => others.push(other.clone()),
            }
        }
        let mut queues: Vec<_> = by_table.into_values().map(Vec::into_iter).collect();
        let mut events = Vec::new();
        while !queues.is_empty() {
            let which = dice.roll(queues.len() as u64) as usize;
            match queues[which].next() {
                Some(event) => events.push(event),
                None => drop(queues.swap_remove(which)),
            }
        }
        events.extend(others);
        turned.push(Record { events, ..record.clone() });
    }
    turned
}

#[test]
fn nothing_is_lost_and_the_order_of_entry_does_not_matter() {
    let many = std::env::var("STICH_TOURNAMENTS").ok().and_then(|n| n.parse().ok()).unwrap_or(300);
    let mut stock = stock();
    for game in 0..many {
        let mut dice = Dice(game);
        let Played { records, tournament, sums } = play(&mut dice, &mut stock);
        let rounds = tournament.setup().rounds;

        let entered = records.iter().flat_map(|record| &record.events);
        let entered = entered.filter(|event| matches!(event, Event::LineEntered { .. })).count();
        let tables = tournament.rounds().iter().flat_map(|seated| &seated.tables);
        assert_eq!(tables.map(|table| table.list().lines().len()).sum::<usize>(), entered);

        let standings = tournament.standings(rounds);
        assert!(standings.is_final());
        let ranked: BTreeMap<Number, i64> =
            standings.ranked.iter().map(|s| (s.results.player, s.sum)).collect();
        assert_eq!(ranked, sums, "tournament {game}");

        assert_eq!(Tournament::replay(&records).as_ref(), Ok(&tournament), "tournament {game}");
        let turned = Tournament::replay(&in_another_order(&records, &mut dice)).unwrap();
        assert_eq!(turned.standings(rounds), standings, "tournament {game}");
    }
}

/// What is written into a file comes back from it.
#[test]
fn a_file_gives_the_same_tournament() {
    let mut stock = stock();
    for game in 0..30 {
        let Played { records, tournament, .. } = play(&mut Dice(game), &mut stock);
        let text = serde_json::to_string(&records).unwrap();
        let back: Vec<Record> = serde_json::from_str(&text).unwrap();
        assert_eq!(back, records);
        assert_eq!(Tournament::replay(&back), Ok(tournament));
    }
}
