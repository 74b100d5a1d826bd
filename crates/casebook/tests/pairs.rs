//! Every kind of irregularity in the play with every other: `docs/pairs.md` says which pair has a case, and why the
//! others have none. `STICH_GOLDEN=1` writes it anew.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use serde::Deserialize;

/// The kinds that meet in the play. What is wrong with dummy's card is of declarer's side.
const KINDS: [&str; 10] = [
    "opening-lead-out-of-turn",
    "lead-out-of-turn",
    "play-out-of-turn",
    "card-exposed",
    "penalty-card-not-played",
    "lead-before-choice",
    "two-cards",
    "card-taken-back",
    "wrong-card-from-dummy",
    "revoke",
];

/// By whom the second is, seen from who did the first.
const BY: [&str; 4] = ["same", "partner", "next", "previous"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WithoutFile {
    without: Vec<Without>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Without {
    first: String,
    second: String,
    by: Vec<String>,
    cannot: String,
}

#[derive(Deserialize)]
struct CaseFile {
    pair: Option<Pair>,
}

#[derive(Deserialize, PartialEq, Eq, PartialOrd, Ord, Clone)]
struct Pair {
    first: String,
    second: String,
    by: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn cases() -> BTreeMap<Pair, Vec<String>> {
    let mut found: BTreeMap<Pair, Vec<String>> = BTreeMap::new();
    for path in casebook::files(&root().join("cases")).unwrap() {
        let file: CaseFile = toml::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        if let Some(pair) = file.pair {
            let name = path.strip_prefix(root()).unwrap().display().to_string();
            found.entry(pair).or_default().push(name);
        }
    }
    found
}

#[test]
fn every_pair_has_a_case_or_a_reason() {
    let cases = cases();
    let without = include_str!("without.toml");
    let without: WithoutFile = toml::from_str(without).unwrap();
    let known = |kind: &str| KINDS.contains(&kind);
    for pair in cases.keys() {
        let named = known(&pair.first) && known(&pair.second) && BY.contains(&pair.by.as_str());
        assert!(named, "{} / {} / {}", pair.first, pair.second, pair.by);
    }
    let mut reasons: BTreeMap<Pair, &str> = BTreeMap::new();
    for entry in &without.without {
        for by in &entry.by {
            let pair = Pair { first: entry.first.clone(), second: entry.second.clone(), by: by.clone() };
            let twice = reasons.insert(pair.clone(), &entry.cannot).is_some() || cases.contains_key(&pair);
            assert!(!twice, "{} / {} / {by} has a case or two reasons", pair.first, pair.second);
        }
    }
    let all: BTreeSet<Pair> = KINDS
        .iter()
        .flat_map(|first| KINDS.iter().flat_map(move |second| BY.map(|by| (first, second, by))))
        .map(|(first, second, by)| Pair { first: (*first).into(), second: (*second).into(), by: by.into() })
        .collect();
    let neither: Vec<String> = all
        .iter()
        .filter(|pair| !cases.contains_key(pair) && !reasons.contains_key(pair))
        .map(|pair| format!("{} / {} / {}", pair.first, pair.second, pair.by))
        .collect();
    assert!(neither.is_empty(), "no case and no reason:\n{}", neither.join("\n"));

    let file = root().join("docs/pairs.md");
    let text = page(&cases, &reasons);
    if std::env::var("STICH_GOLDEN").is_ok() {
        fs::write(&file, &text).unwrap();
    }
    assert!(fs::read_to_string(&file).unwrap_or_default() == text, "docs/pairs.md is old: STICH_GOLDEN=1");
}

fn page(cases: &BTreeMap<Pair, Vec<String>>, reasons: &BTreeMap<Pair, &str>) -> String {
    let mut text = format!(
        "# Two things at once\n\nEvery kind of irregularity in the play with every other, the second by the same \
         player, his partner, the next or the previous one. Of {} pairs {} have a case, and {} cannot happen. \
         This page is made by `crates/casebook/tests/pairs.rs`.\n",
        KINDS.len() * KINDS.len() * BY.len(),
        cases.len(),
        reasons.len(),
    );
    for first in KINDS {
        let _ = write!(text, "\n## First `{first}`\n\n| then | by | |\n|---|---|---|\n");
        for second in KINDS {
            for by in BY {
                let pair = Pair { first: first.into(), second: second.into(), by: by.into() };
                let what = match (cases.get(&pair), reasons.get(&pair)) {
                    (Some(files), _) => files
                        .iter()
                        .map(|file| {
                            let name = file.rsplit('/').next().unwrap_or(file).trim_end_matches(".toml");
                            format!("[{name}](../{file})")
                        })
                        .collect::<Vec<_>>()
                        .join(", "),
                    (None, Some(why)) => format!("cannot happen: {why}"),
                    (None, None) => String::new(),
                };
                let _ = writeln!(text, "| `{second}` | {by} | {} |", what.replace('|', "/"));
            }
        }
    }
    text
}
