//! The six by six matrix of calls of chapter 8, cell by cell.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may panic")]

use doppelkopf_score::{ByParty, Call, Calls, Game, Kind, Need, Party, Position, Rules, Table, need};

const CALLED: [Option<Call>; 6] = [
    None,
    Some(Call::Won),
    Some(Call::Keine90),
    Some(Call::Keine60),
    Some(Call::Keine30),
    Some(Call::Schwarz),
];

/// One line for each call of Re, one cell for each call of Kontra: what Re and what Kontra needs.
const MATRIX: [[&str; 6]; 6] = [
    ["121 120", "120 121", "90 151", "60 181", "30 211", "one all"],
    ["121 120", "121 120", "90 151", "60 181", "30 211", "one all"],
    ["151 90", "151 90", "151 151", "151 181", "151 211", "151 all"],
    ["181 60", "181 60", "181 151", "181 181", "181 211", "181 all"],
    ["211 30", "211 30", "211 151", "211 181", "211 211", "211 all"],
    ["all one", "all one", "all 151", "all 181", "all 211", "all all"],
];

/// The Augen of Re between which nobody wins, where both made an Absage of Augen.
const NOBODY: [[(u8, u8); 3]; 3] =
    [[(90, 150), (60, 150), (30, 150)], [(90, 180), (60, 180), (30, 180)], [(90, 210), (60, 210), (30, 210)]];

fn word(need: Need) -> String {
    match need {
        Need::Augen(augen) => augen.to_string(),
        Need::OneTrick => "one".into(),
        Need::AllTricks => "all".into(),
    }
}

fn winner(calls: Calls, augen_re: u8, tricks_re: u8) -> Option<Party> {
    let game = Game {
        table: Table::FOUR,
        kind: Kind::Normal,
        re: [Position::Two, Position::Four].into_iter().collect(),
        augen_re,
        tricks_re: Some(tricks_re),
        calls,
        special: ByParty::default(),
    };
    game.score(Rules::default()).unwrap().winner
}

#[test]
fn every_cell_asks_what_the_table_says() {
    for (re, line) in CALLED.into_iter().zip(MATRIX) {
        for (kontra, cell) in CALLED.into_iter().zip(line) {
            let calls = ByParty { re, kontra };
            let needs = format!("{} {}", word(need(&calls, Party::Re)), word(need(&calls, Party::Kontra)));
            assert_eq!(needs, cell, "Re {re:?}, Kontra {kontra:?}");
        }
    }
}

#[test]
fn nobody_wins_exactly_between_two_missed_absagen() {
    for (i, re) in CALLED.into_iter().enumerate() {
        for (j, kontra) in CALLED.into_iter().enumerate() {
            // No cards make one Auge.
            for augen in (0..=240_u8).filter(|augen| ![1, 239].contains(augen)) {
                let tricks = if augen == 0 { 1 } else { 11 };
                let nobody = match (i, j) {
                    (2..=4, 2..=4) => {
                        let (from, to) = NOBODY[i - 2][j - 2];
                        (from..=to).contains(&augen)
                    }
                    // Neither has all tricks here: schwarz is missed.
                    (5, 2..=4) => augen > [89, 59, 29][j - 2],
                    (2..=4, 5) => augen < [151, 181, 211][i - 2],
                    (5, 5) => true,
                    _ => false,
                };
                let won = winner(ByParty { re, kontra }, augen, tricks);
                assert_eq!(won.is_none(), nobody, "Re {re:?}, Kontra {kontra:?}, {augen}");
            }
        }
    }
}

#[test]
fn more_augen_never_lose_and_a_higher_absage_never_wins() {
    let rank = |winner| match winner {
        Some(Party::Re) => 2,
        None => 1,
        Some(Party::Kontra) => 0,
    };
    for kontra in CALLED {
        for augen in 2..=238 {
            for pair in CALLED[1..].windows(2) {
                let [low, high] = [pair[0], pair[1]].map(|re| winner(ByParty { re, kontra }, augen, 6));
                assert!(high != Some(Party::Re) || low == Some(Party::Re), "{pair:?} {kontra:?} {augen}");
            }
            for re in CALLED {
                let calls = ByParty { re, kontra };
                assert!(rank(winner(calls, augen, 6)) <= rank(winner(calls, (augen + 1).min(238), 6)));
            }
        }
    }
}
