//! Which clauses a case reaches is known without running it, and known rightly. `STICH_GOLDEN=1` writes the list anew.
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::{
    fs,
    path::{Path, PathBuf},
    thread,
};

use casebook::{
    Reached,
    reached::{Known, line},
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A case, played; its line in the list, if it can be played.
fn played(text: &str) -> Option<(Reached, String)> {
    let case = casebook::parse(text).ok()?;
    let reached = (&casebook::run(&case).ok()?.played).into();
    Some((reached, line(text, &case, &reached)))
}

#[test]
fn the_list_says_of_every_case_what_running_it_says() {
    let files = casebook::files(&root().join("cases")).unwrap();
    assert!(files.len() > 1000, "that is not the case book");
    let texts: Vec<String> = files.iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let part = texts.len().div_ceil(thread::available_parallelism().map_or(1, usize::from));
    let all: Vec<_> = thread::scope(|scope| {
        let parts: Vec<_> = texts
            .chunks(part)
            .map(|texts| scope.spawn(|| texts.iter().map(|text| played(text)).collect::<Vec<_>>()))
            .collect();
        parts.into_iter().flat_map(|part| part.join().unwrap()).collect()
    });
    let mut lines: Vec<&str> = all.iter().flatten().map(|(_, line)| line.as_str()).collect();
    lines.sort_unstable();
    lines.dedup();
    let list = lines.join("\n") + "\n";
    let file = root().join("crates/casebook/src/reached.txt");
    if std::env::var_os("STICH_GOLDEN").is_some() {
        fs::write(&file, &list).unwrap();
        return;
    }
    let old = "the list is old: STICH_GOLDEN=1 cargo test --workspace --test reached";
    assert!(fs::read_to_string(&file).unwrap() == list, "{old}");
    let known = Known::default();
    for ((text, file), played) in texts.iter().zip(&files).zip(&all) {
        assert_eq!(known.of(text), played.as_ref().map(|(reached, _)| *reached), "{}", file.display());
    }
}

/// A case that was changed by one letter is another: nobody says of it what was true before.
#[test]
fn a_case_that_was_changed_is_run() {
    let file = casebook::files(&root().join("cases")).unwrap().remove(0);
    let text = fs::read_to_string(file).unwrap();
    let (reached, _) = played(&text).unwrap();
    assert!(reached != Reached::default());
    let known = Known::default();
    let changed = format!("{text}# one's own\n");
    assert_eq!(known.of(&changed), None);
    assert_eq!(known.or_run(&changed).unwrap(), reached);
    assert!(known.or_run("no case").is_err());
}
