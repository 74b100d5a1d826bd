//! What is refused, agreed to or put back tells nothing of hidden hands.

use bridge_laws::{
    event::{About, Event as LawEvent},
    words::Choice,
};
use cards::Seat;
use live::{Act, Actor, Dice, Room};

use super::{
    after, another_world, asks_the_director, east_owes_a_card, is_choosing, public, room_of, shown,
    shows_what_is_held, three_notrump, until, until_a_choice,
};
use crate::support::{Bystander, count, tally, tries::tries};

#[test]
fn who_does_not_choose_is_not_told_from_which_cards_another_does() {
    let told = east_owes_a_card();
    let here = room_of(&told, told.created.clone()).unwrap();
    assert!(shown(&here, Seat::East).contains("play:DT"), "{}", shown(&here, Seat::East));
    let (mut dice, mut compared) = (Dice::new(5, &[]), 0);
    for me in [Seat::North, Seat::South, Seat::West] {
        for _ in 0..20 {
            let Some(other) = another_world(&told, me, &mut dice) else { continue };
            let Some(there) = room_of(&told, other) else { continue };
            if !is_choosing(&there) {
                continue;
            }
            compared += 1;
            assert_eq!(shown(&here, me), shown(&there, me), "{me}");
            for by in [me, Seat::East] {
                for card in ["DT", "DQ", "H2", "D5"] {
                    let choice = vec![(by, Choice::Play(card.parse().unwrap()))];
                    let act = Act::Bridge(LawEvent::Choose(choice)).into();
                    let said = |room: &Room| room.decide(Actor::Robot(me.into()), &act);
                    assert_eq!(said(&here), said(&there), "{me} tries {act:?}");
                }
            }
        }
    }
    assert!(compared > 20, "{compared}");
}

#[test]
fn what_a_player_is_refused_tells_nothing_of_hidden_hands() {
    let (compared, tried) = tally(|seed| {
        let (mut compared, mut tried) = (0, 0);
        let mut dice = Dice::new(seed, &[31]);
        // Half of the tables stop where somebody chooses, half anywhere.
        let told = match dice.below(2) {
            0 => until_a_choice(seed, 0),
            _ => {
                let steps = dice.below(90);
                until(seed, |_, step| step >= steps)
            }
        };
        let Some(told) = told else { return (0, 0) };
        let here = room_of(&told, told.created.clone()).unwrap();
        let mut bystander = Bystander::new(&told.created);
        told.events.iter().skip(1).for_each(|event| bystander.saw(event));
        for me in Seat::ALL {
            let Some(other) = another_world(&told, me, &mut dice) else { continue };
            let Some(there) = room_of(&told, other) else { continue };
            if public(&here) != public(&there) {
                continue;
            }
            compared += 1;
            for event in tries(me, bystander.may_see(Some(me)), &mut dice) {
                let act = Act::Bridge(event).into();
                let said = |room: &Room| room.decide(Actor::Robot(me.into()), &act);
                let (one, two) = (said(&here), said(&there));
                tried += usize::from(one.is_err());
                assert_eq!(one, two, "seed {seed}, {me} tries {act:?}");
                // What he did himself shows him nothing of hidden hands: only the director looks, and dummy is spread.
                let Ok(done) = one else { continue };
                if !asks_the_director(&done) && dice.below(8) == 0 {
                    let (one, two) = (after(&here, &done), after(&there, &done));
                    let open = |room: &Room| shown(room, me).matches("\"open\":true").count();
                    if one.is_over() || open(&one) > open(&here) || shows_what_is_held(&one, &two, me) {
                        continue;
                    }
                    assert_eq!(shown(&one, me), shown(&two, me), "seed {seed}, {me} does {done:?}");
                }
            }
        }
        (compared, tried)
    });
    println!("{} tables, {compared} pairs, {tried} refused", count());
    let tables = usize::try_from(count()).unwrap();
    assert!(compared > tables / 4 && tried > compared * 100, "{compared} compared, {tried} refused");
}

#[test]
fn what_was_played_on_from_agreed_to_or_laid_face_down_tells_nothing_of_hidden_hands() {
    let trick = [
        (Seat::West, r#"{"play": "W:H4"}"#),
        (Seat::South, r#"{"play": "N:H2"}"#),
        (Seat::East, r#"{"play": "E:HT"}"#),
        (Seat::South, r#"{"play": "S:HA"}"#),
    ];
    let claims = (Seat::South, r#"{"claim": {"by": "S", "tricks": 9}}"#);
    let plays_on = (Seat::South, r#"{"play": "S:S5"}"#);
    let follows = (Seat::West, r#"{"play": "W:S4"}"#);
    let concedes = (Seat::West, r#"{"concede": {"by": "W", "tricks": 3}}"#);
    let down = (Seat::West, r#"{"lead-face-down": "W:H4"}"#);
    let wrong = r#"{"call-director": {"by": "W", "about": {"wrong-explanation": "N", "misled": "W"}}}"#;
    let stories = [
        [&trick[..], &[claims, plays_on]].concat(),
        [&trick[..], &[claims, plays_on, follows]].concat(),
        [&trick[..], &[claims, (Seat::West, r#"{"object": "W"}"#)]].concat(),
        [&trick[..], &[claims, plays_on, (Seat::West, r#"{"object": "W"}"#)]].concat(),
        [&trick[..], &[claims, plays_on, follows, (Seat::East, r#"{"call-director": "E"}"#)]].concat(),
        [&trick[..], &[concedes, plays_on]].concat(),
        [&trick[..], &[concedes, (Seat::East, r#"{"object": "E"}"#)]].concat(),
        [&trick[..], &[concedes, plays_on, (Seat::East, r#"{"object": "E"}"#)]].concat(),
        vec![down],
        vec![down, (Seat::West, wrong)],
        vec![down, (Seat::West, wrong), (Seat::West, r#"{"withdraw": "W"}"#)],
        vec![down, (Seat::West, r#"{"withdraw": "W"}"#)],
        vec![down, (Seat::West, r#"{"withdraw": "W"}"#), (Seat::South, r#"{"call-director": "S"}"#)],
    ];
    let (mut dice, mut compared) = (Dice::new(11, &[]), 0);
    for story in stories {
        let told = three_notrump(&story);
        let here = room_of(&told, told.created.clone()).unwrap();
        let then = Seat::ALL.into_iter().flat_map(|by| {
            [
                LawEvent::Agree { by },
                LawEvent::Object { by },
                LawEvent::CallDirector { by, about: About::AsSeen },
                LawEvent::Withdraw { seat: by, card: None },
            ]
            .map(|event| (by, event))
        });
        let then: Vec<(Seat, LawEvent)> = then.collect();
        for me in Seat::ALL {
            for _ in 0..8 {
                let Some(other) = another_world(&told, me, &mut dice) else { continue };
                let Some(there) = room_of(&told, other) else { continue };
                assert_eq!(shown(&here, me), shown(&there, me), "{me} after {story:?}");
                for (by, event) in &then {
                    let act = Act::Bridge(event.clone()).into();
                    let said = |room: &Room| room.decide(Actor::Robot((*by).into()), &act);
                    let (one, two) = (said(&here), said(&there));
                    assert_eq!(one, two, "{me}: {event:?} after {story:?}");
                    let Ok(done) = one else { continue };
                    let (one, two) = (after(&here, &done), after(&there, &done));
                    // At the end everybody sees all hands.
                    if !one.is_over() {
                        compared += 1;
                        assert_eq!(shown(&one, me), shown(&two, me), "{me}: {event:?} after {story:?}");
                    }
                }
            }
        }
    }
    assert!(compared > 500, "{compared}");
}
