//! What may happen to a tournament, and what may not.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

#[path = "../common/mod.rs"]
mod common;
mod readings;

use tournament::{
    At, ByPosition, ChangeError, CloseError, Decided, DrawError, DrawRefused, Entrant, Event, FORMAT,
    Finding, ListError, Number, Outcome, Record, Redraw, Refused, Setup, Source, SplitError, Stamp,
    TableSize, Tables, Tie, Told, Tournament, Written,
};

use common::{Dice, apply, drawn, entered, next_line, record, setup, stamp, whole_list};

const ONE: At = At { round: 1, table: 1 };

fn points(points: [i32; 5]) -> Written {
    Told::Points { outcome: Outcome::Game, points: ByPosition::from(points) }.into()
}

fn added(numbers: &[u32], from: usize) -> Event {
    let one = |&n: &u32| Entrant { number: Number(n), name: format!("Late {n}"), club: None, from };
    Event::PlayersAdded { players: numbers.iter().map(one).collect() }
}

fn seats(tournament: &Tournament, round: usize) -> Tables {
    tournament.rounds()[round - 1].tables.iter().map(|table| table.players().to_vec()).collect()
}

#[test]
fn the_first_event_and_no_other_sets_it_up() {
    let created = Event::Created(setup(3));
    assert_eq!(
        Tournament::replay(&[record(vec![added(&[1], 1)])]).map_err(|e| e.refused),
        Err(Refused::NotCreated)
    );
    let twice = [record(vec![created.clone()]), record(vec![created.clone()])];
    let error = Tournament::replay(&twice).unwrap_err();
    assert_eq!((error.record, error.refused), (2, Refused::AlreadyCreated));
    let newer = Record { format: FORMAT + 1, ..record(vec![created]) };
    assert_eq!(Tournament::replay(&[newer]).map_err(|e| e.refused), Err(Refused::Format(FORMAT + 1)));
    for rounds in [0, 101] {
        assert_eq!(Tournament::new(setup(rounds)), Err(Refused::Rounds(rounds)));
    }
}

#[test]
fn a_record_happens_as_a_whole_or_not_at_all() {
    let mut tournament = drawn(8, 1);
    let before = tournament.clone();
    let good = entered(ONE, points([2, 2, -2, -2, 0]));
    let bad = entered(ONE, points([2, 2, -2, -1, 0]));
    assert!(tournament.apply_all(&record(vec![good.clone(), bad])).is_err());
    assert_eq!(tournament, before);
    assert_eq!(tournament.apply(&stamp(" "), &good), Err(Refused::NoStamp));
}

#[test]
fn from_four_players_on_all_are_seated() {
    let mut tournament = Tournament::new(setup(3)).unwrap();
    for n in 1..=12_u32 {
        apply(&mut tournament, &added(&[n], 1)).unwrap();
        let draw = tournament.draw(Redraw::Rest, 1);
        match n {
            1..=3 => {
                let source = SplitError::TooFew(n as usize);
                assert_eq!(draw, Err(DrawRefused::Draw(DrawError::Split { round: 1, source })));
            }
            _ => assert!(draw.is_ok(), "{n}"),
        }
    }
}

#[test]
fn who_comes_or_goes_undoes_the_draw_of_rounds_not_begun() {
    let mut tournament = drawn(12, 3);
    apply(&mut tournament, &entered(ONE, points([1, 1, -1, -1, 0]))).unwrap();
    let number = Number(5);
    // Round 1 has begun and stays.
    for event in [
        added(&[13], 1),
        Event::PlayerComes { player: number, round: 2 },
        Event::PlayerMisses { player: number, round: 1 },
    ] {
        assert_eq!(apply(&mut tournament, &event), Err(Refused::Begun(1)));
    }
    apply(&mut tournament, &added(&[13], 3)).unwrap();
    assert_eq!(tournament.rounds().len(), 2, "round 3 is to be drawn anew");
    apply(&mut tournament, &Event::PlayerMisses { player: number, round: 2 }).unwrap();
    assert_eq!(tournament.rounds().len(), 1);
    apply(&mut tournament, &added(&[14], 2)).unwrap();
    let draw = tournament.draw(Redraw::Rest, 1).unwrap();
    apply(&mut tournament, &draw).unwrap();
    let there = |round| {
        let mut there: Vec<u32> = seats(&tournament, round).into_iter().flatten().map(|n| n.0).collect();
        there.sort_unstable();
        there
    };
    assert_eq!(there(2), [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 14]);
    assert_eq!(there(3), (1..=14).collect::<Vec<_>>());
    let table = [
        (
            Event::PlayerLeaves { player: Number(99), round: 1 },
            Refused::Player(ChangeError::NoSuchPlayer(Number(99))),
        ),
        (added(&[3], 2), Refused::NumberTaken(Number(3))),
        (added(&[0], 2), Refused::NoName),
        (added(&[20], 4), Refused::NoSuchRound { round: 4, rounds: 3 }),
        (Event::PlayerChanged { player: Number(1), name: " ".into(), club: None }, Refused::NoName),
    ];
    for (event, refused) in table {
        assert_eq!(apply(&mut tournament, &event), Err(refused));
    }
}

#[test]
fn rounds_are_drawn_in_their_order_and_only_before_they_begin() {
    let mut tournament = drawn(8, 3);
    assert_eq!(tournament.draw(Redraw::Next, 1), Err(DrawRefused::NothingLeft));
    let again = tournament.draw(Redraw::NotBegun, 99).unwrap();
    apply(&mut tournament, &again).unwrap();
    assert_eq!(tournament.rounds()[0].seed, 99);
    apply(&mut tournament, &entered(At { round: 2, table: 1 }, points([1, 1, -1, -1, 0]))).unwrap();
    // Round 2 has begun, and round 1 with it: what was played before stays, too.
    assert_eq!(apply(&mut tournament, &again), Err(Refused::Begun(1)));
    let Event::Drawn { from, rounds, .. } = tournament.draw(Redraw::NotBegun, 5).unwrap() else { panic!() };
    assert_eq!((from, rounds.len()), (3, 1));
}

#[test]
fn a_seating_changed_by_hand_is_checked() {
    let mut tournament = drawn(9, 1);
    let tables = seats(&tournament, 1);
    let edit = |tables: &Tables| Event::SeatingEdited { round: 1, tables: tables.clone() };
    let mut swapped = tables.clone();
    (swapped[0][0], swapped[1][0]) = (tables[1][0], tables[0][0]);
    apply(&mut tournament, &edit(&swapped)).unwrap();
    assert_eq!(seats(&tournament, 1), swapped);
    assert!(tournament.rounds()[0].edited.is_some());
    let (a, b) = (tables[0][0], tables[1][0]);
    let mut twice = tables.clone();
    twice[1][0] = a;
    let as_usize = |n: Number| n.0 as usize;
    let mut stranger = tables.clone();
    stranger[0][0] = Number(77);
    let expected = [
        (
            twice,
            vec![
                Finding::Missing { round: 1, player: as_usize(b) },
                Finding::Twice { round: 1, player: as_usize(a) },
            ],
        ),
        (
            stranger,
            vec![
                Finding::Absent { round: 1, player: 77 },
                Finding::Missing { round: 1, player: as_usize(a) },
            ],
        ),
    ];
    for (tables, mut faults) in expected {
        let Err(Refused::Seating(mut found)) = apply(&mut tournament, &edit(&tables)) else { panic!() };
        faults.sort_by_key(ToString::to_string);
        found.sort_by_key(ToString::to_string);
        assert_eq!(found, faults);
    }
    apply(&mut tournament, &entered(ONE, points([1, 1, -1, -1, 0]))).unwrap();
    assert_eq!(apply(&mut tournament, &edit(&tables)), Err(Refused::Begun(1)));
}

#[test]
fn a_ranking_is_not_final_while_a_line_does_not_count() {
    let mut tournament = drawn(4, 1);
    let mut lines = whole_list(TableSize::Four, &mut Dice(3));
    for line in &lines {
        apply(&mut tournament, &entered(ONE, line.clone())).unwrap();
    }
    apply(&mut tournament, &Event::RoundClosed { round: 1 }).unwrap();
    assert!(tournament.standings(1).is_final());
    lines.truncate(1);
    lines[0].penalty = ByPosition::from([1, 1, 1, -3, 0]);
    let read = Event::SecondReading { at: ONE, line: lines[0].clone() };
    tournament.apply(&stamp("Karl"), &read).unwrap();
    let standings = tournament.standings(1);
    assert_eq!((standings.closed, standings.disputed, standings.is_final()), (true, 1, false));
}

#[test]
fn a_round_is_closed_when_all_lists_are_in() {
    let mut tournament = drawn(9, 2);
    let mut dice = Dice(3);
    let close = Event::RoundClosed { round: 1 };
    for (table, size) in [(1, TableSize::Four), (2, TableSize::Five)] {
        assert!(apply(&mut tournament, &close).is_err());
        for line in whole_list(size, &mut dice) {
            apply(&mut tournament, &entered(At { round: 1, table }, line)).unwrap();
        }
    }
    apply(&mut tournament, &close).unwrap();
    assert_eq!(apply(&mut tournament, &close), Err(Refused::Closed(1)));
    assert!(tournament.standings(1).is_final() && !tournament.standings(2).is_final());
    // Afterwards only a correction with its reason.
    let line = tournament.table(ONE).unwrap().list().lines()[0].written.clone();
    assert!(matches!(apply(&mut tournament, &entered(ONE, line.clone())), Err(Refused::Line { .. })));
    let struck = Event::LineStruck { at: ONE, number: 1, before: line, why: "twice".into() };
    assert!(matches!(apply(&mut tournament, &struck), Err(Refused::Line { error: ListError::Closed, .. })));
    assert_eq!(
        apply(&mut tournament, &Event::RoundClosed { round: 2 }),
        Err(Refused::Incomplete { at: At { round: 2, table: 1 }, error: CloseError::GamesLeft { left: 24 } })
    );
}

/// Closed by mistake: it goes on as if it had not been, as long as nothing follows from its end.
#[test]
fn the_last_round_that_was_closed_is_opened_again() {
    let mut tournament = drawn(4, 2);
    let mut dice = Dice(5);
    let reopen = |round, why: &str| Event::RoundReopened { round, why: why.to_owned() };
    for line in whole_list(TableSize::Four, &mut dice) {
        apply(&mut tournament, &entered(ONE, line)).unwrap();
    }
    assert_eq!(apply(&mut tournament, &reopen(1, "tapped")), Err(Refused::NotClosed(1)));
    let open = tournament.clone();
    apply(&mut tournament, &Event::RoundClosed { round: 1 }).unwrap();
    assert_eq!(apply(&mut tournament, &reopen(1, " ")), Err(Refused::NoReason));
    apply(&mut tournament, &reopen(1, "the wrong button")).unwrap();
    assert_eq!(tournament, open, "points, draw and list are as before");
    let last = tournament.table(ONE).unwrap().list().lines().last().unwrap().written.clone();
    let number = tournament.table(ONE).unwrap().list().lines().len();
    apply(&mut tournament, &Event::LineStruck { at: ONE, number, before: last.clone(), why: "x".into() })
        .unwrap();
    apply(&mut tournament, &entered(ONE, last)).unwrap();
    apply(&mut tournament, &Event::RoundClosed { round: 1 }).unwrap();
    // The next round is called, and then something is entered there.
    apply(&mut tournament, &Event::RoundStarted { round: 2 }).unwrap();
    assert_eq!(apply(&mut tournament, &reopen(1, "late")), Err(Refused::NextCalled(1)));
    apply(&mut tournament, &Event::StartTakenBack { round: 2 }).unwrap();
    tournament.can_reopen(1).unwrap();
    for line in whole_list(TableSize::Four, &mut dice) {
        apply(&mut tournament, &entered(At { round: 2, table: 1 }, line)).unwrap();
        assert_eq!(tournament.can_reopen(1), Err(Refused::NextBegun(1)));
    }
    apply(&mut tournament, &Event::RoundClosed { round: 2 }).unwrap();
    // Places are covered before they are announced: only those that were announced hold the round.
    apply(&mut tournament, &Event::PrizeGiving { announced: Some(0) }).unwrap();
    tournament.can_reopen(2).unwrap();
    apply(&mut tournament, &Event::PrizeGiving { announced: Some(1) }).unwrap();
    assert_eq!(apply(&mut tournament, &reopen(2, "late")), Err(Refused::Announced(2)));
}

#[test]
fn rounds_are_closed_one_after_the_other() {
    let mut tournament = drawn(4, 3);
    let mut dice = Dice(7);
    for round in 1..=3 {
        for line in whole_list(TableSize::Four, &mut dice) {
            apply(&mut tournament, &entered(At { round, table: 1 }, line)).unwrap();
        }
    }
    let close = |round| Event::RoundClosed { round };
    assert_eq!(apply(&mut tournament, &close(3)), Err(Refused::StillOpen(1)));
    apply(&mut tournament, &close(1)).unwrap();
    assert_eq!(apply(&mut tournament, &close(3)), Err(Refused::StillOpen(2)));
    assert_eq!(apply(&mut tournament, &close(1)), Err(Refused::Closed(1)));
    apply(&mut tournament, &close(2)).unwrap();
    apply(&mut tournament, &close(3)).unwrap();
    assert!(tournament.standings(3).is_final());
}

#[test]
fn time_is_up_where_there_is_a_limit_or_a_reason() {
    let mut tournament = drawn(4, 1);
    let time_up = |why: Option<&str>| Event::TimeUp { running: false, at: ONE, why: why.map(str::to_owned) };
    let mut dice = Dice(1);
    for _ in 0..5 {
        let line = next_line(tournament.table(ONE).unwrap().list(), &mut dice);
        apply(&mut tournament, &entered(ONE, line)).unwrap();
    }
    assert_eq!(apply(&mut tournament, &time_up(None)), Err(Refused::NoClock));
    apply(&mut tournament, &time_up(Some("the house closes"))).unwrap();
    let round = *tournament.table(ONE).unwrap().list().round();
    assert!(round.next().unwrap().forced.is_some());
    assert_eq!(round.left(), round.owing().len());
}

#[test]
fn the_schiedsgericht_takes_points_off_and_sends_players_home() {
    let mut tournament = drawn(8, 2);
    let (three, why) = (Number(3), "loud".to_owned());
    let deducted = |points| Event::Deducted { player: three, round: 1, points, why: why.clone() };
    assert_eq!(apply(&mut tournament, &deducted(13)), Err(Refused::Deduction(13)));
    assert_eq!(apply(&mut tournament, &deducted(0)), Err(Refused::Deduction(0)));
    apply(&mut tournament, &deducted(12)).unwrap();
    let standings = tournament.standings(1);
    let last = standings.ranked.last().unwrap();
    assert_eq!((last.results.player, last.sum), (three, -12));
    let out = Event::Disqualified { player: three, why };
    apply(&mut tournament, &out).unwrap();
    assert_eq!(apply(&mut tournament, &out), Err(Refused::Disqualified(three)));
    let standings = tournament.standings(1);
    assert_eq!((standings.ranked.len(), standings.out[0].player), (7, three));
    assert!(tournament.rounds().is_empty(), "without him the rounds are drawn anew");
}

#[test]
fn a_deduction_is_taken_back_and_stays_in_the_record() {
    let mut tournament = drawn(8, 2);
    let three = Number(3);
    for (round, points) in [(1, 12), (2, 1)] {
        let deducted = Event::Deducted { player: three, round, points, why: "loud".into() };
        apply(&mut tournament, &deducted).unwrap();
    }
    let back = |player: u32, number, why: &str| Event::DeductionTakenBack {
        player: Number(player),
        number,
        why: why.into(),
    };
    let table = [
        (back(40, 1, "it was 4"), ChangeError::NoSuchPlayer(Number(40)).into()),
        (back(4, 1, "it was 3"), Refused::NoSuchDeduction { player: Number(4), number: 1 }),
        (back(3, 0, "it was 4"), Refused::NoSuchDeduction { player: three, number: 0 }),
        (back(3, 3, "it was 4"), Refused::NoSuchDeduction { player: three, number: 3 }),
        (back(3, 1, " "), Refused::NoReason),
    ];
    for (event, refused) in table {
        assert_eq!(apply(&mut tournament, &event), Err(refused));
    }
    let taken_off = |t: &Tournament| t.results(2).iter().map(|r| r.deduction).collect::<Vec<_>>();
    assert_eq!(taken_off(&tournament), [0, 0, 13, 0, 0, 0, 0, 0]);
    apply(&mut tournament, &back(3, 1, "it was 4")).unwrap();
    assert_eq!(taken_off(&tournament), [0, 0, 1, 0, 0, 0, 0, 0]);
    assert_eq!(
        apply(&mut tournament, &back(3, 1, "again")),
        Err(Refused::TakenBack { player: three, number: 1 })
    );
    // What was taken back is still there, and the other keeps its number.
    let his: Vec<_> = tournament.deductions_of(three).collect();
    let reasons: Vec<_> = his.iter().map(|(_, one)| one.taken_back.as_ref().map(|b| &*b.why)).collect();
    assert_eq!((his.len(), his[1].0, reasons), (2, 2, vec![Some("it was 4"), None]));
    apply(&mut tournament, &back(3, 2, "he was right")).unwrap();
    assert_eq!(taken_off(&tournament), [0; 8]);
}

#[test]
fn the_ranking_says_what_decided() {
    let setup = Setup { tie_breaks: vec![Tie::BestRound, Tie::Lot], ..setup(1) };
    let mut tournament = Tournament::new(setup).unwrap();
    apply(&mut tournament, &added(&[1, 2, 3, 4], 1)).unwrap();
    let draw = tournament.draw(Redraw::Rest, 1).unwrap();
    apply(&mut tournament, &draw).unwrap();
    apply(&mut tournament, &entered(ONE, points([2, 2, -2, -2, 0]))).unwrap();
    let ranks =
        |t: &Tournament| t.standings(1).ranked.iter().map(|s| (s.rank, s.decided_by)).collect::<Vec<_>>();
    assert_eq!(ranks(&tournament), [(1, None), (1, None), (3, None), (3, None)]);
    apply(&mut tournament, &Event::LotsDrawn { seed: 5 }).unwrap();
    let lot = Some(Decided::By(Tie::Lot));
    assert_eq!(ranks(&tournament), [(1, lot), (2, lot), (3, lot), (4, lot)]);
}

/// Whoever has missed a round stands behind those who have the same from more of them, and that is said of all of them.
#[test]
fn the_ranking_says_that_a_round_was_missed() {
    let mut tournament = Tournament::new(setup(2)).unwrap();
    apply(&mut tournament, &added(&[1, 2, 3, 4], 1)).unwrap();
    apply(&mut tournament, &added(&[5], 2)).unwrap();
    let draw = tournament.draw(Redraw::Rest, 1).unwrap();
    apply(&mut tournament, &draw).unwrap();
    for at in [ONE, At { round: 2, table: 1 }] {
        apply(&mut tournament, &entered(at, points([0, 0, 0, 0, 0]))).unwrap();
    }
    let standings = tournament.standings(2).ranked;
    let ranks: Vec<_> = standings.iter().map(|s| (s.rank, s.sum, s.decided_by)).collect();
    let more = Some(Decided::MoreRounds);
    assert_eq!(ranks, [(1, 0, more), (1, 0, more), (1, 0, more), (1, 0, more), (5, 0, more)]);
    assert_eq!(standings[4].results.player, Number(5));
}

#[test]
fn how_a_line_came_in_is_kept() {
    let mut tournament = drawn(4, 1);
    for (how, who) in [(Source::Phone, "table 1"), (Source::Clerk, "Jana")] {
        let event =
            Event::LineEntered { at: ONE, line: points([1, 1, -1, -1, 0]), how, anyway: None, late: None };
        tournament.apply(&stamp(who), &event).unwrap();
    }
    let table = tournament.table(ONE).unwrap();
    let kept: Vec<_> = table.entered().iter().map(|e| (e.how, e.stamp.who.as_str())).collect();
    assert_eq!(kept, [(Source::Phone, "table 1"), (Source::Clerk, "Jana")]);
}

#[test]
fn the_clock_of_a_round_runs_from_when_it_was_called() {
    let mut tournament = drawn(8, 2);
    let called = |when: &str| Stamp { who: "desk".to_owned(), when: when.to_owned() };
    assert_eq!(tournament.running(), Some(1));
    assert_eq!(tournament.round(1).unwrap().clock(), None);
    for when in ["2026-11-21T14:00:00Z", "2026-11-21T14:05:00Z"] {
        tournament.apply(&called(when), &Event::RoundStarted { round: 1 }).unwrap();
        let clock = tournament.round(1).unwrap().clock().unwrap();
        assert_eq!(clock.called, called(when), "said again, it runs from then");
    }
    let nowhere = tournament.apply(&stamp("desk"), &Event::RoundStarted { round: 3 });
    assert_eq!(nowhere, Err(Refused::NoSuchRound { round: 3, rounds: 2 }));
    let mut dice = Dice(5);
    for table in 1..=2 {
        for line in whole_list(TableSize::Four, &mut dice) {
            tournament.apply(&stamp("desk"), &entered(At { round: 1, table }, line)).unwrap();
        }
    }
    tournament.apply(&stamp("desk"), &Event::RoundClosed { round: 1 }).unwrap();
    assert_eq!(tournament.running(), Some(2));
    let over = tournament.apply(&stamp("desk"), &Event::RoundStarted { round: 1 });
    assert_eq!(over, Err(Refused::Closed(1)));
}

#[test]
fn who_never_played_can_be_struck_and_who_played_cannot() {
    let mut tournament = drawn(9, 2);
    tournament.apply(&stamp("desk"), &Event::PlayerStruck { player: Number(9) }).unwrap();
    assert_eq!(tournament.roster().players().count(), 8);
    assert_eq!(tournament.rounds().len(), 0, "the rounds are drawn anew");
    let draw = tournament.draw(Redraw::Rest, 7).unwrap();
    tournament.apply(&stamp("desk"), &draw).unwrap();
    let line = next_line(tournament.table(ONE).unwrap().list(), &mut Dice(3));
    tournament.apply(&stamp("desk"), &entered(ONE, line)).unwrap();
    let strike = Event::PlayerStruck { player: Number(1) };
    assert_eq!(apply(&mut tournament, &strike), Err(Refused::Begun(1)));
    let nobody = Event::PlayerStruck { player: Number(40) };
    assert_eq!(apply(&mut tournament, &nobody), Err(ChangeError::NoSuchPlayer(Number(40)).into()));
}
