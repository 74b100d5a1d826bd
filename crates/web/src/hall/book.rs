//! A tournament as its stream tells it.

use store::New;
use tournament::{Event, FORMAT, Record, Refused, Stamp, Tournament};

use crate::{failure::Failure, fold::Fold};

/// A tournament, kept in memory.
#[derive(Default)]
pub struct Hall {
    tournament: Option<Tournament>,
    /// The first event that cannot have happened. Nothing is told of such a tournament.
    broken: Option<(u64, Refused)>,
}

impl Fold for Hall {
    type Event = Vec<Event>;
    const FORMAT: u32 = FORMAT;

    fn read(payload: &str) -> serde_json::Result<Vec<Event>> {
        Record::events_of(payload)
    }

    fn written(events: &Vec<Event>) -> serde_json::Result<String> {
        Record::payload(events)
    }

    fn happened(&mut self, number: u64, stored: &New, events: Vec<Event>) {
        let record = Record { format: stored.format, stamp: stamp(&stored.who, &stored.at), events };
        if self.broken.is_none()
            && let Err(refused) = Tournament::happen(&mut self.tournament, &record)
        {
            self.broken = Some((number, refused));
        }
    }
}

/// Who, and when.
pub fn stamp(who: &str, when: &str) -> Stamp {
    Stamp { who: who.to_owned(), when: when.to_owned() }
}

impl Hall {
    /// The tournament; `None` if it is not set up yet.
    ///
    /// # Errors
    /// What is stored is no tournament.
    pub fn tournament(&self) -> Result<Option<&Tournament>, Failure> {
        match &self.broken {
            Some((number, refused)) => Err(Failure::Server(format!("event {number} cannot be: {refused}"))),
            None => Ok(self.tournament.as_ref()),
        }
    }
}

#[cfg(test)]
mod tests {
    use tournament::{At, ByPosition, Outcome, Source, Told, Written};

    use super::*;

    /// What an event means may depend on the format in which it was stored: a line struck had all that stands behind it
    /// read again before format 3.
    #[test]
    fn what_was_stored_in_an_earlier_format_means_what_it_meant() {
        let old = archive::read(include_bytes!("../../../archive/tests/old.stich"));
        let Ok(archive::Contents::OldTournament { events: stored, .. }) = old else { panic!("{old:?}") };
        let mut hall = Hall::default();
        for (number, new) in (1..).zip(&stored) {
            hall.happened(number, new, Hall::read(&new.payload).unwrap());
        }
        let at = At { round: 1, table: 1 };
        let line = |points: [i32; 5]| -> Written {
            Told::Points { outcome: Outcome::Game, points: ByPosition::from(points) }.into()
        };
        let (first, second) = (line([1, -1, 1, -1, 0]), line([2, 2, -2, -2, 0]));
        let entered = |line: &Written| Event::LineEntered {
            at,
            line: line.clone(),
            how: Source::Paper,
            anyway: None,
            late: None,
        };
        let read = |line: &Written| Event::SecondReading { at, line: line.clone() };
        let struck = Event::LineStruck { at, number: 1, before: first.clone(), why: "twice".into() };
        let events = [entered(&first), entered(&second), read(&first), read(&second), struck, read(&second)];
        let mut later = Hall { tournament: hall.tournament.clone(), broken: None };
        for (format, hall) in [(2, &mut hall), (3, &mut later)] {
            for (number, event) in (4..).zip(&events) {
                let who = if matches!(event, Event::SecondReading { .. }) { "Karl" } else { "Jana" };
                let stored = New {
                    at: "2026-11-22T12:00:00Z".into(),
                    who: who.into(),
                    format,
                    payload: String::new(),
                };
                hall.happened(number, &stored, vec![event.clone()]);
            }
        }
        assert_eq!(hall.tournament().unwrap().unwrap().table(at).unwrap().read_twice(), 1);
        assert!(later.tournament().is_err(), "since then that line has been read");
    }

    /// Before format 4 a normal game was taken with the penalty points of a solo, and a call with any number of cards; before
    /// format 5 with those of them that are even.
    #[test]
    fn lines_of_an_earlier_format_stand() {
        let old = archive::read(include_bytes!("../../../archive/tests/old.stich"));
        let Ok(archive::Contents::OldTournament { events: stored, .. }) = old else { panic!("{old:?}") };
        let at = At { round: 1, table: 1 };
        let odd = r#"{"points":[1,-1,1,-1,0],"penalty":[3,0,0,-3,0]}"#;
        let call = r#"{"game":"kind=normal re=1,3 augen=151 call=re@13"}"#;
        let even = r#"{"points":[1,-1,1,-1,0],"penalty":[12,0,0,-12,0]}"#;
        let lines = [
            (3, odd, true),
            (4, odd, false),
            (3, call, true),
            (4, call, false),
            (4, even, true),
            (5, even, false),
        ];
        for (format, line, stands) in lines {
            let mut hall = Hall::default();
            for (number, new) in (1..).zip(&stored) {
                hall.happened(number, new, Hall::read(&new.payload).unwrap());
            }
            let line = serde_json::from_str(line).unwrap();
            let entered = Event::LineEntered { at, line, how: Source::Paper, anyway: None, late: None };
            let payload = Hall::written(&vec![entered]).unwrap();
            let events = Hall::read(&payload).unwrap();
            let new = New { at: "2026-11-22T12:00:00Z".into(), who: "Jana".into(), format, payload };
            hall.happened(4, &new, events);
            assert_eq!(hall.tournament().is_ok(), stands, "{format}: {}", new.payload);
        }
    }
}
