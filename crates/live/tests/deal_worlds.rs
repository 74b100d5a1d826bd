//! Two deals of Doppelkopf that differ only in what somebody cannot see are the same to him: what he is shown at every step,
//! what he may do, why he may not, and what comes of it, to the byte. `STICH_VIEWS` says how many deals, `STICH_SEED` which is
//! the first.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod support;

use doppelkopf::{Call, Kind, Naming, Party, Say, Spoken, Trumps};
use doppelkopf_laws::{
    event::Event as LawEvent,
    offence::{Act as Wrong, Offence},
    words::Choice,
};
use doppelkopf_rules::Position;
use live::{Act, Actor, Chair, Event, Refused, Room, Told, Viewer, Watching, doko};
use serde_json::Value;
use support::{count, deal::Table, tally, words};

/// What was done at a table so far.
fn law_of(event: &Event) -> Option<(Actor, &LawEvent)> {
    match event {
        Event::Acted { by, act: Told::Doppelkopf(doko::Told::Event(event)), .. } => Some((*by, event)),
        _ => None,
    }
}

/// May something come of this that the viewer could not see before: does somebody look at the cards, say what he alone knows,
/// or hear who was right?
fn brings_to_light(event: &Event, viewer: Viewer) -> bool {
    let Some((by, event)) = law_of(event) else { return false };
    let anothers = by.chair().map(Viewer::Chair) != Some(viewer);
    // The referee sees all cards.
    by == Actor::Director
        || match event {
            // 9.6.1: whoever names somebody hears whether it is so. 5.6: what is claimed of the rest is looked at.
            LawEvent::ClaimOffence { about: Some(_), .. } | LawEvent::PointOut { about: Some(_), .. } => true,
            LawEvent::Shorten { .. } | LawEvent::HandOver { .. } => true,
            // Who has done wrong knows it, and may say so.
            LawEvent::PointOut { about: None, .. } | LawEvent::CallReferee { .. } => anothers,
            // What was noticed is ruled on, by what the referee finds.
            LawEvent::Choose { choice, .. } | LawEvent::PartnerSays { choice, .. } => {
                *choice == Choice::Claim
            }
            _ => false,
        }
}

fn shown(room: &Room, viewer: Viewer) -> String {
    serde_json::to_string(&room.view(viewer, words()).unwrap()).unwrap()
}

/// What the referee deals with.
fn dealt_with(room: &Room) -> [Value; 3] {
    let view: Value = serde_json::from_str(&shown(room, Viewer::Director)).unwrap();
    ["choice", "question", "ruling"].map(|part| view["table"][part].clone())
}

/// What was wrong and has been noticed with this.
fn noticed(before: &Room, after: &Room) -> Vec<Value> {
    let unnoticed = |room: &Room| -> Vec<Value> {
        let view: Value = serde_json::from_str(&shown(room, Viewer::Director)).unwrap();
        view["table"]["unnoticed"].as_array().cloned().unwrap_or_default()
    };
    let after = unnoticed(after);
    unnoticed(before).into_iter().filter(|one| !after.contains(one)).collect()
}

fn begun(events: &[Event]) -> Room {
    let mut room = Room::default();
    events.iter().for_each(|event| happens(&mut room, event));
    room
}

fn happens(room: &mut Room, event: &Event) {
    room.happened(room.number() + 1, event.clone());
}

/// Both go on together until something comes to light in one of them, or could not have happened in the other.
/// Nothing, if they went apart.
fn in_both(table: &mut Table, viewer: Viewer, seed: u64) -> Option<[Room; 2]> {
    let mut here = begun(&table.before);
    let mut there = begun(&table.dealt_otherwise(viewer));
    assert_eq!(shown(&here, viewer), shown(&there, viewer), "seed {seed}: as it is dealt");
    for event in &table.events {
        if let Err(refused) = there.could_happen(event) {
            // What he could do himself he could do with any cards of the others.
            let mine = law_of(event).is_some_and(|(by, _)| by.chair().map(Viewer::Chair) == Some(viewer));
            assert!(
                !mine || brings_to_light(event, viewer),
                "seed {seed}: {viewer:?} cannot do {event:?}: {refused:?}"
            );
            return None;
        }
        // What came to light is another thing, which he may only see later: beside the table all is seen some tricks
        // later, and a choice that others have comes first.
        let light = brings_to_light(event, viewer);
        let before = light.then(|| (here.clone(), there.clone()));
        happens(&mut here, event);
        happens(&mut there, event);
        if here.is_over() || there.is_over() {
            return None;
        }
        if let Some((one, two)) = before
            && (viewer == Viewer::Spectator
                || dealt_with(&here) != dealt_with(&there)
                || noticed(&one, &here) != noticed(&two, &there))
        {
            return None;
        }
        let (one, two) = (shown(&here, viewer), shown(&there, viewer));
        if one != two {
            assert!(light, "seed {seed}: {viewer:?} after {event:?}\n{one}\n{two}");
            return None;
        }
    }
    Some([here, there])
}

/// Everything that somebody may think of, and some things that are not his to do.
fn tries(chair: Chair, own: &[Kind]) -> Vec<LawEvent> {
    let by = doko::position(chair);
    let all = Position::ALL.into_iter().filter(|at| at.number() <= 4);
    let solos = Trumps::ALL.map(Naming::Lustsolo).into_iter().chain(Trumps::ALL.map(Naming::Pflichtsolo));
    let mut tried = vec![
        LawEvent::Say { by, say: Say::Gesund },
        LawEvent::Say { by, say: Say::Vorbehalt },
        LawEvent::Solo { by, yes: true },
        LawEvent::Solo { by, yes: false },
        LawEvent::Name { by, naming: Naming::Hochzeit },
        LawEvent::PointOut { by, about: None },
        LawEvent::CallReferee { by },
        LawEvent::ClaimOffence { by, about: None },
        LawEvent::PlayOn { by },
        LawEvent::PartnerSays { by, choice: Choice::Claim },
        LawEvent::PartnerSays { by, choice: Choice::PlayOn },
        LawEvent::Choose { by, choice: Choice::Claim },
        LawEvent::Choose { by, choice: Choice::PlayOn },
        LawEvent::Shorten { by, line: None },
        LawEvent::Shorten { by, line: Some(own.to_vec()) },
        LawEvent::HandOver { by },
        LawEvent::LeaveTricks { by },
        LawEvent::TakeIn { by },
        LawEvent::Offence(Offence { by, act: Wrong::LookedAtTricks }),
        LawEvent::Offence(Offence { by, act: Wrong::Remark }),
    ];
    tried.extend(solos.map(|naming| LawEvent::Name { by, naming }));
    for call in Call::ALL {
        for party in [None, Some(Party::Re), Some(Party::Kontra)] {
            tried.push(LawEvent::Announce { by, spoken: Spoken { party, call }, cards: None });
        }
    }
    for at in all {
        tried.push(LawEvent::AskPartner { by, partner: at });
        tried.push(LawEvent::ClaimOffence { by, about: Some(at) });
        tried.push(LawEvent::PointOut { by, about: Some(at) });
        tried.extend([LawEvent::PlayOn { by: at }, LawEvent::LeaveTricks { by: at }]);
        tried.push(LawEvent::Choose { by: at, choice: Choice::Claim });
    }
    for &card in own {
        tried.extend([
            LawEvent::Play { by, card },
            LawEvent::Expose { by, cards: vec![card] },
            LawEvent::TakeBack { by, card },
            LawEvent::TwoCards { by, card, other: own[0] },
        ]);
    }
    tried
}

/// Plays to somewhere, and compares; how many pairs there were to the end, and how often somebody was refused in them.
fn compared(seed: u64) -> (usize, usize) {
    let mut table = Table::watched(seed, Watching::OnCall);
    // A third while the game is found, the others anywhere.
    let steps = [12, 90, 90][table.dice.below(3)];
    let steps = table.dice.below(steps);
    for step in 0..steps {
        if let Some(event) = table.next(step) {
            table.happened(&event);
        }
        if table.room.is_over() && (step > steps / 2 || !table.deals_again()) {
            return (0, 0);
        }
    }
    let (mut pairs, mut refused) = (0, 0);
    for viewer in Chair::ALL.map(Viewer::Chair).into_iter().chain([Viewer::Spectator]) {
        for _ in 0..2 {
            let Some([here, there]) = in_both(&mut table, viewer, seed) else { continue };
            pairs += 1;
            let Viewer::Chair(chair) = viewer else { continue };
            let own: Vec<Kind> = table.setup.hands[chair.index()].iter().map(|card| card.0).collect();
            for event in tries(chair, &own) {
                let act: Told = Act::Doppelkopf(event).into();
                // Whether a claim is true is searched for; that it must be is seen at once.
                let said = |room: &Room| match room.decide_with(Actor::Robot(chair), &act, |_| None) {
                    Err(Refused::Unproved(_)) => Err("unproved".to_owned()),
                    other => other.map_err(|refused| format!("{refused:?}")),
                };
                let (one, two) = (said(&here), said(&there));
                refused += usize::from(one.is_err());
                let names = matches!(
                    &act,
                    Told::Doppelkopf(doko::Told::Event(
                        LawEvent::ClaimOffence { about: Some(_), .. }
                            | LawEvent::PointOut { about: Some(_), .. }
                    ))
                );
                if names {
                    continue;
                }
                assert_eq!(one, two, "seed {seed}: {viewer:?} tries {act:?}");
                let Ok(done) = one else { continue };
                let (mut one, mut two) = (here.clone(), there.clone());
                happens(&mut one, &done);
                happens(&mut two, &done);
                if !brings_to_light(&done, viewer) && !one.is_over() && !two.is_over() {
                    assert_eq!(
                        shown(&one, viewer),
                        shown(&two, viewer),
                        "seed {seed}: {viewer:?} does {done:?}"
                    );
                }
            }
        }
    }
    (pairs, refused)
}

#[test]
fn what_a_player_is_shown_and_refused_tells_nothing_of_hidden_hands() {
    let (pairs, refused) = tally(compared);
    println!("{} deals, {pairs} pairs to the end, {refused} refused", count());
    let deals = usize::try_from(count()).unwrap();
    assert!(pairs > deals && refused > pairs * 10, "{pairs} compared, {refused} refused");
}
