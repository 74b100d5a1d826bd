//! What cannot be solved, sampled, scored or read is refused in the language of the user.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

use std::{
    fs,
    path::Path,
    process::{Command, Output, Stdio},
};

const DEAL: &str = "N:K2... J.3.. A4... Q5...";
const SEEN: &str = "N:AKQ2.A2.K32.5432 - JT543.K43.A65.K6 -";
const FLEISCHLOS: &str = "SA ST / SA H9 / S9 H9 / C9 C9";

/// Everything that was refused, with the command above it.
fn refused(lang: &str, folder: &Path, commands: &[Vec<&str>]) -> String {
    let one = |command: &Vec<&str>| {
        let mut stich = Command::new(env!("CARGO_BIN_EXE_stich"));
        let Output { status, stdout, stderr } = stich
            .args(["--ascii", "--lang", lang])
            .args(command)
            .current_dir(folder)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        assert!(matches!(status.code(), Some(1 | 2)), "{command:?}: {status}");
        let said = String::from_utf8(stdout).unwrap() + &String::from_utf8(stderr).unwrap();
        format!("{}\n{said}", command.join(" "))
    };
    commands.iter().map(one).collect::<Vec<_>>().join("\n")
}

fn in_every_language(name: &str, folder: &Path, commands: &[Vec<&str>]) {
    for lang in ["en", "de", "da", "nl", "nb"] {
        insta::assert_snapshot!(format!("{name}_{lang}"), refused(lang, folder, commands));
    }
}

#[test]
fn deals_of_bridge() {
    let folder = tempfile::tempdir().unwrap();
    let record = |name: &str, rest: &str| {
        fs::write(folder.path().join(name), format!("[Board \"1\"]\n[Dealer \"N\"]\n{rest}")).unwrap();
    };
    record("twice.pbn", "[Deal \"N:K22... J3... A4... Q5...\"]\n");
    record("short.pbn", "[Deal \"N:K2... J... A4... Q5...\"]\n");
    let deal = "[Deal \"N:K2... J.3.. A4... Q5...\"]\n";
    let play =
        |strain: &str, cards: &str| format!("{deal}{strain}[Declarer \"W\"]\n[Play \"N\"]\n{cards}\n*\n");
    record("revoke.pbn", &play("[Contract \"1NT\"]\n", "SK H3 S4 SQ"));
    record("held.pbn", &play("[Contract \"1NT\"]\n", "SK S9 S4 SQ"));
    record("trump.pbn", &play("", "SK SJ S4 SQ"));
    let solve = |deal| vec!["solve", "--deal", deal];
    let led = |cards| vec!["solve", "--deal", DEAL, "--lead", "N", "--strain", "N", "--played", cards];
    let sample = |contract, more: &[&'static str]| {
        let head = ["sample", "--deal", SEEN, "--contract", contract, "--declarer", "S"];
        [&head[..], more].concat()
    };
    let commands = [
        solve("K2... J3... A4... Q5..."),
        solve("N:K2... J3... A4..."),
        solve("N:K2.. J3... A4... Q5..."),
        solve("N:K2... J3... A4... Qx..."),
        solve("N:K2... J3... K4... Q5..."),
        solve("N:K2... J3... A4... Q..."),
        solve("N:K2... - A4... Q5..."),
        solve("N:... ... ... ..."),
        vec!["solve", "--deal", DEAL, "--lead", "N", "--strain", "9"],
        led("SK,SA"),
        led("SK,H3"),
        led("SK,SJ,SA,SQ,S4,S5,S2,H3,H2"),
        vec!["solve", "twice.pbn", "short.pbn"],
        vec!["solve", "--play", "revoke.pbn", "held.pbn", "trump.pbn"],
        vec!["replay", "trump.pbn"],
        sample("8S", &[]),
        sample("4S", &["--played", "SA"]),
        sample("4S", &["--played", "HQ,HA,H5,C6"]),
        vec!["sample", "--deal", "N:AKQ2.A2.K3.5432 - - -", "--contract", "4S", "--declarer", "S"],
        vec!["sample", "--deal", "N:AKQ2.A2.K3.5432 -", "--contract", "4S", "--declarer", "S"],
    ];
    in_every_language("bridge", folder.path(), &commands);
}

#[test]
fn games_of_doppelkopf() {
    let folder = tempfile::tempdir().unwrap();
    let game =
        |rest: &str| format!(r#"{{"tricks": [{{"leader": 1, "cards": ["HT", "H9", "HA", "HA"]}}]{rest}}}"#);
    let games = [
        r#"{"name": "empty"}"#.to_owned(),
        "7".to_owned(),
        game(r#", "first_player": 5"#),
        game(r#", "game_type": "Armut""#),
        game(r#", "game_type": "Wedding""#),
        game(r#", "game_type": "QueensSolo""#),
        game(r#", "hands": [["HT"], ["XX"], [], []]"#),
        game(r#", "hands": [["HT", "HT", "HT"], [], [], []]"#),
        game(r#", "hands": [[], [], []]"#),
        game(r#", "duty": "forced""#),
        r#"{"steps": [{"player": 1, "action": "Card"}]}"#.to_owned(),
    ];
    fs::write(folder.path().join("games.json"), format!("[{}]", games.join(","))).unwrap();
    fs::write(folder.path().join("broken.json"), "[{").unwrap();
    let solve = |hands: &'static str, more: &[&'static str]| {
        [&["doko", "solve", "--hands", hands, "--re", "1"], more].concat()
    };
    let alone = |more: &[&'static str]| {
        let so_far = ["--solo", "fleischlos", "--augen", "100", "--tricks", "5"];
        solve(FLEISCHLOS, &[&so_far[..], more].concat())
    };
    let score = |more: &[&'static str]| {
        [
            &[
                "doko", "score", "--kind", "normal", "--re", "1", "--re", "3", "--augen", "130", "--tricks",
                "6",
            ],
            more,
        ]
        .concat()
    };
    let commands = [
        solve("XA / SA / SA / SA", &[]),
        solve("C8 / SA / SA / SA", &[]),
        solve("SA SA SA / SA / SA / S9", &[]),
        solve("SA / SA / SA / S9", &[]),
        solve("SA ST / SA / S9 / S9", &[]),
        solve(" / / / ", &[]),
        solve("SA / S9", &[]),
        solve(FLEISCHLOS, &["--solo", "armut"]),
        solve(FLEISCHLOS, &["--augen", "230", "--tricks", "5"]),
        solve(FLEISCHLOS, &["--solo", "fleischlos", "--re", "2"]),
        alone(&["--table", "XX"]),
        alone(&["--table", "CA"]),
        alone(&["--table", "SA,H9"]),
        alone(&["--call", "re:keine45"]),
        alone(&["--special", "hat re"]),
        vec!["doko", "solve", "broken.json"],
        vec!["doko", "solve", "nowhere.json"],
        vec!["doko", "solve", "games.json", "--game", "3"],
        vec!["doko", "solve", "games.json", "--game", "6"],
        vec!["doko", "replay", "games.json", "broken.json"],
        vec!["doko", "score", "--kind", "armut", "--re", "1", "--augen", "130", "--tricks", "6"],
        score(&["--re", "4"]),
        score(&["--call", "all:re"]),
    ];
    in_every_language("doppelkopf", folder.path(), &commands);
}
