//! A tournament as a stream of a store.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

mod common;

use common::{entrants, record, setup};
use tournament::{Event, FORMAT, Name, PayloadError, Record, Refused, Tournament};

/// What a web server keeps is read by the command line, and the other way round: there is one codec, and
/// it is that of the events themselves.
#[test]
fn a_record_is_read_back_from_what_a_store_holds() {
    let wrote = record(vec![Event::Created(setup(3)), entrants(9)]);
    let payload = Record::payload(&wrote.events).unwrap();
    assert_eq!(payload, serde_json::to_string(&wrote.events).unwrap());
    let read = Record::of_event(FORMAT, &wrote.stamp.who, &wrote.stamp.when, &payload).unwrap();
    assert_eq!(read, wrote);
    // What an earlier version has kept is read, too.
    assert_eq!(
        Record::of_event(1, &wrote.stamp.who, &wrote.stamp.when, &payload).unwrap().events,
        wrote.events
    );
    assert_eq!(Record::of_event(0, "x", "y", &payload), Err(PayloadError::Format(0)));
    assert_eq!(Record::of_event(FORMAT + 1, "x", "y", &payload), Err(PayloadError::Format(FORMAT + 1)));
    for foreign in ["", "{}", "[{}]", "[{\"event\":\"party\"}]", "[1", &payload[1..]] {
        assert!(
            matches!(Record::of_event(FORMAT, "x", "y", foreign), Err(PayloadError::Foreign(_))),
            "{foreign}"
        );
    }
}

#[test]
fn a_stream_begins_with_its_setup_and_each_record_happens_as_a_whole() {
    let mut of = None;
    assert_eq!(Tournament::happen(&mut of, &record(vec![entrants(9)])), Err(Refused::NotCreated));
    assert_eq!(Tournament::happen(&mut of, &record(vec![])), Err(Refused::NotCreated));
    let twice = record(vec![Event::Created(setup(3)), entrants(4), entrants(4)]);
    assert!(Tournament::happen(&mut of, &twice).is_err());
    assert_eq!(of, None);
    let first = record(vec![Event::Created(setup(3)), entrants(8)]);
    Tournament::happen(&mut of, &first).unwrap();
    let before = of.clone();
    assert!(Tournament::happen(&mut of, &record(vec![Event::LotsDrawn { seed: 1 }, entrants(1)])).is_err());
    assert_eq!(of, before);
    assert_eq!(Tournament::begin(&first).ok(), before);
    assert_eq!(Tournament::replay(&[first]).ok(), before);
}

#[test]
fn names() {
    for good in ["a", "herbst-2026", "7", &"x".repeat(60)] {
        let name: Name = good.parse().unwrap();
        assert_eq!(Name::of_stream(&name.stream()), Some(name));
    }
    for bad in ["", "-a", "a-", "A", "a b", "a/b", "ä", "a_b", &"x".repeat(61)] {
        assert!(bad.parse::<Name>().is_err(), "{bad}");
    }
    for other in ["rulings/book", "tournament/", "tournament/a/b", "herbst"] {
        assert_eq!(Name::of_stream(other), None, "{other}");
    }
}

#[test]
fn a_title_becomes_a_name() {
    let table = [
        ("Herbstturnier", "herbstturnier"),
        ("Über die Brücke 2026", "ueber-die-bruecke-2026"),
        ("  Ærø – Blåbærpokalen!  ", "aeroe-blaabaerpokalen"),
        ("Jana’s Abend", "janas-abend"),
        ("Café „Doko“ 1/2", "cafe-doko-1-2"),
    ];
    for (title, name) in table {
        assert_eq!(Name::made_of(title).unwrap().as_str(), name);
    }
    assert!(Name::made_of(&"lang ".repeat(50)).is_ok());
    for empty in ["", " – ", "東京"] {
        assert_eq!(Name::made_of(empty), Err(tournament::NameError(empty.to_owned())));
    }
}
