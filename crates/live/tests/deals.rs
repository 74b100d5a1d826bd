//! Deals of Doppelkopf at which everything goes wrong, watched from every place: no card that was not shown,
//! and no side that was not. `STICH_VIEWS` says how many deals, `STICH_SEED` which is the first.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod support;

use std::collections::HashSet;

use doppelkopf::Kind;
use doppelkopf_laws::{
    Status,
    event::Event as LawEvent,
    offence::{Act as Wrong, Offence},
    words::{Choice, QuestionId},
};
use doppelkopf_rules::Position;
use live::{
    Act, Chair, Refused, Room, Told, Viewer, Watching,
    doko::{self, Deal},
};
use serde_json::Value;
use support::{
    cards_in, count,
    deal::{Table, acts},
    deal_of, tally, words,
};

/// By now every deal has ended.
const BOUND: usize = 900;

/// The cards of the pack that a text names; `S2.11` is a clause.
fn kinds_in(text: &str) -> HashSet<Kind> {
    cards_in(text).iter().filter_map(|card| card.to_string().parse().ok()).collect()
}

impl Table {
    fn bytes(room: &Room, viewer: Viewer) -> String {
        serde_json::to_string(&room.view(viewer, words()).unwrap()).unwrap()
    }

    /// Nobody sees a card that he does not hold and that nobody has shown.
    fn look(&self, seed: u64) {
        for viewer in Chair::ALL.map(Viewer::Chair).into_iter().chain([Viewer::Spectator]) {
            let bytes = Table::bytes(&self.room, viewer);
            let mut known: HashSet<Kind> = self.shown.iter().map(|(_, kind)| *kind).collect();
            if let Viewer::Chair(chair) = viewer {
                known.extend(self.setup.hands[chair.index()].iter().map(|card| card.0));
            }
            let seen = kinds_in(&bytes);
            let hidden: Vec<&Kind> = seen.difference(&known).collect();
            assert!(
                hidden.is_empty(),
                "seed {seed}: {viewer:?} sees {hidden:?} after {:?}\n{bytes}",
                self.done
            );
        }
    }

    /// Is nothing wrong at this table, as far as its cards tell, and has nobody called anything?
    fn is_plain(room: &Room) -> bool {
        let view: Value = serde_json::from_str(&Table::bytes(room, Viewer::Director)).unwrap();
        let table = &view["table"];
        let wrong = ["unnoticed", "ruling", "question", "choice"].iter().any(|of| !table[of].is_null());
        let called = table["players"].as_array().unwrap().iter().any(|p| p["calls"] != serde_json::json!([]));
        !wrong && !called && view["over"] == false
    }

    /// The same table, with the cards that a viewer does not know dealt otherwise: it must look the same to
    /// him, to the last byte. Was there such a table?
    fn looks_the_same_however_the_rest_lies(&mut self, viewer: Viewer, seed: u64) -> bool {
        if !Table::is_plain(&self.room) {
            return false;
        }
        let events = self.dealt_otherwise(viewer);
        let mut room = Room::default();
        for (number, event) in (1..).zip(events) {
            room.happened(number, event);
        }
        for (number, (by, act)) in (2..).zip(&self.done) {
            let act: Told = Act::Doppelkopf(act.clone()).into();
            let Ok(event) = room.decide(*by, &act) else { return false };
            room.happened(number, event);
        }
        if !Table::is_plain(&room) {
            return false;
        }
        let without_number = |room: &Room| {
            let mut view: Value = serde_json::from_str(&Table::bytes(room, viewer)).unwrap();
            view["number"] = Value::Null;
            view
        };
        assert_eq!(without_number(&self.room), without_number(&room), "seed {seed}: {viewer:?} sees more");
        true
    }
}

/// How many deals of a round are looked at.
const DEALS: usize = 2;

/// Plays a deal to its end, or some of a round; how many steps it took, and how often it was compared with
/// another.
fn play(seed: u64) -> (usize, usize) {
    let mut table = Table::new(seed);
    let (mut steps, mut compared) = (0, 0);
    for deal in 1.. {
        let (more_steps, more_compared) = play_deal(&mut table, seed);
        steps += more_steps;
        compared += more_compared;
        if deal == DEALS || !table.deals_again() {
            break;
        }
    }
    (steps, compared)
}

fn play_deal(table: &mut Table, seed: u64) -> (usize, usize) {
    let (mut steps, mut compared) = (0, 0);
    while !table.room.is_over() {
        steps += 1;
        assert!(steps < BOUND, "seed {seed} does not end: {:?}", table.deal.table().status());
        let Some(event) = table.next(steps) else { continue };
        table.happened(&event);
        if table.room.is_over() {
            break;
        }
        table.look(seed);
        let viewers = [Some(table.dice.one_of(&Chair::ALL).unwrap()), None];
        for viewer in viewers.map(|chair| chair.map_or(Viewer::Spectator, Viewer::Chair)) {
            compared += usize::from(table.looks_the_same_however_the_rest_lies(viewer, seed));
        }
    }
    // At the end nothing is hidden.
    let bytes = Table::bytes(&table.room, Viewer::Spectator);
    assert_eq!(kinds_in(&bytes).len(), 24, "{bytes}");
    (steps, compared)
}

#[test]
fn deals_are_played_to_the_end_and_hide_what_is_hidden() {
    let (steps, compared) = tally(play);
    println!("{} deals, {steps} steps, {compared} compared with another deal", count());
    assert!(compared > 0);
}

/// A deal at which 1 has both ♣ queens and leads, 2 is void in spades, and everybody else holds anything.
fn four_hands() -> Deal {
    let hands = [
        "CQ CQ HT SA SA SK SK HA HA HK H9 D9",
        "HT SQ SQ CA CA CT CT CK CK C9 C9 DA",
        "HQ HQ DQ DQ CJ CJ SJ SJ HJ HJ ST S9",
        "DJ DJ DA DT DT DK DK D9 ST S9 HK H9",
    ];
    Deal::new(&deal_of(hands), Watching::OnCall).unwrap()
}

fn told(text: &str) -> doko::Told {
    serde_json::from_str(text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// Somebody tells something: a place, or the referee.
fn tells(deal: &mut Deal, by: Option<u8>, text: &str) -> Result<(), Refused> {
    let chair = by.and_then(Chair::new);
    let event = deal.understood(chair, &told(text))?;
    acts(deal, chair, &event)
}

const QUERY: [(u8, &str); 4] = [
    (1, r#"{"reserve": "1:gesund"}"#),
    (2, r#"{"reserve": "2:gesund"}"#),
    (3, r#"{"reserve": "3:gesund"}"#),
    (4, r#"{"reserve": "4:gesund"}"#),
];

#[test]
fn what_was_stored_in_acts_reads_as_the_events_that_they_were() {
    for (by, earlier, event) in [
        (Some(1), r#"{"act": "say", "vorbehalt": false}"#, r#"{"reserve": "1:gesund"}"#),
        (Some(2), r#"{"act": "say", "vorbehalt": true}"#, r#"{"reserve": "2:vorbehalt"}"#),
        (Some(2), r#"{"act": "solo", "yes": true}"#, r#"{"solo": "2:yes"}"#),
        (Some(1), r#"{"act": "name", "naming": "lustsolo farbe:S"}"#, r#"{"name": "1:lustsolo farbe:S"}"#),
        (Some(3), r#"{"act": "play", "card": "HT"}"#, r#"{"play": "3:HT"}"#),
        (
            Some(3),
            r#"{"act": "two-cards", "card": "HT", "other": "D9"}"#,
            r#"{"two-cards": ["3:HT", "3:D9"]}"#,
        ),
        (Some(4), r#"{"act": "announce", "call": "keine90"}"#, r#"{"announce": "4:keine90"}"#),
        (Some(4), r#"{"act": "show", "card": "SA"}"#, r#"{"expose": "4:SA"}"#),
        (Some(4), r#"{"act": "take-back", "card": "SA"}"#, r#"{"take-back": "4:SA"}"#),
        (Some(2), r#"{"act": "call-director"}"#, r#"{"call-director": 2}"#),
        (None, r#"{"act": "call-director"}"#, r#"{"call-director": 1}"#),
        (Some(2), r#"{"act": "claim-offence"}"#, r#"{"claim-offence": 2}"#),
        (Some(2), r#"{"act": "claim-offence", "about": 3}"#, r#"{"claim-offence": {"by": 2, "about": 3}}"#),
        (Some(2), r#"{"act": "ask-partner", "partner": 3}"#, r#"{"ask-partner": {"by": 2, "partner": 3}}"#),
        (Some(1), r#"{"act": "leave-tricks"}"#, r#"{"leave-tricks": 1}"#),
        (Some(1), r#"{"act": "take-in"}"#, r#"{"take-in": 1}"#),
        (Some(1), r#"{"act": "shorten"}"#, r#"{"shorten": 1}"#),
        (
            Some(1),
            r#"{"act": "shorten", "line": ["CQ", "HT"]}"#,
            r#"{"shorten": {"by": 1, "line": "CQ HT"}}"#,
        ),
        (Some(1), r#"{"act": "hand-over"}"#, r#"{"hand-over": 1}"#),
        (
            Some(1),
            r#"{"act": "choose", "choice": "play-on"}"#,
            r#"{"choose": {"by": 1, "option": "play-on"}}"#,
        ),
        (
            None,
            r#"{"act": "note", "by": 3, "offence": "remark"}"#,
            r#"{"offence": {"by": 3, "what": "remark"}}"#,
        ),
    ] {
        let deal = four_hands();
        let chair = by.and_then(Chair::new);
        let now = deal.understood(chair, &told(earlier)).unwrap();
        assert_eq!(now, deal.understood(chair, &told(event)).unwrap(), "{earlier}");
        assert_eq!(
            serde_json::to_value(doko::Told::from(now)).unwrap(),
            serde_json::from_str::<Value>(event).unwrap()
        );
    }
    // What only the table knew: whose tricks there are, which question was open, and who might choose.
    let mut deal = four_hands();
    for (by, text) in QUERY {
        tells(&mut deal, Some(by), text).unwrap();
    }
    for text in [r#"{"play": "1:SA"}"#, r#"{"play": "2:DA"}"#, r#"{"play": "3:ST"}"#, r#"{"play": "4:HK"}"#] {
        tells(&mut deal, text.chars().find_map(|c| c.to_digit(10)).and_then(|n| n.try_into().ok()), text)
            .unwrap();
    }
    let look = told(r#"{"act": "look"}"#);
    let looks = LawEvent::Offence(Offence { by: Position::Two, act: Wrong::LookedAtTricks });
    assert_eq!(deal.understood(Chair::new(2), &look), Ok(looks));
    assert_eq!(deal.understood(Chair::new(3), &look), Err(Refused::NotOpen), "he has won none");
    tells(&mut deal, Some(1), r#"{"act": "call-director"}"#).unwrap();
    let choose = told(r#"{"act": "choose", "choice": "claim"}"#);
    let Status::Election(election) = deal.table().status() else { panic!("{:?}", deal.table().status()) };
    let chosen = LawEvent::Choose { by: election.by[0], choice: Choice::Claim };
    assert_eq!(deal.understood(None, &choose), Ok(chosen.clone()));
    acts(&mut deal, None, &chosen).unwrap();
    let Status::Question(question) = deal.table().status() else { panic!("{:?}", deal.table().status()) };
    let with = deal.table().answers(question)[0];
    let answer = told(&format!(r#"{{"act": "answer", "question": "{}", "with": "{with}"}}"#, question.id()));
    assert_eq!(deal.understood(None, &answer), Ok(LawEvent::answer(question, with)));
    let other = told(r#"{"act": "answer", "question": "clarified", "with": "yes"}"#);
    assert_eq!(deal.understood(None, &other), Err(Refused::NotOpen));
    let id: QuestionId = question.into();
    let short = told(&format!(r#"{{"answer": {{"question": "{id}", "with": "{with}"}}}}"#));
    tells(&mut deal, None, &serde_json::to_string(&short).unwrap()).unwrap();
}

#[test]
fn who_may_tell_what() {
    for (by, text, refused) in [
        (Some(1), r#"{"play": "2:HT"}"#, Refused::NotYours),
        (Some(1), r#"{"reserve": "2:gesund"}"#, Refused::NotYours),
        (Some(1), r#"{"choose": {"by": 2, "option": "claim"}}"#, Refused::NotYours),
        (Some(1), r#"{"partner-says": {"by": 2, "option": "claim"}}"#, Refused::NotYours),
        (Some(1), r#"{"play-on": 3}"#, Refused::NotYours),
        (Some(1), r#"{"point-out": 3}"#, Refused::NotYours),
        (Some(1), r#"{"offence": {"by": 1, "what": "remark"}}"#, Refused::NotYours),
        (Some(1), r#"{"offence": {"by": 2, "what": "looked-at-tricks"}}"#, Refused::NotYours),
        (Some(1), r#"{"answer": {"question": "clarified", "with": "yes"}}"#, Refused::NotYours),
        (Some(1), r#"{"counted": {"re": [1], "augen": {"re": 130}}}"#, Refused::NotYours),
        (None, r#"{"play": "1:CQ"}"#, Refused::NotYours),
        (None, r#"{"reserve": "1:gesund"}"#, Refused::NotYours),
        (None, r#"{"counted": {"re": [1], "augen": {"re": 130}}}"#, Refused::NotYours),
        (None, r#"{"offence": {"by": 1, "what": "revoke"}}"#, Refused::NotYours),
        (None, r#"{"offence": {"by": 1, "what": "looked-at-tricks"}}"#, Refused::NotYours),
        (None, r#"{"answer": {"question": "clarified", "with": "yes"}}"#, Refused::NotOpen),
        (None, r#"{"choose": {"by": 1, "option": "claim"}}"#, Refused::NotOpen),
    ] {
        assert_eq!(tells(&mut four_hands(), by, text), Err(refused), "{text}");
    }
}

#[test]
fn what_is_no_event_says_why() {
    for (text, why) in [
        (r#"{"play": "HT"}"#, "`HT` is not what a position did, such as `2:gesund` or `3:HT`"),
        (r#"{"play": "8:HT"}"#, "`8:HT` is not what a position did, such as `2:gesund` or `3:HT`"),
        (r#"{"play": ["1:HT", "2:D9"]}"#, "one thing was to happen here, not several"),
        (r#"{"two-cards": ["1:HT", "2:D9"]}"#, "these are cards of several players: an event for each"),
        (r#"{"claim-offence": 9}"#, "`9` is no position: a table has positions 1 to 4, a larger one up to 7"),
        (r#"{"choose": {"by": 1, "option": "accept"}}"#, "`accept` is not `claim` or `play-on`"),
        (r#"{"fly": 1}"#, "unknown variant `fly`"),
    ] {
        let error = serde_json::from_str::<doko::Told>(text).unwrap_err().to_string();
        assert!(error.contains(why), "{text}: {error}");
    }
}
