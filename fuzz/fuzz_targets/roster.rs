//! Any text as a list of players, as teams, as a seating, as a game: read or refused, never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tournament::{Listing, Played, Roster, Team, read_tables};

fuzz_target!(|text: &str| {
    for list in [Listing::read(text), Listing::of_file(text.as_bytes())] {
        let (all, _) = list.applicants(list.columns(), &Roster::default());
        assert_eq!(Roster::default().entrants(&all, 1).len(), all.len());
    }
    let _ = Team::read(text);
    let _ = read_tables(text);
    if let Ok(played) = text.parse::<Played>() {
        assert_eq!(played.to_string().parse(), Ok(played));
    }
});
