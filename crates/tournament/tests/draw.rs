//! Draws of every size.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

mod common;

use proptest::prelude::*;
use tournament::{DrawError, Field, Finding, Remainder, Seating, Split, TableSize, check, draw, tally};

/// Counted again in another way: for each two players the rounds in which both sit at one table.
fn repeats(players: usize, rounds: &[Seating]) -> usize {
    let mut again = 0;
    for a in 0..players {
        for b in a + 1..players {
            let tables = rounds.iter().flat_map(|seating| &seating.0);
            let met = tables.filter(|table| table.contains(&a) && table.contains(&b)).count();
            again += met.saturating_sub(1);
        }
    }
    again
}

#[test]
fn nobody_meets_twice_from_sixteen_on_where_tables_of_five_let_them() {
    for n in (16..80).chain([200, 397, 400]) {
        let three = draw(&Field::of(n, 3), &[], 11).unwrap();
        assert_eq!(three.found.repeats, repeats(n, &three.rounds), "{n}");
        // What was found, and what counting alone forbids; the rest is the price of nobody being at a table of five
        // three times.
        let known = [(17, 3, 2), (18, 6, 4), (19, 8, 6), (23, 10, 0)].into_iter().find(|(k, ..)| *k == n);
        let known = known.map_or((0, 0), |(_, found, bound)| (found, bound));
        assert_eq!((three.found.repeats, three.bounds.repeats), known, "{n}");
        if n > 31 {
            assert_eq!(three.found.fives_again, 0, "{n}");
        }
    }
}

#[test]
fn small_fields_come_as_low_as_can_be_proven() {
    for (n, least) in [(4, 12), (5, 20), (8, 8), (12, 6), (15, 12)] {
        let three = draw(&Field::of(n, 3), &[], 5).unwrap();
        assert_eq!((three.found.repeats, three.bounds.repeats), (least, least), "{n}");
    }
    // Here the bound could be reached only with somebody at the table of five three times.
    for (n, found, bound) in [(9, 15, 12), (13, 9, 8), (14, 12, 10)] {
        let three = draw(&Field::of(n, 3), &[], 5).unwrap();
        assert_eq!((three.found.repeats, three.bounds.repeats), (found, bound), "{n}");
    }
}

#[test]
fn ten_players_cannot_do_better_than_eighteen() {
    // The bound by counting is 16. All second and third rounds against a first, tables as bit masks:
    let halves: Vec<u32> = (0..1u32 << 10).filter(|half| half.count_ones() == 5).collect();
    let first = 0b11111u32;
    let same = |half: u32, a: u32, b: u32| (half >> a & 1) == (half >> b & 1);
    let mut least = usize::MAX;
    for &second in &halves {
        for &third in &halves {
            let pairs = (0..10).flat_map(|a| (a + 1..10).map(move |b| (a, b)));
            let met = pairs.map(|(a, b)| [first, second, third].iter().filter(|h| same(**h, a, b)).count());
            least = least.min(met.map(|times| times.saturating_sub(1)).sum());
        }
    }
    let three = draw(&Field::of(10, 3), &[], 5).unwrap();
    assert_eq!((three.found.repeats, three.bounds.repeats, least), (18, 16, 18));
}

#[test]
fn a_fair_share_of_the_tables_of_five_can_be_asked_for() {
    for n in [9, 13, 17, 19, 21, 23, 26, 31] {
        let three = draw(&Field { fair_fives: true, ..Field::of(n, 3) }, &[], 3).unwrap();
        assert_eq!(three.found.fives_again, 0, "{n}");
    }
}

#[test]
fn a_hand_edited_seating_is_checked() {
    let field = Field { clubs: vec![Some(1); 9], clubs_apart: true, ..Field::of(9, 2) };
    let good = Seating(vec![vec![0, 1, 2, 3], vec![4, 5, 6, 7, 8]]);
    assert!(check(&field, std::slice::from_ref(&good)).iter().all(|f| !f.is_fault()));
    assert_eq!(tally(&field, std::slice::from_ref(&good)).club_mates, 16);
    let bad = Seating(vec![vec![0, 1, 2], vec![4, 5, 6, 7, 8, 0, 9]]);
    let faults: Vec<Finding> = check(&field, &[bad]).into_iter().filter(Finding::is_fault).collect();
    assert!(faults.contains(&Finding::TableSize { round: 1, table: 1, players: 3 }));
    assert!(faults.contains(&Finding::Twice { round: 1, player: 0 }));
    assert!(faults.contains(&Finding::Missing { round: 1, player: 3 }));
    assert!(faults.contains(&Finding::Absent { round: 1, player: 9 }));
    let again = check(&field, &[good.clone(), good]);
    assert!(again.contains(&Finding::MeetAgain { round: 2, a: 0, b: 3 }));
    assert!(again.contains(&Finding::FiveAgain { round: 2, player: 8, waiting: 4 }));
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    assert!(matches!(draw(&Field::of(3, 3), &[], 1), Err(DrawError::Split { round: 1, .. })));
    let mut field = Field::of(8, 2);
    field.present[1] = vec![0, 1, 2, 2];
    assert_eq!(draw(&field, &[], 1), Err(DrawError::Player { round: 2, player: 2 }));
    field.present[1] = vec![0, 1, 2, 99];
    assert_eq!(draw(&field, &[], 1), Err(DrawError::Player { round: 2, player: 99 }));
    let played = vec![Seating(vec![vec![0, 1, 2, 3]])];
    assert!(matches!(draw(&Field::of(8, 2), &played, 1), Err(DrawError::Played { round: 1, .. })));
    assert!(matches!(draw(&Field::of(8, 0), &played, 1), Err(DrawError::TooManyPlayed { .. })));
}

/// Nobody is at a table of five or more three times where two would do, and where somebody must be, no more than must.
#[test]
fn nobody_is_at_a_larger_table_three_times_unless_it_must_be() {
    for (n, remainder) in (4..40).flat_map(|n| Remainder::ALL.map(|remainder| (n, remainder))) {
        let three = draw(&Field { remainder, ..Field::of(n, 3) }, &[], 7).unwrap();
        let mut stays = vec![0; n];
        for table in three.rounds.iter().flat_map(|round| &round.0).filter(|table| table.len() > 4) {
            table.iter().for_each(|&player| stays[player] += 1);
        }
        let must = stays.iter().sum::<usize>().saturating_sub(2 * n);
        let often = stays.iter().filter(|stay| **stay > 2).count();
        assert!(often <= must, "{n} players, {remainder:?}: {stays:?}");
    }
}

/// A wish that costs meetings says so: nine players cannot all have their share of the table of five for nothing.
#[test]
fn what_an_option_costs_is_told() {
    let told = |players: usize, fair_fives: bool| {
        let setup = tournament::Setup { fair_fives, ..common::setup(3) };
        let mut tournament = tournament::Tournament::new(setup).unwrap();
        tournament.apply(&common::stamp("desk"), &common::entrants(players)).unwrap();
        match tournament.draw(tournament::Redraw::Rest, 7).unwrap() {
            tournament::Event::Drawn { found, .. } => found,
            other => panic!("{other:?}"),
        }
    };
    for players in [9, 31] {
        let (fair, free) = (told(players, true), told(players, false));
        assert_eq!(free.repeats_unless_fair, None);
        assert_eq!(
            fair.repeats_unless_fair,
            (free.repeats < fair.repeats).then_some(free.repeats),
            "{players}"
        );
    }
    assert!(told(31, true).repeats_unless_fair.is_some(), "six meetings repeat, and need not");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Players come late and leave, a round may be played already, clubs are of any size.
    #[test]
    fn every_draw_seats_those_present_once(
        seed in any::<u64>(),
        n in 32usize..70,
        clubs in proptest::collection::vec(proptest::option::of(0usize..12), 70),
        away in proptest::collection::vec((0usize..3, 0usize..70), 0..12),
        clubs_apart in any::<bool>(),
        fair_fives in any::<bool>(),
        one_table in any::<bool>(),
    ) {
        let remainder = if one_table { Remainder::OneTable } else { Remainder::Fives };
        let mut field = Field { clubs: clubs[..n].to_vec(), clubs_apart, fair_fives, remainder, ..Field::of(n, 3) };
        for (round, player) in away {
            field.present[round].retain(|&p| p != player);
        }
        let first = draw(&field, &[], seed).unwrap();
        prop_assert_eq!(&first, &draw(&field, &[], seed).unwrap());
        let redrawn = draw(&field, &first.rounds[..1], seed ^ 1).unwrap();
        prop_assert_eq!(&first.rounds[0], &redrawn.rounds[0]);
        for three in [&first, &redrawn] {
            let findings = check(&field, &three.rounds);
            let bad = |f: &&Finding| f.is_fault() || matches!(f, Finding::TooManyLarger { .. });
            prop_assert_eq!(findings.iter().find(bad), None);
            prop_assert_eq!(three.found.repeats, repeats(n, &three.rounds));
            prop_assert!(three.found.repeats >= three.bounds.repeats);
            prop_assert!(three.found.club_mates >= three.bounds.club_mates);
            if fair_fives {
                prop_assert_eq!(three.found.fives_again, 0);
            }
            for (seating, present) in three.rounds.iter().zip(&field.present) {
                let split = Split::of(present.len(), remainder).unwrap();
                let sizes = seating.0.iter().map(|table| TableSize::of(table.len()).unwrap());
                prop_assert_eq!(sizes.collect::<Vec<_>>(), split.sizes().collect::<Vec<_>>());
            }
        }
        // A fair share of the tables of five may cost meetings; with 31 players it must.
        if !fair_fives && !one_table {
            prop_assert_eq!(first.found.repeats, first.bounds.repeats);
            prop_assert_eq!(first.found.club_mates, first.bounds.club_mates);
        }
    }

    #[test]
    fn positions_are_drawn_too(seed in any::<u64>()) {
        // Over all tables of a large round nobody's number decides his position.
        let round = &draw(&Field::of(400, 1), &[], seed).unwrap().rounds[0];
        let sum = |position: usize| round.0.iter().map(|table| table[position]).sum::<usize>();
        for position in 0..4 {
            prop_assert!((14_000..26_000).contains(&sum(position)));
        }
    }
}
