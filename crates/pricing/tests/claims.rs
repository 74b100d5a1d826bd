//! Normal play of a claimer (70, 71): the cases of the laws, and whatever a generator makes against trying
//! everything by hand.
//!
//! `STICH_CLAIMS` says how many endings.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "helpers of tests may panic"
)]

mod support;

use std::collections::BTreeMap;

use bridge_laws::{Status, Table, Watch, event::Event};
use cards::{Card, Seat, Suit};
use pricing::{Limits, Normal, NormalPlay, Normals, normal_play, price};
use rand::{
    RngExt, SeedableRng,
    seq::{IteratorRandom, SliceRandom},
};
use rand_chacha::ChaCha8Rng;
use support::by_hand;

const NODES: u64 = 10_000_000;

/// South plays this; so many cards are left.
fn table(deal: &str, strain: &str, leader: Seat) -> Table {
    let deal: bridge::PartialDeal = deal.parse().unwrap();
    let contract = format!("1{strain}").parse().unwrap();
    let mut setup =
        bridge_laws::Setup::full(cards::BySeat([None; 4]), Seat::South, Some((contract, Seat::South)));
    setup.hands = cards::BySeat(deal.hands.0.map(|hand| {
        let known = hand.unwrap();
        bridge_laws::Hand { known, count: known.len() as u8, ..Default::default() }
    }));
    let over = 13 - setup.hands[Seat::South].count;
    setup.start = Some((leader, cards::BySide([over, 0])));
    Table::new(&setup).unwrap()
}

/// After a trick of these cards, the leader's first.
fn after(mut table: Table, cards: [&str; 4]) -> Table {
    let leader = table.state().trick.leader;
    for (seat, card) in leader.round().into_iter().zip(cards) {
        table.record(&Event::Play { seat, card: card.parse().unwrap() }).unwrap();
    }
    table
}

fn play(table: &Table, by: Seat, normals: Normals) -> NormalPlay {
    normal_play(table, by, normals, NODES).unwrap()
}

/// Fewest and most.
fn tricks(table: &Table, by: Seat, normals: Normals) -> (u8, u8) {
    let play = play(table, by, normals);
    (play.fewest, play.most)
}

const USUAL: Normals = Normals::USUAL;

/// CLM-01, 70C: the small trump that he forgot ruffs the ace of diamonds, if he cashes that first. Of a claimer
/// who knows of it (N6) it is drawn.
#[test]
fn a_small_trump_forgotten() {
    let table = table("N:3..2.2 ..98.3 A.A.A. 65.4..", "H", Seat::South);
    let found = play(&table, Seat::South, USUAL);
    assert_eq!((found.fewest, found.most), (2, 3));
    assert_eq!(tricks(&table, Seat::South, USUAL.without(Normal::TrumpsForgotten)), (3, 3));
    // The story is one play, and asks after the trump.
    let [critical] = found.critical.as_slice() else { panic!("{:?}", found.critical) };
    assert_eq!((critical.seat, critical.instead), (Seat::South, "HA".parse().unwrap()));
    assert_eq!(critical.class, Some(Normal::TrumpsForgotten));
    // Left out because he would not do that, it is gone.
    assert_eq!(play(&table, Seat::South, USUAL.without(critical.class.unwrap())).critical, []);
}

/// CLM-02, 70C: to lead what he takes for the last trump is as normal as any order.
#[test]
fn the_master_trump_forgotten() {
    let table = table("N:..2.32 .432.. J..AK. Q...AK", "S", Seat::South);
    assert_eq!(tricks(&table, Seat::South, USUAL), (0, 2));
    // To find the right order is to lose the one trick.
    assert_eq!(tricks(&table, Seat::South, USUAL.without(Normal::AnySuit)), (2, 2));
}

/// CLM-03, 70E1: to play for the drop is normal, to finesse either opponent a guess.
#[test]
fn an_unstated_guess() {
    let table = table("N:KT2... 76.5.. AJ3... Q98...", "N", Seat::South);
    assert_eq!(tricks(&table, Seat::South, USUAL), (2, 3));
    // Without the guess it is played from the top, and the queen does not fall.
    assert_eq!(tricks(&table, Seat::South, USUAL.without(Normal::EitherGuess)), (2, 2));
}

/// CLM-04, 70E1: East had shown out before the claim. The finesse is proved.
#[test]
fn the_guess_was_no_guess() {
    let table = table("N:KT42... .8765.. AJ73... Q986...", "N", Seat::North);
    let table = after(table, ["S4", "H8", "S7", "S6"]);
    assert_eq!(table.state().trick.leader, Seat::South);
    assert_eq!(tricks(&table, Seat::South, USUAL), (3, 3));
}

/// CLM-05, 70E1, 70D1: East will show out at once, but with the king gone that is too late.
#[test]
fn the_guess_would_have_been_proved_too_late() {
    let table = table("N:KT2... .765.. AJ3... Q98...", "N", Seat::South);
    assert_eq!(tricks(&table, Seat::South, USUAL), (2, 3));
}

/// CLM-06, 68A, 70D2: a defender claims whose partner may lead something else.
#[test]
fn a_defender_claims() {
    let table = table("N:3..2.2 2.2.3. A..A.A .AKQ..", "N", Seat::East);
    assert_eq!(tricks(&table, Seat::West, USUAL), (0, 3));
    // His partner holds nothing but the lead of his suit.
    let table = self::table("N:3..2.2 .2.3.4 A..A.A .AKQ..", "N", Seat::West);
    assert_eq!(tricks(&table, Seat::West, USUAL), (3, 3));
}

/// CLM-07, 71B: no normal play loses the trick that was conceded.
#[test]
fn a_trick_given_up_for_nothing() {
    let table = table("N:2..43. 4..98. A..AK. 3..Q2.", "N", Seat::South);
    assert_eq!(tricks(&table, Seat::South, USUAL), (3, 3));
}

/// N2: from the top of both hands, which is not the highest card of the hand on lead. From AQ3 towards 542 the
/// finesse is nobody's to take, nor from 542 towards AQ3, though the king lies well (70E1).
#[test]
fn no_finesse_in_one_hand() {
    for leader in [Seat::North, Seat::South] {
        let table = table("N:AQ3... J98... 542... KT7...", "N", leader);
        assert_eq!(tricks(&table, Seat::South, USUAL), (1, 1), "{leader}");
    }
}

/// DP19 read the other way: from AQ towards 32 the finesse is careless as well, and loses to a king that falls.
#[test]
fn a_suit_not_from_the_top() {
    let table = table("N:AQ... K.2.. 32... 97...", "N", Seat::South);
    assert_eq!(tricks(&table, Seat::South, USUAL), (2, 2));
    assert_eq!(tricks(&table, Seat::South, USUAL.with(Normal::NotFromTheTop)), (0, 2));
}

/// N9: from AQ towards KJT the ace is cashed and the queen overtaken. Who lets the queen win has three winners and no way
/// to the last of them; who knows how the suit is reached has them all. (By N1 he might begin with the diamond.)
#[test]
fn a_suit_that_blocks() {
    let table = table("N:KJT... ..AKQ. AQ..2. 876...", "N", Seat::South);
    let in_order = USUAL.without(Normal::AnySuit);
    let found = play(&table, Seat::South, in_order);
    assert_eq!((found.fewest, found.most), (2, 3));
    let first = found.critical.first().unwrap();
    assert_eq!(first.class, Some(Normal::Blocks), "{first:?}");
    assert_eq!(tricks(&table, Seat::South, in_order.without(Normal::Blocks)), (3, 3));
    // To crash two honours is not normal (N7): the three of spades goes under the ace.
    let table = self::table("N:QJ3... ..543. AK2... T98...", "N", Seat::South);
    assert_eq!(tricks(&table, Seat::South, USUAL), (3, 3));
}

/// N8: on the ace of spades North throws his loser, not his ace.
#[test]
fn a_winner_is_not_thrown_away() {
    let table = table("N:.A.2. ..5.4 2..3. A.5..", "N", Seat::West);
    assert_eq!(tricks(&table, Seat::South, USUAL), (1, 1));
}

/// N11: the claimer of CLM-01 has led to a club that he must lose. He forgets the trump still, unless that has
/// woken him.
#[test]
fn no_brilliance_after_a_trick_is_lost() {
    let mut table = table("N:3..2.32 ..987.4 A.A.A.5 65.4..A", "H", Seat::South);
    table.record(&Event::Play { seat: Seat::South, card: "C5".parse().unwrap() }).unwrap();
    assert_eq!(tricks(&table, Seat::South, USUAL), (2, 3));
    assert_eq!(tricks(&table, Seat::South, USUAL.without(Normal::StillCareless)), (3, 3));
}

/// What normal play comes to is what trying everything by hand comes to, with whichever classes; the
/// worst line is legal at the table and comes to it; with a class more the claimer never wins more.
#[test]
fn normal_play_is_what_trying_everything_gives() {
    let count = support::from_env("STICH_CLAIMS", 1500);
    let mut rng = ChaCha8Rng::seed_from_u64(70);
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let mut compared = 0;
    while compared < count {
        let made = if rng.random_bool(0.3) { Some(planned(&mut rng)) } else { claimed(&mut rng) };
        let Some((table, by)) = made else { continue };
        compared += 1;
        let usual = play(&table, by, USUAL);
        // Five cards a hand take as long to try as hundreds of three.
        let rounds = if usual.left > 4 { 1 } else { 3 };
        for round in 0..rounds {
            let normals = match round {
                0 => USUAL,
                _ => Normal::ALL.into_iter().filter(|_| rng.random_bool(0.7)).collect(),
            };
            let found = play(&table, by, normals);
            let (mut hand, now) = by_hand::claim(&table, by, normals);
            let fewest = hand.worth(&now);
            hand.at_best = true;
            let most = hand.worth(&now);
            assert_eq!(
                (found.fewest, found.most),
                (fewest, most),
                "ending {compared}, {by} claims, {normals:?}: {:?}",
                table.state()
            );
            follow(&table, by, &found);
            *seen.entry("fewer than most".to_owned()).or_default() += u32::from(fewest < most);
        }
        for class in Normal::ALL {
            let (with, without) =
                (play(&table, by, USUAL.with(class)), play(&table, by, USUAL.without(class)));
            assert!(with.fewest <= without.fewest, "ending {compared}: {class:?} at {:?}", table.state());
            *seen.entry(class.id().to_owned()).or_default() += u32::from(with.fewest < without.fewest);
        }
        if let Some(critical) = usual.critical.first() {
            let kind = critical.class.map_or("critical, no class", |_| "critical");
            *seen.entry(kind.to_owned()).or_default() += 1;
        }
        assert_eq!(usual.critical.is_empty(), usual.fewest == usual.most);
    }
    println!("{compared}: {seen:?}");
    for class in Normal::ALL {
        assert!(seen.get(class.id()).is_some_and(|&n| n > 5), "{class:?} never made a difference: {seen:?}");
    }
}

/// Players have come to their last three to five cards, and one claims.
fn claimed(rng: &mut ChaCha8Rng) -> Option<(Table, Seat)> {
    let left = match rng.random_range(0..100) {
        0 => 5,
        1..=15 => 4,
        _ => 3,
    };
    let before = rng.random_range(0..=3);
    let mut setup = support::setup(rng, left + before);
    setup.rules.watch = Watch::OnCall;
    let mut table = Table::new(&setup).unwrap();
    let extra = rng.random_range(0..4);
    let mut in_trick = 0;
    loop {
        let Status::Play(seat) = table.status() else { return None };
        let tricks = usize::from(table.state().length) - table.state().history.len();
        if tricks <= left {
            if in_trick == extra {
                break;
            }
            in_trick += 1;
        }
        let card = table.legal(seat).cards.iter().choose(rng)?;
        table.record(&Event::Play { seat, card }).unwrap();
    }
    let dummy = table.state().dummy();
    let by = Seat::ALL.into_iter().filter(|&seat| seat != dummy).choose(rng)?;
    Some((table, by))
}

/// South claims with a guess in a suit, with a suit that blocks, or with a small trump still out: rare where nobody sees
/// to it.
fn planned(rng: &mut ChaCha8Rng) -> (Table, Seat) {
    let mut hands: [Vec<Card>; 4] = Default::default();
    let mut pack: Vec<Card> = cards::CardSet::PACK.iter().collect();
    let mut give = |pack: &mut Vec<Card>, seat: usize, card: &str| {
        let card: Card = card.parse().unwrap();
        pack.retain(|&other| other != card);
        hands[seat].push(card);
    };
    // By the order of a deal: N, E, S, W.
    let opponents = [1, 3];
    let (guess, blocked) = (rng.random_bool(0.5), rng.random_bool(0.2));
    if blocked {
        for (seat, card) in [(0, "SK"), (0, "SJ"), (0, "ST"), (2, "SA"), (2, "SQ")] {
            give(&mut pack, seat, card);
        }
    } else if guess {
        for (seat, card) in [(0, "SK"), (0, "ST"), (2, "SA"), (2, "SJ")] {
            give(&mut pack, seat, card);
        }
        for card in ["SQ", "S9"] {
            give(&mut pack, opponents[rng.random_range(0..2)], card);
        }
    } else {
        give(&mut pack, 2, "HA");
        give(&mut pack, 2, "DA");
        give(&mut pack, opponents[rng.random_range(0..2)], "H4");
        pack.retain(|card| card.suit() != Suit::Hearts || rng.random_bool(0.2));
    }
    let left = if rng.random_bool(0.1) { 4 } else { 3 };
    pack.shuffle(rng);
    for hand in &mut hands {
        hand.extend(pack.split_off(pack.len() - (left - hand.len())));
    }
    let strain = if (guess || blocked) && rng.random_bool(0.7) { "N" } else { "H" };
    let mut deal = bridge::PartialDeal::default();
    for (seat, hand) in [Seat::North, Seat::East, Seat::South, Seat::West].into_iter().zip(hands) {
        deal.hands[seat] = Some(hand.into_iter().collect());
    }
    let leader = *[Seat::North, Seat::South, Seat::South].iter().choose(rng).unwrap();
    (table(&deal.to_string(), strain, leader), Seat::South)
}

/// The worst line can be played, and comes to what was said.
fn follow(table: &Table, by: Seat, found: &NormalPlay) {
    let mut table = table.clone();
    let before = table.tricks()[by.side()];
    for &(seat, card) in &found.worst {
        assert_eq!(table.legal(seat).why_not(card), None);
        table.record(&Event::Play { seat, card }).unwrap();
    }
    assert_eq!(table.status(), Status::Over);
    assert_eq!(table.tricks()[by.side()] - before, found.fewest);
}

/// The table of a claim is priced with it, and the line can be followed there.
#[test]
fn a_contested_claim_is_priced_with_normal_play() {
    let mut rng = ChaCha8Rng::seed_from_u64(68);
    let mut solver = support::solver();
    let (mut less, mut equal) = (0, 0);
    for _ in 0..400 {
        let Some((mut table, by)) = claimed(&mut rng) else { continue };
        let left = table.state().length - table.state().history.len() as u8;
        let before = table.clone();
        table.record(&Event::Claim { by, tricks: left, line: None }).unwrap();
        table.record(&Event::Object { by: by.next() }).unwrap();
        let Ok(prices) = price(&table, &mut solver, Limits::default()) else { continue };
        let claim = prices.claim.unwrap();
        let found = claim.normally.unwrap();
        follow(&before, by, &found.play);
        // Careless, it is never better than best play.
        let (worst, best) = (found.worst.tricks, found.best.tricks);
        let order = [worst, best, prices.worth.tricks];
        let is_ours = by.side() == support::declarers(&table);
        assert!(if is_ours { order.is_sorted() } else { order.iter().rev().is_sorted() }, "{order:?}");
        less += u32::from(worst != best);
        equal += u32::from(worst == best);
    }
    assert!(less > 20 && equal > 20, "{less} less, {equal} equal");
}
