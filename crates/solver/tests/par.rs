//! Par contracts, as players find them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

use bridge::{Strain, Vulnerability};
use cards::{Seat, Side};
use solver::{TrickTable, par};

/// A table from rows `N E S W` of tricks, clubs to notrump.
fn table(rows: [[u8; 5]; 4]) -> TrickTable {
    TrickTable::from_fn(|strain, seat| rows[seat as usize][strain as usize])
}

fn of_sides(north_south: [u8; 5], east_west: [u8; 5]) -> TrickTable {
    table([north_south, east_west, north_south, east_west])
}

#[test]
fn par_is_what_good_players_would_reach() {
    let none = Vulnerability::None;
    let all = Vulnerability::All;
    for (what, table, vulnerable, dealer, score, contract) in [
        (
            "a game and nobody can stop it",
            of_sides([5, 6, 6, 10, 8], [7, 7, 7, 3, 5]),
            all,
            Seat::North,
            620,
            Some(("4S", Side::NorthSouth)),
        ),
        (
            "a sacrifice is cheaper when not vulnerable",
            of_sides([3, 5, 5, 10, 9], [9, 8, 8, 3, 4]),
            none,
            Seat::North,
            300,
            Some(("5CX", Side::EastWest)),
        ),
        (
            "vulnerable it is not",
            of_sides([3, 5, 5, 10, 9], [8, 8, 8, 3, 4]),
            all,
            Seat::North,
            620,
            Some(("4S", Side::NorthSouth)),
        ),
        ("nobody makes anything", of_sides([6; 5], [6; 5]), none, Seat::East, 0, None),
        (
            "a partscore is named as high as it is made",
            of_sides([6, 6, 6, 9, 6], [6, 6, 6, 4, 6]),
            none,
            Seat::West,
            140,
            Some(("3S", Side::NorthSouth)),
        ),
        ("a grand slam", of_sides([13; 5], [0; 5]), none, Seat::South, 1520, Some(("7NT", Side::NorthSouth))),
    ] {
        let found = par(&table, vulnerable, dealer);
        assert_eq!(found.score, score, "{what}");
        let named = found.contract.map(|c| (c.contract.to_string(), c.declarer.side()));
        assert_eq!(named, contract.map(|(c, side)| (c.to_owned(), side)), "{what}");
    }
}

#[test]
fn who_deals_matters_where_both_sides_can_make_one_notrump() {
    let both = of_sides([6, 6, 6, 6, 7], [6, 6, 6, 6, 7]);
    assert_eq!(par(&both, Vulnerability::None, Seat::North).score, 90);
    assert_eq!(par(&both, Vulnerability::None, Seat::East).score, -90);
    // East makes it, West does not, and South is in turn before East.
    let east = table([[6, 6, 6, 6, 7], [6, 6, 6, 6, 7], [6, 6, 6, 6, 7], [6; 5]]);
    assert_eq!(par(&east, Vulnerability::None, Seat::South).score, 90);
}

#[test]
fn par_never_favours_the_side_that_wins_fewer_tricks_everywhere() {
    let weak = of_sides([3, 3, 3, 3, 2], [10, 10, 10, 10, 11]);
    for dealer in Seat::ALL {
        let found = par(&weak, Vulnerability::NorthSouth, dealer);
        assert!(found.score < 0);
        assert_eq!(found.contract.map(|c| c.contract.strain), Some(Strain::NoTrump));
    }
}
