//! Endings of games that were played at random, and a solver without any idea.

#![allow(dead_code, reason = "each test takes what it needs")]

use chacha20::ChaCha8Rng;
use doppelkopf::{ByPlace, Call, Deal, Duty, Game, Hand, Kind, Party, Place, Play, Seating, Trumps};
use doppelkopf_rules::{Point, Position, Rules};
use rand::{Rng as _, RngExt as _, SeedableRng as _, seq::SliceRandom as _};

/// The kinds of game: the seven kinds of trumps as solo, a normal game, a Hochzeit, a stille Hochzeit.
pub const KINDS: usize = 10;

/// A game of a kind, played at random until so many cards are left, with random calls.
pub fn ending(seed: u64, kind: usize, left: u8, rules: Rules) -> Play {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    loop {
        let mut play = Play::new(deal(&mut dice, kind), game(&mut dice, kind)).unwrap().under(rules);
        let chatty = dice.random_ratio(2, 3);
        while play.turn().is_some() && cards_left(&play) > left {
            if chatty {
                call(&mut dice, &mut play);
            }
            let legal = play.legal();
            let kind = legal.nth(dice.random_range(0..legal.len())).unwrap();
            play.play(play.turn().unwrap(), kind).unwrap();
        }
        if play.course().special().is_some() && play.turn().is_some() {
            return play;
        }
    }
}

fn game(dice: &mut ChaCha8Rng, kind: usize) -> Game {
    let by = Place::First;
    let duty = if dice.random() { Duty::Lust } else { Duty::Pflicht };
    match kind {
        0..7 => Game::Solo { by: Place::ALL[dice.random_range(0..4)], trumps: Trumps::ALL[kind], duty },
        7 => Game::Hochzeit { by },
        _ => Game::Normal,
    }
}

fn deal(dice: &mut ChaCha8Rng, kind: usize) -> Deal {
    let mut pack: Vec<Kind> = Hand::PACK.iter().collect();
    pack.shuffle(dice);
    if kind >= 7 {
        // Both ♣D for the first player, or not.
        let mut alten: Vec<usize> = (0..48).filter(|&i| pack[i] == Kind::ALTE).collect();
        if kind < 9 {
            pack.swap(alten[0], 0);
            alten = (0..48).filter(|&i| pack[i] == Kind::ALTE && i > 0).collect();
            pack.swap(alten[0], 1);
        }
    }
    let hands: Vec<Hand> = pack.chunks(12).map(|c| Hand::of(c.iter().copied()).unwrap()).collect();
    Deal::new(ByPlace(hands.try_into().unwrap())).unwrap()
}

fn call(dice: &mut ChaCha8Rng, play: &mut Play) {
    if dice.random_ratio(1, 6) {
        let place = Place::ALL[dice.random_range(0..4)];
        let call = Call::ALL[(dice.next_u32() % 9).min(dice.next_u32() % 5) as usize % 5];
        let _ = play.announce(place, None, call);
    }
}

/// The cards in all hands.
pub fn cards_left(play: &Play) -> u8 {
    Place::ALL.into_iter().map(|place| play.hand(place).len()).sum()
}

/// The points of Re with best play: everything tried.
pub fn naive(play: &Play, rules: Rules) -> i16 {
    let Some(turn) = play.turn() else {
        let seating = Seating::of_four(Position::One).unwrap();
        return play.course().result(seating).unwrap().score(rules).unwrap().value;
    };
    let values = play.legal().kinds().map(|kind| naive(&after(play, kind), rules));
    if play.party(turn) == Party::Re { values.max().unwrap() } else { values.min().unwrap() }
}

/// The game after this card.
pub fn after(play: &Play, kind: Kind) -> Play {
    let mut next = *play;
    next.play(play.turn().unwrap(), kind).unwrap();
    next
}

/// Points that change the play or the score.
pub const POINTS: [Point; 5] = [Point::A9, Point::A10, Point::A11, Point::A12, Point::A17];

/// The rules as recommended, and with points read otherwise that change the play or the points.
pub fn rules(seed: u64) -> Rules {
    let all = Rules::SHEET;
    if !seed.is_multiple_of(3) {
        all
    } else {
        POINTS.into_iter().zip(0..).fold(all, |rules, (point, bit)| {
            if seed >> (2 + bit) & 1 == 1 { rules.other_way(point) } else { rules }
        })
    }
}
