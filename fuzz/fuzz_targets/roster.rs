//! Any text as a list of players, as teams, as a seating, as a game: read or refused, never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tournament::{Played, Roster, Team, read_tables};

fuzz_target!(|text: &str| {
    match Roster::read(text) {
        Ok(roster) => {
            let _ = roster.field(3);
        }
        Err(errors) => assert!(!errors.is_empty()),
    }
    let _ = Team::read(text);
    let _ = read_tables(text);
    if let Ok(played) = text.parse::<Played>() {
        assert_eq!(played.to_string().parse(), Ok(played));
    }
});
