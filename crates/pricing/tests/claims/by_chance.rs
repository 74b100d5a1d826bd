//! Endings by chance: what normal play comes to is what trying everything by hand comes to.

use std::collections::BTreeMap;

use bridge_laws::{Status, Table, Watch, event::Event};
use cards::{Card, CardSet, Seat, Suit, SuitSet};
use chacha20::ChaCha8Rng;
use claims::{Claimed, Duties, Statement, Step};
use pricing::{Limits, Normal, NormalPlay, price};
use rand::{
    RngExt, SeedableRng,
    seq::{IndexedRandom, IteratorRandom, SliceRandom},
};

use super::{NODES, USUAL, play, support, table};
use crate::support::by_hand;

/// What normal play comes to is what trying everything by hand comes to, with whichever classes; the
/// worst line is legal at the table and comes to it; with a class more the claimer never wins more.
#[test]
fn normal_play_is_what_trying_everything_gives() {
    let count = support::from_env("STICH_CLAIMS", 400);
    let mut rng = ChaCha8Rng::seed_from_u64(70);
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let mut compared = 0;
    while compared < count {
        let made = if rng.random_bool(0.3) { Some(planned(&mut rng)) } else { claimed(&mut rng) };
        let Some((table, by)) = made else { continue };
        compared += 1;
        let usual = play(&table, by, USUAL);
        // Five cards a hand take as long to try as hundreds of three.
        let rounds = if usual.left > 4 { 2 } else { 3 };
        for round in 0..rounds {
            let normals = match round {
                0 => USUAL,
                1 => USUAL.taking_losers_for_winners(),
                _ => Normal::ALL.into_iter().filter(|_| rng.random_bool(0.7)).collect(),
            };
            let said = if round == 0 { Vec::new() } else { steps(&table, by, &mut rng) };
            let statement = Statement::new(&said).unwrap();
            let (duties, options) = match round {
                1 => (duties(&table, &mut rng), rng.random_bool(0.5)),
                _ => (Duties::default(), false),
            };
            let now = pricing::claimed(&table, by).unwrap();
            let claimed = Claimed { stated: statement, duties, options, ..now };
            let found = claimed.normal_play(normals, NODES).unwrap();
            let (mut hand, now) = by_hand::claim(&table, by, &said, (&duties, options), normals);
            let fewest = hand.worth(&now);
            hand.at_best = true;
            let most = hand.worth(&now);
            assert_eq!(
                (found.fewest, found.most),
                (fewest, most),
                "ending {compared}, {by} claims, {statement}, {duties:?} {options}, {normals:?}: {:?}",
                table.state()
            );
            follow(&table, by, &found);
            let differs = found.fewest != play(&table, by, normals).fewest;
            if !duties.is_none() {
                let with = |duties, options| {
                    let other = Claimed { duties, options, ..claimed };
                    other.normal_play(normals, NODES).unwrap().fewest
                };
                for key in kinds_of(&duties, &table, by) {
                    let differs = with(Duties::default(), false) != found.fewest;
                    *seen.entry(key).or_default() += u32::from(differs);
                }
                let chosen = with(duties, true) != with(duties, false);
                *seen.entry("best options".to_owned()).or_default() += u32::from(chosen);
            }
            for step in said.iter().filter(|_| differs) {
                *seen.entry(kind(*step).to_owned()).or_default() += 1;
            }
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
    let kinds = [
        "major",
        "several in a hand",
        "required",
        "forbidden",
        "a defender claims",
        "best options",
        "card",
        "suit",
        "trumps",
        "round",
        "ruff",
        "crossruff",
        "finesse",
        "to",
        "throw",
        "lose",
    ];
    for kind in kinds {
        assert!(seen.get(kind).is_some_and(|&n| n > 2), "{kind} never made a difference: {seen:?}");
    }
    // In the last tricks it hardly ever matters which of the low cards is played first: `a_minor_penalty_card` is such an
    // ending.
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

/// Something that one who claims may say, and mostly can do.
fn steps(table: &Table, by: Seat, rng: &mut ChaCha8Rng) -> Vec<Step> {
    let state = table.state();
    let is_his = |seat: Seat| seat == by || by.side() == state.declarer.side() && seat.side() == by.side();
    let cards = |his: bool| -> Vec<Card> {
        let hands = Seat::ALL.into_iter().filter(|&seat| is_his(seat) == his);
        hands.flat_map(|seat| state.hands[seat].known.iter()).collect()
    };
    let (own, other) = (cards(true), cards(false));
    let mut said = Vec::new();
    for _ in 0..rng.random_range(1..=4) {
        let Some(&card) = own.iter().choose(rng) else { break };
        let Some(&out) = other.iter().choose(rng) else { break };
        let hand = if rng.random_bool(0.5) { by } else { by.partner() };
        said.push(match rng.random_range(0..10) {
            0 => Step::Card(card),
            1 => Step::Suit(card.suit()),
            2 => Step::Trumps,
            3 => Step::TrumpRound,
            4 => Step::Ruff(card.suit(), hand),
            5 => Step::Crossruff,
            6 => Step::Finesse(out, if rng.random_bool(0.5) { by.next() } else { by.previous() }),
            7 => Step::To(card.suit(), hand),
            8 => Step::Throw(card),
            _ => Step::Lose(card.suit()),
        });
    }
    said
}

/// Penalty cards of the defenders, one or two of each, and a lead that is restricted.
fn duties(table: &Table, rng: &mut ChaCha8Rng) -> Duties {
    let state = table.state();
    let mut duties = Duties::default();
    for seat in Seat::ALL.into_iter().filter(|seat| seat.side() != state.declarer.side()) {
        let held = state.hands[seat].known;
        let low = held - CardSet::honours();
        match rng.random_range(0..4) {
            0 => {}
            1 if !low.is_empty() => duties.minor.insert(low.iter().choose(rng).unwrap()),
            some => duties.major = duties.major | held.iter().sample(rng, some.min(2)).into_iter().collect(),
        }
        let suit = *Suit::ALL.choose(rng).unwrap();
        match rng.random_range(0..8) {
            0 => duties.leads[seat].required = Some(suit),
            1 => duties.leads[seat].forbidden = SuitSet::EMPTY.with(suit),
            _ => {}
        }
    }
    duties
}

/// What these duties are, for the count.
fn kinds_of(duties: &Duties, table: &Table, by: Seat) -> Vec<String> {
    let state = table.state();
    let defenders = || Seat::ALL.into_iter().filter(|seat| seat.side() != state.declarer.side());
    let all = [
        ("major", !duties.major.is_empty()),
        ("several in a hand", defenders().any(|seat| (state.hands[seat].known & duties.major).len() > 1)),
        ("required", defenders().any(|seat| duties.leads[seat].required.is_some())),
        ("forbidden", defenders().any(|seat| !duties.leads[seat].forbidden.is_empty())),
        ("a defender claims", defenders().any(|seat| seat == by)),
    ];
    all.into_iter().filter(|(_, is)| *is).map(|(kind, _)| kind.to_owned()).collect()
}

/// What sort of step it is.
fn kind(step: Step) -> &'static str {
    match step {
        Step::Card(_) => "card",
        Step::Suit(_) => "suit",
        Step::Trumps => "trumps",
        Step::TrumpRound => "round",
        Step::Ruff(..) => "ruff",
        Step::Crossruff => "crossruff",
        Step::Finesse(..) => "finesse",
        Step::To(..) => "to",
        Step::Throw(_) => "throw",
        Step::Lose(_) => "lose",
    }
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
