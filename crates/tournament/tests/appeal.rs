//! Appeals to the Schiedsgericht: lodged at a table, decided once (TSR 8.2, 9.6.7).
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

mod common;

use common::{apply, drawn, entered};
use tournament::{
    Against, At, ByPosition, Event, Number, Outcome, Refused, Told, Tournament, Verdict, Written,
};

const ONE: At = At { round: 1, table: 1 };

fn lodged(against: Against, player: Number, why: &str) -> Event {
    Event::AppealLodged { at: ONE, against, player, why: why.to_owned() }
}

fn decided(number: usize, verdict: Verdict) -> Event {
    Event::AppealDecided { at: ONE, number, verdict, why: "seen by all".to_owned() }
}

fn line(points: [i32; 5]) -> Written {
    Told::Points { outcome: Outcome::Game, points: ByPosition::from(points) }.into()
}

/// A table with two games.
fn two_games() -> (Tournament, Number) {
    let mut tournament = drawn(8, 1);
    for points in [[1, 1, -1, -1, 0], [2, -2, 2, -2, 0]] {
        apply(&mut tournament, &entered(ONE, line(points))).unwrap();
    }
    let player = tournament.table(ONE).unwrap().players()[2];
    (tournament, player)
}

#[test]
fn an_appeal_is_lodged_by_a_player_of_the_table_against_what_stands_there() {
    let (mut tournament, player) = two_games();
    let line = |line| Against::Line { line };
    let elsewhere = tournament.table(At { round: 1, table: 2 }).unwrap().players()[0];
    for (event, refused) in [
        (lodged(line(1), player, " "), Refused::NoReason),
        (lodged(line(1), elsewhere, "x"), Refused::NotAtTable { at: ONE, player: elsewhere }),
        (lodged(line(3), player, "x"), Refused::NoSuchLine { at: ONE, number: 3 }),
        (lodged(line(0), player, "x"), Refused::NoSuchLine { at: ONE, number: 0 }),
        (lodged(Against::Penalty { penalty: 1 }, player, "x"), Refused::NotNoted { at: ONE, number: 1 }),
        (decided(1, Verdict::Upheld), Refused::NoSuchAppeal { at: ONE, number: 1 }),
    ] {
        assert_eq!(apply(&mut tournament, &event), Err(refused));
    }
    apply(&mut tournament, &lodged(line(2), player, "I followed suit")).unwrap();
    assert_eq!(apply(&mut tournament, &lodged(line(2), player, "again")), Err(Refused::Appealed(ONE)));
    // Rulings that stand in no line are not told apart.
    apply(&mut tournament, &lodged(Against::Ruling, player, "no warning")).unwrap();
    apply(&mut tournament, &lodged(Against::Ruling, player, "nor this")).unwrap();
    assert_eq!(tournament.table(ONE).unwrap().appeals_open().count(), 3);
    assert_eq!(tournament.standings(1).appeals, 3, "and the ranking is not final");
}

/// 8.2: what the Schiedsgericht decides is final; an appeal that was withdrawn is none.
#[test]
fn what_is_decided_stays() {
    let (mut tournament, player) = two_games();
    let appeal = lodged(Against::Line { line: 1 }, player, "wrong sign");
    apply(&mut tournament, &appeal).unwrap();
    apply(&mut tournament, &decided(1, Verdict::Withdrawn)).unwrap();
    apply(&mut tournament, &appeal).unwrap();
    let no_reason = Event::AppealDecided { at: ONE, number: 2, verdict: Verdict::Upheld, why: String::new() };
    assert_eq!(apply(&mut tournament, &no_reason), Err(Refused::NoReason));
    apply(&mut tournament, &decided(2, Verdict::Dismissed)).unwrap();
    let again = apply(&mut tournament, &decided(2, Verdict::Upheld));
    assert_eq!(again, Err(Refused::NoSuchAppeal { at: ONE, number: 2 }));
    assert_eq!(apply(&mut tournament, &appeal), Err(Refused::Appealed(ONE)));
}

/// The list moves, and the appeal with its line; without the line it stands alone.
#[test]
fn an_appeal_stays_with_its_line() {
    let (mut tournament, player) = two_games();
    apply(&mut tournament, &lodged(Against::Line { line: 2 }, player, "counted twice")).unwrap();
    let stands = |tournament: &Tournament| {
        let table = tournament.table(ONE).unwrap();
        table.line_of(&table.appeals()[0])
    };
    let insert =
        |number, line| Event::LineInserted { at: ONE, number, line, why: "forgotten".into(), anyway: false };
    apply(&mut tournament, &insert(1, line([3, 3, -3, -3, 0]))).unwrap();
    assert_eq!(stands(&tournament), Some(3));
    let before = line([2, -2, 2, -2, 0]);
    apply(&mut tournament, &Event::LineStruck { at: ONE, number: 3, before, why: "twice".into() }).unwrap();
    assert_eq!(stands(&tournament), None);
    let name = tournament.table(ONE).unwrap().appeals()[0].name;
    assert_eq!(
        name.map(|name| name.to_string()).as_deref(),
        Some("3"),
        "as it was called when it was struck"
    );
    apply(&mut tournament, &decided(1, Verdict::Upheld)).unwrap();
    assert_eq!(
        tournament.table(ONE).unwrap().appeals()[0].against,
        Against::Line { line: 2 },
        "as it was told"
    );
}

/// What was put right stays with its line, too.
#[test]
fn a_correction_stays_with_its_line() {
    let (mut tournament, _) = two_games();
    let (before, after) = (line([2, -2, 2, -2, 0]), line([3, -3, 3, -3, 0]));
    let why = || "counted again".to_owned();
    let corrected =
        Event::LineCorrected { at: ONE, number: 2, before, after: after.clone(), why: why(), anyway: false };
    apply(&mut tournament, &corrected).unwrap();
    let strike = |number, before| Event::LineStruck { at: ONE, number, before, why: why() };
    apply(&mut tournament, &strike(1, line([1, 1, -1, -1, 0]))).unwrap();
    let lines = |tournament: &Tournament| {
        let changes = tournament.table(ONE).unwrap().changes().iter();
        changes.map(|one| (one.name.unwrap().to_string(), one.line)).collect::<Vec<_>>()
    };
    assert_eq!(lines(&tournament), [("2".to_owned(), Some(1)), ("1".to_owned(), None)]);
    apply(&mut tournament, &strike(1, after)).unwrap();
    assert_eq!(lines(&tournament)[0], ("2".to_owned(), None));
}

/// Penalty points that wait have no line yet; the appeal against them goes with them.
#[test]
fn an_appeal_against_penalty_points_goes_with_them() {
    let (mut tournament, player) = two_games();
    let noted = Event::PenaltyNoted { at: ONE, penalty: vec![1, 1, -3, 1], why: "spoke".into(), ruled: None };
    apply(&mut tournament, &noted).unwrap();
    apply(&mut tournament, &lodged(Against::Penalty { penalty: 1 }, player, "it was the next table"))
        .unwrap();
    let stands = |tournament: &Tournament| {
        let table = tournament.table(ONE).unwrap();
        table.line_of(&table.appeals()[0])
    };
    assert_eq!(stands(&tournament), None);
    apply(&mut tournament, &entered(ONE, line([1, 1, -1, -1, 0]))).unwrap();
    assert_eq!(stands(&tournament), Some(3));
}

/// Upheld, something is otherwise than before; a ruling that stands in no list changes nothing there.
#[test]
fn an_appeal_is_upheld_by_what_changes() {
    let upheld = |number| decided(number, Verdict::Upheld);
    let unchanged = |number| Err(Refused::NothingChanged { at: ONE, number });
    let (mut tournament, player) = two_games();
    apply(&mut tournament, &lodged(Against::Ruling, player, "no warning")).unwrap();
    apply(&mut tournament, &upheld(1)).unwrap();
    apply(&mut tournament, &lodged(Against::Line { line: 2 }, player, "counted twice")).unwrap();
    assert_eq!(apply(&mut tournament, &upheld(2)), unchanged(2));
    let corrected = |number, before: &Written, after: &Written| {
        let (before, after) = (before.clone(), after.clone());
        Event::LineCorrected { at: ONE, number, before, after, why: "seen".into(), anyway: false }
    };
    let (before, after) = (line([2, -2, 2, -2, 0]), line([1, -1, 1, -1, 0]));
    apply(&mut tournament, &corrected(2, &before, &after)).unwrap();
    apply(&mut tournament, &upheld(2)).unwrap();
    // Penalty points that wait are taken back; once their game has come, its line has to change.
    let noted = Event::PenaltyNoted { at: ONE, penalty: vec![1, 1, -3, 1], why: "spoke".into(), ruled: None };
    apply(&mut tournament, &noted).unwrap();
    apply(&mut tournament, &lodged(Against::Penalty { penalty: 1 }, player, "not I")).unwrap();
    assert_eq!(apply(&mut tournament, &upheld(3)), unchanged(3));
    apply(&mut tournament, &entered(ONE, line([1, 1, -1, -1, 0]))).unwrap();
    assert_eq!(apply(&mut tournament, &upheld(3)), unchanged(3));
    let with = |penalty: [i32; 5]| Written { penalty: penalty.into(), ..line([1, 1, -1, -1, 0]) };
    let other_points = Written { told: line([2, 2, -2, -2, 0]).told, ..with([1, 1, -3, 1, 0]) };
    apply(&mut tournament, &corrected(3, &with([1, 1, -3, 1, 0]), &other_points)).unwrap();
    assert_eq!(apply(&mut tournament, &upheld(3)), unchanged(3), "the penalty points stand there");
    apply(&mut tournament, &corrected(3, &other_points, &with([0; 5]))).unwrap();
    apply(&mut tournament, &upheld(3)).unwrap();
}
