//! Any text as a file of recorded games: read, and played again as far as it goes, without a panic.
#![no_main]

use doppelkopf_records::{judge, read};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for record in read(text).into_iter().flatten().flatten() {
        for rules in [doppelkopf::Rules::SHEET, doppelkopf::Rules::TSR] {
            let _ = judge(&record, rules);
        }
    }
});
