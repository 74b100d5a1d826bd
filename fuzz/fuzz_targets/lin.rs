//! Any bytes as LIN: no panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use records::Format;

fuzz_target!(|data: &[u8]| {
    for board in records::read(data, Format::Lin).into_iter().flatten() {
        let _ = records::judge(&board);
    }
});
