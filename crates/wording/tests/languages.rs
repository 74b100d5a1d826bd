//! The languages are themselves: no English left over, and each with its own quotation marks.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may panic")]

mod support;

use std::{collections::HashSet, fs, path::Path};

use support::{files, of_file, texts};
use wording::{Lang, Lexicon, msg};

#[test]
fn no_english_is_left_over() {
    // Those of Doppelkopf are German everywhere.
    let terms: Vec<&str> = Lexicon::new(Lang::En).terms().iter().map(|term| term.word).collect();
    for file in files() {
        let english = of_file(Lang::En, &file);
        for lang in [Lang::De, Lang::Da, Lang::Nl, Lang::Nb] {
            for (id, text) in of_file(lang, &file) {
                // One word may be the same, a sentence may not.
                let words = text
                    .split_whitespace()
                    .filter(|word| word.chars().all(char::is_alphabetic) && !terms.contains(word))
                    .count();
                assert!(
                    words < 3 || english.get(&id) != Some(&text),
                    "{lang:?}/{file}: `{id}` is English: {text}"
                );
            }
        }
    }
}

#[test]
fn quotation_marks_of_the_language() {
    let marks = "\"'„“”«»‚‘";
    for lang in Lang::ALL {
        let own = match lang {
            Lang::En | Lang::Nl => "“”",
            Lang::De => "„“",
            Lang::Da | Lang::Nb => "«»",
        };
        for (id, text) in texts(lang) {
            // What is typed at a shell stands in its quotation marks.
            let typed = id.starts_with("help-") || id == "doko-solve-error-hands";
            let foreign =
                text.chars().find(|&c| marks.contains(c) && !own.contains(c) && !(typed && c == '"'));
            assert_eq!(foreign, None, "{lang:?}: `{id}`: {text}");
        }
    }
}

#[test]
fn one_is_not_said_as_many() {
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        let (at, player, given, seed) = ("", "", "", "");
        for said in [
            words.say(msg::ListFilePositions { n: 1 }),
            words.say(msg::ListFieldsMany { n: 1 }),
            words.say(msg::ListFileCells { n: 1, expected: "5" }),
            words.say(msg::ListGameRe { n: 1, given }),
            words.say(msg::ListGameHochzeit { tricks: 1, given }),
            words.say(msg::TournamentFindingLarger { n: 5, m: 1 }),
            words.say(msg::TournamentFindingFiveAgain { player, n: 1 }),
            words.say(msg::TournamentFindingSize { table: "3", n: 1 }),
            words.say(msg::TournamentSplitFew { round: "2", n: 1 }),
            words.say(msg::TournamentDeducted { player, n: 1, round: "2" }),
            words.say(msg::TournamentRules { rules: "", n: 1, seed }),
            words.say(msg::TournamentTeamUnequal { team: "", n: 1, others: "2" }),
            words.say(msg::TournamentNoSuchTable { round: "2", table: "3", n: 1 }),
            words.say(msg::TournamentNothingToCompare { at, n: 1 }),
            words.say(msg::TournamentStateLists { n: 0, total: 1 }),
            words.say(msg::TournamentStateLists { n: 1, total: 1 }),
        ] {
            assert!(!said.contains('1'), "{lang:?}: {said}");
        }
        let torn = words.say(msg::KeepTorn { n: 1 });
        assert!(!torn.to_lowercase().contains("bytes"), "{lang:?}: {torn}");
    }
}

/// A message that nobody says is gone. Those that are looked up by a value are said where that value is: the build
/// sees to it (`build/generate.rs`); those of the command line belong to its options.
#[test]
fn every_message_is_said_somewhere() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let families: Vec<String> = fs::read_to_string(crates.join("wording/build/generate.rs"))
        .unwrap()
        .lines()
        .filter_map(|line| line.trim().strip_prefix("prefix: \"")?.strip_suffix("\",").map(str::to_owned))
        .chain(["help-".to_owned()])
        .collect();
    assert!(families.len() > 10, "{families:?}");
    let mut said = HashSet::new();
    let mut folders = vec![crates];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            match path.extension().and_then(|extension| extension.to_str()) {
                _ if path.is_dir() && name == "tests" => {}
                _ if path.is_dir() => folders.push(path),
                Some("rs" | "html") => {
                    let text = fs::read_to_string(&path).unwrap();
                    said.extend(text.split(|c: char| !c.is_ascii_alphanumeric()).map(str::to_owned));
                }
                _ => {}
            }
        }
    }
    let name = |id: &str| -> String {
        let big =
            |word: &str| word.chars().next().map(|c| format!("{}{}", c.to_ascii_uppercase(), &word[1..]));
        id.split('-').filter_map(big).collect()
    };
    for (id, file) in
        files().iter().flat_map(|file| of_file(Lang::En, file).into_keys().map(move |id| (id, file)))
    {
        let looked_up = id.contains('.') || families.iter().any(|family| id.starts_with(family.as_str()));
        assert!(looked_up || said.contains(&name(&id)), "{file}: nobody says `{id}`");
    }
}
