//! Results that other programs have recorded: DDS (`hands/list2.txt`, Apache-2.0), pgx
//! (`contractbridge-ddstable-sample100.csv`, Apache-2.0) and macroxue's bridge-solver
//! (`comparison/results.5k_deals.txt`, Apache-2.0 or MIT).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

use bridge::{PartialDeal, Strain, Vulnerability};
use cards::{Card, Seat, Side};
use solver::{Hands, Solver, TrickTable, par};

fn hands(deal: &str) -> Hands {
    Hands::try_from(&deal.parse::<PartialDeal>().unwrap()).unwrap()
}

const FIRST: &str = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3";
const SECOND: &str = "E:QJT5432.T.6.QJ82 .J97543.K7532.94 87.A62.QJT4.AT75 AK96.KQ8.A98.K63";

/// Of North, East, South and West, from clubs to notrump.
const TABLES: [(&str, [[u8; 5]; 4]); 4] = [
    (FIRST, [[7, 5, 6, 5, 6], [5, 7, 6, 8, 6], [7, 5, 6, 5, 6], [5, 7, 6, 8, 6]]),
    (SECOND, [[6, 8, 10, 4, 9], [7, 3, 2, 9, 3], [6, 8, 10, 4, 9], [7, 3, 2, 9, 3]]),
    (
        "N:J92.J76.K72.9432 AKQ6.84.J863.T65 87543.KQ9532..K7 T.AT.AQT954.AQJ8",
        [[1, 1, 6, 4, 1], [11, 12, 6, 8, 9], [1, 1, 7, 5, 1], [10, 12, 6, 8, 9]],
    ),
    (
        "N:J2.KJ85.843.Q983 T85.9432.75.AKT6 Q3.AQT76.AQT2.J5 AK9764..KJ96.742",
        [[4, 6, 7, 2, 5], [8, 7, 6, 11, 7], [5, 6, 7, 2, 5], [8, 7, 6, 11, 7]],
    ),
];

#[test]
fn tables_are_as_recorded() {
    let mut solver = Solver::default();
    for (deal, rows) in TABLES {
        let recorded = TrickTable::from_fn(|strain, seat| rows[seat as usize][strain as usize]);
        assert_eq!(solver.table(&hands(deal)), recorded, "{deal}");
    }
}

#[test]
fn par_is_as_recorded() {
    let par = |place: usize, vulnerable, dealer| {
        let rows = TABLES[place].1;
        par(&TrickTable::from_fn(|strain, seat| rows[seat as usize][strain as usize]), vulnerable, dealer)
            .score
    };
    assert_eq!(par(0, Vulnerability::None, Seat::North), -110);
    assert_eq!(par(1, Vulnerability::NorthSouth, Seat::East), 100);
}

#[test]
fn leads_are_as_recorded() {
    let leads = [
        (FIRST, Seat::North, Strain::Spades, vec![(5, "CT C9 C8 DJ D8 D5 SQ SJ S6"), (4, "HK H6 H5 H2")]),
        (
            SECOND,
            Seat::East,
            Strain::NoTrump,
            vec![(4, "CQ CJ C8 C2"), (3, "D6 HT SQ SJ ST"), (2, "S5 S4 S3 S2")],
        ),
    ];
    let mut solver = Solver::default();
    for (deal, leader, strain, recorded) in leads {
        let mut expected: Vec<(Card, u8)> = recorded
            .into_iter()
            .flat_map(|(tricks, cards)| cards.split(' ').map(move |card| (card.parse().unwrap(), tricks)))
            .collect();
        expected.sort();
        let found = solver.cards(&hands(deal).led_by(leader), strain);
        let mut found: Vec<(Card, u8)> = found.into_iter().map(|lead| (lead.card, lead.tricks)).collect();
        found.sort();
        assert_eq!(found, expected, "{deal}");
    }
}

/// The whole play of the second deal, East to lead, North declarer in notrump.
const PLAY: &str = "SQD2S8SAHKHTH3H2HQS2H4H6H8D6HJHAS7SKS4C4D8C2DKD4H9C5S6S3H7C7C3S5H5CTD9STD3DQDAC8S9SJC9DTCQD5CAC6DJCK\
    CJD7";

#[test]
fn a_play_is_judged_as_recorded() {
    let record: Vec<Card> =
        PLAY.as_bytes().chunks(2).map(|card| std::str::from_utf8(card).unwrap().parse().unwrap()).collect();
    let start = hands(SECOND).led_by(Seat::East);
    let steps = Solver::default().analyse(&start, Strain::NoTrump, &record).unwrap();
    let of_declarer = |side: Side, tricks: u8| if side == Side::NorthSouth { tricks } else { 13 - tricks };
    let after: Vec<u8> = steps.iter().map(|step| of_declarer(step.seat.side(), step.after)).collect();
    assert_eq!(of_declarer(steps[0].seat.side(), steps[0].before), 9);
    assert_eq!((record.len(), after.len()), (52, 52));
    assert!(after[..36].iter().all(|&tricks| tricks == 10) && after[36..].iter().all(|&tricks| tricks == 9));
}
