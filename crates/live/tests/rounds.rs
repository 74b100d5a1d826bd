//! Whole rounds of Doppelkopf at a live table, played by robots: who deals, what stands on the list, what is
//! undone, and when it is over.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod support;

use doppelkopf::Say;
use doppelkopf_laws::event::Event as LawEvent;
use live::{
    Act, Actor, Chair, Created, Dice, Event, GameSetup, GameView, Refused, Robot, Room, RoundView,
    Spectators, Text, Viewer, Watching,
    doko::{self, LineKind, RoundSetup, view::DealNow},
};
use support::words;

struct Table {
    room: Room,
    dice: Dice,
    number: u64,
}

impl Table {
    fn new(seed: u64, robots: [Option<Robot>; 4]) -> Table {
        let mut dice = Dice::new(seed, &[9]);
        let hands = doko::shuffled(|n| dice.below(n));
        let created = Created {
            name: "A round".to_owned(),
            game: GameSetup::DoppelkopfRound(RoundSetup {
                hands,
                rules: Text::default(),
                readings: Vec::new(),
            }),
            watching: Watching::OnCall,
            spectators: Spectators::Delayed { tricks: 0 },
            robots,
            names: Default::default(),
            seed,
        };
        Room::check(&created).unwrap();
        let mut table = Table { room: Room::default(), dice, number: 0 };
        table.happens(&Event::Created(Box::new(created)));
        table
    }

    fn happens(&mut self, event: &Event) {
        // As it comes out of the store.
        let event: Event = serde_json::from_str(&serde_json::to_string(event).unwrap()).unwrap();
        self.number += 1;
        self.room.happened(self.number, event);
    }

    fn plays_the_deal(&mut self) {
        while let Some((chair, act)) = self.room.robot_act() {
            let event = self.room.decide(Actor::Robot(chair), &act.into()).unwrap();
            self.happens(&event);
        }
        assert!(self.room.is_over(), "{:?}", self.round());
    }

    fn deals(&mut self, by: Actor) -> Result<(), Refused> {
        let hands = doko::shuffled(|n| self.dice.below(n));
        let event = self.room.next_deal(by, hands)?;
        self.happens(&event);
        Ok(())
    }

    fn round(&self) -> RoundView {
        self.seen_by(Viewer::Director)
    }

    fn seen_by(&self, viewer: Viewer) -> RoundView {
        self.room.view(viewer, words()).unwrap().round.unwrap()
    }
}

const CAREFUL: [Option<Robot>; 4] = [Some(Robot::Careful); 4];

fn chair(number: u8) -> Chair {
    Chair::new(number).unwrap()
}

#[test]
fn a_round_has_twenty_games_and_everybodys_pflichtsolo() {
    let mut table = Table::new(1, CAREFUL);
    for game in 1..=24_u8 {
        let dealer = usize::from(game);
        let round = table.round();
        assert_eq!((round.number, round.of, round.lines.len()), (game, Some(24), usize::from(game) - 1));
        assert!(!round.may_deal && round.next.is_none() && !round.over);
        table.plays_the_deal();
        let round = table.round();
        let line = round.lines.last().unwrap();
        // Robots play no solo of their own accord: the Pflichtsoli are forced, and the deal passes on (4.1.9).
        assert_eq!(line.kind, if game <= 20 { LineKind::Game } else { LineKind::Forced }, "game {game}");
        assert_eq!(line.dealer, Chair::ALL[(dealer - 1) % 4]);
        assert_eq!(line.points.iter().sum::<i32>(), 0);
        assert_eq!(round.over, game == 24);
        assert_eq!(table.room.is_finished(), game == 24);
        assert_eq!(round.next.map(|next| next.dealer), (game < 24).then(|| Chair::ALL[dealer % 4]));
        assert_eq!(round.may_deal, game < 24);
        assert_eq!(table.deals(Actor::Director).is_ok(), game < 24);
    }
    let round = table.round();
    assert!(round.owing.is_empty());
    let mut sums = [0; 4];
    for line in &round.lines {
        for (sum, (points, penalty)) in sums.iter_mut().zip(line.points.iter().zip(line.penalty)) {
            *sum += points + penalty;
        }
        assert_eq!(line.totals, sums);
    }
    // Any of the deals can be gone through afterwards, by everybody.
    for deal in 1..=24 {
        let view = table.room.replay(Some(deal), 9, Viewer::Spectator, words()).unwrap();
        assert_eq!(view.step, Some(9));
    }
    assert!(table.room.replay(Some(25), 0, Viewer::Director, words()).is_none());
}

#[test]
fn who_deals_next_deals_and_nobody_before_the_end() {
    let mut table = Table::new(2, CAREFUL);
    assert_eq!(table.deals(Actor::Director), Err(Refused::NotOpen), "the first deal is not over");
    table.plays_the_deal();
    for robot in [false, true] {
        // Position 2 deals next.
        table.happens(&Event::Filled { chair: chair(2), robot: robot.then_some(Robot::Careful) });
        table.happens(&Event::Filled { chair: chair(3), robot: None });
        assert_eq!(table.seen_by(Viewer::Chair(chair(3))).may_deal, robot);
        assert!(table.seen_by(Viewer::Chair(chair(2))).may_deal);
        assert!(!table.seen_by(Viewer::Spectator).may_deal);
        let mut other = Table { room: table.room.clone(), dice: table.dice.clone(), number: table.number };
        let dealt = other.deals(Actor::Chair(chair(3)));
        assert_eq!(dealt, if robot { Ok(()) } else { Err(Refused::NotYours) });
        let by_dealer = if robot { Err(Refused::Robot) } else { Ok(()) };
        let mut other = Table { room: table.room.clone(), dice: table.dice.clone(), number: table.number };
        assert_eq!(other.deals(Actor::Chair(chair(2))), by_dealer);
    }
    table.deals(Actor::Director).unwrap();
    assert_eq!(table.deals(Actor::Director), Err(Refused::NotOpen), "nothing is dealt twice");
}

#[test]
fn undoing_goes_back_to_the_deal_before() {
    let mut table = Table::new(3, CAREFUL);
    table.plays_the_deal();
    let (before, lines) = (table.room.view(Viewer::Director, words()).unwrap(), table.round().lines);
    table.deals(Actor::Director).unwrap();
    assert!(!table.room.is_over());
    // Who has gone before may be looked at, what is played may not.
    assert!(table.room.replay(Some(1), 5, Viewer::Chair(chair(1)), words()).is_some());
    assert!(table.room.replay(None, 0, Viewer::Chair(chair(1)), words()).is_none());
    let undone = table.room.undo(Actor::Director).unwrap();
    table.happens(&undone);
    let after = table.room.view(Viewer::Director, words()).unwrap();
    assert_eq!((after.table, after.acts), (before.table, before.acts));
    assert_eq!(table.round().lines, lines);
    for _ in 0..before.acts {
        let undone = table.room.undo(Actor::Director).unwrap();
        table.happens(&undone);
    }
    assert_eq!(table.room.undo(Actor::Director), Err(Refused::NothingToUndo));
    assert_eq!(table.round().lines, []);
}

#[test]
fn when_time_is_up_only_pflichtsoli_are_played() {
    let mut table = Table::new(4, CAREFUL);
    table.plays_the_deal();
    table.deals(Actor::Director).unwrap();
    // In the middle of the second deal, taken back, and said again.
    for up in [true, false, true] {
        assert_eq!(table.room.time_up(Actor::Director, !up), Err(Refused::NotOpen));
        let event = table.room.time_up(Actor::Director, up).unwrap();
        table.happens(&event);
        assert_eq!(table.round().time_up, up);
    }
    assert_eq!(table.round().of, None, "it hangs on this deal");
    table.plays_the_deal();
    let round = table.round();
    assert_eq!((round.lines[1].kind, round.of), (LineKind::Game, Some(6)));
    for forced in [4, 1, 2, 3] {
        let next = table.round().next.unwrap();
        assert_eq!(next.forced, Some(chair(forced)), "{next:?}");
        table.deals(Actor::Director).unwrap();
        assert_eq!(table.room.time_up(Actor::Director, false), Err(Refused::NotOpen), "too late");
        table.plays_the_deal();
    }
    let round = table.round();
    assert!(round.over && table.room.is_finished(), "{round:?}");
    assert!(round.lines[2..].iter().all(|line| line.kind == LineKind::Forced), "{:?}", round.lines);
    assert_eq!(table.room.time_up(Actor::Director, true), Err(Refused::NotOpen));
}

#[test]
fn robots_claim_what_no_person_may() {
    let robots = [None, Some(Robot::Careful), Some(Robot::Careful), Some(Robot::Careful)];
    let offender = chair(1);
    let mut claimed = 0;
    for seed in 0..8 {
        let mut table = Table::new(seed, robots);
        let mut revoked = false;
        while !table.room.is_over() && !revoked {
            if let Some((chair, act)) = table.room.robot_act() {
                let event = table.room.decide(Actor::Robot(chair), &act.into()).unwrap();
                table.happens(&event);
                continue;
            }
            let view = table.room.view(Viewer::Chair(offender), words()).unwrap().table.unwrap();
            let GameView::Doppelkopf(view) = view else { panic!("no deal") };
            let own = &view.players[0].cards;
            let barred = own.iter().find(|held| held.barred);
            revoked = barred.is_some();
            let by = doko::position(offender);
            let event = match view.now {
                DealNow::Say(_) => LawEvent::Say { by, say: Say::Gesund },
                DealNow::Card(_) => LawEvent::Play { by, card: barred.unwrap_or(&own[0]).card.0 },
                other => panic!("{other:?}"),
            };
            let event = table.room.decide(Actor::Chair(offender), &Act::Doppelkopf(event).into()).unwrap();
            table.happens(&event);
        }
        if !revoked {
            continue;
        }
        let call = Act::Doppelkopf(LawEvent::CallReferee { by: doko::position(offender) });
        let event = table.room.decide(Actor::Director, &call.into()).unwrap();
        table.happens(&event);
        let (_, first) = table.room.robot_act().unwrap();
        let Act::Doppelkopf(LawEvent::Choose { choice, .. }) = first else { panic!("{first:?}") };
        assert_eq!(choice.to_string(), "claim", "seed {seed}");
        claimed += 1;
    }
    assert!(claimed > 3, "{claimed}");
}
