//! Robots tell what their partners' calls show (20F1), and what they tell is true of the hand.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod support;

use bridge::PartialDeal;
use bridge_laws::event::{Event as LawEvent, Request};
use cards::{BySeat, Card, CardSet, Rank, Seat, Suit};
use live::{
    Act, Actor, Chair, Created, Dice, Event, GameSetup, GameView, Robot, Room, Spectators, Text, Viewer,
    Watching,
    bridge::{BoardSetup, Vulnerable, shuffled},
};
use support::words;

fn dealt(seed: u64) -> BySeat<CardSet> {
    let mut dice = Dice::new(seed, &[20]);
    shuffled(|n| dice.below(n))
}

fn table(seed: u64) -> Room {
    let board = BoardSetup {
        board: None,
        deal: Text(PartialDeal { hands: BySeat(dealt(seed).0.map(Some)) }),
        dealer: Text(Seat::ALL[seed as usize % 4]),
        vulnerable: Vulnerable::None,
        auction: Vec::new(),
        contract: None,
    };
    let created = Created {
        name: "test".to_owned(),
        game: GameSetup::Bridge(board),
        watching: Watching::OnCall,
        spectators: Spectators::Delayed { tricks: 0 },
        robots: [Some(Robot::Careful); 4],
        names: Default::default(),
        seed,
    };
    let mut room = Room::default();
    room.happened(1, Event::Created(Box::new(created)));
    room
}

fn happens(room: &mut Room, chair: Chair, act: &Act) {
    let event = room.decide(Actor::Robot(chair), &act.clone().into()).unwrap();
    room.happened(room.number() + 1, event);
}

fn points(hand: CardSet) -> u8 {
    let of = |card: Card| match card.rank() {
        Rank::Ace => 4,
        Rank::King => 3,
        Rank::Queen => 2,
        Rank::Jack => 1,
        _ => 0,
    };
    hand.iter().map(of).sum()
}

/// `12–20, 5+ ♠`: is that so?
fn is_true_of(said: &str, hand: CardSet) -> bool {
    said == "–"
        || said.split(", ").all(|part| match part.split_once("+ ") {
            Some((least, suits)) => suits.chars().all(|suit| {
                let suit = Suit::from_char(suit).expect("a suit");
                hand.of(suit).len() >= least.parse().unwrap()
            }),
            None => match part.split_once('–') {
                Some((least, most)) => {
                    (least.parse().unwrap()..=most.parse().unwrap()).contains(&points(hand))
                }
                None => points(hand) >= part.trim_end_matches('+').parse().unwrap(),
            },
        })
}

#[test]
fn what_a_robot_explains_is_true() {
    let (mut told, mut numbers) = (0, 0);
    for seed in 1..=300 {
        let mut room = table(seed);
        let deal = dealt(seed);
        while let Some((chair, act)) = room.robot_act() {
            let Act::Bridge(LawEvent::Call { seat, .. }) = act else { break };
            happens(&mut room, chair, &act);
            // The next opponent asks, as long as it is his turn.
            let next = Chair::from(seat.next());
            let GameView::Bridge(view) = room.view(Viewer::Chair(next), words()).unwrap().table.unwrap()
            else {
                panic!("bridge");
            };
            if !view.may_ask || view.contract.is_some() {
                break;
            }
            let number = u8::try_from(view.auction.len()).unwrap();
            let ask = LawEvent::Request { by: seat.next(), what: Request::Explanation(Some(number)) };
            happens(&mut room, next, &Act::Bridge(ask));
            let (by, answer) = room.robot_act().unwrap_or_else(|| panic!("an answer: {seed} {view:?}"));
            let Act::Bridge(LawEvent::Explain { words: said, call, .. }) = &answer else {
                panic!("{answer:?}");
            };
            assert_eq!((by, *call), (Chair::from(seat.partner()), Some(number)));
            let hand = deal[seat];
            assert!(is_true_of(said, hand), "{seed}: {seat} {hand:?}, told as {said}");
            (told, numbers) = (told + 1, numbers + u32::from(said != "–"));
            happens(&mut room, by, &answer);
        }
    }
    assert!(told > 1000 && numbers > 800, "{told} told, {numbers} with numbers");
}
