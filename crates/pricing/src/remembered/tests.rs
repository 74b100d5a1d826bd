//! What is remembered of one position is not taken for another that differs from it in one thing only.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use std::collections::BTreeMap;

use bridge::{Contract, Doubled, Level, Strain};
use bridge_laws::{Hand, InForce, Rules, Setup, State, Table, cite, words::Restriction};
use cards::{BySide, Side, SuitSet};
use chacha20::ChaCha8Rng;
use rand::{
    Rng, RngExt, SeedableRng,
    seq::{IndexedRandom, IteratorRandom, SliceRandom},
};
use solver::{Position, Settings, Solver};

use super::*;
use crate::search::Search;

const CARDS: usize = 4;
const DEFENDERS: [Seat; 2] = [Seat::East, Seat::West];

/// Four cards a hand, South declares.
fn deal(rng: &mut impl Rng) -> State {
    let (suits, lowest) = (rng.random_range(2..=4), rng.random_range(0..=5));
    let mut pack: Vec<Card> =
        CardSet::PACK.iter().filter(|c| (c.suit() as u8) < suits && c.rank() as u8 >= lowest).collect();
    pack.shuffle(rng);
    let mut hands = pack.chunks(CARDS).map(|cards| cards.iter().copied().collect::<CardSet>());
    let contract = Contract {
        level: Level::ONE,
        strain: *[Strain::NoTrump, Strain::Hearts].choose(rng).unwrap(),
        doubled: Doubled::Undoubled,
    };
    let mut setup = Setup::full(BySeat([None; 4]), Seat::South, Some((contract, Seat::South)));
    setup.hands = BySeat::from_fn(|_| {
        let known: CardSet = hands.next().unwrap();
        Hand { known, count: CARDS as u8, ..Hand::default() }
    });
    setup.start = Some((*Seat::ALL.choose(rng).unwrap(), BySide([4, 5])));
    Table::new(&setup).unwrap().state().clone()
}

fn restriction(rng: &mut impl Rng) -> InForce {
    let suit = *Suit::ALL.choose(rng).unwrap();
    let duty = if rng.random() { Duty::RequireLead(suit) } else { Duty::ForbidLead(SuitSet::only(suit)) };
    let seat = *DEFENDERS.choose(rng).unwrap();
    InForce { restriction: Restriction { seat, duty }, law: cite::LEAD_REQUIRED_OR_FORBIDDEN, since: 1 }
}

/// Penalty cards and restrictions, as they come.
fn disturbed(rng: &mut impl Rng) -> State {
    let mut state = deal(rng);
    for seat in DEFENDERS {
        let known = state.hands[seat].known;
        state.major[seat] = if rng.random() { known.iter().choose(rng) } else { None }.into_iter().collect();
        if rng.random_bool(0.3) {
            state.minor[seat] = (known - state.major[seat] - CardSet::honours()).iter().choose(rng);
        }
    }
    if rng.random_bool(0.4) {
        let one = restriction(rng);
        state.restrictions.push(one);
    }
    state.choice_made = rng.random();
    state
}

/// The same, but for one thing.
fn changed(rng: &mut impl Rng, state: &State) -> (&'static str, State) {
    let mut other = state.clone();
    let seat = *DEFENDERS.choose(rng).unwrap();
    let known = other.hands[seat].known;
    let free = known - other.penalty_cards(seat);
    let (restricted, minor) = (!other.restrictions.is_empty(), other.minor[seat].is_some());
    let kind = match rng.random_range(0..7) {
        _ if minor && rng.random() => {
            let old = other.minor[seat].unwrap();
            // One that stands in its suit where the old one stands in its own is the likeliest to be taken
            // for it.
            let all = other.hands.0.iter().fold(CardSet::EMPTY, |all, hand| all | hand.known);
            let place = |card: Card| all.of(card.suit()).iter().take_while(|&lower| lower < card).count();
            let low = free - CardSet::honours();
            let alike = low.iter().filter(|&card| card.suit() != old.suit() && place(card) == place(old));
            let card = alike.choose(rng).or_else(|| low.iter().choose(rng)).unwrap_or(old);
            other.minor[seat] = Some(card);
            if card.suit() == old.suit() { "which card of a suit is minor" } else { "minor, of which suit" }
        }

        0 => {
            other.choice_made = !state.choice_made;
            "the choice is made"
        }
        1 => {
            other.trick.leader = *Seat::ALL.choose(rng).unwrap();
            "who leads"
        }
        2 if restricted => {
            other.restrictions[0].restriction.duty = restriction(rng).restriction.duty;
            "what is required or forbidden"
        }
        3 if restricted => {
            let r = &mut other.restrictions[0].restriction;
            r.seat = r.seat.partner();
            "who is restricted"
        }
        4 if !other.major[seat].is_empty() => {
            let old = other.major[seat].lowest().unwrap();
            let card = free.iter().choose(rng).unwrap_or(old);
            other.major[seat] = other.major[seat].without(old).with(card);
            if card.suit() == old.suit() { "which card of a suit is major" } else { "of which suit" }
        }
        _ => {
            if let Some(card) = other.major[seat].lowest().filter(|card| !card.rank().is_honour()) {
                other.major[seat].remove(card);
                other.minor[seat] = Some(card);
            }
            "minor or major"
        }
    };
    (kind, other)
}

/// Cards of each hand that may be gone: none that is a penalty card.
fn gone(rng: &mut impl Rng, state: &State) -> BySeat<Card> {
    BySeat::from_fn(|seat| (state.hands[seat].known - state.penalty_cards(seat)).iter().choose(rng).unwrap())
}

/// The same cards, but for one hand: of the same suit, if it has another of it.
fn nearly(rng: &mut impl Rng, state: &State, gone: &BySeat<Card>) -> BySeat<Card> {
    let seat = *Seat::ALL.choose(rng).unwrap();
    let others = state.hands[seat].known - state.penalty_cards(seat);
    let mut nearly = *gone;
    nearly[seat] = others.of(gone[seat].suit()).without(gone[seat]).iter().choose(rng).unwrap_or(gone[seat]);
    nearly
}

/// The state a trick later.
fn less(state: &State, gone: &BySeat<Card>) -> State {
    let mut state = state.clone();
    state.length -= 1;
    state.before += 1;
    state.won = BySide([4, 6]);
    for (seat, &card) in gone.iter() {
        state.hands[seat].known.remove(card);
        state.hands[seat].count -= 1;
    }
    state
}

fn start(state: &State) -> Position {
    Position::new(BySeat::from_fn(|seat| state.hands[seat].known), state.trick.leader).unwrap()
}

/// Asked about after the first one, is the second worth what it is worth alone?
fn compare(solver: &mut Solver, at: &Position, first: &State, second: &State) -> (u8, u8) {
    let mut search = |states: &[&State]| {
        let mut search = Search::new(solver, at, first.strain, Side::NorthSouth, Rules::default(), u64::MAX);
        states.iter().map(|state| search.tricks(state).unwrap()).collect::<Vec<u8>>()
    };
    let both = search(&[first, second]);
    let (worth_of_first, worth) = (both[0], both[1]);
    let alone = search(&[second])[0];
    assert_eq!(worth, alone, "{second:?}\nafter {first:?}");
    (worth_of_first, worth)
}

#[test]
fn one_position_is_not_taken_for_another() {
    let mut rng = ChaCha8Rng::seed_from_u64(50);
    let mut solver = Solver::new(Settings { memory: 1 << 20 });
    let mut differ: BTreeMap<&str, u32> = BTreeMap::new();
    for round in 0..12000 {
        let state = disturbed(&mut rng);
        let at = start(&state);
        let (kind, other) = changed(&mut rng, &state);
        let (one, another) = compare(&mut solver, &at, &state, &other);
        *differ.entry(kind).or_default() += u32::from(one != another);
        let first = gone(&mut rng, &state);
        let (kind, second) = match round % 4 {
            0 => ("which cards are left", gone(&mut rng, &state)),
            1 | 2 if state.minor.0.iter().any(Option::is_some) => (
                "which cards are left of a suit, with a minor penalty card",
                nearly(&mut rng, &state, &first),
            ),
            _ => continue,
        };
        let (one, another) = compare(&mut solver, &at, &less(&state, &first), &less(&state, &second));
        *differ.entry(kind).or_default() += u32::from(one != another);
    }
    println!("{differ:?}");
    assert_eq!(differ.len(), 11, "{differ:?}");
    assert!(differ.values().all(|&n| n > 0), "{differ:?}");
}

/// Three cards a hand at notrump, South to lead; East's minor penalty card is this one.
fn minor(deal: &str, card: &str) -> State {
    let deal: bridge::PartialDeal = format!("N:{deal}").parse().unwrap();
    let contract = "1N".parse().unwrap();
    let mut setup = Setup::full(BySeat([None; 4]), Seat::South, Some((contract, Seat::South)));
    setup.hands = BySeat(deal.hands.0.map(|hand| Hand { known: hand.unwrap(), count: 3, ..Hand::default() }));
    setup.start = Some((Seat::South, BySide([5, 5])));
    let mut state = Table::new(&setup).unwrap().state().clone();
    state.minor[Seat::East] = Some(card.parse().unwrap());
    state
}

/// 50C: what stands in the key of a minor penalty card each decides a trick somewhere.
#[test]
fn of_a_minor_penalty_card_its_suit_and_the_honours_matter() {
    let cases = [
        // With the ten beside the three East has a choice, with the nine he has none.
        (
            "N:2.8..K5 .T93..9 3.7..A7 4.5..J3",
            ".8..K5 .93..9 .7..A7 .5..J3",
            "H3",
            ".8..K5 .T3..9 .7..A7 .5..J3",
            "H3",
        ),
        // Each the second lowest of its suit; only the four keeps back a card that would win.
        (
            "N:..A52. .74.7. .T63.. .J2.T.",
            "..A52. .74.7. .T63.. .J2.T.",
            "H4",
            "..A52. .74.7. .T63.. .J2.T.",
            "D7",
        ),
    ];
    let mut solver = Solver::new(Settings { memory: 1 << 20 });
    for (all, first, one, second, another) in cases {
        let deal: bridge::PartialDeal = all.parse().unwrap();
        let at = Position::from_deal(&deal, Seat::South).unwrap();
        let (first, second) = (minor(first, one), minor(second, another));
        for (first, second) in [(&first, &second), (&second, &first)] {
            let (one, another) = compare(&mut solver, &at, first, second);
            assert_ne!(one, another, "{first:?}\n{second:?}");
        }
    }
}
