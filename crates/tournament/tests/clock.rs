//! The clock of a round, what was struck and drawn by mistake: all of it can be taken back.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

mod common;

use common::{Dice, drawn, entered, next_line, stamp, whole_list};
use tournament::{
    At, Clock, Event, Late, Number, Outcome, Record, Redraw, Refused, RoundClock, Setup, Source, Stamp,
    TableSize, Tables, Tie, Told, Tournament,
};

const ONE: At = At { round: 1, table: 1 };

fn at(when: &str) -> Stamp {
    Stamp { who: "desk".to_owned(), when: format!("2026-11-21T{when}:00Z") }
}

fn clock(tournament: &Tournament) -> RoundClock {
    tournament.round(1).unwrap().clock().unwrap().clone()
}

fn seats(tournament: &Tournament) -> Vec<Tables> {
    let tables = |round: &tournament::Seated| round.tables.iter().map(|t| t.players().to_vec()).collect();
    tournament.rounds().iter().map(tables).collect()
}

#[test]
fn a_clock_that_was_called_again_by_mistake_runs_as_before() {
    let mut tournament = drawn(8, 1);
    let round = 1;
    let none = tournament.apply(&at("14:00"), &Event::ClockPaused { round });
    assert_eq!(none, Err(Refused::NoSuchClock(1)), "a round that is not called has no clock");
    for (when, event) in [
        ("14:00", Event::RoundStarted { round }),
        ("14:10", Event::ClockPaused { round }),
        ("14:25", Event::ClockGoesOn { round }),
        ("14:30", Event::ClockExtended { round, minutes: 5 }),
    ] {
        tournament.apply(&at(when), &event).unwrap();
    }
    let before = clock(&tournament);
    assert_eq!(before.called, at("14:00"));
    assert_eq!(before.pauses().collect::<Vec<_>>(), [(&at("14:10"), Some(&at("14:25")))]);
    assert_eq!((before.extended(), before.paused()), (5, None));
    tournament.apply(&at("15:00"), &Event::RoundStarted { round }).unwrap();
    assert_eq!(clock(&tournament), RoundClock { called: at("15:00"), steps: Vec::new() });
    tournament.apply(&at("15:01"), &Event::StartTakenBack { round }).unwrap();
    assert_eq!(clock(&tournament), before);
    tournament.apply(&at("15:02"), &Event::StartTakenBack { round }).unwrap();
    assert_eq!(tournament.round(1).unwrap().clock(), None, "the round is not called");
    let nothing = tournament.apply(&at("15:03"), &Event::StartTakenBack { round });
    assert_eq!(nothing, Err(Refused::NoSuchClock(1)));
}

#[test]
fn a_clock_stands_once_and_goes_on_once() {
    let mut tournament = drawn(8, 1);
    let (pause, on) = (Event::ClockPaused { round: 1 }, Event::ClockGoesOn { round: 1 });
    tournament.apply(&at("14:00"), &Event::RoundStarted { round: 1 }).unwrap();
    assert_eq!(tournament.apply(&at("14:01"), &on), Err(Refused::NoSuchClock(1)));
    tournament.apply(&at("14:01"), &pause).unwrap();
    assert_eq!(tournament.apply(&at("14:02"), &pause), Err(Refused::NoSuchClock(1)));
    tournament.apply(&at("14:03"), &Event::ClockExtended { round: 1, minutes: 5 }).unwrap();
    assert_eq!(clock(&tournament).paused(), Some(&at("14:01")), "five minutes more end no pause");
    assert_eq!(clock(&tournament).pauses().collect::<Vec<_>>(), [(&at("14:01"), None)]);
    tournament.apply(&at("14:04"), &Event::ClockExtended { round: 1, minutes: -5 }).unwrap();
    assert_eq!(clock(&tournament).extended(), 0);
    for minutes in [0, 601, i16::MIN] {
        let much = tournament.apply(&at("14:05"), &Event::ClockExtended { round: 1, minutes });
        assert_eq!(much, Err(Refused::Prolonged(minutes)));
    }
}

#[test]
fn games_that_were_struck_by_mistake_are_played() {
    // 8.5.1: the counted games that are left are struck, and only Pflichtsoli are played.
    let mut tournament = drawn(4, 1);
    let time_up = Event::TimeUp { running: false, at: ONE, why: Some("the house closes".to_owned()) };
    let back = Event::TimeUpTakenBack { at: ONE };
    assert_eq!(tournament.apply(&at("15:00"), &back), Err(Refused::NotStruck(ONE)));
    let mut dice = Dice(1);
    for _ in 0..5 {
        let line = next_line(tournament.table(ONE).unwrap().list(), &mut dice);
        tournament.apply(&stamp("desk"), &entered(ONE, line)).unwrap();
    }
    let before = tournament.table(ONE).unwrap().list().clone();
    tournament.apply(&at("15:00"), &time_up).unwrap();
    assert!(tournament.table(ONE).unwrap().list().round().next().unwrap().forced.is_some());
    tournament.apply(&at("15:01"), &back).unwrap();
    let table = tournament.table(ONE).unwrap();
    assert_eq!(*table.list(), before);
    let struck = &table.struck()[0];
    assert_eq!((&struck.stamp, struck.why.as_deref()), (&at("15:00"), Some("the house closes")));
    assert_eq!(struck.taken_back, Some(at("15:01")), "both stay in the record");
    // A Pflichtsolo that was forced meanwhile was the first solo of its player all the same.
    tournament.apply(&at("15:02"), &time_up).unwrap();
    let line = next_line(tournament.table(ONE).unwrap().list(), &mut dice);
    tournament.apply(&stamp("desk"), &entered(ONE, line)).unwrap();
    tournament.apply(&at("15:03"), &back).unwrap();
    let list = tournament.table(ONE).unwrap().list();
    assert!(list.lines()[5].deal.pflichtsolo().is_some());
    assert_eq!(list.round().next().unwrap().forced, None);
}

#[test]
fn a_closed_round_stays_as_it_is() {
    let mut tournament = drawn(4, 1);
    for line in whole_list(TableSize::Four, &mut Dice(3)) {
        tournament.apply(&stamp("desk"), &entered(ONE, line)).unwrap();
    }
    tournament.apply(&at("14:00"), &Event::RoundStarted { round: 1 }).unwrap();
    tournament.apply(&stamp("desk"), &Event::RoundClosed { round: 1 }).unwrap();
    for event in [
        Event::StartTakenBack { round: 1 },
        Event::ClockPaused { round: 1 },
        Event::ClockExtended { round: 1, minutes: 5 },
        Event::TimeUpTakenBack { at: ONE },
    ] {
        assert_eq!(tournament.apply(&at("16:00"), &event), Err(Refused::Closed(1)));
    }
}

#[test]
fn a_draw_that_took_the_place_of_another_is_taken_back() {
    let mut tournament = drawn(12, 3);
    let before = seats(&tournament);
    assert_eq!(tournament.redrawn(), None);
    let again = tournament.draw(Redraw::NotBegun, 99).unwrap();
    tournament.apply(&stamp("desk"), &again).unwrap();
    assert_ne!(seats(&tournament), before);
    assert_eq!(tournament.redrawn(), Some(1));
    let wrong = tournament.apply(&stamp("desk"), &Event::DrawTakenBack { from: 2 });
    assert_eq!(wrong, Err(Refused::NotDrawnAgain(2)));
    let drawn_again = tournament.clone();
    tournament.apply(&stamp("desk"), &Event::DrawTakenBack { from: 1 }).unwrap();
    assert_eq!(seats(&tournament), before);
    assert_eq!(tournament.redrawn(), None);
    // Once a round has begun, or somebody has gone, there is no way back.
    let mut begun = drawn_again.clone();
    let line = next_line(begun.table(ONE).unwrap().list(), &mut Dice(1));
    begun.apply(&stamp("desk"), &entered(ONE, line)).unwrap();
    let late = begun.apply(&stamp("desk"), &Event::DrawTakenBack { from: 1 });
    assert_eq!((late, begun.redrawn()), (Err(Refused::Begun(1)), None));
    let mut gone = drawn_again;
    for player in 1..=4 {
        gone.apply(&stamp("desk"), &Event::PlayerStruck { player: Number(player) }).unwrap();
    }
    assert!(gone.apply(&stamp("desk"), &Event::DrawTakenBack { from: 1 }).is_err());
    assert_eq!(gone.redrawn(), None);
}

#[test]
fn lots_that_were_drawn_by_mistake_do_not_hold() {
    let mut tournament = tie_by_lot(vec![Tie::Lot]);
    let line = next_line(tournament.table(ONE).unwrap().list(), &mut Dice(1));
    tournament.apply(&stamp("desk"), &entered(ONE, line)).unwrap();
    assert_eq!(tournament.apply(&stamp("desk"), &Event::LotsTakenBack), Err(Refused::NoLots));
    for seed in [5, 9] {
        tournament.apply(&stamp("desk"), &Event::LotsDrawn { seed }).unwrap();
    }
    tournament.apply(&stamp("desk"), &Event::LotsTakenBack).unwrap();
    assert_eq!(tournament.lots(), [5]);
}

fn tie_by_lot(tie_breaks: Vec<Tie>) -> Tournament {
    let mut tournament = Tournament::new(Setup { tie_breaks, ..common::setup(1) }).unwrap();
    tournament.apply(&stamp("desk"), &common::entrants(8)).unwrap();
    let draw = tournament.draw(Redraw::Rest, 7).unwrap();
    tournament.apply(&stamp("desk"), &draw).unwrap();
    tournament
}

/// Lots part those who have the same. Before anybody has anything, and where the organiser has not chosen them, they
/// would be kept and decide nothing. Those that were drawn so before format 10 stay drawn.
#[test]
fn lots_are_drawn_where_they_decide_something() {
    let lots = Event::LotsDrawn { seed: 5 };
    for (tie_breaks, why) in
        [(vec![Tie::Lot], Refused::NothingToRank), (vec![Tie::LastRound], Refused::LotsNotChosen)]
    {
        let mut tournament = tie_by_lot(tie_breaks);
        tournament.apply(&stamp("desk"), &Event::RoundStarted { round: 1 }).unwrap();
        assert_eq!(tournament.apply(&stamp("desk"), &lots), Err(why));
        let old = Record { format: 9, stamp: stamp("desk"), events: vec![lots.clone()] };
        tournament.apply_all(&old).unwrap();
        assert_eq!(tournament.lots(), [5]);
    }
}

#[test]
fn a_limit_needs_no_reason() {
    let setup = Setup { clock: Some(Clock::TSR), ..common::setup(1) };
    let mut tournament = Tournament::new(setup).unwrap();
    tournament.apply(&stamp("desk"), &common::entrants(4)).unwrap();
    let draw = tournament.draw(Redraw::Rest, 7).unwrap();
    tournament.apply(&stamp("desk"), &draw).unwrap();
    tournament.apply(&stamp("desk"), &Event::RoundStarted { round: 1 }).unwrap();
    tournament.apply(&stamp("desk"), &Event::TimeUp { running: false, at: ONE, why: None }).unwrap();
    assert_eq!(tournament.table(ONE).unwrap().struck()[0].why, None);
}

/// 8.5.1: a game of which the cards are dealt when time is up is played, and counts.
#[test]
fn the_game_that_is_being_played_counts() {
    for solo in [false, true] {
        let mut tournament = drawn(4, 1);
        let mut dice = Dice(1);
        for _ in 0..5 {
            let line = next_line(tournament.table(ONE).unwrap().list(), &mut dice);
            tournament.apply(&stamp("desk"), &entered(ONE, line)).unwrap();
        }
        let counted = tournament.table(ONE).unwrap().list().round().counted();
        let time_up = Event::TimeUp { at: ONE, why: Some("late".to_owned()), running: true };
        tournament.apply(&stamp("desk"), &time_up).unwrap();
        let list = tournament.table(ONE).unwrap().list();
        assert!(list.is_struck() && list.round().next().unwrap().forced.is_none());
        assert_eq!(list.round().left(), 1 + list.round().owing().len());
        // It is read back as it was written.
        let text = serde_json::to_string(&time_up).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), time_up);
        let mut line = next_line(list, &mut dice);
        for _ in 0..200 {
            let mut after = list.clone();
            after.enter(line.clone()).unwrap();
            if (after.round().counted() == counted) == solo {
                break;
            }
            line = next_line(list, &mut dice);
        }
        tournament.apply(&stamp("desk"), &entered(ONE, line)).unwrap();
        let round = tournament.table(ONE).unwrap().list().round();
        assert_eq!(round.counted(), counted + u8::from(!solo), "a Pflichtsolo is no counted game");
        assert!(round.next().unwrap().forced.is_some());
        // A correction of an earlier line changes nothing of that.
        let mut list = tournament.table(ONE).unwrap().list().clone();
        let first = list.lines()[0].written.clone();
        list.correct(0, first, None).unwrap();
        assert!(list.is_struck() && list.round().next().unwrap().forced.is_some());
        let back = Event::TimeUpTakenBack { at: ONE };
        tournament.apply(&stamp("desk"), &back).unwrap();
        assert!(tournament.table(ONE).unwrap().list().round().next().unwrap().forced.is_none());
    }
}

/// Two tables of four with a clock, each with five games.
fn timed() -> (Tournament, Dice) {
    let clock = Some(Clock { four: 100, five: 125 });
    let mut tournament = Tournament::new(Setup { clock, ..common::setup(1) }).unwrap();
    tournament.apply(&stamp("desk"), &common::entrants(8)).unwrap();
    let draw = tournament.draw(Redraw::Rest, 7).unwrap();
    tournament.apply(&stamp("desk"), &draw).unwrap();
    tournament.apply(&stamp("desk"), &Event::RoundStarted { round: 1 }).unwrap();
    let mut dice = Dice(1);
    for table in [1, 2] {
        for _ in 0..5 {
            let at = At { round: 1, table };
            let line = next_line(tournament.table(at).unwrap().list(), &mut dice);
            tournament.apply(&stamp("desk"), &entered(at, line)).unwrap();
        }
    }
    (tournament, dice)
}

fn after_time(line: &tournament::Written, late: Option<Late>) -> Event {
    Event::LineEntered { at: ONE, line: line.clone(), how: Source::Phone, anyway: None, late }
}

/// 8.5.1, 8.6: what is entered after time had been dealt before, or is a Pflichtsolo; which of it is told.
#[test]
fn a_game_after_time_says_what_it_is() {
    let (before, _) = timed();
    let normal: tournament::Written =
        Told::Points { outcome: Outcome::Game, points: [1, 1, -1, -1, 0].into() }.into();
    let (over, in_time) = (|_| true, |_| false);
    assert_eq!(before.in_time(&after_time(&normal, None), in_time), Ok(()));
    assert_eq!(before.in_time(&after_time(&normal, None), over), Err(Refused::Late(ONE)));
    assert_eq!(before.in_time(&entered(ONE, normal.clone()), over), Ok(()), "a list on paper");
    for late in Late::ALL {
        assert_eq!(before.in_time(&after_time(&normal, Some(late)), over), Ok(()));
        let early = before.in_time(&after_time(&normal, Some(late)), in_time);
        assert_eq!(early, Err(Refused::InTime(ONE)), "nobody strikes the games left before");
    }
    // The one that had been dealt is the last that counts; where it is struck to be entered again, it is waited for.
    let mut now = before.clone();
    now.apply(&at("15:45"), &after_time(&normal, Some(Late::Dealt))).unwrap();
    let table = now.table(ONE).unwrap();
    assert!(table.list().round().next().unwrap().forced.is_some() && !table.has_games_to_strike());
    assert_eq!((table.struck().len(), table.entered()[5].late), (1, Some(Late::Dealt)));
    let refused = now.apply(&at("15:50"), &after_time(&normal, Some(Late::Dealt)));
    assert!(matches!(refused, Err(Refused::Line { .. })), "no second one: {refused:?}");
    let strike = Event::LineStruck { at: ONE, number: 6, before: normal.clone(), why: "names".into() };
    now.apply(&at("15:51"), &strike).unwrap();
    assert_eq!(now.table(ONE).unwrap().list().round().next().unwrap().forced, None);
    now.apply(&at("15:52"), &after_time(&normal, Some(Late::Dealt))).unwrap();
    assert!(now.table(ONE).unwrap().list().round().next().unwrap().forced.is_some());
    // One that was over by then strikes nothing; a normal game is no Pflichtsolo.
    let mut now = before.clone();
    now.apply(&at("15:45"), &after_time(&normal, Some(Late::Played))).unwrap();
    assert!(now.table(ONE).unwrap().has_games_to_strike());
    let mut now = before.clone();
    let refused = now.apply(&at("15:45"), &after_time(&normal, Some(Late::Pflichtsolo)));
    assert!(matches!(refused, Err(Refused::Line { .. })), "{refused:?}");
    assert_eq!(now, before, "what is refused strikes nothing");
    let forced = {
        let mut struck = before.clone();
        struck.apply(&at("15:45"), &Event::TimeUp { at: ONE, why: None, running: false }).unwrap();
        next_line(struck.table(ONE).unwrap().list(), &mut Dice(3))
    };
    now.apply(&at("15:46"), &after_time(&forced, Some(Late::Pflichtsolo))).unwrap();
    assert!(now.table(ONE).unwrap().list().is_struck());
    // Without a time limit there is no game after time.
    let mut untimed = drawn(4, 1);
    let dealt = after_time(&normal, Some(Late::Dealt));
    assert_eq!(untimed.in_time(&dealt, in_time), Err(Refused::Untimed(ONE)), "not: time is not up yet");
    assert_eq!(untimed.apply(&at("15:45"), &dealt), Err(Refused::Untimed(ONE)));
}

/// 8.5.1: what was played in time counts, also where it comes when the games left are struck already.
#[test]
fn a_game_played_in_time_comes_before_what_was_played_after() {
    let normal = |points: [i32; 5]| -> tournament::Written {
        Told::Points { outcome: Outcome::Game, points: points.into() }.into()
    };
    let (one, two) = (normal([1, 1, -1, -1, 0]), normal([2, 2, -2, -2, 0]));
    for running in [false, true] {
        let (mut now, _) = timed();
        now.apply(&at("15:45"), &Event::TimeUp { at: ONE, why: None, running }).unwrap();
        let played = |line| after_time(line, Some(Late::Played));
        assert_eq!(now.in_time(&played(&one), |_| false), Ok(()), "struck before the clock was up");
        now.apply(&at("15:46"), &played(&one)).unwrap();
        let next = now.table(ONE).unwrap().list().round().next().unwrap();
        assert_eq!(next.forced.is_none(), running, "it is not the one that was being played");
        if !running {
            // A Pflichtsolo would have been another’s after it: that is for somebody to look at.
            let solo = next_line(now.table(ONE).unwrap().list(), &mut Dice(3));
            now.apply(&at("15:47"), &entered(ONE, solo)).unwrap();
            let refused = now.clone().apply(&at("15:48"), &played(&two));
            assert!(matches!(refused, Err(Refused::Line { .. })), "{refused:?}");
            continue;
        }
        // That one is entered; then another comes.
        let last = normal([3, 3, -3, -3, 0]);
        now.apply(&at("15:47"), &entered(ONE, last.clone())).unwrap();
        let lodged = Event::AppealLodged {
            at: ONE,
            against: tournament::Against::Line { line: 7 },
            player: now.table(ONE).unwrap().players()[0],
            why: "who".to_owned(),
        };
        now.apply(&at("15:48"), &lodged).unwrap();
        now.apply(&at("15:49"), &played(&two)).unwrap();
        let table = now.table(ONE).unwrap();
        let written: Vec<_> = table.list().lines()[5..].iter().map(|line| line.written.clone()).collect();
        assert_eq!(written, [one.clone(), two.clone(), last]);
        assert!(table.list().is_struck() && table.list().round().next().unwrap().forced.is_some());
        assert_eq!(table.line_of(&table.appeals()[0]), Some(8));
        let lates: Vec<_> = table.entered()[5..].iter().map(|entered| entered.late).collect();
        assert_eq!(lates, [Some(Late::Played), Some(Late::Played), None]);
    }
}

/// A table that strikes the line by which it struck the games left is asked again.
#[test]
fn what_a_late_line_has_said_goes_with_it() {
    let (mut now, _) = timed();
    let line: tournament::Written =
        Told::Points { outcome: Outcome::Game, points: [1, 1, -1, -1, 0].into() }.into();
    let dealt = after_time(&line, Some(Late::Dealt));
    let strike = Event::LineStruck { at: ONE, number: 6, before: line.clone(), why: "one before it".into() };
    now.apply(&at("15:45"), &dealt).unwrap();
    now.apply(&at("15:46"), &strike).unwrap();
    let table = now.table(ONE).unwrap();
    assert!(table.has_games_to_strike() && table.struck()[0].taken_back.is_some());
    assert_eq!(now.in_time(&after_time(&line, None), |_| true), Err(Refused::Late(ONE)));
    now.apply(&at("15:47"), &after_time(&line, Some(Late::Played))).unwrap();
    now.apply(&at("15:48"), &dealt).unwrap();
    let table = now.table(ONE).unwrap();
    assert_eq!((table.list().lines().len(), table.has_games_to_strike()), (7, false));
    // What the tournament management has struck stays so.
    let (mut now, _) = timed();
    now.apply(&at("15:45"), &Event::TimeUp { at: ONE, why: None, running: true }).unwrap();
    now.apply(&at("15:46"), &dealt).unwrap();
    now.apply(&at("15:47"), &strike).unwrap();
    assert!(now.table(ONE).unwrap().list().is_struck());
}

#[test]
fn time_strikes_games_where_counted_games_are_left() {
    let (mut tournament, _) = timed();
    let tables = |tournament: &Tournament| -> Vec<usize> {
        tournament.still_playing(1).map(|(at, _)| at.table).collect()
    };
    assert_eq!(tables(&tournament), [1, 2]);
    tournament.apply(&at("15:45"), &Event::TimeUp { at: ONE, why: None, running: true }).unwrap();
    assert_eq!(tables(&tournament), [2], "one that waits for its last game is struck already");
    let two = At { round: 1, table: 2 };
    tournament.apply(&at("15:45"), &Event::ListEnded { at: two, why: "ill".into() }).unwrap();
    assert_eq!(tables(&tournament), [0; 0]);
}

/// Rounds are called one after the other, and where nobody plays yet no time is up.
#[test]
fn a_round_is_called_and_its_time_is_up_when_it_is_its_turn() {
    let mut tournament = drawn(4, 2);
    let start = |round| Event::RoundStarted { round };
    let time_up = |round| Event::TimeUp {
        at: At { round, table: 1 },
        why: Some("closing time".to_owned()),
        running: false,
    };
    for event in [start(2), time_up(2)] {
        assert_eq!(tournament.apply(&at("14:00"), &event), Err(Refused::StillOpen(1)));
    }
    assert_eq!(tournament.apply(&at("14:00"), &time_up(1)), Err(Refused::NotBegun(1)));
    tournament.apply(&at("14:00"), &start(1)).unwrap();
    tournament.apply(&at("14:01"), &time_up(1)).unwrap();
    // What an earlier version has stored is read as it was then.
    let created = Event::Created(common::setup(2));
    let drawn = drawn(4, 2).draw(Redraw::NotBegun, 1).unwrap();
    let record = |format, events| tournament::Record { format, stamp: at("14:00"), events };
    let records = |format| {
        [
            record(format, vec![created.clone(), common::entrants(4), drawn.clone()]),
            record(format, vec![start(2), time_up(2)]),
        ]
    };
    Tournament::replay(&records(7)).unwrap();
    assert_eq!(Tournament::replay(&records(8)).unwrap_err().refused, Refused::StillOpen(1));
}

/// What was entered by mistake in the next round, and struck, keeps the round before from nothing.
#[test]
fn a_line_that_was_struck_is_no_beginning() {
    let mut tournament = drawn(4, 2);
    for line in whole_list(TableSize::Four, &mut Dice(3)) {
        tournament.apply(&stamp("desk"), &entered(ONE, line)).unwrap();
    }
    tournament.apply(&stamp("desk"), &Event::RoundClosed { round: 1 }).unwrap();
    let two = At { round: 2, table: 1 };
    let line = whole_list(TableSize::Four, &mut Dice(4)).remove(0);
    tournament.apply(&stamp("desk"), &entered(two, line.clone())).unwrap();
    assert_eq!(tournament.can_reopen(1), Err(Refused::NextBegun(1)));
    let struck = Event::LineStruck { at: two, number: 1, before: line, why: "wrong round".into() };
    tournament.apply(&stamp("desk"), &struck).unwrap();
    assert_eq!(tournament.can_reopen(1), Ok(()));
    assert!(!tournament.round(2).unwrap().has_begun());
}
