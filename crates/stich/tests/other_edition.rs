//! Every case under the other code of laws: where something else comes of it, `stich laws --diff` says why.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

use std::{fs, path::Path};

use bridge_laws::clause::{Clause, Edition};
use casebook::{Case, Played};
use ruling::ClauseSet;
use wording::{Lang, Lexicon};

/// The same case under the other code.
fn other(text: &str) -> String {
    let [old, new] = Edition::ALL.map(|edition| format!("\nedition = \"{}\"\n", edition.year()));
    if text.contains(&old) {
        return text.replacen(&old, &new, 1);
    }
    if text.contains(&new) {
        return text.replacen(&new, &old, 1);
    }
    text.replacen("\ngame   = \"bridge\"\n", &format!("\ngame   = \"bridge\"{old}"), 1)
}

/// The clauses that a case reaches, if it is one of bridge.
fn reached(text: &str) -> Option<ClauseSet<Clause>> {
    let case = casebook::parse(text).unwrap();
    let Case::Bridge(_) = &case else { return None };
    match casebook::run(&case).ok()?.played {
        Played::Bridge(played) => Some(played.reached),
        Played::Doppelkopf(_) => None,
    }
}

#[test]
fn whatever_comes_of_a_case_under_one_code_alone_is_told_by_the_difference() {
    let words = Lexicon::new(Lang::En);
    // Another number alone explains nothing.
    let differs =
        |clause: &Clause| clause.number(Edition::E2007).is_none() || words.clause_older(*clause).is_some();
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let mut otherwise = 0;
    for file in casebook::files(&cases).unwrap() {
        let text = fs::read_to_string(&file).unwrap();
        let Some(here) = reached(&text) else { continue };
        let changed = other(&text);
        assert!(changed != text, "{}: the other code could not be set", file.display());
        let Some(there) = reached(&changed) else { continue };
        let only: Vec<Clause> = here
            .iter()
            .filter(|clause| !there.contains(*clause))
            .chain(there.iter().filter(|clause| !here.contains(*clause)))
            .collect();
        if only.is_empty() {
            continue;
        }
        // What follows from the clause that differs need not differ itself; but one of those reached must.
        let told = only.iter().any(differs) || here.iter().chain(there.iter()).any(|clause| differs(&clause));
        assert!(told, "{}: {only:?} in one code alone, and nobody says why", file.display());
        otherwise += 1;
    }
    assert!(otherwise > 30, "only {otherwise} cases go otherwise under the other code");
}
