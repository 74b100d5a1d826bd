//! Two deals that differ only in what a player cannot see show him the same: his view, what he may choose, and what
//! would follow it, to the byte.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod support;

use bridge::PartialDeal;
use cards::{BySeat, Card, CardSet, Seat};
use live::{Created, Dice, Event, GameSetup, GameView, Room, Spectators, Text, Viewer, Watching};
use support::{Bystander, Players, count, tally, words};

/// What happened at a table until somebody was to choose.
struct Told {
    created: Created,
    events: Vec<Event>,
}

/// Plays until there is a choice; then tells of it.
fn until_a_choice(seed: u64, after: usize) -> Option<Told> {
    let mut players = Players::new(seed);
    let mut created = players.sit_down();
    created.watching = Watching::OnCall;
    created.spectators = Spectators::Delayed { tricks: 0 };
    let first = Event::Created(Box::new(created.clone()));
    let (mut room, mut bystander) = (Room::default(), Bystander::new(&created));
    room.happened(1, first.clone());
    let mut events = vec![first];
    let mut seen = 0;
    for step in 0..300 {
        if matches!(bystander.board.table().status(), bridge_laws::Status::Election(_)) {
            seen += 1;
            if seen > after {
                return Some(Told { created, events });
            }
        }
        let event = players.next(&room, &bystander, step)?;
        bystander.saw(&event);
        room.happened(room.number() + 1, event.clone());
        events.push(event);
    }
    None
}

fn room_of(told: &Told, created: Created) -> Option<Room> {
    let mut room = Room::default();
    room.happened(1, Event::Created(Box::new(created)));
    for event in told.events.iter().skip(1) {
        room.could_happen(event).ok()?;
        room.happened(room.number() + 1, event.clone());
    }
    Some(room)
}

/// The same deal, with the cards that this player has never seen dealt otherwise among those who hold them.
fn another_world(told: &Told, me: Seat, dice: &mut Dice) -> Option<Created> {
    let GameSetup::Bridge(setup) = &told.created.game else { return None };
    let mut bystander = Bystander::new(&told.created);
    told.events.iter().skip(1).for_each(|event| bystander.saw(event));
    let seen = bystander.may_see(Some(me));
    // What lies face down is known to its owner, and stays where it is.
    let down: CardSet = told.events.iter().filter_map(face_down).collect();
    let hands: BySeat<CardSet> = BySeat(setup.deal.0.hands.0.map(Option::unwrap_or_default));
    let hidden = |seat: Seat| -> Vec<Card> {
        hands[seat].iter().filter(|card| !seen.contains(*card) && !down.contains(*card)).collect()
    };
    let mut pool: Vec<Card> = Seat::ALL.into_iter().flat_map(hidden).collect();
    for i in (1..pool.len()).rev() {
        pool.swap(i, dice.below(i + 1));
    }
    let mut others = hands;
    for seat in Seat::ALL {
        for card in hidden(seat) {
            others[seat].remove(card);
        }
        for card in pool.split_off(pool.len() - hidden(seat).len()) {
            others[seat].insert(card);
        }
    }
    let mut created = told.created.clone();
    let deal = Text(PartialDeal { hands: BySeat(others.0.map(Some)) });
    created.game = GameSetup::Bridge(live::bridge::BoardSetup { deal, ..setup.clone() });
    (others != hands).then_some(created)
}

fn face_down(event: &Event) -> Option<Card> {
    use bridge_laws::event::Event as Law;
    let Event::Acted { act: live::Told::Bridge(live::bridge::Told::Event(told)), .. } = event else {
        return None;
    };
    if let Law::LeadFaceDown { card, .. } = told { *card } else { None }
}

/// What a player sees of the table, without what robots and undoing have to do with it.
fn shown(room: &Room, me: Seat) -> String {
    serde_json::to_string(&room.view(Viewer::Chair(me.into()), words()).unwrap()).unwrap()
}

/// What lies on the table for everybody, and what was ruled.
fn public(room: &Room) -> serde_json::Value {
    let mut view = serde_json::to_value(room.view(Viewer::Spectator, words()).unwrap()).unwrap();
    if let Some(table) = view["table"].as_object_mut() {
        table.remove("choice");
    }
    view
}

fn is_choosing(room: &Room) -> bool {
    match room.view(Viewer::Director, words()).unwrap().table {
        Some(GameView::Bridge(board)) => board.choice.is_some(),
        _ => false,
    }
}

#[test]
fn what_a_player_may_choose_tells_nothing_of_hidden_hands() {
    let (compared, chose) = tally(|seed| {
        let (mut compared, mut chose) = (0, 0);
        let Some(told) = until_a_choice(seed, usize::try_from(seed % 3).unwrap()) else { return (0, 0) };
        let here = room_of(&told, told.created.clone()).unwrap();
        let mut dice = Dice::new(seed, &[29]);
        for me in Seat::ALL {
            for _ in 0..4 {
                let Some(other) = another_world(&told, me, &mut dice) else { continue };
                // In another world the director may have found something else: then more is different than what is hidden.
                let Some(there) = room_of(&told, other.clone()) else { continue };
                if !is_choosing(&there) || public(&here) != public(&there) {
                    continue;
                }
                compared += 1;
                let yours = shown(&here, me).contains("\"yours\":true");
                chose += usize::from(yours);
                let (one, two) = (shown(&here, me), shown(&there, me));
                let same = one.chars().zip(two.chars()).take_while(|(a, b)| a == b).count();
                let part =
                    |text: &str| text.chars().skip(same.saturating_sub(80)).take(200).collect::<String>();
                assert_eq!(one, two, "seed {seed}, {me}: …{}… and …{}…", part(&one), part(&two));
            }
        }
        (compared, chose)
    });
    let tables = usize::try_from(count()).unwrap();
    assert!(
        compared > tables / 8 && chose > tables / 30,
        "{compared} compared, {chose} with a choice of his own"
    );
}
