//! `stich doko solve` as its user sees it.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests may panic")]

use std::{
    path::PathBuf,
    process::{Command, Output},
};

fn solve(args: &[&str]) -> Output {
    let stich = Command::new(env!("CARGO_BIN_EXE_stich"))
        .args(["doko", "solve"])
        .args(args)
        .env("NO_COLOR", "1")
        .output();
    stich.expect("runs")
}

fn games(file: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("../doppelkopf-records/tests/data").join(file).display().to_string()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

const ENDING: [&str; 11] = [
    "--hands",
    "SA ST / SA H9 / S9 H9 / C9 C9",
    "--solo",
    "fleischlos",
    "--re",
    "1",
    "--augen",
    "100",
    "--tricks",
    "5",
    "--lang",
];

#[test]
fn an_ending_by_its_hands() {
    // A soloist has his points three times: ♠A wins 1 for him, ♠10 loses 1.
    let text = text(&solve(&[&ENDING[..], &["en"]].concat()));
    for line in ["With best play: +3", "   +3  ♠A", "   −3  ♠10", "trick 11: 1: ♠A  2: ♠A"] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    for lang in ["de", "da", "nl", "nb"] {
        assert!(solve(&[&ENDING[..], &[lang]].concat()).status.success(), "{lang}");
    }
    let json = self::text(&solve(&[&ENDING[..], &["en", "--json"]].concat()));
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json.pointer("/points").unwrap(), 3);
    assert_eq!(json.pointer("/line/0/card").unwrap(), "SA");
}

#[test]
fn a_recorded_game_card_by_card() {
    let output = solve(&[&games("games-with-allowed-actions.json"), "--nodes", "100000", "--lang", "de"]);
    assert!(output.status.success());
    let text = text(&output);
    assert!(text.contains("Stich 11, Platz 1: ♣B kostet einen Punkt; richtig ist ♠9"), "{text}");
    let text = self::text(&solve(&[&games("games-with-score.json"), "--nodes", "1000", "--lang", "de"]));
    assert!(text.contains("Die Aufzeichnung nennt nicht alle Blätter"), "{text}");
}

#[test]
fn what_makes_no_sense_is_refused() {
    let two = games("games-with-score.json");
    for wrong in [
        &[][..],
        &["--hands", "SA / S9", "--re", "1"],
        &["--hands", "SA / SA / SA / S9", "--re", "1"],
        &["--hands", "CA / SA / SA / S9"],
        &[&two, "--re", "1"],
        &[&two, "--game", "2", "--augen", "30"],
        &["--hands", "SA / SA / SA / S9", "--re", "1", "--game", "2"],
        &[&two, "--trick", "3"],
        &[&two, "--game", "7"],
        &[&two, "--game", "2", "--trick", "13"],
    ] {
        let output = solve(wrong);
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
        assert!(!output.stderr.is_empty(), "{wrong:?}");
    }
    assert_eq!(solve(&["nowhere.json"]).status.code(), Some(1));
    assert_eq!(solve(&[&two, "--game", "2", "--trick", "1", "--nodes", "1000"]).status.code(), Some(1));
}
