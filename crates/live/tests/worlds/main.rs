//! Two deals that differ only in what a player cannot see show him the same: his view, what he may choose, what would
//! follow it, and what he is told when he tries something, to the byte.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod refused;
#[path = "../support/mod.rs"]
mod support;

use bridge::PartialDeal;
use bridge_laws::{
    event::{About, Event as LawEvent},
    words::{Elects, Irregularity},
};
use cards::{BySeat, BySide, Card, CardSet, Seat, Suit};
use live::{Act, Actor, Created, Dice, Event, GameSetup, GameView, Room, Spectators, Text, Viewer, Watching};

use support::{Bystander, Players, count, tally, words};

/// What happened at a table so far.
struct Told {
    created: Created,
    events: Vec<Event>,
}

/// Plays until there is a choice; then tells of it.
fn until_a_choice(seed: u64, after: usize) -> Option<Told> {
    let mut seen = 0;
    until(seed, |bystander, _| {
        let choice = matches!(bystander.board.table().status(), bridge_laws::Status::Election(_));
        seen += usize::from(choice);
        choice && seen > after
    })
}

/// Plays until it is to stop, at a table where nobody is told what nobody has called attention to.
fn until(seed: u64, mut stop: impl FnMut(&Bystander, usize) -> bool) -> Option<Told> {
    let mut players = Players::new(seed);
    let mut created = players.sit_down();
    created.watching = Watching::OnCall;
    created.spectators = Spectators::Delayed { tricks: 0 };
    let first = Event::Created(Box::new(created.clone()));
    let (mut room, mut bystander) = (Room::default(), Bystander::new(&created));
    room.happened(1, first.clone());
    let mut events = vec![first];
    for step in 0..300 {
        if stop(&bystander, step) {
            return Some(Told { created, events });
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

/// What is chosen about: what the director has found, who was called and looked at the hands (of two cards that were
/// not the one that had to be played, which one was wrong turns on what its player held).
fn chosen_about(told: &Told, created: &Created) -> Option<Elects> {
    let mut bystander = Bystander::new(created);
    told.events.iter().skip(1).for_each(|event| bystander.saw(event));
    match bystander.board.table().status() {
        bridge_laws::Status::Election(election) => Some(election.about),
        _ => None,
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
                let about = chosen_about(&told, &other);
                if about.is_none()
                    || about != chosen_about(&told, &told.created)
                    || public(&here) != public(&there)
                {
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

fn asks_the_director(event: &Event) -> bool {
    let Event::Acted { act: live::Told::Bridge(live::bridge::Told::Event(told)), .. } = event else {
        return false;
    };
    matches!(told, LawEvent::CallDirector { .. })
}

fn after(room: &Room, event: &Event) -> Room {
    let mut room = room.clone();
    room.happened(room.number() + 1, event.clone());
    room
}

/// What everybody learns by this, whoever holds what.
///
/// A penalty card lay there and another was played: the director looks whether he could follow suit (52, or a revoke).
/// Who has to lead a suit and has none leads a penalty card, and declarer says which (51A).
fn shows_what_is_held(one: &Room, two: &Room, me: Seat) -> bool {
    let [one, two] = [one, two].map(|room| shown(room, me));
    let says = |said: &str, law: &str| said.contains(&format!("\"{law}\""));
    let another_card = |said: &str| says(said, "Law 52A");
    let revoke = |said: &str| says(said, "Law 62A") || says(said, "Law 63A1");
    let has_none = |said: &str| says(said, "Law 50D2a") && says(said, "Law 51A");
    let has_some = |said: &str| says(said, "Law 50D2a") && !says(said, "Law 51A");
    let between =
        |a: &dyn Fn(&str) -> bool, b: &dyn Fn(&str) -> bool| a(&one) && b(&two) || a(&two) && b(&one);
    between(&another_card, &revoke) || between(&has_none, &has_some)
}

/// Was the same ruled all along? What lies on the table shows the last ruling only.
fn ruled_the_same(told: &Told, other: &Created) -> bool {
    let ruled = |created: &Created| {
        let mut bystander = Bystander::new(created);
        let after = |event| {
            bystander.saw(event);
            bystander.board.table().rulings().iter().map(|ruling| ruling.effects.clone()).collect()
        };
        told.events.iter().skip(1).map(after).collect::<Vec<Vec<_>>>()
    };
    ruled(&told.created) == ruled(other)
}

/// How many revokes nobody has noticed, if nothing else is open.
fn only_revokes(told: &Told, created: &Created) -> Option<usize> {
    let mut bystander = Bystander::new(created);
    told.events.iter().skip(1).for_each(|event| bystander.saw(event));
    let open = bystander.board.table().unnoticed();
    open.iter().all(|noticed| noticed.kind == Irregularity::Revoke).then_some(open.len())
}

/// What a player sees once he has called the director about what has just happened, or why he cannot.
fn called_by(room: &Room, me: Seat) -> Result<String, live::Refused> {
    let act = Act::Bridge(LawEvent::CallDirector { by: me, about: About::ThisNow }).into();
    room.decide(Actor::Robot(me.into()), &act).map(|done| shown(&after(room, &done), me))
}

/// 3NT by South, West to lead, after this.
fn three_notrump(told: &[(Seat, &str)]) -> Told {
    three_notrump_with("N:AK32.K32.432.432 QJT9.QJT.QJT.QJT 8765.A98.A98.A98 4.7654.K765.K765", told)
}

fn three_notrump_with(deal: &str, told: &[(Seat, &str)]) -> Told {
    let setup = live::bridge::BoardSetup {
        board: None,
        deal: Text(deal.parse().unwrap()),
        dealer: Text(Seat::South),
        vulnerable: live::bridge::Vulnerable::None,
        auction: Vec::new(),
        contract: Some(live::bridge::Given {
            contract: Text("3NT".parse().unwrap()),
            declarer: Text(Seat::South),
        }),
    };
    let created = Created { game: GameSetup::Bridge(setup), ..Players::new(1).sit_down() };
    let created =
        Created { watching: Watching::OnCall, spectators: Spectators::Delayed { tricks: 0 }, ..created };
    let mut events = vec![Event::Created(Box::new(created.clone()))];
    let mut room = Room::default();
    room.happened(1, events[0].clone());
    for (seat, told) in told {
        let told = live::Told::Bridge(serde_json::from_str(told).unwrap());
        let by = Actor::Robot((*seat).into());
        let event = room.decide(by, &told).unwrap_or_else(|why| panic!("{told:?}: {why}"));
        room.happened(room.number() + 1, event.clone());
        events.push(event);
    }
    Told { created, events }
}

/// A table in its second trick. East has not played to the first and is asked for a card: he chooses from his diamonds.
fn east_owes_a_card() -> Told {
    three_notrump(&[
        (Seat::West, r#"{"play": "W:DK"}"#),
        (Seat::South, r#"{"play": "N:D2"}"#),
        (Seat::South, r#"{"play": "S:DA"}"#),
        (Seat::South, r#"{"lead": "S:S5"}"#),
        (Seat::West, r#"{"play": "W:S4"}"#),
        (Seat::South, r#"{"play": "N:SA"}"#),
        (Seat::East, r#"{"play": "E:S9"}"#),
        (Seat::South, r#"{"call-director": {"by": "S", "about": {"trick": 1}}}"#),
    ])
}

#[test]
fn a_director_called_about_two_cards_has_not_told_yet_that_the_one_played_is_a_revoke() {
    // East lays two cards to a heart and has hearts; he is to say which of the two he plays.
    let mut told = three_notrump(&[
        (Seat::West, r#"{"play": "W:H4"}"#),
        (Seat::East, r#"{"two-cards": {"cards": ["E:CQ", "E:DT"], "visible": ["E:CQ", "E:DT"]}}"#),
        (Seat::South, r#"{"play": "S:HA"}"#),
        (Seat::South, r#"{"play": "N:H2"}"#),
        (Seat::South, r#"{"play": "S:S5"}"#),
    ]);
    let at_once = LawEvent::Simultaneous(vec![
        (Seat::North, "H2".parse().unwrap()),
        (Seat::South, "S5".parse().unwrap()),
    ]);
    let room = room_of(&told, told.created.clone()).unwrap();
    told.events.push(room.decide(Actor::Director, &Act::Bridge(at_once).into()).unwrap());
    let here = room_of(&told, told.created.clone()).unwrap();
    assert!(is_choosing(&here));
    let (mut dice, mut without_hearts) = (Dice::new(3, &[]), 0);
    for _ in 0..2_000 {
        let Some(other) = another_world(&told, Seat::South, &mut dice) else { continue };
        let GameSetup::Bridge(setup) = &other.game else { continue };
        if setup.deal.0.hands[Seat::East].is_none_or(|hand| hand.has(Suit::Hearts)) {
            continue;
        }
        without_hearts += 1;
        let there = room_of(&told, other).unwrap();
        assert_eq!(shown(&here, Seat::South), shown(&there, Seat::South));
    }
    assert!(without_hearts > 3, "{without_hearts}");
}

#[test]
fn a_call_about_what_has_happened_tells_nothing_of_hidden_hands() {
    let (compared, differed) = tally(|seed| {
        let mut dice = Dice::new(seed, &[37]);
        let steps = dice.below(90);
        let Some(told) = until(seed, |_, step| step >= steps) else { return (0, 0) };
        let (mut compared, mut differed) = (0, 0);
        let here = room_of(&told, told.created.clone()).unwrap();
        for me in Seat::ALL {
            for _ in 0..3 {
                let Some(other) = another_world(&told, me, &mut dice) else { continue };
                let Some(there) = room_of(&told, other.clone()) else { continue };
                let revokes = [only_revokes(&told, &told.created), only_revokes(&told, &other)];
                if !revokes.contains(&None) && public(&here) == public(&there) {
                    let (one, two) = (called_by(&here, me), called_by(&there, me));
                    // What is ruled on may turn on what the director finds in the hands.
                    let ruled = |said: &Result<String, _>| {
                        said.as_ref().is_ok_and(|said| said.contains("\"fresh\":true"))
                    };
                    if ruled(&one) && ruled(&two) || one != two && !ruled_the_same(&told, &other) {
                        continue;
                    }
                    compared += 1;
                    differed += usize::from(revokes[0] != revokes[1]);
                    assert_eq!(one, two, "seed {seed}, {me} calls");
                }
            }
        }
        (compared, differed)
    });
    let tables = usize::try_from(count()).unwrap();
    assert!(
        compared > tables / 4 && differed > tables / 50,
        "{compared} compared, {differed} with other revokes"
    );
}

#[test]
fn a_call_about_what_has_happened_brings_up_no_revoke_that_the_caller_does_not_see() {
    // East has hearts, and discards on one.
    let discards = [(Seat::West, r#"{"play": "W:H4"}"#), (Seat::South, r#"{"play": "N:H2"}"#)];
    let (east, goes_on) = ((Seat::East, r#"{"play": "E:CQ"}"#), (Seat::South, r#"{"play": "S:HA"}"#));
    let after = |more: &[(Seat, &str)]| -> Room {
        let told = three_notrump(&[&discards, &[east][..], more].concat());
        room_of(&told, told.created.clone()).unwrap()
    };
    let open = |room: &Room, by: Seat| called_by(room, by).unwrap().contains("\"ruling\":{");
    let played = after(&[]);
    for seat in [Seat::West, Seat::North, Seat::South] {
        assert!(!open(&played, seat), "{seat} sees nothing");
    }
    assert!(open(&played, Seat::East), "he knows it himself");
    // He takes the card back; everybody sees that.
    assert!(open(&after(&[(Seat::East, r#"{"withdraw": "E:CQ"}"#)]), Seat::South));
    // Two tricks later a heart comes out of his hand.
    let later = [
        goes_on,
        (Seat::South, r#"{"play": "S:H8"}"#),
        (Seat::West, r#"{"play": "W:H5"}"#),
        (Seat::South, r#"{"play": "N:HK"}"#),
    ];
    let next = after(&later);
    assert!(!open(&next, Seat::South));
    let shows = [&later[..], &[(Seat::East, r#"{"play": "E:HT"}"#)]].concat();
    assert!(open(&after(&shows), Seat::South) && open(&after(&shows), Seat::West));
}

#[test]
fn that_another_than_the_penalty_card_was_played_everybody_sees_and_the_director_looks_why() {
    // East's ♣Q lies there, and on a heart he plays ♦10: with no heart he had to play ♣Q (50D1a), with one he has revoked.
    let told = [
        (Seat::West, r#"{"play": "W:H4"}"#),
        (Seat::South, r#"{"play": "N:H2"}"#),
        (Seat::East, r#"{"expose": {"cards": ["E:CQ"], "how": "deliberate"}}"#),
        (Seat::South, r#"{"call-director": {"by": "S"}}"#),
        (Seat::East, r#"{"play": "E:DT"}"#),
    ];
    let deals = [
        "N:AK32.K32.432.432 QJT9.QJT.QJT.QJT 8765.A98.A98.A98 4.7654.K765.K765",
        "N:AK32.K32.432.432 QJT9..QJT98.QJT9 8765.AQJT98.A.A8 4.7654.K765.K765",
    ];
    let said = deals.map(|deal| {
        let told = three_notrump_with(deal, &told);
        called_by(&room_of(&told, told.created.clone()).unwrap(), Seat::West).unwrap()
    });
    assert!(said[0].contains("\"Law 62A\"") && !said[0].contains("\"Law 52A\""), "{}", said[0]);
    assert!(said[1].contains("\"Law 52A\"") && !said[1].contains("\"Law 62A\""), "{}", said[1]);
}

#[test]
fn what_a_revoke_costs_tells_nothing_of_another_that_nobody_has_noticed() {
    // East discards on a heart, and South on a diamond. South follows to the next diamond; his revoke is established.
    let tricks = [
        (Seat::West, r#"{"play": "W:H4"}"#),
        (Seat::South, r#"{"play": "N:H2"}"#),
        (Seat::East, r#"{"play": "E:CQ"}"#),
        (Seat::South, r#"{"play": "S:HA"}"#),
        (Seat::South, r#"{"play": "S:S5"}"#),
        (Seat::West, r#"{"play": "W:S4"}"#),
        (Seat::South, r#"{"play": "N:SA"}"#),
        (Seat::East, r#"{"play": "E:S9"}"#),
        (Seat::South, r#"{"play": "N:D2"}"#),
        (Seat::East, r#"{"play": "E:DT"}"#),
        (Seat::South, r#"{"play": "S:C8"}"#),
        (Seat::West, r#"{"play": "W:DK"}"#),
        (Seat::West, r#"{"play": "W:D5"}"#),
        (Seat::South, r#"{"play": "N:D3"}"#),
        (Seat::East, r#"{"play": "E:DJ"}"#),
        (Seat::South, r#"{"play": "S:D9"}"#),
    ];
    // With hearts in his hand East has revoked as well; without, he has not.
    let revoked = three_notrump(&tricks);
    let without = "N:AK32.K32.432.432 QJT9..QJT8.AQJT9 8765.AQJT98.A9.8 4.7654.K765.K765";
    let had_none = three_notrump_with(without, &tricks);
    let rooms = [&revoked, &had_none].map(|told| room_of(told, told.created.clone()).unwrap());
    for seat in [Seat::West, Seat::North] {
        let said = rooms.each_ref().map(|room| {
            called_by(room, Seat::West).map(|_| {
                let act =
                    Act::Bridge(LawEvent::CallDirector { by: Seat::West, about: About::ThisNow }).into();
                shown(&after(room, &room.decide(Actor::Robot(Seat::West.into()), &act).unwrap()), seat)
            })
        });
        let said = said.map(Result::unwrap);
        assert_eq!(said[0], said[1], "{seat}");
        assert!(said[0].contains("Law 63A1") && !said[0].contains("64B7"), "{}", said[0]);
    }
    // A heart comes out of East's hand, and South calls as well: now both are reckoned, and no trick goes over (64B7).
    let mut bystander = Bystander::new(&revoked.created);
    let mut room = room_of(&revoked, revoked.created.clone()).unwrap();
    revoked.events.iter().skip(1).for_each(|event| bystander.saw(event));
    let mut goes_on = |by: Seat, event: LawEvent| {
        let event = room.decide(Actor::Robot(by.into()), &Act::Bridge(event).into()).unwrap();
        room.happened(room.number() + 1, event.clone());
        bystander.saw(&event);
        (bystander.board.table().transfer(), shown(&room, Seat::North))
    };
    goes_on(Seat::West, LawEvent::CallDirector { by: Seat::West, about: About::ThisNow });
    let mut owed = BySide([0, 0]);
    for (by, seat, card) in [
        (Seat::East, Seat::East, "HQ"),
        (Seat::South, Seat::South, "H8"),
        (Seat::West, Seat::West, "H5"),
        (Seat::South, Seat::North, "HK"),
    ] {
        (owed, _) = goes_on(by, LawEvent::Play { seat, card: card.parse().unwrap() });
    }
    assert_eq!(owed, BySide([0, 1]), "64A2: his side has won a trick since");
    let (owed, said) =
        goes_on(Seat::South, LawEvent::CallDirector { by: Seat::South, about: About::ThisNow });
    assert_eq!(owed, BySide([0, 0]), "{said}");
    assert!(said.contains("64B7"), "{said}");
}
