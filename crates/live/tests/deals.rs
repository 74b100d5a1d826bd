//! Deals of Doppelkopf at which everything goes wrong, watched from every place: no card that was not shown,
//! and no side that was not. `STICH_VIEWS` says how many deals, `STICH_SEED` which is the first.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod support;

use std::collections::HashSet;

use doppelkopf::{Kind, Naming, Say, Trumps};
use doppelkopf_laws::{
    Status,
    event::Event as LawEvent,
    offence::{Act as Wrong, Offence},
    words::{Choice, QuestionId},
};
use doppelkopf_rules::Position;
use live::{
    Act, Actor, Chair, Created, Dice, Event, GameSetup, Refused, Robot, Room, Spectators, Text, Told, Viewer,
    Watching,
    doko::{self, Deal, DealSetup},
};
use serde_json::Value;
use support::{cards_in, count, deal_of, tally, words};

/// From here on nobody does anything silly.
const PATIENCE: usize = 150;
/// By now every deal has ended.
const BOUND: usize = 900;

const SPECTATORS: [Spectators; 3] =
    [Spectators::Delayed { tricks: 0 }, Spectators::Delayed { tricks: 2 }, Spectators::Afterwards];

/// The cards of the pack that a text names; `S2.11` is a clause.
fn kinds_in(text: &str) -> HashSet<Kind> {
    cards_in(text).iter().filter_map(|card| card.to_string().parse().ok()).collect()
}

/// What somebody tells, if it can be.
fn tell(room: &Room, by: Actor, event: LawEvent) -> Option<Event> {
    room.decide(by, &Act::Doppelkopf(event).into()).ok()
}

/// A deal with everybody at it, and what has happened.
struct Table {
    dice: Dice,
    /// So many times in a thousand somebody does just anything.
    anything: usize,
    created: Created,
    /// What happened before this deal: the last of it says which cards were dealt.
    before: Vec<Event>,
    setup: DealSetup,
    room: Room,
    deal: Deal,
    number: u64,
    done: Vec<(Actor, LawEvent)>,
    /// What was seen of each place; what was undone stays seen.
    shown: HashSet<(Chair, Kind)>,
}

impl Table {
    fn new(seed: u64) -> Table {
        let mut dice = Dice::new(seed, &[3]);
        let anything = dice.one_of(&[0, 0, 40, 150, 400]).unwrap();
        let setup = DealSetup {
            dealer: dice.one_of(&Chair::ALL).unwrap(),
            hands: doko::shuffled(|n| dice.below(n)),
            rules: Text::default(),
            readings: Vec::new(),
            owes: Chair::ALL.map(|_| dice.below(4) == 0),
            forced: false,
            misdealt: false,
        };
        // Sometimes it is the first of a round.
        let round = dice.below(6) == 0;
        let setup = if round { DealSetup { dealer: Chair::ALL[0], owes: [true; 4], ..setup } } else { setup };
        let first = doko::RoundSetup { hands: setup.hands.clone(), rules: setup.rules, readings: Vec::new() };
        let game =
            if round { GameSetup::DoppelkopfRound(first) } else { GameSetup::Doppelkopf(setup.clone()) };
        let watching = dice.one_of(&[Watching::Always, Watching::OnCall]).unwrap();
        let deal = Deal::new(&setup, watching).unwrap();
        let created = Created {
            name: "test".to_owned(),
            game,
            watching,
            spectators: dice.one_of(&SPECTATORS).unwrap(),
            robots: Chair::ALL.map(|_| dice.one_of(&[Some(Robot::Careful), Some(Robot::Careless)]).unwrap()),
            names: Default::default(),
            seed: dice.number(),
        };
        let mut room = Room::default();
        let before = vec![Event::Created(Box::new(created.clone()))];
        room.happened(1, before[0].clone());
        Table {
            before,
            setup,
            dice,
            anything,
            created,
            room,
            deal,
            number: 1,
            done: Vec::new(),
            shown: HashSet::new(),
        }
    }

    /// What happens next, if it can.
    fn next(&mut self, step: usize) -> Option<Event> {
        if step < PATIENCE && self.dice.once_in_a_thousand(self.anything) {
            return self.just_anything();
        }
        let referee = |event| tell(&self.room, Actor::Director, event);
        let call = LawEvent::CallReferee { by: Position::One };
        match (self.room.robot_act(), self.deal.table().status()) {
            (Some((chair, act)), _) => self.room.decide(Actor::Robot(chair), &act.into()).ok(),
            (None, Status::Question(question)) => {
                let with = self.dice.one_of(&self.deal.table().answers(question)).unwrap();
                referee(LawEvent::answer(question, with))
            }
            (None, Status::Election(election)) => {
                let choice = self.dice.one_of(&election.options).unwrap();
                referee(LawEvent::Choose { by: election.by[0], choice })
            }
            (None, status) => self.in_turn(&status).or_else(|| referee(call)),
        }
    }

    /// Whatever the rules take from who is to go on, where a robot finds nothing.
    fn in_turn(&self, status: &Status) -> Option<Event> {
        let by = match *status {
            Status::Say(by) | Status::Pflichtsolo(by) | Status::Lustsolo(by) => by,
            Status::Name(by) | Status::Play(by) => by,
            _ => return None,
        };
        let chair = Chair::new(by.number())?;
        let solos = Trumps::ALL.map(Naming::Lustsolo).into_iter().chain(Trumps::ALL.map(Naming::Pflichtsolo));
        let names = std::iter::once(Naming::Hochzeit).chain(solos);
        let events: Vec<LawEvent> = match status {
            Status::Say(_) => vec![LawEvent::Say { by, say: Say::Gesund }],
            Status::Name(_) => names.map(|naming| LawEvent::Name { by, naming }).collect(),
            Status::Play(_) => {
                let cards = self.deal.table().hand(by)?.iter();
                cards.map(|card| LawEvent::Play { by, card }).collect()
            }
            _ => [false, true].map(|yes| LawEvent::Solo { by, yes }).to_vec(),
        };
        events.into_iter().find_map(|event| tell(&self.room, Actor::Robot(chair), event))
    }

    fn just_anything(&mut self) -> Option<Event> {
        let chair = self.dice.one_of(&Chair::ALL).unwrap();
        let by = doko::position(chair);
        let own: Vec<Kind> = self.deal.table().hand(by)?.iter().collect();
        let dealt: Vec<Kind> = self.setup.hands[chair.index()].iter().map(|card| card.0).collect();
        let card = self.dice.one_of(&own)?;
        let calls = ["re", "kontra", "keine90", "keine60", "keine30", "schwarz"];
        let names = ["hochzeit", "pflichtsolo damen", "lustsolo buben", "lustsolo farbe:S"];
        let yes = self.dice.below(2) == 0;
        let other = doko::position(self.dice.one_of(&Chair::ALL).unwrap());
        let choice = if yes { Choice::Claim } else { Choice::PlayOn };
        let noted = ["remark", "counted-aloud", "warned", "uncovered-tricks", "broken-off", "spectator"];
        let event = match self.dice.below(30) {
            0..6 => LawEvent::Play { by, card },
            6..8 => LawEvent::Expose { by, cards: vec![card] },
            8 => LawEvent::TakeBack { by, card: self.dice.one_of(&dealt)? },
            9 => LawEvent::Say { by, say: if yes { Say::Vorbehalt } else { Say::Gesund } },
            10 => LawEvent::Solo { by, yes },
            11 => LawEvent::Name { by, naming: self.dice.one_of(&names)?.parse().unwrap() },
            12..15 => {
                let spoken = self.dice.one_of(&calls)?.parse().unwrap();
                LawEvent::Announce { by, spoken, cards: None }
            }
            15 => LawEvent::CallReferee { by },
            16 => LawEvent::ClaimOffence { by, about: [None, Some(other)][self.dice.below(2)] },
            17 => LawEvent::Shorten { by, line: [None, Some(own)][self.dice.below(2)].clone() },
            18 => LawEvent::HandOver { by },
            19 => LawEvent::LeaveTricks { by },
            20 => LawEvent::TakeIn { by },
            21 => LawEvent::Offence(Offence { by, act: Wrong::LookedAtTricks }),
            22 => LawEvent::AskPartner { by, partner: other },
            23 | 24 => LawEvent::TwoCards { by, card, other: self.dice.one_of(&own)? },
            25 => {
                let act = self.dice.one_of(&noted)?.parse().unwrap();
                return tell(&self.room, Actor::Director, LawEvent::Offence(Offence { by, act }));
            }
            26 => LawEvent::PointOut { by },
            27 => LawEvent::PlayOn { by },
            28 => LawEvent::PartnerSays { by, choice },
            // What was dealt stays dealt: the deal before was seen by everybody.
            _ if self.done.is_empty() => return None,
            _ => return self.room.undo(Actor::Director).ok(),
        };
        tell(&self.room, Actor::Robot(chair), event)
    }

    /// The next deal of the round, if it is one; what is dealt is said by the list.
    fn deals_again(&mut self) -> bool {
        let round = self.room.view(Viewer::Director, words()).unwrap().round;
        let Some(next) = round.as_ref().and_then(|round| round.next) else { return false };
        let hands = doko::shuffled(|n| self.dice.below(n));
        let event = self.room.next_deal(Actor::Director, hands.clone()).unwrap();
        self.setup = DealSetup {
            dealer: next.dealer,
            hands,
            owes: Chair::ALL.map(|chair| round.as_ref().unwrap().owing.contains(&chair)),
            forced: next.forced.is_some(),
            ..self.setup.clone()
        };
        let acts = self.done.drain(..);
        self.before.extend(acts.map(|(by, act)| Event::Acted {
            by,
            act: Act::Doppelkopf(act).into(),
            proofs: Vec::new(),
        }));
        self.before.push(event.clone());
        self.number += 1;
        self.room.happened(self.number, event);
        self.deal = Deal::new(&self.setup, self.created.watching).unwrap();
        self.shown.clear();
        true
    }

    fn happened(&mut self, event: &Event) {
        // As it comes out of the store.
        let event: Event = serde_json::from_str(&serde_json::to_string(event).unwrap()).unwrap();
        self.number += 1;
        self.room.happened(self.number, event.clone());
        match event {
            Event::Acted { by, act: Told::Doppelkopf(told), proofs } => {
                let event = self.deal.understood(by.chair(), &told).unwrap();
                self.deal.act(by.chair(), &event, &proofs).unwrap();
                let cards = match &event {
                    LawEvent::Play { card, .. } => vec![*card],
                    LawEvent::Expose { cards, .. } => cards.clone(),
                    LawEvent::TwoCards { card, other, .. } => vec![*card, *other],
                    _ => Vec::new(),
                };
                if let Some(chair) = by.chair() {
                    self.shown.extend(cards.into_iter().map(|card| (chair, card)));
                }
                self.done.push((by, event));
            }
            Event::Dealt { .. } => panic!("dealt in the middle of a deal"),
            Event::Undone => {
                self.done.pop();
                self.deal = Deal::new(&self.setup, self.created.watching).unwrap();
                for (by, act) in &self.done {
                    acts(&mut self.deal, by.chair(), act).unwrap();
                }
            }
            other => panic!("{other:?}"),
        }
    }

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
        let you = match viewer {
            Viewer::Chair(chair) => Some(chair),
            _ => None,
        };
        let mut rest = Vec::new();
        let mut fixed: [Vec<Text<Kind>>; 4] = Default::default();
        for (chair, hand) in Chair::ALL.into_iter().zip(&self.setup.hands) {
            for card in hand {
                let known = Some(chair) == you || self.shown.contains(&(chair, card.0));
                if known { fixed[chair.index()].push(*card) } else { rest.push(*card) }
            }
        }
        self.dice.shuffle(&mut rest);
        for hand in &mut fixed {
            while hand.len() < 12 {
                hand.push(rest.pop().unwrap());
            }
        }
        let mut events = self.before.clone();
        match events.last_mut().unwrap() {
            Event::Dealt { hands, .. } => *hands = fixed,
            Event::Created(created) => match &mut created.game {
                GameSetup::Doppelkopf(setup) => setup.hands = fixed,
                GameSetup::DoppelkopfRound(setup) => setup.hands = fixed,
                GameSetup::Bridge(_) => panic!("no deal"),
            },
            other => panic!("{other:?}"),
        }
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

/// This happens, and what has to be searched for it is.
fn acts(deal: &mut Deal, by: Option<Chair>, event: &LawEvent) -> Result<(), Refused> {
    let mut proofs = Vec::new();
    loop {
        match deal.act(by, event, &proofs) {
            Err(Refused::Unproved(claimed)) => proofs.push(claimed.search()),
            done => return done,
        }
    }
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
        (r#"{"choose": {"by": 1, "option": "accept"}}"#, "`accept` is not claim or play-on"),
        (r#"{"fly": 1}"#, "unknown variant `fly`"),
    ] {
        let error = serde_json::from_str::<doko::Told>(text).unwrap_err().to_string();
        assert!(error.contains(why), "{text}: {error}");
    }
}
