//! Random tables at which everything goes wrong, watched from every seat and from outside: no card that
//! was not shown is in any byte that leaves the room. `STICH_VIEWS` says how many tables,
//! `STICH_SEED` which is the first.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod support;

use bridge::{Contract, Doubled, Level, Strain};
use bridge_laws::event::{About, Event as LawEvent};
use cards::Seat;
use live::{Actor, Chair, Event, GameSetup, Room, Text, Viewer, bridge::Given};
use support::{Bystander, Players, cards_in, count, tally, words};

/// By now every board has ended.
const BOUND: usize = 1_500;

/// Plays a table to its end and looks at every step.
fn watch(seed: u64) -> (usize, usize) {
    let mut players = Players::new(seed);
    let created = players.sit_down();
    let mut bystander = Bystander::new(&created);
    let mut room = Room::default();
    let mut events = vec![Event::Created(Box::new(created))];
    room.happened(1, events[0].clone());
    let (mut looks, mut steps) = (0, 0);
    while !room.is_over() {
        steps += 1;
        assert!(
            steps < BOUND,
            "seed {seed}: the board does not end: {:?} after {:#?}",
            bystander.board.table(),
            &events[events.len().saturating_sub(4)..]
        );
        let Some(event) = players.next(&room, &bystander, steps) else { continue };
        // As it comes out of the store.
        let event: Event = serde_json::from_str(&serde_json::to_string(&event).unwrap()).unwrap();
        room.happened(events.len() as u64 + 1, event.clone());
        bystander.saw(&event);
        events.push(event);
        looks += look(&room, &bystander, seed, &events);
    }
    // The same events lead to the same room.
    let mut again = Room::default();
    for (number, event) in (1..).zip(events) {
        again.happened(number, event);
    }
    let all = |room: &Room| serde_json::to_string(&room.view(Viewer::Director, words()).unwrap()).unwrap();
    assert_eq!(all(&room), all(&again), "seed {seed}");
    (steps, looks)
}

fn look(room: &Room, bystander: &Bystander, seed: u64, events: &[Event]) -> usize {
    if room.is_over() {
        return 0;
    }
    let viewers = Chair::ALL.map(Viewer::Chair).into_iter().chain([Viewer::Spectator]);
    let mut looks = 0;
    for viewer in viewers {
        let bytes = serde_json::to_string(&room.view(viewer, words()).unwrap()).unwrap();
        let seat: Option<Seat> = match viewer {
            Viewer::Chair(chair) => Some(chair.seat()),
            _ => None,
        };
        let hidden = cards_in(&bytes) - bystander.may_see(seat);
        assert!(
            hidden.is_empty(),
            "seed {seed}: {viewer:?} sees {hidden:?} after {:#?}\n{bytes}",
            &events[events.len().saturating_sub(4)..]
        );
        looks += 1;
    }
    looks
}

#[test]
fn nothing_hidden_is_in_any_byte() {
    let (steps, looks) = tally(watch);
    println!("{} tables, {steps} steps, {looks} views", count());
}

#[test]
fn who_takes_his_face_down_lead_back_has_shown_nobody_which() {
    let mut created = Players::new(7).sit_down();
    let GameSetup::Bridge(setup) = &mut created.game else { panic!("no board") };
    let contract = Contract { level: Level::ONE, strain: Strain::NoTrump, doubled: Doubled::Undoubled };
    setup.contract = Some(Given { contract: Text(contract), declarer: Text(Seat::South) });
    let mut bystander = Bystander::new(&created);
    let card = bystander.board.table().state().hands[Seat::West].known.highest();
    let mut events = vec![Event::Created(Box::new(created))];
    let mut room = Room::default();
    room.happened(1, events[0].clone());
    for told in [
        LawEvent::LeadFaceDown { seat: Seat::West, card },
        LawEvent::Withdraw { seat: Seat::West, card: None },
        LawEvent::CallDirector { by: Seat::West, about: About::ThisNow },
    ] {
        let act = live::Act::Bridge(told).into();
        let event = room.decide(Actor::Robot(Seat::West.into()), &act).unwrap();
        room.happened(events.len() as u64 + 1, event.clone());
        bystander.saw(&event);
        events.push(event);
        look(&room, &bystander, 0, &events);
    }
}

#[test]
fn the_search_finds_a_card_however_it_is_written() {
    for (text, card) in
        [("{\"card\":\"SA\"}", "SA"), ("\"play:H9\"", "H9"), ("East has led: ♦10.", "DT"), ("♣Q", "CQ")]
    {
        assert_eq!(cards_in(text).iter().map(|c| c.to_string()).collect::<Vec<_>>(), [card], "{text}");
    }
    for text in ["Law 50D2a", "1NT", "NS", "CD4", "\"D\""] {
        assert!(cards_in(text).is_empty(), "{text}");
    }
}

#[test]
fn the_director_and_everybody_at_the_end_see_all() {
    let mut players = Players::new(7);
    let created = players.sit_down();
    let bystander = Bystander::new(&created);
    let mut room = Room::default();
    room.happened(1, Event::Created(Box::new(created)));
    let seen = |room: &Room, viewer| {
        cards_in(&serde_json::to_string(&room.view(viewer, words()).unwrap()).unwrap()).len()
    };
    assert_eq!(seen(&room, Viewer::Director), 52);
    assert_eq!(seen(&room, Viewer::Chair(Chair::ALL[0])), 13);
    assert_eq!(seen(&room, Viewer::Spectator), 0);
    assert!(room.replay(None, 0, Viewer::Spectator, words()).is_none(), "nobody goes back before the end");
    let mut number = 1;
    let mut at = bystander;
    while !room.is_over() {
        let Some(event) = players.next(&room, &at, number as usize) else {
            number += 1;
            continue;
        };
        number += 1;
        room.happened(number, event.clone());
        at.saw(&event);
    }
    assert_eq!(seen(&room, Viewer::Chair(Chair::ALL[3])), 52);
    assert!(room.replay(None, 3, Viewer::Spectator, words()).is_some());
}

#[test]
fn a_place_is_a_persons_or_a_robots() {
    let mut players = Players::new(3);
    let mut room = Room::default();
    room.happened(1, Event::Created(Box::new(players.sit_down())));
    let chair = Chair::ALL[2];
    let call = bridge_laws::event::Event::CallDirector {
        by: chair.seat(),
        about: bridge_laws::event::About::ThisNow,
    };
    let call = live::Act::Bridge(call).into();
    assert_eq!(room.decide(Actor::Chair(chair), &call), Err(live::Refused::Robot));
    assert_eq!(room.fill(Actor::Director, chair, room.robots()[2]), Err(live::Refused::Robot));
    room.happened(2, room.fill(Actor::Director, chair, None).unwrap());
    assert!(room.decide(Actor::Chair(chair), &call).is_ok());
    assert_eq!(room.decide(Actor::Robot(chair), &call), Err(live::Refused::Robot));
    assert_eq!(room.undo(Actor::Director), Err(live::Refused::NothingToUndo));
}

#[test]
fn what_is_the_directors_no_player_does() {
    let mut players = Players::new(5);
    let mut room = Room::default();
    room.happened(1, Event::Created(Box::new(players.sit_down())));
    let (chair, act) = room.robot_act().unwrap();
    room.happened(2, room.decide(Actor::Robot(chair), &act.into()).unwrap());
    for by in [Actor::Robot(chair), Actor::Chair(chair)] {
        assert_eq!(room.undo(by), Err(live::Refused::NotYours));
        assert_eq!(room.fill(by, chair, None), Err(live::Refused::NotYours));
        assert_eq!(room.time_up(by, true), Err(live::Refused::NotYours));
    }
    assert!(room.undo(Actor::Director).is_ok());
}
