//! How many random games a second, with everything that belongs to one: cards dealt, the query, calls
//! and cards at random, illegal ones refused, the score at the end. Beside it, in the same run, bare
//! cards without any rule but following, as a measure of the machine.
//!
//! `cargo bench -p doppelkopf`

#![allow(missing_docs, clippy::unwrap_used, clippy::indexing_slicing, reason = "a benchmark")]

use divan::{Bencher, counter::ItemsCount};
use doppelkopf::{
    ByPlace, Call, Claim, Deal, Duty, Finding, Game, Hand, Kind, Naming, Place, Play, Say, Seating, Stage,
    Trumps, holder_of_both_alten,
};
use doppelkopf_score::{Position, Rules};

fn main() {
    divan::main();
}

/// Numbers without end, quick and the same in every run (wyrand).
struct Dice(u64);

impl Dice {
    #[inline]
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        (wide >> 64) as u64 ^ wide as u64
    }

    /// From 0 up to, and without, `n`.
    #[inline]
    fn below(&mut self, n: u8) -> u8 {
        (((self.roll() & 0xffff_ffff) * u64::from(n)) >> 32) as u8
    }

    fn place(&mut self) -> Place {
        Place::ALL[usize::from(self.below(4))]
    }
}

fn deal(dice: &mut Dice, pack: &mut [Kind; 48]) -> Deal {
    for i in (1..48).rev() {
        pack.swap(i, usize::from(dice.below(i as u8 + 1)));
    }
    let hand = |from: usize| {
        let cards = pack[from..from + 12].iter();
        cards.fold(Hand::EMPTY, |hand, &kind| hand.with(kind).unwrap())
    };
    Deal::new(ByPlace([hand(0), hand(12), hand(24), hand(36)])).unwrap()
}

/// Most say gesund; now and then somebody plays a solo, or has a Hochzeit.
fn find(dice: &mut Dice, deal: &Deal) -> Game {
    let both = holder_of_both_alten(deal.hands());
    let owes = ByPlace([dice.below(2) == 0; 4]);
    let mut finding = Finding::new(owes, ByPlace::from_fn(|place| Some(both == Some(place))));
    loop {
        match finding.stage() {
            Stage::Ask(place) => {
                let vorbehalt = dice.below(32) == 0 || both == Some(place) && dice.below(2) == 0;
                finding.say(place, if vorbehalt { Say::Vorbehalt } else { Say::Gesund }).unwrap();
            }
            Stage::AskPflicht(place) | Stage::AskLust(place) => {
                let yes = dice.below(2) == 0;
                if finding.claim(place, yes).is_err() {
                    finding.claim(place, true).unwrap();
                }
            }
            Stage::Name { by, claim } => {
                let trumps = Trumps::ALL[usize::from(dice.below(7))];
                let solo = if owes[by] { Naming::Pflichtsolo(trumps) } else { Naming::Lustsolo(trumps) };
                if claim != Claim::Vorbehalt || finding.name(by, Naming::Hochzeit).is_err() {
                    finding.name(by, solo).unwrap();
                }
            }
            Stage::Found(game) => return game,
        }
    }
}

/// What was refused and what was played, so that nothing is optimised away.
#[derive(Default)]
struct Count {
    refused: u64,
    points: i64,
}

fn play(dice: &mut Dice, deal: Deal, game: Game, seating: Seating, count: &mut Count) {
    let mut play = Play::new(deal, game).unwrap();
    while let Some(place) = play.turn() {
        // Somebody calls something before every card; most of it is refused.
        let call = Call::ALL[usize::from(dice.below(5))];
        count.refused += u64::from(play.announce(dice.place(), None, call).is_err());
        // Any card of the hand; if it is refused, one that is legal.
        let hand = play.hand(place);
        let kind = hand.nth(dice.below(hand.len())).unwrap();
        if play.play(place, kind).is_err() {
            count.refused += 1;
            let legal = play.legal();
            play.play(place, legal.nth(dice.below(legal.len())).unwrap()).unwrap();
        }
    }
    let score = play.course().result(seating).unwrap().score(Rules::SHEET).unwrap();
    count.points += i64::from(score.points[Position::One]);
}

const GAMES: usize = 1000;

#[divan::bench]
fn complete_games(bencher: Bencher<'_, '_>) {
    let mut dice = Dice(1);
    let mut pack: [Kind; 48] = Hand::PACK.iter().collect::<Vec<_>>().try_into().unwrap();
    let seating = Seating::of_four(Position::One).unwrap();
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        let mut count = Count::default();
        for _ in 0..GAMES {
            let deal = deal(&mut dice, &mut pack);
            let game = find(&mut dice, &deal);
            play(&mut dice, deal, game, seating, &mut count);
        }
        (count.refused, count.points)
    });
}

/// The same cards from a shuffled pack, a legal one at random each time: no calls, no parties, no score.
#[divan::bench]
fn bare_cards(bencher: Bencher<'_, '_>) {
    let mut dice = Dice(1);
    let mut pack: [Kind; 48] = Hand::PACK.iter().collect::<Vec<_>>().try_into().unwrap();
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench_local(|| (0..GAMES).map(|_| u64::from(bare(&mut dice, &mut pack))).sum::<u64>());
}

fn bare(dice: &mut Dice, pack: &mut [Kind; 48]) -> u8 {
    let mut hands = *deal(dice, pack).hands();
    let trumps = Game::Solo { by: Place::First, trumps: Trumps::NORMAL, duty: Duty::Lust }.trumps();
    let (mut leader, mut augen) = (Place::First, 0);
    for _ in 0..12 {
        let mut trick = [Kind::ALTE; 4];
        for steps in 0..4 {
            let place = leader.plus(steps);
            let hand = hands[place];
            let mut legal = hand;
            if steps > 0 {
                let following = hand.only(trumps.following(trumps.led(trick[0])));
                legal = if following.is_empty() { hand } else { following };
            }
            let kind = legal.nth(dice.below(legal.len())).unwrap();
            hands[place] = hand.without(kind).unwrap();
            trick[usize::from(steps)] = kind;
        }
        let best = trumps.winner(&trick, doppelkopf::Equal::Earlier).unwrap();
        leader = leader.plus(best as u8);
        if leader == Place::First {
            augen += trick.iter().map(|kind| kind.augen()).sum::<u8>();
        }
    }
    augen
}
