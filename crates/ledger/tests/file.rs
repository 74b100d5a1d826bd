//! What happens to a file in the worst case.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

use std::{fs, path::PathBuf};

use ledger::{Damage, LedgerError, Writer, read};
use proptest::prelude::*;
use tempfile::TempDir;

struct Place {
    _folder: TempDir,
    file: PathBuf,
}

fn place() -> Place {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.stich");
    Place { _folder: folder, file }
}

/// A file with these records.
fn with(records: &[&str]) -> Place {
    let place = place();
    let mut writer = Writer::create(&place.file).unwrap();
    for record in records {
        writer.append(record).unwrap();
    }
    place
}

fn records(place: &Place) -> Vec<String> {
    read(&place.file).unwrap().records
}

#[test]
fn what_was_appended_is_there() {
    let place = with(&["a", "b\nc", "Großes Spiel"]);
    assert_eq!(records(&place), ["a", "b\nc", "Großes Spiel"]);
    let (mut writer, book) = Writer::open::<String>(&place.file).unwrap();
    assert_eq!((book.records.len(), book.torn), (3, 0));
    writer.append(&"d").unwrap();
    assert_eq!(records_after(writer, &place), ["a", "b\nc", "Großes Spiel", "d"]);
}

/// The records once the writer has let go.
fn records_after(writer: Writer, place: &Place) -> Vec<String> {
    drop(writer);
    records(place)
}

#[test]
fn nothing_is_overwritten() {
    let place = with(&["a"]);
    assert!(matches!(Writer::create(&place.file), Err(LedgerError::Exists(_))));
    fs::write(&place.file, "a letter to my aunt").unwrap();
    assert!(matches!(Writer::create(&place.file), Err(LedgerError::Exists(_))));
    assert_eq!(fs::read_to_string(&place.file).unwrap(), "a letter to my aunt");
}

/// Killed between making the file and writing its first record.
#[test]
fn a_file_without_a_finished_record_can_be_begun_again() {
    let whole = fs::read(&with(&["a"]).file).unwrap();
    for cut in 0..whole.len() {
        let place = place();
        fs::write(&place.file, &whole[..cut]).unwrap();
        assert!(matches!(read::<String>(&place.file), Err(LedgerError::Empty(_))), "{cut}");
        let mut writer = Writer::create(&place.file).unwrap();
        writer.append(&"b").unwrap();
        assert_eq!(records_after(writer, &place), ["b"]);
    }
}

#[test]
fn a_line_changed_taken_out_or_put_in_is_named() {
    let lines = ["a", "b", "c", "d"];
    let text = fs::read_to_string(&with(&lines).file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let joined = |lines: &[&str]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    let changed = lines[1].replace("\"b\"", "\"x\"");
    let forged = "{\"n\":2}";
    let table = [
        (joined(&[lines[0], &changed, lines[2]]), 2, Damage::Sum),
        (joined(&[lines[0], lines[2]]), 2, Damage::Number { found: 3, expected: 2 }),
        (joined(&[lines[1]]), 1, Damage::Number { found: 2, expected: 1 }),
        (joined(&[lines[0], lines[0]]), 2, Damage::Number { found: 1, expected: 2 }),
        (joined(&[lines[0], lines[1], "", lines[2]]), 3, Damage::Shape(String::new())),
        (joined(&[lines[0], forged, lines[2]]), 2, Damage::Shape(String::new())),
    ];
    for (text, line, expected) in table {
        let place = place();
        fs::write(&place.file, &text).unwrap();
        for found in [read::<String>(&place.file).map(drop), Writer::open::<String>(&place.file).map(drop)] {
            let Err(LedgerError::Damaged { line: at, damage, .. }) = found else { panic!("{text}") };
            assert_eq!(at, line, "{text}");
            match (&damage, &expected) {
                (Damage::Shape(_), Damage::Shape(_)) => {}
                _ => assert_eq!(damage, expected),
            }
        }
        assert_eq!(fs::read_to_string(&place.file).unwrap(), text, "reading changes nothing");
    }
}

#[test]
fn a_second_writer_waits_for_the_first() {
    let place = with(&["0"]);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..5 {
                    let (mut writer, book) = Writer::open::<String>(&place.file).unwrap();
                    writer.append(&book.records.len().to_string()).unwrap();
                }
            });
        }
    });
    assert_eq!(records(&place), (0..21).map(|n| n.to_string()).collect::<Vec<_>>());
}

proptest! {
    /// Whatever is left of the last line, with or without its contents: the records before it are
    /// there, reading changes nothing, and the next record stands in its place.
    #[test]
    fn a_torn_line_is_cut_off(
        texts in proptest::collection::vec(".{0,20}", 1..6), keep in 0usize..200, zeros in 0usize..3,
    ) {
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let place = with(&texts);
        let before = fs::read(&place.file).unwrap();
        let (mut writer, _) = Writer::open::<String>(&place.file).unwrap();
        writer.append(&"torn").unwrap();
        drop(writer);
        let mut after = fs::read(&place.file).unwrap();
        let last = after.len() - before.len();
        match zeros {
            0 => after.truncate(before.len() + keep % last),
            1 => after[before.len()..].fill(0),
            _ => after[before.len()..before.len() + 1 + keep % (last - 1)].fill(0), // its end alone is there
        }
        fs::write(&place.file, &after).unwrap();
        let book = read::<String>(&place.file).unwrap();
        prop_assert_eq!(&book.records, &texts);
        prop_assert_eq!(book.torn, after.len() - before.len());
        prop_assert_eq!(fs::read(&place.file).unwrap(), after);
        let (mut writer, _) = Writer::open::<String>(&place.file).unwrap();
        writer.append(&"next").unwrap();
        drop(writer);
        let book = read::<String>(&place.file).unwrap();
        prop_assert_eq!(book.records.len(), texts.len() + 1);
        prop_assert_eq!((book.records.last().map(String::as_str), book.torn), (Some("next"), 0));
    }

    /// Any bytes are read or refused.
    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let place = place();
        fs::write(&place.file, &bytes).unwrap();
        let _ = read::<String>(&place.file);
        let _ = Writer::open::<String>(&place.file);
    }
}
