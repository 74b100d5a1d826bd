//! Rankings.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

use proptest::prelude::*;
use tournament::{Number, Placed, Results, RoundResult, Team, TeamError, TieBreak, rank, rank_teams};

fn results(player: u32, rounds: &[Option<i32>]) -> Results {
    let round = |points: i32| RoundResult { points, won_pflichtsolo: points > 20 };
    let rounds = rounds.iter().map(|points| points.map(round)).collect();
    Results { player: Number(player), rounds, deduction: 0 }
}

fn short(placed: &[Placed<Number>]) -> Vec<(usize, u32)> {
    placed.iter().map(|p| (p.rank, p.who.0)).collect()
}

#[test]
fn ties_share_the_rank() {
    let sums = [(1, 10), (2, 30), (3, 20), (4, 20)];
    let all: Vec<Results> = sums.map(|(n, sum)| results(n, &[Some(sum)])).into();
    assert_eq!(short(&rank(&all, &[])), [(1, 2), (2, 3), (2, 4), (4, 1)]);
}

#[test]
fn the_chain_decides_in_its_order() {
    let a = results(1, &[Some(30), Some(0), Some(0)]);
    let b = results(2, &[Some(0), Some(5), Some(25)]);
    let all = [a, b];
    assert_eq!(short(&rank(&all, &[TieBreak::BestRound])), [(1, 1), (2, 2)]);
    assert_eq!(short(&rank(&all, &[TieBreak::LastRound])), [(1, 2), (2, 1)]);
    assert_eq!(short(&rank(&all, &[TieBreak::WonPflichtsoli])), [(1, 1), (1, 2)]);
    assert_eq!(short(&rank(&all, &[TieBreak::WonPflichtsoli, TieBreak::LastRound])), [(1, 2), (2, 1)]);
}

#[test]
fn who_missed_a_round_is_behind_equal_sums() {
    let all = [results(1, &[Some(40), None]), results(2, &[Some(40), Some(0)])];
    assert_eq!(short(&rank(&all, &[TieBreak::BestRound])), [(1, 2), (2, 1)]);
}

#[test]
fn deductions_enter_the_sum() {
    let all = [Results { deduction: 12, ..results(1, &[Some(10)]) }, results(2, &[Some(0)])];
    assert_eq!(rank(&all, &[])[1], Placed { rank: 2, who: Number(1), sum: -2 });
}

#[test]
fn teams_are_the_sum_of_their_members() {
    let all: Vec<Results> =
        [(1, 5), (2, -3), (3, 1), (4, 1), (5, 0)].map(|(n, s)| results(n, &[Some(s)])).into();
    let team = |name: &str, members: &[u32]| Team {
        name: name.into(),
        members: members.iter().map(|&n| Number(n)).collect(),
    };
    let placed = rank_teams(&[team("A", &[1, 2]), team("B", &[3, 4])], &all).unwrap();
    assert_eq!(placed.iter().map(|p| (p.rank, p.sum)).collect::<Vec<_>>(), [(1, 2), (1, 2)]);
    let twice = rank_teams(&[team("A", &[1, 2]), team("B", &[2, 3])], &all);
    assert_eq!(twice, Err(TeamError::Twice { team: "B".into(), player: Number(2) }));
    let unknown = rank_teams(&[team("A", &[9])], &all);
    assert_eq!(unknown, Err(TeamError::NoSuchPlayer { team: "A".into(), player: Number(9) }));
    let unequal = rank_teams(&[team("A", &[1]), team("B", &[2, 3])], &all);
    assert_eq!(unequal, Err(TeamError::Unequal { team: "B".into(), members: 2, others: 1 }));
}

proptest! {
    #[test]
    fn ranks_are_right_whatever_the_order_given(
        points in proptest::collection::vec(proptest::collection::vec(proptest::option::of(-9i32..9), 3), 1..30),
        seed in any::<u64>(), turn in 0usize..30,
    ) {
        let all: Vec<Results> = points.iter().zip(1..).map(|(rounds, n)| results(n, rounds)).collect();
        let mut turned = all.clone();
        turned.rotate_left(turn % all.len());
        for chain in [vec![], vec![TieBreak::BestRound, TieBreak::LastRound], vec![TieBreak::Lot(seed)]] {
            let placed = rank(&all, &chain);
            prop_assert_eq!(&placed, &rank(&turned, &chain));
            prop_assert_eq!(placed.len(), all.len());
            for (i, place) in placed.iter().enumerate() {
                let better = all.iter().filter(|r| r.sum() > place.sum).count();
                prop_assert!(place.rank > better && place.rank <= i + 1);
                if chain == [TieBreak::Lot(seed)] {
                    prop_assert_eq!(place.rank, i + 1);
                }
            }
        }
    }

    #[test]
    fn the_lot_of_two_does_not_depend_on_the_others(seed in any::<u64>(), others in 0u32..20) {
        let tied = |n: u32| results(n, &[Some(0)]);
        let two = rank(&[tied(1), tied(2)], &[TieBreak::Lot(seed)]);
        let many: Vec<Results> = (1..3 + others).map(tied).collect();
        let mut many = rank(&many, &[TieBreak::Lot(seed)]);
        many.retain(|p| p.who.0 < 3);
        prop_assert_eq!(two[0].who, many[0].who);
    }
}
