//! Any bytes as PBN: no panic, and what can be read is written and read back equal.
#![no_main]

use libfuzzer_sys::fuzz_target;
use records::{Board, Format};

fuzz_target!(|data: &[u8]| {
    let boards: Vec<Board> = records::read(data, Format::Pbn).into_iter().flatten().collect();
    for board in &boards {
        let _ = records::judge(board);
    }
    let once = records::write_pbn(&boards);
    let again: Vec<Board> = records::read(once.as_bytes(), Format::Pbn).into_iter().flatten().collect();
    assert_eq!(once, records::write_pbn(&again));
});
