//! A second scorer, written from the tables of chapters 8 and 9 alone and sharing nothing with the first:
//! levels are numbers, the matrix is copied out, everything is signed for Re. Both must agree on every
//! combination of Augen, tricks and calls.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may panic")]

use doppelkopf_score::{
    ByParty, Call, Game, Kind, Party, Position, Positions, Rules, Special, Table, TableSize,
};

/// Levels: 0 nothing, 1 Re or Kontra, 2 keine 90, 3 keine 60, 4 keine 30, 5 schwarz.
const LEVELS: [Option<Call>; 6] = [
    None,
    Some(Call::Won),
    Some(Call::Keine90),
    Some(Call::Keine60),
    Some(Call::Keine30),
    Some(Call::Schwarz),
];

const ALL: i32 = 1000;
const ONE: i32 = -1000;

/// Rows: Re's level; columns: Kontra's; what Re needs, what Kontra needs.
const NEEDED: [[(i32, i32); 6]; 6] = [
    [(121, 120), (120, 121), (90, 151), (60, 181), (30, 211), (ONE, ALL)],
    [(121, 120), (121, 120), (90, 151), (60, 181), (30, 211), (ONE, ALL)],
    [(151, 90), (151, 90), (151, 151), (151, 181), (151, 211), (151, ALL)],
    [(181, 60), (181, 60), (181, 151), (181, 181), (181, 211), (181, ALL)],
    [(211, 30), (211, 30), (211, 151), (211, 181), (211, 211), (211, ALL)],
    [(ALL, ONE), (ALL, ONE), (ALL, 151), (ALL, 181), (ALL, 211), (ALL, ALL)],
];

/// What happened, in plain numbers: Augen and tricks of both, levels of both, Sonderpunkte (Re less
/// Kontra) without gegen Re.
#[derive(Debug, Clone, Copy)]
struct Told {
    augen: [i32; 2],
    tricks: [i32; 2],
    levels: [usize; 2],
    extra: i32,
    alone: bool,
}

/// Who wins (1 Re, −1 Kontra, 0 nobody) and the value for Re.
fn second(told: Told) -> (i32, i32) {
    let [r, k] = told.levels;
    let (re_needs, kontra_needs) = NEEDED[r][k];
    let reaches = |side: usize, needs: i32| match needs {
        ALL => told.tricks[side] == 12,
        ONE => told.tricks[side] >= 1,
        augen => told.augen[side] >= augen,
    };
    let won = i32::from(reaches(0, re_needs)) - i32::from(reaches(1, kontra_needs));

    // Under 90, 60, 30, without a trick.
    let low = |side: usize| {
        let marks = [90, 60, 30].iter().filter(|&&mark| told.augen[side] < mark).count() as i32;
        marks + i32::from(told.tricks[side] == 0)
    };
    let mut value = match won {
        1 => 1 + low(1),
        -1 => -(1 + low(0)),
        _ => low(1) - low(0),
    };
    for level in [r, k] {
        // 2 for the Ansage, 1 for each level above it.
        value += won * [0, 2, 3, 4, 5, 6][level];
    }
    // 120 against keine 90, 90 against keine 60, 60 against keine 30, 30 against schwarz.
    for (against, sign, side) in [(k, 1, 0), (r, -1, 1)] {
        for level in 2..=against {
            value += sign * i32::from(told.augen[side] >= [0, 0, 120, 90, 60, 30][level]);
        }
    }
    if !told.alone {
        value += told.extra - i32::from(won == -1);
    }
    (won, value)
}

/// Every Augen with one to eleven tricks, 0 with none, 240 with all; under every pair of calls.
fn every_result(mut see: impl FnMut(u8, u8, [usize; 2])) {
    let results =
        (1..=11).flat_map(|tricks| (0..=240).map(move |augen| (augen, tricks))).chain([(0, 0), (240, 12)]);
    // No cards make one Auge.
    for (augen, tricks) in results.filter(|(augen, _)| ![1, 239].contains(augen)) {
        for r in 0..6 {
            for k in 0..6 {
                see(augen, tricks, [r, k]);
            }
        }
    }
}

/// Every way to share two foxes, four Doppelköpfe and one Karlchen.
fn every_special() -> Vec<ByParty<Special>> {
    let shares = |most: u8| (0..=most).flat_map(move |re| (0..=most - re).map(move |kontra| (re, kontra)));
    let mut all = Vec::new();
    for foxes in shares(2) {
        for doppelkoepfe in shares(4) {
            for karlchen in shares(1) {
                let of =
                    |foxes, doppelkoepfe, karlchen| Special { foxes, doppelkoepfe, karlchen: karlchen == 1 };
                let re = of(foxes.0, doppelkoepfe.0, karlchen.0);
                all.push(ByParty { re, kontra: of(foxes.1, doppelkoepfe.1, karlchen.1) });
            }
        }
    }
    all
}

fn positions(numbers: &[u8]) -> Positions {
    numbers.iter().map(|&n| Position::try_from(n).unwrap()).collect()
}

/// Whether a party can have taken all that: the smallest aces and tens in its Doppelköpfe, its foxes there
/// or elsewhere, and the ♣ jack in a trick of its own.
fn fits(augen: i32, tricks: i32, taken: Special) -> bool {
    let sixteen = [[10; 8], [11; 8]].concat();
    let in_doppelkoepfe: i32 = sixteen.iter().take(4 * usize::from(taken.doppelkoepfe)).sum();
    let own_tricks = i32::from(taken.doppelkoepfe) + i32::from(taken.karlchen);
    augen >= in_doppelkoepfe.max(11 * i32::from(taken.foxes)) + 2 * i32::from(taken.karlchen)
        && tricks >= own_tricks.max(i32::from(taken.foxes.min(1)))
}

/// Both scorers on one game; `false` if the first says that it cannot be.
fn agree(game: &Game, levels: [usize; 2]) -> bool {
    let Ok(score) = game.score(Rules::default()) else { return false };
    let tricks = i32::from(game.tricks_re.unwrap());
    let augen = i32::from(game.augen_re);
    let count = |s: Special| i32::from(s.foxes) + i32::from(s.doppelkoepfe) + i32::from(s.karlchen);
    let alone = game.kind.is_alone();
    let told = Told {
        augen: [augen, 240 - augen],
        tricks: [tricks, 12 - tricks],
        levels,
        extra: count(game.special.re) - count(game.special.kontra),
        alone,
    };
    let (won, value) = second(told);
    let winner = match won {
        1 => Some(Party::Re),
        -1 => Some(Party::Kontra),
        _ => None,
    };
    assert_eq!((score.winner, i32::from(score.value)), (winner, value), "{told:?}");
    assert_eq!(score.points.0.iter().sum::<i16>(), 0, "{told:?}");
    for position in Position::ALL {
        let factor = match (game.table.players().contains(position), game.re.contains(position)) {
            (false, _) => 0,
            (true, false) => -1,
            (true, true) if alone => 3,
            (true, true) => 1,
        };
        assert_eq!(i32::from(score.points[position]), factor * value, "{told:?}");
    }
    true
}

#[test]
fn both_agree_on_all_augen_tricks_and_calls() {
    for (kind, all) in [
        (Kind::Normal, 94_716),
        (Kind::Solo, 94_716),
        (Kind::Still, 94_716),
        // Re has the Klärungsstich, or the first three tricks.
        (Kind::Hochzeit, 94_716 - 36),
        (Kind::HochzeitAlone, 94_716 - 36 * (1 + 2 * 239)),
    ] {
        let re = positions(if kind.is_alone() { &[4] } else { &[2, 5] });
        let mut seen = 0;
        every_result(|augen_re, tricks, levels| {
            let game = Game {
                table: Table::of(TableSize::Five, Positions::of(Position::One)).unwrap(),
                kind,
                re,
                augen_re,
                tricks_re: Some(tricks),
                calls: ByParty { re: LEVELS[levels[0]], kontra: LEVELS[levels[1]] },
                special: ByParty::default(),
            };
            seen += u32::from(agree(&game, levels));
        });
        assert_eq!(seen, all, "{kind:?}");
    }
}

#[test]
fn both_agree_with_all_sonderpunkte() {
    let specials = every_special();
    assert_eq!(specials.len(), 6 * 15 * 3);
    let re = positions(&[1, 3]);
    every_result(|augen_re, tricks, levels| {
        let (augen, t) = (i32::from(augen_re), i32::from(tricks));
        for &special in &specials {
            let game = Game {
                table: Table::FOUR,
                kind: Kind::Normal,
                re,
                augen_re,
                tricks_re: Some(tricks),
                calls: ByParty { re: LEVELS[levels[0]], kontra: LEVELS[levels[1]] },
                special,
            };
            // With all aces and tens in Doppelköpfe no ♥10 is left to beat a ♣ queen.
            let queens_win = special.kontra.doppelkoepfe == 4 && tricks == 0;
            let can_be =
                fits(augen, t, special.re) && fits(240 - augen, 12 - t, special.kontra) && !queens_win;
            assert_eq!(agree(&game, levels), can_be, "{game:?}");
        }
    });
}
