use proptest::prelude::*;

use super::*;
use crate::Rules;

use Place::{First, Fourth, Second, Third};
use Say::{Gesund as G, Vorbehalt as V};

const DAMEN: Trumps = Trumps::Damen;
const PFLICHT: Naming = Naming::Pflichtsolo(DAMEN);
const LUST: Naming = Naming::Lustsolo(DAMEN);

/// `owes`: a letter a place, `o` who still owes; `both`: who has both ♣D, the others not.
fn deal(owes: &str, both: Option<Place>) -> Finding {
    let owes: Vec<bool> = owes.chars().map(|c| c == 'o').collect();
    let owes = ByPlace(owes.try_into().unwrap());
    Finding::new(owes, ByPlace::from_fn(|p| Some(both == Some(p))))
}

fn said(owes: &str, both: Option<Place>, words: &[Say]) -> Finding {
    let mut f = deal(owes, both);
    for (place, &say) in Place::ALL.into_iter().zip(words) {
        f.say(place, say).unwrap();
    }
    f
}

fn solo(by: Place, duty: Duty) -> Stage {
    Stage::Found(Game::Solo { by, trumps: DAMEN, duty })
}

#[test]
fn all_gesund_is_a_normal_game() {
    assert_eq!(said("oooo", None, &[G, G, G, G]).stage(), Stage::Found(Game::Normal));
    // A stille Hochzeit is found as a normal game.
    assert_eq!(said("oooo", Some(First), &[G, G, G, G]).stage(), Stage::Found(Game::Normal));
}

#[test]
fn one_vorbehalt_names() {
    let mut f = said("oooo", Some(Second), &[G, V, G, G]);
    assert_eq!(f.stage(), Stage::Name { by: Second, claim: Claim::Vorbehalt });
    assert_eq!(f.name(First, PFLICHT), Err(Refusal::NoVorbehalt));
    assert_eq!(f.name(Second, LUST), Err(Refusal::PflichtsoloOwed));
    f.name(Second, Naming::Hochzeit).unwrap();
    assert_eq!(f.stage(), Stage::Found(Game::Hochzeit { by: Second }));
    assert_eq!(f.name(Second, PFLICHT), Err(Refusal::Named));
    assert_eq!(said("oooo", None, &[G, V, G, G]).name(Second, Naming::Hochzeit), Err(Refusal::NotBothAlten));
    assert_eq!(said("o--o", None, &[G, V, G, G]).name(Second, PFLICHT), Err(Refusal::PflichtsoloPlayed));
}

#[test]
fn pflichtsolo_before_lustsolo_before_hochzeit() {
    // S2.3: the Lustsolist sits nearer.
    let mut f = said("-o--", None, &[V, V, G, G]);
    assert_eq!(f.stage(), Stage::AskPflicht(Second));
    assert_eq!(f.claim(First, true), Err(Refusal::NotAsked));
    assert_eq!(f.name(First, LUST), Err(Refusal::NotCertain));
    f.claim(Second, true).unwrap();
    assert_eq!(f.name(First, LUST), Err(Refusal::Beaten));
    f.name(Second, PFLICHT).unwrap();
    assert_eq!(f.stage(), solo(Second, Duty::Pflicht));

    // S2.5: the Hochzeiter owes a Pflichtsolo, has none, and a Lustsolo takes the game.
    let mut f = said("o---", Some(First), &[V, G, G, V]);
    assert_eq!(f.stage(), Stage::AskPflicht(First));
    assert_eq!(f.name(First, Naming::Hochzeit), Err(Refusal::SoloBeforeHochzeit));
    f.claim(First, false).unwrap();
    assert_eq!(f.stage(), Stage::AskLust(Fourth));
    assert_eq!(f.claim(Fourth, false), Err(Refusal::BoundToSolo));
    f.name(Fourth, LUST).unwrap(); // a name is a yes
    assert_eq!(f.stage(), solo(Fourth, Duty::Lust));
}

#[test]
fn of_unknown_hands_only_one_can_be_a_hochzeit() {
    let mut f = Finding::new(ByPlace([true; 4]), ByPlace([None; 4]));
    for (place, say) in Place::ALL.into_iter().zip([V, G, V, G]) {
        f.say(place, say).unwrap();
    }
    f.claim(First, false).unwrap();
    assert_eq!(f.claim(Third, false), Err(Refusal::BoundToSolo));
    assert_eq!(f.stage(), Stage::AskPflicht(Third));
    f.name(Third, PFLICHT).unwrap();
    // A name in place of a yes ends the time of the last player too.
    assert_eq!(f.say(Fourth, V), Err(Refusal::TooLateToChange));
    let mut f = said("oooo", None, &[V, V, G, G]);
    f.name(First, PFLICHT).unwrap();
    assert_eq!(f.say(Fourth, V), Err(Refusal::TooLateToChange));
}

#[test]
fn seat_order_among_equals() {
    let mut f = said("oooo", None, &[G, V, V, V]);
    assert_eq!(f.stage(), Stage::AskPflicht(Second));
    f.claim(Second, true).unwrap();
    assert_eq!(f.stage(), Stage::Name { by: Second, claim: Claim::Pflichtsolo });
    let mut f = said("----", None, &[G, G, V, V]);
    assert_eq!(f.stage(), Stage::AskLust(Third));
    assert_eq!(f.name(Third, Naming::Hochzeit), Err(Refusal::SoloBeforeHochzeit));
    f.claim(Third, true).unwrap();
    f.name(Third, LUST).unwrap();
}

#[test]
fn a_word_may_be_changed_until_the_next_has_spoken() {
    let mut f = said("oooo", None, &[V]);
    f.say(First, G).unwrap();
    f.say(Second, V).unwrap();
    assert_eq!(f.say(First, V), Err(Refusal::TooLateToChange));
    assert_eq!(f.say(Second, V), Err(Refusal::OutOfTurn));
    assert_eq!(f.say(Fourth, G), Err(Refusal::OutOfTurn));

    // The last: until a card, a call or the question for solos; a game named meanwhile is void.
    let mut f = said("oooo", None, &[G, G, G, G]);
    assert_eq!(f.say(Third, V), Err(Refusal::TooLateToChange));
    f.say(Fourth, V).unwrap();
    assert_eq!(f.stage(), Stage::Name { by: Fourth, claim: Claim::Vorbehalt });
    f.say(Fourth, G).unwrap();
    assert_eq!(f.stage(), Stage::Found(Game::Normal));

    let mut f = said("oooo", Some(First), &[V, G, G, G]);
    f.name(First, Naming::Hochzeit).unwrap();
    f.say(Fourth, V).unwrap();
    assert_eq!(f.stage(), Stage::AskPflicht(First));
    f.claim(First, false).unwrap();
    assert_eq!(f.say(Fourth, G), Err(Refusal::TooLateToChange));

    let mut f = said("oooo", None, &[G, G, G, V]);
    f.name(Fourth, PFLICHT).unwrap();
    assert_eq!(f.say(Fourth, G), Err(Refusal::TooLateToChange));
}

type Row = (&'static str, Option<Place>, &'static [Say], Place, Naming, Result<(), Refusal>);

#[test]
fn early_naming_needs_certainty() {
    let table: [Row; 11] = [
        ("oooo", None, &[], First, PFLICHT, Ok(())),
        ("oooo", None, &[V], First, PFLICHT, Ok(())),
        ("oooo", None, &[], Second, PFLICHT, Err(Refusal::OutOfTurn)),
        ("oooo", None, &[V], Second, PFLICHT, Err(Refusal::NotCertain)),
        ("-ooo", None, &[V], Second, PFLICHT, Ok(())),
        ("oooo", None, &[G], Second, PFLICHT, Ok(())),
        ("oooo", None, &[G], First, PFLICHT, Err(Refusal::NoVorbehalt)),
        ("-ooo", None, &[], First, LUST, Err(Refusal::NotCertain)),
        ("----", None, &[], First, LUST, Ok(())),
        ("oooo", Some(First), &[], First, Naming::Hochzeit, Err(Refusal::NotCertain)),
        ("oooo", Some(Fourth), &[G, G, G], Fourth, Naming::Hochzeit, Ok(())),
    ];
    for (owes, both, words, place, naming, expected) in table {
        let mut f = said(owes, both, words);
        assert_eq!(f.name(place, naming), expected, "{owes} {words:?} {place:?} {naming}");
        assert_eq!(matches!(f.stage(), Stage::Found(_)), expected.is_ok());
    }
}

#[test]
fn vorfuehrung_has_no_query() {
    assert_eq!(Finding::vorfuehrung(ByPlace([false; 4])), None);
    let mut f = Finding::vorfuehrung(ByPlace([false, true, false, true])).unwrap();
    assert_eq!(f.say(First, G), Err(Refusal::Vorgefuehrt));
    assert_eq!(f.name(Fourth, PFLICHT), Err(Refusal::Vorgefuehrt));
    assert_eq!(f.name(Second, Naming::Hochzeit), Err(Refusal::Vorgefuehrt));
    assert_eq!(f.name(Second, LUST), Err(Refusal::PflichtsoloOwed));
    f.name(Second, PFLICHT).unwrap();
    assert_eq!(f.stage(), solo(Second, Duty::Vorgefuehrt));
    assert_eq!(f.say(Fourth, G), Err(Refusal::Vorgefuehrt));
}

#[test]
fn refusals_name_their_clause() {
    assert_eq!(Refusal::PflichtsoloOwed.clause().under(Rules::SHEET), "S2.2");
    assert_eq!(Refusal::PflichtsoloOwed.clause().under(Rules::TSR), "4.3.1");
    assert_eq!(Refusal::NotCertain.clause().under(Rules::SHEET), "4.1.8");
}

#[test]
fn namings_read_back() {
    for naming in [Naming::Hochzeit, PFLICHT, LUST] {
        assert_eq!(naming.to_string().parse(), Ok(naming));
    }
    assert!("solo damen".parse::<Naming>().is_err() && "lustsolo armut".parse::<Naming>().is_err());
}

proptest! {
    /// Whatever is said, each stage has a word that leads on; two Vorbehalte end in a solo.
    #[test]
    fn every_query_ends(owes: [bool; 4], both in 0usize..5, known: bool, words: [bool; 4], no: [bool; 4]) {
        let both = ByPlace::from_fn(|p| known.then_some(p as usize == both));
        let mut f = Finding::new(ByPlace(owes), both);
        let mut answers = no.into_iter();
        let mut steps = 0;
        while !matches!(f.stage(), Stage::Found(_)) {
            steps += 1;
            prop_assert!(steps < 12);
            match f.stage() {
                Stage::Ask(p) => f.say(p, if words[p as usize] { V } else { G }).unwrap(),
                Stage::AskPflicht(p) | Stage::AskLust(p) => {
                    if answers.next() != Some(true) || f.claim(p, false).is_err() {
                        f.claim(p, true).unwrap();
                    }
                }
                Stage::Name { by, .. } => f.name(by, if owes[by as usize] { PFLICHT } else { LUST }).unwrap(),
                Stage::Found(_) => {}
            }
        }
        let vorbehalte = words.iter().filter(|&&v| v).count();
        prop_assert_eq!(vorbehalte > 0, matches!(f.stage(), Stage::Found(Game::Solo { .. })));
    }
}
