//! What `stich check` says of a wrong case is said in the language of the user: the reasons, and the table that is drawn.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

use std::{fs, path::Path, process::Command};

const BRIDGE: &str = r#"
[board]
dealer   = "S"
deal     = "N:863.T85.876.Q763 QJ92.AJ9.532.T54 KT5.KQ42.QJT.KJ9 A74.763.AK94.A82"
contract = "3NT"
declarer = "S"
"#;
const QUERY: &str = "[table]\n[[step]]\nreserve = [\"2:gesund\", \"3:gesund\"]\n";
const GAME: &str = "[table]\n[[step]]\nreserve = [\"2:gesund\", \"3:gesund\", \"4:gesund\", \"1:gesund\"]\n";
const SCORE: &str = "[[score]]\nre = [1, 3]\naugen = { re = 150 }\n";

/// A game, and what a wrong case of it says.
fn cases() -> Vec<(&'static str, String)> {
    let step = |what: &str| format!("[[step]]\n{what}\n");
    let bridge =
        |steps: &[&str]| ("bridge", steps.iter().fold(BRIDGE.to_owned(), |all, what| all + &step(what)));
    let query = |what: &str| ("doppelkopf", QUERY.to_owned() + &step(what));
    let game = |what: &str| ("doppelkopf", GAME.to_owned() + &step(what));
    let of = |name: &'static str, text: &str| (name, text.to_owned());
    vec![
        // What cannot have happened.
        bridge(&["play = \"W:SK\""]),
        bridge(&["call = \"W:1NT\""]),
        bridge(&["agree = \"W\""]),
        query("play = \"5:HT\""),
        query("name = \"4:pflichtsolo armut\""),
        game("announce = \"2:keine90\""),
        game("claim-offence = 3"),
        game("take-back = \"2:HT\""),
        // What is awaited, and the table.
        bridge(&["play = \"W:S4\"\nexpect.turn = \"E\""]),
        bridge(&["play = \"W:S4\"\nexpect.asks = \"could-see\""]),
        bridge(&["play = [\"E:SQ\"]", "call-director = \"S\"\nexpect.turn = \"E\""]),
        bridge(&["play = \"W:S4\"\nexpect.election = { by = [\"N\", \"S\"], options = [\"accept\"] }"]),
        query("reserve = \"4:vorbehalt\"\nexpect.turn = 3\nexpect.asks = \"claimed\""),
        query("expect.asks = \"claimed\""),
        query("expect.turn = 2"),
        game("play = \"2:HT\"\nexpect.asks = \"claimed\""),
        // What is there, and what is not.
        bridge(&[
            "play = \"W:S4\"\nexpect.score = 50\nexpect.penalty-cards = [\"W:S7\"]\nexpect.laws = [\"55\"]\n\
             expect.transfer = { to = \"ns\", tricks = 1 }\nexpect.allowed = true",
        ]),
        bridge(&["play = \"W:S4\"\nexpect.refused = \"not-in-hand\""]),
        query("reserve = \"4:gesund\"\nexpect.refused = \"S2.2\""),
        query("play = \"5:HT\"\nexpect.refused = \"S2.2\""),
        query(
            "expect.legal = { seat = 4, cards = \"HT\" }\nexpect.next-dealer = 2\n\
             expect.party = { re = [1, 2] }\nexpect.tricks = { re = 3 }\nexpect.penalty = { 1 = -3 }",
        ),
        of("doppelkopf", &format!("{SCORE}expect.impossible = \"x\"\n")),
        of("doppelkopf", &SCORE.replace("[1, 3]", "[1]")),
        of("doppelkopf", "[[trick]]\ncards = [\"HT\", \"HT\", \"HT\"]\n"),
        of("doppelkopf", "[[trick]]\ngame = \"armut\"\ncards = [\"HT\"]\n"),
        of("doppelkopf", "[[announce]]\nsays = \"ansage\"\ncards = 10\n"),
        of("doppelkopf", "[[announce]]\nsays = \"ansage\"\ncards = 12\nexpect.refused = \"S5.1\"\n"),
        of("doppelkopf", "[[split]]\nplayers = 3\n"),
        of("doppelkopf", "[[split]]\nplayers = 9\nexpect.refused = \"x\"\n"),
        of("doppelkopf", "[round]\n[[deal]]\npoints = { 1 = 1 }\n"),
        of("doppelkopf", "[round]\n[[deal]]\nexpect.refused = \"x\"\n"),
        of("doppelkopf", "[round]\n[[deal]]\nexpect.dealer = 2\nexpect.owing = []\n"),
        of("doppelkopf", "[ruling]\ntopic = \"revoke\"\n[expect]\noffence = \"decided\"\n"),
        of("doppelkopf", "[ruling]\ntopic = \"revoke\"\nfacts = { offender = 2 }\n[expect]\nasks = \"x\"\n"),
    ]
}

fn checked(lang: &str, file: &Path) -> String {
    let mut stich = Command::new(env!("CARGO_BIN_EXE_stich"));
    let ran = stich.args(["--lang", lang, "check"]).arg(file).output().unwrap();
    let said = String::from_utf8(ran.stdout).unwrap() + &String::from_utf8(ran.stderr).unwrap();
    // The file is called otherwise each time.
    said.lines().skip(1).map(|line| format!("{}\n", line.trim_end())).collect()
}

/// Words that no other of the languages has; `of` is Dutch, and `game` and those with hyphens belong to the format.
const ENGLISH: [&str; 36] = [
    "the", "card", "cards", "trick", "tricks", "can", "happen", "happened", "not", "none", "nobody",
    "whether", "has", "dealer", "laid", "too", "early", "wrong", "penalty", "next", "round", "calls",
    "position", "question", "about", "choice", "or", "only", "it", "yet", "known", "ruling", "all", "be",
    "this", "player",
];

/// The English words, without those of the format: the key of an expectation stands behind its place.
fn english(said: &str) -> Vec<&str> {
    let without_key = |line: &'_ str| match line.starts_with("  ") && !line.starts_with("   ") {
        true => line.rfind(", ").unwrap_or(line.len()),
        false => line.len(),
    };
    let lines = said.lines().filter_map(|line| line.get(..without_key(line)));
    let words = lines.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '-'));
    words.filter(|word| ENGLISH.contains(word)).collect()
}

#[test]
fn no_reason_is_english_in_another_language() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("wrong.toml");
    let (mut all, mut wrong) = (String::new(), Vec::new());
    for (game, text) in cases() {
        let text = format!("format = 1\ngame = \"{game}\"\ntitle = \"x\"\n{text}");
        fs::write(&file, &text).unwrap();
        all += &checked("de", &file);
        let said = checked("en", &file);
        if !said.contains("got: ") {
            wrong.push(format!("en: {text}\n{said}"));
        }
        for lang in ["de", "da", "nl", "nb"] {
            let said = checked(lang, &file);
            if !english(&said).is_empty() {
                wrong.push(format!("{lang}: {:?}\n{text}\n{said}", english(&said)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    insta::assert_snapshot!("check_words_de", all);
}
