//! Files of the test data, and findings in short.

#![allow(dead_code, reason = "each test uses its part")]

use std::path::{Path, PathBuf};

use records::{Board, Format, Judgement, Kind, ReadError};

/// Every record in the test data.
pub fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| Format::of_name(file).is_some());
    files.sort();
    files
}

pub fn read_file(name: &str) -> Vec<Result<Board, ReadError>> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name);
    let bytes = std::fs::read(&file).unwrap();
    records::read(&bytes, Format::of(&file, &bytes).unwrap())
}

pub fn one(text: &str, format: Format) -> Board {
    let mut boards = records::read(text.as_bytes(), format);
    assert_eq!(boards.len(), 1, "{boards:#?}");
    boards.remove(0).unwrap()
}

pub fn pbn(text: &str) -> Board {
    one(text, Format::Pbn)
}

pub fn lin(text: &str) -> Board {
    one(text, Format::Lin)
}

/// `revoke E 2 C5 61A`, with `^` behind it if it is marked, `?` if it is not certain.
pub fn findings(judgement: &Judgement) -> Vec<String> {
    let found = judgement.irregularities.iter().map(|found| {
        let mut words = vec![found.kind.to_string()];
        if let Kind::RecordBroken(broken) = found.kind {
            words.push(broken.id().to_owned());
        }
        words.extend(found.seat.map(|seat| seat.to_string()));
        words.extend(found.trick.map(|trick| trick.to_string()));
        words.extend(found.card.map(|card| card.to_string()));
        words.extend(found.clause.map(|clause| clause.to_string()));
        if found.marked {
            words.push("^".to_owned());
        }
        if !found.certain {
            words.push("?".to_owned());
        }
        words.join(" ")
    });
    found.collect()
}
