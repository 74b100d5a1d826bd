//! A third edition of the laws: every place that looks at the edition has to say what it does, or nothing compiles.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests may panic")]

use std::{collections::BTreeSet, path::Path, process::Command};

#[test]
fn a_next_edition_is_missed_in_every_place_that_looks_at_it() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let output = Command::new(env!("CARGO"))
        .args(["check", "--quiet", "--message-format", "short", "--lib", "--package", "bridge-laws"])
        .env("RUSTFLAGS", "--cfg next_edition")
        .env("CARGO_TARGET_DIR", folder.join("../../target/next-edition"))
        .current_dir(folder)
        .output()
        .expect("cargo runs");
    assert!(!output.status.success(), "a third edition goes unnoticed");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    let missed: BTreeSet<&str> = errors
        .lines()
        .filter(|line| line.contains("non-exhaustive patterns"))
        .filter_map(|line| line.split(':').next())
        .collect();
    // Where the code says `Edition::E2007`, the compiler has complained, and nowhere is there anything else.
    let looked: BTreeSet<String> = sources(&folder.join("src"))
        .into_iter()
        .filter(|(_, text)| text.contains("Edition::E2007 "))
        .map(|(path, _)| path)
        .collect();
    let missed: BTreeSet<String> = missed
        .into_iter()
        .filter_map(|path| path.split_once("src/").map(|(_, path)| path.to_owned()))
        .collect();
    assert!(looked.len() > 5, "{looked:?}");
    assert_eq!(missed, looked, "{errors}");
}

fn sources(folder: &Path) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if let Ok(text) = std::fs::read_to_string(&path) {
            let shown = path.display().to_string();
            let (_, short) = shown.rsplit_once("/src/").expect("a source");
            found.push((short.to_owned(), text));
        }
    }
    found
}
