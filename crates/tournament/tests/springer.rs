//! The Springer (TSR 10): a player at two tables of four.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

mod common;

use std::collections::BTreeMap;

use common::{Dice, entered, entrants, record, setup, stamp, whole_list};
use tournament::{
    At, Clock, DrawError, Event, Field, Finding, Number, Position, Redraw, Refused, Remainder, RoundResult,
    Seating, Setup, TableSize, Tournament, check, draw,
};

/// So many players with a Springer where one is needed, all rounds drawn.
fn drawn(players: usize, rounds: usize) -> Tournament {
    let wanted = Setup { remainder: Remainder::Springer, clock: Some(Clock::TSR), ..setup(rounds) };
    let mut tournament = Tournament::new(wanted).unwrap();
    tournament.apply(&stamp("desk"), &entrants(players)).unwrap();
    let draw = tournament.draw(Redraw::Rest, 7).unwrap();
    tournament.apply(&stamp("desk"), &draw).unwrap();
    tournament
}

fn field(players: usize, rounds: usize) -> Field {
    Field { remainder: Remainder::Springer, ..Field::of(players, rounds) }
}

/// Who sits at two tables, and at which.
fn twice(seating: &Seating) -> BTreeMap<usize, Vec<usize>> {
    let mut at: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (table, players) in seating.0.iter().enumerate() {
        players.iter().for_each(|player| at.entry(*player).or_default().push(table));
    }
    at.retain(|_, tables| tables.len() > 1);
    at
}

/// Whom a table shares with which other, as one finds it by comparing each table with each.
#[test]
fn a_table_names_its_springers_and_where_else_they_sit() {
    for n in 6..60 {
        let tournament = drawn(n, 2);
        for round in 1..=2 {
            let seated = tournament.round(round).unwrap();
            for (here, table) in seated.tables.iter().zip(1..) {
                let mut expected = Vec::new();
                for (other, number) in seated.tables.iter().zip(1..).filter(|(_, number)| *number != table) {
                    let seats = other.players().iter().zip(Position::ALL);
                    let his = seats.filter(|(player, _)| here.players().contains(player));
                    expected.extend(his.map(|(player, position)| (*player, number, position)));
                }
                assert_eq!(seated.springers(table).collect::<Vec<_>>(), expected, "{n}, table {table}");
            }
            assert_eq!(seated.springers(0).chain(seated.springers(99)).count(), 0);
        }
    }
}

#[test]
fn everybody_sits_at_tables_of_four_and_as_few_as_can_be_at_two() {
    for n in (6..60).chain([200, 399, 400]).filter(|n| n % 4 != 1) {
        let rounds = if n > 60 { 1 } else { 3 };
        let three = draw(&field(n, rounds), &[], 5).unwrap();
        let mut stays = BTreeMap::new();
        for seating in &three.rounds {
            assert!(seating.0.iter().all(|table| table.len() == 4), "{n}");
            let springers = twice(seating);
            assert_eq!(springers.len(), (4 - n % 4) % 4, "{n}");
            // No third table waits for anybody.
            let tables: Vec<&Vec<usize>> = springers.values().collect();
            assert!(tables.iter().all(|two| two.len() == 2 && *two == tables[0]), "{n}: {springers:?}");
            springers.keys().for_each(|player| *stays.entry(*player).or_insert(0) += 1);
        }
        // Nobody jumps again as long as others have not.
        assert!(stays.values().all(|often| *often == 1), "{n}: {stays:?}");
        assert_eq!(check(&field(n, rounds), &three.rounds).iter().find(|f| f.is_fault()), None, "{n}");
        assert!(three.found.repeats >= three.bounds.repeats, "{n}");
        assert_eq!(three, draw(&field(n, rounds), &[], 5).unwrap(), "{n}");
    }
}

#[test]
fn a_later_round_is_drawn_with_those_as_springer_who_were_not() {
    let first = draw(&field(7, 1), &[], 3).unwrap().rounds;
    let all = draw(&field(7, 7), &first, 4).unwrap();
    let mut springers: Vec<usize> = all.rounds.iter().flat_map(|s| twice(s).into_keys()).collect();
    springers.sort_unstable();
    assert_eq!(springers, [0, 1, 2, 3, 4, 5, 6]);
}

#[test]
fn a_springer_is_not_a_player_who_was_written_twice() {
    let seated = |tables: &[&[usize]]| Seating(tables.iter().map(|table| table.to_vec()).collect());
    let faults = |n: usize, remainder: Remainder, tables: &[&[usize]]| -> Vec<Finding> {
        let field = Field { remainder, ..Field::of(n, 1) };
        check(&field, &[seated(tables)]).into_iter().filter(Finding::is_fault).collect()
    };
    let twice = |player| Finding::Twice { round: 1, player };
    for remainder in Remainder::ALL {
        // By hand it can be done in any tournament, where it makes the tables come out even.
        assert_eq!(faults(7, remainder, &[&[0, 1, 2, 3], &[3, 4, 5, 6]]), []);
        assert_eq!(faults(6, remainder, &[&[0, 1, 2, 3], &[2, 3, 4, 5]]), []);
        assert_eq!(faults(7, remainder, &[&[0, 1, 2, 3], &[4, 5, 6, 6]]), [twice(6)], "twice at one table");
        assert_eq!(faults(8, remainder, &[&[0, 1, 2, 3], &[3, 4, 5, 6, 7]]), [twice(3)], "nobody is missing");
        assert_eq!(faults(9, remainder, &[&[0, 1, 2, 3], &[3, 4, 5, 6], &[6, 7, 8, 0]]).len(), 3);
        assert_eq!(
            faults(6, remainder, &[&[0, 1, 2, 3], &[2, 3, 4, 5], &[2, 3, 0, 1]]).len(),
            4,
            "two tables are enough"
        );
    }
}

#[test]
fn the_mean_of_two_lists_counts_half_a_point_down() {
    let result = |points, won_pflichtsolo| RoundResult { points, won_pflichtsolo };
    assert_eq!(RoundResult::mean(&[]), None);
    for (one, other, mean) in
        [(12, 20, 16), (5, 8, 6), (-5, -8, -7), (-1, 2, 0), (0, -1, -1), (i32::MAX, i32::MAX, i32::MAX)]
    {
        let lists = [result(one, true), result(other, true)];
        assert_eq!(RoundResult::mean(&lists), Some(result(mean, true)), "{one} {other}");
    }
    let once = [result(0, true), result(0, false)];
    assert_eq!(RoundResult::mean(&once), Some(result(0, false)), "more chances are no advantage");
}

#[test]
fn seven_play_a_round_and_each_has_what_he_played() {
    let mut tournament = drawn(7, 2);
    let mut dice = Dice(4);
    let mut lists: BTreeMap<Number, Vec<i64>> = BTreeMap::new();
    let seated = tournament.rounds()[0].clone();
    assert_eq!(seated.tables.len(), 2);
    let (springer, other, place) = seated.springers(1).next().unwrap();
    assert_eq!(other, 2);
    assert_eq!(seated.springers(2).map(|(who, table, _)| (who, table)).collect::<Vec<_>>(), [(springer, 1)]);
    let seats: Vec<_> = tournament.seats(1, springer).collect();
    assert_eq!(seats.iter().map(|(at, _)| at.table).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(seats[1].1, place);
    // They play in turn, so they have twice the time.
    assert_eq!([1, 2, 3].map(|table| seated.minutes(Clock::TSR, table)), [200, 200, 0]);
    for table in [1, 2] {
        for line in whole_list(TableSize::Four, &mut dice) {
            tournament.apply(&stamp("desk"), &entered(At { round: 1, table }, line)).unwrap();
        }
        let state = tournament.table(At { round: 1, table }).unwrap();
        for (player, points) in state.players().iter().zip(tournament::Position::ALL) {
            lists.entry(*player).or_default().push(state.points()[points].into());
        }
        if table == 1 {
            // As long as one list is empty, the other counts.
            let results = tournament.results(1);
            let his = results.iter().find(|r| r.player == springer).unwrap();
            assert_eq!(his.sum(), lists[&springer][0]);
        }
    }
    tournament.apply(&stamp("desk"), &Event::RoundClosed { round: 1 }).unwrap();
    for results in tournament.results(1) {
        let his = &lists[&results.player];
        let mean = his.iter().sum::<i64>().div_euclid(his.len() as i64);
        assert_eq!((results.sum(), his.len()), (mean, if results.player == springer { 2 } else { 1 }));
    }
    // He plays one round, not two.
    assert!(tournament.results(1).iter().all(|results| results.played() == 1));
}

#[test]
fn where_a_springer_leaves_both_lists_end() {
    let mut tournament = drawn(11, 2);
    let seated = &tournament.rounds()[0];
    let table = (1..=3).find(|table| seated.springers(*table).next().is_some()).unwrap();
    let (springer, other, _) = seated.springers(table).next().unwrap();
    let line = whole_list(TableSize::Four, &mut Dice(1)).remove(0);
    tournament.apply(&stamp("desk"), &entered(At { round: 1, table }, line)).unwrap();
    let gone = tournament.gone(springer, "ill").unwrap();
    let ended = |event: &Event| match event {
        Event::ListEnded { at, .. } => Some(at.table),
        _ => None,
    };
    assert_eq!(gone.iter().filter_map(ended).collect::<Vec<_>>(), [table.min(other), table.max(other)]);
    tournament.apply_all(&record(gone)).unwrap();
    // Ten are left: two of them sit at two tables.
    assert_eq!(tournament.rounds().len(), 1);
    let draw = tournament.draw(Redraw::Rest, 1).unwrap();
    tournament.apply(&stamp("desk"), &draw).unwrap();
    let second = &tournament.rounds()[1];
    let twice = (1..=second.tables.len()).map(|table| second.springers(table).count()).sum::<usize>();
    assert_eq!((second.tables.len(), twice), (3, 4));
}

#[test]
fn a_seating_by_hand_and_another_wish_later_keep_the_springer() {
    let mut tournament = drawn(7, 3);
    let tables = |tables: &[&[u32]]| tables.iter().map(|t| t.iter().copied().map(Number).collect()).collect();
    let edited = |tables| Event::SeatingEdited { round: 1, tables };
    let good = tables(&[&[1, 2, 3, 4], &[4, 5, 6, 7]]);
    tournament.apply(&stamp("desk"), &edited(good)).unwrap();
    assert_eq!(tournament.rounds()[0].springers(1).map(|(who, ..)| who).collect::<Vec<_>>(), [Number(4)]);
    let bad = tables(&[&[1, 2, 3, 4], &[5, 6, 7, 7]]);
    assert!(matches!(tournament.apply(&stamp("desk"), &edited(bad)), Err(Refused::Seating(_))));
    let line = whole_list(TableSize::Four, &mut Dice(1)).remove(0);
    tournament.apply(&stamp("desk"), &entered(At { round: 1, table: 1 }, line)).unwrap();
    assert!(tournament.draw(Redraw::NotBegun, 9).is_ok());
    let field = Field { remainder: Remainder::Fives, ..Field::of(7, 2) };
    let played = Seating(vec![vec![0, 1, 2, 3], vec![3, 4, 5, 6]]);
    assert_eq!(draw(&field, &[played], 1).unwrap().rounds[1].0.len(), 1, "a table of seven");
    let played = Seating(vec![vec![0, 1, 2, 3], vec![4, 5, 6, 6]]);
    assert!(matches!(draw(&field, &[played], 1), Err(DrawError::Played { round: 1, .. })));
}
