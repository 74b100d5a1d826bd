//! `stich check`: what it says of a case that holds, fails, or cannot be read.

use std::{fs, path::Path};

use crate::ran::{run, with};

const CASE: &str = r#"format = 1
game   = "bridge"
title  = "Declarer refuses, and this expects the wrong player to choose"
source = "made for this test"
laws   = ["54D"]

[board]
dealer     = "S"
vulnerable = "none"
deal       = "N:863.T85.876.Q763 QJ92.AJ9.532.T54 KT5.KQ42.QJT.KJ9 A74.763.AK94.A82"
contract   = "3NT"
declarer   = "S"

[[step]]
play = ["E:SQ"]

[[step]]
call-director = "S"
expect.election = { by = ["N"], options = ["accept", "accept-as-dummy", "refuse"] }
"#;

/// Checks one case written into a folder of its own, whose name is left out of what is shown.
fn checked(folder: &Path, name: &str, text: &str, more: &[&str]) -> String {
    let file = folder.join(name);
    fs::write(&file, text).unwrap();
    let args = with(&["--lang", "en", "check", file.to_str().unwrap()], more);
    run(&args).replace(folder.to_str().unwrap(), "[folder]")
}

#[test]
fn check_says_what_failed() {
    let folder = tempfile::tempdir().unwrap();
    insta::assert_snapshot!("check_failing", checked(folder.path(), "failing.toml", CASE, &[]));
    insta::assert_snapshot!("check_failing_json", checked(folder.path(), "failing.toml", CASE, &["--json"]));
    let right = CASE.replace(r#"by = ["N"]"#, r#"by = ["S"]"#);
    insta::assert_snapshot!("check_passing", checked(folder.path(), "passing.toml", &right, &[]));
    let unreadable = CASE.replace("SQ", "1Q");
    insta::assert_snapshot!("check_unreadable", checked(folder.path(), "unreadable.toml", &unreadable, &[]));
}

/// Each form of a case of Doppelkopf, with something wrong in it.
const DOPPELKOPF: &str = r#"
format = 1
game   = "doppelkopf"
title  = "Everything is wrong here"

[[score]]
re    = [1, 3]
augen = { re = 150 }
calls = { re = "keine90" }
expect.winner = "re"

[[trick]]
cards = ["HT", "HT", "CQ", "CQ"]
expect.winner = 2

[[announce]]
says  = "ansage"
cards = 10

[[split]]
players = 11
expect.fours = 3

[table]
hands = { 3 = "HT HT CQ CQ CJ CJ CA CA SA SA HA HA" }

[[step]]
reserve = ["2:gesund", "3:vorbehalt"]
expect.turn = 1

[round]

[[deal]]
played  = "solo"
soloist = 3
expect.next-dealer = 2

[ruling]
topic = "revoke"
facts = { offender = 2 }

[expect]
offence = "unerheblich"
"#;

#[test]
fn check_says_what_failed_in_doppelkopf() {
    let folder = tempfile::tempdir().unwrap();
    let shown = checked(folder.path(), "failing.toml", DOPPELKOPF, &[]);
    insta::assert_snapshot!("check_failing_doppelkopf", shown);
}
