//! Any text as a list, CSV and TOML: read and checked, or refused; never a panic. A list that was read
//! and checked adds up.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tournament::{Rules, SheetFile, read_sheet};

fuzz_target!(|text: &str| {
    for toml in [false, true] {
        match read_sheet(text, toml) {
            Ok(SheetFile::List(sheet)) => {
                let checked = sheet.check(Rules::default());
                assert_eq!(checked.lines.len(), sheet.lines.len());
                if checked.lines.iter().all(|line| line.reading.error.is_none()) {
                    let taken: i32 =
                        checked.list.lines().iter().flat_map(|l| l.entry.deduction.0).map(i32::from).sum();
                    assert_eq!(checked.list.totals().0.iter().sum::<i32>(), -taken);
                }
            }
            Ok(SheetFile::Running(running)) => {
                for game in &running.games {
                    let _ = game.quirks(Rules::default());
                }
            }
            Err(unread) => {
                assert!(!unread.errors.is_empty());
                let _ = unread.rest.map(|rest| rest.check(Rules::default()));
            }
        }
    }
});
