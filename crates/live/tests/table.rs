//! What a table shows of the last trick (66A), whose names stand at it, and how its director handles the robots.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod support;

use bridge_laws::event::Event as LawEvent;
use cards::{Card, Seat};
use live::{
    Act, Actor, Chair, Created, Event, GameSetup, GameView, Pace, Refused, Robot, Room, Spectators, Text,
    Viewer, Watching,
    bridge::{self, BoardSetup, Given},
};
use support::words;

/// 3NT by South; West leads. South is a person, the others are robots where it is asked for.
fn table(robots: bool) -> Room {
    let deal = "N:AK32.K32.432.432 QJT9.QJT.QJT.QJT 8765.A98.A98.A98 4.7654.K765.K765";
    let board = BoardSetup {
        board: None,
        deal: Text(deal.parse().unwrap()),
        dealer: Text(Seat::South),
        vulnerable: bridge::Vulnerable::None,
        auction: Vec::new(),
        contract: Some(Given { contract: Text("3NT".parse().unwrap()), declarer: Text(Seat::South) }),
    };
    let south = Chair::from(Seat::South);
    let robot = |chair: Chair| (robots && chair != south).then_some(Robot::Careful);
    let created = Created {
        name: "test".to_owned(),
        game: GameSetup::Bridge(board),
        watching: Watching::OnCall,
        spectators: Spectators::Delayed { tricks: 0 },
        robots: Chair::ALL.map(robot),
        names: Default::default(),
        seed: 1,
    };
    let mut room = Room::default();
    room.happened(1, Event::Created(Box::new(created)));
    room
}

fn happens(room: &mut Room, event: Event) {
    room.happened(room.number() + 1, event);
}

fn lays(room: &mut Room, seat: Seat, card: &str, dummy: bool) {
    let card = card.parse::<Card>().unwrap();
    let hand = if dummy { seat.partner() } else { seat };
    let act = Act::Bridge(LawEvent::Play { seat: hand, card });
    let event = room.decide(Actor::Chair(seat.into()), &act.into()).unwrap();
    happens(room, event);
}

/// May he look at the last trick?
fn looks(room: &Room, viewer: Viewer) -> bool {
    match room.view(viewer, words()).unwrap().table.unwrap() {
        GameView::Bridge(board) => board.quitted.is_some(),
        GameView::Doppelkopf(_) => false,
    }
}

#[test]
fn the_last_trick_is_seen_until_ones_side_has_played_to_the_next() {
    let mut room = table(false);
    let seats = [Seat::North, Seat::East, Seat::South, Seat::West].map(|seat| Viewer::Chair(seat.into()));
    for (seat, card, dummy) in
        [(Seat::West, "D5", false), (Seat::South, "D2", true), (Seat::East, "DT", false)]
    {
        lays(&mut room, seat, card, dummy);
    }
    assert!(!room.trick_lies());
    lays(&mut room, Seat::South, "DA", false);
    // It lies there, for everybody to see.
    assert!(room.trick_lies());
    assert_eq!(seats.map(|viewer| looks(&room, viewer)), [true; 4]);
    assert!(looks(&room, Viewer::Spectator));
    lays(&mut room, Seat::South, "H8", false);
    // 66A: South's side has led; West and East have not played yet. Dummy has no such right.
    assert!(!room.trick_lies());
    assert_eq!(seats.map(|viewer| looks(&room, viewer)), [false, true, false, true]);
    assert!(!looks(&room, Viewer::Spectator) && looks(&room, Viewer::Director));
    lays(&mut room, Seat::West, "H4", false);
    assert_eq!(seats.map(|viewer| looks(&room, viewer)), [false; 4]);
}

#[test]
fn robots_pause_and_stop_where_something_goes_wrong() {
    let mut room = table(true);
    let handle = |room: &mut Room, pace, stop| {
        let event = room.handle_robots(Actor::Director, pace, stop).unwrap();
        happens(room, event);
    };
    assert!(room.robot_act().is_some(), "West leads");
    handle(&mut room, Pace::Paused, false);
    assert_eq!(room.robot_act(), None);
    handle(&mut room, Pace::Usual, true);
    assert!(room.robot_act().is_some(), "nothing has gone wrong yet");
    let stopped =
        |room: &Room, viewer| room.view(viewer, words()).unwrap().handled.map(|handled| handled.stopped);
    assert_eq!(stopped(&room, Viewer::Director), Some(false));
    // South leads although West is to: nobody calls, and the robots wait for the director.
    lays(&mut room, Seat::South, "D9", false);
    assert_eq!(room.robot_act(), None);
    assert_eq!(stopped(&room, Viewer::Director), Some(true));
    for viewer in Chair::ALL.map(Viewer::Chair).into_iter().chain([Viewer::Spectator]) {
        assert_eq!(stopped(&room, viewer), None, "{viewer:?} would learn that something is wrong");
    }
    // He lets it pass.
    handle(&mut room, Pace::Usual, true);
    assert!(room.robot_act().is_some());
    let south = Actor::Chair(Seat::South.into());
    assert_eq!(room.handle_robots(south, Pace::Usual, false), Err(Refused::NotYours));
}

#[test]
fn a_player_names_himself_and_the_director_names_all() {
    let mut room = table(true);
    let (south, west) = (Chair::from(Seat::South), Chair::from(Seat::West));
    assert_eq!(room.call_him(Actor::Chair(south), west, "Jürgen"), Err(Refused::NotYours));
    assert_eq!(room.call_him(Actor::Director, west, &"x".repeat(41)), Err(Refused::TooLong));
    for (by, chair, name) in [(Actor::Chair(south), south, "Petra"), (Actor::Director, west, "Jürgen")] {
        let event = room.call_him(by, chair, name).unwrap();
        // As it comes out of the store.
        let event = serde_json::from_str(&serde_json::to_string(&event).unwrap()).unwrap();
        happens(&mut room, event);
    }
    assert_eq!(room.names(), ["", "", "Petra", "Jürgen"]);
    let view = room.view(Viewer::Spectator, words()).unwrap();
    assert_eq!(view.names, room.names());
}

#[test]
fn what_was_missed_is_told_to_the_director_after_the_board() {
    let mut room = table(false);
    // East revokes in the first trick, and nobody says a word; the rest is claimed.
    for (seat, card, dummy) in [
        (Seat::West, "D5", false),
        (Seat::South, "D2", true),
        (Seat::East, "CT", false),
        (Seat::South, "DA", false),
        (Seat::South, "H8", false),
        (Seat::West, "H4", false),
        (Seat::South, "H2", true),
        (Seat::East, "HT", false),
    ] {
        lays(&mut room, seat, card, dummy);
    }
    assert_eq!(room.missed(Viewer::Director, words()), None, "not before the end");
    for (by, event) in [
        (Seat::South, LawEvent::Claim { by: Seat::South, tricks: 5, line: None }),
        (Seat::West, LawEvent::Agree { by: Seat::West }),
        (Seat::East, LawEvent::Agree { by: Seat::East }),
    ] {
        // One defender's word may be enough.
        if let Ok(event) = room.decide(Actor::Chair(by.into()), &Act::Bridge(event).into()) {
            happens(&mut room, event);
        }
    }
    assert!(room.is_over());
    let missed = room.missed(Viewer::Director, words()).unwrap();
    let [revoke] = missed.as_slice() else { panic!("{missed:?}") };
    assert_eq!(revoke.step, 3);
    assert!(revoke.what.contains("East"), "{}", revoke.what);
    assert!(
        revoke.laws.iter().any(|law| law.cite.contains("62") || law.cite.contains("61")),
        "{:?}",
        revoke.laws
    );
    assert!(room.laws_if_called(revoke.step, Viewer::Director).is_some());
    for viewer in Chair::ALL.map(Viewer::Chair).into_iter().chain([Viewer::Spectator]) {
        assert_eq!(room.missed(viewer, words()), None);
    }
}

#[test]
fn no_hand_is_shown_while_the_conceders_partner_may_still_object() {
    let west = Viewer::Chair(Seat::West.into());
    let says = |room: &mut Room, event: LawEvent, by: Seat| {
        let event = room.decide(Actor::Chair(by.into()), &Act::Bridge(event).into())?;
        happens(room, event);
        Ok::<(), Refused>(())
    };
    let seen = |room: &Room| match room.view(west, words()).unwrap().table.unwrap() {
        GameView::Bridge(board) => board.sides.map(|side| side.cards.len()),
        GameView::Doppelkopf(_) => [0; 4],
    };
    let conceded = || {
        let mut room = table(false);
        lays(&mut room, Seat::West, "D5", false);
        says(&mut room, LawEvent::Concede { by: Seat::West, tricks: 13 }, Seat::West).unwrap();
        says(&mut room, LawEvent::Agree { by: Seat::South }, Seat::South).unwrap();
        room
    };
    let mut room = conceded();
    assert!(room.is_over());
    // North is dummy, and West sees his own.
    assert_eq!(seen(&room), [13, 0, 0, 12]);
    assert!(room.replay(None, 1, west, words()).is_none());
    // East says that he does not object: they are shown, and he may not any more.
    let mut let_be = room.clone();
    says(&mut let_be, LawEvent::Agree { by: Seat::East }, Seat::East).unwrap();
    assert_eq!(seen(&let_be), [13, 13, 13, 12]);
    assert!(let_be.replay(None, 1, west, words()).is_some());
    assert_eq!(says(&mut let_be, LawEvent::Object { by: Seat::East }, Seat::East), Err(Refused::NotOpen));
    // He objects, and play goes on (68B2).
    says(&mut room, LawEvent::Object { by: Seat::East }, Seat::East).unwrap();
    let at_once = r#"{"bridge": {"answer": {"question": "objected-at-once", "seat": "E", "with": "yes"}}}"#;
    let found = room.decide(Actor::Director, &serde_json::from_str(at_once).unwrap()).unwrap();
    happens(&mut room, found);
    assert!(!room.is_over());
    assert_eq!(seen(&room), [13, 0, 0, 12]);
    // A robot lets it be.
    let mut room = conceded();
    happens(&mut room, Event::Filled { chair: Seat::East.into(), robot: Some(Robot::Careful) });
    let (chair, act) = room.robot_act().unwrap();
    let let_be = room.decide(Actor::Robot(chair), &act.into()).unwrap();
    happens(&mut room, let_be);
    assert_eq!(seen(&room), [13, 13, 13, 12]);
    assert!(room.robot_act().is_none());
}
