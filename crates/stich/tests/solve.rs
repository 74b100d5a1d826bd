//! `stich solve` as its users see it.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

use std::{
    path::Path,
    process::{Command, Output},
};

fn stich(args: &[&str]) -> (String, Option<i32>) {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../records/tests/data");
    let mut command = Command::new(env!("CARGO_BIN_EXE_stich"));
    let Output { status, stdout, stderr } =
        command.args(["--ascii", "solve"]).args(args).current_dir(data).output().unwrap();
    (String::from_utf8(stdout).unwrap() + &String::from_utf8(stderr).unwrap(), status.code())
}

/// South has the ace of spades, West the queen, North the king, East the knave.
const ENDING: [&str; 2] = ["--deal", "N:K2... J3... A4... Q5..."];

#[test]
fn recorded_tables_are_compared() {
    let (text, code) = stich(&["endplay-sample.pbn", "--lang", "en"]);
    assert_eq!(code, Some(0));
    assert!(text.contains("N    5  11   6   4   7\n"), "{text}");
    assert!(text.contains("agrees with what is recorded (OptimumScore)"), "{text}");
    assert!(text.ends_with("2 boards solved, 2 compared with what is recorded, none differs, none failed\n"));
    let (json, _) = stich(&["endplay-sample.pbn", "--json"]);
    assert!(
        json.contains(r#""recorded_par":[{"source":"OptimumScore","score":400,"differs":false}]"#),
        "{json}"
    );
    let (text, _) = stich(&["endplay-example4.pbn", "--lang", "nb"]);
    assert!(text.contains("ingenting notert å sammenligne med") && text.contains(" grand\n"), "{text}");
}

#[test]
fn what_differs_is_shown() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let board = "[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n\
        [Deal \"N:65.A53.JT7.AK762 AK87.QT4.AK98.95 JT9.982.Q532.Q83 Q432.KJ76.64.JT4\"]\n\
        [Ability \"N:63457 E:7A986 S:63456 W:7A986\"]\n[Minimax \"4SW-450\"]\n";
    std::fs::write(file.path(), board).unwrap();
    let (text, code) = stich(&[file.path().to_str().unwrap(), "--lang", "en"]);
    assert_eq!(code, Some(0));
    assert!(text.contains("clubs by North: 6 here, 7 recorded (Ability)"), "{text}");
    assert!(text.contains("par is -420 here, -450 recorded (Minimax)"), "{text}");
    assert!(text.contains("one compared with what is recorded, one differs"), "{text}");
}

/// A tag that cannot be read says nothing of the deal.
#[test]
fn what_cannot_be_read_beside_a_deal_is_mentioned() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let board = "[Board \"1\"]\n[Deal \"N:K2... J3... A4... Q5...\"]\n[Ability \"N:6345\"]\n";
    std::fs::write(file.path(), board).unwrap();
    let path = file.path().to_str().unwrap();
    let (text, code) = stich(&[path, "--lang", "en"]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("the recorded table cannot be read: Ability: `N:6345`"), "{text}");
    assert!(text.contains("one board solved") && text.contains("none failed"), "{text}");
    let (json, _) = stich(&[path, "--json"]);
    assert!(json.contains(r#""table":{"N""#) && json.contains(r#""unread":["Ability: `N:6345`"]"#), "{json}");
}

/// A table has twenty results; one that was cut off is named and not compared.
#[test]
fn a_table_that_is_not_whole_is_named() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let row =
        |declarer: &str| ["C", "D", "H", "S", "NT"].map(|strain| format!("{declarer} {strain} 9\n")).concat();
    let rows = ["N", "E", "S"].map(row).concat() + "W C 9\nW D 9\nW H 9\nW S 9\n";
    let board = "[Board \"1\"]\n[Deal \"N:K2... J3... A4... Q5...\"]\n\
        [OptimumResultTable \"Declarer;Denomination\\2R;Result\\1R\"]\n";
    std::fs::write(file.path(), board.to_owned() + &rows).unwrap();
    let path = file.path().to_str().unwrap();
    for (lang, expected) in [
        ("en", "the recorded table is not whole: OptimumResultTable has 19 of 20 results"),
        ("de", "die aufgezeichnete Tabelle ist unvollständig: OptimumResultTable hat 19 von 20 Ergebnissen"),
        ("da", "den noterede tabel er ikke fuldstændig: OptimumResultTable har 19 af 20 resultater"),
        ("nl", "de genoteerde tabel is niet volledig: OptimumResultTable heeft 19 van de 20 resultaten"),
        ("nb", "den noterte tabellen er ikke fullstendig: OptimumResultTable har 19 av 20 resultater"),
    ] {
        let (text, code) = stich(&[path, "--lang", lang]);
        let text = text.replace('\n', " ");
        assert!(code == Some(0) && text.contains(expected) && !text.contains(" 9 "), "{lang}: {text}");
    }
    let (json, _) = stich(&[path, "--json"]);
    assert!(
        json.contains(r#""unread":["OptimumResultTable: 19/20"]"#) && !json.contains("recorded"),
        "{json}"
    );
}

#[test]
fn a_narrow_screen_breaks_the_summary_between_words() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../records/tests/data");
    for lang in ["en", "de", "da", "nl", "nb"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_stich"));
        command.args(["--lang", lang, "solve", "endplay-sample.pbn"]).current_dir(&data).env("COLUMNS", "40");
        let text = String::from_utf8(command.output().unwrap().stdout).unwrap();
        assert!(text.lines().all(|line| line.chars().count() <= 40), "{lang}: {text}");
    }
}

#[test]
fn who_lost_a_trick_is_shown() {
    let (text, code) = stich(&["endplay-sample.pbn", "--play", "--lang", "en"]);
    assert_eq!(code, Some(0), "{text}");
    insta::assert_snapshot!("solve_play", text);
    let (german, _) = stich(&["endplay-sample.pbn", "--play", "--lang", "de"]);
    assert!(german.contains("Stich 2, West: Ka9 kostet 2 Stiche; richtig ist PiK"), "{german}");
    let (json, _) = stich(&["endplay-sample.pbn", "--play", "--json"]);
    assert!(json.contains(r#"{"trick":2,"seat":"W","card":"D9","before":9,"after":7}"#), "{json}");
    // A record with revokes in it.
    let (text, code) = stich(&["correct_10.pbn", "--play", "--lang", "en"]);
    assert_eq!(code, Some(1));
    assert!(
        text.contains("card 6 of the record: East cannot play S5: with C6 in hand it would be a revoke"),
        "{text}"
    );
}

#[test]
fn cards_and_seats_are_read_as_the_language_writes_them() {
    let played = [&ENDING[..], &["--lead", "O", "--strain", "SA", "--played", "PB", "--lang", "de"]].concat();
    let (text, code) = stich(&played);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.starts_with("Süd ist am Spiel, Sans Atout\n   2  "), "{text}");
    let (text, code) = stich(&[&ENDING[..], &["--lead", "Ø", "--strain", "ut", "--lang", "da"]].concat());
    assert_eq!(code, Some(0), "{text}");
}

#[test]
fn what_cannot_be_solved_is_refused() {
    let empty = tempfile::NamedTempFile::new().unwrap();
    let path = empty.path().to_str().unwrap();
    let (text, code) = stich(&[path, "--lang", "en"]);
    assert!(code == Some(1) && text.contains("no board in it"), "{text}");
    for (wrong, says) in [
        (
            &["--deal", "N:K2... J3... A4... Q..."][..],
            "West has one card; going by the hand of North there should be 2",
        ),
        (&["--deal", "N:K2... J3... K4... Q5..."], "SK is there twice"),
        (&["--deal", "N:K2... - A4... Q5..."], "the hand of East is not known"),
        (&["--deal", "N:K2... J3... A4... Q5...", "--lead", "Z"], "Z"),
        (&["--deal", "N:K2... J3... A4... Q5...", "--lead", "N", "--strain", "9"], "9"),
        (
            &["--deal", "N:K2... J.3.. A4... Q5...", "--lead", "N", "--played", "SK,H3"],
            "it would be a revoke",
        ),
        (
            &["--deal", "N:K2... J3... A4... Q5...", "--memory", "99999999999999"],
            "no computer has so much memory",
        ),
        (&["--deal", "N:K2... J3... A4... Q5...", "--memory", "0"], "at least 1 MiB"),
        (&["--play"], "<PATHS>"),
        (&["--deal", "N:K2... J3... A4... Q5...", "--play"], "do not go together"),
        (&["endplay-sample.pbn", "--lead", "N"], "do not go together"),
        (&[], "--deal"),
    ] {
        let (text, code) = stich(&[wrong, &["--lang", "en"]].concat());
        assert_eq!(code, Some(2), "{wrong:?}: {text}");
        assert!(text.contains(says), "{wrong:?}: {text}");
    }
}
