//! How many boards a second are read and judged.

#![allow(missing_docs, clippy::unwrap_used, reason = "a benchmark")]

use divan::{Bencher, counter::ItemsCount};
use records::{Board, Format};

const PBN: &[u8] = include_bytes!("../tests/data/pbn2html-all.pbn");
const LIN: &[u8] = include_bytes!("../tests/data/bench-boards.lin");

fn main() {
    divan::main();
}

fn boards(bytes: &[u8], format: Format) -> Vec<Board> {
    records::read(bytes, format).into_iter().map(Result::unwrap).collect()
}

fn judge(bencher: Bencher<'_, '_>, boards: &[Board]) {
    bencher
        .counter(ItemsCount::new(boards.len()))
        .bench(|| boards.iter().filter(|board| records::judge(divan::black_box(board)).is_ok()).count());
}

#[divan::bench]
fn judge_lin(bencher: Bencher<'_, '_>) {
    judge(bencher, &boards(LIN, Format::Lin));
}

/// The same boards, their cards in columns.
#[divan::bench]
fn judge_pbn(bencher: Bencher<'_, '_>) {
    let boards: Vec<Board> = boards(LIN, Format::Lin).iter().map(Board::in_pbn_form).collect();
    judge(bencher, &boards);
}

#[divan::bench]
fn read_lin(bencher: Bencher<'_, '_>) {
    let count = boards(LIN, Format::Lin).len();
    bencher.counter(ItemsCount::new(count)).bench(|| records::read(divan::black_box(LIN), Format::Lin));
}

#[divan::bench]
fn read_pbn(bencher: Bencher<'_, '_>) {
    let count = boards(PBN, Format::Pbn).len();
    bencher.counter(ItemsCount::new(count)).bench(|| records::read(divan::black_box(PBN), Format::Pbn));
}

#[divan::bench]
fn write_pbn(bencher: Bencher<'_, '_>) {
    let boards = boards(PBN, Format::Pbn);
    bencher.counter(ItemsCount::new(boards.len())).bench(|| records::write_pbn(divan::black_box(&boards)));
}
