//! Whether a soloist's claim is true (5.4) is searched once, and never where many wait: what was proved is stored with
//! the event.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod support;

use doppelkopf_laws::{Claimed, Proof};
use live::{
    Actor, Chair, Created, Event, GameSetup, Refused, Robot, Room, Spectators, Told, Viewer, Watching,
};
use support::{deal_of, words};

/// Position 1 has all the queens he needs, for a Damensolo.
const HANDS: [&str; 4] = [
    "CQ CQ SQ SQ HQ HQ DA DA DT DT CA CA",
    "CT CT CK CK C9 C9 SA SA ST ST SK SK",
    "DQ DQ HT HT CJ CJ SJ SJ HJ HJ DK DK",
    "DJ DJ D9 D9 HA HA HK HK H9 H9 S9 S9",
];
/// Two small queens are out: he has to say that he draws them (5.4.5).
const CLAIM: &str =
    r#"{"doppelkopf": {"shorten": {"by": 1, "line": "CQ CQ SQ SQ HQ HQ DA DA DT DT CA CA"}}}"#;
const QUERY: [(u8, &str); 5] = [
    (1, r#"{"doppelkopf": {"reserve": "1:vorbehalt"}}"#),
    (2, r#"{"doppelkopf": {"reserve": "2:gesund"}}"#),
    (3, r#"{"doppelkopf": {"reserve": "3:gesund"}}"#),
    (4, r#"{"doppelkopf": {"reserve": "4:gesund"}}"#),
    (1, r#"{"doppelkopf": {"name": "1:lustsolo damen"}}"#),
];

fn told(text: &str) -> Told {
    serde_json::from_str(text).unwrap()
}

fn seat(number: u8) -> Actor {
    Actor::Chair(Chair::new(number).unwrap())
}

fn created() -> Created {
    let robots: [Option<Robot>; 4] = [None; 4];
    Created {
        name: "A claim".to_owned(),
        game: GameSetup::Doppelkopf(deal_of(HANDS)),
        watching: Watching::OnCall,
        spectators: Spectators::Afterwards,
        robots,
        names: Default::default(),
        seed: 1,
    }
}

/// The table where position 1 plays his Damensolo, with its events.
fn solo() -> (Room, Vec<Event>) {
    let (mut room, mut events) = (Room::default(), vec![Event::Created(Box::new(created()))]);
    room.happened(1, events[0].clone());
    for (number, (by, what)) in (2..).zip(QUERY) {
        let event = room.decide(seat(by), &told(what)).unwrap_or_else(|e| panic!("{what}: {e}"));
        room.happened(number, event.clone());
        events.push(event);
    }
    (room, events)
}

fn fold(events: &[Event]) -> Room {
    let mut room = Room::default();
    for (number, event) in (1..).zip(events) {
        room.happened(number, event.clone());
    }
    room
}

fn shown(room: &Room) -> String {
    serde_json::to_string(&room.view(Viewer::Director, words()).unwrap()).unwrap()
}

/// The claim, as it was asked about and proved.
fn claimed(room: &Room) -> Claimed {
    let asked = proved::quick(|| room.decide_with(seat(1), &told(CLAIM), |_| None));
    let Err(Refused::Unproved(claimed)) = asked else { panic!("{asked:?}") };
    *claimed
}

#[test]
fn who_asks_is_told_what_to_search_and_the_proof_is_stored() {
    let (room, mut events) = solo();
    let claim = claimed(&room);
    let proof = claim.search();
    assert_eq!(proof, Proof::Rest { augen: 240, tricks: 12 });
    let known = |asked: &Claimed| (*asked == claim).then_some(proof);
    let event = proved::quick(|| room.decide_with(seat(1), &told(CLAIM), known)).unwrap();
    let stored = serde_json::to_value(&event).unwrap();
    assert_eq!(stored["proofs"], serde_json::json!([{"rest": {"augen": 240, "tricks": 12}}]));
    events.push(serde_json::from_value(stored).unwrap());
    events.extend([Event::Undone, events[6].clone()]);
    // A restart, pages, an undoing and every step of a replay: nobody searches.
    proved::quick(|| {
        let room = fold(&events);
        assert!(room.is_over());
        assert!(shown(&room).contains("240"));
        for step in 0..=6 {
            assert!(
                room.replay(None, step, Viewer::Chair(Chair::new(2).unwrap()), words()).is_some(),
                "{step}"
            );
        }
        room.missed(Viewer::Director, words()).unwrap();
    });
}

#[test]
fn what_was_stored_before_there_were_proofs_is_searched_when_it_is_read_and_never_again() {
    let (room, mut events) = solo();
    let event = room.decide(seat(1), &told(CLAIM)).unwrap();
    let with = fold(&[events.clone(), vec![event.clone()]].concat());
    let mut stored = serde_json::to_value(&event).unwrap();
    stored.as_object_mut().unwrap().remove("proofs").unwrap();
    events.push(serde_json::from_value(stored).unwrap());
    let mut room = fold(&events);
    assert_eq!(shown(&room), shown(&with));
    proved::quick(|| {
        assert!(room.replay(None, 6, Viewer::Director, words()).is_some());
        room.happened(8, Event::Named { chair: Chair::new(2).unwrap(), name: "Berta".to_owned() });
        assert!(room.is_over());
    });
}

#[test]
fn nobody_sends_his_own_proof_and_a_house_that_wrote_a_false_one_is_not_believed() {
    let (room, _) = solo();
    for told in [
        r#"{"doppelkopf": {"shorten": {"by": 1, "proofs": [{"rest": {"augen": 240, "tricks": 12}}]}}}"#,
        r#"{"doppelkopf": {"shorten": 1}, "proofs": [{"rest": {"augen": 240, "tricks": 12}}]}"#,
    ] {
        assert!(serde_json::from_str::<Told>(told).is_err(), "{told}");
    }
    let with = |proofs| Event::Acted { by: seat(1), act: told(CLAIM), proofs };
    let true_one = Proof::Rest { augen: 240, tricks: 12 };
    for (proofs, taken) in [
        (vec![], true),
        (vec![true_one], true),
        // An older program gave up sooner.
        (vec![Proof::Between { least: 46, most: 240 }], true),
        (vec![Proof::Rest { augen: 0, tricks: 0 }], false),
        (vec![Proof::Between { least: 0, most: 90 }], false),
        (vec![true_one, true_one], false),
    ] {
        assert_eq!(room.could_happen(&with(proofs.clone())).is_ok(), taken, "{proofs:?}");
    }
}

#[test]
fn a_table_that_went_on_meanwhile_asks_again() {
    let (mut room, _) = solo();
    let claim = claimed(&room);
    let proof = claim.search();
    let lead = room.decide(seat(1), &told(r#"{"doppelkopf": {"play": "1:CQ"}}"#)).unwrap();
    room.happened(7, lead);
    let known = |asked: &Claimed| (*asked == claim).then_some(proof);
    let line = r#"{"doppelkopf": {"shorten": {"by": 1, "line": "CQ SQ SQ HQ HQ DA DA DT DT CA CA"}}}"#;
    let asked = room.decide_with(seat(1), &told(line), known);
    assert!(matches!(asked, Err(Refused::Unproved(other)) if *other != claim));
}
