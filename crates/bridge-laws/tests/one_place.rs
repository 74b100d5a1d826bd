//! The law lives in one place: each clause is decided in one file, and nobody but the words names one besides.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests may panic")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use bridge_laws::clause::Clause;

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The clauses that this file names: `Clause::L54A`, comments left out.
fn named(path: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(path).unwrap();
    let code = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    let mut found = BTreeSet::new();
    for line in code {
        for (at, _) in line.match_indices("Clause::L") {
            let name = line.get(at + "Clause::".len()..).unwrap_or_default();
            found.insert(name.chars().take_while(char::is_ascii_alphanumeric).collect());
        }
    }
    found
}

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn each_clause_is_decided_in_one_file() {
    let mut files = Vec::new();
    sources(&crates().join("bridge-laws/src"), &mut files);
    // Which clause leaves a question to the director stands with the question.
    files.retain(|path| !path.ends_with("src/words/answer.rs"));
    sources(&crates().join("bridge-book/src/laws"), &mut files);
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in files.iter().filter(|path| !path.ends_with("src/clause.rs")) {
        for clause in named(path) {
            places.entry(clause).or_default().push(path.display().to_string());
        }
    }
    assert!(places.len() > 150, "{}", places.len());
    let several: Vec<_> = places.iter().filter(|(_, files)| files.len() > 1).collect();
    assert!(several.is_empty(), "{several:#?}");
}

#[test]
fn a_clause_is_named_by_the_laws_and_by_nobody_else() {
    let mut files = Vec::new();
    for entry in fs::read_dir(crates()).unwrap() {
        let folder = entry.unwrap().path();
        if !["bridge-laws", "bridge-book", "wording"].iter().any(|own| folder.ends_with(own)) {
            sources(&folder.join("src"), &mut files);
        }
    }
    let others: Vec<_> =
        files.iter().filter(|path| !named(path).is_empty()).map(|path| (path, named(path))).collect();
    assert!(files.len() > 100 && others.is_empty(), "{others:#?}");
}

#[test]
fn every_clause_has_a_number() {
    use bridge_laws::clause::Edition;
    use ruling::Clause as _;
    for clause in Clause::ALL {
        let numbers = Edition::ALL.iter().filter_map(|&edition| clause.number(edition));
        assert!(numbers.count() > 0, "{clause:?}");
    }
}
