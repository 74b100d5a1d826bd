//! The crates of cards, laws, words and sheets know no chance, clock, thread or file: nothing they need does, and
//! they do not ask the system themselves. So they also run in a browser (`cargo check --target
//! wasm32-unknown-unknown -p sheet`).

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// Whatever any of them needs, `sheet` needs.
const PURE: [&str; 12] = [
    "cards",
    "bridge",
    "ruling",
    "bridge-laws",
    "bridge-book",
    "claims",
    "doppelkopf",
    "doppelkopf-rules",
    "doppelkopf-score",
    "doppelkopf-laws",
    "wording",
    "sheet",
];

const OUTSIDE: [&str; 12] = [
    "rand",
    "rand_core",
    "chacha20",
    "getrandom",
    "fastrand",
    "rayon",
    "crossbeam-utils",
    "tokio",
    "jiff",
    "chrono",
    "time",
    "web-time",
];

/// The standard library's doors to the system.
const DOORS: [&str; 6] = ["std::time", "std::fs", "std::thread", "std::net", "std::env", "std::process"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn nothing_they_need_knows_chance_clock_thread_or_file() {
    for name in PURE {
        let tree = ["tree", "-p", name, "-e", "normal", "--prefix", "none", "--locked", "--offline"];
        let out = Command::new(env!("CARGO")).args(tree).current_dir(root()).output().unwrap();
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        let text = String::from_utf8(out.stdout).unwrap();
        let needed: BTreeSet<&str> = text.lines().filter_map(|line| line.split(' ').next()).collect();
        assert!(needed.contains(name), "{text}");
        let outside: Vec<_> = OUTSIDE.into_iter().filter(|other| needed.contains(other)).collect();
        assert!(outside.is_empty(), "{name} needs {outside:?}");
    }
}

#[test]
fn nor_do_they_ask_the_system_themselves() {
    let mut read = 0;
    for name in PURE {
        let mut folders = vec![root().join("crates").join(name).join("src")];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let text = fs::read_to_string(&path).unwrap();
                let door = DOORS.into_iter().find(|door| text.contains(door));
                assert_eq!(door, None, "{}", path.display());
                read += 1;
            }
        }
    }
    assert!(read > 100, "{read}");
}
