//! What differs between the editions is said, clause by clause, in one place and in every language.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests may panic")]

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use bridge_laws::clause::{Clause, Edition};
use ruling::{Clause as _, Reason, Standing};
use wording::{Lang, Lexicon};

/// The clauses of which `stich laws --diff 2007 2017` has a line.
fn has_a_line(clause: Clause) -> bool {
    let numbers = Edition::ALL.map(|edition| clause.number(edition));
    numbers[0] != numbers[1] || Lexicon::new(Lang::En).clause_older(clause).is_some()
}

/// The sources of the laws of bridge, by their path below `crates`, without comments.
fn laws() -> BTreeMap<String, String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = BTreeMap::new();
    let mut folders: Vec<PathBuf> =
        ["bridge-laws/src", "bridge-book/src"].map(|folder| crates.join(folder)).into();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(&crates).unwrap().display().to_string();
                found.insert(name, fs::read_to_string(&path).unwrap());
            }
        }
    }
    found
}

/// `L57A` of `Clause::L57A`, and of the name of a constant what it stands for.
fn clause(named: &str, constants: &BTreeMap<String, String>) -> Option<Clause> {
    let last = named.rsplit("::").next()?;
    let variant = constants.get(last).map_or(last, String::as_str);
    Clause::ALL.iter().copied().find(|clause| format!("{clause:?}") == variant)
}

/// Whoever looks at the edition names the clause in which the editions differ (`Facts::edition`); where the edition is
/// handed over instead, the clause stands at the beginning of what is said about the function.
#[test]
fn every_place_that_looks_at_the_edition_has_its_line_in_the_difference() {
    let laws = laws();
    let mut constants = BTreeMap::new();
    for line in laws.values().flat_map(|text| text.lines()) {
        if let Some((name, value)) = line.split_once(": Clause = Clause::") {
            let name = name.rsplit(' ').next().unwrap().to_owned();
            constants.insert(name, value.trim_end_matches(';').to_owned());
        }
    }
    let mut places = 0;
    for (file, text) in &laws {
        let mut looks = false;
        for (at, found) in text.match_indices("f.edition(") {
            let named = text.get(at + found.len()..).and_then(|rest| rest.split(')').next()).unwrap();
            let clause = clause(named, &constants);
            let clause = clause.unwrap_or_else(|| panic!("{file}: what is `{named}`?"));
            assert!(has_a_line(clause), "{file} looks at the edition for {clause}, and nobody says why");
            (looks, places) = (true, places + 1);
        }
        let lines: Vec<&str> = text.lines().collect();
        for (at, _) in lines.iter().enumerate().filter(|(_, line)| line.contains("(edition: Edition")) {
            let says = lines
                .iter()
                .take(at)
                .rev()
                .take_while(|line| line.starts_with("///") || line.starts_with("#["));
            let first =
                says.last().unwrap_or_else(|| panic!("{file}: nothing is said about {:?}", lines.get(at)));
            let number = first.trim_start_matches("/// ").split([':', ' ']).next().unwrap();
            let clause = Clause::ALL.iter().copied().find(|clause| clause.to_string() == number);
            let clause = clause.unwrap_or_else(|| panic!("{file}: no clause in {first:?}"));
            assert!(has_a_line(clause), "{file} looks at the edition for {clause}, and nobody says why");
            looks = true;
        }
        assert!(
            looks || !text.contains("Edition::E2007") || file.ends_with("clause.rs"),
            "{file} decides by the edition without saying about which clause",
        );
    }
    assert!(places > 20, "only {places} places were found");
}

/// The table of the digest: what it says about both codes is said by us, too.
#[test]
fn what_the_digest_tells_apart_is_told_apart() {
    for number in [
        "6", "7", "9A", "11A", "12B1", "12C1", "12C1e", "13A", "15A", "15B", "16B1a", "16C1", "16D1", "17D",
        "17D3", "20F4", "21B1", "23A", "25A", "25A5", "26A", "26B", "27", "27B1a", "27B1b", "28", "30A",
        "30B1", "31A2a", "31A2b", "31B", "32A2", "32B", "40B3", "42A", "42B", "43A3", "45C4b", "47E1",
        "47E2a", "50E1", "50E2", "50E3", "53A", "53B", "53C", "54C", "55C", "57A", "57C3", "62C3", "62D2",
        "63A1", "64B3", "64B7", "64B8", "64C1", "64C2a", "64C2b", "65B3", "67B3", "68D", "68D2", "70D",
        "70E", "72C", "73E2", "75D", "79B3", "86B1",
    ] {
        let clause = Clause::ALL.iter().copied().find(|clause| clause.to_string() == number).expect(number);
        assert!(has_a_line(clause), "{number}");
    }
    // And what is the same in both has none.
    for clause in
        [Clause::L44C, Clause::L49, Clause::L52A, Clause::L61A, Clause::L64A1, Clause::L77, Clause::L31A1]
    {
        assert!(!has_a_line(clause), "{clause}");
    }
}

#[test]
fn what_was_otherwise_in_2007_stands_in_one_place() {
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        for &clause in Clause::ALL {
            let text = words.clause_text(clause);
            assert!(!text.contains("2007") && !text.contains("2017"), "{lang:?} {clause}: {text}");
            let Some(older) = words.clause_older(clause) else { continue };
            assert!(older.contains("2007"), "{lang:?} {clause}: {older}");
            assert!(clause.number(Edition::E2007).is_some(), "{clause} is new: that is said by its number");
            let in_full = words.clause_in_full(clause, Edition::E2007);
            assert!(in_full.contains(&text) && in_full.contains(&older), "{lang:?} {clause}: {in_full}");
            assert!(!words.clause_in_full(clause, Edition::E2017).contains(&older), "{lang:?} {clause}");
        }
    }
}

#[test]
fn a_clause_whose_text_was_not_at_hand_says_so_wherever_it_is_shown() {
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        for edition in Edition::ALL {
            let note = words.clause_unread(Clause::L88).expect("88 was not read");
            assert!(words.clause_in_full(Clause::L88, edition).ends_with(&note), "{lang:?}");
            assert!(words.clause_line(Clause::L88, edition).ends_with(')'), "{lang:?}");
            assert_eq!(words.clause_unread(Clause::L87), None);
            assert!(!words.clause_line(Clause::L87, edition).ends_with(')'), "{lang:?}");
        }
    }
    let unread = Clause::ALL.iter().filter(|clause| !clause.was_read()).count();
    assert!((10..30).contains(&unread), "{unread}");
}

/// Whoever asks for a law by its number gets an answer, and one that nothing is ruled on under says why.
#[test]
fn every_law_of_the_book_answers() {
    for edition in Edition::ALL {
        for law in 1..=93 {
            let number = law.to_string();
            // 29 to 32 stand in the clause of 28 as well, but each has some of its own.
            assert!(
                Clause::ALL.iter().any(|clause| clause.belongs_to(&number, edition)),
                "{law} of {edition:?}"
            );
        }
    }
    for &clause in Clause::ALL {
        let Standing::OutOfScope(Reason::Elsewhere(instead)) = clause.standing() else { continue };
        assert!(!instead.is_empty(), "{clause}");
        for other in instead {
            assert!(!matches!(other.standing(), Standing::OutOfScope(_)), "{clause} sends to {other}");
        }
    }
}
