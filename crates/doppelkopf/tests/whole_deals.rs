//! Whole deals at random, from the query to the points: what must hold in all of them (chapter 14 of
//! the rules).

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may panic")]

use doppelkopf::{
    ByPlace, Call, CallRefusal, Claim, Course, Deal, Finding, Form, Game, Hand, Kind, Naming, Party, Place,
    Play, Point, Rules, Say, Seating, Stage, Trumps, holder_of_both_alten,
};
use doppelkopf_rules::{Lap, Position, TableSize};
use proptest::prelude::*;

/// A deal at random, and numbers to choose by.
fn dealt() -> impl Strategy<Value = (Deal, Vec<u8>)> {
    let pack = Just(Hand::PACK.iter().collect::<Vec<Kind>>()).prop_shuffle();
    (pack, proptest::collection::vec(any::<u8>(), 160)).prop_map(|(pack, numbers)| {
        let hands: Vec<Hand> = pack.chunks(12).map(|c| Hand::of(c.iter().copied()).unwrap()).collect();
        (Deal::new(ByPlace(hands.try_into().unwrap())).unwrap(), numbers)
    })
}

fn rules() -> impl Strategy<Value = Rules> {
    (any::<bool>(), any::<[bool; 3]>()).prop_map(|(tsr, otherwise)| {
        let points = [Point::A6, Point::A8, Point::A17].into_iter().zip(otherwise);
        let start = if tsr { Rules::TSR } else { Rules::SHEET };
        points.filter(|(_, other)| *other).fold(start, |rules, (point, _)| rules.other_way(point))
    })
}

fn find(deal: &Deal, owes: [bool; 4], numbers: &mut impl Iterator<Item = u8>) -> Game {
    let both = holder_of_both_alten(deal.hands());
    let mut finding = Finding::new(ByPlace(owes), ByPlace::from_fn(|place| Some(both == Some(place))));
    let mut next = || numbers.next().unwrap();
    let mut passes = 0;
    loop {
        passes += 1;
        assert!(passes <= 4 + 4 + 4 + 1, "the query ends");
        match finding.stage() {
            Stage::Ask(place) => {
                let say = if next() < 40 { Say::Vorbehalt } else { Say::Gesund };
                finding.say(place, say).unwrap();
            }
            Stage::AskPflicht(place) | Stage::AskLust(place) => {
                if finding.claim(place, next() < 128).is_err() {
                    finding.claim(place, true).unwrap();
                }
            }
            Stage::Name { by, claim } => {
                let trumps = Trumps::ALL[usize::from(next() % 7)];
                let hochzeit = claim == Claim::Vorbehalt && finding.name(by, Naming::Hochzeit).is_ok();
                let solo = if owes[by as usize] { Naming::Pflichtsolo } else { Naming::Lustsolo };
                if !hochzeit {
                    finding.name(by, solo(trumps)).unwrap();
                }
            }
            Stage::Found(game) => return game,
        }
    }
}

/// The calls that each player may make now.
fn open_calls(play: &Play) -> Vec<(Place, Call)> {
    let all = Place::ALL.into_iter().flat_map(|place| Call::ALL.map(|call| (place, call)));
    all.filter(|&(place, call)| play.check_call(place, None, call).is_ok()).collect()
}

/// One random call; whether it was made. Only a reply of the other side may be new afterwards.
fn call(play: &mut Play, number: u8, any_reply: bool) -> Result<(), TestCaseError> {
    let before = open_calls(play);
    let (place, call) = (Place::ALL[usize::from(number % 4)], Call::ALL[usize::from(number / 4 % 5)]);
    let made = play.announce(place, None, call);
    prop_assert_eq!(made.is_ok(), before.contains(&(place, call)));
    if made.is_err() {
        prop_assert_eq!(open_calls(play), before);
        return Ok(());
    }
    let own = play.party(place);
    for new in open_calls(play).into_iter().filter(|open| !before.contains(open)) {
        let reply = play.party(new.0) != own && (new.1 == Call::Won || any_reply);
        // Or the level is no longer skipped from below by a side that has more cards to say it with.
        let next = play.party(new.0) == own && new.1 > call;
        prop_assert!(reply || next, "{new:?} after {place:?} {call:?}");
    }
    prop_assert_eq!(play.check_call(place, None, call), Err(CallRefusal::Repeat));
    Ok(())
}

proptest! {
    #[test]
    fn from_the_query_to_the_points(
        (deal, numbers) in dealt(), owes: [bool; 4], rules in rules(), five: bool, dealer in 0usize..4,
    ) {
        let mut numbers = numbers.into_iter();
        let game = find(&deal, owes, &mut numbers);
        let mut play = Play::new(deal, game).unwrap().under(rules);
        // The same seen by somebody who knows no hand.
        let mut unseen = Course::new(game, ByPlace([None; 4])).under(rules);
        let size = if five { TableSize::Five } else { TableSize::Four };
        let seating = Seating::new(size, Position::ALL[dealer], Lap::FIRST).unwrap();
        while let Some(place) = play.turn() {
            prop_assert!(play.course().result(seating).is_none());
            prop_assert!(!play.legal().is_empty());
            prop_assert_eq!(play.hand(place).len(), play.course().cards_left(place));
            call(&mut play, numbers.next().unwrap(), rules.is_other_way(Point::A6))?;
            let before = (open_calls(&play), play.course().klaerung());
            let legal = play.legal();
            let kind = legal.nth(numbers.next().unwrap() % legal.len()).unwrap();
            let trick = play.play(place, kind).unwrap();
            prop_assert_eq!(unseen.lay(kind), trick);
            if trick.is_some() {
                prop_assert_eq!(play.course().last_trick(), trick.as_ref());
            }
            // Fewer cards open no call; only the Klärungsstich does.
            if play.course().klaerung() == before.1 {
                prop_assert!(open_calls(&play).iter().all(|open| before.0.contains(open)));
            }
        }
        // Who knew no hand knows the parties now, and the same result but for the calls.
        let result = play.course().result(seating).unwrap();
        let calls = result.calls;
        prop_assert_eq!(unseen.result(seating).map(|game| doppelkopf_score::Game { calls, ..game }), Some(result));
        check_score(&play, seating, rules)?;
    }
}

fn check_score(play: &Play, seating: Seating, rules: Rules) -> Result<(), TestCaseError> {
    let score = play.course().result(seating).unwrap().score(rules).unwrap();
    let points = score.points;
    prop_assert_eq!(points.0.iter().sum::<i16>(), 0);
    let alone = matches!(play.course().form(), Form::Solo | Form::Still | Form::HochzeitAlone);
    for place in Place::ALL {
        let factor = if alone && play.party(place) == Party::Re { 3 } else { 1 };
        let sign = if play.party(place) == Party::Re { 1 } else { -1 };
        prop_assert_eq!(points[seating.position(place)], sign * factor * score.value);
    }
    if seating.size() == TableSize::Five {
        prop_assert_eq!(points[seating.dealer()], 0);
    }
    Ok(())
}
