//! A table of Doppelkopf at which everything goes wrong.

#![allow(dead_code, reason = "not every test needs everything")]

use std::collections::HashSet;

use doppelkopf::{Kind, Naming, Say, Trumps};
use doppelkopf_laws::{
    Status,
    event::Event as LawEvent,
    offence::{Act as Wrong, Offence},
    words::Choice,
};
use doppelkopf_rules::Position;
use live::{
    Act, Actor, Chair, Created, Dice, Event, GameSetup, Refused, Robot, Room, Spectators, Text, Told, Viewer,
    Watching,
    doko::{self, Deal, DealSetup},
};

use super::words;

/// From here on nobody does anything silly.
const PATIENCE: usize = 150;
const SPECTATORS: [Spectators; 3] =
    [Spectators::Delayed { tricks: 0 }, Spectators::Delayed { tricks: 2 }, Spectators::Afterwards];

/// What somebody tells, if it can be.
fn tell(room: &Room, by: Actor, event: LawEvent) -> Option<Event> {
    room.decide(by, &Act::Doppelkopf(event).into()).ok()
}

/// A deal with everybody at it, and what has happened.
pub struct Table {
    pub dice: Dice,
    /// So many times in a thousand somebody does just anything.
    pub anything: usize,
    pub created: Created,
    /// What happened before this deal: the last of it says which cards were dealt.
    pub before: Vec<Event>,
    pub setup: DealSetup,
    pub room: Room,
    pub deal: Deal,
    pub number: u64,
    pub done: Vec<(Actor, LawEvent)>,
    /// All that has happened in this deal, with what was undone.
    pub events: Vec<Event>,
    /// What was seen of each place; what was undone stays seen.
    pub shown: HashSet<(Chair, Kind)>,
}

impl Table {
    pub fn new(seed: u64) -> Table {
        let mut dice = Dice::new(seed, &[3]);
        let watching = dice.one_of(&[Watching::Always, Watching::OnCall]).unwrap();
        Table::of(dice, watching)
    }

    /// A table that is watched like this.
    pub fn watched(seed: u64, watching: Watching) -> Table {
        Table::of(Dice::new(seed, &[5]), watching)
    }

    fn of(mut dice: Dice, watching: Watching) -> Table {
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
            events: Vec::new(),
            shown: HashSet::new(),
        }
    }

    /// What happens next, if it can.
    pub fn next(&mut self, step: usize) -> Option<Event> {
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
            26 => LawEvent::PointOut { by, about: [None, Some(other)][self.dice.below(2)] },
            27 => LawEvent::PlayOn { by },
            28 => LawEvent::PartnerSays { by, choice },
            // What was dealt stays dealt: the deal before was seen by everybody.
            _ if self.done.is_empty() => return None,
            _ => return self.room.undo(Actor::Director).ok(),
        };
        tell(&self.room, Actor::Robot(chair), event)
    }

    /// How this deal began, with the cards that a viewer does not know dealt otherwise. Where somebody has called, the ♣ queens
    /// stay where they are: a call is for the side of who calls (5.5.1).
    pub fn dealt_otherwise(&mut self, viewer: Viewer) -> Vec<Event> {
        // What was undone was heard.
        let is_call = |event: &Event| match event {
            Event::Acted { act: Told::Doppelkopf(doko::Told::Event(event)), .. } => {
                matches!(event, LawEvent::Announce { .. })
            }
            _ => false,
        };
        let called = self.events.iter().any(is_call);
        let you = match viewer {
            Viewer::Chair(chair) => Some(chair),
            _ => None,
        };
        let mut rest = Vec::new();
        let mut fixed: [Vec<Text<Kind>>; 4] = Default::default();
        for (chair, hand) in Chair::ALL.into_iter().zip(&self.setup.hands) {
            for card in hand {
                let known = Some(chair) == you
                    || self.shown.contains(&(chair, card.0))
                    || called && card.0 == Kind::ALTE;
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
        events
    }

    /// The next deal of the round, if it is one; what is dealt is said by the list.
    pub fn deals_again(&mut self) -> bool {
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
        self.events.clear();
        true
    }

    pub fn happened(&mut self, event: &Event) {
        // As it comes out of the store.
        let event: Event = serde_json::from_str(&serde_json::to_string(event).unwrap()).unwrap();
        self.number += 1;
        self.room.happened(self.number, event.clone());
        self.events.push(event.clone());
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
}

/// This happens, and what has to be searched for it is.
pub fn acts(deal: &mut Deal, by: Option<Chair>, event: &LawEvent) -> Result<(), Refused> {
    let mut proofs = Vec::new();
    loop {
        match deal.act(by, event, &proofs) {
            Err(Refused::Unproved(claimed)) => proofs.push(claimed.search()),
            done => return done,
        }
    }
}
