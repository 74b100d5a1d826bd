//! A whole board of random legal plays: at the table with every law watched, and as the bare
//! minimum of masks without any law. The table is to reach half the speed of the bare loop.
//!
//! `cargo bench -p bridge-laws` shows both. How many instructions a board costs, to compare two
//! states of the code without a clock (it counts 1000 boards, of which 64 are played to compare):
//!
//! ```sh
//! valgrind --tool=callgrind --toggle-collect='table::play_at_the_table' --callgrind-out-file=/dev/null \
//!     target/release/deps/table-… --bench at_the_table --sample-count 1 --sample-size 936
//! ```

use std::hint::black_box;

use bridge::{Contract, Doubled, Level, Strain};
use bridge_laws::{Setup, Status, Table, Watch, event::Event};
use cards::{BySeat, Card, CardSet, Rank, Seat, Side, Suit};
use divan::{Bencher, counter::ItemsCount};

const BOARDS: usize = 64;

fn main() {
    // Both play the same cards, or there would be nothing to compare.
    let (mut one, mut other) = (XorShift(1), XorShift(1));
    for (hands, strain) in boards() {
        let at_the_table = table(hands, strain).map(|table| play_at_the_table(table, &mut one));
        assert_eq!(at_the_table, Some(play_bare(bare((hands, strain)), &mut other)), "{hands:?} {strain}");
    }
    divan::main();
}

/// Marsaglia's xorshift: fast, and the same on every machine.
struct XorShift(u64);

impl XorShift {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `n`.
    fn below(&mut self, n: usize) -> usize {
        (((self.next() >> 32) * n as u64) >> 32) as usize
    }
}

/// Four hands of thirteen.
fn deal(random: &mut XorShift) -> BySeat<CardSet> {
    let mut pack = CardSet::PACK;
    BySeat::from_fn(|_| {
        let mut hand = CardSet::EMPTY;
        while hand.len() < 13
            && let Some(card) = pack.nth(random.below(pack.len()))
        {
            pack.remove(card);
            hand.insert(card);
        }
        hand
    })
}

/// The boards, each with its trump suit; the same for both.
fn boards() -> Vec<(BySeat<CardSet>, Strain)> {
    let mut random = XorShift(0x9e37_79b9_7f4a_7c15);
    let strains = [Strain::Clubs, Strain::Diamonds, Strain::Hearts, Strain::Spades, Strain::NoTrump];
    strains.into_iter().cycle().take(BOARDS).map(|strain| (deal(&mut random), strain)).collect()
}

fn table(hands: BySeat<CardSet>, strain: Strain) -> Option<Table> {
    let contract = Contract { level: Level::ONE, strain, doubled: Doubled::Undoubled };
    let mut setup = Setup::full(BySeat(hands.0.map(Some)), Seat::South, Some((contract, Seat::South)));
    setup.rules.watch = Watch::Always;
    Table::new(&setup).ok()
}

/// Plays a board at the table: how many tricks North and South made.
#[inline(never)]
fn play_at_the_table(mut table: Table, random: &mut XorShift) -> u8 {
    while let Status::Play(seat) = table.status() {
        let legal = table.legal(seat).cards;
        let Some(card) = legal.nth(random.below(legal.len())) else { break };
        if table.record(&Event::Play { seat, card }).is_err() {
            break;
        }
    }
    table.tricks()[Side::NorthSouth]
}

/// The same in masks of 16 places a suit.
#[derive(Clone, Copy)]
struct Bare {
    hands: [u64; 4],
    trump: Option<u8>,
}

fn bare((hands, strain): (BySeat<CardSet>, Strain)) -> Bare {
    let mask = |cards: CardSet| cards.iter().fold(0, |mask, card| mask | 1 << card.place());
    let trump = strain.trump().map(|suit: Suit| Card::new(suit, Rank::Two).place() >> 4);
    Bare { hands: hands.0.map(mask), trump }
}

#[allow(clippy::indexing_slicing, reason = "a seat is one of the four places")]
#[inline(never)]
fn play_bare(mut board: Bare, random: &mut XorShift) -> u8 {
    let (mut leader, mut made) = (3, 0);
    for _ in 0..13 {
        let (mut winner, mut best, mut led) = (leader, 0, u64::MAX);
        for step in 0..4 {
            let seat = (leader + step) & 3;
            let hand = board.hands[seat];
            let mut legal = if hand & led == 0 { hand } else { hand & led };
            for _ in 0..random.below(legal.count_ones() as usize) {
                legal &= legal - 1;
            }
            let card = legal.trailing_zeros() as u8;
            board.hands[seat] &= !(1 << card);
            if step == 0 {
                led = 0xffff << (card & 0x30);
                best = card;
            } else if card >> 4 == best >> 4 && card > best
                || card >> 4 != best >> 4 && Some(card >> 4) == board.trump
            {
                (winner, best) = (seat, card);
            }
        }
        made += u8::from(winner & 1 == 0);
        leader = winner;
    }
    made
}

#[divan::bench(sample_count = 100, sample_size = 1000)]
fn without_laws(bencher: Bencher) {
    let boards: Vec<Bare> = boards().into_iter().map(bare).collect();
    let (mut random, mut boards) = (XorShift(1), boards.iter().cycle());
    bencher
        .counter(ItemsCount::new(52_u32))
        .bench_local(|| boards.next().map(|board| play_bare(black_box(*board), &mut random)));
}

#[divan::bench(sample_count = 100, sample_size = 1000)]
fn at_the_table(bencher: Bencher) {
    let tables: Vec<Table> =
        boards().into_iter().filter_map(|(hands, strain)| table(hands, strain)).collect();
    let (mut random, mut tables) = (XorShift(1), tables.iter().cycle());
    bencher
        .counter(ItemsCount::new(52_u32))
        .bench_local(|| tables.next().map(|table| play_at_the_table(table.clone(), &mut random)));
}

/// A preview of an option is made on a copy.
#[divan::bench(sample_count = 100, sample_size = 1000)]
fn copy(bencher: Bencher) {
    let (hands, strain) = boards().remove(0);
    let table = table(hands, strain);
    bencher.bench_local(|| black_box(&table).clone());
}
