//! Deals of Doppelkopf at which everything goes wrong, watched from every place: no card that was not shown,
//! and no side that was not. `STICH_VIEWS` says how many deals, `STICH_SEED` which is the first.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod support;

use std::collections::HashSet;

use doppelkopf::{Kind, Naming, Spoken, Trumps};
use doppelkopf_laws::Status;
use live::{
    Actor, Chair, Created, Dice, Event, GameSetup, Robot, Room, Spectators, Text, Told, Viewer, Watching,
    doko::{self, Deal, DealSetup},
};
use serde_json::Value;
use support::{cards_in, count, tally, words};

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
    done: Vec<(Actor, doko::Act)>,
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
        let referee = |act| self.room.decide(Actor::Director, &Told::Doppelkopf(act)).ok();
        match (self.room.robot_act(), self.deal.table().status()) {
            (Some((chair, act)), _) => self.room.decide(Actor::Robot(chair), &act.into()).ok(),
            (None, Status::Question(question)) => {
                let with = Text(self.dice.one_of(&self.deal.table().answers(question)).unwrap());
                referee(doko::Act::Answer { question: question.id().to_owned(), with })
            }
            (None, Status::Election(election)) => {
                let choice = Text(self.dice.one_of(&election.options).unwrap());
                referee(doko::Act::Choose { choice, by: None })
            }
            (None, status) => self.in_turn(&status).or_else(|| referee(doko::Act::CallDirector)),
        }
    }

    /// Whatever the rules take from who is to go on, where a robot finds nothing.
    fn in_turn(&self, status: &Status) -> Option<Event> {
        let by = match status {
            Status::Say(by) | Status::Pflichtsolo(by) | Status::Lustsolo(by) => by,
            Status::Name(by) | Status::Play(by) => by,
            _ => return None,
        };
        let chair = Chair::new(by.number())?;
        let solos = Trumps::ALL.map(Naming::Lustsolo).into_iter().chain(Trumps::ALL.map(Naming::Pflichtsolo));
        let names = std::iter::once(Naming::Hochzeit).chain(solos);
        let acts: Vec<doko::Act> = match status {
            Status::Say(_) => vec![doko::Act::Say { vorbehalt: false }],
            Status::Name(_) => names.map(|naming| doko::Act::Name { naming: Text(naming) }).collect(),
            Status::Play(_) => {
                let cards = self.deal.table().hand(*by)?.iter();
                cards.map(|card| doko::Act::Play { card: Text(card) }).collect()
            }
            _ => vec![doko::Act::Solo { yes: false }, doko::Act::Solo { yes: true }],
        };
        let mut acts = acts.into_iter();
        acts.find_map(|act| self.room.decide(Actor::Robot(chair), &Told::Doppelkopf(act)).ok())
    }

    fn just_anything(&mut self) -> Option<Event> {
        let chair = self.dice.one_of(&Chair::ALL).unwrap();
        let own: Vec<Kind> = self.deal.table().hand(doko::position(chair))?.iter().collect();
        let dealt: Vec<Kind> = self.setup.hands[chair.index()].iter().map(|card| card.0).collect();
        let card = Text(self.dice.one_of(&own)?);
        let calls = ["re", "kontra", "keine90", "keine60", "keine30", "schwarz"];
        let names = ["hochzeit", "pflichtsolo damen", "lustsolo buben", "lustsolo farbe:S"];
        let yes = self.dice.below(2) == 0;
        let partner = self.dice.one_of(&Chair::ALL).unwrap();
        let noted = ["remark", "counted-aloud", "warned", "uncovered-tricks", "broken-off", "spectator"];
        let act = match self.dice.below(27) {
            0..6 => doko::Act::Play { card },
            6..8 => doko::Act::Show { card },
            8 => doko::Act::TakeBack { card: Text(self.dice.one_of(&dealt)?) },
            9 => doko::Act::Say { vorbehalt: yes },
            10 => doko::Act::Solo { yes },
            11 => doko::Act::Name { naming: Text(self.dice.one_of(&names)?.parse::<Naming>().unwrap()) },
            12..15 => {
                doko::Act::Announce { call: Text(self.dice.one_of(&calls)?.parse::<Spoken>().unwrap()) }
            }
            15 => doko::Act::CallDirector,
            16 => doko::Act::ClaimOffence { about: [None, Some(partner)][self.dice.below(2)] },
            17 => doko::Act::Shorten {
                line: [None, Some(own.into_iter().map(Text).collect())][self.dice.below(2)].clone(),
            },
            18 => doko::Act::HandOver,
            19 => doko::Act::LeaveTricks,
            20 => doko::Act::TakeIn,
            21 => doko::Act::Look,
            22 => doko::Act::AskPartner { partner },
            23 | 24 => doko::Act::TwoCards { card, other: Text(self.dice.one_of(&own)?) },
            25 => {
                let offence = Text(self.dice.one_of(&noted)?.parse().unwrap());
                let note = Told::Doppelkopf(doko::Act::Note { by: chair, offence });
                return self.room.decide(Actor::Director, &note).ok();
            }
            // What was dealt stays dealt: the deal before was seen by everybody.
            _ if self.done.is_empty() => return None,
            _ => return self.room.undo(Actor::Director).ok(),
        };
        self.room.decide(Actor::Robot(chair), &Told::Doppelkopf(act)).ok()
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
        self.before.extend(acts.map(|(by, act)| Event::Acted { by, act: Told::Doppelkopf(act) }));
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
            Event::Acted { by, act: Told::Doppelkopf(act) } => {
                self.deal.act(by.chair(), &act).unwrap();
                let cards = match &act {
                    doko::Act::Play { card } | doko::Act::Show { card } => vec![card.0],
                    doko::Act::TwoCards { card, other } => vec![card.0, other.0],
                    _ => Vec::new(),
                };
                if let Some(chair) = by.chair() {
                    self.shown.extend(cards.into_iter().map(|card| (chair, card)));
                }
                self.done.push((by, act));
            }
            Event::Dealt { .. } => panic!("dealt in the middle of a deal"),
            Event::Undone => {
                self.done.pop();
                self.deal = Deal::new(&self.setup, self.created.watching).unwrap();
                for (by, act) in &self.done {
                    self.deal.act(by.chair(), act).unwrap();
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
            let act = Told::Doppelkopf(act.clone());
            if room.decide(*by, &act).is_err() {
                return false;
            }
            room.happened(number, Event::Acted { by: *by, act });
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
