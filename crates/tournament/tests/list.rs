//! The score list: right lines are taken, wrong ones are refused with the reason.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

use proptest::prelude::*;
use tournament::{
    ByPosition, CloseError, Deal, Entry, Flaw, Flaws, LineName, List, ListError, Outcome, Override, Position,
    RoundError, TableSize,
};

fn p(number: u8) -> Position {
    Position::try_from(number).unwrap()
}

/// The same with penalty points.
fn penalised(entry: Entry, penalty: [i32; 5]) -> Entry {
    Entry { penalty: ByPosition::from(penalty), ..entry }
}

fn flaws(size: TableSize, entry: Entry) -> Vec<Flaw> {
    let mut list = List::new(size);
    match list.enter(entry) {
        Ok(_) => Vec::new(),
        Err(ListError::Flaws(Flaws(flaws))) => {
            assert_eq!(list, List::new(size), "a refused line leaves the list as it was");
            flaws
        }
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn lines_are_checked() {
    use Outcome::{Game, NotPlayed, Solo};
    use TableSize::{Five, Four};
    let game = |outcome, points| Entry::new(outcome, points);
    let table = [
        (Four, game(Game, [2, -2, 2, -2, 0]), vec![]),
        (Four, game(Game, [0, 0, 0, 0, 0]), vec![]),
        (Four, game(Game, [9, -3, -3, -3, 0]), vec![]), // stille Hochzeit
        (Four, game(Solo(p(1)), [-18, 6, 6, 6, 0]), vec![]),
        (Four, game(Solo(p(2)), [-18, 6, 6, 6, 0]), vec![Flaw::NotThreefold(p(2))]),
        (Four, game(Solo(p(1)), [6, -6, 6, -6, 0]), vec![Flaw::NotThreefold(p(1))]),
        (Four, game(Game, [2, -2, 2, 2, 0]), vec![Flaw::GameSum(4), Flaw::UnequalSides]),
        (Four, game(Game, [2, -2, 3, -3, 0]), vec![Flaw::UnequalSides, Flaw::Parity]),
        (Four, game(Game, [0, 2, -2, 2, -2]), vec![Flaw::FifthPlayer, Flaw::UnequalSides]),
        (Four, game(NotPlayed, [2, -2, 2, -2, 0]), vec![Flaw::PointsWithoutGame]),
        // Q-cases of the referee: geringfügig, serious with one Absage, in favour of a soloist.
        (Four, penalised(game(Game, [2, -2, 2, -2, 0]), [1, 1, -3, 1, 0]), vec![]),
        (Four, penalised(game(NotPlayed, [0; 5]), [-15, 5, 5, 5, 0]), vec![]),
        (Four, penalised(game(Solo(p(1)), [0; 5]), [15, -15, 0, 0, 0]), vec![]),
        (Four, penalised(game(Solo(p(1)), [0; 5]), [13, -13, 0, 0, 0]), vec![Flaw::Parity]),
        // 7.3.3: nobody else is favoured so; a normal game has no soloist, and one that was not played neither.
        (Four, penalised(game(Game, [2, -2, 2, -2, 0]), [3, 0, 0, -3, 0]), vec![Flaw::NoSoloist(p(1))]),
        (Four, penalised(game(Game, [0; 5]), [0, 15, 0, -15, 0]), vec![Flaw::NoSoloist(p(2))]),
        (Four, penalised(game(NotPlayed, [0; 5]), [-21, 0, 21, 0, 0]), vec![Flaw::NoSoloist(p(3))]),
        (
            Four,
            penalised(game(Solo(p(2)), [-2, 6, -2, -2, 0]), [3, -3, 0, 0, 0]),
            vec![Flaw::NoSoloist(p(1))],
        ),
        (Four, penalised(game(Solo(p(2)), [0; 5]), [21, 0, 0, -21, 0]), vec![Flaw::NoSoloist(p(1))]),
        // 12, 18 and 24 are no less a soloist's for being even, and never of a deal that was not played (9.4).
        (Four, penalised(game(Game, [0; 5]), [12, -12, 0, 0, 0]), vec![Flaw::NoSoloist(p(1))]),
        (Four, penalised(game(NotPlayed, [0; 5]), [0, 18, 0, -18, 0]), vec![Flaw::NoSoloist(p(2))]),
        (Four, penalised(game(Solo(p(1)), [0; 5]), [24, 0, 0, -24, 0]), vec![]),
        // 9.4: a serious offence stops the game.
        (Four, penalised(game(Solo(p(1)), [9, -3, -3, -3, 0]), [15, -15, 0, 0, 0]), vec![Flaw::Stopped]),
        (Four, penalised(game(Solo(p(1)), [0; 5]), [-12, 4, 4, 4, 0]), vec![Flaw::Stopped]),
        (Four, penalised(game(Game, [2, -2, 2, -2, 0]), [6, 6, -18, 6, 0]), vec![Flaw::Stopped]),
        // Two wrong counts (I07), and a minor one beside a serious one.
        (Four, penalised(game(NotPlayed, [0; 5]), [-8, -8, 8, 8, 0]), vec![]),
        (Four, penalised(game(NotPlayed, [0; 5]), [-11, 1, 5, 5, 0]), vec![]),
        // What no offence costs.
        (Four, penalised(game(NotPlayed, [0; 5]), [2, -2, 0, 0, 0]), vec![Flaw::NoPrice]),
        (Five, penalised(game(NotPlayed, [0; 5]), [0, 5, -5, 0, 0]), vec![Flaw::NoPrice]),
        // Stille Hochzeit: he has played alone (S7.2), though it is no solo in the books (S4.5).
        (Four, penalised(game(Game, [9, -3, -3, -3, 0]), [3, 0, 0, -3, 0]), vec![]),
        (Four, penalised(game(Game, [-3, 9, -3, -3, 0]), [3, 0, 0, -3, 0]), vec![Flaw::NoSoloist(p(1))]),
        (
            Four,
            penalised(game(Game, [2, -2, 2, -2, 0]), [1, 1, -3, 0, 0]),
            vec![Flaw::PenaltySum(-1), Flaw::Parity],
        ),
        // C39, Q08: the dealer of a table of five sits out.
        (Five, penalised(game(Game, [0, 5, 5, -5, -5]), [0, 1, -3, 1, 1]), vec![]),
        (Five, penalised(game(Game, [0, 5, 5, -5, -5]), [0, 3, 0, 0, -3]), vec![Flaw::NoSoloist(p(2))]),
        (Five, penalised(game(Solo(p(2)), [0, 6, -2, -2, -2]), [0, 3, 0, 0, -3]), vec![]),
        (Five, game(Game, [5, 5, -5, -5, 0]), vec![Flaw::SitterHasPoints(p(1)), Flaw::UnequalSides]),
        (Five, game(Solo(p(2)), [0, -15, 5, 5, 5]), vec![]),
    ];
    for (size, entry, expected) in table {
        assert_eq!(flaws(size, entry), expected, "{entry:?}");
    }
}

#[test]
fn an_override_is_kept_with_its_reason() {
    let mut list = List::new(TableSize::Four);
    let wrong = Entry::new(Outcome::Game, [3, -1, -1, -2, 0]);
    let nobody = Override { by: String::new(), reason: "so".into() };
    assert_eq!(list.enter_anyway(wrong, nobody), Err(ListError::NoReason));
    let referee = Override { by: "Schiedsrichter".into(), reason: "as agreed".into() };
    let line = list.enter_anyway(wrong, referee.clone()).unwrap();
    assert_eq!(line.accepted, Some(referee.clone()));
    assert!(line.flaws.contains(&Flaw::GameSum(-1)));
    let impossible = Entry::new(Outcome::Solo(p(5)), [0; 5]);
    assert_eq!(
        list.enter_anyway(impossible, referee),
        Err(ListError::Round(RoundError::NoSuchPosition(p(5))))
    );
}

#[test]
fn the_first_solo_stands_in_the_column_of_the_pflichtsolo() {
    let mut list = List::new(TableSize::Four);
    list.enter(Entry::new(Outcome::Solo(p(2)), [-1, 3, -1, -1, 0])).unwrap();
    let second = list.enter(Entry::new(Outcome::Solo(p(2)), [2, -6, 2, 2, 0])).unwrap();
    assert_eq!((second.deal, second.place.dealer), (Deal::Lustsolo(p(2)), p(1)));
    assert_eq!(list.pflichtsoli(), ByPosition::from([None, Some(3), None, None, None]));
    assert_eq!(list.round().owing().to_string(), "1, 3, 4");
    assert_eq!(list.totals(), ByPosition::from([1, -3, 1, 1, 0]));
    assert_eq!(list.close(), Err(CloseError::GamesLeft { left: 22 }));
}

/// 8.5.3: a game that is dealt again keeps its number, so that the number alone does not name a line.
#[test]
fn a_line_is_named_by_its_game() {
    let mut list = List::new(TableSize::Four);
    let game = || Entry::new(Outcome::Game, [1, -1, 1, -1, 0]);
    let stopped = || penalised(Entry::new(Outcome::NotPlayed, [0; 5]), [4, -12, 4, 4, 0]);
    for entry in [game(), stopped(), stopped(), game(), stopped()] {
        list.enter(entry).unwrap();
    }
    let names: Vec<String> = (1..=6).map(|number| list.name(number).unwrap().to_string()).collect();
    assert_eq!(names, ["1", "2x", "2x2", "2", "3x", "3"]);
    assert_eq!(list.next_name(Outcome::NotPlayed).unwrap().to_string(), "3x2");
    for (number, name) in (1..=5).zip(&names) {
        assert_eq!(list.called(name.parse().unwrap()), Some(number));
    }
    for (text, there) in
        [("3", true), ("0", false), ("2x0", false), ("x", false), ("2x1", true), ("9999", false)]
    {
        assert_eq!(text.parse::<LineName>().is_ok(), there, "{text}");
    }
    assert_eq!(list.called("3".parse().unwrap()), None, "it is still to be played");
}

#[test]
fn a_correction_that_later_lines_forbid_is_refused() {
    let mut list = List::new(TableSize::Five);
    list.enter(Entry::new(Outcome::Game, [0, 1, -1, 1, -1])).unwrap();
    list.enter(Entry::new(Outcome::Game, [1, 0, -1, 1, -1])).unwrap();
    let before = list.clone();
    // A Pflichtsolo in line 0 means that player 1 dealt line 1 as well and sat out, with points.
    let solo = Entry::new(Outcome::Solo(p(2)), [0, 3, -1, -1, -1]);
    assert!(matches!(
        list.correct(0, solo, None),
        Err(ListError::Later { line: LineName { game: 2, not_played: 0 }, .. })
    ));
    assert_eq!(list, before);
    list.correct(0, Entry::new(Outcome::Game, [0, 4, -4, 4, -4]), None).unwrap();
    assert_eq!(list.totals(), ByPosition::from([1, 4, -5, 5, -5]));
    assert_eq!(list.correct(9, solo, None), Err(ListError::NoSuchLine(9)));
}

/// A whole list with random games, and what was put in it.
fn fill(size: TableSize, dice: &[u8]) -> List {
    let mut list = List::new(size);
    let mut dice = dice.iter().copied().cycle();
    while let Some(next) = list.round().next() {
        let roll = dice.next().unwrap();
        let players: Vec<Position> = size.positions().filter(|&p| !next.sits_out.contains(p)).collect();
        let soloist = next.forced.or((roll < 40).then(|| players[usize::from(roll) % 4]));
        let value = i32::from(roll % 7) - 2;
        let mut entry = Entry::new(soloist.map_or(Outcome::Game, Outcome::Solo), [0; 5]);
        for (i, &player) in players.iter().enumerate() {
            entry.game[player] = match soloist {
                Some(soloist) => {
                    if player == soloist {
                        3 * value
                    } else {
                        -value
                    }
                }
                None => {
                    if i % 2 == 0 {
                        value
                    } else {
                        -value
                    }
                }
            };
            if roll % 11 == 0 {
                entry.penalty[player] = if i == 0 { -3 } else { 1 };
            }
        }
        if roll % 50 == 49 {
            entry.deduction[players[0]] = roll % 13;
        }
        list.enter(entry).unwrap();
    }
    list
}

proptest! {
    #[test]
    fn a_list_that_was_accepted_adds_up(
        five in any::<bool>(), dice in proptest::collection::vec(any::<u8>(), 31),
    ) {
        let size = if five { TableSize::Five } else { TableSize::Four };
        let mut list = fill(size, &dice);
        prop_assert_eq!(list.lines().len(), usize::from(size.deals()));
        let deducted: i32 = list.lines().iter().flat_map(|l| l.entry.deduction.0).map(i32::from).sum();
        prop_assert_eq!(list.totals().0.iter().sum::<i32>(), -deducted);
        prop_assert!(size.positions().all(|p| list.pflichtsoli()[p].is_some()));
        prop_assert_eq!(list.close(), Ok(()));

        // Closed: nothing more is entered, and a correction needs a reason.
        let entry = list.lines()[0].entry;
        prop_assert_eq!(list.enter(entry), Err(ListError::Round(RoundError::Over)));
        prop_assert_eq!(list.correct(0, entry, None), Err(ListError::Closed));
        let note = Override { by: "Leitung".into(), reason: "sign".into() };
        let before = list.totals();
        let mut turned = entry;
        turned.game = ByPosition::from_fn(|p| -entry.game[p]);
        list.correct(0, turned, Some(&note)).unwrap();
        for p in size.positions() {
            prop_assert_eq!(list.totals()[p], before[p] - 2 * entry.game[p]);
        }
        prop_assert!(list.is_closed());
        prop_assert_eq!(&list.lines()[0].accepted, &Some(note));
    }

    #[test]
    fn one_wrong_number_is_always_noticed(
        five in any::<bool>(), dice in any::<u8>(), at in 0usize..5, by in prop_oneof![-30i32..0, 1i32..30],
    ) {
        let size = if five { TableSize::Five } else { TableSize::Four };
        let mut entry = fill(size, &[dice]).lines()[0].entry;
        entry.game.0[at] += by;
        prop_assert!(flaws(size, entry).contains(&Flaw::GameSum(i64::from(by))));
    }

    /// Points of any size are refused or taken, and never overflow.
    #[test]
    fn absurd_points_do_no_harm(
        game in any::<[i32; 5]>(), penalty in any::<[i32; 5]>(), off in prop_oneof![any::<[u8; 5]>(), [0u8..14, 0..14, 0..14, 0..14, 0..14]],
    ) {
        let mut entry = penalised(Entry::new(Outcome::Game, game), penalty);
        entry.deduction = ByPosition::from(off);
        let mut list = List::new(TableSize::Four);
        let _ = list.enter(entry);
        let anyway = Override { by: "a".into(), reason: "b".into() };
        // 9.7.2: nobody can answer for more than can be taken off.
        let can_be = off.iter().all(|&points| points <= 12);
        for _ in 0..3 {
            prop_assert_eq!(list.enter_anyway(entry, anyway.clone()).is_ok(), can_be);
        }
    }
}
