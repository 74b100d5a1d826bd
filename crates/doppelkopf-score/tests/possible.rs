//! Lists in which only points are written.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

use std::collections::BTreeSet;

use doppelkopf_score::{
    ByParty, ByPosition, Call, Game, Impossible, Kind, Point, Position, Positions, Rules, Special, Table,
    TableSize, possible,
};

const LEVELS: [Option<Call>; 6] = [
    None,
    Some(Call::Won),
    Some(Call::Keine90),
    Some(Call::Keine60),
    Some(Call::Keine30),
    Some(Call::Schwarz),
];

fn at(numbers: &[u8]) -> Positions {
    numbers.iter().map(|&n| Position::try_from(n).unwrap()).collect()
}

/// The values for Re that some game of this kind has, found by going through all games.
fn values(kind: Kind, re: Positions, rules: Rules) -> BTreeSet<i16> {
    let mut found = BTreeSet::new();
    let shares = |most: u8| (0..=most).flat_map(move |re| [(re, 0), (0, re)]);
    let mut specials = BTreeSet::new();
    for foxes in shares(2) {
        for doppelkoepfe in shares(4) {
            for karlchen in shares(1) {
                specials.insert((foxes, doppelkoepfe, karlchen));
            }
        }
    }
    for augen_re in 0..=240_u8 {
        for tricks in [0, 1, 6, 11, 12] {
            for re_called in LEVELS {
                for kontra in LEVELS {
                    for &(foxes, doppelkoepfe, karlchen) in &specials {
                        let of = |foxes, doppelkoepfe, k| Special { foxes, doppelkoepfe, karlchen: k == 1 };
                        let game = Game {
                            table: Table::FOUR,
                            kind,
                            re,
                            augen_re,
                            tricks_re: Some(tricks),
                            calls: ByParty { re: re_called, kontra },
                            special: ByParty {
                                re: of(foxes.0, doppelkoepfe.0, karlchen.0),
                                kontra: of(foxes.1, doppelkoepfe.1, karlchen.1),
                            },
                        };
                        found.extend(game.score(rules).ok().map(|score| score.value));
                    }
                }
            }
        }
    }
    found
}

/// What is possible is what going through all games finds, no more and no less; and the game found as an
/// example gives these very points.
#[test]
fn possible_is_what_some_game_gives() {
    let normal = values(Kind::Normal, at(&[1, 2]), Rules::TSR);
    assert_eq!((normal.first(), normal.last()), (Some(&-28), Some(&28)));
    let alone = values(Kind::Solo, at(&[1]), Rules::TSR);
    assert_eq!((alone.first(), alone.last()), (Some(&-21), Some(&21)));
    for v in -40..=40_i16 {
        let two = ByPosition::from([v, v, -v, -v, 0]);
        // Either pair may have been Re; a game of no value is one of two against two.
        check(two, normal.contains(&v) || normal.contains(&-v));
        if v != 0 {
            check(ByPosition::from([3 * v, -v, -v, -v, 0]), alone.contains(&v));
        }
    }
}

fn check(points: ByPosition<i16>, expected: bool) {
    let found = possible(Table::FOUR, points, Rules::TSR);
    assert_eq!(found.is_ok(), expected, "{points:?}: {found:?}");
    if let Ok(game) = found {
        assert_eq!(game.score(Rules::TSR).unwrap().points, points, "{game:?}");
    }
}

#[test]
fn lines_of_a_list() {
    use Impossible::{Absent, Shape, Sum, Value};
    let larger = |size, sits: &[u8]| Table::of(size, at(sits)).unwrap();
    let (five, seven) = (larger(TableSize::Five, &[3]), larger(TableSize::Seven, &[1, 3, 6]));
    for (table, points, verdict) in [
        (Table::FOUR, [1, -1, 1, -1, 0], Ok((Kind::Normal, at(&[1, 3])))),
        // Kontra's smallest win is 2, which Re has under 90; no Re call is needed for either.
        (Table::FOUR, [-2, -2, 2, 2, 0], Ok((Kind::Normal, at(&[3, 4])))),
        (Table::FOUR, [0, 0, 0, 0, 0], Ok((Kind::Normal, at(&[1, 2])))),
        (Table::FOUR, [-3, 9, -3, -3, 0], Ok((Kind::Solo, at(&[2])))),
        (Table::FOUR, [4, 4, -12, 4, 0], Ok((Kind::Solo, at(&[3])))),
        (five, [-3, 3, 0, 3, -3], Ok((Kind::Normal, at(&[2, 4])))),
        (five, [5, -15, 0, 5, 5], Ok((Kind::Solo, at(&[2])))),
        (five, [1, 1, -1, -1, 0], Err(Absent(Position::Three))),
        (seven, [0, 3, 0, -3, 3], Err(Sum(3))),
        (Table::FOUR, [1, -1, 1, -1, 2], Err(Absent(Position::Five))),
        (Table::FOUR, [1, -1, 1, 1, 0], Err(Sum(2))),
        (Table::FOUR, [1, -1, 0, 0, 0], Err(Shape)),
        (Table::FOUR, [4, -1, -1, -2, 0], Err(Shape)),
        // A penalty written into the line (Q06).
        (Table::FOUR, [12, -3, -6, -3, 0], Err(Shape)),
        // A Bockrunde, perhaps.
        (Table::FOUR, [29, -29, 29, -29, 0], Err(Value(29))),
        (Table::FOUR, [66, -22, -22, -22, 0], Err(Value(22))),
        (Table::FOUR, [22, 22, 22, -66, 0], Err(Value(-22))),
        (Table::FOUR, [i16::MIN, i16::MAX, 1, 0, 0], Err(Shape)),
    ] {
        for rules in [Rules::default(), Rules::TSR] {
            let found = possible(table, ByPosition::from(points), rules).map(|game| (game.kind, game.re));
            assert_eq!(found, verdict, "{points:?}");
        }
    }
}

#[test]
fn a_reading_of_the_sheet_can_make_more_possible() {
    let points = ByPosition::from([22, 22, 22, -66, 0]);
    let a11 = Rules::SHEET.other_way(Point::A11);
    assert_eq!(possible(Table::FOUR, points, Rules::default()), Err(Impossible::Value(-22)));
    assert_eq!(possible(Table::FOUR, points, a11).map(|game| game.kind), Ok(Kind::Solo));
    let a12 = Rules::SHEET.other_way(Point::A12);
    assert_eq!(possible(Table::FOUR, points, a12).map(|game| game.kind), Ok(Kind::Still));
}
