//! How a deal begins is stored, and read as it was.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use doppelkopf_laws::{Setup, Watch};
use doppelkopf_rules::{Lap, Point, Position, Rules, TableSize};

fn read(text: &str) -> Result<Setup, serde_json::Error> {
    serde_json::from_str(text)
}

#[test]
fn what_is_stored_is_read_as_it_was() {
    let [first, .., fifth] = [1, 2, 3, 4, 5].map(|n: u8| n.to_string().parse::<Position>().unwrap());
    let plain = Setup::new(TableSize::Four, first);
    let mut full = Setup::new(TableSize::Six, fifth);
    full.rules = Rules::TSR.other_way(Point::B4).other_way(Point::A10);
    full.lap = Lap::ALL[3];
    full.dealt_by = Some(first);
    full.hands[first] = Some("CQ CQ HT HT SA SA CA CA S9 S9 CK".parse().unwrap());
    full.owes = [fifth].into_iter().collect();
    (full.forced, full.time_up, full.watch) = (true, true, Watch::Always);
    let nobody = Setup { owes: std::iter::empty().collect(), ..plain.clone() };
    for setup in [plain, full, nobody] {
        let text = serde_json::to_string(&setup).unwrap();
        assert_eq!(read(&text).unwrap(), setup, "{text}");
    }
}

#[test]
fn what_is_not_said_is_as_usual() {
    let dealer = "2".parse().unwrap();
    for text in
        [r#"{ "players": 5, "dealer": 2 }"#, r#"{ "players": 5, "dealer": "2", "readings": { "A10": 1 } }"#]
    {
        assert_eq!(read(text).unwrap(), Setup::new(TableSize::Five, dealer), "{text}");
    }
}

#[test]
fn what_cannot_be_is_refused_with_what_is_wrong() {
    for (more, wrong) in [
        (r#""rules": "skat""#, "`skat` are no rules"),
        (r#""players": 8"#, "a table is of 4 to 7 players, not of 8"),
        (r#""lap": 6"#, "there are five laps"),
        (r#""lap": 0"#, "there are five laps"),
        (r#""dealer": 9"#, "9"),
        (r#""readings": { "A99": 2 }"#, "`A99` is no open point"),
        (r#""readings": { "A10": 3 }"#, "a reading is 1 or 2, not 3"),
        (r#""hands": { "north": "CQ" }"#, "`north` under `hands` is no position"),
        (r#""hands": { "1": "CQ CQ CQ" }"#, "CQ"),
        (r#""watch": "never""#, "never"),
        (r#""watches": "always""#, "watches"),
    ] {
        let mut keys = serde_json::json!({ "players": 4, "dealer": 1 });
        let more: serde_json::Map<_, _> = serde_json::from_str(&format!("{{ {more} }}")).unwrap();
        keys.as_object_mut().unwrap().extend(more);
        let refused = read(&keys.to_string()).unwrap_err().to_string();
        assert!(refused.contains(wrong), "{keys}: {refused}");
    }
}
