//! `stich doko replay` as its user sees it.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests may panic")]

use std::{
    fs,
    path::PathBuf,
    process::{Command, Output},
};

fn stich(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_stich")).args(args).env("NO_COLOR", "1").output().expect("runs")
}

fn games() -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("../doppelkopf-records/tests/data").display().to_string()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

#[test]
fn real_games_have_the_points_of_their_programs() {
    let output = stich(&["doko", "replay", &games(), "--lang", "de"]);
    let text = text(&output);
    for line in ["Punkte von Platz 1 bis 4: +7 −7 −7 +7", "+4 +4 −12 +4", "+18 −6 −6 −6", "+4 +4 −4 −4"]
    {
        assert!(text.contains(line), "{line}\n{text}");
    }
    assert!(text.contains("Stich 10: Platz 2 spielt auf, obwohl Platz 4 an der Reihe ist"), "{text}");
    assert!(text.ends_with("4 Spiele, 2 mit etwas Regelwidrigem, alle wie aufgezeichnet, alle lesbar\n"));
    assert_eq!(output.status.code(), Some(0));
    for lang in ["en", "da", "nl", "nb"] {
        let output = stich(&["doko", "replay", &games(), "--lang", lang, "--only-irregular"]);
        assert!(output.status.success() && !output.stdout.is_empty(), "{lang}");
    }
}

#[test]
fn a_bad_game_does_not_stop_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let good = fs::read_to_string(format!("{}/games-with-score.json", games())).unwrap();
    let bad = good.replacen('[', "[{\"name\":\"empty\"},", 1);
    fs::write(folder.path().join("a.json"), "[{").unwrap();
    fs::write(folder.path().join("b.json"), bad).unwrap();
    let folder = folder.path().display().to_string();
    let output = stich(&["doko", "replay", &folder, "--json", "--rules", "tsr"]);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<serde_json::Value> =
        text(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 4);
    assert!(lines.iter().take(2).all(|line| line.get("error").is_some()));
    let last = lines.last().unwrap();
    assert_eq!(last.pointer("/result/points").unwrap(), &serde_json::json!([4, 4, -4, -4]));
    assert_eq!(last.pointer("/irregularities/0/clause").unwrap(), "5.1.2");
    for wrong in [&["doko", "replay"][..], &["doko", "replay", &folder, "--rules", "skat"]] {
        assert_eq!(stich(wrong).status.code(), Some(2), "{wrong:?}");
    }
    assert_eq!(stich(&["doko", "replay", "nowhere.json"]).status.code(), Some(1));
}

#[test]
fn a_word_for_a_player_is_named_with_its_step_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    let good = fs::read_to_string(format!("{}/games-with-allowed-actions.json", games())).unwrap();
    let mut games: serde_json::Value = serde_json::from_str(&good).unwrap();
    let steps = games[0]["steps"].as_array_mut().unwrap();
    let call = steps.iter().position(|step| step["action"] == "AnnouncementReContra").unwrap();
    for at in [0, call] {
        steps[at]["player"] = serde_json::json!("true");
    }
    let path = folder.path().join("word.json");
    fs::write(&path, games.to_string()).unwrap();
    let path = path.display().to_string();
    let mut said = String::new();
    for lang in ["de", "da", "nl", "nb", "en"] {
        let output = stich(&["doko", "replay", &path, "--lang", lang]);
        assert_eq!(output.status.code(), Some(0));
        let shown = text(&output).split_whitespace().collect::<Vec<_>>().join(" ");
        let output = stich(&["doko", "replay", &path, "--lang", lang, "--json"]);
        let line =
            text(&output).lines().next().map(serde_json::from_str::<serde_json::Value>).unwrap().unwrap();
        for fault in line["faults"].as_array().unwrap() {
            let text = fault["text"].as_str().unwrap();
            assert!(shown.contains(text), "{text}\n{shown}");
            said.push_str(&format!("{text}\n"));
        }
    }
    insta::assert_snapshot!("doko_replay_word_for_a_player", said);
    let output = stich(&["doko", "replay", &path, "--json"]);
    let line = text(&output).lines().next().map(serde_json::from_str::<serde_json::Value>).unwrap().unwrap();
    let fault = |at: usize, key: &str| line.pointer(&format!("/faults/{at}/{key}")).unwrap().clone();
    assert_eq!(
        (fault(0, "step"), fault(0, "found"), fault(0, "taken_as")),
        (1.into(), "true".into(), 1.into())
    );
    assert_eq!((fault(1, "step"), fault(1, "taken_as")), ((call + 1).into(), serde_json::Value::Null));
    assert!(line.get("result").is_some());
}
