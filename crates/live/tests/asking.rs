//! To ask at a table of Doppelkopf is an act that everybody sees. What comes of it tells nobody what nobody could have
//! noticed: whether a hand whose cards he does not see could have followed.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

use doppelkopf_laws::event::Event as LawEvent;
use doppelkopf_rules::Position;
use live::{
    Act, Actor, Chair, Created, Event, GameSetup, GameView, Refused, Room, Spectators, Viewer, Watching,
};
use wording::{Lang, Lexicon};

mod support;

use support::deal_of;

use Position::{Four, One, Three, Two};

static WORDS: Lexicon = Lexicon::new(Lang::En);

/// 1 has led ♠A and 2 has put ♣T on it; the trick is over, and 1 is to lead again. `revoked`: 2 holds ♠9, and 4 the ♣9 that
/// he holds otherwise.
fn table(revoked: bool) -> Room {
    let (of_two, of_four) = if revoked { ("S9", "C9") } else { ("C9", "S9") };
    let hands = [
        "CQ CQ HT SA SA SK SK HA HA HK H9 D9".to_owned(),
        format!("HT SQ SQ CA CA CT CT CK CK C9 {of_two} DA"),
        "HQ HQ DQ DQ CJ CJ SJ SJ HJ HJ ST S9".to_owned(),
        format!("DJ DJ DA DT DT DK DK D9 ST {of_four} HK H9"),
    ];
    let mut room = dealt(hands);
    happens(
        &mut room,
        &[
            r#"{"reserve": "1:gesund"}"#,
            r#"{"reserve": "2:gesund"}"#,
            r#"{"reserve": "3:gesund"}"#,
            r#"{"reserve": "4:gesund"}"#,
            r#"{"play": "1:SA"}"#,
            r#"{"play": "2:CT"}"#,
            r#"{"play": "3:S9"}"#,
            r#"{"play": "4:ST"}"#,
        ],
    );
    room
}

/// These hands are dealt, and nothing has happened.
fn dealt(hands: [String; 4]) -> Room {
    let created = Created {
        name: "asking".to_owned(),
        game: GameSetup::Doppelkopf(deal_of(hands)),
        watching: Watching::OnCall,
        spectators: Spectators::Delayed { tricks: 0 },
        robots: [None; 4],
        names: Default::default(),
        seed: 1,
    };
    let mut room = Room::default();
    room.happened(1, Event::Created(Box::new(created)));
    room
}

/// Each tells what he does.
fn happens(room: &mut Room, told: &[&str]) {
    for told in told {
        let event: LawEvent = serde_json::from_str(told).unwrap();
        let by = match event {
            LawEvent::Say { by, .. } | LawEvent::Solo { by, .. } => by,
            LawEvent::Play { by, .. } | LawEvent::TwoCards { by, .. } => by,
            _ => unreachable!("{told}"),
        };
        does(room, by, event).unwrap_or_else(|why| panic!("{told}: {why}"));
    }
}

fn asks(room: &Room, by: Position, event: LawEvent) -> Result<Event, Refused> {
    room.decide(Actor::Chair(Chair::new(by.number()).unwrap()), &Act::Doppelkopf(event).into())
}

fn does(room: &mut Room, by: Position, event: LawEvent) -> Result<(), Refused> {
    let event = asks(room, by, event)?;
    room.happened(room.number() + 1, event);
    Ok(())
}

/// What everybody sees but who holds the card.
fn seen(room: &Room) -> Vec<String> {
    let chairs = [Chair::ALL[0], Chair::ALL[2]].map(Viewer::Chair);
    let viewers = chairs.into_iter().chain([Viewer::Spectator]);
    viewers.map(|viewer| serde_json::to_string(&room.view(viewer, &WORDS).unwrap()).unwrap()).collect()
}

fn in_vain(room: &Room) -> Option<Chair> {
    match room.view(Viewer::Spectator, &WORDS).unwrap().table.unwrap() {
        GameView::Doppelkopf(deal) => deal.called_in_vain,
        GameView::Bridge(_) => None,
    }
}

#[test]
fn whoever_asks_is_seen_and_is_not_told_what_nobody_could_have_noticed() {
    assert_eq!(seen(&table(true)), seen(&table(false)));
    for (by, event) in [
        (Three, LawEvent::CallReferee { by: Three }),
        (Three, LawEvent::PointOut { by: Three, about: None }),
        (Three, LawEvent::PointOut { by: Three, about: Some(Four) }),
        (Three, LawEvent::ClaimOffence { by: Three, about: None }),
        (Three, LawEvent::ClaimOffence { by: Three, about: Some(Four) }),
        (Three, LawEvent::ClaimOffence { by: Three, about: Some(One) }),
        (One, LawEvent::ClaimOffence { by: One, about: Some(One) }),
    ] {
        let (mut with, mut without) = (table(true), table(false));
        let acts = |room: &Room| room.number();
        let before = acts(&with);
        assert_eq!(asks(&with, by, event.clone()), asks(&without, by, event.clone()), "{event:?}");
        does(&mut with, by, event.clone()).unwrap();
        does(&mut without, by, event.clone()).unwrap();
        assert_eq!(seen(&with), seen(&without), "{event:?}");
        assert_eq!(acts(&with), before + 1, "it is kept");
        assert_eq!(in_vain(&with), Chair::new(by.number()), "and everybody sees it: {event:?}");
    }
}

#[test]
fn what_cannot_be_done_now_is_refused_alike() {
    for (by, event) in [
        (Three, LawEvent::PlayOn { by: Three }),
        (Three, LawEvent::AskPartner { by: Three, partner: Four }),
        (Three, LawEvent::Choose { by: Three, choice: doppelkopf_laws::words::Choice::Claim }),
        (Three, LawEvent::Play { by: Two, card: "S9".parse().unwrap() }),
        (Three, LawEvent::LeaveTricks { by: Three }),
    ] {
        let (with, without) = (asks(&table(true), by, event.clone()), asks(&table(false), by, event.clone()));
        assert!(with.is_err(), "{event:?}: {with:?}");
        assert_eq!(with, without, "{event:?}");
    }
}

#[test]
fn who_claims_that_this_player_has_not_followed_has_the_referee_look() {
    let claim = LawEvent::ClaimOffence { by: Three, about: Some(Two) };
    let (mut with, mut without) = (table(true), table(false));
    does(&mut with, Three, claim.clone()).unwrap();
    does(&mut without, Three, claim).unwrap();
    assert_eq!(in_vain(&with), None, "9.6.1: there is one, and it is ruled on");
    assert_eq!(in_vain(&without), Chair::new(3));
}

#[test]
fn who_points_out_that_this_player_has_not_followed_is_heard() {
    let says = LawEvent::PointOut { by: Three, about: Some(Two) };
    let (mut with, mut without) = (table(true), table(false));
    does(&mut with, Three, says.clone()).unwrap();
    does(&mut without, Three, says).unwrap();
    assert_eq!(in_vain(&with), None, "9.6.2: those who may claim are asked");
    assert_eq!(in_vain(&without), Chair::new(3));
}

#[test]
fn who_has_not_followed_may_say_so_himself() {
    let mut with = table(true);
    does(&mut with, Two, LawEvent::CallReferee { by: Two }).unwrap();
    assert_eq!(in_vain(&with), None, "9.6.2: those who may claim are asked");
}

#[test]
fn what_was_stored_before_is_read_as_it_was_meant_then() {
    // A call of a player’s brought every offence to light.
    let mut with = table(true);
    let by = Actor::Chair(Chair::ALL[2]);
    let act = Act::Doppelkopf(LawEvent::CallReferee { by: Three }).into();
    with.happened(with.number() + 1, Event::Acted { by, act, proofs: Vec::new() });
    assert_eq!(in_vain(&with), None);
}

#[test]
fn two_cards_laid_before_the_game_is_found_do_not_tell_whether_there_is_a_hochzeit() {
    // 1 and 2 have said Vorbehalt, and 1 wants no solo. Then he must have a Hochzeit, and he alone knows whether he has.
    let after = |of_one: &str, of_four: &str, laid: &str| {
        let mut room = dealt([
            format!("CQ {of_one} HT SA SA SK SK HA HA HK H9 D9"),
            "HT SQ SQ CA CA CT CT CK CK C9 C9 DA".to_owned(),
            "HQ HQ DQ DQ CJ CJ SJ SJ HJ HJ ST S9".to_owned(),
            format!("DJ {of_four} DA DT DT DK DK D9 ST S9 HK H9"),
        ]);
        happens(
            &mut room,
            &[
                r#"{"reserve": "1:vorbehalt"}"#,
                r#"{"reserve": "2:vorbehalt"}"#,
                r#"{"reserve": "3:gesund"}"#,
                r#"{"reserve": "4:gesund"}"#,
                r#"{"solo": "1:no"}"#,
                laid,
            ],
        );
        let viewers = [Viewer::Chair(Chair::ALL[2]), Viewer::Spectator];
        viewers.map(|viewer| serde_json::to_string(&room.view(viewer, &WORDS).unwrap()).unwrap())
    };
    for laid in [r#"{"play": "3:HQ"}"#, r#"{"two-cards": ["3:HQ", "3:DQ"]}"#] {
        assert_eq!(after("CQ", "DJ", laid), after("DJ", "CQ", laid), "{laid}");
    }
}
