//! Any lines as what was stored of a live table of either game, and of a tournament: what can have happened happens, and
//! everybody looks at it, without a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use live::{Chair, Event, Room, Viewer};
use tournament::{FORMAT, Record, Tournament};
use wording::{Lang, Lexicon};

static WORDS: Lexicon = Lexicon::new(Lang::En);

fuzz_target!(|text: &str| {
    let mut room = Room::default();
    let mut records = Vec::new();
    for line in text.lines().take(100) {
        records.extend(Record::of_event(FORMAT, "Anna", "2026-11-25T10:00:00Z", line));
        let Ok(event) = serde_json::from_str::<Event>(line) else { continue };
        let made = match &event {
            // Whether a claim is true is not searched for here.
            Event::Acted { by, act, .. } => room.decide_with(*by, act, |_| None).ok(),
            other => room.could_happen(other).is_ok().then_some(event),
        };
        let Some(made) = made else { continue };
        room.happened(room.number() + 1, made);
        for viewer in Chair::ALL.map(Viewer::Chair).into_iter().chain([Viewer::Director, Viewer::Spectator]) {
            let _ = room.view(viewer, &WORDS);
        }
    }
    let _ = Tournament::replay(&records);
});
