//! Any text as a case: no panic, whatever happens at its table.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(case) = casebook::parse(text) {
        let _ = casebook::run(&case);
    }
});
