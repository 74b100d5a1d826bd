//! A table or a player that leaves, a game that was forgotten, more time, a volunteer, a warning.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

mod common;

use common::{Dice, drawn, entered, setup, stamp, whole_list};
use tournament::{
    At, ByPosition, Clock, CloseError, Event, Number, Outcome, Position, Redraw, Refused, RoundError, Setup,
    Told, Tournament, Written,
};

const ONE: At = At { round: 1, table: 1 };
const TWO: At = At { round: 1, table: 2 };

fn game(points: [i32; 5]) -> Written {
    Told::Points { outcome: Outcome::Game, points: ByPosition::from(points) }.into()
}

fn solo(of: Position, points: [i32; 5]) -> Written {
    Told::Points { outcome: Outcome::Solo(of), points: ByPosition::from(points) }.into()
}

#[track_caller]
fn happens(tournament: &mut Tournament, event: &Event) {
    tournament.apply(&stamp("desk"), event).unwrap();
}

fn refused(tournament: &Tournament, event: &Event) -> Refused {
    tournament.clone().apply(&stamp("desk"), event).unwrap_err()
}

fn why() -> String {
    "car breaks down".to_owned()
}

/// The whole list of a table, by dice.
fn played(tournament: &mut Tournament, at: At) {
    for line in whole_list(tournament.table(at).unwrap().list().round().size(), &mut Dice(3)) {
        happens(tournament, &entered(at, line));
    }
}

/// A table of 31 players leaves in round 1: what it owes lapses and is kept, the round can be closed, and the
/// next one is drawn without its players.
#[test]
fn a_table_leaves_and_the_draw_goes_on_without_it() {
    let mut tournament = drawn(31, 3);
    happens(&mut tournament, &entered(ONE, game([1, 1, -1, -1, 0])));
    happens(&mut tournament, &entered(ONE, solo(Position::Two, [-2, 6, -2, -2, 0])));
    for table in 2..=tournament.rounds()[0].tables.len() {
        played(&mut tournament, At { round: 1, table });
    }
    let close = Event::RoundClosed { round: 1 };
    let missing = Refused::Incomplete { at: ONE, error: CloseError::GamesLeft { left: 22 } };
    assert_eq!(refused(&tournament, &close), missing);
    let end = Event::ListEnded { at: ONE, why: why() };
    assert_eq!(refused(&tournament, &Event::ListEnded { at: ONE, why: " ".into() }), Refused::NoReason);
    assert_eq!(refused(&tournament, &Event::ListEnded { at: TWO, why: why() }), Refused::NothingLeft(TWO));
    let later = At { round: 2, table: 1 };
    assert_eq!(refused(&tournament, &Event::ListEnded { at: later, why: why() }), Refused::StillOpen(1));
    happens(&mut tournament, &end);
    let table = tournament.table(ONE).unwrap();
    let ended = table.ended().unwrap();
    // 20 games and 4 Pflichtsoli; one of each is played.
    assert_eq!(
        (ended.left, ended.owing.to_string().as_str(), &*ended.why),
        (22, "1, 3, 4", "car breaks down")
    );
    assert!(table.list().round().next().is_none() && table.list().round().owing().is_empty());
    assert!(matches!(
        refused(&tournament, &entered(ONE, game([1, 1, -1, -1, 0]))),
        Refused::Line { error: tournament::ListError::Round(RoundError::Over), .. }
    ));
    // What was entered can still be put right.
    let before = table.list().lines()[0].written.clone();
    let (after, why) = (game([3, 3, -3, -3, 0]), "a 3".to_owned());
    let correct = Event::LineCorrected { at: ONE, number: 1, before, after, why, anyway: false };
    happens(&mut tournament, &correct);
    happens(&mut tournament, &close);
    let left: Vec<Number> = tournament.table(ONE).unwrap().players().to_vec();
    let points: Vec<i32> =
        left.iter().map(|n| tournament.results(1)[n.0 as usize - 1].rounds[0].unwrap().points).collect();
    assert_eq!(points, [1, 9, -5, -5]);
    for &player in &left {
        happens(&mut tournament, &Event::PlayerLeaves { player, round: 1 });
    }
    assert_eq!(tournament.rounds().len(), 1, "rounds 2 and 3 are to be drawn anew");
    let draw = tournament.draw(Redraw::Rest, 5).unwrap();
    happens(&mut tournament, &draw);
    for seated in &tournament.rounds()[1..] {
        let there: Vec<Number> = seated.tables.iter().flat_map(|table| table.players().to_vec()).collect();
        assert_eq!(there.len(), 27);
        assert!(left.iter().all(|player| !there.contains(player)));
    }
}

#[test]
fn a_table_that_comes_back_plays_on() {
    let mut tournament = drawn(8, 2);
    happens(&mut tournament, &entered(ONE, game([1, 1, -1, -1, 0])));
    let resume = Event::ListResumed { at: ONE, why: "they are back".into() };
    assert_eq!(refused(&tournament, &resume), Refused::NotEnded(ONE));
    happens(&mut tournament, &Event::ListEnded { at: ONE, why: why() });
    happens(&mut tournament, &resume);
    let table = tournament.table(ONE).unwrap();
    assert!(table.ended().is_none());
    assert_eq!(table.endings()[0].resumed.as_ref().unwrap().why, "they are back");
    assert_eq!((table.list().round().left(), table.list().round().owing().len()), (23, 4));
    played_on(&mut tournament);
}

fn played_on(tournament: &mut Tournament) {
    happens(tournament, &entered(ONE, game([2, 2, -2, -2, 0])));
    assert_eq!(tournament.table(ONE).unwrap().list().lines().len(), 2);
}

/// A table that never sits down has played nothing: no points for the round, which is not the same as 0.
#[test]
fn a_table_that_never_comes_has_no_result() {
    let mut tournament = drawn(8, 2);
    happens(&mut tournament, &Event::ListEnded { at: ONE, why: why() });
    let first = tournament.table(ONE).unwrap().players()[0];
    assert_eq!(tournament.results(1)[first.0 as usize - 1].rounds, [None]);
    assert_eq!(tournament.begun(), 1, "who sits in round 1 cannot be changed any more");
    played(&mut tournament, TWO);
    happens(&mut tournament, &Event::RoundClosed { round: 1 });
}

/// One player goes home: his table cannot go on.
#[test]
fn a_player_who_goes_at_once_ends_the_list_of_the_table() {
    let mut tournament = drawn(12, 3);
    let player = tournament.table(TWO).unwrap().players()[2];
    assert_eq!(
        tournament.gone(player, "ill").unwrap(),
        [Event::PlayerStruck { player }],
        "nothing is played yet"
    );
    happens(&mut tournament, &entered(TWO, game([1, 1, -1, -1, 0])));
    let events = tournament.gone(player, "ill").unwrap();
    let ends = Event::ListEnded { at: TWO, why: "ill".into() };
    assert_eq!(events, [ends, Event::PlayerLeaves { player, round: 1 }]);
    for event in &events {
        happens(&mut tournament, event);
    }
    assert!(
        tournament.table(TWO).unwrap().ended().is_some() && tournament.table(ONE).unwrap().ended().is_none()
    );
    // His table had finished already: only he goes.
    let mut tournament = drawn(12, 3);
    played(&mut tournament, TWO);
    assert_eq!(tournament.gone(player, "ill").unwrap(), [Event::PlayerLeaves { player, round: 1 }]);
}

/// Who comes when all rounds are drawn plays from the first that has not begun.
#[test]
fn a_late_player_plays_from_the_next_round() {
    let mut tournament = drawn(12, 3);
    assert_eq!(tournament.next_round(), 1);
    happens(&mut tournament, &entered(ONE, game([1, 1, -1, -1, 0])));
    assert_eq!(tournament.next_round(), 2);
}

#[test]
fn a_game_that_was_forgotten_is_put_in_and_the_rest_is_reckoned_anew() {
    let mut tournament = drawn(8, 2);
    for points in [[1, 1, -1, -1, 0], [2, -2, 2, -2, 0]] {
        happens(&mut tournament, &entered(ONE, game(points)));
    }
    let insert = |number: usize, line: Written, why: &str| Event::LineInserted {
        at: ONE,
        number,
        line,
        why: why.to_owned(),
        anyway: false,
    };
    let forgotten = solo(Position::One, [9, -3, -3, -3, 0]);
    assert_eq!(refused(&tournament, &insert(2, forgotten.clone(), "")), Refused::NoReason);
    assert_eq!(
        refused(&tournament, &insert(3, forgotten.clone(), "so")),
        Refused::NoSuchLine { at: ONE, number: 3 }
    );
    assert!(matches!(refused(&tournament, &insert(2, game([1, 1, -1, 0, 0]), "so")), Refused::Line { .. }));
    happens(&mut tournament, &insert(2, forgotten.clone(), "was on the back"));
    let table = tournament.table(ONE).unwrap();
    let lines = table.list().lines();
    // S2.11: after the Pflichtsolo the same player deals again.
    let dealers: Vec<u8> = lines.iter().map(|line| line.place.dealer.number()).collect();
    assert_eq!(dealers, [1, 2, 2]);
    assert_eq!(lines[2].running, ByPosition::from([12, -4, -2, -6, 0]));
    let change = &table.changes()[0];
    assert_eq!(
        (&change.before, change.after.as_ref(), &*change.why),
        (&None, Some(&forgotten), "was on the back")
    );
    // In a full list there is no room for another game.
    let mut full = drawn(8, 2);
    played(&mut full, ONE);
    assert!(matches!(refused(&full, &insert(2, game([1, 1, -1, -1, 0]), "so")), Refused::Line { .. }));
}

#[test]
fn what_is_put_in_where_time_was_up_was_played_before() {
    let mut tournament = drawn(8, 2);
    for points in [[1, 1, -1, -1, 0], [3, -3, 3, -3, 0]] {
        happens(&mut tournament, &entered(ONE, game(points)));
    }
    happens(&mut tournament, &Event::TimeUp { running: false, at: ONE, why: Some("late".into()) });
    let (line, why) = (game([2, 2, -2, -2, 0]), "forgotten".to_owned());
    happens(&mut tournament, &Event::LineInserted { at: ONE, number: 2, line, why, anyway: false });
    // Three games are counted, and only the Pflichtsoli are left.
    let round = tournament.table(ONE).unwrap().list().round();
    assert_eq!((round.counted(), round.left()), (3, 4));
    assert!(round.next().unwrap().forced.is_some());
}

#[test]
fn the_referee_adds_time_a_volunteer_keeps_the_list_and_warnings_are_kept() {
    let mut tournament = Tournament::new(Setup { clock: Some(Clock::TSR), ..setup(2) }).unwrap();
    happens(&mut tournament, &common::entrants(8));
    let draw = tournament.draw(Redraw::Rest, 7).unwrap();
    happens(&mut tournament, &draw);
    let add = |minutes: u16, why: &str| Event::TimeAdded { at: ONE, minutes, why: why.to_owned() };
    assert_eq!(refused(&tournament, &add(0, "so")), Refused::Minutes(0));
    assert_eq!(refused(&tournament, &add(61, "so")), Refused::Minutes(61));
    assert_eq!(refused(&tournament, &add(5, "")), Refused::NoReason);
    assert_eq!(refused(&drawn(8, 1), &add(5, "so")), Refused::Untimed(ONE));
    happens(&mut tournament, &add(5, "referee called"));
    happens(&mut tournament, &add(3, "again"));
    let table = tournament.table(ONE).unwrap();
    assert_eq!((table.extra_minutes(), tournament.table(TWO).unwrap().extra_minutes()), (8, 0));
    // S8.2: position 4, unless somebody takes it over.
    let (four, two) = (table.players()[3], table.players()[1]);
    assert_eq!((table.keeper(), table.volunteer()), (Some(four), None));
    happens(&mut tournament, &Event::KeeperNamed { at: ONE, player: two });
    assert_eq!(tournament.table(ONE).unwrap().keeper(), Some(two));
    let stranger = tournament.table(TWO).unwrap().players()[0];
    assert_eq!(
        refused(&tournament, &Event::KeeperNamed { at: ONE, player: stranger }),
        Refused::NotAtTable { at: ONE, player: stranger }
    );
    let warned = Event::Warned { player: two, round: 1, why: "commented on a hand".into(), ruled: None };
    happens(&mut tournament, &warned);
    assert_eq!(tournament.warnings_of(two).count(), 1);
    assert_eq!(tournament.results(1)[0].deduction, 0, "a warning costs nothing");
}

/// Time was up, then the table left, and time was not up after all: it has left all the same.
#[test]
fn a_table_that_has_left_stays_away_when_its_time_is_given_back() {
    let mut tournament = drawn(31, 3);
    happens(&mut tournament, &entered(ONE, game([1, 1, -1, -1, 0])));
    happens(
        &mut tournament,
        &Event::TimeUp { running: false, at: ONE, why: Some("the hall closes".to_owned()) },
    );
    happens(&mut tournament, &Event::ListEnded { at: ONE, why: why() });
    happens(&mut tournament, &Event::TimeUpTakenBack { at: ONE });
    let table = tournament.table(ONE).unwrap();
    assert!(table.ended().is_some() && table.list().is_ended());
    assert!(table.list().round().next().is_none() && table.list().round().owing().is_empty());
}

/// One of five leaves: the four others play on, nobody has more games than he would have had, and what is in the list stays.
#[test]
fn of_five_four_play_on() {
    let mut tournament = drawn(5, 1);
    let player = tournament.table(ONE).unwrap().players()[2];
    let left = Event::LeftTable { at: ONE, player, why: why() };
    happens(&mut tournament, &entered(ONE, game([0, 1, 1, -1, -1])));
    happens(&mut tournament, &entered(ONE, game([1, 0, 1, -1, -1])));
    happens(&mut tournament, &left);
    assert_eq!(refused(&tournament, &left), Refused::NotAtTable { at: ONE, player });
    let other = tournament.table(ONE).unwrap().players()[0];
    let second = Event::LeftTable { at: ONE, player: other, why: why() };
    assert_eq!(refused(&tournament, &second), Refused::TooFew(ONE));
    let round = |tournament: &Tournament| *tournament.table(ONE).unwrap().list().round();
    let next = round(&tournament).next().unwrap();
    // It was his turn to deal; two games are played, and two of the others have sat out once.
    assert_eq!((next.number, next.dealer, next.first), (3, Position::Four, Position::Five));
    assert_eq!(next.sits_out.to_string(), "3");
    assert_eq!(
        (round(&tournament).left(), round(&tournament).owing().to_string()),
        (18 + 4, "1, 2, 4, 5".into())
    );
    let with_him = entered(ONE, game([0, 1, 1, -1, -1]));
    assert!(matches!(refused(&tournament, &with_him), Refused::Line { .. }));
    for _ in 0..18 {
        happens(&mut tournament, &entered(ONE, game([1, 1, 0, -1, -1])));
    }
    for (soloist, points) in [
        (Position::Five, [-2, -2, 0, -2, 6]),
        (Position::One, [6, -2, 0, -2, -2]),
        (Position::Two, [-2, 6, 0, -2, -2]),
        (Position::Four, [-2, -2, 0, 6, -2]),
    ] {
        let next = round(&tournament).next().unwrap();
        assert!(next.forced.is_some() && next.sits_out.to_string() == "3", "{next:?}");
        let line = Written { dealt_by: None, ..solo(next.forced.unwrap(), points) };
        if next.forced == Some(soloist) {
            happens(&mut tournament, &entered(ONE, line));
        } else {
            let mut points = [-2, -2, 0, -2, -2];
            points[usize::from(next.forced.unwrap().number()) - 1] = 6;
            happens(&mut tournament, &entered(ONE, solo(next.forced.unwrap(), points)));
        }
    }
    assert_eq!(round(&tournament).next(), None);
    let counted: Vec<u8> = Position::ALL[..5].iter().map(|p| round(&tournament).counted_of(*p)).collect();
    assert_eq!(counted, [19, 19, 2, 20, 20]);
    // A line from before he left is put right, and the rest stays as it was.
    let before = tournament.table(ONE).unwrap().list().lines()[0].written.clone();
    let after = game([0, 3, 3, -3, -3]);
    let correct =
        Event::LineCorrected { at: ONE, number: 1, before, after, why: "a 3".to_owned(), anyway: false };
    happens(&mut tournament, &correct);
    happens(&mut tournament, &Event::RoundClosed { round: 1 });
    let points = tournament.results(1)[player.0 as usize - 1].rounds[0].unwrap().points;
    assert_eq!(points, 4);
}

/// Somebody was taken for another who went; and one of four cannot leave without the table stopping.
#[test]
fn who_has_not_left_after_all_plays_on() {
    let mut tournament = drawn(9, 1);
    let five = (1..=2).map(|table| At { round: 1, table });
    let five = five.into_iter().find(|at| tournament.table(*at).unwrap().players().len() == 5).unwrap();
    let player = tournament.table(five).unwrap().players()[4];
    happens(&mut tournament, &entered(five, game([0, 1, 1, -1, -1])));
    let back = Event::LeftTableTakenBack { at: five, player };
    assert!(matches!(refused(&tournament, &back), Refused::NotGone { .. }));
    let before = tournament.table(five).unwrap().list().clone();
    happens(&mut tournament, &Event::LeftTable { at: five, player, why: why() });
    happens(&mut tournament, &back);
    assert_eq!(*tournament.table(five).unwrap().list(), before);
    // Once a game was played without him, he cannot have been there.
    happens(&mut tournament, &Event::LeftTable { at: five, player, why: why() });
    happens(&mut tournament, &entered(five, game([1, 1, -1, -1, 0])));
    assert_eq!(refused(&tournament, &back), Refused::PlayedOn { at: five, player });
    let gone = tournament.gone(tournament.table(five).unwrap().players()[0], "ill").unwrap();
    assert!(matches!(gone[0], Event::ListEnded { .. }));
}

/// Who leaves in the middle of a round plays no later one; who is there after all plays those, too.
#[test]
fn whoever_comes_back_to_the_table_is_drawn_again() {
    let mut tournament = drawn(9, 3);
    let at = [ONE, TWO].into_iter().find(|at| tournament.table(*at).unwrap().players().len() == 5).unwrap();
    let player = tournament.table(at).unwrap().players()[1];
    happens(&mut tournament, &entered(at, game([0, 1, 1, -1, -1])));
    for event in tournament.leaves_table(at, player, "ill") {
        happens(&mut tournament, &event);
    }
    let until = |tournament: &Tournament| tournament.roster().get(player).unwrap().until;
    assert_eq!((until(&tournament), tournament.rounds().len()), (Some(1), 1));
    for event in tournament.back_at_table(at, player) {
        happens(&mut tournament, &event);
    }
    let draw = tournament.draw(Redraw::Rest, 5).unwrap();
    happens(&mut tournament, &draw);
    assert!(tournament.seats(3, player).next().is_some());
    // Who was to leave later anyway still does.
    happens(&mut tournament, &Event::PlayerLeaves { player, round: 2 });
    happens(&mut tournament, &Event::LeftTable { at, player, why: why() });
    assert_eq!(tournament.back_at_table(at, player), [Event::LeftTableTakenBack { at, player }]);
}

/// A substitute plays for the one who was drawn.
#[test]
fn a_substitute_has_no_points_of_his_own() {
    let mut tournament = drawn(4, 1);
    let player = tournament.table(ONE).unwrap().players()[0];
    happens(&mut tournament, &entered(ONE, game([1, 1, -1, -1, 0])));
    let seat =
        |name: Option<&str>| Event::SubstituteSeated { at: ONE, player, name: name.map(str::to_owned) };
    assert_eq!(refused(&tournament, &seat(Some(" "))), Refused::NoName);
    happens(&mut tournament, &seat(Some("Ida Kern")));
    assert_eq!(tournament.table(ONE).unwrap().substitute_of(player), Some("Ida Kern"));
    happens(&mut tournament, &entered(ONE, game([1, 1, -1, -1, 0])));
    assert_eq!(tournament.results(1)[player.0 as usize - 1].rounds[0].unwrap().points, 2);
    happens(&mut tournament, &seat(None));
    assert_eq!(tournament.table(ONE).unwrap().substitutes().count(), 0);
}

/// A game that came when the list was over waits until somebody has looked at it, once.
#[test]
fn a_game_that_came_too_late_is_kept() {
    let mut tournament = drawn(8, 1);
    let left = Event::GameLeft { at: ONE, game: "hall/a".to_owned(), said: "Anna, Ben +2".to_owned() };
    happens(&mut tournament, &left);
    happens(&mut tournament, &left);
    assert_eq!(tournament.table(ONE).unwrap().left_open().count(), 1);
    happens(&mut tournament, &Event::GameLeftDone { at: ONE, game: "hall/a".to_owned() });
    happens(&mut tournament, &left);
    assert_eq!(tournament.table(ONE).unwrap().left_open().count(), 0);
}
