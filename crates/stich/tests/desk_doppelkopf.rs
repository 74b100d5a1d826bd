//! The referee's desk for Doppelkopf as its users meet it.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

mod ran;

use std::{
    io::Write as _,
    process::{Command, Stdio},
};

use ran::{shown, stich};

/// Position 2 did not follow, it was claimed, nothing is decided, the other side has made two Absagen.
const REVOKE: [&str; 10] = [
    "table=4",
    "offender=2",
    "claimed=3",
    "soloist=none",
    "clarified=no",
    "could-follow=yes",
    "rest-certain=none",
    "already-won=none",
    "absagen-against=2",
    "can-decide=yes",
];

/// The desk at this topic with these facts, away from the settings of whoever runs the tests.
fn desk(lang: &str, topic: &str, facts: &[&str], more: &[&str]) -> Command {
    let mut command = stich(&["--lang", lang, "desk", "--game", "doppelkopf", topic]);
    command.args(more);
    for fact in facts {
        command.args(["--fact", fact]);
    }
    command
}

fn run(mut command: Command) -> String {
    shown(&command.output().unwrap())
}

fn exit(topic: &str, facts: &[&str], more: &[&str]) -> i32 {
    desk("en", topic, facts, more).output().unwrap().status.code().unwrap()
}

#[test]
fn a_ruling_in_every_language() {
    for lang in ["en", "de", "da", "nl", "nb"] {
        insta::assert_snapshot!(format!("revoke_{lang}"), run(desk(lang, "revoke", &REVOKE, &[])));
    }
}

#[test]
fn under_the_tsr_as_json() {
    let ruled = run(desk("de", "revoke", &REVOKE, &["--rules", "tsr", "--json"]));
    insta::assert_snapshot!("revoke_json", ruled);
    let waiting = run(desk("de", "call-late", &["table=5", "dealer=1"], &["--json"]));
    insta::assert_snapshot!("call_late_json", waiting);
}

#[test]
fn what_is_missing_is_asked_for() {
    insta::assert_snapshot!("fact_missing", run(desk("de", "revoke", &REVOKE[..5], &[])));
}

#[test]
fn how_it_ends() {
    assert_eq!(exit("revoke", &REVOKE, &[]), 0);
    assert_eq!(exit("revoke", &REVOKE[..9], &[]), 3);
    // The program names its default where it has one, and is silent where only a person can judge.
    assert_eq!(exit("uncovered-tricks", &["table=4", "offender=1", "claimed=no"], &[]), 0);
    assert_eq!(exit("spectator", &["influenced-game=yes"], &[]), 4);
    assert_eq!(exit("broken-off", &["table=4", "offender=1", "all-agreed=no"], &[]), 4);
    assert_eq!(exit("no-such-topic", &["table=4"], &[]), 2);
    for wrong in ["table=3", "table=yes", "no-such-fact=1", "table"] {
        assert_eq!(exit("revoke", &[wrong], &[]), 2, "{wrong}");
    }
    assert_eq!(exit("revoke", &["table=4", "offender=5"], &[]), 2);
    assert_eq!(exit("revoke", &["table=5", "dealer=2", "offender=2"], &[]), 2, "the dealer sits out");
    for wrong in [["--edition", "2007"], ["--rules", "pagat"], ["--other-reading", "DP7"]] {
        assert_eq!(exit("revoke", &REVOKE, &wrong), 2, "{wrong:?}");
    }
}

#[test]
fn a_conversation() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stich"));
    command.args(["--lang", "de", "desk", "--game", "doppelkopf"]);
    command.env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "COLUMNS"] {
        command.env_remove(name);
    }
    let mut child = command.spawn().unwrap();
    // A revoke at a table of four: one answer taken back, a wrong one, and at last the ruling.
    let typed = "2\n4\n2\nz\n3\n1\na\n9\n1\n1\n1\n1\n2\n1\ne\n";
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    insta::assert_snapshot!("conversation", shown(&child.wait_with_output().unwrap()));
}

#[test]
fn a_chart() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stich"));
    command.args(["--lang", "de", "chart", "--game", "doppelkopf", "naming"]).env("LC_ALL", "C");
    insta::assert_snapshot!("chart_naming", run(command));
}
