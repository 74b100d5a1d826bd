//! The languages are themselves: no English left over, and each with its own quotation marks.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may panic")]

use std::{collections::BTreeMap, fs, path::Path};

use wording::{Lang, Lexicon, msg};

const FILES: [&str; 9] = [
    "terms.ftl",
    "laws.ftl",
    "desk.ftl",
    "cli.ftl",
    "clauses.ftl",
    "paper.ftl",
    "dokoclauses.ftl",
    "tournament.ftl",
    "dokodesk.ftl",
];

/// The texts of a file by id, with what is filled in taken out.
fn texts(lang: Lang, file: &str) -> BTreeMap<String, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n").join(lang.code()).join(file);
    let mut texts = BTreeMap::<String, String>::new();
    let mut id = String::new();
    for line in fs::read_to_string(path).unwrap().lines().filter(|line| !line.starts_with('#')) {
        let (head, text) = match line.split_once(" = ") {
            Some((head, text)) if line.starts_with(' ') => (format!("{id}{}", head.trim()), text),
            Some((head, text)) => (head.to_owned(), text),
            None => (id.clone(), line),
        };
        if !line.starts_with(' ') && line.contains(" = ") {
            id.clone_from(&head);
        }
        texts.entry(head).or_default().push_str(text);
    }
    texts
}

#[test]
fn no_english_is_left_over() {
    for file in FILES {
        let english = texts(Lang::En, file);
        for lang in [Lang::De, Lang::Da, Lang::Nl, Lang::Nb] {
            for (id, text) in texts(lang, file) {
                // One word may be the same, a sentence may not.
                let words =
                    text.split_whitespace().filter(|word| word.chars().all(char::is_alphabetic)).count();
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
        for (id, text) in FILES.iter().flat_map(|file| texts(lang, file)) {
            let text = text.replace("{\"\"}", "").replace("{\" \"}", "");
            let foreign = text.chars().find(|&c| marks.contains(c) && !own.contains(c));
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
