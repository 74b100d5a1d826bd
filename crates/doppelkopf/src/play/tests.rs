use proptest::prelude::*;

use super::*;
use crate::{Duty, Form, Klaerung, Point, Rules, Sonderpunkt, Trumps};

use Place::{First, Fourth, Second, Third};

/// First has both ♣D; Second has no trump, Third nothing else.
fn hochzeit_deal() -> Deal {
    let hands = [
        "CQ CQ HT HT CA CA DA DA DT DT DK DK",
        "CT CT CK CK C9 C9 SA SA ST ST SK SK",
        "SQ SQ HQ HQ DQ DQ CJ CJ SJ SJ HJ HJ",
        "DJ DJ D9 D9 HA HA HK HK H9 H9 S9 S9",
    ];
    Deal::new(ByPlace(hands.map(|hand| hand.parse().unwrap()))).unwrap()
}

fn play_all(play: &mut Play, cards: &str) {
    for card in cards.split_whitespace() {
        play.play(play.turn().unwrap(), card.parse().unwrap()).unwrap();
    }
}

#[test]
fn deals_are_four_times_twelve() {
    let mut hands = *hochzeit_deal().hands();
    hands[Second] = hands[Second].without("C9".parse().unwrap()).unwrap();
    assert_eq!(Deal::new(hands), Err(DealError::Count { place: Second, cards: 11 }));
    hands[Second] = hands[Second].with("HA".parse().unwrap()).unwrap();
    assert_eq!(Deal::new(hands), Err(DealError::ThirdCopy("HA".parse().unwrap())));
}

#[test]
fn cards_that_cannot_be_played() {
    let mut play = Play::new(hochzeit_deal(), Game::Normal).unwrap();
    assert_eq!(play.play(Second, Kind::FOX), Err(PlayRefusal::OutOfTurn));
    assert_eq!(play.play(First, "D9".parse().unwrap()), Err(PlayRefusal::NotInHand("D9".parse().unwrap())));
    play_all(&mut play, "DA C9 SQ");
    assert_eq!(play.legal().to_string(), "D9 D9 DJ DJ");
    let refusal = play.play(Fourth, "HA".parse().unwrap()).unwrap_err();
    assert_eq!(refusal, PlayRefusal::MustFollow("HA".parse().unwrap()));
    assert_eq!(refusal.clause(), Clause::T5_2_2);
}

#[test]
fn a_hochzeit_clarified_in_trick_three() {
    let game = Game::Hochzeit { by: First };
    assert_eq!(Play::new(hochzeit_deal(), Game::Hochzeit { by: Second }), Err(StartError));
    let mut play = Play::new(hochzeit_deal(), game).unwrap();
    assert_eq!(play.announce(First, None, Call::Won), Err(CallRefusal::NotClarified));
    play_all(&mut play, "HT C9 HJ D9  HT C9 HJ D9");
    assert_eq!((play.course().klaerung(), play.course().known().of(Third)), (Some(Klaerung::Open), None));
    play_all(&mut play, "CA CT SJ DJ");
    assert_eq!(play.course().klaerung(), Some(Klaerung::Partner { partner: Third, trick: 3 }));
    assert!(play.course().known().is_clarified());
    assert_eq!(
        (play.course().form(), play.party(Third), play.turn()),
        (Form::Hochzeit, Party::Re, Some(Third))
    );
    let re = Some(Party::Re);
    assert_eq!(play.announce(Second, re, Call::Won), Err(CallRefusal::OtherParty(Party::Kontra)));
    assert_eq!(play.announce(Third, re, Call::Won), Ok(As::Erstansage)); // 9 cards, shift 2
    play_all(&mut play, "SQ");
    assert_eq!(play.announce(First, None, Call::Keine90), Ok(As::Absage));
    assert_eq!(play.announce(Third, None, Call::Keine60), Ok(As::Absage)); // 8 cards, 7 would do
    assert_eq!(play.course().calls().of(Party::Re).highest(), Some(Call::Keine60));
}

#[test]
fn three_own_tricks_are_alone() {
    let mut play = Play::new(hochzeit_deal(), Game::Hochzeit { by: First }).unwrap();
    play_all(&mut play, "HT C9 HJ D9  HT C9 HJ D9");
    assert!(play.course().sonderpunkte().is_empty());
    play_all(&mut play, "CQ CT SJ DJ");
    assert_eq!(
        (play.course().klaerung(), play.course().form()),
        (Some(Klaerung::Alone), Form::HochzeitAlone)
    );
    assert!(play.course().known().is_clarified());
    assert_eq!(play.course().tricks(Party::Re), 3);
    assert_eq!(play.announce(Fourth, Some(Party::Kontra), Call::Won), Ok(As::Erstansage));
}

#[test]
fn a_doppelkopf_before_the_klaerungsstich_waits_for_the_parties() {
    let mut hands = *hochzeit_deal().hands();
    for (a, gives, b, takes) in [(First, "CA", Third, "HJ"), (Second, "CT", Fourth, "D9")] {
        let (gives, takes) = (gives.parse().unwrap(), takes.parse().unwrap());
        hands[a] = hands[a].without(gives).unwrap().with(takes).unwrap();
        hands[b] = hands[b].without(takes).unwrap().with(gives).unwrap();
    }
    let mut play = Play::new(Deal::new(hands).unwrap(), Game::Hochzeit { by: First }).unwrap();
    play_all(&mut play, "CA CT CA CT");
    assert_eq!((play.turn(), play.course().sonderpunkte()), (Some(First), Vec::new()));
    play_all(&mut play, "DK D9 CJ DJ");
    assert_eq!(play.course().sonderpunkte(), [(Sonderpunkt::Doppelkopf, Party::Re)]);
}

#[test]
fn a_stille_hochzeit_is_a_solo_in_secret() {
    let mut play = Play::new(hochzeit_deal(), Game::Normal).unwrap();
    assert_eq!(play.course().form(), Form::Still);
    play_all(&mut play, "CQ C9 HJ D9");
    assert_eq!(play.course().known().of(First), Some(Party::Re));
    assert_eq!(play.course().known().of(Second), Some(Party::Kontra)); // discarded on trump
    assert_eq!(play.course().known().of(Third), None);
    play_all(&mut play, "CQ");
    assert!(play.course().known().is_clarified());
}

#[test]
fn who_leads_and_who_deals_next() {
    let solo = |duty| Game::Solo { by: Third, trumps: Trumps::Buben, duty };
    for (game, leader, again) in [
        (Game::Normal, First, false),
        (solo(Duty::Pflicht), Third, true),
        (solo(Duty::Vorgefuehrt), Third, false),
        (solo(Duty::Lust), First, false),
    ] {
        assert_eq!(game.same_dealer_again(), again);
        let play = Play::new(hochzeit_deal(), game).unwrap();
        assert_eq!((play.turn(), play.course().known().is_clarified()), (Some(leader), game != Game::Normal));
    }
}

/// All cards that exist, wherever they are.
fn all_cards(play: &Play) -> Hand {
    let piles = Place::ALL.into_iter().flat_map(|p| [play.hand(p), play.course().won(p)]);
    let table = Place::ALL.into_iter().filter_map(|p| play.course().on_table(p));
    Hand::of(piles.flat_map(Hand::iter).chain(table)).unwrap()
}

/// A shuffled pack, and numbers to choose by.
fn dealt() -> impl Strategy<Value = (Deal, Vec<u8>)> {
    let pack = Just(Hand::PACK.iter().collect::<Vec<Kind>>()).prop_shuffle();
    (pack, proptest::collection::vec(any::<u8>(), 120)).prop_map(|(pack, numbers)| {
        let hands: Vec<Hand> = pack.chunks(12).map(|c| Hand::of(c.iter().copied()).unwrap()).collect();
        (Deal::new(ByPlace(hands.try_into().unwrap())).unwrap(), numbers)
    })
}

fn some_game(deal: &Deal, number: u8) -> Game {
    let by = Place::ALL[usize::from(number % 4)];
    match (holder_of_both_alten(deal.hands()), Trumps::ALL.get(usize::from(number / 4 % 16))) {
        (_, Some(&trumps)) => Game::Solo { by, trumps, duty: Duty::Lust },
        (Some(by), None) if number < 192 => Game::Hochzeit { by },
        _ => Game::Normal,
    }
}

proptest! {
    #[test]
    fn random_play((deal, numbers) in dealt()) {
        let mut numbers = numbers.into_iter();
        let game = some_game(&deal, numbers.next().unwrap());
        let mut play = Play::new(deal, game).unwrap();
        let mut tricks = Vec::new();
        let mut claims = Vec::new();
        while let Some(place) = play.turn() {
            let legal = play.legal();
            prop_assert!(!legal.is_empty());
            for kind in play.hand(place).kinds().filter(|&kind| !legal.has(kind)) {
                prop_assert_eq!(play.play(place, kind), Err(PlayRefusal::MustFollow(kind)));
            }
            let number = numbers.next().unwrap();
            if number < 60 {
                let call = Call::ALL[usize::from(number % 5)];
                let caller = place.plus(number / 5);
                prop_assert_eq!(play.check_call(caller, None, call), play.announce(caller, None, call));
            }
            let kind = legal.iter().nth(usize::from(number % legal.len())).unwrap();
            tricks.extend(play.play(place, kind).unwrap());
            prop_assert_eq!(all_cards(&play), Hand::PACK);
            claims.push(*play.course().known());
        }
        prop_assert_eq!(play.play(First, Kind::FOX), Err(PlayRefusal::Over));
        prop_assert_eq!(u16::from(play.course().augen(Party::Re)) + u16::from(play.course().augen(Party::Kontra)), 240);
        prop_assert_eq!(play.course().tricks(Party::Re) + play.course().tricks(Party::Kontra), 12);
        prop_assert_eq!(tricks.len(), 12);
        // Nothing held for certain was false, and at the end of a game with both ♣D out all is known.
        for place in Place::ALL {
            prop_assert!(claims.iter().all(|known| known.of(place).is_none_or(|p| p == play.party(place))));
            prop_assert_eq!(play.course().known().of(place), Some(play.party(place)));
        }
        check_tricks(game, &tricks)?;
        check_sonderpunkte(&play, &tricks)?;
    }
}

/// Each trick is led by the winner of the one before and won by the highest card, the earlier of two.
fn check_tricks(game: Game, tricks: &[Trick]) -> Result<(), TestCaseError> {
    let mut leader = game.leader();
    for (trick, number) in tricks.iter().zip(1..) {
        prop_assert_eq!((trick.number, trick.leader), (number, leader));
        let led = game.trumps().led(trick.cards[leader]);
        let strength = |p: Place| game.trumps().strength(led, trick.cards[p]);
        for steps in 0..4 {
            let place = leader.plus(steps);
            let earlier = (0..4).find(|&s| leader.plus(s) == trick.winner) <= Some(steps);
            prop_assert!(
                strength(trick.winner) > strength(place)
                    || strength(trick.winner) == strength(place) && earlier
            );
        }
        leader = trick.winner;
    }
    Ok(())
}

fn check_sonderpunkte(play: &Play, tricks: &[Trick]) -> Result<(), TestCaseError> {
    let mut expected = Vec::new();
    if matches!(play.course().form(), Form::Normal | Form::Hochzeit) {
        for trick in tricks {
            let side = play.party(trick.winner);
            for (owner, &kind) in trick.cards.iter() {
                if kind == Kind::FOX && play.party(owner) != side {
                    expected.push((Sonderpunkt::Fox, side));
                }
            }
            if trick.cards.0.iter().map(|k| k.augen()).sum::<u8>() >= 40 {
                expected.push((Sonderpunkt::Doppelkopf, side));
            }
            if trick.number == 12 && trick.cards[trick.winner] == Kind::KARLCHEN {
                expected.push((Sonderpunkt::Karlchen, side));
            }
        }
    }
    let sorted = |mut points: Vec<(Sonderpunkt, Party)>| {
        points.sort_by_key(|(what, party)| (what.to_string(), *party));
        points
    };
    prop_assert_eq!(sorted(play.course().sonderpunkte()), sorted(expected));
    Ok(())
}

/// A17, read the other way: the second ♥10 takes the first, but not in the last trick.
#[test]
fn the_second_heart_ten() {
    let hands = [
        "HT CQ CQ SQ SQ HQ HQ DQ DQ CJ CJ SJ",
        "HT SJ HJ HJ DJ DJ DA DA DT DT DK DK",
        "CA CA CT CT CK CK C9 C9 SA SA ST ST",
        "HA HA HK HK H9 H9 SK SK S9 S9 D9 D9",
    ];
    let deal = Deal::new(ByPlace(hands.map(|hand| hand.parse().unwrap()))).unwrap();
    let winner = |rules: Rules, early: bool| {
        let mut play = Play::new(deal, Game::Normal).unwrap().under(rules);
        let mut last = None;
        while let Some(place) = play.turn() {
            let legal = play.legal();
            let keeps = |kind: &Kind| *kind != Kind::HEART_TEN;
            let kind = match legal.has(Kind::HEART_TEN) && early {
                true => Kind::HEART_TEN,
                false => legal.kinds().find(keeps).unwrap_or(Kind::HEART_TEN),
            };
            let trick = play.play(place, kind).unwrap();
            last = trick.filter(|trick| trick.cards[First] == Kind::HEART_TEN).or(last);
        }
        last.map(|trick| (trick.number, trick.winner)).unwrap()
    };
    let a17 = Rules::SHEET.other_way(Point::A17);
    assert_eq!((winner(Rules::SHEET, true), winner(a17, true)), ((1, First), (1, Second)));
    assert_eq!((winner(Rules::SHEET, false), winner(a17, false)), ((12, First), (12, First)));
    assert_eq!(winner(Rules::TSR.other_way(Point::A17), true), (1, First));
}
